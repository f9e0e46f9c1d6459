import Language
import XCTest
@testable import Commands
@testable import Export
@testable import SessionCore

/// Sessions that run the same entries one after the other check them once.
final class CheckedTextsTests: XCTestCase {
    private let texts = CheckedTexts()
    private let collector = Collector()

    /// Returns the reply to the last entry of a separate session.
    private func answer(_ entries: String...) -> String {
        let session = SessionTests.session {
            $0.style = .snippet
            $0.checkedTexts = texts
        }
        defer { session.close() }
        for entry in entries {
            _ = collector.take()
            _ = session.submit(entry, at: 0, to: collector)
        }
        return collector.take()
    }

    func testVariables_inASecondSession_haveTheirInitialValues() {
        let entries = ["var count = 0", "struct Cat { static var count = 0 }"]
        for _ in 0..<3 {
            XCTAssertEqual(
                answer(entries[0], entries[1], "count += 1; Cat.count += 1; print(count, Cat.count)"), "1 1\n")
        }
    }

    func testAnotherText_replacesThatOfTheSessionBefore() {
        XCTAssertEqual(answer("let a = 1", "func f() -> Int { a + 1 }", "print(f())"), "2\n")
        XCTAssertEqual(answer("let a = 1", "func f() -> Int { a + 2 }", "print(f())"), "3\n")
        XCTAssertEqual(answer("let a = \"x\"", "print(a)"), "x\n")
        // Declarations of the first session only are no longer defined.
        XCTAssertTrue(answer("let a = \"x\"", "print(f())").contains("'f' is not defined"))
        XCTAssertEqual(answer("let a = 1", "func f() -> Int { a + 1 }", "print(f())"), "2\n")
    }

    func testExtensions_ofTheSessionBefore_areTakenBack() {
        XCTAssertEqual(answer("extension Int { var twice: Int { self * 2 } }", "print(4.twice)"), "8\n")
        XCTAssertTrue(answer("print(1)", "print(4.twice)").contains("no member 'twice'"))
        XCTAssertEqual(
            answer("extension Int { var twice: String { \"2 x \\(self)\" } }", "print(4.twice)"), "2 x 4\n")
    }

    func testATextThatTraps_isCheckedAgain() {
        for _ in 0..<2 {
            XCTAssertTrue(answer("let list: [Int] = []", "let first = list[0]").contains("out of range"))
            XCTAssertTrue(answer("let list: [Int] = []", "let first = list[0]", "print(first)").contains("not defined"))
        }
        XCTAssertEqual(answer("let list: [Int] = []", "let first = list.first", "print(first ?? 7)"), "7\n")
    }

    func testResults_ofRepeatedEntries_keepTheirNames() {
        for _ in 0..<2 { XCTAssertEqual(answer("Observable.of(1, 2)", "3 + 4", "print($R1)"), "7\n") }
    }

    func testASecondSession_doesNotCheckAgain() {
        let long = (0..<120).map { "func f\($0)(_ n: Int) -> [Int] { [n, \($0)].map { $0 * 2 }.filter { $0 > 1 } }" }
        func time() -> Double {
            let begun = Date()
            XCTAssertEqual(answer(long.joined(separator: "\n"), "print(f7(1))"), "[2, 14]\n")
            return Date().timeIntervalSince(begun)
        }
        let first = time()
        XCTAssertLessThan(min(time(), time(), time()), first / 2)
    }
}
