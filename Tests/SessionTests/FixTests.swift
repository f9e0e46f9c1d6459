import Foundation
import XCTest
@testable import Commands
@testable import SessionCore

/// A fix is offered only if the changed text type-checks.
final class FixTests: XCTestCase {
    private func answers(_ entries: [String]) -> (text: String, effects: [Effect]) {
        let session = SessionTests.session { $0.style = .prompt }
        let collector = Collector()
        var effects: [Effect] = []
        for entry in entries {
            _ = collector.take()
            effects = session.submit(entry, at: 0, to: collector)
        }
        return (collector.take(), effects)
    }

    func testFix_similarNameThatFits_isOffered() {
        let refused = answers(["Observable.of(1, 2).mapp { $0 * 2 }"]).text
        XCTAssertTrue(refused.contains("did you mean 'map'?   (:fix changes it and runs)"), refused)
        let (fixed, effects) = answers(["Observable.of(1, 2).mapp { $0 * 2 }", ":fix"])
        XCTAssertTrue(fixed.contains("● 4"), fixed)
        // Up recalls the corrected entry, not the wrong one.
        XCTAssertEqual(effects, [.addToHistory("Observable.of(1, 2).map { $0 * 2 }")])
    }

    /// `NSObject` has a similar name, but no elements.
    func testFix_similarNameThatDoesNotFit_isNotOffered() {
        for entry in ["subject.onNext(1)", "try subject.value()", "print(NSObjec.count)"] {
            let refused = answers([entry]).text
            XCTAssertTrue(refused.contains("is not defined"), refused)
            XCTAssertFalse(refused.contains("did you mean"), refused)
            XCTAssertTrue(answers([entry, ":fix"]).text.contains("nothing to fix"))
        }
    }

    /// Two successive mistakes are corrected together.
    func testFix_twoMistakes_areCorrectedTogether() {
        let chain = "Observable.of(1, 2).mapp { $0 * 2 }.filtr { $0 > 2 }"
        XCTAssertTrue(answers([chain]).text.contains(":fix changes it and runs"))
        XCTAssertTrue(answers([chain, ":fix"]).text.contains("● 4"))
        // If the second name has no fix, the first one is not verified either.
        let broken = answers(["Observable.of(1, 2).mapp { $0 * 2 }.nonsense()"]).text
        XCTAssertFalse(broken.contains(":fix"), broken)
    }

    /// Another error in the text does not reject a suggested name, but nothing runs before it is corrected.
    func testFix_withAnotherError_isStillOffered() {
        let refused = answers(["let total = 3\nprint(totl)\nlet n: Int = \"a\""]).text
        XCTAssertTrue(refused.contains("did you mean 'total'?"), refused)
        XCTAssertFalse(refused.contains(":fix"), refused)
    }

    func testFix_twoFittingNames_areShownWithTypes() {
        let entries = ["let abcd1 = 1", "let abcd2 = \"two\"", "abcd3"]
        let refused = answers(entries).text
        XCTAssertTrue(refused.contains("'abcd2' (String)"), refused)
        XCTAssertTrue(refused.contains("'abcd1' (Int)"), refused)
        XCTAssertTrue(refused.contains(":fix takes the first, :fix 2 the second"), refused)
        let both = [answers(entries + [":fix"]).text, answers(entries + [":fix 2"]).text]
        XCTAssertTrue(both[0].contains("Int = 1") && both[1].contains("\"two\""), "\(both)")
    }
}
