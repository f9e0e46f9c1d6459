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
    public var documentation: String? { comment?.words }
    public var isLibrary = false
    /// A requirement of a protocol: uses find the implementation by the type of `self`. A property that fulfils or
    /// overrides another is dispatched as its getter and setter are.
    public var isRequirement = false
    /// `@available(*, deprecated…)`: an older spelling.
    public var deprecation: Deprecation?
    public var isDeprecated: Bool { deprecation != nil }
    /// The syntax of the symbol, until its types are resolved.
    public var declaration: Declaration?
    /// The actor isolation, cached.
    public var knownIsolation: Isolation?

    public init(name: Name, span: Span?, parent: Symbol?) {
        self.name = name
        self.span = span
        self.parent = parent
    }
    /// True for a library module written in Swift that compiled programs link too, such as the app kit.
    public var isOfModule: Bool { declaration?.context.isCompiled ?? false }
    /// Breaks reference cycles once the symbol has been rolled back. Types that refer to it remain valid.
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
            sameOfProtocol = nil
        }
    }
    /// For a protocol with known members: `where Iterator.Element == Element`, including its associated types'
    /// conditions.
    public var sameOfProtocol: [Requirement]?
    /// The consequences of the requirements (`T.Element == Int`, the protocols of `T`); created on first use.
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
    /// True if a superclass or protocol is unknown, which was reported; its members are then unknown too.
    public var hasUnknownParent = false
    /// The stored properties in order of declaration; for a class without those of its superclass.
    public var storedProperties: [VariableSymbol] = []
    public var cases: [EnumCaseSymbol] = []
    /// Raw type of an enum.
    public var rawType: Type?
    public var isIndirect = false
    public var deinitializer: FunctionSymbol?
    /// Every member by name, from the declaration and all extensions seen so far.
    public let members = MemberTable()
    /// Conformances declared on the type or in extensions; `Types` resolves them lazily.
    public var conformances: [Conformance] = []
    /// For protocols: requirements in order of declaration, associated types, and refined protocols.
    public var requirements: [Symbol] {
        members.unread?.readRequirements()
        if !areRequirementsInOrder {
            areRequirementsInOrder = true
            knownRequirements.sort { ($0.declaration?.place ?? 0) < ($1.declaration?.place ?? 0) }
        }
        return knownRequirements
    }
    private var knownRequirements: [Symbol] = []
    // Library requirements are read on demand.
    private var areRequirementsInOrder = true
    public var associatedTypes: [AssociatedTypeSymbol] = []
    public var refinedProtocols: [NominalSymbol] = []
    /// For `P<X>`: the plain protocol and the arguments of its primary associated types.
    public var primaryArguments: (origin: NominalSymbol, arguments: [Type])?
    var appliedForms: [[Int]: NominalSymbol] = [:]
    /// The collected parts, and tables created from them.
    public var collection = NominalCollection()
    /// Synthesised functions by protocol and name.
    public var synthesized: [Name: FunctionSymbol] = [:]
    public var hasRawValues = false
    /// For error messages and `String(reflecting:)`: `main.Outer.Inner`, `Swift.Int`, `RxSwift.PublishSubject`.
    public var moduleName = "main"

    public init(kind: Kind, name: Name, span: Span?, parent: Symbol?) {
        self.kind = kind
        super.init(name: name, span: span, parent: parent)
    }

    /// For library types: the name of the function that sends a value to an instance's subscribers.
    public var usualSend: Name? { isLibrary ? declaration?.decl.modifiers.sends : nil }
    /// True for library types whose instances are stages of a chain, which can be recorded.
    public var isStage: Bool { isLibrary && declaration?.decl.modifiers.hasAttribute(Names.stage) ?? false }
    /// True for library types whose methods or initialisers start tasks.
    public var startsTasks: Bool { isLibrary && declaration?.decl.modifiers.hasAttribute(Names.startsTasks) ?? false }
    /// True for library types whose instances are subscriptions.
    public var isSubscription: Bool {
        isLibrary && declaration?.decl.modifiers.hasAttribute(Names.subscription) ?? false
    }

    public func addRequirement(_ symbol: Symbol) {
        if let last = knownRequirements.last?.declaration?.place, let place = symbol.declaration?.place, place < last {
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
    /// Conditional conformance: `where Element: Equatable`
    public var requirements: [Requirement]
    public var span: Span?
    /// Associated types, in terms of the conforming type's parameters.
    public var associated: [AssociatedTypeSymbol: Type] = [:]
    /// Witnesses by requirement, in terms of the conforming type's parameters. The checker fills it.
    public var witnesses: [Symbol: Symbol] = [:]
    /// The context of the written conformance, in which its types are resolved.
    public var context: Context?
    public var resolving: Set<AssociatedTypeSymbol> = []
    public var isResolvingTypes: Bool { !resolving.isEmpty }
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
    /// Declarations of the same associated type in refining protocols, with conditions or a default.
    public var redeclarations: [Declaration] = []

    public override func breakCycles() {
        super.breakCycles()
        redeclarations = []
    }
}

public final class TypealiasSymbol: Symbol {
    public var environment = GenericEnvironment(parameters: [], requirements: [])
    public var type: Type!
    /// Parameters of a generic type that the alias names without its arguments.
    public var outerParameters: [GenericParameter] = []
}

/// The type `some P` as the result of one function.
public final class OpaqueSymbol: Symbol {
    public var protocols: [NominalSymbol] = []
    public var environment = GenericEnvironment(parameters: [], requirements: [])
    /// For `some Collection<Int>`: the known associated types.
    public var associated: [AssociatedTypeSymbol: Type] = [:]
    /// The concrete type; nil until the function's body was checked.
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

/// A variable of any kind: local, parameter, global, stored or computed property.
public final class VariableSymbol: Symbol {
    public enum Storage {
        /// Declared in a function body, as a parameter, or as `self`.
        case local
        /// Top level of a script or an entry: lives until the session ends.
        case global
        /// Stored property of a struct or class instance.
        case field
        /// `static let`, `static var` with storage: initialised at first use.
        case staticField
        /// No storage: getter and perhaps setter.
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
    public var asyncName: Name?
    /// True if the task of an `async let` may throw.
    public var throwsWhenRead = true
    /// Links a wrapped property and its backing property.
    public var wrapped: WrappedProperty?
    public var ownership = Ownership.strong
    public var isInout = false
    /// Implicitly unwrapped: `type` is the optional.
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
    /// Position among its owner's stored properties.
    public var fieldIndex = 0
    /// Initial value of a stored or static property (checked lazily for the library), or of a `lazy` one.
    public var initialValue: TExpr?
    /// `self` inside the initial value of a `lazy` property.
    public var lazySelf: VariableSymbol?
    /// `#function` in the initial value: a lazy property's name, else the type's; nil outside of types.
    public var initialValueFunctionName: String? {
        guard let owner = parent as? NominalSymbol else { return nil }
        return isLazy ? name.text : owner.name.text
    }
    /// The getter of a stored property that implements a requirement.
    public var storedGetter: FunctionSymbol?
    public var storedSetter: FunctionSymbol?
    /// True for `let x: Int` without a value, which is assigned once, later.
    public var isDeferred = false
    /// True for a stored property that a subclass overrides: it is read and written through accessors.
    public var isOverridden = false
    /// An override that only observes.
    public var isObservedOverride = false
    /// True if a closure or nested function uses this variable of an outer function.
    public var isCaptured = false
    /// True if it is assigned or passed `inout`; other captured variables can be copied.
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
    /// The parameters for call matching, cached.
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
    /// The element type for a variadic parameter (its variable is an array).
    public var type: Type
    public var isInout = false
    public var isVariadic = false
    public var isAutoclosure = false
    /// True if the argument may outlive the call: `@escaping`, or not a function.
    public var isEscaping = true
    public var hasDefault = false
    public var isIsolated = false
    /// `@MainActor`, `@Sendable` before the type of a closure.
    public var typeAttributes: [Name] = []
    public var isListed = false
    /// The result builder that rewrites the body of a closure argument.
    public var builder: ResultBuilder?
    /// Checked default value; `#line` and the like are `.magic`, resolved at the call.
    public var defaultValue: TExpr?
    public init(label: Name?, variable: VariableSymbol, type: Type) {
        self.label = label
        self.variable = variable
        self.type = type
    }
}

/// Anything that can be called: functions, methods, operators, initialisers, accessors.
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
    /// The parameters for call matching, cached.
    public var callParameters: [CallParameter]?
    public var result: Type!
    public var effects: Effects = []
    /// The `E` of `throws(E)`; nil for any error.
    public var thrown: Type?
    /// For library functions: rethrows the error type of the closure.
    public var passesType = false
    public var isStatic = false
    public var isMutating = false
    public var isFailable = false
    /// `init!`, or a result written `T!`
    public var isImplicitlyUnwrapped = false
    public var isConvenience = false
    public var isRequired = false
    public var isFinal = false
    public var isDiscardable = false
    /// For library functions: the first argument is a string in marble notation.
    public var takesMarbles = false
    /// For library methods: sends the argument to the receiver's subscribers, like `onNext`.
    public var sends = false
    /// For library methods: how the call ends its receiver, `completed` or `failed`.
    public var endKind: Name? { isLibrary ? declaration?.decl.modifiers.endKind : nil }
    /// The function of a superclass that this one overrides.
    public var overridden: FunctionSymbol?
    /// `self` inside the body; in a static member a metatype.
    public var selfVariable: VariableSymbol?
    /// The property or subscript that an accessor belongs to.
    public var accessorOf: Symbol?
    public var synthesis: Synthesis?
    /// True for the memberwise initialiser of wrapped properties, created as syntax: its defaults are the declared
    /// initial values.
    public var passesEveryVariable = false
    /// Library functions without a body: the key of their native function.
    public var bindingKey: String?
    /// For `@native`: the native function is called for the library's own types, the body for those of a program.
    public var isNativeForLibrary = false
    /// The body after it was checked (for library functions, see `Checker.body(of:)`).
    public var body: TBody?
    /// The opaque result type of `some P`.
    public var opaque: OpaqueSymbol?

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
        opaque = nil
    }

    /// The type or protocol that declares it.
    public var owner: NominalSymbol? { parent as? NominalSymbol ?? (accessorOf?.parent as? NominalSymbol) }
}
