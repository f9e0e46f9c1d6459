import SessionCore
import StyledText

/// The lines of output since the last redraw. If there are many, the middle is omitted.
struct OutputBatch {
    static let maxLines = 30

    private var lines: [(text: StyledText, kind: Output.Kind)] = []
    private var isLastLineOpen = false

    var isEmpty: Bool { lines.isEmpty }

    mutating func add(_ output: Output) {
        let parts = output.text.lines
        for (index, part) in parts.enumerated() {
            if index == 0, isLastLineOpen, output.kind == .program, lines.last?.kind == .program {
                lines[lines.count - 1].text += part
            } else {
                lines.append((part, output.kind))
            }
        }
        isLastLineOpen = output.kind == .program && output.text.runs.last?.text.last?.isNewline == false
    }

    /// Returns the lines, each with its newline, and empties the batch.
    mutating func takeLines(unicode: Bool) -> [StyledText] {
        defer {
            lines.removeAll(keepingCapacity: true)
            isLastLineOpen = false
        }
        guard lines.count > OutputBatch.maxLines else { return lines.map { $0.text + "\n" } }
        let edge = OutputBatch.maxLines / 2 - 1
        let middle = lines[edge..<(lines.count - edge)]
        let events = middle.count { $0.kind == .timeline }
        let what = events == middle.count ? "events" : "lines"
        let mark = unicode ? ellipsis.unicode : ellipsis.ascii
        let gap = StyledText("\(mark) \(groupedDigits(middle.count)) \(what) (:timeline shows all)", .dim)
        let shown = lines.prefix(edge).map(\.text) + [gap] + lines.suffix(edge).map(\.text)
        return shown.map { $0 + "\n" }
    }
}
