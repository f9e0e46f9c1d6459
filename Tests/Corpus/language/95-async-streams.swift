// AsyncStream: continuation, buffering, onTermination, unfolding, makeStream

let numbers = AsyncStream<Int> { continuation in
    continuation.onTermination = { reason in print("over:", reason) }
    for n in 1...3 { continuation.yield(n) }
    continuation.finish()
}
for await n in numbers { print(n) }
let (stream, continuation) = AsyncStream.makeStream(of: String.self)
let producer = Task {
    for word in ["x", "y"] {
        try? await Task.sleep(for: .milliseconds(5))
        continuation.yield(word)
    }
    continuation.finish()
}
for await word in stream { print(word) }
await producer.value
let newest = AsyncStream<Int>(bufferingPolicy: .bufferingNewest(2)) { continuation in
    for n in 1...5 { continuation.yield(n) }
    continuation.finish()
}
for await n in newest { print("newest", n) }
let oldest = AsyncStream<Int>(Int.self, bufferingPolicy: .bufferingOldest(2)) { continuation in
    for n in 1...4 {
        switch continuation.yield(n) {
        case .enqueued(let remaining): print("enqueued, left", remaining)
        case .dropped(let value): print("dropped", value)
        case .terminated: print("terminated")
        @unknown default: break
        }
    }
    continuation.finish()
    if case .terminated = continuation.yield(9) { print("after the end") }
}
for await n in oldest { print("oldest", n) }
var count = 0
let made = AsyncStream<Int>(unfolding: {
    count += 1
    return count < 4 ? count : nil
})
for await n in made { print("unfolded", n) }
