// Expected: compiled with swiftc 6.3. Result builders with a generic parameter that the place says.
struct Rule<T>: CustomStringConvertible { let test: (T) -> Bool; var description: String { "Rule<\(T.self)>" } }
func rule<T>(_ test: @escaping (T) -> Bool) -> Rule<T> { Rule(test: test) }
@resultBuilder struct RuleBuilder<T> {
    static func buildExpression(_ r: Rule<T>) -> [Rule<T>] { [r] }
    static func buildBlock(_ parts: [Rule<T>]...) -> [Rule<T>] { parts.flatMap { $0 } }
    static func buildArray(_ parts: [[Rule<T>]]) -> [Rule<T>] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [Rule<T>]?) -> [Rule<T>] { part ?? [] }
    static func buildEither(first: [Rule<T>]) -> [Rule<T>] { first }
    static func buildEither(second: [Rule<T>]) -> [Rule<T>] { second }
}
struct Validator<T> {
    let rules: [Rule<T>]
    init(@RuleBuilder<T> _ make: () -> [Rule<T>]) { rules = make() }
    func check(_ t: T) -> Bool { rules.allSatisfy { $0.test(t) } }
}
let strict = true
let v = Validator<String> {
    rule { $0.count > 2 }
    for bad in ["foo", "bar"] { rule { !$0.contains(bad) } }
    if strict { rule { $0 != "x" } }
    if strict { rule { $0.hasPrefix("a") } } else { rule { $0.isEmpty } }
}
print(v.rules.count, v.check("abc"), v.check("foo!"))
func validator<T>(of type: T.Type, @RuleBuilder<T> _ make: () -> [Rule<T>]) -> Validator<T> { let r = make(); return Validator { for x in r { x } } }
let w = validator(of: Int.self) {
    for n in 1...3 { rule { $0 != n } }
    for n in 4...5 { if n > 4 { rule { $0 < n } } }
}
print(w.rules, w.check(4), w.check(7))
