import RxSwift
import RxTest
import XCTest

/// A session of rill as a test; times are in milliseconds.
final class SearchTests: XCTestCase {
    func testResults() {
        let scheduler = TestScheduler(
            initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
        let search = PublishSubject<String>()
        let searchInput: TestableObservable<String> = scheduler.createHotObservable([
            .next(1_000, "r"),
            .next(1_150, "rx"),
            .completed(2_000),
        ])
        _ = searchInput.subscribe(search)
        let results = search.debounce(.milliseconds(300), scheduler: scheduler).map { $0.uppercased() }
        let observer = scheduler.createObserver(String.self)
        let subscription = results.subscribe(observer)
        scheduler.advanceTo(2_000)
        subscription.dispose()

        XCTAssertEqual(observer.events, [
            .next(1_450, "RX"),
            .completed(2_000),
        ])
    }
}
