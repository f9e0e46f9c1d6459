/// A token has a kind, a position and, for names, the interned name. It has sixteen bytes and no references.
struct Token {
    var kind: TokenKind
    var flags: TokenFlags
    var start: UInt32
    var end: UInt32
    /// The id of a name or operator. For an opening bracket or the start of a string: the index of its closing token,
    /// or zero.
    var value: UInt32

    var name: Name { Name(id: value) }
    var isAtLineStart: Bool { flags.contains(.newlineBefore) }
}

struct TokenFlags: OptionSet {
    let rawValue: UInt8
    static let newlineBefore = TokenFlags(rawValue: 1)
    static let documented = TokenFlags(rawValue: 2)
    /// The token is a name in backticks, which is never a keyword.
    static let escaped = TokenFlags(rawValue: 4)
    /// The token is an invalid literal, which the parser reports.
    static let malformed = TokenFlags(rawValue: 8)
    /// The token is an infix operator with whitespace on one side only: `x =3`.
    static let unevenSpace = TokenFlags(rawValue: 16)
}

enum TokenKind: UInt8 {
    case eof, invalid, identifier, dollar, integer, float
    /// A string without escapes, with its quotes.
    case string
    /// The parts of a string with escapes or interpolations: its start, its texts and interpolations, and its end.
    case stringStart, stringText, interpolationStart, interpolationEnd, stringEnd
    /// `#/…/#`
    case regex
    /// `#name`
    case pound
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    case comma, colon, semicolon, at, backslash, period, equal, arrow, ampersandPrefix
    case questionPostfix, questionInfix, exclaimPostfix
    case binaryOperator, prefixOperator, postfixOperator
    case kwAny, kwAs, kwAssociatedtype, kwBreak, kwCase, kwCatch, kwClass, kwContinue, kwDefault, kwDefer, kwDeinit
    case kwDo, kwElse, kwEnum, kwExtension, kwFallthrough, kwFalse, kwFileprivate, kwFor, kwFunc, kwGuard, kwIf
    case kwImport, kwIn, kwInit, kwInout, kwInternal, kwIs, kwLet, kwNil, kwOperator, kwPrecedencegroup, kwPrivate
    case kwProtocol, kwPublic, kwRepeat, kwRethrows, kwReturn, kwSelf, kwSelfType, kwStatic, kwStruct, kwSubscript
    case kwSuper, kwSwitch, kwThrow, kwThrows, kwTrue, kwTry, kwTypealias, kwUnderscore, kwVar, kwWhere, kwWhile

    @inline(__always) var isKeyword: Bool { rawValue >= TokenKind.kwAny.rawValue }

    /// True for names and keywords: such a token may follow a dot or be a label.
    @inline(__always) var isWord: Bool { self == .identifier || isKeyword }
}

public enum Keyword {
    /// The keywords in the order of their token kinds.
    static let texts = [
        "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "_", "var", "where", "while",
    ]

    static var count: UInt32 { UInt32(TokenKind.kwWhile.rawValue - TokenKind.kwAny.rawValue) + 1 }

    @inline(__always)
    static func kind(of id: UInt32, count: UInt32) -> TokenKind {
        guard id < count else { return .identifier }
        return unsafeBitCast(UInt8(truncatingIfNeeded: id) + TokenKind.kwAny.rawValue, to: TokenKind.self)
    }
}
