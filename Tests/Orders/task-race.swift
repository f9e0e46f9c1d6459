// Two tasks change the same object without an actor.
import Foundation

final class Counter: @unchecked Sendable {
    var count = 0
}

let counter = Counter()
let first = Task { counter.count += 1 }
let second = Task { counter.count += 1 }
await first.value
await second.value
print(counter.count)
