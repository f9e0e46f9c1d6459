struct Meters: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible {
    var v: Double; init(floatLiteral: Double) { v = floatLiteral };
    init(integerLiteral: Int) { v = Double(integerLiteral) }; var description: String { "\(v)m" }
}
let m: Meters = 5
let m2: Meters = 2.5
print(m, m2, [1, 2.5] as [Meters])
struct Name: ExpressibleByStringLiteral, Hashable { let s: String; init(stringLiteral: String) { s = stringLiteral } }
let n: Name = "bob"
print(n.s, n == "bob", ["a": 1] as [Name: Int])
func greet(_ n: Name) -> String { "hi \(n.s)" }
print(greet("al"))
struct Tags: ExpressibleByArrayLiteral { var t: [String]; init(arrayLiteral e: String...) { t = e } }
let t: Tags = ["x", "y"]
print(t.t)
func tag(_ t: Tags = []) -> Int { t.t.count }
print(tag(), tag(["a"]))
struct Conf: ExpressibleByDictionaryLiteral {
    var p: [(String, Int)] = []; init(dictionaryLiteral e: (String, Int)...) { p = e }
}
let c: Conf = ["b": 2, "a": 1]
print(c.p)
struct Flag: ExpressibleByBooleanLiteral { let b: Bool; init(booleanLiteral v: Bool) { b = v } }
let f: Flag = true
print(f.b)
struct Nilly: ExpressibleByNilLiteral { let k: String; init(nilLiteral: ()) { k = "nil!" } }
let z: Nilly = nil
print(z.k)
extension String.StringInterpolation {
    mutating func appendInterpolation(_ v: Int, pad n: Int) {
        let s = String(v); appendLiteral(String(repeating: "0", count: max(0, n - s.count)) + s)
    }; mutating func appendInterpolation(hex v: Int) { appendInterpolation("0x" + String(v, radix: 16)) };
    mutating func appendInterpolation(if c: Bool, _ s: String) { if c { appendLiteral(s) } }
}
print("\(7, pad: 3) \(hex: 255) \(if: true, "yes")\(if: false, "no")")
