import RxCocoa
import RxRelay
import RxSwift
import RxTest
import XCTest

/// A session of rill as a test; times are in milliseconds.
final class DriverTests: XCTestCase {
    func testValid() {
        let scheduler = TestScheduler(
            initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
        let login = PublishRelay<String>()
        let loginInput: TestableObservable<String> = scheduler.createHotObservable([
            .next(100, "a"),
            .next(300, "abc"),
        ])
        _ = loginInput.subscribe(onNext: { login.accept($0) })
        let valid = login.map { $0.count > 2 }.asDriver(onErrorJustReturn: false)
        let observer = scheduler.createObserver(Bool.self)
        let subscription = valid.asObservable().subscribe(observer)
        scheduler.advanceTo(300)
        subscription.dispose()

        XCTAssertEqual(observer.events, [
            .next(100, false),
            .next(300, true),
        ])
    }
}
