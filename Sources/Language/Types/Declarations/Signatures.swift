import Diagnostics
import Syntax
import TypeModel

// Resolves the types in declarations of functions, variables and other symbols when a symbol is first used.

extension Checker {

    // MARK: - Symbols

    public func resolve(_ symbol: Symbol) {
        guard let declaration = symbol.declaration, declaration.state == .unresolved else {
            if symbol.declaration?.state == .resolving { symbol.declaration?.dependsOnItself = true }
            return
        }
        declaration.state = .resolving
        defer { declaration.state = .resolved }
        let context = declaration.context
        if let nominal = context.nominal { resolveHeader(nominal) }
        withEnvironment(context.environment) {
            switch symbol {
            case let function as FunctionSymbol: resolveFunction(function, declaration, context)
            case let variable as VariableSymbol: resolveVariable(variable, declaration, context)
            case let member as SubscriptSymbol: resolveSubscript(member, declaration, context)
            case let alias as TypealiasSymbol: resolveAlias(alias, declaration, context)
            case let associated as AssociatedTypeSymbol: resolveAssociatedType(associated, declaration, context)
            case let element as EnumCaseSymbol: resolveCase(element, declaration, context)
            default: break
            }
        }
    }

    private func resolveFunction(_ function: FunctionSymbol, _ declaration: Declaration, _ context: Context) {
        if function.synthesis != nil { return Synthesis(self).resolveSynthesized(function, declaration, context) }
        if let member = function.accessorOf as? SubscriptSymbol { resolve(member) }
        // Accessors can use the generic parameters of their subscript.
        let inner = Context(.function, parent: function.accessorOf?.declaration?.innerContext ?? context)
        declaration.innerContext = inner
        function.environment = context.environment
        switch declaration.decl.kind {
        case .function(let decl) where function.accessorOf == nil:
            openGenerics(decl.generics, decl.requirements, decl.parameters, of: function, inner)
            withEnvironment(function.environment) {
                function.parameters = decl.parameters.map {
                    parameter($0, of: function, in: inner, isOperator: decl.isOperator)
                }
                if let thrown = decl.thrown { function.setThrown(ThrownTypes(self).thrownType(thrown, in: inner)) }
                if decl.name == Names.next { ThrownTypes(self).resolveRethrowing(function) }
                addImpliedRequirements(by: function.parameters.map(\.type) + sameTypes(in: function), function, inner)
                if let result = decl.result {
                    function.result = opaqueType(result, of: function.name, in: function, function.environment, inner) {
                        function.opaqueResult = $0
                    }
                    if case .implicitlyUnwrapped = result.kind { function.isImplicitlyUnwrapped = true }
                    declaration.returnsSelf = result.isNamed(Names.selfType) ?? false
                    if case .optional(let wrapped) = result.kind, wrapped.isNamed(Names.selfType) ?? false {
                        declaration.returnsSelf = true
                    }
                    addImpliedRequirements(by: [function.result], function, inner)
                } else {
                    function.result = .void
                }
            }
        case .initializer(let decl):
            openGenerics(decl.generics, decl.requirements, decl.parameters, of: function, inner)
            withEnvironment(function.environment) {
                function.parameters = decl.parameters.map { parameter($0, of: function, in: inner) }
                if let thrown = decl.thrown { function.setThrown(ThrownTypes(self).thrownType(thrown, in: inner)) }
                addImpliedRequirements(by: function.parameters.map(\.type) + sameTypes(in: function), function, inner)
            }
            let own = context.selfType.map { canonicalType($0) } ?? .error
            function.result = decl.isFailable ? optional(own) : own
        case .deinitializer: function.result = .void
        default: resolveAccessor(function, declaration, inner)
        }
        addSelf(function, context)
        if !context.isLibrary { checkGenericsUsed(function, inner) }
    }

    /// Reports generic parameters that no call can infer, because neither a parameter nor the result uses them.
    private func checkGenericsUsed(_ function: FunctionSymbol, _ inner: Context) {
        guard !inner.generics.isEmpty, function.kind == .function || function.kind == .method else { return }
        for (name, parameter) in inner.generics where name.text != "some" {
            guard let span = parameter.span, let result = function.result else { continue }
            let types = function.parameters.map(\.type) + [result] + (function.thrown.map { [$0] } ?? [])
            let isUsed = types.contains { type in
                type.isError || type.contains { $0 === Type.parameter(parameter) }
            }
            let isRelated = function.environment.requirements.contains {
                if case .same = $0.kind { return true }
                return false
            }
            if !isUsed, !isRelated { report(CheckDiagnostic.unusedGeneric(name, span), in: inner) }
        }
    }

    /// Adds the conformance to Error that `throws(F)` implies.
    private func addErrorConformance(_ thrown: Type, _ function: FunctionSymbol, _ own: Set<Type>) {
        guard own.contains(thrown), let error = knownNominal(.error),
            !protocols(of: thrown).contains(where: { $0 === error })
        else { return }
        function.environment.requirements.append(Requirement(subject: thrown, kind: .conforms(error)))
    }

    /// Returns the types that the function's same-type conditions name.
    private func sameTypes(in function: FunctionSymbol) -> [Type] {
        function.environment.requirements.compactMap {
            if case .same(let type) = $0.kind { return type }
            return nil
        }
    }

    /// Adds conditions implied by types: `[K: V]` in the signature implies K: Hashable.
    private func addImpliedRequirements(by types: [Type], _ function: FunctionSymbol, _ inner: Context) {
        guard !inner.generics.isEmpty else { return }
        let own = Set(inner.generics.values.map { Type.parameter($0) })
        if let thrown = function.thrown { addErrorConformance(thrown, function, own) }
        for type in types {
            _ = type.mapped { part in
                if let thrown = part.asFunction?.thrown { addErrorConformance(thrown, function, own) }
                guard case .nominal(let symbol, let arguments) = part.kind, !arguments.isEmpty else { return nil }
                resolveHeader(symbol)
                let substitution = Substitution(symbol.environment.parameters, arguments)
                for requirement in symbol.environment.requirements {
                    let subject = substitute(requirement.subject, substitution)
                    guard isOwnParameter(subject, own) else { continue }
                    switch requirement.kind {
                    case .conforms(let wanted):
                        if protocols(of: subject).contains(where: { $0 === wanted }) { continue }
                        function.environment.requirements.append(Requirement(subject: subject, kind: .conforms(wanted)))
                    case .same(let type) where own.contains(subject) == false:
                        // Adds conditions such as `L.Output == Double` that the type `Sum<L>` implies.
                        let same = substitute(type, substitution)
                        if canonicalType(subject) === canonicalType(same) { continue }
                        function.environment.requirements.append(Requirement(subject: subject, kind: .same(same)))
                    default: continue
                    }
                }
                return nil
            }
        }
    }

    /// Returns true if a type is one of the function's own parameters, or an associated type of one.
    private func isOwnParameter(_ type: Type, _ own: Set<Type>) -> Bool {
        if case .dependent(let base, _) = type.kind { return isOwnParameter(base, own) }
        return own.contains(type)
    }

    func addSelf(_ function: FunctionSymbol, _ context: Context) {
        guard context.nominal != nil, function.parent is NominalSymbol, function.selfVariable == nil,
            let own = context.selfType
        else { return }
        let isClass = context.nominal?.kind == .class
        let variable = VariableSymbol(
            name: Names.selfValue, span: nil, parent: function, storage: .local,
            isLet: isClass || !(function.isMutating || function.isConsuming || function.kind == .initializer))
        let instance = withEnvironment(function.environment) { canonicalType(own) }
        variable.type = function.isStatic ? .metatype(instance) : instance
        variable.isInout = function.isMutating && !isClass
        function.selfVariable = variable
    }

    private func openGenerics(
        _ generics: [GenericParameterRef], _ requirements: [RequirementRef], _ parameters: [ParameterDecl],
        of function: FunctionSymbol, _ inner: Context
    ) {
        var own: [GenericParameter] = []
        for generic in generics {
            let parameter = GenericParameter(name: generic.name, span: generic.span, parent: function)
            parameter.takesNoncopyable = generic.takesNoncopyable
            own.append(parameter)
            inner.generics[generic.name] = parameter
        }
        // The parameters of type `some P`, each of which is an unnamed generic parameter.
        var anonymous: [(GenericParameter, TypeRef)] = []
        for parameter in parameters {
            for constraint in parameter.type.opaqueParts {
                let generic = GenericParameter(name: "some", span: parameter.span, parent: function)
                own.append(generic)
                anonymous.append((generic, constraint))
                inner.anonymousParameters[ObjectIdentifier(constraint)] = generic
            }
        }
        guard !own.isEmpty || !requirements.isEmpty else { return }
        let environment = GenericEnvironment(
            parameters: inner.environment.parameters + own, requirements: inner.environment.requirements)
        inner.environment = environment
        function.environment = environment
        for generic in generics where generic.constraint != nil {
            environment.requirements += bounds(
                of: .parameter(inner.generics[generic.name]!), generic.constraint!, in: inner)
        }
        for (generic, constraint) in anonymous {
            environment.requirements += bounds(of: .parameter(generic), constraint, in: inner)
        }
        for requirement in requirements {
            environment.requirements += resolveRequirements([requirement], in: inner)
        }
    }

    private func parameter(
        _ decl: ParameterDecl, of function: Symbol, in context: Context, isOperator: Bool = false
    ) -> ParameterSymbol {
        let type = resolve(decl.type, in: context)
        let variable = VariableSymbol(
            name: decl.name, span: decl.span, parent: function, storage: .local,
            isLet: !decl.isInout && !decl.isConsuming)
        variable.isInout = decl.isInout
        variable.runsOnMainActor = decl.typeAttributes.contains("MainActor")
        variable.type =
            decl.isVariadic
            ? array(type)
            : (decl.isAutoclosure
                ? .function(
                    FunctionType(
                        parameters: [], result: type.asFunction?.result ?? type,
                        effects: type.asFunction?.effects ?? [], thrown: type.asFunction?.thrown))
                : type)
        if case .implicitlyUnwrapped = decl.type.kind { variable.isImplicitlyUnwrapped = true }
        var symbol = ParameterSymbol(
            label: isOperator ? nil : decl.label, variable: variable,
            type: decl.isAutoclosure ? (type.asFunction?.result ?? type) : type)
        symbol.isInout = decl.isInout
        symbol.isIsolated = decl.isIsolated
        symbol.typeAttributes = decl.typeAttributes
        symbol.isVariadic = decl.isVariadic
        symbol.isAutoclosure = decl.isAutoclosure
        symbol.isEscaping =
            decl.isEscaping || decl.isVariadic || decl.type.isFromExpression
            || type.asFunction == nil && !decl.isAutoclosure && !decl.isLentToCallee
        variable.isBorrowed = !symbol.isEscaping && !context.isLibrary
        variable.annotation = decl.type.span
        if decl.isEscaping, !decl.isAutoclosure, type.asFunction == nil, !type.isError {
            report(CheckDiagnostic.escapingNonFunction(type, decl.type.span, self), in: context)
        }
        symbol.hasDefault = decl.defaultValue != nil
        symbol.isListed = decl.isListBuilder && context.isLibrary && decl.type.returnsArray
        if !context.isLibrary || decl.isListBuilder && !symbol.isListed {
            symbol.builder = ResultBuilders(self).builder(decl.customAttributes, in: context)
        }
        return symbol
    }

    /// Returns the type of `some P`, distinct for each declaration.
    public func opaqueType(
        _ ref: TypeRef, of name: Name, in parent: Symbol?, _ environment: GenericEnvironment, _ context: Context,
        keep: (OpaqueSymbol) -> Void
    ) -> Type {
        guard case .some(let constraint) = ref.kind else { return resolve(ref, in: context) }
        let type = resolve(constraint, in: context)
        guard case .existential(let protocols, _) = type.kind else { return type }
        let opaque = OpaqueSymbol(name: name, span: ref.span, parent: parent)
        opaque.protocols = protocols
        opaque.environment = environment
        opaque.isLibrary = context.isLibrary
        for symbol in protocols {
            for requirement in primaryRequirements(constraint, symbol, subject: .void, in: context) {
                if case .dependent(_, let associated) = requirement.subject.kind,
                    case .same(let type) = requirement.kind
                {
                    opaque.associatedTypes[associated] = type
                }
            }
        }
        keep(opaque)
        return .opaque(opaque, environment.parameters.map { .parameter($0) })
    }

    private func resolveAccessor(_ function: FunctionSymbol, _ declaration: Declaration, _ inner: Context) {
        guard let property = function.accessorOf else { return }
        resolve(property)
        if let member = property as? SubscriptSymbol { function.environment = member.environment }
        let type: Type =
            (property as? VariableSymbol)?.type ?? (property as? SubscriptSymbol)?.result ?? .error
        var parameters: [ParameterSymbol] = (property as? SubscriptSymbol)?.parameters ?? []
        switch function.kind {
        case .getter:
            function.result = type
            if let opaque = (property as? VariableSymbol)?.declaration?.opaqueResult { function.opaqueResult = opaque }
        case .setter, .willSet, .didSet:
            function.result = .void
            let usual = function.kind == .didSet ? Names.oldValue : Names.newValue
            let name = declaration.accessor?.parameter ?? usual
            let variable = VariableSymbol(name: name, span: nil, parent: function, storage: .local, isLet: true)
            variable.type = type
            parameters.append(ParameterSymbol(label: nil, variable: variable, type: type))
        default: function.result = .void
        }
        function.parameters = parameters
        if let thrown = declaration.accessor?.thrown {
            withEnvironment(function.environment) {
                function.setThrown(ThrownTypes(self).thrownType(thrown, in: inner))
            }
        }
    }

    private func resolveVariable(_ variable: VariableSymbol, _ declaration: Declaration, _ context: Context) {
        guard case .variable(let decl) = declaration.decl.kind else { return }
        let binding = decl.typedBinding(declaration.bindingIndex)
        var inner = context
        if binding.type != nil {
            inner = Context(.block, parent: context)
        }
        let written = binding.type ?? binding.pattern.typeAnnotation
        if let written, let initializer = binding.initializer, omitsArguments(written, in: inner) {
            variable.type = .error
            let value = Expr(.cast(initializer, .as, written), initializer.span)
            variable.type = typer.type(of: variable, from: value, in: context, self)
        } else if let ref = written {
            let type = withEnvironment(context.environment) {
                opaqueType(ref, of: variable.name, in: variable.parent, context.environment, inner) {
                    declaration.opaqueResult = $0
                }
            }
            if case .implicitlyUnwrapped = ref.kind { variable.isImplicitlyUnwrapped = true }
            variable.type = tuplePartType(of: type, in: binding.pattern, declaration.pattern) ?? type
        } else if let initializer = binding.initializer {
            variable.type = .error
            let type = typer.type(of: variable, from: initializer, in: context, self)
            variable.type = tuplePartType(of: type, in: binding.pattern, declaration.pattern) ?? type
        } else {
            variable.type = .error
            report(CheckDiagnostic.missingType(variable.name, binding.pattern.span), in: context)
        }
        if variable.ownership != .strong, let ref = binding.type, !variable.type.isError {
            let object = wrapped(variable.type) ?? variable.type!
            if !withEnvironment(context.environment, { isClassBound(object) }) {
                report(CheckDiagnostic.weakNeedsClass(object, ref.span, self), in: context)
            } else if variable.ownership == .weak, wrapped(variable.type) == nil {
                report(CheckDiagnostic.weakNeedsOptional(object, ref.span, self), in: context)
            }
        }
        if variable.ownership == .weak, wrapped(variable.type) == nil, !variable.type.isError {
            variable.type = optional(variable.type)
        }
    }

    /// Returns true if the written type omits generic arguments that the initial value determines:
    /// `let relay: BehaviorRelay = BehaviorRelay<String>(…)`.
    private func omitsArguments(_ ref: TypeRef, in context: Context) -> Bool {
        guard case .named(let path) = ref.kind, path.allSatisfy({ $0.arguments.isEmpty }) else { return false }
        var isOpen = false
        _ = discardingDiagnostics {
            resolve(ref, in: context) {
                isOpen = true
                return .parameter($0)
            }
        }
        return isOpen
    }

    /// Returns the part of a tuple type at the position of a name in a tuple pattern.
    private func tuplePartType(of type: Type, in pattern: Pattern, _ wanted: Pattern?) -> Type? {
        guard let wanted else { return type }
        if pattern === wanted { return type }
        switch pattern.kind {
        case .tuple(let parts):
            guard let fields = type.asTuple, fields.count == parts.count else { return nil }
            for (field, part) in zip(fields, parts) {
                if let found = self.tuplePartType(of: field.type, in: part.pattern, wanted) { return found }
            }
            return nil
        case .binding(_, let inner), .typed(let inner, _): return tuplePartType(of: type, in: inner, wanted)
        default: return nil
        }
    }

    private func resolveSubscript(_ member: SubscriptSymbol, _ declaration: Declaration, _ context: Context) {
        guard case .subscript(let decl) = declaration.decl.kind else { return }
        let inner = Context(.function, parent: context)
        declaration.innerContext = inner
        let carrier = FunctionSymbol(kind: .method, name: member.name, span: member.span, parent: member.parent)
        carrier.environment = context.environment
        openGenerics(decl.generics, decl.requirements, decl.parameters, of: carrier, inner)
        member.environment = carrier.environment
        withEnvironment(member.environment) {
            member.parameters = decl.parameters.map { parameter($0, of: member, in: inner) }
            member.result = resolve(decl.result, in: inner)
        }
    }

    private func resolveAlias(_ alias: TypealiasSymbol, _ declaration: Declaration, _ context: Context) {
        guard case .typealias_(let decl) = declaration.decl.kind else { return }
        alias.type = .error
        let inner = Context(.block, parent: context)
        var own: [GenericParameter] = []
        for generic in decl.generics {
            let parameter = GenericParameter(name: generic.name, span: generic.span, parent: alias)
            parameter.takesNoncopyable = generic.takesNoncopyable
            own.append(parameter)
            inner.generics[generic.name] = parameter
        }
        let parameters = context.environment.parameters + own
        alias.environment = GenericEnvironment(parameters: parameters, requirements: context.environment.requirements)
        inner.environment = alias.environment
        for generic in decl.generics where generic.constraint != nil {
            alias.environment.requirements += bounds(
                of: .parameter(inner.generics[generic.name]!), generic.constraint!, in: inner)
        }
        guard decl.generics.isEmpty, case .named = decl.type.kind else {
            withEnvironment(alias.environment) { alias.type = resolve(decl.type, in: inner) }
            return
        }
        // `typealias O = Observable` has the generic parameters of the type that it names.
        withEnvironment(alias.environment) {
            alias.type = resolve(decl.type, in: inner) { named in
                let parameter = GenericParameter(name: named.name, span: alias.span, parent: alias)
                alias.outerParameters.append(parameter)
                return .parameter(parameter)
            }
        }
        alias.environment = GenericEnvironment(
            parameters: parameters + alias.outerParameters, requirements: context.environment.requirements)
    }

    private func resolveAssociatedType(
        _ associated: AssociatedTypeSymbol, _ declaration: Declaration, _ context: Context
    ) {
        guard let owner = associated.parent as? NominalSymbol, owner.kind == .protocol else { return }
        let subject = Type.dependent(.parameter(owner.environment.parameters[0]), associated)
        for written in [declaration] + associated.redeclarations {
            guard case .associatedType(let decl) = written.decl.kind else { continue }
            let isOwn = written === declaration
            for inherited in decl.inherited where isOwn {
                associated.requirements += bounds(of: subject, inherited, in: written.context)
            }
            if isOwn { associated.requirements += resolveRequirements(decl.requirements, in: written.context) }
            if let ref = decl.defaultType, associated.defaultType == nil {
                associated.defaultType = resolve(ref, in: written.context)
            }
        }
        // Facts are incomplete if they were derived while the requirements were being resolved.
        owner.environment.facts = nil
    }

    private func resolveCase(_ element: EnumCaseSymbol, _ declaration: Declaration, _ context: Context) {
        guard case .enumCase(let elements) = declaration.decl.kind else { return }
        element.payload = (elements[declaration.bindingIndex].payload ?? []).map {
            EnumCaseSymbol.Payload(label: $0.label, type: resolve($0.type, in: context))
        }
        Synthesis(self).resolveRawValues(element.owner)
    }
}

extension TypeRef {
    /// The constraints of all `some P` in the written type, even nested ones: `some Sequence<some P>`.
    var opaqueParts: [TypeRef] {
        switch kind {
        case .some(let constraint): return [constraint] + constraint.opaqueParts
        case .named(let path): return path.flatMap { $0.arguments.flatMap(\.opaqueParts) }
        case .array(let element): return element.opaqueParts
        case .dictionary(let key, let value): return key.opaqueParts + value.opaqueParts
        case .tuple(let fields): return fields.flatMap(\.type.opaqueParts)
        case .optional(let wrapped): return wrapped.opaqueParts
        case .attributed(_, let inner): return inner.opaqueParts
        default: return []
        }
    }
}

extension VariableDecl {
    /// Returns the binding with its type: in `let a, b: Int` the type after `b` applies to `a` too.
    public func typedBinding(_ index: Int) -> Binding {
        var binding = bindings[index]
        var next = index
        while binding.type == nil, binding.initializer == nil, binding.accessors.isEmpty, next + 1 < bindings.count {
            next += 1
            if let type = bindings[next].type {
                binding.type = type
                return binding
            }
            if bindings[next].initializer != nil { return binding }
        }
        return binding
    }
}

extension Pattern {
    /// The type annotation inside the pattern itself: `x: Int`.
    public var typeAnnotation: TypeRef? {
        if case .typed(_, let ref) = kind { return ref }
        return nil
    }
}

extension TypeRef {
    /// True for a function type whose result is an array, such as `() -> [T]`.
    fileprivate var returnsArray: Bool {
        if case .function(_, _, _, let result) = kind, case .array = result.kind { return true }
        return false
    }
}

extension TypeRef {
    /// True for a type that is given by an expression, such as the parameter of a memberwise initialiser for a property
    /// without a written type.
    fileprivate var isFromExpression: Bool {
        if case .of = kind { return true }
        return false
    }
}
