import Diagnostics
import Platform

// Lexes whitespace and comments. For operators, a comment next to them counts as whitespace.
extension Lexer {
    @inline(__always)
    mutating func skipTrivia() {
        while position < count {
            let byte = bytes[position]
            if byte == Byte.space || byte == Byte.tab {
                // The index is a local variable, because each write to `position` would access memory.
                var index = position + 1
                while index < count, bytes[index] == Byte.space { index += 1 }
                position = index
            } else if byte == Byte.newline || byte == Byte.carriageReturn {
                if !openStrings.isEmpty, endStringAtNewline() { continue }
                flags.insert(.newlineBefore)
                position += 1
            } else if byte == Byte.slash {
                let next = at(position + 1)
                if next == Byte.slash {
                    skipLineComment()
                } else if next == Byte.star {
                    skipBlockComment()
                } else {
                    return
                }
            } else if classes[Int(byte)] == ByteClass.space {
                position += 1
            } else if byte == 0xC2, at(position + 1) == 0xA0 {
                position += 2  // a no-break space
            } else if byte == 0xEF, position == 0, at(1) == 0xBB, at(2) == 0xBF {
                position += 3  // a byte order mark
            } else {
                return
            }
        }
    }

    mutating func skipLine() {
        let end = SystemMemory.findByte(Byte.newline, in: bytes + position, count: count - position)
        position = end.map { UnsafeRawPointer(bytes).distance(to: $0) } ?? count
    }

    private mutating func skipLineComment() {
        if at(position + 2) == Byte.slash { flags.insert(.documented) }
        skipLine()
    }

    private mutating func skipBlockComment() {
        let start = position
        if at(position + 2) == Byte.star, at(position + 3) != Byte.slash { flags.insert(.documented) }
        position += 2
        var depth = 1
        while position < count {
            let byte = bytes[position]
            if byte == Byte.star, at(position + 1) == Byte.slash {
                position += 2
                depth -= 1
                if depth == 0 { return }
            } else if byte == Byte.slash, at(position + 1) == Byte.star {
                position += 2
                depth += 1
            } else {
                if byte == Byte.newline { flags.insert(.newlineBefore) }
                position += 1
            }
        }
        report(SyntaxDiagnostics.unclosedComment(at: span(start, start + 2), end: span(position, position)))
        if unfinished == nil { unfinished = Unfinished(construct: "a comment", span: span(start, start + 2)) }
    }
}
