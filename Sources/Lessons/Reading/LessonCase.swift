import Assist
import Export

/// Parses `/* Judge: title`, which consists of code, then `Prints:` or `Emits:` with the expected result, and
/// optionally `Says:`.
enum LessonCase {
    static func read(_ title: String, _ text: String, at line: Int) throws(LessonProblem) -> Lesson.Case {
        if title.isEmpty { throw LessonProblem(line, "a case needs a title: '/* Judge: title'") }
        var rows = text.allLines
        if rows.last == "" { rows.removeLast() }
        var says: String?
        if let last = rows.last?.removingPrefix("Says:") {
            says = last.trimmingSpaces
            rows.removeLast()
        }
        guard let mark = rows.firstIndex(where: { ["Prints:", "Emits:"].contains($0.trimmingSpaces) }) else {
            throw LessonProblem(line, "the case '\(title)' needs an expectation: 'Prints:' or 'Emits:'")
        }
        let code = Lesson.Code(text: rows[..<mark].joined(separator: "\n").trimmedLines, line: line + 1)
        let come = rows[(mark + 1)...]
        let expected: Lesson.Case.Expectation
        if rows[mark].trimmingSpaces == "Prints:" {
            expected = .prints(come.map { $0 + "\n" }.joined())
        } else {
            guard come.count == 1, !code.text.isEmpty else {
                throw LessonProblem(
                    line + mark + 1, "'Emits:' needs one marble string and an expression")
            }
            expected = .emits(come.first!.trimmingSpaces)
        }
        return Lesson.Case(title: title, code: code, expected: expected, says: says, line: line)
    }
}
