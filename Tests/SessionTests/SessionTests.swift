import Foundation
import Session
import XCTest

final class SessionTests: XCTestCase {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func dialogue(_ change: (inout Dialogue.Options) -> Void = { _ in }) -> Dialogue {
        var options = Dialogue.Options()
        options.pace = .instant
        change(&options)
        let dialogue = Dialogue(options: options)
        dialogue.presentation = Presentation(isTerminal: false)
        return dialogue
    }

    /// Every file of corpus/sessions answers to the letter.
    func testDialogues() throws {
        let folder = Self.root.appendingPathComponent("corpus/sessions")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".session") }
        XCTAssertGreaterThan(files.count, 3)
        for file in files.sorted() {
            let session = SessionFile(try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
            let dialogue = Self.dialogue()
            let collector = Collector()
            for turn in session.turns {
                _ = dialogue.submit(turn.entry, at: 0, to: collector)
                XCTAssertEqual(collector.take(), turn.reply, "\(file):\(turn.line): \(turn.entry)")
            }
            _ = dialogue.submit(":reset", at: 0, to: collector)
        }
    }

    func testCompleteness() {
        let dialogue = Self.dialogue()
        XCTAssertEqual(dialogue.completeness(of: "let n = 1"), .complete)
        XCTAssertEqual(dialogue.completeness(of: ":type ("), .complete)
        XCTAssertEqual(dialogue.completeness(of: "  // nothing"), .empty)
        XCTAssertEqual(dialogue.completeness(of: "if true {"), .incomplete(reason: "'{' from line 1", indent: 4))
        XCTAssertEqual(dialogue.completeness(of: ".map { $0 }"), .complete)
        guard case .incomplete = dialogue.completeness(of: "let a = 1 +") else {
            return XCTFail("an operator wants more")
        }
    }

    func testCompletionsFollowTypes() {
        let dialogue = Self.dialogue()
        let collector = Collector()
        _ = dialogue.submit("let numbers = Observable.of(1, 2)", at: 0, to: collector)
        let text = "numbers.map { $0 + 1 }.deb"
        let found = dialogue.completions(in: text, at: text.utf8.count)
        XCTAssertTrue(found.candidates.contains { $0.title == "debounce(_:scheduler:)" }, "\(found.candidates)")
        XCTAssertEqual(found.start, text.utf8.count - 3)
        XCTAssertFalse(found.candidates.contains { !$0.title.hasPrefix("deb") })
        XCTAssertTrue(dialogue.completions(in: "num", at: 3).candidates.contains { $0.title == "numbers" })
        XCTAssertEqual(dialogue.completions(in: ":ti", at: 3).candidates.map(\.title), [":timeline"])
        let call = "numbers.throttle(.seconds(1), "
        XCTAssertTrue(
            dialogue.completions(in: call, at: call.utf8.count).candidates.contains { $0.title == "scheduler:" })
    }

    func testAnyTextCanBeColouredAndCompleted() {
        let dialogue = Self.dialogue()
        for text in ["\"\\(", "\"\"\"", "/* /*", "a.b.(", "{{{", "#\"\\#(\"", "🍎.", ".", "((.", "x < y >."] {
            var last = 0
            for span in dialogue.highlight(text) {
                XCTAssertGreaterThanOrEqual(span.range.lowerBound, last, text)
                XCTAssertLessThanOrEqual(span.range.upperBound, text.utf8.count, text)
                last = span.range.upperBound
            }
            _ = dialogue.completions(in: text, at: text.utf8.count)
            _ = dialogue.hint(in: text, at: text.utf8.count)
        }
    }

    func testFindsOperatorsByWhatTheyDo() {
        let dialogue = Self.dialogue()
        let collector = Collector()
        _ = dialogue.submit(":find slow typing", at: 0, to: collector)
        let text = collector.take()
        for name in ["debounce", "throttle", "distinctUntilChanged"] { XCTAssertTrue(text.contains(name), text) }
    }
}
