import Diagnostics
import StyledText
import Timeline

/// Formats the first diagnostics of a list and counts the others.
package struct DiagnosticList {
    package var presentation: Presentation
    package var limit: Int

    package init(presentation: Presentation, limit: Int) {
        (self.presentation, self.limit) = (presentation, limit)
    }

    /// Returns the formatted diagnostics; each text ends in a newline.
    package func renderedDiagnostics(_ diagnostics: [Diagnostic]) -> [StyledText] {
        let style = RenderStyle(isASCII: !presentation.isUnicode, width: max(40, presentation.width))
        var texts = diagnostics.prefix(limit).map { wrappedSentence(render($0, style: style)) }
        let more = max(0, diagnostics.count - limit) + diagnostics.reduce(0) { $0 + $1.omittedCount }
        if more > 0 { texts.append(StyledText("(\(more) more)\n", .dim)) }
        for cause in omittedMessages(diagnostics.dropFirst(limit)) {
            texts.append(wrappedSentence(StyledText("  " + cause, .dim)))
        }
        return texts
    }

    /// The messages of the diagnostics that are left out. Each is listed once, with its count and first lines.
    private func omittedMessages(_ left: ArraySlice<Diagnostic>) -> [String] {
        guard limit >= 10, !left.isEmpty else { return [] }
        var (order, places): ([String], [String: [Int]]) = ([], [:])
        for diagnostic in left {
            let span = diagnostic.primary
            if places[diagnostic.message] == nil { order.append(diagnostic.message) }
            places[diagnostic.message, default: []].append(span.position.line)
        }
        let shown = 8
        let rows = order.prefix(shown).map { message -> String in
            let lines = places[message] ?? []
            let numbers = lines.prefix(3).map(String.init).joined(separator: ", ") + (lines.count > 3 ? ", …" : "")
            return "\(message) (line\(lines.count == 1 ? "" : "s") \(numbers))"
        }
        return rows + (order.count > shown ? ["and \(order.count - shown) others"] : [])
    }

    /// Wraps sentences on a terminal. Text in frames fits already.
    private func wrappedSentence(_ text: StyledText) -> StyledText {
        guard presentation.isTerminal else { return text + "\n" }
        let width = max(20, presentation.width)
        return text.lines.flatMap { $0.wrapped(to: width, indent: 4) }.map { $0 + "\n" }.joined()
    }
}

extension Presentation {
    package func lineStyle(showsSubscribed: Bool, wraps: Bool = false) -> LineStyle {
        LineStyle(
            isTerminal: isTerminal, width: width, isUnicode: isUnicode, isPlain: isPlain,
            showsSubscribed: showsSubscribed, wraps: wraps)
    }
}
