// A clock of a program's own, for tests of time
final class ManualClock: Clock, @unchecked Sendable {
    struct Instant: InstantProtocol {
        var offset: Duration = .zero
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
    }
    private(set) var now = Instant()
    var minimumResolution: Duration { .zero }
    private var sleepers: [(Instant, CheckedContinuation<Void, Never>)] = []
    var count: Int { sleepers.count }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        if deadline <= now { return }
        await withCheckedContinuation { sleepers.append((deadline, $0)) }
    }
    func advance(by duration: Duration) {
        now = now.advanced(by: duration)
        let due = sleepers.filter { $0.0 <= now }
        sleepers.removeAll { $0.0 <= now }
        for (_, continuation) in due { continuation.resume() }
    }
}
@MainActor func timer<C: Clock>(_ clock: C, every span: C.Duration, times: Int) async throws -> Int where C.Duration == Duration {
    var ticks = 0
    for _ in 0..<times {
        try await clock.sleep(for: span)
        ticks += 1
    }
    return ticks
}
let clock = ManualClock()
let task = Task { @MainActor in try await timer(clock, every: .seconds(1), times: 3) }
for _ in 0..<3 {
    while clock.count == 0 { await Task.yield() }
    clock.advance(by: .seconds(1))
}
print(try await task.value, clock.now.offset)
