import Diagnostics
import Syntax

/// A type, interned: two types are equal exactly when they are the same object.
public final class Type: Hashable {
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

    public let kind: Kind
    /// What most questions are about, so that they need not take the kind apart.
    let nominal: NominalSymbol?
    let arguments: [Type]
    let asVariable: TypeVariable?
    let asParameter: GenericParameter?
    /// Contains type variables.
    public let isOpen: Bool
    /// Contains generic parameters, dependent or opaque types: differs after substitution.
    public let isGeneric: Bool
    /// How many types it is made of, itself included.
    public let size: Int
    /// Small and dense; tables may use it as an index.
    public let id: Int
    /// Mixed from its parts, for the table.
    let hash: Int

    init(kind: Kind, size: Int, isOpen: Bool, isGeneric: Bool, id: Int, hash: Int) {
        self.kind = kind
        self.size = size
        switch kind {
        case .nominal(let symbol, let arguments):
            nominal = symbol
            self.arguments = arguments
            asVariable = nil
            asParameter = nil
        case .variable(let variable):
            nominal = nil
            arguments = []
            asVariable = variable
            asParameter = nil
        case .parameter(let parameter):
            nominal = nil
            arguments = []
            asVariable = nil
            asParameter = parameter
        default:
            nominal = nil
            arguments = []
            asVariable = nil
            asParameter = nil
        }
        self.isOpen = isOpen
        self.isGeneric = isGeneric
        self.id = id
        self.hash = hash
    }

    public static func == (left: Type, right: Type) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
    /// As for names: the number is enough.
    public func _rawHashValue(seed: Int) -> Int { mixedHash(UInt64(truncatingIfNeeded: id), seed: seed) }
}

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
        /// Of a variadic parameter the array that the function sees.
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
    public var isThrowing: Bool
    public init(parameters: [Parameter], result: Type, isThrowing: Bool) {
        self.parameters = parameters
        self.result = result
        self.isThrowing = isThrowing
    }
}

/// An unknown of one statement; the solver owns its bindings.
public final class TypeVariable: Hashable {
    public enum Literal {
        case none, integer, float, string, character, boolean, array, dictionary, nilLiteral
        /// Whether a place that says nothing says enough.
        var hasUsualType: Bool { self != .none && self != .nilLiteral }
    }
    public let id: Int
    public var literal: Literal
    public var binding: Type?
    /// The binding came from a conversion into the variable: a wider type may still replace it.
    var isSoft = false
    /// Element of an array literal, value of a dictionary literal; the latter's key.
    var element: Type?
    var key: Type?
    /// Of a list: the literals among its elements.
    var parts: [TypeVariable] = []
    /// The closure that waits for its context, so that overloads can be sifted by its shape.
    var closure: ClosureExpr?
    /// An implicit member or key path: takes the type of the place where it stands, whatever that is.
    var isContextual = false
    /// What `a ?? b` of different types is: whatever its place takes.
    var isAlternative = false
    /// Of an alternative: its last operand is a literal.
    var endsInLiteral = false
    /// An integer literal in an operation that only integers have.
    var isWhole = false
    /// Text in quotes of one Unicode scalar: it may be a `Unicode.Scalar` too.
    var isScalar = false
    /// Where the variable comes from, for messages.
    var origin: Origin?
    struct Origin {
        var name: Name?
        var span: Span
        /// The type that was written without its arguments.
        var owner: Name?
    }
    /// What gave it its type, for messages.
    var boundAt: Span?
    /// The type that is this variable; made by the solver.
    var type: Type!
    public init(id: Int, literal: Literal = .none) {
        self.id = id
        self.literal = literal
    }
    public static func == (left: TypeVariable, right: TypeVariable) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What each generic parameter of a context stands for.
public struct Substitution {
    public var parameters: [GenericParameter]
    public var arguments: [Type]
    public init(_ parameters: [GenericParameter] = [], _ arguments: [Type] = []) {
        self.parameters = parameters
        self.arguments = arguments
    }
    public var isEmpty: Bool { parameters.isEmpty }
    public subscript(parameter: GenericParameter) -> Type? {
        for index in parameters.indices where parameters[index] === parameter { return arguments[index] }
        return nil
    }
}
