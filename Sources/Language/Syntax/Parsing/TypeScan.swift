/// Skips a type without creating nodes, to distinguish `f<Int>(x)` from `a < b`. An operator such as `>>` closes two
/// lists, so a position consists of a token and a byte in it.
struct TypeScan {
    private let tokens: UnsafeMutablePointer<Token>
    private let bytes: UnsafePointer<UInt8>
    private(set) var index: Int
    private var offset: UInt32 = 0
    private var depth = 0

    init(_ parser: Parser, at index: Int) {
        tokens = parser.tokens
        bytes = parser.bytes
        self.index = index
    }

    private var token: Token { tokens[index] }

    /// The byte at the position if it is inside an operator; 0 otherwise.
    private var operatorByte: UInt8 {
        switch token.kind {
        case .binaryOperator, .prefixOperator, .postfixOperator, .questionPostfix, .questionInfix, .exclaimPostfix,
            .ampersandPrefix:
            bytes[Int(token.start + offset)]
        default: 0
        }
    }

    private mutating func advance() {
        offset = 0
        if token.kind != .eof { index += 1 }
    }

    private mutating func advanceByte() {
        offset += 1
        if token.start + offset >= token.end { advance() }
    }

    private mutating func take(_ kind: TokenKind) -> Bool {
        guard offset == 0, token.kind == kind else { return false }
        advance()
        return true
    }

    /// Skips from `<` to `>`. Returns true if the text in between is a list of types and the position after it is the
    /// start of a token.
    mutating func skipGenericArguments() -> Bool {
        guard operatorByte == Byte.less else { return false }
        advanceByte()
        guard skipArgumentList() else { return false }
        return true
    }

    /// True if the current token may follow the `>` of generic arguments in an expression, by Swift's rule.
    var isAtEndOfArguments: Bool {
        if offset != 0 { return operatorByte == Byte.question || operatorByte == Byte.exclaim }
        switch token.kind {
        case .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon, .eof, .colon,
            .exclaimPostfix, .questionPostfix, .interpolationEnd:
            return true
        case .leftParen, .leftBracket: return !token.isAtLineStart
        case .equal: return true
        case .binaryOperator: return token.end - token.start == 1 && operatorByte == Byte.ampersand
        default: return false
        }
    }

    private mutating func skipArgumentList() -> Bool {
        repeat {
            guard skipType() else { return false }
        } while take(.comma)
        guard operatorByte == Byte.greater else { return false }
        advanceByte()
        return true
    }

    mutating func skipType() -> Bool {
        depth += 1
        defer { depth -= 1 }
        guard depth < 100 else { return false }
        while token.kind == .at {
            advance()
            advance()
        }
        if token.kind == .kwInout { advance() }
        if token.kind == .identifier, token.name == Name(.any) || token.name == Name(.some),
            tokens[index + 1].kind == .identifier
        {
            advance()
        }
        guard skipAtom() else { return false }
        while operatorByte == Byte.ampersand, token.end - token.start == 1 {
            advance()
            guard skipAtom() else { return false }
        }
        if token.kind == .identifier, token.name == Name(.async) { advance() }
        if token.kind == .kwThrows { advance() }
        if take(.arrow) { return skipType() }
        return true
    }

    private mutating func skipAtom() -> Bool {
        guard offset == 0 else { return false }
        switch token.kind {
        case .identifier, .kwSelfType, .kwAny, .kwUnderscore:
            advance()
            while true {
                if operatorByte == Byte.less, offset == 0 {
                    advanceByte()
                    guard skipArgumentList() else { return false }
                }
                guard offset == 0, token.kind == .period, tokens[index + 1].kind.isWord else { break }
                advance()
                advance()
            }
        case .leftParen:
            guard skipParentheses() else { return false }
        case .leftBracket:
            advance()
            guard skipType() else { return false }
            if take(.colon) { guard skipType() else { return false } }
            guard take(.rightBracket) else { return false }
        default: return false
        }
        return skipTypeSuffixes()
    }

    private mutating func skipTypeSuffixes() -> Bool {
        while true {
            if operatorByte == Byte.question || operatorByte == Byte.exclaim, token.kind != .questionInfix {
                advanceByte()
            } else if offset == 0, token.kind == .period, tokens[index + 1].kind.isWord {
                advance()
                advance()
            } else {
                return true
            }
        }
    }

    private mutating func skipParentheses() -> Bool {
        advance()
        if take(.rightParen) { return true }
        repeat {
            while token.kind.isWord, tokens[index + 1].kind.isWord, tokens[index + 2].kind == .colon { advance() }
            if token.kind.isWord, tokens[index + 1].kind == .colon {
                advance()
                advance()
            }
            guard skipType() else { return false }
            if operatorByte == Byte.period { advance() }
        } while take(.comma)
        return take(.rightParen)
    }
}

extension Parser {
    /// Parses the generic arguments after a name; returns nil if the `<` is a comparison.
    mutating func parseGenericArgumentsInExpr() -> [TypeRef]? {
        guard token.end - token.start >= 1, bytes[Int(token.start)] == Byte.less, isOperator(token.kind),
            token.end - token.start == 1
        else { return nil }
        var scan = TypeScan(self, at: index)
        guard scan.skipGenericArguments(), scan.isAtEndOfArguments else { return nil }
        return parseGenericArguments()
    }
}
