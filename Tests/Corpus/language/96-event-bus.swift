// An event bus with a stream for each listener
actor EventBus {
    enum Event: Equatable { case login(String), logout, message(from: String, text: String) }
    private var continuations: [Int: AsyncStream<Event>.Continuation] = [:]
    private var nextID = 0
    func events() -> AsyncStream<Event> {
        let id = nextID
        nextID += 1
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
        continuations[id] = continuation
        continuation.onTermination = { [weak self] _ in
            guard let self else { return }
            Task { await self.remove(id) }
        }
        return stream
    }
    private func remove(_ id: Int) { continuations[id] = nil }
    func send(_ event: Event) { for id in continuations.keys.sorted() { continuations[id]!.yield(event) } }
    func close() { for continuation in continuations.values { continuation.finish() } }
    var listeners: Int { continuations.count }
}
let bus = EventBus()
let first = await bus.events(), second = await bus.events()
let names = Task {
    var names: [String] = []
    for await event in first {
        if case .message(let from, _) = event { names.append(from) }
    }
    return names
}
let logins = Task { await second.filter { $0 != .logout }.reduce(0) { count, _ in count + 1 } }
print(await bus.listeners)
await bus.send(.login("ann"))
await bus.send(.message(from: "ann", text: "hi"))
await bus.send(.message(from: "bob", text: "hello"))
await bus.send(.logout)
await bus.close()
print(await names.value, await logins.value)
while await bus.listeners > 0 { await Task.yield() }
print("no listeners")
