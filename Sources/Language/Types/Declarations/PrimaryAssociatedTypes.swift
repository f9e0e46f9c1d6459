import Syntax
import TypeModel

/// Resolves associated types from the arguments of `any P<X>`.
public struct PrimaryAssociatedTypes {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    /// Returns the existential `any P<X>`, with the arguments as written.
    func applied(
        _ type: Type, _ constraint: TypeRef, in context: Context, open: ((GenericParameter) -> Type)?
    ) -> Type {
        guard case .existential(let protocols, nil) = type.kind, protocols.count == 1,
            case .named(let components) = constraint.kind, let written = components.last?.arguments, !written.isEmpty,
            written.count == protocols[0].collection.decl?.generics.count
        else { return type }
        let arguments = written.map { checker.resolve($0, in: context, open: open) }
        if arguments.contains(where: \.isError) { return type }
        return .existential([protocols[0].applied(to: arguments)], superclass: nil)
    }

    /// Returns the type that an existential's arguments give to an associated type.
    public func fixedType(_ associated: AssociatedTypeSymbol, in type: Type) -> Type? {
        guard case .existential(let protocols, _) = type.kind else { return nil }
        for symbol in protocols {
            if let same = fixedByProtocol(associated, of: symbol) { return same }
            guard let (origin, arguments) = symbol.primaryArguments else { continue }
            let names = origin.collection.decl?.generics.map(\.name) ?? []
            if let index = names.firstIndex(of: associated.name) { return arguments[index] }
        }
        return nil
    }

    /// Returns an associated type that the protocol itself fixes: the `Element` of `StringProtocol`.
    private func fixedByProtocol(_ associated: AssociatedTypeSymbol, of symbol: NominalSymbol) -> Type? {
        for requirement in checker.sameRequirements(of: symbol.primaryArguments?.0 ?? symbol) {
            if case .same(let known) = requirement.kind, !known.isGeneric,
                case .dependent(let base, associated) = requirement.subject.kind, case .parameter = base.kind
            {
                return known
            }
        }
        return nil
    }

    /// Returns the bound of an associated type, with the arguments of the existential: the iterator of `any
    /// Sequence<Int>` is an `any IteratorProtocol<Int>`.
    func appliedBound(_ bound: NominalSymbol, of associated: AssociatedTypeSymbol, in base: Type) -> NominalSymbol {
        guard let names = bound.collection.decl?.generics.map(\.name), !names.isEmpty else { return bound }
        var arguments: [Type] = []
        for name in names {
            let same = associated.requirements.first { requirement in
                guard case .same = requirement.kind, case .dependent(let inner, let own) = requirement.subject.kind,
                    case .dependent(_, associated) = inner.kind
                else { return false }
                return own.name == name
            }
            guard case .same(let right)? = same?.kind, case .dependent(_, let source) = right.kind,
                let argument = fixedType(source, in: base)
            else {
                // In an `AsyncSequence<Int, Never>`, the iterator has the error type of the sequence.
                guard !arguments.isEmpty, let argument = argument(named: name, in: base) else { return bound }
                arguments.append(argument)
                continue
            }
            arguments.append(argument)
        }
        return bound.applied(to: arguments)
    }

    /// Returns the argument of `any P<X>` for a primary associated type.
    private func argument(named name: Name, in type: Type) -> Type? {
        guard case .existential(let protocols, _) = type.kind else { return nil }
        for case (let origin, let arguments)? in protocols.map(\.primaryArguments) {
            let names = origin.collection.decl?.generics.map(\.name) ?? []
            if let index = names.firstIndex(of: name) { return arguments[index] }
        }
        return nil
    }

    /// Returns true if a conforming type has the given primary associated types.
    func hasArguments(_ type: Type, of origin: NominalSymbol, _ arguments: [Type]) -> Bool {
        let names = origin.collection.decl?.generics.map(\.name) ?? []
        return zip(names, arguments).allSatisfy { name, argument in
            guard let associated = checker.associatedType(named: name, in: origin) else { return false }
            let found = checker.reducedType(type, associated)
            return found === argument || found.isOpen
        }
    }
}
