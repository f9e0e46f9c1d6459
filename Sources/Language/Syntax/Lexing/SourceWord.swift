import Diagnostics

/// A token or comment of a text, for highlighting, brackets and completion. Uses the lexer, so it always agrees with
/// the parser; works for incomplete text.
public struct SourceWord: Equatable, Sendable {
    public enum Kind: Sendable {
        case name, type, keyword, number, string, comment, open, close, dot, comma, colon
        /// One byte of an operator or another symbol.
        case sign
    }

    public var kind: Kind
    /// The range in bytes.
    public var range: Range<Int>

    /// Returns all words of a text, in order and without overlap. Whitespace and inactive branches of `#if` have none.
    public static func all(of text: String) -> [SourceWord] {
        var text = text
        return text.withUTF8 { bytes in
            // Its diagnostics are dropped, so their spans need no source.
            var lexer = Lexer(source: SourceID(raw: 0), bytes: bytes)
            lexer.lexAll()
            defer { TokenCapacity.giveBack(lexer.tokens, lexer.capacity) }
            var maker = SourceWords(bytes: bytes)
            for index in 0..<lexer.tokenCount { maker.add(lexer.tokens[index]) }
            maker.addComments(until: bytes.count)
            return maker.words
        }
    }

    /// Words that the lexer treats as names and that are contextual keywords.
    static let contextualKeywords: Set<String> = [
        "weak", "unowned", "lazy", "mutating", "nonmutating", "override", "final", "convenience", "required",
        "indirect",
        "some", "any", "async", "await", "open", "optional", "dynamic",
    ]

    /// Keywords for completion.
    public static let keywords: Set<String> = Set(Keyword.texts).subtracting(["_", "precedencegroup"]).union([
        "weak", "unowned", "lazy", "mutating", "override", "final", "convenience", "required", "indirect", "some",
        "any",
    ])
}

private struct SourceWords {
    let bytes: UnsafeBufferPointer<UInt8>
    var words: [SourceWord] = []
    private var end = 0
    /// True if the last word is a name that is a keyword before another word.
    private var mayBeKeyword = false

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func add(_ token: Token) {
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
        case .stringStart, .stringText: appendString(range)
        case .string, .stringEnd, .regex:
            appendString(range)
            closed = range.upperBound
        case .interpolationStart:
            appendString(range.lowerBound..<range.upperBound - 1)
            append(.open, range.upperBound - 1..<range.upperBound)
        case .interpolationEnd: append(.close, range)
        case .pound: append(.keyword, range)
        case .leftParen, .leftBracket, .leftBrace: append(.open, range)
        case .rightParen, .rightBracket, .rightBrace: append(.close, range)
        case .period: append(.dot, range)
        case .comma: append(.comma, range)
        case .colon: append(.colon, range)
        case _ where token.kind.isKeyword: append(isMember ? .name : .keyword, range)
        default: for place in range { append(.sign, place..<place + 1) }
        }
        end = max(end, range.upperBound)
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

    /// The end of the last string; the next string is a separate word.
    private var closed = -1

    /// Adds the text of a string between interpolations as one word.
    private mutating func appendString(_ range: Range<Int>) {
        if let last = words.last, last.kind == .string, last.range.upperBound == range.lowerBound,
            closed != range.lowerBound
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
