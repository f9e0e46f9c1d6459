import Diagnostics
import Syntax

// The output of the checker and input of code generation. Every name is resolved, every conversion is a node, every
// call has its dispatch, every type is known. Types in a generic body may contain its parameters: code is generated per
// argument list, on the first call.

// MARK: - Expressions

public final class TExpr {
    public let kind: Kind
    public let type: Type
    public let span: Span
    /// True after a plain `try`.
    public var isTried = false
    /// True if the call is after `await`.
    public var isAwaited = false
    /// True if this read consumes the variable's value.
    public var isConsumed = false
    public init(_ kind: Kind, _ type: Type, _ span: Span) {
        self.kind = kind
        self.type = type
        self.span = span
    }

    /// True for a literal without parts, which rules need not inspect.
    public var isPlainLiteral: Bool {
        switch kind {
        case .integer, .wideInteger, .double, .bool, .string, .nilLiteral: return true
        default: return false
        }
    }

    /// Creates an expression that the callee evaluates on demand.
    public static func autoclosure(_ body: TExpr, _ span: Span, isAsync: Bool = false) -> TExpr {
        let closure = TClosure(
            captures: [], parameters: [], result: body.type, body: TBody(statements: [TStmt(.return(body), span)]))
        return TExpr(
            .closure(closure), .function([], body.type, effects: isAsync ? [.throwing, .async] : .throwing), span)
    }

    public enum Kind {
        /// The bits of an integer of the expression's type (any width); floating-point types use `.double`.
        case integer(Int64)
        /// Bits of an `Int128` or `UInt128`
        case wideInteger(WideBits)
        case double(Double)
        case bool(Bool)
        /// String, Character, Substring, StaticString by the type
        case string(String)
        case interpolation([InterpolationPart])
        case nilLiteral
        /// A default argument such as `#line` or `#function`, which refers to the call
        case magic(MagicLiteral)

        case load(Place)
        /// A stored field of a value that is not a place, such as the result of a call; also of class instances
        case field(TExpr, VariableSymbol)
        case tupleField(TExpr, Int)

        case call(Callee, receiver: Receiver, [TArgument])
        /// Call of a function value
        case apply(TExpr, [TArgument])
        /// `self.init(…)` and `super.init(…)` inside an initialiser
        case delegateInit(Callee, [TArgument])
        case enumCase(EnumCaseSymbol, [TExpr])

        /// A function as a value; with a receiver, bound to it (`relay.accept`, `self?.method`).
        case functionRef(Callee, bound: TExpr?)
        /// `Type.method`: a function from the receiver to a function
        case unappliedMethod(Callee)
        case enumCaseFunction(EnumCaseSymbol)
        case closure(TClosure)
        case keyPath(TKeyPath)
        /// A key path where a function is expected
        case keyPathFunction(TKeyPath)
        /// `base[keyPath: k]`
        case keyPathGet(TExpr, TExpr)

        case tuple([TExpr])
        case array([TExpr])
        case dictionary([(key: TExpr, value: TExpr)])
        case metatype(Type)
        /// `type(of: x)`
        case dynamicType(TExpr)

        case assign(Place, TExpr)
        /// `(a, b) = …`, `_ = …`: nil discards
        case assignTuple([Place?], TExpr)
        case ternary(TExpr, TExpr, TExpr)
        case ifExpr(TIf)
        case switchExpr(TSwitch)

        /// The scope of an optional chain: its value is nil if a link in it is nil.
        case optionalChain(TExpr)
        case chainLink(TExpr)
        case forceUnwrap(TExpr)
        case convert(TExpr, Conversion)
        case cast(TExpr, CastKind, to: Type)
        case tryOptional(TExpr)
        case tryForced(TExpr)
        case and(TExpr, TExpr)
        case or(TExpr, TExpr)
        /// `a ?? b`
        case coalesce(TExpr, TExpr)
        case error
    }
}

public enum InterpolationPart {
    case text(String)
    case value(TExpr)
}

public enum TArgument {
    case value(TExpr)
    case inout_(Place)
    /// The callee's default for this parameter; `#line` and `#column` in it refer to the span
    case defaultValue(at: Span)
}

public enum Receiver {
    /// Free functions, and initialisers and static members of a known type (in the callee's substitution)
    case none
    case value(TExpr)
    /// A mutating method of a value type
    case place(Place)
    /// A static member through a metatype value
    case metatype(TExpr)
}

public struct Callee {
    public enum Dispatch {
        /// This function, whatever the receiver
        case direct
        /// The override of the receiver's class
        case virtual
        /// The implementation of a requirement by the receiver or, for a static requirement, by the substituted Self
        case witness
    }
    public var function: FunctionSymbol
    /// The arguments for all generic parameters of the function's environment; may contain those of the caller.
    public var substitution: Substitution
    public var dispatch: Dispatch
    public init(_ function: FunctionSymbol, _ substitution: Substitution, _ dispatch: Dispatch) {
        self.function = function
        self.substitution = substitution
        self.dispatch = dispatch
    }
}

/// An expression that can be read in place, assigned and passed `inout`. Most are variables and need no box.
public enum Place {
    case variable(VariableSymbol)
    /// Stored field of a struct in a place
    indirect case field(Place, VariableSymbol)
    /// Stored field of a class instance
    indirect case instanceField(TExpr, VariableSymbol)
    indirect case staticField(VariableSymbol, Substitution)
    indirect case tupleField(Place, Int)
    /// Computed property or subscript: getter, setter (nil: read only), arguments evaluated once
    indirect case computed(receiver: Receiver, getter: Callee, setter: Callee?, arguments: [TArgument], type: Type)
    /// The payload of an optional in a place: `x?` in a chain, which ends the chain if it is nil
    indirect case chainPayload(Place)
    /// `x!`: traps at the span if it is nil
    indirect case forcedPayload(Place, Span)
    /// `base[keyPath: k]` with a writable key path
    indirect case keyPath(Place, TExpr, type: Type)
    /// A reference-writable key path on a class instance
    indirect case referenceKeyPath(TExpr, TExpr, type: Type)
    /// A value, only as the base of a read
    indirect case value(TExpr)
}

public indirect enum Conversion {
    case wrapOptional
    /// Converts `T?` to `U?`.
    case optional(Conversion)
    /// To an existential (or `Any`, `AnyHashable`), from a concrete type or another existential
    case erase
    case upcast
    case function(parameters: [Conversion?], result: Conversion?)
    case tuple([Conversion?])
    case array(Conversion)
    case dictionary(key: Conversion?, value: Conversion?)
    case set(Conversion)
    /// Several conversions in sequence
    case chain([Conversion])
    /// Between Double and CGFloat
    case number
}

public final class TClosure {
    public enum Isolation {
        /// The isolation of the surrounding code.
        case inherited
        case none
        case global(NominalSymbol)
    }
    public var isolation = Isolation.inherited
    /// The parameter marked `isolated`: the actor that the closure runs on.
    public var isolatedParameter: VariableSymbol?
    public struct Capture {
        public var variable: VariableSymbol
        public var value: TExpr
        public init(variable: VariableSymbol, value: TExpr) {
            self.variable = variable
            self.value = value
        }
    }
    /// The capture list; each entry is a new variable (weak and unowned by its ownership).
    public var captures: [Capture]
    public var parameters: [VariableSymbol]
    public var result: Type
    public var body: TBody
    public init(captures: [Capture], parameters: [VariableSymbol], result: Type, body: TBody) {
        self.captures = captures
        self.parameters = parameters
        self.result = result
        self.body = body
    }
}

public final class TBody {
    /// The statements; a closure that is a single expression has `[.return(e)]`.
    public var statements: [TStmt]
    public init(statements: [TStmt]) { self.statements = statements }
}

public struct TKeyPath {
    public enum Component {
        case field(VariableSymbol)
        case tupleField(Int)
        case computed(getter: Callee, setter: Callee?, arguments: [TExpr])
        case chain
        case force
        /// Wraps the value at the end of a path with an optional chain
        case wrap
        /// Converts to a superclass, which declares the next component; also from a composition to its class
        case upcast(Type)
    }
    public var root: Type
    public var value: Type
    public var components: [Component]
    public init(root: Type, value: Type, components: [Component]) {
        self.root = root
        self.value = value
        self.components = components
    }
}

// MARK: - Patterns

public final class TPattern {
    public let kind: Kind
    /// The type of the matched value.
    public let type: Type
    public let span: Span
    public init(_ kind: Kind, _ type: Type, _ span: Span) {
        self.kind = kind
        self.type = type
        self.span = span
    }
    public enum Kind {
        case wildcard
        case bind(VariableSymbol)
        case tuple([TPattern])
        /// One pattern for each associated value; nil matches any
        case enumCase(EnumCaseSymbol, [TPattern]?)
        case some(TPattern)
        case none_
        case isType(Type)
        /// `p as T`: matches p against the value cast to T
        case cast(TPattern, Type)
        /// `pattern ~= subject`: an expression over a hidden variable that holds the subject
        case expression(subject: VariableSymbol, test: TExpr)
        case bool(Bool)
    }
}

// MARK: - Statements

public final class TStmt {
    public let kind: Kind
    public let span: Span
    public init(_ kind: Kind, _ span: Span) {
        self.kind = kind
        self.span = span
    }
    public enum Kind {
        case expr(TExpr)
        /// Declaration of local or global variables; no value for `let x: Int` assigned later
        case declare(TPattern, TExpr?)
        /// A function declared inside a body, which may capture variables, or at the top level, which cannot
        case function(FunctionSymbol)
        case `if`(TIf)
        case `guard`([TCondition], [TStmt])
        case `while`(label: LoopLabel, [TCondition], [TStmt])
        case `repeat`(label: LoopLabel, [TStmt], TExpr)
        case `for`(TFor)
        case `switch`(TSwitch)
        case `do`(TDo)
        case `return`(TExpr?)
        case `throw`(TExpr)
        case `break`(LoopLabel)
        case `continue`(LoopLabel)
        case `fallthrough`
        case `defer`([TStmt])
        case block([TStmt])
    }
}

/// The identity of a loop, `switch`, `if` or `do` for `break` and `continue`.
public final class LoopLabel {
    public let name: Name?
    public init(_ name: Name?) { self.name = name }
}

public enum TCondition {
    case expr(TExpr)
    /// `let p = optional`: p matches the payload
    case optionalBinding(TPattern, TExpr)
    case pattern(TPattern, TExpr)
}

public final class TIf {
    public var label: LoopLabel
    public var conditions: [TCondition]
    /// The body; in an expression each branch ends in an expression statement with its value.
    public var body: [TStmt]
    public var otherwise: [TStmt]?
    public init(label: LoopLabel, conditions: [TCondition], body: [TStmt], otherwise: [TStmt]?) {
        self.label = label
        self.conditions = conditions
        self.body = body
        self.otherwise = otherwise
    }
}

public final class TFor {
    public var label: LoopLabel
    public var pattern: TPattern
    /// True for `for case`, which skips elements that do not match.
    public var isFiltering: Bool
    public var sequence: TExpr
    public var makeIterator: Callee
    public var next: Callee
    public var elementType: Type
    public var filter: TExpr?
    public var body: [TStmt]
    /// The span of `await` in `for await`.
    public var awaitSpan: Span?
    public var isTried = false
    public init(
        label: LoopLabel, pattern: TPattern, isFiltering: Bool, sequence: TExpr, makeIterator: Callee, next: Callee,
        elementType: Type, filter: TExpr?, body: [TStmt]
    ) {
        self.label = label
        self.pattern = pattern
        self.isFiltering = isFiltering
        self.sequence = sequence
        self.makeIterator = makeIterator
        self.next = next
        self.elementType = elementType
        self.filter = filter
        self.body = body
    }
}

public final class TSwitch {
    public struct Case {
        public var patterns: [(pattern: TPattern, filter: TExpr?)]
        public var isDefault: Bool
        /// The body; if there are several patterns, they bind the same names: pattern k's variables match the body's,
        /// in order
        public var body: [TStmt]
        public init(patterns: [(pattern: TPattern, filter: TExpr?)], isDefault: Bool, body: [TStmt]) {
            self.patterns = patterns
            self.isDefault = isDefault
            self.body = body
        }
    }
    public var label: LoopLabel
    public var subject: TExpr
    /// All patterns of one case bind the same variable symbols.
    public var cases: [Case]
    public init(label: LoopLabel, subject: TExpr, cases: [Case]) {
        self.label = label
        self.subject = subject
        self.cases = cases
    }
}

public final class TDo {
    public struct Catch {
        /// Patterns over the error; empty catches all into `error`.
        public var patterns: [(pattern: TPattern, filter: TExpr?)]
        public var body: [TStmt]
        public init(patterns: [(pattern: TPattern, filter: TExpr?)], body: [TStmt]) {
            self.patterns = patterns
            self.body = body
        }
    }
    public var label: LoopLabel
    /// The single error type of the catches; nil for `any Error`.
    public var thrown: Type?
    /// True if the error type is written: `do throws(E)`.
    public var isWritten = false
    public var body: [TStmt]
    public var catches: [Catch]
    public init(label: LoopLabel, thrown: Type?, body: [TStmt], catches: [Catch]) {
        self.label = label
        self.thrown = thrown
        self.body = body
        self.catches = catches
    }
}

// MARK: - What a text became

/// A checked entry or file, ready for code generation.
public struct CheckedFile {
    public var statements: [TStmt]
    /// The values of bare top-level expressions, which the prompt shows and stores as `$R0`, …
    public var results: [VariableSymbol]
    public var diagnostics: [Diagnostic]
    /// The symbols declared at the top level, in order, for `:names` and the prompt's replies.
    public var declared: [Symbol]
    /// Deprecated library names in the text.
    public var olderSpellings: [OlderSpelling] = []
    /// True if the check was interrupted, so it has no result.
    public var wasStopped = false
    public init(
        statements: [TStmt], results: [VariableSymbol], diagnostics: [Diagnostic], declared: [Symbol]
    ) {
        self.statements = statements
        self.results = results
        self.diagnostics = diagnostics
        self.declared = declared
    }
    public var hasErrors: Bool { diagnostics.contains { $0.severity != .warning } }

    /// The type of the last statement, if it is an expression or declaration.
    public var lastType: Type? {
        switch statements.last?.kind {
        case .declare(_, let value?)? where !hasErrors: value.type
        case .expr(let expr)? where !hasErrors: expr.type
        default: nil
        }
    }
}

/// The bits of a wide integer in two halves: `UInt128` itself would align each expression to 16 bytes.
public struct WideBits {
    private let high: UInt64
    private let low: UInt64
    public init(_ bits: UInt128) {
        high = UInt64(truncatingIfNeeded: bits >> 64)
        low = UInt64(truncatingIfNeeded: bits)
    }
    public var value: UInt128 { UInt128(high) << 64 | UInt128(low) }
}
