import Diagnostics
import Language
import XCTest

/// Common mistakes with observables and their messages.
final class ReactiveMistakesTests: XCTestCase {
    private func refusal(_ statement: String, imports: [String] = ["RxSwift", "RxRelay", "RxCocoa"]) -> Diagnostic? {
        let program =
            imports.map { "import \($0)\n" }.joined() + """
                import Dispatch
                let numbers = PublishSubject<Int>(), words = PublishSubject<String>()
                let relay = BehaviorRelay(value: ""), bag = DisposeBag()

                """
        let interpreter = Interpreter { _ in }
        defer { interpreter.close() }
        let outcome = interpreter.run(Source(name: "test", text: program + statement), mode: .script)
        XCTAssertEqual(outcome.end, .refused, statement)
        XCTAssertEqual(outcome.diagnostics.filter { $0.severity == .error }.count, 1, statement)
        return outcome.diagnostics.first { $0.severity == .error }
    }

    private func check(_ statement: String, id: String, help: String?, line: UInt = #line) {
        let found = refusal(statement)
        XCTAssertEqual(found?.id, id, statement, line: line)
        XCTAssertEqual(found?.help, help, statement, line: line)
    }

    func testClosure_withAWrongResult_isRefused() {
        let must = "the closure must return an observable, for example Observable.just(…)"
        check("_ = numbers.flatMap { $0 * 2 }", id: "does-not-conform", help: must)
        check("_ = numbers.flatMapLatest { n in n * 2 }", id: "does-not-conform", help: must)
        check("_ = numbers.concatMap { n in print(n) }", id: "does-not-conform", help: must)
        check(
            "_ = numbers.catch { _ in 1 }", id: "type-mismatch",
            help: "return a sequence, for example Observable.just(…)")
        check(
            "_ = Observable<Int>.create { observer in observer.onNext(1) }", id: "type-mismatch",
            help: "return a disposable that stops the work: 'return Disposables.create()' if there is none")
    }

    func testSequencesWithoutInnerOnes() {
        for name in ["merge", "concat", "switchLatest"] {
            check(
                "_ = numbers.\(name)()", id: "does-not-conform",
                help: "without arguments '\(name)' wants a sequence of observables: 'map' its values to some first")
        }
        check(
            "_ = numbers.sample(1)", id: "does-not-conform",
            help: "give it an observable, for example Observable.just(…)")
    }

    func testOperators_writtenLikeThoseOfOtherLanguages_areNamed() {
        for (statement, base) in [
            ("_ = numbers | map { $0 }", "numbers"), ("_ = numbers & map({ $0 })", "numbers"),
            ("_ = [numbers][0] | map { $0 }", "source"), ("_ = map { $0 }", "source"),
        ] {
            let help = refusal(statement)?.help
            XCTAssertEqual(help, "'map' is an operator of observables: write '\(base).map…'", statement)
        }
    }

    func testQueuesAreNoSchedulers() {
        let help =
            "a queue is no scheduler: write MainScheduler.instance, or ConcurrentDispatchQueueScheduler(queue: …) "
            + "for another queue"
        check("_ = numbers.observe(on: DispatchQueue.main)", id: "type-mismatch", help: help)
        check("_ = numbers.delay(.seconds(1), scheduler: DispatchQueue.main)", id: "type-mismatch", help: help)
    }

    func testARelayOfOtherValues() {
        check(
            "numbers.bind(to: relay).disposed(by: bag)", id: "type-mismatch",
            help: "this relay takes values of type 'String': 'map' the others to 'String' before")
    }

    /// If a matching overload is in a module that is not imported, the message names the module.
    func testOverloadsOfModulesThatAreNotImported() {
        for statement in ["_ = numbers.bind(to: numbers)", "_ = numbers.bind(onNext: { print($0) })"] {
            let found = refusal(statement, imports: ["RxSwift", "RxRelay"])
            XCTAssertEqual(found?.id, "missing-import", statement)
            XCTAssertEqual(found?.help, "write 'import RxCocoa' at the top", statement)
        }
        // A call that no module accepts is another error.
        XCTAssertEqual(refusal("_ = numbers.bind(to: 1)", imports: ["RxSwift", "RxRelay"])?.id, "type-mismatch")
    }

    func testDeprecatedType_isReportedAtItsName() {
        let interpreter = Interpreter { _ in }
        defer { interpreter.close() }
        let text = "import RxSwift\nfunc show(_ x: Variable<Int>) {}\nlet v: Variable<Int>? = nil\n"
        let outcome = interpreter.run(Source(name: "test", text: text), mode: .script)
        XCTAssertEqual(outcome.end, .done)
        XCTAssertEqual(
            outcome.olderSpellings.map { "\($0.name) \($0.span.position.line)" }, ["Variable 2", "Variable 3"])
    }
    func testUnknownMember_ofAMissingModule_hasNoGuessedFix() {
        let interpreter = Interpreter { _ in }
        defer { interpreter.close() }
        let text = """
            import AsyncAlgorithms
            let keys = AsyncStream<Int> { $0.finish() }
            for await key in keys.debounce(for: .seconds(1)) { print(key) }

            """
        let errors = interpreter.run(Source(name: "test", text: text), mode: .script).diagnostics
        XCTAssertEqual(errors.map(\.id), ["unknown-module", "unknown-member"])
        XCTAssertEqual(errors.last?.help, "write 'asObservable().debounce(_:scheduler:)'")
    }
}
