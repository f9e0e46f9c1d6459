import RxSwift
import RxTest
import XCTest

enum Oops: Error { case bad(code: Int), worse }

/// A session of rill as a test; times are in milliseconds.
final class ErrorTests: XCTestCase {
    func testRequestsMap() {
        let scheduler = TestScheduler(
            initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
        let requests = PublishSubject<Int>()
        let requestsInput: TestableObservable<Int> = scheduler.createHotObservable([
            .next(500, 1),
            .next(600, 3),
        ])
        _ = requestsInput.subscribe(requests)
        let observer = scheduler.createObserver(Int.self)
        let subscription = requests.map { n -> Int in if n == 3 { throw Oops.bad(code: n) }; return n * 2 }.subscribe(observer)
        scheduler.advanceTo(600)
        subscription.dispose()

        XCTAssertEqual(observer.events, [
            .next(500, 2),
            .error(600, Oops.bad(code: 3)),
        ])
    }
}
