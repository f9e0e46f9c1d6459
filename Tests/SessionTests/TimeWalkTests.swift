import XCTest
@testable import Commands
@testable import SessionCore

/// Stepping through the recording, and keys with their times.
final class TimeWalkTests: XCTestCase {
    // Test objects live as long as the process; their contents must not.
    private lazy var session: ReplSession! = SessionTests.session()

    override func tearDown() {
        session = nil
        super.tearDown()
    }
    private let collector = Collector()

    @discardableResult
    private func say(_ text: String) -> String {
        _ = session.submit(text, at: 0, to: collector)
        return collector.take()
    }

    func testTimeWalk_startsAtTheLastInstant() throws {
        XCTAssertNil(session.recordedInstant(-1, from: nil))
        say("let main = MainScheduler.instance; let a = Observable<Int>.interval(.seconds(1), scheduler: main).take(2)")
        say("a; a.map { $0 * 10 }")
        let end = try XCTUnwrap(session.recordedInstant(-1, from: nil))
        XCTAssertEqual(end.status.plainText, "at 00:02.000, 3 of 3")
        let middle = try XCTUnwrap(session.recordedInstant(-1, from: end.time))
        XCTAssertEqual(middle.status.plainText, "at 00:01.000, 2 of 3")
        XCTAssertTrue(
            middle.rows[0].plainText.hasPrefix("a    0 since 00:01.000  live; then 1 at 00:02.000"),
            middle.rows[0].plainText)
        XCTAssertTrue(middle.rows[1].plainText.hasPrefix("$R1"))
        XCTAssertEqual(session.recordedInstant(1, from: middle.time)?.time, end.time)
        XCTAssertNil(session.recordedInstant(1, from: end.time))
        XCTAssertNil(session.recordedInstant(1, from: nil), "the present is the end")
        let start = try XCTUnwrap(session.recordedInstant(-1, from: middle.time))
        XCTAssertNil(session.recordedInstant(-1, from: start.time))
    }

    func testRecordedKeys_becomeAnObservable() {
        session.presentation = Presentation(isTerminal: true, rows: 24)
        say(":record keys")
        XCTAssertNotNil(session.screen)
        var now: UInt64 = 5_000_000_000
        for key in "h1'\\" {
            _ = session.key(.character(key), at: now, to: collector)
            now += 120_000_000
        }
        XCTAssertTrue(session.screen?.rows.contains { $0.plainText == "> h1'\\" } ?? false)
        let effects = session.key(.enter, at: now, to: collector)
        XCTAssertNil(session.screen)
        XCTAssertEqual(
            effects,
            [.addToHistory("let keys: Observable<String> = cold(#\"'h' 120ms '1' 120ms '\\'' 120ms '\\\\' 1s |\"#)")])
        XCTAssertTrue(collector.take().contains("keys: Observable<String>"))
        session.presentation = Presentation(isTerminal: false)
        XCTAssertEqual(
            say("keys"),
            """
            00:00.000 │ keys ● "h"
            00:00.120 │ keys ● "1"
            00:00.240 │ keys ● "\\'"
            00:00.360 │ keys ● "\\\\"
            00:01.360 │ keys ┤ completed

            """)
    }

    func testRecordingIsDroppedOrRefused() {
        XCTAssertTrue(say(":record keys").contains("needs a terminal"))
        session.presentation = Presentation(isTerminal: true, rows: 24)
        XCTAssertTrue(say(":record mouse").contains(":record needs 'keys'"))
        say(":record keys named typed")
        _ = session.key(.character("a"), at: 1, to: collector)
        _ = session.key(.control("c"), at: 2, to: collector)
        XCTAssertNil(session.screen)
        XCTAssertTrue(collector.take().contains("(nothing recorded)"))
    }
}
