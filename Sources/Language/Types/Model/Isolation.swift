/// The actor that code runs on.
public enum Isolation: Equatable {
    /// The code belongs to no actor.
    case none
    /// The code belongs to the actor that is `self`.
    case instance
    /// The code belongs to the actor that is passed for a parameter marked `isolated`.
    case parameter(VariableSymbol)
    /// The code belongs to `@MainActor`, or to a global actor of the program.
    case global(NominalSymbol)
}

extension FunctionSymbol {
    /// True for code declared `nonisolated(nonsending)`, whose body runs on the caller's actor.
    public var staysWithCaller: Bool {
        declaration?.decl.modifiers.names.contains { $0.text == "nonisolated(nonsending)" } ?? false
    }
}

extension NominalSymbol {
    /// True if the type is an `actor`.
    public var isActor: Bool { collection.decl?.isActor ?? false }
    /// True if the type is declared with `~Copyable`.
    public var isNoncopyable: Bool { collection.decl?.isNoncopyable ?? false }
    /// True if an extension makes the type copyable under conditions.
    public var isConditionallyCopyable: Bool {
        collection.extensions.contains { $0.decl.inherited.contains { $0.plainName == Names.copyable } }
    }
}

extension Type {
    /// True for types whose values cannot be copied: a type declared `~Copyable`, an optional of such a type, or a type
    /// parameter that allows these types.
    public var isNoncopyable: Bool {
        switch kind {
        case .nominal(let symbol, let arguments):
            if symbol.isNoncopyable {
                return !symbol.isConditionallyCopyable || arguments.contains { $0.isNoncopyable }
            }
            return symbol.isLibrary && symbol.kind == .enum && arguments.contains { $0.isNoncopyable }
        case .parameter(let parameter):
            // An extension of a library type applies to copyable values only.
            return parameter.takesNoncopyable && !((parameter.parent as? NominalSymbol)?.isLibrary ?? false)
        default: return false
        }
    }
}

extension FunctionSymbol {
    /// True for a method that consumes `self`.
    public var isConsuming: Bool { declaration?.decl.modifiers.has(Names.consuming) ?? false }
}
