// Duration: units, arithmetic, comparison, components, text

let a = Duration.seconds(1) + .milliseconds(500)
print(a, a.components.seconds, a.components.attoseconds)
print(Duration.milliseconds(1), Duration.microseconds(2), Duration.nanoseconds(3))
print(a * 2, a / 3, a - .seconds(2), Duration.zero)
print(Duration.seconds(0.25), Duration.milliseconds(1.5))
print(a > .seconds(1), a == .milliseconds(1500), max(a, .seconds(3)))
print(Duration.seconds(3) / Duration.seconds(2))
var total = Duration.zero
for n in 1...3 { total += .milliseconds(n * 10) }
print(total)
print([Duration.seconds(2), .milliseconds(5), .seconds(1)].sorted())
