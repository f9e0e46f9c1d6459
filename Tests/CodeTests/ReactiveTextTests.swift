import Diagnostics
import Language
import XCTest

/// Diagnostics of observables, deprecated names and marbles.
final class ReactiveTextTests: XCTestCase {
    private func run(_ text: String) -> (printed: String, outcome: Outcome) {
        var printed = ""
        let interpreter = Interpreter { printed += $0 }
        defer { interpreter.close() }
        let outcome = interpreter.run(Source(name: "test", text: header + text), mode: .script)
        return (printed, outcome)
    }

    private let header = "import RxSwift\nimport RxTest\n"

    private func warning(_ statement: String) -> String? {
        let outcome = run("import RxSwift\nlet bag = DisposeBag()\n\(statement)").outcome
        XCTAssertFalse(outcome.diagnostics.contains { $0.severity == .error }, statement)
        return outcome.diagnostics.first?.message
    }

    func testSubscription_thatIsNotKept_isReported() {
        XCTAssertEqual(warning("Observable.of(1).map { $0 }"), "nothing happens until someone subscribes")
        XCTAssertEqual(
            warning("Observable.of(1).subscribe()"), "the subscription is kept nowhere, so nothing disposes it")
        XCTAssertEqual(
            warning("Observable.of(1).subscribe().disposed(by: DisposeBag())"),
            "the bag is kept nowhere: the subscription is disposed at once")
        for statement in [
            "_ = Observable.of(1).map { $0 }", "let o = Observable.of(1)",
            "Observable.of(1).subscribe().disposed(by: bag)",
            "_ = Observable.of(1).subscribe()", "PublishSubject<Int>().onNext(1)",
        ] {
            XCTAssertNil(warning(statement), statement)
        }
    }

    func testOlderSpellingsAreNotedNotWarnedOf() {
        let outcome = run(
            "_ = Observable.of(1).elementAt(0).catchErrorJustReturn(2).delay(1, scheduler: MainScheduler.instance)"
        ).outcome
        XCTAssertTrue(outcome.diagnostics.isEmpty)
        XCTAssertEqual(
            Set(outcome.olderSpellings.map { "\($0.name): \($0.advice)" }),
            [
                "elementAt(_:): now 'element(at:)'", "catchErrorJustReturn(_:): now 'catchAndReturn(_:)'",
                "delay(_:scheduler:): use .seconds or .milliseconds",
            ])
        XCTAssertTrue(run("_ = Observable.of(1).element(at: 0)").outcome.olderSpellings.isEmpty)
    }

    func testMarblesAreReadBeforeAnythingRuns() {
        let program = "print(1)\nlet x = cold(\"-a-(b-c)|\")"
        let (printed, outcome) = run(program)
        XCTAssertEqual(printed, "")
        XCTAssertEqual(outcome.end, .refused)
        XCTAssertEqual(outcome.diagnostics.map(\.id), ["tick-in-group"])
        // The caret points at the tick.
        XCTAssertEqual(outcome.diagnostics.first?.primary.text, "-")
        XCTAssertEqual(
            outcome.diagnostics.first.map { Int($0.primary.start) },
            header.utf8.count + 9 + "let x = cold(\"-a-(b".utf8.count)
        XCTAssertEqual(run("_ = hot(\"a|b\")").outcome.diagnostics.map(\.id), ["marble-notation"])
        XCTAssertEqual(run("_ = cold(\"──a──┤\")").outcome.diagnostics.map(\.id), ["marble-notation"])
    }

    func testElementsOfMarblesWithoutContext() {
        XCTAssertEqual(run("let x = cold(\"1-2|\")\nprint(type(of: x))").printed, "Observable<Int>\n")
        XCTAssertEqual(run("let x = cold(\"1-a|\")\nprint(type(of: x))").printed, "Observable<String>\n")
        XCTAssertEqual(run("let x = cold(\"a 30ms b #\")\nprint(type(of: x))").printed, "Observable<String>\n")
        XCTAssertEqual(
            run("let x: Observable<String> = cold(\"1|\")\nprint(type(of: x))").printed, "Observable<String>\n")
    }

    func testABagBuiltFromAList() {
        let program = """
            var bag: DisposeBag? = DisposeBag {
                Disposables.create { print("a") }
                Disposables.create { print("b") }
            }
            bag?.insert { Disposables.create { print("c") } }
            bag = nil
            """
        XCTAssertEqual(run(program).printed, "a\nb\nc\n")
    }
}
