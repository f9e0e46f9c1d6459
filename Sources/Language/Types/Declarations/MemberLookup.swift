import Diagnostics
import Syntax
import TypeModel

// Looks up members of a type by name: its own members, those of its superclasses, and those of its protocols.

extension Checker {
    /// Returns all members with the name on a value or metatype of the type, nearest types first.
    public func lookup(_ name: Name, in type: Type) -> [MemberEntry] {
        switch type.kind {
        case .nominal(let nominal, _): return lookup(name, in: nominal)
        case .parameter, .dependent, .opaque, .existential: return lookup(name, inBounds: type)
        default: return []
        }
    }

    private func lookup(_ name: Name, in nominal: NominalSymbol) -> [MemberEntry] {
        invalidateInheritors(nominal)
        if let known = nominal.collection.lookups[name] { return known }
        collectMembers(nominal)
        collectConformances(nominal)
        var entries: [MemberEntry] = []
        var owner: NominalSymbol? = nominal
        var depth = 0
        var hidden: Set<ObjectIdentifier> = []
        while let here = owner {
            collectMembers(here)
            // Initialisers are inherited by rules of their own, so other lookup levels are skipped for them.
            if name != Names.initName || depth == 0 {
                for symbol in here.members[name] ?? [] where !hidden.contains(ObjectIdentifier(symbol)) {
                    entries.append(MemberEntry(symbol: symbol, viaProtocol: nil, depth: depth))
                    var overridden = self.overriddenSymbol(symbol)
                    while let next = overridden {
                        hidden.insert(ObjectIdentifier(next))
                        overridden = self.overriddenSymbol(next)
                    }
                }
            }
            resolveHeader(here)
            owner = here.superclass?.nominal
            depth += 1
        }
        let own = entries
        // A property of a protocol extension is preferred over the requirement that it implements, because its `Self`
        // is the static type.
        var requirements: [MemberEntry] = []
        for (symbol, conformance) in allConformances(nominal) {
            let isConditional = !conformance.requirements.isEmpty
            collectMembers(symbol)
            for member in symbol.members[name] ?? [] {
                if let declaration = member.declaration, !declaration.isProtocolExtension {
                    // A requirement is a result only if no other member with its name implements it.
                    if own.contains(where: { haveSameShape($0.symbol, member) && sameTypes($0.symbol, member, nominal) }
                    ) {
                        continue
                    }
                    if member is VariableSymbol {
                        requirements.append(
                            MemberEntry(
                                symbol: member, viaProtocol: symbol, isConditional: isConditional, depth: depth))
                        continue
                    }
                }
                entries.append(
                    MemberEntry(symbol: member, viaProtocol: symbol, isConditional: isConditional, depth: depth))
            }
        }
        entries += requirements
        if nominal.collection.members == .done, nominal.collection.conformances == .done,
            LibraryReader(self).isComplete(name)
        {
            nominal.collection.lookups[name] = entries
        }
        return entries
    }

    /// Returns true if a member has the types of a requirement.
    private func sameTypes(_ member: Symbol, _ requirement: Symbol, _ nominal: NominalSymbol) -> Bool {
        guard let owner = requirement.parent as? NominalSymbol, let wanted = signature(of: requirement),
            let found = signature(of: member)
        else { return false }
        if (member as? FunctionSymbol)?.environment.parameters.count ?? 0 > nominal.environment.parameters.count {
            return true
        }
        let replaced = withEnvironment(nominal.environment) {
            substitute(wanted, Substitution(owner.environment.parameters, [nominal.declaredType]))
        }
        if replaced === found { return true }
        guard let a = replaced.asFunction, let b = found.asFunction else { return false }
        return a.parameters.count == b.parameters.count
            && zip(a.parameters, b.parameters).allSatisfy { $0.type === $1.type }
    }

    private func lookup(_ name: Name, inBounds type: Type) -> [MemberEntry] {
        var entries: [MemberEntry] = []
        if let superclass = superclass(of: type) {
            entries += lookup(name, in: superclass)
        }
        for symbol in protocols(of: type) {
            collectMembers(symbol)
            for member in symbol.members[name] ?? [] where !(member is AssociatedTypeSymbol) {
                if entries.contains(where: { $0.symbol === member }) { continue }
                entries.append(MemberEntry(symbol: member, viaProtocol: symbol, depth: 0))
            }
        }
        // If a protocol extension implements a requirement, the member is found through the requirement.
        let requirements = entries.filter { $0.symbol.declaration?.isProtocolExtension == false }
        return entries.filter { entry in
            guard entry.symbol.declaration?.isProtocolExtension == true else { return true }
            return !requirements.contains {
                $0.symbol !== entry.symbol && haveSameShape($0.symbol, entry.symbol)
                    && signature(of: $0.symbol)?.description(self) == signature(of: entry.symbol)?.description(self)
            }
        }
    }

    /// Returns true if a known type meets the conditions of a member: those of the conformance and of the extension.
    public func meetsMemberConditions(_ entry: MemberEntry, for base: Type) -> Bool {
        if entry.isConditional, let owner = entry.viaProtocol, !conforms(base, to: owner) { return false }
        resolve(entry.symbol)
        guard let requirements = entry.symbol.declaration?.requirements, !requirements.isEmpty else { return true }
        let owner = ownerSubstitution(entry, base: base)
        return requirements.allSatisfy { isSatisfied($0, owner) }
    }

    /// Substitutes the generic parameters of the member's owner by the arguments that the base type has for them.
    public func ownerSubstitution(_ entry: MemberEntry, base: Type) -> Substitution {
        if let owner = entry.viaProtocol { return Substitution(owner.environment.parameters, base.argumentList) }
        guard let owner = entry.symbol.parent as? NominalSymbol else { return Substitution() }
        if owner.kind == .protocol { return Substitution(owner.environment.parameters, base.argumentList) }
        if base.nominal === owner { return Substitution(nominal: base) }
        var type = base
        if base.nominal == nil, let superclass = superclass(of: base) { type = superclass }
        for candidate in superclassChain(type) where candidate.nominal === owner {
            return Substitution(nominal: candidate)
        }
        return Substitution()
    }

    /// Finds the member of a superclass that the symbol overrides, by name and signature.
    public func overriddenSymbol(_ symbol: Symbol) -> Symbol? {
        guard let declaration = symbol.declaration, declaration.decl.modifiers.has(Names.overrideName),
            let owner = symbol.parent as? NominalSymbol
        else { return nil }
        resolveHeader(owner)
        guard let superclass = owner.superclass else { return nil }
        var candidates: [Symbol] = []
        for type in superclassChain(superclass) {
            guard let here = type.nominal else { continue }
            collectMembers(here)
            for member in here.members[symbol.name] ?? []
            where haveSameShape(member, symbol) && (owner.isLibrary || !Imports(self).isHiddenFromPrograms(member)) {
                candidates.append(member)
            }
            if !candidates.isEmpty { break }
        }
        if candidates.count > 1, let own = signature(of: symbol) {
            let exact = candidates.first { candidate in
                guard let other = signature(of: candidate), let a = own.asFunction, let b = other.asFunction
                else { return false }
                return zip(a.parameters, b.parameters).allSatisfy { $0.type === $1.type }
            }
            if let exact { return exact }
        }
        return candidates.first
    }

    // MARK: - For completion

    /// Returns a type of a member's declaration for a concrete type: `Element` is `Int` on an `Observable<Int>`.
    public func type(_ type: Type, of member: Symbol, on base: Type) -> Type {
        guard let entry = lookup(member.name, in: base).first(where: { $0.symbol === member }) else { return type }
        return substitute(type, ownerSubstitution(entry, base: base))
    }

    /// Returns true if values of the type are written as literals: numbers, strings or arrays.
    public func isWrittenAsLiteral(_ nominal: NominalSymbol) -> Bool {
        allConformances(nominal).contains { $0.0.name.text.hasPrefix("ExpressibleBy") }
    }

    public struct MemberDescription {
        public var symbol: Symbol
        public var text: String
        public var isStatic: Bool
    }

    /// Returns all members of a type that a program can name.
    public func members(of type: Type) -> [MemberDescription] {
        var result: [MemberDescription] = []
        var seen: Set<String> = []
        func add(_ nominal: NominalSymbol) {
            collectMembers(nominal)
            for (_, symbols) in nominal.members.allMembers.sorted(by: { $0.key.text < $1.key.text }) {
                for symbol in symbols {
                    guard symbol.declaration?.isPrivate != true, !symbol.name.text.hasPrefix("_"),
                        Imports(self).isVisibleMember(symbol)
                    else { continue }
                    if symbol is AssociatedTypeSymbol { continue }
                    let text = describe(symbol)
                    // A type may have a static and an instance member with one name, such as `Task.isCancelled`.
                    guard seen.insert(isStatic(symbol) ? "static " + text : text).inserted else { continue }
                    result.append(MemberDescription(symbol: symbol, text: text, isStatic: isStatic(symbol)))
                }
            }
        }
        switch type.kind {
        case .nominal(let nominal, _):
            for candidate in superclassChain(type) { candidate.nominal.map(add) }
            for (symbol, _) in allConformances(nominal) { add(symbol) }
        case .metatype(let instance): return members(of: instance).filter(\.isStatic)
        default: for symbol in protocols(of: type) { add(symbol) }
        }
        return result
    }

    /// Returns a protocol's required function with a name.
    public func requirement(_ name: Name, of symbol: NominalSymbol) -> FunctionSymbol? {
        collectMembers(symbol)
        let found = symbol.requirements.first { $0.name == name } as? FunctionSymbol
        if let found { resolve(found) }
        return found
    }

    public func isStatic(_ symbol: Symbol) -> Bool {
        switch symbol {
        case let function as FunctionSymbol: return function.isStatic || function.kind == .initializer
        case let variable as VariableSymbol: return variable.isStatic
        case let member as SubscriptSymbol: return member.isStatic
        case is EnumCaseSymbol, is NominalSymbol, is TypealiasSymbol: return true
        default: return false
        }
    }

    /// Returns true if the type, a superclass or a protocol of it is `@dynamicMemberLookup`.
    public func takesAnyMember(_ type: Type) -> Bool {
        if let nominal = type.nominal {
            if nominal.collection.isDynamicLookup { return true }
            if nominal.kind == .class,
                superclassChain(type).contains(where: { $0.nominal?.collection.isDynamicLookup ?? false })
            {
                return true
            }
        }
        return dynamicProtocols.contains { conforms(type, to: $0) }
    }
}

extension Checker {
    /// Returns the equivalent of another library's member: a member of the same value, or a factory.
    public func foreignMember(_ name: Name, of type: Type) -> ForeignWord? {
        let isOurs = type.nominal?.isLibrary ?? true
        var words = foreignWords(name.text)
        if let symbol = knownNominal(named: "AsyncSequence"), conforms(type, to: symbol) {
            words =
                words.filter { $0.language == "AsyncAlgorithms" } + words.filter { $0.language != "AsyncAlgorithms" }
        }
        return words.first { word in
            guard let member = word.member else {
                return isOurs && !(word.isType && word.word == word.word.lowercased())
            }
            return !lookup(Name(member), in: type).isEmpty
        }
    }
}
