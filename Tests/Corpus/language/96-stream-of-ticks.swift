// Streams with AsyncStream: build, termination, buffering, iterators
let countdown = AsyncStream<Int> { continuation in
    for n in stride(from: 3, through: 1, by: -1) { continuation.yield(n) }
    continuation.finish()
}
for await n in countdown { print(n, terminator: " ") }
print("liftoff")
let (stream, continuation) = AsyncStream.makeStream(of: String.self)
continuation.onTermination = { reason in print("ended:", reason) }
let listener = Task { () -> [String] in
    var all: [String] = []
    for await word in stream where !word.isEmpty { all.append(word) }
    return all
}
continuation.yield("a")
continuation.yield("")
continuation.yield("b")
continuation.finish()
print(await listener.value)
if case .terminated = continuation.yield("late") { print("terminated") }
let newest = AsyncStream<Int>(bufferingPolicy: .bufferingNewest(2)) { c in
    for n in 1...5 {
        switch c.yield(n) {
        case .enqueued(let remaining): print("enqueued \(n), room for \(remaining)")
        case .dropped(let lost): print("dropped \(lost)")
        case .terminated: print("terminated")
        @unknown default: break
        }
    }
    c.finish()
}
for await n in newest { print(n) }
let oldest = AsyncStream(Int.self, bufferingPolicy: .bufferingOldest(1)) { c in
    for n in 1...3 { c.yield(n) }
    c.finish()
}
print(await oldest.reduce(0, +))
var n = 0
let unfolded = AsyncStream(unfolding: { () -> Int? in n += 1; return n <= 3 ? n : nil })
var iterator = unfolded.makeAsyncIterator()
while let next = await iterator.next() { print("unfolded", next) }
print(await countdown.first { _ in true } ?? 0)
