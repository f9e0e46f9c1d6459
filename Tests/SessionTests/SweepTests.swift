import Foundation
import XCTest
@testable import Commands
@testable import Export
@testable import SessionCore

/// `:sweep`; its answers are in `sweep.session`.
final class SweepTests: XCTestCase {
    private func texts(_ text: String) -> [String]? { Sweep(text)?.variants.map(\.text) }

    func testValuesInBraces_takeThePlaceOfOne() {
        XCTAssertEqual(texts("a.take({1, 2})"), ["a.take(1)", "a.take(2)"])
        XCTAssertEqual(texts("a.{map, filter} { $0 > 1 }"), ["a.map { $0 > 1 }", "a.filter { $0 > 1 }"])
        XCTAssertEqual(texts("f({a.b(1, 2), [3, 4]})"), ["f(a.b(1, 2))", "f([3, 4])"])
        XCTAssertEqual(
            Sweep("f({1, 2}, {\"é\", \"b\"})")?.variants.map(\.label), ["1, \"é\"", "1, \"b\"", "2, \"é\"", "2, \"b\""])
        XCTAssertEqual(texts("f({1, 2}, {3, 4})"), ["f(1, 3)", "f(1, 4)", "f(2, 3)", "f(2, 4)"])
    }

    func testClosuresAndEmptyBraces_areNoValues() {
        for text in [
            "a.map { $0 }", "a.scan(0) { a, b in a + b }", "a.map { (1, 2) }", "a.map { }", "f({1, })", "f({1, 2",
        ] {
            XCTAssertNil(Sweep(text), text)
        }
        XCTAssertEqual(texts("a.map { $0 * {2, 3} }"), ["a.map { $0 * 2 }", "a.map { $0 * 3 }"])
    }

    func testManyGroups_makeNoProductOfAll() {
        let text = "f(" + Array(repeating: "{1, 2, 3}", count: 40).joined(separator: ", ") + ")"
        XCTAssertLessThan(Sweep(text)?.variants.count ?? 0, 10_000)
    }

    func testDrawingAndPage_areWrittenOnce() throws {
        let session = SessionTests.session()
        defer { session.close() }
        session.presentation = Presentation(isTerminal: true)
        let place = NSTemporaryDirectory() + "sweep-\(UUID().uuidString)"
        defer { for end in [".svg", ".html"] { try? FileManager.default.removeItem(atPath: place + end) } }
        let expression = "Observable.of(1, 2).map { $0 * {2, 3} }"
        func answer(_ command: String) -> String {
            let collector = Collector()
            _ = session.submit(command, at: 0, to: collector)
            return collector.take().replacingOccurrences(of: "\n", with: " ")
        }
        XCTAssertTrue(answer(":sweep -svg \(place).svg \(expression)").contains("(wrote the diagram"))
        XCTAssertTrue(answer(":sweep -page \(place).html \(expression)").contains("(wrote the page"))
        let drawing = try String(contentsOfFile: place + ".svg", encoding: .utf8)
        XCTAssertTrue(drawing.contains("first difference in event 1: 2 sends 2, 3 sends 3"))
        XCTAssertEqual(drawing.components(separatedBy: "fill=\"none\"").count, 3, "two values differ")
        XCTAssertTrue(try String(contentsOfFile: place + ".html", encoding: .utf8).contains("type=\"range\""))
        let other = SessionTests.session()
        defer { other.close() }
        other.presentation = Presentation(isTerminal: true)
        let collector = Collector()
        _ = other.submit(":sweep -svg \(place).svg \(expression)", at: 0, to: collector)
        XCTAssertTrue(collector.take().contains("exists and was not"))
    }

    func testSubjectOfAFile_sendsToEachRow() throws {
        let place = NSTemporaryDirectory() + "sweep-\(UUID().uuidString).swift"
        defer { try? FileManager.default.removeItem(atPath: place) }
        let program = """
            import RxSwift
            import Foundation
            Observable.of(7)
            let text = PublishSubject<String>()
            text.map { $0 + "!" }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { text.onNext("r") }
            text.onNext("a");
            """
        try program.write(toFile: place, atomically: true, encoding: .utf8)
        let session = SessionTests.session()
        defer { session.close() }
        session.presentation = Presentation(isTerminal: true)
        let collector = Collector()
        _ = session.submit(":load \(place)", at: 0, to: collector)
        _ = collector.take()
        _ = session.submit(
            ":sweep text.map { $0 + {\"?\", \"!\"} }.take({1, 2})", at: 0, to: collector)
        let rows = collector.take().split(separator: "\n").map(String.init)
        func row(_ label: String) -> String? { rows.first { $0.contains(label + "  ") } }
        XCTAssertTrue(try XCTUnwrap(row("text")).contains("a"), "\(rows)")
        XCTAssertTrue(try XCTUnwrap(row("\"?\", 2")).contains("r?"), "\(rows)")
        XCTAssertFalse(try XCTUnwrap(row("\"?\", 1")).contains("r?"), "\(rows)")
        XCTAssertTrue(rows.contains { $0.contains("(\"?\", 1) sends \"a?\", (\"!\", 1)") }, "\(rows)")
    }

    func testInterrupt_endsARehearsalAndLeavesTheSession() {
        let session = SessionTests.session()
        defer { session.close() }
        let collector = Collector()
        _ = session.submit("let n = 1", at: 0, to: collector)
        for command in [":sweep", ":marbles"] {
            Thread.detachNewThread {
                usleep(200_000)
                session.interrupt()
            }
            let endless = "Observable<Int>.interval(.nanoseconds({1, 2}), scheduler: MainScheduler.instance)"
            let expression = command == ":sweep" ? endless : endless.replacingOccurrences(of: "{1, 2}", with: "1")
            _ = session.submit("\(command) \(expression)", at: 0, to: collector)
            XCTAssertTrue(collector.take().hasSuffix("error: stopped\n"), command)
        }
        _ = session.submit("n + 1", at: 0, to: collector)
        XCTAssertTrue(collector.take().contains("= 2"))
    }
}
