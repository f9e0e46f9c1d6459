import Analysis
import Declarations
import Inference
import Syntax
import TypeModel

// Requests of code generation to the checker.

extension Checker {
    /// A type of the library by its name.
    public func nominal(named name: Name) -> NominalSymbol? { knownNominal(named: name) }

    /// Resolves the superclass, members and cases of a type.
    public func complete(_ nominal: NominalSymbol) {
        resolveHeader(nominal)
        collectMembers(nominal)
        // An initial nil is recognised before the type is inferred.
        let isKnownByNil = nominal.isLibrary && nominal.kind == .class
        for property in nominal.storedProperties where !(isKnownByNil && property.beginsAsNil) { resolve(property) }
        for item in nominal.cases { resolve(item) }
        if nominal.kind == .enum { resolveRawValues(nominal) }
        // Overrides of a program are linked when it is checked. Of a library class, the overrides known when code first uses
        // it are linked here, its other methods one by one.
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

    /// Resolves the parameters, result and environment of a function.
    public func settle(_ symbol: Symbol) { resolve(symbol) }

    /// Finds the member that a library member overrides.
    public func link(_ symbol: Symbol) {
        if symbol.isLibrary { linkIfOverride(symbol) }
    }
}

extension FunctionSymbol {
    /// True for a member of a protocol extension, false for a requirement.
    public var isOfProtocolExtension: Bool {
        ((accessorOf as Symbol?) ?? self).declaration?.isProtocolExtension ?? false
    }
}

extension VariableSymbol {
    /// True if a stored property is nil initially: `var x: T?`.
    public var beginsAsNil: Bool {
        guard storage == .field, !isLet, !isLazy, ownership == .strong, wrapped == nil, let declaration,
            case .variable(let decl) = declaration.decl.kind
        else { return false }
        let binding = decl.typedBinding(declaration.index)
        guard binding.initializer == nil, let type = binding.type ?? binding.pattern.typeAnnotation else {
            return false
        }
        switch type.kind {
        case .optional, .implicitlyUnwrapped: return true
        default: return false
        }
    }

    /// True if the variable is part of a pattern, such as `let (a, b) = pair`.
    public var isPartOfPattern: Bool {
        guard let declaration, case .variable(let decl) = declaration.decl.kind else { return false }
        return decl.bindings[declaration.index].pattern.names.count > 1
    }
}
