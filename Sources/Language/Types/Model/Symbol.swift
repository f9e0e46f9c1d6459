import Diagnostics
import Syntax

// A symbol is the meaning of a name, in the library and in programs alike; a library function has a binding key instead
// of a body. Symbols are created when declarations are collected, their types are resolved on first use, and bodies are
// checked last (library bodies only on demand).

public class Symbol: Hashable {
    public let name: Name
    public let span: Span?
    /// The type or function that contains the declaration; nil at the top level.
    public let parent: Symbol?
    public var comment: DocComment?
    public var documentation: String? { comment?.strippedText }
    public var isLibrary = false
    /// True for a requirement of a protocol: code that uses it finds the implementation by the type of `self`. A
    /// property that fulfils or overrides another one is dispatched like its getter and setter.
    public var isRequirement = false
    /// The text of `@available(*, deprecated…)`; nil if the symbol is not deprecated.
    public var deprecation: Deprecation?
    public var isDeprecated: Bool { deprecation != nil }
    /// The syntax of the symbol, which is needed until its types are resolved.
    public var declaration: Declaration?
    /// A cache of the actor to which the symbol belongs.
    public var knownIsolation: Isolation?

    public init(name: Name, span: Span?, parent: Symbol?) {
        self.name = name
        self.span = span
        self.parent = parent
    }
    /// True for a method that an `@objc` protocol declares `optional`.
    public var isOptionalRequirement: Bool {
        self is FunctionSymbol && declaration?.decl.modifiers.has("optional") ?? false
            && (parent as? NominalSymbol)?.kind == .protocol
    }
    /// True for a library module written in Swift that compiled programs link too, such as the app kit.
    public var isOfModule: Bool { declaration?.context.isCompiled ?? false }
    /// Breaks reference cycles after the symbol was reverted. Types that refer to the symbol stay valid.
    public func breakCycles() {
        declaration = nil
        comment = nil
    }
    public static func == (left: Symbol, right: Symbol) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    /// A symbol's address serves as its hash.
    public final func _rawHashValue(seed: Int) -> Int { mixedHash(address, seed: seed) }
    public final var address: UInt64 { UInt64(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())) }
}

public final class GenericParameter: Symbol {
    /// True for the parameter `Self` of a protocol.
    public var isSelf = false
    /// True if the parameter is declared with `~Copyable`.
    public var takesNoncopyable = false
}

public struct Requirement {
    public enum Kind {
        /// The subject conforms to a protocol.
        case conforms(NominalSymbol)
        /// The subject is a class or inherits from it.
        case inherits(Type)
        case same(Type)
        /// The subject is `AnyObject`.
        case isClass
    }
    public var subject: Type
    public var kind: Kind
    public var isSame: Bool {
        if case .same = kind { return true }
        return false
    }

    public init(subject: Type, kind: Kind) {
        self.subject = subject
        self.kind = kind
    }
}

/// The generic parameters of a declaration, after those of its context, with their requirements.
public final class GenericEnvironment {
    public let parameters: [GenericParameter]
    public var requirements: [Requirement] {
        didSet {
            facts = nil
            protocolSameTypes = nil
        }
    }
    /// For a protocol whose members are known: its conditions such as `where Iterator.Element == Element`, with those
    /// of its associated types.
    public var protocolSameTypes: [Requirement]?
    /// The facts that follow from the requirements (`T.Element == Int`, the protocols of `T`); created on first use.
    public var facts: EnvironmentFacts?
    public init(parameters: [GenericParameter], requirements: [Requirement]) {
        self.parameters = parameters
        self.requirements = requirements
    }
}

public final class NominalSymbol: Symbol {
    public enum Kind { case `struct`, `enum`, `class`, `protocol` }
    public let kind: Kind
    public var environment = GenericEnvironment(parameters: [], requirements: [])
    /// The type with its own parameters as arguments.
    public var declaredType: Type!
    public var superclass: Type?
    /// True if a superclass or protocol of the type is unknown. That was reported; unknown members are then no further
    /// error.
    public var hasUnknownParent = false
    /// The stored properties in order of declaration; for a class without those of its superclass.
    public var storedProperties: [VariableSymbol] = []
    public var cases: [EnumCaseSymbol] = []
    /// The raw type of an enum; nil for other types.
    public var rawType: Type?
    public var isIndirect = false
    public var deinitializer: FunctionSymbol?
    /// All members by name, from the declaration and from all extensions so far.
    public let members = MemberTable()
    /// The conformances that the type or its extensions declare. They are resolved on first use.
    public var conformances: [Conformance] = []
    /// For protocols: requirements in order of declaration, associated types, and refined protocols.
    public var requirements: [Symbol] {
        members.unreadMembers?.readRequirements()
        if !areRequirementsInOrder {
            areRequirementsInOrder = true
            knownRequirements.sort { ($0.declaration?.sourceOrder ?? 0) < ($1.declaration?.sourceOrder ?? 0) }
        }
        return knownRequirements
    }
    private var knownRequirements: [Symbol] = []
    // False if requirements of a library protocol were read in another order than they are declared.
    private var areRequirementsInOrder = true
    public var associatedTypes: [AssociatedTypeSymbol] = []
    public var refinedProtocols: [NominalSymbol] = []
    /// For the protocol of `any P<X>`: `P`, and the arguments of its primary associated types.
    public var primaryArguments: (origin: NominalSymbol, arguments: [Type])?
    var appliedForms: [[Int]: NominalSymbol] = [:]
    /// The collected parts, and tables created from them.
    public var collection = NominalCollection()
    /// Synthesised functions by protocol and name.
    public var synthesized: [Name: FunctionSymbol] = [:]
    public var hasRawValues = false
    /// The module in error messages and `String(reflecting:)`: `main.Outer.Inner`, `Swift.Int`,
    /// `RxSwift.PublishSubject`.
    public var moduleName = "main"

    public init(kind: Kind, name: Name, span: Span?, parent: Symbol?) {
        self.kind = kind
        super.init(name: name, span: span, parent: parent)
    }

    /// For library types: the name of the function with which a program sends a value to an instance's subscribers.
    public var sendMethod: Name? { isLibrary ? declaration?.decl.modifiers.sendMethod : nil }
    /// True for library types whose instances are stages of a chain, which can be recorded.
    public var isStage: Bool { isLibrary && declaration?.decl.modifiers.hasAttribute(Names.stage) ?? false }
    /// True for library types whose methods or initialisers start tasks.
    public var startsTasks: Bool { isLibrary && declaration?.decl.modifiers.hasAttribute(Names.startsTasks) ?? false }
    /// True for library types whose instances are subscriptions.
    public var isSubscription: Bool {
        isLibrary && declaration?.decl.modifiers.hasAttribute(Names.subscription) ?? false
    }
    /// True for the library class to which every error converts.
    var isErrorObject: Bool { isLibrary && declaration?.decl.modifiers.hasAttribute(Names.errorObject) ?? false }

    public func addRequirement(_ symbol: Symbol) {
        if let last = knownRequirements.last?.declaration?.sourceOrder, let place = symbol.declaration?.sourceOrder,
            place < last
        {
            areRequirementsInOrder = false
        }
        knownRequirements.append(symbol)
    }

    public override func breakCycles() {
        super.breakCycles()
        for function in synthesized.values { function.breakCycles() }
        synthesized = [:]
        deinitializer = nil
        storedProperties = []
        cases = []
        members.breakCycles()
        conformances = []
        knownRequirements = []
        associatedTypes = []
        appliedForms = [:]
        collection = NominalCollection()
    }
}

public final class Conformance {
    public let protocolSymbol: NominalSymbol
    public let conforming: NominalSymbol
    /// The conditions of a conditional conformance: `where Element: Equatable`.
    public var requirements: [Requirement]
    public var span: Span?
    /// Associated types, in terms of the conforming type's parameters.
    public var associatedTypes: [AssociatedTypeSymbol: Type] = [:]
    /// The witnesses by requirement, in terms of the conforming type's parameters. The checker adds each when it is
    /// first needed.
    public var witnesses: [Symbol: Symbol] = [:]
    /// The context of the written conformance, in which its types are resolved.
    public var context: Context?
    public var typesBeingResolved: Set<AssociatedTypeSymbol> = []
    public var isResolvingTypes: Bool { !typesBeingResolved.isEmpty }
    public var hasWitnesses = false
    public init(protocolSymbol: NominalSymbol, conforming: NominalSymbol, requirements: [Requirement], span: Span?) {
        self.protocolSymbol = protocolSymbol
        self.conforming = conforming
        self.requirements = requirements
        self.span = span
    }
}

public final class AssociatedTypeSymbol: Symbol {
    public var requirements: [Requirement] = []
    public var defaultType: Type?
    /// Other declarations of this associated type, in protocols that refine its protocol, which add conditions or a
    /// default.
    public var redeclarations: [Declaration] = []

    public override func breakCycles() {
        super.breakCycles()
        redeclarations = []
    }
}

public final class TypealiasSymbol: Symbol {
    public var environment = GenericEnvironment(parameters: [], requirements: [])
    public var type: Type!
    /// The parameters of a generic type that the alias names without arguments.
    public var outerParameters: [GenericParameter] = []
}

/// The type `some P` that one function returns.
public final class OpaqueSymbol: Symbol {
    public var protocols: [NominalSymbol] = []
    public var environment = GenericEnvironment(parameters: [], requirements: [])
    /// The associated types that are known: `Element` for `some Collection<Int>`.
    public var associatedTypes: [AssociatedTypeSymbol: Type] = [:]
    /// The concrete type behind `some P`; nil until the function's body was checked.
    public var underlying: Type?
}

public final class EnumCaseSymbol: Symbol {
    public struct Payload {
        public var label: Name?
        public var type: Type
        public var defaultValue: TExpr?
        public init(label: Name?, type: Type, defaultValue: TExpr? = nil) {
            self.label = label
            self.type = type
            self.defaultValue = defaultValue
        }
    }
    public var owner: NominalSymbol { parent as! NominalSymbol }
    public var index = 0
    public var payload: [Payload] = []
    public var rawInteger: Int64?
    public var rawString: String?
    public var rawDouble: Double?

    public override func breakCycles() {
        super.breakCycles()
        payload = []
    }
}

/// A variable of any kind: a local variable, a parameter, a global variable, or a stored or computed property.
public final class VariableSymbol: Symbol {
    public enum Storage {
        /// The variable is declared in a function body, or is a parameter or `self`.
        case local
        /// The variable is at the top level of a script or an entry: it lives until the session ends.
        case global
        /// The variable is a stored property of a struct or class instance.
        case field
        /// The variable is a stored `static let` or `static var`: it is initialised at first use.
        case staticField
        /// The variable has no storage, only a getter and perhaps a setter.
        case computed
    }
    public enum Ownership { case strong, weak, unowned }
    public var storage: Storage
    public var type: Type!
    public var isLet: Bool
    public var isStatic = false
    public var isLazy = false
    /// For an `async let`: the hidden task variable, and the path into the tuple of its result.
    public var asyncTask: (name: Name, path: [Int])?
    /// The written name, if this is the hidden variable of an `async let`.
    public var asyncLetName: Name?
    /// True if the task of an `async let` may throw.
    public var throwsWhenRead = true
    /// Links a wrapped property and its backing property.
    public var wrappedProperty: WrappedProperty?
    public var ownership = Ownership.strong
    public var isInout = false
    /// True for an implicitly unwrapped variable; `type` is the optional.
    public var isImplicitlyUnwrapped = false
    /// True while the type of the variable is being inferred from its initial value.
    public var isBeingInferred: Bool { declaration?.state == .resolving && type?.isError ?? false }
    /// True if `@MainActor` is written before its function type.
    public var runsOnMainActor = false
    /// True for a parameter of non-escaping function type, which must not outlive the call.
    public var isBorrowed = false
    /// Span of a parameter's type, or of the name of a closure's parameter.
    public var annotation: Span?
    public var getter: FunctionSymbol?
    public var setter: FunctionSymbol?
    public var willSet: FunctionSymbol?
    public var didSet: FunctionSymbol?
    /// The position among the stored properties of the owner.
    public var fieldIndex = 0
    /// The initial value of a stored, static or `lazy` property. For the library it is checked on first use.
    public var initialValue: TExpr?
    /// The variable `self` that the initial value of a `lazy` property uses.
    public var lazySelf: VariableSymbol?
    /// The value of `#function` in the initial value: the name of a lazy property, or else of the type; nil outside of
    /// types.
    public var initialValueFunctionName: String? {
        guard let owner = parent as? NominalSymbol else { return nil }
        return isLazy ? name.text : owner.name.text
    }
    /// The getter of a stored property that implements a requirement.
    public var storedGetter: FunctionSymbol?
    public var storedSetter: FunctionSymbol?
    /// True for `let x: Int` without a value, which is assigned once, later.
    public var isInitializedLater = false
    /// True for a stored property that a subclass overrides: it is read and written through accessors.
    public var isOverridden = false
    /// True for an override that only adds observers.
    public var isObservedOverride = false
    /// True if a closure or nested function uses this variable of an outer function.
    public var isCaptured = false
    /// True if the variable is assigned or passed `inout`. Other captured variables can be copied.
    public var isMutated = false
    public init(name: Name, span: Span?, parent: Symbol?, storage: Storage, isLet: Bool) {
        self.storage = storage
        self.isLet = isLet
        super.init(name: name, span: span, parent: parent)
    }

    public override func breakCycles() {
        super.breakCycles()
        for accessor in [getter, setter, willSet, didSet, storedGetter, storedSetter] { accessor?.breakCycles() }
        (getter, setter, willSet, didSet) = (nil, nil, nil, nil)
        (storedGetter, storedSetter) = (nil, nil)
        initialValue = nil
        lazySelf = nil
    }
}

public final class SubscriptSymbol: Symbol {
    public var environment = GenericEnvironment(parameters: [], requirements: [])
    public var parameters: [ParameterSymbol] = []
    /// A cache of the parameters in the form that the matching of arguments needs.
    public var callParameters: [CallParameter]?
    public var result: Type!
    public var isStatic = false
    public var getter: FunctionSymbol!
    public var setter: FunctionSymbol?

    public override func breakCycles() {
        super.breakCycles()
        getter.breakCycles()
        setter?.breakCycles()
        setter = nil
        parameters = []
        callParameters = nil
    }
}

public struct ParameterSymbol {
    public var label: Name?
    public var variable: VariableSymbol
    /// The parameter's type; for a variadic parameter the element type, while its variable is an array.
    public var type: Type
    public var isInout = false
    public var isVariadic = false
    public var isAutoclosure = false
    /// True if the argument may outlive the call: its parameter is `@escaping`, or is not a function.
    public var isEscaping = true
    public var hasDefault = false
    public var isIsolated = false
    /// The attributes before the type of a closure, such as `@MainActor` and `@Sendable`.
    public var typeAttributes: [Name] = []
    public var isListed = false
    /// The result builder that rewrites the body of a closure argument.
    public var builder: ResultBuilder?
    /// The default value after it was checked; `#line` and similar literals are `.magic`, which the call replaces.
    public var defaultValue: TExpr?
    public init(label: Name?, variable: VariableSymbol, type: Type) {
        self.label = label
        self.variable = variable
        self.type = type
    }
}

/// A symbol that can be called: function, method, operator, initialiser or accessor.
public final class FunctionSymbol: Symbol {
    public enum Kind { case function, method, initializer, deinitializer, getter, setter, willSet, didSet }
    /// The kinds of functions that the checker synthesises; code generation implements each of them.
    public enum Synthesis {
        case memberwiseInit, defaultInit, inheritedInit(FunctionSymbol)
        case equals, less, hash, rawValueGetter, rawValueInit, allCases, encode, decode
    }
    public let kind: Kind
    public var environment = GenericEnvironment(parameters: [], requirements: [])
    public var parameters: [ParameterSymbol] = []
    /// A cache of the parameters in the form that the matching of arguments needs.
    public var callParameters: [CallParameter]?
    public var result: Type!
    public var effects: Effects = []
    /// The `E` of `throws(E)`; nil for a function that may throw any error.
    public var thrown: Type?
    /// True for a library function that rethrows the error type of its closure.
    public var rethrowsClosureError = false
    public var isStatic = false
    public var isMutating = false
    public var isFailable = false
    /// True for `init!`, and for a result type written as `T!`.
    public var isImplicitlyUnwrapped = false
    public var isConvenience = false
    public var isRequired = false
    public var isFinal = false
    public var isDiscardable = false
    /// True for a library function whose first argument is a string in marble notation.
    public var takesMarbles = false
    /// True for a library method that sends its argument to the receiver's subscribers, like `onNext`.
    public var sendsArgument = false
    /// For a library method that ends its receiver: `completed` or `failed`; nil otherwise.
    public var endKind: Name? { isLibrary ? declaration?.decl.modifiers.endKind : nil }
    /// The function of a superclass that this one overrides.
    public var overridden: FunctionSymbol?
    /// The variable `self` in the body; in a static member it is a metatype.
    public var selfVariable: VariableSymbol?
    /// The property or subscript that an accessor belongs to.
    public var accessorOf: Symbol?
    public var synthesis: Synthesis?
    /// True for the memberwise initialiser of wrapped properties, created as syntax: its defaults are the declared
    /// initial values.
    public var usesDeclaredDefaults = false
    /// The key of the native function; only library functions without a body have one.
    public var bindingKey: String?
    /// True for a declaration marked `@native`: the native function is called for the library's own types, the body for
    /// types of a program.
    public var isNativeForLibrary = false
    /// The checked body. For library functions use `Checker.body(of:)`, which checks on demand.
    public var body: TBody?
    /// The opaque result type of `some P`.
    public var opaqueResult: OpaqueSymbol?

    public init(kind: Kind, name: Name, span: Span?, parent: Symbol?) {
        self.kind = kind
        super.init(name: name, span: span, parent: parent)
    }

    public override func breakCycles() {
        super.breakCycles()
        body = nil
        parameters = []
        callParameters = nil
        environment = GenericEnvironment(parameters: [], requirements: [])
        overridden = nil
        selfVariable = nil
        accessorOf = nil
        synthesis = nil
        opaqueResult = nil
    }

    /// The type or protocol that declares the function.
    public var owner: NominalSymbol? { parent as? NominalSymbol ?? (accessorOf?.parent as? NominalSymbol) }
}
