import Diagnostics
import Syntax
import TypeModel

// Resolves the headers of types: superclasses, protocols, and conditions on generic parameters.

extension Checker {
    /// Resolves the superclass, the refined protocols, the raw type and the conditions on generic parameters of a type.
    public func resolveHeader(_ nominal: NominalSymbol) {
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
        let before = nominal.environment.requirements
        let saysMore = nominal.kind == .class && !decl.generics.isEmpty && !decl.inherited.isEmpty
        if saysMore {
            // Inherited types may use associated types of the parameters, as in `: Base<S.Element>`.
            nominal.environment.requirements += requirements
            nominal.environment.requirements += resolveRequirements(decl.requirements, in: outer)
            outer.environment = nominal.environment
        }
        withEnvironment(saysMore ? nominal.environment : environment) {
            resolveInherited(nominal, decl, outer, &requirements)
        }
        nominal.collection.header = .done
        if !saysMore {
            nominal.environment.requirements = nominal.kind == .protocol ? requirements : before + requirements
            for requirement in decl.requirements {
                nominal.environment.requirements += resolveRequirements([requirement], in: context)
            }
        }
        if let superclass = nominal.superclass?.nominal { resolveHeader(superclass) }
    }

    /// Returns the context for the inherited types: outside the type, with its generic parameters visible.
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
        if decl.isActor { nominal.superclass = knownNominal(named: Name("_ActorObject"))?.declaredType }
        for inherited in decl.inherited {
            let type = resolve(inherited, in: context)
            if decl.isActor, type.nominal?.kind == .class {
                report(CheckDiagnostic.actorInherits(nominal.name, inherited.span), in: context)
                continue
            }
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
                        nominal.refinedProtocols.append(symbol)
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

    /// Returns true if a class is equal to or a subclass of another, as far as superclasses are known.
    private func inherits(_ symbol: NominalSymbol, from other: NominalSymbol) -> Bool {
        var next: NominalSymbol? = symbol
        while let here = next {
            if here === other { return true }
            resolveHeader(here)
            next = here.superclass?.nominal
        }
        return false
    }

    /// Returns true if a protocol is already known to refine another, to prevent cycles.
    private func refinesAlready(_ symbol: NominalSymbol, _ other: NominalSymbol) -> Bool {
        symbol === other || symbol.refinedProtocols.contains { refinesAlready($0, other) }
    }

    /// Collects conformances from the declaration and the extensions.
    public func collectConformances(_ nominal: NominalSymbol) {
        guard nominal.kind != .protocol, nominal.collection.conformances == .none,
            let decl = nominal.collection.decl, let context = nominal.collection.context
        else { return }
        // While the members are being created, the list of extensions is incomplete, so only newer extensions are
        // visited.
        let isWhole = nominal.collection.members != .running
        let asked = isWhole ? nil : nominal.collection.knownExtensionCount
        if asked == nominal.collection.extensions.count { return }
        nominal.collection.conformances = .running
        if asked == nil {
            resolveHeader(nominal)
            let outer = headerContext(nominal, context)
            withEnvironment(decl.generics.isEmpty ? environment : nominal.environment) {
                for inherited in decl.inherited {
                    addConformances(nominal, inherited, in: outer, requirements: [], context)
                }
            }
            addImplicitConformances(nominal)
            collectMembers(nominal)
        }
        let extensions = nominal.collection.extensions
        for part in extensions.dropFirst(asked ?? 0) { addConformances(nominal, of: part) }
        nominal.collection.knownExtensionCount = extensions.count
        Synthesis(self).synthesizeAllCases(nominal)
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

    /// Enums without associated values are Equatable and Hashable; those with a raw type also RawRepresentable.
    private func addImplicitConformances(_ nominal: NominalSymbol) {
        guard nominal.kind == .enum, let decl = nominal.collection.decl else { return }
        LibraryReader(self).readRequiredMembers(nominal)
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

    /// Returns the constraints that a written bound expresses: `T: P & Q`, `T: Base`, `T: Collection<Int>`.
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

    /// Returns the same-type constraints of a protocol with arguments: `Collection<Int>` fixes its primary associated
    /// type.
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

    public func associatedType(named name: Name, in symbol: NominalSymbol) -> AssociatedTypeSymbol? {
        collectMembers(symbol)
        if let found = symbol.members[name]?.first(where: { $0 is AssociatedTypeSymbol }) {
            return found as? AssociatedTypeSymbol
        }
        resolveHeader(symbol)
        for refined in symbol.refinedProtocols {
            if let found = associatedType(named: name, in: refined) { return found }
        }
        return nil
    }
}
