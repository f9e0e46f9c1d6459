// Clocks as generic, opaque and existential values
func measure<C: Clock>(_ clock: C, _ work: () async -> Void) async -> C.Duration { await clock.measure { await work() } }
struct Poller<C: Clock> where C.Duration == Duration {
    let clock: C
    let interval: Duration
    func poll(times: Int, _ body: (Int) async -> Void) async throws {
        for n in 1...times {
            await body(n)
            try await clock.sleep(for: interval)
        }
    }
}
func wait(on clock: some Clock<Duration>, _ duration: Duration) async throws {
    try await clock.sleep(for: duration)
}
func deadline(_ clock: any Clock<Duration>) async throws { try await clock.sleep(for: .milliseconds(1)) }
try await Poller(clock: ContinuousClock(), interval: .milliseconds(2)).poll(times: 3) { print("poll", $0) }
try await wait(on: .continuous, .milliseconds(3))
try await wait(on: SuspendingClock(), .microseconds(300))
try await deadline(ContinuousClock())
let took = await measure(ContinuousClock()) { try? await Task.sleep(for: .milliseconds(20)) }
print(took >= .milliseconds(20), took < .seconds(5))
let start = ContinuousClock.now
try await Task.sleep(until: start + .milliseconds(5), clock: .continuous)
print(start.duration(to: .now) >= .milliseconds(5), ContinuousClock.now > start)
print(Duration.seconds(90) / 4, Duration.milliseconds(1500) * 2, Duration.seconds(1) + .milliseconds(5))
print(Duration.seconds(3) / Duration.milliseconds(500))
print([Duration.seconds(3), .milliseconds(10), .zero].sorted())
