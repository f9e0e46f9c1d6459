import Syntax

/// A result builder as an attribute names it.
struct ResultBuilder {
    let type: NominalSymbol
    /// The generic arguments of the attribute; empty if inferred per use.
    let arguments: [TypeRef]
    /// The builder with these arguments, where they depend on generic parameters around the attribute: a call opens them.
    var applied: Type?
}
