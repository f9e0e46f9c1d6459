import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Chooses operators by overload resolution, and tries other meanings of the operands if no overload fits.
extension Operators {
    func resolveOverloaded(_ use: OperatorUse, expected: Expectation) -> PendingExpr {
        let name = use.name
        var candidates = operatorCandidates(name.name, [use.left.type, use.right.type], modifier: nil)
        if candidates.isEmpty {
            return withUnwrappedOperands(use, expected: expected) ?? withOperatorsElsewhere(use, expected: expected)
                ?? failure(name.span, mismatchDiagnostic(use))
        }
        candidates = nilComparison(use, candidates)
        for candidate in candidates { checker.resolve(candidate.symbol) }
        let plain = candidates.filter { ($0.symbol as? FunctionSymbol)?.parameters.count == 2 }
        let exchanging = plain.filter { ($0.symbol as? FunctionSymbol)?.parameters[1].isInout ?? false }
        if !exchanging.isEmpty,
            let draft = resolveWithoutDiagnostics(exchanging, use, changes: (true, true), expected: expected)
        {
            checkAssignable(use.left)
            checkAssignable(use.right)
            return draft
        }
        let changing = plain.filter { ($0.symbol as? FunctionSymbol)?.parameters.first?.isInout ?? false }
        let isAssignment = !changing.isEmpty
        // An assignment operator such as `log += "entry"` may belong to the program and take an object, so it modifies
        // no variable.
        if isAssignment, changing.count < plain.count {
            let others = plain.filter { candidate in !changing.contains { $0.symbol === candidate.symbol } }
            if let draft = resolveWithoutDiagnostics(others, use, changes: (false, false), expected: expected) {
                return draft
            }
        }
        if let draft = resolveWithoutDiagnostics(
            isAssignment ? changing : plain, use, changes: (isAssignment, false), expected: expected)
        {
            if isAssignment { checkAssignable(use.left) }
            return draft
        }
        if isAssignment, let reason = use.left.immutableReason { return failure(use.span, reason()) }
        if let draft = withUnwrappedOperands(use, expected: expected) ?? withOtherOperands(use, expected: expected)
            ?? withOperatorsElsewhere(use, expected: expected)
        {
            return draft
        }
        if name.name == Names.coalesce { return alternatives(use, plain) }
        let mistake = failure(name.span, mismatchDiagnostic(use))
        if !solver.isQuiet { body.checkClosuresOfFailedCall(operands(of: use, changes: (isAssignment, false))) }
        return mistake
    }

    /// - Parameter changes: for each operand, true if it is `inout`.
    private func operands(of use: OperatorUse, changes: (left: Bool, right: Bool)) -> [CallArgument] {
        [
            CallArgument(expr: use.originalOperands.left, draft: use.left, isTrailing: false, isInout: changes.left),
            CallArgument(expr: use.originalOperands.right, draft: use.right, isTrailing: false, isInout: changes.right),
        ]
    }

    /// Runs overload resolution first without diagnostics, because the final message names both operands.
    func resolveWithoutDiagnostics(
        _ candidates: [Candidate], _ use: OperatorUse, changes: (left: Bool, right: Bool), expected: Expectation
    ) -> PendingExpr? {
        let given = operands(of: use, changes: changes)
        var draft: PendingExpr?
        let mark = solver.mark()
        let worked = solver.speculate {
            draft = body.resolve(candidates, given, use.name.name, nil, use.span, at: use.name.span, expected: expected)
            return solver.conditionsCouldHold(since: mark)
        }
        return worked ? draft : nil
    }

    /// Infers `title += "!"` for a `String!` by unwrapping the variable, if no overload takes the optional.
    private func withUnwrappedOperands(_ use: OperatorUse, expected: Expectation) -> PendingExpr? {
        guard use.left.isImplicitlyUnwrapped || use.right.isImplicitlyUnwrapped else { return nil }
        let other = OperatorUse(
            name: use.name, left: body.unwrappedIfImplicit(use.left), right: body.unwrappedIfImplicit(use.right),
            originalOperands: use.originalOperands, span: use.span)
        return binary(other, expected: expected)
    }

    /// Infers `xs.reversed() == ys`: tries the operands' other overloads (`PendingExpr.otherOverloads`).
    private func withOtherOperands(_ use: OperatorUse, expected: Expectation) -> PendingExpr? {
        for left in use.left.otherOverloads + [{ use.left }] {
            for right in [{ use.right }] + use.right.otherOverloads {
                var draft: PendingExpr?
                let mark = solver.mark()
                let worked = solver.speculate { [self] in
                    let other = OperatorUse(
                        name: use.name, left: left(), right: right(), originalOperands: use.originalOperands,
                        span: use.span)
                    if other.left === use.left && other.right === use.right { return false }
                    draft = binary(other, expected: expected)
                    return solver.conditionsCouldHold(since: mark)
                }
                if worked, let draft { return draft }
            }
        }
        return nil
    }

    /// Infers `"x" ^ 2`: the literals' default types have no such operator, but another type that literals can have
    /// declares it.
    private func withOperatorsElsewhere(_ use: OperatorUse, expected: Expectation) -> PendingExpr? {
        let candidates = operatorsElsewhere(use.name.name, modifier: nil)
        for candidate in candidates { checker.resolve(candidate.symbol) }
        let plain = candidates.filter { candidate in
            guard let function = candidate.symbol as? FunctionSymbol else { return false }
            return function.parameters.count == 2 && !function.parameters.contains(where: \.isInout)
        }
        return plain.isEmpty ? nil : resolveWithoutDiagnostics(plain, use, changes: (false, false), expected: expected)
    }

    /// Infers `1 + .unit`: the literal's default type has no such member, but a type of the program with the operator
    /// may have it.
    func withMemberElsewhere(_ use: OperatorUse, expected: Expectation) -> PendingExpr? {
        guard checker.operatorOwners[use.name.name] != nil else { return nil }
        for (operand, other) in [(use.originalOperands.left, use.right), (use.originalOperands.right, use.left)] {
            guard let name = operand.implicitName ?? operand.rootOfImplicitChain,
                let usual = solver.resolve(other.type).asVariable.flatMap({ solver.defaultType($0) }),
                checker.lookup(name, in: usual).isEmpty
            else { continue }
            return withOperatorsElsewhere(use, expected: expected)
        }
        return nil
    }

    func mismatchDiagnostic(_ use: OperatorUse) -> Diagnostic {
        CheckDiagnostic.operatorMismatch(
            use.name.name, solver.replaceKnownVariables(use.left.type), solver.replaceKnownVariables(use.right.type),
            use.name.span, checker)
    }

    /// In `x == nil`, only the overloads for a nil literal are candidates.
    private func nilComparison(_ use: OperatorUse, _ candidates: [Candidate]) -> [Candidate] {
        let name = use.name.name
        guard name == Names.equals || name == Names.notEquals else { return candidates }
        let position: Int
        if solver.resolve(use.right.type).asVariable?.literal == .nilLiteral {
            position = 1
        } else if solver.resolve(use.left.type).asVariable?.literal == .nilLiteral {
            position = 0
        } else {
            return candidates
        }
        func comparesNil(_ candidate: Candidate) -> Bool {
            checker.resolve(candidate.symbol)
            guard let function = candidate.symbol as? FunctionSymbol, function.parameters.count == 2 else {
                return false
            }
            return function.parameters[position].type.nominal?.name == Names.nilComparison
        }
        var special = candidates.filter(comparesNil)
        if special.isEmpty {
            // A value that is not optional may also be compared with nil, unless its type accepts a `nil` literal.
            let given = solver.resolve((position == 1 ? use.left : use.right).type)
            let other = given.asVariable.flatMap { solver.defaultType($0) } ?? given
            let literal = checker.knownNominal(.nilLiteral)
            if other.asVariable == nil, !other.isError, literal.map({ !checker.conforms(other, to: $0) }) ?? true {
                special = operatorCandidates(name, [checker.optional(other)], modifier: nil)
                    .filter(comparesNil)
                // A program's operator may take an optional here: `key == nil` may build a condition of a query.
                if !special.isEmpty { special = candidates.filter { !$0.symbol.isLibrary } + special }
            }
        }
        return special.isEmpty ? candidates : special
    }
}
