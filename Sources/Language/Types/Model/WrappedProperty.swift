import Syntax

extension VariableSymbol {
    /// What a stored property is called by those who use it: the backing value of a wrapped one has its name.
    public var outerName: Name { wrapped?.name ?? name }
}

/// What a property behind wrappers is to those who initialise it.
final class WrappedProperty {
    let name: Name
    let backing: Name
    /// The backing value for a value of the property; nil where the wrapper takes none.
    let wrap: ((Expr) -> Expr)?
    let binding: VariableDecl.Binding
    /// The backing value has one without an initialiser's help.
    let isInitialized: Bool

    init(
        name: Name, backing: Name, wrap: ((Expr) -> Expr)?, binding: VariableDecl.Binding, isInitialized: Bool
    ) {
        self.name = name
        self.backing = backing
        self.wrap = wrap
        self.binding = binding
        self.isInitialized = isInitialized
    }
}
