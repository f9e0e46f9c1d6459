import Diagnostics

/// A token or comment of a text, for highlighting, brackets and completion. The lexer creates these words, so they
/// always agree with the parser; an incomplete text is allowed.
public struct SourceWord: Equatable, Sendable {
    public enum Kind: Sendable {
        case name, type, keyword, number, string, comment, open, close, dot, comma, colon
        /// A string in typographic quotes, which Swift does not accept.
        case misquoted
        /// One byte of an operator or another symbol.
        case sign
    }

    public var kind: Kind
    /// The range of the word in bytes.
    public var range: Range<Int>

    public var isName: Bool { kind == .name || kind == .type }

    /// Names of the lexer that are keywords in some contexts.
    static let contextualKeywords: Set<String> = [
        "weak", "unowned", "lazy", "mutating", "nonmutating", "override", "final", "convenience", "required",
        "indirect",
        "some", "any", "async", "await", "open", "optional", "dynamic",
    ]

    /// The keywords that completion offers.
    public static let keywords: Set<String> = Set(Keyword.texts).subtracting(["_", "precedencegroup"]).union([
        "weak", "unowned", "lazy", "mutating", "override", "final", "convenience", "required", "indirect", "some",
        "any",
    ])
}

/// The words of a text in order; they do not overlap. Whitespace and inactive branches of `#if` contain no words.
public struct SourceWords: RandomAccessCollection {
    public let bytes: [UInt8]
    private let words: [SourceWord]
    private let partners: [Int: Int]
    /// For each word that opens an interpolation, the end of the string around it.
    private let delimiters: [Int: String]

    public init(_ text: String) {
        bytes = Array(text.utf8)
        (words, partners, delimiters) = bytes.withUnsafeBufferPointer { bytes in
            // The lexer's diagnostics are dropped, so spans need no source.
            var lexer = Lexer(source: SourceID(raw: 0), bytes: bytes)
            lexer.lexAll()
            defer { TokenCapacity.giveBack(lexer.tokens, lexer.capacity) }
            var maker = SourceWordMaker(bytes: bytes)
            for index in 0..<lexer.tokenCount { maker.add(lexer.tokens[index], index) }
            maker.addComments(until: bytes.count)
            return (maker.words, maker.partners, maker.delimiters)
        }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { words.count }
    public subscript(index: Int) -> SourceWord { words[index] }

    public func text(_ word: SourceWord) -> String { String(decoding: bytes[word.range], as: UTF8.self) }

    /// Returns the text of the word with an index; returns an empty string for an index out of range.
    public func text(at index: Int) -> String { words.indices.contains(index) ? text(words[index]) : "" }

    /// Returns the index of the bracket that belongs to the bracket at an index; nil if it is missing.
    public func partner(of index: Int) -> Int? { partners[index] }

    /// The closing brackets and quotes that the text lacks.
    public var closers: String {
        words.indices.reversed().filter { words[$0].kind == .open && partners[$0] == nil }.map { index in
            switch text(words[index]) {
            case "(": ")" + (delimiters[index] ?? "")
            case "[": "]"
            default: " }"
            }
        }.joined()
    }

    /// The parts of the text between commas that are not in brackets.
    public var parts: [String] {
        var (parts, start, depth) = ([String](), 0, 0)
        for word in words {
            depth += word.kind == .open ? 1 : word.kind == .close ? -1 : 0
            guard word.kind == .comma, depth == 0 else { continue }
            parts.append(String(decoding: bytes[start..<word.range.lowerBound], as: UTF8.self))
            start = word.range.upperBound
        }
        return parts + [String(decoding: bytes[start...], as: UTF8.self)]
    }

    /// The names that are not in brackets: `search`, `debounce` and `map` for a chain.
    public var chain: [String] {
        var depth = 0
        return words.compactMap { word in
            depth += word.kind == .open ? 1 : word.kind == .close ? -1 : 0
            return depth == 0 && word.kind == .name ? text(word) : nil
        }
    }

    /// The names that are no keywords: of values and types.
    public var names: Set<String> { Set(words.filter(\.isName).map(text)) }

    /// The names that do not follow a dot.
    public var freeNames: Set<String> {
        Set(indices.filter { words[$0].isName && ($0 == 0 || words[$0 - 1].kind != .dot) }.map { text(words[$0]) })
    }

    /// True if the whole text is one name.
    public var isName: Bool {
        count == 1 && words[0].isName && words[0].range == bytes.indices && bytes.first != UInt8(ascii: "`")
    }

    /// Returns the text after replacing ranges of bytes that do not overlap.
    public func replacing(_ edits: [(range: Range<Int>, text: String)]) -> String {
        var result = bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range, with: Array(edit.text.utf8))
        }
        return String(decoding: result, as: UTF8.self)
    }
}

private struct SourceWordMaker {
    let bytes: UnsafeBufferPointer<UInt8>
    var words: [SourceWord] = []
    private(set) var partners: [Int: Int] = [:]
    private(set) var delimiters: [Int: String] = [:]
    /// For each closing token, the index of the word that opens the bracket.
    private var openers: [UInt32: Int] = [:]
    /// The closing delimiters of the enclosing strings.
    private var strings: [String] = []
    private var end = 0
    /// True if the last word is a name that would be a keyword before another word.
    private var mayBeKeyword = false

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func add(_ token: Token, _ index: Int) {
        let range = Int(token.start)..<Int(token.end)
        addComments(until: range.lowerBound)
        if mayBeKeyword, token.kind.isWord, !token.isAtLineStart { words[words.count - 1].kind = .keyword }
        mayBeKeyword = false
        let isMember = words.last?.kind == .dot
        switch token.kind {
        case .eof: break
        case .identifier, .kwUnderscore: addName(token, range, isMember: isMember)
        case .dollar: append(.name, range)
        case .integer, .float: append(.number, range)
        case .stringStart, .stringText:
            if token.kind == .stringStart { strings.append(delimiter(range)) }
            appendString(range)
        case .string, .stringEnd, .regex:
            if token.kind == .stringEnd { strings.removeLast() }
            appendString(range)
            lastStringEnd = range.upperBound
        case .interpolationStart:
            appendString(range.lowerBound..<range.upperBound - 1)
            delimiters[words.count] = strings.last
            addOpener(range.upperBound - 1..<range.upperBound, token)
        case .interpolationEnd: addCloser(range, index)
        case .invalid where range.count > 2 && bytes[range.lowerBound] == 0xE2 && bytes[range.lowerBound + 1] == 0x80:
            append((0x9C...0x9F).contains(bytes[range.lowerBound + 2]) ? .misquoted : .sign, range)
        case .pound: append(.keyword, range)
        case .leftParen, .leftBracket, .leftBrace: addOpener(range, token)
        case .rightParen, .rightBracket, .rightBrace: addCloser(range, index)
        case .period: append(.dot, range)
        case .comma: append(.comma, range)
        case .colon: append(.colon, range)
        case _ where token.kind.isKeyword: append(isMember ? .name : .keyword, range)
        default: for place in range { append(.sign, place..<place + 1) }
        }
        end = max(end, range.upperBound)
    }

    private mutating func addOpener(_ range: Range<Int>, _ token: Token) {
        if token.value > 0 { openers[token.value] = words.count }
        append(.open, range)
    }

    private mutating func addCloser(_ range: Range<Int>, _ index: Int) {
        guard !range.isEmpty else { return }
        if let opener = openers[UInt32(index)] { (partners[opener], partners[words.count]) = (words.count, opener) }
        append(.close, range)
    }

    /// Returns the closing delimiter of a string: `"#` for one that begins with `#"`.
    private func delimiter(_ range: Range<Int>) -> String {
        var end = Array(bytes[range])
        end.reverse()
        return (end.starts(with: Array("\"\"\"".utf8)) ? "\n" : "") + String(decoding: end, as: UTF8.self)
    }

    private mutating func addName(_ token: Token, _ range: Range<Int>, isMember: Bool) {
        let isType = (65...90).contains(bytes[range.lowerBound])
        append(isType ? .type : .name, range)
        guard !isType, !isMember, !token.flags.contains(.escaped) else { return }
        mayBeKeyword = SourceWord.contextualKeywords.contains(
            String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self))
    }

    private mutating func append(_ kind: SourceWord.Kind, _ range: Range<Int>) {
        if !range.isEmpty { words.append(SourceWord(kind: kind, range: range)) }
    }

    /// The position at which the last string ended. A string that follows is a separate word.
    private var lastStringEnd = -1

    /// Adds the text of a string between interpolations as one word.
    private mutating func appendString(_ range: Range<Int>) {
        if let last = words.last, last.kind == .string, last.range.upperBound == range.lowerBound,
            lastStringEnd != range.lowerBound
        {
            words[words.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
            append(.string, range)
        }
    }

    /// Adds the comments between the last token and an offset.
    mutating func addComments(until limit: Int) {
        var index = end
        while index + 1 < limit {
            guard bytes[index] == Byte.slash, bytes[index + 1] == Byte.slash || bytes[index + 1] == Byte.star else {
                index += 1
                continue
            }
            let start = index
            if bytes[index + 1] == Byte.slash {
                while index < limit, bytes[index] != Byte.newline { index += 1 }
            } else {
                index = endOfComment(from: index, limit)
            }
            append(.comment, start..<index)
        }
        end = max(end, limit)
    }

    private func endOfComment(from start: Int, _ limit: Int) -> Int {
        var (index, depth) = (start + 2, 1)
        while index < limit, depth > 0 {
            let next = index + 1 < limit ? bytes[index + 1] : 0
            if bytes[index] == Byte.star, next == Byte.slash {
                (index, depth) = (index + 2, depth - 1)
            } else if bytes[index] == Byte.slash, next == Byte.star {
                (index, depth) = (index + 2, depth + 1)
            } else {
                index += 1
            }
        }
        return min(index, limit)
    }
}
