import Foundation

func example(of title: String, action: @MainActor () async throws -> Void) async {
    print("\n=== \(title) ===")
    do { try await action() } catch { print("error:", error) }
}

actor Account {
    enum Failure: Error, Equatable { case insufficient(missing: Int), closed }
    let number: Int
    private(set) var balance: Int
    private var isClosed = false
    init(number: Int, balance: Int) {
        self.number = number
        self.balance = balance
    }
    func deposit(_ amount: Int) { balance += amount }
    func withdraw(_ amount: Int) throws {
        guard !isClosed else { throw Failure.closed }
        guard balance >= amount else { throw Failure.insufficient(missing: amount - balance) }
        balance -= amount
    }
    func transfer(_ amount: Int, to other: Account) async throws {
        try withdraw(amount)
        await other.deposit(amount)
    }
    func close() { isClosed = true }
    nonisolated var label: String { "account #\(number)" }
}
extension Account: CustomStringConvertible {
    nonisolated var description: String { label }
}

await example(of: "state behind an actor") {
    let savings = Account(number: 1, balance: 100), current = Account(number: 2, balance: 5)
    print(savings, current.label)
    try await savings.transfer(40, to: current)
    print(await savings.balance, await current.balance)
    do {
        try await current.transfer(60, to: savings)
    } catch Account.Failure.insufficient(let missing) {
        print("missing", missing)
    }
    await savings.close()
    try await savings.withdraw(1)
}

await example(of: "no lost updates") {
    actor Counter {
        private var counts: [String: Int] = [:]
        subscript(key: String) -> Int { counts[key, default: 0] }
        func increment(_ key: String, by step: Int = 1) { counts[key, default: 0] += step }
        func update(_ body: @Sendable (inout [String: Int]) -> Void) { body(&counts) }
    }
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
        for number in 0..<100 {
            group.addTask { await counter.increment(number.isMultiple(of: 2) ? "even" : "odd") }
        }
    }
    await counter.update { $0["even"]? *= 2 }
    print(await counter["even"], await counter["odd"], await counter["none"])
}

await example(of: "reentrancy") {
    actor Cache {
        private var loading: [String: Task<String, Never>] = [:]
        private(set) var loads = 0
        func value(_ key: String) async -> String {
            if let task = loading[key] { return await task.value }
            let task = Task { () -> String in
                loads += 1
                try? await Task.sleep(for: .milliseconds(3))
                return key.uppercased()
            }
            loading[key] = task
            return await task.value
        }
    }
    let cache = Cache()
    async let a = cache.value("swift")
    async let b = cache.value("swift")
    async let c = cache.value("rx")
    print(await [a, b, c], "loads:", await cache.loads)
}

@globalActor actor Database {
    static let shared = Database()
}

@Database final class Table {
    private var rows: [Int: String] = [:]
    func insert(_ row: String) -> Int {
        let id = rows.count + 1
        rows[id] = row
        return id
    }
    func all() -> [String] { rows.keys.sorted().compactMap { rows[$0] } }
}

await example(of: "a global actor") {
    let table = await Table()
    for name in ["Ada", "Grace"] { print(await table.insert(name)) }
    print(await table.all())
}

@MainActor final class Screen {
    var title = "untitled" { didSet { print("title is", title) } }
    func load() async {
        title = "loading"
        let text = await Task.detached { "loaded" }.value
        title = text
    }
}

await example(of: "the main actor") {
    let screen = Screen()
    await screen.load()
    await MainActor.run { screen.title = "ready" }
    Task { @MainActor in screen.title = "later" }
    await Task.yield()
    print("end")
}

await example(of: "isolated parameters") {
    func rename(_ account: isolated Account, adding amount: Int) -> Int {
        account.deposit(amount)
        return account.balance
    }
    print(await rename(Account(number: 9, balance: 1), adding: 8))
}

protocol Store: Actor {
    associatedtype Item
    func add(_ item: Item)
    var count: Int { get }
}
actor Shelf<Item: Sendable>: Store {
    private var items: [Item] = []
    func add(_ item: Item) { items.append(item) }
    var count: Int { items.count }
}
await example(of: "actors and protocols") {
    func fill<S: Store>(_ store: S, with items: [S.Item]) async -> Int where S.Item: Sendable {
        for item in items { await store.add(item) }
        return await store.count
    }
    print(await fill(Shelf(), with: ["a", "b", "c"]))
}
