import Declarations
import Diagnostics
import Syntax
import TypeModel

// Infers the callee of a call. CallArguments.swift infers the arguments; the folder Solving chooses overloads.

extension BodyChecker {
    func inferCall(_ call: CallExpr, _ span: Span, expected: Expectation) -> PendingExpr {
        if let special = specialCall(call, span, expected: expected) { return special }
        switch call.callee.kind {
        case .name(let name): return callName(name, call, span, expected: expected)
        case .member(let member): return callMember(member, call, span, expected: expected)
        case .chainLink(let inner): return callOptional(inner, call, span, expected: expected)
        default: return callExpression(call, span, expected: expected)
        }
    }

    private func callExpression(_ call: CallExpr, _ span: Span, expected: Expectation) -> PendingExpr {
        let draft = infer(call.callee, expected: Expectation(selectedFunction(by: call)))
        if shouldStop { return draft }
        return callValue(draft, call, span, expected: expected)
    }

    /// Infers `delegate?.textViewDidChange?(view)`, a call of an optional requirement. The app kit declares such methods
    /// with default bodies.
    private func callOptional(_ callee: Expr, _ call: CallExpr, _ span: Span, expected: Expectation) -> PendingExpr {
        guard case .member(let member) = callee.kind, let base = member.base,
            solver.wouldSucceed({ isOptionalRequirement(member, of: inferBase(base, of: member.name, as: nil)) })
        else { return callExpression(call, span, expected: expected) }
        let draft = inferBase(base, of: member.name, as: nil)
        if shouldStop { return draft }
        let made = callMember(of: draft, member, call, span, expected: .none, isOptional: true)
        let result = PendingExpr(made.type, span) { [self] in
            let value = made.make()
            guard case .call(var callee, let receiver, let arguments) = value.kind, callee.dispatch == .witness else {
                return value
            }
            callee.isOptional = true
            let optional = TExpr(
                .call(callee, receiver: receiver, arguments), checker.optional(value.type), value.span)
            return TExpr(.chainLink(optional), value.type, span)
        }
        result.isDiscardable = true
        return result
    }

    private func isOptionalRequirement(_ member: MemberExpr, of draft: PendingExpr) -> Bool {
        let type = solver.resolve(draft.type)
        guard draft.namedType == nil, !type.isError, type.asVariable == nil else { return false }
        return checker.lookup(member.name, in: type).contains { entry in
            entry.symbol is FunctionSymbol && (entry.symbol.isOfModule || entry.symbol.isOptionalRequirement)
                && (entry.symbol.parent as? NominalSymbol)?.kind == .protocol
        }
    }

    /// Infers the type of a function that is passed to a higher-order function, from the arguments of the outer call:
    /// `with(plus)([1, 2])`.
    private func selectedFunction(by call: CallExpr) -> Type? {
        func saysItsType(_ expr: Expr) -> Bool {
            if case .array(let elements) = expr.kind { return elements.allSatisfy(saysItsType) }
            return Self.isPlain(expr)
        }
        guard case .call(let inner) = call.callee.withoutParens.kind, call.trailingClosures.isEmpty,
            call.arguments.allSatisfy({ $0.label == nil && saysItsType($0.value) }),
            functions(named: inner.callee).count > 1
        else { return nil }
        var type: Type?
        let worked = solver.speculate { [self] in
            let parameters = call.arguments.map {
                FunctionType.Parameter(type: rejectingTypeNames(infer($0.value)).type)
            }
            type = .function(
                FunctionType(
                    parameters: parameters, result: solver.freshVariable(at: call.callee.span), effects: .throwing))
            return true
        }
        return worked ? type : nil
    }

    /// Infers a call of a function with rules of its own: `type(of: x)`.
    private func specialCall(_ call: CallExpr, _ span: Span, expected: Expectation) -> PendingExpr? {
        guard isTypeOf(call.callee), call.arguments.count == 1, call.arguments[0].label == Names.of,
            call.trailingClosures.isEmpty
        else { return nil }
        let draft = rejectingTypeNames(infer(call.arguments[0].value))
        _ = solvedExpectation(draft.type)
        let type = Type.metatype(draft.type)
        return PendingExpr(type, span) { [self] in
            let value = draft.make()
            let metatype = finalized(type, span)
            if namesValueType(value) { return TExpr(.metatype(value.type), metatype, span) }
            return TExpr(.dynamicType(value), metatype, span)
        }
    }

    /// Returns true for a variable of a struct or enum type: `type(of:)` does not read it, so it need not be
    /// initialised.
    private func namesValueType(_ e: TExpr) -> Bool {
        guard case .load(.variable) = e.kind, case .nominal(let symbol, _) = e.type.kind else { return false }
        return symbol.kind == .struct || symbol.kind == .enum
    }

    /// Returns true if the callee is `type` or `Swift.type`.
    private func isTypeOf(_ callee: Expr) -> Bool {
        switch callee.kind {
        case .name(let name): return name.name == Names.typeName
        case .member(let member):
            guard member.name == Names.typeName, case .name(let module)? = member.base?.kind else { return false }
            return module.name == Names.swiftModule && NameLookup(body: self).lookup(module.name) == nil
        default: return false
        }
    }

    private func callName(_ name: NameExpr, _ call: CallExpr, _ span: Span, expected: Expectation) -> PendingExpr {
        if let arguments = name.genericArguments,
            case .symbols(let symbols)? = NameLookup(body: self).lookup(name.name),
            symbols.first is FunctionSymbol
        {
            let reach = AccessPath(explicitArguments: arguments.map { resolveOpen($0) })
            return resolveCall(
                symbols.map { Candidate(symbol: $0, reach: reach) }, name.name, call, span, at: call.callee.span,
                expected: expected)
        }
        if name.genericArguments != nil || name.name == Names.superName {
            return callValue(infer(call.callee), call, span, expected: expected)
        }
        guard let found = NameLookup(body: self).lookup(name.name) ?? NameLookup(body: self).packType(name.name) else {
            checkClosuresOfFailedCall(arguments(of: call))
            return NameLookup(body: self).unknownName(name.name, call.callee.span)
        }
        switch found {
        case .variable, .type: return callValue(infer(call.callee), call, span, expected: expected)
        case .members(let entries, let home):
            let outer = (context.isLibrary ? checker.lookupLibrary(name.name) : checker.lookupGlobal(name.name))
                .filter { $0 is FunctionSymbol }.map { Candidate(symbol: $0, reach: .shadowed) }
            if outer.isEmpty || !context.isLibrary,
                let problem = NameLookup(body: self).reportStaticOnly(entries, name.name, in: home, call.callee.span)
            {
                checkClosuresOfFailedCall(arguments(of: call))
                return problem
            }
            var list = NameLookup(body: self).candidates(entries, in: home, call.callee.span)
            if list.contains(where: {
                $0.symbol is VariableSymbol || $0.symbol is NominalSymbol || $0.symbol is TypealiasSymbol
            }),
                !list.contains(where: { $0.symbol is FunctionSymbol })
            {
                return callValue(infer(call.callee), call, span, expected: expected)
            }
            let functions = list.filter { $0.symbol is FunctionSymbol || $0.symbol is EnumCaseSymbol }
            if callsProperty(among: list, call, insteadOf: functions + outer) {
                return callValue(infer(call.callee), call, span, expected: expected)
            }
            list = functions
            return resolveCall(list + outer, name.name, call, span, at: call.callee.span, expected: expected)
        case .symbols(let symbols):
            if symbols.first is FunctionSymbol {
                return resolveCall(
                    symbols.map { Candidate(symbol: $0) }, name.name, call, span, at: call.callee.span,
                    expected: expected)
            }
            let functions = symbols.filter { $0 is FunctionSymbol }.map { Candidate(symbol: $0) }
            if anyMatches(functions, call) {
                return resolveCall(functions, name.name, call, span, at: call.callee.span, expected: expected)
            }
            return callValue(infer(call.callee), call, span, expected: expected)
        }
    }

    private func callMember(_ member: MemberExpr, _ call: CallExpr, _ span: Span, expected: Expectation) -> PendingExpr
    {
        guard let base = member.base else {
            return implicitMember(member, span, expected: expected) { [self] type in
                resolveCall(
                    staticCandidates(member, type), member.name, call, span, at: member.nameSpan,
                    expected: expected.withType(type))
            }
        }
        if case .name(let name) = base.kind, checker.isModule(name.name),
            NameLookup(body: self).lookup(name.name) == nil
        {
            let symbols = checker.lookupLibrary(member.name).filter { $0 is FunctionSymbol }
            if !symbols.isEmpty {
                return resolveCall(
                    symbols.map { Candidate(symbol: $0) }, member.name, call, span, at: member.nameSpan,
                    expected: expected)
            }
            return callValue(infer(call.callee), call, span, expected: expected)
        }
        let keeps = expected.type.map { passesExpectedType(member.name, of: base, $0) } ?? false
        let wanted = keeps || base.isImplicitMemberChain ? expected.type : expectedListType(base, by: call)
        let draft = inferBase(base, of: member.name, as: wanted)
        if shouldStop { return draft }
        return callMember(of: draft, member, call, span, expected: expected)
    }

    /// Returns true if the expected result of a method is also a hint for its receiver, because the method keeps the type:
    /// for a list, or for a chain that begins with a factory of a generic type, `Observable.create { … }.observe(on: queue)`.
    private func passesExpectedType(_ name: Name, of base: Expr, _ wanted: Type) -> Bool {
        let known = solver.replaceKnownVariables(wanted)
        guard !known.isOpen, let nominal = known.nominal, returnsSameType(name, of: nominal) else { return false }
        return nominal === checker.arraySymbol || isBuiltByFactory(base, by: nominal)
    }

    /// Returns true if an expression is a chain of methods that keep the type of a factory without generic arguments.
    private func isBuiltByFactory(_ expr: Expr, by nominal: NominalSymbol) -> Bool {
        guard case .call(let call) = expr.kind, case .member(let member) = call.callee.kind, let root = member.base,
            returnsSameType(member.name, of: nominal)
        else { return false }
        if case .name(let type) = root.kind { return type.name == nominal.name && type.genericArguments == nil }
        return isBuiltByFactory(root, by: nominal)
    }

    /// Returns true if a method of a generic type or of its protocols returns the type with the same arguments.
    private func returnsSameType(_ name: Name, of nominal: NominalSymbol) -> Bool {
        let parameters = nominal.environment.parameters
        guard !parameters.isEmpty else { return false }
        return checker.lookup(name, in: .nominal(nominal, parameters.map { .parameter($0) })).contains { entry in
            guard let function = entry.symbol as? FunctionSymbol else { return false }
            checker.resolve(function)
            guard case .nominal(nominal, let arguments)? = function.result?.kind else { return false }
            return zip(arguments, parameters).allSatisfy { argument, parameter in
                switch argument.kind {
                case .parameter(let own): return own === parameter
                case .dependent(let base, let associated):
                    guard case .parameter(let owner) = base.kind else { return false }
                    return owner.isSelf && associated.name == parameter.name
                default: return false
                }
            }
        }
    }

    /// Returns the type for a list literal whose elements are passed to a function that takes `any P`, as in
    /// `[Dog(), Cat()].map(describe)`.
    private func expectedListType(_ base: Expr, by call: CallExpr) -> Type? {
        guard case .array(let elements)? = base.literalList?.kind, elements.count > 1,
            let argument = (call.arguments + call.trailingClosures).first,
            let taken = parameterType(by: argument.value),
            taken.isExistential, !taken.isAny
        else { return nil }
        return checker.array(taken)
    }

    private func parameterType(by function: Expr) -> Type? {
        switch function.kind {
        case .name, .member: return parameterType(byOneOf: functions(named: function))
        case .closure(let closure):
            guard let parameters = closure.parameters, parameters.count == 1 else { return nil }
            return parameters[0].type.map { resolveOpen($0) }
        default: return nil
        }
    }

    private func parameterType(byOneOf symbols: [Symbol]) -> Type? {
        guard symbols.count == 1, let symbol = symbols[0] as? FunctionSymbol else { return nil }
        checker.resolve(symbol)
        guard symbol.environment.parameters.isEmpty, symbol.parameters.count == 1 else { return nil }
        return symbol.parameters[0].type
    }

    /// Returns the functions that `describe`, `self.describe`, `describer.describe` or `Describer.describe` may refer
    /// to.
    private func functions(named function: Expr) -> [Symbol] {
        switch function.kind {
        case .name(let name):
            switch NameLookup(body: self).lookup(name.name) {
            case .symbols(let found): return found
            case .members(let entries, _): return entries.map(\.symbol)
            case .variable, .type, nil: return []
            }
        case .member(let member):
            guard let base = member.base, case .name(let name) = base.kind,
                NameLookup(body: self).lookup(name.name) != nil
            else { return [] }
            let draft = inferBase(base, of: member.name, as: nil)
            return members(member.name, of: draft.namedType ?? solver.resolve(draft.type)).map(\.symbol)
        default: return []
        }
    }

    private func callMember(
        of draft: PendingExpr, _ member: MemberExpr, _ call: CallExpr, _ span: Span, expected: Expectation,
        isOptional: Bool = false
    ) -> PendingExpr {
        if let named = draft.namedType {
            let base = solver.resolve(named)
            if base.isError {
                checkClosuresOfFailedCall(arguments(of: call))
                return errorExpr(span)
            }
            if member.name != Names.initName, checker.memberType(member.name, of: base) != nil {
                return callValue(
                    memberAccess(draft, member, call.callee.span, expected: .none), call, span, expected: expected)
            }
            if member.name == Names.initName, draft.dynamicSelf == nil, let made = notInstantiable(base, call, span) {
                return made
            }
            let list = callableCandidates(staticCandidates(member, base, on: draft.dynamicSelf))
            if list.isEmpty || list.allSatisfy({ isCalledAsValue($0.symbol, of: base) }) {
                return callValue(
                    memberAccess(draft, member, call.callee.span, expected: .none), call, span, expected: expected)
            }
            return resolveCall(list, member.name, call, span, at: member.nameSpan, expected: expected)
        }
        let type = solvedExpectation(draft.type, having: member.name)
        if type.isError {
            if !solver.isQuiet { checkClosuresOfFailedCall(arguments(of: call)) }
            return errorExpr(span)
        }
        if type.asVariable != nil {
            return whenTypeKnown(until: draft.type, span) { [self] in
                callMember(of: draft, member, call, span, expected: expected)
            }
        }
        if member.name == Names.initName, delegates(draft) { return delegatedInit(draft, call, span) }
        if member.name == Names.deinitName { return failure(span, CheckDiagnostic.deinitCalled(member.nameSpan)) }
        let found = valueCandidates(draft, type, member)
        let list = callableCandidates(found)
        if !draft.otherOverloads.isEmpty, !anyMatches(list, call), let other = draft.nextOverload() {
            return callMember(of: other, member, call, span, expected: expected)
        }
        if list.isEmpty || callsProperty(among: found, call, insteadOf: list) {
            return callValue(
                memberAccess(draft, member, call.callee.span, expected: .none), call, span, expected: expected)
        }
        if !isOptional, let requirement = list.first?.symbol, requirement.isOptionalRequirement {
            return failure(span, CheckDiagnostic.optionalRequirement(requirement, member.nameSpan))
        }
        let made = resolveCall(list, member.name, call, span, at: member.nameSpan, expected: expected)
        if !draft.otherOverloads.isEmpty {
            made.otherOverloads = draft.otherOverloads.map { other in
                { [self] in callMember(of: other(), member, call, span, expected: .none) }
            }
        }
        return made
    }

    /// Returns true if a call such as `Operation.plus(1, 2)` calls the value of an enum case.
    private func isCalledAsValue(_ symbol: Symbol, of type: Type) -> Bool {
        guard let element = symbol as? EnumCaseSymbol else { return false }
        checker.resolve(element)
        return element.payload.isEmpty && !checker.lookup(Names.callAsFunction, in: type).isEmpty
    }

    /// Returns true if a property of function type shares its name with functions, and no function takes the arguments.
    private func callsProperty(among found: [Candidate], _ call: CallExpr, insteadOf functions: [Candidate]) -> Bool {
        found.contains { candidate in
            guard let variable = candidate.symbol as? VariableSymbol else { return false }
            checker.resolve(variable)
            return variable.type.asFunction != nil
        } && !anyMatches(functions, call)
    }

    /// Returns the functions among candidates, else properties with function type.
    private func callableCandidates(_ candidates: [Candidate]) -> [Candidate] {
        let hasFunctions = candidates.contains { $0.symbol is FunctionSymbol }
        func isCallable(_ candidate: Candidate) -> Bool {
            guard let element = candidate.symbol as? EnumCaseSymbol else { return candidate.symbol is FunctionSymbol }
            // A case without associated values is a value beside a static method of its name.
            guard hasFunctions else { return true }
            checker.resolve(element)
            return !element.payload.isEmpty
        }
        return candidates.allSatisfy(isCallable) ? candidates : candidates.filter(isCallable)
    }

    // MARK: - Initialisers

    private func delegates(_ draft: PendingExpr) -> Bool {
        guard context.functionScope?.function?.kind == .initializer else { return false }
        return draft.isSuper || draft.variable?.name == Names.selfValue
    }

    /// Infers the call of `self.init(…)` or `super.init(…)`.
    private func delegatedInit(_ draft: PendingExpr, _ call: CallExpr, _ span: Span) -> PendingExpr {
        let type = solver.resolve(draft.type)
        let reach = AccessPath(base: type)
        let list = checker.lookup(Names.initName, in: type).map { Candidate($0, reach) }
        let made = resolveCall(list, Names.initName, call, span, at: call.callee.span, expected: .none)
        let mayFail = context.functionScope?.function?.isFailable ?? false
        let result = PendingExpr(.void, span) {
            let expr = made.make()
            guard case .call(let callee, _, let arguments) = expr.kind else { return expr }
            let delegation = TExpr(.delegateInit(callee, arguments), .void, span)
            let insists = callee.function.isImplicitlyUnwrapped && !mayFail
            return insists ? TExpr(.forceUnwrap(delegation), .void, span) : delegation
        }
        result.isDiscardable = true
        result.isDelegation = true
        return result
    }

    /// Reports a call of a protocol as if it had an initialiser.
    private func notInstantiable(_ type: Type, _ call: CallExpr, _ span: Span) -> PendingExpr? {
        guard case .existential(_, nil) = type.kind, !type.isAny, !context.isLibrary else { return nil }
        checkClosuresOfFailedCall(arguments(of: call))
        return failure(call.callee.span, CheckDiagnostic.noInitializer(type, call.callee.span, checker))
    }

    private func construct(
        _ type: Type, on dynamicSelf: PendingExpr?, _ call: CallExpr, _ span: Span, expected: Expectation
    )
        -> PendingExpr
    {
        let base = solver.resolve(type)
        if base.isError {
            checkClosuresOfFailedCall(arguments(of: call))
            return errorExpr(span)
        }
        if let literal = literalConversion(base, call, span) ?? customLiteral(base, call) { return literal }
        if let waiting = postponedInitCall(base, on: dynamicSelf, call, span, expected: expected) { return waiting }
        if let fields = base.asTuple, fields.count > 1, fields.count == call.arguments.count {
            // A call of an alias for a tuple type creates a tuple.
            let elements = call.arguments.map { TupleElement(label: $0.label, value: $0.value) }
            return check(Expr(.tuple(elements), span), as: base)
        }
        if base.isVoid, call.arguments.isEmpty { return PendingExpr(.void, span) { TExpr(.tuple([]), .void, span) } }
        let member = MemberExpr(base: nil, name: Names.initName, nameSpan: call.callee.span)
        let list = staticCandidates(member, base, on: dynamicSelf) + otherPackCopies(member, base, span)
        if list.isEmpty {
            checkClosuresOfFailedCall(arguments(of: call))
            if let symbol = base.nominal, symbol.kind == .class, !symbol.isLibrary {
                // A class without initialisers is reported at its declaration.
                solver.failQuietly()
                return errorExpr(span)
            }
            return failure(
                call.callee.span,
                CheckDiagnostic.noInitializer(solver.replaceKnownVariables(base), call.callee.span, checker))
        }
        return resolveCall(list, Names.initName, call, span, at: call.callee.span, expected: expected)
    }

    /// If no type arguments select a copy of a type with packs, returns the initialisers of its other copies.
    private func otherPackCopies(_ member: MemberExpr, _ base: Type, _ span: Span) -> [Candidate] {
        guard let symbol = base.nominal, let family = symbol.name.packFamily, solver.replaceKnownVariables(base).isOpen
        else {
            return []
        }
        return checker.packCopies(of: family.stem, in: context).filter { $0 !== symbol }.flatMap { copy in
            let component = TypeRef.Component(name: copy.name, arguments: [], span: span)
            return staticCandidates(member, resolveOpen(TypeRef(.named([component]), span)))
        }
    }

    /// Postpones the choice of an initialiser that depends on the context: `KeyPathComparator(\.year)`.
    private func postponedInitCall(
        _ base: Type, on dynamicSelf: PendingExpr?, _ call: CallExpr, _ span: Span, expected: Expectation
    ) -> PendingExpr? {
        guard solver.replaceKnownVariables(base).isOpen, call.arguments.contains(where: { $0.value.isPathWithoutRoot })
        else {
            return nil
        }
        let member = MemberExpr(base: nil, name: Names.initName, nameSpan: call.callee.span)
        let list = staticCandidates(member, base, on: dynamicSelf)
        let matches = Plausible(body: self).matchingCandidates(list, pendingArguments(of: call))
        let canFail = matches.contains { ($0.candidate.symbol as? FunctionSymbol)?.isFailable ?? true }
        guard matches.count > 1, !canFail else { return nil }
        return whenTypeKnownOrAtEnd(
            as: base, span, kind: .choice, when: { [self] in !solver.replaceKnownVariables(base).isOpen },
            { [self] _ in resolveCall(list, Names.initName, call, span, at: call.callee.span, expected: expected) })
    }

    /// Infers `Double(1)` as a Double literal, and `[Any]([1, "a"])` as a literal of that array type.
    private func literalConversion(_ type: Type, _ call: CallExpr, _ span: Span) -> PendingExpr? {
        guard call.arguments.count == 1, call.arguments[0].label == nil, call.trailingClosures.isEmpty,
            LiteralTypes.isFloating(type) || LiteralTypes.integerRange(type) != nil || LiteralTypes.isText(type)
                || isList(type)
        else { return nil }
        var expr = call.arguments[0].value
        if isList(type) {
            guard case .array(let elements) = expr.kind, !elements.isEmpty, !solver.replaceKnownVariables(type).isOpen
            else {
                return nil
            }
            return check(expr, as: type)
        }
        if case .prefix(let name, let inner) = expr.kind, name.name == Names.minus { expr = inner }
        switch expr.kind {
        case .integer where !LiteralTypes.isText(type), .float where LiteralTypes.isFloating(type),
            .string where LiteralTypes.isText(type):
            var draft: PendingExpr?
            let fits = solver.speculate {
                let made = check(call.arguments[0].value, as: type)
                draft = made
                return !solver.failed
            }
            return fits ? draft : nil
        default: return nil
        }
    }

    /// Infers `Name("x")` as a `Name` literal if the type allows string literals, even if the type has other
    /// initialisers.
    private func customLiteral(_ type: Type, _ call: CallExpr) -> PendingExpr? {
        guard call.arguments.count == 1, call.arguments[0].label == nil, call.trailingClosures.isEmpty,
            let kind = call.arguments[0].value.literalProtocol, type.nominal != nil,
            !LiteralTypes.isFloating(type), LiteralTypes.integerRange(type) == nil, !LiteralTypes.isText(type),
            let symbol = checker.knownNominal(kind), checker.conforms(type, to: symbol)
        else { return nil }
        return check(call.arguments[0].value, as: type)
    }

    func isList(_ type: Type) -> Bool {
        guard let symbol = type.nominal, symbol.isLibrary else { return false }
        return symbol === checker.arraySymbol || symbol.name == "Set" || symbol.name == "ContiguousArray"
    }

    // MARK: - Function values

    func callValue(_ draft: PendingExpr, _ call: CallExpr, _ span: Span, expected: Expectation) -> PendingExpr {
        if let named = draft.namedType {
            return construct(named, on: draft.dynamicSelf, call, span, expected: expected)
        }
        let callee = unwrappedIfImplicit(draft)
        let type = solvedExpectation(callee.type)
        if type.isError {
            if !solver.isQuiet { checkClosuresOfFailedCall(arguments(of: call)) }
            return errorExpr(span)
        }
        if let variable = type.asVariable, variable.closure != nil || variable.isContextual {
            return callClosureOrOperator(callee, variable, call, span, expected: expected)
        }
        if type.asVariable != nil {
            return whenTypeKnown(until: callee.type, span) { [self] in callValue(callee, call, span, expected: expected)
            }
        }
        if let instance = type.asMetatype {
            // On a value of metatype, Swift requires `type.init(…)` instead of `type(…)`.
            return failure(span, CheckDiagnostic.notCallable(.metatype(instance), call.callee.span, checker))
        }
        guard let function = type.asFunction else {
            return callAsFunction(callee, type, call, span, expected: expected)
        }
        if let labelled = call.arguments.first(where: { $0.label != nil }), let label = labelled.label {
            checkClosuresOfFailedCall(arguments(of: call))
            return failure(span, CheckDiagnostic.labelOnValue(label, labelled.labelSpan ?? labelled.value.span))
        }
        return callFunction(function, callee, call, span, expected: expected)
    }

    /// Calls a value that is not a function: its type must have `callAsFunction` or be `@dynamicCallable`.
    private func callAsFunction(
        _ callee: PendingExpr, _ type: Type, _ call: CallExpr, _ span: Span, expected: Expectation
    )
        -> PendingExpr
    {
        let member = MemberExpr(base: nil, name: Names.callAsFunction, nameSpan: call.callee.span)
        // The element type in `[Note]()` is unknown, which was reported already.
        if case .array(let elements) = call.callee.kind, elements.count == 1, solver.replaceKnownVariables(type).isOpen
        {
            checkClosuresOfFailedCall(arguments(of: call))
            return errorExpr(span)
        }
        let list = callableCandidates(valueCandidates(callee, type, member))
        if !list.isEmpty {
            return resolveCall(list, Names.callAsFunction, call, span, at: call.callee.span, expected: expected)
        }
        if let dynamic = dynamicCall(callee, type, call, span, expected: expected) { return dynamic }
        checkClosuresOfFailedCall(arguments(of: call))
        return failure(
            span,
            CheckDiagnostic.notCallable(
                solver.replaceKnownVariables(type), call.callee.span,
                hasArguments: !call.arguments.isEmpty || !call.trailingClosures.isEmpty, checker))
    }

    /// Calls a function value; its arguments have no labels, except trailing closures.
    private func callFunction(
        _ function: FunctionType, _ callee: PendingExpr, _ call: CallExpr, _ span: Span, expected: Expectation
    ) -> PendingExpr {
        noteThrown(function.thrown)
        let given = arguments(of: call)
        let parameters = function.parameters.map {
            CallParameter(
                label: nil, type: $0.isVariadic ? solver.resolve($0.type).arguments.first ?? $0.type : $0.type,
                isInout: $0.isInout, isVariadic: $0.isVariadic, isAutoclosure: $0.isAutoclosure)
        }
        let matcher = matcher(
            parameters,
            given.map { argument in
                var plain = argument
                plain.label = argument.isTrailing ? argument.label : nil
                return plain
            })
        if let reason = matcher.failure() {
            return failure(span, NearestOverload(body: self).matchDiagnostic(reason, parameters, given, call, nil))
        }
        var match = ArgumentMatch()
        _ = matcher.match(&match)
        let made = bindArguments(parameters, given, match, at: call.argumentsSpan ?? span)
        if let type = expected.type { _ = solver.speculate { solver.convert(function.result, type) } }
        solver.runReadyTasks()
        let result = PendingExpr(function.result, span) { [self] in
            TExpr(.apply(callee.make(), made.map { $0() }), finalized(function.result, span), span)
        }
        result.isDiscardable =
            solver.resolve(function.result).isVoid || solver.resolve(function.result) === checker.neverType
        return result
    }

    /// Infers the call of a `@dynamicCallable` value: the arguments become a list, or a list of pairs if they have
    /// labels.
    private func dynamicCall(_ callee: PendingExpr, _ type: Type, _ call: CallExpr, _ span: Span, expected: Expectation)
        -> PendingExpr?
    {
        guard type.nominal?.collection.isDynamicCallable ?? false else { return nil }
        let member = MemberExpr(base: nil, name: Names.dynamicallyCall, nameSpan: call.callee.span)
        let list = callableCandidates(valueCandidates(callee, type, member))
        func taking(_ label: Name) -> [Candidate] {
            list.filter { candidate in
                checker.resolve(candidate.symbol)
                return parameters(of: candidate)?.first?.label == label
            }
        }
        let given = call.arguments + call.trailingClosures
        let plain = given.contains { $0.label != nil } ? [] : taking(Names.withArguments)
        let argument: Argument
        if plain.isEmpty {
            let pairs = given.map { argument -> (key: Expr, value: Expr) in
                let text = StringLiteral(parts: [.text(argument.label?.text ?? "")])
                return (Expr(.string(text), argument.value.span), argument.value)
            }
            argument = Argument(label: Names.withKeywordArguments, value: Expr(.dictionary(pairs), span))
        } else {
            argument = Argument(label: Names.withArguments, value: Expr(.array(given.map(\.value)), span))
        }
        let made = CallExpr(
            callee: call.callee, arguments: [argument], trailingClosures: [], hasParentheses: true)
        return resolveCall(
            plain.isEmpty ? taking(Names.withKeywordArguments) : plain, Names.dynamicallyCall, made, span,
            at: call.callee.span, expected: expected)
    }

    /// Infers `{ … }()` and `(+)(1, 2)`, where the arguments determine the type of the called function.
    private func callClosureOrOperator(
        _ callee: PendingExpr, _ variable: TypeVariable, _ call: CallExpr, _ span: Span, expected: Expectation
    ) -> PendingExpr {
        let written = variable.closure?.parameters ?? []
        let isVariadic = written.contains(where: \.isVariadic)
        let count = isVariadic ? written.count : call.arguments.count + call.trailingClosures.count
        let effects = variable.closure.map { EffectScan.effects(of: $0) } ?? []
        func isInout(_ index: Int) -> Bool {
            if index < written.count, written[index].type != nil { return written[index].isInout }
            guard index < call.arguments.count, case .inout_ = call.arguments[index].value.kind else { return false }
            return true
        }
        let parameters = (0..<count).map { index -> FunctionType.Parameter in
            // A written closure type has priority over the argument's type.
            let ref = index < written.count ? written[index].type : nil
            let type = ref.map { resolveOpen($0) } ?? solver.freshVariable(at: span)
            guard isVariadic, written[index].isVariadic else {
                return FunctionType.Parameter(type: type, isInout: isInout(index))
            }
            return FunctionType.Parameter(type: checker.array(type), isVariadic: true)
        }
        let type = Type.function(
            FunctionType(
                parameters: parameters, result: solver.freshVariable(at: span), effects: effects,
                thrown: variable.closure?.thrown.map { thrownType($0) }))
        if !solver.unify(variable.type, type) {
            return failure(
                span,
                CheckDiagnostic.closureParameterCount(expected: count, found: variable.closure?.dollarCount ?? 0, span))
        }
        return callValue(callee, call, span, expected: expected)
    }
}

extension Expr {
    /// The protocol of the types that this literal can have; nil for lists and for expressions that are no literals.
    fileprivate var literalProtocol: KnownType? {
        switch kind {
        case .integer: return .integerLiteral
        case .float: return .floatLiteral
        case .string: return .stringLiteral
        case .bool: return .booleanLiteral
        case .prefix(let name, let inner) where name.name == Names.minus:
            switch inner.kind {
            case .integer, .float: return inner.literalProtocol
            default: return nil
            }
        default: return nil
        }
    }
}
