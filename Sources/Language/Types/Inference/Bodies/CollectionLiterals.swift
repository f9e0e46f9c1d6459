import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Infers tuples, arrays and dictionaries, whose elements determine each other's types.
struct CollectionLiterals: BodyService {
    let body: BodyChecker

    func tuple(_ elements: [TupleElement], _ span: Span, expected: Expectation) -> PendingExpr {
        if let first = elements.first, elements.count > 1, typeName(first.value) != nil {
            let types = elements.map { TupleField(label: $0.label, type: typeName($0.value) ?? .error) }
            if !types.contains(where: { $0.type.isError }) { return body.pendingType(.tuple(types), span) }
        }
        let fields = expected.type.flatMap {
            solver.resolve($0).asTuple ?? checker.wrapped(solver.resolve($0))?.asTuple
        }
        let usable = fields?.count == elements.count ? fields : nil
        let drafts = elements.enumerated().map { index, element in
            body.rejectingTypeNames(body.infer(element.value, expected: expected.ofElement(usable?[index].type)))
        }
        let type = Type.tuple(zip(elements, drafts).map { TupleField(label: $0.label, type: $1.type) })
        let draft = PendingExpr(type, span) { [self] in
            TExpr(.tuple(drafts.map { $0.make() }), body.finalized(type, span), span)
        }
        return draft
    }

    func array(_ elements: [Expr], _ span: Span, expected: Expectation) -> PendingExpr {
        let element = solver.freshVariable(Names.element, at: span)
        let type = solver.freshVariable(at: span, literal: .array)
        if let variable = type.asVariable { solver.setElement(variable, element) }
        // A known expected type provides the element type at once, so implicit members and closures can be inferred.
        if let known = expected.type.map({ solver.resolve($0) }), known.asVariable == nil {
            let wanted = checker.wrapped(known) ?? known
            if wanted.nominal != nil, !wanted.isExistential { _ = solver.speculate { solver.unify(type, wanted) } }
        }
        if elements.count == 1, let named = typeName(elements[0]) {
            return body.pendingType(checker.array(named), span)
        }
        if elements.isEmpty, !expected.isWhole { element.asVariable?.fallbackType = .any }
        let drafts =
            inferSeparately(elements, element, isAlone: expected.isWhole) ?? closureElements(
                elements, element, of: type, span, expected)
            ?? elements.map { item -> PendingExpr in
                let known = solver.resolve(element)
                let draft = unwrapped(
                    body.rejectingTypeNames(listElement(item, known, isBase: expected.memberName != nil)), for: known)
                // If an element has several overloads, elements of known type are inferred first.
                if !shouldStop, draft.otherOverloads.isEmpty { addElement(draft, in: element, of: type, expected) }
                return draft
            }.map { draft in
                if shouldStop || draft.otherOverloads.isEmpty { return draft }
                let chosen = overload(of: draft, for: element)
                addElement(chosen, in: element, of: type, expected)
                return chosen
            }
        return PendingExpr(type, span) { [self] in
            let known = body.finalized(type, span)
            let items = drafts.map { body.converted($0.make(), to: body.finalized(element, span)) }
            return literalArray(items, known, span)
        }
    }

    /// Infers a list of closures. If the context provides no type, the common result type of the closures is used.
    private func closureElements(
        _ elements: [Expr], _ element: Type, of literal: Type, _ span: Span, _ expected: Expectation
    )
        -> [PendingExpr]?
    {
        guard elements.count > 1, solver.isUnknown(element) else { return nil }
        var written: [ClosureExpr] = []
        for item in elements {
            guard case .closure(let closure) = item.kind else { return nil }
            written.append(closure)
        }
        let drafts = elements.map { body.infer($0) }
        solver.add(
            SolverTask(.operation, isReady: { [self] in !solver.isUnknown(element) }) { [self] _ in
                guard solver.isUnknown(element) else {
                    return drafts.forEach { addElement($0, in: element, of: literal, expected) }
                }
                let named = written.first { $0.parameters != nil }?.parameters ?? []
                let count = written.map { $0.parameters?.count ?? $0.dollarCount }.max() ?? 0
                let parameters = (0..<count).map { index in
                    FunctionType.Parameter(
                        type: solver.freshVariable(at: span), isInout: index < named.count && named[index].isInout,
                        isVariadic: index < named.count && named[index].isVariadic)
                }
                let effects = written.reduce(Effects()) { $0.union(EffectScan.effects(of: $1)) }
                func type(giving result: Type) -> Type {
                    .function(FunctionType(parameters: parameters, result: result, effects: effects))
                }
                let common = solver.freshVariable(at: span)
                for draft in drafts {
                    let result = solver.freshVariable(at: draft.span)
                    guard solver.unify(draft.type, type(giving: result)) else { continue }
                    solver.runReadyTasks()
                    if !solver.speculate({ solver.convert(result, common) }), let soft = solver.softVariable(common) {
                        solver.bind(soft, .any, soft: true)
                    }
                }
                _ = solver.unify(element, type(giving: common))
            })
        return drafts
    }

    /// Returns the first overload of a call whose result fits the type.
    private func overload(of draft: PendingExpr, for type: Type) -> PendingExpr {
        if solver.wouldSucceed({ solver.convert(draft.type, type) }) { return draft }
        return draft.otherOverloads.lazy.map { $0() }.first { other in
            solver.wouldSucceed { solver.convert(other.type, type) }
        } ?? draft
    }

    /// Infers an element of a list. `isBase` is true if a member of the list is used at once: then no context
    /// determines the root type of the element's key paths.
    private func listElement(_ item: Expr, _ known: Type, isBase: Bool) -> PendingExpr {
        if known.asVariable == nil { return body.infer(item, expected: Expectation(known)) }
        return body.infer(item, expected: Expectation(nil, isBase ? .pathValue : .part))
    }

    /// A list with at least this many elements is solved element by element.
    private static let separateElementLimit = 32

    /// Infers the elements of a long list one by one, if the element type is known or the first element's type fits all
    /// others. Returns nil if they must be inferred together.
    private func inferSeparately(_ elements: [Expr], _ element: Type, isAlone: Bool) -> [PendingExpr]? {
        guard elements.count >= Self.separateElementLimit else { return nil }
        let isKnown = body.determinedType(element) != nil
        guard isKnown || isAlone && solver.isUnknown(element) else { return nil }
        let mark = solver.mark()
        var drafts: [PendingExpr] = []
        drafts.reserveCapacity(elements.count)
        let worked = solver.speculate {
            let start = solver.mark()
            var type = body.determinedType(element)
            for item in elements {
                let draft = solver.withOwnBudget {
                    body.solve { type.map { body.check(item, as: $0) } ?? body.rejectingTypeNames(body.infer(item)) }
                }
                if shouldStop { return false }
                // In a whole statement, no type variable remains that could still widen the type.
                let own =
                    context.isUnsolved ? body.determinedType(draft.type) : solver.replaceKnownVariables(draft.type)
                guard let own, !own.isOpen, own !== checker.neverType, !own.isError else { return false }
                type = type ?? own
                drafts.append(draft)
            }
            guard !solver.hasBound(before: start) else { return false }
            return isKnown || type.map { solver.unify(element, $0) } ?? false
        }
        if !worked { solver.rollback(to: mark) }
        return worked ? drafts : nil
    }

    /// Returns the type that an expression names, since `[Int]()` looks like a list.
    private func typeName(_ expr: Expr) -> Type? {
        switch expr.kind {
        // Looks at one level of nesting only, so that deep nesting is not scanned repeatedly.
        case .array(let elements):
            guard elements.count == 1, let element = typeName(elements[0]) else { return nil }
            return checker.array(element)
        case .dictionary(let pairs):
            guard pairs.count == 1, let key = typeName(pairs[0].key), let value = typeName(pairs[0].value) else {
                return nil
            }
            return checker.dictionary(key, value)
        case .name, .member, .type, .tuple, .optionalChain: break
        default: return nil
        }
        var named: Type?
        let isType = solver.speculate {
            named = body.infer(expr).namedType
            return named != nil
        }
        return isType ? named : nil
    }

    /// Unwraps an implicitly unwrapped element if the element type is known and not optional.
    private func unwrapped(_ draft: PendingExpr, for element: Type) -> PendingExpr {
        guard draft.isImplicitlyUnwrapped, element.asVariable == nil,
            let wrapped = checker.wrapped(solver.resolve(draft.type)),
            !solver.wouldSucceed({ solver.convert(draft.type, element) })
        else { return draft }
        return body.forceUnwrapped(draft, wrapped)
    }

    /// Adds an element of a literal. If the element does not fit, it waits for the context, which may expect `Any`.
    /// Without a context, the elements of an inner literal become `Any`; an outermost literal then needs an explicit
    /// type.
    private func addElement(
        _ draft: PendingExpr, in element: Type, of literal: Type, _ expected: Expectation, isKey: Bool = false
    ) {
        guard let list = literal.asVariable else { return }
        if let part = draft.type.asVariable, part.literal != .none { list.elementLiterals.append(part) }
        if !mixesNumbers(draft.type, element), solver.speculate({ solver.convert(draft.type, element) }) { return }
        func isDecided() -> Bool { solver.resolve(literal).asVariable == nil && !solver.hasSoftPart(literal) }
        solver.add(
            SolverTask(.misfit, isReady: isDecided, source: literal) { [self] _ in
                // `Any` is not Hashable: elements of a set never become `Any`, and keys become `AnyHashable`.
                if !isDecided(), solver.resolve(literal).nominal !== checker.setSymbol,
                    !expected.isWhole || solver.mismatchedLists(in: element, draft.type) != nil
                {
                    let any = isKey ? checker.knownNominal(named: Names.anyHashable)?.declaredType : .any
                    let place = solver.resolve(literal).arguments
                    let holders = [element] + (isKey ? place.prefix(1) : place.suffix(1))
                    if let any,
                        solver.speculate({
                            holders.allSatisfy { solver.widenElementsToAny(list, $0, for: draft.type, to: any) }
                        })
                    {
                        return
                    }
                }
                if !solver.convert(draft.type, element) {
                    fail(
                        CheckDiagnostic.elementMismatch(
                            solver.replaceKnownVariables(draft.type), solver.replaceKnownVariables(element), draft.span,
                            checker))
                }
            })
    }

    /// Returns true for literals of different numeric types, such as `[1, 2.5]`; results of operations are not
    /// converted.
    private func mixesNumbers(_ one: Type, _ other: Type) -> Bool {
        func isOther(_ type: Type) -> Bool {
            if let variable = type.asVariable { return variable.literal == .float }
            return type !== checker.intType && (LiteralTypes.isFloating(type) || LiteralTypes.integerRange(type) != nil)
        }
        let (a, b) = (solver.resolve(one), solver.resolve(other))
        return a.asVariable?.isOperationResult ?? false && isOther(b) && solver.softVariable(other) != nil
            || b.asVariable?.isOperationResult ?? false && isOther(a)
    }

    private func literalArray(_ items: [TExpr], _ type: Type, _ span: Span) -> TExpr {
        if type.nominal === checker.arraySymbol {
            return TExpr(.array(items.map { body.converted($0, to: type.arguments[0]) }), type, span)
        }
        if type.nominal === checker.setSymbol {
            return TExpr(.array(items.map { body.converted($0, to: type.arguments[0]) }), type, span)
        }
        guard let symbol = checker.knownNominal(.arrayLiteral),
            let associated = checker.associatedType(named: Names.arrayLiteralElement, in: symbol)
        else { return TExpr(.error, type, span) }
        let element = checker.reducedType(type, associated)
        let list = TExpr(.array(items.map { body.converted($0, to: element) }), checker.array(element), span)
        return Literals(body: body).literalCall(symbol, "arrayLiteral", list, type, span)
    }

    func dictionary(_ pairs: [(key: Expr, value: Expr)], _ span: Span, expected: Expectation) -> PendingExpr {
        let key = solver.freshVariable(Names.key, at: span)
        let element = solver.freshVariable(Names.value, at: span)
        let type = solver.freshVariable(at: span, literal: .dictionary)
        if let variable = type.asVariable {
            solver.setElement(variable, element)
            variable.keyType = key
        }
        if let known = expected.type.map({ solver.resolve($0) }), known.asVariable == nil {
            let wanted = checker.wrapped(known) ?? known
            if wanted.nominal != nil { _ = solver.speculate { solver.unify(type, wanted) } }
        }
        if pairs.count == 1, let first = typeName(pairs[0].key), let second = typeName(pairs[0].value) {
            return body.pendingType(checker.dictionary(first, second), span)
        }
        if pairs.isEmpty, !expected.isWhole {
            key.asVariable?.fallbackType = checker.knownNominal(named: Names.anyHashable)?.declaredType
            element.asVariable?.fallbackType = .any
        }
        let literal = type
        func entry(_ expr: Expr, _ type: Type) -> PendingExpr {
            let known = solver.resolve(type)
            let draft = unwrapped(
                body.rejectingTypeNames(body.infer(expr, expected: Expectation(known.asVariable == nil ? known : nil))),
                for: known)
            if !shouldStop { addElement(draft, in: type, of: literal, expected, isKey: type === key) }
            return draft
        }
        let drafts: [(PendingExpr, PendingExpr)]
        if let keys = inferSeparately(pairs.map(\.key), key, isAlone: expected.isWhole) {
            let values = inferSeparately(pairs.map(\.value), element, isAlone: expected.isWhole)
            drafts = Array(zip(keys, values ?? pairs.map { entry($0.value, element) }))
        } else {
            drafts = pairs.map { (entry($0.key, key), entry($0.value, element)) }
        }
        return PendingExpr(type, span) { [self] in
            let known = body.finalized(type, span)
            if known.nominal === checker.dictionarySymbol { return plainDictionary(drafts, known, span) }
            return ownDictionary(drafts, known, span)
        }
    }

    private func plainDictionary(_ entries: [(PendingExpr, PendingExpr)], _ type: Type, _ span: Span) -> TExpr {
        if let hashable = checker.knownNominal(named: "Hashable"), !context.isLibrary,
            !checker.conforms(type.arguments[0], to: hashable)
        {
            checker.report(CheckDiagnostic.doesNotConform(type.arguments[0], hashable, span, checker))
        }
        let pairs = entries.map { key, value in
            (
                key: body.converted(key.make(), to: type.arguments[0]),
                value: body.converted(value.make(), to: type.arguments[1])
            )
        }
        return TExpr(.dictionary(pairs), type, span)
    }

    /// Creates a value of an `ExpressibleByDictionaryLiteral` type.
    private func ownDictionary(_ entries: [(PendingExpr, PendingExpr)], _ type: Type, _ span: Span) -> TExpr {
        guard let symbol = checker.knownNominal(.dictionaryLiteral),
            let keyType = checker.associatedType(named: Names.key, in: symbol).map({ checker.reducedType(type, $0) }),
            let valueType = checker.associatedType(named: Names.value, in: symbol).map({ checker.reducedType(type, $0) }
            )
        else { return TExpr(.error, type, span) }
        let pair = Type.tuple(of: [keyType, valueType])
        let items = entries.map { key, value in
            TExpr(
                .tuple([body.converted(key.make(), to: keyType), body.converted(value.make(), to: valueType)]), pair,
                span)
        }
        return Literals(body: body).literalCall(
            symbol, "dictionaryLiteral", TExpr(.array(items), checker.array(pair), span), type, span)
    }
}
