import Diagnostics
import Runtime
import Syntax
import Types

extension FunctionContext {
    /// Shows the observable that a call of the program answers to whoever records stages, and says which call subscribes.
    /// Nothing else is added to the code where nobody records, and nothing at all to the library's own.
    func stage(_ node: Node, _ e: TExpr) -> Node {
        guard linker.programs.contains(e.span.source.raw) else { return node }
        if e.type.isSubscription { return sited(node, e.span) }
        guard StageHook.tap != nil else { return node }
        let type = concrete(e.type)
        if StageHook.notesSends, type === Type.void, e.sends { return sending(node, e.span) }
        guard case .nominal(let symbol, _) = type.kind, symbol.isStage else { return node }
        let span = e.span
        let described = linker.describe(type)
        return ValueNode { f in
            let value = try node.value(f)
            return StageHook.tap?(value, span, described) ?? value
        }
    }

    /// Says which call it is while it runs: an error that its subscription leaves unhandled is shown there, and so is an
    /// instant of its sources that does not end.
    private func sited(_ node: Node, _ span: Span) -> Node {
        let number = StageHook.number(of: span)
        return ValueNode { f in
            let before = StageHook.callSite
            StageHook.callSite = span
            let outer = StageHook.comes(-number)
            defer {
                StageHook.callSite = before
                _ = StageHook.comes(outer)
            }
            return try node.value(f)
        }
    }
}

extension FunctionContext {
    /// Says which call it is while it sends.
    private func sending(_ node: Node, _ span: Span) -> Node {
        ValueNode { f in
            let before = StageHook.sendSite
            StageHook.sendSite = span
            defer { StageHook.sendSite = before }
            return try node.value(f)
        }
    }
}

extension TExpr {
    fileprivate var sends: Bool {
        guard case .call(let callee, _, _) = kind else { return false }
        return callee.function.sends
    }
}

extension Type {
    fileprivate var isSubscription: Bool {
        guard case .existential(let protocols, _) = kind else { return false }
        return protocols.contains(where: \.isSubscription)
    }
}
