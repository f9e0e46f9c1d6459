import EngineTestKit
import Foundation
import Rill
import XCTest

/// Items for a serial queue run in batches, in order, and other work gets its turn.
final class GatheringTests: CountedTest {
    private let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    private let lock = NSLock()
    private var heard: [Int] = []

    private func hear(_ number: Int) { lock.withLock { heard.append(number) } }

    /// Keeps the queue busy while something is sent.
    private func whileBusy(_ body: () -> Void) {
        let mayGoOn = DispatchSemaphore(value: 0)
        _ = scheduler.schedule(()) { _ in
            mayGoOn.wait()
            return Disposables.create()
        }
        body()
        mayGoOn.signal()
    }

    private func waitForTheQueue() {
        let isOver = expectation(description: "over")
        _ = scheduler.schedule(()) { _ in
            isOver.fulfill()
            return Disposables.create()
        }
        waitForExpectations(timeout: 10)
    }

    func testMergedEvents_keepTheirOrder() {
        let (one, other) = (PublishSubject<Int>(), PublishSubject<Int>())
        let subscriptions = [one, other].map {
            $0.observe(on: scheduler).subscribe(onNext: hear, onCompleted: { [self] in hear(0) })
        }
        whileBusy {
            one.onNext(1)
            other.onNext(2)
            _ = scheduler.schedule(3) { [self] number in
                hear(number)
                return Disposables.create()
            }
            one.onNext(4)
            one.onCompleted()
            other.onNext(5)
        }
        waitForTheQueue()
        XCTAssertEqual(heard, [1, 2, 3, 4, 0, 5])
        for subscription in subscriptions { subscription.dispose() }
    }

    func testNothingComesAfterDisposal() {
        let source = PublishSubject<Int>()
        let subscription = source.observe(on: scheduler).subscribe(onNext: hear)
        whileBusy {
            source.onNext(1)
            subscription.dispose()
        }
        waitForTheQueue()
        XCTAssertEqual(heard, [])
    }

    func testTimer_firesBetweenEndlessEvents() {
        let isOver = expectation(description: "over")
        let source = PublishSubject<Int>()
        // Each event brings the next one.
        let subscription = source.observe(on: scheduler).subscribe(onNext: { source.onNext($0 &+ 1) })
        let timer = scheduler.scheduleRelative((), dueTime: .milliseconds(20)) { _ in
            isOver.fulfill()
            return Disposables.create()
        }
        source.onNext(1)
        waitForExpectations(timeout: 10)
        subscription.dispose()
        timer.dispose()
        waitForTheQueue()
    }
}
