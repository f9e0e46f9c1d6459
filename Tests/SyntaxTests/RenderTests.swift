import Diagnostics
import StyledText
import XCTest

final class RenderTests: XCTestCase {
    private func source(_ text: String, _ name: String = "entry 3") -> Source { Source(name: name, text: text) }

    private func span(_ source: Source, _ word: String) -> Span {
        let start = source.text.utf8.count - source.text[source.text.range(of: word)!.lowerBound...].utf8.count
        return Span(source: source.id, start: UInt32(start), end: UInt32(start + word.utf8.count))
    }

    func testShape() {
        let text = source("a\nb\nc\nrelay.onCompleted()\n")
        let diagnostic = Diagnostic(
            "unknown-member", .error, "no member 'onCompleted' on PublishRelay<String>", at: span(text, "onCompleted"),
            notes: [Diagnostic.Note("a relay never ends: it has only accept(_:)")],
            help: "use PublishSubject<String> if the sequence must complete")
        XCTAssertEqual(
            render(diagnostic, style: RenderStyle(idColumn: 64)).plainText,
            """
            error: no member 'onCompleted' on PublishRelay<String>          [unknown-member]
              ┌ entry 3:4:7
            4 │ relay.onCompleted()
              │       ^^^^^^^^^^^
              = a relay never ends: it has only accept(_:)
              help: use PublishSubject<String> if the sequence must complete
            """)
    }

    func testTrapsWarningsAndASCII() {
        let text = source("let x = list[7]\n", "main.swift")
        let trap = Diagnostic("index-out-of-range", .trap, "index 7 of 3", at: span(text, "[7]"), label: "here")
        XCTAssertEqual(
            render(trap, style: RenderStyle(isASCII: true, idColumn: 0)).plainText,
            """
            trap: index 7 of 3 [index-out-of-range]
              , main.swift:1:13
            1 | let x = list[7]
              |             ^^^ here
            """)
        let warning = Diagnostic("unused", .warning, "nobody listens", at: span(text, "x"))
        XCTAssertTrue(render(warning).plainText.hasPrefix("warning: nobody listens  "))
        XCTAssertEqual(render(warning).runs[0].role, .warning)
    }

    func testCaretsFollowDisplayWidth() {
        let text = source("let 名前 = 🚀 + wrong\tend\n")
        let lines = render(Diagnostic("x", .error, "m", at: span(text, "wrong"))).lines.map(\.plainText)
        XCTAssertEqual(lines[2], "1 │ let 名前 = 🚀 + wrong    end")
        XCTAssertEqual(lines[3], "  │ " + String(repeating: " ", count: 16) + "^^^^^")
        let wide = render(Diagnostic("x", .error, "m", at: span(text, "名前"))).lines.map(\.plainText)
        XCTAssertEqual(wide[3], "  │     ^^^^")
    }

    func testSecondaryPlaces() {
        let text = source("let a = 1\nlet b = 2\nlet c = 3\nlet d = 4\na = 5\n")
        let earlier = source("let a = 0\n", "entry 1")
        let diagnostic = Diagnostic(
            "immutable", .error, "'a' cannot change", at: span(text, "a = 5"),
            secondary: [
                Diagnostic.Note("declared here", at: span(text, "let")),
                Diagnostic.Note("and before", at: span(earlier, "a")),
            ])
        XCTAssertEqual(
            render(diagnostic, style: RenderStyle(idColumn: 0)).plainText,
            """
            error: 'a' cannot change [immutable]
              ┌ entry 3:5:1
            1 │ let a = 1
              │ ─── declared here
              ⋮
            5 │ a = 5
              │ ^^^^^
              ┌ entry 1:1:5
            1 │ let a = 0
              │     ─ and before
            """)
    }

    func testLongLinesAreCutAroundTheMark() {
        let text = source(String(repeating: "x", count: 300) + "wrong" + String(repeating: "y", count: 300))
        for line in render(Diagnostic("x", .error, "m", at: span(text, "wrong")), style: RenderStyle(width: 80)).lines {
            XCTAssertLessThanOrEqual(line.width, 82)
        }
        let lines = render(Diagnostic("x", .error, "m", at: span(text, "wrong")), style: RenderStyle(width: 80)).lines
            .map(\.plainText)
        let column = lines[3].distance(from: lines[3].startIndex, to: lines[3].firstIndex(of: "^")!)
        XCTAssertEqual(String(lines[2].dropFirst(column).prefix(5)), "wrong")
    }

    func testControlCharactersAreShownNotObeyed() {
        let text = source("let x = \u{1B}[31m\n")
        let drawn = render(Diagnostic("x", .error, "bad \u{1B} here", at: span(text, "x"))).plainText
        XCTAssertFalse(drawn.contains("\u{1B}"))
    }

    func testMarksThatSpanLinesEndWithTheFirst() {
        let text = source("f(\n1)\n")
        let lines = render(Diagnostic("x", .error, "m", at: span(text, "f(\n1)"))).lines.map(\.plainText)
        XCTAssertEqual(lines[3], "  │ ^^")
        XCTAssertEqual(lines.count, 4)
    }
}

final class NearestNamesTests: XCTestCase {
    private let names = ["filter", "flatMap", "map", "merge", "onNext", "onError", "subscribe", "count", "URL"]

    func testSpelling() {
        XCTAssertEqual(nearestNames(to: "fliter", among: names), ["filter"])
        XCTAssertEqual(nearestNames(to: "subcribe", among: names), ["subscribe"])
        XCTAssertEqual(nearestNames(to: "url", among: names), ["URL"])
        XCTAssertEqual(nearestNames(to: "onnext", among: names).first, "onNext")
        XCTAssertEqual(nearestNames(to: "cuont", among: names), ["count"])
        XCTAssertEqual(nearestNames(to: "banana", among: names), [])
        XCTAssertEqual(nearestNames(to: "x", among: ["y", "z"]), [])
        XCTAssertEqual(nearestNames(to: "", among: names), [])
        XCTAssertEqual(nearestNames(to: "mop", among: ["map", "mob", "top"], limit: 2).count, 2)
    }

    func testForeignWords() {
        XCTAssertEqual(foreignWord("sink")?.equivalent, "subscribe(onNext:)")
        XCTAssertEqual(foreignWord("switchMap")?.equivalent, "flatMapLatest(_:)")
        XCTAssertEqual(foreignWord("null")?.sentence, "another language has 'null'; here it is nil")
        XCTAssertNil(foreignWord("map"))
    }
}
