import Diagnostics
import Syntax
import TypeModel

// Conformances and associated types.

extension Checker {
    /// Returns true for `AnyObject` itself, not for a composition with it.
    public func isAnyObject(_ type: Type) -> Bool {
        guard case .existential(let protocols, nil) = type.kind else { return false }
        return protocols.count == 1 && protocols[0] === anyObjectSymbol
    }

    public func conforms(_ type: Type, to symbol: NominalSymbol) -> Bool {
        guard !type.isGeneric, !type.isOpen, case .nominal(let nominal, _) = type.kind else {
            return findsConformance(type, to: symbol)
        }
        let key = TypeAndSymbol(type: type, symbol: symbol)
        if let known = conformsCache[key] { return known }
        let found = findsConformance(type, to: symbol)
        if nominal.isCollected { conformsCache[key] = found }
        return found
    }

    private func findsConformance(_ type: Type, to symbol: NominalSymbol) -> Bool {
        if let (origin, arguments) = symbol.primaryArguments, !type.isError, type.asVariable == nil {
            return conforms(type, to: origin) && PrimaryAssociatedTypes(self).hasArguments(type, of: origin, arguments)
        }
        switch type.kind {
        case .error, .variable: return true
        case .nominal(let nominal, _):
            if symbol === anyObjectSymbol { return nominal.kind == .class }
            if isMarker(symbol) { return true }
            if declaresConformance(nominal, symbol) { return true }
            guard let (conformance, declared) = findConformance(nominal, symbol, type: type) else { return false }
            return meetsConditions(conformance, for: declared)
        case .existential(let list, let superclass):
            if isMarker(symbol) { return true }
            if list.contains(where: { $0 === symbol }) { return true }
            if symbol === anyObjectSymbol { return superclass != nil || list.contains { isClassBound($0) } }
            return protocols(of: type).contains { $0 === symbol }
        case .parameter, .dependent, .opaque:
            if isMarker(symbol) { return true }
            if protocols(of: type).contains(where: { $0 === symbol }) { return true }
            if let superclass = superclass(of: type), conforms(superclass, to: symbol) { return true }
            if symbol === anyObjectSymbol { return isClassBound(type) }
            return false
        case .tuple(let fields):
            return isMarker(symbol) && fields.allSatisfy { conforms($0.type, to: symbol) }
        case .function, .metatype: return isMarker(symbol)
        }
    }

    /// Returns true for the marker protocols `Sendable` and `Copyable`, to which every type conforms here.
    public func isMarker(_ symbol: NominalSymbol) -> Bool {
        symbol.isLibrary && (symbol.name == Names.sendable || symbol.name == Names.copyable)
    }

    public func isClassBound(_ type: Type) -> Bool {
        switch type.kind {
        case .nominal(let nominal, _): return nominal.kind == .class
        case .error: return true
        case .existential(let list, let superclass): return superclass != nil || list.contains { isClassBound($0) }
        default:
            if let environment, environmentFacts(of: environment).classBound.contains(type) { return true }
            // An associated type may be constrained to classes, as in `associatedtype Parent: AnyObject`.
            if case .dependent(_, let associated) = type.kind {
                resolve(associated)
                let isClass = associated.requirements.contains { requirement in
                    guard case .isClass = requirement.kind, case .dependent(_, associated) = requirement.subject.kind
                    else { return false }
                    return true
                }
                if isClass { return true }
            }
            return superclass(of: type) != nil || protocols(of: type).contains { isClassBound($0) }
        }
    }

    public func isClassBound(_ symbol: NominalSymbol) -> Bool {
        if symbol === anyObjectSymbol { return true }
        resolveHeader(symbol)
        if symbol.environment.requirements.contains(where: {
            switch $0.kind {
            case .isClass, .inherits: return true
            default: return false
            }
        }) {
            return true
        }
        return symbol.refinedProtocols.contains { isClassBound($0) }
    }

    /// Returns true if the declaration of a library type names the protocol. Resolves nothing else of the type, so it
    /// suits types whose conformances were not used yet.
    private func declaresConformance(_ nominal: NominalSymbol, _ symbol: NominalSymbol) -> Bool {
        guard nominal.isLibrary, symbol.isLibrary, symbol.parent == nil, nominal.collection.conformances == .none,
            let inherited = nominal.collection.decl?.inherited
        else { return false }
        return inherited.contains { $0.isNamed(symbol.name) ?? false }
    }

    /// Returns true if the conditions of a conditional conformance hold.
    private func meetsConditions(_ conformance: Conformance, for type: Type) -> Bool {
        if conformance.requirements.isEmpty { return true }
        let substitution = Substitution(nominal: type)
        return conformance.requirements.allSatisfy { isSatisfied($0, substitution) }
    }

    public func isSatisfied(_ requirement: Requirement, _ substitution: Substitution) -> Bool {
        let subject = substitute(requirement.subject, substitution)
        switch requirement.kind {
        case .conforms(let symbol): return conforms(subject, to: symbol)
        case .inherits(let type):
            let wanted = substitute(type, substitution)
            return superclassChain(subject).contains { $0 === wanted }
                || superclass(of: subject).map { superclassChain($0).contains { $0 === wanted } } ?? false
        case .isClass: return isClassBound(subject)
        case .same(let type):
            let other = substitute(type, substitution)
            return subject === other || subject.isOpen || other.isOpen
                || canonicalType(subject) === canonicalType(other)
        }
    }

    /// Returns the innermost missing conformance: `[[N]]` is not `Equatable` because `N` is not.
    func innermostMissing(_ type: Type, _ symbol: NominalSymbol) -> (type: Type, symbol: NominalSymbol) {
        guard let nominal = type.nominal, let (conformance, declared) = findConformance(nominal, symbol, type: type)
        else { return (type, symbol) }
        let substitution = Substitution(nominal: declared)
        for requirement in conformance.requirements where !isSatisfied(requirement, substitution) {
            if case .conforms(let wanted) = requirement.kind {
                return innermostMissing(substitute(requirement.subject, substitution), wanted)
            }
        }
        return (type, symbol)
    }

    /// Returns the conformance, and the type that declares it: the class or a superclass.
    public func findConformance(
        _ nominal: NominalSymbol, _ symbol: NominalSymbol, type: Type
    ) -> (Conformance, Type)? {
        if nominal.kind != .class { return directConformance(nominal, symbol).map { ($0, type) } }
        for candidate in superclassChain(type) {
            guard let owner = candidate.nominal else { continue }
            if let found = directConformance(owner, symbol) { return (found, candidate) }
        }
        return nil
    }

    private func directConformance(_ nominal: NominalSymbol, _ symbol: NominalSymbol) -> Conformance? {
        invalidateInheritors(nominal)
        if let cached = nominal.collection.conformanceCache[symbol] { return cached }
        collectConformances(nominal)
        var found = nominal.conformances.first { $0.protocolSymbol === symbol }
        if found == nil,
            let through = nominal.conformances.first(where: { refines($0.protocolSymbol, symbol) })
        {
            let derived = Conformance(
                protocolSymbol: symbol, conforming: nominal, requirements: through.requirements, span: through.span)
            derived.context = through.context
            found = derived
        }
        if nominal.collection.conformances == .done { nominal.collection.conformanceCache[symbol] = .some(found) }
        return found
    }

    public func refines(_ symbol: NominalSymbol, _ other: NominalSymbol) -> Bool {
        if symbol === other { return true }
        resolveHeader(symbol)
        // Checks protocols named directly first, so that the ones they refine need not be parsed.
        return symbol.refinedProtocols.contains { $0 === other }
            || symbol.refinedProtocols.contains { refines($0, other) }
    }

    /// Returns every protocol that a nominal type conforms to, including inherited ones, in order of declaration.
    public func allConformances(_ nominal: NominalSymbol) -> [(NominalSymbol, Conformance)] {
        if let known = nominal.collection.allConformances, known.generation == memberGeneration { return known.list }
        let list = findAllConformances(nominal)
        if nominal.collection.conformances == .done {
            nominal.collection.allConformances = (memberGeneration, list)
        }
        return list
    }

    private func findAllConformances(_ nominal: NominalSymbol) -> [(NominalSymbol, Conformance)] {
        var result: [(NominalSymbol, Conformance)] = []
        var seen: Set<ObjectIdentifier> = []
        func add(_ symbol: NominalSymbol, _ owner: NominalSymbol) {
            guard seen.insert(ObjectIdentifier(symbol)).inserted else { return }
            if let conformance = directConformance(owner, symbol) { result.append((symbol, conformance)) }
            resolveHeader(symbol)
            for refined in symbol.refinedProtocols { add(refined, owner) }
        }
        var owner: NominalSymbol? = nominal
        while let here = owner {
            collectConformances(here)
            for conformance in here.conformances { add(conformance.protocolSymbol, here) }
            resolveHeader(here)
            owner = here.superclass?.nominal
        }
        return result
    }

    // MARK: - Associated types

    /// Returns an associated type in terms of the conforming type's parameters.
    public func resolveAssociated(_ associated: AssociatedTypeSymbol, _ conformance: Conformance) -> Type? {
        if let known = conformance.associatedTypes[associated] { return known }
        let nominal = conformance.conforming
        guard conformance.typesBeingResolved.insert(associated).inserted else {
            return explicitAssociated(associated.name, nominal) ?? genericParameter(associated.name, of: nominal)
        }
        defer { conformance.typesBeingResolved.remove(associated) }
        let inner = GenericEnvironment(
            parameters: nominal.environment.parameters,
            requirements: nominal.environment.requirements + conformance.requirements)
        let found = withEnvironment(inner) { () -> Type? in
            explicitAssociated(associated.name, nominal)
                ?? inferAssociated(associated, conformance)
        }
        conformance.associatedTypes[associated] = found
        return found
    }

    private func explicitAssociated(_ name: Name, _ nominal: NominalSymbol) -> Type? {
        if name == Names.rawValueType, let raw = nominal.rawType { return raw }
        collectMembers(nominal)
        for member in nominal.members[name] ?? [] {
            if let nested = member as? NominalSymbol { return nested.declaredType }
            if let alias = member as? TypealiasSymbol, alias.genericCount == 0 {
                resolve(alias)
                if alias.type != nil { return alias.type }
            }
        }
        // Types of library interfaces need no inference, because their members are known to be consistent.
        if nominal.isLibrary, let parameter = genericParameter(name, of: nominal) { return parameter }
        // If a superclass declares a type with the name, that type is also used for the subclass.
        for above in superclassChain(nominal.declaredType).dropFirst() {
            guard let symbol = above.nominal, let type = explicitAssociated(name, symbol) else { continue }
            return substitute(type, Substitution(nominal: above))
        }
        return nil
    }

    /// Returns the generic parameter with the name, of a type or an enclosing type.
    private func genericParameter(_ name: Name, of nominal: NominalSymbol) -> Type? {
        nominal.environment.parameters.first { $0.name == name }.map { .parameter($0) }
    }

    private func inferAssociated(_ associated: AssociatedTypeSymbol, _ conformance: Conformance) -> Type? {
        let nominal = conformance.conforming
        let protocols = allConformances(nominal).map(\.0)
        // A generic parameter of the same name is used if a member confirms it, or if no member contradicts it.
        let parameter = genericParameter(associated.name, of: nominal)
        for symbol in protocols {
            collectMembers(symbol)
            for requirement in symbol.requirements {
                let types = typesFromWitness(of: requirement, associated, symbol, nominal)
                if let first = types.first { return types.first { $0 === parameter } ?? first }
            }
        }
        let required = Set(protocols.flatMap { $0.requirements.map(\.name) })
        for symbol in refiningFirst(protocols) {
            if let type = inferFromSameTypes(symbol, associated, nominal, fulfilling: required) { return type }
        }
        if let parameter { return parameter }
        if let type = inferFromDefaults(associated, protocols, conformance) { return type }
        for symbol in protocols {
            for other in symbol.associatedTypes where other.name == associated.name {
                resolve(other)
                if let type = other.defaultType {
                    return substitute(type, Substitution(symbol.environment.parameters, [nominal.declaredType]))
                }
            }
            for member in symbol.members[associated.name] ?? [] {
                if let alias = member as? TypealiasSymbol {
                    resolve(alias)
                    return substitute(alias.type, Substitution(symbol.environment.parameters, [nominal.declaredType]))
                }
            }
        }
        return nil
    }

    /// Constraints of a protocol have priority over those of refined protocols, wherever the conformances are declared.
    private func refiningFirst(_ protocols: [NominalSymbol]) -> [NominalSymbol] {
        var ordered: [NominalSymbol] = []
        for symbol in protocols {
            let place = ordered.firstIndex { refines(symbol, $0) } ?? ordered.endIndex
            ordered.insert(symbol, at: place)
        }
        return ordered
    }

    /// Matches a requirement's type with the types of its possible witnesses.
    private func typesFromWitness(
        of requirement: Symbol, _ associated: AssociatedTypeSymbol, _ symbol: NominalSymbol, _ nominal: NominalSymbol
    ) -> [Type] {
        guard let wanted = withEnvironment(symbol.environment, { signature(of: requirement) }),
            wanted.contains(associated.isReferenced(by:))
        else { return [] }
        collectMembers(nominal)
        return (nominal.members[requirement.name] ?? []).compactMap { candidate in
            guard haveSameShape(candidate, requirement), let found = signature(of: candidate), couldMatch(wanted, found)
            else { return nil }
            return correspondingPart(wanted, found, associated.isReferenced(by:))
        }
    }

    /// Infers associated types from default implementations whose conditions hold.
    private func inferFromDefaults(
        _ associated: AssociatedTypeSymbol, _ protocols: [NominalSymbol], _ conformance: Conformance
    ) -> Type? {
        let nominal = conformance.conforming
        guard let owner = associated.parent as? NominalSymbol else { return nil }
        for symbol in [owner] + protocols {
            for requirement in symbol.requirements {
                guard let wanted = withEnvironment(symbol.environment, { signature(of: requirement) }),
                    wanted.contains(associated.isReferenced(by:))
                else { continue }
                for other in protocols {
                    for member in other.members[requirement.name] ?? []
                    where member.declaration?.isProtocolExtension == true && haveSameShape(member, requirement) {
                        let selfSubstitution = Substitution(other.environment.parameters, [nominal.declaredType])
                        guard let found = signature(of: member), couldMatch(wanted, found),
                            member.declaration?.requirements.allSatisfy({ bound in
                                if case .conforms = bound.kind { return isSatisfied(bound, selfSubstitution) }
                                return true
                            }) ?? true,
                            let type = correspondingPart(wanted, found, associated.isReferenced(by:)),
                            !type.contains(associated.isReferenced(by:))
                        else { continue }
                        let result = substitute(type, selfSubstitution)
                        if !result.isError { return result }
                    }
                }
            }
        }
        return nil
    }

    private func inferFromSameTypes(
        _ symbol: NominalSymbol, _ associated: AssociatedTypeSymbol, _ nominal: NominalSymbol,
        fulfilling required: Set<Name>
    ) -> Type? {
        var requirements = symbol.environment.requirements
        for other in symbol.associatedTypes {
            resolve(other)
            requirements += other.requirements
        }
        // The conditions of an extension are used only if the extension implements a requirement of the protocol.
        var extensions = (symbol.members.unreadMembers as? LibraryMembers)?.conditions(fulfilling: required) ?? []
        for (type, context) in symbol.collection.extensions
        where context.environment.parameters.first?.isSelf ?? false
            && type.members.contains(where: { $0.declaredName.map(required.contains) ?? false })
        {
            extensions.append(context.environment.requirements)
        }
        if let type = sameType(in: requirements, associated, symbol, nominal) { return type }
        let own = Substitution(symbol.environment.parameters, [nominal.declaredType])
        for conditions in extensions {
            guard let type = sameType(in: conditions, associated, symbol, nominal) else { continue }
            let holds = conditions.allSatisfy { condition in
                guard case .conforms = condition.kind, !condition.subject.contains(associated.isReferenced(by:)) else {
                    return true
                }
                return isSatisfied(condition, own)
            }
            if holds { return type }
        }
        return nil
    }

    /// Returns the type to which the conditions equate an associated type.
    private func sameType(
        in requirements: [Requirement], _ associated: AssociatedTypeSymbol, _ symbol: NominalSymbol,
        _ nominal: NominalSymbol
    ) -> Type? {
        let selfType = Type.parameter(symbol.environment.parameters[0])
        for requirement in requirements {
            guard case .same(let right) = requirement.kind else { continue }
            for (left, right) in [(requirement.subject, right), (right, requirement.subject)] {
                guard case .dependent(let base, let candidate) = left.kind, base === selfType,
                    candidate.name == associated.name
                else { continue }
                // A condition `Iterator == Self` only holds for types that themselves conform to the iterator protocol.
                if right === selfType, !associatedBoundsHold(associated, nominal.declaredType) { continue }
                if right.contains({ $0 === left }) { continue }
                let type = substitute(right, Substitution(symbol.environment.parameters, [nominal.declaredType]))
                if !type.isError { return type }
            }
        }
        return nil
    }

    private func associatedBoundsHold(_ associated: AssociatedTypeSymbol, _ type: Type) -> Bool {
        resolve(associated)
        return associated.requirements.allSatisfy { requirement in
            if case .conforms(let symbol) = requirement.kind { return conforms(type, to: symbol) }
            return true
        }
    }

    /// Returns true if the known parts of a type agree with another.
    private func couldMatch(_ pattern: Type, _ type: Type) -> Bool {
        switch (pattern.kind, type.kind) {
        case (.nominal(let left, let x), .nominal(let right, let y)):
            return left === right && zip(x, y).allSatisfy { couldMatch($0, $1) }
        case (.nominal, .parameter(let parameter)): return !(parameter.parent is NominalSymbol)
        case (.nominal, .opaque): return true
        case (.nominal, _): return false
        case (.function(let x), .function(let y)):
            return x.parameters.count == y.parameters.count
                && zip(x.parameters, y.parameters).allSatisfy { couldMatch($0.type, $1.type) }
                && couldMatch(x.result, y.result)
        case (.tuple(let x), .tuple(let y)):
            return x.count == y.count && zip(x, y).allSatisfy { couldMatch($0.type, $1.type) }
        default: return true
        }
    }

    /// Finds the part of `pattern` that is wanted, and returns the part of `type` at the same position.
    func correspondingPart(_ pattern: Type, _ type: Type, _ isWanted: (Type) -> Bool) -> Type? {
        if isWanted(pattern) { return type.isError ? nil : type }
        switch (pattern.kind, type.kind) {
        case (.nominal(let left, let leftArguments), .nominal(let right, let rightArguments)) where left === right:
            for (a, b) in zip(leftArguments, rightArguments) {
                if let found = correspondingPart(a, b, isWanted) { return found }
            }
        case (.tuple(let left), .tuple(let right)) where left.count == right.count:
            for (a, b) in zip(left, right) {
                if let found = correspondingPart(a.type, b.type, isWanted) { return found }
            }
        case (.function(let left), .function(let right)) where left.parameters.count == right.parameters.count:
            for (a, b) in zip(left.parameters, right.parameters) {
                if let found = correspondingPart(a.type, b.type, isWanted) { return found }
            }
            if let found = correspondingPart(left.result, right.result, isWanted) { return found }
            return left.thrown.flatMap { correspondingPart($0, ThrownTypes(self).thrownType(of: right), isWanted) }
        default: break
        }
        return nil
    }

    /// The existential type `any Error` conforms to `Error`.
    public func existentialsConform(to symbol: NominalSymbol) -> Bool {
        isMarker(symbol) || symbol === anyObjectSymbol || symbol === knownNominal(.error)
    }

    /// Returns the type of a member as a function of its parameters; nil if it has no type.
    func signature(of symbol: Symbol) -> Type? {
        resolve(symbol)
        if let function = symbol as? FunctionSymbol {
            guard let result = function.result else { return nil }
            return .function(
                FunctionType(
                    parameters: function.parameters.map { FunctionType.Parameter(type: $0.type) }, result: result,
                    effects: function.effects.intersection([.throwing, .async]), thrown: function.thrown))
        }
        if let variable = symbol as? VariableSymbol { return variable.type }
        if let member = symbol as? SubscriptSymbol { return .function(member.parameters.map(\.type), member.result) }
        return nil
    }

    /// Returns the labels of a function's parameters; before types are resolved, from the written parameters.
    func labels(of function: FunctionSymbol) -> [Name?] {
        if case .inheritedInit(let inherited)? = function.synthesis { return labels(of: inherited) }
        if function.synthesis == nil, function.accessorOf == nil, let declaration = function.declaration,
            declaration.state == .unresolved
        {
            switch declaration.decl.kind {
            case .function(let decl): return decl.parameters.map { decl.isOperator ? nil : $0.label }
            case .initializer(let decl): return decl.parameters.map(\.label)
            default: break
            }
        }
        resolve(function)
        return function.parameters.map(\.label)
    }

    /// Returns true if both symbols have the same kind and the same labels.
    public func haveSameShape(_ left: Symbol, _ right: Symbol) -> Bool {
        if let left = left as? FunctionSymbol, let right = right as? FunctionSymbol {
            return left.isStatic == right.isStatic && (left.kind == .initializer) == (right.kind == .initializer)
                && labels(of: left) == labels(of: right)
        }
        if let left = left as? VariableSymbol, let right = right as? VariableSymbol {
            return left.isStatic == right.isStatic
        }
        if let left = left as? SubscriptSymbol, let right = right as? SubscriptSymbol {
            resolve(left)
            resolve(right)
            return left.isStatic == right.isStatic && left.parameters.map(\.label) == right.parameters.map(\.label)
        }
        return false
    }
}

extension AssociatedTypeSymbol {
    /// Returns true if a type in a requirement is `Self.Name` for this name.
    fileprivate func isReferenced(by type: Type) -> Bool {
        guard case .dependent(let base, let candidate) = type.kind, candidate.name == name,
            case .parameter(let parameter) = base.kind
        else { return false }
        return parameter.isSelf
    }
}
