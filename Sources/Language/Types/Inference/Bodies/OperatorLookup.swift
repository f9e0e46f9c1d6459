import Declarations
import Diagnostics
import Syntax
import TypeModel

// Finds the operator functions for given operands.

extension Operators {
    /// Returns the overload with exactly these parameter types.
    func exactChoice(_ name: Name, _ left: Type, _ right: Type) -> OperatorChoice? {
        guard !left.isOpen, !right.isOpen else { return nil }
        let key = OperatorKey(name: name, left: left, right: right)
        // Top-level operators of programs change between texts, so choices are not cached.
        let usesCache = !left.isGeneric && !right.isGeneric && checker.globals[name] == nil
        if usesCache, let known = checker.operatorCache[key] { return known }
        // Operators of the type itself are preferred over those of its protocols, which then need not be parsed.
        let own = usesCache && left === right ? exactChoice(in: ownOperators(name, of: left), left, right) : nil
        let found = own ?? exactChoice(in: operatorCandidates(name, [left, right], modifier: nil), left, right)
        if usesCache, let found { checker.operatorCache[key] = found }
        return found
    }

    private func ownOperators(_ name: Name, of type: Type) -> [Candidate] {
        guard let nominal = type.nominal, nominal.isLibrary, nominal.kind != .class, nominal.kind != .protocol,
            checker.library.isInnerName(name)
        else { return [] }
        checker.collectMembers(nominal)
        let route = AccessPath(base: type, isLiteral: false)
        return (nominal.members[name] ?? []).map {
            Candidate(MemberEntry(symbol: $0, viaProtocol: nil, depth: 0), route)
        }
    }

    /// Returns the candidate with exactly these parameter types. If there are several, returns the one that overload
    /// resolution prefers.
    func exactChoice(in candidates: [Candidate], _ left: Type, _ right: Type) -> OperatorChoice? {
        var found: [(candidate: Candidate, choice: OperatorChoice)] = []
        for candidate in candidates {
            guard let function = candidate.symbol as? FunctionSymbol else { continue }
            checker.resolve(function)
            guard function.parameters.count == 2, !function.parameters[1].isInout else { continue }
            let owner = NameLookup(body: body).ownerArguments(of: candidate)
            guard function.environment.parameters.count == owner.parameters.count,
                checker.substitute(function.parameters[0].type, owner) === left,
                checker.substitute(function.parameters[1].type, owner) === right
            else { continue }
            if let entry = candidate.entry, let base = candidate.base, !checker.meetsMemberConditions(entry, for: base)
            {
                continue
            }
            let dispatch: Callee.Dispatch = function.isRequirement ? .witness : .direct
            found.append(
                (
                    candidate,
                    OperatorChoice(
                        function: function, callee: Callee(function, owner, dispatch),
                        isInout: function.parameters[0].isInout, result: checker.substitute(function.result, owner))
                ))
        }
        // An operator of a superclass does not match exactly, but overload resolution prefers it to an operator of a
        // protocol.
        if left.isClass, found.allSatisfy({ $0.candidate.entry?.viaProtocol != nil }),
            candidates.contains(where: { $0.entry.map { $0.viaProtocol == nil } ?? false })
        {
            return nil
        }
        if found.count < 2 { return found.first?.choice }
        let best = body.rankedCandidates(found.map(\.candidate)).first
        return found.first { $0.candidate.symbol === best?.symbol }?.choice
    }

    /// Returns the operator functions that the operands' types declare, and those at the top level.
    func operatorCandidates(_ name: Name, _ types: [Type], modifier: Name?) -> [Candidate] {
        var result: [Candidate] = []
        func isNew(_ symbol: Symbol) -> Bool {
            !result.contains { $0.symbol === symbol && $0.member.viaProtocol == nil }
        }
        func fits(_ symbol: Symbol) -> Bool {
            guard let function = symbol as? FunctionSymbol else { return false }
            if let modifiers = function.declaration?.decl.modifiers {
                if let modifier, !modifiers.has(modifier) { return false }
                if modifier == nil, modifiers.has(Names.prefix) || modifiers.has(Names.postfix) { return false }
            }
            return true
        }
        func add(_ type: Type, isLiteral: Bool = false) {
            guard checker.library.isInnerName(name) else { return }
            let reach = AccessPath(base: type, isLiteral: isLiteral)
            for entry in checker.lookup(name, in: type) where fits(entry.symbol) {
                // An operator of a protocol is a candidate for each operand's type, because either may be its `Self`.
                let isKnown =
                    entry.viaProtocol == nil
                    ? !isNew(entry.symbol) : result.contains { $0.symbol === entry.symbol && $0.base === type }
                if !isKnown { result.append(Candidate(entry, reach)) }
            }
        }
        for type in types {
            var type = solver.resolve(type)
            var isLiteral = false
            if let variable = type.asVariable, let usual = solver.defaultType(variable) {
                type = solver.resolve(usual)
                isLiteral = true
            }
            add(type, isLiteral: isLiteral)
            // Operators of an optional's wrapped type are candidates too; those of an array's element type are not.
            if let wrapped = checker.wrapped(type) { add(solver.resolve(wrapped)) }
        }
        for symbol in context.isLibrary ? checker.lookupLibrary(name) : checker.lookupGlobal(name)
        where fits(symbol) && isNew(symbol) {
            result.append(Candidate(symbol: symbol))
        }
        return result
    }
    /// Returns operators of types that the program declares and no operand has: a literal operand may be of such a
    /// type.
    func operatorsElsewhere(_ name: Name, modifier: Name?) -> [Candidate] {
        (checker.operatorOwners[name] ?? []).flatMap { owner -> [Candidate] in
            guard owner.kind != .protocol else { return [] }
            let instance = solver.instantiate(owner.environment, known: Substitution(), at: checker.textState.lastSpan)
            return operatorCandidates(name, [solver.openType(owner.declaredType, instance)], modifier: modifier)
                .filter { $0.symbol.parent === owner }
        }
    }

    /// Returns true if the program declares an operator with the name, inside a type or at the top level.
    func hasOwnOperator(_ name: Name) -> Bool {
        checker.globals[name] != nil || checker.operatorOwners[name] != nil
    }
}
