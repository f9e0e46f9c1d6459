import Commands
import SessionCore
import StyledText
import XCTest

/// Standard error and standard output keep their order.
final class StandardErrorTests: XCTestCase {
    func testComplaintsAreNotPrinted() {
        let text = """
            import Foundation
            print("first")
            fputs("careful\\n", stderr)
            FileHandle.standardError.write(Data("twice\\n".utf8))
            fputs("last\\n", stdout)
            """
        var printed = ""
        var said = ""
        var run = ProgramRun(
            name: "errors", text: text, presentation: Presentation(isTerminal: false), output: { printed += $0 },
            report: { said += $0.plainText })
        run.isFile = false
        XCTAssertEqual(run.run(), 0)
        XCTAssertEqual(printed, "first\nlast\n")
        XCTAssertEqual(said, "careful\ntwice\n")
    }

    /// A session has one screen for both.
    func testAtThePromptComplaintsAreSeen() {
        let seen = Collector()
        _ = SessionTests.session().submit("fputs(\"careful\\n\", stderr);", at: 0, to: seen)
        XCTAssertEqual(seen.text, "careful\n")
    }
}
