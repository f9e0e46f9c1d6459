import Declarations
import Diagnostics
import Syntax

/// Rules for calls that wait in code that cannot wait.
enum ConcurrencyMistakes {
    private static let diagnosticIDs: Set<String> = [
        CheckDiagnosticID.asyncInSync.rawValue, CheckDiagnosticID.actorIsolation.rawValue,
    ]

    /// Suggests `async` for the function around a call, or a task for the statement.
    static func asyncContext(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard diagnosticIDs.contains(place.id), place.problem.fixIts.isEmpty, let statement = place.statement else {
            return []
        }
        let walker = EnclosingCodeFinder(place.start)
        walker.visit(statement)
        switch walker.enclosingCode {
        case .function(let name, let signature):
            return declaredAsync(name, signature, place) + wrappedInTask(walker.statement, place)
        case .other: return wrappedInTask(walker.statement, place)
        case nil: return []
        }
    }

    /// Returns the function with `async`: `func load() throws -> Int` becomes `func load() async throws -> Int`.
    private static func declaredAsync(
        _ name: String, _ signature: Span, _ place: MistakePlace
    ) -> [Diagnostic.CandidateFix] {
        guard let end = endOfParameters(signature.text) else { return [] }
        let edit = place.insert(" async", at: signature.start + UInt32(end))
        return [Diagnostic.CandidateFix([edit], help: place.problem.help ?? "mark '\(name)' 'async'")]
    }

    /// Returns the offset after the parameter list in a function's text.
    private static func endOfParameters(_ text: String) -> Int? {
        let words = SourceWords(text)
        return words.indices.first { words.text(at: $0) == "(" }.flatMap { words.partner(of: $0) }.map {
            words[$0].range.upperBound
        }
    }

    private static func wrappedInTask(_ statement: Stmt?, _ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard let statement, statement.span.source == place.source.id else { return [] }
        let words: [String]
        switch statement.kind {
        case .for: words = [""]
        case .expr(let value):
            switch value.kind {
            case .awaitExpr: words = ["", "try "]
            case .tryExpr: words = ["", "try await "]
            default: words = ["await ", "try await "]
            }
        default: return []
        }
        return words.map { word in
            var start = statement.span.start
            if word == "try await ", statement.span.text.hasPrefix("try ") { start += 4 }
            let opening = "Task { \(word)"
            return Diagnostic.CandidateFix(
                [
                    place.replace(place.span(statement.span.start, start), with: opening),
                    place.insert(" }", at: statement.span.end),
                ], help: place.problem.help ?? "start a task: Task { await … }")
        }
    }
}

/// Finds the function or closure around an offset, and the statement in it.
private final class EnclosingCodeFinder: TreeWalker {
    enum EnclosingCode {
        case function(name: String, signature: Span)
        case other
    }
    private(set) var enclosingCode: EnclosingCode?
    private(set) var statement: Stmt?
    private let place: UInt32

    init(_ place: UInt32) { self.place = place }

    private func contains(_ span: Span) -> Bool { span.start <= place && place < span.end }

    override func visit(_ statement: Stmt) {
        guard contains(statement.span) else { return }
        if case .decl = statement.kind {} else { self.statement = statement }
        walk(statement)
    }

    override func visit(_ declaration: Decl) {
        guard contains(declaration.span) else { return }
        switch declaration.kind {
        case .function(let function):
            enclosingCode = .function(
                name: function.name.text,
                signature: Span(
                    source: declaration.span.source, start: function.nameSpan.start, end: declaration.span.end))
        case .initializer(let made):
            enclosingCode = .function(name: "init", signature: made.span)
        case .type: enclosingCode = nil
        case .variable(let variable):
            if variable.bindings.contains(where: { !$0.accessors.isEmpty }) { enclosingCode = .other }
        default: enclosingCode = .other
        }
        walk(declaration)
    }

    override func visit(_ expr: Expr) {
        guard contains(expr.span) else { return }
        if case .closure = expr.kind { enclosingCode = .other }
        walk(expr)
    }
}
