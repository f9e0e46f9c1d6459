import RxSwift
import RxTest
import XCTest

/// A session of rill as a test; times are in milliseconds.
final class PutOffTests: XCTestCase {
    func testFound() {
        let scheduler = TestScheduler(
            initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
        let query = PublishSubject<String>()
        let queryInput: TestableObservable<String> = scheduler.createHotObservable([
            .next(100, "r"),
            .next(150, "rx"),
            .completed(600),
        ])
        _ = queryInput.subscribe(query)
        let main = scheduler
        let observer = scheduler.createObserver(String.self)
        let subscription = query.debounce(.milliseconds(100), scheduler: main)
            .flatMapLatest { Observable.just("found " + $0).delay(.milliseconds(50), scheduler: main) }.subscribe(observer)
        scheduler.advanceTo(600)
        subscription.dispose()

        XCTAssertEqual(observer.events, [
            .next(300, "found rx"),
            .completed(600),
        ])
    }
}
