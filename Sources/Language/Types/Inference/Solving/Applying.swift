import Declarations
import Diagnostics
import Syntax
import TypeModel

// Applies one overload to its arguments.

extension BodyChecker {
    func apply(
        _ matches: CandidateMatch, _ given: [CallArgument], _ span: Span, at nameSpan: Span, expected: Expectation
    ) -> PendingExpr {
        let candidate = matches.candidate
        if candidate.symbol.declaration?.isDisfavored ?? false { solver.score.add(.disfavored) }
        if candidate.entry != nil { checkAccess(candidate.symbol, nameSpan) }
        switch candidate.symbol {
        case let function as FunctionSymbol:
            if candidate.isUnapplied { return applyUnapplied(function, matches, given, span, at: nameSpan) }
            return apply(function, matches, given, span, at: nameSpan, expected: expected)
        case let element as EnumCaseSymbol: return apply(element, matches, given, span, expected: expected)
        case let member as SubscriptSymbol:
            return Subscripts(body: self).apply(member, matches, given, span, expected: expected)
        default: return errorExpr(span)
        }
    }

    func openedParameters(_ parameters: [CallParameter], _ instance: Instance) -> [CallParameter] {
        guard !instance.substitution.isEmpty, parameters.contains(where: \.type.isGeneric) else { return parameters }
        var result = parameters
        for index in result.indices {
            result[index].type = solver.openType(result[index].type, instance)
            if let applied = result[index].builder?.appliedType {
                result[index].builder?.appliedType = solver.openType(applied, instance)
            }
        }
        return result
    }

    private func apply(
        _ function: FunctionSymbol, _ matches: CandidateMatch, _ given: [CallArgument], _ span: Span, at nameSpan: Span,
        expected: Expectation
    ) -> PendingExpr {
        let candidate = matches.candidate
        if candidate.needsUnwrap, let receiver = candidate.receiver {
            return failure(nameSpan, CheckDiagnostic.optionalSelf(function.name, receiver.span))
        }
        if let base = candidate.base, case .existential = base.kind, candidate.receiver != nil, !context.isLibrary,
            function.parameters.contains(where: { dependsOnSelf($0.type, base) })
        {
            return failure(nameSpan, CheckDiagnostic.existentialMember(function.name, base, nameSpan, checker))
        }
        if function.kind == .initializer, candidate.metatype != nil, !function.isRequired, !function.isLibrary,
            let owner = function.owner, owner.kind == .class, !owner.collection.isFinal
        {
            return failure(nameSpan, CheckDiagnostic.needsRequired(owner.name, nameSpan))
        }
        let instance = genericInstance(candidate, function.environment, span)
        checker.textState.lastSpan = nameSpan
        let holds = meetsOwnConditions(function, candidate, instance, nameSpan)
        if shouldStop { return errorExpr(span) }
        if !holds {
            checkClosuresOfFailedCall(given)
            return errorExpr(span)
        }
        solver.workDone += 1
        let result = resultType(function, candidate, instance)
        if let type = expected.type { unifyWithExpectedType(type, result, function, matches, given, instance) }
        let parameters = openedParameters(matches.parameters, instance)
        if matches.match.defaultCount > 0 { unifyWithDefaults(parameters, matches.match, of: function, span) }
        let made = bindArguments(parameters, given, matches.match, at: matches.callSite ?? span)
        if shouldStop { return errorExpr(span) }
        if let type = expected.type, !solver.isUnknown(type), !solver.isUnknown(result), !isExistential(type) {
            _ = solver.speculate { solver.convert(result, type) }
        }
        if function.takesMarbles { MarbleLiterals(body: self).readMarbles(given, matches.match, result) }
        solver.runReadyTasks()
        if shouldStop { return errorExpr(span) }
        scoreOpenParameters(instance)
        if function.isMutating { checkMutable(candidate, function.name, nameSpan) }
        if matches.match.defaultCount > 0, !solver.isQuiet { InitialValues(checker).markDefaultsNeeded(function) }
        let draft = PendingExpr(result, span) { [self] in
            let callee = callee(function, candidate, instance, span)
            let known = finalized(result, span)
            if !context.isLibrary { OlderSpellings(checker).record(function, at: nameSpan) }
            let values = made.map { $0() }
            if let special = shortCircuit(function, values, known, span) { return special }
            return TExpr(
                .call(callee, receiver: receiver(of: function, candidate, span), values), known, span)
        }
        #if DEBUG
            draft.function = function
        #endif
        draft.isDiscardable =
            function.isDiscardable || function.result.isVoid || function.result === checker.neverType
            || function.kind == .initializer && function.isDiscardable
        draft.isImplicitlyUnwrapped = function.isImplicitlyUnwrapped
        return draft
    }

    /// Unifies parameters without arguments with the types of default values that decide generic parameters.
    private func unifyWithDefaults(
        _ parameters: [CallParameter], _ match: ArgumentMatch, of function: FunctionSymbol, _ span: Span
    ) {
        guard !function.isLibrary else { return }
        for (index, parameter) in parameters.enumerated()
        where parameter.hasDefault && match.argument(at: index) == nil {
            guard let type = InitialValues(checker).decidingDefaultType(function, index),
                !solver.unify(parameter.type, type)
            else { continue }
            fail(
                CheckDiagnostic.argumentMismatch(
                    type, solver.replaceKnownVariables(parameter.type), parameter, span, checker))
        }
    }

    /// Returns true if the result type of a protocol's initialiser meets its own conditions, such as hashable elements
    /// of `Set`.
    private func meetsOwnConditions(
        _ function: FunctionSymbol, _ candidate: Candidate, _ instance: Instance, _ span: Span
    ) -> Bool {
        guard solver.require(requirements(of: function), instance, at: span) else { return false }
        guard function.kind == .initializer, candidate.entry?.viaProtocol != nil,
            let base = candidate.base, let owner = base.nominal, !owner.environment.requirements.isEmpty
        else { return true }
        return solver.require(owner.environment.requirements, Instance(Substitution(nominal: base)), at: span)
    }

    private func isLabelled(_ wanted: Type) -> Bool { wanted.asTuple?.contains { $0.label != nil } ?? false }

    /// Unifies the result with the expected type before the arguments, if that can widen bindings or provide tuple
    /// labels.
    private func unifyWithExpectedType(
        _ wanted: Type, _ result: Type, _ function: FunctionSymbol, _ matches: CandidateMatch, _ given: [CallArgument],
        _ instance: Instance
    ) {
        if wanted.isExistential { return }
        if solver.isUnknown(wanted) {
            // In `flatMap { _ in (0...2).map { … } }`, the expected element type also applies inside the closure.
            if result.nominal != nil, result.isOpen { _ = solver.speculate { solver.convert(result, wanted) } }
            return
        }
        // In `text.map { $0.count }`, the closure may return an optional if an optional of such a value is expected.
        if let inner = checker.wrapped(solver.resolve(wanted)), checker.wrapped(inner) != nil,
            returnsOptionalOfClosure(function)
        {
            _ = solver.speculate { solver.unify(result, wanted) }
        }
        let isSoft = matches.candidate.base.map { solver.hasSoftPart($0) } ?? false
        if isSoft || isLabelled(wanted) {
            _ = solver.speculate { solver.convert(result, wanted) }
        } else if containsExistential(wanted), result.isOpen {
            // If an enclosing call already tries its arguments with the expected type, this call does not try them:
            // otherwise nested calls would take exponential time.
            var isMeant = true
            if !solver.isTryingExpectedType {
                isMeant =
                    (takesAnyType(function, wanted) || !couldBindArguments(matches, given, instance))
                    && couldBindArguments(matches, given, instance, giving: (result, wanted))
            }
            if isMeant { _ = solver.speculate { solver.unify(result, wanted) } }
        }
    }

    /// Returns true for a function with result `U?` whose `U` only a closure's result determines.
    private func returnsOptionalOfClosure(_ function: FunctionSymbol) -> Bool {
        guard case .parameter(let own)? = function.result.flatMap({ checker.wrapped($0) })?.kind else { return false }
        func isOwn(_ type: Type) -> Bool { type.contains { if case .parameter(own) = $0.kind { true } else { false } } }
        return function.parameters.allSatisfy { parameter in
            guard let closure = parameter.type.asFunction else { return !isOwn(parameter.type) }
            return !closure.parameters.contains { isOwn($0.type) }
        }
    }

    /// Returns true for a collection or tuple with existential parts.
    private func containsExistential(_ wanted: Type) -> Bool {
        solver.replaceKnownVariables(wanted).contains { $0.isExistential }
    }

    /// Returns true if the result contains the arguments' types, so the expected type applies to them: `func same<T>(_
    /// a: T, _ b: T) -> [T]`.
    private func takesAnyType(_ function: FunctionSymbol, _ wanted: Type) -> Bool {
        guard !isExistential(wanted), let result = function.result else { return false }
        return !result.contains { if case .dependent = $0.kind { true } else { false } }
            && function.parameters.allSatisfy { if case .parameter = $0.type.kind { true } else { !$0.type.isGeneric } }
    }

    /// Returns true if the arguments match for the result type `wanted`, if given.
    private func couldBindArguments(
        _ matches: CandidateMatch, _ given: [CallArgument], _ instance: Instance,
        giving wanted: (result: Type, place: Type)? = nil
    ) -> Bool {
        let mark = solver.mark()
        return solver.wouldSucceed {
            solver.isTryingExpectedType = true
            if let wanted, !solver.unify(wanted.result, wanted.place) { return false }
            _ = bindArguments(
                openedParameters(matches.parameters, instance), given, matches.match,
                at: matches.callSite ?? checker.textState.lastSpan)
            solver.runReadyTasks()
            return solver.conditionsCouldHold(since: mark)
        }
    }

    /// Returns true for an expected `Any` or `Any?`, which does not determine generic parameters.
    private func isExistential(_ wanted: Type) -> Bool {
        wanted.isExistential || checker.wrapped(wanted).map { isExistential($0) } ?? false
    }

    /// Adds to the score for each generic parameter that the overload leaves unknown.
    func scoreOpenParameters(_ instance: Instance) {
        guard solver.isQuiet else { return }
        for argument in instance.substitution.arguments
        where solver.isUnknown(argument) && !solver.isDecidedByLiteral(argument) {
            // A closure's type becomes known when its body is checked.
            if solver.resolve(argument).asVariable?.closure == nil { solver.score.add(.hole) }
        }
    }

    /// Infers `&&` and `||` of Bool, and `??`: operators whose right operand is evaluated only if needed.
    func shortCircuit(_ function: FunctionSymbol, _ values: [TArgument], _ type: Type, _ span: Span) -> TExpr? {
        guard function.isLibrary, values.count == 2, case .value(let left) = values[0],
            case .value(let right) = values[1],
            function.name == Names.and || function.name == Names.or || function.name == Names.coalesce,
            case .closure(let closure) = right.kind, case .return(let body?)? = closure.body.statements.first?.kind
        else { return nil }
        if function.name == Names.and { return TExpr(.and(left, body), type, span) }
        if function.name == Names.or { return TExpr(.or(left, body), type, span) }
        return TExpr(.coalesce(left, converted(body, to: type)), type, span)
    }

    /// Returns true if a member's type depends on `Self`, which is unknown for `any P`.
    func dependsOnSelf(_ type: Type, _ existential: Type) -> Bool {
        if !type.isGeneric { return false }
        // An associated type that the existential's arguments fix is known: `any P<Int>`.
        let type = type.mapped { part in
            if case .dependent(_, let associated) = part.kind {
                return PrimaryAssociatedTypes(checker).fixedType(associated, in: existential)
            }
            return nil
        }
        return takesSelf(type)
    }

    /// Returns true if a parameter of a closure depends on `Self`; in such closures associated types are erased.
    private func takesSelf(_ type: Type) -> Bool {
        if let function = type.asFunction {
            return function.parameters.contains { returnsSelf($0.type) } || takesSelf(function.result)
        }
        return mentionsSelf(type)
    }

    private func returnsSelf(_ type: Type) -> Bool {
        if let function = type.asFunction {
            return function.parameters.contains { takesSelf($0.type) } || returnsSelf(function.result)
        }
        return false
    }

    private func mentionsSelf(_ type: Type) -> Bool {
        type.contains { part in
            switch part.kind {
            case .parameter(let parameter): return parameter.isSelf
            case .dependent(let base, _):
                if case .parameter(let parameter) = base.kind { return parameter.isSelf }
                return false
            default: return false
            }
        }
    }

    private func applyUnapplied(
        _ function: FunctionSymbol, _ matches: CandidateMatch, _ given: [CallArgument], _ span: Span, at nameSpan: Span
    ) -> PendingExpr {
        let draft = functionValue(function, matches.candidate, span)
        guard let type = draft.type.asFunction, let first = type.parameters.first else { return errorExpr(span) }
        let object = inferringArgument(given[0], expected: Expectation(first.type)).draft
        let found = solver.resolve(object.type)
        if !found.isError, !solver.wouldSucceed({ solver.convert(found, first.type) }) {
            if nameSpan.start == span.start {
                return failure(nameSpan, CheckDiagnostic.instanceMember(function.name, nameSpan))
            }
            return failure(
                nameSpan,
                CheckDiagnostic.instanceMember(
                    function.name, of: solver.replaceKnownVariables(first.type), nameSpan, checker))
        }
        let receiver = coerce(object, to: first.type)
        return PendingExpr(type.result, span) { [self] in
            TExpr(.apply(draft.make(), [.value(receiver.make())]), finalized(type.result, span), span)
        }
    }

    private func apply(
        _ element: EnumCaseSymbol, _ matches: CandidateMatch, _ given: [CallArgument], _ span: Span,
        expected: Expectation
    ) -> PendingExpr {
        let instance = genericInstance(matches.candidate, element.owner.environment, span)
        let made = bindArguments(
            openedParameters(matches.parameters, instance), given, matches.match, at: matches.callSite ?? span)
        if shouldStop { return errorExpr(span) }
        if matches.match.defaultCount > 0, !solver.isQuiet { InitialValues(checker).checkPayloadDefaults(element) }
        let result = solver.openType(element.owner.declaredType, instance)
        if let type = expected.type, !solver.isUnknown(type) { _ = solver.speculate { solver.convert(result, type) } }
        solver.runReadyTasks()
        return PendingExpr(result, span) { [self] in
            let values = made.enumerated().map { index, value -> TExpr in
                switch value() {
                case .value(let expr): return expr
                case .defaultValue(let site): return payloadDefault(element, index, site)
                case .inout_: return TExpr(.error, .error, span)
                }
            }
            return TExpr(.enumCase(element, values), finalized(result, span), span)
        }
    }

    /// Returns the default value of an associated value. `#line` in the default value is the line of the call.
    private func payloadDefault(_ element: EnumCaseSymbol, _ index: Int, _ site: Span) -> TExpr {
        guard let value = element.payload[index].defaultValue else { return TExpr(.error, .error, site) }
        if case .magic = value.kind { return TExpr(value.kind, value.type, site) }
        return value
    }
}
