import Diagnostics
import Syntax

// `any P<X>` where `X` may still be open.

extension Solver {
    /// `any P<X>` where `X` is still open: the protocols are the same, and so are what they are applied to.
    func unify(_ left: NominalSymbol, _ right: NominalSymbol) -> Bool {
        if left === right { return true }
        guard let (x, first) = left.primaryArguments, let (y, second) = right.primaryArguments, x === y else {
            return false
        }
        return zip(first, second).allSatisfy { unify($0, $1) }
    }

    /// Whether a type's associated types are, or become, the arguments of a protocol that it conforms to.
    func require(
        _ type: Type, _ origin: NominalSymbol, _ arguments: [Type], at span: Diagnostics.Span?
    ) -> Bool {
        let names = origin.collection.decl?.generics.map(\.name) ?? []
        return require(type, conformsTo: origin, at: span)
            && zip(names, arguments).allSatisfy { name, argument in
                checker.associatedType(named: name, in: origin).map { unify(project(type, $0), argument) } ?? false
            }
    }
}
