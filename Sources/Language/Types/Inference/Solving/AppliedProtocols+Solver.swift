import Declarations
import Diagnostics
import Syntax
import TypeModel

// Solves constraints on `any P<X>` if `X` may be unknown.

extension Solver {
    /// Unifies two types `any P<X>` with unknown arguments: the protocols and the arguments must be equal.
    func unify(_ left: NominalSymbol, _ right: NominalSymbol) -> Bool {
        if left === right { return true }
        guard let (x, first) = left.primaryArguments, let (y, second) = right.primaryArguments, x === y else {
            return false
        }
        return zip(first, second).allSatisfy { unify($0, $1) }
    }

    /// Requires that a type's associated types equal the arguments of a protocol.
    func require(
        _ type: Type, _ origin: NominalSymbol, _ arguments: [Type], at span: Diagnostics.Span?
    ) -> Bool {
        let names = origin.collection.decl?.generics.map(\.name) ?? []
        return require(type, conformsTo: origin, at: span)
            && zip(names, arguments).allSatisfy { name, argument in
                checker.associatedType(named: name, in: origin).map { unify(projectedType(type, $0), argument) }
                    ?? false
            }
    }
}
