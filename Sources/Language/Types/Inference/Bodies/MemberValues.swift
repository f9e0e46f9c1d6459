import Declarations
import Diagnostics
import Syntax
import TypeModel

// Uses members as values: properties, cases, and methods bound to their receiver.

extension BodyChecker {
    /// Selects the candidate for a name that is used as a value.
    func selectCandidate(
        _ candidates: [Candidate], named name: Name, labels: [Name?]?, _ span: Span, expected: Expectation
    ) -> PendingExpr {
        var matches = candidates
        if let labels {
            matches = candidates.filter { candidate in
                checker.resolve(candidate.symbol)
                return parameters(of: candidate)?.map(\.label) == labels
            }
            if matches.isEmpty {
                let symbol = candidates.first { $0.symbol is FunctionSymbol }?.symbol
                return failure(
                    span, CheckDiagnostic.noSuchLabels(name, labels, symbol.map { checker.signature($0) }, span))
            }
        }
        if let value = property(among: matches, span) { return memberValue(value, span) }
        if matches.count == 1 { return memberValue(matches[0], span) }
        if let type = expected.type, !solver.isUnknown(type) {
            return overloaded(matches, as: solver.resolve(type), name, span)
        }
        let wanted = solver.freshVariable(at: span)
        solver.markContextual(wanted)
        let natural = preferredCandidate(matches)
        return whenTypeKnown(
            until: wanted, as: wanted, orForced: natural != nil, kind: natural == nil ? .other : .choice, span,
            acceptsLiteral: false
        ) { [self] in
            if let natural, solver.isUnknown(wanted) { return memberValue(natural, span) }
            return overloaded(matches, as: solver.resolve(wanted), name, span)
        }
    }

    /// Returns the property among the candidates. If there are several, returns the one with the most conditions; if a
    /// condition depends on an unknown type, the first whose conditions could hold. Returns nil for a property and a case
    /// of one name, whose types distinguish them.
    private func property(among candidates: [Candidate], _ span: Span) -> Candidate? {
        var values = candidates.filter { !($0.symbol is FunctionSymbol) }
        if values.count > 1, values.contains(where: { $0.symbol is EnumCaseSymbol }),
            values.contains(where: { $0.symbol is VariableSymbol })
        {
            return nil
        }
        // A program's declaration hides a library declaration of the same name, unless the library's is more
        // specialised. Among protocols, the most constrained one is used.
        if values.count > 1, values.contains(where: { !$0.symbol.isLibrary }) { values = rankedCandidates(values) }
        guard values.count > 1, values.contains(where: { $0.symbol.declaration?.requirements.isEmpty == false }) else {
            return values.first
        }
        if let base = values[0].base { applyDefaultTypes(to: base) }
        return sortedByConditions(values).first { candidate in
            let mark = solver.mark()
            return solver.wouldSucceed {
                _ = memberValue(candidate, span)
                solver.runReadyTasks()
                return solver.conditionsCouldHold(since: mark)
            }
        } ?? values.first
    }

    /// Gives the literals in a type their default types.
    private func applyDefaultTypes(to type: Type) {
        guard type.isOpen else { return }
        _ = solver.replaceKnownVariables(type).contains { part in
            if let variable = part.asVariable, variable.literal.hasUsualType { solver.applyDefault(variable) }
            return false
        }
    }

    /// Sorts the candidates: those of the first owner come first, in the order of the number of their conditions.
    private func sortedByConditions(_ values: [Candidate]) -> [Candidate] {
        func weight(_ candidate: Candidate) -> Int {
            let requirements = candidate.symbol.declaration?.requirements ?? []
            return requirements.reduce(0) { $0 + ($1.isSame ? 2 : 1) }
        }
        let own = values.prefix { $0.symbol.parent === values[0].symbol.parent }
        let sorted = own.enumerated().sorted { (weight($1.element), $0.offset) < (weight($0.element), $1.offset) }
        return sorted.map(\.element) + values.dropFirst(own.count)
    }

    /// Returns the candidate to use if no type is expected. Members of a type and of its protocols with equal labels
    /// count as one; two overloads of one owner are ambiguous.
    private func preferredCandidate(_ candidates: [Candidate]) -> Candidate? {
        // If a struct has two synthesised initialisers, the one without parameters is used.
        let made = candidates.map { ($0.symbol as? FunctionSymbol)?.synthesis }
        let plain = made.firstIndex { if case .defaultInit? = $0 { return true } else { return false } }
        if let plain, !made.contains(where: { $0 == nil }) { return candidates[plain] }
        let preferred = candidates.filter { !($0.symbol.declaration?.isDisfavored ?? false) }
        let order = rankedCandidates(preferred.isEmpty ? candidates : preferred)
        let labels = order.map { parameters(of: $0)?.map(\.label) }
        // A requirement and its default implementation also count as one member.
        let requirements = order.filter { ($0.symbol as? FunctionSymbol)?.isRequirement ?? false }
        let others = order.filter { other in !requirements.contains { $0.symbol === other.symbol } }
        let areApart = [requirements, others].allSatisfy { part in
            Set(part.map { $0.symbol.parent.map { ObjectIdentifier($0) } }).count == part.count
        }
        return areApart && labels.allSatisfy { $0 == labels[0] } ? order.first : nil
    }

    /// Selects the overload that fits an expected function type.
    func overloaded(_ candidates: [Candidate], as wanted: Type, _ name: Name, _ span: Span) -> PendingExpr {
        let target = checker.wrapped(wanted) ?? wanted
        if let unknown = target.asFunction?.parameters.first(where: { solver.isUnknown($0.type) }) {
            return whenTypeKnown(until: unknown.type, orForced: true, kind: .choice, span) { [self] in
                matches(candidates, target, name, span)
            }
        }
        return matches(candidates, target, name, span)
    }

    private func matches(_ candidates: [Candidate], _ target: Type, _ name: Name, _ span: Span) -> PendingExpr {
        var best: (candidate: Candidate, score: Score)?
        let (mark, before) = (solver.mark(), solver.score)
        func isCase(_ candidate: Candidate) -> Bool { candidate.symbol is EnumCaseSymbol }
        let hasPropertyAndCase = candidates.contains(where: isCase) && !candidates.allSatisfy(isCase)
        func attempt(_ candidate: Candidate) -> PendingExpr? {
            var draft: PendingExpr?
            let fits = solver.speculate {
                let made = memberValue(candidate, span)
                draft = made
                guard solver.convert(made.type, target) else { return false }
                solver.runReadyTasks()
                return solver.conditionsCouldHold(since: mark)
            }
            return fits ? draft : nil
        }
        for candidate in rankedCandidates(candidates) {
            guard let draft = attempt(candidate) else { continue }
            let score = solver.score.difference(since: before)
            if score == .zero, !hasPropertyAndCase { return draft }
            if hasPropertyAndCase, let best, best.score == score, isCase(best.candidate) != isCase(candidate) {
                let symbols = [best.candidate.symbol, candidate.symbol]
                solver.rollback(to: mark)
                return failure(span, CheckDiagnostic.ambiguous(name, symbols, span, checker))
            }
            if best.map({ score < $0.score }) ?? true { best = (candidate, score) }
            solver.rollback(to: mark)
        }
        if let draft = best.flatMap({ attempt($0.candidate) }) { return draft }
        return failure(span, CheckDiagnostic.noOverload(name, solver.replaceKnownVariables(target), span, checker))
    }

    func memberValue(_ candidate: Candidate, _ span: Span) -> PendingExpr {
        checker.resolve(candidate.symbol)
        checkAccess(candidate.symbol, span)
        switch candidate.symbol {
        case let variable as VariableSymbol:
            if variable.isBeingInferred { return failure(span, CheckDiagnostic.circularType(variable.name, span)) }
            return propertyAccess(variable, candidate, span)
        case let function as FunctionSymbol: return functionValue(function, candidate, span)
        case let element as EnumCaseSymbol: return caseValue(element, candidate, span)
        case let nominal as NominalSymbol:
            let owner = NameLookup(body: self).ownerArguments(of: candidate)
            return pendingType(
                .nominal(nominal, nominal.environment.parameters.map { owner[$0] ?? .parameter($0) }), span)
        default: return errorExpr(span)
        }
    }

    /// Checks that a private member is used inside its type.
    func checkAccess(_ symbol: Symbol, _ span: Span) {
        guard let owner = context.ownerOfPrivateMember(of: symbol) else { return }
        let isInit = (symbol as? FunctionSymbol)?.kind == .initializer
        fail(
            isInit
                ? CheckDiagnostic.privateInit(owner.name, span)
                : CheckDiagnostic.privateMember(symbol.name, owner.name, span))
    }

    /// Returns true if a property's setter is private and this context is outside its type.
    func hidesSetter(_ variable: VariableSymbol) -> Bool {
        guard let declaration = variable.declaration, !variable.isLibrary else { return false }
        return declaration.decl.modifiers.has(Names.privateSet) && !context.isInside(variable.parent)
    }

    func genericInstance(_ candidate: Candidate, _ environment: GenericEnvironment, _ span: Span) -> Instance {
        var known = NameLookup(body: self).ownerArguments(of: candidate)
        // A local function uses the generic parameters of the enclosing function, so they get no new type variables.
        let isLocal = (candidate.symbol as? FunctionSymbol)?.kind == .function
        let around = checker.environment?.parameters ?? []
        for parameter in environment.parameters where parameter.parent !== candidate.symbol {
            guard isLocal || parameter.parent is FunctionSymbol, known[parameter] == nil,
                around.contains(where: { $0 === parameter })
            else { continue }
            known.parameters.append(parameter)
            known.arguments.append(.parameter(parameter))
        }
        if !candidate.explicitArguments.isEmpty {
            let own = environment.parameters.suffix(environment.parameters.count - known.parameters.count)
            for (parameter, type) in zip(own, candidate.explicitArguments) {
                known.parameters.append(parameter)
                known.arguments.append(type)
            }
        }
        return solver.instantiate(environment, known: known, at: span)
    }

    private func propertyAccess(_ variable: VariableSymbol, _ candidate: Candidate, _ span: Span) -> PendingExpr {
        if let receiver = candidate.receiver, candidate.needsUnwrap {
            return failure(span, CheckDiagnostic.optionalSelf(variable.name, receiver.span))
        }
        if candidate.isUnapplied { return failure(span, CheckDiagnostic.instanceMember(variable.name, span)) }
        let environment =
            variable.getter?.environment ?? (variable.parent as? NominalSymbol)?.environment
            ?? GenericEnvironment(parameters: [], requirements: [])
        if let getter = variable.getter { checker.resolve(getter) }
        if let setter = variable.setter { checker.resolve(setter) }
        let carrier = variable.getter?.environment ?? environment
        let instance = genericInstance(candidate, carrier, span)
        if candidate.member.isConditional, let asked = candidate.member.viaProtocol, let base = candidate.base,
            !solver.require(base, conformsTo: asked, at: span)
        {
            return failure(
                span, CheckDiagnostic.doesNotConform(solver.replaceKnownVariables(base), asked, span, checker))
        }
        if let requirements = variable.declaration?.requirements, !requirements.isEmpty {
            _ = solver.require(requirements, instance, at: span)
        }
        guard let declared = variable.type else { return errorExpr(span) }
        let type = solver.openType(declared, instance)
        let draft: PendingExpr
        switch variable.storage {
        case .field: draft = fieldAccess(variable, candidate, type, span)
        case .staticField:
            draft = PendingExpr(type, span) { [self] in
                TExpr(
                    .load(.staticField(variable, finalized(instance.substitution, span))), finalized(type, span), span)
            }
            draft.place = { [self] in .staticField(variable, finalized(instance.substitution, span)) }
            if variable.isLet { draft.immutableReason = { CheckDiagnostic.assignToLet(variable, span) } }
        case .computed, .local, .global: draft = computedAccess(variable, candidate, instance, type, span)
        }
        if draft.immutableReason == nil, hidesSetter(variable) {
            draft.immutableReason = { CheckDiagnostic.privateSetter(variable, span) }
        }
        draft.isImplicitlyUnwrapped = variable.isImplicitlyUnwrapped
        draft.variable = variable
        return draft
    }

    private func fieldAccess(_ variable: VariableSymbol, _ candidate: Candidate, _ type: Type, _ span: Span)
        -> PendingExpr
    {
        guard let receiver = candidate.receiver else { return errorExpr(span) }
        if variable.isOverridden, !candidate.isSuper, !isOwnStorage(receiver, variable),
            let getter = Witnesses(checker).storedAccessor(variable, .getter)
        {
            return overridableAccess(variable, getter, candidate, type, span)
        }
        let isObject = (variable.parent as? NominalSymbol)?.kind == .class
        let draft: PendingExpr
        if isObject {
            draft = PendingExpr(type, span) { [self] in
                TExpr(.field(receiver.make(), variable), finalized(type, span), span)
            }
            draft.place = { .instanceField(receiver.make(), variable) }
        } else {
            draft = PendingExpr(type, span) { [self] in
                if let place = receiver.place {
                    return TExpr(.load(.field(place(), variable)), finalized(type, span), span)
                }
                return TExpr(.field(receiver.make(), variable), finalized(type, span), span)
            }
            if let place = receiver.place { draft.place = { .field(place(), variable) } }
            draft.immutableReason =
                receiver.immutableReason
                ?? (receiver.place == nil ? { CheckDiagnostic.assignToValue(variable.name, span) } : nil)
        }
        if variable.isLet, !isInitializing(receiver, variable) {
            draft.immutableReason = { CheckDiagnostic.assignToLet(variable, span) }
        }
        // Reading a lazy property stores its value, which changes the receiver.
        if variable.isLazy, !isObject, !context.isLibrary { checkMutable(candidate, variable.name, span) }
        return draft
    }

    /// Returns a stored property that a subclass may override, with its accessors.
    private func overridableAccess(
        _ variable: VariableSymbol, _ getter: FunctionSymbol, _ candidate: Candidate, _ type: Type, _ span: Span
    ) -> PendingExpr {
        let instance = genericInstance(candidate, getter.environment, span)
        let setter = Witnesses(checker).storedAccessor(variable, .setter)
        let draft = accessorAccess(getter, setter, candidate, instance, type, span)
        draft.immutableReason = nil
        if variable.isLet, !isInitializing(candidate.receiver!, variable) {
            draft.immutableReason = { CheckDiagnostic.assignToLet(variable, span) }
        }
        return draft
    }

    /// Returns true for `self.x` in an initialiser or `deinit` of the class that declares x: such code accesses the
    /// storage directly, even if a subclass overrides x.
    private func isOwnStorage(_ receiver: PendingExpr, _ variable: VariableSymbol) -> Bool {
        guard let function = context.functionScope?.function, receiver.variable === function.selfVariable else {
            return false
        }
        // A `willSet` or `didSet` that sets its own property does not call the observers again.
        if function.kind == .willSet || function.kind == .didSet { return function.accessorOf === variable }
        return (function.kind == .initializer || function.kind == .deinitializer) && function.parent === variable.parent
    }

    /// Returns true for `self.x = …` in an initialiser of the type that declares x.
    private func isInitializing(_ receiver: PendingExpr, _ variable: VariableSymbol) -> Bool {
        receiver.variable.map { isInitializing($0, variable) } ?? false
    }

    func isInitializing(_ root: VariableSymbol, _ variable: VariableSymbol) -> Bool {
        guard let function = context.functionScope?.function, function.kind == .initializer,
            root === function.selfVariable
        else {
            return false
        }
        return function.parent === variable.parent && !InitialValues(checker).hasInitializer(variable)
    }

    private func computedAccess(
        _ variable: VariableSymbol, _ candidate: Candidate, _ instance: Instance, _ type: Type, _ span: Span
    ) -> PendingExpr {
        guard let getter = variable.getter else { return errorExpr(span) }
        if getter.isMutating, !context.isLibrary { checkMutable(candidate, variable.name, span) }
        let draft = accessorAccess(getter, variable.setter, candidate, instance, type, span)
        if variable.setter == nil {
            draft.immutableReason = { CheckDiagnostic.assignToReadOnly(variable.name, span, variable) }
        }
        return draft
    }

    /// Infers a property or subscript by its accessors: its value is the getter's result, and its place calls the
    /// setter.
    func accessorAccess(
        _ getter: FunctionSymbol, _ setter: FunctionSymbol?, with arguments: [() -> TArgument] = [],
        _ candidate: Candidate, _ instance: Instance, _ type: Type, _ span: Span
    ) -> PendingExpr {
        noteThrown(getter.thrown)
        // The setter of a value type modifies the variable that contains the value.
        let changesReceiver = setter?.isMutating ?? false && isValue(candidate)
        let draft = PendingExpr(type, span) { [self] in
            TExpr(
                .call(
                    callee(getter, candidate, instance, span), receiver: receiver(of: getter, candidate, span),
                    arguments.map { $0() }), finalized(type, span), span)
        }
        draft.place = { [self] in
            let target: Receiver
            if changesReceiver, let place = candidate.receiver?.place {
                target = .place(place())
            } else {
                target = receiver(of: getter, candidate, span)
            }
            return .computed(
                receiver: target, getter: callee(getter, candidate, instance, span),
                setter: setter.map { callee($0, candidate, instance, span) }, arguments: arguments.map { $0() },
                type: finalized(type, span))
        }
        if changesReceiver {
            draft.immutableReason =
                candidate.receiver?.immutableReason
                ?? (candidate.receiver?.place == nil ? { CheckDiagnostic.assignToValue(getter.name, span) } : nil)
        }
        return draft
    }

    /// Reports a mutating use of a value type whose receiver is not a variable.
    func checkMutable(_ candidate: Candidate, _ name: Name, _ span: Span) {
        guard let receiver = candidate.receiver, isValue(candidate) else { return }
        if let reason = receiver.immutableReason {
            fail(CheckDiagnostic.mutatingOnImmutable(name, receiver.variable, reason(), span))
        } else if receiver.place == nil {
            fail(CheckDiagnostic.mutatingOnValue(name, span))
        }
    }

    private func isValue(_ candidate: Candidate) -> Bool {
        candidate.receiver.map { isValueType(solver.resolve($0.type)) } ?? false
    }

    func isValueType(_ type: Type) -> Bool {
        switch type.kind {
        case .nominal(let symbol, _): return symbol.kind != .class
        case .parameter, .dependent, .existential, .opaque: return !checker.isClassBound(type)
        case .metatype: return false
        default: return true
        }
    }

    private func caseValue(_ element: EnumCaseSymbol, _ candidate: Candidate, _ span: Span) -> PendingExpr {
        let instance = genericInstance(candidate, element.owner.environment, span)
        let result = solver.openType(element.owner.declaredType, instance)
        if element.payload.isEmpty {
            return PendingExpr(result, span) { [self] in TExpr(.enumCase(element, []), finalized(result, span), span) }
        }
        let type = Type.function(element.payload.map { solver.openType($0.type, instance) }, result)
        return PendingExpr(type, span) { [self] in TExpr(.enumCaseFunction(element), finalized(type, span), span) }
    }

    func functionValue(_ function: FunctionSymbol, _ candidate: Candidate, _ span: Span) -> PendingExpr {
        if candidate.needsUnwrap, let receiver = candidate.receiver {
            return failure(span, CheckDiagnostic.optionalSelf(function.name, receiver.span))
        }
        let instance = genericInstance(candidate, function.environment, span)
        _ = solver.require(requirements(of: function), instance, at: span)
        let own = Type.function(
            FunctionType(
                parameters: function.parameters.map { parameter in
                    FunctionType.Parameter(
                        type: solver.openType(
                            parameter.isVariadic ? checker.array(parameter.type) : parameter.type, instance),
                        isInout: parameter.isInout, isVariadic: parameter.isVariadic)
                }, result: resultType(function, candidate, instance),
                effects: function.effects.intersection([.throwing, .async]),
                thrown: function.thrown.map { solver.openType($0, instance) }))
        if candidate.isUnapplied, let base = candidate.base {
            let type = Type.function([base], own)
            return PendingExpr(type, span) { [self] in
                TExpr(.unappliedMethod(callee(function, candidate, instance, span)), finalized(type, span), span)
            }
        }
        if function.isOptionalRequirement { return failure(span, CheckDiagnostic.optionalRequirement(function, span)) }
        return PendingExpr(own, span) { [self] in
            let bound = candidate.receiver ?? candidate.metatype
            return TExpr(
                .functionRef(callee(function, candidate, instance, span), bound: bound?.make()), finalized(own, span),
                span)
        }
    }

    func requirements(of function: FunctionSymbol) -> [Requirement] {
        // An existing type already meets the requirements of its owner, so only those of the function are added here.
        function.environment.requirements
    }

    /// Records that a call with a typed throw occurs in the function, so that an enclosing `do` waits for the error
    /// type.
    func noteThrown(_ thrown: Type?) {
        if thrown != nil { context.functionScope?.namesThrown = true }
    }

    func resultType(_ function: FunctionSymbol, _ candidate: Candidate, _ instance: Instance) -> Type {
        noteThrown(function.thrown)
        let result = solver.openType(function.result, instance)
        // `super.copy()` has the type of `self`, not that of the superclass.
        let own = candidate.isSuper && function.kind != .initializer ? context.selfType : nil
        guard function.declaration?.returnsSelf ?? false || function.kind == .initializer,
            let base = own ?? candidate.base, base.isClass || isSubclassParameter(base)
        else { return result }
        return checker.wrapped(result) != nil ? checker.optional(base) : base
    }

    func callee(_ function: FunctionSymbol, _ candidate: Candidate, _ instance: Instance, _ span: Span) -> Callee {
        let dispatch: Callee.Dispatch
        let owner = function.owner
        if function.isRequirement {
            dispatch = .witness
        } else if owner?.kind == .class, !candidate.isSuper, !function.isFinal, owner?.collection.isFinal != true,
            function.kind != .initializer || (candidate.metatype != nil && function.isRequired),
            candidate.entry?.viaProtocol == nil
        {
            dispatch = .virtual
        } else {
            dispatch = .direct
        }
        return Callee(function, finalized(instance.substitution, span), dispatch)
    }

    func receiver(of function: FunctionSymbol, _ candidate: Candidate, _ span: Span) -> Receiver {
        if let metatype = candidate.metatype { return .metatype(metatype.make()) }
        guard let receiver = candidate.receiver else {
            if function.isStatic, function.bindingKey == nil, function.owner?.kind == .class, let base = candidate.base,
                solver.replaceKnownVariables(base).isClass
            {
                // `self` in an inherited static member is the class on which it is called.
                let own = finalized(base, span)
                return .metatype(TExpr(.metatype(own), .metatype(own), span))
            }
            return .none
        }
        if function.isMutating, isValueType(solver.replaceKnownVariables(receiver.type)), let place = receiver.place {
            return .place(markMutated(place()))
        }
        let made = receiver.make()
        // In a call of a superclass's member, `self` has the superclass's type.
        return .value(made)
    }
}
