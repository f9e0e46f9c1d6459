import Assist
import Commands
import EditLine
import Export
import SessionCore
import StageKit
import StyledText
import Timeline
import XCTest
@testable import Shell

final class ShellTests: XCTestCase {
    func testColour_followsFlagTerminalAndEnvironment() {
        func allowed(_ choice: ColourChoice, terminal: Bool, _ variables: [String: String]) -> Bool {
            choice.allows(isTerminal: terminal) { variables[$0] }
        }
        XCTAssertTrue(allowed(.auto, terminal: true, ["TERM": "xterm"]))
        XCTAssertFalse(allowed(.auto, terminal: true, ["TERM": "dumb"]))
        XCTAssertFalse(allowed(.auto, terminal: false, ["TERM": "xterm"]))
        XCTAssertTrue(allowed(.auto, terminal: false, ["CLICOLOR_FORCE": "1"]))
        XCTAssertTrue(allowed(.auto, terminal: false, ["FORCE_COLOR": "3"]))
        XCTAssertFalse(allowed(.auto, terminal: false, ["FORCE_COLOR": "0"]))
        XCTAssertFalse(allowed(.auto, terminal: true, ["TERM": "xterm", "NO_COLOR": "1", "FORCE_COLOR": "1"]))
        XCTAssertTrue(allowed(.auto, terminal: true, ["TERM": "xterm", "NO_COLOR": ""]))
        XCTAssertTrue(allowed(.always, terminal: false, ["NO_COLOR": "1"]))
        XCTAssertFalse(allowed(.never, terminal: true, ["FORCE_COLOR": "1"]))
    }

    func testEveryRoleStaysInSixteenColours() {
        let roles: [TextRole] = [
            .error, .warning, .note, .help, .trap, .frame, .caret, .dim, .value, .keyword, .string, .number, .comment,
            .type, .name, .operator, .command, .prompt, .heading, .success,
        ]
        let allowed: Set<String> = ["", "1", "2", "31", "32", "33", "35", "36", "92", "94", "95", "96"]
        for role in roles + (0..<20).map({ .lane($0) }) { XCTAssertTrue(allowed.contains(Theme.escapeCode(for: role))) }
        XCTAssertEqual(Theme.withEscapeCodes(StyledText("x", .error) + "y", colour: true), "\u{1B}[31mx\u{1B}[0my")
        XCTAssertEqual(Theme.withEscapeCodes(StyledText("x", .error), colour: false), "x")
    }

    func testBatch_ofManyLines_omitsTheMiddle() {
        var batch = OutputBatch()
        for number in 1...440 { batch.add(Output(.timeline, "e\(number)\n")) }
        let lines = batch.takeLines(unicode: true).map(\.plainText)
        XCTAssertEqual(lines.count, 29)
        XCTAssertEqual(lines[13], "e14\n")
        XCTAssertEqual(lines[14], "… 412 events (:timeline shows all)\n")
        XCTAssertEqual(lines[15], "e427\n")
        XCTAssertTrue(batch.isEmpty)
        batch.add(Output(.program, "a"))
        batch.add(Output(.program, "b\n\nc"))
        batch.add(Output(.timeline, "d\n"))
        XCTAssertEqual(batch.takeLines(unicode: true).map(\.plainText), ["ab\n", "\n", "c\n", "d\n"])
        for number in 1...31 { batch.add(Output(.program, "\(number)\n")) }
        XCTAssertEqual(batch.takeLines(unicode: false)[14].plainText, "... 3 lines (:timeline shows all)\n")
    }

    func testCompletionList() {
        let candidates = (0..<51).map { Completions.Candidate(title: "name\($0)", insertion: "name\($0)") }
        let completions = Completions(start: 0, candidates: candidates)
        let view = CompletionView(completions: completions, width: 80, isUnicode: true)
        XCTAssertEqual(view.candidateList.count, 21)
        XCTAssertEqual(view.candidateList.last?.plainText, "  … 31 more, type more letters")
        XCTAssertEqual(view.commonCompletion(to: "na"), "name")
        XCTAssertNil(view.commonCompletion(to: "name"))
        let long = Completions.Candidate(title: "a", insertion: "a", summary: String(repeating: "日", count: 60))
        let cut = CompletionView(completions: Completions(start: 0, candidates: [long]), width: 40, isUnicode: true)
        XCTAssertLessThan(cut.candidateList[0].width, 40)
    }

    func testFlatJSON() {
        let texts = ["", "a\n\"b\"\\\t\u{1}", "é日👍", "{\"text\":1}"]
        for text in texts {
            let line = "{\"text\":\(FlatJSON.stringText(text)),\"time\":12}"
            XCTAssertEqual(FlatJSON.parseObject(line.utf8), ["text": text, "time": "12"])
        }
        for bad in ["", "{", "{\"a\"}", "{\"a\":}", "[]", "{\"a\":\"", "{\"a\":\"\\u12\"}", "{\"a\":1"] {
            XCTAssertNil(FlatJSON.parseObject(bad.utf8), bad)
        }
        XCTAssertEqual(FlatJSON.parseObject(#"{ "a" : "\ud83d\udc4d\u00e9" }"#.utf8), ["a": "👍é"])
    }

    func testSettings() {
        let text = "# mine\ncolour never\n\nhints = on\nwidth\t70\nodd\n"
        let settings = SettingsFile.parseSettings(text)
        XCTAssertEqual(settings.map(\.name), ["colour", "hints", "width"])
        XCTAssertEqual(settings.map(\.value), ["never", "on", "70"])
        XCTAssertEqual(SettingsFile.parseSettings(SettingsFile.settingsText(settings)), settings)
        var terminal = TerminalSettings()
        for setting in settings { terminal.apply(setting.name, setting.value) }
        XCTAssertEqual(terminal.colour, .never)
        XCTAssertTrue(terminal.showsHints)
        XCTAssertEqual(terminal.width, 70)
        terminal.apply("width", "nonsense")
        XCTAssertNil(terminal.width)
    }

    func testOffsets() {
        let text = "aé日👍b"
        for (scalars, bytes) in [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 11), (9, 11)] {
            XCTAssertEqual(OffsetConversion.utf8Offset(scalars, in: text), bytes)
        }
        XCTAssertEqual(OffsetConversion.scalarOffset(6, in: text), 3)
        let spans = OffsetConversion.styledSpans([RoleSpan(1..<6, .string), RoleSpan(10..<11, .number)], in: text) {
            _ in "1"
        }
        XCTAssertEqual(spans, [StyledSpan(1..<3, "1"), StyledSpan(4..<5, "1")])
    }

    func testAScriptedSession() throws {
        let directory = NSTemporaryDirectory() + "rill-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: directory) }
        var options = ShellOptions()
        options.isQuiet = true
        options.stateDirectory = directory
        options.configDirectory = directory
        let reader = ScriptedReader(["say one", "", ":history 1", "again", ":quit 3", "never"])
        let shell = Shell(session: StagedSession(), options: options, reader: reader)
        XCTAssertEqual(shell.run(), 3)
        XCTAssertEqual(reader.prompts.map(\.initial), ["", "", "", "say one", ""])
        let history = History(path: directory + "/history")
        history.openFile()
        XCTAssertEqual(history.entries, ["say one", ":history 1", "say oneagain", ":quit 3"])
    }

    /// Of very many lines that arrive together, the middle is omitted; slow lines are shown as they arrive.
    func testFlood_ofManyEvents_omitsTheMiddle() {
        func shown(_ count: Int, every pause: UInt64) -> [String] {
            var flood = TimelineThrottle()
            var lines: [String] = []
            for number in 0..<count {
                let line = StyledText("\(number)\n")
                lines += flood.add(line, at: 1_000_000_000 + UInt64(number) * pause, unicode: true).map(\.plainText)
            }
            return (lines + flood.end(unicode: true).map(\.plainText)).map { String($0.dropLast()) }
        }
        for count in [0, 1, 14, 15, 30] { XCTAssertEqual(shown(count, every: 1_000), (0..<count).map(String.init)) }
        let many = shown(200_000, every: 1_000)
        XCTAssertEqual(many[13...14], ["13", "… 199,972 events (:timeline shows all)"])
        XCTAssertEqual(many.count, 29)
        XCTAssertEqual(many.last, "199999")
        XCTAssertEqual(shown(40, every: 60_000_000), (0..<40).map(String.init))
        // A long burst is shown each second.
        let long = shown(30_000, every: 100_000)
        XCTAssertEqual(long.count { $0.hasSuffix("shows all)") }, 3)
        XCTAssertLessThan(long.count, 70)
    }

    func testHistory_repeatedEntry_becomesTheNewest() {
        let history = History(path: nil)
        for entry in ["a", "b", "a", " hidden", "b"] { history.add(entry) }
        XCTAssertEqual(history.entries, ["a", "b"])
    }

    func test_history_unreadableLines_areKeptAsideOnce() throws {
        let path = NSTemporaryDirectory() + "rill-history-\(UUID().uuidString)"
        defer { for end in ["", ".bad", ".lock"] { try? FileManager.default.removeItem(atPath: path + end) } }
        let text =
            "{\"text\":\"a\"}\n{\"text\":\"\\ud800\\u0041\"}\nnothing\n{\"text\":\"\\ud83d\\ude00\"}\n{\"text\":\"b\"}\n"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        let history = History(path: path)
        history.openFile()
        XCTAssertEqual(history.entries, ["a", "\u{FFFD}A", "\u{1F600}", "b"])
        XCTAssertTrue(history.takeFileError()?.hasPrefix("1 line of the history") == true)
        XCTAssertNil(history.takeFileError())
        XCTAssertEqual(try String(contentsOfFile: path + ".bad", encoding: .utf8), text)
        history.add("c")
        let next = History(path: path)
        next.openFile()
        XCTAssertEqual(next.entries, ["a", "\u{FFFD}A", "\u{1F600}", "b", "c"])
        XCTAssertNil(next.takeFileError())
    }

    func test_history_unreadableLineWithReturn_isSetAsideOnce() throws {
        let path = NSTemporaryDirectory() + "rill-history-\(UUID().uuidString)"
        defer { for end in ["", ".bad", ".lock"] { try? FileManager.default.removeItem(atPath: path + end) } }
        let bytes = "{\"text\":\"print(1)\",\"tie\":1\r\n{zz}\n{\"text\":\"2\"}\n"
        try bytes.write(toFile: path, atomically: true, encoding: .utf8)
        XCTAssertEqual(History(path: path).entries, ["2"])
        let next = History(path: path)
        XCTAssertEqual(next.entries, ["2"])
        XCTAssertNil(next.takeFileError())
    }

    /// A history file with random changes: the shell starts each time, and the file can be read again.
    func test_history_damagedLines_areSurvived() throws {
        let path = NSTemporaryDirectory() + "rill-history-\(UUID().uuidString)"
        defer { for end in ["", ".bad", ".lock"] { try? FileManager.default.removeItem(atPath: path + end) } }
        var generator = SystemRandomNumberGenerator()
        let pieces = ["\\u", "d800", "dfff", "{", "}", "\"", ":", ",", "\\", "\n", "text", "0", "\u{301}", "zz"].map {
            Array($0.utf8)
        }
        for _ in 0..<400 {
            var bytes = Array("{\"text\":\"print(1)\",\"time\":1}\n{\"text\":\"\\ud83d\\ude00\\n\"}\n".utf8)
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let at = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: bytes.remove(at: at)
                case 1: bytes[at] = UInt8.random(in: 0...255, using: &generator)
                default: bytes.insert(contentsOf: pieces.randomElement(using: &generator)!, at: at)
                }
            }
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            let history = History(path: path)
            history.openFile()
            let entries = history.entries
            let next = History(path: path)
            next.openFile()
            XCTAssertEqual(next.entries, entries, String(decoding: bytes, as: UTF8.self))
            XCTAssertNil(next.takeFileError(), String(decoding: bytes, as: UTF8.self))
        }
    }

    func testHistoryOf5000EntriesLoadsQuickly() throws {
        let path = NSTemporaryDirectory() + "rill-history-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let lines = (0..<5000).map {
            "{\"text\":\"let value\($0) = Observable.of(1, 2)\",\"session\":\"s\",\"time\":1}\n"
        }
        try lines.joined().write(toFile: path, atomically: true, encoding: .utf8)
        let history = History(path: path)
        history.openFile()
        XCTAssertEqual(history.entries.count, 5000)
        XCTAssertEqual(history.entries.last, "let value4999 = Observable.of(1, 2)")
    }
}
