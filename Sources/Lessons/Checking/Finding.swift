import StyledText

/// Something in which a lesson does not do what it says.
public struct Finding: Equatable, Sendable {
    public var line: Int
    /// `"sample"`, or what is wrong in one sentence.
    public var subject: String
    /// The rows under it.
    public var details: [String] = []
    /// Whether `--accept` mends it.
    var isAboutBlock = false

    static func problem(_ problem: LessonProblem) -> Finding {
        Finding(line: problem.line, subject: problem.message)
    }

    /// The first line in which two texts differ.
    static func difference(in block: String, _ title: String, at line: Int, expected: String, got: String) -> Finding? {
        guard let difference = FirstDifference(expected, got) else { return nil }
        let head = "\(block), line \(difference.index + 1)"
        let indent = String(repeating: " ", count: max(head.count + 5, 24))
        return Finding(
            line: line + difference.index, subject: "\"\(title)\"",
            details: [
                head + String(repeating: " ", count: indent.count - head.count) + "expected  " + difference.expected,
                indent + "got       " + difference.got,
            ], isAboutBlock: true)
    }

    /// What a program was refused for, or what went wrong while it ran.
    ///
    /// - Parameter line: where the piece begins in the file.
    static func failure(_ title: String, at line: Int, _ complaints: StyledText) -> Finding {
        let rows = complaints.plain.allLines.filter { !$0.trimmed.isEmpty }
        return Finding(
            line: line + (rows.lazy.compactMap(Finding.lineInPiece).first ?? 1) - 1,
            subject: "\"\(title)\" does not run", details: Array(rows.prefix(6)))
    }
}

extension Finding {
    /// `  ┌ entry 3:2:5` → 2
    fileprivate static func lineInPiece(_ row: String) -> Int? {
        let parts = row.split(separator: ":")
        guard parts.count == 3, parts[0].contains(" entry "), Int(parts[2]) != nil else { return nil }
        return Int(parts[1])
    }
}

/// Where two texts of several lines first differ.
struct FirstDifference: Equatable {
    /// Counted from 0.
    var index: Int
    var expected: String
    var got: String

    init?(_ expected: String, _ got: String) {
        if expected == got { return nil }
        let (left, right) = (FirstDifference.lines(expected), FirstDifference.lines(got))
        index = zip(left, right).prefix { $0 == $1 }.count
        let isLast = index >= left.count && index >= right.count
        self.expected = left.indices.contains(index) ? left[index] : isLast ? "(the end)" : FirstDifference.nothing
        self.got =
            right.indices.contains(index) ? right[index] : isLast ? "a line without a newline" : FirstDifference.nothing
    }

    /// Stands for a line that is missing.
    static let nothing = "no more output"

    private static func lines(_ text: String) -> [String] {
        var lines = text.allLines
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}
