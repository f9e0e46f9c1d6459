import Declarations
import Syntax
import TypeModel

/// Infers `??` where a value of any type is expected, as in `print(a ?? b)`: the operands may have different types.
extension Operators {
    /// Infers `print(first ?? second)` for two optionals: if `Any` is expected, the first value is unwrapped.
    func coalescedValue(_ use: OperatorUse, as place: Type) -> PendingExpr {
        let left = body.coerce(use.left, to: checker.optional(place))
        // The last operand stays optional, so `print(none ?? (second ?? third))` prints `Optional(2)`.
        use.right.asExistential = nil
        let right = body.coerce(use.right, to: place)
        return PendingExpr(place, use.span) {
            let last = right.make()
            body.markCaptured(in: last)
            return TExpr(.coalesce(left.make(), last), place, use.span)
        }
    }

    /// Infers `print(item?.price ?? 0)`: as in the compiler, the literal has its own default type if an existential is
    /// expected and the context decides the type of the optional. `print(price ?? 0)` of a `Double?` prints `0.0`.
    func withLiteral(_ use: OperatorUse, _ right: TypeVariable?, expected: Expectation) -> PendingExpr? {
        if use.left.canWiden, let last = use.right.asExistential, !hasOwnOperator(use.name.name) {
            // In `first?.price ?? last?.price ?? 0` the right operand is itself a `??`, and an outer one may ask this one.
            let draft = resolveOverloaded(use, expected: expected)
            draft.asExistential = { place in
                last(place).map { right in
                    let own = OperatorUse(
                        name: use.name, left: use.left, right: right, originalOperands: use.originalOperands,
                        span: use.span)
                    return coalescedValue(own, as: right.type)
                }
            }
            return draft
        }
        guard let right, isSimple(right), use.left.canWiden || isResultOfClosure(use.originalOperands.left, use.left),
            let usual = solver.defaultType(right),
            let wrapped = checker.wrapped(solver.replaceKnownVariables(use.left.type)),
            !wrapped.isOpen, usual !== wrapped, solver.wouldSucceed({ solver.unify(right.type, wrapped) }),
            !hasOwnOperator(use.name.name)
        else { return nil }
        func whole(_ place: Type) -> PendingExpr? {
            let place = checker.wrapped(place) ?? place
            guard place.isExistential else { return nil }
            let literal = body.rejectingTypeNames(body.infer(use.originalOperands.right))
            guard solver.wouldSucceed({ solver.convert(usual, place) && solver.convert(wrapped, place) }) else {
                return nil
            }
            let own = OperatorUse(
                name: use.name, left: use.left, right: literal, originalOperands: use.originalOperands, span: use.span)
            return coalescedValue(own, as: place)
        }
        if let place = expected.type.map({ solver.replaceKnownVariables($0) }), let draft = whole(place) {
            return draft
        }
        let draft = withOneKnownOperand(use, solver.resolve(use.left.type), right, expected: expected)
        draft.asExistential = whole
        return draft
    }

    /// Returns true if the expression is a call such as `price.map { $0 * 2 }`, whose closure alone decides the type of the
    /// optional that the call returns.
    private func isResultOfClosure(_ expr: Expr, _ draft: PendingExpr) -> Bool {
        guard case .call(let call) = expr.withoutParens.kind, let result = checker.wrapped(draft.type)?.asVariable
        else {
            return false
        }
        return (call.arguments + call.trailingClosures).contains { argument in
            guard case .closure(let closure) = argument.value.kind, closure.resultType == nil else { return false }
            return solver.function(of: closure)?.result.asVariable === result
        }
    }

    /// Infers `event.element ?? event`, operands of different types, for an expected `Any`.
    func alternatives(_ use: OperatorUse, _ candidates: [Candidate]) -> PendingExpr {
        let span = use.span
        let last = solver.resolve(use.right.type)
        let isOptional = checker.wrapped(last) != nil
        let inner = last.asVariable.flatMap { $0.isAlternative ? $0 : nil }
        let value = solver.freshVariable(at: span)
        value.asVariable?.isAlternative = true
        value.asVariable?.endsInLiteral = last.asVariable.map { $0.literal != .none } ?? false
        let result = isOptional ? checker.optional(value) : value
        let home = context
        var draft: PendingExpr?
        solver.add(
            SolverTask(.operation, isReady: { [self] in solver.resolve(value).asVariable == nil }) { [self] _ in
                var place = solver.resolve(value)
                var result = result
                // If this `??` is the right operand of another one, its value is optional, as in Swift, unless it ends
                // in a literal.
                if let wrapped = checker.wrapped(place) { (place, result) = (solver.resolve(wrapped), place) }
                if let inner, place.isExistential {
                    _ = solver.unify(inner.type, inner.endsInLiteral ? place : checker.optional(place))
                    solver.runReadyTasks()
                }
                guard place.isExistential else { return fail(mismatchDiagnostic(use)) }
                draft = body.inContext(home) {
                    let left = body.coerce(use.left, to: checker.optional(place))
                    let right = body.coerce(use.right, to: result)
                    let given = [
                        CallArgument(expr: use.originalOperands.left, draft: left, isTrailing: false, isInout: false),
                        CallArgument(expr: use.originalOperands.right, draft: right, isTrailing: false, isInout: false),
                    ]
                    return body.resolve(
                        candidates, given, use.name.name, nil, span, at: use.name.span, expected: Expectation(result))
                }
            })
        return PendingExpr(result, span) { [self] in
            draft.map { body.converted($0.make(), to: body.finalized(result, span)) }
                ?? TExpr(.error, body.finalized(result, span), span)
        }
    }
}
