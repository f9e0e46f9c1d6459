// from swiftc
import Foundation
extension String.StringInterpolation {
    mutating func appendInterpolation(_ n: Double, digits: Int) { appendLiteral(String(format: "%.\(digits)f", n)) }
    mutating func appendInterpolation<T>(_ o: T?, or d: @autoclosure () -> String) { if let o { appendInterpolation(o) } else { appendLiteral(d()) } }
    mutating func appendInterpolation(repeat s: String, _ n: Int) { for _ in 0..<n { appendLiteral(s) } }
}
let none: Int? = nil
print("\(3.14159, digits: 2) \(none, or: "-") \(Optional(5), or: "x") \(repeat: "ab", 2)")
struct SQL: ExpressibleByStringInterpolation { var text = ""; var args: [Any] = []
    struct Interp: StringInterpolationProtocol { var t = ""; var a: [Any] = []; init(literalCapacity: Int, interpolationCount: Int) {}; mutating func appendLiteral(_ l: String) { t += l }; mutating func appendInterpolation(_ v: Any) { t += "?"; a.append(v) }; mutating func appendInterpolation(raw s: String) { t += s } }
    init(stringLiteral s: String) { text = s }; init(stringInterpolation i: Interp) { text = i.t; args = i.a } }
let table = "users"; let q: SQL = "SELECT * FROM \(raw: table) WHERE id = \(5) AND n = \("x")"; print(q.text, q.args)
print(#"raw \n \#(1 + 1) "q""#, """
    multi \
    line "quoted" \("""
    nested
    """)
      indent
    """)
print("tab\tq\"uote\\ \u{1F600} \0".count, "a\u{0301}".count, "line1\r\nline2".count, "\("x" + "\("y")")")
