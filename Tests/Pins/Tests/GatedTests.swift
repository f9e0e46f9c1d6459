import RxRelay
import RxSwift
import RxTest
import XCTest

/// A session of rill as a test; times are in milliseconds.
final class GatedTests: XCTestCase {
    func testCombineLatestDistinctUntilChanged() {
        let scheduler = TestScheduler(
            initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
        let count = BehaviorRelay(value: 1)
        let isOn = BehaviorRelay(value: false)
        let observer = scheduler.createObserver(Int.self)
        let subscription = Observable.combineLatest(count, isOn) { $1 ? $0 : 0 }
            .distinctUntilChanged().subscribe(observer)
        count.accept(2)
        isOn.accept(true)
        count.accept(5)
        scheduler.advanceTo(0)
        subscription.dispose()

        XCTAssertEqual(observer.events, [
            .next(0, 0),
            .next(0, 2),
            .next(0, 5),
        ])
    }
}
