// A mailbox of messages with replies
enum Message: Sendable { case increment(Int), get(CheckedContinuation<Int, Never>), stop }
struct Mailbox: Sendable {
    private let continuation: AsyncStream<Message>.Continuation
    let loop: Task<Int, Never>
    init() {
        let (stream, continuation) = AsyncStream.makeStream(of: Message.self)
        self.continuation = continuation
        loop = Task {
            var count = 0
            loop: for await message in stream {
                switch message {
                case .increment(let by) where by > 0: count += by
                case .increment: break
                case .get(let reply): reply.resume(returning: count)
                case .stop: break loop
                }
            }
            return count
        }
    }
    func send(_ message: Message) { continuation.yield(message) }
    func count() async -> Int { await withCheckedContinuation { send(.get($0)) } }
}
let box = Mailbox()
box.send(.increment(2))
box.send(.increment(-5))
box.send(.increment(3))
print(await box.count())
await withTaskGroup(of: Void.self) { group in
    for n in 1...10 { group.addTask { box.send(.increment(n)) } }
}
print(await box.count())
box.send(.stop)
print(await box.loop.value)
