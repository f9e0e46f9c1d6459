import RxRelay
import RxSwift
import RxTest
import XCTest

struct Form: Equatable { var user: String; var isValid: Bool }

func isValid(_ text: String) -> Bool { text.count > 3 }

/// A session of rill as a test; times are in milliseconds.
final class RelaysTests: XCTestCase {
    func testForm() {
        let scheduler = TestScheduler(
            initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
        let login = BehaviorRelay(value: "")
        let loginInput: TestableObservable<String> = scheduler.createHotObservable([
            .next(500, "anna"),
        ])
        _ = loginInput.subscribe(onNext: { login.accept($0) })
        let password = BehaviorRelay(value: "")
        let passwordInput: TestableObservable<String> = scheduler.createHotObservable([
            .next(600, "secret"),
        ])
        _ = passwordInput.subscribe(onNext: { password.accept($0) })
        let form = Observable.combineLatest(login, password) { Form(user: $0, isValid: isValid($0) && isValid($1)) }
        let observer = scheduler.createObserver(Form.self)
        let subscription = form.subscribe(observer)
        scheduler.advanceTo(1_600)
        subscription.dispose()

        XCTAssertEqual(observer.events, [
            .next(0, Form(user: "", isValid: false)),
            .next(500, Form(user: "anna", isValid: false)),
            .next(600, Form(user: "anna", isValid: true)),
        ])
    }
}
