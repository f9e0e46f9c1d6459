// Result builders with generic parameters: said by the attribute, or found by each use.
@resultBuilder enum ListBuilder<T> {
    static func buildBlock(_ parts: [T]...) -> [T] { parts.flatMap { $0 } }
    static func buildExpression(_ one: T) -> [T] { [one] }
    static func buildExpression(_ some: [T]) -> [T] { some }
    static func buildOptional(_ part: [T]?) -> [T] { part ?? [] }
    static func buildEither(first: [T]) -> [T] { first }
    static func buildEither(second: [T]) -> [T] { second }
    static func buildArray(_ parts: [[T]]) -> [T] { parts.flatMap { $0 } }
}
protocol View { func render(_ indent: Int) -> String }
extension View { func padded(_ n: Int) -> some View { Padded(n: n, inner: self) } }
struct Text: View {
    let text: String
    init(_ text: String) { self.text = text }
    func render(_ indent: Int) -> String { String(repeating: " ", count: indent) + text }
}
struct Padded<V: View>: View { let n: Int; let inner: V; func render(_ i: Int) -> String { inner.render(i + n) } }
struct Stack: View {
    let views: [any View]
    init(@ListBuilder<any View> _ content: () -> [any View]) { views = content() }
    func render(_ indent: Int) -> String { views.map { $0.render(indent + 2) }.joined(separator: "\n") }
}
let isAdmin = true, names = ["Ann", "Bob"]
let page = Stack {
    Text("Header")
    if isAdmin { Text("Admin") } else { Text("User") }
    Stack {
        for name in names { Text("- " + name) }
        if names.isEmpty { Text("nobody") }
    }
    Text("padded").padded(4)
}
print(page.render(0))
func list(@ListBuilder<Int> _ make: () -> [Int]) -> [Int] { make() }
print(list { 1; 2; [3, 4]; if names.count > 1 { 5 } })
func optionals(@ListBuilder<Int?> _ make: () -> [Int?]) -> [Int?] { make() }
print(optionals { 1; nil; 2 })
func any(@ListBuilder<Any> _ make: () -> [Any]) -> Int { make().count }
print(any { 1; "two"; 3.0 })
func generic<T>(@ListBuilder<T> _ make: () -> [T]) -> [T] { make() }
print(generic { "a"; "b" })
struct Menu {
    @ListBuilder<any View> var items: [any View] { Text("one"); Stack { Text("two") } }
    @ListBuilder<Double> func sizes() -> [Double] { 1; 2.5 }
}
print(Menu().items.map { $0.render(0) }, Menu().sizes())
