import Diagnostics

/// A string whose interpolation is being lexed.
struct StringMode {
    var startToken: Int
    var pounds: Int
    var isMultiline: Bool
    /// The number of brackets that were open where the string started.
    var openCount: Int
}

extension Lexer {
    /// Lexes a string whose first quote is at `start`.
    mutating func lexString(_ start: Int, pounds: Int) {
        let first = start - pounds
        if at(start + 1) == Byte.quote, at(start + 2) == Byte.quote, pounds == 0 || !closesOnLine(start + 1, pounds) {
            position = start + 3
            return beginString(first, pounds: pounds, isMultiline: true)
        }
        position = start + 1
        if pounds == 0 {
            var index = position
            while index < count {
                let byte = bytes[index]
                if byte == Byte.quote {
                    position = index + 1
                    return emit(.string, from: first)
                }
                if byte == Byte.backslash || byte == Byte.newline || byte == Byte.carriageReturn { break }
                index += 1
            }
        }
        beginString(first, pounds: pounds, isMultiline: false)
    }

    /// Returns true if enough `#` follow the quote at `index` to end the raw string.
    private func closesHere(_ index: Int, _ pounds: Int) -> Bool {
        guard at(index) == Byte.quote else { return false }
        for offset in 0..<pounds where at(index + 1 + offset) != Byte.hash { return false }
        return true
    }

    /// Returns true if a raw string such as `#""""#` ends on its line, so it is not a multi-line string.
    private func closesOnLine(_ start: Int, _ pounds: Int) -> Bool {
        var index = start
        while index < count, bytes[index] != Byte.newline, bytes[index] != Byte.carriageReturn {
            if closesHere(index, pounds) { return true }
            index += 1
        }
        return false
    }

    private mutating func beginString(_ first: Int, pounds: Int, isMultiline: Bool) {
        openStrings.append(
            StringMode(startToken: tokenCount, pounds: pounds, isMultiline: isMultiline, openCount: openBrackets.count))
        emit(.stringStart, from: first)
        lexStringBody()
    }

    /// Lexes the text of a string up to the next interpolation or to the end of the innermost string.
    mutating func lexStringBody() {
        let mode = openStrings[openStrings.count - 1]
        let start = position
        var index = start
        while index < count {
            let byte = bytes[index]
            if byte == Byte.backslash, beginsEscape(index, mode.pounds) {
                let next = index + 1 + mode.pounds
                if at(next) == Byte.leftParen {
                    emitText(start, index)
                    position = next + 1
                    openBrackets.append(UInt32(tokenCount))
                    return emit(.interpolationStart, from: index)
                }
                index = next + 1
                if at(next) == Byte.newline, !mode.isMultiline { index = next }
            } else if byte == Byte.quote, closesString(index, mode) {
                emitText(start, index)
                position = index + (mode.isMultiline ? 3 : 1) + mode.pounds
                return endString(from: index)
            } else if byte == Byte.newline || byte == Byte.carriageReturn, !mode.isMultiline {
                break
            } else {
                index += 1
            }
        }
        index = min(index, count)
        emitText(start, index)
        breakString(at: index)
    }

    private func beginsEscape(_ index: Int, _ pounds: Int) -> Bool {
        for offset in 0..<pounds where at(index + 1 + offset) != Byte.hash { return false }
        return true
    }

    private func closesString(_ index: Int, _ mode: StringMode) -> Bool {
        guard mode.isMultiline else { return closesHere(index, mode.pounds) }
        return at(index + 1) == Byte.quote && closesHere(index + 2, mode.pounds)
    }

    private mutating func emitText(_ start: Int, _ end: Int) {
        guard end > start else { return }
        position = end
        emit(.stringText, from: start)
    }

    private mutating func endString(from start: Int) {
        let mode = openStrings.removeLast()
        tokens[mode.startToken].value = UInt32(tokenCount)
        emit(.stringEnd, from: start)
    }

    /// Reports a string that has no closing quote on its line or in the text.
    private mutating func breakString(at end: Int, hasOpenInterpolation: Bool = false) {
        position = end
        let mode = openStrings[openStrings.count - 1]
        let start = Int(tokens[mode.startToken].start)
        let opener = span(start, start + mode.pounds + (mode.isMultiline ? 3 : 1))
        // If a newline breaks several nested strings, only the outermost is reported.
        if openStrings.count < 2 || mode.isMultiline || openStrings[openStrings.count - 2].isMultiline {
            report(
                SyntaxDiagnostics.unclosedString(
                    isMultiline: mode.isMultiline, pounds: mode.pounds, isInterpolated: hasOpenInterpolation, at: opener
                ))
        }
        if mode.isMultiline, unfinished == nil { unfinished = Unfinished(construct: "a string", span: opener) }
        tokens[mode.startToken].flags.insert(.malformed)
        endString(from: end)
    }

    /// Ends a single-line string at a newline in an interpolation. Returns false in a multi-line string.
    mutating func endStringAtNewline() -> Bool {
        guard let mode = openStrings.last, !mode.isMultiline else { return false }
        closeInterpolations(of: mode)
        breakString(at: position, hasOpenInterpolation: true)
        return true
    }

    mutating func endOpenStrings() {
        while let mode = openStrings.last {
            closeInterpolations(of: mode)
            breakString(at: count, hasOpenInterpolation: true)
        }
    }

    private mutating func closeInterpolations(of mode: StringMode) {
        while openBrackets.count > mode.openCount {
            let index = Int(openBrackets.removeLast())
            if tokens[index].kind == .interpolationStart {
                tokens[index].value = UInt32(tokenCount)
                emit(.interpolationEnd, from: position)
            }
        }
    }
}
