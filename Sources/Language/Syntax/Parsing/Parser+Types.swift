import Diagnostics

extension Parser {
    mutating func parseType() -> TypeRef {
        let start = token.start
        guard enter() else {
            leave()
            return TypeRef(.error, span(from: start))
        }
        defer { leave() }
        if at(.at) || atSpecifier { return parseAttributedType(start) }
        let isFunctionHead = at(.leftParen)
        let head = isFunctionHead ? index : 0
        if isFunctionHead, let function = parseFunctionType(head, start) { return function }
        return parseComposition(start)
    }

    private mutating func parseAttributedType(_ start: UInt32) -> TypeRef {
        var names: [Name] = []
        while true {
            if at(.at) {
                advance()
                guard token.kind.isWord else {
                    failName("an attribute")
                    break
                }
                let name = token.name
                names.append(name)
                advance()
                // In `@escaping(Int) -> Void`, the parenthesis belongs to the type, not to the attribute.
                if at(.leftParen), token.start == lastEnd, Parser.typeAttributesWithArguments.contains(name) {
                    skipToken()
                }
            } else if !skipSpecifier() {
                break
            }
        }
        guard !hasFailed else { return TypeRef(.error, span(from: start)) }
        let inner = parseType()
        return names.isEmpty ? inner : TypeRef(.attributed(names, inner), span(from: start))
    }

    private static let typeAttributesWithArguments: Set<Name> = [
        "available", "convention", "isolated", "differentiable",
    ]

    /// Parses `inout` and other specifiers before a type; returns true for `inout`.
    mutating func skipSpecifiers() -> Bool {
        var isInout = false
        while true {
            if take(.kwInout) { isInout = true } else if !skipSpecifier() { return isInout }
        }
    }

    private var atSpecifier: Bool {
        guard at(.identifier), token.value < modifierLimit, !next.isAtLineStart else { return false }
        if isNonsending { return true }
        switch next.kind {
        case .leftBracket, .leftParen: break
        default: if !next.kind.isWord { return false }
        }
        switch token.name.text {
        case "borrowing", "consuming", "isolated", "sending": return true
        default: return false
        }
    }

    /// True if `nonisolated(nonsending)` precedes a function type at the current position.
    private var isNonsending: Bool {
        next.kind == .leftParen && token.name.text == "nonisolated" && isModifierDetail(index + 1)
    }

    private mutating func skipSpecifier() -> Bool {
        guard atSpecifier else { return false }
        let hasDetail = isNonsending
        advance()
        if hasDetail { skipToken() }
        return true
    }

    // MARK: - Functions

    /// Parses `(A, B) throws -> C`. Returns nil if no arrow follows the parentheses.
    private mutating func parseFunctionType(_ head: Int, _ start: UInt32) -> TypeRef? {
        var place = Int(tokens[head].value)
        guard place > head else { return nil }
        place += 1
        if tokens[place].kind == .identifier, tokens[place].value == Name(.async).id { place += 1 }
        if tokens[place].kind == .kwThrows || tokens[place].kind == .kwRethrows {
            place += 1
            if tokens[place].kind == .leftParen, tokens[place].value != 0 { place = Int(tokens[place].value) + 1 }
        }
        guard tokens[place].kind == .arrow else { return nil }
        let parameters = parseTypeList().map(\.parameter)
        guard !hasFailed else { return TypeRef(.error, span(from: start)) }
        let (written, thrown) = takeEffects(orRethrows: true)
        let effects = parameters.first?.isIsolated ?? false ? written.union(.isolatedParameter) : written
        if !take(.arrow) {
            fail(
                SyntaxDiagnostics.expectedToken("->", after: "the parameters", found: tokenDescription, at: missingSpan)
            )
        }
        let result = hasFailed ? TypeRef(.error, span(from: start)) : parseType()
        return TypeRef(.function(parameters, effects: effects, thrown: thrown, result), span(from: start))
    }

    private struct ListedType {
        var label: Name?
        var parameter: TypeRef.FunctionParameter
    }

    /// Parses the types of a tuple or of a function's parameters.
    private mutating func parseTypeList() -> [ListedType] {
        let opener = index
        advance()
        var types: [ListedType] = []
        while !at(.rightParen), !hasFailed {
            types.append(parseListedType())
            if hasFailed || !take(.comma) { break }
        }
        parseCloser(.rightParen, opener: opener)
        return types
    }

    private mutating func parseListedType() -> ListedType {
        var label: Name?
        if token.kind.isWord, next.kind == .colon || (next.kind.isWord && tokens[index + 2].kind == .colon) {
            if next.kind != .colon { advance() }
            label = at(.kwUnderscore) ? nil : token.name
            advance()
            advance()
        }
        let isIsolated = atWord(Name(.isolated))
        let isInout = skipSpecifiers()
        let type = at(.eof) ? TypeRef(.error, tokenSpan) : parseType()
        var isVariadic = false
        if atOperator(Name(.ellipsis)) {
            advance()
            isVariadic = true
        }
        var parameter = TypeRef.FunctionParameter(type: type, isInout: isInout, isVariadic: isVariadic)
        parameter.isIsolated = isIsolated
        return ListedType(label: label, parameter: parameter)
    }

    // MARK: - Compositions

    private mutating func parseComposition(_ start: UInt32) -> TypeRef {
        if at(.identifier), token.value < wordLimit, let special = parseWordType(start) { return special }
        let first = parseSimpleType()
        guard atOperator(Name(.ampersand)) else { return first }
        var parts = [first]
        while !hasFailed, atOperator(Name(.ampersand)) {
            advance()
            parts.append(parseSimpleType())
        }
        return TypeRef(.composition(parts), span(from: start))
    }

    private mutating func parseWordType(_ start: UInt32) -> TypeRef? {
        guard
            next.kind == .identifier || next.kind == .leftParen || next.kind == .kwAny || next.kind == .prefixOperator,
            !token.flags.contains(.escaped)
        else { return nil }
        guard enter() else {
            leave()
            return TypeRef(.error, span(from: start))
        }
        defer { leave() }
        switch token.name {
        case Name(.some):
            advance()
            let inner = parseComposition(token.start)
            return TypeRef(.some(inner), span(from: start))
        case Name(.any):
            advance()
            let inner = parseComposition(token.start)
            return TypeRef(.any(inner), span(from: start))
        case Name(.each):
            hasPacks = true
            unsupported(.parameterPack, at: tokenSpan)
            advance()
            return parseComposition(token.start)
        default: return nil
        }
    }

    /// Parses a type and its suffixes `?`, `!` and `.Type`.
    mutating func parseSimpleType() -> TypeRef {
        let start = token.start
        if at(.prefixOperator), bytes[Int(token.start)] == UInt8(ascii: "~") {
            (hasSuppressedConformance, hasConsumed) = (true, true)
            if next.kind != .identifier || next.name != Name(.copyable) {
                unsupported(.suppressedConformance, at: tokenSpan)
            }
            advance()
        }
        var type = parseTypeAtom()
        var count = 0
        while !hasFailed {
            count += 1
            if count > Parser.chainLimit { stopTooDeep() }
            if token.start == lastEnd, atOperator(beginningWith: Byte.question) {
                takeFirstByte()
                type = TypeRef(.optional(type), span(from: start))
            } else if token.start == lastEnd, atOperator(beginningWith: Byte.exclaim) {
                takeFirstByte()
                type = TypeRef(.implicitlyUnwrapped(type), span(from: start))
            } else if at(.period), next.kind.isWord {
                type = parseTypeMember(of: type, start)
            } else {
                break
            }
        }
        return type
    }

    private mutating func parseTypeMember(of type: TypeRef, _ start: UInt32) -> TypeRef {
        advance()
        if token.name == Name(.typeMember) || token.name == Name(.protocolMember) {
            advance()
            return TypeRef(.metatype(type), span(from: start))
        }
        let component = parseTypeComponent()
        return TypeRef(.member(type, component), span(from: start))
    }

    mutating func parseTypeAtom() -> TypeRef {
        let start = token.start
        switch token.kind {
        case .identifier, .kwSelfType, .kwAny:
            var components = [parseTypeComponent()]
            while !hasFailed, at(.period), next.kind.isWord, next.name != Name(.typeMember),
                next.name != Name(.protocolMember)
            {
                advance()
                components.append(parseTypeComponent())
                if components.count > Parser.chainLimit { stopTooDeep() }
            }
            return TypeRef(.named(components), span(from: start))
        case .kwUnderscore:
            advance()
            return TypeRef(.inferred, span(from: start))
        case .leftBracket: return parseBracketType(start)
        case .leftParen:
            let elements = parseTypeList()
            if elements.count == 1, elements[0].label == nil, !hasFailed {
                return elements[0].parameter.type
            }
            return TypeRef(.tuple(elements.map { ($0.label, $0.parameter.type) }), span(from: start))
        case .kwRepeat:
            hasPacks = true
            unsupported(.parameterPack, at: tokenSpan)
            advance()
            return parseType()
        case .kwClass:
            advance()
            return TypeRef(
                .named([TypeRef.Component(name: "AnyObject", arguments: [], span: span(from: start))]),
                span(from: start))
        default:
            failType()
            return TypeRef(.error, Span(source: source, start: start, end: start))
        }
    }

    private mutating func failType() {
        if token.kind.isKeyword, !token.isAtLineStart {
            return fail(SyntaxDiagnostics.expectedType(found: tokenDescription, at: tokenSpan))
        }
        fail(SyntaxDiagnostics.expectedType(found: tokenDescription, at: missingSpan), awaiting: "a type")
    }

    mutating func parseTypeComponent() -> TypeRef.Component {
        let nameSpan = tokenSpan
        let name = token.name
        advance()
        let arguments = atOperator(beginningWith: Byte.less) ? parseGenericArguments() : []
        return TypeRef.Component(name: name, arguments: arguments, span: nameSpan)
    }

    private mutating func parseBracketType(_ start: UInt32) -> TypeRef {
        let opener = index
        advance()
        let first = at(.eof) ? TypeRef(.error, tokenSpan) : parseType()
        var value: TypeRef?
        if !hasFailed, take(.colon) { value = parseType() }
        parseCloser(.rightBracket, opener: opener)
        if let value { return TypeRef(.dictionary(first, value), span(from: start)) }
        return TypeRef(.array(first), span(from: start))
    }

    // MARK: - Generic arguments

    /// Parses `<A, B>`, beginning at the `<`.
    mutating func parseGenericArguments() -> [TypeRef] {
        let opened = Span(source: source, start: token.start, end: token.start + 1)
        takeFirstByte()
        var arguments: [TypeRef] = []
        while !hasFailed, !atOperator(beginningWith: Byte.greater) {
            if at(.integer) {
                unsupported(.valueGeneric, at: tokenSpan)
                arguments.append(TypeRef(.error, tokenSpan))
                advance()
            } else {
                arguments.append(parseType())
            }
            if hasFailed || !take(.comma) { break }
        }
        closeAngle(opened)
        return arguments
    }

    mutating func closeAngle(_ opened: Span) {
        if atOperator(beginningWith: Byte.greater) { return takeFirstByte() }
        fail(
            SyntaxDiagnostics.unclosedBracket("<", at: missingSpan, opened: opened), awaiting: "'<'", from: opened)
    }
}
