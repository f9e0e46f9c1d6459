import Syntax

// What the checker remembers from text to text, and the questions that such an answer is for.

/// A question about a type and a protocol, or one of its associated types.
struct TypeAndSymbol: Hashable {
    var type: Type
    var symbol: Symbol
    func _rawHashValue(seed: Int) -> Int {
        mixedHash(symbol.address &+ UInt64(truncatingIfNeeded: type.id), seed: seed)
    }
}

/// Which member of a type fulfils a requirement; asked anew when extensions have come or gone.
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

/// Whether the left declaration is at least as specialised as the right one. Answers for two declarations of the library
/// stay; those of programs are asked for anew with each text.
struct SpecialisationKey: Hashable {
    let left: ObjectIdentifier
    let right: ObjectIdentifier
    let isOwnerOpen: Bool
}
