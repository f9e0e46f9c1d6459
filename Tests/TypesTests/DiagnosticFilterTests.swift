import Checking
import Declarations
import Diagnostics
import TypeModel
import XCTest

/// Each mistake has one message.
final class DiagnosticFilterTests: XCTestCase {
    private func errors(_ text: String) -> [Diagnostic] {
        let found = check(text, with: sharedChecker).diagnostics
        if !found.contains(where: { $0.severity == .error }) { sharedChecker.revert() }
        return found
    }

    func testUnknownName_isReportedOnceWithItsOtherUses() {
        let all = errors("let total = 1\nprint(totla)\nprint(1)\nprint(totla + totla)\n")
        XCTAssertEqual(all.map(\.id), ["unknown-name"])
        XCTAssertEqual(all[0].notes.map(\.message), ["also in line 4"])
        XCTAssertEqual(all[0].fixIts.first?.edits.count, 3)
    }

    func testAMissingModuleExplainsItsNames() {
        let all = errors("import Combine\nlet a = Foo()\nlet b: Bar = bar\n")
        XCTAssertEqual(all.map(\.id), ["unknown-module"])
        XCTAssertEqual(errors("import RxSwfit\n").first?.help, "did you mean 'RxSwift'?")
    }

    func testChain_cutByABracket_isReportedOnce() {
        let chain = ".map { $0 * 2 }\n    .subscribe(onNext: { print($0) })\n"
        XCTAssertEqual(
            errors("import RxSwift\nObservable.of(1, 2\n    \(chain)print(1)\n").map(\.id), ["unclosed-bracket"])
        XCTAssertEqual(
            errors("import RxSwift\nObservable.of(1, 2)\n    .filter { $0 > 1\n    \(chain)").map(\.id),
            ["unclosed-brace"])
    }

    func testUnkeptSubscription_isReportedWithoutErrors() {
        let text = "import RxSwift\nObservable.of(1).subscribe(onNext: { print($0) })\n"
        XCTAssertEqual(errors(text).map(\.id), ["unused-result"])
        XCTAssertEqual(errors(text + "print(x)\n").map(\.id), ["unknown-name"])
    }

    /// The fix of an entry does not change a constant of an earlier entry to a variable.
    func testFix_changesOnlyTheCurrentText() {
        let checker = freshChecker()
        XCTAssertTrue(check("let limit = 1\n", mode: .entry, with: checker, name: "entry 1").diagnostics.isEmpty)
        let all = check("limit = 2\n", mode: .entry, with: checker, name: "entry 2").diagnostics
        XCTAssertEqual(all.map(\.id), ["immutable"])
        XCTAssertTrue(all[0].fixIts.isEmpty)
        XCTAssertEqual(check("let limit = 1\nlimit = 2\n").diagnostics.first?.fixIts.count, 1)
    }

    func testClosure_mismatched_hidesErrorsInItsBody() {
        for text in ["_ = [1].map { $0 + $1 }", "_ = [1, 2].filter { a, b in a + b }"] {
            let all = errors(text)
            XCTAssertEqual(all.map(\.id), ["type-mismatch"], text)
            XCTAssertTrue(all.first?.message.hasPrefix("the closure is called with 1 argument") ?? false, text)
        }
    }
}
