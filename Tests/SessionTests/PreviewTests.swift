import Foundation
import XCTest
@testable import Commands
@testable import Export
@testable import SessionCore

/// The preview of the typed expression.
final class PreviewTests: XCTestCase {
    private func session(_ entries: String...) -> ReplSession {
        let session = SessionTests.session { $0.style = .prompt }
        session.presentation = Presentation(isTerminal: true, width: 80, rows: 24)
        for entry in entries { _ = session.submit(entry, at: 0, to: Collector()) }
        return session
    }

    private func rows(_ preview: PreviewResult?) -> [String]? {
        if case .picture(let rows)? = preview { rows.map(\.plainText) } else { nil }
    }

    private func preview(_ text: String, _ session: ReplSession) -> PreviewResult? {
        session.preview(of: text) { false }
    }

    func testObservable_isDrawnWithItsInput() {
        let session = session("let k: Observable<String> = cold(\"a-b---c|\")")
        defer { session.close() }
        let rows = rows(preview("k.debounce(.milliseconds(300), scheduler: MainScheduler.instance", session))
        XCTAssertEqual(rows?.suffix(2).map { $0.split(separator: " ")[0] }, ["k", "debounce"], "\(rows ?? [])")
    }

    func testSubscriptionsAndDo_areNotRun() {
        let session = session("var count = 0", "let s = Observable.of(1, 2)")
        defer { session.close() }
        let text =
            "s.do(onNext: { _ in count += 1 }, onCompleted: { count += 10 }).map { $0 * 3 }"
            + ".do { _ in count += 100 } onError: { _ in }.subscribe(onNext: { print($0) }).disposed(by: DisposeBag())"
        XCTAssertEqual(PreviewText(text, last: nil)?.expression, "s.map { $0 * 3 }")
        var printed = ""
        session.onPrint = { printed += $0 }
        XCTAssertEqual(rows(preview(text, session))?.suffix(2), ["  s     1────2────┤", "  .map  3────6────┤"])
        XCTAssertEqual(printed, "")
        let collector = Collector()
        _ = session.submit("count", at: 0, to: collector)
        XCTAssertTrue(collector.take().contains("= 0"))
    }

    func testTextsOfALine_haveTheirExpression() {
        for (text, expression) in [
            ("let x = k.map { $0 }", "k.map { $0 }"), ("_ = k.take(1)", "k.take(1)"),
            (":marbles k.take(2", "k.take(2)"),
            (".map { $0 }", "$R1.map { $0 }"), ("k.subscribe(on: main).subscribe()", "k.subscribe(on: main)"),
            (":sweep -svg a.svg k.take({1, 2})", "k.take({1, 2})"),
        ] { XCTAssertEqual(PreviewText(text, last: "$R1")?.expression, expression, text) }
        for text in [":undo 3", "struct S {}", "func f() {}", ":help keys", "k.", ".map { $0 }"] {
            XCTAssertNil(PreviewText(text, last: nil), text)
        }
    }

    func testAnswers_forUnfinishedAndOtherTexts() {
        let session = session("let k = Observable.of(1)")
        defer { session.close() }
        XCTAssertEqual(preview("", session), .nothing)
        XCTAssertEqual(preview("1 + 1", session), .nothing)
        XCTAssertEqual(preview("k.ma", session), .unfinished)
        XCTAssertEqual(preview("k.map { $0", session), preview("k.map { $0 }", session))
        XCTAssertEqual(preview("while true { }", session), .unfinished)
        session.presentation.isPlain = true
        XCTAssertEqual(preview("k", session), .nothing)
    }

    func testSweep_isDrawnAsMultiples() {
        let session = session("let k = Observable.of(1, 2, 3)")
        defer { session.close() }
        XCTAssertTrue(
            rows(preview("k.take({1, 2})", session))?.contains("  first difference in event 2: 1 completes, 2 sends 2")
                ?? false)
    }

    func testKey_endsAPreviewAtOnceAndLeavesTheSession() {
        let session = session("let n = 1")
        defer { session.close() }
        for endless in [
            "Observable<Int>.interval(.nanoseconds(1), scheduler: MainScheduler.instance)",
            "Observable<Int>.create { o in while true { o.onNext(1) } }",
            "Observable.of(1).map { _ in while true { } }",
        ] {
            let begun = Date()
            XCTAssertNil(session.preview(of: endless) { Date().timeIntervalSince(begun) > 0.1 }, endless)
            XCTAssertLessThan(Date().timeIntervalSince(begun), 0.35, endless)
        }
        let collector = Collector()
        _ = session.submit("n + 1", at: 0, to: collector)
        XCTAssertTrue(collector.take().contains("= 2"))
    }

    func testLongPreview_isGivenUp() {
        let session = session()
        defer { session.close() }
        let begun = Date()
        let text = "Observable<Int>.interval(.nanoseconds(1), scheduler: MainScheduler.instance)"
        XCTAssertEqual(preview(text, session), .unfinished)
        XCTAssertLessThan(Date().timeIntervalSince(begun), 1)
    }

    func testLiveSession_keepsItsClockAndLanes() {
        let session = SessionTests.session { ($0.style, $0.pace) = (.prompt, .live) }
        defer { session.close() }
        session.presentation = Presentation(isTerminal: true, width: 80, rows: 24)
        let collector = Collector()
        _ = session.submit("let s = PublishSubject<Int>()\ns", at: 0, to: collector)
        _ = session.submit("s.onNext(1)", at: 0, to: collector)
        let before = (session.recording?.eventCount, session.journal.actions.count, session.runningSubscriptions.count)
        for length in 1..."s.map { $0 * 2 }.delay(.seconds(1), scheduler: MainScheduler.instance)".count {
            _ = preview(
                String("s.map { $0 * 2 }.delay(.seconds(1), scheduler: MainScheduler.instance)".prefix(length)), session
            )
        }
        XCTAssertEqual(before.0, session.recording?.eventCount)
        XCTAssertEqual(before.1, session.journal.actions.count)
        XCTAssertEqual(before.2, session.runningSubscriptions.count)
        _ = collector.take()
        _ = session.submit("s.onNext(2)", at: 0, to: collector)
        XCTAssertTrue(collector.take().contains("● 2"))
    }
}
