import Types
import XCTest

final class SessionTests: XCTestCase {
    func testLaterEntriesSeeEarlierOnes() {
        let checker = freshChecker()
        XCTAssertFalse(
            check("let a = 1\nfunc f(_ x: Int) -> String { \"\\(x)\" }", mode: .entry, with: checker).hasErrors)
        XCTAssertFalse(check("let b = f(a)", mode: .entry, with: checker).hasErrors)
    }

    func testARedefinitionReplaces() {
        let checker = freshChecker()
        _ = check("let a = 1", mode: .entry, with: checker)
        XCTAssertFalse(check("let a = \"x\"", mode: .entry, with: checker).hasErrors)
        XCTAssertFalse(check("let b: String = a", mode: .entry, with: checker).hasErrors)
    }

    func testAFailingEntryChangesNothing() {
        let checker = freshChecker()
        _ = check("let a = 1", mode: .entry, with: checker)
        XCTAssertTrue(
            check(
                "extension Int { var doubled: Int { self * 2 } }\nlet a = \"x\"\nlet c: Int = a", mode: .entry,
                with: checker
            )
            .hasErrors)
        XCTAssertTrue(check("let b = 2.doubled", mode: .entry, with: checker).hasErrors)
        XCTAssertFalse(check("let b: Int = a", mode: .entry, with: checker).hasErrors)
    }

    func testExtensionsStay() {
        let checker = freshChecker()
        _ = check(
            "extension Int { var doubled: Int { self * 2 } }\nprotocol P {}\nextension Int: P {}", mode: .entry,
            with: checker)
        XCTAssertFalse(check("let b = 2.doubled\nlet p: P = 3", mode: .entry, with: checker).hasErrors)
    }

    func testKeepsResults() {
        let checker = freshChecker()
        let first = check("1 + 2", mode: .entry, with: checker)
        XCTAssertEqual(first.results.map(\.name.text), ["$R0"])
        XCTAssertFalse(check("$R0 + 1", mode: .entry, with: checker).hasErrors)
        XCTAssertEqual(check("\"a\"", mode: .entry, with: checker).results.map(\.name.text), ["$R2"])
    }
}
