import Diagnostics
import Syntax

extension ReplSession {
    /// The last part decides for a text with commands.
    package func completeness(of text: String) -> Completeness {
        completeness(ofPart: parts(of: text).last ?? text)
    }

    func completeness(ofPart text: String) -> Completeness {
        let line = text.trimmed
        if line.hasPrefix(":") { return .complete }
        if SourceWords(text).allSatisfy({ $0.kind == .comment }) {
            return text.contains("/*") ? commentCompleteness(text) : .empty
        }
        let start = line.hasPrefix(".") ? "_" : ""
        guard let open = unfinished(start + (start.isEmpty ? text : line)) else { return .complete }
        return .incomplete(reason: open, indent: 4 * depth(of: text))
    }

    private func commentCompleteness(_ text: String) -> Completeness {
        unfinished(text).map { .incomplete(reason: $0, indent: 0) } ?? .empty
    }

    /// Returns the open construct, `'{' from line 1`; nil for a complete text.
    private func unfinished(_ text: String) -> String? {
        Source.scratch(text) { source in
            parse(source).unfinished.map { "\($0.what) from line \($0.span.position.line)" }
        }
    }

    /// Returns the indent of the next line: open brackets, at least one after a binary operator. Brackets opened on one
    /// line count once.
    private func depth(of text: String) -> Int {
        let words = SourceWords(text)
        var open: [Int] = []
        var line = 0
        var last = 0
        for word in words {
            line += words.bytes[last..<word.range.lowerBound].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
            last = word.range.lowerBound
            if word.kind == .open { open.append(line) }
            if word.kind == .close { _ = open.popLast() }
        }
        return Set(open).count + (open.isEmpty ? 1 : 0)
    }
}
