// Timeout by racing two child tasks
struct TimedOut: Error, CustomStringConvertible { var description: String { "timed out" } }
func withTimeout<T: Sendable>(_ duration: Duration, _ work: @escaping @Sendable () async throws -> T) async throws -> T {
    try await withThrowingTaskGroup(of: T.self) { group in
        group.addTask { try await work() }
        group.addTask {
            try await Task.sleep(for: duration)
            throw TimedOut()
        }
        defer { group.cancelAll() }
        return try await group.next()!
    }
}
print(try await withTimeout(.seconds(1)) { "quick" })
do {
    let value = try await withTimeout(.milliseconds(20)) { () -> String in
        try await Task.sleep(for: .seconds(60))
        return "slow"
    }
    print(value)
} catch is TimedOut { print("gave up") }
func retry<T>(_ times: Int, delay: Duration, _ work: () async throws -> T) async throws -> T {
    for attempt in 1..<times {
        do { return try await work() } catch {
            print("attempt \(attempt) failed: \(error)")
            try await Task.sleep(for: delay * attempt)
        }
    }
    return try await work()
}
var calls = 0
let clock = ContinuousClock()
let start = clock.now
print(try await retry(4, delay: .milliseconds(10)) { () async throws -> String in
    calls += 1
    if calls < 3 { throw TimedOut() }
    return "ok after \(calls)"
})
print(clock.now - start >= .milliseconds(30))
