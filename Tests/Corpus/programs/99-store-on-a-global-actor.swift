// Global actors, isolated parameters, nonisolated members
@globalActor actor StoreActor { static let shared = StoreActor() }
@StoreActor final class Store {
    private(set) var items: [String] = []
    nonisolated let name: String
    nonisolated init(name: String) { self.name = name }
    func add(_ item: String) -> Int { items.append(item); return items.count }
    nonisolated func describe() async -> String { "\(name): \(await items.joined(separator: ","))" }
    subscript(index: Int) -> String { items[index] }
}
@StoreActor func addAll(_ list: [String], to store: Store) -> [Int] { list.map { store.add($0) } }
actor Counter {
    var value = 0
    init() {}
    convenience init(start: Int) { self.init(); }
    func increment(by n: Int = 1) -> Int { value += n; return value }
    nonisolated var kind: String { "counter" }
    func run<T>(_ body: (isolated Counter) throws -> T) rethrows -> T { try body(self) }
}
func bump(_ counter: isolated Counter) -> Int { counter.value += 100; return counter.value }
let store = Store(name: "shop")
print(await addAll(["a", "b"], to: store), await store[1], await store.describe(), store.name)
let counter = Counter()
print(await counter.increment(), await counter.increment(by: 5), await bump(counter), counter.kind)
print(await counter.run { c in c.value *= 2; return c.value })
let t = Task { @StoreActor in store.add("c") }
print(await t.value)
await StoreActor.run2 { print("on store") }
extension StoreActor { static func run2(_ body: @StoreActor () -> Void) async { await body() } }
