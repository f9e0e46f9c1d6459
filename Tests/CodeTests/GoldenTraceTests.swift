import Diagnostics
import Foundation
import Language
import XCTest

/// The engine's golden traces, written in the language: `GoldenTraces/*.txt` contain programs, each followed by `⇒` and
/// the words that it prints. They were recorded with RxSwift 6.9.1; four follow the order of 6.10.
final class GoldenTraceTests: XCTestCase {
    private struct Case {
        var line: Int
        var program: String
        var words: String
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("GoldenTraces")

    func testContract() throws { try check("contract", count: 29) }
    func testMulticast() throws { try check("multicast", count: 33) }
    func testOperators() throws { try check("operators", count: 115) }
    func testTraits() throws { try check("traits", count: 26) }
    func testDetails() throws { try check("details", count: 46) }

    private func check(_ name: String, count: Int) throws {
        let preamble = try text("preamble.swift")
        let cases = Self.cases(in: try text("\(name).txt"))
        XCTAssertEqual(cases.count, count)
        // All cases run as one program; if that is refused, each case runs alone.
        let together = run(preamble + cases.map(Self.call).joined())
        if together.outcome.end == .done {
            let lines = together.printed.split(separator: "\n", omittingEmptySubsequences: false)
            XCTAssertEqual(lines.count, cases.count + 1)
            for (line, wanted) in zip(lines, cases) {
                XCTAssertEqual(String(line), wanted.words, "\(name).txt:\(wanted.line)")
            }
            return
        }
        XCTFail("\(name): \(together.outcome.diagnostics.map(\.message))\(together.outcome.failure?.message ?? "")")
        for wanted in cases {
            let alone = run(preamble + Self.call(wanted))
            XCTAssertEqual(
                alone.printed, wanted.words + "\n",
                "\(name).txt:\(wanted.line) \(alone.outcome.diagnostics.map(\.message))")
        }
    }

    private static func call(_ wanted: Case) -> String { "trace {\n\(wanted.program)\n}\n" }

    private static func cases(in text: String) -> [Case] {
        var cases: [Case] = []
        var program: [Substring] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("⇒") {
                let words = line.dropFirst().trimmingCharacters(in: .whitespaces)
                cases.append(Case(line: index + 1, program: program.joined(separator: "\n"), words: words))
                program = []
            } else if !line.isEmpty, !line.hasPrefix("#") {
                program.append(line)
            }
        }
        return cases
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    }

    private func run(_ text: String) -> (printed: String, outcome: Outcome) {
        var printed = ""
        let interpreter = Interpreter { printed += $0 }
        defer { interpreter.close() }
        let outcome = interpreter.run(Source(name: "trace", text: text), mode: .script)
        // The engine reports unhandled errors, which are not part of the trace.
        let lines = printed.split(separator: "\n", omittingEmptySubsequences: false)
        return (lines.filter { !$0.hasPrefix("Unhandled error happened") }.joined(separator: "\n"), outcome)
    }
}
