// Clocks, instants and durations
let clock = ContinuousClock()
let start = clock.now
try await clock.sleep(for: .milliseconds(50))
let took = start.duration(to: clock.now)
print(took >= .milliseconds(50), took < .milliseconds(400))
let d = Duration.seconds(90) + .milliseconds(500)
print(d, d.components.seconds, d.components.attoseconds)
print(d / 2, d * 3, .zero - d, d / .seconds(2), d > .seconds(90))
print(start.advanced(by: .seconds(2)) > start, start + .seconds(1) == start.advanced(by: .seconds(1)))
try await Task.sleep(until: .now + .milliseconds(10), clock: .continuous)
let m = await clock.measure { try? await Task.sleep(for: .milliseconds(30)) }
print(m >= .milliseconds(30))
let s = SuspendingClock()
print(s.minimumResolution > .zero, s.now.advanced(by: .zero) <= s.now)
print(Duration.zero, Duration.nanoseconds(1500), Duration.microseconds(2), Duration.seconds(1.25))
