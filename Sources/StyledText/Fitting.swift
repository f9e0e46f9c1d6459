/// The mark of something left out, in the two alphabets.
public let ellipsis = (unicode: "…", ascii: "...")

extension StyledText {
    /// The text on one line of at most `width` columns; what is cut off is replaced by the ellipsis.
    public func cut(to width: Int, ellipsis mark: String = "…") -> StyledText {
        guard self.width > width else { return self }
        let room = width - displayWidth(of: mark)
        guard room >= 0 else { return StyledText(prefix(of: plain, columns: width)) }
        var result = StyledText()
        var used = 0
        for run in runs {
            let part = StyledTextPrefix(of: run.text, columns: room - used)
            result.append(part.text, run.role)
            used += part.width
            if part.isShorter {
                result.append(mark, run.role)
                return result
            }
        }
        return result
    }

    /// The text with blanks behind it up to `width` columns; longer text stays as it is.
    public func padded(to width: Int) -> StyledText {
        let missing = width - self.width
        guard missing > 0 else { return self }
        var result = self
        result.append(String(repeating: " ", count: missing))
        return result
    }
}

/// At most `width` columns of the text; what is cut off at the end is replaced by the ellipsis.
public func cut(_ text: String, to width: Int, ellipsis mark: String = "…") -> String {
    guard displayWidth(of: text) > width else { return text }
    let room = width - displayWidth(of: mark)
    guard room >= 0 else { return prefix(of: text, columns: width) }
    return prefix(of: text, columns: room) + mark
}

/// At most `width` columns of the text; what is too much is cut out of its middle.
public func cutMiddle(_ text: String, to width: Int, ellipsis mark: String = "…") -> String {
    guard displayWidth(of: text) > width else { return text }
    let room = width - displayWidth(of: mark)
    guard room >= 2 else { return prefix(of: text, columns: width) }
    let head = prefix(of: text, columns: (room + 1) / 2)
    return head + mark + suffix(of: text, columns: room - displayWidth(of: head))
}

/// The text with blanks behind it up to `width` columns.
public func padded(_ text: String, to width: Int) -> String {
    let missing = width - displayWidth(of: text)
    return missing > 0 ? text + String(repeating: " ", count: missing) : text
}

/// The longest beginning that takes at most so many columns. No character is taken apart.
public func prefix(of text: String, columns: Int) -> String {
    StyledTextPrefix(of: text, columns: columns).text
}

/// The longest end that takes at most so many columns.
public func suffix(of text: String, columns: Int) -> String {
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

struct StyledTextPrefix {
    let text: String
    let width: Int
    let isShorter: Bool

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
        isShorter = end < text.endIndex
    }
}
