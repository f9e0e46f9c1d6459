// Prints the nanoseconds per source event, with the number of events growing from left to right, and those of a peer
// measured in the same run; then the costs of timers and of subscriptions.
//
// Arguments choose shapes by a part of their name; a number limits how many events are sent. `long` or `billion` sends
// a hundred million or a billion events through a bounded chain and watches the memory; `idle` measures idle
// subscriptions only. `once` runs each shape a single
// time, for tools that count instructions: `valgrind --tool=callgrind rill-bench once 100000 delay`. `threads` starts a
// thread first, as most programs do: references are then counted with atomic instructions, and locks are needed.
import Foundation
import Rill

let limit = CommandLine.arguments.dropFirst().compactMap(Int.init).first ?? .max
let names = CommandLine.arguments.dropFirst().filter { Int($0) == nil && $0 != "threads" }
if CommandLine.arguments.contains("threads") { Thread.detachNewThread { while true { sleep(1_000) } } }
let allShapes = shapes + moreShapes + subscriptionShapes + operatorShapes
let isOnce = names.first == "once"
let wanted = isOnce ? Array(names.dropFirst()) : names
let counts = [1_000, 10_000, 100_000, 1_000_000].filter { $0 <= limit }

switch wanted.first {
case "idle": measureIdleSubscriptions()
case "long": watchMemory(events: 100_000_000)
case "billion": watchMemory(events: 1_000_000_000)
case _ where isOnce:
    for shape in allShapes where wanted.contains(where: shape.name.hasPrefix) {
        shape.run(min(limit, 1_000_000))
    }
    for growth in growths where wanted.contains(where: growth.name.hasPrefix) { _ = growth.run(min(limit, 1_000_000)) }
default:
    // This measurement is the first, while no freed memory exists that subscriptions could reuse.
    if wanted.isEmpty { measureIdleSubscriptions() }
    measureShapes()
    if wanted.isEmpty || wanted.contains("4 threads") { measureThreads() }
    if wanted.isEmpty {
        measureGrowth()
        watchMemory(events: 20_000_000)
    }
}

func measureShapes() {
    let chosen = allShapes.filter { shape in
        wanted.isEmpty || wanted.contains { shape.name.contains($0) }
    }
    let measured = chosen.map { shape in (shape, counts.map { measure(shape, $0) }) }
    // The peer runs last, because Foundation starts a thread for it, and a process with one thread counts references
    // without locks.
    let peer = wanted.isEmpty ? Peer.run() : [:]
    print(row(["ns per event"] + counts.map { "\($0)" } + ["target", "reactivex", "ratio"]))
    for (shape, figures) in measured {
        let other = peer[shape.name]
        let ratio = other.map { String(Int(($0 / (figures.last ?? $0)).rounded())) } ?? ""
        print(
            row(
                [shape.name] + figures.map(decimal)
                    + [shape.target.map(decimal) ?? "", other.map(decimal) ?? "", ratio]))
    }
}
