// A cache with expiry by an injected clock
protocol TimeSource: Sendable { func now() async -> Int }
actor ManualTime: TimeSource {
    private var time = 0
    func now() -> Int { time }
    func advance(by step: Int) { time += step }
}
actor ExpiringCache<Key: Hashable & Sendable, Value: Sendable> {
    private struct Entry { let value: Value; let expires: Int }
    private var entries: [Key: Entry] = [:]
    private let time: any TimeSource
    private let lifetime: Int
    private(set) var misses = 0
    init(lifetime: Int, time: any TimeSource) {
        self.lifetime = lifetime
        self.time = time
    }
    func value(for key: Key, orLoad load: @Sendable (Key) async throws -> Value) async rethrows -> Value {
        let now = await time.now()
        if let entry = entries[key], entry.expires > now { return entry.value }
        misses += 1
        let value = try await load(key)
        entries[key] = Entry(value: value, expires: now + lifetime)
        return value
    }
    var keys: [Key] { Array(entries.keys) }
}
struct Missing: Error { let key: String }
let time = ManualTime()
let cache = ExpiringCache<String, Int>(lifetime: 10, time: time)
let load: @Sendable (String) async throws -> Int = { key in
    guard !key.isEmpty else { throw Missing(key: key) }
    await Task.yield()
    return key.count
}
print(try await cache.value(for: "apple", orLoad: load), try await cache.value(for: "apple", orLoad: load))
print("misses", await cache.misses)
await time.advance(by: 9)
_ = try await cache.value(for: "apple", orLoad: load)
await time.advance(by: 1)
_ = try await cache.value(for: "apple", orLoad: load)
print("misses", await cache.misses)
do { _ = try await cache.value(for: "", orLoad: load) } catch let error as Missing { print("missing '\(error.key)'") }
print(await cache.value(for: "pear") { _ in 99 }, await cache.keys.sorted())
