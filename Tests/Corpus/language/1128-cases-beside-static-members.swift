// A case and a static member may share their base name: the full name and the type distinguish them.

enum Shape {
    case circle(Double), none
    static let circle = 5
    static func none(_ x: Int) -> Int { x }
}
print(Shape.circle as Int, Shape.circle(2), Shape.none(3), Shape.none)

enum Value {
    case number(Int)
    case text(of: Int)
    static func number(_ x: String) -> String { x }
    static func text(from n: Int) -> Value { .text(of: n + 1) }
    static func number() -> Value { .number(7) }
}
print(Value.number(1), Value.number("q"), Value.number(), Value.text(from: 1), Value.text(of: 1))
let made: Value = .number(3)
switch made {
case .number(let n): print("number", n)
case .text: print("text")
}

enum Level {
    case low
    static func low() -> Int { 1 }
}
print(Level.low, Level.low())
