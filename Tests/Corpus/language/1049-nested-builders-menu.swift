// from swiftc
@resultBuilder struct MenuBuilder { static func buildBlock(_ c: [Entry]...) -> [Entry] { c.flatMap { $0 } }; static func buildExpression(_ e: Entry) -> [Entry] { [e] }; static func buildExpression(_ e: [Entry]) -> [Entry] { e }; static func buildOptional(_ c: [Entry]?) -> [Entry] { c ?? [] }; static func buildEither(first c: [Entry]) -> [Entry] { c }; static func buildEither(second c: [Entry]) -> [Entry] { c }; static func buildArray(_ c: [[Entry]]) -> [Entry] { c.flatMap { $0 } }; static func buildLimitedAvailability(_ c: [Entry]) -> [Entry] { c } }
indirect enum Entry { case item(String, price: Double), group(String, [Entry])
    var total: Double { switch self { case .item(_, let p): p; case .group(_, let es): es.map(\.total).reduce(0, +) } }
    func lines(_ depth: Int = 0) -> [String] { let pad = String(repeating: "  ", count: depth); switch self { case .item(let n, let p): return ["\(pad)\(n) \(p)"]; case .group(let n, let es): return ["\(pad)\(n):"] + es.flatMap { $0.lines(depth + 1) } } } }
func Item(_ n: String, _ p: Double) -> Entry { .item(n, price: p) }
func Group(_ n: String, @MenuBuilder _ c: () -> [Entry]) -> Entry { .group(n, c()) }
struct Menu { let entries: [Entry]; init(@MenuBuilder _ c: () -> [Entry]) { entries = c() } }
let vegan = true, extras = ["olives", "feta"]
let menu = Menu { Item("bread", 1.5); Group("mains") { if vegan { Item("tofu", 8) } else { Item("beef", 12) }; Group("sides") { for (i, e) in extras.enumerated() { Item(e, Double(i) + 0.5) } } }; if extras.count > 5 { Item("many", 1) }; if #available(macOS 10, *) { Item("new", 2) }; switch extras.count { case 0: Item("none", 0); case 2: Item("two", 2.25); default: Item("more", 3) }; let note = "tea"; Item(note, 0.75); [Item("x", 1), Item("y", 1)] }
print(menu.entries.flatMap { $0.lines() }.joined(separator: "\n")); print(menu.entries.map(\.total).reduce(0, +))
