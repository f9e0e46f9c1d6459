/// The consequences of an environment's requirements.
public final class EnvironmentFacts {
    public var protocols: [Type: [NominalSymbol]] = [:]
    public var superclass: [Type: Type] = [:]
    public var classBound: Set<Type> = []
    public var equalTypes: [Type: Type] = [:]
    /// Nested associated types that were already expanded.
    public var expandedTypes: Set<Type> = []
    /// Protocols by type, including refined ones.
    public var allProtocols: [Type: [NominalSymbol]] = [:]

    public init() {}
}
