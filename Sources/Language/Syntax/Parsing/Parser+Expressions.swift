import Diagnostics

extension Parser {
    func errorExpr(_ start: UInt32) -> Expr { Expr(.error, span(from: start)) }

    /// Parses operands and operators as a flat sequence.
    mutating func parseExpr() -> Expr {
        let start = token.start
        guard enter() else {
            leave()
            return errorExpr(start)
        }
        defer { leave() }
        let before = nestedStatementCount
        let first = parseOperand()
        let whole = !hasFailed && continuesSequence ? parseSequence(first, start) : first
        whole.mayContainStatements = nestedStatementCount != before
        return whole
    }

    /// Parses a value after `=` or `return`, including `if` and `switch` expressions.
    mutating func parseValue() -> Expr {
        let start = token.start
        switch token.kind {
        case .kwIf:
            nestedStatementCount += 1
            let node = parseIf(label: nil)
            return Expr(.ifExpr(node), span(from: start))
        case .kwSwitch:
            nestedStatementCount += 1
            let node = parseSwitch(label: nil)
            return Expr(.switchExpr(node), span(from: start))
        default:
            return parseExpr()
        }
    }

    @inline(__always)
    private var continuesSequence: Bool {
        switch token.kind {
        case .binaryOperator, .questionInfix, .kwIs, .kwAs: true
        case .equal: !isInPattern
        default: false
        }
    }

    private mutating func parseSequence(_ first: Expr, _ start: UInt32) -> Expr {
        var items: [SequenceItem] = [.operand(first)]
        var count = 0
        while !hasFailed, continuesSequence {
            count += 1
            if count > Parser.chainLimit {
                stopTooDeep()
                break
            }
            parseSequenceItem(into: &items)
        }
        return recordForFolding(Expr(.sequence(items), span(from: start)))
    }

    private mutating func parseSequenceItem(into items: inout [SequenceItem]) {
        let operatorSpan = tokenSpan
        switch token.kind {
        case .questionInfix:
            advance()
            let middle = parseExpr()
            guard !hasFailed else { return }
            if !take(.colon) {
                fail(
                    SyntaxDiagnostics.expectedToken(
                        ":", after: "the first choice of '? :'", found: tokenDescription, at: missingSpan),
                    awaiting: "the ':' of '?'", from: operatorSpan)
                return
            }
            items.append(.ternary(middle))
            items.append(.operand(parseRightSide(of: ":", operatorSpan)))
        case .equal:
            parseEqualSign()
            items.append(.assign(operatorSpan))
            if at(.kwIf) || at(.kwSwitch) {
                items.append(.operand(parseValue()))
            } else {
                items.append(.operand(parseRightSide(of: "=", operatorSpan)))
            }
        case .kwIs, .kwAs:
            items.append(parseCast())
        default:
            let name = OperatorName(token.name, operatorSpan)
            advance()
            items.append(.binary(name))
            items.append(.operand(parseRightSide(of: name.name.text, operatorSpan)))
        }
    }

    private mutating func parseRightSide(of text: String, _ operatorSpan: Span) -> Expr {
        if !canStartExpr {
            fail(
                SyntaxDiagnostics.missingRightSide(of: text, found: tokenDescription, at: operatorSpan),
                awaiting: "the right side of '\(text)'", from: operatorSpan)
            return errorExpr(token.start)
        }
        return parseOperand()
    }

    /// True if an expression can begin at the current token. Otherwise the caller reports an error.
    private var canStartExpr: Bool {
        switch token.kind {
        case .eof, .rightParen, .rightBrace, .rightBracket, .comma, .colon, .semicolon, .equal, .interpolationEnd,
            .stringEnd, .arrow:
            false
        case .kwTry, .kwSelf, .kwSelfType, .kwSuper, .kwTrue, .kwFalse, .kwNil, .kwAny, .kwUnderscore, .kwIf, .kwSwitch:
            true
        case .kwLet, .kwVar, .kwIs: isInPattern
        default: !token.kind.isKeyword
        }
    }

    private mutating func parseCast() -> SequenceItem {
        let start = token.start
        var kind = CastKind.is
        if at(.kwAs) {
            advance()
            kind = .as
            if at(.questionPostfix) {
                kind = .asOptional
                advance()
            } else if at(.exclaimPostfix) {
                kind = .asForced
                advance()
            }
        } else {
            advance()
        }
        let keyword = span(from: start)
        return .cast(kind, parseType(), keyword)
    }

    /// Parses `=`, which must have whitespace on both sides or on neither.
    mutating func parseEqualSign() {
        if token.flags.contains(.unevenSpace) {
            report(SyntaxDiagnostics.operatorSpacing("=", at: tokenSpan))
        }
        advance()
    }

    /// Parses `=` or reports that it is missing.
    mutating func parseEqualSign(after what: String) -> Bool {
        if at(.equal) {
            parseEqualSign()
            return true
        }
        if atOperator(Name(.equals)) {
            fail(SyntaxDiagnostics.equalsInDeclaration(at: tokenSpan))
        } else {
            fail(
                SyntaxDiagnostics.expectedToken("=", after: what, found: tokenDescription, at: missingSpan),
                awaiting: "the '=' after \(what)")
        }
        return false
    }

    // MARK: - Operands

    private mutating func parseOperand() -> Expr {
        switch token.kind {
        case .identifier:
            if token.value < wordLimit, let special = parseWordOperand() { return special }
            return parsePostfix()
        case .prefixOperator: return parsePrefix()
        case .binaryOperator, .postfixOperator, .questionInfix: return parseStrayOperator()
        case .ampersandPrefix:
            let start = token.start
            advance()
            let place = parsePostfix()
            return Expr(.inout_(place), span(from: start))
        case .kwTry: return parseTry()
        case .kwLet where isInPattern, .kwVar where isInPattern, .kwIs where isInPattern: return parsePatternOperand()
        case .kwIf, .kwSwitch:
            fail(SyntaxDiagnostics.statementAsExpression(text(of: token), at: tokenSpan))
            return errorExpr(token.start)
        default: return parsePostfix()
        }
    }

    /// Creates a call of a function that implements a keyword, such as `consume x`.
    private func keywordFunctionCall(_ function: Name, _ word: Span, _ value: Expr, from start: UInt32) -> Expr {
        let callee = Expr(.name(NameExpr(name: function)), word)
        return Expr(
            .call(
                CallExpr(
                    callee: callee, arguments: [Argument(label: nil, value: value)], trailingClosures: [],
                    hasParentheses: true)), span(from: start))
    }

    /// Parses an operand that begins with a contextual keyword: `await x` is an expression, `any P` is a type.
    private mutating func parseWordOperand() -> Expr? {
        guard !token.flags.contains(.escaped), !next.isAtLineStart else { return nil }
        switch token.name {
        case Name(.await): return atAwait ? parseAwait() : nil
        // `copy x` is the value of the variable; `consume x` also ends the variable's value.
        case Name(.consume), Name(.copy):
            guard next.kind == .identifier || next.kind == .kwSelf else { return nil }
            let (start, isConsumed, word) = (token.start, token.name == Name(.consume), tokenSpan)
            advance()
            let value = parsePostfix()
            guard isConsumed else { return value }
            hasConsumed = true
            return keywordFunctionCall(ImpliedNames.consumed, word, value, from: start)
        case Name(.discard):
            guard next.kind == .kwSelf else { return nil }
            let (start, word) = (token.start, tokenSpan)
            advance()
            hasConsumed = true
            let value = parsePostfix()
            return keywordFunctionCall(ImpliedNames.discarded, word, value, from: start)
        case Name(.any), Name(.some):
            guard next.kind == .identifier else { return nil }
            let type = parseType()
            return parseSuffixes(Expr(.type(type), type.span), type.span.start)
        default: return nil
        }
    }

    /// True if `await` begins an expression here; false if it is the name of a variable or function.
    private var atAwait: Bool {
        switch next.kind {
        case .identifier, .kwTry, .kwSelf, .kwSelfType, .kwSuper, .dollar, .kwIf, .kwSwitch: true
        case .leftParen, .leftBracket, .leftBrace, .prefixOperator, .string, .stringStart, .integer:
            next.start > token.end
        default: false
        }
    }

    /// Parses `await`, which applies to everything on its right.
    private mutating func parseAwait() -> Expr {
        let start = token.start
        _ = ImpliedNames.asyncSequence
        advance()
        if at(.kwTry) { report(SyntaxDiagnostics.misorderedEffects("try", before: "await", at: tokenSpan)) }
        let operand = parseExpr()
        return Expr(.awaitExpr(operand), span(from: start))
    }

    private mutating func parsePrefix() -> Expr {
        let start = token.start
        guard enter() else {
            leave()
            return errorExpr(start)
        }
        defer { leave() }
        let name = OperatorName(token.name, tokenSpan)
        advance()
        if at(.eof) || (!canStartExpr && !at(.arrow)) { return operatorValue(name) }
        let operand = parseOperand()
        return recordForFolding(Expr(.prefix(name, operand), span(from: start)))
    }

    /// Parses an operator where an operand is expected: a function value as in `reduce(0, +)`, or an error.
    private mutating func parseStrayOperator() -> Expr {
        let name = OperatorName(token.name, tokenSpan)
        let text = text(of: token)
        let isValue = next.kind == .rightParen || next.kind == .comma || next.kind == .rightBracket
        if isValue, !at(.questionInfix) {
            advance()
            return operatorValue(name)
        }
        let place = tokenSpan
        advance()
        if at(.eof) {
            fail(
                SyntaxDiagnostics.missingRightSide(of: text, found: tokenDescription, at: place),
                awaiting: "the right side of '\(text)'", from: place)
        } else {
            fail(SyntaxDiagnostics.missingLeftSide(of: text, at: place))
        }
        return errorExpr(place.start)
    }

    private func operatorValue(_ name: OperatorName) -> Expr { Expr(.name(NameExpr(name: name.name)), name.span) }

    /// Parses `try`, which applies to everything on its right.
    private mutating func parseTry() -> Expr {
        let start = token.start
        advance()
        var kind = TryKind.try
        if at(.questionPostfix) {
            kind = .tryOptional
            advance()
        } else if at(.exclaimPostfix) {
            kind = .tryForced
            advance()
        }
        let operand = parseExpr()
        return Expr(.tryExpr(kind, operand), span(from: start))
    }
}
