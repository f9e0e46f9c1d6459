import Diagnostics
import Syntax

struct OperatorKey: Hashable {
    var name: Name
    var left: Type
    var right: Type
}

struct OperatorChoice {
    var function: FunctionSymbol
    var callee: Callee
    var isInout: Bool
    /// What it gives for its operands.
    var result: Type
}

// Operators are functions, but found by their operands: the overload whose types match exactly is taken at once, and an
// operator between literals waits until something says what they are.

extension BodyChecker {
    /// `place` is what the whole is wanted as, where literals may be of that type too.
    func inferBinary(
        _ name: OperatorName, _ l: Expr, _ r: Expr, _ span: Span, hint: Type?, place: Type? = nil
    ) -> Node {
        if name.name == "=" { return assign(l, r, span) }
        if case .optionalChain(let inner) = l.kind, checker.operatorTable.isAssignment(name.name) {
            // `a?.b += c` is one chain.
            return infer(Expr(.optionalChain(Expr(.binary(name, inner, r), span)), span))
        }
        let place = place.flatMap { closesUnder(name.name, $0) ? $0 : nil } ?? literalPlace(name.name, hint)
        let left = value(operand(l, of: name.name, place))
        if wantsStop { return left }
        let right = value(operand(r, of: name.name, place))
        if wantsStop { return right }
        if let place, let node = literals(name, left, right, place, span) { return node }
        return binary(name, left, right, l, r, span, hint: hint)
    }

    private func operand(_ e: Expr, of name: Name, _ place: Type?) -> Node {
        if case .keyPath(let path) = e.kind { return keyPath(path, e.span, isValue: Self.comparisons.contains(name)) }
        if let place {
            if case .binary(let name, let l, let r) = e.kind {
                return inferBinary(name, l, r, e.span, hint: nil, place: place)
            }
            if case .paren(let inner) = e.kind { return operand(inner, of: name, place) }
        }
        return infer(e)
    }

    /// `let e: Expr = 2 * 3`: a program's own type with an operator that stays inside it.
    private func literalPlace(_ name: Name, _ hint: Type?) -> Type? {
        guard let hint = hint.map({ solver.zonk($0) }), !hint.isOpen, hint.nominal?.isLibrary == false,
            closesUnder(name, hint)
        else { return nil }
        return hint
    }

    private func closesUnder(_ name: Name, _ type: Type) -> Bool {
        exact(name, type, type).map { withOwner($0) === type } ?? false
    }

    /// An operation on two literals as one of the type that its place asks for, if they can be of that type.
    private func literals(
        _ name: OperatorName, _ left: Node, _ right: Node, _ place: Type, _ span: Span
    ) -> Node? {
        func isLiteral(_ node: Node) -> Bool {
            guard let variable = solver.resolve(node.type).asVariable else { return false }
            return variable.literal != .none && variable.literal != .nilLiteral
        }
        guard isLiteral(left), isLiteral(right), let choice = exact(name.name, place, place),
            solver.attempt({ [self] in
                guard solver.unify(left.type, place), solver.unify(right.type, place) else { return false }
                solver.drain()
                return true
            })
        else { return nil }
        return call(choice, left, right, span)
    }

    private func binary(
        _ name: OperatorName, _ left: Node, _ right: Node, _ l: Expr, _ r: Expr, _ span: Span, hint: Type?,
        mayWait: Bool = true
    ) -> Node {
        let a = solver.resolve(left.type)
        let b = solver.resolve(right.type)
        if a.isError || b.isError { return errorNode(span) }
        let x = a.asVariable
        let y = b.asVariable
        if let x, x.isContextual, !Self.comparisons.contains(name.name) {
            if let place = hint.map({ solver.zonk($0) }), !place.isOpen {
                if let node = asPlace(name, left, right, l, r, span, place) { return node }
            } else if mayWait {
                return awaitingPlace(name, left, right, l, r, span)
            }
        }
        // `(a ?? b) ?? c` and `a ?? b ?? c`, which is `a ?? (b ?? c)`: either side may wait for the place of the whole.
        if name.name == Names.coalesce, let wrapped = checker.wrapped(a),
            [solver.resolve(wrapped).asVariable, y].contains(where: { $0?.isAlternative ?? false })
        {
            let candidates = checker.lookupGlobal(name.name).map { Candidate(symbol: $0) }
            for candidate in candidates { checker.resolve(candidate.symbol) }
            return alternatives(name, left, right, l, r, span, candidates, hint: hint)
        }
        if x == nil, y == nil {
            if let choice = exact(name.name, a, b), fitsHint(choice, hint) { return call(choice, left, right, span) }
            return overloaded(name, left, right, l, r, span, hint: hint)
        }
        if let y, x == nil { return oneKnown(name, left, right, a, y, l, r, span, hint: hint) }
        if let x, y == nil { return oneKnown(name, left, right, b, x, l, r, span, hint: hint) }
        return bothUnknown(name, left, right, x!, y!, l, r, span, hint: hint)
    }

    private static let comparisons: Set<Name> = ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", "&&", "||"]

    /// `.now() + 1`: what begins with a dot is what the place wants, if that has such an operator.
    private func asPlace(
        _ name: OperatorName, _ left: Node, _ right: Node, _ l: Expr, _ r: Expr, _ span: Span, _ place: Type
    ) -> Node? {
        let candidates = operatorCandidates(name.name, [place], arity: 2, modifier: nil)
        let serves = candidates.contains { candidate in
            if candidate.entry != nil { return true }
            checker.resolve(candidate.symbol)
            return (candidate.symbol as? FunctionSymbol)?.parameters.first?.type === place
        }
        guard serves else { return nil }
        var node: Node?
        let worked = solver.attempt { [self] in
            guard solver.unify(left.type, place) else { return false }
            solver.drain()
            node = overloaded(name, left, right, l, r, span, hint: place)
            return true
        }
        return worked ? node : nil
    }

    /// The same where the place is not known yet: waits until it is.
    private func awaitingPlace(
        _ name: OperatorName, _ left: Node, _ right: Node, _ l: Expr, _ r: Expr, _ span: Span
    ) -> Node {
        let result = solver.fresh(at: span)
        let home = context
        var node: Node?
        solver.add(
            SolverTask(.operation, isReady: { [self] in solver.resolve(result).asVariable == nil }) { [self] _ in
                let place = solver.resolve(result)
                let hint = place.asVariable == nil ? place : nil
                node = within(home) { binary(name, left, right, l, r, span, hint: hint, mayWait: false) }
                if let made = node { node = coerce(made, to: result) }
            })
        return Node(result, span) { [self] in node?.make() ?? TExpr(.error, final(result, span), span) }
    }

    /// `y * 2`, `x == .red`: the known side usually says what the other is.
    private func oneKnown(
        _ name: OperatorName, _ left: Node, _ right: Node, _ known: Type, _ variable: TypeVariable, _ l: Expr,
        _ r: Expr, _ span: Span, hint: Type?
    ) -> Node {
        if variable.literal != .nilLiteral, variable.closure == nil, known.isOpen == false,
            let choice = exact(name.name, known, known), fitsHint(choice, hint),
            solver.attempt({ [self] in
                guard solver.unify(variable.type, known) else { return false }
                solver.drain()
                return true
            })
        {
            return call(choice, left, right, span)
        }
        if variable.literal == .none, variable.closure == nil, !variable.isContextual {
            return postponed(name, left, right, l, r, span, until: variable.type, hint: hint)
        }
        return overloaded(name, left, right, l, r, span, hint: hint)
    }

    private func bothUnknown(
        _ name: OperatorName, _ left: Node, _ right: Node, _ x: TypeVariable, _ y: TypeVariable, _ l: Expr, _ r: Expr,
        _ span: Span, hint: Type?
    ) -> Node {
        func isSimple(_ variable: TypeVariable) -> Bool {
            switch variable.literal {
            case .integer, .float, .string, .boolean: return true
            default: return false
            }
        }
        let literal =
            isSimple(x)
            ? (x.literal == .float ? x : isSimple(y) && y.literal == .float ? y : x) : (isSimple(y) ? y : nil)
        if let literal, let type = solver.defaultType(literal), isSimple(x) || x.isContextual,
            isSimple(y) || y.isContextual,
            let shape = exact(name.name, type, type), solver.attempt({ solver.unify(left.type, right.type) })
        {
            let result: Type
            if let owner = shape.function.owner, owner.kind == .protocol {
                result = solver.open(
                    shape.function.result, Instance(Substitution(owner.environment.parameters, [left.type])))
            } else {
                result = shape.function.result === type ? left.type : withOwner(shape)
            }
            if shape.isInout { assignable(left) }
            return homogeneous(name, left, right, l, r, result, span)
        }
        func isUsable(_ variable: TypeVariable) -> Bool {
            variable.literal != .none || variable.isContextual || variable.closure != nil
        }
        if x.literal != .none || y.literal != .none, isUsable(x), isUsable(y) {
            return overloaded(name, left, right, l, r, span, hint: hint)
        }
        let waiting = x.literal == .none ? x : y
        return postponed(name, left, right, l, r, span, until: waiting.type, hint: hint)
    }

    /// Another overload may give what the place wants.
    func fitsHint(_ choice: OperatorChoice, _ hint: Type?) -> Bool {
        guard let hint = hint.map({ solver.zonk($0) }), !hint.isOpen else { return true }
        return checker.conversion(from: withOwner(choice), to: hint) != nil
    }

    private func withOwner(_ choice: OperatorChoice) -> Type { choice.result }

    /// Both sides and the overload are known when one of the literals is.
    private func homogeneous(
        _ name: OperatorName, _ left: Node, _ right: Node, _ l: Expr, _ r: Expr, _ result: Type, _ span: Span
    ) -> Node {
        var choice: OperatorChoice?
        var general: Node?
        let home = context
        solver.add(
            SolverTask(.operation, isReady: { [self] in solver.resolve(left.type).asVariable == nil }) { [self] _ in
                let type = solver.resolve(left.type)
                if let variable = type.asVariable { solver.applyDefault(variable) }
                let known = solver.resolve(left.type)
                guard known.asVariable == nil else { return }
                choice = exact(name.name, known, known)
                if choice == nil {
                    // `1 << 40` of a sized integer: its operator takes any integer on the right.
                    general = coerce(within(home) { overloaded(name, left, right, l, r, span, hint: nil) }, to: result)
                }
            })
        return Node(result, span) { [self] in
            let type = final(result, span)
            if let general { return general.make() }
            guard let choice else { return TExpr(.error, type, span) }
            return made(choice, left, right, type, span)
        }
    }

    private func postponed(
        _ name: OperatorName, _ left: Node, _ right: Node, _ l: Expr, _ r: Expr, _ span: Span, until type: Type,
        hint: Type?
    ) -> Node {
        let result = solver.fresh(at: span)
        let home = context
        var node: Node?
        solver.add(
            SolverTask(
                .operation,
                isReady: { [self] in
                    guard let variable = solver.resolve(type).asVariable else { return true }
                    return variable.literal != .none
                }
            ) { [self] forced in
                if forced, solver.resolve(type).asVariable?.literal == TypeVariable.Literal.none {
                    node = within(home) { overloaded(name, left, right, l, r, span, hint: hint) }
                } else {
                    node = within(home) { binary(name, left, right, l, r, span, hint: hint) }
                }
                if let made = node { node = coerce(made, to: result) }
            })
        return Node(result, span) { [self] in node?.make() ?? TExpr(.error, final(result, span), span) }
    }

    private func call(_ choice: OperatorChoice, _ left: Node, _ right: Node, _ span: Span) -> Node {
        let result = withOwner(choice)
        if choice.isInout { assignable(left) }
        let node = Node(result, span) { [self] in made(choice, left, right, result, span) }
        node.isDiscardable = result.isVoid || choice.function.isDiscardable
        return node
    }

    private func made(_ choice: OperatorChoice, _ left: Node, _ right: Node, _ result: Type, _ span: Span) -> TExpr {
        let wanted = choice.function.parameters.map { checker.substitute($0.type, choice.callee.substitution) }
        let first = { [self] in converted(left.make(), to: wanted[0]) }
        let second = converted(right.make(), to: wanted[1])
        if choice.function.parameters[1].isAutoclosure {
            if choice.function.isLibrary, choice.function.name == Names.and || choice.function.name == Names.or {
                let kind: TExpr.Kind =
                    choice.function.name == Names.and ? .and(first(), second) : .or(first(), second)
                return TExpr(kind, result, span)
            }
            markCaptured(in: second)
            let thunk = TArgument.value(.autoclosure(second, span))
            return TExpr(.call(choice.callee, receiver: .none, [.value(first()), thunk]), result, span)
        }
        if choice.isInout, let place = left.place {
            return TExpr(
                .call(choice.callee, receiver: .none, [.inout_(mutated(place())), .value(second)]), result, span)
        }
        return TExpr(.call(choice.callee, receiver: .none, [.value(first()), .value(second)]), result, span)
    }

    func assignable(_ node: Node) {
        if let reason = node.immutable { return fail(reason()) }
        if node.place == nil, !node.type.isError { fail(CheckDiagnostic.notAssignable(node.span)) }
    }

    // MARK: - Finding

    /// The overload whose parameters have exactly these types.
    func exact(_ name: Name, _ left: Type, _ right: Type) -> OperatorChoice? {
        guard !left.isOpen, !right.isOpen else { return nil }
        let key = OperatorKey(name: name, left: left, right: right)
        // What the program adds at the top level comes and goes.
        let usesCache = !left.isGeneric && !right.isGeneric && checker.globals[name] == nil
        if usesCache, let known = checker.operatorCache[key] { return known }
        let found = exact(in: operatorCandidates(name, [left, right], arity: 2, modifier: nil), left, right)
        if usesCache, let found { checker.operatorCache[key] = found }
        return found
    }

    /// Of the candidates the one whose parameters have exactly these types.
    private func exact(in candidates: [Candidate], _ left: Type, _ right: Type) -> OperatorChoice? {
        var found: (choice: OperatorChoice, weight: Int)?
        for candidate in candidates {
            guard let function = candidate.symbol as? FunctionSymbol else { continue }
            checker.resolve(function)
            guard function.parameters.count == 2 else { continue }
            let owner = owner(of: candidate)
            guard function.environment.parameters.count == owner.parameters.count,
                checker.substitute(function.parameters[0].type, owner) === left,
                checker.substitute(function.parameters[1].type, owner) === right
            else { continue }
            if let requirements = function.declaration?.requirements,
                !requirements.allSatisfy({ checker.satisfied($0, owner) })
            {
                continue
            }
            let weight = (candidate.entry?.viaProtocol == nil ? 0 : function.isRequirement ? 1 : 2)
            if weight < found?.weight ?? .max {
                let dispatch: Callee.Dispatch = function.isRequirement ? .witness : .direct
                found = (
                    OperatorChoice(
                        function: function, callee: Callee(function, owner, dispatch),
                        isInout: function.parameters[0].isInout,
                        result: checker.substitute(function.result, owner)), weight
                )
            }
        }
        return found?.choice
    }

    /// Operator functions in the operands' types and at the top level.
    func operatorCandidates(_ name: Name, _ types: [Type], arity: Int, modifier: Name?) -> [Candidate] {
        var result: [Candidate] = []
        func isNew(_ symbol: Symbol) -> Bool {
            !result.contains { $0.symbol === symbol && $0.member.viaProtocol == nil }
        }
        func fits(_ symbol: Symbol) -> Bool {
            guard let function = symbol as? FunctionSymbol else { return false }
            if let modifiers = function.declaration?.decl.modifiers {
                if let modifier, !modifiers.has(modifier) { return false }
                if modifier == nil, modifiers.has(Names.prefix) || modifiers.has(Names.postfix) { return false }
            }
            return true
        }
        func add(_ type: Type, isLiteral: Bool = false) {
            let reach = Route(base: type, isLiteral: isLiteral)
            for entry in checker.lookup(name, in: type) where fits(entry.symbol) {
                // A generic operator of a protocol may take its Self from either side.
                let isKnown =
                    entry.viaProtocol == nil
                    ? !isNew(entry.symbol) : result.contains { $0.symbol === entry.symbol && $0.base === type }
                if !isKnown { result.append(Candidate(entry, reach)) }
            }
        }
        for type in types {
            var type = solver.resolve(type)
            var isLiteral = false
            if let variable = type.asVariable, let usual = solver.defaultType(variable) {
                type = solver.resolve(usual)
                isLiteral = true
            }
            add(type, isLiteral: isLiteral)
            // An operator of the wrapped type serves optionals, one of an array's element does not.
            if let wrapped = checker.wrapped(type) { add(solver.resolve(wrapped)) }
        }
        for symbol in context.isLibrary ? checker.lookupLibrary(name) : checker.lookupGlobal(name)
        where fits(symbol) && isNew(symbol) {
            result.append(Candidate(symbol: symbol))
        }
        return result
    }

    private func overloaded(
        _ name: OperatorName, _ left: Node, _ right: Node, _ l: Expr, _ r: Expr, _ span: Span, hint: Type?
    ) -> Node {
        var candidates = operatorCandidates(name.name, [left.type, right.type], arity: 2, modifier: nil)
        if candidates.isEmpty {
            return failure(
                name.span,
                CheckDiagnostic.operatorMismatch(
                    name.name, solver.zonk(left.type), solver.zonk(right.type), name.span, checker))
        }
        candidates = nilComparison(name.name, candidates, left, right)
        for candidate in candidates { checker.resolve(candidate.symbol) }
        let isAssignment = candidates.contains {
            ($0.symbol as? FunctionSymbol)?.parameters.first?.isInout ?? false
        }
        // The general way, but quiet first: the message names both operands.
        let given = [
            CallArgument(expr: l, node: left, isTrailing: false, isInout: isAssignment),
            CallArgument(expr: r, node: right, isTrailing: false, isInout: false),
        ]
        var plain: [Candidate] = []
        for candidate in candidates {
            guard let function = candidate.symbol as? FunctionSymbol, function.parameters.count == 2 else { continue }
            plain.append(candidate)
        }
        var node: Node?
        let mark = solver.mark()
        let worked = solver.attempt {
            node = resolve(plain, given, name.name, nil, span, at: name.span, hint: hint)
            return solver.conditionsCouldHold(since: mark)
        }
        if worked, let node {
            if isAssignment { assignable(left) }
            return node
        }
        if isAssignment, let reason = left.immutable { return failure(span, reason()) }
        if name.name == Names.coalesce { return alternatives(name, left, right, l, r, span, plain, hint: hint) }
        let mistake = failure(
            name.span,
            CheckDiagnostic.operatorMismatch(
                name.name, solver.zonk(left.type), solver.zonk(right.type), name.span, checker))
        if !solver.isQuiet { abandon(given) }
        return mistake
    }

    /// `event.element ?? event`: alternatives of different types, which a place for any value can still take.
    private func alternatives(
        _ name: OperatorName, _ left: Node, _ right: Node, _ l: Expr, _ r: Expr, _ span: Span,
        _ candidates: [Candidate], hint: Type?
    ) -> Node {
        let last = solver.resolve(right.type)
        let isOptional = checker.wrapped(last) != nil
        let inner = last.asVariable.flatMap { $0.isAlternative ? $0 : nil }
        let value = solver.fresh(at: span)
        value.asVariable?.isAlternative = true
        value.asVariable?.endsInLiteral = last.asVariable.map { $0.literal != .none } ?? false
        let result = isOptional ? checker.optional(value) : value
        let home = context
        var node: Node?
        solver.add(
            SolverTask(.operation, isReady: { [self] in solver.resolve(value).asVariable == nil }) { [self] _ in
                var place = solver.resolve(value)
                var result = result
                // On the right of another `??` it is optional, as Swift has it, unless it ends in a literal.
                if let wrapped = checker.wrapped(place) { (place, result) = (solver.resolve(wrapped), place) }
                if let inner, place.isExistential {
                    _ = solver.unify(inner.type, inner.endsInLiteral ? place : checker.optional(place))
                    solver.drain()
                }
                guard place.isExistential else {
                    return fail(
                        CheckDiagnostic.operatorMismatch(
                            name.name, solver.zonk(left.type), solver.zonk(right.type), name.span, checker))
                }
                node = within(home) {
                    let given = [
                        CallArgument(
                            expr: l, node: coerce(left, to: checker.optional(place)), isTrailing: false, isInout: false),
                        CallArgument(expr: r, node: coerce(right, to: result), isTrailing: false, isInout: false),
                    ]
                    return resolve(candidates, given, name.name, nil, span, at: name.span, hint: result)
                }
            })
        return Node(result, span) { [self] in
            node.map { converted($0.make(), to: final(result, span)) } ?? TExpr(.error, final(result, span), span)
        }
    }

    /// `x == nil` compares with nothing else than nil.
    private func nilComparison(
        _ name: Name, _ candidates: [Candidate], _ left: Node, _ right: Node
    ) -> [Candidate] {
        guard name == Names.equals || name == Names.notEquals else { return candidates }
        let position: Int
        if solver.resolve(right.type).asVariable?.literal == .nilLiteral {
            position = 1
        } else if solver.resolve(left.type).asVariable?.literal == .nilLiteral {
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
            // What is never nil may be asked all the same, unless `nil` is one of its values.
            let other = solver.resolve((position == 1 ? left : right).type)
            let literal = checker.knownNominal(.nilLiteral)
            if other.asVariable == nil, !other.isError, literal.map({ !checker.conforms(other, to: $0) }) ?? true {
                special = operatorCandidates(name, [checker.optional(other)], arity: 2, modifier: nil)
                    .filter(comparesNil)
            }
        }
        return special.isEmpty ? candidates : special
    }

    // MARK: - Prefix and postfix

    func inferPrefix(_ name: OperatorName, _ operand: Expr, _ span: Span, hint: Type?) -> Node {
        if name.name == Names.minus {
            if case .integer(let literal) = operand.kind { return integer(literal, isNegative: true, span) }
            if case .float(let value) = operand.kind { return float(-value, span) }
        }
        return unary(name, operand, span, Names.prefix, hint: hint)
    }

    func inferPostfix(_ name: OperatorName, _ operand: Expr, _ span: Span, hint: Type?) -> Node {
        unary(name, operand, span, Names.postfix, hint: hint)
    }

    private func unary(_ name: OperatorName, _ operand: Expr, _ span: Span, _ modifier: Name, hint: Type?) -> Node {
        let node = value(infer(operand, hint: hint))
        if wantsStop { return node }
        var type = solver.resolve(node.type)
        if type.asVariable?.literal == TypeVariable.Literal.none { type = known(node.type) }
        if type.isError { return errorNode(span) }
        if let waiting = literalOperand(name, operand, node, span, modifier) { return waiting }
        let candidates = operatorCandidates(name.name, [type], arity: 1, modifier: modifier)
        for candidate in candidates { checker.resolve(candidate.symbol) }
        let isAssignment = candidates.contains { ($0.symbol as? FunctionSymbol)?.parameters.first?.isInout ?? false }
        let given = [CallArgument(expr: operand, node: node, isTrailing: false, isInout: isAssignment)]
        var result: Node?
        let worked =
            !candidates.isEmpty
            && solver.attempt {
                result = resolve(candidates, given, name.name, nil, span, at: name.span, hint: hint)
                return true
            }
        if worked, let result { return result }
        return failure(
            name.span, CheckDiagnostic.unaryMismatch(name.name, solver.zonk(type), name.span, checker))
    }

    /// `flags & ~(1 << 2)`: an operator on what literals will be keeps their type open.
    private func literalOperand(
        _ name: OperatorName, _ operand: Expr, _ node: Node, _ span: Span, _ modifier: Name
    ) -> Node? {
        guard let variable = solver.resolve(node.type).asVariable,
            variable.literal == .integer || variable.literal == .float,
            let usual = solver.defaultType(variable)
        else { return nil }
        let keepsType = operatorCandidates(name.name, [usual], arity: 1, modifier: modifier).contains { candidate in
            checker.resolve(candidate.symbol)
            guard let function = candidate.symbol as? FunctionSymbol, let first = function.parameters.first,
                !first.isInout, let result = function.result
            else { return false }
            let owner = owner(of: candidate)
            return checker.substitute(first.type, owner) === usual && checker.substitute(result, owner) === usual
        }
        guard keepsType else { return nil }
        let home = context
        var made: Node?
        solver.add(
            SolverTask(.operation, isReady: { [self] in solver.resolve(node.type).asVariable == nil }) { [self] _ in
                if let variable = solver.resolve(node.type).asVariable { solver.applyDefault(variable) }
                made = within(home) {
                    let candidates = operatorCandidates(name.name, [node.type], arity: 1, modifier: modifier)
                    let given = [CallArgument(expr: operand, node: node, isTrailing: false, isInout: false)]
                    return coerce(
                        resolve(candidates, given, name.name, nil, span, at: name.span, hint: nil), to: node.type)
                }
            })
        return Node(node.type, span) { [self] in made?.make() ?? TExpr(.error, final(node.type, span), span) }
    }

    // MARK: - Operators as values

    /// `reduce(0, +)`: the place gives the operands' types.
    func operatorValue(_ name: Name, _ span: Span, hint: Type?) -> Node {
        let wanted: Type
        if let hint, !solver.isUnknown(hint) {
            wanted = hint
            return operatorValue(name, as: solver.resolve(wanted), span)
        }
        wanted = solver.fresh(at: span)
        wanted.asVariable?.isContextual = true
        return deferred(until: wanted, as: wanted, span, acceptsLiteral: false) { [self] in
            operatorValue(name, as: solver.resolve(wanted), span)
        }
    }

    private func operatorValue(_ name: Name, as wanted: Type, isForced: Bool = false, _ span: Span) -> Node {
        let operandTypes = (checker.wrapped(wanted) ?? wanted).asFunction?.parameters.flatMap { parameter in
            solver.resolve(parameter.type).asTuple?.map(\.type) ?? [parameter.type]
        }
        if !isForced, let operandTypes, let unknown = operandTypes.first(where: { solver.isUnknown($0) }) {
            // `reduce(.zero, +)`: the other operand says which one it is.
            if operandTypes.contains(where: { !solver.isUnknown($0) }) {
                return deferred(until: unknown, orForced: true, kind: .operation, span) { [self] in
                    operatorValue(name, as: wanted, isForced: true, span)
                }
            }
            return deferred(until: unknown, span) { [self] in operatorValue(name, as: wanted, span) }
        }
        if wanted.isError { return errorNode(span) }
        guard let function = (checker.wrapped(wanted) ?? wanted).asFunction else {
            return failure(span, CheckDiagnostic.needsContext(span))
        }
        var operands = function.parameters.map(\.type)
        if operands.count == 1, let fields = solver.resolve(operands[0]).asTuple { operands = fields.map(\.type) }
        var candidates = operatorCandidates(
            name, operands + [function.result], arity: operands.count,
            modifier: operands.count == 1 ? Names.prefix : nil)
        if operands.count == 1 {
            candidates += operatorCandidates(name, operands, arity: 1, modifier: Names.postfix)
        }
        for candidate in ranked(candidates) {
            guard (candidate.symbol as? FunctionSymbol)?.parameters.count == operands.count else { continue }
            var node: Node?
            let fits = solver.attempt {
                let made = functionValue(candidate.symbol as! FunctionSymbol, candidate, span)
                node = made
                guard solver.convert(made.type, .function(function)) else { return false }
                solver.drain()
                return true
            }
            if fits, let node { return node }
        }
        return failure(span, CheckDiagnostic.noOverload(name, solver.zonk(wanted), span, checker))
    }
}
