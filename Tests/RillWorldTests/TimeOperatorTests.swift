import EngineTestKit
import Foundation
import Rill
import RillTestCore
import XCTest

private enum Failure: Error { case boom }

/// Tests a hot source that is subscribed to at 200; results are written as `value@time`.
final class TimeOperatorTests: CountedTest {
    private let base: [Recorded<Event<Int>>] = [
        .next(210, 1), .next(230, 2), .next(260, 3), .next(350, 4), .next(600, 5), .completed(700),
    ]

    private func run<Out>(
        _ events: [Recorded<Event<Int>>]? = nil, disposed: Int = 1000,
        _ operation: @escaping (TestableObservable<Int>, TestScheduler) -> Observable<Out>
    ) -> String {
        let before = Resources.total
        var text = ""
        do {
            let scheduler = TestScheduler(initialClock: 0)
            let source = scheduler.createHotObservable(events ?? base)
            let result = scheduler.start(disposed: disposed) { operation(source, scheduler) }
            text = result.events.map(TimeOperatorTests.shown).joined(separator: " ")
            text += " | " + source.subscriptions.map { "\($0.subscribe)-\($0.unsubscribe)" }.joined(separator: " ")
        }
        XCTAssertEqual(Resources.total, before, "counted objects")
        return text
    }

    private static func shown<Out>(_ event: Recorded<Event<Out>>) -> String {
        switch event.value {
        case .next(let element): "\(element)@\(event.time)".replacingOccurrences(of: " ", with: "")
        case .error(let error): "E(\(error))@\(event.time)"
        case .completed: "C@\(event.time)"
        }
    }

    func testDebounce() {
        XCTAssertEqual(
            run { $0.debounce(.seconds(50), scheduler: $1) }, "3@310 4@400 5@650 C@700 | 200-700")
        XCTAssertEqual(
            run([.next(210, 1), .next(290, 2), .completed(300)]) { $0.debounce(.seconds(50), scheduler: $1) },
            "1@260 2@300 C@300 | 200-300")
        XCTAssertEqual(
            run([.next(210, 1), .error(220, Failure.boom)]) { $0.debounce(.seconds(50), scheduler: $1) },
            "E(boom)@220 | 200-220")
        XCTAssertEqual(
            run([.next(210, 1), .completed(300)]) { $0.debounce(.seconds(0), scheduler: $1) }, "1@211 C@300 | 200-300")
    }

    func testThrottle() {
        XCTAssertEqual(
            run { $0.throttle(.seconds(100), scheduler: $1) }, "1@210 3@310 4@410 5@600 C@700 | 200-700")
        XCTAssertEqual(
            run { $0.throttle(.seconds(100), latest: false, scheduler: $1) },
            "1@210 4@350 5@600 C@700 | 200-700")
        XCTAssertEqual(
            run([.next(210, 1), .next(250, 2), .completed(260)]) { $0.throttle(.seconds(100), scheduler: $1) },
            "1@210 2@310 C@310 | 200-260")
        XCTAssertEqual(
            run([.next(210, 1), .next(260, 2), .next(310, 3), .next(320, 4), .completed(500)]) {
                $0.throttle(.seconds(100), scheduler: $1)
            }, "1@210 3@310 4@410 C@500 | 200-500")
        XCTAssertEqual(
            run([.next(210, 1), .next(250, 2), .error(260, Failure.boom)]) {
                $0.throttle(.seconds(100), scheduler: $1)
            }, "1@210 E(boom)@260 | 200-260")
        XCTAssertEqual(
            run([.next(210, 1), .next(210, 2), .completed(260)]) { $0.throttle(.seconds(0), scheduler: $1) },
            "1@210 2@210 C@260 | 200-260")
    }

    func testDelay() {
        XCTAssertEqual(
            run { $0.delay(.seconds(100), scheduler: $1) },
            "1@310 2@330 3@360 4@450 5@700 C@800 | 200-700")
        XCTAssertEqual(
            run([.next(210, 1), .next(220, 2), .error(260, Failure.boom)]) { $0.delay(.seconds(100), scheduler: $1) },
            "E(boom)@260 | 200-260")
        XCTAssertEqual(
            run([.next(210, 1), .next(220, 2), .error(315, Failure.boom)]) { $0.delay(.seconds(100), scheduler: $1) },
            "1@310 E(boom)@315 | 200-315")
        XCTAssertEqual(
            run([.next(210, 1), .completed(220)]) { $0.delay(.seconds(0), scheduler: $1) }, "1@211 C@221 | 200-220")
        XCTAssertEqual(
            run([.next(210, 1), .next(210, 2), .completed(210)]) { $0.delay(.seconds(10), scheduler: $1) },
            "1@220 2@221 C@222 | 200-210")
        XCTAssertEqual(
            run(disposed: 320) { $0.delay(.seconds(100), scheduler: $1) }, "1@310 | 200-320")
    }

    func testDelaySubscription() {
        XCTAssertEqual(
            run { $0.delaySubscription(.seconds(50), scheduler: $1) }, "3@260 4@350 5@600 C@700 | 250-700")
        XCTAssertEqual(run(disposed: 240) { $0.delaySubscription(.seconds(50), scheduler: $1) }, " | ")
    }

    func testTimeout() {
        XCTAssertEqual(
            run { $0.timeout(.seconds(100), scheduler: $1) },
            "1@210 2@230 3@260 4@350 E(Sequence timeout.)@450 | 200-450")
        XCTAssertEqual(
            run([]) { $0.timeout(.seconds(100), scheduler: $1) }, "E(Sequence timeout.)@300 | 200-300")
        XCTAssertEqual(
            run([.next(300, 1), .completed(310)]) { $0.timeout(.seconds(100), scheduler: $1) },
            "1@300 C@310 | 200-310")
        XCTAssertEqual(
            run { source, scheduler in
                source.timeout(.seconds(100), other: Observable.just(9), scheduler: scheduler)
            }, "1@210 2@230 3@260 4@350 9@450 C@450 | 200-450")
    }

    func testBuffer() {
        XCTAssertEqual(
            run { $0.buffer(timeSpan: .seconds(100), count: 2, scheduler: $1) },
            "[1,2]@230 [3]@330 [4]@430 []@530 [5]@630 []@700 C@700 | 200-700")
        XCTAssertEqual(
            run([.next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .completed(500)]) {
                $0.buffer(timeSpan: .seconds(100), count: 3, scheduler: $1)
            }, "[1,2,3]@230 [4]@330 []@430 []@500 C@500 | 200-500")
        XCTAssertEqual(
            run([.next(210, 1), .error(220, Failure.boom)]) {
                $0.buffer(timeSpan: .seconds(100), count: 3, scheduler: $1)
            }, "E(boom)@220 | 200-220")
    }

    func testWindow() {
        let input: [Recorded<Event<Int>>] = [
            .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .next(380, 5), .completed(500),
        ]
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable(input)
        var said: [String] = []
        var count = 0
        let bag = DisposeBag()
        scheduler.scheduleAt(200) {
            source.window(timeSpan: .seconds(100), count: 3, scheduler: scheduler).subscribe { event in
                guard let window = event.element else { return said.append("C@\(scheduler.clock)") }
                let number = count
                count += 1
                window.subscribe(
                    onNext: { said.append("w\(number):\($0)@\(scheduler.clock)") },
                    onCompleted: { said.append("w\(number).C@\(scheduler.clock)") }
                ).disposed(by: bag)
            }.disposed(by: bag)
        }
        scheduler.start()
        XCTAssertEqual(
            said.joined(separator: " "),
            "w0:1@210 w0:2@220 w0:3@230 w0.C@230 w1:4@240 w1.C@330 w2:5@380 w2.C@430 w3.C@500 C@500")
        XCTAssertEqual(source.subscriptions, [Subscription(200, 500)])
    }

    func testWindowKeepsItsSource() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([Recorded<Event<Int>>.next(210, 1), .next(250, 2), .next(290, 3)])
        var said: [String] = []
        var outer: Disposable?
        var inner: Disposable?
        scheduler.scheduleAt(200) {
            outer = source.window(timeSpan: .seconds(500), count: 10, scheduler: scheduler).subscribe(onNext: {
                window in
                inner = window.subscribe(onNext: { said.append("\($0)@\(scheduler.clock)") })
            })
        }
        scheduler.scheduleAt(220) { outer?.dispose() }
        scheduler.scheduleAt(260) { inner?.dispose() }
        scheduler.start()
        XCTAssertEqual(said, ["1@210", "2@250"])
        XCTAssertEqual(source.subscriptions, [Subscription(200, 260)])
    }

    func testTakeAndSkipFor() {
        XCTAssertEqual(run { $0.take(for: .seconds(100), scheduler: $1) }, "1@210 2@230 3@260 C@300 | 200-300")
        XCTAssertEqual(run { $0.skip(.seconds(100), scheduler: $1) }, "4@350 5@600 C@700 | 200-700")
        XCTAssertEqual(
            run([.next(300, 1), .next(301, 2)], disposed: 400) { $0.skip(.seconds(100), scheduler: $1) },
            "2@301 | 200-400")
    }

    func testIntervalAndTimer() {
        func ticks(_ make: @escaping (TestScheduler) -> Observable<Int>, _ disposed: Int) -> String {
            run([], disposed: disposed) { make($1) }
        }
        XCTAssertEqual(ticks({ .interval(.seconds(100), scheduler: $0) }, 450), "0@300 1@400 | ")
        XCTAssertEqual(ticks({ .interval(.seconds(0), scheduler: $0) }, 204), "0@201 1@202 2@203 | ")
        XCTAssertEqual(ticks({ .timer(.seconds(50), scheduler: $0) }, 450), "0@250 C@250 | ")
        XCTAssertEqual(ticks({ .timer(.seconds(0), scheduler: $0) }, 450), "0@201 C@201 | ")
        XCTAssertEqual(
            ticks({ .timer(.seconds(50), period: .seconds(100), scheduler: $0) }, 450), "0@250 1@350 | ")
    }

    func testObserveOn() {
        XCTAssertEqual(
            run([.next(210, 1), .next(210, 2), .next(220, 3), .completed(230)]) { $0.observe(on: $1) },
            "1@211 2@212 3@221 C@231 | 200-230")
        XCTAssertEqual(
            run([.next(210, 1), .next(210, 2), .error(210, Failure.boom)]) { $0.observe(on: $1) },
            "1@211 2@212 E(boom)@213 | 200-210")
    }

    func testSubscribeOn() {
        XCTAssertEqual(
            run { $0.subscribe(on: $1) }, "1@210 2@230 3@260 4@350 5@600 C@700 | 201-701")
        XCTAssertEqual(run(disposed: 300) { $0.subscribe(on: $1) }, "1@210 2@230 3@260 | 201-301")
    }

    func testHistoricalSchedulerAddsNoTick() {
        let scheduler = HistoricalScheduler()
        var said: [String] = []
        _ = scheduler.scheduleRelative((), dueTime: .seconds(10)) { _ in
            said.append("a \(scheduler.now.timeIntervalSince1970)")
            return scheduler.schedule(()) { _ in
                said.append("b \(scheduler.now.timeIntervalSince1970)")
                return Disposables.create()
            }
        }
        scheduler.start()
        XCTAssertEqual(said, ["a 10.0", "b 10.0"])
        scheduler.advanceTo(Date(timeIntervalSince1970: 20))
        scheduler.sleep(5)
        XCTAssertEqual(scheduler.clock, Date(timeIntervalSince1970: 25))
    }

    func testTestSchedulerClockRules() {
        let scheduler = TestScheduler(initialClock: 0)
        var said: [String] = []
        func note(_ name: String) -> (()) -> Disposable {
            { _ in
                said.append("\(name)@\(scheduler.clock)")
                return Disposables.create()
            }
        }
        _ = scheduler.scheduleAbsoluteVirtual((), time: 10) { _ in
            said.append("a@\(scheduler.clock)")
            _ = scheduler.schedule((), action: note("b"))
            _ = scheduler.scheduleRelative((), dueTime: .seconds(0), action: note("c"))
            _ = scheduler.scheduleRelativeVirtual((), dueTime: 0, action: note("d"))
            _ = scheduler.scheduleAbsoluteVirtual((), time: 5, action: note("e"))
            _ = scheduler.scheduleRelative((), dueTime: .seconds(-5), action: note("h"))
            return Disposables.create()
        }
        _ = scheduler.scheduleAbsoluteVirtual((), time: 10, action: note("z"))
        XCTAssertEqual(scheduler.debugDescription, "[10, 10]")
        scheduler.start()
        XCTAssertEqual(said, ["a@10", "e@10", "z@10", "d@10", "b@11", "c@11", "h@11"])
        XCTAssertEqual(scheduler.clock, 11)
    }
}
