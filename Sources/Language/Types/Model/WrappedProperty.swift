import Syntax

extension VariableSymbol {
    /// The name in memberwise initialisers and coding keys: the backing value `_level` goes by `level`.
    public var outerName: Name { wrapped?.name ?? name }
}

/// A property with wrappers, and how an initialiser gives it its first value.
final class WrappedProperty {
    let name: Name
    let backing: Name
    /// The backing value for a value of the property; nil where the wrapper takes none.
    let wrap: ((Expr) -> Expr)?
    let binding: VariableDecl.Binding
    /// The declaration itself gives the backing value its first value.
    let isInitialized: Bool
    /// The wrapper asks for the value when it wants it.
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
