import Diagnostics

// Parses `if`, `guard`, `switch` and `do`.
extension Parser {
    mutating func parseIf(label: Name?) -> IfStmt {
        let start = token.start
        guard enter() else {
            leave()
            return IfStmt(label: label, conditions: [], body: [], otherwise: nil, span: span(from: start))
        }
        defer { leave() }
        advance()
        let conditions = parseConditions(of: "'if'")
        let body = hasFailed ? [] : parseBlock(of: "'if'")
        var otherwise: IfStmt.Else?
        if !hasFailed, take(.kwElse) {
            otherwise = at(.kwIf) ? .elseIf(parseIf(label: nil)) : .block(parseBlock(of: "'else'"))
        }
        return IfStmt(label: label, conditions: conditions, body: body, otherwise: otherwise, span: span(from: start))
    }

    mutating func parseGuard() -> Stmt.Kind {
        advance()
        let conditions = parseConditions(of: "'guard'")
        guard !hasFailed else { return .error }
        if !take(.kwElse) {
            fail(
                SyntaxDiagnostics.expectedToken(
                    "else", after: "the condition of 'guard'", found: tokenDescription, at: missingSpan),
                awaiting: "the 'else' of 'guard'")
            return .error
        }
        return .guard(GuardStmt(conditions: conditions, body: parseBlock(of: "'guard'")))
    }

    // MARK: - Conditions

    mutating func parseConditions(of what: String) -> [Condition] {
        let saved = (isInStatementHead, isInPattern)
        (isInStatementHead, isInPattern) = (true, false)
        defer { (isInStatementHead, isInPattern) = saved }
        if at(.leftBrace) {
            fail(SyntaxDiagnostics.missingCondition(of: what, at: tokenSpan))
            return []
        }
        var conditions: [Condition] = []
        repeat {
            conditions.append(parseCondition())
        } while !hasFailed && take(.comma)
        return conditions
    }

    private mutating func parseCondition() -> Condition {
        let start = token.start
        switch token.kind {
        case .kwLet, .kwVar: return parseOptionalBinding(start)
        case .kwCase:
            advance()
            let pattern = parsePattern()
            guard !hasFailed, parseEqualSign(after: "the pattern") else { return .expr(errorExpr(start)) }
            return .pattern(pattern, parseExpr(), span(from: start))
        case .pound:
            let name = token.name.text
            guard name == "available" || name == "unavailable" else { break }
            advance()
            if at(.leftParen) { skipToken() }
            return name == "available" ? .available : .expr(Expr(.bool(false), span(from: start)))
        default: break
        }
        let value = parseExpr()
        checkNoAssignment(in: value)
        return .expr(value)
    }

    private mutating func parseOptionalBinding(_ start: UInt32) -> Condition {
        let isLet = at(.kwLet)
        advance()
        if at(.kwCase) {
            fail(SyntaxDiagnostics.letCase(at: span(from: start)))
            return .expr(errorExpr(start))
        }
        let pattern: Pattern
        if at(.kwSelf) {
            pattern = Pattern(.name(token.name), tokenSpan)
            advance()
        } else {
            pattern = parseBindingPattern(of: isLet ? "'let'" : "'var'")
        }
        var type: TypeRef?
        if !hasFailed, take(.colon) { type = parseType() }
        var value: Expr?
        if !hasFailed, at(.equal) {
            parseEqualSign()
            value = parseExpr()
        }
        return .optionalBinding(isLet: isLet, pattern, type, value, span(from: start))
    }

    private mutating func checkNoAssignment(in value: Expr) {
        guard case .sequence(let items) = value.kind else { return }
        for (place, item) in items.enumerated() {
            guard case .assign(let span) = item else { continue }
            if case .operand(let left) = items[place - 1], case .forceUnwrap = left.kind, left.span.end == span.start {
                return report(
                    SyntaxDiagnostics.unspacedNotEqual(at: Span(source: source, start: span.start - 1, end: span.end)))
            }
            return report(SyntaxDiagnostics.assignmentInCondition(at: span))
        }
    }

    // MARK: - switch

    mutating func parseSwitch(label: Name?) -> SwitchStmt {
        let start = token.start
        advance()
        let saved = (isInStatementHead, isInPattern)
        (isInStatementHead, isInPattern) = (true, false)
        let subject = at(.leftBrace) ? missingSubject() : parseExpr()
        (isInStatementHead, isInPattern) = saved
        var cases: [SwitchCase] = []
        if !hasFailed {
            if at(.leftBrace) { cases = parseCases() } else { failMissingBody(of: "'switch'") }
        }
        return SwitchStmt(label: label, subject: subject, cases: cases, span: span(from: start))
    }

    private mutating func missingSubject() -> Expr {
        fail(SyntaxDiagnostics.missingCondition(of: "'switch'", at: tokenSpan))
        return errorExpr(token.start)
    }

    private mutating func parseCases() -> [SwitchCase] {
        let saved = (isInStatementHead, isInPattern)
        (isInStatementHead, isInPattern) = (false, false)
        defer { (isInStatementHead, isInPattern) = saved }
        let opener = index
        advance()
        var cases: [SwitchCase] = []
        while !at(.rightBrace), !at(.eof) {
            guard atCaseLabel else {
                fail(SyntaxDiagnostics.statementOutsideCase(at: tokenSpan))
                while !at(.rightBrace), !at(.eof), !atCaseLabel { skipToken() }
                hasFailed = false
                continue
            }
            cases.append(parseCase())
        }
        closeBrace(opener: opener)
        return cases
    }

    var atCaseLabel: Bool {
        at(.kwCase) || at(.kwDefault) || (at(.at) && next.kind == .identifier && next.name == "unknown")
    }

    private mutating func parseCase() -> SwitchCase {
        let start = token.start
        if take(.at) { advance() }
        var items: [CaseItem] = []
        let isDefault = at(.kwDefault)
        advance()
        if !isDefault { items = parseCaseItems(basic: false) }
        if !hasFailed, !take(.colon) {
            fail(
                SyntaxDiagnostics.expectedToken(
                    ":", after: isDefault ? "'default'" : "the pattern of 'case'", found: tokenDescription,
                    at: missingSpan),
                awaiting: "the ':' of 'case'")
        }
        if hasFailed { recoverCaseLabel() }
        let body = parseStatements(inCase: true)
        return SwitchCase(items: items, isDefault: isDefault, body: body, span: span(from: start))
    }

    /// Moves past the `:` of an invalid case label, but not beyond the end of its line.
    private mutating func recoverCaseLabel() {
        hasFailed = false
        while !at(.eof), !at(.rightBrace), !token.isAtLineStart {
            if take(.colon) { return }
            skipToken()
        }
    }

    private mutating func parseCaseItems(basic: Bool) -> [CaseItem] {
        let saved = isInStatementHead
        isInStatementHead = basic
        defer { isInStatementHead = saved }
        var items: [CaseItem] = []
        repeat {
            let pattern = parsePattern()
            var filter: Expr?
            if !hasFailed, take(.kwWhere) { filter = parseExpr() }
            items.append(CaseItem(pattern: pattern, filter: filter))
        } while !hasFailed && take(.comma)
        return items
    }

    /// Parses `catch where condition`, in which the error has its implicit name.
    private mutating func parseBareFilter() -> CaseItem {
        let place = span(from: token.start)
        advance()
        let saved = isInStatementHead
        isInStatementHead = true
        defer { isInStatementHead = saved }
        let pattern = Pattern(.binding(isLet: true, Pattern(.name("error"), place)), place)
        return CaseItem(pattern: pattern, filter: parseExpr())
    }

    // MARK: - do

    mutating func parseDo(label: Name?) -> Stmt.Kind {
        advance()
        let thrown = takeEffects().thrown
        let body = parseBlock(of: "'do'")
        var catches: [CatchClause] = []
        while !hasFailed, at(.kwCatch) {
            let start = token.start
            advance()
            let items = at(.leftBrace) ? [] : at(.kwWhere) ? [parseBareFilter()] : parseCaseItems(basic: true)
            let body = hasFailed ? [] : parseBlock(of: "'catch'")
            catches.append(CatchClause(items: items, body: body, span: span(from: start)))
        }
        return .do(DoStmt(label: label, thrown: thrown, body: body, catches: catches))
    }
}
