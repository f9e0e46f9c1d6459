/// The actor that code runs on.
public enum Isolation: Equatable {
    /// No actor.
    case none
    /// The actor that `self` is.
    case instance
    /// The actor that a parameter is, marked `isolated`.
    case parameter(VariableSymbol)
    /// `@MainActor`, or a global actor of the program.
    case global(NominalSymbol)
}

extension NominalSymbol {
    /// Declared by `actor`.
    public var isActor: Bool { collection.decl?.isActor ?? false }
    /// Declared with `~Copyable`.
    public var isNoncopyable: Bool { collection.decl?.isNoncopyable ?? false }
}
