import Syntax
import TypeModel

// Caches of the checker that persist between texts, with the types of their keys.

/// A type with a protocol, or with an associated type of a protocol.
struct TypeAndSymbol: Hashable {
    var type: Type
    var symbol: Symbol
    func _rawHashValue(seed: Int) -> Int {
        mixedHash(symbol.address &+ UInt64(truncatingIfNeeded: type.id), seed: seed)
    }
}

/// The key of a cached witness: a requirement and a type. The cache is cleared when an extension is added or reverted.
public struct WitnessKey: Hashable {
    var requirement: Symbol
    public var nominal: NominalSymbol
    var generation: Int
    public func _rawHashValue(seed: Int) -> Int {
        mixedHash(requirement.address &+ (nominal.address << 1) &+ UInt64(truncatingIfNeeded: generation), seed: seed)
    }
}

/// The key of a cached operator, which consists of its name and the types of its operands.
public struct OperatorKey: Hashable {
    public var name: Name
    public var left: Type
    public var right: Type

    public init(name: Name, left: Type, right: Type) {
        self.name = name
        self.left = left
        self.right = right
    }
    public func _rawHashValue(seed: Int) -> Int {
        mixedHash(UInt64(truncatingIfNeeded: Int(name.id) << 40 ^ left.id << 20 ^ right.id), seed: seed)
    }
}

/// The overload of an operator that fits the operands' types exactly.
public struct OperatorChoice {
    public var function: FunctionSymbol
    public var callee: Callee
    public var isInout: Bool
    /// The type of an operation on operands of these types.
    public var result: Type

    public init(function: FunctionSymbol, callee: Callee, isInout: Bool, result: Type) {
        self.function = function
        self.callee = callee
        self.isInout = isInout
        self.result = result
    }
}

/// The key of a cached comparison: is the left declaration at least as specialised as the right one? Results for
/// library declarations persist; results for declarations of programs are valid for one text.
public struct SpecialisationKey: Hashable {
    public let left: ObjectIdentifier
    public let right: ObjectIdentifier
    public let isOwnerOpen: Bool

    public init(left: ObjectIdentifier, right: ObjectIdentifier, isOwnerOpen: Bool) {
        self.left = left
        self.right = right
        self.isOwnerOpen = isOwnerOpen
    }
}
