import Foundation
import Language
import XCTest
@testable import Assist
@testable import Commands
@testable import Export
@testable import SessionCore

final class SessionTests: XCTestCase {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func session(_ change: (inout RunConfiguration) -> Void = { _ in }) -> ReplSession {
        var options = RunConfiguration()
        options.pace = .instant
        change(&options)
        let session = ReplSession(options: options)
        session.presentation = Presentation(isTerminal: false)
        return session
    }

    /// Every file of Tests/Corpus/sessions gives exactly its replies.
    func testSessionFiles() throws {
        let folder = Self.root.appendingPathComponent("Tests/Corpus/sessions")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".session") }
        XCTAssertGreaterThan(files.count, 3)
        for file in files.sorted() {
            let place = folder.appendingPathComponent(file)
            let text = try String(contentsOf: place, encoding: .utf8)
            let script = SessionFile(text)
            var now = text.components(separatedBy: "\n> ")[0]
            let session = Self.session()
            session.presentation = Presentation(isTerminal: script.isTerminal)
            let collector = Collector()
            for turn in script.turns {
                _ = session.submit(turn.entry, at: 0, to: collector)
                let reply = collector.takeTimeless()
                let entry = turn.entry.replacingOccurrences(of: "\n", with: "\n. ")
                now += "\n> \(entry)\n" + reply.dropLast()
                XCTAssertEqual(reply, turn.reply, "\(file):\(turn.line): \(turn.entry)")
            }
            if ProcessInfo.processInfo.environment["RILL_ACCEPT"] == file {
                try (now + "\n").write(to: place, atomically: true, encoding: .utf8)
            }
            _ = session.submit(":reset", at: 0, to: collector)
        }
    }

    /// Letters that are fixed never change meaning, whatever commands are added.
    func testShortFormsOfCommands() {
        let fixed = [
            "h": "help", "?": "help", "t": "type", "m": "marbles", "x": "explain",
            "d": "doc", "f": "find", "w": "watch", "l": "lanes",
            "tl": "timeline", "le": "lesson", "n": "next", "b": "back",
            "c": "clock", "s": "step", "sk": "skip", "e": "edit", "u": "undo", "q": "quit", "exit": "quit",
        ]
        for (short, name) in fixed {
            guard case .one(let command, true) = CommandTable.choose(short) else {
                XCTFail(short)
                continue
            }
            XCTAssertEqual(command.name, name)
        }
        let settings =
            "pace glyphs colour width hints preview highlight watch-for run-for burst lines time plain paste second-opinion seed"
        XCTAssertEqual(SettingTable.rows.map(\.name).joined(separator: " "), settings)
    }

    /// Pasted and piped text may contain commands between its entries.
    func testText_mayMixCommandsAndEntries() {
        let session = Self.session()
        let rows: [(text: String, parts: [String])] = [
            ("let a = 1", ["let a = 1"]), ("", [""]), ("\n:", ["\n:"]),
            ("let a = 1\n:type a\n", ["let a = 1", ":type a\n"]),
            (":lanes\n:names\nlet b = 2\nb\n:u", [":lanes", ":names", "let b = 2\nb", ":u"]),
            // The colon of a conditional expression, and lines inside of a string, do not begin a command.
            ("let c = true ? 1\n:two", ["let c = true ? 1\n:two"]),
            ("let d = \"\"\"\n:type a\n\"\"\"\n:type d", ["let d = \"\"\"\n:type a\n\"\"\"", ":type d"]),
            ("/*\n:type a\n*/\n:names", ["/*\n:type a\n*/", ":names"]),
            // Commands that take an expression take all its lines.
            (
                ":watch Observable.of(1)\n    .map { $0 }\nlet e = 1",
                [":watch Observable.of(1)\n    .map { $0 }", "let e = 1"]
            ),
            (":type [\n1,\n2]\n:names", [":type [\n1,\n2]", ":names"]),
            (":load x[\nlet f = 1", [":load x[", "let f = 1"]),
        ]
        for row in rows {
            XCTAssertEqual(
                session.entriesAndCommands(of: row.text).map(\.trimmingSpaces), row.parts.map(\.trimmingSpaces),
                row.text)
        }
        let collector = Collector()
        _ = session.submit("let a = 1\n:type a\nnope\n:type a\na + 1\n:undo\n:names", at: 0, to: collector)
        let answer = collector.take()
        for words in ["a: Int = 1\n", "Int\n", "nope", "$R0: Int = 2\n", "Undid entry ", "a: Int = 1\n"] {
            XCTAssertTrue(answer.contains(words), "\(words): \(answer)")
        }
        XCTAssertEqual(session.completeness(of: "let a = 1\n:type a"), .complete)
        guard case .incomplete = session.completeness(of: ":names\nfunc f() {") else { return XCTFail() }
        _ = session.submit(":quit 3\nprint(1)", at: 0, to: collector)
        XCTAssertEqual(collector.take(), "", "nothing runs behind the end")
    }

    func testCompleteness() {
        let session = Self.session()
        XCTAssertEqual(session.completeness(of: "let n = 1"), .complete)
        XCTAssertEqual(session.completeness(of: ":type ("), .complete)
        XCTAssertEqual(session.completeness(of: "  // nothing"), .empty)
        XCTAssertEqual(session.completeness(of: "if true {"), .incomplete(reason: "'{' from line 1", indent: 4))
        XCTAssertEqual(session.completeness(of: ".map { $0 }"), .complete)
        guard case .incomplete = session.completeness(of: "let a = 1 +") else {
            return XCTFail("an operator wants more")
        }
    }

    private func titles(_ text: String, _ session: ReplSession) -> [String] {
        session.completions(in: text, at: text.utf8.count).candidates.map(\.title)
    }

    /// Replies and timelines show values as `debugPrint` does, without the module of the program.
    func testValuesGoByTheNamesOfTheirTypes() {
        let session = Self.session()
        let collector = Collector()
        for entry in [
            "struct Student { var score: Int }; enum Kind { case one, two(Student) };", "Student(score: 80)",
            "Observable.of([Kind.one, .two(Student(score: 1))])", "debugPrint(Student(score: 80))",
        ] { _ = session.submit(entry, at: 0, to: collector) }
        XCTAssertEqual(
            collector.results,
            """
            $R0: Student = Student(score: 80)
            00:00.000 │ $R1 ● [Kind.one, Kind.two(Student(score: 1))]
            00:00.000 │ $R1 ┤ completed
            main.Student(score: 80)

            """)
    }

    /// After a dot without a base, members of the expected type are offered.
    func testCompletionsAfterALeadingDot() {
        let session = Self.session()
        _ = session.submit(
            "enum Kind { case one, two(Int); static let other = Kind.one }; let k = Kind.one;", at: 0, to: Collector())
        let kinds = ["one", "other", "two(_:)"]
        for text in [
            "let x: Kind = .", "var x = k; x = .", "func f() -> Kind { return .", "func f() -> Kind { .", "if k == .",
            "k == .",
            "switch k { case .", "switch k { case .one: break; case .", "let xs: [Kind] = [.one, .", "let x: Kind? = .",
            "let f: () -> Kind = { .", "true ? Kind.one : .", "guard k == .",
        ] {
            XCTAssertEqual(
                titles(text, session).map { String($0.prefix(5)) }, kinds.map { String($0.prefix(5)) }, text)
        }
        XCTAssertEqual(titles("let o: Observable<Int> = .em", session), ["empty()"])
        XCTAssertEqual(titles("func f() -> Single<Int> { return .ju", session), ["just(_:)"], "a family is one row")
        XCTAssertEqual(titles("func f() -> Single<Int> { return .just", session), ["just(_:)", "just(_:scheduler:)"])
        XCTAssertEqual(titles("let x = .", session), [])
    }

    func testCompletionsFollowTypes() {
        let session = Self.session()
        let collector = Collector()
        _ = session.submit("let numbers = Observable.of(1, 2)", at: 0, to: collector)
        let text = "numbers.map { $0 + 1 }.deb"
        XCTAssertEqual(titles(text, session), ["debounce(_:scheduler:)", "debug(_:trimOutput:file:line:function:)"])
        XCTAssertEqual(session.completions(in: text, at: text.utf8.count).start, text.utf8.count - 3)
        XCTAssertEqual(titles("num", session), ["numbers", "numericCast"])
        XCTAssertEqual(titles(":ti", session), [":timeline"])
        _ = session.submit("extension Observable { func zip2() -> Int { 1 } }", at: 0, to: collector)
        XCTAssertEqual(titles("numbers.zip", session).first, "zip2()", "the program's own come first")
    }

    func testCompletionsOfTypesAndInsideClosures() {
        let session = Self.session()
        XCTAssertEqual(titles("MainScheduler.i", session), ["instance"])
        XCTAssertEqual(titles("Observable<Int>.inter", session), ["interval(_:scheduler:)"])
        XCTAssertTrue(titles("Observable.of(1).map { $0.isM", session).contains("isMultiple(of:)"))
        XCTAssertEqual(titles("let o = Observable.of(\"a\").map { text in text.upp", session), ["uppercased()"])
        XCTAssertEqual(
            titles("if true {\n    let words = [\"a\"]\n    words.firstI", session),
            ["firstIndex(of:)"])
        XCTAssertEqual(titles("Observable.of(1).subscribe(onNext: { n in print(n.signu", session), ["signum()"])
    }

    func testCompletion_inACall_offersItsMissingLabels() {
        let session = Self.session()
        _ = session.submit("func half(_ n: Int, of whole: Int = 2, by: Double) {}", at: 0, to: Collector())
        let start = "Observable.of(1).throttle("
        // The first argument has no label: its values are offered, and no label before it is given.
        XCTAssertEqual(titles(start, session).prefix(2), [".milliseconds(_:)", ".seconds(_:)"])
        XCTAssertFalse(titles(start, session).contains { ["latest:", "Array"].contains($0) })
        let behind = start + ".seconds(1), "
        let found = session.completions(in: behind, at: behind.utf8.count)
        XCTAssertEqual(found.candidates.map(\.title), ["latest:", "scheduler:"])
        XCTAssertEqual(found.candidates.map(\.summary), ["Bool = true", "any SchedulerType"])
        XCTAssertEqual(titles(behind + "latest: false, ", session), ["scheduler:"])
        XCTAssertFalse(titles(start + ".seconds(1), latest: ", session).contains("latest:"), "a value comes now")
        XCTAssertEqual(
            Array(titles(start + ".", session).prefix(5)),
            [
                "milliseconds(_:)", "seconds(_:)", "never", "microseconds(_:)", "nanoseconds(_:)",
            ])
        XCTAssertEqual(titles("half(1, ", session).prefix(2), ["of:", "by:"])
        XCTAssertEqual(titles("PublishSubject<Int>(", session), [], "it takes nothing")
    }

    func testCompletion_ofAnArgument_offersValuesOfItsType() {
        let session = Self.session()
        let start = "Observable.of(1).delay(.seconds(1), scheduler: "
        XCTAssertEqual(titles(start, session).first, "MainScheduler.instance")
        _ = session.submit("let back = ConcurrentDispatchQueueScheduler(qos: .utility)", at: 0, to: Collector())
        _ = session.submit("let bag = DisposeBag(); let n = 1", at: 0, to: Collector())
        XCTAssertEqual(titles(start, session).prefix(2), ["back", "MainScheduler.instance"])
        XCTAssertEqual(titles(start, session).suffix(2), ["n", "bag"], "the rest may begin an expression")
        XCTAssertEqual(titles("Observable.of(1).share(replay: ", session).first, "n")
        XCTAssertEqual(titles("Observable.of(1).subscribe().disposed(by: ", session).first, "bag")
        XCTAssertEqual(
            titles(start + "Ma", session).prefix(3), ["MainScheduler.instance", "MainActor", "MainScheduler"])
    }

    func testTheLibrarysOwnNamesStayOut() {
        let session = Self.session()
        XCTAssertEqual(titles("Action", session), ["Action", "ActionError", "ActionSubject"])
        XCTAssertFalse(titles("An", session).contains("AnonymousDisposable"))
    }

    func testDocumentation_ofACandidate_hasTheTypesAtTheCursor() {
        let session = Self.session()
        session.presentation = Presentation(isTerminal: true)
        let text = "Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).th"
        let found = session.completions(in: text, at: text.utf8.count)
        XCTAssertEqual(found.candidates.map(\.insertion), ["throttle"])
        XCTAssertEqual(found.candidates.map(\.summary), ["sends at most one value in each period"])
        XCTAssertEqual(
            found.candidates.first.flatMap(session.documentation)?.lines.prefix(2).map(\.plainText),
            [
                "  throttle(_ dueTime: RxTimeInterval, latest: Bool = true,",
                "           scheduler: any SchedulerType) -> Observable<Int>",
            ])
        let page = found.candidates.first.flatMap(session.documentation)?.plainText ?? ""
        for part in ["\n  Sends at most one value in each period.\n", "\n    =>  ", "\n  See also: "] {
            XCTAssertTrue(page.contains(part), page)
        }
    }

    func testHighlightingAndCompletion_ofAnyText_doNotTrap() {
        let session = Self.session()
        for text in ["\"\\(", "\"\"\"", "/* /*", "a.b.(", "{{{", "#\"\\#(\"", "🍎.", ".", "((.", "x < y >."] {
            var last = 0
            for span in session.highlight(text) {
                XCTAssertGreaterThanOrEqual(span.range.lowerBound, last, text)
                XCTAssertLessThanOrEqual(span.range.upperBound, text.utf8.count, text)
                last = span.range.upperBound
            }
            _ = session.completions(in: text, at: text.utf8.count)
            _ = session.hint(in: text, at: text.utf8.count, room: 60)
        }
    }

    func testFind_byDescription_findsOperators() {
        let session = Self.session()
        let collector = Collector()
        _ = session.submit(":find slow typing", at: 0, to: collector)
        let text = collector.take()
        XCTAssertEqual(
            text,
            """
              debounce(_:scheduler:)          sends a value after a period of silence
              throttle(_:latest:scheduler:)   sends at most one value in each period
              distinctUntilChanged()          drops an element equal to the previous one

            """)
        _ = session.submit(":find error", at: 0, to: collector)
        let errors = collector.take()
        for name in ["catch(_:)", "catchAndReturn(_:)", "retry()", "materialize()"] {
            XCTAssertTrue(errors.contains("  \(name) "), "what has the word as its name leaves \(name) in: \(errors)")
        }
    }
}
