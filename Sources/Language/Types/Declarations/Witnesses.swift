import Diagnostics
import Syntax
import TypeModel

/// Finds the member that implements a requirement, for code generation and to check conformances.
public struct Witnesses {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    /// Returns the witness of a requirement for a concrete type: the function with all generic arguments. `arguments`
    /// are those of the requirement, `Self` first.
    public func witness(
        for requirement: FunctionSymbol, in concrete: Type, arguments: Substitution = Substitution()
    ) -> (function: FunctionSymbol, substitution: Substitution)? {
        let property = requirement.accessorOf
        let wanted: Symbol = property ?? requirement
        guard let owner = wanted.parent as? NominalSymbol else { return nil }
        guard let found = witnessSymbol(for: wanted, owner, in: concrete) else { return nil }
        let function: FunctionSymbol?
        switch found.symbol {
        case let direct as FunctionSymbol: function = direct
        case let variable as VariableSymbol:
            if variable.storage != .computed {
                function = storedAccessor(variable, requirement.kind)
            } else {
                function = requirement.kind == .setter ? variable.setter : variable.getter
            }
        case let member as SubscriptSymbol: function = requirement.kind == .setter ? member.setter : member.getter
        default: function = nil
        }
        guard let function else { return nil }
        checker.resolve(function)
        let base = found.owner
        let own = function.environment.parameters.dropFirst(base.parameters.count)
        let theirs = arguments.arguments.dropFirst(owner.environment.parameters.count)
        var substitution = base
        for (parameter, argument) in zip(own, theirs) {
            substitution.parameters.append(parameter)
            substitution.arguments.append(argument)
        }
        return (function, substitution)
    }

    /// Returns the implementing member: a function, a property, a subscript or an enum case.
    public func witness(for requirement: Symbol, in concrete: Type) -> (symbol: Symbol, substitution: Substitution)? {
        let wanted: Symbol = (requirement as? FunctionSymbol)?.accessorOf ?? requirement
        guard let owner = wanted.parent as? NominalSymbol,
            let found = witnessSymbol(for: wanted, owner, in: concrete)
        else { return nil }
        return (found.symbol, found.owner)
    }

    public func witnessSymbol(
        for requirement: Symbol, _ owner: NominalSymbol, in concrete: Type
    ) -> (symbol: Symbol, owner: Substitution)? {
        checker.resolve(requirement)
        guard let nominal = concrete.nominal else { return defaultWitness(requirement, owner, concrete) }
        let key = WitnessKey(
            requirement: requirement, nominal: nominal, generation: checker.memberGeneration
        )
        let wanted = requirementType(requirement, owner, concrete)
        if let cached = checker.witnessCache[key] {
            return (cached.symbol, witnessSubstitution(cached, wanted, concrete))
        }
        // The members of the most derived class come first, so that virtual dispatch from there finds overrides.
        var entries = checker.lookup(requirement.name, in: concrete).filter { $0.symbol !== requirement }
        if requirement.name.isOperator { entries += globalOperators(requirement.name) }
        var best: (entry: MemberEntry, weight: Int)?
        for entry in entries {
            if entry.symbol.declaration?.isProtocolExtension == false, entry.viaProtocol != nil { continue }
            guard let weight = witnessRank(entry, requirement, wanted, concrete) else { continue }
            if weight < best?.weight ?? .max { best = (entry, weight) }
        }
        if let best {
            checker.witnessCache[key] = best.entry
            checker.resolve(best.entry.symbol)
            return (best.entry.symbol, witnessSubstitution(best.entry, wanted, concrete))
        }
        if let made = Synthesis(checker).synthesizedWitness(requirement, for: nominal) {
            checker.witnessCache[key] = MemberEntry(symbol: made, viaProtocol: nil, depth: 0)
            return (made, Substitution(nominal: concrete))
        }
        return nil
    }

    /// Returns the top-level operators of a program, which implement requirements like static members.
    private func globalOperators(_ name: Name) -> [MemberEntry] {
        (checker.globals[name] ?? []).map { MemberEntry(symbol: $0, viaProtocol: nil, depth: 0) }
    }

    /// Returns the generic arguments of a witness: those of its owner, and those of an operator from its operands.
    private func witnessSubstitution(_ entry: MemberEntry, _ wanted: Type?, _ concrete: Type) -> Substitution {
        var substitution = checker.ownerSubstitution(entry, base: concrete)
        guard entry.symbol.name.isOperator, let function = entry.symbol as? FunctionSymbol, let wanted else {
            return substitution
        }
        checker.resolve(function)
        let known = substitution.parameters.count
        guard function.environment.parameters.count > known, let type = checker.signature(of: function) else {
            return substitution
        }
        for parameter in function.environment.parameters.dropFirst(known) {
            let own = Type.parameter(parameter)
            guard let found = checker.correspondingPart(type, wanted, { $0 === own }) else { return substitution }
            substitution.parameters.append(parameter)
            substitution.arguments.append(found)
        }
        return substitution
    }

    /// Returns a default implementation. Tuples, functions and existentials have no other members that can be
    /// witnesses.
    private func defaultWitness(
        _ requirement: Symbol, _ owner: NominalSymbol, _ concrete: Type
    ) -> (symbol: Symbol, owner: Substitution)? {
        checker.collectMembers(owner)
        for member in owner.members[requirement.name] ?? [] where member.declaration?.isProtocolExtension == true {
            if checker.haveSameShape(member, requirement) {
                return (member, Substitution(owner.environment.parameters, [concrete]))
            }
        }
        return nil
    }

    private func requirementType(_ requirement: Symbol, _ owner: NominalSymbol, _ concrete: Type) -> Type? {
        guard let type = checker.signature(of: requirement) else { return nil }
        return checker.substitute(type, Substitution(owner.environment.parameters, [concrete]))
    }

    /// Ranks a member as the witness of a requirement: smaller is better; nil if it is not a witness.
    private func witnessRank(_ entry: MemberEntry, _ requirement: Symbol, _ wanted: Type?, _ concrete: Type) -> Int? {
        let symbol = entry.symbol
        var weight =
            entry.viaProtocol == nil ? entry.depth : 100 - min(50, (symbol.declaration?.requirements.count ?? 0) * 10)
        if let entryOwner = entry.viaProtocol, let owner = requirement.parent as? NominalSymbol,
            entryOwner !== owner, checker.refines(entryOwner, owner)
        {
            weight -= 5
        }
        if let element = symbol as? EnumCaseSymbol {
            checker.resolve(element)
            let isStaticValue = (requirement as? VariableSymbol)?.isStatic ?? false
            let isStaticFunction = (requirement as? FunctionSymbol)?.isStatic ?? false
            return isStaticValue && element.payload.isEmpty || isStaticFunction && !element.payload.isEmpty
                ? weight : nil
        }
        guard checker.haveSameShape(symbol, requirement) || isGlobalOperator(symbol, requirement) else { return nil }
        checker.resolve(symbol)
        checker.resolve(requirement)
        if let wanted = requirement as? SubscriptSymbol, wanted.setter != nil,
            (symbol as? SubscriptSymbol)?.setter == nil
        {
            return nil
        }
        if let function = symbol as? FunctionSymbol, let wanted = requirement as? FunctionSymbol, !symbol.isLibrary {
            if !ThrownTypes(checker).effectsFit(function, wanted) { return nil }
            if function.isMutating, !wanted.isMutating, function.kind == .method { return nil }
        }
        guard let unasked = omittedConditions(symbol, requirement) else { return nil }
        weight += unasked
        if !isKnownAtConformance(entry, requirement, concrete) { weight += 1000 }
        let owner = witnessSubstitution(entry, wanted, concrete)
        if let requirements = symbol.declaration?.requirements, !requirements.isEmpty,
            !requirements.allSatisfy({ checker.isSatisfied($0, owner) })
        {
            return nil
        }
        if symbol.name.isOperator, let own = (symbol as? FunctionSymbol)?.environment, entry.viaProtocol == nil,
            owner.parameters.count < own.parameters.count
                || !own.requirements.allSatisfy({ checker.isSatisfied($0, owner) })
        {
            return nil
        }
        guard let wanted, let type = checker.signature(of: symbol) else { return weight }
        let found = checker.substitute(type, owner)
        if found === wanted { return weight }
        return isCompatible(found, wanted, requirement) ? weight + 1 : nil
    }

    /// Returns true if a member is available under the conditions of the conformance. Witnesses are chosen where the
    /// conformance is declared, so the concrete type's arguments do not matter.
    private func isKnownAtConformance(_ entry: MemberEntry, _ requirement: Symbol, _ concrete: Type) -> Bool {
        guard let nominal = concrete.nominal, !nominal.environment.parameters.isEmpty,
            let asked = requirement.parent as? NominalSymbol, !asked.isLibrary || !nominal.isLibrary,
            let (conformance, level) = checker.findConformance(nominal, asked, type: concrete),
            level.nominal === nominal,
            let type = nominal.declaredType
        else { return true }
        let promised = GenericEnvironment(
            parameters: nominal.environment.parameters,
            requirements: nominal.environment.requirements + conformance.requirements)
        return checker.withEnvironment(promised) {
            if let through = entry.viaProtocol, through !== asked, !checker.conforms(type, to: through) { return false }
            let owner = checker.ownerSubstitution(entry, base: type)
            return (entry.symbol.declaration?.requirements ?? []).allSatisfy { checker.isSatisfied($0, owner) }
        }
    }

    private func isGlobalOperator(_ symbol: Symbol, _ requirement: Symbol) -> Bool {
        guard symbol.name.isOperator, !(symbol.parent is NominalSymbol), let function = symbol as? FunctionSymbol,
            let wanted = requirement as? FunctionSymbol
        else { return false }
        checker.resolve(function)
        return wanted.isStatic && function.parameters.map(\.label) == wanted.parameters.map(\.label)
    }

    /// Ranks overloads that have the same labels: returns the number of conditions of the requirement that a generic
    /// member omits; nil if the member adds a condition.
    private func omittedConditions(_ symbol: Symbol, _ requirement: Symbol) -> Int? {
        guard let own = symbol as? FunctionSymbol, let wanted = requirement as? FunctionSymbol else { return 0 }
        let (mine, theirs) = (ownParameters(own), ownParameters(wanted))
        if mine.isEmpty { return theirs.isEmpty ? 0 : nil }
        var count = 0
        for (parameter, other) in zip(mine, theirs) {
            let known = requiredProtocols(of: other, in: wanted.environment)
            count += known.count
            for symbol in requiredProtocols(of: parameter, in: own.environment) {
                guard let asked = known.first(where: { checker.refines($0, symbol) }) else { return nil }
                if asked === symbol { count -= 1 }
            }
        }
        return max(0, count)
    }

    private func ownParameters(_ function: FunctionSymbol) -> ArraySlice<GenericParameter> {
        function.environment.parameters.dropFirst(function.owner?.environment.parameters.count ?? 0)
    }

    private func requiredProtocols(of parameter: GenericParameter, in environment: GenericEnvironment)
        -> [NominalSymbol]
    {
        environment.requirements.compactMap { requirement in
            guard case .parameter(parameter) = requirement.subject.kind, case .conforms(let symbol) = requirement.kind,
                !checker.isMarker(symbol)
            else { return nil }
            return symbol.primaryArguments?.0 ?? symbol
        }
    }

    /// Returns true if the parameter types are equal and the result converts. Generic members are compared without the
    /// names of their own parameters.
    private func isCompatible(_ found: Type, _ wanted: Type, _ requirement: Symbol) -> Bool {
        guard let a = found.asFunction, let b = wanted.asFunction else {
            return Conversions(checker).conversion(from: found, to: wanted) != nil || areEqualUpToNames(found, wanted)
        }
        guard a.parameters.count == b.parameters.count else { return false }
        for (x, y) in zip(a.parameters, b.parameters) where !areEqualUpToNames(x.type, y.type) { return false }
        if areEqualUpToNames(a.result, b.result) { return true }
        if (requirement as? FunctionSymbol)?.kind == .initializer {
            return checker.wrapped(b.result) != nil || checker.wrapped(a.result) == nil
        }
        return Conversions(checker).conversion(from: a.result, to: b.result) != nil
    }

    /// Returns true if the types are equal except for the names of generic parameters that the members declare.
    private func areEqualUpToNames(_ a: Type, _ b: Type) -> Bool {
        if a === b { return true }
        switch (a.kind, b.kind) {
        case (.parameter, .parameter), (.opaque, _), (_, .opaque): return true
        case (.parameter, _), (_, .parameter): return true
        case (.dependent, _), (_, .dependent): return true
        case (.nominal(let left, let x), .nominal(let right, let y)):
            return left === right && zip(x, y).allSatisfy { areEqualUpToNames($0, $1) }
        case (.tuple(let x), .tuple(let y)):
            return x.count == y.count && zip(x, y).allSatisfy { areEqualUpToNames($0.type, $1.type) }
        case (.function(let x), .function(let y)):
            return x.parameters.count == y.parameters.count
                && zip(x.parameters, y.parameters).allSatisfy { areEqualUpToNames($0.type, $1.type) }
                && areEqualUpToNames(x.result, y.result) && (x.thrown == nil) == (y.thrown == nil)
        case (.metatype(let x), .metatype(let y)): return areEqualUpToNames(x, y)
        case (.error, _), (_, .error): return true
        default: return false
        }
    }

    /// Returns the accessor by which a requirement reads or writes a stored property.
    public func storedAccessor(_ variable: VariableSymbol, _ kind: FunctionSymbol.Kind) -> FunctionSymbol? {
        let isSetter = kind == .setter
        if let known = isSetter ? variable.storedSetter : variable.storedGetter { return known }
        guard let owner = variable.parent as? NominalSymbol, let declaration = variable.declaration else { return nil }
        let span = variable.span ?? declaration.decl.span
        let function = FunctionSymbol(kind: kind, name: variable.name, span: variable.span, parent: owner)
        function.accessorOf = variable
        function.environment = owner.environment
        function.isStatic = variable.isStatic
        function.isLibrary = variable.isLibrary
        function.isMutating = isSetter && owner.kind != .class && !variable.isStatic
        function.isFinal = !variable.isOverridden
        let own = VariableSymbol(
            name: Names.selfValue, span: nil, parent: function, storage: .local, isLet: !function.isMutating)
        own.type = variable.isStatic ? .metatype(owner.declaredType) : owner.declaredType
        own.isInout = function.isMutating
        function.selfVariable = own
        let place: Place
        if variable.isStatic {
            place = .staticField(variable, Substitution(nominal: owner.declaredType))
        } else if owner.kind == .class {
            place = .instanceField(TExpr(.load(.variable(own)), own.type, span), variable)
        } else {
            place = .field(.variable(own), variable)
        }
        if isSetter {
            let value = VariableSymbol(name: Names.newValue, span: nil, parent: function, storage: .local, isLet: true)
            value.type = variable.type
            function.parameters = [ParameterSymbol(label: nil, variable: value, type: variable.type)]
            function.result = .void
            let assign = TExpr(.assign(place, TExpr(.load(.variable(value)), value.type, span)), .void, span)
            function.body = TBody(statements: [TStmt(.expr(assign), span)])
            variable.storedSetter = function
        } else {
            function.result = variable.type
            function.body = TBody(statements: [TStmt(.return(TExpr(.load(place), variable.type, span)), span)])
            variable.storedGetter = function
        }
        return function
    }
}
