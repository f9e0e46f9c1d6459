import Diagnostics

extension Parser {
    // MARK: - Declaration detection

    /// Returns true at a word that may be a modifier or begin an unsupported declaration.
    func atDeclaration() -> Bool {
        var place = index
        while true {
            let word = tokens[place]
            switch word.kind {
            case .kwLet, .kwVar, .kwFunc, .kwClass, .kwStruct, .kwEnum, .kwInit, .kwDeinit, .kwSubscript, .kwTypealias,
                .kwExtension, .kwProtocol, .kwCase, .kwAssociatedtype, .kwImport, .kwOperator, .kwPrecedencegroup:
                return place > index
            case .kwStatic, .kwPublic, .kwPrivate, .kwFileprivate, .kwInternal, .at:
                return place > index
            case .identifier where !word.flags.contains(.escaped) && word.value < modifierLimit:
                break
            case .identifier where word.value == Name(.async).id:
                return tokens[place + 1].kind == .kwLet || tokens[place + 1].kind == .kwVar
            case .identifier where word.value == Name(.actor).id || word.value == Name(.macro).id:
                let after = tokens[place + 1]
                return after.kind == .identifier && !after.isAtLineStart
            default: return false
            }
            place += 1
            if tokens[place].kind == .leftParen, tokens[place].start == tokens[place - 1].end {
                // In `open(then: nil)`, the name of the called function is also a modifier.
                guard tokens[place].value != 0, isModifierDetail(place) else { return false }
                place = Int(tokens[place].value) + 1
            }
        }
    }

    /// Returns true if the parenthesis begins the argument of a modifier: `(set)`, `(safe)`, `(unsafe)`,
    /// `(nonsending)`.
    func isModifierDetail(_ paren: Int) -> Bool {
        guard Int(tokens[paren].value) == paren + 2, tokens[paren + 1].kind == .identifier else { return false }
        return Self.modifierDetails.contains(tokens[paren + 1].value)
    }

    private static let modifierDetails: Set<UInt32> = [
        Name("set").id, Name("safe").id, Name("unsafe").id, Name("nonsending").id,
    ]

    // MARK: - Modifiers

    private mutating func parseModifiers() -> Modifiers {
        var modifiers = Modifiers()
        while !hasFailed {
            switch token.kind {
            case .at: parseAttribute(into: &modifiers)
            case .kwPublic, .kwPrivate, .kwFileprivate, .kwInternal, .kwStatic: parseModifier(into: &modifiers)
            case .kwClass where atClassModifier: parseModifier(into: &modifiers)
            case .identifier where token.value < modifierLimit && atDeclaration(): parseModifier(into: &modifiers)
            case .identifier where token.value == Name(.async).id && (next.kind == .kwLet || next.kind == .kwVar):
                modifiers.asyncSpan = tokenSpan
                _ = ImpliedNames.asyncLet
                advance()
            default: return modifiers
            }
        }
        return modifiers
    }

    /// True for `class func` and similar declarations.
    private var atClassModifier: Bool {
        switch next.kind {
        case .kwFunc, .kwVar, .kwLet, .kwSubscript, .kwPublic, .kwPrivate, .kwInternal, .kwFileprivate: true
        case .identifier:
            next.value < modifierLimit && [.kwFunc, .kwVar, .kwLet, .kwSubscript].contains(tokens[index + 2].kind)
        default: false
        }
    }

    private mutating func parseModifier(into modifiers: inout Modifiers) {
        let word = token
        advance()
        if at(.leftParen), token.start == lastEnd {
            let start = word.start
            skipToken()
            // `private(set)` is another modifier than `private`; `unowned(safe)` is the same as `unowned`.
            modifiers.names.append(word.name == Name(.unowned) ? word.name : Name(span(from: start).text))
        } else {
            modifiers.names.append(word.name)
        }
    }

    /// The attributes that the parser accepts; most have no effect.
    private static let attributes: Set<String> = [
        "available", "discardableResult", "dynamicMemberLookup", "dynamicCallable", "escaping", "autoclosure", "objc",
        "objcMembers",
        "nonobjc", "inlinable", "inline", "usableFromInline", "frozen", "testable", "main", "UIApplicationMain",
        "NSApplicationMain", "MainActor", "Sendable", "unchecked", "preconcurrency", "convention", "IBAction",
        "IBInspectable", "IBDesignable", "GKInspectable", "NSCopying", "warn_unqualified_access", "unknown",
        "propertyWrapper", "resultBuilder", "retroactive", "backDeployed", "requires_stored_property_inits",
        "exclusivity", "implementation", "used", "globalActor", "concurrent",
    ]

    private mutating func parseAttribute(into modifiers: inout Modifiers) {
        let start = token.start
        advance()
        guard token.kind.isWord else {
            return failName("an attribute")
        }
        let name = token.name
        if namesType(name) {
            return modifiers.customAttributes.append(parseCustomAttribute(start))
        }
        modifiers.attributes.append(name)
        advance()
        if at(.leftParen), token.start == lastEnd {
            let (open, first) = (token.start, index)
            skipToken()
            // In library interfaces, an attribute names the native of a declaration: `@bind("Double.init(Int)")`.
            if name == "available" {
                let names = (first..<index).filter { tokens[$0].kind == .identifier }.map { tokens[$0].name }
                let values = Deprecation(values: span(from: open).text)
                if names.contains("deprecated") { modifiers.deprecation = values }
                if names.first == "unavailable" { modifiers.unavailable = values }
            }
            if name == "older" { modifiers.olderType = Parser.olderSpelling(span(from: open).text) }
            if name == "spoken" {
                modifiers.aliasUses = span(from: open).text.dropFirst().dropLast().split(separator: ",").map {
                    Name($0.filter { $0.isLetter })
                }
            }
            if name == "sends" { modifiers.sendMethod = parenthesizedWord(in: open) }
            if name == "ends" { modifiers.endKind = parenthesizedWord(in: open) }
            if name == "advice", let advice = LibraryHint(attribute: span(from: open).text) {
                modifiers.hints.append(advice)
            }
            if name == "bind" { modifiers.bindingKey = String(span(from: open).text.split(separator: "\"")[1]) }
        }
        switch name.text {
        case "freestanding", "attached": unsupported(.macro, at: span(from: start))
        case "NSManaged": unsupported(.attribute(name.text), at: span(from: start))
        // Attributes of library declarations.
        case "bind", "forwards", "marbles", "native", "older", "spoken", "typed", "sends", "ends", "stage",
            "subscription",
            "startsTasks", "errorObject",
            "advice":
            break
        default:
            guard !Parser.attributes.contains(name.text), !name.text.hasPrefix("_") else { break }
            report(
                SyntaxDiagnostics.unknownAttribute(
                    name.text, meant: Parser.nearestAttribute(near: name), at: span(from: start)))
        }
    }

    /// Returns the word in the parentheses that begin at a token.
    private func parenthesizedWord(in open: UInt32) -> Name {
        Name(String(span(from: open).text.dropFirst().dropLast()))
    }

    private static func olderSpelling(_ text: String) -> (type: Name, deprecation: Deprecation)? {
        guard let type = text.dropFirst().split(separator: ",").first else { return nil }
        return (Name(String(type)), Deprecation(values: text))
    }

    /// Returns true for a capitalised name: by convention it is a type, while attributes of the language are in lower
    /// case.
    func namesType(_ name: Name) -> Bool {
        guard let first = name.text.utf8.first, (65...90).contains(first) else { return false }
        return !Parser.attributes.contains(name.text) && name.text != "NSManaged"
    }

    /// Parses an attribute after its `@` at `start`.
    mutating func parseCustomAttribute(_ start: UInt32) -> CustomAttribute {
        var parts = [parseTypeComponent()]
        while at(.period), next.kind.isWord {
            advance()
            parts.append(parseTypeComponent())
        }
        var attribute = CustomAttribute(
            type: TypeRef(.named(parts), span(from: start)), arguments: nil, span: span(from: start))
        if at(.leftParen), token.start == lastEnd {
            let opener = index
            advance()
            attribute.arguments = parseArguments(.rightParen, opener: opener)
        }
        return attribute
    }

    /// Returns the known attribute whose name is nearest to an unknown one.
    static func nearestAttribute(near name: Name) -> String? {
        nearestNames(to: name.text, among: attributes.sorted(), limit: 1).first
    }

    // MARK: - One declaration

    mutating func parseDeclaration() -> Decl {
        let start = token.start
        let comment = token.flags.contains(.documented) ? docComment(before: index) : nil
        var modifiers = parseModifiers()
        let kind = hasFailed ? .error : parseDeclarationKind(modifiers)
        // A property wrapper cannot be weak. An outlet need not be, because its superview retains the view.
        if modifiers.isOutlet { modifiers.names.removeAll { $0 == "weak" } }
        for attribute in modifiers.customAttributes where !kind.takesCustomAttributes { report(attribute.unknown) }
        return Decl(kind, modifiers: modifiers, span: span(from: start), comment: comment)
    }

    private mutating func parseDeclarationKind(_ modifiers: Modifiers) -> Decl.Kind {
        switch token.kind {
        case .kwLet, .kwVar: return parseVariable(modifiers)
        case .kwFunc: return parseFunction()
        case .kwInit: return parseInitializer()
        case .kwDeinit:
            advance()
            if at(.leftParen) {
                report(SyntaxDiagnostics.deinitParentheses(at: tokenSpan))
                skipToken()
            }
            return .deinitializer(parseBlock(of: "'deinit'"))
        case .kwSubscript: return parseSubscript()
        case .kwStruct: return parseNominal(.struct, modifiers)
        case .kwEnum: return parseNominal(.enum, modifiers)
        case .kwClass: return parseNominal(.class, modifiers)
        case .kwProtocol: return parseNominal(.protocol, modifiers)
        case .kwExtension: return parseExtension()
        case .kwTypealias: return parseTypealias()
        case .kwAssociatedtype: return parseAssociatedType()
        case .kwCase: return parseEnumCase(modifiers)
        case .kwImport: return parseImport()
        case .kwOperator: return parseOperator(modifiers)
        case .kwPrecedencegroup: return parsePrecedenceGroup()
        case .identifier where token.value == Name(.actor).id:
            if modifiers.has(Name(.distributed)) { unsupported(.distributed, at: span(of: tokens[index - 1])) }
            return parseNominal(.class, modifiers)
        case .identifier where token.value == Name(.macro).id:
            return parseMacro()
        default:
            fail(
                SyntaxDiagnostics.expectedDeclaration(found: tokenDescription, at: missingSpan),
                awaiting: "the declaration after its modifiers")
            return .error
        }
    }

    private mutating func parseMacro() -> Decl.Kind {
        unsupported(.macro, at: tokenSpan)
        advance()
        while !at(.eof), !at(.rightBrace), !token.isAtLineStart { skipToken() }
        return .error
    }

    // MARK: - Members

    /// Parses the declarations between the braces of a type.
    mutating func parseMembers(of what: @autoclosure () -> String) -> [Decl] {
        guard at(.leftBrace) else {
            failMissingBody(of: what())
            return []
        }
        guard enter() else {
            leave()
            return []
        }
        defer { leave() }
        let saved = (isInStatementHead, isInPattern)
        (isInStatementHead, isInPattern) = (false, false)
        defer { (isInStatementHead, isInPattern) = saved }
        let opener = index
        advance()
        var members: [Decl] = []
        while !at(.rightBrace), !at(.eof) {
            if take(.semicolon) { continue }
            let start = index
            if let member = parseMember() { members.append(member) }
            if !hasFailed { finishMember() }
            if hasFailed { recoverMember() }
            if index == start { advance() }
        }
        closeBrace(opener: opener)
        return members
    }

    private mutating func parseMember() -> Decl? {
        guard atMemberStart else {
            if at(.pound), token.name == "warning" || token.name == "error" {
                _ = parseStatement()
                return nil
            }
            let meant =
                at(.identifier) ? nearestNames(to: text(of: token), among: Parser.memberKeywords, limit: 1).first : nil
            fail(SyntaxDiagnostics.statementInType(found: tokenDescription, at: tokenSpan, meant: meant))
            return nil
        }
        return parseDeclaration()
    }

    private static let memberKeywords = [
        "case", "func", "var", "let", "init", "struct", "class", "enum", "static", "private", "public", "typealias",
    ]

    private var atMemberStart: Bool {
        switch token.kind {
        case .kwLet, .kwVar, .kwFunc, .kwInit, .kwDeinit, .kwSubscript, .kwStruct, .kwEnum, .kwClass, .kwProtocol,
            .kwExtension, .kwTypealias, .kwAssociatedtype, .kwCase, .kwImport, .kwOperator, .kwPrecedencegroup,
            .kwPublic, .kwPrivate, .kwFileprivate, .kwInternal, .kwStatic, .at:
            true
        case .identifier: token.value < wordLimit && atDeclaration()
        default: false
        }
    }

    private mutating func finishMember() {
        switch token.kind {
        case .semicolon: advance()
        case .eof, .rightBrace: break
        default:
            if token.isAtLineStart { return }
            if at(.equal) || isOperator(token.kind) || !atMemberStart {
                return fail(SyntaxDiagnostics.unexpected(found: tokenDescription, at: tokenSpan, help: foreignHelp))
            }
            // Members on one line must be separated by `;`.
            fail(SyntaxDiagnostics.twoStatements(found: tokenDescription, at: tokenSpan, after: lastEnd, help: nil))
            hasFailed = false
        }
    }

    private mutating func recoverMember() {
        hasFailed = false
        let start = index
        while !at(.eof), !at(.rightBrace) {
            if take(.semicolon) { return }
            if token.isAtLineStart, index > start, atMemberStart { return }
            if index == start, token.isAtLineStart, atMemberStart { return }
            skipToken()
        }
    }

    // MARK: - Documentation

    /// Returns the block of `///` lines, or the `/** … */`, before a token.
    private func docComment(before place: Int) -> DocComment? {
        let start = place == 0 ? 0 : Int(tokens[place - 1].end)
        let end = Int(tokens[place].start)
        guard end > start else { return nil }
        return DocComment(
            String(decoding: UnsafeBufferPointer(start: bytes + start, count: end - start), as: UTF8.self))
    }
}

extension Modifiers {
    fileprivate var isOutlet: Bool { customAttributes.contains { $0.name == "IBOutlet" } }
}

extension CustomAttribute {
    /// The name of the type; nil if it is not a plain name.
    public var name: Name? {
        guard case .named(let path) = type.kind else { return nil }
        return path.last?.name
    }

    /// The diagnostic for an attribute whose name is not that of a suitable type.
    public var unknown: Diagnostic {
        guard let name else {
            return SyntaxDiagnostics.unknownAttribute(type.span.text, meant: nil, at: span)
        }
        return SyntaxDiagnostics.unknownAttribute(name.text, meant: Parser.nearestAttribute(near: name), at: span)
    }
}
