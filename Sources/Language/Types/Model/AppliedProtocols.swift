import Syntax

// `any P<X>`: a protocol with fixed primary associated types is a separate protocol that refines the plain one.

extension NominalSymbol {
    /// Returns the protocol with arguments; one symbol per argument list.
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

    /// Returns the protocol applied to replaced arguments; the same one if nothing changes.
    func mapped<R: TypeReplacing>(by replacing: R) -> NominalSymbol {
        guard let (origin, arguments) = primaryArguments else { return self }
        return origin.applied(to: arguments.map { $0.mapped(by: replacing) })
    }

    public func mapped(_ leaf: (Type) -> Type?) -> NominalSymbol {
        withoutActuallyEscaping(leaf) { mapped(by: ReplacingLeaves(leaf: $0)) }
    }
}
