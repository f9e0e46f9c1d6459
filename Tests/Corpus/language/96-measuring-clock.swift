// Clock, Duration and measure
let clock = ContinuousClock()
let elapsed = await clock.measure { try? await Task.sleep(for: .milliseconds(30)) }
print(elapsed >= .milliseconds(30))
let start = clock.now
try await clock.sleep(until: start + .milliseconds(10))
print(start.duration(to: .now) >= .milliseconds(10), clock.now > start)
let d: Duration = .seconds(1.5)
print(d, d.components.seconds, d.components.attoseconds)
print(Duration.milliseconds(1500) == d, .seconds(2) - d, d * 2, d / 3)
print(Duration.microseconds(5), Duration.nanoseconds(7), Duration.zero)
print([Duration.seconds(3), .seconds(1)].min()!, d < .seconds(2), .zero - d)
var total = Duration.zero
for n in 1...3 { total += .milliseconds(n * 100) }
print(total)
func benchmark<C: Clock>(_ clock: C, _ body: () async -> Void) async -> Bool where C.Duration == Duration {
    await clock.measure(body) >= .zero
}
print(await benchmark(SuspendingClock()) { await Task.yield() })
let deadline = ContinuousClock.now.advanced(by: .seconds(1))
print(ContinuousClock.now < deadline, (1...3).map { Duration.seconds($0) })
