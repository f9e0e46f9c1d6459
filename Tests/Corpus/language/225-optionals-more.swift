// optionals
struct Address { var street: String?; var zip: Int? }
class Person {
    var name: String; var address: Address?; var friend: Person?; var pets: [String]?; init(_ n: String) { name = n };
    func greet() -> String? { address == nil ? nil : "hi \(name)" }
}
let a = Person("Al"); let b = Person("Bo"); a.friend = b; b.address = Address(street: "Main", zip: nil);
b.pets = ["cat", "dog"]
print(
    a.friend?.address?.street?.uppercased() ?? "none", a.address?.zip as Any, a.friend?.pets?[1] ?? "-",
    a.friend?.pets?.first?.count as Any)
a.friend?.address?.zip = 123; a.friend?.pets?.append("fox"); a.friend?.friend?.name = "nobody";
print(b.address!.zip!, b.pets!)
print(a.greet() ?? "nil greet", b.greet()!, (a.friend?.greet()).map { $0.count } as Any)
let s: String? = "42";
print(
    s.map { $0 + "!" } as Any, s.flatMap { Int($0) } as Any, s.flatMap(Int.init).map { $0 * 2 } ?? 0, Int(s ?? "") ?? -1
)
let n: Int? = nil; print(n ?? 7, n == nil, n.map { $0 + 1 } as Any, n ?? n ?? 9, (n ?? 1) + 1)
func f(_ x: Int?) -> String { guard let x, x > 0 else { return "bad" }; return "ok \(x)" }
print(f(nil), f(-1), f(3))
if let s, let i = Int(s), i > 40, case let j = i * 2 { print("chain", j) } else { print("no") }
var o: Int? = 3; o? += 1; print(o as Any); o = nil; o? += 1; print(o as Any); o = .some(1); o! += 5; print(o!)
let oo: Int?? = .some(nil); print(oo == nil, oo! == nil, oo as Any); if let x = oo { print("outer", x as Any) }
let d = ["a": 1]; print(d["a"]!, d["b"] ?? 0, d["a"].map { "\($0)" } ?? "x"); if let v = d["a"] { print(v) }
let arr: [Int?] = [1, nil, 3];
print(arr.compactMap { $0 }, arr.map { $0 ?? 0 }, arr.first! as Any, arr.last!!, arr.count, arr)
print([1, 2].first.map { $0 * 10 }!, [Int]().first as Any, [Int]().max() ?? -1, "abc".first!, "".last as Any)
let any: Any? = 5; print(any as? Int ?? 0, (any as? String) as Any); let u: Any = s as Any; print(u, (u as? String)!)
var iuo: String! = "implicit"; print(iuo.count, iuo!, iuo ?? "z"); iuo = nil; print(iuo == nil, iuo as Any)
func find(_ k: String) -> (Int, String)? { k == "x" ? (1, "one") : nil }
if let (i, w) = find("x") { print(i, w) }; print(find("y")?.1 ?? "no tuple")
switch (Int("3"), Int("z")) {
case let (x?, nil): print("only", x);
default: break
}
print(
    Optional(3) == 3, Optional<Int>.none == nil, Optional("a") ?? "b", [Optional(1), nil], (nil as Int?) as Any,
    Optional(Optional(2)) as Any)
let w = Int("12").flatMap { $0 > 10 ? $0 : nil }; print(w as Any); while let x = o, x > 4 { o = x - 1; print("w", x) }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
print((nil as String?).orEmpty.isEmpty, s.orEmpty); print(a.friend === b, a.friend?.friend === nil, a.friend != nil)
let opts: [String: Int?] = ["k": nil, "v": 2]; print(opts["k"] as Any, opts["v"]!!, opts["zz"] as Any, opts.count)
let lines = ["1", "b", "3"].map { Int($0) }; for case let x? in lines { print(x, terminator: " ") };
for (i, x) in lines.enumerated() { if let x { print(i, x, terminator: ";") } }; print()
let res = try? JSONLike.parse("["); print(res as Any);
enum JSONLike {
    struct E: Error {}; static func parse(_ s: String) throws -> Int? { if s == "[" { throw E() }; return nil }
}; print((try? JSONLike.parse("ok")) as Any)
guard let z = Optional(9) else { fatalError() }; print(z)
