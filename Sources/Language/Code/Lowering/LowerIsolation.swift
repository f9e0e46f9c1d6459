import Runtime
import TypeModel

// Lowers actor isolation. Code of an actor runs on the actor's executor, other asynchronous code on the executor of
// tasks. The body of such a function switches the executor at its start, if necessary, and back at its end.

extension FunctionContext {
    /// Returns a body that runs on the executor of its function.
    func onOwnExecutor(_ symbol: FunctionSymbol, _ body: Node) throws -> Node {
        guard !symbol.isLibrary else { return body }
        let isolation = linker.semantics.isolation(of: symbol)
        if symbol.kind == .initializer, isolation == .instance { return body }
        if isolation == .none, symbol.staysWithCaller { return body }
        return try onOwnExecutor(isolation, symbol.selfVariable, isAsync: symbol.effects.isAsync, body)
    }

    func onOwnExecutor(_ closure: TClosure, _ body: Node) throws -> Node {
        guard case .global(let actor) = closure.isolation else { return body }
        function.isOfMainActor = actor.name == "MainActor" && actor.isLibrary
        return try onOwnExecutor(.global(actor), nil, isAsync: false, body)
    }

    /// Returns a node for `#isolation`: the current actor, or, in library code, its executor; nil outside of actors.
    func isolation(as type: Type) throws -> Node {
        let type = concrete(type)
        if (type.optionalPayload ?? type).libraryName == "_Executor" {
            guard let (isolation, selfVariable) = isolation(ofTopLevel: nil) else { return Constant(.none) }
            return try executor(of: isolation, selfVariable)
        }
        guard let (isolation, selfVariable) = isolation(ofTopLevel: linker.semantics.mainActor),
            let actor = linker.semantics.actor(of: isolation, selfVariable: selfVariable)
        else { return Constant(.none) }
        return try lower(actor)
    }

    private func isolation(ofTopLevel actor: NominalSymbol?) -> (Isolation, VariableSymbol?)? {
        var context: FunctionContext? = self
        while let here = context {
            if let symbol = here.symbol {
                if symbol.isLibrary { return nil }
                let isolation = linker.semantics.isolation(of: symbol)
                // A nested function uses the `self` of the function that contains it.
                guard isolation == .instance, symbol.selfVariable == nil, let around = here.parent else {
                    return (isolation, symbol.selfVariable)
                }
                context = around
                continue
            }
            switch here.closureIsolation {
            case .inherited: if here.isTopLevel, let actor { return (.global(actor), nil) }
            case .none: return nil
            case .global(let actor): return (.global(actor), nil)
            }
            context = here.parent
        }
        return nil
    }

    private func executor(of isolation: Isolation, _ selfVariable: VariableSymbol?) throws -> Node {
        if let executor = linker.semantics.executor(of: isolation, selfVariable: selfVariable) {
            return try lower(executor)
        }
        guard case .global = isolation else { return Constant(.none) }
        return ValueNode { _ in Host.current.mainExecutor() }
    }

    func onOwnExecutor(
        _ isolation: Isolation, _ selfVariable: VariableSymbol?, isAsync: Bool, _ body: Node
    ) throws -> Node {
        if isolation == .none { return isAsync ? IsolatedBody(body, to: nil, isMain: false) : body }
        if let executor = linker.semantics.executor(of: isolation, selfVariable: selfVariable) {
            return IsolatedBody(body, to: try lower(executor), isMain: false, staysWithoutExecutor: !isAsync)
        }
        guard case .global = isolation else { return body }
        return IsolatedBody(body, to: nil, isMain: true)
    }
}

final class IsolatedBody: Node {
    private let inner: Node
    private let executor: Node?
    private let isMain: Bool
    /// True if the code continues on its caller's executor when there is no executor, because the argument for an
    /// `isolated` parameter is nil.
    private let staysOnCallersExecutor: Bool

    init(_ inner: Node, to executor: Node?, isMain: Bool, staysWithoutExecutor: Bool = false) {
        self.inner = inner
        self.executor = executor
        self.isMain = isMain
        self.staysOnCallersExecutor = staysWithoutExecutor
    }

    override func value(_ f: Frame) throws -> Value {
        var executor = try self.executor?.value(f)
        if executor?.isNil ?? false {
            if staysOnCallersExecutor { return try inner.value(f) }
            executor = nil
        }
        guard let outer = try Host.current.enter(executor, isMain: isMain) else { return try inner.value(f) }
        let result = Result { try inner.value(f) }
        try Host.current.enter(back: outer)
        return try result.get()
    }
}
