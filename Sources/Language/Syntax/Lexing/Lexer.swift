import Diagnostics

/// Converts source bytes to tokens in one pass. Interpolations are lexed with a stack of open brackets, so nesting uses
/// no call stack. Inactive branches of `#if` have no tokens.
struct Lexer {
    let source: SourceID
    let bytes: UnsafePointer<UInt8>
    let count: Int
    let names = NameTable.shared
    let classes = ByteClass.table
    let keywordCount = Keyword.count

    var position = 0
    var flags: TokenFlags = [.newlineBefore]
    private(set) var tokens: UnsafeMutablePointer<Token>
    private(set) var tokenCount = 0
    private(set) var capacity: Int

    /// The opening tokens that are not closed yet.
    var openBrackets: [UInt32] = []
    var openStrings: [StringMode] = []
    var openConditions: [ConditionalState] = []
    /// True if the text imports UIKit; nil until this was asked.
    var importsUIKit: Bool?
    /// True inside an inactive `#if` branch, where nothing is reported.
    var isSkipping = false

    var diagnostics: [Diagnostic] = []
    /// The comment or string that the end of the text has cut off; nil if there is none.
    var unfinished: Unfinished?

    init(source: SourceID, bytes: UnsafeBufferPointer<UInt8>) {
        self.source = source
        self.bytes = bytes.baseAddress ?? UnsafePointer(classes)
        count = bytes.count
        (tokens, capacity) = TokenCapacity.takeBuffer(bytes.count / 3 + 64)
    }

    /// Lexes the whole text. The caller frees the token buffer.
    mutating func lexAll() {
        if at(0) == Byte.hash, at(1) == Byte.exclaim { skipLine() }
        while lexToken() {
            if ReadingStop.isRequested(at: tokenCount) { position = count }
        }
        closeConditions()
        emit(.eof, from: count)
        // The parser may look at the token after the last one.
        emit(.eof, from: count)
        tokenCount -= 1
    }

    // MARK: - Basics

    @inline(__always)
    func at(_ index: Int) -> UInt8 { index < count ? bytes[index] : 0 }

    func span(_ start: Int, _ end: Int) -> Span {
        Span(source: source, start: UInt32(start), end: UInt32(max(end, start)))
    }

    mutating func report(_ diagnostic: Diagnostic) {
        if !isSkipping { diagnostics.append(diagnostic) }
    }

    @inline(__always)
    mutating func emit(_ kind: TokenKind, from start: Int, value: UInt32 = 0) {
        if tokenCount == capacity { grow() }
        (tokens + tokenCount).initialize(
            to: Token(kind: kind, flags: flags, start: UInt32(start), end: UInt32(position), value: value))
        tokenCount += 1
        flags = []
    }

    private mutating func grow() {
        let wider = UnsafeMutablePointer<Token>.allocate(capacity: capacity * 2)
        wider.update(from: tokens, count: tokenCount)
        tokens.deallocate()
        tokens = wider
        capacity *= 2
    }

    /// Removes the link from a bracket to its closing token.
    mutating func clearPartner(_ index: Int) { tokens[index].value = 0 }

    /// Drops the tokens of an inactive branch.
    mutating func truncate(to count: Int) { tokenCount = count }

    // MARK: - One token

    /// Lexes the next token, or the parts of a string; returns false at the end.
    @inline(__always)
    mutating func lexToken() -> Bool {
        skipTrivia()
        guard position < count else {
            if !openStrings.isEmpty { endOpenStrings() }
            return false
        }
        let start = position
        let byte = bytes[start]
        switch classes[Int(byte)] {
        case ByteClass.letter: lexName(start)
        case ByteClass.digit: lexNumber(start)
        case ByteClass.operator_: lexOperator(start)
        case ByteClass.punctuation: lexPunctuation(byte, start)
        case ByteClass.nonASCII: lexHighCharacter(start)
        default: lexOtherByte(byte, start)
        }
        return true
    }

    @inline(__always)
    private mutating func lexName(_ start: Int) {
        var hash: UInt32 = 0x811C_9DC5
        var index = start
        while index < count {
            let byte = bytes[index]
            let kind = classes[Int(byte)]
            if kind > ByteClass.digit, byte != Byte.dollar {
                guard kind == ByteClass.nonASCII, let width = nameCharacterWidth(at: index) else { break }
                for offset in 0..<width { hash = (hash ^ UInt32(bytes[index + offset])) &* 0x0100_0193 }
                index += width
                continue
            }
            hash = (hash ^ UInt32(byte)) &* 0x0100_0193
            index += 1
        }
        position = index
        let id = names.intern(bytes + start, count: index - start, hash: hash)
        emit(Keyword.kind(of: id, count: keywordCount), from: start, value: id)
    }

    /// Returns the width of a character that may continue a name; nil for other characters.
    private func nameCharacterWidth(at index: Int) -> Int? {
        guard let (scalar, width) = decode(at: index), CharacterRules.continuesName(scalar) else { return nil }
        return width
    }

    private mutating func lexHighCharacter(_ start: Int) {
        guard let (scalar, width) = decode(at: start) else {
            position = start + 1
            while position < count, bytes[position] & 0xC0 == 0x80 { position += 1 }
            report(SyntaxDiagnostics.badCharacter("", at: span(start, position)))
            return emit(.invalid, from: start)
        }
        if CharacterRules.startsName(scalar) { return lexName(start) }
        if CharacterRules.startsOperator(scalar) { return lexOperator(start) }
        position = start + width
        if (0x201C...0x201F).contains(scalar) { return lexQuoted(start, skipping: width) }
        let text = String(decoding: UnsafeBufferPointer(start: bytes + start, count: width), as: UTF8.self)
        report(SyntaxDiagnostics.badCharacter(text, at: span(start, position)))
        emit(.invalid, from: start)
    }

    private mutating func lexPunctuation(_ byte: UInt8, _ start: Int) {
        position = start + 1
        switch byte {
        case Byte.leftParen: push(.leftParen, start)
        case Byte.leftBracket: push(.leftBracket, start)
        case Byte.leftBrace: push(.leftBrace, start)
        case Byte.rightParen: close(.rightParen, opener: .leftParen, start)
        case Byte.rightBracket: close(.rightBracket, opener: .leftBracket, start)
        case Byte.rightBrace: close(.rightBrace, opener: .leftBrace, start)
        case Byte.comma: emit(.comma, from: start)
        case Byte.colon: emit(.colon, from: start)
        case Byte.semicolon: emit(.semicolon, from: start)
        case Byte.at: emit(.at, from: start)
        default: emit(.backslash, from: start)
        }
    }

    private mutating func push(_ kind: TokenKind, _ start: Int) {
        openBrackets.append(UInt32(tokenCount))
        emit(kind, from: start)
    }

    /// Closes brackets down to a depth. Nearly always only the last bracket is closed.
    @inline(__always)
    private mutating func pop(to depth: Int) { while openBrackets.count > depth { openBrackets.removeLast() } }

    /// Links a closing bracket to its opening bracket. Unclosed brackets in between are skipped; but only a closing
    /// brace skips braces, and no bracket skips an interpolation.
    private mutating func close(_ kind: TokenKind, opener: TokenKind, _ start: Int) {
        var depth = openBrackets.count
        while depth > 0 {
            let index = Int(openBrackets[depth - 1])
            let found = tokens[index].kind
            if found == opener {
                tokens[index].value = UInt32(tokenCount)
                pop(to: depth - 1)
                return emit(kind, from: start)
            }
            if found == .interpolationStart {
                guard kind == .rightParen else { break }
                tokens[index].value = UInt32(tokenCount)
                pop(to: depth - 1)
                emit(.interpolationEnd, from: start)
                return lexStringBody()
            }
            guard kind == .rightBrace || found != .leftBrace else { break }
            depth -= 1
        }
        emit(kind, from: start)
    }

    private mutating func lexOtherByte(_ byte: UInt8, _ start: Int) {
        switch byte {
        case Byte.quote: lexString(start, pounds: 0)
        case Byte.hash: lexHash(start)
        case Byte.dollar: lexDollar(start)
        case Byte.backtick: lexEscapedName(start)
        case Byte.period: lexPeriod(start)
        default:
            position = start + 1
            if byte == Byte.apostrophe { return lexQuoted(start, skipping: 1) }
            let text = "\\u{\(String(byte, radix: 16))}"
            report(SyntaxDiagnostics.badCharacter(text, at: span(start, position)))
            emit(.invalid, from: start)
        }
    }

    /// Reports a string in quotes that Swift does not have: single or typographic quotes.
    private mutating func lexQuoted(_ start: Int, skipping width: Int) {
        var index = start + width
        var plain: Int?
        while index < count, bytes[index] != Byte.newline {
            if bytes[index] == bytes[start],
                width == 1 || (at(index + 1) == 0x80 && (0x9C...0x9F).contains(at(index + 2)))
            {
                (position, plain) = (index + width, nil)
                break
            }
            if width > 1, plain == nil, bytes[index] == Byte.quote { plain = index }
            index += bytes[index] == Byte.backslash && at(index + 1) != Byte.newline ? 2 : 1
        }
        if let plain { position = plain + 1 }
        report(SyntaxDiagnostics.wrongQuotes(at: span(start, position), width: width))
        emit(.invalid, from: start)
    }

    private mutating func lexDollar(_ start: Int) {
        var index = start + 1
        while index < count, classes[Int(bytes[index])] == ByteClass.digit { index += 1 }
        if index > start + 1, classes[Int(at(index))] != ByteClass.letter {
            position = index
            let id = names.intern(bytes + start, count: index - start)
            return emit(.dollar, from: start, value: id)
        }
        while index < count, classes[Int(bytes[index])] <= ByteClass.digit { index += 1 }
        position = index
        if index == start + 1 {
            report(SyntaxDiagnostics.badCharacter("$", at: span(start, position)))
            return emit(.invalid, from: start)
        }
        emit(.identifier, from: start, value: names.intern(bytes + start, count: index - start))
    }

    private mutating func lexEscapedName(_ start: Int) {
        var index = start + 1
        while index < count, bytes[index] != Byte.backtick, bytes[index] != Byte.newline { index += 1 }
        position = index
        guard at(index) == Byte.backtick, index > start + 1 else {
            report(SyntaxDiagnostics.badCharacter("`", at: span(start, start + 1)))
            return emit(.invalid, from: start)
        }
        position = index + 1
        flags.insert(.escaped)
        emit(.identifier, from: start, value: names.intern(bytes + start + 1, count: index - start - 1))
    }

    private mutating func lexHash(_ start: Int) {
        var index = start
        while at(index) == Byte.hash { index += 1 }
        if at(index) == Byte.quote { return lexString(index, pounds: index - start) }
        if at(index) == Byte.slash { return lexRegex(start, pounds: index - start) }
        position = start + 1
        let nameStart = position
        while position < count, classes[Int(bytes[position])] <= ByteClass.digit { position += 1 }
        let id = names.intern(bytes + nameStart, count: position - nameStart)
        if let directive = Directive(Name(id: id)) { return lexDirective(directive, start) }
        emit(.pound, from: start, value: id)
    }

    /// Lexes `#/…/#`. The regex may have several lines if nothing follows the opening on its line.
    private mutating func lexRegex(_ start: Int, pounds: Int) {
        var index = start + pounds + 1
        while at(index) == Byte.space { index += 1 }
        let isMultiline = at(index) == Byte.newline
        while index < count, isMultiline || at(index) != Byte.newline {
            if bytes[index] == Byte.slash, (1...pounds).allSatisfy({ at(index + $0) == Byte.hash }) {
                position = index + 1 + pounds
                return emit(.regex, from: start)
            }
            if bytes[index] == Byte.backslash, at(index + 1) != Byte.newline { index += 1 }
            index += 1
        }
        position = min(index, count)
        let opening = span(start, start + pounds + 1)
        report(SyntaxDiagnostics.unclosedRegex(pounds: pounds, isMultiline: isMultiline, at: opening))
        if isMultiline, unfinished == nil { unfinished = Unfinished(construct: "a regex", span: opening) }
        emit(.invalid, from: start)
    }
}

/// Keeps a token buffer for the next text, because a program reads the library in hundreds of small texts.
enum TokenCapacity {
    // Guarded by compiling on one thread at a time.
    nonisolated(unsafe) private static var reusableBuffer: (tokens: UnsafeMutablePointer<Token>, capacity: Int)?
    /// Larger buffers are freed instead of reused.
    private static let maxReusedCapacity = 1 << 14

    static func takeBuffer(_ wanted: Int) -> (UnsafeMutablePointer<Token>, Int) {
        if let (tokens, capacity) = reusableBuffer, capacity >= wanted {
            reusableBuffer = nil
            return (tokens, capacity)
        }
        let capacity = max(wanted, 1 << 10)
        return (.allocate(capacity: capacity), capacity)
    }

    static func giveBack(_ tokens: UnsafeMutablePointer<Token>, _ capacity: Int) {
        guard capacity <= maxReusedCapacity, capacity > reusableBuffer?.capacity ?? 0 else {
            return tokens.deallocate()
        }
        reusableBuffer?.tokens.deallocate()
        reusableBuffer = (tokens, capacity)
    }
}
