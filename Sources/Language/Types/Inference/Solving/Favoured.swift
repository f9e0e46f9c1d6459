import Declarations
import Syntax
import TypeModel

/// Finds the favoured overloads of a program's function: those that match the arguments without conversion. Like the
/// compiler, rill tries these first, and if one works, skips the others even at a lower cost: `f(_: [Int?])` before
/// `f<T>(_: T)` for `f([anInt])`. The `Score` counts the unknowns in the arguments.
struct Favoured: BodyService {
    let body: BodyChecker

    /// Returns the overloads of `matches` to try first; returns an empty list if none is favoured.
    func favouredOverloads(_ candidates: [Candidate], _ matches: [CandidateMatch], _ given: [CallArgument])
        -> [CandidateMatch]
    {
        guard matches.count > 1, !given.isEmpty, candidates.contains(where: { !$0.symbol.isLibrary }) else { return [] }
        let isOneMember = given.count == 1 && given[0].label == nil && !candidates.contains { $0.receiver == nil }
        if isOneMember { return favouredMembers(matches, given[0]) }
        guard candidates.allSatisfy({ canBeRanked($0) }) else { return [] }
        let isFree = candidates.allSatisfy { $0.base == nil && $0.receiver == nil }
        if isFree {
            let fully = candidates.filter { body.parameters(of: $0)?.count == given.count }
            // If at most one overload has as many parameters as the call has arguments, that overload is favoured.
            if fully.count < 2 { return matches.filter { hasSameCount($0.parameters, as: given) } }
        } else if given.count == 1, given[0].label == nil {
            return favouredMembers(matches, given[0])
        }
        guard candidates.allSatisfy({ hasPlainParameters($0) }) else { return [] }
        let arguments = given.map { favouredArgument($0) }
        guard !arguments.allSatisfy(\.isUnknown) else { return [] }
        let isExact = !arguments.contains(where: \.isValue)
        let doubts = matches.map { uncertainty(about: $0, arguments, isExact) }
        guard let best = doubts.compactMap({ $0 }).min() else { return [] }
        return zip(matches, doubts).filter { $0.1 == best }.map(\.0)
    }

    private func canBeRanked(_ candidate: Candidate) -> Bool {
        guard let function = candidate.symbol as? FunctionSymbol else { return false }
        return !function.isLibrary && !function.isImplicitlyUnwrapped
    }

    private func hasSameCount(_ parameters: [CallParameter], as given: [CallArgument]) -> Bool {
        parameters.count == given.count || parameters.filter { !$0.hasDefault }.count == given.count
    }

    /// Returns the members with one unlabelled parameter of exactly the argument's type.
    private func favouredMembers(_ matches: [CandidateMatch], _ argument: CallArgument) -> [CandidateMatch] {
        let isLiteral: Bool
        switch argument.expr.kind {
        case .name, .call, .subscript: isLiteral = false
        case .integer, .float, .string, .bool, .binary: isLiteral = true
        default: return []
        }
        let type = solver.replaceKnownVariables(argument.draft.type)
        guard let known = isLiteral ? solver.withDefaultTypes(type) : type, !known.isOpen else { return [] }
        return matches.filter { option in
            guard option.parameters.count == 1, let parameter = option.parameters.first else { return false }
            return parameter.type === known && !(isLiteral && parameter.isVariadic)
        }
    }

    /// Returns true if each parameter has a known type, or is itself a generic parameter.
    private func hasPlainParameters(_ candidate: Candidate) -> Bool {
        guard let function = candidate.symbol as? FunctionSymbol else { return false }
        return !function.environment.requirements.contains(where: \.isSame)
            && function.parameters.allSatisfy { parameter in
                if case .parameter = parameter.type.kind { return true }
                return !parameter.type.isGeneric
            }
    }

    /// The facts about an argument that are known before an overload is selected.
    private enum FavouredArgument {
        case unknown
        /// A literal with its default type; the elements of a list literal are ignored.
        case literal(TypeVariable, usual: Type?)
        case value(Type)

        var isUnknown: Bool {
            if case .unknown = self { return true }
            return false
        }
        var isValue: Bool {
            if case .value = self { return true }
            return false
        }
    }

    private func favouredArgument(_ argument: CallArgument) -> FavouredArgument {
        if argument.isPending { return .unknown }
        let type = solver.replaceKnownVariables(argument.draft.type)
        guard let variable = type.asVariable else {
            // In `table["a"]` with a literal table, the value is an optional of the literal's default type.
            return .value(type.isOpen && checker.wrapped(type) != nil ? solver.withDefaultTypes(type) ?? type : type)
        }
        switch variable.literal {
        case .none, .nilLiteral: return .unknown
        case .array, .dictionary: return .literal(variable, usual: nil)
        default: return .literal(variable, usual: solver.defaultType(variable))
        }
    }

    /// Returns the number of unknowns in the arguments for an overload. Returns nil if an argument does not match or no
    /// type is known. Ignores dependencies between arguments.
    private func uncertainty(about option: CandidateMatch, _ arguments: [FavouredArgument], _ isExact: Bool) -> Score? {
        var score = Score.zero
        var isKnown = false
        for (position, parameter) in option.parameters.enumerated() {
            let indices = option.match.arguments(at: position)
            guard let index = indices.first else { continue }
            if indices.count > 1 { return nil }
            var own: Uncertainty? = .unknown
            if !parameter.isVariadic, parameter.type.asFunction == nil {
                own =
                    isExact
                    ? uncertainty(about: arguments[index], parameter.type)
                    : uncertainty(about: arguments[index], parameter, option)
            }
            guard let own else { return nil }
            score.add(.hole, own.rawValue)
            if own != .unknown { isKnown = true }
        }
        return isKnown ? score : nil
    }

    /// The number of unknowns in the match of one argument.
    private enum Uncertainty: Int {
        case none = 0
        case openType = 3
        case literal = 7
        case unknown = 10
    }

    /// Returns the number of unknowns if all arguments are literals, compared by their default types.
    private func uncertainty(about argument: FavouredArgument, _ wanted: Type) -> Uncertainty {
        guard case .literal(let variable, let usual) = argument else { return .unknown }
        if let usual { return usual === wanted ? .literal : .unknown }
        let list = variable.literal == .array ? checker.arraySymbol : checker.dictionarySymbol
        return wanted.nominal === list ? .literal : .unknown
    }

    /// Returns the number of unknowns in the match of an argument with a parameter; nil if they do not match.
    private func uncertainty(about argument: FavouredArgument, _ parameter: CallParameter, _ option: CandidateMatch)
        -> Uncertainty?
    {
        let wanted = parameter.type
        switch argument {
        case .unknown: return .unknown
        case .literal(let variable, _):
            if checker.wrapped(wanted) != nil { return nil }
            return matches(variable.type, wanted, option) ? .literal : nil
        case .value(let type):
            if parameter.isInout { return type === wanted ? Uncertainty.none : nil }
            guard matches(withoutOptionals(type, for: wanted), wanted, option) else {
                return type.isOpen ? .unknown : nil
            }
            if case .parameter = wanted.kind, type.isOpen { return .openType }
            return Uncertainty.none
        }
    }

    /// Returns the type without as many optionals as the parameter lacks, because generic parameters match without
    /// optionals.
    private func withoutOptionals(_ type: Type, for wanted: Type) -> Type {
        guard case .parameter = wanted.kind, let inner = checker.wrapped(type) else { return type }
        return withoutOptionals(inner, for: wanted)
    }

    private func optionalDepth(of type: Type) -> Int { checker.wrapped(type).map { optionalDepth(of: $0) + 1 } ?? 0 }

    /// Returns true if a value of the type matches without conversion: it is equal, becomes optional, is a subclass, or
    /// conforms.
    private func matches(_ type: Type, _ wanted: Type, _ option: CandidateMatch) -> Bool {
        if case .parameter(let parameter) = wanted.kind, let function = option.candidate.symbol as? FunctionSymbol {
            return solver.wouldSucceed {
                let mark = solver.mark()
                let known = Substitution([parameter], [type])
                let instance = solver.instantiate(function.environment, known: known, at: checker.textState.lastSpan)
                return solver.require(
                    function.environment.requirements, instance, at: checker.textState.lastSpan, isFatal: false)
                    && solver.conditionsCouldHold(since: mark)
            }
        }
        // Arrays of one type are compared by their elements too. `AnyHashable` is a struct, so it needs the type itself.
        if optionalDepth(of: type) > optionalDepth(of: wanted) { return false }
        let inner = checker.wrapped(wanted) ?? wanted
        if type.asVariable == nil, let symbol = inner.nominal, symbol.kind != .class {
            let own = checker.wrapped(type) ?? type
            guard own === inner else { return false }
        }
        return solver.wouldSucceed { solver.convert(type, wanted) }
    }
}
