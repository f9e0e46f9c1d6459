import Diagnostics
import Syntax

// The types in declarations, resolved when a symbol is first used.

extension Checker {
    // MARK: - Headers of types

    /// Superclass, refined protocols, raw type, conditions on generic parameters.
    func resolveHeader(_ nominal: NominalSymbol) {
        guard nominal.collection.header == .none, let decl = nominal.collection.decl,
            let context = nominal.collection.context
        else { return }
        nominal.collection.header = .running
        let outer = headerContext(nominal, context)
        var requirements: [Requirement] = []
        if nominal.kind == .protocol {
            let own = Type.parameter(nominal.environment.parameters[0])
            requirements.append(Requirement(subject: own, kind: .conforms(nominal)))
            nominal.environment.requirements = requirements
        }
        for generic in decl.generics where generic.constraint != nil && nominal.kind != .protocol {
            guard let parameter = context.generics[generic.name] else { continue }
            requirements += bounds(of: .parameter(parameter), generic.constraint!, in: outer)
        }
        resolveInherited(nominal, decl, outer, &requirements)
        nominal.environment.requirements =
            nominal.kind == .protocol
            ? requirements : nominal.environment.requirements + requirements
        nominal.collection.header = .done
        for requirement in decl.requirements {
            nominal.environment.requirements += resolveRequirements([requirement], in: context)
        }
        if let superclass = nominal.superclass?.nominal { resolveHeader(superclass) }
    }

    /// The inherited clause is read outside the type, with its generic parameters in reach.
    private func headerContext(_ nominal: NominalSymbol, _ context: Context) -> Context {
        let outer = Context(.block, parent: context.parent)
        outer.generics = context.generics
        outer.environment = nominal.environment
        outer.selfType = context.selfType
        return outer
    }

    private func resolveInherited(
        _ nominal: NominalSymbol, _ decl: TypeDecl, _ context: Context, _ requirements: inout [Requirement]
    ) {
        let own: Type = nominal.kind == .protocol ? .parameter(nominal.environment.parameters[0]) : nominal.declaredType
        for inherited in decl.inherited {
            let type = resolve(inherited, in: context)
            switch type.kind {
            case .existential(let protocols, let superclass):
                guard nominal.kind == .protocol else { continue }
                for symbol in protocols {
                    if symbol === anyObjectSymbol {
                        requirements.append(Requirement(subject: own, kind: .isClass))
                    } else if refinesAlready(symbol, nominal) {
                        report(
                            CheckDiagnostic.inheritsItself(nominal.name, nominal.span ?? inherited.span), in: context)
                    } else {
                        nominal.refined.append(symbol)
                        requirements += primaryRequirements(inherited, symbol, subject: own, in: context)
                    }
                }
                if let superclass { requirements.append(Requirement(subject: own, kind: .inherits(superclass))) }
            case .nominal(let symbol, _) where symbol.kind == .class:
                if nominal.kind == .class, let span = nominal.span, inherits(symbol, from: nominal) {
                    report(CheckDiagnostic.inheritsItself(nominal.name, span), in: context)
                } else if nominal.kind == .class {
                    if nominal.superclass == nil { nominal.superclass = type }
                } else if nominal.kind == .protocol {
                    requirements.append(Requirement(subject: own, kind: .inherits(type)))
                } else {
                    report(CheckDiagnostic.notAProtocol(describe(type), inherited.span), in: context)
                }
            case .nominal:
                if nominal.kind == .enum {
                    nominal.rawType = type
                } else {
                    report(CheckDiagnostic.notAProtocol(describe(type), inherited.span), in: context)
                }
            case .error: nominal.hasUnknownParent = true
            default: report(CheckDiagnostic.notAProtocol(describe(type), inherited.span), in: context)
            }
        }
    }

    /// Whether a class is the other or one of its subclasses, as far as it is known.
    private func inherits(_ symbol: NominalSymbol, from other: NominalSymbol) -> Bool {
        var next: NominalSymbol? = symbol
        while let here = next {
            if here === other { return true }
            resolveHeader(here)
            next = here.superclass?.nominal
        }
        return false
    }

    /// Whether what is known so far says that a protocol refines another: a circle never comes to be.
    private func refinesAlready(_ symbol: NominalSymbol, _ other: NominalSymbol) -> Bool {
        symbol === other || symbol.refined.contains { refinesAlready($0, other) }
    }

    /// Conformances from the declaration and the extensions.
    func collectConformances(_ nominal: NominalSymbol) {
        guard nominal.kind != .protocol, nominal.collection.conformances == .none,
            let decl = nominal.collection.decl, let context = nominal.collection.context
        else { return }
        nominal.collection.conformances = .running
        resolveHeader(nominal)
        let outer = headerContext(nominal, context)
        for inherited in decl.inherited {
            addConformances(nominal, inherited, in: outer, requirements: [], context)
        }
        addImplicitConformances(nominal)
        collectMembers(nominal)
        for part in nominal.collection.extensions { addConformances(nominal, of: part) }
        synthesizeAllCases(nominal)
        // While members are still being read the list is not whole.
        nominal.collection.conformances = nominal.collection.members == .done ? .done : .none
        nominal.collection.conformanceCache = [:]
    }

    func addConformances(_ nominal: NominalSymbol, of part: (decl: TypeDecl, context: Context)) {
        let requirements = Array(
            part.context.environment.requirements.dropFirst(
                part.context.environment === nominal.environment ? .max : nominal.environment.requirements.count))
        for inherited in part.decl.inherited {
            addConformances(nominal, inherited, in: part.context, requirements: requirements, part.context)
        }
    }

    private func addConformances(
        _ nominal: NominalSymbol, _ ref: TypeRef, in context: Context, requirements: [Requirement], _ home: Context
    ) {
        let type = resolve(ref, in: context)
        guard case .existential(let protocols, _) = type.kind else { return }
        for symbol in protocols where symbol !== anyObjectSymbol {
            if nominal.conformances.contains(where: { $0.protocolSymbol === symbol }) { continue }
            let conformance = Conformance(
                protocolSymbol: symbol, conforming: nominal, requirements: requirements, span: ref.span)
            conformance.context = home
            nominal.conformances.append(conformance)
        }
    }

    /// Enums without payload are Equatable and Hashable; those with a raw type also RawRepresentable.
    private func addImplicitConformances(_ nominal: NominalSymbol) {
        guard nominal.kind == .enum, let decl = nominal.collection.decl else { return }
        var names: [Name] = []
        let cases = decl.members.flatMap { member -> [EnumCaseElement] in
            if case .enumCase(let elements) = member.kind { return elements }
            return []
        }
        if cases.allSatisfy({ $0.payload == nil }), !cases.isEmpty { names = ["Equatable", "Hashable"] }
        if nominal.rawType != nil { names.append("RawRepresentable") }
        for name in names {
            guard let symbol = knownNominal(named: name),
                !nominal.conformances.contains(where: { refines($0.protocolSymbol, symbol) })
            else { continue }
            nominal.conformances.append(
                Conformance(protocolSymbol: symbol, conforming: nominal, requirements: [], span: nil))
        }
    }

    // MARK: - Conditions

    func resolveRequirements(_ refs: [RequirementRef], in context: Context) -> [Requirement] {
        var result: [Requirement] = []
        for ref in refs {
            let subject = withEnvironment(context.environment) { resolve(ref.left, in: context) }
            switch ref.kind {
            case .conforms: result += bounds(of: subject, ref.right, in: context)
            case .same:
                let right = withEnvironment(context.environment) { resolve(ref.right, in: context) }
                if subject.isError || right.isError { continue }
                if subject.isGeneric {
                    result.append(Requirement(subject: subject, kind: .same(right)))
                } else {
                    result.append(Requirement(subject: right, kind: .same(subject)))
                }
            }
        }
        return result
    }

    /// `T: P & Q`, `T: Base`, `T: Collection<Int>`
    func bounds(of subject: Type, _ ref: TypeRef, in context: Context) -> [Requirement] {
        if case .composition(let parts) = ref.kind { return parts.flatMap { bounds(of: subject, $0, in: context) } }
        if case .some(let inner) = ref.kind { return bounds(of: subject, inner, in: context) }
        if case .any(let inner) = ref.kind { return bounds(of: subject, inner, in: context) }
        let type = withEnvironment(context.environment) { resolve(ref, in: context) }
        switch type.kind {
        case .existential(let protocols, let superclass):
            var result: [Requirement] = []
            for symbol in protocols {
                if symbol === anyObjectSymbol {
                    result.append(Requirement(subject: subject, kind: .isClass))
                } else {
                    result.append(Requirement(subject: subject, kind: .conforms(symbol)))
                    result += primaryRequirements(ref, symbol, subject: subject, in: context)
                }
            }
            if let superclass { result.append(Requirement(subject: subject, kind: .inherits(superclass))) }
            return result
        case .nominal(let symbol, _) where symbol.kind == .class:
            return [Requirement(subject: subject, kind: .inherits(type))]
        case .error: return []
        default:
            report(CheckDiagnostic.notAProtocol(describe(type), ref.span), in: context)
            return []
        }
    }

    /// `Collection<Int>`: the primary associated types are fixed.
    func primaryRequirements(
        _ ref: TypeRef, _ symbol: NominalSymbol, subject: Type, in context: Context
    ) -> [Requirement] {
        guard case .named(let components) = ref.kind, let last = components.last, !last.arguments.isEmpty,
            let decl = symbol.collection.decl
        else { return [] }
        var result: [Requirement] = []
        for (primary, argument) in zip(decl.generics, last.arguments) {
            collectMembers(symbol)
            guard let associated = associatedType(named: primary.name, in: symbol) else { continue }
            let type = withEnvironment(context.environment) { resolve(argument, in: context) }
            result.append(Requirement(subject: .dependent(subject, associated), kind: .same(type)))
        }
        return result
    }

    func associatedType(named name: Name, in symbol: NominalSymbol) -> AssociatedTypeSymbol? {
        collectMembers(symbol)
        if let found = symbol.members[name]?.first(where: { $0 is AssociatedTypeSymbol }) {
            return found as? AssociatedTypeSymbol
        }
        resolveHeader(symbol)
        for refined in symbol.refined {
            if let found = associatedType(named: name, in: refined) { return found }
        }
        return nil
    }

    // MARK: - Symbols

    func resolve(_ symbol: Symbol) {
        guard let declaration = symbol.declaration, declaration.state == .unresolved else { return }
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
        if function.synthesis != nil { return resolveSynthesized(function, declaration, context) }
        if let member = function.accessorOf as? SubscriptSymbol { resolve(member) }
        // Accessors see the generic parameters of their subscript.
        let inner = Context(.function, parent: function.accessorOf?.declaration?.inner ?? context)
        declaration.inner = inner
        function.environment = context.environment
        switch declaration.decl.kind {
        case .function(let decl) where function.accessorOf == nil:
            openGenerics(decl.generics, decl.requirements, decl.parameters, of: function, inner)
            withEnvironment(function.environment) {
                function.parameters = decl.parameters.map {
                    parameter($0, of: function, in: inner, isOperator: decl.isOperator)
                }
                addImplied(function, inner)
                if let result = decl.result {
                    function.result = resultType(result, of: function, in: inner)
                    if case .implicitlyUnwrapped = result.kind { function.isImplicitlyUnwrapped = true }
                    declaration.returnsSelf = result.isNamed(Names.selfType) ?? false
                    if case .optional(let wrapped) = result.kind, wrapped.isNamed(Names.selfType) ?? false {
                        declaration.returnsSelf = true
                    }
                } else {
                    function.result = .void
                }
            }
        case .initializer(let decl):
            openGenerics(decl.generics, decl.requirements, decl.parameters, of: function, inner)
            withEnvironment(function.environment) {
                function.parameters = decl.parameters.map { parameter($0, of: function, in: inner) }
            }
            let own = context.selfType.map { canonical($0) } ?? .error
            function.result = decl.isFailable ? optional(own) : own
        case .deinitializer: function.result = .void
        default: resolveAccessor(function, declaration, inner)
        }
        addSelf(function, context)
        if !context.isLibrary { checkGenericsUsed(function, inner) }
    }

    /// What no argument and no result can tell is never known.
    private func checkGenericsUsed(_ function: FunctionSymbol, _ inner: Context) {
        guard !inner.generics.isEmpty, function.kind == .function || function.kind == .method else { return }
        for (name, parameter) in inner.generics where name.text != "some" {
            guard let span = parameter.span, let result = function.result else { continue }
            let isUsed = (function.parameters.map(\.type) + [result]).contains { type in
                type.isError || type.contains { $0 === Type.parameter(parameter) }
            }
            let isRelated = function.environment.requirements.contains {
                if case .same = $0.kind { return true }
                return false
            }
            if !isUsed, !isRelated { report(CheckDiagnostic.unusedGeneric(name, span), in: inner) }
        }
    }

    /// `[K: V]` among the parameters says that K is Hashable.
    private func addImplied(_ function: FunctionSymbol, _ inner: Context) {
        guard !inner.generics.isEmpty else { return }
        let own = Set(inner.generics.values.map { Type.parameter($0) })
        for parameter in function.parameters {
            _ = parameter.type.mapped { part in
                guard case .nominal(let symbol, let arguments) = part.kind, !arguments.isEmpty else { return nil }
                resolveHeader(symbol)
                let substitution = Substitution(symbol.environment.parameters, arguments)
                for requirement in symbol.environment.requirements {
                    let subject = substitute(requirement.subject, substitution)
                    guard own.contains(subject), case .conforms(let wanted) = requirement.kind,
                        !protocols(of: subject).contains(where: { $0 === wanted })
                    else { continue }
                    function.environment.requirements.append(Requirement(subject: subject, kind: .conforms(wanted)))
                }
                return nil
            }
        }
    }

    func addSelf(_ function: FunctionSymbol, _ context: Context) {
        guard context.nominal != nil, function.parent is NominalSymbol, function.selfVariable == nil,
            let own = context.selfType
        else { return }
        let isClass = context.nominal?.kind == .class
        let variable = VariableSymbol(
            name: Names.selfValue, span: nil, parent: function, storage: .local,
            isLet: isClass || !(function.isMutating || function.kind == .initializer))
        let instance = withEnvironment(function.environment) { canonical(own) }
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
            own.append(parameter)
            inner.generics[generic.name] = parameter
        }
        // `some P` as a parameter is a generic parameter without a name.
        var anonymous: [(GenericParameter, TypeRef)] = []
        for parameter in parameters {
            for constraint in parameter.type.opaqueParts {
                let generic = GenericParameter(name: "some", span: parameter.span, parent: function)
                own.append(generic)
                anonymous.append((generic, constraint))
                inner.anonymous[ObjectIdentifier(constraint)] = generic
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
        let type = parameterType(decl.type, in: context)
        let variable = VariableSymbol(
            name: decl.name, span: decl.span, parent: function, storage: .local, isLet: !decl.isInout)
        variable.isInout = decl.isInout
        variable.type =
            decl.isVariadic
            ? array(type)
            : (decl.isAutoclosure
                ? .function([], type.asFunction?.result ?? type, isThrowing: type.asFunction?.isThrowing ?? false)
                : type)
        if case .implicitlyUnwrapped = decl.type.kind { variable.isImplicitlyUnwrapped = true }
        var symbol = ParameterSymbol(
            label: isOperator ? nil : decl.label, variable: variable,
            type: decl.isAutoclosure ? (type.asFunction?.result ?? type) : type)
        symbol.isInout = decl.isInout
        symbol.isVariadic = decl.isVariadic
        symbol.isAutoclosure = decl.isAutoclosure
        symbol.isEscaping = decl.isEscaping || decl.isVariadic || type.asFunction == nil && !decl.isAutoclosure
        variable.isBorrowed = !symbol.isEscaping && !context.isLibrary
        variable.annotation = decl.type.span
        if decl.isEscaping, type.asFunction == nil, !type.isError {
            report(CheckDiagnostic.escapingNonFunction(type, decl.type.span, self), in: context)
        }
        symbol.hasDefault = decl.defaultValue != nil
        symbol.isListed = decl.isListed && context.isLibrary
        return symbol
    }

    /// Replaces `some P` by its anonymous generic parameter.
    private func parameterType(_ ref: TypeRef, in context: Context) -> Type {
        switch ref.kind {
        case .some(let constraint):
            if let generic = context.anonymous[ObjectIdentifier(constraint)] { return .parameter(generic) }
            return resolve(ref, in: context)
        case .array(let element) where !element.opaqueParts.isEmpty: return array(parameterType(element, in: context))
        case .optional(let wrapped) where !wrapped.opaqueParts.isEmpty:
            return optional(parameterType(wrapped, in: context))
        case .attributed(_, let inner): return parameterType(inner, in: context)
        default: return resolve(ref, in: context)
        }
    }

    /// `some P` as a result is a type of its own.
    private func resultType(_ ref: TypeRef, of function: FunctionSymbol, in context: Context) -> Type {
        guard case .some(let constraint) = ref.kind else { return resolve(ref, in: context) }
        let type = resolve(constraint, in: context)
        guard case .existential(let protocols, _) = type.kind else { return type }
        let opaque = OpaqueSymbol(name: function.name, span: ref.span, parent: function)
        opaque.protocols = protocols
        opaque.environment = function.environment
        opaque.isLibrary = context.isLibrary
        let own = Type.void
        for symbol in protocols {
            for requirement in primaryRequirements(constraint, symbol, subject: own, in: context) {
                if case .dependent(_, let associated) = requirement.subject.kind,
                    case .same(let type) = requirement.kind
                {
                    opaque.associated[associated] = type
                }
            }
        }
        function.opaque = opaque
        return .opaque(opaque, function.environment.parameters.map { .parameter($0) })
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
            if let opaque = (property as? VariableSymbol)?.declaration?.opaque { function.opaque = opaque }
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
    }

    private func resolveVariable(_ variable: VariableSymbol, _ declaration: Declaration, _ context: Context) {
        guard case .variable(let decl) = declaration.decl.kind else { return }
        let binding = decl.typedBinding(declaration.index)
        var inner = context
        if binding.type != nil {
            inner = Context(.block, parent: context)
        }
        if let ref = binding.type ?? binding.pattern.typeAnnotation {
            let type = withEnvironment(context.environment) { propertyType(ref, of: variable, in: inner) }
            if case .implicitlyUnwrapped = ref.kind { variable.isImplicitlyUnwrapped = true }
            variable.type = part(of: type, in: binding.pattern, declaration.pattern) ?? type
        } else if let initializer = binding.initializer {
            variable.type = .error
            let type = inferInitializer(initializer, of: variable, in: context)
            variable.type = part(of: type, in: binding.pattern, declaration.pattern) ?? type
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

    private func propertyType(_ ref: TypeRef, of variable: VariableSymbol, in context: Context) -> Type {
        guard case .some(let constraint) = ref.kind else { return resolve(ref, in: context) }
        let type = resolve(constraint, in: context)
        guard case .existential(let protocols, _) = type.kind else { return type }
        let opaque = OpaqueSymbol(name: variable.name, span: ref.span, parent: variable.parent)
        opaque.protocols = protocols
        opaque.environment = context.environment
        for symbol in protocols {
            for requirement in primaryRequirements(constraint, symbol, subject: .void, in: context) {
                if case .dependent(_, let associated) = requirement.subject.kind,
                    case .same(let type) = requirement.kind
                {
                    opaque.associated[associated] = type
                }
            }
        }
        variable.declaration?.opaque = opaque
        return .opaque(opaque, context.environment.parameters.map { .parameter($0) })
    }

    /// The part of a tuple type that a name in a tuple pattern gets.
    private func part(of type: Type, in pattern: Pattern, _ wanted: Pattern?) -> Type? {
        guard let wanted else { return type }
        if pattern === wanted { return type }
        switch pattern.kind {
        case .tuple(let parts):
            guard let fields = type.asTuple, fields.count == parts.count else { return nil }
            for (field, part) in zip(fields, parts) {
                if let found = self.part(of: field.type, in: part.pattern, wanted) { return found }
            }
            return nil
        case .binding(_, let inner), .typed(let inner, _): return part(of: type, in: inner, wanted)
        default: return nil
        }
    }

    private func resolveSubscript(_ member: SubscriptSymbol, _ declaration: Declaration, _ context: Context) {
        guard case .subscript(let decl) = declaration.decl.kind else { return }
        let inner = Context(.function, parent: context)
        declaration.inner = inner
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
        // `typealias O = Observable` is as generic as what it names.
        withEnvironment(alias.environment) {
            alias.type = resolve(decl.type, in: inner) { named in
                let parameter = GenericParameter(name: named.name, span: alias.span, parent: alias)
                alias.borrowed.append(parameter)
                return .parameter(parameter)
            }
        }
        alias.environment = GenericEnvironment(
            parameters: parameters + alias.borrowed, requirements: context.environment.requirements)
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
        // Facts that were drawn meanwhile lack what was just read.
        owner.environment.facts = nil
    }

    private func resolveCase(_ element: EnumCaseSymbol, _ declaration: Declaration, _ context: Context) {
        guard case .enumCase(let elements) = declaration.decl.kind else { return }
        element.payload = (elements[declaration.index].payload ?? []).map {
            EnumCaseSymbol.Payload(label: $0.label, type: resolve($0.type, in: context))
        }
        resolveRawValues(element.owner)
    }
}

extension TypeRef {
    /// The constraints of `some P` inside.
    var opaqueParts: [TypeRef] {
        switch kind {
        case .some(let constraint): return [constraint]
        case .array(let element): return element.opaqueParts
        case .optional(let wrapped): return wrapped.opaqueParts
        case .attributed(_, let inner): return inner.opaqueParts
        default: return []
        }
    }
}

extension VariableDecl {
    /// `let a, b: Int`: a type stands for the names before it as well.
    func typedBinding(_ index: Int) -> Binding {
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
    /// `x: Int` inside the pattern itself.
    var typeAnnotation: TypeRef? {
        if case .typed(_, let ref) = kind { return ref }
        return nil
    }
}
