import Declarations
import Syntax
import TypeModel

/// Finds the executor that runs an actor's code.
public struct Executors {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    /// Returns `self._executor`, or `G.shared._executor` for a global actor; nil for the main actor.
    public func executor(of isolation: Isolation, selfVariable: VariableSymbol?) -> TExpr? {
        let make = MadeSyntax(span: checker.text.lastSpan)
        let body = BodyChecker(checker, context: Context(.block, parent: checker.moduleContext))
        body.context.frame = FunctionScope(.function, parent: nil)
        let actor: VariableSymbol?
        switch isolation {
        case .none: return nil
        case .instance: actor = selfVariable
        case .parameter(let variable):
            // An `isolated (any Actor)?` that is nil selects the caller's executor.
            if checker.wrapped(variable.type) != nil { return nil }
            actor = variable
        case .global(let symbol):
            if symbol === Isolations(checker).mainActor { return nil }
            return checked(make.member("_executor", of: make.member("shared", of: make.name(symbol.name))), body)
        }
        guard let actor else { return nil }
        body.context.declare(actor)
        return checked(make.member("_executor", of: make.name(actor.name)), body)
    }

    private func checked(_ read: Expr, _ body: BodyChecker) -> TExpr? {
        let pending = body.solve { body.infer(read) }
        let made = body.finish { pending.make() }()
        return made.type.isError ? nil : made
    }
}
