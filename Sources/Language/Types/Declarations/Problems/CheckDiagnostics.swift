import Diagnostics
import Syntax
import TypeModel

/// Has one factory per kind of error, with its texts.
public enum CheckDiagnostic {
    public static func make(
        _ id: CheckDiagnosticID, _ message: String, _ span: Span, label: String? = nil, notes: [String] = [],
        help: String? = nil, about types: [Type] = []
    ) -> Diagnostic {
        var result = Diagnostic(
            id.rawValue, .error, message, at: span, label: label, notes: notes.map { Diagnostic.Note($0) }, help: help)
        result.isAboutUnknownType = types.contains(where: \.isUnknown)
        return result
    }

    /// Creates a diagnostic about a name, with similar names as fixes. The name may be only the first word of the span.
    static func make(
        _ id: CheckDiagnosticID, _ message: String, _ span: Span, name: Name, notes: [String] = [], nearest: [String]
    ) -> Diagnostic {
        var result = make(id, message, span, notes: notes, help: Suggestion.text(nearest))
        result.fixesAreGuesses = !nearest.isEmpty
        let place = wordSpan(of: span, name.text) ?? span
        result.fixIts = nearest.map { near in
            Diagnostic.FixIt(near, [Diagnostic.Edit(replace: place, with: String(near.prefix { $0 != "(" }))])
        }
        return result
    }

    /// Returns the span of the word if the text at the span begins with it; nil otherwise.
    static func wordSpan(of span: Span, _ word: String) -> Span? {
        let place = Span(source: span.source, start: span.start, end: span.start + UInt32(word.utf8.count))
        return place.text == word ? place : nil
    }

    /// Creates a warning about valid but probably unintended code.
    public static func warning(
        _ id: CheckDiagnosticID, _ message: String, _ span: Span, notes: [Diagnostic.Note] = [],
        secondary: [Diagnostic.Note] = [], help: String
    ) -> Diagnostic {
        var result = Diagnostic(id.rawValue, .warning, message, at: span, notes: notes, help: help)
        result.secondary = secondary
        return result
    }

    /// Creates a fix that inserts text before a span.
    public static func insert(_ text: String, before span: Span, _ title: String) -> [Diagnostic.FixIt] {
        let start = Span(source: span.source, start: span.start, end: span.start)
        return [Diagnostic.FixIt(title, [Diagnostic.Edit(replace: start, with: text)])]
    }

    static func insert(_ text: String, behind span: Span, _ title: String) -> [Diagnostic.FixIt] {
        let end = Span(source: span.source, start: span.end, end: span.end)
        return [Diagnostic.FixIt(title, [Diagnostic.Edit(replace: end, with: text)])]
    }

    /// Creates a fix that removes a word with the space after it.
    static func remove(_ span: Span, _ title: String) -> [Diagnostic.FixIt] {
        var end = span.end
        if let source = Source.named(span.source) {
            while Int(end) < source.utf8.count, source.utf8[Int(end)] == UInt8(ascii: " ") { end += 1 }
        }
        let place = Span(source: span.source, start: span.start, end: end)
        return [Diagnostic.FixIt(title, [Diagnostic.Edit(replace: place, with: "")])]
    }
}
