import Diagnostics

extension Parser {
    // MARK: - Lists

    mutating func parseFile() -> [Stmt] {
        var statements: [Stmt] = []
        while !at(.eof) {
            if ReadingStop.isRequested(at: statements.count) { break }
            if at(.rightBrace) {
                if missingBraces > 0 { missingBraces -= 1 } else { report(SyntaxDiagnostics.strayBrace(at: tokenSpan)) }
                advance()
                continue
            }
            parseStatement(into: &statements)
        }
        return statements
    }

    /// Parses `{ … }`. If the block is missing, the message names its purpose.
    mutating func parseBlock(of what: String) -> [Stmt] {
        guard at(.leftBrace) else {
            if let body = parseIndentedBody(of: what) { return body }
            failMissingBody(of: what)
            return []
        }
        let saved = (isInStatementHead, isInPattern)
        (isInStatementHead, isInPattern) = (false, false)
        defer { (isInStatementHead, isInPattern) = saved }
        let opener = index
        advance()
        blockDepth += 1
        let statements = parseStatements()
        blockDepth -= 1
        closeBrace(opener: opener)
        return statements
    }

    mutating func failMissingBody(of what: String) {
        if !hasFailed { missingBraces += 1 }
        fail(
            SyntaxDiagnostics.expectedBody(
                of: what, found: tokenDescription, at: missingSpan, after: lastEnd, help: wordOperatorHelp),
            awaiting: "the '{' of \(what)")
    }

    mutating func closeBrace(opener: Int) {
        if take(.rightBrace) { return }
        let opened = span(of: tokens[likelyOpener(opener)])
        fail(SyntaxDiagnostics.unclosedBrace(at: tokenSpan, opened: opened), awaiting: "'{'", from: opened)
    }

    /// Returns the brace that is probably unclosed, judged by indentation: a `}` that is further left than the line of
    /// its brace probably belongs to an outer brace.
    private func likelyOpener(_ opener: Int) -> Int {
        guard !hasReportedEnd else { return opener }
        for place in opener..<index where tokens[place].kind == .leftBrace {
            let closer = Int(tokens[place].value)
            guard closer > place, tokens[closer].isAtLineStart else { continue }
            if indentation(at: tokens[closer].start) < indentation(at: tokens[place].start) { return place }
        }
        return opener
    }

    /// Returns the whitespace at the start of the line that contains an offset.
    func indentation(at offset: UInt32) -> Int {
        var start = Int(offset)
        while start > 0, bytes[start - 1] != Byte.newline { start -= 1 }
        var end = start
        while end < Int(offset), bytes[end] == Byte.space || bytes[end] == Byte.tab { end += 1 }
        return end - start
    }

    /// Parses statements up to the closing brace or to the next case of a switch. In an unclosed closure, the
    /// statements end at the bracket of its argument list.
    mutating func parseStatements(inCase: Bool = false, endsWithBracket: Bool = false) -> [Stmt] {
        var statements: [Stmt] = []
        while !at(.rightBrace), !at(.eof) {
            if inCase, atCaseLabel { break }
            if endsWithBracket, at(.rightParen) || at(.rightBracket) { break }
            parseStatement(into: &statements, inCase: inCase)
        }
        return statements
    }

    mutating func parseStatement(into statements: inout [Stmt], inCase: Bool = false) {
        if at(.semicolon) {
            report(SyntaxDiagnostics.straySemicolon(at: tokenSpan))
            return advance()
        }
        let start = index
        let statement = parseStatement()
        statements.append(statement)
        if !hasFailed, !(inCase && atCaseLabel) { endStatement() }
        if hasFailed { recoverStatement() }
        // No statement begins with this token, so it is skipped.
        if index == start { advance() }
    }

    /// Ends a statement at `;`, a newline or a closing brace.
    private mutating func endStatement() {
        switch token.kind {
        case .semicolon: advance()
        case .eof, .rightBrace: break
        default:
            if token.isAtLineStart { return }
            failAtExtraToken()
            // If a token clearly begins a new statement, parsing continues as if a `;` preceded it.
            if startsStatementKeyword(token.kind) { hasFailed = false }
        }
    }

    private mutating func failAtExtraToken() {
        if isOperator(token.kind) || at(.exclaimPostfix) || at(.questionPostfix) {
            let text = text(of: token)
            if text == "++" || text == "--" {
                return fail(SyntaxDiagnostics.unsupported(.increment(text), at: tokenSpan))
            }
            if hasEvenSpace(token) {
                // The operator has whitespace on both sides or on neither, but lacks an operand.
                return fail(SyntaxDiagnostics.strayOperator(text, at: tokenSpan))
            }
            return fail(SyntaxDiagnostics.operatorSpacing(text, at: tokenSpan))
        }
        if atHashComment { return fail(SyntaxDiagnostics.hashComment(at: tokenSpan)) }
        if at(.rightParen) || at(.rightBracket) {
            return fail(SyntaxDiagnostics.strayBracket(text(of: token), at: tokenSpan))
        }
        if index > 0, tokens[index - 1].kind == .questionPostfix {
            return fail(SyntaxDiagnostics.operatorSpacing("?", at: span(of: tokens[index - 1])))
        }
        fail(SyntaxDiagnostics.twoStatements(found: tokenDescription, at: tokenSpan, after: lastEnd, help: runOnHelp))
    }

    private func hasEvenSpace(_ token: Token) -> Bool {
        func isSpace(_ offset: Int) -> Bool {
            guard let bytes = Source.named(source)?.utf8, bytes.indices.contains(offset) else { return true }
            return [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n")].contains(bytes[offset])
        }
        return isSpace(Int(token.start) - 1) == isSpace(Int(token.end))
    }

    /// The help if this word, or the one before it, is a keyword of another language; nil otherwise.
    var foreignHelp: String? {
        for word in [index > 0 ? tokens[index - 1] : token, token] where word.kind == .identifier {
            let meanings = foreignWords(word.name.text)
            guard let meant = meanings.first(where: { Parser.foreignKeywords.contains($0.equivalent) }) else {
                continue
            }
            return meant.sentence
        }
        return nil
    }

    private static let foreignKeywords: Set<String> = [
        "func", "let", "protocol", "else if", "throw", "catch", "is", "write only the type's name: Thing()",
    ]

    private func startsStatementKeyword(_ kind: TokenKind) -> Bool {
        switch kind {
        case .kwLet, .kwVar, .kwFunc, .kwStruct, .kwClass, .kwEnum, .kwFor, .kwWhile, .kwIf, .kwSwitch, .kwGuard,
            .kwReturn, .kwDo, .kwRepeat, .kwImport, .kwDefer:
            true
        default: false
        }
    }

    /// Moves to the next token that may begin a statement.
    mutating func recoverStatement() {
        hasFailed = false
        let start = index
        while true {
            switch token.kind {
            case .eof, .rightBrace: return
            case .semicolon: return advance()
            default:
                if token.isAtLineStart, index > start || canStartStatement(token.kind), canStartStatement(token.kind) {
                    return
                }
                skipToken()
            }
        }
    }

    /// Skips one token, or a bracket with its contents and its closing bracket.
    mutating func skipToken() {
        switch token.kind {
        case .leftBrace, .leftParen, .leftBracket, .stringStart, .interpolationStart:
            let closer = Int(token.value)
            if closer > index { jump(to: closer) }
        default: break
        }
        advance()
    }

    private func canStartStatement(_ kind: TokenKind) -> Bool {
        switch kind {
        case .period, .comma, .colon, .equal, .arrow, .binaryOperator, .postfixOperator, .questionInfix, .rightParen,
            .rightBracket, .leftBrace, .kwIn, .kwIs, .kwAs, .kwWhere, .kwElse, .kwCatch, .kwThrows, .invalid:
            false
        default: true
        }
    }

    // MARK: - One statement

    mutating func parseStatement() -> Stmt {
        let start = token.start
        guard enter() else {
            leave()
            return Stmt(.error, span(from: start))
        }
        defer { leave() }
        return Stmt(parseStatementKind(), span(from: start))
    }

    private mutating func parseStatementKind() -> Stmt.Kind {
        switch token.kind {
        case .identifier:
            if token.value < wordLimit, atDeclaration() { return .decl(parseLocalDeclaration()) }
            if coroutine != nil, atYield { return parseYield() }
            if next.kind == .identifier, readForeignKeyword() { return .decl(parseLocalDeclaration()) }
            if next.kind == .colon, labelsStatement(tokens[index + 2].kind) { return parseLabeled() }
            return .expr(parseExpr())
        case .kwLet, .kwVar, .kwFunc, .kwStruct, .kwEnum, .kwClass, .kwProtocol, .kwExtension, .kwTypealias, .kwImport,
            .kwOperator, .kwPrecedencegroup, .kwPublic, .kwPrivate, .kwFileprivate, .kwInternal, .kwStatic, .at,
            .kwSubscript, .kwDeinit, .kwAssociatedtype, .kwInit:
            return .decl(parseLocalDeclaration())
        case .kwIf: return .if(parseIf(label: nil))
        case .kwGuard: return parseGuard()
        case .kwFor: return parseFor(label: nil)
        case .kwWhile: return parseWhile(label: nil)
        case .kwRepeat: return parseRepeat(label: nil)
        case .kwSwitch: return .switch(parseSwitch(label: nil))
        case .kwDo: return parseDo(label: nil)
        case .kwReturn: return parseReturn()
        case .kwTry where readForeignDo(): return parseDo(label: nil)
        case .kwThrow:
            advance()
            return .throw(parseValue())
        case .kwBreak:
            advance()
            return .break(parseJumpLabel())
        case .kwContinue:
            advance()
            return .continue(parseJumpLabel())
        case .kwFallthrough:
            advance()
            return .fallthrough
        case .kwDefer:
            advance()
            return .defer(parseBlock(of: "'defer'"))
        case .kwCase, .kwDefault, .kwElse, .kwCatch, .kwWhere, .kwIn:
            return parseMisplaced()
        case .pound:
            return parsePoundStatement()
        default:
            return .expr(parseExpr())
        }
    }

    /// Parses a declaration among statements.
    private mutating func parseLocalDeclaration() -> Decl {
        let first = token
        let declaration = parseDeclaration()
        if blockDepth > 0, let level = declaration.modifiers.names.first(where: Parser.accessLevels.contains) {
            report(SyntaxDiagnostics.misplacedKeyword(level.text, at: declaration.span.span(of: level)))
        }
        if let keyword = Parser.keywordInTypes(declaration) {
            let place = Name(text(of: first)) == keyword ? span(of: first) : declaration.span.span(of: keyword)
            report(SyntaxDiagnostics.misplacedKeyword(keyword.text, at: place))
        }
        return declaration
    }

    private static let accessLevels: Set<Name> = ["private", "fileprivate", "internal", "public", "open"]

    /// Returns the keyword of a declaration that is valid only in types; nil for other declarations.
    private static func keywordInTypes(_ declaration: Decl) -> Name? {
        switch declaration.kind {
        case .initializer: "init"
        case .deinitializer: "deinit"
        case .subscript: "subscript"
        case .associatedType: "associatedtype"
        case .enumCase: "case"
        default: declaration.modifiers.names.first { $0 == "static" || $0 == "class" }
        }
    }

    private mutating func parseMisplaced() -> Stmt.Kind {
        fail(SyntaxDiagnostics.misplacedKeyword(text(of: token), at: tokenSpan))
        advance()
        return .error
    }

    /// Parses `#warning("…")` and `#error("…")`.
    private mutating func parsePoundStatement() -> Stmt.Kind {
        if atHashComment {
            fail(SyntaxDiagnostics.hashComment(at: tokenSpan))
            return .error
        }
        let name = token.name.text
        guard name == "warning" || name == "error", next.kind == .leftParen, tokens[index + 2].kind == .string else {
            return .expr(parseExpr())
        }
        let start = token.start
        let opener = index + 1
        jump(to: index + 2)
        let message = String(text(of: token).dropFirst().dropLast())
        advance()
        parseCloser(.rightParen, opener: opener)
        let place = span(from: start)
        report(
            name == "warning"
                ? SyntaxDiagnostics.warningDirective(message, at: place)
                : SyntaxDiagnostics.errorDirective(message, at: place))
        return .expr(Expr(.tuple([]), place))
    }

    // MARK: - Labels and jumps

    private func labelsStatement(_ kind: TokenKind) -> Bool {
        switch kind {
        case .kwFor, .kwWhile, .kwRepeat, .kwDo, .kwIf, .kwSwitch: true
        default: false
        }
    }

    private mutating func parseLabeled() -> Stmt.Kind {
        let label = token.name
        advance()
        advance()
        switch token.kind {
        case .kwFor: return parseFor(label: label)
        case .kwWhile: return parseWhile(label: label)
        case .kwRepeat: return parseRepeat(label: label)
        case .kwDo: return parseDo(label: label)
        case .kwIf: return .if(parseIf(label: label))
        default: return .switch(parseSwitch(label: label))
        }
    }

    private mutating func parseJumpLabel() -> Name? {
        guard at(.identifier), !token.isAtLineStart else { return nil }
        defer { advance() }
        return token.name
    }

    private mutating func parseReturn() -> Stmt.Kind {
        advance()
        guard atReturnValue else { return .return(nil) }
        return .return(parseValue())
    }

    /// True if a value follows `return`. As in Swift, it may be on the next line.
    private var atReturnValue: Bool {
        switch token.kind {
        case .eof, .rightBrace, .semicolon, .kwCase, .kwDefault: false
        case .kwIf, .kwSwitch: !token.isAtLineStart
        case .kwGuard, .kwFor, .kwWhile, .kwRepeat, .kwDo, .kwReturn, .kwThrow, .kwBreak, .kwContinue, .kwDefer,
            .kwFallthrough, .kwLet, .kwVar, .kwFunc, .kwStruct, .kwEnum, .kwClass, .kwProtocol, .kwExtension,
            .kwTypealias, .kwImport, .kwPublic, .kwPrivate, .kwFileprivate, .kwInternal, .kwStatic, .at:
            false
        case .identifier:
            !token.isAtLineStart
                || !(next.kind == .colon && labelsStatement(tokens[index + 2].kind))
                    && !(token.value < wordLimit && atDeclaration())
        default: true
        }
    }
}

extension Span {
    /// Returns the range of a word inside the span; the whole span if the word does not occur.
    func span(of word: Name) -> Span {
        let (bytes, wanted) = (Array(text.utf8), Array(word.text.utf8))
        for offset in 0..<max(0, bytes.count - wanted.count + 1) where bytes[offset...].starts(with: wanted) {
            let begin = start + UInt32(offset)
            return Span(source: source, start: begin, end: begin + UInt32(wanted.count))
        }
        return self
    }
}
