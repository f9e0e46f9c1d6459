import Assist
import Diagnostics
import Export

/// The parts of a lesson file in order: comments by kind, and the code between them.
enum LessonPart: Equatable {
    case heading(level: Int, String)
    case prose(String)
    /// A remark such as `//: > Hint: text`.
    case remark(String, String)
    case helper(String)
    case example(title: String, String)
    /// A block such as `/* Prints: subject`, with its text.
    case block(String, subject: String, text: String)
}

struct LocatedPart: Equatable {
    var part: LessonPart
    var line: Int
    /// True if no empty line is between this part and the previous one.
    var followsDirectly: Bool
    /// True if this part and the previous one are in one comment.
    var isSameComment = false
}

/// Splits a lesson into parts. The scanner recognises comments and the end of an example, but not the structure of a
/// lesson.
struct LessonScanner {
    private let lines: [String]
    private var index = 0
    private var followsDirectly = false
    private(set) var parts: [LocatedPart] = []
    private(set) var problems: [LessonProblem] = []

    init(_ text: String) {
        lines = text.allLines
        while index < lines.count { scan() }
    }

    private static let blockWords = ["Prints", "Draws", "Screen", "Starter", "Judge"]

    private mutating func scan() {
        let line = lines[index]
        if line.trimmingSpaces.isEmpty {
            index += 1
            followsDirectly = false
        } else if line.hasPrefix("//:") {
            scanLineComments()
        } else if line.hasPrefix("/*:") {
            scanProse()
        } else if let (word, subject) = LessonScanner.blockHead(line) {
            addBlock(word, subject)
        } else if let title = LessonScanner.exampleTitle(line) {
            scanExample(title)
        } else {
            scanHelper()
        }
    }

    private mutating func add(_ part: LessonPart, at line: Int, isSameComment: Bool = false) {
        parts.append(
            LocatedPart(
                part: part, line: line, followsDirectly: followsDirectly || isSameComment, isSameComment: isSameComment)
        )
        followsDirectly = true
    }

    private mutating func scanLineComments() {
        let start = index
        var rows: [String] = []
        while index < lines.count, let rest = lines[index].removingPrefix("//:") {
            rows.append(rest.removingPrefix(" ") ?? rest)
            index += 1
        }
        addProse(rows, from: start + 1)
    }

    private mutating func scanProse() {
        let start = index
        var rows = [String(lines[index].dropFirst(3))]
        index += 1
        while index < lines.count, lines[index].trimmingSpaces != "*/" {
            rows.append(lines[index].removingPrefix(" ") ?? lines[index])
            index += 1
        }
        if index == lines.count { problems.append(LessonProblem(start + 1, "this comment is not closed")) }
        index += 1
        addProse(rows, from: start + 1)
    }

    /// Splits headings and remarks inside a comment into separate parts.
    private mutating func addProse(_ rows: [String], from first: Int) {
        var prose: [String] = []
        var proseLine = first
        var isFirst = true
        func text() -> String { prose.joined(separator: "\n").trimmedLines }
        func flush(_ scanner: inout LessonScanner) {
            if !text().isEmpty {
                scanner.add(.prose(text()), at: proseLine, isSameComment: !isFirst)
                isFirst = false
            }
            prose = []
        }
        for (offset, row) in rows.enumerated() {
            let part = LessonScanner.headingPart(row) ?? LessonScanner.remarkPart(row)
            if let part {
                flush(&self)
                add(part, at: first + offset, isSameComment: !isFirst)
                isFirst = false
            } else {
                if prose.isEmpty { proseLine = first + offset }
                prose.append(row)
            }
        }
        flush(&self)
    }

    private mutating func addBlock(_ word: String, _ subject: String) {
        let start = index
        index += 1
        var rows: [String] = []
        while index < lines.count, lines[index] != "*/" {
            rows.append(lines[index] + "\n")
            index += 1
        }
        if index == lines.count {
            problems.append(LessonProblem(start + 1, "'/* \(word):' is not closed by a line '*/'"))
        }
        index += 1
        add(.block(word, subject: subject, text: rows.joined()), at: start + 1)
    }

    /// Scans an example, which ends with the first `}` at the start of a line.
    private mutating func scanExample(_ title: String) {
        let start = index
        while index < lines.count, lines[index] != "}" { index += 1 }
        if index == lines.count {
            problems.append(LessonProblem(start + 1, "the example \"\(title)\" has no '}' at the start of a line"))
        }
        index = min(index + 1, lines.count)
        add(.example(title: title, lines[start..<index].joined(separator: "\n")), at: start + 1)
    }

    private mutating func scanHelper() {
        let start = index
        while index < lines.count, !endsHelper(lines[index]) { index += 1 }
        if index == start {
            problems.append(LessonProblem(start + 1, LessonScanner.unknownBlockMessage(lines[start])))
            while index < lines.count, lines[index] != "*/" { index += 1 }
            index += 1
            return
        }
        add(.helper(lines[start..<index].joined(separator: "\n").trimmedLines), at: start + 1)
        if lines[index - 1].trimmingSpaces.isEmpty { followsDirectly = false }
    }

    /// Returns true if a line begins something other than a helper.
    private func endsHelper(_ line: String) -> Bool {
        line.hasPrefix("//:") || line.hasPrefix("/*") && !line.hasPrefix("/**")
            || LessonScanner.exampleTitle(line) != nil
    }

    // MARK: Lines

    private static func blockHead(_ line: String) -> (String, String)? {
        guard let rest = line.removingPrefix("/* "), let colon = rest.firstIndex(of: ":") else { return nil }
        let word = String(rest[..<colon])
        return blockWords.contains(word) ? (word, rest[rest.index(after: colon)...].trimmingSpaces) : nil
    }

    /// Returns the error message for a comment that is not a known block.
    private static func unknownBlockMessage(_ line: String) -> String {
        let word = (line.removingPrefix("/* ") ?? "").prefix { $0.isLetter }
        let near = nearestNames(to: String(word), among: blockWords).first.map { " Did you mean '/* \($0):'?" } ?? ""
        return "Unknown block.\(near) Lessons use \(blockWords.joined(separator: ", "))."
    }

    private static func exampleTitle(_ line: String) -> String? {
        guard let rest = (line.removingPrefix("await ") ?? line).removingPrefix("example(of: \""),
            let end = rest.firstIndex(of: "\"")
        else { return nil }
        return String(rest[..<end])
    }

    private static func headingPart(_ row: String) -> LessonPart? {
        let marks = row.prefix { $0 == "#" }
        guard (1...3).contains(marks.count), row.dropFirst(marks.count).first == " " else { return nil }
        return .heading(level: marks.count, row.dropFirst(marks.count).trimmingSpaces)
    }

    private static let remarkWords = [
        "Hint", "Guess", "Answer", "Marbles", "Choice", "Right", "Try", "Fails", "File",
    ]

    private static func remarkPart(_ row: String) -> LessonPart? {
        guard let rest = row.removingPrefix("> "), let colon = rest.firstIndex(of: ":") else { return nil }
        let word = String(rest[..<colon])
        guard remarkWords.contains(word) else { return nil }
        return .remark(word, rest[rest.index(after: colon)...].trimmingSpaces)
    }
}

extension String {
    /// The text without empty lines at both ends.
    var trimmedLines: String {
        var lines = allLines[...]
        while lines.first?.trimmingSpaces.isEmpty == true { lines.removeFirst() }
        while lines.last?.trimmingSpaces.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}
