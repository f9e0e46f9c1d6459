import Diagnostics

extension Parser {
    mutating func parseFunction() -> Decl.Kind {
        advance()
        let nameSpan = tokenSpan
        let isOperator = atFunctionOperator
        let name = isOperator ? parseFunctionOperator() : parseName("the function")
        guard !hasFailed else { return .error }
        let generics = parseGenericParameters()
        let parameters = parseParameters(of: "the function", unlabelled: false)
        let node = FunctionDecl(
            name: name, nameSpan: isOperator ? nameSpan.leadingSpan(name) : nameSpan, isOperator: isOperator,
            generics: generics, parameters: parameters, effects: [], result: nil,
            requirements: [], body: nil)
        (node.effects, node.thrown) = parseEffects()
        if readMissingArrow() || !hasFailed && take(.arrow) { node.result = parseResultType() }
        node.requirements = parseRequirements()
        if !hasFailed, at(.leftBrace) || at(.colon) { node.body = parseBlock(of: "the function") }
        return .function(node)
    }

    /// Recovers from `func area(): Int` and `func area() Int`.
    private mutating func readMissingArrow() -> Bool {
        guard !hasFailed, !token.isAtLineStart else { return false }
        let isColon = at(.colon) && !next.isAtLineStart
        guard isColon || at(.identifier) && !atWord(Name(.async)) || at(.leftBracket) else { return false }
        report(SyntaxDiagnostics.missingArrow(found: tokenDescription, at: tokenSpan, isColon: isColon))
        if isColon { advance() }
        return true
    }

    private mutating func parseResultType() -> TypeRef {
        if at(.leftBrace) {
            fail(SyntaxDiagnostics.expectedType(found: tokenDescription, at: tokenSpan))
            // The body that follows can still be parsed.
            hasFailed = false
            return TypeRef(.error, tokenSpan)
        }
        return parseType()
    }

    private var atFunctionOperator: Bool {
        switch token.kind {
        case .binaryOperator, .prefixOperator, .postfixOperator, .ampersandPrefix, .exclaimPostfix, .questionInfix: true
        default: false
        }
    }

    /// In `func ==<T>(`, the lexer reads `==<` as one operator.
    private mutating func parseFunctionOperator() -> Name {
        let start = Int(token.start)
        let count = Int(token.end) - start
        if count > 1, bytes[start + count - 1] == Byte.less, next.kind == .identifier {
            token.start = token.end - 1
            token.value = Name(.less).id
            token.kind = .binaryOperator
            tokens[index] = token
            lastEnd = token.start
            return Name(id: NameTable.shared.intern(bytes + start, count: count - 1))
        }
        let name = Name(id: NameTable.shared.intern(bytes + start, count: count))
        advance()
        return name
    }

    mutating func parseInitializer() -> Decl.Kind {
        let start = token.start
        advance()
        var isFailable = false
        var isImplicitlyUnwrapped = false
        if token.start == lastEnd, atOperator(beginningWith: Byte.question) || atOperator(beginningWith: Byte.exclaim) {
            isFailable = true
            isImplicitlyUnwrapped = atOperator(beginningWith: Byte.exclaim)
            takeFirstByte()
        }
        let generics = parseGenericParameters()
        let parameters = parseParameters(of: "'init'", unlabelled: false)
        let node = InitializerDecl(
            isFailable: isFailable, generics: generics, parameters: parameters, effects: [],
            requirements: [], body: nil, span: span(from: start))
        node.isImplicitlyUnwrapped = isImplicitlyUnwrapped
        (node.effects, node.thrown) = parseEffects()
        node.requirements = parseRequirements()
        if !hasFailed, at(.leftBrace) { node.body = parseBlock(of: "'init'") }
        node.span = span(from: start)
        return .initializer(node)
    }

    private mutating func parseEffects() -> (Effects, thrown: TypeRef?) {
        guard !hasFailed else { return ([], nil) }
        let (effects, thrown) = takeEffects()
        guard !effects.isThrowing, take(.kwRethrows) else { return (effects, thrown) }
        return (effects.union(.rethrowing).union(takeLateAsync()), nil)
    }

    /// Parses `async`, `throws` and `throws(E)` after the parameters.
    mutating func takeEffects(orRethrows: Bool = false) -> (Effects, thrown: TypeRef?) {
        var effects = Effects()
        if atWord(Name(.async)) {
            effects = .async
            advance()
        }
        guard at(.kwThrows) || orRethrows && at(.kwRethrows) else { return (effects, nil) }
        advance()
        effects.formUnion(.throwing)
        guard at(.leftParen), !token.isAtLineStart else { return (effects.union(takeLateAsync()), nil) }
        let opener = index
        advance()
        let type = parseType()
        parseCloser(.rightParen, opener: opener)
        return (effects.union(takeLateAsync()), type)
    }

    /// Reports `throws async`: `async` comes first.
    private mutating func takeLateAsync() -> Effects {
        guard atWord(Name(.async)), !next.isAtLineStart else { return [] }
        report(SyntaxDiagnostics.misorderedEffects("async", before: "throws", at: tokenSpan))
        advance()
        return .async
    }

    // MARK: - Parameters

    /// Parses parameters. With `unlabelled`, as in a subscript, a single name is no label.
    mutating func parseParameters(of what: String, unlabelled: Bool) -> [ParameterDecl] {
        guard !hasFailed else { return [] }
        guard at(.leftParen) else {
            fail(
                SyntaxDiagnostics.expectedToken(
                    "(", after: "the name of \(what)", found: tokenDescription, at: missingSpan),
                awaiting: "the parameters of \(what)")
            return []
        }
        let opener = index
        advance()
        var parameters: [ParameterDecl] = []
        while !at(.rightParen), !at(.eof), !hasFailed {
            parameters.append(parseParameter(unlabelled: unlabelled))
            if hasFailed || !take(.comma) { break }
        }
        parseCloser(.rightParen, opener: opener)
        return parameters
    }

    /// Parses the attributes of a parameter. Attributes of the language have no effect.
    mutating func parseParameterAttributes() -> [CustomAttribute] {
        var custom: [CustomAttribute] = []
        while at(.at) {
            let start = token.start
            advance()
            if token.kind.isWord, namesType(token.name) {
                custom.append(parseCustomAttribute(start))
            } else {
                advance()
                if at(.leftParen), token.start == lastEnd { skipToken() }
            }
        }
        return custom
    }

    private mutating func parseParameter(unlabelled: Bool) -> ParameterDecl {
        let start = token.start
        let custom = parseParameterAttributes()
        var parameter = ParameterDecl(
            label: nil, name: Keyword.underscore, type: TypeRef(.error, tokenSpan), isInout: false, isVariadic: false,
            isAutoclosure: false, isEscaping: false, defaultValue: nil, span: tokenSpan)
        parameter.customAttributes = custom
        parameter.isListBuilder = custom.contains { $0.type.plainName?.text.hasSuffix("Builder") ?? false }
        guard token.kind.isWord else {
            failName("a parameter")
            return parameter
        }
        if at(.kwInout), next.kind != .colon {
            report(SyntaxDiagnostics.inoutBeforeName(at: tokenSpan))
            advance()
        }
        let first = token
        advance()
        parameter.label = first.kind == .kwUnderscore ? nil : first.name
        parameter.name = first.name
        let named = token.kind.isWord ? token : first
        if text(of: named).hasPrefix("$") {
            report(SyntaxDiagnostics.dollarName(text(of: named), at: span(of: named)))
        }
        if token.kind.isWord, !at(.kwInout) || next.kind == .colon {
            parameter.name = token.name
            advance()
        } else if unlabelled {
            parameter.label = nil
        }
        guard take(.colon) else {
            fail(
                SyntaxDiagnostics.missingParameterType(
                    of: parameter.name.text, label: parameter.name == parameter.label ? nil : parameter.label?.text,
                    found: tokenDescription, at: missingSpan),
                awaiting: "the type of the parameter")
            return parameter
        }
        parseParameterType(into: &parameter)
        if !hasFailed, at(.equal) {
            parseEqualSign()
            parameter.defaultValue = parseElement()
        }
        parameter.span = span(from: start)
        return parameter
    }

    private mutating func parseParameterType(into parameter: inout ParameterDecl) {
        if at(.eof) { return }
        parameter.isIsolated = atWord(Name(.isolated))
        parameter.isConsuming = atWord(Name(.consuming))
        parameter.isBorrowing = atWord(Name(.borrowing))
        parameter.isInout = skipSpecifiers()
        let type = parseType()
        parameter.type = type
        if case .attributed(let names, let inner) = type.kind {
            parameter.isEscaping = names.contains(Name(.escaping))
            parameter.isAutoclosure = names.contains(Name(.autoclosure))
            parameter.isLentToCallee = names.contains("noescape")
            parameter.typeAttributes = names
            parameter.type = inner
        }
        if case .function(let parameters, _, _, _) = parameter.type.kind, parameters.first?.isIsolated ?? false {
            parameter.typeAttributes.append(Name(.isolated))
        }
        if atOperator(Name(.ellipsis)) {
            advance()
            parameter.isVariadic = true
        }
    }

    // MARK: - Generics

    /// Parses a list `<A, B: P>` if there is one.
    mutating func parseGenericParameters() -> [GenericParameterRef] {
        guard !hasFailed, atOperator(beginningWith: Byte.less) else { return [] }
        let opened = Span(source: source, start: token.start, end: token.start + 1)
        takeFirstByte()
        var generics: [GenericParameterRef] = []
        while !hasFailed, !atOperator(beginningWith: Byte.greater) {
            generics.append(parseGenericParameter())
            if hasFailed || !take(.comma) { break }
        }
        closeAngle(opened)
        return generics
    }

    private mutating func parseGenericParameter() -> GenericParameterRef {
        let start = token.start
        if atWord(Name(.each)), next.kind == .identifier {
            hasPacks = true
            unsupported(.parameterPack, at: tokenSpan)
            advance()
        } else if at(.kwLet) {
            unsupported(.valueGeneric, at: tokenSpan)
            advance()
        }
        let name = parseName("a type parameter")
        var constraint: TypeRef?
        let outer = hasSuppressedConformance
        hasSuppressedConformance = false
        defer { hasSuppressedConformance = outer }
        if !hasFailed, take(.colon) { constraint = parseType() }
        var made = GenericParameterRef(name: name, constraint: constraint, span: span(from: start))
        made.takesNoncopyable = hasSuppressedConformance
        // `~Copyable` alone is no constraint on the type.
        if hasSuppressedConformance, constraint?.plainName == Name(.copyable) { made.constraint = nil }
        return made
    }

    /// Parses a clause `where A: P, B == C` if there is one.
    mutating func parseRequirements() -> [RequirementRef] {
        guard !hasFailed, take(.kwWhere) else { return [] }
        var requirements: [RequirementRef] = []
        repeat {
            let left = parseSimpleType()
            guard !hasFailed else { break }
            if take(.colon) {
                requirements.append(RequirementRef(kind: .conforms, left: left, right: parseType()))
            } else if atOperator(Name(.equals)) {
                advance()
                requirements.append(RequirementRef(kind: .same, left: left, right: parseType()))
            } else {
                fail(
                    SyntaxDiagnostics.expectedToken(
                        ":", after: "the type in 'where'", found: tokenDescription, at: missingSpan),
                    awaiting: "the rest of 'where'")
            }
        } while !hasFailed && take(.comma)
        return requirements
    }
}

extension Span {
    /// Returns the start of the span, as long as the name.
    fileprivate func leadingSpan(_ name: Name) -> Span {
        Span(source: source, start: start, end: min(end, start + UInt32(name.text.utf8.count)))
    }
}
