import Diagnostics
import Syntax

/// A type, interned: equal types have the same address.
public struct Type: Hashable {
    public enum Kind {
        /// Struct, enum or class with arguments for all generic parameters of its context, outer ones first.
        case nominal(NominalSymbol, [Type])
        case tuple([TupleField])
        case function(FunctionType)
        /// `any P & Q`; without protocols it is `Any`; `AnyObject` is one of the protocols.
        case existential([NominalSymbol], superclass: Type?)
        case parameter(GenericParameter)
        /// `T.Element`, not yet known because `T` is not
        case dependent(Type, AssociatedTypeSymbol)
        case metatype(Type)
        /// `some P` as the result of a function: its own type outside, its underlying type for code.
        case opaque(OpaqueSymbol, [Type])
        /// Only while a statement is being solved.
        case variable(TypeVariable)
        /// Fits everywhere and reports nothing more.
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
        /// The list `[self]`, created on first use.
        var alone: [Type] = []
        #if DEBUG
            /// The number of reuses of this address.
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

    // Owned by the type table without reference counting. A debug build checks at each use that the address still has
    // the same type: open types are valid only during their text.
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

    /// For those who keep a type without knowing what it is.
    public var identity: UnsafeRawPointer { UnsafeRawPointer(parts) }
    public init(identity: UnsafeRawPointer) { self.init(parts: identity.assumingMemoryBound(to: Parts.self)) }

    public var kind: Kind { _read { yield parts.pointee.kind } }
    public var nominal: NominalSymbol? { _read { yield parts.pointee.nominal } }
    public var arguments: [Type] { _read { yield parts.pointee.arguments } }
    public var asVariable: TypeVariable? { _read { yield parts.pointee.asVariable } }
    public var asParameter: GenericParameter? { _read { yield parts.pointee.asParameter } }
    /// Contains type variables.
    public var isOpen: Bool { parts.pointee.isOpen }
    /// Contains generic parameters, dependent or opaque types: differs after substitution.
    public var isGeneric: Bool { parts.pointee.isGeneric }
    /// Number of types in the tree of parts, this one included.
    public var size: Int { parts.pointee.size }
    /// Small and dense; tables may use it as an index.
    public var id: Int { parts.pointee.id }
    /// Mixed from its parts, for the table.
    var hash: Int { parts.pointee.hash }

    /// The list `[self]`, the arguments of a protocol whose only parameter is `Self`.
    public var alone: [Type] {
        let parts = UnsafeMutablePointer(mutating: parts)
        if parts.pointee.alone.isEmpty { parts.pointee.alone = [self] }
        return parts.pointee.alone
    }

    /// An unknown without binding or literal; diagnostics write '_'.
    public var isUnknown: Bool {
        switch kind {
        case .error: return true
        case .variable(let variable):
            if let binding = variable.binding { return binding.isUnknown }
            return variable.closure == nil
                && (variable.literal == .none || variable.literal == .array && variable.element == nil)
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
        /// For a variadic parameter the array type that the body sees.
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
    /// The `E` of `throws(E)`; nil for any error.
    public var thrown: Type?
    public init(parameters: [Parameter], result: Type, effects: Effects, thrown: Type? = nil) {
        self.parameters = parameters
        self.result = result
        self.effects = effects
        self.thrown = thrown
    }
}

/// A type variable of one statement. Mostly set at creation; the solver alone writes `known`.
public final class TypeVariable: Hashable {
    public enum Literal {
        case none, integer, float, string, character, boolean, array, dictionary, nilLiteral
        /// True if the literal has a default type.
        public var hasUsualType: Bool { self != .none && self != .nilLiteral }
    }
    public let id: Int
    public let literal: Literal

    /// The revertible state of a variable, stored in the trail.
    public struct Knowledge {
        public var binding: Type?
        /// True if bound by a conversion; a wider type may still replace the binding.
        public var isSoft = false
        /// Span of the expression that bound the variable, for messages.
        public var boundAt: Span?
        /// Element of an array literal, value of a dictionary literal.
        public var element: Type?
        /// The result of an operation on integer literals: in a list it is no number of another type.
        public var isOperated = false
        /// True for an implicit member or key path, which has the expected type.
        public var isContextual = false
    }
    public var known = Knowledge()
    public var binding: Type? { known.binding }
    public var isSoft: Bool { known.isSoft }
    public var boundAt: Span? { known.boundAt }
    public var element: Type? { known.element }
    public var isContextual: Bool { known.isContextual }
    public var isOperated: Bool { known.isOperated }
    /// Key type of a dictionary literal.
    public var key: Type?
    /// The literals among the elements of a list literal.
    public var parts: [TypeVariable] = []
    /// The closure that waits for its context, so that overloads can be sifted by its shape.
    public var closure: ClosureExpr?
    /// True for the result of `a ?? b` with different operand types, which the context decides.
    public var isAlternative = false
    /// The last operand of an alternative (`a ?? b`) is a literal.
    public var endsInLiteral = false
    /// An integer literal in an operation that only integers have.
    public var isWhole = false
    /// Text in quotes of one Unicode scalar: it may be a `Unicode.Scalar` too.
    public var isScalar = false
    /// The default without any constraint: the elements of `print([])`.
    public var last: Type?
    /// The origin of the variable, for messages.
    public var origin: Origin?
    public struct Origin {
        public var name: Name?
        public var span: Span
        /// The type that was written without its arguments.
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

/// The arguments of a context's generic parameters.
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
