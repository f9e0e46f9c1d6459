import XCTest

@testable import EditLine

/// In the drawn text, `|` stands for the cursor.
private func block(_ drawn: String) -> EditBuffer {
    let scalars = Array(drawn.unicodeScalars)
    let cursor = scalars.firstIndex(of: "|")!
    return EditBuffer(scalars: scalars.filter { $0 != "|" }, cursor: cursor)
}

private func drawn(_ block: EditBuffer) -> String {
    var scalars = block.scalars
    scalars.insert("|", at: block.cursor)
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
}

final class BlockTests: XCTestCase {
    private func check(
        _ before: String, _ after: String, line: UInt = #line, _ change: (inout EditBuffer) -> Void
    ) {
        var value = block(before)
        change(&value)
        XCTAssertEqual(drawn(value), after, line: line)
    }

    func testMovesByCharacters() {
        check("a\u{65}\u{301}|b", "a|\u{65}\u{301}b") { $0.moveLeft() }
        check("|👩‍👩‍👧x", "👩‍👩‍👧|x") { $0.moveRight() }
        check("a\n|b", "a|\nb") { $0.moveLeft() }
        check("|", "|") { $0.moveLeft() }
        check("x|", "x|") { $0.moveRight() }
    }

    func testMovesByLines() {
        check("abc\nde|f", "ab|c\ndef") { $0.moveUp() }
        check("a\nlonger|", "a|\nlonger") { $0.moveUp() }
        check("ab|c\nd", "abc\nd|") { $0.moveDown() }
        check("ab|c", "ab|c") { XCTAssertFalse($0.moveDown()) }
        check("a\n\nbcd|", "a\n|\nbcd") { $0.moveUp() }
    }

    func testDeletes() {
        check("ae\u{301}|", "a|") { $0.deleteLeft() }
        check("|e\u{301}a", "|a") { $0.deleteRight() }
        check("a\n|b", "a|b") { $0.deleteLeft() }
        check("|", "|") { $0.deleteRight() }
    }

    func testWords() {
        check("one.two_3|", "one.|two_3") { $0.move(to: $0.wordStart(before: $0.cursor)) }
        check("|  one two", "  one| two") { $0.move(to: $0.wordEnd(after: $0.cursor)) }
    }

    func testLinesAreBrokenWithTheirIndent() {
        check("{|", "{\n    |") { $0.insertNewLine(indent: 4) }
        check("{\n    |", "{\n\n    |") { $0.insertNewLine(indent: 4) }
        check("{\n    |", "{\n}|") { $0.insertCloser("}") }
        check("{ x|", "{ x}|") { $0.insertCloser("}") }
    }
}

final class LayoutTests: XCTestCase {
    private func frame(_ text: String, columns: Int = 20, status: String = "", hint: String = "") -> Frame {
        let layout = Layout(
            columns: columns, prompt: [StyledPiece("> ")], hint: { _ in hint.isEmpty ? [] : [StyledPiece(hint)] },
            status: status.isEmpty ? [] : [StyledPiece(status)],
            width: { $0.unicodeScalars.first!.value > 0x2E80 ? 2 : 1 })
        return layout.frame(of: block(text))
    }

    func testRows() {
        XCTAssertEqual(frame("ab\nc|").rows.map(\.text), ["> ab", "c"])
        XCTAssertEqual(frame("ab\nc|", columns: 40).rows.map(\.text), ["> ab", "  c"])
        XCTAssertEqual(frame("0123456789012345678|").rows.map(\.text), ["> 012345678901234567", "8"])
        let full = frame("012345678901234567|")
        XCTAssertEqual(full.rows.map(\.text), ["> 012345678901234567", ""])
        XCTAssertEqual([full.cursor.row, full.cursor.column], [1, 0])
        let wide = frame("01234567890123456|日")
        XCTAssertEqual(wide.rows.map(\.text), ["> 01234567890123456", "日"])
        XCTAssertEqual([wide.cursor.row, wide.cursor.column], [1, 0])
        XCTAssertEqual(frame("\u{1}\t|").rows.map(\.text), ["> ^A    "])
    }

    func testStatus_textNearTheRightEdge_isHidden() {
        XCTAssertEqual(frame("abc|", status: "1 live").rows[0].text, "> abc        1 live")
        XCTAssertEqual(frame("abcdefghijk|", status: "1 live").rows[0].text, "> abcdefghijk")
        XCTAssertEqual(frame("f(|", hint: "f(x: Int)").rows[0].text, "> f( f(x: Int)")
        XCTAssertEqual(frame("abcdefgh(|", hint: "f(x: Int)").rows[0].text, "> abcdefgh( f(x: In")
    }

    func testColours() {
        let layout = Layout(
            columns: 20, prompt: [StyledPiece(">", "1")], spans: [StyledSpan(1..<3, "32")], width: { _ in 1 })
        XCTAssertEqual(
            layout.frame(of: block("abcd|")).rows[0].text, "\u{1B}[1m>\u{1B}[0ma\u{1B}[32mbc\u{1B}[0md")
    }

    func testPainter_writesOnlyChangedRows() {
        var painter = Painter()
        let first = painter.paint(frame("ab\nc|"), columns: 20, height: 24)
        XCTAssertEqual(first, "\r> ab\u{1B}[K\r\n\rc\u{1B}[K\r\u{1B}[1C")
        XCTAssertEqual(painter.paint(frame("ab\ncd|"), columns: 20, height: 24), "d")
        XCTAssertEqual(painter.paint(frame("ab\ncd|"), columns: 20, height: 24), "")
        XCTAssertEqual(painter.paint(frame("a|b\ncd"), columns: 20, height: 24), "\u{1B}[1A\r\u{1B}[3C")
        let shorter = painter.paint(frame("a|"), columns: 20, height: 24)
        XCTAssertEqual(shorter, "\r> a\u{1B}[K\u{1B}[1B\r\u{1B}[J\u{1B}[1A\r\u{1B}[3C")
        XCTAssertEqual(painter.erase(columns: 20), "\r\u{1B}[J")
    }
}

/// Undo of successive changes.
final class EditTrailTests: XCTestCase {
    /// Returns the history and the last block, for blocks that the editor passes on before each key.
    private func trail(_ states: [String]) -> (UndoHistory, EditBuffer) {
        var trail = UndoHistory()
        for state in states { trail.noteChange(block(state)) }
        return (trail, block(states[states.count - 1]))
    }

    private func undone(_ states: [String]) -> [String] {
        var (trail, now) = trail(states)
        var result: [String] = []
        while let before = trail.undo(from: now) {
            result.append(before.text)
            now = before
        }
        return result
    }

    func testAWordIsOneStep() {
        XCTAssertEqual(undone(["|", "l|", "le|", "let|", "let |", "let n|", "let no|"]), ["let ", "let", ""])
    }

    func testCutsAndJumpsAreStepsOfTheirOwn() {
        XCTAssertEqual(undone(["|", "a|", "ab|", "|"]), ["ab", ""])
        XCTAssertEqual(undone(["|", "a|", "ab|", "|ab", "x|ab"]), ["ab", ""])
        XCTAssertEqual(undone(["|"]), [])
    }

    func testUndo_revertsTheNewestChangeFirst() {
        var (trail, now) = trail(["|", "a|", "ab|", "ab |", "ab c|"])
        XCTAssertEqual(trail.undo(from: now)?.text, "ab ")
        now = block("ab d|")
        trail.noteChange(now)
        XCTAssertEqual(trail.undo(from: now)?.text, "ab ")
        XCTAssertEqual(trail.undo(from: block("ab |"))?.text, "ab")
    }
}

/// A block taller than the window.
final class WindowTests: XCTestCase {
    private func window(_ text: String, height: Int, below: [[StyledPiece]] = []) -> Frame {
        let layout = Layout(
            columns: 40, prompt: [StyledPiece("> ")], rowsBelow: below, height: height, width: { _ in 1 })
        var painter = Painter()
        _ = painter.paint(layout.frame(of: block(text)), columns: 40, height: height)
        return painter.paintedFrame!
    }

    func testHiddenRows_areCounted() {
        let lines = (0..<20).map { "l\($0)" }
        let end = window(lines.joined(separator: "\n") + "|", height: 6)
        XCTAssertEqual(end.rows.map(\.text), ["… 15 lines above", "  l15", "  l16", "  l17", "  l18", "  l19"])
        XCTAssertEqual([end.cursor.row, end.cursor.column], [5, 5])
        let middle = window(
            lines.prefix(10).joined(separator: "\n") + "|\n" + lines.suffix(10).joined(separator: "\n"), height: 6)
        XCTAssertEqual(middle.rows.first?.text, "… 6 lines above")
        XCTAssertEqual(middle.rows.last?.text, "… 10 lines below")
        XCTAssertEqual(middle.rows[middle.cursor.row].text, "  l9")
        let start = window("|" + lines.joined(separator: "\n"), height: 6)
        XCTAssertEqual(start.rows.map(\.text), ["> l0", "  l1", "  l2", "  l3", "  l4", "… 15 lines below"])
    }

    func testAListBelowLeavesTheCursorInSight() {
        let list = (0..<30).map { [StyledPiece("row \($0)")] }
        let frame = window("x.|", height: 6, below: list)
        XCTAssertEqual(frame.rows.count, 6)
        XCTAssertEqual(frame.rows.first?.text, "> x.")
        XCTAssertEqual([frame.cursor.row, frame.cursor.column], [0, 4])
    }

    func testTypes_areShownBesideTheirLines() {
        var layout = Layout(columns: 40, prompt: [StyledPiece("> ")], width: { _ in 1 })
        layout.marginsByLine = [0: [StyledPiece("Int")], 1: [StyledPiece("String")]]
        XCTAssertEqual(layout.frame(of: block("a\n.b|")).rows.map(\.text), ["> a Int", "  .b String"])
    }
}

final class HistoryWalkTests: XCTestCase {
    func testInput_thatBeginsNoPaste_isPassedOn() {
        let entries = ["abc", "x", "ab", "abc"]
        var walk = HistoryWalk(typedText: "ab", entryIndex: 4, shownText: "ab")
        XCTAssertEqual(walk.nextMatch(in: entries, backwards: true), 3)
        walk.entryIndex = 3
        walk.shownText = "abc"
        XCTAssertEqual(walk.nextMatch(in: entries, backwards: true), 2)
        XCTAssertNil(walk.nextMatch(in: entries, backwards: false))
    }
}
