import RxSwift
import RxTest
import XCTest

enum Level: Equatable { case low, high(Int) }

struct Reading: Equatable { var value: Double; var level: Kind; enum Kind: Equatable { case ok, bad } }

/// A session of rill as a test; times are in milliseconds.
final class ValuesTests: XCTestCase {
    func testReadings() {
        let scheduler = TestScheduler(
            initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
        let readings = PublishSubject<Double>()
        let readingsInput: TestableObservable<Double> = scheduler.createHotObservable([
            .next(250, 0.5),
            .next(500, 2),
            .error(1_750, RxError.timeout),
        ])
        _ = readingsInput.subscribe(readings)
        let observer1 = scheduler.createObserver(Reading.self)
        let subscription1 = readings.map { Reading(value: $0, level: $0 > 1 ? .bad : .ok) }.subscribe(observer1)
        let observer2 = scheduler.createObserver(Level.self)
        let subscription2 = readings.map { $0 > 1 ? Level.high(Int($0)) : .low }.subscribe(observer2)
        let observer3 = scheduler.createObserver([Double: String?].self)
        let subscription3 = readings.map { [$0: Optional("\"\($0)\"")] }.subscribe(observer3)
        let observer4 = scheduler.createObserver([Double].self)
        let subscription4 = readings.buffer(timeSpan: .seconds(1), count: 2, scheduler: scheduler).subscribe(observer4)
        let observer5 = scheduler.createObserver(String.self)
        let subscription5 = readings.map { _ in }.map { "\($0)" }.subscribe(observer5)
        let observer6 = scheduler.createObserver(String.self)
        let subscription6 = readings.map { (first: $0, second: "a\nb") }.map { "\($0)" }.subscribe(observer6)
        scheduler.advanceTo(1_750)
        subscription1.dispose()
        subscription2.dispose()
        subscription3.dispose()
        subscription4.dispose()
        subscription5.dispose()
        subscription6.dispose()

        XCTAssertEqual(observer1.events, [
            .next(250, Reading(value: 0.5, level: .ok)),
            .next(500, Reading(value: 2.0, level: .bad)),
            .error(1_750, RxError.timeout),
        ])

        XCTAssertEqual(observer2.events, [
            .next(250, Level.low),
            .next(500, Level.high(2)),
            .error(1_750, RxError.timeout),
        ])

        XCTAssertEqual(observer3.events, [
            .next(250, [0.5: Optional("\"0.5\"")]),
            .next(500, [2.0: Optional("\"2.0\"")]),
            .error(1_750, RxError.timeout),
        ])

        XCTAssertEqual(observer4.events, [
            .next(500, [0.5, 2.0]),
            .next(1_500, []),
            .error(1_750, RxError.timeout),
        ])

        XCTAssertEqual(observer5.events, [
            .next(250, "()"),
            .next(500, "()"),
            .error(1_750, RxError.timeout),
        ])

        XCTAssertEqual(observer6.events, [
            .next(250, "(first: 0.5, second: \"a\\nb\")"),
            .next(500, "(first: 2.0, second: \"a\\nb\")"),
            .error(1_750, RxError.timeout),
        ])
    }
}
