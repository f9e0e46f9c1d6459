import Declarations
import Diagnostics
import Syntax
import TypeModel

// Infers expressions, with one function for each kind of expression. See `Expectation`.

extension BodyChecker {
    /// Infers the expression and converts it to the type.
    func check(_ expr: Expr, as type: Type) -> PendingExpr {
        let draft = rejectingTypeNames(infer(expr, expected: Expectation(type)))
        return shouldStop ? draft : coerce(draft, to: type)
    }

    func check(
        _ expr: Expr, as type: Type, _ mismatch: (_ found: Type, _ wanted: Type) -> Diagnostic
    ) -> PendingExpr {
        let draft = rejectingTypeNames(infer(expr, expected: Expectation(type)))
        return shouldStop ? draft : coerce(draft, to: type, mismatch)
    }

    func infer(_ expr: Expr, expected: Expectation = .none) -> PendingExpr {
        guard solver.countWork() else { return errorExpr(expr.span) }
        switch expr.kind {
        case .integer(let literal): return Literals(body: self).integer(literal, isNegative: false, expr.span)
        case .float(let value): return Literals(body: self).float(value, expr.span)
        case .bool(let value): return Literals(body: self).boolean(value, expr.span)
        case .nilLiteral: return Literals(body: self).pendingNil(expr.span)
        case .string(let literal):
            if let type = expected.type,
                let own = Literals(body: self).customInterpolation(literal, as: type, expr.span)
            {
                return own
            }
            return Literals(body: self).string(literal, expr.span)
        case .magic(let kind): return Literals(body: self).magicLiteral(kind, expr.span)
        case .name(let name): return NameLookup(body: self).inferName(name, expr.span, expected: expected)
        case .member(let member): return inferMember(member, expr.span, expected: expected)
        case .call(let call): return inferCall(call, expr.span, expected: expected)
        case .subscript(let access): return Subscripts(body: self).inferSubscript(access, expr.span, expected: expected)
        case .prefix(let name, let operand):
            return Operators(body: self).inferPrefix(name, operand, expr.span, expected: expected)
        case .postfix(let name, let operand):
            return Operators(body: self).inferPostfix(name, operand, expr.span, expected: expected)
        case .sequence: return failure(expr.span, CheckDiagnostic.needsContext(expr.span))
        case .binary(let name, let left, let right):
            return Operators(body: self).inferBinary(name, left, right, expr.span, expected: expected)
        case .ternary(let condition, let yes, let no): return ternary(condition, yes, no, expr.span, expected: expected)
        case .assign(let target, let value): return assign(target, value, expr.span)
        case .cast(let operand, let kind, let ref): return cast(operand, kind, ref, expr.span)
        case .closure(let closure): return pendingClosure(closure, expr.span)
        case .tuple(let elements): return CollectionLiterals(body: self).tuple(elements, expr.span, expected: expected)
        case .paren(let inner): return infer(inner, expected: expected)
        case .array(let elements): return CollectionLiterals(body: self).array(elements, expr.span, expected: expected)
        case .dictionary(let pairs):
            return CollectionLiterals(body: self).dictionary(pairs, expr.span, expected: expected)
        case .optionalChain(let inner): return optionalChain(inner, expr.span)
        case .chainLink(let operand): return chainLink(operand, expr.span)
        case .forceUnwrap(let operand): return forceUnwrap(operand, expr.span, expected: expected)
        case .tryExpr(let kind, let operand): return tryExpr(kind, operand, expr.span, expected: expected)
        case .awaitExpr(let operand):
            return afterTryOrAwait(operand, expr.span, expected: expected) { $0.isAwaited = true }
        case .inout_(let operand):
            _ = infer(operand)
            return failure(expr.span, CheckDiagnostic.misplacedInout(expr.span))
        case .keyPath(let path): return inferKeyPath(path, expr.span, isValue: expected.isPathValue)
        case .ifExpr(let statement): return ifExpression(statement, expr.span, expected: expected)
        case .switchExpr(let statement): return switchExpression(statement, expr.span, expected: expected)
        case .type(let ref): return pendingType(resolveOpen(ref), expr.span)
        case .discard, .patternBinding:
            return failure(expr.span, CheckDiagnostic.misplacedPattern(expr.span))
        case .error: return errorExpr(expr.span)
        }
    }

    /// Returns a written type, with type variables for missing generic arguments.
    func resolveOpen(_ ref: TypeRef) -> Type {
        let before = checker.textState.diagnostics.count
        let type = checker.resolve(ref, in: context) { [self] parameter in
            // The message shows example arguments for the missing ones.
            let count = (parameter.parent as? NominalSymbol)?.environment.parameters.count
            return solver.freshVariable(parameter.name, at: ref.span, of: count == 1 ? ref.plainName : nil)
        }
        if checker.textState.diagnostics.count > before, solver.isQuiet {
            checker.textState.diagnostics.removeLast(checker.textState.diagnostics.count - before)
            fail(CheckDiagnostic.needsContext(ref.span))
        }
        return type
    }

    func pendingType(_ type: Type, _ span: Span) -> PendingExpr {
        let draft = PendingExpr(.metatype(type), span) { [self] in
            let known = finalized(type, span)
            return TExpr(.metatype(known), .metatype(known), span)
        }
        draft.namedType = type
        return draft
    }

    // MARK: - Conditional values

    func ternary(_ condition: Expr, _ yes: Expr, _ no: Expr, _ span: Span, expected: Expectation) -> PendingExpr {
        let test = check(condition, as: checker.boolType)
        let type = solver.freshVariable(at: span)
        // An implicit member such as `.a` is a member of the other branch's type, not of `Any`.
        let inner = expected.type.flatMap { solver.resolve($0).isAny ? nil : $0 }
        let first = infer(yes, expected: Expectation(inner))
        let second = infer(no, expected: Expectation(inner))
        // The types of the two branches are combined before the context is considered.
        first.asExistential = nil
        second.asExistential = nil
        // The context determines the common type; if it is unknown, the two branches do.
        var wanted = expected.type.flatMap { solver.isUnknown($0) ? nil : $0 }
        if let type = wanted.map({ solver.replaceKnownVariables($0) }), !type.isOpen {
            wanted = innermostOptional(type, for: first.type, second.type)
        }
        if let wanted, isConcrete(wanted),
            solver.speculate({ solver.convert(first.type, wanted) && solver.convert(second.type, wanted) })
        {
            return ternaryBranches(test, coerce(first, to: wanted), coerce(second, to: wanted), wanted, span)
        }
        if let wanted, isConcrete(wanted), first.isImplicitlyUnwrapped || second.isImplicitlyUnwrapped,
            solver.wouldSucceed({
                solver.convert(unwrappedIfImplicit(first).type, wanted)
                    && solver.convert(unwrappedIfImplicit(second).type, wanted)
            })
        {
            return ternaryBranches(test, coerce(first, to: wanted), coerce(second, to: wanted), wanted, span)
        }
        // If `Any` is expected, branches without a common type keep their types.
        if let wanted = wanted.map(solver.resolve), wanted.isAny, haveNothingInCommon(first.type, second.type) {
            return ternaryBranches(test, coerce(first, to: wanted), coerce(second, to: wanted), wanted, span)
        }
        let a = coerce(first, to: type)
        let b = coerce(second, to: type) { [self] found, wanted in
            CheckDiagnostic.branchMismatch(found, wanted, span, checker)
        }
        let result = ternaryBranches(test, a, b, type, span)
        result.isImplicitlyUnwrapped = first.isImplicitlyUnwrapped && second.isImplicitlyUnwrapped
        return result
    }

    /// Returns the type of `flag ? value : nil` where a double optional is expected: the innermost optional type that
    /// can hold the value. A literal has the expected type at once.
    private func innermostOptional(_ wanted: Type, for first: Type, _ second: Type) -> Type {
        let branches = [solver.resolve(first), solver.resolve(second)]
        guard branches.contains(where: { $0.asVariable?.literal == .nilLiteral }), let inner = checker.wrapped(wanted),
            checker.wrapped(inner) != nil || isNilLiteralType(inner),
            let value = branches.first(where: {
                $0.asVariable.map { $0.literal == .integer && $0.isOperationResult } ?? true
            })
        else { return wanted }
        let closer = innermostOptional(inner, for: first, second)
        return solver.wouldSucceed { solver.convert(value, closer) } ? closer : wanted
    }

    /// Returns true if `nil` can be a value of a type of the program.
    private func isNilLiteralType(_ type: Type) -> Bool {
        guard let nominal = solver.resolve(type).nominal, !nominal.isLibrary else { return false }
        return checker.knownNominal(.nilLiteral).map { checker.conforms(solver.resolve(type), to: $0) } ?? false
    }

    private func haveNothingInCommon(_ one: Type, _ other: Type) -> Bool {
        guard let left = solver.withDefaultTypes(one), let right = solver.withDefaultTypes(other) else { return false }
        let (plain, otherPlain) = (checker.wrapped(left) ?? left, checker.wrapped(right) ?? right)
        if plain === left, otherPlain === right { return left !== right }
        // If one branch is optional, the other may become optional; two objects get their common superclass.
        return plain !== otherPlain && !(plain.isClass && otherPlain.isClass)
            && !solver.wouldSucceed { solver.convert(one, other) }
            && !solver.wouldSucceed { solver.convert(other, one) }
    }

    private func isConcrete(_ type: Type) -> Bool {
        !solver.replaceKnownVariables(type).isOpen && !solver.resolve(type).isAny
    }

    private func ternaryBranches(_ test: PendingExpr, _ a: PendingExpr, _ b: PendingExpr, _ type: Type, _ span: Span)
        -> PendingExpr
    {
        let draft = PendingExpr(type, span) { [self] in
            let known = finalized(type, span)
            return TExpr(
                .ternary(test.make(), converted(a.make(), to: known), converted(b.make(), to: known)), known, span)
        }
        draft.isDiscardable = a.isDiscardable && b.isDiscardable
        return draft
    }

    func ifExpression(_ statement: IfStmt, _ span: Span, expected: Expectation) -> PendingExpr {
        let type = expressionType(expected.type, span)
        let make = insideStatement { branch(statement, as: type) }
        return PendingExpr(type, span) { [self] in TExpr(.ifExpr(make()), finalized(type, span), span) }
    }

    func switchExpression(_ statement: SwitchStmt, _ span: Span, expected: Expectation) -> PendingExpr {
        let type = expressionType(expected.type, span)
        let make = insideStatement { checkSwitch(statement, value: type) }
        return PendingExpr(type, span) { [self] in TExpr(.switchExpr(make()), finalized(type, span), span) }
    }

    private func expressionType(_ expected: Type?, _ span: Span) -> Type {
        if let expected, !solver.isUnknown(expected) { return expected }
        return solver.freshVariable(at: span)
    }

    private func branch(_ statement: IfStmt, as type: Type) -> () -> TIf {
        let label = LoopLabel(statement.label)
        let (conditions, body) = inNestedContext { _ in
            (
                checkConditions(statement.conditions),
                inNestedContext { _ in valueBlock(statement.body, as: type, statement.span) }
            )
        }
        let otherwise: StatementMaker?
        switch statement.otherwise {
        case .block(let block)?: otherwise = inNestedContext { _ in valueBlock(block, as: type, statement.span) }
        case .elseIf(let next)?:
            let inner = branch(next, as: type)
            otherwise = .later { [self] in
                let made = inner()
                let expr = TExpr(.ifExpr(made), finalized(type, next.span), next.span)
                return [TStmt(.expr(expr), next.span)]
            }
        case nil:
            fail(CheckDiagnostic.ifExpressionNeedsElse(statement.span))
            otherwise = nil
        }
        return { TIf(label: label, conditions: conditions(), body: body(), otherwise: otherwise?()) }
    }

    /// Returns the expression of a statement, including an `if` or `switch` in a branch.
    private func singleValue(of statement: Stmt) -> Expr? {
        switch statement.kind {
        case .expr(let expr): return expr
        case .if(let inner) where canBeExpression(inner): return Expr(.ifExpr(inner), statement.span)
        case .switch(let inner) where canBeExpression(inner): return Expr(.switchExpr(inner), statement.span)
        default: return nil
        }
    }

    /// Infers a branch of an `if` or `switch` expression: one expression, or statements after which control never
    /// continues.
    func valueBlock(_ block: [Stmt], as type: Type, _ span: Span) -> StatementMaker {
        guard block.count == 1, let expr = singleValue(of: block[0]) else {
            if !neverContinues(block) { fail(CheckDiagnostic.branchWithoutValue(block.last?.span ?? span)) }
            return checkBlock(block)
        }
        let draft = rejectingTypeNames(infer(expr, expected: Expectation(type)))
        if solver.resolve(draft.type) === checker.neverType {
            return .later { [TStmt(.expr(draft.make()), expr.span)] }
        }
        let result = coerce(draft, to: type)
        return .later { [TStmt(.expr(result.make()), expr.span)] }
    }

    // MARK: - Casts

    func cast(_ operand: Expr, _ kind: CastKind, _ ref: TypeRef, _ span: Span) -> PendingExpr {
        if case .inferred = ref.kind {
            return failure(ref.span, CheckDiagnostic.cannotInfer(Names.underscore, of: nil, ref.span))
        }
        let type = resolveOpen(ref)
        var kind = kind
        if kind == .as, checker.isAnyObject(type) || isOptionalError(type) {
            // Every boxed value is an object; both the error type and the wrapped type accept nil.
            kind = .asForced
        }
        if kind == .as {
            if let bridged = bridgedCast(operand, to: type, span) { return bridged }
            // `x as T` is a conversion that always succeeds; it also sets the type of literals.
            let draft = check(operand, as: type) { [self] found, wanted in
                CheckDiagnostic.cannotConvertAs(found, wanted, span, checker)
            }
            return PendingExpr(type, span) { [self] in converted(draft.make(), to: finalized(type, span)) }
        }
        let value = rejectingTypeNames(infer(operand))
        _ = solvedExpectation(value.type)
        let result: Type
        switch kind {
        case .is: result = checker.boolType
        case .asOptional: result = checker.optional(type)
        default: result = type
        }
        return PendingExpr(result, span) { [self] in
            TExpr(.cast(value.make(), kind, to: finalized(type, span)), finalized(result, span), span)
        }
    }

    /// Returns true for `NSError?`, to which an optional error converts.
    private func isOptionalError(_ type: Type) -> Bool {
        checker.wrapped(type).map { solver.resolve($0).isErrorObject } ?? false
    }

    /// Infers `text as NSString` by calling the static function `_bridging(_:)` that the library declares in a type for
    /// such values. The operand is inferred once. Returns nil if the type has no such function.
    private func bridgedCast(_ operand: Expr, to type: Type, _ span: Span) -> PendingExpr? {
        guard let target = type.nominal, target.isLibrary, !checker.lookup(Names.bridging, in: type).isEmpty else {
            return nil
        }
        let isObject = target.kind == .class
        let draft = unwrappedIfImplicit(
            rejectingTypeNames(infer(operand, expected: Expectation(isObject ? nil : type))))
        let isLiteral = solver.resolve(draft.type).asVariable.map { $0.literal != .none } ?? false
        let source = isLiteral && !isObject ? nil : solvedExpectation(draft.type)
        let member = MemberExpr(base: nil, name: Names.bridging, nameSpan: span)
        let candidate = source.flatMap { source in
            staticCandidates(member, type, on: nil).first { bridgesValue($0, source, for: type) }
        }
        guard let candidate else {
            let fitted = coerce(draft, to: type) { [self] found, wanted in
                CheckDiagnostic.cannotConvertAs(found, wanted, span, checker)
            }
            return PendingExpr(type, span) { [self] in converted(fitted.make(), to: finalized(type, span)) }
        }
        let given = [CallArgument(expr: operand, draft: draft, isTrailing: false, isInout: false)]
        return resolve(
            [candidate], given, Names.bridging, nil, span, at: span, expected: isObject ? Expectation(type) : .none)
    }

    /// Returns true if a bridging function takes the value and is declared in the target type itself. A value whose
    /// class is a subclass of the target needs no bridging.
    private func bridgesValue(_ candidate: Candidate, _ source: Type, for target: Type) -> Bool {
        guard let function = candidate.symbol as? FunctionSymbol, !source.isError else { return false }
        checker.resolve(function)
        guard function.result === target, let wanted = function.parameters.first?.type else { return false }
        if checker.superclassChain(source).contains(where: { $0 === target }) { return false }
        return wanted.isExistential
            ? Conversions(checker).conversion(from: source, to: wanted) != nil : wanted.nominal === source.nominal
    }

    // MARK: - Optionals

    /// Infers an optional chain. Its type is an optional whichever link ends it.
    func optionalChain(_ inner: Expr, _ span: Span) -> PendingExpr {
        let draft = infer(inner)
        if draft.namedType != nil { return draft }
        let type = solvedExpectation(draft.type)
        if type.isError { return draft }
        var result = checker.wrapped(type) != nil ? type : checker.optional(type)
        let made = PendingExpr(result, span) { [self] in
            let known = finalized(result, span)
            return TExpr(.optionalChain(converted(draft.make(), to: known)), known, span)
        }
        made.isDiscardable = draft.isDiscardable || type.isVoid
        made.canWiden = result !== type
        made.setOptionalType = { result = $0 }
        return made
    }

    func chainLink(_ operand: Expr, _ span: Span) -> PendingExpr {
        let plain = infer(operand)
        if let named = plain.namedType { return pendingType(checker.optional(named), span) }
        let draft = rejectingTypeNames(plain)
        let type = solvedExpectation(draft.type)
        if type.isError { return draft }
        guard let wrapped = checker.wrapped(type) else {
            // In `(text ?? "none")?.count` the overload of `??` with an optional result is used.
            if case .binary(let name, _, _) = operand.withoutParens.kind, name.name == Names.coalesce {
                let optional = coerce(draft, to: checker.optional(type))
                return PendingExpr(type, span) { [self] in
                    TExpr(.chainLink(optional.make()), finalized(type, span), span)
                }
            }
            return failure(span, CheckDiagnostic.notOptional("?", type, draft.span, checker))
        }
        let result = PendingExpr(wrapped, span) { [self] in
            TExpr(.chainLink(draft.make()), finalized(wrapped, span), span)
        }
        if let place = draft.place { result.place = { .chainPayload(place()) } }
        result.immutableReason = draft.immutableReason
        return result
    }

    func forceUnwrap(_ operand: Expr, _ span: Span, expected: Expectation) -> PendingExpr {
        if case .nilLiteral = operand.kind { return failure(span, CheckDiagnostic.forcedNil(span)) }
        let draft = rejectingTypeNames(
            infer(operand, expected: Expectation(expected.type.map { checker.optional($0) })))
        let type = solvedExpectation(draft.type)
        if type.isError { return draft }
        if type.isVoid, draft.isDelegation {
            let result = PendingExpr(.void, span) { TExpr(.forceUnwrap(draft.make()), .void, span) }
            result.isDiscardable = true
            return result
        }
        guard let wrapped = checker.wrapped(type) else {
            return failure(span, CheckDiagnostic.notOptional("!", type, draft.span, checker))
        }
        let result = PendingExpr(wrapped, span) { [self] in
            TExpr(.forceUnwrap(draft.make()), finalized(wrapped, span), span)
        }
        if let place = draft.place { result.place = { .forcedPayload(place(), span) } }
        result.immutableReason = draft.immutableReason
        return result
    }

    /// Infers an expression after `try` or `await`.
    private func afterTryOrAwait(
        _ operand: Expr, _ span: Span, expected: Expectation, _ mark: @escaping (TExpr) -> Void
    ) -> PendingExpr {
        let draft = infer(operand, expected: expected)
        let result = PendingExpr(draft.type, span) {
            let made = draft.make()
            let covered = TExpr(made.kind, made.type, made.span)
            (covered.isTried, covered.isAwaited) = (made.isTried, made.isAwaited)
            mark(covered)
            return covered
        }
        result.place = draft.place
        result.immutableReason = draft.immutableReason
        result.isDiscardable = draft.isDiscardable
        result.isImplicitlyUnwrapped = draft.isImplicitlyUnwrapped
        return result
    }

    func tryExpr(_ kind: TryKind, _ operand: Expr, _ span: Span, expected: Expectation) -> PendingExpr {
        switch kind {
        case .try: return afterTryOrAwait(operand, span, expected: expected) { $0.isTried = true }
        case .tryForced:
            let draft = rejectingTypeNames(infer(operand, expected: expected))
            let result = PendingExpr(draft.type, span) { [self] in
                TExpr(.tryForced(draft.make()), finalized(draft.type, span), span)
            }
            result.isDiscardable = draft.isDiscardable
            return result
        case .tryOptional:
            let wanted = expected.type.flatMap { checker.wrapped(solver.resolve($0)) } ?? expected.type
            let draft = rejectingTypeNames(infer(operand, expected: Expectation(wanted)))
            let type = solvedExpectation(draft.type)
            let result = checker.wrapped(type) != nil ? type : checker.optional(type)
            let made = PendingExpr(result, span) { [self] in
                let known = finalized(result, span)
                return TExpr(.tryOptional(converted(draft.make(), to: known)), known, span)
            }
            made.isDiscardable = draft.isDiscardable
            made.canWiden = result !== type
            return made
        }
    }

    /// Returns the expected type after solving as many waiting tasks as needed to know its outermost type.
    func solvedExpectation(_ type: Type) -> Type {
        var result = solver.resolve(type)
        guard result.asVariable != nil else { return result }
        solver.runReadyTasks()
        result = solver.resolve(type)
        if let variable = result.asVariable, variable.literal != .none {
            solver.applyDefault(variable)
            solver.runReadyTasks()
            result = solver.resolve(type)
        }
        if result.asVariable != nil {
            solver.forceOperations(for: result)
            result = solver.resolve(type)
        }
        return result
    }

    /// Returns the type of a receiver that has the member: the integer literal in `9.squareRoot()` becomes a `Double`.
    func solvedExpectation(_ type: Type, having member: Name) -> Type {
        if let variable = solver.resolve(type).asVariable, variable.literal == .integer,
            checker.lookup(member, in: checker.intType).isEmpty, !checker.lookup(member, in: checker.doubleType).isEmpty
        {
            solver.bind(variable, checker.doubleType)
        }
        return solvedExpectation(type)
    }

    /// Reports an expression that is a type name without `.self`, and returns values unchanged.
    func rejectingTypeNames(_ draft: PendingExpr) -> PendingExpr {
        guard let named = draft.namedType, !named.isError else { return draft }
        return failure(draft.span, CheckDiagnostic.typeAsValue(named, draft.span, checker))
    }
}
