import Diagnostics
import Syntax

// Which overloads may be meant, by a look at the labels of the arguments and the heads of their types: the others are not tried.

extension BodyChecker {
    /// The candidates that take so many arguments with these labels. Functions outside of a type count only where none inside does.
    func matching(_ candidates: [Candidate], _ given: [CallArgument], site: Span? = nil) -> [CandidateMatch] {
        var matches: [CandidateMatch] = []
        var match = ArgumentMatch()
        let goByLabels = !given.contains { $0.isTrailing }
        for candidate in candidates {
            // What a function of the library takes need not be read where its labels refuse the arguments.
            if goByLabels, let labels = unreadParameters(of: candidate),
                !matcher(labels, given, of: candidate).match(&match)
            {
                continue
            }
            checker.resolve(candidate.symbol)
            guard let parameters = parameters(of: candidate), matcher(parameters, given, of: candidate).match(&match)
            else { continue }
            matches.append(
                CandidateMatch(candidate: candidate, parameters: parameters, match: match.kept, site: site))
        }
        if matches.contains(where: { !$0.candidate.isOuter }) { matches.removeAll { $0.candidate.isOuter } }
        return matches
    }

    /// The parameters of one of the library's functions as they are written, without types, as long as these are not known. Only
    /// trailing closures look at types.
    private func unreadParameters(of candidate: Candidate) -> [CallParameter]? {
        guard candidate.symbol.isLibrary, !candidate.isUnapplied, let declaration = candidate.symbol.declaration,
            declaration.state == .unresolved
        else { return nil }
        let written: [ParameterDecl]
        var isOperator = false
        switch declaration.decl.kind {
        case .function(let function):
            written = function.parameters
            isOperator = function.isOperator
        case .initializer(let initializer): written = initializer.parameters
        default: return nil
        }
        return written.map {
            CallParameter(
                label: isOperator ? nil : $0.label, type: .error, isVariadic: $0.isVariadic,
                hasDefault: $0.defaultValue != nil)
        }
    }

    /// Leaves out what cannot be meant by a look at the arguments alone.
    func narrow(_ matches: inout [CandidateMatch], _ given: [CallArgument]) {
        if matches.count > 1 {
            let learning = matches.filter { canLearn($0, given) }
            if !learning.isEmpty { matches = learning }
        }
        if matches.count > 1 {
            let possible = matches.filter { plausible($0, given) }
            // Where only older spellings could take it, an error still speaks of the modern one.
            if !possible.isEmpty, areModern(possible) || !areModern(matches) { matches = possible }
        }
        if matches.count > 1, matches.contains(where: { $0.isAsync }) {
            // Code that may suspend takes the asynchronous one of two overloads, other code the synchronous one.
            let wantsAsync = context.frame?.isAsync ?? false
            // A closure that waits for nothing leaves the choice to the ranking, which takes the synchronous one.
            let isOpen =
                wantsAsync
                && given.contains {
                    if case .closure(let closure) = $0.expr.kind { return !EffectScan.effects(of: closure).isAsync }
                    return false
                }
            let fitting = matches.filter { $0.isAsync == wantsAsync }
            if !isOpen, !fitting.isEmpty { matches = fitting }
        }
    }

    /// A quick look at the heads of types; says no only where no conversion can help.
    private func plausible(_ matches: CandidateMatch, _ given: [CallArgument]) -> Bool {
        for (index, position) in matches.match.positions.enumerated() {
            if matches.parameters[position].isInout != given[index].isInout { return false }
            let wanted = matches.parameters[position].type
            if case .closure(let closure) = given[index].expr.kind, !mayHave(closure, wanted) { return false }
            if given[index].isPending {
                if let root = given[index].expr.rootOfImplicitChain, !mayOffer(root, wanted) { return false }
                continue
            }
            if !plausible(given[index].draft, wanted) { return false }
            if case .parameter(let parameter) = wanted.kind, isClosure(given[index].draft),
                asksSomething(of: parameter, matches.candidate.symbol)
            {
                return false
            }
        }
        return true
    }

    /// Returns whether a place takes a closure that suspends or throws as this one does.
    private func mayHave(_ closure: ClosureExpr, _ wanted: Type) -> Bool {
        guard let function = (checker.wrapped(wanted) ?? wanted).asFunction else { return true }
        let allowed = function.effects
        if allowed.isAsync, allowed.isThrowing { return true }
        let shown = EffectScan.effects(of: closure)
        return (allowed.isAsync || !shown.isAsync) && (allowed.isThrowing || !shown.isThrowing)
    }

    /// Whether implicit members among the arguments can learn whose they are.
    private func canLearn(_ matches: CandidateMatch, _ given: [CallArgument]) -> Bool {
        zip(matches.match.positions, given).enumerated().allSatisfy { index, pair in
            !pair.1.expr.startsImplicitly
                || !isSaidNowhereElse(matches.parameters[pair.0].type, matches.candidate)
                || hasOwner(pair.1, index, matches)
        }
    }

    /// `.stars` where any `S: FormatStyle` is taken, and an extension of the protocol has the member for one type: the overload
    /// finds the type by itself.
    func hasOwner(_ argument: CallArgument, _ index: Int, _ matches: CandidateMatch) -> Bool {
        guard let name = argument.expr.implicitName ?? argument.expr.rootOfImplicitChain,
            case .parameter(let parameter) = matches.parameters[matches.match.positions[index]].type.kind,
            let function = matches.candidate.symbol as? FunctionSymbol
        else { return false }
        let asked = function.environment.requirements.compactMap { requirement -> NominalSymbol? in
            guard case .parameter(parameter) = requirement.subject.kind,
                case .conforms(let symbol) = requirement.kind
            else { return nil }
            return symbol
        }
        return !fixedOwners(of: name, in: asked).isEmpty
    }

    /// A generic parameter that one parameter alone is of: an implicit member there can never learn its type.
    private func isSaidNowhereElse(_ type: Type, _ candidate: Candidate) -> Bool {
        guard case .parameter(let parameter) = type.kind, let function = candidate.symbol as? FunctionSymbol,
            function.environment.parameters.contains(where: { $0 === parameter }),
            !isSaidByOwner(parameter, candidate),
            !function.environment.requirements.contains(where: \.isSame)
        else { return false }
        func says(_ type: Type) -> Bool {
            type.contains { part in
                if case .parameter(parameter) = part.kind { return true }
                return false
            }
        }
        return function.parameters.filter { says($0.type) }.count == 1 && !(function.result.map(says) ?? false)
    }

    /// `(low...high).contains(.mid)`: what a value's own type says.
    private func isSaidByOwner(_ parameter: GenericParameter, _ candidate: Candidate) -> Bool {
        guard candidate.receiver != nil, let base = candidate.base, !solver.zonk(base).isOpen else { return false }
        return (candidate.symbol as? FunctionSymbol)?.owner?.environment.parameters.contains { $0 === parameter }
            ?? false
    }

    /// Whether a chain can begin with this member of a type.
    private func mayOffer(_ root: Name, _ type: Type) -> Bool {
        let wrapped = checker.wrapped(type) ?? type
        guard wrapped.nominal != nil else { return true }
        return !checker.lookup(root, in: wrapped).isEmpty || wrapped !== type && !checker.lookup(root, in: type).isEmpty
    }

    private func isClosure(_ draft: PendingExpr) -> Bool { solver.resolve(draft.type).asVariable?.closure != nil }

    /// Whether a parameter has a condition that no function meets.
    private func asksSomething(of parameter: GenericParameter, _ symbol: Symbol) -> Bool {
        (symbol as? FunctionSymbol)?.environment.requirements.contains { requirement in
            guard case .parameter(let subject) = requirement.subject.kind, subject === parameter,
                case .conforms(let asked) = requirement.kind
            else { return false }
            return !checker.isMarker(asked)
        } ?? false
    }

    func plausible(_ draft: PendingExpr, _ wanted: Type) -> Bool {
        let type = solver.resolve(draft.type)
        if draft.isIUO || draft.couldBeOther { return true }
        switch wanted.kind {
        case .nominal(let right, let arguments):
            if right === checker.optionalSymbol {
                if checker.wrapped(type) != nil || type.asVariable?.literal == .nilLiteral { return true }
                return plausible(draft, arguments[0])
            }
            if let variable = type.asVariable {
                if variable.closure != nil { return false }
                switch variable.literal {
                case .none: return true
                case .nilLiteral:
                    return right.name == Names.nilComparison
                        || checker.knownNominal(.nilLiteral).map { checker.conforms(wanted, to: $0) }
                            ?? false
                default:
                    if variable.isWhole, !solver.isInteger(wanted) { return false }
                    let literal = variable.literal == .string && variable.key != nil ? .character : variable.literal
                    guard let known = KnownType(of: literal), let symbol = checker.knownNominal(known) else {
                        return true
                    }
                    return checker.conforms(wanted, to: symbol) || right.name == Names.anyHashable
                }
            }
            guard let left = type.nominal else {
                return type.asFunction == nil && type.asTuple == nil && type.asMetatype == nil || type.isError
            }
            if left === right { return true }
            if left.kind == .class, right.kind == .class { return true }
            return right.name == Names.anyHashable || Checker.isNumberPair(left, right)
        case .function(let function):
            guard let variable = type.asVariable else { return type.asFunction != nil || type.isError }
            if let closure = variable.closure { return plausible(closure, function) }
            return variable.literal == .none
        case .tuple(let fields):
            if let variable = type.asVariable { return variable.literal == .none && variable.closure == nil }
            guard let own = type.asTuple else { return type.isError }
            return own.count == fields.count
        default: return true
        }
    }

    func plausible(_ closure: ClosureExpr, _ function: FunctionType) -> Bool {
        let count = function.parameters.count
        let tuple = count == 1 ? function.parameters[0].type.asTuple?.count : nil
        let isOpenTuple = count == 1 && tuple == nil && function.parameters[0].type.nominal == nil
        if let parameters = closure.parameters {
            return parameters.count == count || tuple == parameters.count || (isOpenTuple && parameters.count > 1)
        }
        if closure.dollarCount == count { return true }
        if closure.dollarCount == 0, count == 1 { return isOpenTuple || function.parameters[0].type.isVoid }
        return closure.dollarCount > 1 && (tuple == closure.dollarCount || isOpenTuple)
    }
}
