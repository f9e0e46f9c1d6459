import Foundation
import Rill

/// Measures four threads, each with a subject of its own. The result shows the cost of state that the engine shares
/// between threads.
///
/// The events per second use the wall clock, and are reliable only on an idle machine. The nanoseconds of processor
/// time are reliable on any machine.
func measureThreads() {
    let threads = 4
    let count = 2_000_000
    var best = 0.0
    var taken = Double.infinity
    for _ in 0..<5 {
        let processor = processorNanoseconds()
        let start = wallNanoseconds()
        DispatchQueue.concurrentPerform(iterations: threads) { _ in send(count) }
        let events = Double(threads * count)
        best = max(best, events * 1_000 / (wallNanoseconds() - start))
        taken = min(taken, (processorNanoseconds() - processor) / events)
    }
    print()
    print(row(["4 threads, a subject each"]) + "  \(decimal(best)) M events/s  (goal: 86.7; \(decimal(taken)) ns each)")
}

/// Sends elements through a subject to one observer.
func send(_ count: Int) {
    let subject = PublishSubject<Int>()
    var sum = 0
    let subscription = subject.subscribe(onNext: { sum &+= $0 })
    for value in 0..<count { subject.onNext(value) }
    subscription.dispose()
    keep(sum)
}

private func wallNanoseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
