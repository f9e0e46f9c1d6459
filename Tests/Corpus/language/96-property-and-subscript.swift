// Effectful properties and subscripts, async initialisers, protocols with async requirements
protocol Store {
    associatedtype Item
    var count: Int { get async }
    subscript(key: String) -> Item? { get async throws }
    func save(_ item: Item, for key: String) async throws
}
enum StoreError: Error { case locked(String) }
final class Memory: Store {
    private var items: [String: Int] = [:]
    var count: Int { items.count }
    subscript(key: String) -> Int? {
        get async throws {
            if key == "secret" { throw StoreError.locked(key) }
            await Task.yield()
            return items[key]
        }
    }
    func save(_ item: Int, for key: String) { items[key] = item }
}
struct Config {
    let text: String
    init(name: String) async throws {
        if name.isEmpty { throw StoreError.locked("name") }
        await Task.yield()
        text = "config of \(name)"
    }
    var upper: String { get async { text.uppercased() } }
    static var shared: Config { get async throws { try await Config(name: "shared") } }
}
func show<S: Store>(_ store: S, _ key: String) async where S.Item == Int {
    do { print(key, try await store[key] ?? -1, await store.count) } catch { print(key, error) }
}
let memory = Memory()
memory.save(1, for: "a")
await show(memory, "a")
await show(memory, "b")
await show(memory, "secret")
print(try await Config(name: "x").text, try await Config.shared.upper)
let config = try? await Config(name: "")
print(config == nil)
