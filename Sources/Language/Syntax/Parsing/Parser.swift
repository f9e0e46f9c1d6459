import Diagnostics
import Platform

/// The parser. Contract:
/// - One function per node. `parseX` always returns a node; invalid text becomes `.error`. `atX` and `skipX` do not consume tokens that belong to a node.
/// - `hasFailed` is set by the first error in a statement or bracket and suppresses further ones until the next safe place, so
///   that one mistake is reported once. Safe places are closing brackets and the ends of statements and members.
/// - Each loop advances or ends; nesting is bounded by `nestingLimit`, and by the size of a small stack.
/// - The text is unfinished if its end was the first error.
struct Parser {
    /// The maximum nesting depth of statements, expressions, types and patterns.
    static var nestingLimit: Int { 256 }
    /// The number of nesting levels for which the stack is not checked. It is small, because debug and sanitizer builds
    /// use much more stack.
    static var uncheckedNesting: Int { 8 }
    /// The bytes of stack that one level and the recovery from errors may need.
    static var stackReserve: UInt { 1 << 18 }
    /// The maximum number of suffixes or operators in one expression, because later passes recurse over them.
    static var chainLimit: Int { 512 }
    static var diagnosticLimit: Int { 10 }
    /// The name that messages use for the pattern of a loop.
    static var loopText: String { "'for'" }

    let source: SourceID
    let bytes: UnsafePointer<UInt8>
    /// The tokens of the text; two `.eof` tokens follow.
    let tokens: UnsafeMutablePointer<Token>
    let keywordCount = Keyword.count
    let modifierLimit = KnownName.modifierLimit
    let wordLimit = KnownName.wordLimit

    var index = 0
    var token: Token
    /// The end of the token before the current one.
    var lastEnd: UInt32 = 0
    var depth = 0
    /// The lowest address that the stack may reach; 0 until the first check.
    var stackFloor: UInt = 0
    /// The number of enclosing blocks and closures. Declarations in them cannot have an access level.
    var blockDepth = 0
    var hasFailed = false
    /// True after the innermost construct has reported that the text ended too early.
    var hasReportedEnd = false
    /// The number of `{` that were reported as missing. As many unmatched `}` are not reported.
    var missingBraces = 0
    /// True after `~Copyable` occurred in the current declaration.
    var hasSuppressedConformance = false
    /// True after `consume` or `~Copyable` occurred in the text.
    var hasConsumed = false
    /// True after a parameter pack occurred in the text.
    var hasPacks = false
    /// The unsupported constructs that were reported, because each is reported once.
    var reportedConstructs: Set<String> = []

    /// True in the head of a statement, where `{` begins its body.
    var isInStatementHead = false
    /// True in a pattern, where `let x`, `is T` and `_` are valid as expressions.
    var isInPattern = false
    /// The kind of the enclosing `_read` or `_modify` accessor, in which `yield` is valid.
    var coroutine: Accessor.Kind?
    /// The number of expressions so far that contain statements, which are closures, `if` and `switch`.
    var nestedStatementCount = 0
    /// The highest number of a `$n` in the enclosing closure, plus one.
    var dollarCount = 0
    /// The enclosing closure if it names its arguments, so that `$n` is an error.
    var closureWithNames: ClosureExpr?

    var diagnostics: [Diagnostic]
    var unfinished: Unfinished?
    /// The operator expressions to fold; inner ones come before outer ones.
    var operatorExprs: [Expr] = []

    init(
        _ source: SourceID, _ bytes: UnsafePointer<UInt8>, _ tokens: UnsafeMutablePointer<Token>,
        _ diagnostics: [Diagnostic], _ unfinished: Unfinished?
    ) {
        self.source = source
        self.bytes = bytes
        self.tokens = tokens
        token = tokens[0]
        self.diagnostics = diagnostics
        self.unfinished = unfinished
    }
}

/// Parses a text. Always returns a tree; errors are in its diagnostics.
public func parse(_ source: Source) -> ParsedFile {
    source.utf8.withUnsafeBufferPointer { bytes in
        var lexer = Lexer(source: source.id, bytes: bytes)
        lexer.lexAll()
        defer { TokenCapacity.giveBack(lexer.tokens, lexer.capacity) }
        var parser = Parser(lexer.source, lexer.bytes, lexer.tokens, lexer.diagnostics, lexer.unfinished)
        var statements = parser.parseFile()
        if parser.hasPacks {
            // Parsing splits operators, so expanding packs starts again from the lexer.
            var lexer = Lexer(source: source.id, bytes: bytes)
            lexer.lexAll()
            defer { TokenCapacity.giveBack(lexer.tokens, lexer.capacity) }
            var packs = PackExpansion(lexer.tokens, count: lexer.tokenCount + 1)
            if var expanded = packs.expandedTokens() {
                statements = expanded.withUnsafeMutableBufferPointer { tokens in
                    parser = Parser(
                        lexer.source, lexer.bytes, tokens.baseAddress!, lexer.diagnostics, lexer.unfinished)
                    return parser.parseFile()
                }
            }
        }
        let diagnostics = parser.finalDiagnostics()
        var file = ParsedFile(
            source: source, statements: statements, diagnostics: diagnostics, unfinished: parser.unfinished)
        file.operatorExprs = parser.operatorExprs
        file.hasConsumed = parser.hasConsumed
        return file
    }
}

extension Parser {
    // MARK: - Tokens

    @inline(__always)
    mutating func advance() {
        lastEnd = token.end
        if token.kind != .eof { index += 1 }
        token = tokens[index]
    }

    @inline(__always)
    var next: Token { tokens[index + 1] }

    @inline(__always)
    func at(_ kind: TokenKind) -> Bool { token.kind == kind }

    @inline(__always)
    mutating func take(_ kind: TokenKind) -> Bool {
        guard token.kind == kind else { return false }
        advance()
        return true
    }

    mutating func jump(to target: Int) {
        index = target
        token = tokens[index]
        if target > 0 { lastEnd = tokens[target - 1].end }
    }

    /// Returns true if the current token is this contextual keyword.
    @inline(__always)
    func atWord(_ word: Name) -> Bool {
        token.kind == .identifier && token.value == word.id && !token.flags.contains(.escaped)
    }

    /// Returns true if the current token is exactly this operator.
    @inline(__always)
    func atOperator(_ name: Name) -> Bool {
        token.value == name.id
            && (token.kind == .binaryOperator || token.kind == .prefixOperator || token.kind == .postfixOperator)
    }

    func isOperator(_ kind: TokenKind) -> Bool {
        switch kind {
        case .binaryOperator, .prefixOperator, .postfixOperator: true
        default: false
        }
    }

    /// Returns true if the token is an operator, `?` or `!` that begins with this byte, as `>?` does.
    func atOperator(beginningWith byte: UInt8) -> Bool {
        switch token.kind {
        case .binaryOperator, .prefixOperator, .postfixOperator, .questionPostfix, .questionInfix, .exclaimPostfix,
            .equal:
            bytes[Int(token.start)] == byte
        default: false
        }
    }

    /// Consumes the first byte of an operator; the rest becomes the current token.
    mutating func takeFirstByte() {
        guard token.end - token.start > 1 else { return advance() }
        lastEnd = token.start + 1
        token.start += 1
        token.flags = []
        let count = Int(token.end - token.start)
        let start = bytes + Int(token.start)
        switch (start[0], count) {
        case (Byte.question, 1): token.kind = .questionPostfix
        case (Byte.exclaim, 1): token.kind = .exclaimPostfix
        case (Byte.equal, 1): token.kind = .equal
        case (Byte.ampersand, 1): token.kind = .binaryOperator
        default: token.kind = .binaryOperator
        }
        token.value = NameTable.shared.intern(start, count: count)
        tokens[index] = token
    }

    /// Adds an expression to the list of operator expressions.
    @inline(__always)
    mutating func recordForFolding(_ expr: Expr) -> Expr {
        operatorExprs.append(expr)
        return expr
    }

    // MARK: - Spans

    @inline(__always)
    func span(from start: UInt32) -> Span { Span(source: source, start: start, end: max(lastEnd, start)) }

    @inline(__always)
    var tokenSpan: Span { Span(source: source, start: token.start, end: token.end) }

    func span(of token: Token) -> Span { Span(source: source, start: token.start, end: token.end) }

    /// The span of a diagnostic about missing text, which is that of the current token, or the end of the previous
    /// line.
    var missingSpan: Span {
        token.isAtLineStart || token.kind == .eof ? Span(source: source, start: lastEnd, end: lastEnd) : tokenSpan
    }

    func text(of token: Token) -> String {
        String(
            decoding: UnsafeBufferPointer(start: bytes + Int(token.start), count: Int(token.end - token.start)),
            as: UTF8.self)
    }

    /// The name of the current token in messages.
    var tokenDescription: String {
        switch token.kind {
        case .eof: "the end"
        case .string, .stringStart: "a string"
        case .integer, .float: "a number"
        case .regex: "a regex"
        default: "'\(text(of: token))'"
        }
    }

    // MARK: - Errors

    /// Reports an error, unless the parser is still recovering from another one. `awaiting` describes the missing text
    /// if the text ends too early.
    mutating func fail(
        _ diagnostic: Diagnostic, awaiting: String? = nil, from opener: Span? = nil
    ) {
        guard !hasFailed else { return }
        hasFailed = true
        if token.kind == .invalid { return }
        if token.kind == .eof {
            if hasReportedEnd { return }
            hasReportedEnd = true
            if diagnostics.isEmpty, let what = awaiting {
                unfinished = Unfinished(
                    construct: what, span: opener ?? Span(source: source, start: lastEnd, end: lastEnd))
            }
        }
        diagnostics.append(notingFollowingLine(diagnostic))
    }

    /// If a token is missing at the end of a line, adds the line of the token that was found.
    private func notingFollowingLine(_ diagnostic: Diagnostic) -> Diagnostic {
        guard token.isAtLineStart || at(.eof), diagnostic.primary.end <= lastEnd, lastEnd < token.start else {
            return diagnostic
        }
        var shown = diagnostic
        shown.secondary.append(Diagnostic.Note(at(.eof) ? "the text ends here" : "this follows", at: tokenSpan))
        return shown
    }

    /// Reports an error after which parsing simply continues.
    mutating func report(_ diagnostic: Diagnostic) {
        if !hasFailed { diagnostics.append(diagnostic) }
    }

    mutating func unsupported(_ construct: Unsupported, at span: Span) {
        guard reportedConstructs.insert(construct.name).inserted else { return }
        report(SyntaxDiagnostics.unsupported(construct, at: span))
    }

    /// Enters a nesting level. Returns false if the nesting is too deep. The caller must call `leave()` in both cases.
    @inline(__always)
    mutating func enter() -> Bool {
        depth += 1
        return depth <= Parser.uncheckedNesting || enterDeeply()
    }

    @inline(never)
    private mutating func enterDeeply() -> Bool {
        if stackFloor == 0 { stackFloor = (threadStack()?.start ?? 0) + Parser.stackReserve }
        var here: UInt8 = 0
        let isHigh = withUnsafePointer(to: &here) { UInt(bitPattern: $0) > stackFloor }
        if isHigh, depth <= Parser.nestingLimit { return true }
        stopTooDeep()
        return false
    }

    @inline(__always)
    mutating func leave() { depth -= 1 }

    /// Skips the rest of the text, because it is nested too deeply.
    mutating func stopTooDeep() {
        fail(SyntaxDiagnostics.tooDeep(limit: Parser.nestingLimit, at: tokenSpan))
        hasReportedEnd = true
        while token.kind != .eof { advance() }
    }

    mutating func finalDiagnostics() -> [Diagnostic] {
        if let unfinished, let first = diagnostics.first, first.primary.start < unfinished.span.start {
            self.unfinished = nil
        }
        if diagnostics.isEmpty { return [] }
        // The sort is stable, so that the first of two diagnostics at one position stays first.
        let ordered = diagnostics.enumerated().sorted {
            ($0.element.primary.start, $0.offset) < ($1.element.primary.start, $1.offset)
        }
        return ordered.prefix(Parser.diagnosticLimit).map(\.element)
    }

    // MARK: - Lists in brackets

    /// Ends a bracketed list: parses the closing bracket, or reports that it is missing and continues after it if it
    /// follows later.
    mutating func parseCloser(_ kind: TokenKind, opener: Int, separated: Bool = true) {
        if take(kind) { return }
        let opened = span(of: tokens[opener])
        if tokens[opener].value == 0 || at(.eof) {
            fail(
                SyntaxDiagnostics.unclosedBracket(bracketText(opener), at: missingSpan, opened: opened),
                awaiting: "'\(bracketText(opener))'", from: opened)
        } else {
            fail(SyntaxDiagnostics.missingSeparator(found: tokenDescription, in: bracketText(opener), at: missingSpan))
        }
        recover(toCloserOf: opener)
    }

    /// Moves past the bracket that closes `opener`, if the text has one.
    mutating func recover(toCloserOf opener: Int) {
        let closer = Int(tokens[opener].value)
        guard closer >= index, closer > opener else { return }
        jump(to: closer)
        advance()
        hasFailed = false
    }

    private func bracketText(_ opener: Int) -> String {
        switch tokens[opener].kind {
        case .leftBracket: "["
        case .leftBrace: "{"
        case .interpolationStart: "\\("
        default: "("
        }
    }

    // MARK: - Names

    /// Parses the name of a declaration; if it is invalid, reports why.
    mutating func parseName(_ what: @autoclosure () -> String) -> Name {
        if at(.identifier) {
            defer { advance() }
            return token.name
        }
        failName(what())
        return Keyword.underscore
    }

    mutating func failName(_ what: String) {
        if at(.integer) || at(.float), token.flags.contains(.malformed) {
            return fail(SyntaxDiagnostics.badIdentifier(text(of: token), at: tokenSpan))
        }
        if token.kind.isKeyword, !token.isAtLineStart {
            return fail(SyntaxDiagnostics.keywordAsName(text(of: token), at: tokenSpan))
        }
        fail(
            SyntaxDiagnostics.expectedName(what, found: tokenDescription, at: missingSpan),
            awaiting: "the name of \(what)")
    }
}
