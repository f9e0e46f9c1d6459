import Declarations
import Syntax
import TypeModel

// Scores the result of a call by how the surrounding code uses it.

extension BodyChecker {
    /// Returns the score of converting a call's result to the expected type.
    func typeScore(_ draft: PendingExpr?, _ expected: Type?) -> Score {
        guard let draft, let expected, !expected.isAny else { return .zero }
        if let unknown = solver.resolve(expected).asVariable, solver.isUnknown(expected) {
            let type = solver.replaceKnownVariables(draft.type)
            let meets = type.isOpen || solver.protocolsAsked(of: unknown).allSatisfy { checker.conforms(type, to: $0) }
            return meets ? .zero : Self.misfitPenalty
        }
        let before = solver.score
        let mark = solver.mark()
        let fits = solver.speculate { solver.convert(draft.type, expected) }
        let score = fits ? solver.score.difference(since: before) : Self.misfitPenalty
        solver.rollback(to: mark)
        return score
    }

    /// Adds to the score if the result lacks the member that is called or read, because another overload's result may
    /// have the member. For example, `lazy.map(f).first` reads a property that only the array of the eager overload
    /// has.
    func memberScore(_ draft: PendingExpr?, _ expected: Expectation) -> Score {
        guard let draft, let member = expected.memberName else { return .zero }
        let type = solver.replaceKnownVariables(draft.type)
        guard type.isVoid || type.nominal != nil else { return .zero }
        let found = checker.lookup(member, in: type)
        guard expected.isBaseOfRead ? !found.contains(where: { isProperty($0, of: type) }) : found.isEmpty else {
            return .zero
        }
        // The member may belong to the value inside an optional.
        if let wrapped = checker.wrapped(type) {
            let isKnown = wrapped.isVoid || wrapped.nominal != nil
            if !isKnown || !checker.lookup(member, in: wrapped).isEmpty { return .zero }
        }
        return Score(Score.Correction.missingMember)
    }

    /// Returns true if the entry is not a method and its conditions may hold for the type.
    private func isProperty(_ entry: MemberEntry, of type: Type) -> Bool {
        if entry.symbol is FunctionSymbol { return false }
        let known = type.mapped { part in
            if !part.isOpen { return part }
            return part.asVariable == nil ? nil : .error
        }
        return checker.meetsMemberConditions(entry, for: known)
    }
}
