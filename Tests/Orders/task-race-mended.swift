// An actor lets one task at a time at its count.
import Foundation

actor Counter {
    var count = 0
    func increment() { count += 1 }
}

let counter = Counter()
let first = Task { await counter.increment() }
let second = Task { await counter.increment() }
await first.value
await second.value
print(await counter.count)
