import XCTest
@testable import Assist
@testable import Commands
@testable import Export
@testable import SessionCore

/// The examples that `:help` shows run and have their described effect.
final class CommandExampleTests: XCTestCase {
    /// A part of the answer to the last line of each example.
    private let answers = [
        "orders": "2 outcomes in 20 orders", "leaks": "help: write [weak cat] in the closure at entry 3, 1:13",
        "sweep": "first difference", "preview": "20",
        "tune": "", "pin": "scheduler.createHotObservable", "say": "[1, 2].publisher.map { $0 * 2 }",
        "fix": "Int = 2", "record": "tap(\"Go\")",
    ]

    func testExamples_typedLineByLine_areAnswered() throws {
        let commands = CommandTable.allCommands.filter { !$0.example.isEmpty }
        XCTAssertEqual(Set(commands.map(\.name)), Set(answers.keys))
        for command in commands {
            let session = SessionTests.session { $0.style = .prompt }
            defer { session.close() }
            session.presentation = Presentation(isTerminal: true, width: 80, rows: 24)
            let collector = Collector()
            var text = ""
            for line in command.example {
                if command.name == "record" {
                    text = record(line, session, collector)
                } else {
                    _ = session.submit(line, at: 0, to: collector)
                    text = collector.take()
                }
                let isMistake = command.name == "fix" && line == command.example.first
                XCTAssertEqual(text.contains("error:"), isMistake, "\(command.name): \(line)\n\(text)")
            }
            let answer = try XCTUnwrap(answers[command.name])
            XCTAssertTrue(answer.isEmpty || text.contains(answer), "\(command.name)\n\(text)")
            XCTAssertTrue(command.example.contains { $0.hasPrefix(":\(command.name)") }, command.name)
        }
    }

    /// Types a line of the example of `:record`, and performs the action that the line requests: keys, or a tap on the
    /// app's button.
    private func record(_ line: String, _ session: ReplSession, _ collector: Collector) -> String {
        _ = session.submit("AppScreen.isUsedByHand = true", at: 0, to: collector)
        if line == ":screen live" {
            _ = session.submit("tap(\"Go\")", at: 0, to: collector)
        } else {
            _ = session.submit(line, at: 0, to: collector)
        }
        guard line.hasPrefix(":record"), line != ":record app" else { return collector.take() }
        for (index, character) in "rx".enumerated() {
            _ = session.recordKey(.character(character), at: UInt64(index + 1) * 100_000_000, to: collector)
        }
        _ = session.recordKey(.enter, at: 400_000_000, to: collector)
        let text = collector.take()
        XCTAssertTrue(
            text.contains(line == ":record keys" ? "(2 keys in 0.1 s" : "let query: Observable<String>"), text)
        return text
    }

    func testHelp_ofACommandWithAnExample_showsIt() {
        let session = SessionTests.session { $0.style = .prompt }
        let collector = Collector()
        _ = session.submit(":help orders", at: 0, to: collector)
        let text = collector.take()
        XCTAssertTrue(text.contains("example:\n    DispatchQueue.global().async { print(\"a\") }; "), text)
        XCTAssertTrue(text.contains("    :orders 20"), text)
    }

    func testCompletion_ofFlagsOfOrders_offersTheirValues() {
        let session = SessionTests.session { $0.style = .prompt }
        func titles(_ line: String) -> [String] {
            session.completions(in: line, at: line.utf8.count).candidates.map(\.title)
        }
        XCTAssertEqual(titles(":orders --j"), ["--jitter"])
        XCTAssertEqual(titles(":orders --jitter "), ["0...300ms"])
        XCTAssertEqual(titles(":orders --times --o"), ["--order"])
        XCTAssertEqual(titles(":orders --order u"), ["usual"])
    }
}
