import Foundation
import XCTest
@testable import Commands
@testable import SessionCore

/// `Tests/Questions/newcomer.txt`: typical entries of new users.
final class NewcomerTests: XCTestCase {
    /// Uncommon names of the types `Driver`, `Signal`, `Single`.
    private static let spellings = ["SharedSequence<Driver", "SharedSequence<Signal", "PrimitiveSequence<"]

    func testEachThingIsAnswered() throws {
        let place = SessionTests.root.appendingPathComponent("Tests/Questions/newcomer.txt")
        let lines = try String(contentsOf: place, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        XCTAssertGreaterThanOrEqual(lines.count, 100)
        for isPlain in [false, true] {
            let session = SessionTests.session()
            session.presentation = Presentation(isTerminal: true, width: 80, isPlain: isPlain)
            let collector = Collector()
            for line in lines {
                let isSilent = line.hasSuffix("~")
                _ = session.submit(String(isSilent ? line.dropLast() : line), at: 0, to: collector)
                let answer = collector.take()
                XCTAssertEqual(answer.isEmpty, isSilent, "\(line): \(answer)")
                XCTAssertFalse(answer.contains("internal"), "\(line): \(answer)")
                // Output of `print` is Swift's; the documentation of a name explains it.
                for spelling in NewcomerTests.spellings where !line.hasPrefix("print") && line != ":doc Driver" {
                    XCTAssertFalse(answer.contains(spelling), "\(line): \(answer)")
                }
            }
            _ = session.submit("1 + 1", at: 0, to: collector)
            XCTAssertTrue(collector.take().contains("Int = 2"), "the session lives on")
        }
    }

    private func answers(_ entries: [String]) -> String {
        let session = SessionTests.session()
        defer { session.close() }
        let collector = Collector()
        for entry in entries.dropLast() { _ = session.submit(entry, at: 0, to: collector) }
        _ = collector.take()
        _ = session.submit(entries.last!, at: 0, to: collector)
        return collector.take()
    }

    func testHelpNeedsNoColon() {
        XCTAssertTrue(answers([":help"]).contains("Anything else is Swift"))
        for word in ["help", "?", " help "] { XCTAssertEqual(answers([word]), answers([":help"]), word) }
        XCTAssertEqual(answers(["let help = 1", "help"]), "$R0: Int = 1\n")
        XCTAssertEqual(answers(["let quit = 1", "quit"]), "$R0: Int = 1\n")
        XCTAssertEqual(SessionTests.session().submit("quit", at: 0, to: Collector()), [.quit(status: 0)])
    }

    /// An incomplete text changes nothing either.
    func testEdit_refused_keepsTheEntry() {
        for text in [".map { $0 }", "ls", "nonsense("] {
            let said = answers(["let a = 1", "let b = 2", ":edit 2 \(text)"])
            XCTAssertTrue(said.hasPrefix("error: ") && said.hasSuffix("(entry 2 is unchanged)\n"), said)
            XCTAssertEqual(answers(["let a = 1", "let b = 2", ":edit 2 \(text)", ":names"]), "a: Int\nb: Int\n", text)
        }
    }

    func testDrop_withoutNumber_showsItsUsage() {
        let expected = "error: :drop needs an entry number, for example :drop 3.   :history lists them\n"
        for argument in ["", " x", " 1 2"] { XCTAssertEqual(answers([":drop" + argument]), expected) }
    }

    func testQuestionMarkIsACompleteEntry() {
        let session = SessionTests.session()
        for text in ["?", "help", " exit"] { XCTAssertEqual(session.completeness(of: text), .complete, text) }
    }

    func testNamesListsOnlyTheCurrentDefinition() {
        let entries = [
            "func f(_ x: Int) -> Int { x }", "func f(_ x: String) -> Int { 1 }", "func f(_ x: Int) -> Int { x + 1 }",
            "func g() {}", "let g = 1", "var h = 1", "func h(_ x: Int) {}", ":names",
        ]
        XCTAssertEqual(answers(entries), "func f(_: String) -> Int\nfunc f(_: Int) -> Int\ng: Int\nfunc h(_:)\n")
    }

    func testNewClass_isAnsweredWithTheNextStep() {
        let classes = [
            "class Base: UIViewController {}": "(show(Base()) puts it on the screen)",
            "class CartTests: XCTestCase { func testEmpty() {} }": "(CartTests: 1 test. :test runs it)",
            "struct CartViewModel { let total: Observable<Int>; let n = 1 }":
                "(let viewModel = CartViewModel(...) creates one; viewModel.total then shows what it sends)",
            "class CountViewModel { let count = BehaviorSubject(value: 0) }":
                "(let viewModel = CountViewModel() creates one; viewModel.count then shows what it sends)",
            "class ListViewModel { let rows: Observable<Int> = .just(1) }":
                "(let viewModel = ListViewModel() creates one; viewModel.rows then shows what it sends)",
            "class FormViewModel { let n: Observable<Int> = .just(1); init(start: Int) {} }":
                "(let viewModel = FormViewModel(...) creates one; viewModel.n then shows what it sends)",
        ]
        for (text, hint) in classes { XCTAssertTrue(answers([text]).contains(hint + "\n"), answers([text])) }
        XCTAssertTrue(answers(["class Root: UINavigationController {}"]).contains("show(Root())"))
        for text in ["class Cart {}", "class CartViewModel {}", "struct Cart { let total: Observable<Int> }"] {
            XCTAssertFalse(answers([text]).contains("("), answers([text]))
        }
    }
}
