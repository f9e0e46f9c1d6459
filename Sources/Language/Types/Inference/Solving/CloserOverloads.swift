import Declarations
import TypeModel

/// Chooses between two library overloads that differ only in the protocol of a closure's result, such as
/// `flatMapLatest` for observables and for infallibles. Only the general overload is tried, so that the closure is
/// checked once; the result of the closure then selects the overload.
struct ConstrainedOverloads: BodyService {
    let body: BodyChecker

    /// The more constrained overload.
    struct ConstrainedOverload {
        var matches: CandidateMatch
        var general: Symbol
        /// The protocol to which the result of the argument at `position` must conform.
        var wanted: NominalSymbol
        var position: Int
    }

    func postponeConstrained(_ order: inout [CandidateMatch]) -> ConstrainedOverload? {
        guard order.count == 2, let (closer, index) = moreConstrained(of: order[0], order[1]) else { return nil }
        order.remove(at: index)
        return closer
    }

    /// Returns the more constrained of two overloads, with the protocol that it requires.
    func moreConstrained(of first: CandidateMatch, _ second: CandidateMatch) -> (ConstrainedOverload, index: Int)? {
        guard first.candidate.symbol.isLibrary, second.candidate.symbol.isLibrary else { return nil }
        if let closer = moreConstrained(first, than: second) { return (closer, 0) }
        return moreConstrained(second, than: first).map { ($0, 1) }
    }

    private func moreConstrained(_ matches: CandidateMatch, than general: CandidateMatch) -> ConstrainedOverload? {
        guard matches.parameters.count == general.parameters.count else { return nil }
        for (position, (own, other)) in zip(matches.parameters, general.parameters).enumerated() {
            guard let wanted = requiredProtocol(of: own.type, matches),
                let less = requiredProtocol(of: other.type, general), wanted !== less,
                checker.refines(wanted, less), let argument = matches.match.positions.firstIndex(of: position)
            else { continue }
            return ConstrainedOverload(
                matches: matches, general: general.candidate.symbol, wanted: wanted, position: argument)
        }
        return nil
    }

    /// Returns the protocol to which the result of a function type must conform, if the result is a generic parameter
    /// of the declaration.
    private func requiredProtocol(of type: Type, _ matches: CandidateMatch) -> NominalSymbol? {
        guard case .function(let function) = type.kind, case .parameter(let parameter) = function.result.kind,
            let symbol = matches.candidate.symbol as? FunctionSymbol
        else { return nil }
        for requirement in symbol.environment.requirements {
            guard case .conforms(let wanted) = requirement.kind,
                case .parameter(let subject) = requirement.subject.kind,
                subject === parameter
            else { continue }
            return wanted
        }
        return nil
    }

    /// Returns true if the argument's result conforms to the protocol of the more constrained overload.
    func isConstraintMet(_ closer: ConstrainedOverload, _ given: [CallArgument]) -> Bool {
        isConstraintMet(closer, given[closer.position].draft.type)
    }

    func isConstraintMet(_ closer: ConstrainedOverload, _ argument: Type) -> Bool {
        guard let result = solver.resolve(argument).asFunction?.result else { return false }
        let known = solver.resolve(result)
        return known.nominal != nil && checker.conforms(known, to: closer.wanted)
    }
}
