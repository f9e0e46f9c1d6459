import StyledText
import Timeline
import XCTest

/// Returns a recording of a script with `LANE KIND MS VALUE` in each line, in order.
func recorded(_ script: String, limits: Recording.Limits = .init()) -> Recording {
    let recording = Recording(limits: limits)
    for line in script.split(separator: "\n") {
        let words = line.split(separator: " ", maxSplits: 3).map(String.init)
        let lane = recording.lane(named: words[0])?.id ?? recording.addLane(named: words[0])
        let kind = Event.Kind.allCases.first { $0.word == words[1] }!
        recording.record(kind, on: lane, at: Int64(Double(words[2])! * 1e6), words.count > 3 ? .text(words[3]) : .none)
    }
    return recording
}

func drawn(_ recording: Recording, _ style: LineStyle) -> String {
    LineView.lines(of: recording, style: style).map(\.plainText).joined(separator: "\n")
}

final class LineViewTests: XCTestCase {
    let merge = """
        $R1 subscribed 9120
        $R1 next 10120 1
        $R1 next 10620 -1
        $R1 next 12620 -5
        $R1 completed 12620
        """

    func testLines_unchangedLaneName_isOmitted() {
        XCTAssertEqual(
            drawn(recorded(merge), LineStyle(isTerminal: true, showsSubscribed: true)),
            """
            00:09.120 │ $R1 ├ subscribed
            00:10.120 │ $R1 ● 1
            00:10.620 │ $R1 ● -1
            00:12.620 │ $R1 ● -5
                      │     ┤ completed
            """)
    }

    func testPipeLinesAreComplete() {
        XCTAssertEqual(
            drawn(recorded(merge), LineStyle(isTerminal: false)),
            """
            00:10.120 │ $R1 ● 1
            00:10.620 │ $R1 ● -1
            00:12.620 │ $R1 ● -5
            00:12.620 │ $R1 ┤ completed
            """)
    }

    func testTwoLanesStandFlush() {
        let two = recorded("a next 0 1\nsearch next 0 \"pa\"\na next 0 2\nsearch error 3661000 bad\na disposed 3661000")
        XCTAssertEqual(
            drawn(two, LineStyle(isTerminal: true)),
            """
            00:00.000 │ a      ● 1
                      │ search ● "pa"
                      │ a      ● 2
            1:01:01.000 │ search ✕ bad
                        │ a      ┊ disposed
            """)
    }

    func testASCII() {
        XCTAssertEqual(
            drawn(recorded(merge), LineStyle(isTerminal: true, isUnicode: false, showsSubscribed: true)),
            """
            00:09.120 | $R1 ^ subscribed
            00:10.120 | $R1 * 1
            00:10.620 | $R1 * -1
            00:12.620 | $R1 * -5
                      |     | completed
            """)
    }

    func testPlain() {
        let events = recorded("search next 500 \"pa\"\nsearch error 1500 bad")
        XCTAssertEqual(
            drawn(events, LineStyle(isTerminal: true, isPlain: true)),
            "0.500 seconds, lane search: next \"pa\"\n1.500 seconds, lane search: error bad")
    }

    func testNarrowTerminal() {
        let events = recorded("averylonglanename next 7200 12345678901234567890\naverylonglanename completed 67200")
        XCTAssertEqual(
            drawn(events, LineStyle(isTerminal: true, width: 39)),
            "07.200 │ aver…ame ● 123456789012345678…\n01:07.200 │ aver…ame ┤ completed")
    }

    func testLongValuesAreCutOrFolded() {
        let events = recorded("a next 0 日本語日本語日本語")
        XCTAssertEqual(drawn(events, LineStyle(isTerminal: true, width: 26)), "00.000 │ a ● 日本語日本語…")
        XCTAssertEqual(
            drawn(events, LineStyle(isTerminal: true, width: 24, wraps: true)),
            "00.000 │ a ● 日本語日本\n       │     語日本語")
        XCTAssertEqual(drawn(events, LineStyle(isTerminal: false, width: 24)), "00.000 │ a ● 日本語日本語日本語")
    }

    func testValuesAreOneLineAndHarmless() {
        XCTAssertEqual(
            drawn(recorded("a next 0 x\u{1B}[2Jy"), LineStyle(isTerminal: true)), "00:00.000 │ a ● x\\u{1B}[2Jy")
    }

    func testJSON() {
        let recording = recorded("$R9 next 1300 \"b1\"")
        recording.record(.completed, on: recording.lane(named: "$R9")!.id, at: 1_300_250_000, cause: 1)
        XCTAssertEqual(
            recording.jsonLines(),
            [
                #"{"n":1,"ms":1300,"lane":"$R9","event":"next","value":"\"b1\""}"#,
                #"{"n":2,"ms":1300.25,"lane":"$R9","event":"completed","cause":1}"#,
            ])
    }
}
