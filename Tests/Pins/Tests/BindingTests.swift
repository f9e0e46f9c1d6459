import RxCocoa
import RxRelay
import RxSwift
import RxTest
import XCTest

/// A session of rill as a test; times are in milliseconds.
final class BindingTests: XCTestCase {
    func testTotalThrottle() {
        let scheduler = TestScheduler(
            initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
        let xs = PublishSubject<Int>()
        let xsInput: TestableObservable<Int> = scheduler.createHotObservable([
            .next(600, 1),
            .next(700, 2),
            .next(1_400, 3),
        ])
        _ = xsInput.subscribe(xs)
        let total = BehaviorSubject(value: 0)
        let b = DisposeBag()
        xs.scan(0, accumulator: +).bind(to: total).disposed(by: b)
        scheduler.advanceTo(500)
        let observer = scheduler.createObserver(Int.self)
        let subscription = total.throttle(.milliseconds(500), scheduler: scheduler).subscribe(observer)
        scheduler.advanceTo(3_500)
        subscription.dispose()

        XCTAssertEqual(observer.events, [
            .next(500, 0),
            .next(1_000, 3),
            .next(1_500, 6),
        ])
    }
}
