/// Updates the expected results in a lesson's blocks.
enum ExpectedOutputUpdate {
    /// Returns a report with one line per updated block, such as `14  Prints of "one"`.
    static func changeReport(of lesson: Lesson, with fresh: [Int: String]) -> [String] {
        lesson.steps.flatMap { step in
            step.blocks.filter { block in fresh[block.line].map { $0 != block.text } ?? false }
                .map { "\($0.line)  \($0.kind.rawValue) of \"\(step.title)\"" }
        }
    }

    /// - Parameter fresh: the new texts by the first line of their block.
    static func updatedText(of lesson: Lesson, with fresh: [Int: String]) -> String {
        var lines = lesson.text.allLines
        // Blocks are replaced from the end, so that earlier line numbers stay valid.
        for block in lesson.steps.flatMap(\.blocks).sorted(by: { $0.line > $1.line }) {
            guard let text = fresh[block.line], text != block.text else { continue }
            let start = block.line - 1
            let old = block.text.allLines.count - 1
            var new = text.allLines
            if new.last == "" { new.removeLast() }
            lines.replaceSubrange(start..<(start + old), with: new)
        }
        return lines.joined(separator: "\n")
    }
}
