import TypeModel

extension Checker {
    /// Returns whether two functions have the same labels and parameter types.
    public func sameParameters(_ left: Symbol, _ right: Symbol) -> Bool {
        guard let left = left as? FunctionSymbol, let right = right as? FunctionSymbol else { return false }
        resolve(left)
        resolve(right)
        // A generic function and one that is not are overloads of each other.
        func ownParameters(_ function: FunctionSymbol) -> Int {
            function.environment.parameters.reduce(0) { $1.parent === function ? $0 + 1 : $0 }
        }
        return left.parameters.map(\.label) == right.parameters.map(\.label)
            && ownParameters(left) == ownParameters(right)
            && zip(left.parameters, right.parameters).allSatisfy { $0.type === $1.type || $0.type.isGeneric }
    }
}
