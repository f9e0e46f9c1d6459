let sum: (Int...) -> Int = { (xs: Int...) in xs.reduce(0, +) }
print(sum(1, 2, 3), sum())
func avg(_ xs: Double...) -> Double { xs.isEmpty ? 0 : xs.reduce(0, +) / Double(xs.count) }
let f = avg
print(f(1, 2), avg())
print([Any]([1, "a"]).count)
let a = [Any]([1, "a", 2.5])
print(a)
let b = [Int?]([1, nil])
print(b)
let c = Set<AnyHashable>([1, "a"])
print(c.count, c.contains("a"))
class A {
    var x = 0 {
        willSet { print("A will", newValue) }
        didSet { print("A did", oldValue, x); if x > 10 { x = 10 } }
    }
}
class B: A {
    override var x: Int {
        willSet { print("B will", newValue) }
        didSet { print("B did", oldValue, x) }
    }
}
let o = B()
o.x = 5
o.x = 20
print(o.x)
print("abc".contains(""), "".contains(""), "abc".hasPrefix(""), "abc".hasSuffix(""))
func over(_ x: Int) -> Int { 1 }
func over(_ x: Int) -> String { "s" }
let s1: String = over(1); let i1: Int = over(1)
print(s1, i1, over(1) as String)
let pairs: KeyValuePairs = ["a": 1, "b": 2, "a": 3]
for (k, v) in pairs { print(k, v) }
print(pairs.count, pairs[0].key, pairs[2].value, pairs)
print(pairs.map { "\($0.key)=\($0.value)" }.joined(separator: "&"))
func post(_ p: KeyValuePairs<String, Any>) { for (k, v) in p { print("\(k): \(v)") } }
post(["x": 1, "y": "two"])
