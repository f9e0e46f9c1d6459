extension StyledText {
    /// Returns lines of at most `width` columns, broken at blanks; lines after the first are indented.
    ///
    /// A word that is longer than a line is cut. Blanks inside a line stay, so columns stay aligned.
    public func wrapped(to width: Int, indent: Int = 0) -> [StyledText] {
        guard self.width > width else { return [self] }
        let margin = max(0, min(indent, width - 8))
        var lines: [StyledText] = []
        var line = StyledText()
        var columns = 0
        var hasWord = false
        for piece in wordsAndBlanks {
            let needed = displayWidth(of: piece.text)
            let isBlank = piece.text.first == " "
            if columns + needed > width, hasWord || needed > width - columns && !isBlank {
                if hasWord {
                    lines.append(line.withoutTrailingBlanks)
                    line = StyledText(String(repeating: " ", count: margin))
                    columns = margin
                    hasWord = false
                }
                if isBlank { continue }
            }
            var rest = piece.text
            while columns + displayWidth(of: rest) > width {
                let part = prefixFitting(of: rest, columns: width - columns)
                if part.isEmpty { break }
                line.append(part, piece.role)
                lines.append(line)
                rest = String(rest.dropFirst(part.count))
                line = StyledText(String(repeating: " ", count: margin))
                columns = margin
            }
            line.append(rest, piece.role)
            columns += displayWidth(of: rest)
            if !isBlank { hasWord = true }
        }
        if hasWord || !line.plainText.allSatisfy({ $0 == " " }) { lines.append(line) }
        return lines
    }

    private var withoutTrailingBlanks: StyledText {
        var kept = runs
        while let last = kept.last {
            let end = last.text.reversed().drop { $0 == " " }.count
            kept[kept.count - 1].text = String(last.text.prefix(end))
            if end > 0 { break }
            kept.removeLast()
        }
        return StyledText(runs: kept)
    }

    /// The words and the blanks between them.
    private var wordsAndBlanks: [Run] {
        var result: [Run] = []
        for run in runs {
            var rest = run.text[...]
            while let first = rest.first {
                let isBlank = first == " "
                let part = rest.prefix { ($0 == " ") == isBlank }
                result.append(Run(String(part), run.role))
                rest = rest.dropFirst(part.count)
            }
        }
        return result
    }
}
