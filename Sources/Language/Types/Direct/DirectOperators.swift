import Diagnostics
import Syntax

// Operators between operands whose types are known, or of which one is known and the other is a literal.

extension BodyChecker {
    func directBinary(_ name: OperatorName, _ l: Expr, _ r: Expr, _ span: Span, hint: Type?) -> TExpr? {
        let left: TExpr
        let right: TExpr
        let choice: OperatorChoice
        if name.name == Names.coalesce { return directAlternative(l, r, span, hint: hint) }
        if name.name == Names.assign { return directAssign(l, r, span) }
        if case .optionalChain = l.kind, checker.operatorTable.isAssignment(name.name) { return nil }
        let leftWaits = takesTypeFromPlace(l)
        let rightWaits = takesTypeFromPlace(r)
        // A type of the program may want to be what literals are.
        if leftWaits || rightWaits, let hint, hint.nominal?.isLibrary == false { return nil }
        switch (leftWaits, rightWaits) {
        case (false, false):
            guard let first = direct(l, hint: nil), let second = direct(r, hint: nil),
                let found = exact(name.name, first.type, second.type)
            else { return nil }
            (left, right, choice) = (first, second, found)
        case (false, true):
            guard let first = direct(l, hint: nil) else { return nil }
            if case .nilLiteral = r.kind { return nilComparison(name.name, first, r.span, span, isLeft: false) }
            guard let found = exact(name.name, first.type, first.type), let second = direct(r, hint: first.type),
                second.type === first.type
            else { return nil }
            (left, right, choice) = (first, second, found)
        case (true, false):
            guard let second = direct(r, hint: nil) else { return nil }
            if case .nilLiteral = l.kind { return nilComparison(name.name, second, l.span, span, isLeft: true) }
            guard let found = exact(name.name, second.type, second.type), let first = direct(l, hint: second.type),
                first.type === second.type
            else { return nil }
            (left, right, choice) = (first, second, found)
        case (true, true):
            guard let first = direct(l, hint: nil), let second = direct(r, hint: nil), first.type === second.type,
                isPlainLiteral(first.type), let found = exact(name.name, first.type, first.type),
                hint.map({ $0 === found.result || $0.isAny }) ?? true
            else { return nil }
            (left, right, choice) = (first, second, found)
        }
        guard fitsHint(choice, hint) else { return nil }
        return directMade(choice, left, right, span)
    }

    private func isPlainLiteral(_ type: Type) -> Bool {
        type === checker.intType || type === checker.doubleType || type === checker.stringType
            || type === checker.boolType
    }

    private func directMade(_ choice: OperatorChoice, _ left: TExpr, _ right: TExpr, _ span: Span) -> TExpr? {
        let function = choice.function
        let isLazy = function.parameters[1].isAutoclosure
        if isLazy, function.isLibrary {
            if function.name == Names.and { return TExpr(.and(left, right), choice.result, span) }
            if function.name == Names.or { return TExpr(.or(left, right), choice.result, span) }
        }
        if isLazy { markCaptured(in: right) }
        let second = TArgument.value(isLazy ? .autoclosure(right, span) : right)
        guard choice.isInout else {
            return TExpr(.call(choice.callee, receiver: .none, [.value(left), second]), choice.result, span)
        }
        guard let place = changeablePlace(of: left) else { return nil }
        return TExpr(.call(choice.callee, receiver: .none, [.inout_(mutated(place)), second]), choice.result, span)
    }

    /// `a ?? b` with the value or the optional of the same type on the right.
    private func directAlternative(_ l: Expr, _ r: Expr, _ span: Span, hint: Type?) -> TExpr? {
        if case .nilLiteral = r.kind { return nil }
        guard checker.globals[Names.coalesce] == nil, !takesTypeFromPlace(l), let left = direct(l, hint: nil),
            let wrapped = checker.wrapped(left.type), checker.wrapped(wrapped) == nil
        else { return nil }
        let right: TExpr?
        if takesTypeFromPlace(r) { right = direct(r, hint: wrapped) } else { right = direct(r, hint: nil) }
        guard let right, right.type === wrapped || right.type === left.type,
            hint.map({ $0 === right.type || $0.isAny }) ?? true
        else { return nil }
        markCaptured(in: right)
        return TExpr(.coalesce(left, right), right.type, span)
    }

    /// `x == nil`
    private func nilComparison(
        _ name: Name, _ value: TExpr, _ place: Span, _ span: Span, isLeft: Bool
    ) -> TExpr? {
        guard name == Names.equals || name == Names.notEquals, checker.wrapped(value.type) != nil,
            let symbol = checker.knownNominal(.nilLiteral)
        else { return nil }
        let position = isLeft ? 0 : 1
        for entry in checker.lookup(name, in: value.type) where entry.viaProtocol == nil {
            guard let function = entry.symbol as? FunctionSymbol, function.isLibrary else { continue }
            checker.resolve(function)
            guard function.parameters.count == 2,
                function.parameters[position].type.nominal?.name == Names.nilComparison
            else { continue }
            let owner = checker.ownerSubstitution(entry, base: value.type)
            guard function.environment.parameters.count == owner.parameters.count else { return nil }
            let type: Type = function.parameters[position].type
            let nothing = literalCall(symbol, "nilLiteral", TExpr(.tuple([]), .void, place), type, place)
            let callee = Callee(function, owner, .direct)
            return TExpr(
                .call(
                    callee, receiver: .none,
                    isLeft ? [.value(nothing), .value(value)] : [.value(value), .value(nothing)]),
                checker.boolType, span)
        }
        return nil
    }

    /// The prefix operator that takes exactly this type.
    func exactPrefix(_ name: Name, _ operand: TExpr) -> OperatorChoice? {
        let type = operand.type
        let key = OperatorKey(name: name, left: type, right: type)
        let usesCache = !type.isGeneric && checker.globals[name] == nil
        if usesCache, let known = checker.prefixCache[key] { return known }
        var fitting: [Fitting] = []
        for candidate in operatorCandidates(name, [type], modifier: Names.prefix) {
            checker.resolve(candidate.symbol)
            guard let parameters = parameters(of: candidate.symbol), parameters.count == 1 else { continue }
            fitting.append(
                Fitting(
                    candidate: candidate, parameters: parameters, match: ArgumentMatch(positions: [0], defaults: 0)))
        }
        guard let found = cheapest(fitting, [.value(operand)], DirectOwner(type))?.fitting,
            !found.parameters[0].isInout,
            let function = found.candidate.symbol as? FunctionSymbol,
            var opening = opening(of: function, found.candidate.member, DirectOwner(type)),
            case .free = opening.fit(found.parameters[0].type, type, checker), opening.isComplete
        else { return nil }
        let substitution = opening.substitution(checker)
        let choice = OperatorChoice(
            function: function, callee: Callee(function, substitution, function.isRequirement ? .witness : .direct),
            isInout: false, result: checker.substitute(function.result, substitution))
        if usesCache { checker.prefixCache[key] = choice }
        return choice
    }
}
