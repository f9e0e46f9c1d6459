import Diagnostics
import Syntax
import XCTest

final class CorpusTests: XCTestCase {
    func testEveryProgramIsReadWithoutComplaint() {
        XCTAssertGreaterThan(corpusPrograms.count, 150)
        for program in corpusPrograms {
            let found = problems(in: program.text, name: program.name)
            XCTAssertTrue(found.isEmpty, found.map { render($0).plainText }.joined(separator: "\n"))
            XCTAssertNil(parse(program.text).unfinished, program.name)
        }
    }

    func testRefusedProgramsAreRefusedAtTheirLine() throws {
        for program in programs(in: corpusFolder.appendingPathComponent("diagnostics"))
        where program.name.contains("-parse-") {
            let facts = try String(
                contentsOf: corpusFolder.appendingPathComponent("diagnostics/\(program.name).expected-error"),
                encoding: .utf8)
            let row = facts.split(separator: "\n").first { $0.hasPrefix("line: ") } ?? ""
            let lines = row.dropFirst(6).split(separator: "|").compactMap { Int($0.filter(\.isNumber)) }
            let found = problems(in: program.text)
            XCTAssertEqual(found.count, 1, program.name)
            XCTAssertTrue(lines.contains(found.first?.primary.position.line ?? 0), program.name)
        }
    }

    func testSpansOfChildrenLieInTheirParents() {
        for program in corpusPrograms {
            let file = parse(program.text, name: program.name)
            check(file, program.name)
            _ = foldOperators(file, table: OperatorTable.standard.adding(file))
            check(file, program.name)
        }
    }

    private func check(_ file: ParsedFile, _ name: String) {
        let checker = SpanChecker(file.source.utf8.count)
        for statement in file.statements { checker.visit(statement) }
        XCTAssertEqual(checker.faults.first, nil, name)
    }

    /// Between the statements of a file are only whitespace, comments, `;` and directives.
    func testStatementsCoverTheText() {
        for program in corpusPrograms where !program.text.contains("#if") {
            let file = parse(program.text, name: program.name)
            var end = 0
            for statement in file.statements {
                let between = Array(file.source.utf8[end..<max(end, Int(statement.span.start))])
                XCTAssertTrue(isTrivia(String(decoding: between, as: UTF8.self)), "\(program.name): \(between)")
                end = Int(statement.span.end)
            }
            XCTAssertTrue(isTrivia(String(decoding: file.source.utf8[end...], as: UTF8.self)), program.name)
        }
    }

    private func isTrivia(_ text: String) -> Bool {
        let code = text.replacing(#/(?s)/\*.*\*//#, with: "")
        return code.split(separator: "\n").allSatisfy { line in
            let content = line.drop { $0.isWhitespace || $0 == ";" }
            return content.isEmpty || content.hasPrefix("//") || content.hasPrefix("#!")
        }
    }
}

/// Records each node whose span is not inside its parent's.
private final class SpanChecker: TreeWalker {
    var faults: [String] = []
    private var around: Span

    init(_ count: Int) {
        around = Span(source: SourceID(raw: 0), start: 0, end: UInt32(count))
    }

    private func inside(_ span: Span, _ what: @autoclosure () -> String, _ body: () -> Void) {
        if span.start < around.start || span.end > around.end || span.start > span.end {
            faults.append("\(what()) at \(span.position): '\(span.text)'")
        }
        let saved = around
        around = Span(source: span.source, start: span.start, end: span.end)
        body()
        around = saved
    }

    override func visit(_ statement: Stmt) { inside(statement.span, "statement") { walk(statement) } }
    override func visit(_ declaration: Decl) { inside(declaration.span, "declaration") { walk(declaration) } }
    override func visit(_ expr: Expr) { inside(expr.span, "\(expr.kind)") { walk(expr) } }
    override func visit(_ pattern: Pattern) { inside(pattern.span, "pattern") { walk(pattern) } }
    override func visit(_ type: TypeRef) { inside(type.span, "type") {} }
}
