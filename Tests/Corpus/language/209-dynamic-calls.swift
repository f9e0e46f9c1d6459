@dynamicMemberLookup
struct JSONValue {
    var d: [String: Int]
    subscript(dynamicMember name: String) -> Int? {
        get { d[name] }
        set { d[name] = newValue }
    }
}
var j = JSONValue(d: ["a": 1])
print(j.a as Any, j.zzz as Any); j.b = 5; print(j.d["b"]!)
struct Pt { var x = 1; var y = 2 }
@dynamicMemberLookup
struct Lens<T> {
    var value: T
    subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> U {
        get { value[keyPath: k] }
        set { value[keyPath: k] = newValue }
    }
}
var l = Lens(value: Pt()); l.x = 10; print(l.x + l.y, l.value)
@dynamicCallable
struct Caller {
    func dynamicallyCall(withArguments a: [Int]) -> Int { a.reduce(0, +) }
    func dynamicallyCall(withKeywordArguments a: KeyValuePairs<String, Int>) -> String {
        a.map { "\($0.key):\($0.value)" }.joined(separator: ",")
    }
}
let c = Caller()
print(c(1, 2, 3) as Int, c(a: 1, b: 2))
struct Adder {
    let n: Int; func callAsFunction(_ x: Int) -> Int { x + n }; func callAsFunction(twice x: Int) -> Int { x * 2 + n }
}
let add = Adder(n: 3)
print(add(4), add(twice: 5), [1, 2].map { add($0) })
extension String.StringInterpolation {
    mutating func appendInterpolation(_ v: Pt) { appendLiteral("(\(v.x); \(v.y))") }
    mutating func appendInterpolation(hex v: Int) { appendInterpolation(String(v, radix: 16)) }
    mutating func appendInterpolation<T>(maybe v: T?) {
        if let v { appendInterpolation(v) } else { appendLiteral("none") }
    }
    mutating func appendInterpolation(_ v: Double, places: Int) { appendLiteral("\((v * 100).rounded() / 100)") }
}
print("\(Pt()) \(hex: 255) \(maybe: nil as Int?) \(maybe: 3) \(2.71828, places: 2)")
struct Html: ExpressibleByStringInterpolation, CustomStringConvertible {
    var parts: String
    init(stringLiteral v: String) { parts = v }
    init(stringInterpolation i: StringInterpolation) { parts = i.out }
    struct StringInterpolation: StringInterpolationProtocol {
        var out = ""
        init(literalCapacity: Int, interpolationCount: Int) {}
        mutating func appendLiteral(_ l: String) { out += l }
        mutating func appendInterpolation<T>(_ v: T) { out += "<b>\(v)</b>" }
        mutating func appendInterpolation(raw v: String) { out += v }
    }
    var description: String { parts }
}
let h: Html = "Hi \(1 + 1) and \(raw: "<i>") end"
print(h)
let h2: Html = "plain"
print(h2)
