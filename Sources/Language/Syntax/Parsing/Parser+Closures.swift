import Diagnostics

extension Parser {
    mutating func parseClosure() -> Expr {
        let start = token.start
        nestedStatementCount += 1
        let saved = (isInStatementHead, isInPattern, dollarCount, closureWithNames)
        (isInStatementHead, isInPattern, dollarCount, closureWithNames) = (false, false, 0, nil)
        defer { (isInStatementHead, isInPattern, dollarCount, closureWithNames) = saved }
        let opener = index
        advance()
        let closure = ClosureExpr(
            captures: [], parameters: nil, effects: [], resultType: nil, body: [], span: span(from: start),
            dollarCount: 0)
        if atClosureSignature { parseSignature(of: closure) }
        // After an error in the signature, parsing continues at the closure's body.
        if hasFailed, Int(tokens[opener].value) > index { recoverSignature(opener) }
        if closure.parameters != nil { closureWithNames = closure }
        if !hasFailed {
            blockDepth += 1
            closure.body = parseStatements(endsWithBracket: tokens[opener].value == 0)
            blockDepth -= 1
            closeBrace(opener: opener)
        }
        closure.dollarCount = dollarCount
        closure.span = span(from: start)
        return Expr(.closure(closure), closure.span)
    }

    private mutating func recoverSignature(_ opener: Int) {
        let end = Int(tokens[opener].value)
        while index < end, !at(.kwIn) { skipToken() }
        guard index <= end else { return }
        _ = take(.kwIn)
        hasFailed = false
    }

    // MARK: - Signature detection

    private var atClosureSignature: Bool { signatureBegins(at: index) }

    private func signatureBegins(at start: Int) -> Bool {
        switch tokens[start].kind {
        case .kwIn: return true
        // In `{ @MainActor x in` the attribute belongs to the closure; in `{ @Clamped var x = 1` it belongs to the
        // variable.
        case .at:
            guard tokens[start + 1].kind == .identifier else { return true }
            let behind = start + 2
            if tokens[behind].kind == .leftParen, !isParenthesizedSignature(behind), tokens[behind].value != 0 {
                return signatureBegins(at: Int(tokens[behind].value) + 1)
            }
            return signatureBegins(at: behind)
        case .identifier, .kwUnderscore: return isNameSignature(start)
        case .leftBracket:
            let closer = Int(tokens[start].value)
            guard closer > start else { return false }
            let after = tokens[closer + 1]
            switch after.kind {
            case .kwIn: return true
            case .leftParen: return isParenthesizedSignature(closer + 1)
            case .identifier, .kwUnderscore: return isNameSignature(closer + 1)
            default: return false
            }
        case .leftParen: return isParenthesizedSignature(start)
        default: return false
        }
    }

    /// Returns true for a signature without parentheses: `a, _ throws -> T in`.
    private func isNameSignature(_ start: Int) -> Bool {
        var place = start
        while tokens[place].kind == .identifier || tokens[place].kind == .kwUnderscore {
            place += 1
            guard tokens[place].kind == .comma else { break }
            place += 1
        }
        return isEndOfResult(place)
    }

    private func isParenthesizedSignature(_ start: Int) -> Bool {
        let closer = Int(tokens[start].value)
        return closer > start && isEndOfResult(closer + 1)
    }

    private func isEndOfResult(_ start: Int) -> Bool {
        var place = start
        if tokens[place].kind == .identifier, tokens[place].value == Name(.async).id { place += 1 }
        if tokens[place].kind == .kwThrows {
            place += 1
            if tokens[place].kind == .leftParen, tokens[place].value != 0 { place = Int(tokens[place].value) + 1 }
        }
        if tokens[place].kind == .arrow {
            var scan = TypeScan(self, at: place + 1)
            guard scan.skipType() else { return false }
            place = scan.index
        }
        return tokens[place].kind == .kwIn
    }

    // MARK: - Signature

    private mutating func parseSignature(of closure: ClosureExpr) {
        while at(.at) {
            let start = token.start
            advance()
            closure.attributes.append(parseCustomAttribute(start))
        }
        if at(.leftBracket) { closure.captures = parseCaptures() }
        guard !hasFailed else { return }
        if at(.leftParen) {
            closure.parameters = parseClosureParameters()
        } else if !at(.kwIn) {
            closure.parameters = parseBareParameters()
        } else if closure.captures.isEmpty {
            closure.parameters = []
        }
        guard !hasFailed else { return }
        (closure.effects, closure.thrown) = takeEffects()
        if take(.arrow) { closure.resultType = parseType() }
        guard !hasFailed else { return }
        if !take(.kwIn) {
            fail(
                SyntaxDiagnostics.expectedToken(
                    "in", after: "the closure's parameters", found: tokenDescription, at: missingSpan))
        }
    }

    private mutating func parseBareParameters() -> [ClosureExpr.Parameter] {
        var parameters: [ClosureExpr.Parameter] = []
        repeat {
            guard at(.identifier) || at(.kwUnderscore) else {
                failName("a closure parameter")
                break
            }
            parameters.append(ClosureExpr.Parameter(name: token.name, type: nil, span: tokenSpan))
            advance()
        } while take(.comma)
        return parameters
    }

    private mutating func parseClosureParameters() -> [ClosureExpr.Parameter] {
        let opener = index
        advance()
        var parameters: [ClosureExpr.Parameter] = []
        while !at(.rightParen), !hasFailed {
            parameters.append(parseClosureParameter())
            if hasFailed || !take(.comma) { break }
        }
        parseCloser(.rightParen, opener: opener)
        return parameters
    }

    private mutating func parseClosureParameter() -> ClosureExpr.Parameter {
        let start = token.start
        if at(.leftParen) {
            fail(SyntaxDiagnostics.closureDestructuring(at: tokenSpan))
            return ClosureExpr.Parameter(name: Keyword.underscore, type: nil, span: tokenSpan)
        }
        let custom = parseParameterAttributes()
        if at(.kwUnderscore), next.kind == .identifier { advance() }
        guard token.kind.isWord else {
            failName("a closure parameter")
            return ClosureExpr.Parameter(name: Keyword.underscore, type: nil, span: tokenSpan)
        }
        let name = token.name
        advance()
        var type: TypeRef?
        var isInout = false
        var isVariadic = false
        var isIsolated = false
        if take(.colon) {
            isIsolated = atWord(Name(.isolated))
            isInout = skipSpecifiers()
            type = parseType()
            if atOperator(Name(.ellipsis)) {
                isVariadic = true
                advance()
            }
        }
        var parameter = ClosureExpr.Parameter(
            name: name, type: type, isInout: isInout, isVariadic: isVariadic, span: span(from: start))
        parameter.customAttributes = custom
        parameter.isIsolated = isIsolated
        return parameter
    }

    private mutating func parseCaptures() -> [ClosureExpr.Capture] {
        let opener = index
        advance()
        var captures: [ClosureExpr.Capture] = []
        while !at(.rightBracket), !hasFailed {
            captures.append(parseCapture())
            if hasFailed || !take(.comma) { break }
        }
        parseCloser(.rightBracket, opener: opener)
        return captures
    }

    private mutating func parseCapture() -> ClosureExpr.Capture {
        let start = token.start
        var strength = ClosureExpr.Capture.Strength.strong
        if next.kind == .identifier || next.kind == .kwSelf || next.kind == .leftParen {
            if atWord(Name(.weak)) { strength = .weak } else if atWord(Name(.unowned)) { strength = .unowned }
            if strength != .strong { advance() }
            if strength == .unowned, at(.leftParen) { skipToken() }
        }
        guard at(.identifier) || at(.kwSelf) else {
            failName("a captured variable")
            return ClosureExpr.Capture(strength: strength, name: Keyword.underscore, value: nil, span: tokenSpan)
        }
        let name = token.name
        advance()
        var value: Expr?
        if at(.equal) {
            parseEqualSign()
            value = parseExpr()
        }
        return ClosureExpr.Capture(strength: strength, name: name, value: value, span: span(from: start))
    }
}
