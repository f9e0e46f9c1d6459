import Declarations
import Syntax
import TypeModel

/// Finds what runs the code of an actor.
public struct Executors {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    /// `self._executor`, or `G.shared._executor` of a global actor: what runs the code of an actor. Nil for the main actor.
    public func executor(of isolation: Isolation, selfVariable: VariableSymbol?) -> TExpr? {
        let make = MadeSyntax(span: checker.text.lastSpan)
        let body = BodyChecker(checker, context: Context(.block, parent: checker.moduleContext))
        body.context.frame = FunctionScope(.function, parent: nil)
        let actor: VariableSymbol?
        switch isolation {
        case .none: return nil
        case .instance: actor = selfVariable
        case .parameter(let variable):
            // `isolated (any Actor)?` is nil where the caller's executor runs the code.
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

    /// The actor that code runs on, as `#isolation` of a program is: `(any Actor)?`. Nil if it belongs to none.
    public func actor(of isolation: Isolation, selfVariable: VariableSymbol?) -> TExpr? {
        guard let actor = checker.knownNominal(named: "Actor")?.declaredType else { return nil }
        let make = MadeSyntax(span: checker.text.lastSpan)
        let body = BodyChecker(checker, context: Context(.block, parent: checker.moduleContext))
        body.context.frame = FunctionScope(.function, parent: nil)
        let read: Expr
        switch isolation {
        case .none: return nil
        case .global(let symbol): read = make.member("shared", of: make.name(symbol.name))
        case .instance:
            guard let selfVariable else { return nil }
            body.context.declare(selfVariable)
            read = make.name(selfVariable.name)
        case .parameter(let variable):
            body.context.declare(variable)
            read = make.name(variable.name)
        }
        let pending = body.solve { body.check(read, as: checker.optional(actor)) }
        let made = body.finish { pending.make() }()
        return made.type.isError ? nil : made
    }

    private func checked(_ read: Expr, _ body: BodyChecker) -> TExpr? {
        let pending = body.solve { body.infer(read) }
        let made = body.finish { pending.make() }()
        return made.type.isError ? nil : made
    }
}
