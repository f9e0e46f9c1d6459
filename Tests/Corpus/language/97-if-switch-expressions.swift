// if and switch as expressions in all places
func sign(_ n: Int) -> String {
    if n > 0 { "positive" } else if n < 0 { "negative" } else { "zero" }
}
print(sign(3), sign(-1), sign(0))
let value = 7
let kind: String = switch value {
case ..<0: "negative"
case 0: "zero"
case 1...9: if value.isMultiple(of: 2) { "small even" } else { "small odd" }
default: "large"
}
print(kind)
struct P { let x: Int; var text: String { switch x { case 0: "none"; default: "some" } } }
print(P(x: 0).text, P(x: 2).text)
var total = 0
total = if value > 5 { 10 } else { 1 }
print(total)
let f = { (n: Int) in if n > 1 { "many" } else { "one" } }
print(f(1), f(2))
enum E: Error { case bad }
func check(_ n: Int) throws -> Int {
    return if n > 0 { n } else { throw E.bad }
}
print(try check(2), (try? check(0)) as Any)
let optional: Int? = if value == 7 { nil } else { 3 }
print(optional as Any)
func never(_ n: Int) -> Int {
    let x = if n > 0 { n } else { fatalError("no") }
    return x
}
print(never(4))
let x = if value > 5 {
    "big"
} else {
    "small"
}
print(x)
