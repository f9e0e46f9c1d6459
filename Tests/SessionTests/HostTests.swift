import XCTest
@testable import Assist
@testable import Commands
@testable import SessionCore

/// Sessions take turns in one process and do not affect each other.
final class HostTests: XCTestCase {
    private static let entries = [
        "enum Oops: Error { case bad }",
        "let s = PublishSubject<Int>()",
        "s.map { $0 + 1 }.watch(\"more\")",
        "Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(3).subscribe(onNext: { print($0) })",
        "Hooks.defaultErrorHandler = { _, error in print(\"mine:\", error) }",
        "s.onNext(1)", ":step", "[1, 2][2]", ":step", "Observable<Int>.error(Oops.bad).subscribe()",
        "struct P: Hashable { var x = 1 }; print(Set([P()]).contains(P()), P())",
        "Int.random(in: 0..<1_000_000)", "Date()", ":step", ":timeline", ":lanes tree",
    ]
    private static let others = [
        "let s = PublishSubject<String>()", "s.watch(\"words\")", "s.onNext(\"a\")",
        "Observable<Int>.timer(.seconds(2), scheduler: MainScheduler.instance).subscribe(onNext: { print(\"other\", $0) })",
        "struct P: Hashable, CustomStringConvertible { var description: String { \"P!\" } }; print(P())",
        "enum Wrong: Error { case two }", "Observable<Int>.error(Wrong.two).subscribe()", "let n: Int? = nil; n!",
        ":step",
        "Int.random(in: 0..<1_000_000)", ":timeline",
    ]

    private final class Hosted {
        let session = SessionTests.session { $0.pace = .step }
        let seen = Collector()
        func say(_ entry: String) { _ = session.submit(entry, at: 0, to: seen) }
        func end() { _ = session.submit(":reset", at: 0, to: Collector()) }
    }

    private func alone(_ entries: [String]) -> String {
        let hosted = Hosted()
        entries.forEach(hosted.say)
        hosted.end()
        return hosted.seen.text
    }

    func testTwoSessionsInterleaved() {
        let expected = (alone(Self.entries), alone(Self.others))
        XCTAssertTrue(expected.0.contains("mine: bad"), expected.0)
        XCTAssertTrue(expected.0.contains("more"), expected.0)
        XCTAssertTrue(expected.1.contains("Unhandled error happened: two"), expected.1)
        let (one, other) = (Hosted(), Hosted())
        for turn in 0..<max(Self.entries.count, Self.others.count) {
            if turn < Self.entries.count { one.say(Self.entries[turn]) }
            if turn < Self.others.count { other.say(Self.others[turn]) }
        }
        other.end()
        one.end()
        XCTAssertEqual(one.seen.text, expected.0)
        XCTAssertEqual(other.seen.text, expected.1)
    }

    /// A session that begins and ends between two entries of another one leaves no state.
    func testASessionInsideOfAnother() {
        let expected = alone(Self.entries)
        let hosted = Hosted()
        for entry in Self.entries {
            hosted.say(entry)
            _ = alone(Array(Self.others.prefix(3)))
        }
        hosted.end()
        XCTAssertEqual(hosted.seen.text, expected)
    }
}
