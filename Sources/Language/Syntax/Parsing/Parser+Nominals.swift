import Diagnostics

// Parses types, and declarations that are only valid in or beside types.
extension Parser {
    mutating func parseNominal(_ kind: TypeDecl.Kind, _ modifiers: Modifiers) -> Decl.Kind {
        let keyword = text(of: token)
        let isActor = at(.identifier)
        if isActor { _ = ImpliedNames.actor }
        advance()
        let nameSpan = tokenSpan
        let name = parseName("the \(keyword)")
        guard !hasFailed else { return .error }
        let generics = parseGenericParameters()
        hasSuppressedConformance = false
        let inherited = parseInherited()
        let isNoncopyable = hasSuppressedConformance
        let requirements = parseRequirements()
        let members = hasFailed ? [] : parseMembers(of: "'\(keyword) \(name.text)'")
        let type = TypeDecl(
            kind: kind, name: name, nameSpan: nameSpan, extended: nil, generics: generics, inherited: inherited,
            requirements: requirements, isIndirect: modifiers.has(Name(.indirect)), members: members)
        type.isActor = isActor
        type.isNoncopyable = isNoncopyable
        return .type(type)
    }

    mutating func parseExtension() -> Decl.Kind {
        advance()
        let start = token.start
        guard token.kind.isWord || at(.leftBracket) else {
            failName("the extended type")
            return .error
        }
        let extended = parseSimpleType()
        let nameSpan: Span
        let name: Name
        if case .named(let components) = extended.kind, let last = components.last {
            (name, nameSpan) = (last.name, last.span)
        } else {
            (name, nameSpan) = (Name(extended.span.text), span(from: start))
        }
        let inherited = parseInherited()
        let requirements = parseRequirements()
        let members = hasFailed ? [] : parseMembers(of: "'extension \(name.text)'")
        return .type(
            TypeDecl(
                kind: .extension, name: name, nameSpan: nameSpan, extended: extended, generics: [],
                inherited: inherited,
                requirements: requirements, isIndirect: false, members: members))
    }

    private mutating func parseInherited() -> [TypeRef] {
        guard !hasFailed, take(.colon) else { return [] }
        var types: [TypeRef] = []
        repeat {
            types.append(parseType())
        } while !hasFailed && take(.comma)
        return types
    }

    mutating func parseTypealias() -> Decl.Kind {
        advance()
        let name = parseName("the type alias")
        let generics = parseGenericParameters()
        guard !hasFailed, parseEqualSign(after: "the name of 'typealias'") else { return .error }
        let type = parseType()
        _ = parseRequirements()
        return .typealias_(TypealiasDecl(name: name, generics: generics, type: type))
    }

    mutating func parseAssociatedType() -> Decl.Kind {
        advance()
        let name = parseName("the associated type")
        let inherited = parseInherited()
        var defaultType: TypeRef?
        if !hasFailed, at(.equal) {
            parseEqualSign()
            defaultType = parseType()
        }
        let requirements = parseRequirements()
        return .associatedType(
            AssociatedTypeDecl(
                name: name, inherited: inherited, defaultType: defaultType, requirements: requirements))
    }

    // MARK: - Cases

    mutating func parseEnumCase(_ modifiers: Modifiers) -> Decl.Kind {
        advance()
        var elements: [EnumCaseElement] = []
        repeat {
            elements.append(parseEnumCaseElement(isIndirect: modifiers.has(Name(.indirect))))
        } while !hasFailed && take(.comma)
        return .enumCase(elements)
    }

    private mutating func parseEnumCaseElement(isIndirect: Bool) -> EnumCaseElement {
        let start = token.start
        if at(.period), next.kind.isWord {
            report(SyntaxDiagnostics.dotInCase(at: tokenSpan))
            advance()
        }
        let name = parseName("the case")
        var element = EnumCaseElement(
            name: name, payload: nil, rawValue: nil, isIndirect: isIndirect, span: span(from: start))
        guard !hasFailed else { return element }
        if at(.leftParen), !token.isAtLineStart {
            element.payload = parsePayload()
        }
        if !hasFailed, at(.equal) {
            parseEqualSign()
            element.rawValue = parseExpr()
        }
        element.span = span(from: start)
        return element
    }

    private mutating func parsePayload() -> [EnumCaseElement.Payload] {
        let opener = index
        advance()
        var payload: [EnumCaseElement.Payload] = []
        while !at(.rightParen), !at(.eof), !hasFailed {
            var label: Name?
            if token.kind.isWord, next.kind == .colon || (next.kind.isWord && tokens[index + 2].kind == .colon) {
                label = at(.kwUnderscore) ? nil : token.name
                advance()
                if !at(.colon) { advance() }
                advance()
            }
            var part = EnumCaseElement.Payload(label: label, type: parseType(), defaultValue: nil)
            if !hasFailed, at(.equal) {
                parseEqualSign()
                part.defaultValue = parseElement()
            }
            payload.append(part)
            if hasFailed || !take(.comma) { break }
        }
        parseCloser(.rightParen, opener: opener)
        return payload
    }

    // MARK: - Imports and operators

    mutating func parseImport() -> Decl.Kind {
        advance()
        switch token.kind {
        case .kwStruct, .kwClass, .kwEnum, .kwProtocol, .kwFunc, .kwVar, .kwLet, .kwTypealias:
            if next.kind == .identifier { advance() }
        default: break
        }
        let name = parseName("the module")
        while !hasFailed, at(.period), next.kind.isWord {
            advance()
            advance()
        }
        return hasFailed ? .error : .import_(name)
    }

    mutating func parseOperator(_ modifiers: Modifiers) -> Decl.Kind {
        let keyword = tokenSpan
        advance()
        let fixity: OperatorDecl.Fixity
        if modifiers.has("prefix") {
            fixity = .prefix
        } else if modifiers.has("postfix") {
            fixity = .postfix
        } else if modifiers.has("infix") {
            fixity = .infix
        } else {
            fail(SyntaxDiagnostics.operatorFixity(at: keyword))
            return .error
        }
        guard isOperator(token.kind) || at(.exclaimPostfix) || at(.questionInfix) || at(.ampersandPrefix) || at(.arrow)
        else {
            fail(
                SyntaxDiagnostics.expectedName("the operator", found: tokenDescription, at: missingSpan),
                awaiting: "the operator's name")
            return .error
        }
        let name = Name(text(of: token))
        advance()
        var group: Name?
        if take(.colon) { group = parseName("the precedence group") }
        if !hasFailed, at(.leftBrace), !token.isAtLineStart {
            report(SyntaxDiagnostics.oldOperator(name.text, at: tokenSpan))
            skipToken()
        }
        return hasFailed ? .error : .operator_(OperatorDecl(fixity: fixity, name: name, group: group))
    }

    mutating func parsePrecedenceGroup() -> Decl.Kind {
        advance()
        var node = PrecedenceGroupDecl(
            name: parseName("the precedence group"), associativity: .none, higherThan: [], lowerThan: [],
            isAssignment: false)
        guard !hasFailed else { return .error }
        guard at(.leftBrace) else {
            failMissingBody(of: "the precedence group")
            return .error
        }
        let opener = index
        advance()
        while !at(.rightBrace), !at(.eof), !hasFailed { parseGroupProperty(into: &node) }
        if at(.rightBrace) || at(.eof) { closeBrace(opener: opener) } else { recover(toCloserOf: opener) }
        return .precedenceGroup(node)
    }

    private mutating func parseGroupProperty(into node: inout PrecedenceGroupDecl) {
        let property = token
        guard at(.identifier), next.kind == .colon else {
            return fail(SyntaxDiagnostics.precedenceProperty(found: tokenDescription, at: tokenSpan))
        }
        advance()
        advance()
        switch property.name.text {
        case "associativity":
            switch text(of: token) {
            case "left": node.associativity = .left
            case "right": node.associativity = .right
            case "none": node.associativity = .none
            default: return fail(SyntaxDiagnostics.precedenceProperty(found: tokenDescription, at: tokenSpan))
            }
            advance()
        case "assignment":
            node.isAssignment = at(.kwTrue)
            advance()
        case "higherThan": node.higherThan += parseNames()
        case "lowerThan": node.lowerThan += parseNames()
        default: fail(SyntaxDiagnostics.precedenceProperty(found: "'\(property.name.text)'", at: span(of: property)))
        }
    }

    private mutating func parseNames() -> [Name] {
        var names: [Name] = []
        repeat {
            names.append(parseName("a precedence group"))
        } while !hasFailed && take(.comma)
        return names
    }
}
