// AsyncStream from a timer-like producer, with cancellation of the consumer
func ticks(every interval: Duration, count: Int) -> AsyncStream<Int> {
    AsyncStream { continuation in
        let producer = Task {
            for n in 1...count {
                try? await Task.sleep(for: interval)
                if Task.isCancelled { break }
                continuation.yield(n)
            }
            continuation.finish()
        }
        continuation.onTermination = { reason in
            producer.cancel()
            if case .cancelled = reason { print("stream cancelled") } else { print("stream finished") }
        }
    }
}
for await n in ticks(every: .milliseconds(5), count: 3) { print("tick", n) }
let consumer = Task {
    var seen = 0
    for await _ in ticks(every: .milliseconds(10), count: 100) { seen += 1; if seen == 2 { break } }
    return seen
}
print(await consumer.value)
let cancelled = Task { () -> Int in
    var seen = 0
    for await _ in ticks(every: .milliseconds(20), count: 100) { seen += 1 }
    return seen
}
try await Task.sleep(for: .milliseconds(50))
cancelled.cancel()
print(await cancelled.value)
