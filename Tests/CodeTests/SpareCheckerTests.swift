import Diagnostics
import Language
import XCTest

/// Successive interpreters: the library is read once, and nothing of the first program is visible to the second.
final class SpareCheckerTests: XCTestCase {
    func testClosedInterpreter_keepsOnlyTheLibrary() {
        let first = Interpreter { _ in }
        let program = """
            import RxSwift
            extension ObservableType { func louder() -> Observable<String> { map { "\\($0)!" } } }
            extension Int { static let answer = 42 }
            let word = "here"
            _ = Observable.of(1).louder().subscribe()
            """
        XCTAssertEqual(first.run(Source(name: "first", text: program), mode: .entry).end, .done)
        first.close()

        var printed = ""
        let second = Interpreter { printed += $0 }
        defer { second.close() }
        XCTAssertTrue(second.checker === first.checker)
        for word in ["word", "Observable.of(1).louder()", "Int.answer"] {
            XCTAssertEqual(second.run(Source(name: "second", text: word), mode: .entry).end, .refused, word)
        }
        let again = program + "\n_ = Observable.of(1).louder().subscribe(onNext: { print($0, word, Int.answer) })"
        XCTAssertEqual(second.run(Source(name: "second", text: again), mode: .entry).end, .done)
        XCTAssertEqual(printed, "1! here 42\n")
    }

    func testTwoAtOnceHaveTheirOwn() {
        let first = Interpreter { _ in }
        let second = Interpreter { _ in }
        XCTAssertFalse(first.checker === second.checker)
        second.close()
        first.close()
    }
}
