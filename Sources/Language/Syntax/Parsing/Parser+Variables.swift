import Diagnostics

extension Parser {
    mutating func parseVariable(_ modifiers: Modifiers) -> Decl.Kind {
        let isLet = at(.kwLet)
        advance()
        var bindings: [VariableDecl.Binding] = []
        repeat {
            bindings.append(parseBinding(isLet: isLet))
        } while !hasFailed && take(.comma)
        let variable = VariableDecl(isLet: isLet, bindings: bindings)
        variable.asyncSpan = modifiers.asyncSpan
        return .variable(variable)
    }

    private mutating func parseBinding(isLet: Bool) -> VariableDecl.Binding {
        let what = isLet ? "'let'" : "'var'"
        let pattern = parseBindingPattern(of: what)
        var binding = VariableDecl.Binding(pattern: pattern, type: nil, initializer: nil, accessors: [])
        guard !hasFailed else { return binding }
        if take(.colon) { binding.type = parseType() }
        guard !hasFailed else { return binding }
        if at(.equal) {
            parseEqualSign()
            if at(.eof) || (token.isAtLineStart && startsDeclaration) || at(.rightBrace) || at(.semicolon) {
                fail(
                    SyntaxDiagnostics.missingRightSide(of: "=", found: tokenDescription, at: equalSpan),
                    awaiting: "the right side of '='", from: equalSpan)
                return binding
            }
            binding.initializer = parseValue()
        } else if atOperator(Name(.equals)) {
            fail(SyntaxDiagnostics.equalsInDeclaration(at: tokenSpan))
            return binding
        }
        if !hasFailed, at(.leftBrace), binding.initializer == nil ? !isInStatementHead : atAccessors {
            binding.accessors = parseAccessors()
        }
        return binding
    }

    private var equalSpan: Span { Span(source: source, start: lastEnd > 0 ? lastEnd - 1 : 0, end: lastEnd) }

    private var startsDeclaration: Bool {
        switch token.kind {
        case .kwLet, .kwVar, .kwFunc, .kwStruct, .kwEnum, .kwClass, .kwProtocol, .kwExtension, .kwImport, .kwFor,
            .kwWhile, .kwReturn, .kwGuard:
            true
        default: false
        }
    }

    // MARK: - Accessors

    private static let accessorKinds: [String: Accessor.Kind] = [
        "get": .get, "set": .set, "willSet": .willSet, "didSet": .didSet, "_read": .get, "_modify": .set,
    ]

    private func accessorKind(at place: Int) -> Accessor.Kind? {
        let word = tokens[place]
        guard word.kind == .identifier, !word.flags.contains(.escaped) else { return nil }
        return Parser.accessorKinds[word.name.text]
    }

    /// True if the brace at the current position is followed by `get`, `set`, `willSet` or `didSet`.
    var atAccessors: Bool {
        var place = index + 1
        guard tokens[place].kind == .identifier || tokens[place].kind == .at else { return false }
        while true {
            if tokens[place].kind == .at {
                place += 2
                continue
            }
            let name = tokens[place].value
            guard tokens[place].kind == .identifier, name == Name(.mutating).id || name == Name(.nonmutating).id else {
                break
            }
            place += 1
        }
        guard accessorKind(at: place) != nil else { return false }
        switch tokens[place + 1].kind {
        case .leftBrace, .rightBrace, .kwThrows: return true
        case .leftParen:
            // `willSet(new) {` is an accessor at this position, although a function may have this name.
            let closer = Int(tokens[place + 1].value)
            return closer != 0 && tokens[closer + 1].kind == .leftBrace
        case .identifier:
            return tokens[place + 1].value == Name(.async).id || accessorKind(at: place + 1) != nil
                || tokens[place + 1].value == Name(.mutating).id || tokens[place + 1].value == Name(.nonmutating).id
        default: return false
        }
    }

    /// Parses `{ get … set … }`, or the body of a getter.
    mutating func parseAccessors() -> [Accessor] {
        let start = token.start
        if !atAccessors {
            let body = parseBlock(of: "the property")
            return [Accessor(kind: .get, parameter: nil, body: body, span: span(from: start))]
        }
        let opener = index
        advance()
        var accessors: [Accessor] = []
        while !at(.rightBrace), !at(.eof), !hasFailed {
            let word = tokenSpan
            guard let accessor = parseAccessor() else { break }
            if let twin = accessors.first(where: { $0.kind == accessor.kind }) {
                let name = isCoroutine(word) ? word : twin.span
                if isCoroutine(name) {
                    unsupported(.coroutine(beside: accessor.kind == .get ? "get" : "set"), at: word)
                }
            }
            accessors.append(accessor)
            _ = take(.semicolon)
        }
        if !at(.rightBrace), !at(.eof) {
            fail(SyntaxDiagnostics.expectedAccessor(found: tokenDescription, at: tokenSpan))
            recover(toCloserOf: opener)
        } else {
            closeBrace(opener: opener)
        }
        return accessors
    }

    private mutating func parseAccessor() -> Accessor? {
        let start = token.start
        var isMutating = false
        var isNonmutating = false
        while true {
            if at(.at) {
                advance()
                advance()
            } else if atWord(Name(.mutating)) {
                isMutating = true
                advance()
            } else if atWord(Name(.nonmutating)) {
                isNonmutating = true
                advance()
            } else {
                break
            }
        }
        guard let kind = accessorKind(at: index) else { return nil }
        let isCoroutine = isCoroutine(tokenSpan)
        advance()
        var accessor = Accessor(
            kind: kind, parameter: nil, body: nil, isMutating: isMutating, isNonmutating: isNonmutating,
            span: span(from: start))
        if at(.leftParen) {
            let opener = index
            advance()
            accessor.parameter = parseName("the accessor's value")
            parseCloser(.rightParen, opener: opener)
        }
        (accessor.effects, accessor.thrown) = takeEffects()
        if at(.leftBrace) {
            let outer = coroutine
            coroutine = isCoroutine ? kind : nil
            accessor.body = parseBlock(of: "the accessor")
            coroutine = outer
            if isCoroutine, kind == .get { accessor.body = accessor.body.map(deferringRest) }
        }
        accessor.span = span(from: start)
        return accessor
    }

    // MARK: - Coroutines

    // Converts `_read { yield x }` to `get { return x }` and `_modify { yield &x }` to `set { x = newValue }`:
    // statements before the `yield` run before the access, those after it run after the access.

    private func isCoroutine(_ word: Span) -> Bool { bytes[Int(word.start)] == Byte.underscore }

    private static let yield = Name("yield")

    /// True if `yield x` begins here; false if `yield` is the name of a variable or function.
    var atYield: Bool {
        guard atWord(Parser.yield), !next.isAtLineStart else { return false }
        return next.kind == .ampersandPrefix || next.kind.isWord
    }

    mutating func parseYield() -> Stmt.Kind {
        let start = token.start
        advance()
        _ = take(.ampersandPrefix)
        let place = parseExpr()
        guard coroutine == .set else { return .return(place) }
        let value = Expr(.name(NameExpr(name: Name(.newValue))), place.span)
        return .expr(Expr(.assign(place, value), span(from: start)))
    }

    /// Moves the statements that follow the yielded value into a `defer`.
    private func deferringRest(_ body: [Stmt]) -> [Stmt] {
        guard let place = body.firstIndex(where: { if case .return = $0.kind { return true } else { return false } }),
            place + 1 < body.count
        else { return body }
        let rest = Stmt(.defer(Array(body[(place + 1)...])), body[place].span)
        return body[..<place] + [rest, body[place]]
    }

    // MARK: - Subscripts

    mutating func parseSubscript() -> Decl.Kind {
        advance()
        let generics = parseGenericParameters()
        let parameters = parseParameters(of: "'subscript'", unlabelled: true)
        var result = TypeRef(.error, tokenSpan)
        if !hasFailed {
            if take(.arrow) {
                result = parseType()
            } else {
                fail(
                    SyntaxDiagnostics.expectedToken(
                        "->", after: "the parameters of 'subscript'", found: tokenDescription, at: missingSpan),
                    awaiting: "the type of the subscript")
            }
        }
        let requirements = parseRequirements()
        let accessors = !hasFailed && at(.leftBrace) ? parseAccessors() : []
        return .subscript(
            SubscriptDecl(
                generics: generics, parameters: parameters, result: result, requirements: requirements,
                accessors: accessors))
    }
}
