import Foundation
import XCTest
@testable import Assist
@testable import Commands
@testable import Export
@testable import SessionCore

final class FindTests: XCTestCase {
    /// Questions with the expected first answer.
    func testEachQuestionHasItsAnswer() throws {
        let place = SessionTests.root.appendingPathComponent("Tests/Questions/questions.txt")
        let lines = try String(contentsOf: place, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        XCTAssertGreaterThanOrEqual(lines.count, 100)
        for line in lines {
            let parts = line.components(separatedBy: " = ")
            let found = DocumentationSearch.search(parts[0])
            XCTAssertEqual(found.first?.name, parts[1], "\(parts[0]): \(found.prefix(4).map(\.name))")
        }
    }

    func test_operatorWithExample_hasPhrasesAndRelatives() {
        let index = DocIndex.shared
        let known = Set(index.entries.filter { !$0.documentation.problemPhrases.isEmpty }.map(\.name))
        let operators = index.reactiveEntryIndices.map { index.entries[$0] }.filter {
            !$0.isDeprecated && !$0.isType && $0.documentation.examples.contains { $0.result != nil }
        }
        XCTAssertGreaterThan(operators.count, 150)
        for entry in operators {
            XCTAssertTrue(known.contains(entry.name), "\(entry.title) has no line 'Asked as:'")
            XCTAssertFalse(entry.documentation.relatedNames.isEmpty, "\(entry.title) has no line 'See also:'")
        }
    }

    func testFind_unknownWords_isReported() {
        XCTAssertEqual(DocumentationSearch.search("asdfgh").count, 0)
        XCTAssertEqual(DocumentationSearch.search("qwertz zuiop").count, 0)
        // A bare name means this operator, that of observables first.
        for name in ["map", "filter", "merge", "take", "scan"] {
            let first = DocumentationSearch.search(name).first
            XCTAssertEqual(first?.name, name)
            XCTAssertEqual(first?.isOfObservables, true, name)
        }
    }

    /// Operators that transform the first list to the second, found by running them.
    func testFindsByExample() {
        let rows: [(question: String, answers: [String])] = [
            ("[1, 2, 3] -> [3]", [".takeLast(1)", ".skip(2)", ".element(at: 2)", ".filter { $0 > 2 }"]),
            ("[1, 2, 3] -> [6]", [".reduce(0, accumulator: +)"]),
            ("[1, 2, 3] -> [1, 3, 6]", [".scan(0, accumulator: +)"]),
            ("[1, 1, 2] -> [1, 2]", [".distinctUntilChanged()"]),
            ("[1, 2, 3] -> [[1, 2, 3]]", [".toArray()"]),
            ("[1, 2, 3] -> [0, 1, 2, 3]", [".startWith(0)"]),
            ("[1, 2, 3] -> [2, 4, 6]", [".map { $0 * 2 }"]),
            ("[\"a\", \"b\"] -> [\"A\", \"B\"]", [".map { $0.uppercased() }"]),
            ("[1, nil, 3] -> [1, 3]", [".compactMap { $0 }"]),
            ("[1, 2], [3, 4] -> [1, 2, 3, 4]", [".concat(b)"]),
            ("[1, 2], [\"a\", \"b\"] -> [\"1a\", \"2b\"]", ["Observable.zip(a, b) { \"\\($0)\\($1)\" }"]),
            ("\"1-2-3|\" -> \"--1-2-3|\"", [".delay(.milliseconds(200), scheduler: main)"]),
            ("\"12--3---|\" -> \"---2--3-|\"", [".debounce(.milliseconds(200), scheduler: main)"]),
            ("\"1-1-2-|\" -> \"1---2-|\"", [".distinctUntilChanged()"]),
            ("\"1--3-|\", \"-2--4|\" -> \"12-34|\"", ["Observable.merge(a, b)"]),
            ("\"1-#\" -> \"1-(0|)\"", [".catchAndReturn(0)"]),
        ]
        let session = SessionTests.session()
        let seen = Collector()
        for row in rows {
            _ = session.submit(":find " + row.question, at: 0, to: seen)
            let answer = seen.take()
            for wanted in row.answers {
                XCTAssertTrue(
                    answer.contains("  " + wanted + " ") || answer.contains("  " + wanted + "\n"),
                    "\(row.question): \(answer)")
            }
        }
        _ = session.submit(":find [1, 2] -> [77, 78, 79, 80]", at: 0, to: seen)
        XCTAssertTrue(seen.take().contains("no single operator produces this output"))
        _ = session.submit(":find [1, 2 -> [1]", at: 0, to: seen)
        XCTAssertTrue(seen.take().contains("error: "))
    }
}
