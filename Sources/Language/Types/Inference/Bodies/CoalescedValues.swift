import Declarations
import Syntax
import TypeModel

/// `??` where a value of any type is expected, as in `print(a ?? b)`: its operands may have different types.
extension Operators {
    /// Infers `print(first ?? second)` for two optionals: if `Any` is expected, the first value is unwrapped.
    func coalesced(_ use: OperatorUse, as place: Type) -> PendingExpr {
        let left = body.coerce(use.left, to: checker.optional(place))
        // The last operand stays optional: `none ?? (second ?? third)` is `Optional(2)`.
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
        if use.left.isWidened, let last = use.right.asExistential, !hasOwnOperator(use.name.name) {
            // `first?.price ?? last?.price ?? 0`
            let draft = overloaded(use, expected: expected)
            draft.asExistential = { place in
                last(place).map { right in
                    let own = OperatorUse(
                        name: use.name, left: use.left, right: right, written: use.written, span: use.span)
                    return coalesced(own, as: right.type)
                }
            }
            return draft
        }
        guard let right, isSimple(right), use.left.isWidened || isResultOfClosure(use.written.left, use.left),
            let usual = solver.defaultType(right), let wrapped = checker.wrapped(solver.zonk(use.left.type)),
            !wrapped.isOpen, usual !== wrapped, solver.couldWork({ solver.unify(right.type, wrapped) }),
            !hasOwnOperator(use.name.name)
        else { return nil }
        func whole(_ place: Type) -> PendingExpr? {
            let place = checker.wrapped(place) ?? place
            // C functions choose the number's type by the format, so a `Double` is right there.
            guard place.isExistential, place.nominal?.name != "CVarArg" else { return nil }
            let literal = body.value(body.infer(use.written.right))
            guard solver.couldWork({ solver.convert(usual, place) && solver.convert(wrapped, place) }) else {
                return nil
            }
            let own = OperatorUse(name: use.name, left: use.left, right: literal, written: use.written, span: use.span)
            return coalesced(own, as: place)
        }
        if let place = expected.type.map({ solver.zonk($0) }), let draft = whole(place) { return draft }
        let draft = oneKnown(use, solver.resolve(use.left.type), right, expected: expected)
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
}
