// The rules of the test scheduler's clock.
import EngineTestKit
import Foundation
import Rill
import RillTest
import XCTest

final class TestClockTests: CountedTest {
    func testTimesOfScheduling() {
        let scheduler = TestScheduler(initialClock: 0)
        var seen: [String] = []
        func note(_ name: String) -> Disposable {
            seen.append("\(name)@\(scheduler.clock)")
            return Disposables.create()
        }
        scheduler.scheduleAt(10) {
            _ = note("a")
            _ = scheduler.scheduleAbsoluteVirtual((), time: 5) { _ in note("e") }
            _ = scheduler.schedule(()) { _ in note("b") }
            _ = scheduler.scheduleRelative((), dueTime: .seconds(0)) { _ in note("c") }
            _ = scheduler.scheduleRelativeVirtual((), dueTime: 0) { _ in note("d") }
            _ = scheduler.scheduleRelative((), dueTime: .seconds(-5)) { _ in note("h") }
        }
        scheduler.scheduleAt(10) { _ = note("z") }
        scheduler.start()
        XCTAssertEqual(seen, ["a@10", "e@10", "z@10", "d@10", "b@11", "c@11", "h@11"])
    }

    func testTimer_setAgain_usesTheLastTime() {
        let clock = HistoricalScheduler()
        let source = PublishSubject<String>()
        var seen: [String] = []
        func note(_ name: String) { seen.append("\(name)@\(Int(clock.now.timeIntervalSince1970))") }
        func at(_ second: Int, _ body: @escaping () -> Void) {
            let due = RxTimeInterval.seconds(second - Int(clock.now.timeIntervalSince1970))
            _ = clock.scheduleRelative((), dueTime: due) { _ in
                body()
                return Disposables.create()
            }
        }
        let subscription = source.debounce(.seconds(10), scheduler: clock).subscribe(onNext: note)
        let disposed = source.debounce(.seconds(10), scheduler: clock).subscribe(onNext: { note("\($0), disposed") })
        at(1) { source.onNext("a") }
        at(5) { source.onNext("b") }
        at(15) { note("asked for before") }
        at(6) { at(15) { note("asked for after") } }
        at(7) {
            disposed.dispose()
            let due = clock.debugDescription
            XCTAssertEqual(due.components(separatedBy: "00:00:15").count - 1, 3, due)
            XCTAssertFalse(due.contains("00:00:11"), due)
        }
        at(20) { source.onNext("c") }
        clock.start()
        XCTAssertEqual(seen, ["asked for before@15", "b@15", "asked for after@15", "c@30"])
        subscription.dispose()
    }

    func testWithoutProcessingDelay() {
        let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        var seen: [Int] = []
        scheduler.scheduleAt(10) {
            _ = scheduler.schedule(()) { _ in
                seen.append(scheduler.clock)
                return Disposables.create()
            }
        }
        scheduler.start()
        XCTAssertEqual(seen, [10])
    }

    func testConversion() {
        func due(_ interval: RxTimeInterval, resolution: Double) -> Int {
            let scheduler = TestScheduler(initialClock: 0, resolution: resolution)
            _ = scheduler.scheduleRelative((), dueTime: interval) { _ in Disposables.create() }
            scheduler.start()
            return scheduler.clock
        }
        XCTAssertEqual(due(.milliseconds(1400), resolution: 1), 1)
        XCTAssertEqual(due(.milliseconds(1500), resolution: 1), 2)
        XCTAssertEqual(due(.seconds(10), resolution: 0.1), 100)
        XCTAssertEqual(due(.seconds(100), resolution: 10), 10)
        XCTAssertEqual(TestScheduler(initialClock: 5, resolution: 10).now, Date(timeIntervalSince1970: 50))
    }

    func testMovingTheClock() {
        let scheduler = TestScheduler(initialClock: 0)
        var seen: [Int] = []
        for time in [10, 20, 30] {
            scheduler.scheduleAt(time) { seen.append(scheduler.clock) }
        }
        scheduler.advanceTo(15)
        XCTAssertEqual(scheduler.clock, 15)
        scheduler.sleep(10)
        XCTAssertEqual(scheduler.clock, 25)
        scheduler.start()
        XCTAssertEqual(seen, [10, 25, 30])
    }

    func testStopAndStartAgain() {
        let scheduler = TestScheduler(initialClock: 0)
        var seen: [Int] = []
        scheduler.scheduleAt(10) {
            seen.append(10)
            scheduler.stop()
        }
        scheduler.scheduleAt(20) { seen.append(20) }
        scheduler.start()
        XCTAssertEqual(seen, [10])
        scheduler.start()
        XCTAssertEqual(seen, [10, 20])
    }

    func testSubscriptionsOfRawAndOperatedSources() {
        let scheduler = TestScheduler(initialClock: 0)
        let raw = scheduler.createHotObservable([.next(10, 1), .completed(20)])
        let operated = scheduler.createHotObservable([.next(10, 1), .completed(20)])
        let first = scheduler.createObserver(Int.self)
        let second = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(5) {
            _ = raw.subscribe(first)
            _ = operated.asObservable().subscribe(second)
        }
        scheduler.start()
        XCTAssertEqual(raw.subscriptions, [Subscription(5)])
        XCTAssertEqual(operated.subscriptions, [Subscription(5, 20)])
        XCTAssertEqual("\(raw.subscriptions) \(operated.subscriptions)", "[(5: Infinity)] [(5: 20)]")
        XCTAssertEqual(first.events, second.events)
    }

    func testOlderHotSourceFiresFirst() {
        let scheduler = TestScheduler(initialClock: 0)
        let older = scheduler.createHotObservable([.next(210, 1)])
        let younger = scheduler.createHotObservable([.next(210, 2)])
        let seen = scheduler.start { Observable.merge(younger.asObservable(), older.asObservable()) }
        XCTAssertRecordedElements(seen.events, [1, 2])
    }

    func testTraits() {
        let scheduler = TestScheduler(initialClock: 0)
        XCTAssertEqual(scheduler.start { Single.just(1) }.events, [.next(200, 1), .completed(200)])
        XCTAssertEqual(scheduler.clock, 1000)
    }

    func testPrinting() {
        XCTAssertEqual("\(Recorded.next(210, 1))", "next(1) @ 210")
        XCTAssertEqual("\([Recorded.next(210, "a")])", "[next(a) @ 210]")
        XCTAssertEqual("\(Recorded<Event<Int>>.error(300, E.boom))", "error(boom) @ 300")
        XCTAssertEqual("\(Recorded(time: 5, value: "q"))", "q @ 5")
        XCTAssertEqual("\(Subscription(200, 300)) \(Subscription(200))", "(200: 300) (200: Infinity)")
    }
}
