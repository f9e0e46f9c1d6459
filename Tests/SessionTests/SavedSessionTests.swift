import Foundation
import XCTest
@testable import Assist
@testable import Commands
@testable import Export
@testable import SessionCore
@testable import Timeline

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Sessions that are saved to a file are restored from it.
final class SavedSessionTests: XCTestCase {
    private func run(_ text: String, _ change: (inout ProgramRun) -> Void = { _ in }) -> (
        output: String, report: String
    ) {
        var (output, messages) = ("", "")
        var run = ProgramRun(
            name: "saved.swift", text: text, presentation: Presentation(isTerminal: false), output: { output += $0 },
            report: { messages += $0.plainText })
        run.draw = { output += $0.plainText + "\n" }
        change(&run)
        _ = run.run()
        return (output, messages)
    }

    private func saved(_ entries: [String]) -> (file: String, printed: String) {
        let session = SessionTests.session()
        let seen = Collector()
        for entry in entries { _ = session.submit(entry, at: 0, to: seen) }
        defer { session.close() }
        return (session.savedText(), seen.program)
    }

    private static let entries = [
        "let bag = DisposeBag()", "let relay = BehaviorRelay(value: 1)",
        "relay.subscribe(onNext: { print(\"relay\", $0) }).disposed(by: bag)",
        "Observable<Int>.interval(.milliseconds(500), scheduler: MainScheduler.instance).take(2).subscribe(onNext: { print(\"tick\", $0) })",
        "relay.accept(2)", "let n = relay.value * 2; print(n)", "let n = Data([1]).count; print(n)",
    ]

    func test_runOfSavedSession_printsWhatTheSessionPrinted() {
        let (file, printed) = saved(Self.entries)
        XCTAssertEqual(printed, "relay 1\ntick 0\ntick 1\nrelay 2\n4\n1\n")
        let run = run(file)
        XCTAssertEqual(run.output, printed)
        XCTAssertEqual(run.report, "")
    }

    func test_savedSession_beginsWithTheImportsThatItNeeds() {
        let (file, _) = saved(Self.entries)
        XCTAssertTrue(
            file.hasPrefix("import Foundation\nimport RxRelay\nimport RxSwift\n//: "), String(file.prefix(120)))
        XCTAssertFalse(saved(["print(1)"]).file.contains("import"))
        let second = saved(["import RxSwift\nObservable.of(1).subscribe(onNext: { print($0) })"]).file
        XCTAssertEqual(second.components(separatedBy: "import RxSwift").count, 2, second)
    }

    /// The imports are no entry: a loaded session has the entries of the saved one.
    func test_loadedSession_hasTheSavedEntries() {
        let (file, _) = saved(Self.entries)
        let session = SessionTests.session()
        session.loadSession("saved.swift", file)
        XCTAssertEqual(session.journal.entries.map(\.text), Self.entries)
        XCTAssertEqual(session.savedText(), file)
        session.close()
    }

    func test_runOfSavedSession_drawsAndListsEvents() {
        let (file, _) = saved(Self.entries)
        XCTAssertTrue(run(file) { $0.drawing = .marbles }.output.contains("0.5"))
        var lines: [String] = []
        _ = run(file) { $0.timeline = { lines.append($0.plainText) } }
        XCTAssertEqual(lines.count { $0.contains("●") }, 4, "\(lines)")
    }

    /// A program with ordinary comments is no session.
    func test_programWithComments_isNoSavedSession() {
        XCTAssertFalse(JournalFile.isSession("// hello\n//: next\nprint(1)"))
        XCTAssertFalse(JournalFile.isSession("import RxSwift\n//: # A title\nprint(1)"))
        XCTAssertFalse(JournalFile.isSession("import RxSwift\nprint(1)\n//: next\n"))
        XCTAssertTrue(JournalFile.isSession("import RxSwift\n\n//: next\nprint(1)"))
        XCTAssertTrue(JournalFile.isSession("//: at 00:01.000\nprint(1)"))
    }

    func test_exportedPage_opensItsSessionAgain() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = folder.appendingPathComponent("page.html").path
        let session = SessionTests.session()
        let seen = Collector()
        let entries = Self.entries + ["print(\"</script> \\\"<b>\\\" \\u{1F600} 🍎\")"]
        for entry in entries + [":export \(page)"] { _ = session.submit(entry, at: 0, to: seen) }
        session.close()
        let again = SessionTests.session()
        let heard = Collector()
        _ = again.submit(":load \(page)", at: 0, to: heard)
        XCTAssertEqual(again.journal.entries.map(\.text), entries)
        XCTAssertEqual(heard.program, seen.program)
        again.close()
        XCTAssertEqual(run(try Files.readProgram(page)).output, seen.program)

        let empty = folder.appendingPathComponent("empty.html").path
        try "<html></html>".write(toFile: empty, atomically: true, encoding: .utf8)
        XCTAssertThrowsError(try Files.readProgram(empty)) {
            XCTAssertTrue("\($0)".contains("contains no session"), "\($0)")
        }
    }

    // MARK: Typed sessions

    /// The clock advances while the user types, and the times of replies equal those of the drawing.
    func test_typedSession_showsOutputAtItsTime() throws {
        let session = TypedSession(
            """
            //: size 60x10
            let keys = PublishSubject<Int>()
            keys.debounce(.milliseconds(400), scheduler: MainScheduler.instance)
            keys.onNext(1)
            //: a remark
            //: wait 2s
            func twice(_ n: Int) -> Int {
                n * 2
            }
            twice(21)
            """, path: "demo.session"
        ).terminalRecording
        let words = session.lines.map(\.text.plainText)
        XCTAssertEqual(session.columns, 60)
        XCTAssertTrue(words.contains("rill> func twice(_ n: Int) -> Int {"), "\(words)")
        XCTAssertTrue(words.contains("          n * 2"), "\(words)")
        XCTAssertTrue(words.contains("$R1: Int = 42"), "\(words)")
        let line = try XCTUnwrap(session.lines.first { $0.text.plainText.contains("● 1") })
        let shown = try XCTUnwrap(parseClockTime(String(line.text.plainText.prefix(9))))
        XCTAssertLessThanOrEqual(abs(line.time - shown / 1_000_000), 10, line.text.plainText)
        XCTAssertEqual(session.lines.map(\.time), session.lines.map(\.time).sorted())
    }

    /// Output during typing moves the line down, and typing continues there.
    func test_typedSession_outputPushesTheTypedLineDown() {
        let session = TypedSession(
            """
            Observable<Int>.interval(.milliseconds(700), scheduler: MainScheduler.instance)
            let aLongNameThatTakesLongToType = "and a long value"
            """, path: "demo.session"
        ).terminalRecording
        let last = session.typingPeriods.suffix(2)
        XCTAssertEqual(Set(last.map(\.text.plainText)).count, 1)
        XCTAssertLessThan(last.first!.row, last.last!.row)
        XCTAssertEqual(last.first!.end, last.last!.begin)
        XCTAssertGreaterThan(last.last!.from, last.first!.from)
    }

    func test_terminalDrawing_isTheSameEachTimeAndWhole() {
        let script = "Observable.of(1, 2).map { $0 < 2 }\n:explain\n"
        let first = TerminalDrawing(TypedSession(script, path: "a.session").terminalRecording).svgText(title: "a & b")
        XCTAssertEqual(
            first, TerminalDrawing(TypedSession(script, path: "a.session").terminalRecording).svgText(title: "a & b"))
        XCTAssertTrue(XMLParser(data: Data(first.utf8)).parse(), first)
        XCTAssertFalse(first.contains("<script"))
        XCTAssertTrue(first.contains("prefers-reduced-motion"))
    }

    /// The first picture of the README is made from a file beside it by `make demo`.
    func test_demo_isWhatItsSessionShows() throws {
        let folder = SessionTests.root.appendingPathComponent("docs")
        let script = try String(contentsOf: folder.appendingPathComponent("demo.session"), encoding: .utf8)
        let drawing = TerminalDrawing(TypedSession(script, path: "demo.session").terminalRecording).svgText(
            title: "demo.session")
        let file = folder.appendingPathComponent("demo.svg")
        if ProcessInfo.processInfo.environment["RILL_ACCEPT"] == "1" {
            try drawing.write(to: file, atomically: true, encoding: .utf8)
        }
        XCTAssertTrue(try String(contentsOf: file, encoding: .utf8) == drawing, "demo.svg is stale: make demo")
    }
}
