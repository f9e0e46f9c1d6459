// A store with actions, effects and observers
actor Store<State: Sendable, Action: Sendable> {
    private(set) var state: State
    private let reduce: @Sendable (inout State, Action) -> Effect?
    typealias Effect = @Sendable () async -> Action?
    private var subscribers: [Int: AsyncStream<State>.Continuation] = [:]
    private var nextID = 0
    init(_ state: State, reduce: @escaping @Sendable (inout State, Action) -> Effect?) {
        self.state = state
        self.reduce = reduce
    }
    func send(_ action: Action) async {
        let effect = reduce(&state, action)
        for subscriber in subscribers.values { subscriber.yield(state) }
        if let effect, let next = await effect() { await send(next) }
    }
    func states() -> AsyncStream<State> {
        let id = nextID
        nextID += 1
        return AsyncStream { continuation in
            continuation.yield(state)
            subscribers[id] = continuation
            continuation.onTermination = { _ in Task { await self.remove(id) } }
        }
    }
    private func remove(_ id: Int) { subscribers[id] = nil }
    var subscriberCount: Int { subscribers.count }
}
struct App: Equatable { var count = 0; var isLoading = false }
enum Action { case add(Int), load, loaded(Int) }
let store = Store(App()) { (state: inout App, action: Action) in
    switch action {
    case .add(let n): state.count += n; return nil
    case .load:
        state.isLoading = true
        return { try? await Task.sleep(for: .milliseconds(2)); return .loaded(10) }
    case .loaded(let n): state.isLoading = false; state.count += n; return nil
    }
}
let stream = await store.states()
let watcher = Task { () -> [App] in
    var seen: [App] = []
    for await state in stream { seen.append(state); if seen.count == 4 { break } }
    return seen
}
await store.send(.add(1))
await store.send(.load)
for state in await watcher.value { print(state) }
print(await store.state.count)
