import Diagnostics
import Syntax

/// A type, interned: equal types have the same address.
public struct Type: Hashable {
    public enum Kind {
        /// A struct, enum or class with arguments for all generic parameters of its context, outer ones first.
        case nominal(NominalSymbol, [Type])
        case tuple([TupleField])
        case function(FunctionType)
        /// The type `any P & Q`. Without protocols it is `Any`; `AnyObject` counts as a protocol.
        case existential([NominalSymbol], superclass: Type?)
        case parameter(GenericParameter)
        /// An associated type such as `T.Element`, which is unknown as long as `T` is.
        case dependent(Type, AssociatedTypeSymbol)
        case metatype(Type)
        /// The type `some P` that a function returns. It is a distinct type outside of the function, and the underlying
        /// type in generated code.
        case opaque(OpaqueSymbol, [Type])
        /// A type variable, which exists only while a statement is being solved.
        case variable(TypeVariable)
        /// The type of an expression with an error: it matches every type, so no consequence is reported.
        case error
    }

    /// A type's kind with cached properties.
    struct Parts {
        var kind: Kind
        var nominal: NominalSymbol?
        var arguments: [Type] = []
        var asVariable: TypeVariable?
        var asParameter: GenericParameter?
        var isOpen: Bool
        var isGeneric: Bool
        var size: Int
        var id: Int
        var hash: Int
        /// The list that contains only this type, created on first use.
        var argumentList: [Type] = []
        #if DEBUG
            /// Counts how often the address was reused for another type.
            var generation = 0
        #endif

        init(kind: Kind, size: Int, isOpen: Bool, isGeneric: Bool, id: Int, hash: Int) {
            self.kind = kind
            self.size = size
            switch kind {
            case .nominal(let symbol, let arguments):
                nominal = symbol
                self.arguments = arguments
            case .variable(let variable): asVariable = variable
            case .parameter(let parameter): asParameter = parameter
            default: break
            }
            self.isOpen = isOpen
            self.isGeneric = isGeneric
            self.id = id
            self.hash = hash
        }
    }

    // Owned by the type table without reference counting. Types with type variables are valid only during the check of
    // their text; a debug build checks at each use that the address still has the same type.
    #if DEBUG
        var parts: UnsafePointer<Parts> {
            precondition(
                place.pointee.generation == generation, "a type with unknowns was kept for longer than its text")
            return place
        }
        private let place: UnsafePointer<Parts>
        private let generation: Int
        init(parts: UnsafePointer<Parts>) { (place, generation) = (parts, parts.pointee.generation) }
    #else
        let parts: UnsafePointer<Parts>
        init(parts: UnsafePointer<Parts>) { self.parts = parts }
    #endif

    /// The type as an opaque pointer, for modules that store types without using them.
    public var identity: UnsafeRawPointer { UnsafeRawPointer(parts) }
    public init(identity: UnsafeRawPointer) { self.init(parts: identity.assumingMemoryBound(to: Parts.self)) }

    public var kind: Kind { _read { yield parts.pointee.kind } }
    public var nominal: NominalSymbol? { _read { yield parts.pointee.nominal } }
    public var arguments: [Type] { _read { yield parts.pointee.arguments } }
    public var asVariable: TypeVariable? { _read { yield parts.pointee.asVariable } }
    public var asParameter: GenericParameter? { _read { yield parts.pointee.asParameter } }
    /// True if the type contains type variables.
    public var isOpen: Bool { parts.pointee.isOpen }
    /// True if the type contains generic parameters, associated types of them or opaque types, so that substitution may
    /// change it.
    public var isGeneric: Bool { parts.pointee.isGeneric }
    /// The number of types in the tree, including this one.
    public var size: Int { parts.pointee.size }
    /// A small number that tables may use as an index.
    public var id: Int { parts.pointee.id }
    /// The hash of the type's parts, for the type table.
    var hash: Int { parts.pointee.hash }

    /// The list `[self]`: the arguments of a protocol whose only parameter is `Self`.
    public var argumentList: [Type] {
        let parts = UnsafeMutablePointer(mutating: parts)
        if parts.pointee.argumentList.isEmpty { parts.pointee.argumentList = [self] }
        return parts.pointee.argumentList
    }

    /// True for a type variable without binding or literal; diagnostics write '_' for it.
    public var isUnknown: Bool {
        switch kind {
        case .error: return true
        case .variable(let variable):
            if let binding = variable.binding { return binding.isUnknown }
            return variable.closure == nil
                && (variable.literal == .none || variable.literal == .array && variable.elementType == nil)
        default: return false
        }
    }

    public static func == (left: Type, right: Type) -> Bool { left.parts == right.parts }
    public static func === (left: Type, right: Type) -> Bool { left.parts == right.parts }
    public static func !== (left: Type, right: Type) -> Bool { left.parts != right.parts }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
    /// The id is a sufficient hash, as for names.
    public func _rawHashValue(seed: Int) -> Int { mixedHash(UInt64(truncatingIfNeeded: id), seed: seed) }
}

@inline(__always) public func === (left: Type?, right: Type?) -> Bool { left?.parts == right?.parts }
@inline(__always) public func !== (left: Type?, right: Type?) -> Bool { left?.parts != right?.parts }

public struct TupleField: Hashable {
    public var label: Name?
    public var type: Type
    public init(label: Name?, type: Type) {
        self.label = label
        self.type = type
    }
}

public struct FunctionType: Hashable {
    public struct Parameter: Hashable {
        /// The parameter's type; for a variadic parameter the array type that the variable in the body has.
        public var type: Type
        public var isInout: Bool
        public var isVariadic: Bool
        public var isAutoclosure: Bool
        public init(type: Type, isInout: Bool = false, isVariadic: Bool = false, isAutoclosure: Bool = false) {
            self.type = type
            self.isInout = isInout
            self.isVariadic = isVariadic
            self.isAutoclosure = isAutoclosure
        }
    }
    public var parameters: [Parameter]
    public var result: Type
    public var effects: Effects
    /// The `E` of `throws(E)`; nil for a function that may throw any error.
    public var thrown: Type?
    public init(parameters: [Parameter], result: Type, effects: Effects, thrown: Type? = nil) {
        self.parameters = parameters
        self.result = result
        self.effects = effects
        self.thrown = thrown
    }
}

/// A type variable of one statement. Most fields are set at creation; only the solver changes `bindingState`.
public final class TypeVariable: Hashable {
    public enum Literal {
        case none, integer, float, string, character, boolean, array, dictionary, nilLiteral
        /// True if the literal has a default type.
        public var hasUsualType: Bool { self != .none && self != .nilLiteral }
    }
    public let id: Int
    public let literal: Literal

    /// The revertible state of a variable, stored in the undo log.
    public struct BindingState {
        public var binding: Type?
        /// True if a conversion has bound the variable, so that a wider type may still replace the binding.
        public var isSoft = false
        /// The span of the expression that bound the variable, for messages.
        public var bindingSpan: Span?
        /// The type of the elements of an array literal, or of the values of a dictionary literal.
        public var elementType: Type?
        /// True for the result of an operation on integer literals, which in a list is not converted to another number
        /// type.
        public var isOperationResult = false
        /// True for an implicit member or key path, whose type is the expected one.
        public var isContextual = false
    }
    public var bindingState = BindingState()
    public var binding: Type? { bindingState.binding }
    public var isSoft: Bool { bindingState.isSoft }
    public var bindingSpan: Span? { bindingState.bindingSpan }
    public var elementType: Type? { bindingState.elementType }
    public var isContextual: Bool { bindingState.isContextual }
    public var isOperationResult: Bool { bindingState.isOperationResult }
    /// The type of the keys of a dictionary literal.
    public var keyType: Type?
    /// The literals among the elements of a list literal.
    public var elementLiterals: [TypeVariable] = []
    /// The closure that waits for its parameter types; overloads are filtered by its number of parameters.
    public var closure: ClosureExpr?
    /// True for the result of `a ?? b` with different operand types, which the context determines.
    public var isAlternative = false
    /// True if the last operand of `a ?? b` is a literal.
    public var endsInLiteral = false
    /// True for an integer literal that is an operand of an operator which only integers have.
    public var isIntegerOnly = false
    /// True for a string literal of one scalar, which may be a `Unicode.Scalar` too.
    public var mayBeUnicodeScalar = false
    /// The type to use at the end if no constraint decides, such as for the elements in `print([])`.
    public var fallbackType: Type?
    /// The generic parameter or declaration for which the variable was created, for messages.
    public var origin: Origin?
    public struct Origin {
        public var name: Name?
        public var span: Span
        /// The generic type that was written without arguments.
        public var owner: Name?

        public init(name: Name? = nil, span: Span, owner: Name? = nil) {
            self.name = name
            self.span = span
            self.owner = owner
        }
    }
    /// The type of this variable; created by the solver.
    public var type: Type!
    public init(id: Int, literal: Literal = .none) {
        self.id = id
        self.literal = literal
    }
    public static func == (left: TypeVariable, right: TypeVariable) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Maps the generic parameters of a context to their arguments.
public struct Substitution {
    public var parameters: [GenericParameter]
    public var arguments: [Type]
    public init(_ parameters: [GenericParameter] = [], _ arguments: [Type] = []) {
        self.parameters = parameters
        self.arguments = arguments
    }
    public var isEmpty: Bool { parameters.isEmpty }
    public subscript(parameter: GenericParameter) -> Type? {
        for index in parameters.indices where parameters[index] === parameter {
            return index < arguments.count ? arguments[index] : nil
        }
        return nil
    }
}
