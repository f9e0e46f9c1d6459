// optionals and control flow
struct Address {
    var street: String?
    var city: City?
}
struct City {
    var name: String
    var mayor: Person?
}
class Person {
    var name: String
    var address: Address?
    var pets: [String: Int]?
    init(_ n: String) { name = n }
    func greet() -> String? { address == nil ? nil : "hi from \(name)" }
}
let p: Person? = Person("Ann")
print(p?.address?.city?.name as Any, p?.name.count as Any, p?.greet() as Any, p?.pets?["x"] as Any)
p?.address = Address(street: nil, city: City(name: "Rome", mayor: Person("Bo")))
p?.pets = ["cat": 1]
p?.pets?["cat"]? += 4
p?.pets?["dog"]? += 1
p?.address?.city?.mayor?.name += "!"
print(
    p!.address!.city!.mayor!.name, p!.pets!, p?.address?.street?.isEmpty ?? true, p?.greet()?.uppercased() ?? "-",
    (p?.address?.city?.name = "Oslo") != nil, p!.address!.city!.name)
func parse(_ s: String?) -> Int {
    guard let s, let n = Int(s), n > 0 else { return -1 }
    return n
}
print(parse(nil), parse("x"), parse("-3"), parse("8"))
let a: Int? = 5, b: Int? = nil
print(
    a ?? 0, b ?? a ?? 9, a.map { $0 * 2 } as Any, b.map { $0 * 2 } as Any, a.flatMap { $0 > 3 ? "big" : nil } as Any,
    a == 5, b == nil, [a, b].compactMap { $0 }, a != b, a.debugDescription)
if let a, let c = b ?? Optional(a), a == c { print("both", a, c) } else { print("no") }
if a != nil, case let x? = a, x > 4 { print("x", x) }
switch (a, b) {
case let (x?, y?): print(x + y)
case (let x?, nil): print("only", x)
case (nil, _): print("none")
}
var stack = [1, 2, 3]
while let top = stack.popLast(), top > 1 { print("popped", top) }
print(stack)
let names: [String?] = ["a", nil, "c"]
for (i, n) in names.enumerated() {
    guard let n else {
        print(i, "skip")
        continue
    }
    print(i, n)
}
print(names.map { $0 ?? "?" }, names.lazy.compactMap { $0 }.count, names.contains(nil), names.firstIndex(of: nil)!)
outer: for i in 1...3 {
    for j in 1...3 {
        if j == 2 { continue outer }
        if i == 3 { break outer }
        print(i, j)
    }
}
var n = 0
repeat { n += 3 } while n < 10
print(n)
let kind = n > 10 ? "big" : n == 10 ? "ten" : "small"
print(kind)
let msg = if n > 11 { "gt" } else if n == 11 { "eq" } else { "lt" }
let size =
    switch n {
    case 0..<5: 1
    case 5...: 2
    default: 3
    }
print(msg, size)
func find(_ t: String, in d: [String: [Int]]) -> (key: String, sum: Int)? {
    guard let v = d[t], !v.isEmpty else { return nil }
    defer { print("looked", t) }
    return (t, v.reduce(0, +))
}
if let (k, s) = find("a", in: ["a": [1, 2]]) { print(k, s) }
print(find("b", in: [:]) == nil, find("a", in: ["a": [4]])?.sum ?? 0)
var o: String! = "iuo"
print(o.count, o as Any)
o = nil
print(o == nil, o?.count as Any)
let nested: Int?? = .some(nil)
print(nested as Any, nested == nil, nested! == nil, (nested ?? 7) as Any)
func f(_ x: Int...) -> Int { x.isEmpty ? -1 : x.max()! }
print(f(), f(3), f(1, 9, 4))
func g(a: Int = 1, _ b: Int = 2, c: Int) -> Int { a * 100 + b * 10 + c }
print(g(c: 3), g(a: 4, c: 5), g(7, c: 8))
func swap2(_ t: (a: Int, b: Int)) -> (a: Int, b: Int) { (t.b, t.a) }
let sw = swap2((1, 2))
print(sw, sw.a, sw.1)
var (x, y) = (1, 2)
(x, y) = (y, x + y)
print(x, y)
for i in stride(from: 10, to: 0, by: -4) { print(i, terminator: ",") }
for case let (i, c) in zip(1..., "ab") where c != "a" { print(i, c) }
for (k, v) in ["z": 1, "y": 2].sorted(by: <) { print(k, v, terminator: ";") }
print()
assert(n > 0, "bad")
precondition(true)
let t = (name: "T", tags: ["x"], inner: (1, 2.5))
print(t.name, t.tags[0], t.inner.1, t)
let (nm, _, (i1, _)) = t
print(nm, i1)
let closureOpt: ((Int) -> Int)? = { $0 + 1 }
print(closureOpt?(4) as Any, closureOpt.map { $0(1) }!)
let dict: [String: () -> String] = ["hi": { "hello" }]
print(dict["hi"]?() ?? "-", dict["no"]?() ?? "-")
var grid = [[Int?]](repeating: [nil, 1], count: 2)
grid[0][0] = 5
grid[1][1]! += 9
print(grid, grid.flatMap { $0.compactMap { $0 } }, grid.map { $0.map { $0.map(String.init) ?? "_" }.joined() })
