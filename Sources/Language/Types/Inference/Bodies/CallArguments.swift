import Declarations
import Diagnostics
import Syntax
import TypeModel

// Infers the arguments of a call once, matches them to parameters and converts them to their types.

extension BodyChecker {
    /// Infers each argument once, before an overload is chosen.
    func arguments(of call: CallExpr) -> [CallArgument] { arguments(of: call) { callArgument($0) } }

    private func arguments(of call: CallExpr, _ make: (Argument) -> CallArgument) -> [CallArgument] {
        var result: [CallArgument] = []
        result.reserveCapacity(call.arguments.count + call.trailingClosures.count)
        for argument in call.arguments { result.append(make(argument)) }
        for (index, closure) in call.trailingClosures.enumerated() {
            var made = make(closure)
            made.isTrailing = true
            made.isFirstTrailing = index == 0
            result.append(made)
        }
        return result
    }

    /// Returns arguments that are inferred after their parameters are known, if only one overload can match them.
    func pendingArguments(of call: CallExpr) -> [CallArgument] {
        arguments(of: call) { argument in
            var isInout = false
            if case .inout_ = argument.value.kind { isInout = true }
            return CallArgument(
                label: argument.label, labelSpan: argument.labelSpan, expr: argument.value,
                draft: .placeholder, isTrailing: false, isInout: isInout, isPending: true)
        }
    }

    func inferringArgument(_ argument: CallArgument, expected: Expectation = .none) -> CallArgument {
        guard argument.isPending, !shouldStop else { return argument }
        var result = argument
        result.isPending = false
        if case .inout_(let operand) = argument.expr.kind {
            result.draft = infer(operand)
        } else {
            // Protocols of an unknown expected type still distinguish overloads.
            let wanted = expected.type.flatMap { type -> Type? in
                guard solver.isUnknown(type) else { return type }
                if let name = argument.expr.implicitName ?? argument.expr.rootOfImplicitChain {
                    return selfFixedByExtension(name, for: type)
                }
                return Self.canWait(argument.expr) ? type : nil
            }
            result.draft = rejectingTypeNames(infer(argument.expr, expected: Expectation(wanted)))
        }
        return result
    }

    func callArgument(_ argument: Argument) -> CallArgument {
        if case .inout_(let operand) = argument.value.kind {
            return CallArgument(
                label: argument.label, labelSpan: argument.labelSpan, expr: argument.value, draft: infer(operand),
                isTrailing: false, isInout: true)
        }
        return CallArgument(
            label: argument.label, labelSpan: argument.labelSpan, expr: argument.value,
            draft: rejectingTypeNames(infer(argument.value)), isTrailing: false, isInout: false)
    }

    func matcher(
        _ parameters: [CallParameter], _ arguments: [CallArgument], of candidate: Candidate? = nil
    ) -> ArgumentMatcher {
        ArgumentMatcher(parameters: parameters, arguments: arguments, body: self, candidate: candidate)
    }

    func takesClosure(_ type: Type, of candidate: Candidate? = nil) -> Bool {
        var known = solver.resolve(type)
        if case .dependent = known.kind, let candidate {
            // The receiver's elements may be functions: `Observable.just { … }`.
            known = solver.resolve(checker.substitute(known, NameLookup(body: self).ownerArguments(of: candidate)))
        }
        if known.asFunction != nil || known.isAny { return true }
        if let wrapped = checker.wrapped(known) { return takesClosure(wrapped, of: candidate) }
        if case .parameter = known.kind { return true }
        return known.asVariable != nil
    }

    func parameters(of candidate: Candidate) -> [CallParameter]? {
        if candidate.isUnapplied, candidate.symbol is FunctionSymbol {
            return [CallParameter(label: nil, type: candidate.base ?? .error)]
        }
        return parameters(of: candidate.symbol)
    }

    func parameters(of symbol: Symbol) -> [CallParameter]? {
        checker.resolve(symbol)
        if let function = symbol as? FunctionSymbol {
            if let known = function.callParameters { return known }
            let parameters = function.parameters.map { parameter in
                var made = CallParameter(
                    label: parameter.label, type: parameter.type, isInout: parameter.isInout,
                    isVariadic: parameter.isVariadic, isAutoclosure: parameter.isAutoclosure,
                    hasDefault: parameter.hasDefault, isEscaping: parameter.isEscaping, name: parameter.variable.name,
                    isListed: parameter.isListed,
                    builder: parameter.builder)
                made.isAsync =
                    parameter.isAutoclosure && parameter.variable.type.asFunction?.effects.isAsync ?? false
                return made
            }
            if function.declaration?.state == .resolved { function.callParameters = parameters }
            return parameters
        }
        if let element = symbol as? EnumCaseSymbol {
            return element.payload.enumerated().map { index, payload in
                CallParameter(label: payload.label, type: payload.type, hasDefault: element.hasDefault(at: index))
            }
        }
        if let member = symbol as? SubscriptSymbol {
            if let known = member.callParameters { return known }
            let parameters = member.parameters.map { parameter in
                CallParameter(
                    label: parameter.label, type: parameter.type, isVariadic: parameter.isVariadic,
                    isAutoclosure: parameter.isAutoclosure, hasDefault: parameter.hasDefault)
            }
            if member.declaration?.state == .resolved { member.callParameters = parameters }
            return parameters
        }
        return nil
    }

    /// Converts arguments to their parameters; returns the code for each parameter.
    func bindArguments(
        _ parameters: [CallParameter], _ arguments: [CallArgument], _ match: ArgumentMatch, at site: Span
    ) -> [() -> TArgument] {
        var made: [() -> TArgument] = []
        made.reserveCapacity(parameters.count)
        checkOverlap(arguments)
        let before = mismatchCount
        for (position, parameter) in parameters.enumerated() {
            if mismatchCount > before, let index = match.argument(at: position),
                case .closure = arguments[index].expr.kind
            {
                // The parameters of later closures depend on the argument that did not match, so errors in their bodies
                // would be consequences.
                checkClosuresOfFailedCall([arguments[index]])
                made.append { .defaultValue(at: site) }
                continue
            }
            if parameter.isVariadic {
                made.append(
                    variadicArgument(
                        parameter,
                        match.arguments(at: position).map {
                            inferringArgument(arguments[$0], expected: Expectation(parameter.type))
                        }))
            } else if let index = match.argument(at: position) {
                if parameter.isListed, case .closure(let closure) = arguments[index].expr.kind {
                    closure.convertToList()
                }
                made.append(singleArgument(parameter, applyingResultBuilder(arguments[index], parameter)))
            } else {
                made.append { .defaultValue(at: site) }
            }
            if shouldStop { return made }
            solver.workDone += 1
        }
        return made
    }

    /// Applies a result builder to a closure argument.
    private func applyingResultBuilder(_ argument: CallArgument, _ parameter: CallParameter) -> CallArgument {
        guard let builder = parameter.builder, case .closure(let closure) = argument.expr.kind else {
            return inferringArgument(argument, expected: Expectation(parameter.type))
        }
        BuilderSyntax(builder, closure.span, as: builder.appliedType == nil ? .knownType : .alias).build(closure)
        guard let applied = builder.appliedType else {
            return inferringArgument(argument, expected: Expectation(parameter.type))
        }
        // The alias of the builder is only known at this point, so the closure is checked again.
        var argument = argument
        if !argument.isPending { checkClosuresOfFailedCall([argument]) }
        argument.isPending = true
        return inNestedContext { inner in
            let alias = TypealiasSymbol(name: BuilderSyntax.alias, span: closure.span, parent: nil)
            alias.type = applied
            inner.hoistedSymbols[BuilderSyntax.alias] = [alias]
            return inferringArgument(argument, expected: Expectation(parameter.type))
        }
    }

    /// Reports a variable that is passed to two `inout` parameters at once.
    private func checkOverlap(_ arguments: [CallArgument]) {
        guard arguments.count > 1 else { return }
        var names: [Name: Span] = [:]
        for argument in arguments where argument.isInout {
            guard case .inout_(let operand) = argument.expr.kind, case .name(let name) = operand.kind else { continue }
            if names[name.name] != nil { fail(CheckDiagnostic.overlappingInout(name.name, argument.expr.span)) }
            names[name.name] = operand.span
        }
    }

    private func variadicArgument(_ parameter: CallParameter, _ arguments: [CallArgument]) -> () -> TArgument {
        let type = parameter.type
        let drafts = arguments.map { argument in
            convertedOrNil(argument.draft, to: type) { found, wanted in
                NearestOverload(body: self).argumentMismatch(argument, found, wanted, parameter)
            } ?? errorExpr(argument.draft.span)
        }
        let span = arguments.first?.draft.span ?? checker.textState.lastSpan
        return { [self] in
            let element = finalized(type, span)
            return .value(
                TExpr(.array(drafts.map { converted($0.make(), to: element) }), checker.array(element), span))
        }
    }

    private func singleArgument(_ parameter: CallParameter, _ argument: CallArgument) -> () -> TArgument {
        let span = argument.draft.span
        if parameter.isInout {
            guard argument.isInout else {
                fail(CheckDiagnostic.missingAmpersand(span))
                return { .value(TExpr(.error, .error, span)) }
            }
            if let reason = argument.draft.immutableReason {
                fail(reason())
            } else if argument.draft.place == nil, !argument.draft.type.isError {
                fail(CheckDiagnostic.inoutNeedsVariable(span))
            }
            var draft = argument.draft
            if draft.isImplicitlyUnwrapped, !solver.wouldSucceed({ solver.unify(draft.type, parameter.type) }) {
                draft = unwrappedIfImplicit(draft)
            }
            if !solver.unify(draft.type, parameter.type) {
                fail(
                    CheckDiagnostic.argumentMismatch(
                        solver.replaceKnownVariables(argument.draft.type), solver.replaceKnownVariables(parameter.type),
                        parameter, span, checker))
            }
            return { [self] in draft.place.map { .inout_(markMutated($0())) } ?? .value(TExpr(.error, .error, span)) }
        }
        if argument.isInout {
            fail(CheckDiagnostic.extraAmpersand(span))
            return { .value(TExpr(.error, .error, span)) }
        }
        let type = parameter.type
        if solver.isQuiet, parameter.isEscaping, let variable = argument.draft.variable, variable.isBorrowed {
            // Another overload may take an escaping function. For example, `lazy.map(f)` then refers to the overload
            // that is not lazy.
            solver.failQuietly()
            return { .value(TExpr(.error, .error, span)) }
        }
        guard
            let draft = convertedOrNil(
                argument.draft, to: type,
                { found, wanted in NearestOverload(body: self).argumentMismatch(argument, found, wanted, parameter) })
        else {
            // No parameter provides a type for the closure, so errors in its body would be consequences.
            if !solver.isQuiet { checkClosuresOfFailedCall([argument]) }
            return { .value(TExpr(.error, .error, span)) }
        }
        if parameter.isAutoclosure {
            return { [self] in
                let body = converted(draft.make(), to: finalized(type, span))
                markCaptured(in: body)
                return .value(.autoclosure(body, span, isAsync: parameter.isAsync))
            }
        }
        if !type.isOpen, solver.isSettled(draft.type, as: type) { return { .value(draft.make()) } }
        return { [self] in .value(converted(draft.make(), to: finalized(type, span))) }
    }

    /// Marks the root variable of a place as mutated.
    func markMutated(_ place: Place) -> Place {
        var root = place
        while true {
            switch root {
            case .variable(let variable):
                variable.isMutated = true
                return place
            case .field(let inner, _), .tupleField(let inner, _), .chainPayload(let inner),
                .forcedPayload(let inner, _),
                .keyPath(let inner, _, _):
                root = inner
            case .computed(let receiver, _, _, _, _):
                guard case .place(let inner) = receiver else { return place }
                root = inner
            case .instanceField, .staticField, .referenceKeyPath, .value: return place
            }
        }
    }

    func markCaptured(in expr: TExpr) {
        TypedWalker.variables(in: expr) { variable in
            if variable.storage == .local { variable.isCaptured = true }
        }
    }
}

extension EnumCaseSymbol {
    func hasDefault(at index: Int) -> Bool {
        guard let declaration, case .enumCase(let elements) = declaration.decl.kind else { return false }
        return elements[declaration.bindingIndex].payload?[index].defaultValue != nil
    }
}

extension Expr {
    /// The name of an implicit member: `meter` in `.meter`, `custom` in `.custom(1)`.
    var implicitName: Name? {
        switch kind {
        case .member(let member): return member.base == nil ? member.name : nil
        case .call(let call): return call.callee.implicitName
        default: return nil
        }
    }
}
