// Operators of time over the same hot input, on a test scheduler.
import EngineTestKit
import Rill
import RillTest
import XCTest

final class TimeTableTests: CountedTest {
    private let base: [Recorded<Event<Int>>] = [
        .next(210, 1), .next(230, 2), .next(260, 3), .next(350, 4), .next(600, 5), .completed(700),
    ]

    func testDebounce() {
        timed(base, "3@310 4@400 5@650 C@700") { $0.debounce(.seconds(50), scheduler: $1) }
        timed([.next(210, 1), .next(290, 2), .completed(300)], "1@260 2@300 C@300") {
            $0.debounce(.seconds(50), scheduler: $1)
        }
    }

    func testThrottle() {
        timed(base, "1@210 3@310 4@410 5@600 C@700") { $0.throttle(.seconds(100), scheduler: $1) }
        timed(base, "1@210 4@350 5@600 C@700") { $0.throttle(.seconds(100), latest: false, scheduler: $1) }
        timed([.next(210, 1), .next(250, 2), .completed(260)], "1@210 2@310 C@310") {
            $0.throttle(.seconds(100), scheduler: $1)
        }
        timed(
            [.next(210, 1), .next(260, 2), .next(310, 3), .next(320, 4), .completed(500)],
            "1@210 3@310 4@410 C@500"
        ) { $0.throttle(.seconds(100), scheduler: $1) }
    }

    func testDelay() {
        timed(base, "1@310 2@330 3@360 4@450 5@700 C@800") { $0.delay(.seconds(100), scheduler: $1) }
        timed([.next(210, 1), .next(220, 2), .error(260, E.boom)], "E(boom)@260") {
            $0.delay(.seconds(100), scheduler: $1)
        }
        timed([.next(210, 1), .next(220, 2), .error(315, E.boom)], "1@310 E(boom)@315") {
            $0.delay(.seconds(100), scheduler: $1)
        }
        timed([.next(210, 1), .completed(300)], "1@211 C@301") { $0.delay(.seconds(0), scheduler: $1) }
        timed(base, "3@260 4@350 5@600 C@700") { $0.delaySubscription(.seconds(50), scheduler: $1) }
    }

    func testTimeout() {
        timed(base, "1@210 2@230 3@260 4@350 E(Sequence timeout.)@450") {
            $0.timeout(.seconds(100), scheduler: $1)
        }
        timed([.next(400, 1)], "E(Sequence timeout.)@300") { $0.timeout(.seconds(100), scheduler: $1) }
        timed([.next(400, 1)], "9@300 C@300") { $0.timeout(.seconds(100), other: O.just(9), scheduler: $1) }
    }

    func testBuffer() {
        timed(base, "[1, 2]@230 [3]@330 [4]@430 []@530 [5]@630 []@700 C@700") {
            $0.buffer(timeSpan: .seconds(100), count: 2, scheduler: $1)
        }
        timed(
            [.next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .completed(500)],
            "[1, 2, 3]@230 [4]@330 []@430 []@500 C@500"
        ) { $0.buffer(timeSpan: .seconds(100), count: 3, scheduler: $1) }
    }

    func testWindow() {
        timed(
            [.next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .next(380, 5), .completed(500)],
            "w0:1@210 w0:2@220 w0:3@230 w0.C@230 w1:4@240 w1.C@330 w2:5@380 w2.C@430 w3.C@500 C@500"
        ) { source, scheduler in
            source.window(timeSpan: .seconds(100), count: 3, scheduler: scheduler)
                .enumerated()
                .flatMap { index, window in
                    window.map { "w\(index):\($0)" }.concat(O.just("w\(index).C"))
                }
        }
    }

    func testTakeAndSkip() {
        timed(base, "1@210 2@230 3@260 C@300") { $0.take(for: .seconds(100), scheduler: $1) }
        timed(base, "4@350 5@600 C@700") { $0.skip(.seconds(100), scheduler: $1) }
    }

    func testTimers() {
        timed(base, "0@300 1@400 2@500 C@500") { _, scheduler in
            O<Int>.interval(.seconds(100), scheduler: scheduler).take(3)
        }
        timed(base, "0@250 C@250") { _, scheduler in O<Int>.timer(.seconds(50), scheduler: scheduler) }
        timed(base, "0@250 1@350 C@350") { _, scheduler in
            O<Int>.timer(.seconds(50), period: .seconds(100), scheduler: scheduler).take(2)
        }
        timed(base, "0@201 C@201") { _, scheduler in O<Int>.timer(.seconds(0), scheduler: scheduler) }
        timed(base, "0@201 1@202 C@202") { _, scheduler in
            O<Int>.interval(.seconds(0), scheduler: scheduler).take(2)
        }
    }

    func testSample() {
        timed(base, "1@220 3@300 5@650 C@710") { source, scheduler in
            let sampler = scheduler.createHotObservable([220, 225, 300, 650, 710].map { Recorded.next($0, 0) })
            return source.sample(sampler)
        }
    }

    func testMovingToAnotherScheduler() {
        timed([.next(210, 1), .next(210, 2), .next(220, 3), .completed(230)], "1@211 2@212 3@221 C@231") {
            $0.observe(on: $1)
        }
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable(base)
        let seen = scheduler.start { source.subscribe(on: scheduler) }
        XCTAssertEqual(seen.events, base)
        XCTAssertEqual(source.subscriptions, [Subscription(201, 701)])
    }

    func testRetryOnColdSource() {
        timed(base, "1@210 1@230 1@250 E(boom)@260") { _, scheduler in
            scheduler.createColdObservable([.next(10, 1), .error(20, E.boom)]).retry(3)
        }
    }

    func testFactoriesOnAScheduler() {
        timed(base, "1@201 2@202 3@203 C@204") { _, scheduler in O.of(1, 2, 3, scheduler: scheduler) }
        timed(base, "1@200 2@200 3@200 C@200") { _, _ in O.of(1, 2, 3) }
        timed(base, "1@201 C@202") { _, scheduler in O.just(1, scheduler: scheduler) }
    }
}
