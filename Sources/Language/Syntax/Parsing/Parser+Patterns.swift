import Diagnostics

extension Parser {
    // MARK: - Declaration patterns

    /// Parses a name, `_`, or a tuple of names.
    mutating func parseBindingPattern(of what: String) -> Pattern {
        let start = token.start
        guard enter() else {
            leave()
            return Pattern(.error, span(from: start))
        }
        defer { leave() }
        switch token.kind {
        case .identifier:
            let name = token.name
            if name.text.hasPrefix("$"), name.text != "$" {
                report(SyntaxDiagnostics.dollarName(name.text, at: tokenSpan))
            }
            advance()
            return Pattern(.name(name), span(from: start))
        case .kwUnderscore:
            advance()
            return Pattern(.wildcard, span(from: start))
        case .leftParen:
            return parseTupleBinding(of: what, start)
        default:
            failName("the variable after \(what)")
            return Pattern(.error, Span(source: source, start: start, end: start))
        }
    }

    private mutating func parseTupleBinding(of what: String, _ start: UInt32) -> Pattern {
        let opener = index
        advance()
        var parts: [(label: Name?, pattern: Pattern)] = []
        while !at(.rightParen), !hasFailed {
            var label: Name?
            if token.kind.isWord, next.kind == .colon {
                label = token.name
                advance()
                advance()
            }
            parts.append((label, at(.eof) ? Pattern(.error, tokenSpan) : parseTuplePart(of: what)))
            if at(.eof) || hasFailed || !take(.comma) { break }
        }
        parseCloser(.rightParen, opener: opener)
        if parts.count == 1, parts[0].label == nil { return parts[0].pattern }
        return Pattern(.tuple(parts), span(from: start))
    }

    /// Parses a part of `for (key, var value) in …`, which may have its own `let` or `var`.
    private mutating func parseTuplePart(of what: String) -> Pattern {
        guard what == Parser.loopText, at(.kwVar) || at(.kwLet) else { return parseBindingPattern(of: what) }
        let (start, isLet) = (token.start, at(.kwLet))
        advance()
        return Pattern(.binding(isLet: isLet, parseBindingPattern(of: what)), span(from: start))
    }

    // MARK: - Matching patterns

    /// Parses a pattern of `case` or `catch`, as an expression with bindings that is then converted.
    mutating func parsePattern() -> Pattern {
        let saved = isInPattern
        isInPattern = true
        let value = parseExpr()
        isInPattern = saved
        return pattern(from: value, binds: false)
    }

    /// Parses `let x`, `var (a, b)` or `is T` where an operand is expected.
    mutating func parsePatternOperand() -> Expr {
        let start = token.start
        if take(.kwIs) {
            let type = parseType()
            let pattern = Pattern(.isType(type), span(from: start))
            return Expr(.patternBinding(pattern), pattern.span)
        }
        let isLet = at(.kwLet)
        advance()
        let inner = pattern(from: parseExpr(), binds: true)
        let binding = Pattern(.binding(isLet: isLet, inner), span(from: start))
        return Expr(.patternBinding(binding), binding.span)
    }

    /// Converts an expression to a pattern. With `binds` (after a `let`), plain names become new variables.
    private func pattern(from value: Expr, binds: Bool) -> Pattern {
        let span = value.span
        switch value.kind {
        case .patternBinding(let pattern): return pattern
        case .discard: return Pattern(.wildcard, span)
        case .error: return Pattern(.error, span)
        case .name(let name) where binds && name.genericArguments == nil: return Pattern(.name(name.name), span)
        case .paren(let inner):
            return pattern(from: inner, binds: binds)
        case .tuple(let elements):
            return Pattern(.tuple(elements.map { ($0.label, pattern(from: $0.value, binds: binds)) }), span)
        case .member(let member) where member.labels == nil:
            return casePattern(member, payload: nil, span) ?? Pattern(.expression(value), span)
        case .call(let call):
            guard case .member(let member) = call.callee.kind, call.trailingClosures.isEmpty, member.name != "init"
            else { break }
            let payload = call.arguments.map { ($0.label, pattern(from: $0.value, binds: binds)) }
            return casePattern(member, payload: payload, span) ?? Pattern(.expression(value), span)
        case .optionalChain(let inner):
            guard case .chainLink(let base) = inner.kind else { break }
            return Pattern(.some(optionalPattern(from: base, binds: binds)), span)
        case .sequence(let items):
            guard items.count == 2, case .operand(let left) = items[0], case .cast(let kind, let type, _) = items[1],
                kind == .as
            else { break }
            return Pattern(.cast(pattern(from: left, binds: binds), type), span)
        default: break
        }
        return Pattern(.expression(value), span)
    }

    /// Converts the further `?` in `x??`.
    private func optionalPattern(from value: Expr, binds: Bool) -> Pattern {
        guard case .chainLink(let base) = value.kind else { return pattern(from: value, binds: binds) }
        return Pattern(.some(optionalPattern(from: base, binds: binds)), value.span)
    }

    private func casePattern(
        _ member: MemberExpr, payload: [(label: Name?, pattern: Pattern)]?, _ span: Span
    ) -> Pattern? {
        var type: TypeRef?
        if let base = member.base {
            guard let spelled = typeRef(from: base), namesType(spelled) else { return nil }
            type = spelled
        }
        return Pattern(.enumCase(type: type, name: member.name, nameSpan: member.nameSpan, payload: payload), span)
    }

    /// Returns true for a capitalised name, which by convention is a type. Other expressions are values to compare
    /// with.
    private func namesType(_ type: TypeRef) -> Bool {
        guard case .named(let components) = type.kind, let last = components.last else { return false }
        let first = bytes[Int(last.span.start)]
        return first >= 128 || (65...90).contains(first) || first == Byte.underscore || first == Byte.backtick
    }
}
