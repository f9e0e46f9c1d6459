import Declarations
import Diagnostics
import Syntax
import TypeModel

// Resolves overloads: filters them by labels and shape, tries each, and selects the one with the best score; among
// equal scores the most specialised one (`Score`, `Specialisation`).

/// A candidate that matches the arguments of a call. Immutable.
final class CandidateMatch {
    let candidate: Candidate
    var isAsync: Bool { (candidate.symbol as? FunctionSymbol)?.effects.isAsync ?? false }
    let parameters: [CallParameter]
    let match: ArgumentMatch
    /// The start of the arguments: the position that `#line` in a default value means.
    let callSite: Span?
    init(candidate: Candidate, parameters: [CallParameter], match: ArgumentMatch, site: Span? = nil) {
        self.candidate = candidate
        self.parameters = parameters
        self.match = match
        self.callSite = site
    }
}

extension BodyChecker {
    func resolveCall(
        _ candidates: [Candidate], _ name: Name, _ call: CallExpr, _ span: Span, at nameSpan: Span,
        expected: Expectation
    ) -> PendingExpr {
        let given = pendingArguments(of: call)
        return resolve(
            candidates, given, name, call, span, at: nameSpan, site: call.argumentsSpan, expected: expected)
    }

    func resolve(
        _ candidates: [Candidate], _ given: [CallArgument], _ name: Name, _ call: CallExpr?, _ span: Span,
        at nameSpan: Span, site: Span? = nil, expected: Expectation
    ) -> PendingExpr {
        var given = given
        var matches = Plausible(body: self).matchingCandidates(candidates, given, site: site)
        if let outer = matches.first?.candidate, outer.isShadowed, !context.isLibrary, let near = candidates.first {
            checkClosuresOfFailedCall(given)
            return failure(nameSpan, CheckDiagnostic.hiddenFunction(outer.symbol, by: near.symbol, nameSpan, checker))
        }
        if matches.count != 1 {
            // The type of a chain with an implicit member depends on the parameter, so each overload infers it again.
            let isOpen = matches.count > 1
            given = given.enumerated().map { index, argument in
                guard isOpen else { return inferringArgument(argument) }
                let isFound =
                    argument.isPending && matches.contains { Plausible(body: self).providesOwner(argument, index, $0) }
                return isFound ? argument : inferredUnlessOpen(argument)
            }
            if shouldStop { return errorExpr(span) }
            // An argument whose error was already reported must not select an overload.
            if isOpen, given.contains(where: { !$0.isPending && $0.draft.type.isError }) {
                checkClosuresOfFailedCall(given)
                return errorExpr(span)
            }
        }
        if matches.isEmpty {
            checkClosuresOfFailedCall(given)
            if candidates.count == 1, given.contains(where: { $0.draft.type.isError }) { return errorExpr(span) }
            if let hidden = HiddenOverloads(body: self).hiddenOverload(name, candidates, given, span, at: nameSpan) {
                return self.failure(nameSpan, hidden)
            }
            return mismatch(candidates, given, name, call, span, at: nameSpan)
        }
        Plausible(body: self).removeImplausible(&matches, given)
        if areOnOtherReceiver(matches, candidates) {
            given = given.map { inferringArgument($0) }
            checkClosuresOfFailedCall(given)
            return mismatch(candidates, given, name, call, span, at: nameSpan)
        }
        if matches.count == 1 { return apply(matches[0], given, span, at: nameSpan, expected: expected) }
        let first = Favoured(body: self).favouredOverloads(candidates, matches, given)
        let draft = chooseOverload(matches, first, given, name, span, at: nameSpan, expected: expected)
        draft.hasOtherResultType =
            call != nil && matches.contains { hasDifferentResult($0.candidate, than: matches[0].candidate) }
        if given.isEmpty, expected.type == nil, matches.count == 2,
            let last = rankedCandidates(matches.map(\.candidate)).last,
            last.symbol.isLibrary, let older = matches.first(where: { $0.candidate.symbol === last.symbol }),
            last.symbol.declaration?.isDisfavored ?? false
                || last.receiver != nil && NearestOverload(body: self).couldApply(last)
        {
            draft.otherOverloads = [{ [self] in apply(older, given, span, at: nameSpan, expected: .none) }]
        } else if expected.type == nil {
            draft.otherOverloads = resultOnlyAlternatives(matches, given).map { other in
                { [self] in apply(other, given, span, at: nameSpan, expected: .none) }
            }
        }
        return draft
    }

    private func mismatch(
        _ candidates: [Candidate], _ given: [CallArgument], _ name: Name, _ call: CallExpr?, _ span: Span,
        at nameSpan: Span
    ) -> PendingExpr {
        failure(span, NearestOverload(body: self).reportMismatch(candidates, given, name, call, span, at: nameSpan))
    }

    /// Returns the overloads that were not chosen, if they are functions of the program that differ only in their
    /// result.
    private func resultOnlyAlternatives(_ matches: [CandidateMatch], _ given: [CallArgument]) -> [CandidateMatch] {
        guard matches.count > 1,
            given.allSatisfy({ !$0.isPending && !solver.replaceKnownVariables($0.draft.type).isOpen })
        else {
            return []
        }
        let functions = matches.compactMap { $0.candidate.symbol as? FunctionSymbol }
        guard functions.count == matches.count,
            functions.allSatisfy({ !$0.isLibrary && $0.environment.parameters.isEmpty }),
            functions.dropFirst().allSatisfy({ $0.parameters.map(\.type) == functions[0].parameters.map(\.type) })
        else { return [] }
        return Array(sortedBySpecificity(matches).dropFirst())
    }

    /// Returns true if a candidate matches the call's arguments.
    func anyMatches(_ candidates: [Candidate], _ call: CallExpr) -> Bool {
        let given = pendingArguments(of: call)
        var match = ArgumentMatch()
        return candidates.contains { candidate in
            checker.resolve(candidate.symbol)
            return parameters(of: candidate).map { matcher($0, given, of: candidate).match(&match) } ?? false
        }
    }

    /// Checks the closures of a failed call without expected types. Errors in them are not reported.
    func checkClosuresOfFailedCall(_ given: [CallArgument]) {
        for argument in given {
            guard let variable = solver.resolve(argument.draft.type).asVariable,
                variable.closure != nil || variable.isContextual
            else { continue }
            solver.bind(variable, .error)
        }
    }

    private func chooseOverload(
        _ matches: [CandidateMatch], _ favoured: [CandidateMatch], _ given: [CallArgument], _ name: Name, _ span: Span,
        at nameSpan: Span, expected: Expectation
    ) -> PendingExpr {
        // If one of the favoured overloads works, the others are skipped.
        let firstOther = favoured.count
        var order =
            sortedBySpecificity(favoured)
            + sortedBySpecificity(matches.filter { option in !favoured.contains { $0 === option } })
        let constrained = ConstrainedOverloads(body: self)
        let closer = constrained.postponeConstrained(&order)
        var (lead, furthest) = (BestOverloads(), FurthestFailure())
        let (before, lessons) = (solver.score, mentionableOverloads(of: order))
        let isDecided = !order.contains { hasOpenOwner($0.candidate) }
        for (index, option) in order.enumerated() {
            if index == firstOther, let best = lead.best, best.score < Self.misfitPenalty { break }
            let end = index < firstOther ? firstOther : order.count
            let mark = solver.mark()
            solver.workDone = 0
            var draft: PendingExpr?
            let worked = solver.speculate {
                draft = apply(option, given, span, at: nameSpan, expected: expected)
                return solver.conditionsCouldHold(since: mark)
            }
            if solver.isExhausted { return errorExpr(span) }
            if worked {
                if let closer, closer.general === option.candidate.symbol, constrained.isConstraintMet(closer, given) {
                    if let draft = tryConstrained(closer, given, span, at: nameSpan, expected: expected, since: mark) {
                        return draft
                    }
                    _ = solver.speculate {
                        draft = apply(option, given, span, at: nameSpan, expected: expected)
                        return true
                    }
                }
                let score = score(of: draft, expected, since: before)
                // If an overload has a perfect score, no less specialised overload after it can have a better one.
                if score == .zero, let draft, lead.best == nil,
                    !isDecided || !hasEqualRival(option, in: order[(index + 1)..<end], expected)
                {
                    return draft
                }
                lead.take(index, score) { isDecided && areAmbiguous(order[$0], option, expected.acceptsAnyType) }
                solver.rollback(to: mark)
            } else if lessons.contains(index) {
                furthest.note(index, solver.workDone)
            }
        }
        if let chosen = lead.best?.index {
            if let other = lead.rivals.first {
                let symbols = [order[chosen], order[other]].map(\.candidate.symbol)
                fail(CheckDiagnostic.ambiguous(name, symbols, nameSpan, checker))
            }
            return apply(order[chosen], given, span, at: nameSpan, expected: expected)
        }
        let similar = order[mostSimilar(given, order, among: lessons, furthest)]
        return inferredAgain(order, given, span, at: nameSpan, expected: expected)
            ?? hiddenOverloadFailure(name, matches, given, span, at: nameSpan)
            ?? apply(similar, given, span, at: nameSpan, expected: expected)
    }

    private func hasEqualRival(
        _ option: CandidateMatch, in others: ArraySlice<CandidateMatch>, _ expected: Expectation
    ) -> Bool {
        others.contains { areAmbiguous(option, $0, expected.acceptsAnyType) }
    }

    /// Reports a matching overload whose module is not imported.
    private func hiddenOverloadFailure(
        _ name: Name, _ matches: [CandidateMatch], _ given: [CallArgument], _ span: Span, at nameSpan: Span
    ) -> PendingExpr? {
        guard
            let hidden = HiddenOverloads(body: self).hiddenOverload(
                name, matches.map(\.candidate), given, span, at: nameSpan)
        else { return nil }
        checkClosuresOfFailedCall(given)
        return failure(nameSpan, hidden)
    }

    /// Returns the score of a working overload, including the conversion to the expected type.
    private func score(of draft: PendingExpr?, _ expected: Expectation, since before: Score) -> Score {
        solver.score.difference(since: before) + solver.pendingMisfits + typeScore(draft, expected.type)
            + memberScore(draft, expected)
    }

    /// The best overload so far that works, and the overloads with the same score.
    private struct BestOverloads {
        private(set) var best: (index: Int, score: Score)?
        private(set) var rivals: [Int] = []

        mutating func take(_ index: Int, _ score: Score, isRival: (_ best: Int) -> Bool) {
            guard let best, !(score < best.score) else {
                (best, rivals) = ((index, score), [])
                return
            }
            if score == best.score, isRival(best.index) { rivals.append(index) }
        }
    }

    /// The failed overload whose inference got furthest.
    private struct FurthestFailure {
        private(set) var index = 0
        private var progress = -1
        /// A set of bits, one for each overload that got equally far.
        private(set) var ties: UInt64 = 0

        mutating func note(_ other: Int, _ reached: Int) {
            if reached > progress {
                (index, progress, ties) = (other, reached, 0)
            } else if reached == progress {
                ties |= 1 << UInt64(min(other, 63))
            }
        }
    }

    /// Tries the more constrained overload after undoing the bindings of the general one.
    private func tryConstrained(
        _ closer: ConstrainedOverloads.ConstrainedOverload, _ given: [CallArgument], _ span: Span, at nameSpan: Span,
        expected: Expectation,
        since mark: Solver.Mark
    ) -> PendingExpr? {
        solver.rollback(to: mark)
        var draft: PendingExpr?
        let fits = solver.speculate {
            draft = apply(closer.matches, given, span, at: nameSpan, expected: expected)
            return isStillPossible(draft, expected, since: mark)
        }
        return fits ? draft : nil
    }

    func areModern(_ matches: [CandidateMatch]) -> Bool {
        matches.contains { !$0.candidate.symbol.isDeprecated }
    }

    /// Returns the overloads that an error may mention. Deprecated overloads are left out if there is a current one.
    private func mentionableOverloads(of order: [CandidateMatch]) -> [Int] {
        let modern = order.indices.filter { !order[$0].candidate.symbol.isDeprecated }
        return modern.isEmpty ? Array(order.indices) : modern
    }

    /// Returns the failed overload whose parameters are most similar to the arguments.
    private func mostSimilar(
        _ given: [CallArgument], _ order: [CandidateMatch], among lessons: [Int], _ furthest: FurthestFailure
    ) -> Int {
        let (first, ties) = (furthest.index, furthest.ties)
        func takesClosures(_ option: CandidateMatch) -> Bool {
            zip(option.match.positions, given).allSatisfy { position, argument in
                guard solver.resolve(argument.draft.type).asVariable?.closure != nil else { return true }
                let wanted = option.parameters[position].type
                return (checker.wrapped(wanted) ?? wanted).asFunction != nil
            }
        }
        if !takesClosures(order[first]),
            let other = lessons.first(where: {
                takesClosures(order[$0]) && NearestOverload(body: self).couldApply(order[$0].candidate)
            })
        {
            return other
        }
        // A generic overload may match many arguments by accident.
        let isGeneric = order[first].match.positions.contains { position in
            if case .parameter = order[first].parameters[position].type.kind { return true }
            return false
        }
        guard ties != 0 || isGeneric else { return first }
        let tied = lessons.prefix(63).filter { isGeneric || ties & (1 << UInt64($0)) != 0 }
        return ([first] + tied).map { ($0, differenceScore(order[$0], given)) }.min { $0.1 < $1.1 }!.0
    }

    /// Adds to the score for each argument whose kind of type differs from the parameter's.
    private func differenceScore(_ option: CandidateMatch, _ given: [CallArgument]) -> Score {
        var score = Score.zero
        for (position, argument) in zip(option.match.positions, given) {
            let wanted = option.parameters[position].type
            let found = solver.resolve(argument.draft.type)
            if let own = found.nominal, own === wanted.nominal { continue }
            if found.asVariable?.closure != nil, wanted.asFunction != nil { continue }
            score.add(.hole)
            if case .parameter = wanted.kind, found.nominal != nil { continue }
            score.add(.hole)
        }
        return score
    }

    /// Infers an argument, unless each overload must infer it: chains with an implicit member, and ambiguous calls.
    private func inferredUnlessOpen(_ argument: CallArgument) -> CallArgument {
        if argument.expr.rootOfImplicitChain != nil { return argument }
        guard argument.isPending, Self.canWait(argument.expr) else { return inferringArgument(argument) }
        let mark = solver.mark()
        if solver.isQuiet {
            var result = argument
            _ = solver.speculate {
                result = inferringArgument(argument)
                return true
            }
            if !solver.failed, isOptionalOfLiteral(result.draft, since: mark) {
                solver.rollback(to: mark)
                return argument
            }
            return solver.failed ? argument : result
        }
        let problems = checker.textState.diagnostics.count
        let result = inferringArgument(argument)
        let reported = checker.textState.diagnostics[problems...]
        if reported.isEmpty, isOptionalOfLiteral(result.draft, since: mark) {
            solver.rollback(to: mark)
            return argument
        }
        guard !reported.isEmpty, reported.allSatisfy({ $0.id == CheckDiagnosticID.ambiguous.rawValue }) else {
            return result
        }
        checker.textState.diagnostics.removeSubrange(problems...)
        solver.rollback(to: mark)
        return argument
    }

    /// Returns true if a call has chosen an overload with an optional result and so has given a literal outside of it its
    /// default type: `Character(UnicodeScalar($0))` in `[97].map { … }`. The parameter may need the overload for
    /// another type of the literal.
    private func isOptionalOfLiteral(_ draft: PendingExpr, since mark: Solver.Mark) -> Bool {
        guard draft.hasOtherResultType, checker.wrapped(solver.resolve(draft.type)) != nil else { return false }
        return solver.hasDecidedLiteral(before: mark)
    }

    /// If the best overload of an argument does not match, infers the argument again with the parameter type as
    /// expected type.
    private func inferredAgain(
        _ order: [CandidateMatch], _ given: [CallArgument], _ span: Span, at nameSpan: Span, expected: Expectation
    ) -> PendingExpr? {
        guard given.contains(where: { Self.canWait($0.expr) }) else { return nil }
        let waiting = given.map { argument -> CallArgument in
            guard Self.canWait(argument.expr) else { return argument }
            var result = argument
            result.isPending = true
            return result
        }
        for option in order {
            let mark = solver.mark()
            let worked = solver.speculate {
                isStillPossible(apply(option, waiting, span, at: nameSpan, expected: expected), expected, since: mark)
            }
            solver.rollback(to: mark)
            if worked { return apply(option, waiting, span, at: nameSpan, expected: expected) }
        }
        return nil
    }

    /// Returns true if an attempt's result fits the expected type and its pending conditions may still hold.
    private func isStillPossible(_ draft: PendingExpr?, _ expected: Expectation, since mark: Solver.Mark) -> Bool {
        typeScore(draft, expected.type) < Self.misfitPenalty && solver.conditionsCouldHold(since: mark)
    }

    /// Returns true if the receiver of `matches` has overloads, but none with the labels of the call, and another
    /// receiver has one with them.
    private func areOnOtherReceiver(_ matches: [CandidateMatch], _ candidates: [Candidate]) -> Bool {
        guard !solver.isQuiet, candidates.count > matches.count else { return false }
        let isElsewhere = matches.allSatisfy { option in
            guard let function = option.candidate.symbol as? FunctionSymbol,
                function.environment.requirements.contains(where: \.isSame)
            else { return false }
            return !NearestOverload(body: self).couldApply(option.candidate)
        }
        return isElsewhere
            && candidates.contains { other in
                !matches.contains { $0.candidate.symbol === other.symbol }
                    && NearestOverload(body: self).couldApply(other)
            }
    }

    /// Returns true for a call without closures, which can be inferred a second time.
    static func canWait(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .call(let call):
            return call.trailingClosures.isEmpty && call.arguments.allSatisfy { isPlain($0.value) }
        case .binary(_, let left, let right):
            guard case .string = left.withoutParens.kind, case .string = right.withoutParens.kind else { return false }
            return true
        case .paren(let inner), .tryExpr(_, let inner), .awaitExpr(let inner): return canWait(inner)
        default: return false
        }
    }

    static func isPlain(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .integer, .float, .string, .bool, .name, .nilLiteral: return true
        case .member(let member): return member.base.map(isPlain) ?? true
        case .prefix(_, let inner), .paren(let inner), .forceUnwrap(let inner): return isPlain(inner)
        case .binary(_, let left, let right): return isPlain(left) && isPlain(right)
        case .subscript(let access): return isPlain(access.base) && access.arguments.allSatisfy { isPlain($0.value) }
        default: return canWait(expr)
        }
    }

    /// Sorts overloads: more specialised ones come first, then those of the program, then in order of declaration.
    func sortedBySpecificity(_ matches: [CandidateMatch]) -> [CandidateMatch] {
        var rest = matches
        var order: [CandidateMatch] = []
        order.reserveCapacity(matches.count)
        while rest.count > 1 {
            let index = rest.firstIndex { option in
                !rest.contains { $0 !== option && isBetter($0.candidate, than: option.candidate) }
            }
            order.append(rest.remove(at: index ?? 0))
        }
        return order + rest
    }

    /// Sorts candidates that have no arguments in the order of `sortedBySpecificity`.
    func rankedCandidates(_ candidates: [Candidate]) -> [Candidate] {
        for candidate in candidates { checker.resolve(candidate.symbol) }
        let all = candidates.map { CandidateMatch(candidate: $0, parameters: [], match: ArgumentMatch()) }
        return sortedBySpecificity(all).map(\.candidate)
    }

    /// Returns true if a candidate is preferred to an equally good one, because it is more specialised or is declared
    /// in the program.
    private func isBetter(_ left: Candidate, than right: Candidate) -> Bool {
        // As in the compiler, `a ?? nil` returns an unwrapped value if all else is equal.
        if left.symbol.isLibrary, right.symbol.isLibrary, left.symbol.name == Names.coalesce {
            return !returnsOptional(left) && returnsOptional(right)
        }
        let ranking = Specialisation(checker)
        let forth = ranking.isAsSpecialised(left.symbol, as: right.symbol)
        if forth != ranking.isAsSpecialised(right.symbol, as: left.symbol) { return forth }
        // Both operands of a protocol's operator may have the type `Self`.
        if hasOpenOwner(left) || left.symbol.name.isOperator && left.entry?.viaProtocol != nil {
            let forth = ranking.isAsSpecialised(left.symbol, as: right.symbol, isOwnerOpen: true)
            if forth != ranking.isAsSpecialised(right.symbol, as: left.symbol, isOwnerOpen: true) { return forth }
        }
        let (own, other) = (left.entry, right.entry)
        if let own, let other {
            let isOfProtocol = own.viaProtocol != nil
            if isOfProtocol != (other.viaProtocol != nil) { return !isOfProtocol }
            if !isOfProtocol, own.depth != other.depth { return own.depth < other.depth }
        }
        // A requirement is preferred over its default implementation, which it calls dynamically.
        if !(left.symbol is VariableSymbol), left.symbol.isRequirement != right.symbol.isRequirement {
            return left.symbol.isRequirement
        }
        if let first = left.symbol as? FunctionSymbol, let second = right.symbol as? FunctionSymbol {
            if first.isFailable != second.isFailable { return second.isFailable }
            // Synthesised initialisers are never ambiguous.
            if first.synthesis != nil, second.synthesis != nil { return true }
        }
        if left.symbol.isLibrary != right.symbol.isLibrary { return !left.symbol.isLibrary }
        return !left.symbol.isLibrary && ranking.hasMoreRequirements(left.symbol, than: right.symbol)
    }

    private func hasDifferentResult(_ left: Candidate, than right: Candidate) -> Bool {
        guard let one = left.symbol as? FunctionSymbol, let other = right.symbol as? FunctionSymbol else {
            return false
        }
        return one.result !== other.result || one.isFailable != other.isFailable
    }

    private func returnsOptional(_ candidate: Candidate) -> Bool {
        (candidate.symbol as? FunctionSymbol)?.result.map { checker.wrapped($0) != nil } ?? false
    }

    /// Returns true if a generic parameter of the member's owner is unknown: later facts may select another overload.
    private func hasOpenOwner(_ candidate: Candidate) -> Bool {
        guard let base = candidate.base, base.isOpen, case .nominal(_, let arguments) = solver.resolve(base).kind else {
            return false
        }
        return arguments.contains { solver.isUnknown($0) }
    }

    /// Returns true if two declarations of the program are ambiguous. If they differ only in their result, the expected
    /// type distinguishes them. Declarations of the library are ambiguous if they differ only in a label that a trailing
    /// closure omits.
    private func areAmbiguous(_ left: CandidateMatch, _ right: CandidateMatch, _ isFree: Bool) -> Bool {
        guard !left.candidate.symbol.isLibrary, !right.candidate.symbol.isLibrary else {
            return left.candidate.symbol.isLibrary == right.candidate.symbol.isLibrary
                ? differInLabelsOnly(left, right) : isFree && differInGlobalResult(left, right)
        }
        // The operator of a protocol is found once for the type of each operand, so both candidates may be the same
        // operator.
        if left.candidate.symbol === right.candidate.symbol || haveOneWitness(left.candidate, right.candidate) {
            return false
        }
        if differInResultOnly(left, right) { return isFree }
        return !isBetter(left.candidate, than: right.candidate)
    }

    /// Returns true for requirements of two protocols with the same witness, or for a requirement and its witness.
    private func haveOneWitness(_ left: Candidate, _ right: Candidate) -> Bool {
        guard left.entry?.viaProtocol != nil, right.entry?.viaProtocol != nil,
            let base = left.base.map({ solver.replaceKnownVariables($0) }), base.nominal != nil, !base.isOpen
        else { return false }
        func witness(_ candidate: Candidate) -> Symbol? {
            return candidate.symbol.isRequirement
                ? Witnesses(checker).witness(for: candidate.symbol, in: base)?.symbol : candidate.symbol
        }
        guard let one = witness(left) else { return false }
        return one === witness(right)
    }

    /// Returns true for methods such as `take(while:)` and `take(until:)`, whose calls `take { … }` are equal.
    private func differInLabelsOnly(_ left: CandidateMatch, _ right: CandidateMatch) -> Bool {
        guard let one = left.candidate.symbol as? FunctionSymbol, let other = right.candidate.symbol as? FunctionSymbol,
            one !== other, one.parent === other.parent, one.result === other.result,
            left.parameters.count == right.parameters.count
        else { return false }
        let pairs = zip(left.parameters, right.parameters)
        return pairs.allSatisfy { $0.type === $1.type && $0.hasDefault == $1.hasDefault }
            && pairs.contains { $0.label != $1.label }
    }

    /// Returns true for a global function of the program and one of the library that differ in their result only.
    private func differInGlobalResult(_ left: CandidateMatch, _ right: CandidateMatch) -> Bool {
        left.candidate.symbol.parent == nil && differInResultOnly(left, right)
            && zip(left.parameters, right.parameters).allSatisfy { $0.label == $1.label }
    }

    private func differInResultOnly(_ left: CandidateMatch, _ right: CandidateMatch) -> Bool {
        guard let one = left.candidate.symbol as? FunctionSymbol, let other = right.candidate.symbol as? FunctionSymbol,
            one.kind != .initializer, one.parent === other.parent, let result = one.result, let second = other.result
        else { return false }
        return result !== second && !result.isGeneric && !second.isGeneric
            && left.parameters.elementsEqual(right.parameters) { $0.type === $1.type && $0.isVariadic == $1.isVariadic }
    }

    static let misfitPenalty = Score(.wrongValue)
}
