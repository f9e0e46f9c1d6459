import Commands
import SessionCore
import StyledText

/// Compares the whole output of a script that is not a lesson with the `Prints` blocks of the script, in order.
struct ScriptChecker {
    var text: String
    var folder: String

    func findings() -> [Finding] {
        let parts = LessonScanner(text).parts
        let blocks = parts.compactMap { located -> (text: String, line: Int)? in
            guard case .block("Prints", _, let text) = located.part else { return nil }
            return (text, located.line + 1)
        }
        var printed = ""
        var complaints = StyledText()
        var run = ProgramRun(
            name: folder + "/script", text: text, presentation: Presentation(isTerminal: false),
            output: { printed += $0 }, report: { complaints += $0 })
        run.isFile = true
        if run.run() != 0 { return [.failure("the script", at: 1, complaints)] }
        guard let first = blocks.first else {
            return [Finding(line: 1, subject: "nothing to compare: the file has no '/* Prints:' block")]
        }
        let expected = blocks.map(\.text).joined()
        guard let difference = FirstDifference(expected, printed) else { return [] }
        // The loop finds the block that contains the line.
        var rest = difference.index
        var place = first
        for block in blocks {
            place = block
            let count = block.text.allLines.count - 1
            if rest < count { break }
            rest -= count
        }
        return [
            Finding(
                line: place.line + rest, subject: "the script",
                details: ["expected  " + difference.expectedLine, "got       " + difference.actualLine])
        ]
    }
}
