import Declarations
import Diagnostics
import Syntax
import TypeModel

// Checks closures as soon as the context provides the types of their parameters.

extension BodyChecker {
    func pendingClosure(_ closure: ClosureExpr, _ span: Span) -> PendingExpr {
        Wrappers(checker).wrapParameters(of: closure)
        let type = solver.freshVariable(at: span)
        type.asVariable?.closure = closure
        let home = context
        var opened: (() -> TExpr)?
        let needsResult = closure.resultType == nil && ReturnScan.leavesTypeOpen(closure.body)
        solver.add(
            SolverTask(
                .closure,
                isReady: { [self] in
                    guard let function = solver.resolve(type).asFunction else { return false }
                    if needsResult, solver.isUnknown(function.result) { return false }
                    return function.parameters.allSatisfy { !isUndecided($0.type) } || hasParameterTypes(closure)
                },
                source: type,
                run: { [self] _ in
                    if solver.resolve(type).isError { return }
                    let function = inContext(home) { contextualType(of: closure, type, span) }
                    opened = inContext(home) { insideStatement { openClosure(closure, as: function, span) } }
                }))
        return PendingExpr(type, span) { opened?() ?? TExpr(.error, .error, span) }
    }

    /// Scans the `return` statements of a body with several statements.
    private enum ReturnScan {
        /// Returns true if the first return is `.name` or nil, so that the context must determine the result type. As
        /// in Swift, later returns are ignored.
        static func leavesTypeOpen(_ body: [Stmt]) -> Bool {
            if body.count == 1, case .expr = body[0].kind { return false }
            let scanner = Scanner()
            for statement in body { scanner.visit(statement) }
            return scanner.first == .open
        }

        private final class Scanner: TreeWalker {
            enum Return { case open, closed }
            var first: Return?
            override func visit(_ expr: Expr) {
                if case .closure = expr.kind { return }
                walk(expr)
            }
            override func visit(_ statement: Stmt) {
                switch statement.kind {
                case .return(let value?):
                    var isOpen = value.isImplicitMemberChain
                    if case .nilLiteral = value.kind { isOpen = true }
                    first = first ?? (isOpen ? .open : .closed)
                case .return(nil): first = first ?? .closed
                case .decl(let decl):
                    if case .function = decl.kind { return }
                    if case .type = decl.kind { return }
                default: break
                }
                walk(statement)
            }
        }
    }

    func isUndecided(_ type: Type) -> Bool {
        let known = solver.resolve(type)
        if let fields = known.asTuple {
            return fields.contains { solver.isUnknown($0.type) || solver.isDeterminedByLiteral($0.type) }
        }
        guard let variable = known.asVariable else { return false }
        return variable.literal == .none
    }

    private func hasParameterTypes(_ closure: ClosureExpr) -> Bool {
        guard let parameters = closure.parameters, !parameters.isEmpty else { return false }
        return parameters.allSatisfy { $0.type != nil }
    }

    /// Returns the expected function type if there is one, otherwise a type made from the closure's own declaration.
    private func contextualType(of closure: ClosureExpr, _ type: Type, _ span: Span) -> FunctionType {
        if let function = solver.resolve(type).asFunction { return function }
        let count = closure.parameters?.count ?? closure.dollarCount
        let function = FunctionType(
            parameters: (0..<count).map { index in
                FunctionType.Parameter(
                    type: solver.freshVariable(at: closure.parameters?[index].span ?? span),
                    isInout: closure.parameters?[index].isInout ?? false,
                    isVariadic: closure.parameters?[index].isVariadic ?? false)
            }, result: solver.freshVariable(at: span), effects: EffectScan.effects(of: closure),
            thrown: closure.thrown.map { thrownType($0) })
        if let variable = solver.resolve(type).asVariable { solver.bind(variable, .function(function)) }
        return function
    }

    func thrownType(_ ref: TypeRef) -> Type {
        let type = resolveOpen(ref)
        return ThrownTypes(checker).checkedThrown(type, ref.span, context)
    }

    /// Returns the error type of a closure: as declared, else `any Error` if it throws.
    private func thrownType(of closure: ClosureExpr, _ function: FunctionType, _ span: Span) -> Type? {
        guard let wanted = function.thrown else { return closure.thrown.map { thrownType($0) } }
        let own =
            closure.thrown.map { thrownType($0) }
            ?? (EffectScan.effects(of: closure).isThrowing ? checker.errorType : checker.neverType)
        if own.isNever, solver.resolve(wanted).asVariable == nil { return nil }
        if !solver.unify(own, wanted) {
            fail(
                CheckDiagnostic.closureThrows(
                    solver.replaceKnownVariables(own), solver.replaceKnownVariables(wanted), span, checker))
        }
        return own.isAnyError || own.isNever ? nil : own
    }

    private func openClosure(_ closure: ClosureExpr, as function: FunctionType, _ span: Span) -> () -> TExpr {
        let type = Type.function(function)
        let frame = FunctionScope(.closure, parent: context.functionScope)
        frame.isAsync = function.effects.isAsync || EffectScan.effects(of: closure).isAsync
        // Captures are evaluated outside of the closure, and named inside it.
        let captures = closure.captures.compactMap { capture($0) }
        if shouldStop { return { TExpr(.error, .error, span) } }
        return inNestedContext(.function) { inner in
            inner.functionScope = frame
            for (variable, _) in captures { inner.declare(variable) }
            let (parameters, prologue) = declareParameters(closure, function, inner, span)
            if shouldStop { return { TExpr(.error, .error, span) } }
            var result = function.result
            if let ref = closure.resultType {
                let written = resolveOpen(ref)
                if !solver.convert(written, result) {
                    fail(
                        CheckDiagnostic.closureResultMismatch(
                            solver.replaceKnownVariables(written), solver.replaceKnownVariables(result), ref.span,
                            checker))
                }
                result = written
                frame.resultSpan = ref.span
            }
            frame.result = result
            frame.thrown = thrownType(of: closure, function, span)
            if frame.thrown != nil { frame.parent?.namesThrown = true }
            let body = closureBody(closure, frame, result, span)
            return { [self] in
                for parameter in parameters { parameter.type = finalized(parameter.type, span) }
                let known = finalized(result, span)
                let made = TClosure(
                    captures: captures.map { variable, draft in
                        let value = draft.make()
                        if variable.type.isOpen { variable.type = finalized(variable.type, span) }
                        return TClosure.Capture(variable: variable, value: converted(value, to: variable.type))
                    }, parameters: parameters, result: known, body: TBody(statements: prologue() + body()))
                made.isolation = isolation(of: closure)
                if let place = closure.parameters?.firstIndex(where: \.isIsolated) {
                    made.isolatedParameter = parameters[place]
                }
                let own = finalized(type, span).asFunction ?? function
                if own.effects.contains(.isolatedParameter) { made.isolatedParameter = parameters.first }
                let actual = Type.function(
                    FunctionType(
                        parameters: own.parameters, result: known, effects: own.effects,
                        thrown: frame.thrown.map { finalized($0, span) } ?? own.thrown))
                return converted(TExpr(.closure(made), actual, span), to: finalized(type, span))
            }
        }
    }

    /// Returns the actor that the closure's attributes declare.
    private func isolation(of closure: ClosureExpr) -> TClosure.Isolation {
        for attribute in closure.attributes {
            if let actor = Isolations(checker).globalActor(attribute, in: context) { return .global(actor) }
            if attribute.name == "Sendable" { return .none }
        }
        return .inherited
    }

    func capture(_ capture: ClosureExpr.Capture) -> (VariableSymbol, PendingExpr)? {
        let draft: PendingExpr
        if let expr = capture.value {
            draft = rejectingTypeNames(infer(expr))
        } else {
            draft = NameLookup(body: self).inferName(NameExpr(name: capture.name), capture.span, expected: .none)
        }
        if shouldStop { return nil }
        let type = solvedExpectation(draft.type)
        let variable = VariableSymbol(name: capture.name, span: capture.span, parent: nil, storage: .local, isLet: true)
        switch capture.strength {
        case .strong: variable.type = type
        case .weak:
            variable.ownership = .weak
            variable.type = checker.wrapped(type) == nil ? checker.optional(type) : type
        case .unowned:
            variable.ownership = .unowned
            variable.type = type
        }
        if capture.strength != .strong, !type.isError, type.asVariable == nil {
            let object = checker.wrapped(type) ?? type
            if !checker.isClassBound(object) {
                fail(CheckDiagnostic.weakNeedsClass(solver.replaceKnownVariables(object), capture.span, checker))
            }
        }
        return (variable, draft)
    }

    /// Declares parameters by name or number; a tuple is destructured if the closure names its elements.
    func declareParameters(
        _ closure: ClosureExpr, _ function: FunctionType, _ inner: Context, _ span: Span
    ) -> ([VariableSymbol], () -> [TStmt]) {
        let written = closure.parameters
        let count = written?.count ?? closure.dollarCount
        func variable(_ index: Int, _ type: Type) -> VariableSymbol {
            let name = written?[index].name ?? Names.dollars[min(index, 9)]
            let symbol = VariableSymbol(
                name: name, span: written?[index].span, parent: nil, storage: .local, isLet: true)
            symbol.type = type
            symbol.annotation = symbol.span
            return symbol
        }
        if function.parameters.count == 1, count > 1, let fields = solver.resolve(function.parameters[0].type).asTuple,
            fields.count == count
        {
            let tuple = hiddenVariable("tuple", function.parameters[0].type)
            let parts = fields.indices.map { index in
                let asked = annotatedType(written?[index], fields[index].type)
                return variable(index, determinedType(asked) ?? asked)
            }
            for part in parts { inner.declare(part) }
            let prologue = { [self] () -> [TStmt] in
                tuple.type = finalized(tuple.type, span)
                let patterns = parts.map { part -> TPattern in
                    part.type = finalized(part.type, span)
                    return TPattern(.bind(part), part.type, span)
                }
                let value = TExpr(.load(.variable(tuple)), tuple.type, span)
                return [TStmt(.declare(TPattern(.tuple(patterns), tuple.type, span), value), span)]
            }
            return ([tuple], prologue)
        }
        // `{ () -> Int in … }` and `{ … }` take the place of a closure with one argument `()`.
        let ignoresVoid =
            count == 0 && function.parameters.count == 1
            && solver.resolve(function.parameters[0].type).isVoid
        if count != function.parameters.count, !ignoresVoid {
            fail(CheckDiagnostic.closureParameterCount(expected: function.parameters.count, found: count, span))
        }
        var parameters: [VariableSymbol] = []
        for (index, parameter) in function.parameters.enumerated() {
            let asked = index < written?.count ?? 0 ? annotatedType(written?[index], parameter.type) : parameter.type
            // A parameter type that can no longer change is used without type variables inside the body.
            let type = determinedType(asked) ?? asked
            let name: Name =
                written.flatMap { index < $0.count ? $0[index].name : nil } ?? Names.dollars[min(index, 9)]
            let symbol = VariableSymbol(
                name: name, span: written.flatMap { index < $0.count ? $0[index].span : nil }, parent: nil,
                storage: .local, isLet: !parameter.isInout)
            symbol.type = type
            symbol.isInout = parameter.isInout
            symbol.annotation = symbol.span
            parameters.append(symbol)
            if name != Names.underscore { inner.declare(symbol) }
        }
        return (parameters, { [] })
    }

    private func annotatedType(_ parameter: ClosureExpr.Parameter?, _ type: Type) -> Type {
        guard let parameter, let ref = parameter.type else { return type }
        let element = resolveOpen(ref)
        let written = parameter.isVariadic ? checker.array(element) : element
        if !solver.unify(type, written), !solver.convert(type, written) {
            fail(
                CheckDiagnostic.closureParameterType(
                    solver.replaceKnownVariables(written), solver.replaceKnownVariables(type), ref.span, checker))
        }
        return written
    }

    // MARK: - Bodies

    func closureBody(
        _ closure: ClosureExpr, _ frame: FunctionScope, _ result: Type, _ span: Span
    ) -> StatementMaker {
        if closure.body.count == 1 {
            switch closure.body[0].kind {
            case .expr(let expr) where !isStatementLike(expr, result):
                return singleExpression(expr, result, closure.body[0].span)
            case .if(let statement) where canBeExpression(statement) && !solver.resolve(result).isVoid:
                return singleExpression(Expr(.ifExpr(statement), closure.body[0].span), result, closure.body[0].span)
            case .switch(let statement) where canBeExpression(statement) && !solver.resolve(result).isVoid:
                return singleExpression(
                    Expr(.switchExpr(statement), closure.body[0].span), result, closure.body[0].span)
            case .return(let expr?): return singleExpression(expr, result, closure.body[0].span, isReturn: true)
            default: break
            }
        }
        frame.infersResult = solver.isUnknown(result)
        let makers = checkBlock(closure.body)
        if !frame.hasReturn, solver.isUnknown(result) {
            if neverContinues(closure.body) { setVoidResult(result) } else { _ = solver.unify(result, .void) }
        }
        return makers
    }

    /// A closure that only throws returns `Void`, unless another type is expected.
    private func setVoidResult(_ result: Type) {
        solver.add(
            SolverTask(.lastResort, isReady: { [self] in !solver.isUnknown(result) }) { [self] _ in
                if solver.isUnknown(result) { _ = solver.unify(result, .void) }
            })
    }

    /// Returns true if control never continues after the last statement of the body.
    func neverContinues(_ body: [Stmt]) -> Bool {
        switch body.last?.kind {
        case .throw, .fallthrough: return true
        default: return false
        }
    }

    private func isStatementLike(_ expr: Expr, _ result: Type) -> Bool {
        switch expr.kind {
        case .ifExpr(let statement): return !canBeExpression(statement) || solver.resolve(result).isVoid
        case .switchExpr(let statement): return !canBeExpression(statement) || solver.resolve(result).isVoid
        default: return false
        }
    }

    /// Returns true if an `if` can be an expression: it has an `else`, and each branch is one expression.
    func canBeExpression(_ statement: IfStmt) -> Bool {
        guard canBeExpression(statement.body) else { return false }
        switch statement.otherwise {
        case .block(let block)?: return canBeExpression(block)
        case .elseIf(let next)?: return canBeExpression(next)
        case nil: return false
        }
    }

    func canBeExpression(_ statement: SwitchStmt) -> Bool { statement.cases.allSatisfy { canBeExpression($0.body) } }

    private func canBeExpression(_ block: [Stmt]) -> Bool {
        guard block.count == 1 else { return false }
        switch block[0].kind {
        case .expr(let expr):
            if case .assign = expr.kind { return false }
            return true
        case .throw: return true
        case .if(let inner): return canBeExpression(inner)
        case .switch(let inner): return canBeExpression(inner)
        default: return false
        }
    }

    /// Lets a failed optional chain produce the `nil` of the whole result: `sequence(first: node) { $0?.next }` then
    /// ends if the nodes are optionals. Like the compiler, does so only if the context has not determined the wrapped
    /// type yet.
    private func widenChain(_ draft: PendingExpr, to result: Type) {
        guard let widen = draft.setOptionalType, let wrapped = checker.wrapped(result), wrapped.asVariable != nil,
            let inner = checker.wrapped(solver.resolve(wrapped)),
            solver.wouldSucceed({ solver.unify(draft.type, checker.optional(inner)) })
        else { return }
        widen(result)
        draft.type = result
    }

    private func singleExpression(
        _ expr: Expr, _ result: Type, _ span: Span, isReturn: Bool = false
    ) -> StatementMaker {
        let draft = rejectingTypeNames(infer(expr, expected: Expectation(result)))
        if shouldStop { return .empty }
        widenChain(draft, to: result)
        let wanted = solver.resolve(result)
        if wanted.isVoid, !isReturn {
            let type = solver.resolve(draft.type)
            if !type.isVoid {
                // The closure's value is discarded, but the type of the expression must still be inferred.
                solver.score.add(.function)
                return .later { [TStmt(.expr(draft.make()), span)] }
            }
        }
        if solver.resolve(draft.type) === checker.neverType, wanted !== checker.neverType {
            if wanted.asVariable == nil { return .later { [TStmt(.expr(draft.make()), span)] } }
        }
        let value = coerce(draft, to: result) { [self] found, wanted in
            notingResultType(CheckDiagnostic.closureReturnMismatch(found, wanted, expr.span, checker))
        }
        return .later { [TStmt(.return(value.make()), span)] }
    }
}
