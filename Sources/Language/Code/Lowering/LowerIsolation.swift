import Runtime
import TypeModel

// Code of an actor runs on the actor's executor, other asynchronous code on that of tasks. The body of such a function
// switches executors at its start, if necessary, and back at its end.

extension FunctionContext {
    /// Returns a body that runs on the executor of its function.
    func isolated(_ symbol: FunctionSymbol, _ body: Node) throws -> Node {
        guard !symbol.isLibrary else { return body }
        let isolation = linker.semantics.isolation(of: symbol)
        if symbol.kind == .initializer, isolation == .instance { return body }
        return try isolated(isolation, symbol.selfVariable, isAsync: symbol.effects.isAsync, body)
    }

    func isolated(_ closure: TClosure, _ body: Node) throws -> Node {
        guard case .global(let actor) = closure.isolation else { return body }
        function.isOfMainActor = actor.name == "MainActor" && actor.isLibrary
        return try isolated(.global(actor), nil, isAsync: false, body)
    }

    /// Returns the executor of the current actor; nil if there is none.
    func currentExecutor() throws -> Node {
        var context: FunctionContext? = self
        while let here = context {
            if let symbol = here.symbol {
                guard !symbol.isLibrary else { return Constant(.none) }
                return try executor(of: linker.semantics.isolation(of: symbol), symbol.selfVariable)
            }
            switch here.closureIsolation {
            case .inherited: context = here.parent
            case .none: return Constant(.none)
            case .global(let actor): return try executor(of: .global(actor), nil)
            }
        }
        return Constant(.none)
    }

    /// Returns the current actor as a value of type `(any Actor)?`.
    func currentActor() throws -> Node {
        var context: FunctionContext? = self
        while let here = context {
            if let symbol = here.symbol { return try actor(of: linker.semantics.isolation(of: symbol), symbol.selfVariable) }
            switch here.closureIsolation {
            case .inherited: context = here.parent
            case .none: return Constant(.none)
            case .global(let actor): return try self.actor(of: .global(actor), nil)
            }
        }
        // The top level runs on the main actor.
        return try linker.semantics.mainActor.map { try actor(of: .global($0), nil) } ?? Constant(.none)
    }

    private func actor(of isolation: Isolation, _ selfVariable: VariableSymbol?) throws -> Node {
        try linker.semantics.actor(of: isolation, selfVariable: selfVariable).map { try lower($0) } ?? Constant(.none)
    }

    private func executor(of isolation: Isolation, _ selfVariable: VariableSymbol?) throws -> Node {
        if let executor = linker.semantics.executor(of: isolation, selfVariable: selfVariable) {
            return try lower(executor)
        }
        guard case .global = isolation else { return Constant(.none) }
        return ValueNode { _ in Host.current.mainExecutor() }
    }

    func isolated(
        _ isolation: Isolation, _ selfVariable: VariableSymbol?, isAsync: Bool, _ body: Node
    ) throws -> Node {
        if isolation == .none { return isAsync ? IsolatedBody(body, to: nil, isMain: false) : body }
        if let executor = linker.semantics.executor(of: isolation, selfVariable: selfVariable) {
            return IsolatedBody(body, to: try lower(executor), isMain: false)
        }
        guard case .global = isolation else { return body }
        return IsolatedBody(body, to: nil, isMain: true)
    }
}

final class IsolatedBody: Node {
    private let inner: Node
    private let executor: Node?
    private let isMain: Bool

    init(_ inner: Node, to executor: Node?, isMain: Bool) {
        self.inner = inner
        self.executor = executor
        self.isMain = isMain
    }

    override func value(_ f: Frame) throws -> Value {
        let executor = try self.executor?.value(f)
        guard let outer = try Host.current.enter(executor, isMain: isMain) else { return try inner.value(f) }
        let result = Result { try inner.value(f) }
        try Host.current.enter(back: outer)
        return try result.get()
    }
}
