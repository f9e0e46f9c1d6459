import Declarations
import Syntax
import TypeModel

/// Finds the executor that runs an actor's code.
public struct Executors {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    /// Returns an expression for the actor's executor: `self._executor`, or `G.shared._executor` for a global actor;
    /// nil for the main actor.
    public func executor(of isolation: Isolation, selfVariable: VariableSymbol?) -> TExpr? {
        let make = SyntaxFactory(span: checker.textState.lastSpan)
        let body = BodyChecker(checker, context: Context(.block, parent: checker.moduleContext))
        body.context.functionScope = FunctionScope(.function, parent: nil)
        let actor: VariableSymbol?
        switch isolation {
        case .none: return nil
        case .instance: actor = selfVariable
        case .parameter(let variable):
            if (checker.wrapped(variable.type) ?? variable.type).isExistential {
                // An `isolated (any Actor)?` parameter may be nil; then the executor is nil.
                body.context.declare(variable)
                var read = make.name(variable.name)
                if checker.wrapped(variable.type) != nil { read = Expr(.chainLink(read), make.span) }
                read = make.member("_executor", of: make.member("unownedExecutor", of: read))
                if checker.wrapped(variable.type) != nil { read = Expr(.optionalChain(read), make.span) }
                return checkedExpression(read, body)
            }
            actor = variable
        case .global(let symbol):
            if symbol === Isolations(checker).mainActor { return nil }
            return checkedExpression(
                make.member("_executor", of: make.member("shared", of: make.name(symbol.name))), body)
        }
        guard let actor else { return nil }
        body.context.declare(actor)
        return checkedExpression(make.member("_executor", of: make.name(actor.name)), body)
    }

    /// Returns an expression of type `(any Actor)?` for the actor itself, which is the value of `#isolation`; nil
    /// outside of actors.
    public func actor(of isolation: Isolation, selfVariable: VariableSymbol?) -> TExpr? {
        guard let symbol = checker.knownNominal(named: "Actor") else { return nil }
        let make = SyntaxFactory(span: checker.textState.lastSpan)
        let body = BodyChecker(checker, context: Context(.block, parent: checker.moduleContext))
        body.context.functionScope = FunctionScope(.function, parent: nil)
        let read: Expr
        switch isolation {
        case .none: return nil
        case .instance:
            guard let selfVariable else { return nil }
            body.context.declare(selfVariable)
            read = make.name(selfVariable.name)
        case .parameter(let variable):
            body.context.declare(variable)
            read = make.name(variable.name)
        case .global(let symbol): read = make.member("shared", of: make.name(symbol.name))
        }
        let type = checker.optional(.existential([symbol], superclass: nil))
        let pending = body.solve { body.check(read, as: type) }
        let made = body.finish { pending.make() }()
        return made.type.isError ? nil : made
    }

    private func checkedExpression(_ read: Expr, _ body: BodyChecker) -> TExpr? {
        let pending = body.solve { body.infer(read) }
        let made = body.finish { pending.make() }()
        return made.type.isError ? nil : made
    }
}
