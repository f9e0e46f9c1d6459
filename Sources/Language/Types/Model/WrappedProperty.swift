import Syntax

extension VariableSymbol {
    /// The name in memberwise initialisers and coding keys: `level` for the stored wrapper `_level`.
    public var outerName: Name { wrappedProperty?.name ?? name }
}

/// A wrapped property, with the code that initialises its wrapper.
public final class WrappedProperty {
    public let name: Name
    public let backingName: Name
    /// Creates the wrapper from a value; nil if the wrapper has no initialiser for a value.
    public let wrapValue: ((Expr) -> Expr)?
    public let binding: VariableDecl.Binding
    /// True if the declaration initialises the wrapper.
    public let isInitialized: Bool
    /// True if the wrapper takes the value as an autoclosure.
    public let takesAutoclosure: Bool

    public init(
        name: Name, backingName: Name, wrapValue: ((Expr) -> Expr)?, binding: VariableDecl.Binding, isInitialized: Bool,
        takesAutoclosure: Bool
    ) {
        self.name = name
        self.backingName = backingName
        self.wrapValue = wrapValue
        self.binding = binding
        self.isInitialized = isInitialized
        self.takesAutoclosure = takesAutoclosure
    }
}
