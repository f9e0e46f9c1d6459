import Foundation
import Language
import Library
import Rill
import XCTest
@testable import Commands
@testable import SessionCore

/// Saved sessions: writing and reading them, and files from strangers.
final class JournalFileTests: XCTestCase {
    private let collector = Collector()

    private func withFolder(_ body: (String) throws -> Void) rethrows {
        let folder = NSTemporaryDirectory() + "rill-journal-\(UUID().uuidString)"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    private func load(_ text: String, isTerminal: Bool = false) -> String {
        let session = SessionTests.session()
        defer { session.close() }
        session.presentation = Presentation(isTerminal: isTerminal, rows: isTerminal ? 40 : nil)
        session.withOutput(to: collector) { session.loadSession("stranger.swift", text) }
        return collector.take()
    }

    // MARK: Reading and writing

    private static let controls: [Journal.ControlAction] = [
        .stop(of: nil, isInterrupt: false), .stop(of: "$R3", isInterrupt: false), .stop(of: "$R3", isInterrupt: true),
        .stop(of: "subscription 2", isInterrupt: true), .stop(of: "x ^C", isInterrupt: false),
        .pace(.live), .pace(.instant), .pace(.step), .pace(.times(10)), .pace(.times(2.5)), .step(1), .step(30),
        .skip(nil, isInterrupt: false), .skip(10_000_000_000, isInterrupt: false), .skip(1_234_567, isInterrupt: true),
        .skip(7_200_123_000_000, isInterrupt: true), .set(.watchLimit, 500_000_000),
        .set(.runLimit, 1_800_000_000_000_000),
        .set(.burst, 0), .set(.burst, 500_000), .set(.seed, 7), .set(.seed, -1),
    ]

    /// Writes actions as a file, and checks that it is read as the same.
    private func written(_ actions: [Journal.Action], until end: Int? = nil) -> JournalFile {
        var state = SessionState(settings: Settings(RunConfiguration()), requests: RequestCache())
        state.journal.actions = actions
        let text = JournalFile.fileText(of: state, until: end)
        let file = JournalFile(text)
        XCTAssertEqual(file.actions, actions, text)
        return file
    }

    func testEveryControlIsReadAsItWasWritten() {
        for control in JournalFileTests.controls {
            let file = written(
                [.entry(.init(text: "1", number: 0)), .control(control, at: 4_000_000)], until: 9_000_000)
            XCTAssertEqual(file.endTime, 9_000_000)
            XCTAssertTrue(file.isSession && file.refusedLines.isEmpty)
        }
    }

    /// Limits that a session has from the command line, its settings or before `:reset` are part of its file.
    func test_save_sessionThatBeganWithLimitsOfItsOwn_loadsWithThem() {
        let session = SessionTests.session()
        defer { session.close() }
        for line in ["1 + 1", ":set watch-for 2s", ":reset", "2 + 2"] { _ = session.submit(line, at: 0, to: collector) }
        let text = session.savedText()
        XCTAssertTrue(text.hasPrefix("//: :set watch-for 2s\n//: next\n"), text)
        let other = SessionTests.session()
        defer { other.close() }
        other.withOutput(to: collector) { other.loadSession("saved.swift", text) }
        XCTAssertEqual(other.settingValue("watch-for"), "2s")
        XCTAssertEqual(other.savedText(), text)
    }

    /// `:undo` takes back a limit together with the entries before it, and `:set` shows it.
    func test_undo_limitAfterTheEntry_isTheOneBefore() {
        let session = SessionTests.session()
        defer { session.close() }
        for line in ["1 + 1", ":set watch-for 2s", ":undo"] { _ = session.submit(line, at: 0, to: collector) }
        XCTAssertEqual(session.settingValue("watch-for"), "10s")
    }

    /// Output settings stay whichever command replaces the state; those of entries are those of the remaining actions.
    func test_commandsThatReplaceTheState_keepSettings() {
        let session = SessionTests.session()
        defer { session.close() }
        let lines = [
            "1 + 1", ":set burst 500", "2 + 2", ":set lines off", ":set time full", ":set seed 3", ":undo",
            ":edit 1 1 + 2", ":undo",
        ]
        for line in lines { _ = session.submit(line, at: 0, to: collector) }
        func check(_ burst: String, line: UInt = #line) {
            XCTAssertEqual(
                ["lines", "time", "burst", "seed"].map(session.settingValue), ["off", "full", burst, "0"], line: line)
        }
        check("500")
        for line in [":reset", "3"] { _ = session.submit(line, at: 0, to: collector) }
        check("500")
        _ = session.submit(":undo 2", at: 0, to: collector)
        _ = session.submit(":undo", at: 0, to: collector)
        XCTAssertEqual(session.entries.map(\.text), ["1 + 1"])
        check("500")
    }

    /// `:set seed` applies to later entries, is repeated with them, and copies of the session draw the same numbers.
    func test_seed_replayAndSideSession_drawTheSameNumbers() {
        let session = SessionTests.session()
        defer { session.close() }
        let lines = ["let a = Int.random(in: 0..<1_000_000)", ":set seed 7", "let b = Int.random(in: 0..<1_000_000)"]
        func numbers(of session: ReplSession) -> [String?] {
            ["a", "b"].map { session.evaluate("\"\\(\($0))\"").string }
        }
        for line in lines { _ = session.submit(line, at: 0, to: collector) }
        let drawn = numbers(of: session)
        XCTAssertNotNil(drawn[1])
        let other = SessionTests.session()
        defer { other.close() }
        other.withOutput(to: collector) { other.loadSession("saved.swift", session.savedText()) }
        XCTAssertEqual(numbers(of: other), drawn)
        session.resume()
        for line in ["3", ":undo"] { _ = session.submit(line, at: 0, to: collector) }
        XCTAssertEqual(numbers(of: session), drawn)
        let side = SideSession(beside: session, session.journal.actionsFollowedByEntry(then: "print(a, b)", at: nil))
        XCTAssertEqual(side.output, drawn.map { $0 ?? "" }.joined(separator: " ") + "\n")
        session.resume()
    }

    /// An edit can give an entry more results, so that later ones move; a loaded session still knows their first numbers.
    func test_save_resultsMovedByAnEdit_keepTheirFirstNumbers() {
        let session = SessionTests.session()
        defer { session.close() }
        let lines = ["var v = 1", "10", "20", "30", ":edit 1 5", ":drop 3"]
        for line in lines.dropLast() { _ = session.submit(line, at: 0, to: collector) }
        let other = SessionTests.session()
        defer { other.close() }
        other.withOutput(to: collector) { other.loadSession("saved.swift", session.savedText()) }
        session.resume()
        _ = session.submit(lines[5], at: 0, to: collector)
        other.resume()
        _ = other.submit(lines[5], at: 0, to: collector)
        XCTAssertEqual(session.state.resultNames.sorted { $0.key < $1.key }.map(\.value), [["$R0"], ["$R1"], ["$R2"]])
        XCTAssertEqual(other.state.resultNames.sorted { $0.key < $1.key }.map(\.value), [["$R0"], ["$R1"], ["$R2"]])
    }

    func testSpansAreReadAsTheyWereWritten() {
        for span in [
            0, 1, 999, 1_000_000, 1_500_000, 999_999_999_000_001, 3_600_000_000_000_000, 4_000_000_000_000_000,
        ] {
            XCTAssertEqual(DurationText.parse(DurationText.exactText(span)), span, DurationText.exactText(span))
        }
    }

    func testEntriesKeepTheirNotes() {
        var watched = Journal.Entry(text: "interval", number: 0, time: 1_250_000_000)
        (watched.order.duration, watched.order.name, watched.stop) = (5_000_000_000, "ticks", 3_000_000_000)
        _ = written([
            .entry(watched), .entry(.init(text: "if true {\n\n    // a comment\n}", number: 0)),
            .entry(.init(text: "1", number: 0, firstResult: 7)), .entry(.init(text: "held", number: 0, isHeld: true)),
        ])
    }

    func testAWatchMayBeNamedLikeAnInterrupt() {
        let name = "x ^C"
        let session = SessionTests.session { $0.pace = .live }
        defer { session.close() }
        for entry in ["let s = PublishSubject<Int>()", "s.watch(\"\(name)\").subscribe();", ":watch off \(name)"] {
            _ = session.submit(entry, at: 0, to: collector)
        }
        let said = collector.take()
        XCTAssertTrue(said.contains("ended at") && said.contains("(\(name) disposed"), said)
        let file = JournalFile(session.savedText())
        XCTAssertEqual(file.actions.count, 3)
        guard case .control(.stop(of: "subscription 1", isInterrupt: false), _)? = file.actions.last else {
            return XCTFail("\(file.actions)")
        }
    }

    // MARK: Files of strangers

    /// Each command in a file from a stranger: only changes of the clock and of running watches have an effect.
    func testAFileRunsNoCommandButThoseOfAJournal() throws {
        try withFolder { folder in
            let secret = folder + "/secret.swift"
            try Files.write(secret, "print(\"the secret\")\n")
            var tried = 0
            for command in CommandTable.allCommands {
                for name in [command.name] + command.abbreviations {
                    for argument in ["", " \(folder)/out.md", " --package \(folder)/package", " \(secret)", " 1", " x"]
                    {
                        let line = "//: :\(name)\(argument)"
                        let said = load("//: next\nlet a = 1\n\(line)\n//: next\nprint(\"on\", a)\n")
                        let isControl =
                            Journal.ControlAction(commandText: String(line.dropFirst(4)), isInterrupt: false) != nil
                        XCTAssertEqual(said.contains("line 3: ':\(name)"), !isControl, said)
                        XCTAssertFalse(said.contains("the secret"), said)
                        XCTAssertTrue(said.contains("on 1"), said)
                        tried += 1
                    }
                }
            }
            XCTAssertGreaterThan(tried, 200)
            XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), ["secret.swift"])
        }
    }

    func testAFileWithoutNotesRunsNoCommandEither() throws {
        try withFolder { folder in
            let said = load("//: :save \(folder)/out.swift\n//: ^C :export \(folder)/out.md\nprint(\"on\")\n")
            XCTAssertTrue(said.contains("stranger.swift, line 1: ':save"), said)
            XCTAssertTrue(said.contains("stranger.swift, line 2: '^C :export"), said)
            XCTAssertTrue(said.hasSuffix("on\n"), said)
            XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), [])
        }
    }

    func testOfManyRefusedCommandsTheFirstAreShown() {
        let said = load(String(repeating: "//: :save x\n", count: 9) + "let a = 1\n")
        XCTAssertEqual(said.components(separatedBy: "':save x' was not run").count, 4, said)
        XCTAssertTrue(said.contains("(6 more commands not run)"), said)
    }

    func testRefusedNotes_areShownWithoutEscapeCodes() {
        let said = load("//: :save \u{1B}[2J\u{7}x\n//: next\nlet a = 1\n", isTerminal: true)
        XCTAssertFalse(said.contains("\u{1B}") || said.contains("\u{7}"), said.debugDescription)
    }

    /// Extreme times, durations and numbers: the file is read, and the session continues.
    func testNoTextOfAFileEndsTheProcess() {
        let times = [
            "9223372036854775807", "9223372036854775807:00", "00:1e300", "00:-1", "00:nan", "999999:59:59.999",
            "999999h", "1e5h", "-1s", "::", ":", "", "00:00:00:00", "inf", "0x10", "\u{D7FF}:\u{FFFD}",
        ]
        let heads = [
            "at ", "until ", ":skip ", "^C :skip ", ":set run-for ", ":set watch-for ", "watch for ", ":step -",
        ]
        for time in times {
            for head in heads {
                let line = "//: \(head)\(time)\n"
                let said = load("let a = 1\n\(line)\(line)let b = 2\n\(line)print(\"on\", b)\n")
                XCTAssertTrue(said.contains("on 2"), line + said)
            }
        }
        for time in ["999999:59:59.999", "999999h"] {
            let jumps = String(repeating: "//: at \(time)\nprint(1)\n//: :skip \(time)\n", count: 4)
            XCTAssertTrue(load(jumps + "//: next\nprint(\"on\")\n").contains("on"), time)
        }
    }

    // MARK: Evaluating

    func testEvaluation_declaresNothing() {
        let interpreter = Interpreter { [collector] in collector.write(Output(.program, "\($0)")) }
        defer { interpreter.close() }
        _ = interpreter.run(.init(name: "entry 1", text: "var n = 40; func hi() { print(\"hi\") }"), mode: .entry)
        for _ in 0..<3 {
            XCTAssertEqual(interpreter.evaluate("\"n is \\(n + 2)\"").string, "n is 42")
            guard case .int(42)? = interpreter.evaluate("n + 2").value else { return XCTFail() }
            guard case .bool(false)? = interpreter.evaluate("n > 50").value else { return XCTFail() }
        }
        XCTAssertEqual(interpreter.nextResultNumber, 0)
        XCTAssertNil(interpreter.evaluate("n + 2").string)
        XCTAssertNil(interpreter.evaluate("$R0").value)
        XCTAssertEqual(collector.take(), "")
        XCTAssertEqual(interpreter.evaluate("hi()").outcome.end, .done)
        XCTAssertEqual(collector.take(), "hi\n")
        XCTAssertEqual(interpreter.evaluate("nothing").outcome.end, .refused)
        XCTAssertEqual(interpreter.evaluate("let m = 1").outcome.end, .refused)
        XCTAssertEqual(interpreter.evaluate("1; 2").outcome.end, .refused)
        let trapped = interpreter.evaluate("[1][n]")
        XCTAssertEqual(trapped.outcome.end, .trapped)
        XCTAssertNotNil(trapped.outcome.failure)
        XCTAssertEqual(interpreter.evaluate("\"on\"").string, "on")
        let entry = interpreter.run(.init(name: "entry 2", text: "m"), mode: .entry)
        XCTAssertEqual(entry.end, .refused)
    }
}
