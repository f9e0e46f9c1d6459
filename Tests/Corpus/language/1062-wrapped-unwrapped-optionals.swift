// from swiftc
let s: String? = "42", n: String? = nil
print(s.flatMap(Int.init) ?? 0, n?.count as Any, s?.count ?? 0, s!.hasPrefix("4"), n ?? s ?? "x", [s, n].compactMap { $0 }, (s, n))
if let s, let i = Int(s), i > 40 { print("big", i) }; guard let v = s else { fatalError() }; print(v)
if let first = [1, 2].first, case 1...5 = first { print(first) }
let oo: Int?? = 5; print(oo as Any, oo! as Any, oo!!, oo.flatMap { $0 } ?? 0, (nil as Int??) as Any)
func f(_ x: Int?) -> String { switch x { case 0?: "zero"; case let v? where v < 0: "neg"; case .some: "pos"; case .none: "none" } }; print([0, -1, 5, nil].map(f))
var d: [String: Int?] = ["a": nil, "b": 2]; print(d["a"] as Any, d["z"] as Any, d["b"]! as Any, d.count); d["a"] = .some(nil); d["b"] = nil; print(d)
class Node { var next: Node?; var v: Int; init(_ v: Int, _ n: Node? = nil) { self.v = v; next = n } }; let l = Node(1, Node(2, Node(3))); print(l.next?.next?.v ?? 0, l.next?.next?.next?.v as Any, l.next?.next.map { $0.v * 2 } as Any); l.next?.next?.v += 10; print(l.next!.next!.v)
let implicitly: Int! = 3; print(implicitly + 1, implicitly as Any, Optional(3) == 3, Optional(2) ?? 1 + 1, s == nil, nil == n, (1 as Int?) != nil)
print("\(String(describing: s)) \(n ?? "nil")", s.map { "<\($0)>" } ?? "-", [nil, 3, 1].compactMap { $0 }.max()!, (Int("x") ?? Int("7"))!, [Int?](repeating: nil, count: 2))
while let x = [1].first { print(x); break }; var it = [1, nil, 3].makeIterator(); while let x = it.next() { print(x as Any, terminator: " ") }; print()
print(Optional(1).map { $0 + 1 }.flatMap { $0 > 1 ? "\($0)" : nil }.map(\.count) as Any, zip([1, nil], [2, 3]).map { $0.map { a in a + 1 } ?? $1 })
