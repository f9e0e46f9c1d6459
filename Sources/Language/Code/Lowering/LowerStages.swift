import Runtime
import Syntax
import Types

extension FunctionContext {
    /// Types whose values are observables of the engine and nothing more.
    private static let streams: Set<String> = ["Observable", "PrimitiveSequence", "Infallible", "SharedSequence"]

    /// Shows the observable that a call of the program answers to whoever records stages. Nothing is added to the code
    /// where nobody does, nor to the library's own code.
    func stage(_ node: Node, _ e: TExpr) -> Node {
        guard StageHook.tap != nil, linker.programs.contains(e.span.source.raw) else { return node }
        let type = concrete(e.type)
        guard case .nominal(let symbol, _) = type.kind, symbol.isLibrary,
            FunctionContext.streams.contains(symbol.name.text)
        else { return node }
        let span = e.span
        let described = linker.describe(type)
        return ValueNode { f in
            let value = try node.value(f)
            return StageHook.tap?(value, span, described) ?? value
        }
    }
}
