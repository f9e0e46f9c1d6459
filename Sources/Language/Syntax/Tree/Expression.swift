import Diagnostics

public final class Expr {
    public var kind: Kind
    public let span: Span
    /// False if the expression contains no closure, `if` or `switch` with statements. Statement rules then skip it; the
    /// parser sets the flag.
    public internal(set) var mayContainStatements = true
    public init(_ kind: Kind, _ span: Span) {
        self.kind = kind
        self.span = span
    }

    public enum Kind {
        case integer(IntegerLiteral)
        case float(Double)
        case bool(Bool)
        case nilLiteral
        case string(StringLiteral)
        case magic(MagicLiteral)
        /// A name: `x`, `$0`, `self`, `super`, `Self`, `Array<Int>`.
        case name(NameExpr)
        /// A member: `a.b`, `a.0`, `.b` (without a base), `a.f(_:by:)`.
        case member(MemberExpr)
        case call(CallExpr)
        case `subscript`(SubscriptExpr)
        case prefix(OperatorName, Expr)
        case postfix(OperatorName, Expr)
        /// A flat sequence of operands and operators. Before checking, `foldOperators` replaces it by the four kinds
        /// below.
        case sequence([SequenceItem])
        case binary(OperatorName, Expr, Expr)
        case ternary(Expr, Expr, Expr)
        case assign(Expr, Expr)
        case cast(Expr, CastKind, TypeRef)
        case closure(ClosureExpr)
        case tuple([TupleElement])
        case paren(Expr)
        case array([Expr])
        case dictionary([(key: Expr, value: Expr)])
        /// An optional chain with at least one `?`; its value is an optional.
        case optionalChain(Expr)
        /// One `?` in an optional chain.
        case chainLink(Expr)
        case forceUnwrap(Expr)
        case tryExpr(TryKind, Expr)
        case awaitExpr(Expr)
        /// An argument `&x`.
        case inout_(Expr)
        case keyPath(KeyPathExpr)
        case ifExpr(IfStmt)
        case switchExpr(SwitchStmt)
        /// A type as an expression, if no other kind can represent it: `(Int) -> Void`, `Int?`, `any P`.
        case type(TypeRef)
        /// The `_` on the left of an assignment.
        case discard
        /// A `let x` in an expression that is later converted to a pattern.
        case patternBinding(Pattern)
        case error
    }
}

public struct IntegerLiteral {
    private let low: UInt64
    private let high: UInt64
    private let fits: Bool
    /// The value without its sign; nil if it does not fit 64 bits.
    public var magnitude: UInt64? { fits && high == 0 ? low : nil }
    /// The value without its sign; nil if it does not fit 128 bits.
    public var wideMagnitude: UInt128? { fits ? UInt128(high) << 64 | UInt128(low) : nil }

    public init(magnitude: UInt64) { (low, high, fits) = (magnitude, 0, true) }
    public init(wideMagnitude: UInt128?) {
        low = UInt64(truncatingIfNeeded: wideMagnitude ?? 0)
        high = UInt64(truncatingIfNeeded: (wideMagnitude ?? 0) >> 64)
        fits = wideMagnitude != nil
    }
}

public struct StringLiteral {
    public enum Part {
        case text(String)
        /// An interpolation `\(value)`, or one with labels or several arguments: `\(x, specifier: "…")`.
        case interpolation([Argument])
    }
    public var parts: [Part]
    /// True if the literal has no interpolations.
    public var isPlain: Bool {
        parts.allSatisfy { part in
            if case .text = part { return true }
            return false
        }
    }
    public init(parts: [Part]) { self.parts = parts }
}

public enum MagicLiteral {
    case function, line, column, file, fileID, filePath
    /// In library interfaces, the executor of the actor on which the call runs.
    case isolation
}
public enum CastKind { case `is`, `as`, asOptional, asForced }
public enum TryKind { case `try`, tryOptional, tryForced }

public struct OperatorName {
    public var name: Name
    public var span: Span
    public init(_ name: Name, _ span: Span) {
        self.name = name
        self.span = span
    }
}

public struct NameExpr {
    public var name: Name
    public var genericArguments: [TypeRef]?
    /// The argument labels of a compound name such as `f(_:by:)`.
    public var labels: [Name?]?
    public init(name: Name, genericArguments: [TypeRef]? = nil, labels: [Name?]? = nil) {
        self.name = name
        self.genericArguments = genericArguments
        self.labels = labels
    }
}

public struct MemberExpr {
    public var base: Expr?
    public var name: Name
    public var nameSpan: Span
    public var genericArguments: [TypeRef]?
    public var labels: [Name?]?
    public init(base: Expr?, name: Name, nameSpan: Span, genericArguments: [TypeRef]? = nil, labels: [Name?]? = nil) {
        self.base = base
        self.name = name
        self.nameSpan = nameSpan
        self.genericArguments = genericArguments
        self.labels = labels
    }
}

public struct Argument {
    public var label: Name?
    public var labelSpan: Span?
    public var value: Expr
    public init(label: Name?, labelSpan: Span? = nil, value: Expr) {
        self.label = label
        self.labelSpan = labelSpan
        self.value = value
    }
}

public struct CallExpr {
    public var callee: Expr
    /// The arguments without trailing closures.
    public var arguments: [Argument]
    /// The trailing closures. The first has no label; every value is a `.closure`.
    public var trailingClosures: [Argument]
    /// True if the call has parentheses.
    public var hasParentheses: Bool
    /// The start of the arguments: the parenthesis, or the first trailing closure. It is nil in a synthesised call.
    public var argumentsSpan: Span?
    public init(
        callee: Expr, arguments: [Argument], trailingClosures: [Argument], hasParentheses: Bool,
        argumentsSpan: Span? = nil
    ) {
        self.callee = callee
        self.arguments = arguments
        self.trailingClosures = trailingClosures
        self.hasParentheses = hasParentheses
        self.argumentsSpan = argumentsSpan
    }
}

public struct SubscriptExpr {
    public var base: Expr
    public var arguments: [Argument]
    /// The span from the opening bracket of the arguments to the end.
    public var argumentsSpan: Span
    public init(base: Expr, arguments: [Argument], argumentsSpan: Span) {
        self.base = base
        self.arguments = arguments
        self.argumentsSpan = argumentsSpan
    }
}

/// An item of a flat expression, which is an operand or an operator, in source order.
public enum SequenceItem {
    case operand(Expr)
    case binary(OperatorName)
    /// The middle of a ternary operator, between `?` and `:`.
    case ternary(Expr)
    case assign(Span)
    case cast(CastKind, TypeRef, Span)
}

public struct TupleElement {
    public var label: Name?
    public var value: Expr
    public init(label: Name?, value: Expr) {
        self.label = label
        self.value = value
    }
}
