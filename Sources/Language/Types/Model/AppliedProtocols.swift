import Syntax

// Represents `any P<X>`: a protocol with fixed primary associated types is a protocol of its own that refines `P`.

extension NominalSymbol {
    /// Returns the protocol with these arguments. There is one symbol for each list of arguments.
    public func applied(to arguments: [Type]) -> NominalSymbol {
        let key = arguments.map(\.id)
        // Protocols with unknown arguments are compared by their arguments, not by symbol.
        let isOpen = arguments.contains(where: \.isOpen)
        if !isOpen, let known = appliedForms[key] { return known }
        let made = NominalSymbol(kind: .protocol, name: name, span: span, parent: parent)
        made.isLibrary = isLibrary
        made.moduleName = moduleName
        made.environment = environment
        made.refinedProtocols = [self]
        made.declaredType = declaredType
        made.primaryArguments = (self, arguments)
        made.collection.header = .done
        made.collection.members = .done
        if !isOpen { appliedForms[key] = made }
        return made
    }

    /// Returns the protocol with replaced arguments; returns the same symbol if no argument changes.
    func mapped<R: TypeReplacing>(by replacing: R) -> NominalSymbol {
        guard let (origin, arguments) = primaryArguments else { return self }
        return origin.applied(to: arguments.map { $0.mapped(by: replacing) })
    }

    public func mapped(_ leaf: (Type) -> Type?) -> NominalSymbol {
        withoutActuallyEscaping(leaf) { mapped(by: ReplacingLeaves(leaf: $0)) }
    }
}
