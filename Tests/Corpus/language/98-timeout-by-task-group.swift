// A timeout by a group of tasks
struct TimeoutError: Error, CustomStringConvertible { var description: String { "timed out" } }

func withTimeout<T: Sendable>(_ limit: Duration, _ work: @escaping @Sendable () async throws -> T) async throws -> T {
    try await withThrowingTaskGroup(of: T.self) { group in
        group.addTask { try await work() }
        group.addTask {
            try await Task.sleep(for: limit)
            throw TimeoutError()
        }
        defer { group.cancelAll() }
        guard let first = try await group.next() else { throw CancellationError() }
        return first
    }
}
let fast = try await withTimeout(.seconds(1)) { () async throws -> Int in
    try await Task.sleep(for: .milliseconds(10))
    return 42
}
print(fast)
do {
    let slow = try await withTimeout(.milliseconds(20)) {
        try await Task.sleep(for: .seconds(5))
        return "late"
    }
    print(slow)
} catch let error as TimeoutError {
    print("failed:", error)
} catch {
    print("other", error)
}
