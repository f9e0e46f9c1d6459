import Syntax

/// A result builder with the arguments of its attribute.
public struct ResultBuilder {
    public let type: NominalSymbol
    /// The generic arguments of the attribute; empty if each use infers them.
    public let arguments: [TypeRef]
    /// The builder type with these arguments, if they depend on generic parameters of the context; each call replaces
    /// the parameters by type variables.
    public var appliedType: Type?

    public init(type: NominalSymbol, arguments: [TypeRef], appliedType: Type? = nil) {
        self.type = type
        self.arguments = arguments
        self.appliedType = appliedType
    }
}
