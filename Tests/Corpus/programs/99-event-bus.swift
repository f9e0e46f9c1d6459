// An event bus with async subscribers
actor EventBus<Event: Sendable> {
    private var continuations: [Int: AsyncStream<Event>.Continuation] = [:]
    private var next = 0
    func events() -> AsyncStream<Event> {
        next += 1
        let id = next
        let (stream, continuation) = AsyncStream<Event>.makeStream()
        continuation.onTermination = { [weak self] _ in Task { await self?.remove(id) } }
        continuations[id] = continuation
        return stream
    }
    private func remove(_ id: Int) { continuations[id] = nil }
    func post(_ event: Event) { for id in continuations.keys.sorted() { continuations[id]?.yield(event) } }
    func close() { for c in continuations.values { c.finish() } }
    var subscribers: Int { continuations.count }
}
enum AppEvent: Sendable, Equatable { case login(String), logout, tick(Int) }
let bus = EventBus<AppEvent>()
let first = await bus.events(), second = await bus.events()
let names = Task { () -> [String] in
    var names: [String] = []
    for await case .login(let name) in first { names.append(name) }
    return names
}
let count = Task { await second.reduce(0) { sum, event in if case .tick(let n) = event { return sum + n }; return sum } }
for event in [AppEvent.login("ann"), .tick(3), .login("bob"), .tick(4), .logout] { await bus.post(event) }
print(await bus.subscribers)
await bus.close()
print(await names.value, await count.value)
