import Diagnostics
import Syntax

/// One factory for each thing that can be wrong; the words stand here, next to the facts.
enum CheckDiagnostic {
    static func make(
        _ id: CheckDiagnosticID, _ message: String, _ span: Span, label: String? = nil, notes: [String] = [],
        help: String? = nil
    ) -> Diagnostic {
        Diagnostic(
            id.rawValue, .error, message, at: span, label: label, notes: notes.map { Diagnostic.Note($0) }, help: help,
            fixIts: repair(help, span).map { [$0] } ?? [])
    }

    /// What a program may do and hardly means.
    static func warning(
        _ id: CheckDiagnosticID, _ message: String, _ span: Span, notes: [Diagnostic.Note] = [],
        secondary: [Diagnostic.Note] = [], help: String
    ) -> Diagnostic {
        var result = Diagnostic(id.rawValue, .warning, message, at: span, notes: notes, help: help)
        result.secondary = secondary
        return result
    }

    /// A single suggestion can be put in the place of what was written.
    private static func repair(_ help: String?, _ span: Span) -> Diagnostic.FixIt? {
        let parts = help?.split(separator: "'", omittingEmptySubsequences: false) ?? []
        guard parts.count == 3, parts[0] == "did you mean ", parts[2] == "?" else { return nil }
        return Diagnostic.FixIt(
            "write '\(parts[1])'", [Diagnostic.Edit(replace: span, with: String(parts[1].prefix { $0 != "(" }))])
    }

    /// A repair that puts something before a place.
    static func insert(_ text: String, before span: Span, _ title: String) -> [Diagnostic.FixIt] {
        let start = Span(source: span.source, start: span.start, end: span.start)
        return [Diagnostic.FixIt(title, [Diagnostic.Edit(replace: start, with: text)])]
    }

    static func insert(_ text: String, behind span: Span, _ title: String) -> [Diagnostic.FixIt] {
        let end = Span(source: span.source, start: span.end, end: span.end)
        return [Diagnostic.FixIt(title, [Diagnostic.Edit(replace: end, with: text)])]
    }

    /// Takes a word out, with the space behind it.
    static func remove(_ span: Span, _ title: String) -> [Diagnostic.FixIt] {
        var end = span.end
        if let source = Source.named(span.source) {
            while Int(end) < source.utf8.count, source.utf8[Int(end)] == UInt8(ascii: " ") { end += 1 }
        }
        let place = Span(source: span.source, start: span.start, end: end)
        return [Diagnostic.FixIt(title, [Diagnostic.Edit(replace: place, with: "")])]
    }

    static func suggestion(_ names: [String]) -> String? {
        guard let first = names.first else { return nil }
        if names.count == 1 { return "did you mean '\(first)'?" }
        return "did you mean " + names.dropLast().map { "'\($0)'" }.joined(separator: ", ") + " or '\(names.last!)'?"
    }
}
