import Assist
import Commands
import Export
import SessionCore
import StyledText

/// Formats a step of a lesson as lines. The result depends on the arguments only.
struct LessonPage {
    var width: Int
    var isUnicode: Bool
    /// True if long lines of code are broken; false if the reader may want to run the code.
    var wrapsCode = true
    /// Returns the roles of the parts of a Swift text.
    var highlight: (String) -> [RoleSpan] = { _ in [] }

    /// The number of columns for prose; longer lines are hard to read.
    var proseColumns: Int { min(max(width, 24), 96) }

    /// Returns a header such as `Lesson 5  Filtering operators               step 3 of 14  [###-----------]`, and a
    /// rule.
    func headerLines(_ lesson: Lesson, step: Int) -> [StyledText] {
        let count = lesson.steps.count
        let place = "step \(step + 1) of \(count)"
        var line = StyledText("  Lesson \(lesson.number)", .dim)
        line.append("  " + lesson.title, .heading)
        let bar = "[" + String(repeating: "#", count: step + 1) + String(repeating: "-", count: count - step - 1) + "]"
        let columns = min(proseColumns, 79)
        for tail in [place + "  " + bar, place] {
            let gap = columns - line.width - tail.count
            guard gap >= 2 else { continue }
            return [line + StyledText(String(repeating: " ", count: gap) + tail, .dim)]
        }
        return [line, StyledText("  " + place, .dim)]
    }

    /// Wraps paragraphs and list items; lines indented by four columns stay unchanged.
    func proseLines(_ markdown: String) -> [StyledText] {
        var result: [StyledText] = []
        var paragraph = ""
        var rows: [String] = []
        func flush() {
            result += PageTable(rows, styledInline).lines(width: proseColumns - 2).map { StyledText("  ") + $0 }
            rows = []
            guard !paragraph.isEmpty else { return }
            let indent = LessonPage.itemWidth(paragraph)
            result += styledInline("  " + paragraph).wrapped(to: proseColumns, indent: 2 + indent)
            paragraph = ""
        }
        for line in markdown.allLines {
            if line.trimmingSpaces.isEmpty {
                flush()
                result.append(StyledText(""))
            } else if paragraph.isEmpty, MarkdownTable.isRow(line) {
                rows.append(line)
            } else if paragraph.isEmpty, rows.isEmpty, line.hasPrefix("    ") {
                result.append(StyledText("  ") + highlightedCode(line))
            } else if let heading = line.removingPrefix("### ") {
                flush()
                result.append(StyledText("  " + heading, .heading))
            } else {
                if LessonPage.itemWidth(line.trimmingSpaces) > 0 { flush() }
                paragraph += (paragraph.isEmpty ? "" : " ") + line.trimmingSpaces
            }
        }
        flush()
        return result
    }

    /// Returns the width of the mark of a list item, such as `- ` or `12. `.
    private static func itemWidth(_ line: String) -> Int {
        if line.hasPrefix("- ") { return 2 }
        let digits = line.prefix { $0.isNumber }
        return !digits.isEmpty && line.dropFirst(digits.count).hasPrefix(". ") ? digits.count + 2 : 0
    }

    /// Formats a question with its choices.
    func questionLines(_ question: Lesson.Question) -> [StyledText] {
        var lines = proseLines("**\(question.text)**")
        if case .marbles(_, let lane, let unit) = question.answer {
            lines += adviceLine("Draw the lane '\(lane)': one character is \(LessonPlayer.seconds(unit)).")
        }
        let choices = question.choices.enumerated().map { styledInline("\(Guess.choiceLetter($0))  \($1)") }
        let row = StyledText("    ") + choices.joined(separator: StyledText("     "))
        if row.width < proseColumns { return lines + (choices.isEmpty ? [] : [row]) }
        return lines + choices.flatMap { (StyledText("    ") + $0).wrapped(to: proseColumns, indent: 7) }
    }

    /// Formats inline Markdown: `code` as a name, and **strong** text as a heading.
    func styledInline(_ text: String) -> StyledText {
        var result = StyledText()
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "`" }
        for (index, part) in parts.enumerated() {
            if index % 2 == 1, index < parts.count - 1 {
                result.append(String(part), .name)
            } else {
                appendStrong(String(part), &result)
            }
        }
        return result
    }

    private func appendStrong(_ text: String, _ result: inout StyledText) {
        var rest = text[...]
        var isStrong = false
        while let mark = rest.firstIndex(where: { $0 == "*" }) {
            let after = rest.index(after: mark)
            guard after < rest.endIndex, rest[after] == "*" else {
                result.append(String(rest[...mark]), isStrong ? .heading : nil)
                rest = rest[after...]
                continue
            }
            result.append(String(rest[..<mark]), isStrong ? .heading : nil)
            rest = rest[rest.index(after: after)...]
            isStrong.toggle()
        }
        result.append(String(rest), isStrong ? .heading : nil)
    }

    /// Formats Swift text with an indent and colours.
    func codeLines(_ text: String) -> [StyledText] {
        highlightedCode(text).lines.flatMap { line -> [StyledText] in
            if line.runs.isEmpty { return [line] }
            let margin = line.plainText.prefix { $0 == " " }.count
            let whole = StyledText("      ") + line
            return wrapsCode ? whole.wrappedCode(to: max(40, width - 1), indent: margin + 10) : [whole]
        }
    }

    /// Formats two Swift texts with headings, side by side if the width suffices, and one below the other otherwise.
    func sideBySide(_ left: (heading: String, pieces: [String]), _ right: (heading: String, pieces: [String]))
        -> [StyledText]
    {
        func column(_ side: (heading: String, pieces: [String])) -> [StyledText] {
            [StyledText("  " + side.heading, .heading)]
                + side.pieces.flatMap { highlightedCode($0.trimmedLines).lines }
                .map { StyledText("      ") + $0 }
        }
        if left.pieces.isEmpty { return [StyledText("  " + right.heading, .heading)] + right.pieces.flatMap(codeLines) }
        let (first, second) = (column(left), column(right))
        let edge = first.map(\.width).max()! + 2
        guard edge + second.map(\.width).max()! < width else {
            return [first[0]] + left.pieces.flatMap(codeLines) + [StyledText("")] + [second[0]]
                + right.pieces.flatMap(codeLines)
        }
        return (0..<max(first.count, second.count)).map { index in
            var line = index < first.count ? first[index] : StyledText("")
            guard index < second.count else { return line }
            line.append(String(repeating: " ", count: edge - line.width))
            return line + second[index]
        }
    }

    private func highlightedCode(_ text: String) -> StyledText {
        let bytes = Array(text.utf8)
        func piece(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        var result = StyledText()
        var place = 0
        for span in highlight(text) where span.range.lowerBound >= place && span.range.upperBound <= bytes.count {
            result.append(piece(place..<span.range.lowerBound))
            result.append(piece(span.range), span.role)
            place = span.range.upperBound
        }
        result.append(piece(place..<bytes.count))
        return result
    }

    /// Formats a line of advice below a step.
    func adviceLine(_ text: String) -> [StyledText] {
        StyledText("  " + text, .dim).wrapped(to: proseColumns, indent: 2)
    }

    /// Formats the list of lessons, in two columns if the width suffices.
    func lessonList(_ rows: [(number: Int, title: String, state: String)]) -> [StyledText] {
        let cells = rows.map { row in
            var line = StyledText("  " + CheckedFile.padded("\(row.number)", to: 2, fromLeft: true) + "  ", .dim)
            guard !row.state.isEmpty else { return line + StyledText(row.title) }
            line += CheckedFile.padded(row.title, to: titleWidth(rows) + 2)
            line.append(row.state, .dim)
            return line
        }
        let cell = (cells.map(\.width).max() ?? 0) + 3
        guard width >= 2 * cell else { return cells }
        let half = (cells.count + 1) / 2
        return (0..<half).map { index in
            guard index + half < cells.count else { return cells[index] }
            let gap = String(repeating: " ", count: cell - cells[index].width)
            return cells[index] + StyledText(gap) + cells[index + half]
        }
    }

    private func titleWidth(_ rows: [(number: Int, title: String, state: String)]) -> Int {
        rows.map { displayWidth(of: $0.title) }.max() ?? 0
    }
}
