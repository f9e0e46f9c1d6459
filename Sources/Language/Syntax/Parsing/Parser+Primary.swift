import Diagnostics

extension Parser {
    mutating func failExpr() {
        fail(SyntaxDiagnostics.expectedExpression(found: tokenDescription, at: missingSpan), awaiting: "an expression")
    }

    mutating func parsePrimary() -> Expr {
        let start = token.start
        switch token.kind {
        case .identifier, .kwSelf, .kwSelfType, .kwAny: return parseNameExpr()
        case .dollar: return parseDollar()
        case .integer: return parseInteger()
        case .float: return parseFloat()
        case .string: return parseSimpleString()
        case .stringStart: return parseString()
        case .regex: return parseRegex()
        case .kwTrue, .kwFalse:
            let value = at(.kwTrue)
            advance()
            return Expr(.bool(value), span(from: start))
        case .kwNil:
            advance()
            return Expr(.nilLiteral, span(from: start))
        case .kwSuper:
            let name = token.name
            advance()
            return Expr(.name(NameExpr(name: name)), span(from: start))
        case .kwUnderscore:
            advance()
            return Expr(.discard, span(from: start))
        case .period: return parseImplicitMember()
        case .leftParen: return parseParenthesized()
        case .leftBracket: return parseCollection()
        case .leftBrace: return parseClosure()
        case .backslash: return parseKeyPath()
        case .pound: return parsePound()
        case .at:
            let type = parseType()
            return Expr(.type(type), span(from: start))
        default:
            failExpr()
            return errorExpr(start)
        }
    }

    private mutating func parseNameExpr() -> Expr {
        let start = token.start
        var node = NameExpr(name: token.name)
        advance()
        node.genericArguments = parseGenericArgumentsInExpr()
        if node.genericArguments == nil { node.labels = parseCompoundLabels() }
        return Expr(.name(node), span(from: start))
    }

    private mutating func parseDollar() -> Expr {
        let start = token.start
        var number = 0
        for place in Int(start) + 1..<Int(token.end) { number = min(number * 10 + Int(bytes[place] - Byte.zero), 99) }
        dollarCount = max(dollarCount, number + 1)
        let name = token.name
        advance()
        if let closure = closureWithNames {
            report(SyntaxDiagnostics.dollarBesideNames(name.text, of: closure, at: span(from: start)))
        }
        return Expr(.name(NameExpr(name: name)), span(from: start))
    }

    // MARK: - Brackets

    private mutating func parseParenthesized() -> Expr {
        let start = token.start
        if atFunctionType {
            let type = parseType()
            return Expr(.type(type), span(from: start))
        }
        let saved = isInStatementHead
        isInStatementHead = false
        defer { isInStatementHead = saved }
        let opener = index
        advance()
        var elements: [TupleElement] = []
        while !at(.rightParen), !hasFailed {
            var label: Name?
            if token.kind.isWord, next.kind == .colon {
                label = token.name
                advance()
                advance()
            }
            elements.append(TupleElement(label: label, value: parseElement()))
            if hasFailed || !take(.comma) { break }
        }
        parseCloser(.rightParen, opener: opener)
        if elements.count == 1, elements[0].label == nil {
            return Expr(.paren(elements[0].value), span(from: start))
        }
        return Expr(.tuple(elements), span(from: start))
    }

    /// True if an arrow follows the parentheses that begin at the current position.
    private var atFunctionType: Bool {
        var place = Int(token.value)
        guard place > index else { return false }
        place += 1
        if tokens[place].kind == .identifier, tokens[place].value == Name(.async).id { place += 1 }
        if tokens[place].kind == .kwThrows { place += 1 }
        return tokens[place].kind == .arrow
    }

    private mutating func parseCollection() -> Expr {
        let start = token.start
        let saved = (isInStatementHead, isInPattern)
        (isInStatementHead, isInPattern) = (false, false)
        defer { (isInStatementHead, isInPattern) = saved }
        let opener = index
        advance()
        if take(.rightBracket) { return Expr(.array([]), span(from: start)) }
        if at(.colon), next.kind == .rightBracket {
            advance()
            advance()
            return Expr(.dictionary([]), span(from: start))
        }
        readEqualAsColon()
        let first = parseElement()
        if !hasFailed, at(.colon) { return parseDictionary(first, start, opener) }
        var elements = [first]
        while !hasFailed, take(.comma), !at(.rightBracket) { elements.append(parseElement()) }
        parseCloser(.rightBracket, opener: opener)
        return Expr(.array(elements), span(from: start))
    }

    private mutating func parseDictionary(_ firstKey: Expr, _ start: UInt32, _ opener: Int) -> Expr {
        advance()
        var pairs = [(key: firstKey, value: parseElement())]
        while !hasFailed, take(.comma), !at(.rightBracket), !at(.eof) {
            readEqualAsColon()
            let key = parseElement()
            guard !hasFailed else { break }
            if !take(.colon) {
                fail(SyntaxDiagnostics.expectedToken(":", after: "the key", found: tokenDescription, at: missingSpan))
                break
            }
            pairs.append((key: key, value: parseElement()))
        }
        parseCloser(.rightBracket, opener: opener)
        return Expr(.dictionary(pairs), span(from: start))
    }

    // MARK: - #function and its kin

    private mutating func parsePound() -> Expr {
        let start = token.start
        let name = token.name.text
        if let magic = Parser.magicLiterals[name] {
            advance()
            return Expr(.magic(magic), span(from: start))
        }
        advance()
        let head = span(from: start)
        if name == "selector", at(.leftParen), !token.isAtLineStart { return parseSelector(start) }
        if name == "keyPath", at(.leftParen), !token.isAtLineStart, next.kind.isWord {
            return parseKeyPathName(start)
        }
        if let type = Parser.literalTypes[name], at(.leftParen), !token.isAtLineStart {
            return parseResource(type, start)
        }
        if at(.leftParen), !token.isAtLineStart { skipToken() }
        if at(.leftBrace), !token.isAtLineStart, !isInStatementHead { skipToken() }
        unsupported(.poundDirective(name), at: head)
        return errorExpr(start)
    }

    /// Parses `#keyPath(Type.property)`, which is the name of a property as a string. It is checked like
    /// `\Type.property`. Without a type, the property belongs to the enclosing type.
    private mutating func parseKeyPathName(_ start: UInt32) -> Expr {
        let opener = index
        advance()
        let inner = token.start
        var components: [KeyPathExpr.Component] = []
        let root: TypeRef
        if (65...90).contains(bytes[Int(inner)]) {
            root = parseKeyPathRoot()
        } else {
            let own = TypeRef.Component(name: "Self", arguments: [], span: tokenSpan)
            root = TypeRef(.named([own]), tokenSpan)
            if !at(.kwSelf) { components.append(.member(token.name, tokenSpan)) }
            advance()
        }
        while !hasFailed, at(.period), parseKeyPathComponent(into: &components) {}
        let path = Expr(.keyPath(KeyPathExpr(root: root, components: components)), span(from: inner))
        let name = components.compactMap { component -> String? in
            if case .member(let name, _) = component { return name.text }
            return nil
        }.joined(separator: ".")
        if !hasFailed { parseCloser(.rightParen, opener: opener) }
        let made = span(from: start)
        let literal = Expr(.string(StringLiteral(parts: [.text(name)])), made)
        let arguments = [Argument(label: nil, value: path), Argument(label: nil, value: literal)]
        return Expr(
            .call(
                CallExpr(
                    callee: Expr(.name(NameExpr(name: "_keyPathName")), made), arguments: arguments,
                    trailingClosures: [], hasParentheses: true)),
            made)
    }

    /// Parses `#colorLiteral(red: 1, …)` as `UIColor(red: 1, …)`, `#imageLiteral(resourceName: "x")` as an image.
    private mutating func parseResource(_ type: Name, _ start: UInt32) -> Expr {
        let callee = Expr(.name(NameExpr(name: type)), span(from: start))
        guard case .call(var call) = parseCall(callee, start).kind else { return errorExpr(start) }
        for index in call.arguments.indices where call.arguments[index].label == "resourceName" {
            call.arguments[index].label = "imageLiteralResourceName"
        }
        return Expr(.call(call), span(from: start))
    }

    /// Parses `#selector(Type.method(_:label:))`, the name of a method as a `Selector`.
    private mutating func parseSelector(_ start: UInt32) -> Expr {
        let open = token.start
        skipToken()
        let text = span(from: open).text.dropFirst().dropLast().filter { !$0.isWhitespace }
        let head = text.prefix { $0 != "(" }
        let name = String(head.split(separator: ".").last ?? "") + text.dropFirst(head.count)
        let made = span(from: start)
        let literal = Expr(.string(StringLiteral(parts: [.text(name)])), made)
        return Expr(
            .call(
                CallExpr(
                    callee: Expr(.name(NameExpr(name: "Selector")), made),
                    arguments: [Argument(label: nil, value: literal)], trailingClosures: [], hasParentheses: true)),
            made)
    }

    private static let literalTypes: [String: Name] = ["colorLiteral": "UIColor", "imageLiteral": "UIImage"]

    private static let magicLiterals: [String: MagicLiteral] = [
        "function": .function, "line": .line, "column": .column, "file": .file, "fileID": .fileID,
        "isolation": .isolation,
        "filePath": .filePath,
    ]

    // MARK: - Key paths

    private mutating func parseKeyPath() -> Expr {
        let start = token.start
        let slash = tokenSpan
        advance()
        var root: TypeRef?
        if !at(.period) {
            guard token.kind.isWord || at(.leftBracket) || at(.leftParen) else {
                fail(
                    SyntaxDiagnostics.expectedMember(found: tokenDescription, at: missingSpan),
                    awaiting: "the rest of a key path",
                    from: slash)
                return errorExpr(start)
            }
            root = parseKeyPathRoot()
        }
        var components: [KeyPathExpr.Component] = []
        while !hasFailed, parseKeyPathComponent(into: &components) {}
        if components.isEmpty {
            fail(
                SyntaxDiagnostics.expectedMember(found: tokenDescription, at: missingSpan),
                awaiting: "the rest of a key path",
                from: slash)
        }
        return Expr(.keyPath(KeyPathExpr(root: root, components: components)), span(from: start))
    }

    /// Parses the root of a key path, such as `Outer.Inner`: capitalised names are types.
    private mutating func parseKeyPathRoot() -> TypeRef {
        let start = token.start
        guard token.kind.isWord else { return parseTypeAtom() }
        var parts = [parseTypeComponent()]
        while at(.period), next.kind == .identifier, (65...90).contains(bytes[Int(next.start)]) {
            advance()
            parts.append(parseTypeComponent())
        }
        return TypeRef(.named(parts), span(from: start))
    }

    private mutating func parseKeyPathComponent(into components: inout [KeyPathExpr.Component]) -> Bool {
        switch token.kind {
        case .period where next.kind == .leftBracket || next.kind == .questionPostfix || next.kind == .exclaimPostfix:
            advance()
            return true
        case .period:
            advance()
            guard token.kind.isWord || at(.integer), !token.isAtLineStart else {
                fail(
                    SyntaxDiagnostics.expectedMember(found: tokenDescription, at: missingSpan),
                    awaiting: "a name after '.'")
                return false
            }
            if at(.kwSelf) {
                components.append(.selfComponent)
            } else {
                let name = at(.integer) ? Name(text(of: token)) : token.name
                components.append(.member(name, tokenSpan))
            }
            advance()
        case .leftBracket where !token.isAtLineStart && token.start == lastEnd:
            let start = token.start
            let opener = index
            advance()
            components.append(.subscript(parseArguments(.rightBracket, opener: opener), span(from: start)))
        case .questionPostfix:
            advance()
            components.append(.optionalChain)
        case .exclaimPostfix:
            advance()
            components.append(.forceUnwrap)
        default: return false
        }
        return true
    }
}
