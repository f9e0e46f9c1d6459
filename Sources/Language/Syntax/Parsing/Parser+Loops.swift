import Diagnostics

extension Parser {
    mutating func parseWhile(label: Name?) -> Stmt.Kind {
        advance()
        let conditions = parseConditions(of: "'while'")
        let body = hasFailed ? [] : parseBlock(of: "'while'")
        return .while(WhileStmt(label: label, conditions: conditions, body: body))
    }

    mutating func parseRepeat(label: Name?) -> Stmt.Kind {
        advance()
        let body = parseBlock(of: "'repeat'")
        guard !hasFailed else { return .error }
        if !take(.kwWhile) {
            fail(
                SyntaxDiagnostics.expectedToken(
                    "while", after: "the body of 'repeat'", found: tokenDescription, at: missingSpan),
                awaiting: "the 'while' of 'repeat'")
            return .error
        }
        return .repeat(RepeatStmt(label: label, body: body, condition: parseExpr()))
    }

    mutating func parseFor(label: Name?) -> Stmt.Kind {
        advance()
        let isTried = take(.kwTry)
        let awaiting = atWord(Name(.await)) ? tokenSpan : nil
        if awaiting != nil {
            _ = ImpliedNames.asyncSequence
            advance()
        }
        let isCase = take(.kwCase)
        let pattern = isCase ? parsePattern() : parseForPattern()
        guard !hasFailed else { return .error }
        if !take(.kwIn) {
            let isOldStyle = at(.equal) || at(.semicolon)
            fail(
                isOldStyle
                    ? SyntaxDiagnostics.unsupported(.cStyleFor, at: tokenSpan)
                    : SyntaxDiagnostics.expectedToken(
                        "in", after: "the variable of 'for'", found: tokenDescription, at: missingSpan,
                        help: at(.comma) ? "put two variables in parentheses: for (key, value) in …" : nil),
                awaiting: "the 'in' of 'for'")
            return .error
        }
        let saved = (isInStatementHead, isInPattern)
        (isInStatementHead, isInPattern) = (true, false)
        let sequence = parseExpr()
        var filter: Expr?
        if !hasFailed, take(.kwWhere) { filter = parseExpr() }
        (isInStatementHead, isInPattern) = saved
        let body = hasFailed ? [] : parseBlock(of: "'for'")
        var loop = ForStmt(
            label: label, isCase: isCase, pattern: pattern, sequence: sequence, filter: filter, body: body)
        (loop.awaitSpan, loop.isTried) = (awaiting, isTried)
        return .for(loop)
    }

    private mutating func parseForPattern() -> Pattern {
        let start = token.start
        let opener = at(.leftParen) ? index : nil
        // Reports a loop `for (i = 0; …)` as written in other languages.
        if let opener, next.kind == .kwVar || next.kind == .kwLet || tokens[index + 2].kind == .equal {
            let closer = Int(tokens[opener].value)
            if closer == 0 || tokens[closer + 1].kind != .kwIn {
                fail(SyntaxDiagnostics.unsupported(.cStyleFor, at: tokenSpan))
                return Pattern(.error, tokenSpan)
            }
        }
        var pattern: Pattern
        if at(.kwVar) || at(.kwLet) {
            let isLet = at(.kwLet)
            advance()
            pattern = parseBindingPattern(of: Parser.loopText)
            pattern = Pattern(.binding(isLet: isLet, pattern), span(from: start))
        } else {
            pattern = parseBindingPattern(of: Parser.loopText)
        }
        if !hasFailed, take(.colon) {
            let type = parseType()
            pattern = Pattern(.typed(pattern, type), span(from: start))
        }
        return pattern
    }
}
