// @main with async, result builder, property wrapper, key paths, inheritance
@propertyWrapper struct Loaded<Value> {
    private var loader: () async -> Value
    init(wrappedValue: @escaping () async -> Value) { loader = wrappedValue }
    var wrappedValue: () async -> Value { get { loader } set { loader = newValue } }
    var projectedValue: Loaded { self }
    func get() async -> Value { await loader() }
}
class Base {
    func load() async throws -> String { "base" }
    var title: String { get async { "Base" } }
    init() async { await Task.yield() }
}
class Derived: Base {
    override func load() async throws -> String { try await super.load() + "+derived" }
    override var title: String { get async { await super.title + "!" } }
    override init() async { await super.init() }
}
struct Config { @Loaded var number = { await Task.yield(); return 41 } }
@resultBuilder enum Jobs {
    static func buildBlock(_ parts: [() async -> Int]...) -> [() async -> Int] { parts.flatMap { $0 } }
    static func buildExpression(_ job: @escaping () async -> Int) -> [() async -> Int] { [job] }
    static func buildOptional(_ part: [() async -> Int]?) -> [() async -> Int] { part ?? [] }
    static func buildArray(_ parts: [[() async -> Int]]) -> [() async -> Int] { parts.flatMap { $0 } }
}
func runAll(@Jobs _ jobs: () -> [() async -> Int]) async -> [Int] {
    var out: [Int] = []
    for job in jobs() { out.append(await job()) }
    return out
}
@main struct App {
    static var started = false
    static func main() async throws {
        started = true
        let object: Base = await Derived()
        print(try await object.load(), await object.title)
        print(await Config().$number.get() + 1)
        let flag = started
        print(await runAll {
            { 1 }
            if flag { { await Task.yield(); return 2 } }
            for n in 3...4 { { n } }
        })
        let path = \App.Item.name
        print(await item()[keyPath: path])
    }
    struct Item { let name: String }
    static func item() async -> Item { Item(name: "kp") }
}
