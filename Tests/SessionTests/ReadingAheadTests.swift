import Diagnostics
import Foundation
import Syntax
import XCTest
@testable import Assist
@testable import Commands
@testable import Export
@testable import Language
@testable import SessionCore

/// Prefetching at an idle prompt has no visible effect.
final class ReadingAheadTests: XCTestCase {
    /// A refused text would prefetch nothing.
    func testEveryTextIsAccepted() {
        let interpreter = Interpreter { _ in }
        defer { interpreter.close() }
        for text in WarmUp.texts {
            let problems = interpreter.checker.type(of: parse(Source(name: "ahead", text: text))).diagnostics
                .filter { $0.severity == .error }
            XCTAssertEqual(problems.map(\.message), [], text)
        }
    }

    func testReadingAhead_ends() {
        var warmUp = WarmUp()
        var steps = 1
        while warmUp.step(for: nil) { steps += 1 }
        XCTAssertEqual(steps, WarmUp.texts.count)
        XCTAssertFalse(warmUp.step(for: nil))
    }

    /// Every file of Tests/Corpus/sessions gives exactly the same replies, whatever was prefetched before each of its
    /// entries.
    func testSessionsDoNotNotice() throws {
        let folder = SessionTests.root.appendingPathComponent("Tests/Corpus/sessions")
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        where file.hasSuffix(".session") {
            let script = SessionFile(try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
            let session = SessionTests.session()
            session.presentation = Presentation(isTerminal: script.isTerminal)
            let collector = Collector()
            for turn in script.turns {
                for _ in 0..<4 { _ = session.readAhead() }
                _ = session.submit(turn.entry, at: 0, to: collector)
                XCTAssertEqual(collector.takeTimeless(), turn.reply, "\(file):\(turn.line): \(turn.entry)")
            }
            _ = session.submit(":reset", at: 0, to: collector)
        }
    }

    /// Names of prefetched texts are never offered, and names of the session keep their meaning.
    func testReadingAhead_addsNoCompletions() {
        let entries = [
            "struct Observable { var mine = 1 }", "let subject = Observable()", "print(subject.mine)",
            "let x: Int = \"\"",
            "class Point { deinit { print(\"gone\") } }; var point: Point? = Point()", ":names", "point = nil",
            ":type subject",
        ]
        func talk(readingAhead: Bool) -> [String] {
            let session = SessionTests.session()
            let collector = Collector()
            var answers: [String] = []
            for entry in entries {
                while readingAhead, session.readAhead() {}
                _ = session.submit(entry, at: 0, to: collector)
                answers.append(collector.take())
                for text in ["su", "Po", "subject.", "sha", "Observable.", "[1]."] {
                    let found = session.completions(in: text, at: text.utf8.count).candidates
                    answers.append(found.map { $0.title + $0.declaration }.joined(separator: " "))
                }
            }
            _ = session.submit(":reset", at: 0, to: collector)
            return answers
        }
        XCTAssertEqual(talk(readingAhead: true), talk(readingAhead: false))
    }

    /// Prefetching runs no code, schedules no item and begins no session.
    func testReadingAhead_runsNothing() {
        let session = SessionTests.session()
        while session.readAhead() {}
        XCTAssertNil(session.program)
        let other = SessionTests.session()
        for session in [other, session] { _ = session.submit("1 + 1", at: 0, to: Collector()) }
        XCTAssertEqual(session.program?.world.now, other.program?.world.now)
        XCTAssertNil(session.program?.world.nextDue)
        XCTAssertTrue(session.recording?.allLanes.isEmpty ?? false)
    }
}
