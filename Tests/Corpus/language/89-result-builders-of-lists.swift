@resultBuilder enum ArrayBuilder<Element> {
    static func buildExpression(_ e: Element) -> [Element] { [e] }
    static func buildExpression(_ e: [Element]) -> [Element] { e }
    static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
    static func buildOptional(_ p: [Element]?) -> [Element] { p ?? [] }
    static func buildEither(first: [Element]) -> [Element] { first }
    static func buildEither(second: [Element]) -> [Element] { second }
    static func buildArray(_ p: [[Element]]) -> [Element] { p.flatMap { $0 } }
    static func buildFinalResult(_ p: [Element]) -> [Element] { p }
}
func numbers(@ArrayBuilder<Int> _ make: () -> [Int]) -> [Int] { make() }
print(numbers { 1; [2, 3]; for i in 4...5 { i; i * 10 }; if false { 99 } })
extension Array { init(@ArrayBuilder<Element> build: () -> [Element]) { self = build() } }
let names = [String](build: { "a"; if names2.isEmpty { "none" } else { names2 } })
var names2: [String] { ["x", "y"] }
print(names)
protocol Node { func render() -> String }
struct Text: Node { let s: String; init(_ s: String) { self.s = s } ; func render() -> String { s } }
struct Tag: Node { let name: String; let children: [Node]
  init(_ name: String, @NodeBuilder _ children: () -> [Node]) { self.name = name; self.children = children() }
  func render() -> String { "<\(name)>" + children.map { $0.render() }.joined() + "</\(name)>" } }
@resultBuilder struct NodeBuilder {
  static func buildBlock(_ c: [Node]...) -> [Node] { c.flatMap { $0 } }
  static func buildExpression(_ n: Node) -> [Node] { [n] }
  static func buildExpression(_ s: String) -> [Node] { [Text(s)] }
  static func buildOptional(_ c: [Node]?) -> [Node] { c ?? [] }
  static func buildEither(first c: [Node]) -> [Node] { c }
  static func buildEither(second c: [Node]) -> [Node] { c }
  static func buildArray(_ c: [[Node]]) -> [Node] { c.flatMap { $0 } } }
let loggedIn = true
let html = Tag("html") { Tag("body") { "Hi"; if loggedIn { Tag("b") { "you" } } else { "nobody" }; for i in 1...2 { Tag("li") { "\(i)" } } } }
print(html.render())
@resultBuilder struct Sum { static func buildPartialBlock(first: Int) -> Int { first }
 static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next } }
func sum(@Sum _ f: () -> Int) -> Int { f() }
print(sum { 1; 2; 3 })
struct Menu { var items: [Node]; init(@NodeBuilder items: () -> [Node]) { self.items = items() } }
print(Menu { "a"; "b" }.items.count, Menu(items: { "q" }).items.count)
