import Syntax
import TypeModel

// Replaces generic parameters, finds associated types, and collects the conditions on generic parameters.

extension Checker {
    /// Returns the type with its parameters replaced; an associated type is looked up in the type that replaces its
    /// base.
    public func substitute(_ type: Type, _ substitution: Substitution) -> Type {
        if !type.isGeneric || substitution.isEmpty { return type }
        return type.mapped(by: Substituting(checker: self, substitution: substitution))
    }

    private struct Substituting: TypeReplacing {
        let checker: Checker
        let substitution: Substitution

        func replaced(_ type: Type) -> Type? {
            if let parameter = type.asParameter { return substitution[parameter] ?? type }
            guard type.nominal == nil, case .dependent(let base, let associated) = type.kind else { return nil }
            let replaced = checker.substitute(base, substitution)
            return replaced === base ? checker.canonicalType(type) : checker.reducedType(replaced, associated)
        }
    }

    /// Returns the type that a concrete type has for an associated type.
    public func associatedType(_ associated: AssociatedTypeSymbol, of base: Type) -> Type {
        reducedType(base, associated)
    }

    public func reducedType(_ base: Type, _ associated: AssociatedTypeSymbol) -> Type {
        guard let nominal = base.nominal, !base.isGeneric, !base.isOpen else { return computeReduced(base, associated) }
        let key = TypeAndSymbol(type: base, symbol: associated)
        if let known = reducedCache[key] { return known }
        let found = computeReduced(base, associated)
        if nominal.isCollected, !found.isError { reducedCache[key] = found }
        return found
    }

    private func computeReduced(_ base: Type, _ associated: AssociatedTypeSymbol) -> Type {
        switch base.kind {
        case .nominal(let nominal, _):
            guard let owner = associated.parent as? NominalSymbol,
                let (conformance, declared) = findConformance(nominal, owner, type: base),
                let type = resolveAssociated(associated, conformance)
            else { return .error }
            return canonicalType(substitute(type, Substitution(nominal: declared)))
        case .existential:
            if let fixed = PrimaryAssociatedTypes(self).fixedType(associated, in: base) { return fixed }
            return .existential(
                bounds(of: associated).map { PrimaryAssociatedTypes(self).appliedBound($0, of: associated, in: base) },
                superclass: nil)
        case .opaque(let symbol, let arguments):
            if let type = symbol.associatedTypes[associated] {
                return substitute(type, Substitution(symbol.environment.parameters, arguments))
            }
            return .dependent(base, associated)
        case .parameter, .dependent: return canonicalType(.dependent(base, associated))
        case .variable: return .dependent(base, associated)
        case .tuple, .function, .metatype, .error: return .error
        }
    }

    // MARK: - What is known here

    func environmentFacts(of environment: GenericEnvironment) -> EnvironmentFacts {
        if let facts = environment.facts { return facts }
        let facts = EnvironmentFacts()
        environment.facts = facts
        for requirement in environment.requirements { add(requirement, to: facts) }
        shareProtocols(facts)
        return facts
    }

    /// Returns the protocols that an associated type must conform to.
    private func bounds(of associated: AssociatedTypeSymbol) -> [NominalSymbol] {
        resolve(associated)
        return associated.requirements.compactMap { requirement in
            guard case .conforms(let symbol) = requirement.kind,
                case .dependent(_, associated) = requirement.subject.kind
            else { return nil }
            return symbol
        }
    }

    /// Propagates conditions across equal types: `S.Element: Equatable, S.Element == U.Element`.
    private func shareProtocols(_ facts: EnvironmentFacts) {
        if facts.equalTypes.isEmpty { return }
        // In `some Repository<M>`, conditions on the associated type also apply to `M`.
        for (subject, same) in facts.equalTypes where same.isGeneric {
            guard case .dependent(_, let associated) = subject.kind else { continue }
            for symbol in bounds(of: associated) {
                add(Requirement(subject: same, kind: .conforms(symbol)), to: facts)
            }
        }
        for (subject, protocols) in facts.protocols {
            let same = canonicalType(subject, facts, depth: 0)
            guard same !== subject, same.isGeneric else { continue }
            for symbol in protocols { add(Requirement(subject: same, kind: .conforms(symbol)), to: facts) }
        }
        facts.allProtocols = [:]
    }

    private func add(_ requirement: Requirement, to facts: EnvironmentFacts) {
        switch requirement.kind {
        case .conforms(let symbol):
            var list = facts.protocols[requirement.subject] ?? []
            guard !list.contains(where: { $0 === symbol }) else { return }
            list.append(symbol)
            facts.protocols[requirement.subject] = list
            resolveHeader(symbol)
            for refined in symbol.refinedProtocols {
                add(Requirement(subject: requirement.subject, kind: .conforms(refined)), to: facts)
            }
            let substitution = Substitution(symbol.environment.parameters, [requirement.subject])
            for inner in sameRequirements(of: symbol) {
                guard case .same(let right) = inner.kind else { continue }
                addSameType(substituteRaw(inner.subject, substitution), substituteRaw(right, substitution), to: facts)
            }
            for inner in symbol.environment.requirements {
                guard case .inherits(let superclass) = inner.kind else { continue }
                facts.superclass[requirement.subject] = superclass
            }
        case .inherits(let type): facts.superclass[requirement.subject] = type
        case .isClass: facts.classBound.insert(requirement.subject)
        case .same(let type): addSameType(requirement.subject, type, to: facts)
        }
    }

    private func addSameType(_ left: Type, _ right: Type, to facts: EnvironmentFacts) {
        if left === right { return }
        func weight(_ type: Type) -> Int {
            switch type.kind {
            case .parameter: return 1
            case .dependent(let base, _): return 1 + weight(base)
            default: return 0
            }
        }
        let (from, to) = weight(left) >= weight(right) ? (left, right) : (right, left)
        guard weight(from) > 0 else { return }
        if let known = facts.equalTypes[from], known !== to {
            if weight(known) > 0 { facts.equalTypes[known] = to }
            return
        }
        if !to.contains({ $0 === from }) { facts.equalTypes[from] = to }
    }

    /// Adds the conditions on nested associated types: `Indices.SubSequence.Element` equals `Indices.Element`. There
    /// are infinitely many, so they are added only for types that occur.
    private func addNestedConditions(_ type: Type, _ facts: EnvironmentFacts) {
        guard case .dependent = type.kind, facts.expandedTypes.insert(type).inserted else { return }
        for symbol in protocols(of: type) {
            let substitution = Substitution(symbol.environment.parameters, [type])
            for inner in sameRequirements(of: symbol) {
                guard case .same(let right) = inner.kind else { continue }
                addSameType(substituteRaw(inner.subject, substitution), substituteRaw(right, substitution), to: facts)
            }
        }
    }

    /// Replaces parameters without looking up associated types.
    private func substituteRaw(_ type: Type, _ substitution: Substitution) -> Type {
        type.mapped { part in
            if case .parameter(let parameter) = part.kind { return substitution[parameter] ?? part }
            return nil
        }
    }

    /// Returns conditions such as `where Iterator.Element == Element` of a protocol and its associated types.
    func sameRequirements(of symbol: NominalSymbol) -> [Requirement] {
        if let known = symbol.environment.protocolSameTypes { return known }
        var found = symbol.environment.requirements
        collectMembers(symbol)
        var isWhole = symbol.collection.members == .done
        for associated in symbol.associatedTypes where (associated.parent as? NominalSymbol) === symbol {
            resolve(associated)
            found += associated.requirements
            isWhole = isWhole && associated.declaration?.state == .resolved
        }
        found.removeAll { !$0.isSame }
        if isWhole { symbol.environment.protocolSameTypes = found }
        return found
    }

    /// Returns the type under the conditions of the context: `Element` where `Element == Int` is `Int`.
    public func canonicalType(_ type: Type) -> Type {
        guard type.isGeneric, let environment, !environment.requirements.isEmpty else { return type }
        let facts = environmentFacts(of: environment)
        if facts.equalTypes.isEmpty { return type }
        return canonicalType(type, facts, depth: 0)
    }

    private func canonicalType(_ type: Type, _ facts: EnvironmentFacts, depth: Int) -> Type {
        if depth > 20 { return type }
        return type.mapped { part in
            guard part.isGeneric else { return part }
            switch part.kind {
            case .parameter:
                guard let same = facts.equalTypes[part] else { return part }
                return canonicalType(same, facts, depth: depth + 1)
            case .dependent(let base, let associated):
                let newBase = canonicalType(base, facts, depth: depth + 1)
                var result = part
                if newBase !== base {
                    switch newBase.kind {
                    case .parameter, .dependent: result = .dependent(newBase, associated)
                    default: return reducedType(newBase, associated)
                    }
                }
                if case .dependent(let deeper, _) = result.kind { addNestedConditions(deeper, facts) }
                guard let same = facts.equalTypes[result] else { return result }
                return canonicalType(same, facts, depth: depth + 1)
            default: return nil
            }
        }
    }

    /// Returns all protocols that a parameter, dependent, opaque or existential type conforms to, including refined
    /// ones.
    func protocols(of type: Type) -> [NominalSymbol] {
        switch type.kind {
        case .existential, .opaque:
            if let known = existentialProtocols[type] { return known }
            let found = findProtocols(of: type)
            // A type with type variables is valid for one text, so the result is not cached.
            if !type.isOpen, found.allSatisfy({ $0.collection.header == .done || $0 === anyObjectSymbol }) {
                existentialProtocols[type] = found
            }
            return found
        case .parameter, .dependent:
            // Without an environment the type belongs to an opaque type, and there is no cache.
            guard let environment else { return findProtocols(of: type) }
            if let known = environmentFacts(of: environment).allProtocols[type] { return known }
            let found = findProtocols(of: type)
            // The result is not cached while headers are being resolved, since they may add protocols.
            if !type.isOpen, found.allSatisfy({ $0.collection.header == .done || $0 === anyObjectSymbol }) {
                environment.facts?.allProtocols[type] = found
            }
            return found
        default: return []
        }
    }

    private func findProtocols(of type: Type) -> [NominalSymbol] {
        var result: [NominalSymbol] = []
        func add(_ symbol: NominalSymbol) {
            if result.contains(where: { $0 === symbol }) { return }
            result.append(symbol)
            resolveHeader(symbol)
            for refined in symbol.refinedProtocols { add(refined) }
        }
        switch type.kind {
        case .existential(let protocols, let superclass):
            protocols.forEach(add)
            if let nominal = superclass?.nominal { for (symbol, _) in allConformances(nominal) { add(symbol) } }
        case .opaque(let symbol, _): symbol.protocols.forEach(add)
        case .parameter:
            if let environment { (environmentFacts(of: environment).protocols[type] ?? []).forEach(add) }
        case .dependent(let base, let associated):
            if let environment { (environmentFacts(of: environment).protocols[type] ?? []).forEach(add) }
            bounds(of: associated).forEach(add)
            // Conditions such as `where Iterator.Element: P` in a protocol of the base also apply.
            for symbol in protocols(of: base) {
                for requirement in symbol.environment.requirements {
                    guard case .conforms(let inner) = requirement.kind,
                        case .dependent(let root, associated) = requirement.subject.kind, case .parameter = root.kind
                    else { continue }
                    add(inner)
                }
            }
        default: break
        }
        return result
    }

    public func superclass(of type: Type) -> Type? {
        switch type.kind {
        case .parameter, .dependent: return environment.flatMap { environmentFacts(of: $0).superclass[type] }
        case .existential(let protocols, let superclass):
            return superclass ?? protocols.lazy.compactMap { self.classBound(of: $0) }.first
        case .nominal(let symbol, _) where symbol.kind == .class:
            resolveHeader(symbol)
            return symbol.superclass.map { substitute($0, Substitution(nominal: type)) }
        default: return nil
        }
    }

    /// Returns the class bound of a protocol: `protocol Honker where Self: Vehicle`, `protocol Honker: Vehicle`.
    private func classBound(of symbol: NominalSymbol) -> Type? {
        resolveHeader(symbol)
        for requirement in symbol.environment.requirements {
            if case .inherits(let superclass) = requirement.kind,
                case .parameter(let subject) = requirement.subject.kind,
                subject.isSelf
            {
                return superclass
            }
        }
        return symbol.refinedProtocols.lazy.compactMap { self.classBound(of: $0) }.first
    }

    /// Returns a class type and its superclasses; returns only the type if it is not a class.
    public func superclassChain(_ type: Type) -> SuperclassChain { SuperclassChain(checker: self, type: type) }
}

public struct SuperclassChain: Sequence, IteratorProtocol {
    private let checker: Checker
    private var nextClass: Type?
    // Counts the superclasses so far, so that a class that inherits itself (a separate error) causes no endless loop.
    private var count = 0

    fileprivate init(checker: Checker, type: Type) {
        self.checker = checker
        nextClass = type
    }

    public mutating func next() -> Type? {
        guard let current = nextClass else { return nil }
        count += 1
        nextClass = current.nominal?.kind == .class && count < 64 ? checker.superclass(of: current) : nil
        return current
    }
}

extension Substitution {
    /// Substitutes the parameters of a nominal type by the type's own arguments.
    public init(nominal type: Type) {
        guard let symbol = type.nominal else {
            self.init()
            return
        }
        self.init(symbol.environment.parameters, type.arguments)
    }
}
