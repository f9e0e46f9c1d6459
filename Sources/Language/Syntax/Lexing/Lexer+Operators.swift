import Diagnostics

// Lexes operators. Whitespace distinguishes prefix, postfix and infix operators.
extension Lexer {
    mutating func lexOperator(_ start: Int) {
        let byte = bytes[start]
        // After an operand, `!` and `?` are separate tokens.
        if byte == Byte.exclaim, isLeftBound(start) { return emitOneByte(.exclaimPostfix, start) }
        if byte == Byte.question, isLeftBound(start) { return emitOneByte(.questionPostfix, start) }
        if byte == Byte.slash, let end = endOfRegex(start) {
            position = end
            return emit(.regex, from: start)
        }
        scanOperator(start, allowsDots: false)
        emitOperator(start)
    }

    /// Returns the end of `/…/` where a value begins; nil for an operator. As in Swift 6, a regex neither begins nor ends with a
    /// space that is not escaped, ends on its line, and its parentheses are balanced.
    private func endOfRegex(_ start: Int) -> Int? {
        let next = at(start + 1)
        guard next != Byte.space, next != Byte.tab, !isLeftBound(start),
            flags.contains(.newlineBefore) || !isAfterValue
        else { return nil }
        var index = start + 1
        var depth = 0
        var isInSet = false
        var escaped = start
        while index < count, bytes[index] != Byte.newline {
            switch bytes[index] {
            case Byte.backslash where at(index + 1) != Byte.newline:
                index += 1
                escaped = index
            case Byte.leftBracket: isInSet = true
            case Byte.rightBracket: isInSet = false
            case Byte.leftParen where !isInSet: depth += 1
            case Byte.rightParen where !isInSet:
                depth -= 1
                if depth < 0 { return nil }
            case Byte.slash where index > start + 1 && depth == 0:
                let before = bytes[index - 1]
                let isBlank = before == Byte.space || before == Byte.tab
                return isBlank && escaped != index - 1 ? nil : index + 1
            default: break
            }
            index += 1
        }
        return nil
    }

    /// True after a token that ends a value, where `/` divides.
    private var isAfterValue: Bool {
        guard tokenCount > 0 else { return false }
        let last = tokens[tokenCount - 1]
        switch last.kind {
        case .identifier: return last.value != Name(.await).id || last.flags.contains(.escaped)
        case .dollar, .integer, .float, .string, .stringEnd, .regex, .rightParen, .rightBracket, .rightBrace, .kwSelf,
            .kwSelfType, .kwSuper, .kwNil, .kwTrue, .kwFalse, .kwAny, .postfixOperator, .questionPostfix,
            .exclaimPostfix:
            return true
        default: return false
        }
    }

    /// Lexes `..<` and custom operators such as `.*`. All other dots are member accesses: `text.count`, `\.?.name`,
    /// `path.!`.
    mutating func lexPeriod(_ start: Int) {
        if at(start + 1) == Byte.period || beginsOperator(start) {
            scanOperator(start, allowsDots: true)
            return emitOperator(start)
        }
        emitOneByte(.period, start)
    }

    /// Returns true if the dot begins an operator because no member can follow: `a .* b`, `infix operator .+`,
    /// `func .* (`.
    private func beginsOperator(_ start: Int) -> Bool {
        guard classes[Int(at(start + 1))] == ByteClass.operator_ else { return false }
        switch at(start + 1) {
        case Byte.question, Byte.exclaim: return false
        case Byte.slash: return at(start + 2) != Byte.slash && at(start + 2) != Byte.star
        default: return true
        }
    }

    private mutating func emitOneByte(_ kind: TokenKind, _ start: Int) {
        position = start + 1
        emit(kind, from: start)
    }

    /// Moves to the end of the operator; a comment ends it.
    private mutating func scanOperator(_ start: Int, allowsDots: Bool) {
        var index = start
        while index < count {
            let byte = bytes[index]
            let kind = classes[Int(byte)]
            if kind == ByteClass.operator_ {
                if byte == Byte.slash, index > start, at(index + 1) == Byte.slash || at(index + 1) == Byte.star {
                    break
                }
                index += 1
            } else if byte == Byte.period, allowsDots {
                index += 1
            } else if kind == ByteClass.nonASCII, let (scalar, width) = decode(at: index),
                CharacterRules.continuesOperator(scalar)
            {
                index += width
            } else {
                break
            }
        }
        position = index
    }

    private mutating func emitOperator(_ start: Int) {
        let end = position
        let left = isLeftBound(start)
        let right = isRightBound(end, left)
        if end == start + 1 {
            switch bytes[start] {
            case Byte.equal:
                if left != right { flags.insert(.unevenSpace) }
                return emit(.equal, from: start)
            case Byte.question:
                return emit(.questionInfix, from: start)
            case Byte.ampersand where !left && right:
                return emit(.ampersandPrefix, from: start)
            default: break
            }
        } else if end == start + 2, bytes[start] == Byte.minus, bytes[start + 1] == Byte.greater {
            return emit(.arrow, from: start)
        }
        let id = names.intern(bytes + start, count: end - start)
        emit(left == right ? .binaryOperator : left ? .postfixOperator : .prefixOperator, from: start, value: id)
    }

    private func isLeftBound(_ start: Int) -> Bool {
        guard start > 0 else { return false }
        switch bytes[start - 1] {
        case 0, Byte.space, Byte.tab, Byte.newline, Byte.carriageReturn, Byte.leftParen, Byte.leftBracket,
            Byte.leftBrace, Byte.comma, Byte.semicolon, Byte.colon:
            return false
        case Byte.slash:
            return !(start > 1 && bytes[start - 2] == Byte.star)
        case 0xA0:
            return !(start > 1 && bytes[start - 2] == 0xC2)
        default:
            return true
        }
    }

    private func isRightBound(_ end: Int, _ isLeftBound: Bool) -> Bool {
        switch at(end) {
        case 0, Byte.space, Byte.tab, Byte.newline, Byte.carriageReturn, Byte.rightParen, Byte.rightBracket,
            Byte.rightBrace, Byte.comma, Byte.semicolon, Byte.colon:
            return false
        case Byte.period:
            return !isLeftBound
        case Byte.slash:
            return at(end + 1) != Byte.slash && at(end + 1) != Byte.star
        case 0xC2:
            return at(end + 1) != 0xA0
        default:
            return true
        }
    }
}
