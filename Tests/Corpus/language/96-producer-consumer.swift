// A channel between tasks, with a buffer and back-pressure by continuations
actor Channel<Element: Sendable> {
    private var buffer: [Element] = []
    private let capacity: Int
    private var senders: [CheckedContinuation<Void, Never>] = []
    private var receivers: [CheckedContinuation<Element?, Never>] = []
    private var isClosed = false
    init(capacity: Int) { self.capacity = capacity }
    func send(_ element: Element) async {
        if let receiver = receivers.first {
            receivers.removeFirst()
            receiver.resume(returning: element)
            return
        }
        while buffer.count >= capacity { await withCheckedContinuation { senders.append($0) } }
        buffer.append(element)
    }
    func receive() async -> Element? {
        if !buffer.isEmpty {
            let element = buffer.removeFirst()
            if !senders.isEmpty { senders.removeFirst().resume() }
            return element
        }
        if isClosed { return nil }
        return await withCheckedContinuation { receivers.append($0) }
    }
    func close() {
        isClosed = true
        let waiting = receivers
        receivers = []
        for receiver in waiting { receiver.resume(returning: nil) }
    }
}
let channel = Channel<Int>(capacity: 2)
let producer = Task {
    for n in 1...6 { await channel.send(n) }
    await channel.close()
}
let consumer = Task {
    var all: [Int] = []
    while let n = await channel.receive() { all.append(n) }
    return all
}
await producer.value
print(await consumer.value)
