import Syntax

extension VariableSymbol {
    /// The name in memberwise initialisers and coding keys: `level` for the backing value `_level`.
    public var outerName: Name { wrapped?.name ?? name }
}

/// A wrapped property, and its initialisation.
final class WrappedProperty {
    let name: Name
    let backing: Name
    /// Creates the backing value from a value; nil if the wrapper takes none.
    let wrap: ((Expr) -> Expr)?
    let binding: VariableDecl.Binding
    /// True if the declaration initialises the backing value.
    let isInitialized: Bool
    /// True if the wrapper takes the value as an autoclosure.
    let isLater: Bool

    init(
        name: Name, backing: Name, wrap: ((Expr) -> Expr)?, binding: VariableDecl.Binding, isInitialized: Bool,
        isLater: Bool
    ) {
        self.name = name
        self.backing = backing
        self.wrap = wrap
        self.binding = binding
        self.isInitialized = isInitialized
        self.isLater = isLater
    }
}
