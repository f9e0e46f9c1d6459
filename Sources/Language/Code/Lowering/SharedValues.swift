import Checking
import Diagnostics
import Runtime
import Syntax
import TypeModel

// Handles an initial value that several properties of a type share: `var (a, b) = make()`.

struct SharedValue {
    let wholeExpression: TExpr
    let path: [Int]
    /// The key of the shared value. All properties of the value have the same key.
    let key: String

    /// Returns nil for a property that has an initial value of its own.
    init?(of property: VariableSymbol, _ value: TExpr?) {
        guard let value, property.isPartOfPattern else { return nil }
        var whole = value
        var path: [Int] = []
        while case .tupleField(let base, let index) = whole.kind {
            path.insert(index, at: 0)
            whole = base
        }
        guard !path.isEmpty else { return nil }
        self.wholeExpression = whole
        self.path = path
        key = "\(whole.span)"
    }

    func part(of tuple: Value) -> Value { path.reduce(tuple) { $0.exactly(RecordBox.self).base[$1] } }
}

extension FunctionContext {
    /// Returns a property's part of the shared value. The first access of any of the properties evaluates the value.
    func part(
        of shared: SharedValue, _ property: VariableSymbol, _ substitution: Substitution,
        _ known: inout [String: VariableSymbol], _ span: Span
    ) throws -> (first: Node?, value: Node) {
        var first: Node?
        let holder: VariableSymbol
        if let made = known[shared.key] {
            holder = made
        } else {
            holder = VariableSymbol(name: "$parts", span: nil, parent: nil, storage: .local, isLet: true)
            holder.type = shared.wholeExpression.type
            known[shared.key] = holder
            let function = linker.thunk("initial value of \(property.name)", property, 1, substitution) {
                shared.wholeExpression
            }
            first = try bindingNode(holder, track(Call(function, Arguments([], []), span)), span)
        }
        var value = TExpr(.load(.variable(holder)), holder.type, span)
        for index in shared.path {
            guard case .tuple(let fields) = value.type.kind else { break }
            value = TExpr(.tupleField(value, index), fields[index].type, span)
        }
        return (first, try lower(value))
    }
}
