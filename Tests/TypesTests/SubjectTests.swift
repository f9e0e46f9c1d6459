import Declarations
import TypeModel
import XCTest

/// Warnings about subjects that are sent to and never subscribed to.
final class SubjectTests: XCTestCase {
    private func warnings(_ text: String, mode: Checker.Mode = .script) -> [String] {
        let found = check("import RxSwift\nimport RxCocoa\n" + text + "\n", mode: mode).diagnostics
        return found.map { "\($0.id) \($0.primary.position.line - 2)" }
    }

    private let heard = "let s = PublishSubject<Int>()\n_ = s.subscribe()\n"

    func testASendBehindTheEnd() {
        XCTAssertEqual(warnings(heard + "s.onCompleted()\ns.onNext(1)\ns.onNext(2)"), ["send-after-end 4"])
        XCTAssertEqual(
            warnings(heard + "enum E: Error { case e }\ns.onError(E.e)\nprint(1)\ns.onCompleted()"),
            ["send-after-end 6"])
        XCTAssertEqual(warnings(heard + "s.on(.completed)\ns.on(.next(1))"), ["send-after-end 4"])
        XCTAssertEqual(
            warnings(
                "func f() {\n let s = PublishSubject<Int>()\n _ = s.subscribe()\n s.onCompleted()\n s.onNext(1)\n}"),
            ["send-after-end 5"])
        XCTAssertEqual(warnings(heard + "s.onCompleted()\ns.onNext(1)", mode: .entry), ["send-after-end 4"])
    }

    func testSubject_possiblyObserved_isNotReported() {
        XCTAssertEqual(warnings(heard + "if Bool.random() { s.onCompleted() }\ns.onNext(1)"), [])
        XCTAssertEqual(warnings(heard + "s.onNext(1)\ns.onCompleted()"), [])
        XCTAssertEqual(
            warnings(heard + "let t = PublishSubject<Int>()\n_ = t.subscribe()\ns.onCompleted()\nt.onNext(1)"), [])
        XCTAssertEqual(
            warnings(
                "var s = PublishSubject<Int>()\n_ = s.subscribe()\ns.onCompleted()\ns = PublishSubject()\ns.onNext(1)"),
            [])
        XCTAssertEqual(warnings(heard + "s.onCompleted()\nfunc f() { s.onNext(1) }"), [])
        XCTAssertEqual(
            warnings(
                "class A { var s = PublishSubject<Int>() }\nlet a = A()\na.s.onCompleted()\na.s = .init()\na.s.onNext(1)"
            ), [])
    }

    func testSubject_withoutSubscriber_isReported() {
        XCTAssertEqual(warnings("let s = PublishSubject<Int>()\ns.onNext(1)"), ["unheard-subject 1"])
        XCTAssertEqual(
            warnings("let r = BehaviorRelay(value: 1)\nr.accept(2)\nfunc f() { r.accept(3) }"), ["unheard-subject 1"])
        XCTAssertEqual(warnings("func f() {\n let s = PublishSubject<Int>()\n s.onNext(1)\n}"), ["unheard-subject 2"])
        XCTAssertEqual(
            warnings("func f() {\n let s = PublishSubject<Int>()\n s.onNext(1)\n}", mode: .entry), ["unheard-subject 2"]
        )
    }

    func testSubject_passedOn_isNotReported() {
        let start = "let s = PublishSubject<Int>()\ns.onNext(1)\n"
        for use in [
            "_ = s.subscribe()", "let t = s.map { $0 }\n_ = t.subscribe()", "print(s)", "let t: Any = s",
            "let f = s.onNext",
            "func f() { _ = s.subscribe() }", "class A { let t = s }", "func f(_ t: PublishSubject<Int> = s) {}",
            "_ = Observable.just(1).bind(to: s)", "let c = { [s] in s.onNext(1) }", "print(s.hasObservers)",
            "struct A { func f() { func g() { _ = s.subscribe() } } }", "let all = [s]", "s.dispose()",
        ] {
            XCTAssertEqual(warnings(start + use), [], use)
        }
        // A later entry may subscribe; a subject that sends nothing loses nothing.
        XCTAssertEqual(warnings(start, mode: .entry), [])
        XCTAssertEqual(warnings("let s = PublishSubject<Int>()"), [])
        XCTAssertEqual(warnings("var s = PublishSubject<Int>()\ns.onNext(1)"), [])
    }

    func testErrors_precedeWarnings() {
        XCTAssertEqual(warnings("let s = PublishSubject<Int>()\ns.onNext(\"\")"), ["type-mismatch 2"])
    }
}
