import Foundation
import Rill

/// Measures costs by the number of simultaneous timers and subscribers.
func measureGrowth() {
    print()
    print(row(["ns, by how many there are"] + counts.map { "\($0)" }))
    for (name, run) in growths { print(row([name] + counts.map { decimal(nanosecondsPerThing(run, $0)) })) }
}

/// Each closure returns the nanoseconds that the given number of operations took.
let growths: [(name: String, run: (Int) -> Double)] = [
    (
        "timer of the world, set and fired",
        { count in
            let world = World()
            world.runawayLimit = .max
            world.install()
            defer { world.close() }
            var fired = 0
            return nanoseconds {
                for index in 0..<count {
                    world.schedule(after: scattered(index), on: world.main) { fired += 1 }
                }
                _ = world.runUntilIdle()
                keep(fired)
            }
        }
    ),
    (
        "timer of a virtual clock",
        { count in
            let clock = HistoricalScheduler()
            var fired = 0
            return nanoseconds {
                for index in 0..<count {
                    let due = RxTimeInterval.nanoseconds(scattered(index))
                    _ = clock.scheduleRelative((), dueTime: due) { _ in
                        fired += 1
                        return Disposables.create()
                    }
                }
                clock.start()
                keep(fired)
            }
        }
    ),
    (
        "one event to so many subscribers",
        { count in
            let subject = PublishSubject<Int>()
            var sum = 0
            let subscriptions = (0..<count).map { _ in subject.subscribe(onNext: { sum &+= $0 }) }
            defer { for subscription in subscriptions { subscription.dispose() } }
            let taken = nanoseconds { for value in 0..<4 { subject.onNext(value) } }
            keep(sum)
            return taken / 4
        }
    ),
    (
        "subscriptions made and ended in between",
        { count in
            let subject = PublishSubject<Int>()
            return nanoseconds {
                let subscriptions = (0..<count).map { _ in subject.subscribe(onNext: { keep($0) }) }
                for subscription in subscriptions { subscription.dispose() }
            }
        }
    ),
]

/// Returns a delay that is not in the order of the index, up to a million seconds.
private func scattered(_ index: Int) -> Int { (index &* 7_919) % 1_000_003 * 1_000_000_000 }

private func nanoseconds(_ body: () -> Void) -> Double {
    let start = processorNanoseconds()
    body()
    return processorNanoseconds() - start
}

private func nanosecondsPerThing(_ run: (Int) -> Double, _ count: Int) -> Double {
    ((0..<3).map { _ in run(count) }.min() ?? 0) / Double(count)
}
