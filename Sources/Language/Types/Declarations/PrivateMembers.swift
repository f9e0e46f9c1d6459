import Syntax
import TypeModel

// Finds the scope in which private members are accessible.

extension Context {
    /// Returns true if this context is inside the type or one of its extensions.
    public func isInside(_ nominal: Symbol?) -> Bool {
        var scope: Context? = self
        while let here = scope {
            if here.kind == .type, here.nominal === nominal { return true }
            scope = here.parent
        }
        return false
    }

    /// Returns the type of a private member that is not accessible at this place.
    public func ownerOfPrivateMember(of symbol: Symbol) -> NominalSymbol? {
        guard let declaration = symbol.declaration, declaration.isPrivate, !symbol.isLibrary,
            !declaration.decl.modifiers.has(Names.fileprivateName), let owner = symbol.parent as? NominalSymbol,
            !isInside(owner)
        else { return nil }
        return owner
    }
}
