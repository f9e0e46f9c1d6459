import RxSwift
import RxTest
import XCTest

/// A session of rill as a test; times are in milliseconds.
final class ProgramTests: XCTestCase {
    func testNumbersMap() {
        let scheduler = TestScheduler(
            initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
        let numbers = Observable.of(1, 2, 3)
        let observer1 = scheduler.createObserver(Int.self)
        let subscription1 = numbers.map { $0 * 2 }.subscribe(observer1)
        let observer2 = scheduler.createObserver(Int.self)
        let subscription2 = Observable<Int>.interval(.milliseconds(250), scheduler: scheduler)
            .take(4).subscribe(observer2)
        scheduler.advanceTo(1_000)
        subscription1.dispose()
        subscription2.dispose()

        XCTAssertEqual(observer1.events, [
            .next(0, 2),
            .next(0, 4),
            .next(0, 6),
            .completed(0),
        ])

        XCTAssertEqual(observer2.events, [
            .next(250, 0),
            .next(500, 1),
            .next(750, 2),
            .next(1_000, 3),
            .completed(1_000),
        ])
    }
}
