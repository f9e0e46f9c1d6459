// from swiftc
@resultBuilder
enum HTML {
    static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "\n") }
    static func buildOptional(_ part: String?) -> String { part ?? "" }
    static func buildEither(first: String) -> String { first }
    static func buildEither(second: String) -> String { second }
    static func buildArray(_ parts: [String]) -> String { parts.joined() }
    static func buildExpression(_ number: Int) -> String { "<b>\(number)</b>" }
    static func buildExpression(_ text: String) -> String { text }
}
func div(_ name: String = "div", @HTML _ body: () -> String) -> String { "<\(name)>\(body())</\(name)>" }
let isAdmin = true
let page = div {
    "Hello"
    42
    if isAdmin { "admin" } else { "guest" }
    if !isAdmin { "never" }
    div("ul") { for i in 1...3 { div("li") { i * 10 } } }
}
print(page)
