import RxSwift
import RxTest
import XCTest

/// A session of rill as a test; times are in milliseconds.
final class MarblesTests: XCTestCase {
    func testKeysDebounce() {
        let scheduler = TestScheduler(
            initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
        let keys: Observable<String> = (scheduler.createColdObservable([
            .next(0, "h"),
            .next(132, "e"),
            .next(230, "y"),
            .completed(1_230),
        ]) as TestableObservable<String>).asObservable()
        let observer = scheduler.createObserver(String.self)
        let subscription = keys.debounce(.milliseconds(100), scheduler: scheduler).subscribe(observer)
        scheduler.advanceTo(1_230)
        subscription.dispose()

        XCTAssertEqual(observer.events, [
            .next(100, "h"),
            .next(330, "y"),
            .completed(1_230),
        ])
    }
}
