import Commands
import Foundation
import SessionCore
import StyledText
import XCTest
@testable import Lessons

/// `:pin -draws` and `:pin -judge` write what `rill check` accepts.
final class PinnedLessonTests: XCTestCase {
    private final class Lines: OutputSink {
        var text = ""
        func write(_ output: Output) { text += output.text.plainText }
    }

    private func pinned(_ command: String, _ name: String) -> String {
        let session = ReplSession(options: ReplSession.Options())
        defer { session.close() }
        session.presentation = Presentation(isTerminal: false)
        _ = session.submit(":clock instant", at: 0, to: Lines())
        let place = LessonReaderTests.root.appendingPathComponent("Tests/Pins/Sessions/\(name).swift").path
        _ = session.submit(":load \(place)", at: 0, to: Lines())
        let lines = Lines()
        _ = session.submit(command, at: 0, to: lines)
        return lines.text
    }

    private func findings(_ step: String) throws -> [Finding] {
        let text = """
            /*:
             # 1  Pinned

             A session as a lesson.
             */
            import Foundation
            import RxRelay
            import RxSwift

            /*:
             ### The step

             What the session showed.
             */
            \(step)
            /*:
             ## What to keep

             Nothing. Next: lesson 2, More.
             */
            """
        let (lesson, problems) = readLesson(text, at: "pinned.swift")
        XCTAssertEqual(problems.map(\.message), [], text)
        var checker = LessonChecker(lesson, folder: nil)
        checker.check()
        XCTAssertEqual(lesson.steps.count { $0.example != nil }, 1)
        return checker.findings
    }

    func testPinDraws_eachSession_isAStepThatPasses() throws {
        for name in ["search", "error", "functions", "relays", "model", "shared"] {
            let step = pinned(":pin -draws", name)
            XCTAssertTrue(step.contains("/* Draws:"), "\(name): \(step)")
            XCTAssertEqual(try findings(step), [], "\(name): \(step)")
        }
        let step = pinned(":pin -draws", "search").replacingOccurrences(of: "RX", with: "RY")
        XCTAssertEqual(try findings(step).count, 1, "another picture is a finding")
    }

    func testPinJudge_session_isACaseThatPasses() throws {
        for name in ["search", "functions", "relays"] {
            let text = pinned(name == "functions" ? ":pin -judge latest" : ":pin -judge", name)
            XCTAssertTrue(text.hasPrefix("/* Judge: "), text)
            let challenge = """
                /*:
                 ## Challenge: The same

                 Write nothing.
                 */
                //: > Hint: nothing
                /* Starter:
                let nothing = 0
                */
                //: ### Solution
                let something = 1
                example(of: "Challenge: The same") {
                }
                /* Prints:
                --- Example of: Challenge: The same ---
                */
                \(text)
                """
            // A starter that passes the only case is a finding: the case itself passes.
            XCTAssertEqual(
                try findings(challenge).map(\.subject).filter { !$0.contains("starter") }, [], "\(name): \(text)")
            let other = challenge.replacingOccurrences(of: "Emits:\n", with: "Emits:\n5ms 'other' ")
            XCTAssertNotEqual(try findings(other).map(\.subject).filter { !$0.contains("starter") }, [], name)
        }
    }
}
