import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Checks patterns against the type of the matched value.
struct Patterns: BodyService {
    let body: BodyChecker

    typealias PatternMaker = () -> TPattern

    /// Checks a pattern and calls `declare` for each variable that it binds.
    func check(
        _ pattern: Pattern, _ type: Type, isLet: Bool, _ declare: (Name, Span, Pattern, Type, Bool) -> VariableSymbol?
    ) -> PatternMaker {
        let span = pattern.span
        func make(_ kind: @escaping () -> TPattern.Kind) -> PatternMaker {
            { [self] in TPattern(kind(), body.finalized(type, span), span) }
        }
        switch pattern.kind {
        case .wildcard, .error: return make { .wildcard }
        case .name(let name):
            guard let variable = declare(name, span, pattern, type, isLet) else { return make { .wildcard } }
            return { [self] in
                if variable.type?.isOpen ?? true { variable.type = body.finalized(variable.type ?? type, span) }
                return TPattern(.bind(variable), body.finalized(type, span), span)
            }
        case .binding(let isLet, let inner): return self.check(inner, type, isLet: isLet, declare)
        case .typed(let inner, let ref):
            let written = body.resolveOpen(ref)
            if !solver.convert(type, written) {
                fail(
                    CheckDiagnostic.mismatch(
                        found: solver.replaceKnownVariables(type), wanted: solver.replaceKnownVariables(written), span,
                        checker))
            }
            return self.check(inner, written, isLet: isLet, declare)
        case .tuple(let parts): return tuplePattern(parts, pattern, type, isLet, declare)
        case .some(let inner): return somePattern(inner, type, span, isLet, declare)
        case .isType(let ref):
            let tested = body.resolveOpen(ref)
            return make { [self] in .isType(body.finalized(tested, span)) }
        case .cast(let inner, let ref):
            let target = body.resolveOpen(ref)
            let part = self.check(inner, target, isLet: isLet, declare)
            return make { [self] in .cast(part(), body.finalized(target, span)) }
        case .enumCase(let ref, let name, let nameSpan, let payload):
            return casePattern(pattern, ref, name, nameSpan, payload, type, isLet, declare)
        case .expression(let expr): return expressionPattern(expr, type, span)
        }
    }

    private func tuplePattern(
        _ parts: [(label: Name?, pattern: Pattern)], _ pattern: Pattern, _ type: Type, _ isLet: Bool,
        _ declare: (Name, Span, Pattern, Type, Bool) -> VariableSymbol?
    ) -> PatternMaker {
        let span = pattern.span
        if parts.count == 1 { return self.check(parts[0].pattern, type, isLet: isLet, declare) }
        var known = solver.resolve(type)
        if known.asVariable != nil {
            let fields = parts.map { TupleField(label: $0.label, type: solver.freshVariable(at: $0.pattern.span)) }
            _ = solver.unify(type, .tuple(fields))
            known = solver.resolve(type)
        }
        guard let fields = known.asTuple, fields.count == parts.count else {
            if !known.isError {
                fail(
                    CheckDiagnostic.tuplePatternMismatch(parts.count, solver.replaceKnownVariables(type), span, checker)
                )
            }
            let makers = parts.map { self.check($0.pattern, .error, isLet: isLet, declare) }
            return { TPattern(.tuple(makers.map { $0() }), .error, span) }
        }
        var order = Array(fields.indices)
        for (index, part) in parts.enumerated() {
            if let label = part.label, let found = fields.firstIndex(where: { $0.label == label }) {
                order[index] = found
            }
        }
        let makers = parts.enumerated().map { index, part in
            (order[index], self.check(part.pattern, fields[order[index]].type, isLet: isLet, declare))
        }
        return { [self] in
            let sorted = makers.sorted { $0.0 < $1.0 }.map { $0.1() }
            return TPattern(.tuple(sorted), body.finalized(type, span), span)
        }
    }

    private func somePattern(
        _ inner: Pattern, _ type: Type, _ span: Span, _ isLet: Bool,
        _ declare: (Name, Span, Pattern, Type, Bool) -> VariableSymbol?
    ) -> PatternMaker {
        let known = solver.resolve(type)
        guard let wrapped = checker.wrapped(known) else {
            if !known.isError {
                fail(CheckDiagnostic.notOptional("?", solver.replaceKnownVariables(type), span, checker))
            }
            return self.check(inner, .error, isLet: isLet, declare)
        }
        let part = self.check(inner, wrapped, isLet: isLet, declare)
        return { [self] in TPattern(.some(part()), body.finalized(type, span), span) }
    }

    private func casePattern(
        _ pattern: Pattern, _ ref: TypeRef?, _ name: Name, _ nameSpan: Span,
        _ payload: [(label: Name?, pattern: Pattern)]?, _ type: Type, _ isLet: Bool,
        _ declare: (Name, Span, Pattern, Type, Bool) -> VariableSymbol?
    ) -> PatternMaker {
        let span = pattern.span
        let named = ref.map { body.resolveOpen($0) }
        if payload == nil, let named, let value = pattern.member, isStaticValue(name, of: named, unlike: type) {
            return expressionPattern(value, type, span)
        }
        guard let (subject, depth, casts) = caseSubject(named, name, type, span) else {
            return { TPattern(.wildcard, .error, span) }
        }
        if subject.isError {
            for part in payload ?? [] { _ = self.check(part.pattern, .error, isLet: isLet, declare) }
            return { TPattern(.wildcard, .error, span) }
        }
        guard let element = findCase(name, subject, with: payload) ?? renamedCase(name, subject) else {
            return staticPattern(pattern, ref, name, nameSpan, payload, subject, type, isLet, declare)
        }
        checker.resolve(element)
        let substitution = Substitution(nominal: subject)
        let types = element.payload.map { checker.substitute($0.type, substitution) }
        var parts: [PatternMaker]?
        if let payload { parts = payloadPatterns(payload, element, types, span, isLet, declare) }
        return { [self] in
            let known = body.finalized(subject, span)
            var kind: TPattern.Kind = .enumCase(element, parts?.map { $0() })
            if known.nominal === checker.optionalSymbol {
                kind =
                    name == Names.some
                    ? .some(parts?.first.map { $0() } ?? TPattern(.wildcard, known.arguments[0], span)) : .none_
            }
            var result = TPattern(kind, known, span)
            if casts { return TPattern(.cast(result, known), body.finalized(type, span), span) }
            for _ in 0..<depth { result = TPattern(.some(result), checker.optional(result.type), span) }
            return result
        }
    }

    /// Returns the enum type of a case pattern, the number of optionals around the enum, and true if a cast is needed.
    private func caseSubject(_ named: Type?, _ name: Name, _ type: Type, _ span: Span) -> (Type, Int, Bool)? {
        var subject = solver.resolve(type)
        var depth = 0
        func unwrap(while goesOn: (Type) -> Bool) {
            while let wrapped = checker.wrapped(subject), goesOn(subject) {
                subject = solver.resolve(wrapped)
                depth += 1
            }
        }
        guard let named else {
            if name != Names.none, name != Names.some { unwrap { findCase(name, $0) == nil } }
            return (subject, depth, false)
        }
        if named.isError { return nil }
        unwrap { named.nominal !== $0.nominal }
        if solver.speculate({ solver.unify(named, subject) }) { return (subject, depth, false) }
        // The subject of `catch Failure.a` or `case Shape.dot` may be an existential, which is cast.
        guard subject.isExistential else {
            fail(
                CheckDiagnostic.mismatch(
                    found: solver.replaceKnownVariables(named), wanted: solver.replaceKnownVariables(subject), span,
                    checker))
            return nil
        }
        return (solver.resolve(named), depth, true)
    }

    /// Returns true for a pattern such as `Keys.name` in a switch over a string: a static property of a type that is
    /// not the subject's.
    private func isStaticValue(_ name: Name, of named: Type, unlike type: Type) -> Bool {
        var subject = solver.resolve(type)
        while let wrapped = checker.wrapped(subject), named.nominal !== subject.nominal {
            subject = solver.resolve(wrapped)
        }
        guard let nominal = named.nominal, !subject.isExistential, !subject.isOpen, nominal !== subject.nominal else {
            return false
        }
        return checker.lookup(name, in: named).contains {
            checker.isStatic($0.symbol) && $0.symbol is VariableSymbol
        }
    }

    /// Returns the case with the name. If there are several, returns the one with the labels of the pattern.
    private func findCase(
        _ name: Name, _ type: Type, with parts: [(label: Name?, pattern: Pattern)]? = nil
    ) -> EnumCaseSymbol? {
        guard let nominal = type.nominal, nominal.kind == .enum else { return nil }
        checker.collectMembers(nominal)
        let cases = (nominal.members[name] ?? []).compactMap { $0 as? EnumCaseSymbol }
        guard cases.count > 1, let parts else { return cases.first }
        return cases.first { element in
            checker.resolve(element)
            return element.payload.map(\.label) == parts.map(\.label)
        } ?? cases.first { $0.payload.count == parts.count } ?? cases.first
    }

    /// Returns the case for a deprecated name, which the library declares as a function.
    private func renamedCase(_ name: Name, _ type: Type) -> EnumCaseSymbol? {
        guard type.nominal?.kind == .enum else { return nil }
        let older = checker.lookup(name, in: type).first {
            $0.symbol.isLibrary && $0.symbol is FunctionSymbol && Imports(checker).isVisibleMember($0.symbol)
        }?.symbol
        guard case .function(let function)? = older?.declaration?.decl.kind,
            case .expr(let made)? = function.body?.first?.kind, case .call(let call) = made.kind,
            case .member(let member) = call.callee.kind
        else { return nil }
        return findCase(member.name, type)
    }

    private func payloadPatterns(
        _ payload: [(label: Name?, pattern: Pattern)], _ element: EnumCaseSymbol, _ types: [Type], _ span: Span,
        _ isLet: Bool, _ declare: (Name, Span, Pattern, Type, Bool) -> VariableSymbol?
    ) -> [PatternMaker] {
        if payload.count == types.count {
            for (part, own) in zip(payload, element.payload) {
                if let label = part.label, label != own.label {
                    fail(CheckDiagnostic.wrongPatternLabel(label, own.label, part.pattern.span))
                }
            }
            return zip(payload, types).map { self.check($0.pattern, $1, isLet: isLet, declare) }
        }
        if payload.count == 1, types.count > 1 {
            // `case .rect(let size)` binds all associated values as one tuple.
            let fields = zip(element.payload, types).map { TupleField(label: $0.label, type: $1) }
            return tupleOfPayload(payload[0].pattern, fields, isLet, declare)
        }
        if payload.count > 1, types.count == 1, solver.resolve(types[0]).asTuple?.count == payload.count {
            return [self.check(Pattern(.tuple(payload), span), types[0], isLet: isLet, declare)]
        }
        fail(CheckDiagnostic.wrongPayloadCount(element, found: payload.count, span, checker))
        for part in payload { _ = self.check(part.pattern, .error, isLet: isLet, declare) }
        return types.map { type in { TPattern(.wildcard, type, span) } }
    }

    private func tupleOfPayload(
        _ pattern: Pattern, _ fields: [TupleField], _ isLet: Bool,
        _ declare: (Name, Span, Pattern, Type, Bool) -> VariableSymbol?
    ) -> [PatternMaker] {
        switch pattern.kind {
        case .wildcard: return fields.map { field in { TPattern(.wildcard, field.type, pattern.span) } }
        case .binding(let isLet, let inner): return tupleOfPayload(inner, fields, isLet, declare)
        case .tuple(let parts) where parts.count == fields.count:
            return zip(parts, fields).map { self.check($0.pattern, $1.type, isLet: isLet, declare) }
        case .name: return [self.check(pattern, .tuple(fields), isLet: isLet, declare)]
        default:
            fail(CheckDiagnostic.tuplePatternMismatch(1, .tuple(fields), pattern.span, checker))
            _ = self.check(pattern, .error, isLet: isLet, declare)
            return fields.map { field in { TPattern(.wildcard, field.type, pattern.span) } }
        }
    }

    /// Infers `.name` that is not a case: a static value, which is compared with `~=`.
    private func staticPattern(
        _ pattern: Pattern, _ ref: TypeRef?, _ name: Name, _ nameSpan: Span,
        _ payload: [(label: Name?, pattern: Pattern)]?, _ subject: Type, _ type: Type, _ isLet: Bool,
        _ declare: (Name, Span, Pattern, Type, Bool) -> VariableSymbol?
    ) -> PatternMaker {
        let hasMember = checker.lookup(name, in: subject).contains {
            checker.isStatic($0.symbol) && $0.symbol is VariableSymbol
        }
        let value = pattern.member
        if payload == nil, hasMember, let value { return expressionPattern(value, type, pattern.span) }
        // The member in `case .multiple(of: 3)` may belong to the pattern type of a custom `~=`.
        if Operators(body: body).hasOwnOperator(Names.match), let value {
            var maker: PatternMaker?
            let fits = solver.speculate {
                let mark = solver.mark()
                maker = expressionPattern(value, type, pattern.span)
                solver.decidePendingTasks(since: mark)
                return true
            }
            if fits, let maker { return maker }
        }
        fail(
            CheckDiagnostic.unknownMember(
                name, on: solver.replaceKnownVariables(subject), isStatic: true, nameSpan,
                nearest: body.nearestMembers(name, subject, isStatic: true), checker))
        for part in payload ?? [] { _ = self.check(part.pattern, .error, isLet: isLet, declare) }
        return { TPattern(.wildcard, .error, pattern.span) }
    }

    /// Infers `pattern ~= value`; if the subject is a Bool, the pattern itself may be the condition.
    private func expressionPattern(_ expr: Expr, _ type: Type, _ span: Span) -> PatternMaker {
        let known = solver.resolve(type)
        switch expr.kind {
        case .bool(let value) where known === checker.boolType:
            return { TPattern(.bool(value), known, span) }
        case .bool:
            // The pattern may match the value inside the optional.
            guard let wrapped = checker.wrapped(known), isBoolean(wrapped) else { break }
            let inner = expressionPattern(expr, wrapped, span)
            return { TPattern(.some(inner()), known, span) }
        case .nilLiteral where checker.wrapped(known) != nil:
            return { [self] in TPattern(.none_, body.finalized(type, span), span) }
        case .paren(let inner): return expressionPattern(inner, type, span)
        default: break
        }
        let subject = body.hiddenVariable("subject", type)
        let value = Expr(.name(NameExpr(name: subject.name)), span)
        let test = body.inNestedContext { inner -> PendingExpr in
            inner.declare(subject)
            // Values of equal types are compared with `==`, others with `~=`: ranges, optionals and custom types.
            let direct = inferMatch(expr, value, subject, span)
            return direct
        }
        return { [self] in
            subject.type = body.finalized(subject.type, span)
            return TPattern(.expression(subject: subject, test: test.make()), body.finalized(type, span), span)
        }
    }

    /// Returns true for `Bool`, and optionals of it.
    private func isBoolean(_ type: Type) -> Bool {
        type === checker.boolType || checker.wrapped(type).map(isBoolean) ?? false
    }

    /// Infers `case .multiple(of: 3) & .multiple(of: 5)`: an operator between members of the pattern type of a custom
    /// `~=`.
    private func takenPattern(_ expr: Expr, _ value: Expr, of type: Type) -> PendingExpr? {
        let known = solver.replaceKnownVariables(type)
        guard !known.isOpen, Operators(body: body).hasOwnOperator(Names.match) else { return nil }
        let candidates =
            Operators(body: body).operatorCandidates(Names.match, [known], modifier: nil)
            + Operators(body: body).operatorsElsewhere(Names.match, modifier: nil)
        for candidate in candidates where !candidate.symbol.isLibrary {
            checker.resolve(candidate.symbol)
            guard let function = candidate.symbol as? FunctionSymbol, function.parameters.count == 2 else { continue }
            var draft: PendingExpr?
            let fits = solver.speculate {
                let instance = body.genericInstance(candidate, function.environment, expr.span)
                guard solver.unify(solver.openType(function.parameters[1].type, instance), known) else { return false }
                let place = solver.replaceKnownVariables(solver.openType(function.parameters[0].type, instance))
                draft = Operators(body: body).implicitPattern(expr, value, of: place, isTaken: true)
                solver.runReadyTasks()
                return draft != nil
            }
            if fits { return draft }
        }
        return nil
    }

    private func inferMatch(_ expr: Expr, _ value: Expr, _ subject: VariableSymbol, _ span: Span) -> PendingExpr {
        if let draft = Operators(body: body).implicitPattern(expr, value, of: subject.type)
            ?? takenPattern(expr, value, of: subject.type)
        {
            return draft
        }
        var draft: PendingExpr?
        let isEqual = solver.speculate {
            let made = body.check(
                Expr(.binary(OperatorName(Names.equals, span), expr, value), span), as: checker.boolType)
            solver.runReadyTasks()
            draft = made
            return true
        }
        if isEqual, !Operators(body: body).hasOwnOperator(Names.match), let draft { return draft }
        return body.check(Expr(.binary(OperatorName(Names.match, span), expr, value), span), as: checker.boolType) {
            [self] found, wanted in CheckDiagnostic.mismatch(found: found, wanted: wanted, span, checker)
        }
    }
}

extension Pattern {
    /// The expression, if it has the form of an enum case: a member, or a call of a member.
    fileprivate var member: Expr? {
        switch kind {
        case .expression(let expr): return expr
        case .enumCase(let ref, let name, let nameSpan, let payload):
            let member = Expr(
                .member(MemberExpr(base: ref.map { Expr(.type($0), $0.span) }, name: name, nameSpan: nameSpan)), span)
            guard let payload else { return member }
            var arguments: [Argument] = []
            for part in payload {
                guard let value = part.pattern.member else { return nil }
                arguments.append(Argument(label: part.label, value: value))
            }
            let call = CallExpr(
                callee: member, arguments: arguments, trailingClosures: [], hasParentheses: true)
            return Expr(.call(call), span)
        default: return nil
        }
    }
}
