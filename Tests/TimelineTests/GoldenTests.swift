import Foundation
import StyledText
import Timeline
import XCTest

/// The lines of one recording at each width and in each alphabet equal the expected ones. `make accept` rewrites them.
final class GoldenTests: XCTestCase {
    static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("TimelineGolden/lines.txt")

    func testLinesAtAllWidths() throws {
        let drawn = Self.drawing()
        if ProcessInfo.processInfo.environment["RILL_ACCEPT"] == "1" {
            try drawn.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        XCTAssertEqual(try String(contentsOf: Self.file, encoding: .utf8), drawn)
    }

    private static func drawing() -> String {
        let recording = sample()
        var text = ""
        for width in [120, 80, 59, 39] {
            for (name, unicode, plain) in [("unicode", true, false), ("ascii", false, false), ("plain", true, true)] {
                let style = LineStyle(
                    isTerminal: true, width: width, isUnicode: unicode, isPlain: plain, showsSubscribed: true)
                text += "--- \(name) \(width)\n"
                for line in LineView.lines(of: recording, style: style) {
                    text += line.plainText + "\n"
                    if !plain { XCTAssertLessThanOrEqual(line.width, width, line.plainText) }
                }
            }
        }
        text += "--- wrapped 39\n"
        let wrapping = LineStyle(isTerminal: true, width: 39, wraps: true)
        text += LineView.lines(of: recording, style: wrapping).map { $0.plainText + "\n" }.joined()
        text += "--- pipe\n"
        text += LineView.lines(of: recording, style: LineStyle(isTerminal: false)).map { $0.plainText + "\n" }.joined()
        text += "--- json\n" + recording.jsonLines().map { $0 + "\n" }.joined()
        text += "--- roles\n"
        for line in LineView.lines(of: recording, style: LineStyle(isTerminal: true)).prefix(4) {
            text += line.runs.map { "\($0.role.map { "\($0)" } ?? "-"):\($0.text)" }.joined(separator: "¦") + "\n"
        }
        return text
    }

    private static func sample() -> Recording {
        let long = "\"\(String(repeating: "abc日本語👍", count: 12))\""
        return recorded(
            """
            taps subscribed 0
            search subscribed 0
            taps next 500 "pa"
            search next 500 ["Paris", "Palermo"]
            search next 500.25 \(long)
            resultsOfTheWholeSearch next 1500 Student(score: 80)
            taps next 1500 \u{1B}[31mred\u{7}
            search error 61500 bad
            taps completed 3661500
            $R3/a disposed 3661500
            """)
    }
}
