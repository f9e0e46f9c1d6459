// What swiftc does: a literal beside an implicit member is of the program's type that has the operator and the member.
struct Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Comparable, CustomStringConvertible {
    var metres: Double
    init(_ metres: Double) { self.metres = metres }
    init(integerLiteral value: Int) { metres = Double(value) }
    init(floatLiteral value: Double) { metres = value }
    static let unit = Length(1)
    var description: String { "\(metres) m" }
    static func < (a: Length, b: Length) -> Bool { a.metres < b.metres }
    static func + (a: Length, b: Length) -> Length { Length(a.metres + b.metres) }
    static func - (a: Length, b: Length) -> Length { Length(a.metres - b.metres) }
}
struct Name: ExpressibleByStringLiteral, CustomStringConvertible {
    var text: String
    init(stringLiteral value: String) { text = value }
    static let anonymous: Name = "?"
    var description: String { "Name(\(text))" }
    static func + (a: Name, b: Name) -> Name { Name(stringLiteral: a.text + b.text) }
}

print(1 + .unit)
print(7 - .unit, 2.5 + .unit)
let sum: Any = 1 - .unit
print(sum, "\(1 + .unit)")
print("a" + .anonymous, .anonymous + "b")
print(1 + 2, 2.5 - 1, "a" + "b")
