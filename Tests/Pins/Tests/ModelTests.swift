import RxSwift
import RxTest
import XCTest

final class Counter {
    let taps = PublishSubject<Void>()
    let count: Observable<Int>
    init(step: Int) { count = taps.scan(0) { n, _ in n + step }.startWith(0) }
}

/// A session of rill as a test; times are in milliseconds.
final class ModelTests: XCTestCase {
    func testCounterCountMap() {
        let scheduler = TestScheduler(
            initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
        let counter = Counter(step: 2)
        let observer = scheduler.createObserver(String.self)
        let subscription = counter.count.map { "n \($0)" }.subscribe(observer)
        scheduler.advanceTo(100)
        counter.taps.onNext(())
        scheduler.advanceTo(200)
        counter.taps.onNext(())
        scheduler.advanceTo(1_000)
        subscription.dispose()
        scheduler.advanceTo(1_000)

        XCTAssertEqual(observer.events, [
            .next(0, "n 0"),
            .next(100, "n 2"),
            .next(200, "n 4"),
        ])
    }
}
