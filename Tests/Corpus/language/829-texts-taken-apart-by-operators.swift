// Expected: compiled with swiftc 6.3. Texts with values in them beside a type of the program that takes them apart.
struct Q: ExpressibleByStringInterpolation {
    var text: String; var n = 0
    init(stringLiteral s: String) { text = s }
    init(stringInterpolation i: I) { text = i.text; n = i.n }
    struct I: StringInterpolationProtocol {
        var text = "", n = 0
        init(literalCapacity: Int, interpolationCount: Int) {}
        mutating func appendLiteral(_ s: String) { text += s }
        mutating func appendInterpolation(_ value: Any) { n += 1; text += "?" }
        mutating func appendInterpolation(_ values: [Int]) { text += "(\(values.count))" }
    }
    static func + (l: Q, r: Q) -> Q { var q = l; q.text += " " + r.text; q.n += r.n; return q }
}
let q: Q = "a \(1)"
print(q + "LIMIT \(10)" + "OFFSET 0")
print(q + "LIMIT \(10)")
print((q + "LIMIT \([1, 2])").text, ("x \(1)" + q).text)
let w: Q = "a \(1)" + "b \([3])" + "c"
print(w.text)
