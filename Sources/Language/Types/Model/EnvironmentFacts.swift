/// The consequences of an environment's requirements.
final class EnvironmentFacts {
    var protocols: [Type: [NominalSymbol]] = [:]
    var superclass: [Type: Type] = [:]
    var classBound: Set<Type> = []
    var same: [Type: Type] = [:]
    /// Nested associated types that were already expanded.
    var expanded: Set<Type> = []
    /// Protocols by type, including refined ones.
    var closures: [Type: [NominalSymbol]] = [:]
}
