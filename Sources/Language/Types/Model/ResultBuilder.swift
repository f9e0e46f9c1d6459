import Syntax

/// A result builder as an attribute names it.
public struct ResultBuilder {
    public let type: NominalSymbol
    /// The generic arguments of the attribute; empty if inferred per use.
    public let arguments: [TypeRef]
    /// The builder with these arguments, where they depend on generic parameters around the attribute: a call opens them.
    public var applied: Type?

    public init(type: NominalSymbol, arguments: [TypeRef], applied: Type? = nil) {
        self.type = type
        self.arguments = arguments
        self.applied = applied
    }
}
