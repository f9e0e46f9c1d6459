/// Writes what came into the blocks that say what should have come.
enum Accepting {
    /// What is written anew, one line for each block: `14  Prints of "one"`.
    static func report(of lesson: Lesson, with fresh: [Int: String]) -> [String] {
        lesson.steps.flatMap { step in
            step.blocks.filter { block in fresh[block.line].map { $0 != block.text } ?? false }
                .map { "\($0.line)  \($0.kind.rawValue) of \"\(step.title)\"" }
        }
    }

    /// - Parameter fresh: the texts of blocks by the line at which they begin.
    static func text(of lesson: Lesson, with fresh: [Int: String]) -> String {
        var lines = lesson.text.allLines
        // From the end, so that the lines before keep their numbers.
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
