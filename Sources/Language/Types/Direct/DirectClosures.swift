import Diagnostics
import Syntax

// Closures whose parameters are known: the body is typed at once, and says what the result is.

extension BodyChecker {
    /// A closure for a parameter whose type may still be open in its result.
    func directClosure(
        _ closure: ClosureExpr, for declared: Type, _ span: Span, _ opening: inout Opening
    ) -> TExpr? {
        let target = declared.asFunction == nil ? checker.wrapped(declared) ?? declared : declared
        guard var function = target.asFunction else { return nil }
        for index in function.parameters.indices {
            guard opening.knows(function.parameters[index].type) else { return nil }
            function.parameters[index].type = opening.closed(function.parameters[index].type, checker)
        }
        let result = opening.knows(function.result) ? opening.closed(function.result, checker) : nil
        guard let made = directClosure(closure, function, result: result, span) else { return nil }
        if result == nil {
            guard let own = made.type.asFunction, own.result !== checker.neverType,
                opening.bind(function.result, to: own.result, checker)
            else { return nil }
        }
        return directlyConverted(made, to: opening.closed(declared, checker))
    }

    /// `result` is nil where the body decides it.
    func directClosure(
        _ closure: ClosureExpr, _ function: FunctionType, result: Type?, _ span: Span
    ) -> TExpr? {
        guard fitsCount(closure, function), !declaresMore(closure.body) else { return nil }
        return inside { opened(closure, function, result: result, span) }
    }

    private func opened(
        _ closure: ClosureExpr, _ function: FunctionType, result: Type?, _ span: Span
    ) -> TExpr? {
        let frame = Frame(.closure, parent: context.frame)
        // Captures are read outside, named inside.
        var captures: [TClosure.Capture] = []
        for item in closure.captures {
            guard let (variable, node) = capture(item) else { return nil }
            let value = node.make()
            guard let type = variable.type, !type.isOpen, !type.isError else { return nil }
            captures.append(TClosure.Capture(variable: variable, value: converted(value, to: type)))
        }
        return nested(.function) { inner in
            inner.frame = frame
            for capture in captures { inner.declare(capture.variable) }
            let (parameters, prologue) = declareParameters(closure, function, inner, span)
            if parameters.contains(where: { $0.type.isOpen || $0.type.isError }) { return nil }
            var wanted = result
            if let ref = closure.resultType {
                guard let written = closedType(ref) else { return nil }
                if let result, result !== written, !solver.attempt({ solver.convert(written, result) }) { return nil }
                wanted = written
                frame.resultSpan = ref.span
            }
            let known: Type
            let statements: [TStmt]
            if let wanted {
                frame.result = wanted
                known = wanted
                guard let body = directBody(closure, frame, wanted, span) else { return nil }
                statements = body
            } else if let value = onlyValue(closure.body) {
                guard let made = direct(value, hint: nil) else { return nil }
                known = made.type
                statements = [TStmt(.return(made), closure.body[0].span)]
            } else {
                // Its returns say what the result is; without any its place may still say it.
                if endsElsewhere(closure.body) { return nil }
                let unknown = solver.fresh(at: span)
                frame.result = unknown
                guard let body = directBody(closure, frame, unknown, span) else { return nil }
                known = solver.zonk(unknown)
                statements = body
            }
            if known.isError || known.isOpen { return nil }
            let made = TClosure(
                captures: captures, parameters: parameters, result: known,
                body: TBody(statements: prologue() + statements))
            let type = Type.function(
                FunctionType(parameters: function.parameters, result: known, isThrowing: function.isThrowing))
            return TExpr(.closure(made), type, span)
        }
    }

    private func directBody(
        _ closure: ClosureExpr, _ frame: Frame, _ result: Type, _ span: Span
    ) -> [TStmt]? {
        let mark = solver.mark()
        let make = closureBody(closure, frame, result, span)
        solver.settle(since: mark)
        guard checker.diagnostics.count == directStart, !solver.isExhausted else { return nil }
        let made = make()
        return checker.diagnostics.count == directStart ? made : nil
    }

    /// The one expression of a body that decides its result.
    private func onlyValue(_ body: [Stmt]) -> Expr? {
        guard body.count == 1 else { return nil }
        switch body[0].kind {
        case .expr(let expr):
            switch expr.kind {
            case .ifExpr, .switchExpr: return nil
            default: return expr
            }
        case .return(let expr): return expr
        default: return nil
        }
    }

    /// Functions and types inside are made by their declarations, once.
    private func declaresMore(_ body: [Stmt]) -> Bool {
        body.contains { statement in
            guard case .decl(let decl) = statement.kind else { return false }
            if case .variable = decl.kind { return false }
            return true
        }
    }

    private func fitsCount(_ closure: ClosureExpr, _ function: FunctionType) -> Bool {
        let count = closure.parameters?.count ?? closure.dollarCount
        if count == function.parameters.count { return true }
        guard function.parameters.count == 1 else { return false }
        let only = function.parameters[0].type
        return only.isVoid && closure.parameters == nil && count == 0 || only.asTuple?.count == count && count > 1
    }
}
