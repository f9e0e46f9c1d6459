import Foundation
import XCTest
@testable import Assist
@testable import Commands
@testable import SessionCore

/// Alt-Up and Alt-Down on a word of the line.
final class TuneTests: XCTestCase {
    /// Presses a key at the `|` of a text; the result has it at the end of the change.
    private func press(_ marked: String, up: Bool = true, shift: Bool = false, fits: (String) -> Bool = { _ in true })
        -> String
    {
        let cursor = marked.utf8.firstIndex(of: UInt8(ascii: "|"))!
        let place = marked.utf8.distance(from: marked.startIndex, to: cursor)
        let text = marked.replacingOccurrences(of: "|", with: "")
        guard let change = Tune(isUp: up, isLarge: shift).tunedChange(in: text, at: place, fits: fits) else {
            return "nothing"
        }
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(change.range, with: Array(change.text.utf8))
        return String(decoding: bytes, as: UTF8.self)
    }

    private func walk(_ text: String, up: Bool, shift: Bool = false, _ count: Int) -> [String] {
        var (all, here) = ([String](), text)
        for _ in 0..<count {
            here = press(here + "|", up: up, shift: shift)
            all.append(here)
        }
        return all
    }

    func testNumbers_goByStepsOfOneTwoFive() {
        XCTAssertEqual(walk("3", up: true, 9), ["4", "5", "6", "7", "8", "9", "10", "12", "14"])
        XCTAssertEqual(walk("14", up: false, 9), ["12", "10", "9", "8", "7", "6", "5", "4", "3"])
        XCTAssertEqual(walk("97", up: true, 3), ["100", "120", "140"])
        XCTAssertEqual(walk("2", up: false, 4), ["1", "0", "0", "0"], "a number without a sign stays one")
    }

    func testShift_isTenSteps() {
        XCTAssertEqual(press("f(3|)", shift: true), "f(10)")
        XCTAssertEqual(press(".milliseconds(300|)", shift: true), ".milliseconds(500)")
        XCTAssertEqual(press(".milliseconds(300|)", up: false, shift: true), ".milliseconds(0)")
    }

    func testDurations_goByTheirUnit() {
        XCTAssertEqual(walk("x.debounce(.milliseconds(300", up: true, 3).last, "x.debounce(.milliseconds(450")
        XCTAssertEqual(press(".milliseconds(|20)", up: false), ".milliseconds(10)")
        XCTAssertEqual(press(".milliseconds(4|)"), ".milliseconds(5)")
        XCTAssertEqual(press(".seconds(1|)"), ".seconds(2)")
    }

    func testFormsOfNumbers_areKept() {
        XCTAssertEqual(press("f(-3|)"), "f(-2)")
        XCTAssertEqual(press("f(-1|)"), "f(0)")
        XCTAssertEqual(press("f(-3|)", up: false), "f(-4)")
        XCTAssertEqual(press("n -3|"), "n -4", "a minus between two values is no sign")
        XCTAssertEqual(press("a - |3", up: false), "a - 2")
        XCTAssertEqual(press("9_99|5"), "1_0000".replacingOccurrences(of: "1_0000", with: "10_000"))
        XCTAssertEqual(walk("1.5", up: true, 3), ["1.6", "1.8", "2.0"])
        XCTAssertEqual(walk("0.25", up: false, 2), ["0.24", "0.22"])
        for text in ["0xF|F", "1e|3", "$|0", "\"1|2\"", "99999999999999999999|", "f(|)", "|"] {
            XCTAssertEqual(press(text), "nothing", text)
        }
    }

    func testTruths_flip() {
        XCTAssertEqual(press("f(latest: t|rue)"), "f(latest: false)")
        XCTAssertEqual(press("f(latest: false|)", up: false), "f(latest: true)")
    }

    func testNames_walkThroughTheirRelatives() {
        XCTAssertEqual(press("k.flat|Map { f($0) }"), "k.flatMapLatest { f($0) }")
        XCTAssertEqual(press("k.|flatMap { f($0) }", up: false), "k.concatMap { f($0) }")
        XCTAssertEqual(press("k.debounce|(.seconds(1))"), "k.throttle(.seconds(1))")
        XCTAssertEqual(press("flat|Map"), "nothing", "only a member is an operator")
        XCTAssertEqual(press("k.map|(f)") { !$0.contains("compactMap") }, "k.filter(f)")
        XCTAssertEqual(press("k.zip|zap(f)"), "nothing")
    }

    func testNamesInASession_thatDoNotFitAreLeftOut() {
        let session = SessionTests.session()
        defer { session.close() }
        _ = session.submit("let k = Observable.of(1, 2)", at: 0, to: Collector())
        let text = "k.filter { $0 > 1 }.take(1)"
        let change = session.tuned(text, at: 4, isUp: true, isLarge: false)
        XCTAssertEqual(change?.text, "map", "a Bool can be an element")
        let scan = session.tuned("k.scan(0) { $0 + $1 }", at: 4, isUp: true, isLarge: false)
        XCTAssertEqual(scan?.text, "reduce")
        XCTAssertNil(
            session.tuned("k.withLatestFrom(k) { $0 + $1 }", at: 4, isUp: true, isLarge: false), "sample has no closure"
        )
        XCTAssertEqual(session.tuned("k.withLatestFrom(k)", at: 4, isUp: true, isLarge: false)?.text, "sample")
    }

    func testTune_putsTheEntryInTheLine() {
        let session = SessionTests.session()
        defer { session.close() }
        session.presentation = Presentation(isTerminal: true, rows: 24)
        let collector = Collector()
        _ = session.submit("Observable.of(1)", at: 0, to: collector)
        XCTAssertEqual(
            session.submit(":tune", at: 0, to: collector),
            [.set(name: "preview", value: "on"), .placeInLine("Observable.of(1)")])
        XCTAssertEqual(session.submit(":tune 1 + 1", at: 0, to: collector), [.placeInLine("1 + 1")])
        _ = collector.take()
        XCTAssertEqual(session.submit(":tune 7", at: 0, to: collector), [])
        XCTAssertEqual(collector.take(), "error: no entry 7.   :history lists them\n")
    }
}
