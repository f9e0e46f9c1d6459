import Syntax

/// A result builder as an attribute names it.
struct ResultBuilder {
    let type: NominalSymbol
    /// What the attribute says of its generic parameters; empty where each use finds them.
    let arguments: [TypeRef]
    /// The builder with these arguments, where they depend on generic parameters around the attribute: a call opens them.
    var applied: Type?
}
