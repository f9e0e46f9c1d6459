// Prints nanoseconds per source event, growing numbers of events from left to right, beside those of a peer measured in
// the same run; then what waiting things and subscriptions cost.
//
// Arguments choose shapes by a part of their name; a number limits how many events are sent. `long` or `billion` sends
// a hundred million or a billion events through a bounded chain and watches the memory.
import Rill

let limit = CommandLine.arguments.dropFirst().compactMap(Int.init).first ?? .max
let wanted = CommandLine.arguments.dropFirst().filter { Int($0) == nil }
let counts = [1_000, 10_000, 100_000, 1_000_000].filter { $0 <= limit }

switch wanted.first {
case "long": watchMemory(events: 100_000_000)
case "billion": watchMemory(events: 1_000_000_000)
default:
    // First, while no freed memory lies about that subscriptions could take.
    if wanted.isEmpty { measureIdleSubscriptions() }
    measureShapes()
    if wanted.isEmpty {
        measureGrowth()
        watchMemory(events: 20_000_000)
    }
}

func measureShapes() {
    let peer = wanted.isEmpty ? Peer.run() : [:]
    print(row(["ns per event"] + counts.map { "\($0)" } + ["target", "reactivex", "ratio"]))
    for shape in shapes where wanted.isEmpty || wanted.contains(where: { shape.name.contains($0) }) {
        let figures = counts.map { measure(shape, $0) }
        let other = peer[shape.name]
        let ratio = other.map { String(Int(($0 / (figures.last ?? $0)).rounded())) } ?? ""
        print(
            row(
                [shape.name] + figures.map(decimal)
                    + [shape.target.map(decimal) ?? "", other.map(decimal) ?? "", ratio]))
    }
}
