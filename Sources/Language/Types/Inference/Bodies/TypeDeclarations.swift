import Analysis
import Declarations
import Syntax
import TypeModel

/// Checks types and their members: types in a text, in extensions and in functions.
public struct TypeDeclarations {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    public func resolveMembers(_ nominal: NominalSymbol) {
        checker.resolveHeader(nominal)
        checker.collectMembers(nominal)
        checker.collectConformances(nominal)
        for (_, symbols) in nominal.members.allMembers {
            for symbol in symbols {
                if symbol is VariableSymbol, symbol.declaration.map({ needsInference($0) }) ?? false { continue }
                checker.resolve(symbol)
                if symbol is VariableSymbol, nominal.kind == .class { Overrides(checker).linkOverride(symbol) }
                if let nested = symbol as? NominalSymbol { resolveMembers(nested) }
            }
        }
    }

    private func needsInference(_ declaration: Declaration) -> Bool {
        guard case .variable(let decl) = declaration.decl.kind else { return false }
        let binding = decl.bindings[declaration.bindingIndex]
        return binding.type == nil && binding.pattern.typeAnnotation == nil
    }

    public func check(_ nominal: NominalSymbol) {
        guard !nominal.collection.isChecked else { return }
        nominal.collection.isChecked = true
        resolveMembers(nominal)
        Completeness(checker).check(of: nominal)
        InheritanceRules(checker).check(nominal)
        InitialiserRules(checker).check(nominal)
        Redeclarations(checker).check(in: nominal)
        NoncopyableRules(checker).check(nominal)
        Synthesis(checker).resolveRawValues(nominal)
        EnumRules(checker).check(nominal)
        Wrappers(checker).checkAttributeType(nominal)
        // A synthesised member has the position of its type.
        for (_, symbols) in nominal.members.allMembers.sorted(by: {
            ($0.value.first?.span?.start ?? 0, $0.key.text) < ($1.value.first?.span?.start ?? 0, $1.key.text)
        }) {
            for symbol in symbols { checkMember(symbol) }
        }
        NoncopyableRules(checker).checkProperties(of: nominal)
    }

    /// Checks all extensions of one type together, since a type may have thousands.
    public func checkExtensions(_ extensions: [Decl]) {
        var order: [NominalSymbol] = []
        var members: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
        for decl in extensions {
            guard case .type(let type) = decl.kind, let extended = type.extended else { continue }
            let name: Type = checker.resolve(extended, in: checker.moduleContext, open: { .parameter($0) })
            let nominal: NominalSymbol?
            if case .existential(let protocols, _) = name.kind {
                nominal = protocols.first
            } else {
                nominal = name.nominal
            }
            guard let nominal else { continue }
            AccessRules(checker).checkExtension(nominal, decl)
            if members[ObjectIdentifier(nominal)] == nil { order.append(nominal) }
            members[ObjectIdentifier(nominal), default: []].formUnion(type.members.lazy.map { ObjectIdentifier($0) })
        }
        for nominal in order where !checker.shouldStop() {
            let own = members[ObjectIdentifier(nominal)] ?? []
            let added = nominal.members.knownMembers.values.joined().filter { symbol in
                symbol.declaration.map { own.contains(ObjectIdentifier($0.decl)) } ?? false
            }
            for symbol in added { checkMember(symbol) }
            Completeness(checker).check(of: nominal)
            Redeclarations(checker).check(in: nominal)
            if nominal.kind == .class { for symbol in added { checkExtensionMember(symbol, to: nominal) } }
        }
    }

    /// Checks members that an extension cannot add to a class.
    private func checkExtensionMember(_ symbol: Symbol, to nominal: NominalSymbol) {
        guard let span = symbol.span, let declaration = symbol.declaration else { return }
        if let function = symbol as? FunctionSymbol, function.kind == .initializer, !function.isConvenience {
            checker.report(CheckDiagnostic.initialiserInExtension(nominal.name, span))
        }
        if declaration.decl.modifiers.has(Names.overrideName), !overridesKit(symbol) {
            checker.report(CheckDiagnostic.overrideInExtension(symbol.name, span))
        }
    }

    /// An extension may override methods that Objective-C calls, such as those of the kit's classes.
    private func overridesKit(_ symbol: Symbol) -> Bool {
        guard let base = checker.overriddenSymbol(symbol) else { return false }
        return base.isOfModule || overridesKit(base)
    }

    private func checkMember(_ symbol: Symbol) {
        checker.resolve(symbol)
        switch symbol {
        case let function as FunctionSymbol:
            if function.kind == .initializer { Wrappers(checker).checkActorAttributes(of: function) }
            if function.synthesis == nil { checker.textState.pendingBodies.append(function) }
            Overrides(checker).linkOverride(function)
        case let variable as VariableSymbol:
            InitialValues(checker).check(variable)
            for accessor in [variable.getter, variable.setter, variable.willSet, variable.didSet].compactMap({ $0 }) {
                checker.resolve(accessor)
                if accessor.synthesis == nil { checker.textState.pendingBodies.append(accessor) }
            }
            Overrides(checker).linkOverride(variable)
        case let member as SubscriptSymbol:
            for accessor in [member.getter, member.setter].compactMap({ $0 }) {
                checker.resolve(accessor)
                checker.textState.pendingBodies.append(accessor)
            }
            Overrides(checker).linkOverride(member)
        case let nominal as NominalSymbol: check(nominal)
        case let element as EnumCaseSymbol: InitialValues(checker).checkPayloadDefaults(element)
        default: break
        }
        if symbol.isWritten { AccessRules(checker).check(symbol) }
    }
}
