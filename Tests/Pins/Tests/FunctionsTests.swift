import RxSwift
import RxTest
import XCTest

private let scheduler = TestScheduler(
    initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)

func search(_ text: String) -> Observable<String> { Observable.just("found " + text).delay(.milliseconds(text.count * 100), scheduler: scheduler) }

/// A session of rill as a test; times are in milliseconds.
final class FunctionsTests: XCTestCase {
    func testLatest() {
        let query = PublishSubject<String>()
        let queryInput: TestableObservable<String> = scheduler.createHotObservable([
            .next(500, "swift"),
            .completed(1_000),
        ])
        _ = queryInput.subscribe(query)
        let observer1 = scheduler.createObserver(String.self)
        let subscription1 = query.flatMapLatest(search).subscribe(observer1)
        let observer2 = scheduler.createObserver(String.self)
        let subscription2 = query.flatMap(search).subscribe(observer2)
        scheduler.advanceTo(600)
        for word in ["a", "b"] { query.onNext(word) }
        scheduler.advanceTo(1_000)
        subscription1.dispose()
        subscription2.dispose()

        XCTAssertEqual(observer1.events, [
            .next(700, "found b"),
            .completed(1_000),
        ])

        XCTAssertEqual(observer2.events, [
            .next(700, "found a"),
            .next(700, "found b"),
            .next(1_000, "found swift"),
            .completed(1_000),
        ])
    }
}
