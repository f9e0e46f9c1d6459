import Syntax

// What making code asks besides checking.

extension Checker {
    /// A type of the library by its name.
    public func nominal(named name: Name) -> NominalSymbol? { knownNominal(named: name) }

    /// Makes sure that superclass, members and cases are known.
    public func complete(_ nominal: NominalSymbol) {
        resolveHeader(nominal)
        collectMembers(nominal)
        for property in nominal.storedProperties { resolve(property) }
        for item in nominal.cases { resolve(item) }
        if nominal.kind == .enum { resolveRawValues(nominal) }
        // A program's overrides are linked when it is checked, the library's when code first needs the class.
        if nominal.isLibrary, nominal.kind == .class { linkOverrides(of: nominal) }
    }

    /// The checked initial value of a stored, static or lazy property.
    public func initialValue(of variable: VariableSymbol) -> TExpr? {
        if variable.initialValue == nil { checkInitialValue(variable) }
        return variable.initialValue
    }

    /// The checked default value of a parameter.
    public func defaultValue(of function: FunctionSymbol, _ index: Int) -> TExpr? {
        wantDefaults(function)
        return function.parameters[index].defaultValue
    }

    /// Knows parameters, result and environment of a function.
    public func settle(_ symbol: Symbol) { resolve(symbol) }
}

extension FunctionSymbol {
    /// What a protocol's extension gives to every type, requirements aside.
    public var isOfProtocolExtension: Bool {
        ((accessorOf as Symbol?) ?? self).declaration?.isProtocolExtension ?? false
    }
}

extension VariableSymbol {
    /// Whether the variable is one name of a pattern, such as `let (a, b) = pair`.
    public var isPartOfPattern: Bool {
        guard let declaration, case .variable(let decl) = declaration.decl.kind else { return false }
        return decl.bindings[declaration.index].pattern.names.count > 1
    }
}
