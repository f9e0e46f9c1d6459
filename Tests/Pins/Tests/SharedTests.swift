import RxSwift
import RxTest
import XCTest

/// A session of rill as a test; times are in milliseconds.
final class SharedTests: XCTestCase {
    func testLate() {
        let scheduler = TestScheduler(
            initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
        let main = scheduler
        let source = Observable<Int>.interval(.seconds(1), scheduler: main).share()
        _ = source.map { $0 * 10 }.subscribe()
        scheduler.advanceTo(1_500)
        let observer = scheduler.createObserver(String.self)
        let subscription = source.take(2).map { ("x", $0) }.map { "\($0)" }.subscribe(observer)
        scheduler.advanceTo(3_000)
        subscription.dispose()

        XCTAssertEqual(observer.events, [
            .next(2_000, "(\"x\", 1)"),
            .next(3_000, "(\"x\", 2)"),
            .completed(3_000),
        ])
    }
}
