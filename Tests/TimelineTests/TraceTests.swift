import XCTest

@testable import Timeline

/// Logs of apps are converted to lanes.
final class TraceTests: XCTestCase {
    private func events(_ trace: TraceReader) -> [String] {
        trace.recording.events().map { event in
            let name = trace.recording.lane(event.lane)?.name ?? "?"
            return "\(event.time / 1_000_000) \(name) \(event.kind.word)\(event.text.map { " " + $0 } ?? "")"
        }
    }

    func testLinesOfDebugBecomeLanes() {
        let trace = TraceReader(
            """
            App started
            2026-02-28 23:59:59.900: search -> subscribed
            MyApp[123:456] 2026-02-28 23:59:59.950: Search.swift:40 (bind()) -> subscribed
            2026-03-01 00:00:00.100: search -> Event next(Optional("a -> b"))
            some text of the app
            2026-03-01 00:00:00.200: search -> Event next(two
            lines)
            2026-03-01 00:00:00.250: Search.swift:40 (bind()) -> isDisposed
            2026-03-01 00:00:00.300: search -> Event error(timeout)
            2026-03-01 00:00:00.300: search -> isDisposed
            2026-03-01 00:00:00.400: search -> somethingElse
            """)
        XCTAssertEqual(
            events(trace),
            [
                "0 search subscribed", "50 Search.swift:40 (bind()) subscribed",
                "200 search next Optional(\"a -> b\")", "300 search next two\nlines",
                "350 Search.swift:40 (bind()) disposed", "400 search error timeout",
            ])
        XCTAssertEqual(trace.badLines.map(\.number), [11])
        XCTAssertEqual(trace.eventCount, 7)
    }

    /// A time that does not exist, and a line that was cut off, are no events.
    func test_linesThatCannotBeRead_areReported() {
        let trace = TraceReader(
            """
            2026-13-41 10:00:00.100: search -> Event next(r)
            2026-03-01 24:00:00.100: search -> Event next(r)
            2026-03-01 10:00:00.100: search -> Event next(r)
            {"n":2,"ms":250,"lane"
            {"other":1}
            """)
        XCTAssertEqual(events(trace), ["0 search next r"])
        XCTAssertEqual(trace.badLines.map(\.number), [1, 2, 4])
    }

    func testTrace_readAgain_givesTheSameEvents() {
        let recording = recorded(
            "a subscribed 0\na next 100 \"x\\\"y\"\na next 250 1\nb error 300 bad\na completed 400")
        let lines = recording.jsonLines()
        let trace = TraceReader(lines.joined(separator: "\n") + "\nnothing\n{\"event\":\"next\",\"lane\":4")
        XCTAssertEqual(trace.badLines.count, 1)
        XCTAssertEqual(events(trace).map { $0 }, events(of: recording))
    }

    /// Printed lines, stages and causes of an export are read again; stages are no lanes.
    func test_exportedStagesAndPrintedLines_areReadAgain() {
        let lines = [
            #"{"n":1,"ms":0,"lane":"a","event":"subscribed"}"#,
            #"{"n":2,"ms":0,"lane":"a","event":"subscribed","stage":".map","cause":1}"#,
            #"{"n":5,"ms":10,"lane":"a","event":"next","value":"1","stage":".map"}"#,
            #"{"n":7,"ms":10,"lane":"a","event":"next","value":"2","cause":5}"#,
            #"{"ms":10,"event":"print","value":"got 2","cause":7}"#,
        ]
        let trace = TraceReader(lines.joined(separator: "\n"))
        XCTAssertEqual(trace.badLines.count, 0)
        XCTAssertEqual(events(of: trace.recording), ["0 a subscribed", "10 a next 2"])
        XCTAssertEqual(trace.printedLines.map(\.text), ["got 2"])
        XCTAssertEqual(trace.recording.events(stages: true).map(\.cause), [0, 1, 0, 3])
        XCTAssertEqual(trace.printedLines.map(\.cause), [4])
    }

    private func events(of recording: Recording) -> [String] {
        recording.events().map { event in
            "\(event.time / 1_000_000) \(recording.lane(event.lane)?.name ?? "?") \(event.kind.word)"
                + (event.text.map { " " + $0 } ?? "")
        }
    }

    func testNoTextCrashesTheReader() {
        for text in [
            "", "{", "{\"", "2026-01-01 00:00:00.000: ", "2026-01-01 00:00:00.000:  -> ",
            "{\"event\":\"next\",\"ms\":1e400,\"lane\":\"a\"}", "\u{0}{}\u{7}",
        ] {
            XCTAssertEqual(TraceReader(text).eventCount, 0, text)
        }
    }
}
