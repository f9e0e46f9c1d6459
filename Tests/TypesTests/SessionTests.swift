import Checking
import Declarations
import TypeModel
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

    /// In any order of names, signatures use the types of their own entry.
    func testAPastedBlockMayBePastedAgain() {
        for words in [["Shape", "largest"], ["A", "b"], ["Zone", "first"], ["P", "use"], ["Kind", "kinds"]] {
            let checker = freshChecker()
            let text = """
                protocol \(words[0]) { var area: Int { get } }
                struct Square\(words[0]): \(words[0]) { let area: Int }
                func \(words[1])<T: \(words[0])>(_ shapes: [T]) -> T? { shapes.max { $0.area < $1.area } }
                func \(words[1])All(_ shapes: [any \(words[0])]) -> Int { shapes.count }
                print(\(words[1])([Square\(words[0])(area: 1)])?.area ?? 0, \(words[1])All([Square\(words[0])(area: 1)]))
                """
            for _ in 0..<6 {
                XCTAssertEqual(check(text, mode: .entry, with: checker).diagnostics.map(\.message), [])
            }
        }
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

    /// A member that was not found is found after an inherited type was extended, and not after the extension was
    /// reverted.
    func testExtension_ofAnInheritedType_addsMembers() {
        for (extended, use) in [
            ("ObservableType", "Observable.of(1)"), ("Sequence", "[1]"), ("Observable", "PublishSubject<Int>()"),
        ] {
            let checker = freshChecker()
            let program = "_ = \(use).mine()"
            let extending = "extension \(extended) { func mine() -> Int { 1 } }"
            XCTAssertTrue(check(program, mode: .entry, with: checker).hasErrors)
            XCTAssertFalse(check(extending, mode: .entry, with: checker).hasErrors)
            XCTAssertFalse(check(program, mode: .entry, with: checker).hasErrors, extended)
            XCTAssertTrue(check("\(extending)\n\(program)\nlet x: Int = \"\"", mode: .entry, with: checker).hasErrors)
            XCTAssertFalse(check(program, mode: .entry, with: checker).hasErrors, extended)
            checker.forgetPrograms()
            XCTAssertTrue(check(program, mode: .entry, with: checker).hasErrors, extended)
        }
    }

    func testProgramsAreForgotten() {
        let checker = freshChecker()
        let entries = [
            "let a = 1\nvar log: [String] = []", "infix operator <~>: AdditionPrecedence",
            "func <~> (l: Int, r: Int) -> Int { l + r }", "extension Int { var doubled: Int { self * 2 } }",
            "1 <~> a.doubled", "protocol P {}\nextension Int: P {}\nlet p: P = 3",
        ]
        for _ in 0..<3 {
            for entry in entries {
                XCTAssertEqual(check(entry, mode: .entry, with: checker).diagnostics.map(\.message), [])
            }
            checker.forgetPrograms()
            for word in ["a", "log", "2.doubled", "1 <~> 2", "3 as P"] {
                XCTAssertTrue(check(word, mode: .entry, with: checker).hasErrors, word)
            }
            XCTAssertEqual(check("1", mode: .entry, with: checker).results.map(\.name.text), ["$R0"])
            checker.revert()
        }
    }

    func testKeepsResults() {
        let checker = freshChecker()
        let first = check("1 + 2", mode: .entry, with: checker)
        XCTAssertEqual(first.results.map(\.name.text), ["$R0"])
        XCTAssertFalse(check("$R0 + 1", mode: .entry, with: checker).hasErrors)
        XCTAssertEqual(check("\"a\"", mode: .entry, with: checker).results.map(\.name.text), ["$R2"])
    }
}
