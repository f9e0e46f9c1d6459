// Durations: arithmetic, formatting, comparison
import Foundation
let parts: [Duration] = [.seconds(90), .milliseconds(1500), .microseconds(2), .nanoseconds(7), .zero, .seconds(0.25), .seconds(-3)]
print(parts)
print(parts.reduce(.zero, +), parts.max()!, parts.min()!)
let total: Duration = .seconds(2) * 3 - .milliseconds(500) + .seconds(1) / 4
print(total, total.components.seconds, total.components.attoseconds / 1_000_000_000_000_000)
let limit: Duration? = .seconds(1) * 2 + .seconds(1)
print(limit! / .milliseconds(250), limit == .seconds(3), Duration.seconds(1) < .milliseconds(1001))
print(Duration.seconds(3725).formatted(), Duration.seconds(3725).formatted(.time(pattern: .hourMinute)), Duration.seconds(65).formatted(.time(pattern: .minuteSecond)))
print(Duration.seconds(3725).formatted(.units(allowed: [.hours, .minutes, .seconds], width: .wide)))
print(Duration(secondsComponent: 1, attosecondsComponent: 500_000_000_000_000_000))
var d = Duration.seconds(1); d += .milliseconds(500); d *= 2; d -= .seconds(1); d /= 4
print(d, d * 1.5, d / 2.0)
let set: Set<Duration> = [.seconds(1), .milliseconds(1000), .seconds(2)]
print(set.count)
let clock = ContinuousClock()
let a = clock.now
let b = a.advanced(by: .seconds(5))
print(a.duration(to: b), b > a, b - a, (a + .seconds(5)) == b, b - .seconds(5) == a)
try await Task.sleep(for: .milliseconds(3), tolerance: .milliseconds(1), clock: .suspending)
try await Task.sleep(until: .now + .milliseconds(2), tolerance: .seconds(1), clock: .continuous)
