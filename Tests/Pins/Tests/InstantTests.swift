import RxSwift
import RxTest
import XCTest

/// A session of rill as a test; times are in milliseconds.
final class InstantTests: XCTestCase {
    func testTapsDebounce() {
        let scheduler = TestScheduler(
            initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
        let taps = PublishSubject<Int>()
        taps.onNext(0)
        let observer = scheduler.createObserver(Int.self)
        let subscription = taps.debounce(.milliseconds(300), scheduler: scheduler).subscribe(observer)
        taps.onNext(1)
        scheduler.advanceTo(300)
        taps.onNext(2)
        scheduler.advanceTo(600)
        subscription.dispose()

        XCTAssertEqual(observer.events, [
            .next(300, 1),
            .next(600, 2),
        ])
    }
}
