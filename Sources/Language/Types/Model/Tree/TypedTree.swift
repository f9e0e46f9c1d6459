import Diagnostics
import Syntax

// The typed tree: the output of the checker and the input of code generation. Every name is resolved, every conversion
// is a node, every call has its dispatch, every type is known. Types in a generic body may contain its parameters: code
// is generated for each argument list on the first call.

// MARK: - Expressions

public final class TExpr {
    public let kind: Kind
    public let type: Type
    public let span: Span
    /// True if a plain `try` precedes the call.
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

    /// True for a literal without parts, which walkers skip.
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
        /// The bits of an integer of any width; the expression's type tells the width. Floating-point types use
        /// `.double`.
        case integer(Int64)
        /// The bits of an `Int128` or `UInt128`.
        case wideInteger(WideBits)
        case double(Double)
        case bool(Bool)
        /// A String, Character, Substring or StaticString, depending on the expression's type.
        case string(String)
        case interpolation([InterpolationPart])
        case nilLiteral
        /// A literal such as `#line` or `#function` in a default value, which refers to the call.
        case magic(MagicLiteral)

        case load(Place)
        /// A stored field of a value that is not a place, such as the result of a call, or of a class instance.
        case field(TExpr, VariableSymbol)
        case tupleField(TExpr, Int)

        case call(Callee, receiver: Receiver, [TArgument])
        /// A call of a function value.
        case apply(TExpr, [TArgument])
        /// A call of `self.init(…)` or `super.init(…)` in an initialiser.
        case delegateInit(Callee, [TArgument])
        case enumCase(EnumCaseSymbol, [TExpr])

        /// A function as a value. If it has a receiver, it is bound to it (`relay.accept`, `self?.method`).
        case functionRef(Callee, bound: TExpr?)
        /// The reference `Type.method`, which is a function that takes the receiver and returns a function.
        case unappliedMethod(Callee)
        case enumCaseFunction(EnumCaseSymbol)
        case closure(TClosure)
        case keyPath(TKeyPath)
        /// A key path that is used where a function is expected.
        case keyPathFunction(TKeyPath)
        /// A read by key path: `base[keyPath: k]`.
        case keyPathGet(TExpr, TExpr)

        case tuple([TExpr])
        case array([TExpr])
        case dictionary([(key: TExpr, value: TExpr)])
        case metatype(Type)
        /// A call `type(of: x)`.
        case dynamicType(TExpr)

        case assign(Place, TExpr)
        /// An assignment `(a, b) = …` or `_ = …`; a nil place discards its value.
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
        /// The operator `a ?? b`.
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
    /// The default value that the callee declares for this parameter; `#line` and `#column` in it refer to the span.
    case defaultValue(at: Span)
}

public enum Receiver {
    /// The call has no receiver value: it calls a free function, or an initialiser or static member of a type that the
    /// callee's substitution contains.
    case none
    case value(TExpr)
    /// The receiver of a mutating method of a value type.
    case place(Place)
    /// The receiver of a static member that is called on a metatype value.
    case metatype(TExpr)
}

public struct Callee {
    public enum Dispatch {
        /// The call runs exactly this function.
        case direct
        /// The call runs the override of the receiver's dynamic class.
        case virtual
        /// The call runs the implementation of a requirement: that of the receiver or, for a static requirement, of the
        /// substituted `Self`.
        case witness
    }
    public var function: FunctionSymbol
    /// The arguments for all generic parameters of the function's environment; they may contain the caller's
    /// parameters.
    public var substitution: Substitution
    public var dispatch: Dispatch
    public init(_ function: FunctionSymbol, _ substitution: Substitution, _ dispatch: Dispatch) {
        self.function = function
        self.substitution = substitution
        self.dispatch = dispatch
    }
}

/// A location that can be read, assigned and passed `inout`. Most are variables and need no box.
public enum Place {
    case variable(VariableSymbol)
    /// A stored field of a struct that is itself in a place.
    indirect case field(Place, VariableSymbol)
    /// A stored field of a class instance.
    indirect case instanceField(TExpr, VariableSymbol)
    indirect case staticField(VariableSymbol, Substitution)
    indirect case tupleField(Place, Int)
    /// A computed property or subscript, with a getter and a setter (nil if read-only). The arguments are evaluated
    /// once.
    indirect case computed(receiver: Receiver, getter: Callee, setter: Callee?, arguments: [TArgument], type: Type)
    /// The value inside an optional in a place: `x?` in a chain. If it is nil, the chain ends.
    indirect case chainPayload(Place)
    /// The value of `x!`; the access traps at the span if it is nil.
    indirect case forcedPayload(Place, Span)
    /// The access `base[keyPath: k]` with a writable key path.
    indirect case keyPath(Place, TExpr, type: Type)
    /// An access to a class instance with a reference-writable key path.
    indirect case referenceKeyPath(TExpr, TExpr, type: Type)
    /// A value that is not a location; it occurs only as the base of a read.
    indirect case value(TExpr)
}

public indirect enum Conversion {
    case wrapOptional
    /// Converts `T?` to `U?`.
    case optional(Conversion)
    /// Converts a concrete type or another existential to an existential, `Any` or `AnyHashable`.
    case erase
    case upcast
    case function(parameters: [Conversion?], result: Conversion?)
    case tuple([Conversion?])
    case array(Conversion)
    case dictionary(key: Conversion?, value: Conversion?)
    case set(Conversion)
    /// Several conversions, one after the other.
    case chain([Conversion])
    /// Converts between Double and CGFloat.
    case doubleOrCGFloat
}

public final class TClosure {
    public enum Isolation {
        /// The closure has the isolation of the code around it.
        case inherited
        case none
        case global(NominalSymbol)
    }
    public var isolation = Isolation.inherited
    /// The parameter marked `isolated`; the closure runs on the actor that is passed for it.
    public var isolatedParameter: VariableSymbol?
    public struct Capture {
        public var variable: VariableSymbol
        public var value: TExpr
        public init(variable: VariableSymbol, value: TExpr) {
            self.variable = variable
            self.value = value
        }
    }
    /// The capture list. Each entry is a new variable, which is weak or unowned according to its ownership.
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
        /// Wraps the value at the end of a path that contains an optional chain.
        case wrap
        /// Converts to the superclass that declares the next component; also converts a composition to its class.
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
        /// An enum case with one pattern for each associated value; a nil list matches any values.
        case enumCase(EnumCaseSymbol, [TPattern]?)
        case some(TPattern)
        case none_
        case isType(Type)
        /// The pattern `p as T`, which matches p against the subject cast to T.
        case cast(TPattern, Type)
        /// The pattern `pattern ~= subject`, whose test is an expression that reads a hidden variable with the subject.
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
        /// A declaration of local or global variables; it has no value for a `let x: Int` that is assigned later.
        case declare(TPattern, TExpr?)
        /// A declaration of a function: in a body it may capture variables, at the top level it cannot.
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

/// The identity of a loop, `switch`, `if` or `do`, to which `break` and `continue` refer.
public final class LoopLabel {
    public let name: Name?
    public init(_ name: Name?) { self.name = name }
}

public enum TCondition {
    case expr(TExpr)
    /// The pattern `let p = optional`, in which p matches the value inside of the optional.
    case optionalBinding(TPattern, TExpr)
    case pattern(TPattern, TExpr)
}

public final class TIf {
    public var label: LoopLabel
    public var conditions: [TCondition]
    /// The body. In an `if` or `switch` expression, each branch ends in an expression statement that has its value.
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
        /// The body. If there are several patterns, they bind the same names: the variables of each pattern correspond
        /// to the body's, in order.
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
        /// The patterns for the error; an empty list means that all errors are caught and bound to `error`.
        public var patterns: [(pattern: TPattern, filter: TExpr?)]
        public var body: [TStmt]
        public init(patterns: [(pattern: TPattern, filter: TExpr?)], body: [TStmt]) {
            self.patterns = patterns
            self.body = body
        }
    }
    public var label: LoopLabel
    /// The single error type that the catches receive; nil for `any Error`.
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
    /// The values of top-level expression statements, which the prompt shows and stores as `$R0`, `$R1` and so on.
    public var results: [VariableSymbol]
    public var diagnostics: [Diagnostic]
    /// The symbols declared at the top level, in order, for `:names` and the prompt's replies.
    public var declaredSymbols: [Symbol]
    /// Deprecated library names in the text.
    public var olderSpellings: [OlderSpelling] = []
    /// True if the check was interrupted, so it has no result.
    public var wasStopped = false
    public init(
        statements: [TStmt], results: [VariableSymbol], diagnostics: [Diagnostic], declaredSymbols: [Symbol]
    ) {
        self.statements = statements
        self.results = results
        self.diagnostics = diagnostics
        self.declaredSymbols = declaredSymbols
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

/// The bits of a wide integer in two halves. A `UInt128` would align each expression to 16 bytes.
public struct WideBits {
    private let high: UInt64
    private let low: UInt64
    public init(_ bits: UInt128) {
        high = UInt64(truncatingIfNeeded: bits >> 64)
        low = UInt64(truncatingIfNeeded: bits)
    }
    public var value: UInt128 { UInt128(high) << 64 | UInt128(low) }
}
