import Syntax

// Caches of the checker that persist between texts, and their keys.

/// A question about a type and a protocol, or one of its associated types.
struct TypeAndSymbol: Hashable {
    var type: Type
    var symbol: Symbol
    func _rawHashValue(seed: Int) -> Int {
        mixedHash(symbol.address &+ UInt64(truncatingIfNeeded: type.id), seed: seed)
    }
}

/// Key: the witness of a requirement in a type; invalidated when extensions are added or reverted.
struct WitnessKey: Hashable {
    var requirement: Symbol
    var nominal: NominalSymbol
    var generation: Int
    func _rawHashValue(seed: Int) -> Int {
        mixedHash(requirement.address &+ (nominal.address << 1) &+ UInt64(truncatingIfNeeded: generation), seed: seed)
    }
}

/// An operator and the types of its operands.
struct OperatorKey: Hashable {
    var name: Name
    var left: Type
    var right: Type
    func _rawHashValue(seed: Int) -> Int {
        mixedHash(UInt64(truncatingIfNeeded: Int(name.id) << 40 ^ left.id << 20 ^ right.id), seed: seed)
    }
}

/// The overload of an operator that fits the operands' types exactly.
struct OperatorChoice {
    var function: FunctionSymbol
    var callee: Callee
    var isInout: Bool
    /// The type of the operation for these operands.
    var result: Type
}

/// Key: is the left declaration at least as specialised as the right one? Results for library declarations persist;
/// those of programs are valid for one text.
struct SpecialisationKey: Hashable {
    let left: ObjectIdentifier
    let right: ObjectIdentifier
    let isOwnerOpen: Bool
}
