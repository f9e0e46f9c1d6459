import Declarations
import Diagnostics
import Syntax
import TypeModel

// Infers assignments, and paths to properties.

extension BodyChecker {
    func assign(_ target: Expr, _ value: Expr, _ span: Span) -> PendingExpr {
        switch target.kind {
        case .discard:
            let draft = self.rejectingTypeNames(infer(value))
            return assignmentStatement(span) { .assignTuple([nil], draft.make()) }
        case .paren(let inner): return assign(inner, value, span)
        case .tuple(let elements): return assignTuple(elements, value, span)
        case .optionalChain(let inner): return assignChain(inner, value, span)
        default: break
        }
        if let property = initializedWrapped(of: target) {
            let make = SyntaxFactory(span: target.span)
            let backing = make.member(property.backingName, of: make.name(Names.selfValue))
            return assign(backing, property.wrapValue?(value) ?? value, span)
        }
        let place = infer(target)
        if shouldStop { return place }
        if place.type.isError {
            if !takesItsTypeFromPlace(value) { _ = infer(value) }
            return errorExpr(span)
        }
        Operators(body: self).checkAssignable(place)
        let draft = check(value, as: place.type) { [self] found, wanted in
            CheckDiagnostic.assignMismatch(found, wanted, value.span, checker)
        }
        return assignmentStatement(span) { [self] in
            guard let target = place.place else { return .error }
            return .assign(markMutated(target()), draft.make())
        }
    }

    /// Returns true if a value gets its type from the place to which it is assigned, like `.pad` and
    /// `[.minute, .second]`.
    private func takesItsTypeFromPlace(_ value: Expr) -> Bool {
        if case .array(let elements) = value.kind { return elements.contains { takesItsTypeFromPlace($0) } }
        return value.isImplicitMemberChain
    }

    /// Returns the wrapped property that this assignment initialises (in an initialiser): the assigned value creates
    /// its wrapper.
    private func initializedWrapped(of target: Expr) -> WrappedProperty? {
        guard let property = uninitializedWrapped(target) else { return nil }
        let blocks = sequence(first: context, next: \.parent)
        let isLater = functionScope.wrappedValues.contains { known in
            known.name == property.name && blocks.contains { $0 === known.block }
        }
        if isLater { return nil }
        functionScope.wrappedValues.append((property.name, context))
        return property
    }

    /// In an initialiser, returns the wrapped property of `self` that the target names, if the property has no initial
    /// value.
    func uninitializedWrapped(_ target: Expr) -> WrappedProperty? {
        guard functionScope.isInitializer, let function = functionScope.function, !function.isConvenience,
            let owner = function.parent as? NominalSymbol, let name = memberOfSelf(target),
            let property = (owner.members[name]?.first as? VariableSymbol)?.wrappedProperty, property.name == name,
            !property.isInitialized, property.wrapValue != nil
        else { return nil }
        return property
    }

    /// Returns the name in `self.name`, or in `name` if no variable hides the member.
    private func memberOfSelf(_ target: Expr) -> Name? {
        switch target.kind {
        case .member(let member):
            guard case .name(let base)? = member.base?.kind, base.name == Names.selfValue else { return nil }
            return member.name
        case .name(let name):
            guard case .members? = NameLookup(body: self).lookup(name.name) else { return nil }
            return name.name
        default: return nil
        }
    }

    private func assignmentStatement(_ span: Span, _ make: @escaping () -> TExpr.Kind) -> PendingExpr {
        let draft = PendingExpr(.void, span) { TExpr(make(), .void, span) }
        draft.isDiscardable = true
        return draft
    }

    private func assignTuple(_ elements: [TupleElement], _ value: Expr, _ span: Span) -> PendingExpr {
        var places: [PendingExpr?] = []
        var types: [TupleField] = []
        for element in elements {
            if case .discard = element.value.kind {
                places.append(nil)
                types.append(TupleField(label: nil, type: solver.freshVariable(at: element.value.span)))
            } else {
                let draft = infer(element.value)
                if shouldStop { return draft }
                Operators(body: self).checkAssignable(draft)
                places.append(draft)
                types.append(TupleField(label: nil, type: draft.type))
            }
        }
        let type = Type.tuple(types)
        let draft = check(value, as: type)
        return assignmentStatement(span) { [self] in
            .assignTuple(places.map { $0.flatMap { $0.place.map { markMutated($0()) } } }, draft.make())
        }
    }

    /// Infers an assignment through an optional chain: `a?.b = c`.
    private func assignChain(_ inner: Expr, _ value: Expr, _ span: Span) -> PendingExpr {
        let draft = assign(inner, value, span)
        let type = checker.optional(.void)
        let result = PendingExpr(type, span) { [self] in
            TExpr(.optionalChain(converted(draft.make(), to: type)), type, span)
        }
        result.isDiscardable = true
        return result
    }

    // MARK: - Key paths

    /// Infers a key path. With `isValue`, a key path value is needed, so inference need not wait for the context.
    func inferKeyPath(_ path: KeyPathExpr, _ span: Span, isValue: Bool = false) -> PendingExpr {
        let wanted = solver.freshVariable(at: span)
        let home = context
        var made: (() -> TExpr)?
        let root = path.root.map { resolveOpen($0) }
        if isValue, root != nil {
            let make = openKeyPath(path, root, as: wanted, span)
            return PendingExpr(wanted, span) { make() }
        }
        solver.markContextual(wanted)
        solver.add(
            SolverTask(
                .other,
                isReady: { [self] in
                    let type = solver.resolve(wanted)
                    guard type.asVariable == nil else { return false }
                    if root != nil { return true }
                    if let function = type.asFunction, let first = function.parameters.first {
                        return !solver.isUnknown(first.type)
                    }
                    return type.arguments.first.map { !solver.isUnknown($0) } ?? true
                }
            ) { [self] _ in
                made = inContext(home) { openKeyPath(path, root, as: wanted, span) }
            })
        return PendingExpr(wanted, span) { [self] in made?() ?? TExpr(.error, finalized(wanted, span), span) }
    }

    private func openKeyPath(_ path: KeyPathExpr, _ root: Type?, as wanted: Type, _ span: Span) -> () -> TExpr {
        let target = checker.wrapped(solver.resolve(wanted)).map { solver.resolve($0) } ?? solver.resolve(wanted)
        if let function = target.asFunction, function.parameters.count == 1 {
            let from = function.parameters[0].type
            // An overload that takes the key path itself is better.
            solver.score.add(.function)
            if let root, !solver.unify(root, from) {
                fail(
                    CheckDiagnostic.mismatch(
                        found: solver.replaceKnownVariables(root), wanted: solver.replaceKnownVariables(from), span,
                        checker))
                return { TExpr(.error, .error, span) }
            }
            let steps = resolveSteps(path, from: from, span)
            guard solver.convert(steps.type, function.result) else {
                fail(
                    CheckDiagnostic.mismatch(
                        found: solver.replaceKnownVariables(steps.type),
                        wanted: solver.replaceKnownVariables(function.result), span, checker))
                return { TExpr(.error, .error, span) }
            }
            return { [self] in
                let value = finalized(steps.type, span)
                let made = TKeyPath(root: finalized(from, span), value: value, components: steps.make())
                let own = Type.function([made.root], value)
                return converted(TExpr(.keyPathFunction(made), own, span), to: finalized(wanted, span))
            }
        }
        // The expected type is a class of key paths, which determines the root type.
        let from: Type
        if let root {
            from = root
        } else if let first = target.arguments.first {
            from = first
        } else {
            fail(CheckDiagnostic.needsContext(span))
            return { TExpr(.error, .error, span) }
        }
        let steps = resolveSteps(path, from: from, span)
        let name: Name =
            !steps.isWritable ? "KeyPath" : steps.isReference ? "ReferenceWritableKeyPath" : "WritableKeyPath"
        guard let symbol = checker.knownNominal(named: name) else { return { TExpr(.error, .error, span) } }
        let own = Type.nominal(symbol, [from, steps.type])
        if !solver.convert(own, wanted) {
            fail(
                CheckDiagnostic.mismatch(
                    found: solver.replaceKnownVariables(own), wanted: solver.replaceKnownVariables(wanted), span,
                    checker))
        }
        return { [self] in
            let made = TKeyPath(
                root: finalized(from, span), value: finalized(steps.type, span), components: steps.make())
            return converted(TExpr(.keyPath(made), finalized(own, span), span), to: finalized(wanted, span))
        }
    }

    private struct KeyPathSteps {
        var type: Type
        var isWritable = true
        var isReference = false
        var make: () -> [TKeyPath.Component] = { [] }
    }

    /// Each component is a member of the previous component's type.
    private func resolveSteps(_ path: KeyPathExpr, from: Type, _ span: Span) -> KeyPathSteps {
        var steps = KeyPathSteps(type: from)
        var makers: [() -> TKeyPath.Component] = []
        var hasChain = false
        for component in path.components {
            let type = solvedExpectation(steps.type)
            if type.isError { break }
            let holder = hiddenVariable("root", type)
            holder.isLet = false
            let base = NameLookup(body: self).pendingVariable(holder, span)
            let draft: PendingExpr
            switch component {
            case .selfComponent: continue
            case .optionalChain, .forceUnwrap:
                guard let wrapped = checker.wrapped(type) else {
                    fail(CheckDiagnostic.notOptional("?", type, span, checker))
                    continue
                }
                let isChain: Bool
                if case .optionalChain = component { isChain = true } else { isChain = false }
                hasChain = hasChain || isChain
                if isChain { steps.isWritable = false }
                steps.type = wrapped
                makers.append { isChain ? .chain : .force }
                continue
            case .member(let name, let place):
                if let superclass = declaringClass(of: type, declaring: name) { makers.append { .upcast(superclass) } }
                draft = memberAccess(base, MemberExpr(base: nil, name: name, nameSpan: place), place, expected: .none)
            case .subscript(let arguments, let place):
                let target = Expr(.error, place)
                _ = target
                draft = subscriptOn(base, arguments, place)
            }
            if shouldStop || draft.type.isError {
                steps.type = .error
                break
            }
            let isObject = !isValueType(type)
            if draft.place == nil || (draft.immutableReason != nil) { steps.isWritable = false }
            if isObject { steps.isReference = true }
            makers.append { [self] in Self.component(of: draft.place?() ?? .value(draft.make()), self) }
            steps.type = draft.type
        }
        if hasChain {
            if checker.wrapped(solver.resolve(steps.type)) == nil {
                steps.type = checker.optional(steps.type)
                makers.append { .wrap }
            }
        }
        steps.make = { makers.map { $0() } }
        return steps
    }

    private static func component(of place: Place, _ body: BodyChecker) -> TKeyPath.Component {
        switch place {
        case .field(_, let variable), .instanceField(_, let variable): return .field(variable)
        case .tupleField(_, let index): return .tupleField(index)
        case .computed(_, let getter, let setter, let arguments, _):
            let values = arguments.compactMap { argument -> TExpr? in
                if case .value(let expr) = argument { return expr }
                return nil
            }
            body.checkHashable(values)
            return .computed(getter: getter, setter: setter, arguments: values)
        default: return .force
        }
    }

    /// Checks that the arguments of a subscript in a key path are hashable, because key paths are.
    private func checkHashable(_ arguments: [TExpr]) {
        guard !context.isLibrary, let hashable = checker.knownNominal(named: "Hashable") else { return }
        for argument in arguments where !argument.type.isError && !checker.conforms(argument.type, to: hashable) {
            checker.report(CheckDiagnostic.doesNotConform(argument.type, hashable, argument.span, checker))
        }
    }

    /// Infers an access by a key path: `base[keyPath: path]`.
    func keyPathAccess(_ base: PendingExpr, _ path: Expr, _ span: Span) -> PendingExpr {
        var (base, root) = (base, solvedExpectation(base.type))
        var pathDraft: PendingExpr
        if case .keyPath(let literal) = path.kind, let symbol = checker.knownNominal(.keyPath) {
            // The property may belong to a superclass of the object's class.
            if let above = literal.root.map({ resolveOpen($0) }), above.isClass, above !== root {
                (base, root) = (coerce(base, to: above), above)
            }
            pathDraft = infer(path)
            let value = solver.freshVariable(at: span)
            // A literal path is read-only unless it is assigned.
            if let writable = checker.knownNominal(.writableKeyPath),
                solver.speculate({
                    solver.convert(pathDraft.type, .nominal(writable, [root, value]))
                        && {
                            solver.runReadyTasks(); return true
                        }()
                })
            {
                return pendingKeyPath(base, pathDraft, value, span, isWritable: true, isReference: !isValueType(root))
            }
            _ = solver.convert(pathDraft.type, .nominal(symbol, [root, value]))
            solver.runReadyTasks()
            return pendingKeyPath(base, pathDraft, value, span, isWritable: false, isReference: false)
        }
        pathDraft = rejectingTypeNames(infer(path))
        let type = solvedExpectation(pathDraft.type)
        if let name = type.nominal?.name, name == "PartialKeyPath" || name == "AnyKeyPath" {
            if let from = type.arguments.first, !solver.convert(base.type, from) {
                fail(
                    CheckDiagnostic.mismatch(
                        found: solver.replaceKnownVariables(base.type), wanted: solver.replaceKnownVariables(from),
                        base.span, checker))
            }
            let result = type.arguments.isEmpty ? checker.optional(.any) : Type.any
            return pendingKeyPath(base, pathDraft, result, span, isWritable: false, isReference: false)
        }
        guard let nominal = type.nominal, type.arguments.count == 2 else {
            return type.isError
                ? errorExpr(span)
                : failure(span, CheckDiagnostic.noSubscript(solver.replaceKnownVariables(root), span, checker))
        }
        if !solver.convert(base.type, type.arguments[0]) {
            fail(
                CheckDiagnostic.mismatch(
                    found: solver.replaceKnownVariables(base.type),
                    wanted: solver.replaceKnownVariables(type.arguments[0]), base.span, checker))
        }
        return pendingKeyPath(
            base, pathDraft, type.arguments[1], span, isWritable: nominal.name != "KeyPath",
            isReference: nominal.name == "ReferenceWritableKeyPath")
    }

    private func pendingKeyPath(
        _ base: PendingExpr, _ path: PendingExpr, _ type: Type, _ span: Span, isWritable: Bool, isReference: Bool
    ) -> PendingExpr {
        let draft = PendingExpr(type, span) { [self] in
            TExpr(.keyPathGet(base.make(), path.make()), finalized(type, span), span)
        }
        guard isWritable else {
            draft.immutableReason = { CheckDiagnostic.assignToReadOnly("keyPath", span) }
            return draft
        }
        if isReference {
            draft.place = { [self] in .referenceKeyPath(base.make(), path.make(), type: finalized(type, span)) }
        } else if let place = base.place {
            draft.place = { [self] in .keyPath(place(), path.make(), type: finalized(type, span)) }
            draft.immutableReason = base.immutableReason
        }
        return draft
    }

    // MARK: - Dynamic members

    /// Infers a `@dynamicMemberLookup` member, passed to a subscript as a key path or a string.
    func dynamicMember(
        _ draft: PendingExpr, _ type: Type, _ member: MemberExpr, _ span: Span, expected: Expectation = .none
    )
        -> PendingExpr?
    {
        guard checker.takesAnyMember(type) else { return nil }
        let entries = checker.lookup(Names.subscriptName, in: type).filter { entry in
            checker.resolve(entry.symbol)
            return (entry.symbol as? SubscriptSymbol)?.parameters.first?.label == Names.dynamicMember
        }
        // If several subscripts match, those with a setter are tried before read-only ones.
        let writable = entries.filter { ($0.symbol as? SubscriptSymbol)?.setter != nil }
        // If several subscripts of the type match, the expected type selects one.
        let wanted = expected.type.map { solver.replaceKnownVariables($0) }.flatMap {
            $0.isOpen || $0.isAny || entries.count == 1 ? nil : $0
        }
        let order = writable + entries
        for (entry, wanted) in (wanted.map { type in order.map { ($0, type) } } ?? []) + order.map({ ($0, nil) }) {
            guard let symbol = entry.symbol as? SubscriptSymbol else { continue }
            let key: Expr.Kind
            if LiteralTypes.isText(symbol.parameters[0].type) {
                key = .string(StringLiteral(parts: [.text(member.name.text)]))
            } else {
                key = .keyPath(KeyPathExpr(root: nil, components: [.member(member.name, member.nameSpan)]))
            }
            var result: PendingExpr?
            let worked = solver.speculate {
                let argument = Argument(label: Names.dynamicMember, value: Expr(key, member.nameSpan))
                result = subscriptOn(draft, [argument], member.nameSpan, only: entry)
                if let wanted, let result, !solver.wouldSucceed({ solver.convert(result.type, wanted) }) {
                    return false
                }
                solver.runReadyTasks()
                return true
            }
            if worked, let result { return result }
        }
        return nil
    }

    func subscriptOn(_ base: PendingExpr, _ arguments: [Argument], _ span: Span, only: MemberEntry? = nil)
        -> PendingExpr
    {
        let type = solvedExpectation(base.type)
        let given = arguments.map { callArgument($0) }
        // A key path selects a part of a value, so static subscripts are excluded.
        let entries =
            only.map { [$0] }
            ?? checker.lookup(Names.subscriptName, in: type).filter {
                !(($0.symbol as? SubscriptSymbol)?.isStatic ?? false)
            }
        let reach = AccessPath(base: type, receiver: base)
        let list = entries.map { Candidate($0, reach) }
        return resolve(list, given, Names.subscriptName, nil, span, at: span, expected: .none)
    }
}
