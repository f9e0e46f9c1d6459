// A bounded channel between a producer and consumers
actor Channel<Element: Sendable> {
    private var buffer: [Element] = []
    private let capacity: Int
    private var senders: [CheckedContinuation<Void, Never>] = []
    private var receivers: [CheckedContinuation<Element?, Never>] = []
    private var isClosed = false
    init(capacity: Int) { self.capacity = capacity }
    func send(_ element: Element) async {
        if !receivers.isEmpty { receivers.removeFirst().resume(returning: element); return }
        if buffer.count >= capacity { await withCheckedContinuation { senders.append($0) } }
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
        for receiver in receivers { receiver.resume(returning: nil) }
        receivers = []
    }
}
let channel = Channel<Int>(capacity: 2)
let producer = Task {
    for n in 1...6 { await channel.send(n) }
    await channel.close()
}
var sum = 0
while let n = await channel.receive() { sum += n }
await producer.value
print(sum)
