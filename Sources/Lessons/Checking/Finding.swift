import Assist
import StyledText

/// A difference between a lesson's results and its expected results.
package struct Finding: Equatable, Sendable {
    package var line: Int
    /// The place of the difference, such as `"sample"`, or a sentence about the error.
    package var subject: String
    /// The rows of the report below the subject.
    package var details: [String] = []
    /// True if `--accept` can remove the difference.
    var concernsBlock = false

    static func problem(_ problem: LessonProblem) -> Finding {
        Finding(line: problem.line, subject: problem.message)
    }

    /// Returns a finding about the first line in which two texts differ.
    static func difference(in block: String, _ title: String, at line: Int, expected: String, got: String) -> Finding? {
        guard let difference = FirstDifference(expected, got) else { return nil }
        let head = "\(block), line \(difference.index + 1)"
        let indent = String(repeating: " ", count: max(head.count + 5, 24))
        return Finding(
            line: line + difference.index, subject: "\"\(title)\"",
            details: [
                head + String(repeating: " ", count: indent.count - head.count) + "expected  "
                    + difference.expectedLine,
                indent + "got       " + difference.actualLine,
            ], concernsBlock: true)
    }

    /// Returns a finding for a compile-time or run-time error.
    ///
    /// - Parameter line: the line in the file at which the piece begins.
    static func failure(_ title: String, at line: Int, _ complaints: StyledText) -> Finding {
        let rows = complaints.plainText.allLines.filter { !$0.trimmingSpaces.isEmpty }
        return Finding(
            line: line + (rows.lazy.compactMap(Finding.lineNumberInFrame).first ?? 1) - 1,
            subject: "\"\(title)\" does not run", details: Array(rows.prefix(6)))
    }
}

extension Finding {
    /// Parses a row such as `  ┌ entry 3:2:5` and returns its line, 2.
    fileprivate static func lineNumberInFrame(_ row: String) -> Int? {
        let parts = row.split(separator: ":")
        guard parts.count == 3, parts[0].contains(" entry "), Int(parts[2]) != nil else { return nil }
        return Int(parts[1])
    }
}

/// The first difference between two texts of several lines.
struct FirstDifference: Equatable {
    /// The line index, from 0.
    var index: Int
    var expectedLine: String
    var actualLine: String

    init?(_ expectedLine: String, _ actualLine: String) {
        if expectedLine == actualLine { return nil }
        let (left, right) = (FirstDifference.outputLines(expectedLine), FirstDifference.outputLines(actualLine))
        index = zip(left, right).prefix { $0 == $1 }.count
        let isLast = index >= left.count && index >= right.count
        self.expectedLine =
            left.indices.contains(index) ? left[index] : isLast ? "(the end)" : FirstDifference.noMoreOutput
        self.actualLine =
            right.indices.contains(index)
            ? right[index] : isLast ? "a line without a newline" : FirstDifference.noMoreOutput
    }

    /// The text that stands for a missing line.
    static let noMoreOutput = "no more output"

    private static func outputLines(_ text: String) -> [String] {
        var lines = text.allLines
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}
