import EngineTestKit
import Foundation
@testable import Rill
import Synchronization
import XCTest

/// Counts and locks of the engine without atomic instructions: when they are used, and that both forms are correct.
final class SingleThreadedTests: CountedTest {
    /// A process that runs tests has other threads, so only a world makes it single-threaded.
    override func setUp() {
        super.setUp()
        let started = DispatchSemaphore(value: 0)
        Thread.detachNewThread { started.signal() }
        started.wait()
        SingleThreaded.prepareFlag()
    }

    func testOnlyWhileAWorldIsInstalled() {
        let before = SingleThreaded.isSingleThreaded
        let world = World()
        world.install()
        XCTAssertTrue(SingleThreaded.isSingleThreaded)
        world.close()
        XCTAssertEqual(SingleThreaded.isSingleThreaded, before)
    }

    private func inAndOutOfAWorld(_ body: () -> Void) {
        body()
        let world = World()
        world.install()
        defer { world.close() }
        body()
    }

    func testBitsAndCounts() {
        inAndOutOfAWorld {
            let marks = Atomic<UInt8>(0)
            XCTAssertEqual(marks.setBitsAndReturnOld(1), 0)
            XCTAssertEqual(marks.setBitsAndReturnOld(2), 1)
            XCTAssertEqual(marks.setBitsAndReturnOld(2), 3)
            let count = Atomic<Int>(0)
            XCTAssertEqual(count.addAndReturnOld(5), 5)
            XCTAssertEqual(count.addAndReturnOld(-2), 3)
        }
    }

    func testGatesMayBeEnteredAgain() {
        var all: [Held] = []
        inAndOutOfAWorld {
            let held = Held()
            held.gate.acquire()
            XCTAssertEqual(held.gate.withLock { held.gate.withLock { 3 } }, 3)
            held.gate.release()
            all.append(held)
        }
        // No other thread may enter while a world is installed.
        for held in all { XCTAssertTrue(held.isFreeForOthers()) }
    }

    /// A gate that was entered before the process was single-threaded, and left afterwards.
    func testTheAnswerMayChangeInTheMiddle() {
        let world = World()
        let gate = RecursiveSpinLock()
        let count = Atomic<Int>(0)
        gate.acquire()
        count.addAndReturnOld(1)
        world.install()
        gate.acquire()
        count.addAndReturnOld(1)
        gate.release()
        world.close()
        count.addAndReturnOld(1)
        gate.release()
        XCTAssertEqual(count.load(ordering: .relaxed), 3)
        XCTAssertEqual(gate.withLock { 1 }, 1)
    }

    func testTheSameEventsEitherWay() {
        var told: [[String]] = []
        inAndOutOfAWorld {
            var lines: [String] = []
            let (a, b) = (PublishSubject<Int>(), BehaviorSubject(value: 0))
            let subscription = Observable.combineLatest(a.scan(0, accumulator: +), b)
                .flatMap { Observable.of($0.0, $0.1) }.share(replay: 1)
                .subscribe(onNext: { lines.append("\($0)") }, onDisposed: { lines.append("D") })
            for number in 1...5 {
                a.onNext(number)
                b.onNext(number)
            }
            subscription.dispose()
            a.onNext(9)
            told.append(lines)
        }
        XCTAssertEqual(told[0], told[1])
        XCTAssertEqual(told[0].count, 21)
    }
}

/// A gate that another thread can reach.
private final class Held: @unchecked Sendable {
    let gate = RecursiveSpinLock()
    private let entered = DispatchSemaphore(value: 0)

    /// Returns true if another thread can enter within some seconds.
    func isFreeForOthers() -> Bool {
        Thread.detachNewThread {
            self.gate.acquire()
            self.gate.release()
            self.entered.signal()
        }
        return entered.wait(timeout: .now() + 10) == .success
    }
}
