// A dollar in a name, an attribute right before a parenthesis, a constant that both ways of a choice set.
class Model {
    var sum$ = 1
    let `$` = 2
    func add(_ n: Int) { sum$ += n }
}
let model = Model()
model.add(3)
print(model.sum$, model.`$`)
let a$b = 1
print(a$b, [1].map { $0 + a$b })
func load(_ name: String, done: @escaping(_ text: String) -> Void) { done("got \(name)") }
func run(of name: String, body: @escaping() -> (Void)) {
    print(name)
    body()
}
func check(_ value: @autoclosure() -> Int, _ result: @escaping(Result<Int, Error>) -> Void) { result(.success(value())) }
load("a") { print($0) }
run(of: "b") { print("body") }
check(4) { print($0) }
func name(_ ok: Bool) -> String {
    let result: String
    ok ? (result = "yes") : (result = "no")
    return result
}
print(name(true), name(false))
struct Choice {
    let value: Int
    init(_ first: Bool) { first ? (value = 1) : (value = 2) }
}
print(Choice(true).value, Choice(false).value)
func ~> (left: Int, right: Int) -> Int { left * 10 + right }
print(1 ~> 2)
