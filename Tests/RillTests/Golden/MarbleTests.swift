// The marble notation, read and written.
import EngineTestKit
import Rill
import RillTest
import XCTest

final class MarbleTests: CountedTest {
    private func read(_ text: String, _ scale: MarbleScale = MarbleScale()) throws -> [String] {
        try Marbles<String>(text, errors: ["boom": E.boom], scale: scale).events.map { $0.shown() }
    }

    func testEveryTokenTakesOneTick() throws {
        XCTAssertEqual(try read("a(bc)d|"), ["a@0", "b@100", "c@100", "d@200", "C@300"])
        XCTAssertEqual(try read("--a-'b c'-|"), ["a@200", "b c@400", "C@600"])
        XCTAssertEqual(try read("- a  b"), ["a@100", "b@200"])
        XCTAssertEqual(try read("a🍎7"), ["a@0", "🍎@100", "7@200"])
    }

    func testSpans() throws {
        XCTAssertEqual(try read("a 1s b"), ["a@0", "b@1000"])
        XCTAssertEqual(try read("a 30ms b 1.5s c 2m |"), ["a@0", "b@30", "c@1530", "C@121530"])
        XCTAssertEqual(try read("a 1s b", MarbleScale(rxjs: true)), ["a@0", "b@1100"])
        XCTAssertEqual(try read("(ab)c", MarbleScale(rxjs: true)), ["a@0", "b@0", "c@400"])
    }

    func testStopsAndSubscriptions() throws {
        XCTAssertEqual(try read("a#"), ["a@0", "E(error)@100"])
        XCTAssertEqual(try read("(a#boom)"), ["a@0", "E(boom)@0"])
        XCTAssertEqual(try read("-#boom"), ["E(boom)@100"])
        XCTAssertEqual(try read("-a-^-b"), ["a@-200", "b@200"])
        XCTAssertEqual(try Marbles<Int>("--^--!").disposed, 300)
        XCTAssertEqual(try Subscription(marbles: "--^--!"), Subscription(200, 500))
    }

    func testValues() throws {
        XCTAssertEqual(try Marbles<Int>("12|").events, [.next(0, 1), .next(100, 2), .completed(200)])
        XCTAssertEqual(try Marbles<Int>("a|", values: ["a": 40]).events, [.next(0, 40), .completed(100)])
    }

    func testMistakes() {
        let mistakes: [(text: String, column: Int, word: String)] = [
            ("(a-b)", 3, "a group cannot contain ticks"), ("((a))", 2, "cannot contain another group"), ("a|b", 3, "follow the end"),
            ("^a^", 3, "once"), ("(ab", 1, "without"), ("a)", 2, "without"), ("'ab", 1, "not closed"),
            ("──a──┤", 1, "drawn diagram"), ("-#bang", 3, "no error named"), ("'a\\q'", 3, "escape"),
        ]
        for mistake in mistakes {
            XCTAssertThrowsError(try read(mistake.text)) { error in
                let error = error as? MarbleError
                XCTAssertEqual(error?.column, mistake.column, mistake.text)
                XCTAssertTrue("\(error!)".contains(mistake.word), "\(mistake.text): \(error!)")
            }
        }
        XCTAssertThrowsError(try Marbles<Int>("-a")) { XCTAssertEqual(($0 as? MarbleError)?.column, 2) }
    }

    func testPrinting() throws {
        let texts = [
            "--a--b--|", "a(bc)d|", "'a b'-(x'-'|)", "(a#boom)", "a 1s b", "a 30ms b|", "'5's", "30ms a", "-#",
            "a 2500ms b",
        ]
        for text in texts {
            let events = try Marbles<String>(text, errors: ["boom": E.boom]).events
            let printed = Marbles.print(events)
            XCTAssertEqual(
                try Marbles<String>(printed, errors: ["boom": E.boom]).events, events, "\(text) → \(printed)")
        }
        XCTAssertEqual(Marbles.print([.next(200, "a"), .next(500, "bc"), .completed(500)]), "--a--('bc'|)")
        XCTAssertEqual(Marbles.print([.next(0, 5), .next(5000, 6)]), "5 5s 6")
    }

    func testSources() throws {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
        let cold = try scheduler.cold("-1-2|") as TestableObservable<Int>
        let hot = try scheduler.hot("1-^2-3") as TestableObservable<Int>
        let seen = scheduler.start(created: 100, subscribed: 200, disposed: 100_000) {
            Observable.merge(cold.asObservable(), hot.asObservable())
        }
        XCTAssertEqual(seen.events, [.next(300, 2), .next(300, 1), .next(500, 3), .next(500, 2)])
        XCTAssertEqual(scheduler.marbles(seen.events), "-(21)-(32)")
    }
}
