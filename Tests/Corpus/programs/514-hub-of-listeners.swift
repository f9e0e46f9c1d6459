// A small publish/subscribe hub, several listeners, ended by the hub
actor Hub<Event: Sendable> {
    private var listeners: [Int: AsyncStream<Event>.Continuation] = [:]
    private var nextID = 0
    func subscribe() -> AsyncStream<Event> {
        let id = nextID
        nextID += 1
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
        listeners[id] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { await self?.remove(id) }
        }
        return stream
    }
    func publish(_ event: Event) { for id in listeners.keys.sorted() { listeners[id]?.yield(event) } }
    func close() { listeners.values.forEach { $0.finish() } }
    private func remove(_ id: Int) { listeners[id] = nil }
    var count: Int { listeners.count }
}
let hub = Hub<String>()
let first = await hub.subscribe()
let reader = Task { () -> [String] in
    var all: [String] = []
    for await event in first { all.append(event) }
    return all
}
let early = Task { () -> String? in
    let second = await hub.subscribe()
    for await event in second where event.hasPrefix("b") { return event }
    return nil
}
while await hub.count < 2 { await Task.yield() }
for event in ["apple", "bean", "corn"] {
    await hub.publish(event)
    await Task.yield()
}
print(await early.value ?? "none")
while await hub.count > 1 { await Task.yield() }
print("one left")
await hub.publish("date")
await hub.close()
print(await reader.value)
