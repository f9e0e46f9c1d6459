import Diagnostics
import Syntax

extension ReplSession {
    /// Of a text with commands the last part decides.
    public func completeness(of text: String) -> Completeness {
        completeness(ofPart: parts(of: text).last ?? text)
    }

    func completeness(ofPart text: String) -> Completeness {
        let line = text.trimmed
        if line.hasPrefix(":") { return .complete }
        if SourceWord.all(of: text).allSatisfy({ $0.kind == .comment }) {
            return text.contains("/*") ? commentCompleteness(text) : .empty
        }
        let start = line.hasPrefix(".") ? "_" : ""
        let file = parse(Source(name: "input", text: start + (start.isEmpty ? text : line)))
        guard let open = file.unfinished else { return .complete }
        let place = open.span.position.line
        return .incomplete(reason: "\(open.what) from line \(place)", indent: 4 * depth(of: text))
    }

    private func commentCompleteness(_ text: String) -> Completeness {
        guard let open = parse(Source(name: "input", text: text)).unfinished else { return .empty }
        return .incomplete(reason: "\(open.what) from line \(open.span.position.line)", indent: 0)
    }

    /// How deep the next line lies: brackets still open, at least one when an operator wants more. Brackets that were
    /// opened on one line count once.
    private func depth(of text: String) -> Int {
        let bytes = Array(text.utf8)
        var open: [Int] = []
        var line = 0
        var last = 0
        for word in SourceWord.all(of: text) {
            line += bytes[last..<word.range.lowerBound].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
            last = word.range.lowerBound
            if word.kind == .open { open.append(line) }
            if word.kind == .close { _ = open.popLast() }
        }
        return Set(open).count + (open.isEmpty ? 1 : 0)
    }
}
