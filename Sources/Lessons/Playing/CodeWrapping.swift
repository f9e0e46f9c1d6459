import StyledText

extension StyledText {
    /// Breaks a long line of Swift between words, but not inside of a literal or a comment, so that the code stays
    /// valid. A line without a place to break stays long.
    func wrappedCode(to width: Int, indent: Int) -> [StyledText] {
        let text = plainText
        guard displayWidth(of: text) > width else { return [self] }
        let places = CodeBreakPoints(text).breakOffsets
        var lines: [StyledText] = []
        var (start, margin) = (0, "")
        while true {
            let room = width - margin.count
            let rest = places.filter { $0 > start }
            let isLast = text.count - start <= room
            guard !isLast, let end = rest.last(where: { $0 - start <= room && $0 - start > room / 3 }) ?? rest.first
            else {
                lines.append(StyledText(margin) + characterRange(start, text.count))
                return lines
            }
            lines.append(StyledText(margin) + characterRange(start, end - 1))
            (start, margin) = (end, String(repeating: " ", count: indent))
        }
    }

    /// Returns the characters between two offsets.
    private func characterRange(_ start: Int, _ end: Int) -> StyledText {
        var result = StyledText()
        var place = 0
        for run in runs {
            let count = run.text.count
            let (from, to) = (max(start, place), min(end, place + count))
            if from < to { result.append(String(run.text.dropFirst(from - place).prefix(to - from)), run.role) }
            place += count
        }
        return result
    }
}

/// The places at which a line of Swift can be broken.
private struct CodeBreakPoints {
    /// The offsets of characters that follow a blank, outside literals and comments.
    private(set) var breakOffsets: [Int] = []

    init(_ line: String) {
        let characters = Array(line)
        // For each open literal, the number of open parentheses in its interpolation; 0 outside an interpolation.
        var literals: [Int] = []
        var index = characters.prefix { $0 == " " }.count
        while index < characters.count {
            let character = characters[index]
            let next = index + 1 < characters.count ? characters[index + 1] : " "
            if let depth = literals.last, depth == 0 {
                if character == "\\" {
                    if next == "(" { literals[literals.count - 1] = 1 }
                    index += 1
                } else if character == "\"" {
                    literals.removeLast()
                }
            } else if character == "\"" {
                literals.append(0)
            } else if character == "/", next == "/" || next == "*" {
                return
            } else if !literals.isEmpty, character == "(" || character == ")" {
                literals[literals.count - 1] += character == "(" ? 1 : -1
            } else if literals.isEmpty, character == " ", next != " " {
                breakOffsets.append(index + 1)
            }
            index += 1
        }
    }
}
