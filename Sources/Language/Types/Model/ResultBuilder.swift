import Syntax

/// A result builder with the arguments of its attribute.
public struct ResultBuilder {
    public let type: NominalSymbol
    /// The generic arguments of the attribute; empty if inferred per use.
    public let arguments: [TypeRef]
    /// The builder with arguments that depend on generic parameters of the context; each call replaces them by type
    /// variables.
    public var applied: Type?

    public init(type: NominalSymbol, arguments: [TypeRef], applied: Type? = nil) {
        self.type = type
        self.arguments = arguments
        self.applied = applied
    }
}
