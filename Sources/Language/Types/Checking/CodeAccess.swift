import Analysis
import Declarations
import Inference
import Syntax
import TypeModel

/// The interface of the checker for code generation.
public struct CodeAccess {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    /// Returns a library type by its name.
    public func nominal(named name: Name) -> NominalSymbol? { checker.knownNominal(named: name) }

    /// Resolves the superclass, members and cases of a type.
    public func complete(_ nominal: NominalSymbol) {
        checker.resolveHeader(nominal)
        checker.collectMembers(nominal)
        // In library classes, properties that begin as nil are recognised by syntax and need not be resolved.
        let isKnownByNil = nominal.isLibrary && nominal.kind == .class
        for property in nominal.storedProperties where !(isKnownByNil && property.beginsAsNil) {
            checker.resolve(property)
        }
        for item in nominal.cases { checker.resolve(item) }
        if nominal.kind == .enum { Synthesis(checker).resolveRawValues(nominal) }
        // Overrides of a program are linked when it is checked. Those of a library class are linked here, when code
        // first uses the class; its other methods are linked one by one.
        if nominal.isLibrary, nominal.kind == .class { Overrides(checker).linkAllOverrides(of: nominal) }
    }

    /// Returns the body of a library function that is written in Swift.
    public func body(of function: FunctionSymbol) -> TBody? {
        if let body = function.body { return body }
        guard function.bindingKey == nil || function.isNativeForLibrary else { return nil }
        checker.resolve(function)
        let saved = checker.textState.diagnostics
        checker.textState.diagnostics = []
        TopLevel(checker).checkBody(function)
        InitialValues(checker).markDefaultsNeeded(function)
        if function.isLibrary {
            checker.libraryProblems += checker.textState.diagnostics.filter { $0.severity == .error }
            checker.textState.diagnostics = saved
        } else {
            checker.textState.diagnostics = saved + checker.textState.diagnostics
        }
        return function.body
    }

    /// Returns the checked initial value of a stored, static or lazy property.
    public func initialValue(of variable: VariableSymbol) -> TExpr? {
        if variable.initialValue == nil { InitialValues(checker).check(variable) }
        return variable.initialValue
    }

    /// Returns the checked default value of a parameter.
    public func defaultValue(of function: FunctionSymbol, _ index: Int) -> TExpr? {
        InitialValues(checker).markDefaultsNeeded(function)
        return function.parameters[index].defaultValue
    }

    /// Returns an expression for the executor of an actor; nil for the main actor.
    public func executor(of isolation: Isolation, selfVariable: VariableSymbol?) -> TExpr? {
        Executors(checker).executor(of: isolation, selfVariable: selfVariable)
    }

    public var mainActor: NominalSymbol? { Isolations(checker).mainActor }

    /// The actor as a value of type `(any Actor)?`; nil outside of actors.
    public func actor(of isolation: Isolation, selfVariable: VariableSymbol?) -> TExpr? {
        Executors(checker).actor(of: isolation, selfVariable: selfVariable)
    }

    /// Resolves the types of a function's parameters and result, and its generic environment.
    public func resolve(_ symbol: Symbol) { checker.resolve(symbol) }

    /// Finds the member that a library member overrides.
    public func link(_ symbol: Symbol) {
        if symbol.isLibrary { Overrides(checker).linkIfOverride(symbol) }
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
        guard storage == .field, !isLet, !isLazy, ownership == .strong, wrappedProperty == nil, let declaration,
            case .variable(let decl) = declaration.decl.kind
        else { return false }
        let binding = decl.typedBinding(declaration.bindingIndex)
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
        return decl.bindings[declaration.bindingIndex].pattern.names.count > 1
    }
}
