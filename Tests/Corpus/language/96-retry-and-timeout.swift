// Helpers that retry and that race against a time limit
struct TimedOut: Error {}
enum Network: Error { case offline, gone }
func retrying<T>(_ times: Int, _ work: (Int) async throws -> T) async throws -> T {
    for attempt in 1..<times {
        do { return try await work(attempt) } catch { print("attempt \(attempt) failed: \(error)") }
    }
    return try await work(times)
}
func withTimeout<T: Sendable>(_ limit: Duration, _ operation: @escaping @Sendable () async throws -> T) async throws -> T {
    try await withThrowingTaskGroup(of: T.self) { group in
        group.addTask { try await operation() }
        group.addTask {
            try await Task.sleep(for: limit)
            throw TimedOut()
        }
        defer { group.cancelAll() }
        return try await group.next()!
    }
}
let value = try await retrying(3) { attempt -> String in
    if attempt < 3 { throw Network.offline }
    return "got it at \(attempt)"
}
print(value)
do {
    let _: Int = try await retrying(2) { _ in throw Network.gone }
} catch Network.gone { print("gone") }
print(try await withTimeout(.seconds(5)) { 42 })
do {
    try await withTimeout(.milliseconds(20)) { try await Task.sleep(nanoseconds: 60_000_000_000) }
} catch is TimedOut { print("timed out") }
