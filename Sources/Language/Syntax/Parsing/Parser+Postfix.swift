import Diagnostics

// Parses calls, members, subscripts and other suffixes of an operand.
extension Parser {
    mutating func parsePostfix() -> Expr {
        let start = token.start
        let primary = parsePrimary()
        guard !hasFailed else { return primary }
        return parseSuffixes(primary, start)
    }

    mutating func parseSuffixes(_ primary: Expr, _ start: UInt32) -> Expr {
        var base = primary
        var hasLink = false
        var count = 0
        while !hasFailed {
            count += 1
            if count > Parser.chainLimit {
                stopTooDeep()
                break
            }
            switch token.kind {
            case .period:
                base = parseMember(base, start)
                continue
            case .leftParen where !token.isAtLineStart:
                base = parseCall(base, start)
                continue
            case .leftBracket where !token.isAtLineStart:
                let (opener, bracket) = (index, tokenSpan)
                advance()
                let arguments = parseArguments(.rightBracket, opener: opener)
                let access = SubscriptExpr(base: base, arguments: arguments, argumentsSpan: bracket)
                base = Expr(.subscript(access), span(from: start))
                continue
            case .leftBrace:
                guard takesTrailingClosure(base) else { break }
                let brace = tokenSpan
                let closures = parseTrailingClosures()
                let call = CallExpr(
                    callee: base, arguments: [], trailingClosures: closures, hasParentheses: false, argumentsSpan: brace
                )
                base = Expr(.call(call), span(from: start))
                continue
            case .questionPostfix:
                advance()
                if !hasLink, let type = optionalType(of: base, start) {
                    base = type
                } else {
                    hasLink = true
                    base = Expr(.chainLink(base), span(from: start))
                }
                continue
            case .exclaimPostfix:
                advance()
                base = Expr(.forceUnwrap(base), span(from: start))
                continue
            case .postfixOperator:
                let name = OperatorName(token.name, tokenSpan)
                advance()
                base = recordForFolding(Expr(.postfix(name, base), span(from: start)))
                continue
            default: break
            }
            break
        }
        return hasLink ? Expr(.optionalChain(base), span(from: start)) : base
    }

    // MARK: - Members

    private mutating func parseMember(_ base: Expr?, _ start: UInt32) -> Expr {
        let dot = tokenSpan
        let isSpaced = token.start != lastEnd
        advance()
        if token.start != lastEnd, token.kind != .eof, !isSpaced || token.isAtLineStart {
            fail(SyntaxDiagnostics.spaceAfterDot(at: dot, isLineEnd: token.isAtLineStart))
            return errorExpr(start)
        }
        if base == nil, at(.integer) || at(.float) {
            let place = Span(dot, tokenSpan)
            advance()
            report(SyntaxDiagnostics.badNumber(".\(text(of: tokens[index - 1]))", at: place))
            return errorExpr(start)
        }
        guard token.kind.isWord || at(.integer) || at(.float) else {
            fail(
                SyntaxDiagnostics.expectedMember(found: tokenDescription, at: at(.eof) ? dot : missingSpan),
                awaiting: "a name after '.'", from: dot)
            return errorExpr(start)
        }
        let nameSpan = tokenSpan
        let name = token.kind.isWord ? token.name : Name(text(of: token))
        advance()
        var member = MemberExpr(base: base, name: name, nameSpan: nameSpan)
        member.genericArguments = parseGenericArgumentsInExpr()
        if member.genericArguments == nil { member.labels = parseCompoundLabels() }
        return Expr(.member(member), span(from: start))
    }

    mutating func parseImplicitMember() -> Expr { parseMember(nil, token.start) }

    /// Parses `(_:by:)` after a name.
    mutating func parseCompoundLabels() -> [Name?]? {
        guard at(.leftParen), !token.isAtLineStart, tokens[index + 2].kind == .colon else { return nil }
        var place = index + 1
        var labels: [Name?] = []
        while tokens[place].kind.isWord, tokens[place + 1].kind == .colon {
            labels.append(tokens[place].kind == .kwUnderscore ? nil : tokens[place].name)
            place += 2
        }
        guard !labels.isEmpty, tokens[place].kind == .rightParen else { return nil }
        jump(to: place)
        advance()
        return labels
    }

    // MARK: - Calls

    mutating func parseCall(_ callee: Expr, _ start: UInt32) -> Expr {
        let (opener, parenthesis) = (index, tokenSpan)
        advance()
        let arguments = parseArguments(.rightParen, opener: opener)
        var closures: [Argument] = []
        if !hasFailed, at(.leftBrace), takesTrailingClosure(nil) { closures = parseTrailingClosures() }
        let call = CallExpr(
            callee: callee, arguments: arguments, trailingClosures: closures, hasParentheses: true,
            argumentsSpan: parenthesis)
        return Expr(.call(call), span(from: start))
    }

    /// Parses arguments and the closing bracket.
    mutating func parseArguments(_ closer: TokenKind, opener: Int) -> [Argument] {
        let savedBasic = isInStatementHead
        isInStatementHead = false
        defer { isInStatementHead = savedBasic }
        var arguments: [Argument] = []
        while !at(closer), !hasFailed {
            arguments.append(parseArgument())
            if hasFailed || !take(.comma) { break }
        }
        parseCloser(closer, opener: opener)
        return arguments
    }

    private mutating func parseArgument() -> Argument {
        guard token.kind.isWord, next.kind == .colon else { return Argument(label: nil, value: parseElement()) }
        let label = token.kind == .kwUnderscore ? nil : token.name
        let span = tokenSpan
        advance()
        advance()
        return Argument(label: label, labelSpan: span, value: parseElement())
    }

    /// Parses one expression of a list.
    mutating func parseElement() -> Expr {
        switch token.kind {
        case .comma, .rightParen, .rightBracket, .colon, .eof, .rightBrace, .interpolationEnd:
            if at(.eof) { return errorExpr(token.start) }
            failExpr()
            return errorExpr(token.start)
        default: return parseExpr()
        }
    }

    // MARK: - Trailing closures

    /// Returns true if the `{` at the current position is a trailing closure of the preceding expression.
    private func takesTrailingClosure(_ callee: Expr?) -> Bool {
        if let callee {
            switch callee.kind {
            case .integer, .float, .bool, .nilLiteral, .string, .magic, .array, .dictionary, .tuple, .closure, .error,
                .discard:
                return false
            default: break
            }
        }
        if next.kind == .kwCase || next.kind == .kwDefault { return false }
        if atAccessors { return false }
        if !isInStatementHead { return true }
        return isClosureInHead
    }

    /// True if a closure in the head of a statement belongs to the head, because the head continues after its closing
    /// brace.
    private var isClosureInHead: Bool {
        let closer = Int(token.value)
        guard closer > index else { return false }
        let following = tokens[closer + 1]
        if following.isAtLineStart { return false }
        switch following.kind {
        case .leftBrace, .kwWhere, .comma, .leftBracket, .leftParen, .period, .kwIs, .kwAs, .questionPostfix,
            .questionInfix, .exclaimPostfix, .colon, .equal, .binaryOperator, .postfixOperator:
            return true
        default:
            return false
        }
    }

    private mutating func parseTrailingClosures() -> [Argument] {
        let savedBasic = isInStatementHead
        isInStatementHead = false
        defer { isInStatementHead = savedBasic }
        var closures = [Argument(label: nil, value: parseClosure())]
        while !hasFailed, token.kind.isWord, next.kind == .colon, tokens[index + 2].kind == .leftBrace,
            !at(.kwDefault), !at(.kwCase)
        {
            let label = token.name
            let span = tokenSpan
            advance()
            advance()
            closures.append(
                Argument(label: label == Keyword.underscore ? nil : label, labelSpan: span, value: parseClosure()))
        }
        return closures
    }

    // MARK: - Optional types as values

    /// Converts `Int?`, as in `[Int?]()` and `Int?.none`, to a type if the name is capitalised or in brackets.
    private func optionalType(of base: Expr, _ start: UInt32) -> Expr? {
        if isInPattern || readsInstance { return nil }
        guard let type = typeRef(from: base), isCapital(type) else { return nil }
        return Expr(.type(TypeRef(.optional(type), span(from: start))), span(from: start))
    }

    /// True if a capitalised name is a variable: its `?` is followed by `[`, or by a member that optional types do not
    /// have.
    private var readsInstance: Bool {
        switch token.kind {
        case .leftBracket: return token.start == lastEnd
        case .period:
            guard next.kind == .identifier, (97...122).contains(bytes[Int(next.start)]) else { return false }
            return !["none", "some"].contains(next.name.text)
        default: return false
        }
    }

    private func isCapital(_ type: TypeRef) -> Bool {
        switch type.kind {
        case .named(let components):
            guard let span = components.last?.span else { return false }
            return (65...90).contains(bytes[Int(span.start)])
        case .array(let element): return isCapital(element)
        case .dictionary(let key, let value): return isCapital(key) && isCapital(value)
        case .optional: return true
        case .tuple(let elements): return !elements.isEmpty && elements.allSatisfy { isCapital($0.type) }
        default: return false
        }
    }

    /// Returns the type that an expression names; nil for other expressions.
    func typeRef(from expr: Expr) -> TypeRef? {
        switch expr.kind {
        case .name(let name):
            guard name.labels == nil else { return nil }
            let nameSpan = Span(
                source: source, start: expr.span.start, end: expr.span.start + UInt32(name.name.text.utf8.count))
            let component = TypeRef.Component(name: name.name, arguments: name.genericArguments ?? [], span: nameSpan)
            return TypeRef(.named([component]), expr.span)
        case .member(let member):
            guard let base = member.base, member.labels == nil, let outer = typeRef(from: base) else { return nil }
            let component = TypeRef.Component(
                name: member.name, arguments: member.genericArguments ?? [], span: member.nameSpan)
            guard case .named(let components) = outer.kind else {
                return TypeRef(.member(outer, component), expr.span)
            }
            return TypeRef(.named(components + [component]), expr.span)
        case .array(let elements):
            guard elements.count == 1, let element = typeRef(from: elements[0]) else { return nil }
            return TypeRef(.array(element), expr.span)
        case .dictionary(let pairs):
            guard pairs.count == 1, let key = typeRef(from: pairs[0].key), let value = typeRef(from: pairs[0].value)
            else { return nil }
            return TypeRef(.dictionary(key, value), expr.span)
        case .paren(let inner): return typeRef(from: inner)
        case .tuple(let elements):
            var parts: [(label: Name?, type: TypeRef)] = []
            for element in elements {
                guard let type = typeRef(from: element.value) else { return nil }
                parts.append((element.label, type))
            }
            return TypeRef(.tuple(parts), expr.span)
        case .type(let type): return type
        default: return nil
        }
    }
}
