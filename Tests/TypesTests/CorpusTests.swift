import Checking
import Diagnostics
import TypeModel
import XCTest

final class CorpusTests: XCTestCase {
    func testDiagnosticsCorpus_isRefusedAtItsLines() {
        for program in corpus("diagnostics") {
            guard let facts = program.facts else { continue }
            let rows = facts.split(separator: "\n").map(String.init)
            let result = check(program.text, name: program.name)
            if rows.contains("kind: trap") {
                XCTAssertFalse(result.hasErrors, program.name)
                continue
            }
            guard let first = result.diagnostics.first(where: { $0.severity == .error }) else {
                XCTFail(program.name + " is accepted")
                continue
            }
            for row in rows where row.hasPrefix("line: ") {
                let lines = row.dropFirst(6).split(separator: "|").compactMap { Int($0.filter(\.isNumber)) }
                XCTAssertTrue(lines.contains(first.primary.position.line), program.name)
            }
            let drawn = render(first).plainText
            for row in rows where row.hasPrefix("mentions: ") {
                let texts = row.dropFirst(10).components(separatedBy: " | ")
                XCTAssertTrue(texts.contains { drawn.contains($0) }, program.name + ": " + drawn)
            }
        }
    }

    func testLibrary_typeChecks() {
        let found = LibraryCheck(freshChecker()).checkWholeLibrary()
        XCTAssertTrue(found.isEmpty, found.map { render($0).plainText }.joined(separator: "\n"))
    }
}
