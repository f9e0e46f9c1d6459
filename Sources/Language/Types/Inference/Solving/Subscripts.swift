import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Infers subscripts. They are resolved like functions, but their result is a place.
struct Subscripts: BodyService {
    let body: BodyChecker

    func inferSubscript(_ access: SubscriptExpr, _ span: Span, expected: Expectation) -> PendingExpr {
        let base = body.infer(access.base)
        if shouldStop { return base }
        return pendingSubscript(base, access, span, expected: expected)
    }

    private func pendingSubscript(_ draft: PendingExpr, _ access: SubscriptExpr, _ span: Span, expected: Expectation)
        -> PendingExpr
    {
        if access.arguments.count == 1, access.arguments[0].label == Names.keyPath, draft.namedType == nil {
            return body.keyPathAccess(draft, access.arguments[0].value, span)
        }
        let base = draft.namedType == nil ? body.unwrappedIfImplicit(draft) : draft
        let type = base.namedType.map { solver.resolve($0) } ?? body.solvedExpectation(base.type)
        if base.namedType == nil, let superclass = body.declaringClass(of: type, declaring: Names.subscriptName) {
            return pendingSubscript(body.coerce(base, to: superclass), access, span, expected: expected)
        }
        let given = access.arguments.map { body.callArgument($0) }
        if type.isError || shouldStop { return errorExpr(span) }
        if type.asVariable != nil {
            return body.whenTypeKnown(until: base.type, span) { [self] in
                pendingSubscript(draft, access, span, expected: expected)
            }
        }
        // The base is a type name, as in `K[1]`, or a metatype value, as in `type(of: k)[1]`.
        let owner = base.namedType == nil ? type.asMetatype.map { solver.resolve($0) } : nil
        let isStatic = base.namedType != nil || owner != nil
        let reach = AccessPath(
            base: owner ?? type, receiver: isStatic ? nil : base, metatype: owner == nil ? nil : base,
            isSuper: draft.isSuper)
        let list = checker.lookup(Names.subscriptName, in: owner ?? type)
            .filter { ($0.symbol as? SubscriptSymbol)?.isStatic == isStatic }
            .map { Candidate($0, reach) }
        if let dynamic = dynamicSubscript(draft, owner ?? type, list, access, span) { return dynamic }
        if list.isEmpty {
            return failure(span, CheckDiagnostic.noSubscript(solver.replaceKnownVariables(type), span, checker))
        }
        if let problem = wrongPosition(type, given, list, span) { return failure(given[0].draft.span, problem) }
        // Parameters of subscripts have no labels by default.
        if draft.otherOverloads.isEmpty {
            return body.resolve(
                list, given, Names.subscriptName, nil, span, at: span, site: access.argumentsSpan, expected: expected)
        }
        var made: PendingExpr?
        let mark = solver.mark()
        let fits = solver.speculate {
            made = body.resolve(
                list, given, Names.subscriptName, nil, span, at: span, site: access.argumentsSpan, expected: expected)
            return solver.conditionsCouldHold(since: mark)
        }
        if fits, let made { return made }
        return draft.nextOverload().map { pendingSubscript($0, access, span, expected: expected) } ?? errorExpr(span)
    }

    /// Infers a subscript of the value behind a `@dynamicMemberLookup` type, such as `lens[1]`, if the type has no other
    /// subscript: the key path `\.[1]` selects it.
    private func dynamicSubscript(
        _ draft: PendingExpr, _ type: Type, _ list: [Candidate], _ access: SubscriptExpr, _ span: Span
    ) -> PendingExpr? {
        guard draft.namedType == nil, checker.takesAnyMember(type), access.arguments.first?.label != Names.dynamicMember
        else { return nil }
        let takesPaths = list.allSatisfy { candidate in
            checker.resolve(candidate.symbol)
            guard let first = (candidate.symbol as? SubscriptSymbol)?.parameters.first else { return false }
            return first.label == Names.dynamicMember && !LiteralTypes.isText(first.type)
        }
        guard !list.isEmpty, takesPaths else { return nil }
        let path = KeyPathExpr(root: nil, components: [.subscript(access.arguments, span)])
        let callArgument = Argument(label: Names.dynamicMember, value: Expr(.keyPath(path), span))
        return body.subscriptOn(draft, [callArgument], span)
    }

    /// Reports a wrong index type, as in `text[0]`: subscripts of the library take an index, a key or a range.
    private func wrongPosition(
        _ type: Type, _ given: [CallArgument], _ candidates: [Candidate], _ span: Span
    ) -> Diagnostic? {
        guard given.count == 1, given[0].label == nil, let owner = type.nominal, owner.isLibrary,
            let wanted = positionTypes(of: type).first
        else { return nil }
        let found = solver.resolve(given[0].draft.type)
        if found === wanted { return nil }
        let usual = solver.replaceKnownVariables(LiteralTypes(checker).withDefaultType(found))
        guard !usual.isOpen, !usual.isGeneric, !usual.isError, usual.asFunction == nil,
            candidates.allSatisfy({ $0.symbol.isLibrary }), !isRange(usual),
            !candidates.contains(where: { acceptsGenericIndex(usual, $0) }),
            !positionTypes(of: type).contains(where: { wanted in
                solver.wouldSucceed { solver.convert(found, wanted) }
            })
        else { return nil }
        let place = given[0].draft.span
        return CheckDiagnostic.wrongPosition(
            usual, solver.replaceKnownVariables(wanted), of: solver.replaceKnownVariables(type), place, checker)
    }

    /// Returns true if a subscript takes the index's generic type with any arguments: `numbers[ranges]`.
    private func acceptsGenericIndex(_ type: Type, _ candidate: Candidate) -> Bool {
        checker.resolve(candidate.symbol)
        guard let own = (candidate.symbol as? SubscriptSymbol)?.parameters.first?.type.nominal else { return false }
        return own === type.nominal
    }

    func apply(
        _ member: SubscriptSymbol, _ matches: CandidateMatch, _ given: [CallArgument], _ span: Span,
        expected: Expectation
    ) -> PendingExpr {
        let candidate = matches.candidate
        if let getter = member.getter { checker.resolve(getter) }
        if let setter = member.setter { checker.resolve(setter) }
        let instance = body.genericInstance(candidate, member.environment, span)
        if let requirements = member.declaration?.requirements, !requirements.isEmpty {
            _ = solver.require(requirements, instance, at: span)
        }
        let own = member.environment.requirements
        _ = solver.require(own, instance, at: span)
        let made = body.bindArguments(
            body.openedParameters(matches.parameters, instance), given, matches.match, at: matches.callSite ?? span)
        if shouldStop { return errorExpr(span) }
        let type = solver.openType(member.result, instance)
        solver.runReadyTasks()
        body.scoreOpenParameters(instance)
        guard let getter = member.getter else { return errorExpr(span) }
        let draft = body.accessorAccess(getter, member.setter, with: made, candidate, instance, type, span)
        if member.setter == nil {
            draft.immutableReason = { CheckDiagnostic.assignToReadOnly(Names.subscriptName, span) }
        }
        return draft
    }

    /// Returns the index types of a library collection, the most common one first.
    private func positionTypes(of type: Type) -> [Type] {
        func index() -> [Type] {
            switch checker.memberType("Index", of: type) {
            case .type(let index): return [index]
            case .symbol(let symbol as NominalSymbol, _): return [symbol.declaredType]
            case .symbol(let alias as TypealiasSymbol, _):
                checker.resolve(alias)
                return alias.type.isGeneric ? [] : [alias.type]
            default: return []
            }
        }
        switch type.nominal?.name.text {
        case "Dictionary": return Array(type.arguments.prefix(1)) + index()
        case "Array", "ArraySlice", "ContiguousArray": return [checker.intType]
        case "String", "Substring", "Set": return index()
        default: return []
        }
    }

    private func isRange(_ type: Type) -> Bool {
        checker.knownNominal(named: "RangeExpression").map { checker.conforms(type, to: $0) } ?? true
    }
}
