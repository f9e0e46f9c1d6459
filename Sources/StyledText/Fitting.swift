/// The ellipses for Unicode and for ASCII terminals.
public let ellipsis = (unicode: "…", ascii: "...")

extension StyledText {
    /// Returns the text on one line of at most `width` columns; an ellipsis replaces the rest of longer text.
    public func truncated(to width: Int, ellipsis mark: String = "…") -> StyledText {
        guard self.width > width else { return self }
        let room = width - displayWidth(of: mark)
        guard room >= 0 else { return StyledText(prefixFitting(of: plainText, columns: width)) }
        var result = StyledText()
        var used = 0
        for run in runs {
            let part = FittingPrefix(of: run.text, columns: room - used)
            result.append(part.text, run.role)
            used += part.width
            if part.isTruncated {
                result.append(mark, run.role)
                return result
            }
        }
        return result
    }

    /// Returns the text padded with blanks to `width` columns; longer text is unchanged.
    public func padded(to width: Int) -> StyledText {
        let missing = width - self.width
        guard missing > 0 else { return self }
        var result = self
        result.append(String(repeating: " ", count: missing))
        return result
    }
}

/// Returns at most `width` columns of the text; an ellipsis replaces the rest of longer text.
public func truncated(_ text: String, to width: Int, ellipsis mark: String = "…") -> String {
    guard displayWidth(of: text) > width else { return text }
    let room = width - displayWidth(of: mark)
    guard room >= 0 else { return prefixFitting(of: text, columns: width) }
    return prefixFitting(of: text, columns: room) + mark
}

/// Returns at most `width` columns of the text; an ellipsis replaces the middle of longer text.
public func truncatedMiddle(_ text: String, to width: Int, ellipsis mark: String = "…") -> String {
    guard displayWidth(of: text) > width else { return text }
    let room = width - displayWidth(of: mark)
    guard room >= 2 else { return prefixFitting(of: text, columns: width) }
    let head = prefixFitting(of: text, columns: (room + 1) / 2)
    let tail = suffixFitting(of: text, columns: room - displayWidth(of: head))
    // Adjacent ellipses are reduced to one.
    return head + mark + (tail.hasPrefix(mark) ? String(tail.dropFirst(mark.count)) : tail)
}

/// Returns the text padded with blanks to `width` columns.
public func padded(_ text: String, to width: Int) -> String {
    let missing = width - displayWidth(of: text)
    return missing > 0 ? text + String(repeating: " ", count: missing) : text
}

/// Returns the longest prefix of at most `columns` columns, in whole characters.
public func prefixFitting(of text: String, columns: Int) -> String {
    FittingPrefix(of: text, columns: columns).text
}

/// Returns the longest suffix of at most `columns` columns.
public func suffixFitting(of text: String, columns: Int) -> String {
    var used = 0
    var start = text.endIndex
    while start > text.startIndex {
        let before = text.index(before: start)
        used += displayWidth(of: text[before])
        if used > columns { break }
        start = before
    }
    return String(text[start...])
}

struct FittingPrefix {
    let text: String
    let width: Int
    let isTruncated: Bool

    init(of text: String, columns: Int) {
        var used = 0
        var end = text.startIndex
        while end < text.endIndex {
            let next = displayWidth(of: text[end])
            if used + next > columns { break }
            used += next
            end = text.index(after: end)
        }
        self.text = String(text[..<end])
        width = used
        isTruncated = end < text.endIndex
    }
}
