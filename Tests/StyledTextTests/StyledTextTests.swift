import StyledText
import XCTest

final class StyledTextTests: XCTestCase {
    func testRunsOfOneRoleAreOne() {
        var text = StyledText("error", .error)
        text += ": "
        text.append("no ")
        text.append("", .value)
        text.append("x", .value)
        XCTAssertEqual(text.runs, [.init("error", .error), .init(": no "), .init("x", .value)])
        XCTAssertEqual(text.plainText, "error: no x")
        XCTAssertEqual(text.width, 11)
    }

    func testLines() {
        XCTAssertEqual(StyledText("").lines, [])
        XCTAssertEqual(StyledText("a\n").lines.map(\.plainText), ["a"])
        XCTAssertEqual(StyledText("\na\n\nb").lines.map(\.plainText), ["", "a", "", "b"])
        var text = StyledText("one\ntw", .dim)
        text.append("o\nthree", .value)
        XCTAssertEqual(text.lines.map(\.plainText), ["one", "two", "three"])
        XCTAssertEqual(text.lines[1].runs, [.init("tw", .dim), .init("o", .value)])
        XCTAssertEqual(text.width, 5)
    }

    func testWidths() {
        let widths: [(String, Int)] = [
            ("abc", 3), ("日本", 4), ("e\u{301}", 1), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1),
            ("1️⃣", 2), ("é", 1),
            ("±", 1), ("│", 1), ("●", 1), ("한", 2), ("각", 2), ("\u{200B}", 0), ("ｆ", 2), ("🍎", 2), ("…", 1),
        ]
        for (text, width) in widths { XCTAssertEqual(displayWidth(of: text), width, text) }
    }

    func testCutting() {
        XCTAssertEqual(truncated("abcdef", to: 4), "abc…")
        XCTAssertEqual(truncated("abcd", to: 4), "abcd")
        XCTAssertEqual(truncated("日本語", to: 4), "日…")
        XCTAssertEqual(truncated("abcdef", to: 2, ellipsis: "..."), "ab")
        XCTAssertEqual(truncatedMiddle("searchResultsOfAll", to: 9), "sear…fAll")
        var text = StyledText("ab", .dim)
        text.append("cdef", .value)
        XCTAssertEqual(text.truncated(to: 5).runs, [.init("ab", .dim), .init("cd…", .value)])
        XCTAssertEqual(StyledText("日").padded(to: 4).plainText, "日  ")
    }

    func testControlsAreShown() {
        XCTAssertEqual(escapingControls("a\u{1B}[2J\n\t\u{7}"), "a\\u{1B}[2J\\n\\t\\u{7}")
        XCTAssertEqual(escapingControls("a\n\tb\r", keeping: .layout), "a\n\tb\\r")
        XCTAssertEqual(escapingControls("\u{202E}x"), "\\u{202E}x")
        XCTAssertEqual(escapingControls("日本"), "日本")
    }

    func testWrappingKeepsRolesAndColumns() {
        let text = StyledText("  name  ", .name) + "one two three four"
        XCTAssertEqual(text.wrapped(to: 80), [text])
        XCTAssertEqual(
            text.wrapped(to: 16, indent: 8).map(\.plainText), ["  name  one two", "        three", "        four"])
        XCTAssertEqual(text.wrapped(to: 16, indent: 8)[0].runs.first?.role, .name)
        XCTAssertEqual(
            StyledText("abcdefghijkl mn").wrapped(to: 10, indent: 1).map(\.plainText), ["abcdefghij", " kl mn"])
        for width in 8...40 {
            for line in text.wrapped(to: width, indent: 8) { XCTAssertLessThanOrEqual(line.width, width) }
        }
    }
}
