import Analysis
import Declarations
import Diagnostics
import Syntax
import TypeModel

/// `async let a = f()` is a hidden constant that holds a task, `_AsyncLet { f() }`. Reading `a` waits for the task. When the
/// scope ends, a `defer` cancels the task and waits for its end.
struct AsyncLets: BodyService {
    let body: BodyChecker

    func checkAsync(_ variable: VariableDecl, _ word: Span, _ decl: Decl, _ span: Span) -> StatementMaker {
        if !variable.isLet { fail(CheckDiagnostic.asyncVar(word)) }
        var makers: [StatementMaker] = []
        for binding in variable.bindings where !shouldStop {
            guard let value = binding.initializer else {
                fail(CheckDiagnostic.asyncLetWithoutValue(binding.pattern.span))
                continue
            }
            makers += checkAsync(binding, value, span)
        }
        return .later { makers.flatMap { $0() } }
    }

    /// Returns the expression that waits for the task of an `async let` and reads one part of its result.
    func awaited(_ task: (name: Name, path: [Int]), _ span: Span) -> Expr {
        let make = SyntaxFactory(span: span)
        return task.path.reduce(make.member("value", of: make.name(task.name))) {
            make.member(Name(String($1)), of: $0)
        }
    }

    private func checkAsync(_ binding: VariableDecl.Binding, _ value: Expr, _ span: Span) -> [StatementMaker] {
        let make = SyntaxFactory(span: value.span)
        let type = binding.type ?? binding.pattern.typeAnnotation
        let typed = type.map { Expr(.cast(value, .as, $0), value.span) } ?? value
        let names = binding.pattern.names
        // A program cannot write a name that contains a space.
        let hidden = Name("async " + (names.first?.0.text ?? "_\(value.span.start)"))
        let body = ClosureExpr(
            captures: [], parameters: [], effects: [.async, .throwing], resultType: nil,
            body: [make.statement(make.tryAwait(typed))], span: value.span, dollarCount: 0)
        let task = make.call(
            make.name(ImpliedNames.asyncLet), [Argument(label: nil, value: Expr(.closure(body), value.span))])
        var makers = [self.body.checkStatement(make.declare(hidden, isLet: true, task))]
        let holder = context.local(hidden) ?? checker.globals[hidden]?.last as? VariableSymbol
        holder?.asyncLetName = names.first?.0 ?? Names.underscore
        for (name, place, pattern) in names {
            let task = (name: hidden, path: binding.pattern.path(to: pattern) ?? [])
            if context.kind == .module, let known = checker.textState.predeclaredVariables[ObjectIdentifier(pattern)] {
                known.type = self.body.determinedType(self.body.solve { self.body.infer(awaited(task, place)) }, place)
                known.declaration?.state = .resolved
                known.asyncTask = task
                continue
            }
            let symbol = VariableSymbol(name: name, span: place, parent: nil, storage: .local, isLet: true)
            symbol.asyncTask = task
            self.body.checkLocalName(name, place)
            context.declare(symbol)
        }
        if context.kind != .module {
            let end = make.call(make.member(Name(.wait), of: make.name(hidden)))
            makers.append(self.body.checkStatement(Stmt(.defer([make.statement(end)]), span)))
        }
        let declaration = makers[0]
        makers[0] = .later { [checker] in
            let made = declaration()
            holder?.throwsWhenRead = made.contains { $0.startsThrowingTask(checker) }
            return made
        }
        return makers
    }
}

extension TStmt {
    /// Returns true if the closure that is passed to `_AsyncLet` throws.
    fileprivate func startsThrowingTask(_ checker: Checker) -> Bool {
        guard case .declare(_, let value?) = kind, case .call(_, _, let arguments) = value.kind,
            case .value(let argument)? = arguments.first
        else { return false }
        var expr = argument
        while case .convert(let inner, _) = expr.kind { expr = inner }
        guard case .closure(let closure) = expr.kind else { return true }
        return LeavingErrors.of(closure.body.statements, checker) != nil
    }
}
