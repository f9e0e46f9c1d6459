// from swiftc
// A static property of another type is an expression pattern: it is compared with ~=.
struct Keys {
    static let name = "name"
    static let limit = 10
    struct Nested { static let code = 404 }
}
enum Kind {
    case a, b
    static let title = "Kind"
    static var all: ClosedRange<Int> { 1...3 }
}
final class Cell {
    static let identifier = "Cell"
    class var other: String { "Other" }
}
func text(_ value: String) -> String {
    switch value {
    case Keys.name: return "a name"
    case Kind.title: return "a kind"
    case Cell.identifier, Cell.other: return "a cell"
    default: return "none"
    }
}
func number(_ value: Int) -> String {
    switch value {
    case Kind.all: return "small"
    case Keys.limit: return "limit"
    case Keys.Nested.code: return "missing"
    case Int.max: return "largest"
    default: return "other"
    }
}
func kind(_ value: Kind?) -> String {
    switch value {
    case Kind.a?: return "a"
    case Kind.b?: return "b"
    case .none: return "nothing"
    }
}
print(["name", "Kind", "Cell", "Other", "x"].map(text))
print([2, 10, 404, Int.max, 7].map(number))
print([Kind.a, .b, nil].map(kind))
if case Keys.name = "name" { print("if case") }
let optional: String? = "Cell"
if case Cell.identifier? = optional { print("optional") }
switch optional {
case Cell.identifier: print("through the optional")
default: print("not")
}
for case Keys.limit in [1, 10, 10] { print("ten") }
