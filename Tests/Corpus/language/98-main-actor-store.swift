// A store of the main actor with observers
@MainActor final class Store<Value> {
    private(set) var value: Value { didSet { for observer in observers.values { observer(value) } } }
    private var observers: [Int: @MainActor (Value) -> Void] = [:]
    private var last = 0
    init(_ value: Value) { self.value = value }
    func update(_ change: (inout Value) throws -> Void) rethrows { try change(&value) }
    func observe(_ observer: @escaping @MainActor (Value) -> Void) -> Token {
        last += 1
        observers[last] = observer
        let id = last
        return Token { [weak self] in self?.observers[id] = nil }
    }
    func values() -> AsyncStream<Value> where Value: Sendable {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: .bufferingNewest(1))
        continuation.yield(value)
        let token = observe { continuation.yield($0) }
        continuation.onTermination = { _ in Task { @MainActor in token.cancel() } }
        return stream
    }
    struct Token {
        let cancel: @MainActor () -> Void
    }
    var count: Int { observers.count }
}
struct State: Sendable, Equatable { var name = "-"; var tags: [String] = [] }
let store = Store(State())
let token = store.observe { print("observed", $0.name, $0.tags) }
store.update { $0.name = "a" }
store.update { $0.tags.append("x") }
let reader = Task { @MainActor in
    var names: [String] = []
    for await state in store.values() {
        names.append(state.name)
        if state.name == "c" { break }
    }
    return names
}
try await Task.sleep(for: .milliseconds(5))
store.update { $0.name = "b" }
store.update { $0.name = "c" }
print(await reader.value)
token.cancel()
try await Task.sleep(for: .milliseconds(5))
store.update { $0.name = "quiet" }
print(store.count, store.value)
