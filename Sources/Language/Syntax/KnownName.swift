/// Names that the parser and the checker know. They are interned right after the keywords in this order, so each has a
/// constant id. Modifiers come first, then the other contextual keywords, so that one comparison distinguishes them
/// from ordinary names.
public enum KnownName: String, CaseIterable {
    case open, final, override, lazy, weak, unowned, mutating, nonmutating, convenience, required, dynamic, optional
    case indirect, prefix, postfix, infix, nonisolated, isolated, package, distributed, borrowing, sending, consuming

    case any, some, each, async, await, consume, copy, discard, actor, macro

    case none, error, newValue, oldValue, typeMember = "Type", protocolMember = "Protocol", of, keyPath
    case stringInterpolation = "StringInterpolation", defaultInterpolation = "DefaultStringInterpolation"
    case appendInterpolation, dynamicMember, dynamicCallable, dynamicallyCall, withArguments, withKeywordArguments
    case rawValueMember = "rawValue", rawValueType = "RawValue", allCasesMember = "allCases", makeIterator, next
    case element = "Element", iterator = "Iterator", match = "~=", equals = "==", notEquals = "!=", less = "<"
    case and = "&&", or = "||", coalesce = "??", minus = "-", plus = "+", main, callAsFunction
    case privateSet = "private(set)", discardableResult, disfavored = "_disfavoredOverload", available, marbles, typed
    case native, dynamicMemberLookup, type, assign = "=", swiftModule = "Swift"
    case anyHashable = "AnyHashable", sendable = "Sendable", copyable = "Copyable", double = "Double"
    case character = "Character", cgFloat = "CGFloat", stride = "Stride"
    case nilComparison = "_OptionalNilComparisonType", arrayLiteralElement = "ArrayLiteralElement", key = "Key"
    case value = "Value", ampersand = "&", ellipsis = "...", escaping, autoclosure
    case propertyWrapper, wrappedValue, projectedValue
    case resultBuilder, buildBlock, buildPartialBlock, buildExpression, buildOptional, buildIf, buildEither, buildArray
    case buildFinalResult, first, second, accumulated
    case makeAsyncIterator, asyncIterator = "AsyncIterator", failure = "Failure", wait = "_wait"
}

extension Name {
    @inline(__always) public init(_ known: KnownName) { self.init(id: Keyword.count + known.index) }

    /// Creates the name that is spelled like a keyword.
    @inline(__always) init(_ keyword: TokenKind) {
        self.init(id: UInt32(keyword.rawValue - TokenKind.kwAny.rawValue))
    }

    /// True for keywords, which need backticks as the name of a declaration.
    public var isKeyword: Bool { id < Keyword.count }
}

extension KnownName {
    @inline(__always) var index: UInt32 { UInt32(unsafeBitCast(self, to: UInt8.self)) }

    static let modifierLimit = Keyword.count + KnownName.consuming.index + 1
    static let wordLimit = Keyword.count + KnownName.macro.index + 1
}

/// Keywords that the checker also uses as names.
extension Keyword {
    public static var any: Name { Name(.kwAny) }
    public static var classModifier: Name { Name(.kwClass) }
    public static var deinitName: Name { Name(.kwDeinit) }
    public static var fileprivateName: Name { Name(.kwFileprivate) }
    public static var initName: Name { Name(.kwInit) }
    public static var privateName: Name { Name(.kwPrivate) }
    public static var selfValue: Name { Name(.kwSelf) }
    public static var selfType: Name { Name(.kwSelfType) }
    public static var staticName: Name { Name(.kwStatic) }
    public static var subscriptName: Name { Name(.kwSubscript) }
    public static var superName: Name { Name(.kwSuper) }
    public static var underscore: Name { Name(.kwUnderscore) }
}
