// A clock for tests, and code generic over clocks
final class ManualClock: Clock, @unchecked Sendable {
    struct Instant: InstantProtocol {
        var offset: Duration = .zero
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
    }
    private(set) var now = Instant()
    let minimumResolution: Duration = .nanoseconds(1)
    private var waiting: [(deadline: Instant, continuation: CheckedContinuation<Void, Never>)] = []
    func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        if deadline <= now { return }
        await withCheckedContinuation { waiting.append((deadline, $0)) }
        try Task.checkCancellation()
    }
    func advance(by duration: Duration) {
        now = now.advanced(by: duration)
        let due = waiting.filter { $0.deadline <= now }.sorted { $0.deadline < $1.deadline }
        waiting.removeAll { $0.deadline <= now }
        for entry in due { entry.continuation.resume() }
    }
    var sleepers: Int { waiting.count }
}
func countdown<C: Clock<Duration>>(_ from: Int, on clock: C) async throws -> [Int] {
    var seen: [Int] = []
    for n in stride(from: from, to: 0, by: -1) {
        try await clock.sleep(for: .seconds(1))
        seen.append(n)
    }
    return seen
}
let clock = ManualClock()
let task = Task { @MainActor in try await countdown(3, on: clock) }
for _ in 1...3 {
    while clock.sleepers == 0 { await Task.yield() }
    clock.advance(by: .seconds(1))
}
print(try await task.value, clock.now.offset)
let elapsed = try await clock.measure { clock.advance(by: .milliseconds(1500)) }
print(elapsed, elapsed / .seconds(1), elapsed > .seconds(1))
let any: any Clock<Duration> = ContinuousClock()
try await any.sleep(for: .milliseconds(1))
print(try await countdown(1, on: ContinuousClock()))
