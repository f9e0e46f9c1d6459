import Diagnostics

public struct Accessor {
    public enum Kind { case get, set, willSet, didSet }
    public var kind: Kind
    /// The name in parentheses; without one, the name is `newValue` or `oldValue`.
    public var parameter: Name?
    /// The statements; nil for a requirement or a library declaration.
    public var body: [Stmt]?
    public var isMutating: Bool
    public var isNonmutating: Bool
    public var effects: Effects
    /// The `E` of `throws(E)`; nil if any error may be thrown.
    public var thrown: TypeRef?
    public var span: Span
    public init(
        kind: Kind, parameter: Name?, body: [Stmt]?, isMutating: Bool = false, isNonmutating: Bool = false,
        effects: Effects = [], span: Span
    ) {
        self.kind = kind
        self.parameter = parameter
        self.body = body
        self.isMutating = isMutating
        self.isNonmutating = isNonmutating
        self.effects = effects
        self.span = span
    }
}

public final class VariableDecl {
    public struct Binding {
        public var pattern: Pattern
        public var type: TypeRef?
        public var initializer: Expr?
        public var accessors: [Accessor]
        public init(pattern: Pattern, type: TypeRef?, initializer: Expr?, accessors: [Accessor]) {
            self.pattern = pattern
            self.type = type
            self.initializer = initializer
            self.accessors = accessors
        }
    }
    public var isLet: Bool
    /// The span of `async` in `async let`, whose value comes from a child task.
    public var asyncSpan: Span?
    public var bindings: [Binding]
    public init(isLet: Bool, bindings: [Binding]) {
        self.isLet = isLet
        self.bindings = bindings
    }
}

public struct GenericParameterRef {
    public var name: Name
    public var constraint: TypeRef?
    /// True if the parameter is written with `~Copyable`.
    public var takesNoncopyable = false
    public var span: Span
    public init(name: Name, constraint: TypeRef?, span: Span) {
        self.name = name
        self.constraint = constraint
        self.span = span
    }
}

public struct RequirementRef {
    public enum Kind { case conforms, same }
    public var kind: Kind
    public var left: TypeRef
    public var right: TypeRef
    public init(kind: Kind, left: TypeRef, right: TypeRef) {
        self.kind = kind
        self.left = left
        self.right = right
    }
}

public struct ParameterDecl {
    /// The label of the argument; nil for `_`.
    public var label: Name?
    public var name: Name
    public var type: TypeRef
    public var isInout: Bool
    public var isVariadic: Bool
    /// True for a closure that must not outlive the call (`@noescape` in library interfaces).
    public var isLentToCallee = false
    public var isAutoclosure: Bool
    public var isEscaping: Bool
    /// True if the parameter is `isolated`: the function runs on the actor that is passed for it.
    public var isIsolated = false
    /// True for `consuming`: the function may modify its own copy.
    public var isConsuming = false
    /// True for `borrowing`: the caller keeps the value.
    public var isBorrowing = false
    /// The attributes before the type, such as `@MainActor` and `@Sendable`.
    public var typeAttributes: [Name] = []
    /// For library interfaces: the closure's expressions are the elements of the returned array (`@DisposableBuilder`).
    public var isListBuilder = false
    /// Property wrappers of the parameter, or the builder for a closure's result.
    public var customAttributes: [CustomAttribute] = []
    public var defaultValue: Expr?
    public var span: Span
    public init(
        label: Name?, name: Name, type: TypeRef, isInout: Bool, isVariadic: Bool, isAutoclosure: Bool, isEscaping: Bool,
        defaultValue: Expr?, span: Span
    ) {
        self.label = label
        self.name = name
        self.type = type
        self.isInout = isInout
        self.isVariadic = isVariadic
        self.isAutoclosure = isAutoclosure
        self.isEscaping = isEscaping
        self.defaultValue = defaultValue
        self.span = span
    }
}

public final class FunctionDecl {
    public var name: Name
    public var nameSpan: Span
    public var isOperator: Bool
    public var generics: [GenericParameterRef]
    public var parameters: [ParameterDecl]
    public var effects: Effects
    /// The `E` of `throws(E)`; nil if any error may be thrown.
    public var thrown: TypeRef?
    public var result: TypeRef?
    public var requirements: [RequirementRef]
    /// The statements; nil for a requirement, or for a library declaration with a native.
    public var body: [Stmt]?
    public init(
        name: Name, nameSpan: Span, isOperator: Bool, generics: [GenericParameterRef], parameters: [ParameterDecl],
        effects: Effects, result: TypeRef?, requirements: [RequirementRef], body: [Stmt]?
    ) {
        self.name = name
        self.nameSpan = nameSpan
        self.isOperator = isOperator
        self.generics = generics
        self.parameters = parameters
        self.effects = effects
        self.result = result
        self.requirements = requirements
        self.body = body
    }
}

public final class InitializerDecl {
    /// True for `init?` and `init!`.
    public var isFailable: Bool
    /// `init!`
    public var isImplicitlyUnwrapped = false
    public var generics: [GenericParameterRef]
    public var parameters: [ParameterDecl]
    public var effects: Effects
    /// The `E` of `throws(E)`; nil if any error may be thrown.
    public var thrown: TypeRef?
    public var requirements: [RequirementRef]
    public var body: [Stmt]?
    public var span: Span
    public init(
        isFailable: Bool, generics: [GenericParameterRef], parameters: [ParameterDecl], effects: Effects,
        requirements: [RequirementRef], body: [Stmt]?, span: Span
    ) {
        self.isFailable = isFailable
        self.generics = generics
        self.parameters = parameters
        self.effects = effects
        self.requirements = requirements
        self.body = body
        self.span = span
    }
}

public final class SubscriptDecl {
    public var generics: [GenericParameterRef]
    public var parameters: [ParameterDecl]
    public var result: TypeRef
    public var requirements: [RequirementRef]
    public var accessors: [Accessor]
    public init(
        generics: [GenericParameterRef], parameters: [ParameterDecl], result: TypeRef, requirements: [RequirementRef],
        accessors: [Accessor]
    ) {
        self.generics = generics
        self.parameters = parameters
        self.result = result
        self.requirements = requirements
        self.accessors = accessors
    }
}
