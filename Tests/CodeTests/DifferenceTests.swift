import Diagnostics
import Foundation
import Language
import XCTest

/// The rows of docs/DifferencesFromSwift.md: rill differs from Swift as the table describes.
final class DifferenceTests: XCTestCase {
    private static let document = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("docs/DifferencesFromSwift.md")

    /// The programs and the third column of the table.
    private static func rows() throws -> [(program: String, rill: String)] {
        try String(contentsOf: document, encoding: .utf8).split(separator: "\n").compactMap { line in
            let cells = line.components(separatedBy: " | ")
            guard line.hasPrefix("| `"), cells.count == 3 else { return nil }
            return (String(cells[0].dropFirst(3).dropLast()), String(cells[2].dropLast(2)))
        }
    }

    func testRowsHoldInRill() throws {
        let rows = try Self.rows()
        XCTAssertGreaterThan(rows.count, 10)
        for row in rows {
            var printed = ""
            let interpreter = Interpreter { printed += $0 }
            defer { interpreter.close() }
            let text = row.program.replacingOccurrences(of: "; ", with: "\n")
            let outcome = interpreter.run(Source(name: "row", text: text), mode: .script)
            if row.rill.hasPrefix("prints `") {
                XCTAssertEqual("prints `\(printed.trimmingCharacters(in: .newlines))`", row.rill, row.program)
            } else if row.rill.hasPrefix("trap: ") {
                XCTAssertEqual("trap: \(outcome.failure?.id ?? "none")", row.rill, row.program)
            } else {
                let said = outcome.diagnostics.map { $0.message }.joined(separator: "\n")
                XCTAssertEqual(outcome.end, .refused, row.program)
                XCTAssertTrue(said.contains(row.rill.dropFirst("refused: ".count)), "\(row.program): \(said)")
            }
        }
    }
}
