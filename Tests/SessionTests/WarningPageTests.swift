import Commands
import Diagnostics
import SessionCore
import XCTest

/// Each explanation of a warning has two programs: the prompt warns of the first one only.
final class WarningPageTests: XCTestCase {
    private func said(_ program: String) -> String {
        let session = SessionTests.session()
        let seen = Collector()
        _ = session.submit(program, at: 0, to: seen)
        session.close()
        return seen.text
    }

    func testThePromptWarnsOfTheFirstProgramOnly() {
        let ids = explainedIDs.filter { explanation(of: $0)!.contains("\nWarned:\n") }
        XCTAssertEqual(ids, ["nested-send", "unhandled-error"])
        for id in ids {
            let programs = explanation(of: id)!.components(separatedBy: "```swift\n").dropFirst().map {
                $0.components(separatedBy: "\n```")[0]
            }
            XCTAssertEqual(programs.count, 2, id)
            XCTAssertTrue(said(programs[0]).contains("[\(id)]"), said(programs[0]))
            XCTAssertFalse(said(programs[1]).contains("[\(id)]"), said(programs[1]))
        }
    }
}
