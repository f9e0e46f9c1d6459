import Diagnostics
import Syntax

/// An error in a marble string.
public struct MarbleMistake {
    public var id: String
    public var message: String
    /// The column of the wrong character; the first is 1.
    public var column: Int
    public var help: String?

    public init(id: String, message: String, column: Int, help: String?) {
        self.id = id
        self.message = message
        self.column = column
        self.help = help
    }
}

extension CheckDiagnostic {
    /// The diagnostic points at the character only if the literal has no escapes.
    public static func invalidMarbles(_ mistake: MarbleMistake, in text: String, at span: Span) -> Diagnostic {
        var place = span
        if span.text == "\"\(text)\"" {
            let before = text.prefix(mistake.column - 1).utf8.count
            let length = text.dropFirst(mistake.column - 1).first.map { String($0).utf8.count } ?? 1
            let start = span.start + 1 + UInt32(before)
            place = Span(source: span.source, start: start, end: start + UInt32(length))
        }
        return Diagnostic(mistake.id, .error, mistake.message, at: place, help: mistake.help)
    }
}
