import Declarations
import Diagnostics
import Syntax
import TypeModel

/// An operator between two operands.
struct OperatorUse {
    let name: OperatorName
    let left: PendingExpr
    let right: PendingExpr
    let originalOperands: (left: Expr, right: Expr)
    let span: Span
}

/// Infers operators. The operands select the function: an overload with exactly matching types is used at once; an
/// operator between literals waits until their types are known.
struct Operators: BodyService {
    let body: BodyChecker

    /// Infers a binary operator. `place` is the expected type of the result, also a hint for literal operands.
    func inferBinary(
        _ name: OperatorName, _ l: Expr, _ r: Expr, _ span: Span, expected: Expectation, place: Type? = nil
    ) -> PendingExpr {
        if name.name == Names.assign { return body.assign(l, r, span) }
        if let comparison = contextComparison(name, l, r, span) { return body.infer(comparison, expected: expected) }
        if case .optionalChain(let inner) = l.kind, checker.operatorTable.isAssignment(name.name) {
            // `a?.b += c` is one optional chain, whose last link is the operation.
            return body.infer(Expr(.optionalChain(Expr(.binary(name, inner, r), span)), span))
        }
        if let type = expected.type, let part = expectedOperandType(name.name, l, r, of: type) {
            return implicitOperands(name, l, r, span, as: part, expected: expected)
        }
        let place =
            place.flatMap { returnsOperandType(name.name, $0) ? $0 : nil } ?? expectedLiteralType(
                name.name, expected.type)
            ?? expectedImplicitType(name.name, l, expected.type)
        // In `"LIMIT \(10)" + query`, the right operand has the type with custom interpolation, so it is inferred
        // first.
        let isLeftLast = place == nil && l.isInterpolated && checker.operatorOwners[name.name] != nil
        let first = body.rejectingTypeNames(
            isLeftLast ? inferOperand(r, of: name.name, place) : inferOperand(l, of: name.name, place))
        if shouldStop { return first }
        let last = isLeftLast ? l : r
        let second = body.rejectingTypeNames(
            inferOperand(last, of: name.name, place ?? literalOperandType(name.name, first.type, last)))
        if shouldStop { return second }
        let (left, right) = isLeftLast ? (second, first) : (first, second)
        let use = OperatorUse(name: name, left: left, right: right, originalOperands: (l, r), span: span)
        if let place, let draft = literalOperation(use, place) { return draft }
        let draft = binary(use, expected: expected)
        return expected.type.flatMap { operatorChain(use, draft, giving: $0) } ?? draft
    }

    /// Returns `context == &key`, which compares the context of an observer with the address of a variable, as a call.
    private func contextComparison(_ name: OperatorName, _ l: Expr, _ r: Expr, _ span: Span) -> Expr? {
        guard case .inout_ = r.kind, name.name == "==" || name.name == "!=",
            !checker.lookupLibrary(Self.isContext).isEmpty
        else { return nil }
        let call = Expr(
            .call(
                CallExpr(
                    callee: Expr(.name(NameExpr(name: Self.isContext)), name.span),
                    arguments: [Argument(label: nil, value: l), Argument(label: nil, value: r)], trailingClosures: [],
                    hasParentheses: true)), span)
        guard name.name == "!=" else { return call }
        return Expr(.prefix(OperatorName("!", name.span), call), span)
    }
    private static let isContext: Name = "_isContext"

    /// If a chain of operations does not match the expected type, infers its inner operation again with that type:
    /// `parts[..<2] + [9] + parts[2...]`.
    private func operatorChain(_ use: OperatorUse, _ draft: PendingExpr, giving type: Type) -> PendingExpr? {
        guard case .binary(let inner, let l, let r) = use.originalOperands.left.withoutParens.kind,
            inner.name == use.name.name
        else { return nil }
        let (wanted, given) = (solver.replaceKnownVariables(type), solver.replaceKnownVariables(draft.type))
        func fits(_ type: Type) -> Bool {
            Conversions(checker).conversion(from: solver.replaceKnownVariables(type), to: wanted) != nil
        }
        let plain = checker.wrapped(wanted) ?? wanted
        guard !wanted.isOpen, !given.isOpen, !given.isError, !fits(given), returnsOperandType(inner.name, plain) else {
            return nil
        }
        var other: PendingExpr?
        let worked = solver.speculate { [self] in
            let left = inferBinary(inner, l, r, use.originalOperands.left.span, expected: Expectation(plain))
            guard fits(left.type) else { return false }
            let whole = binary(
                OperatorUse(
                    name: use.name, left: left, right: use.right, originalOperands: use.originalOperands, span: use.span
                ),
                expected: Expectation(wanted))
            other = whole
            return fits(whole.type)
        }
        return worked ? other : nil
    }

    private func inferOperand(_ e: Expr, of name: Name, _ place: Type?) -> PendingExpr {
        let e = e.withoutParens
        if case .keyPath(let path) = e.kind {
            return body.inferKeyPath(path, e.span, isValue: Self.comparisons.contains(name))
        }
        if let place {
            switch e.kind {
            case .binary(let name, let l, let r):
                // In `.seconds(2) * 2 - .seconds(1)`, the factor `2` has another type than the whole operation.
                let isWhole = l.hasImplicitFirstOperand && !returnsOperandType(name.name, place)
                return inferBinary(
                    name, l, r, e.span, expected: isWhole ? Expectation(place) : .none, place: isWhole ? nil : place)
            case .array, .dictionary: return body.infer(e, expected: Expectation(place))
            case .string where e.isInterpolated: return body.infer(e, expected: Expectation(place))
            case .prefix(let name, let inner) where inner.isImplicitMemberChain:
                return inferPrefix(name, inner, e.span, expected: Expectation(place))
            default:
                if let root = e.implicitName ?? e.rootOfImplicitChain, !checker.lookup(root, in: place).isEmpty {
                    return body.infer(e, expected: Expectation(place))
                }
            }
        }
        return body.infer(e)
    }

    /// Returns the expected type if the program declares it with an operator between values of that type: in
    /// `let e: Expr = 2 * 3` both literals are `Expr`.
    private func expectedLiteralType(_ name: Name, _ expected: Type?) -> Type? {
        guard let type = expected.map({ solver.replaceKnownVariables($0) }), !type.isOpen,
            type.nominal?.isLibrary == false,
            returnsOperandType(name, type)
        else { return nil }
        return type
    }

    /// In `let d: Duration = .seconds(2) * 2 - .seconds(1)`, the operands have the expected type.
    private func expectedImplicitType(_ name: Name, _ l: Expr, _ expected: Type?) -> Type? {
        guard case .binary = l.withoutParens.kind, l.hasImplicitFirstOperand,
            let type = expected.map({ solver.replaceKnownVariables($0) }), !type.isOpen
        else { return nil }
        let plain = checker.wrapped(type) ?? type
        return returnsOperandType(name, plain) ? plain : nil
    }

    /// Returns the type of a collection or interpolated literal beside a program's type with a homogeneous operator:
    /// `json == ["a": [1, "b"]]`, `query + "LIMIT \(10)"`.
    private func literalOperandType(_ name: Name, _ other: Type, _ e: Expr) -> Type? {
        switch e.withoutParens.kind {
        case .array, .dictionary: break
        case .string where e.isInterpolated: break
        default: return nil
        }
        let known = solver.replaceKnownVariables(other)
        guard !known.isOpen, known.nominal?.isLibrary == false, let choice = exactChoice(name, known, known),
            !mayJoinArray(choice, known)
        else { return nil }
        return known
    }

    /// Returns true if an operator on sequences takes the literal as an array, as in `ownSequence + [4]`. If the type
    /// has no generic parameters, its own operator has priority.
    private func mayJoinArray(_ choice: OperatorChoice, _ known: Type) -> Bool {
        guard !Self.comparisons.contains(choice.function.name), known.nominal !== checker.arraySymbol,
            choice.function.isLibrary || !known.arguments.isEmpty,
            let sequence = checker.knownNominal(named: "Sequence")
        else { return false }
        return checker.conforms(known, to: sequence)
    }

    private func returnsOperandType(_ name: Name, _ type: Type) -> Bool {
        exactChoice(name, type, type).map { $0.result === type } ?? false
    }

    /// Infers an operation on two literals with the expected type, if they can have it.
    private func literalOperation(_ use: OperatorUse, _ place: Type, orUnknown: Bool = false) -> PendingExpr? {
        func isLiteral(_ draft: PendingExpr) -> Bool {
            guard let variable = solver.resolve(draft.type).asVariable else { return false }
            return variable.literal.hasUsualType || orUnknown && variable.literal == .none
        }
        guard isLiteral(use.left), isLiteral(use.right), let choice = exactChoice(use.name.name, place, place),
            solver.speculate({ [self] in
                guard solver.unify(use.left.type, place), solver.unify(use.right.type, place) else { return false }
                solver.runReadyTasks()
                return true
            })
        else { return nil }
        return operatorCallExpr(choice, use)
    }

    func binary(_ use: OperatorUse, expected: Expectation, mayWait: Bool = true) -> PendingExpr {
        let name = use.name.name
        let a = solver.resolve(use.left.type)
        let b = solver.resolve(use.right.type)
        if a.isError || b.isError { return errorExpr(use.span) }
        if let draft = KeyPathOperators(body: body).keyPathOperator(use, expected: expected) { return draft }
        let x = a.asVariable
        let y = b.asVariable
        if let x, x.isContextual, !alwaysReturnsBool(name) {
            if let place = expected.type.map({ solver.replaceKnownVariables($0) }), !place.isOpen {
                if let draft = withExpectedMember(use, place) { return draft }
            } else if mayWait {
                return waitingForExpectedType(use)
            }
        }
        // In `(a ?? b) ?? c` and `a ?? b ?? c`, the type of either operand may depend on the context.
        if name == Names.coalesce, let wrapped = checker.wrapped(a),
            [solver.resolve(wrapped).asVariable, y].contains(where: { $0?.isAlternative ?? false })
        {
            let candidates = checker.lookupGlobal(name).map { Candidate(symbol: $0) }
            for candidate in candidates { checker.resolve(candidate.symbol) }
            return alternatives(use, candidates)
        }
        if name == Names.coalesce, checker.wrapped(a) != nil, checker.wrapped(b) != nil, !hasOwnOperator(name) {
            if let place = expected.type.map({ solver.replaceKnownVariables($0) }), place.isAny {
                return coalescedValue(use, as: place)
            }
            let draft = resolveOverloaded(use, expected: expected)
            draft.isImplicitlyUnwrapped = use.right.isImplicitlyUnwrapped
            draft.asExistential = { $0.isAny ? coalescedValue(use, as: .any) : nil }
            return draft
        }
        if name == Names.coalesce, let draft = withLiteral(use, y, expected: expected) { return draft }
        if x == nil, y == nil {
            if let choice = exactChoice(name, a, b), fits(choice, expected.type) {
                compareWithOverloadResolution(choice, use, expected)
                return operatorCallExpr(choice, use)
            }
            return resolveOverloaded(use, expected: expected)
        }
        if let y, x == nil { return withOneKnownOperand(use, a, y, expected: expected) }
        if let x, y == nil {
            if x.literal == .integer, Self.shifts.contains(name), !b.isOpen, solver.isInteger(b) {
                return shiftOperation(use)
            }
            return withOneKnownOperand(use, b, x, expected: expected)
        }
        if Self.shifts.contains(name), let x, let y, x.literal == .integer, y.literal == .integer {
            return shiftOperation(use)
        }
        return withUnknownOperands(use, x!, y!, expected: expected)
    }

    /// Returns the operand type for `.low ... .high` from an expected range type, if the operator returns exactly that
    /// type.
    private func expectedOperandType(_ name: Name, _ l: Expr, _ r: Expr, of type: Type) -> Type? {
        guard l.isImplicitMemberChain || r.isImplicitMemberChain else { return nil }
        let wanted = solver.replaceKnownVariables(type)
        guard !wanted.isOpen else { return nil }
        return wanted.arguments.first { exactChoice(name, $0, $0)?.result === wanted }
    }

    private func implicitOperands(
        _ name: OperatorName, _ l: Expr, _ r: Expr, _ span: Span, as type: Type, expected: Expectation
    ) -> PendingExpr {
        let left = body.rejectingTypeNames(body.infer(l, expected: Expectation(type)))
        if shouldStop { return left }
        let right = body.rejectingTypeNames(body.infer(r, expected: Expectation(type)))
        if shouldStop { return right }
        return binary(
            OperatorUse(name: name, left: left, right: right, originalOperands: (l, r), span: span), expected: expected)
    }

    /// Infers a pattern `case .low ... .high` or `case .high...`, whose members are those of the subject's type. With
    /// `isTaken`, a custom `~=` accepts the pattern, so any operator with the right result is possible.
    func implicitPattern(_ expr: Expr, _ value: Expr, of type: Type, isTaken: Bool = false) -> PendingExpr? {
        let known = solver.replaceKnownVariables(type)
        guard !known.isOpen else { return nil }
        func mayBe(_ operand: Expr) -> Bool {
            (operand.implicitName ?? operand.rootOfImplicitChain).map { !checker.lookup($0, in: known).isEmpty } ?? true
        }
        // True if no other type can have the missing member, so it is reported here.
        let isOnly = !isTaken && !hasOwnOperator(Names.match) && checker.wrapped(known) == nil
        let pattern: PendingExpr
        switch expr.withoutParens.kind {
        case .binary(let name, let l, let r):
            guard l.isImplicitMemberChain || r.isImplicitMemberChain, mayBe(l), mayBe(r),
                isTaken || exactChoice(name.name, known, known) != nil
            else { return nil }
            pattern = implicitOperands(name, l, r, expr.span, as: known, expected: .none)
        case .prefix(let name, let operand):
            guard operand.isImplicitMemberChain, mayBe(operand) || isOnly else { return nil }
            pattern = inferUnary(name, operand, expr.span, Names.prefix, expected: .none, operandHint: known)
        case .postfix(let name, let operand):
            guard operand.isImplicitMemberChain, mayBe(operand) || isOnly else { return nil }
            pattern = inferUnary(name, operand, expr.span, Names.postfix, expected: .none, operandHint: known)
        default: return nil
        }
        let name = OperatorName(Names.match, expr.span)
        return binary(
            OperatorUse(
                name: name, left: pattern, right: body.infer(value), originalOperands: (expr, value), span: expr.span),
            expected: Expectation(checker.boolType))
    }

    private static let comparisons: Set<Name> = ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "~="]

    /// Returns true if the operator always returns `Bool`, so that the expected type is no hint for its operands.
    private func alwaysReturnsBool(_ name: Name) -> Bool {
        Self.comparisons.contains(name) || (name == Names.and || name == Names.or) && !hasOwnOperator(name)
    }

    private static let shifts: Set<Name> = ["<<", ">>"]

    /// Infers `1 << n`: the shift count does not determine the type of the left operand; the context does.
    private func shiftOperation(_ use: OperatorUse) -> PendingExpr {
        let moved = solver.freshVariable(at: use.span, literal: .integer)
        moved.asVariable?.isIntegerOnly = true
        guard solver.unify(use.left.type, moved) else { return resolveOverloaded(use, expected: .none) }
        return sameLiteralOperands(use, moved) { [self] _ in
            if let distance = solver.resolve(use.right.type).asVariable { solver.applyDefault(distance) }
            return solver.resolve(use.right.type)
        }
    }

    /// Infers `.now() + 1`: the implicit member has the expected type, if an operator of that type fits.
    private func withExpectedMember(_ use: OperatorUse, _ place: Type) -> PendingExpr? {
        let candidates = operatorCandidates(use.name.name, [place], modifier: nil)
        let serves = candidates.contains { candidate in
            if candidate.entry != nil { return true }
            checker.resolve(candidate.symbol)
            guard let first = (candidate.symbol as? FunctionSymbol)?.parameters.first?.type else { return false }
            return first === place || first.isGeneric && first.nominal != nil && first.nominal === place.nominal
        }
        guard serves else { return nil }
        var draft: PendingExpr?
        let worked = solver.speculate { [self] in
            guard solver.unify(use.left.type, place) else { return false }
            solver.runReadyTasks()
            draft = resolveOverloaded(use, expected: Expectation(place))
            return true
        }
        return worked ? draft : nil
    }

    /// Waits for the expected type, and then infers the operator.
    private func waitingForExpectedType(_ use: OperatorUse) -> PendingExpr {
        let result = solver.freshVariable(at: use.span)
        return body.whenTypeKnownOrAtEnd(
            as: result, use.span, when: { [self] in solver.resolve(result).asVariable == nil }
        ) {
            [self] _ in
            let place = solver.resolve(result)
            return binary(use, expected: Expectation(place.asVariable == nil ? place : nil), mayWait: false)
        }
    }

    /// Infers `y * 2` or `x == .red`: the known operand usually determines the other.
    func withOneKnownOperand(_ use: OperatorUse, _ known: Type, _ variable: TypeVariable, expected: Expectation)
        -> PendingExpr
    {
        if variable.literal != .nilLiteral, variable.closure == nil, known.isOpen == false,
            let choice = exactChoice(use.name.name, known, known), fits(choice, expected.type),
            variable.literal != .array || !mayJoinArray(choice, known)
        {
            let usual = withUsualLiteral(use, known, variable, besides: choice, expected: expected)
            let literal = usual?.type ?? known
            let isUsable = solver.speculate { [self] in
                guard solver.unify(variable.type, literal) else { return false }
                solver.runReadyTasks()
                return true
            }
            if isUsable { return operatorCallExpr(usual?.choice ?? choice, use) }
        }
        if variable.literal == .none, variable.closure == nil, !variable.isContextual {
            return waitUntilKnown(use, until: variable.type, expected: expected)
        }
        return resolveOverloaded(use, expected: expected)
    }

    /// Returns the program's operator that takes a literal with its default type. It has priority over the operator
    /// that takes the literal with the other operand's type, except in arithmetic whose result has the operands' type:
    /// there the compiler tries the latter first.
    private func withUsualLiteral(
        _ use: OperatorUse, _ known: Type, _ variable: TypeVariable, besides choice: OperatorChoice,
        expected: Expectation
    ) -> (choice: OperatorChoice, type: Type)? {
        let name = use.name.name
        guard isSimple(variable), hasOwnOperator(name), !(Self.arithmetic.contains(name) && choice.result === known),
            let usual = solver.defaultType(variable), usual !== known
        else { return nil }
        let isLeft = solver.resolve(use.left.type).asVariable === variable
        guard let other = isLeft ? exactChoice(name, usual, known) : exactChoice(name, known, usual),
            !other.function.isLibrary,
            fits(other, expected.type)
        else { return nil }
        return (other, usual)
    }

    private static let arithmetic: Set<Name> = ["+", "-", "*", "/", "%"]

    func isSimple(_ variable: TypeVariable) -> Bool {
        switch variable.literal {
        case .integer, .float, .string, .boolean: return true
        default: return false
        }
    }

    /// Infers an operation whose operands have one type and one of which is a literal. Returns nil if there is no
    /// literal, or its default type has no such operator.
    private func withLiteralOperand(_ use: OperatorUse, _ x: TypeVariable, _ y: TypeVariable) -> PendingExpr? {
        let literal =
            isSimple(x)
            ? (x.literal == .float ? x : isSimple(y) && y.literal == .float ? y : x) : (isSimple(y) ? y : nil)
        guard let literal, let type = solver.defaultType(literal), let shape = exactChoice(use.name.name, type, type),
            solver.speculate({ solver.unify(use.left.type, use.right.type) })
        else { return nil }
        let result: Type
        if let owner = shape.function.owner, owner.kind == .protocol {
            result = solver.openType(
                shape.function.result, Instance(Substitution(owner.environment.parameters, [use.left.type])))
        } else {
            result = shape.function.result === type ? use.left.type : shape.result
        }
        if shape.isInout { checkAssignable(use.left) }
        if let number = solver.resolve(result).asVariable, number.literal == .integer {
            solver.markOperationResult(number)
        }
        return sameLiteralOperands(use, result)
    }

    private func withUnknownOperands(_ use: OperatorUse, _ x: TypeVariable, _ y: TypeVariable, expected: Expectation)
        -> PendingExpr
    {
        if let draft = characterClassOperator(use, x, y, expected: expected) { return draft }
        if let draft = withMemberElsewhere(use, expected: expected) { return draft }
        if isSimple(x) || x.isContextual, isSimple(y) || y.isContextual, let draft = withLiteralOperand(use, x, y) {
            return draft
        }
        func isUsable(_ variable: TypeVariable) -> Bool {
            variable.literal != .none || variable.isContextual || variable.closure != nil
        }
        if x.isContextual, y.isContextual, !alwaysReturnsBool(use.name.name), let draft = implicitOperandPair(use) {
            return draft
        }
        if x.literal != .none || y.literal != .none, isUsable(x), isUsable(y) {
            return resolveOverloaded(use, expected: expected)
        }
        let waiting = x.literal == .none ? x : y
        return self.waitUntilKnown(use, until: waiting.type, expected: expected)
    }

    /// Infers `(.low ... .high).contains(level)`: the use of a generic operator's result determines its type.
    private func implicitOperandPair(_ use: OperatorUse) -> PendingExpr? {
        guard let int = checker.knownNominal(named: "Int")?.declaredType,
            let shape = exactChoice(use.name.name, int, int), shape.result !== int,
            shape.result.nominal?.isLibrary == true,
            let owner = shape.function.owner, owner.kind == .protocol,
            solver.speculate({ solver.unify(use.left.type, use.right.type) })
        else { return nil }
        let own = Substitution(owner.environment.parameters, [use.left.type])
        return sameLiteralOperands(use, solver.openType(shape.function.result, Instance(own)))
    }

    /// Returns false if another overload may return the expected type.
    func fits(_ choice: OperatorChoice, _ expected: Type?) -> Bool {
        guard let type = expected.map({ solver.replaceKnownVariables($0) }), !type.isOpen else { return true }
        return Conversions(checker).conversion(from: choice.result, to: type) != nil
    }

    /// Infers an operation whose operands are all literals: the type of one determines the types of the others and the
    /// overload.
    private func sameLiteralOperands(
        _ use: OperatorUse, _ result: Type, other: @escaping (_ left: Type) -> Type = { $0 }
    ) -> PendingExpr {
        let left = use.left
        var choice: OperatorChoice?
        var general: PendingExpr?
        let home = context
        solver.add(
            SolverTask(.operation, isReady: { [self] in solver.resolve(left.type).asVariable == nil }) { [self] _ in
                // An attempt that was undone may have used another type.
                general = nil
                let type = solver.resolve(left.type)
                if let variable = type.asVariable { solver.applyDefault(variable) }
                let known = solver.resolve(left.type)
                guard known.asVariable == nil else { return }
                choice = exactChoice(use.name.name, known, other(known))
                if choice == nil {
                    // In `1 << 40` of a sized integer, the right operand may be of any integer type.
                    general = body.coerce(body.inContext(home) { resolveOverloaded(use, expected: .none) }, to: result)
                }
            })
        return PendingExpr(result, use.span) { [self] in
            let type = body.finalized(result, use.span)
            if let general { return general.make() }
            guard let choice else { return TExpr(.error, type, use.span) }
            return operatorCall(choice, use, type)
        }
    }

    private func waitUntilKnown(_ use: OperatorUse, until type: Type, expected: Expectation) -> PendingExpr {
        let isReady = { [self] in
            guard let variable = solver.resolve(type).asVariable else { return true }
            return variable.literal != .none
        }
        let result = solver.freshVariable(at: use.span)
        return body.whenTypeKnownOrAtEnd(as: result, use.span, deciding: result, when: isReady) { [self] _ in
            isReady() ? binary(use, expected: expected) : postponedBinary(use, result, expected: expected)
        }
    }

    /// Infers an operation whose operand types are unknown, as in `{ (x) -> Int in x * x }` or
    /// `{ a, b in (a + b) * 2 }`: a literal operand determines the type, or else the expected type.
    private func postponedBinary(_ use: OperatorUse, _ result: Type, expected: Expectation, waits: Bool = true)
        -> PendingExpr
    {
        guard let x = solver.resolve(use.left.type).asVariable, let y = solver.resolve(use.right.type).asVariable,
            [x, y].allSatisfy({ $0.closure == nil && !$0.isContextual && $0.literal != .nilLiteral })
        else { return resolveOverloaded(use, expected: expected) }
        if let draft = withLiteralOperand(use, x, y) { return draft }
        let place = [expected.type, result].compactMap { $0.map { solver.replaceKnownVariables($0) } }.first {
            !$0.isOpen && !$0.isAny
        }
        if let place, let draft = literalOperation(use, place, orUnknown: true) { return draft }
        guard waits, place == nil, x.literal == .none, y.literal == .none else {
            return resolveOverloaded(use, expected: expected)
        }
        // Code that uses the result later may determine its type.
        return body.whenTypeKnownOrAtEnd(
            as: result, use.span, kind: .other,
            when: { [self] in
                [use.left.type, use.right.type, result].contains { solver.resolve($0).asVariable == nil }
            }
        ) { [self] _ in
            let isKnown = [use.left.type, use.right.type].contains { solver.resolve($0).asVariable == nil }
            return isKnown
                ? binary(use, expected: expected) : postponedBinary(use, result, expected: expected, waits: false)
        }
    }

    private func operatorCallExpr(_ choice: OperatorChoice, _ use: OperatorUse) -> PendingExpr {
        let result = choice.result
        if choice.isInout { checkAssignable(use.left) }
        let draft = PendingExpr(result, use.span) { [self] in operatorCall(choice, use, result) }
        draft.isDiscardable = result.isVoid || choice.function.isDiscardable
        return draft
    }

    private func operatorCall(_ choice: OperatorChoice, _ use: OperatorUse, _ result: Type) -> TExpr {
        let span = use.span
        let wanted = choice.function.parameters.map { checker.substitute($0.type, choice.callee.substitution) }
        let first = { [self] in body.converted(use.left.make(), to: wanted[0]) }
        let second = body.converted(use.right.make(), to: wanted[1])
        let isLazy = choice.function.parameters[1].isAutoclosure
        if isLazy, choice.function.isLibrary {
            if choice.function.name == Names.and { return TExpr(.and(first(), second), result, span) }
            if choice.function.name == Names.or { return TExpr(.or(first(), second), result, span) }
        }
        if isLazy { body.markCaptured(in: second) }
        let right = TArgument.value(isLazy ? .autoclosure(second, span) : second)
        guard choice.isInout, let place = use.left.place else {
            return TExpr(.call(choice.callee, receiver: .none, [.value(first()), right]), result, span)
        }
        return TExpr(.call(choice.callee, receiver: .none, [.inout_(body.markMutated(place())), right]), result, span)
    }

    func checkAssignable(_ draft: PendingExpr) {
        if let reason = draft.immutableReason { return fail(reason()) }
        if draft.place == nil, !draft.type.isError { fail(CheckDiagnostic.notAssignable(draft.span)) }
    }
}
