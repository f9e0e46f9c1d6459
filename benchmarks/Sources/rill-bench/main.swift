// Prints nanoseconds per source event, growing numbers of events from left to right.
// Arguments choose shapes by a part of their name; a number limits how many events are sent.
import Rill

let limit = CommandLine.arguments.dropFirst().compactMap(Int.init).first ?? .max
let wanted = CommandLine.arguments.dropFirst().filter { Int($0) == nil }
let counts = [1_000, 10_000, 100_000, 1_000_000].filter { $0 <= limit }

print(row(["ns per event"] + counts.map { "\($0)" } + ["target"]))
for shape in shapes where wanted.isEmpty || wanted.contains(where: { shape.name.contains($0) }) {
    let figures = counts.map { measure(shape, $0) }
    print(row([shape.name] + figures.map(decimal) + [shape.target.map(decimal) ?? ""]))
}
