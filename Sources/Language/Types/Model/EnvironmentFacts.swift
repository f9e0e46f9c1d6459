/// What follows from the requirements of an environment.
final class EnvironmentFacts {
    var protocols: [Type: [NominalSymbol]] = [:]
    var superclass: [Type: Type] = [:]
    var classBound: Set<Type> = []
    var same: [Type: Type] = [:]
    /// Associated types of associated types whose protocols have been asked for more.
    var expanded: Set<Type> = []
    /// Protocols of types that were asked for, refined ones included.
    var closures: [Type: [NominalSymbol]] = [:]
}
