import Syntax

// Where private members are in reach.

extension Context {
    /// Whether this place is inside of the type or of an extension of that type.
    func isInside(_ nominal: Symbol?) -> Bool {
        var scope: Context? = self
        while let here = scope {
            if here.kind == .type, here.nominal === nominal { return true }
            scope = here.parent
        }
        return false
    }

    /// The type that keeps a private member to itself, where this place is outside of it.
    func keeper(of symbol: Symbol) -> NominalSymbol? {
        guard let declaration = symbol.declaration, declaration.isPrivate, !symbol.isLibrary,
            !declaration.decl.modifiers.has(Names.fileprivateName), let owner = symbol.parent as? NominalSymbol,
            !isInside(owner)
        else { return nil }
        return owner
    }
}
