import Declarations
import Diagnostics
import Syntax
import TypeModel

// Infers prefix and postfix operators.

extension Operators {
    func inferPrefix(_ name: OperatorName, _ operand: Expr, _ span: Span, expected: Expectation) -> PendingExpr {
        if name.name == Names.minus {
            if case .integer(let literal) = operand.kind {
                return Literals(body: body).integer(literal, isNegative: true, span)
            }
            if case .float(let value) = operand.kind { return Literals(body: body).float(-value, span) }
        }
        return inferUnary(name, operand, span, Names.prefix, expected: expected)
    }

    func inferPostfix(_ name: OperatorName, _ operand: Expr, _ span: Span, expected: Expectation) -> PendingExpr {
        inferUnary(name, operand, span, Names.postfix, expected: expected)
    }

    /// Infers a unary operator; `operandHint` is the expected operand type if it differs from that of the result.
    func inferUnary(
        _ name: OperatorName, _ operand: Expr, _ span: Span, _ modifier: Name, expected: Expectation,
        operandHint: Type? = nil
    ) -> PendingExpr {
        if let own = KeyPathOperators(body: body).keyPathCandidates(name.name, [operand], modifier: modifier),
            let draft = appliedOperator(
                own, name, operand, body.rejectingTypeNames(body.infer(operand)), span, expected: expected)
        {
            return draft
        }
        // An expected existential does not determine the operand's type.
        let place = expected.type.flatMap { solver.replaceKnownVariables($0).isExistential ? nil : $0 }
        let inner = operandHint ?? place.flatMap { expectedOperandType(name.name, operand, modifier, of: $0) } ?? place
        let draft = body.rejectingTypeNames(body.infer(operand, expected: Expectation(inner)))
        if shouldStop { return draft }
        var type = solver.resolve(draft.type)
        if type.asVariable?.literal == TypeVariable.Literal.none { type = body.solvedExpectation(draft.type) }
        if type.isError { return errorExpr(span) }
        if couldReturn(expected.type, draft), let waiting = literalOperand(name, operand, draft, span, modifier) {
            return waiting
        }
        if let found = appliedOperator(name, operand, draft, type, span, modifier, expected: expected)
            ?? appliedOperator(
                operatorsElsewhere(name.name, modifier: modifier), name, operand, draft, span, expected: expected)
        {
            return found
        }
        guard solver.isUnknown(type) else { return unaryMismatch(name, type, span) }
        // In `a + -(.one)`, the code that uses the result selects the overload.
        let result = solver.freshVariable(at: span)
        return body.whenTypeKnownOrAtEnd(
            as: result, span, kind: .choice,
            when: { [self] in !solver.isUnknown(draft.type) || !solver.isUnknown(result) },
            { [self] _ in
                let known = solver.resolve(solver.isUnknown(draft.type) ? result : draft.type)
                return appliedOperator(name, operand, draft, known, span, modifier, expected: Expectation(result))
                    ?? unaryMismatch(name, known, span)
            })
    }

    private func unaryMismatch(_ name: OperatorName, _ type: Type, _ span: Span) -> PendingExpr {
        failure(
            name.span, CheckDiagnostic.unaryMismatch(name.name, solver.replaceKnownVariables(type), name.span, checker))
    }

    /// Returns the operator applied to the operand; nil if no operator fits.
    private func appliedOperator(
        _ name: OperatorName, _ operand: Expr, _ draft: PendingExpr, _ type: Type, _ span: Span, _ modifier: Name,
        expected: Expectation
    ) -> PendingExpr? {
        appliedOperator(
            operatorCandidates(name.name, [type], modifier: modifier), name, operand, draft, span, expected: expected)
    }

    private func appliedOperator(
        _ candidates: [Candidate], _ name: OperatorName, _ operand: Expr, _ draft: PendingExpr, _ span: Span,
        expected: Expectation
    ) -> PendingExpr? {
        for candidate in candidates { checker.resolve(candidate.symbol) }
        let isAssignment = candidates.contains { ($0.symbol as? FunctionSymbol)?.parameters.first?.isInout ?? false }
        let given = [CallArgument(expr: operand, draft: draft, isTrailing: false, isInout: isAssignment)]
        var result: PendingExpr?
        let worked =
            !candidates.isEmpty
            && solver.speculate {
                result = body.resolve(candidates, given, name.name, nil, span, at: name.span, expected: expected)
                return true
            }
        return worked ? result : nil
    }

    /// Returns the operand type for `.high...` from an expected range type, if the operator returns exactly that type.
    private func expectedOperandType(_ name: Name, _ operand: Expr, _ modifier: Name, of type: Type) -> Type? {
        guard operand.isImplicitMemberChain else { return nil }
        let wanted = solver.replaceKnownVariables(type)
        guard !wanted.isOpen else { return nil }
        return wanted.arguments.first { part in
            operatorCandidates(name, [part], modifier: modifier).contains { candidate in
                checker.resolve(candidate.symbol)
                guard let result = (candidate.symbol as? FunctionSymbol)?.result else { return false }
                return checker.substitute(result, NameLookup(body: body).ownerArguments(of: candidate)) === wanted
            }
        }
    }

    /// Returns true if the operator of the literal's default type may return the expected type.
    private func couldReturn(_ expected: Type?, _ draft: PendingExpr) -> Bool {
        guard let place = expected.map({ solver.replaceKnownVariables($0) }), !place.isOpen else { return true }
        return solver.wouldSucceed { solver.convert(draft.type, place) }
    }

    /// Infers `flags & ~(1 << 2)`: the operand's type stays unknown, because the operation consists of literals only.
    private func literalOperand(
        _ name: OperatorName, _ operand: Expr, _ draft: PendingExpr, _ span: Span, _ modifier: Name
    ) -> PendingExpr? {
        guard let variable = solver.resolve(draft.type).asVariable,
            variable.literal == .integer || variable.literal == .float,
            let usual = solver.defaultType(variable)
        else { return nil }
        let keepsType = operatorCandidates(name.name, [usual], modifier: modifier).contains { candidate in
            checker.resolve(candidate.symbol)
            guard let function = candidate.symbol as? FunctionSymbol, let first = function.parameters.first,
                !first.isInout, let result = function.result
            else { return false }
            let owner = NameLookup(body: body).ownerArguments(of: candidate)
            return checker.substitute(first.type, owner) === usual && checker.substitute(result, owner) === usual
        }
        guard keepsType else { return nil }
        return body.whenTypeKnownOrAtEnd(
            as: draft.type, span, when: { [self] in solver.resolve(draft.type).asVariable == nil }
        ) { [self] _ in
            if let variable = solver.resolve(draft.type).asVariable { solver.applyDefault(variable) }
            let candidates = operatorCandidates(name.name, [draft.type], modifier: modifier)
            let given = [CallArgument(expr: operand, draft: draft, isTrailing: false, isInout: false)]
            return body.resolve(candidates, given, name.name, nil, span, at: name.span, expected: .none)
        }
    }
}
