import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Filters overloads by argument labels and outer types before trying them.
struct Plausible: BodyService {
    let body: BodyChecker

    /// Returns the candidates that match the number and labels of arguments. Global functions count only if no member
    /// matches.
    func matchingCandidates(_ candidates: [Candidate], _ given: [CallArgument], site: Span? = nil) -> [CandidateMatch] {
        var matches: [CandidateMatch] = []
        var match = ArgumentMatch()
        let goByLabels = !given.contains { $0.isTrailing }
        for candidate in candidates {
            // Parameters of library functions are not resolved if their labels do not match.
            if goByLabels, let labels = unreadParameters(of: candidate),
                !body.matcher(labels, given, of: candidate).match(&match)
            {
                continue
            }
            checker.resolve(candidate.symbol)
            guard let parameters = body.parameters(of: candidate),
                body.matcher(parameters, given, of: candidate).match(&match)
            else { continue }
            matches.append(
                CandidateMatch(candidate: candidate, parameters: parameters, match: match.independentCopy, site: site))
        }
        if matches.contains(where: { !$0.candidate.isShadowed }) { matches.removeAll { $0.candidate.isShadowed } }
        return matches
    }

    /// Returns the unresolved parameters of a library function. Their types are needed only for trailing closures.
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

    /// Removes candidates that cannot match the arguments.
    func removeImplausible(_ matches: inout [CandidateMatch], _ given: [CallArgument]) {
        if matches.count > 1 {
            let learning = matches.filter { canResolveImplicitMembers($0, given) }
            if !learning.isEmpty { matches = learning }
        }
        if matches.count > 1 {
            let possible = matches.filter { isPlausible($0, given) }
            // If only deprecated overloads match, the error still mentions the current overload.
            if !possible.isEmpty, body.areModern(possible) || !body.areModern(matches) { matches = possible }
        }
        if matches.count > 1, matches.contains(where: { $0.isAsync }) {
            // Asynchronous code uses the asynchronous overload, other code the synchronous one. If the two differ only
            // in a closure that contains no `await`, all code uses the synchronous one.
            let isAsync = context.functionScope?.isAsync ?? false
            let wantsAsync = isAsync && !matches.contains { $0.isAsync && takesSynchronousClosure($0, given) }
            let fitting = matches.filter { $0.isAsync == wantsAsync }
            if !fitting.isEmpty { matches = fitting }
        }
    }

    /// Returns true if a closure without `await` is passed to a parameter of asynchronous function type.
    private func takesSynchronousClosure(_ match: CandidateMatch, _ given: [CallArgument]) -> Bool {
        match.match.positions.enumerated().contains { index, position in
            guard case .closure(let closure) = given[index].expr.kind else { return false }
            let wanted = match.parameters[position].type
            return (checker.wrapped(wanted) ?? wanted).asFunction?.effects.isAsync ?? false
                && !EffectScan.effects(of: closure).isAsync
        }
    }

    /// Compares the outermost types of arguments and parameters; returns false only if no conversion is possible.
    private func isPlausible(_ matches: CandidateMatch, _ given: [CallArgument]) -> Bool {
        for (index, position) in matches.match.positions.enumerated() {
            if matches.parameters[position].isInout != given[index].isInout { return false }
            let wanted = matches.parameters[position].type
            if case .closure(let closure) = given[index].expr.kind, !acceptsEffects(closure, wanted) { return false }
            if given[index].isPending {
                if let root = given[index].expr.rootOfImplicitChain, !mayBeginChain(root, wanted) { return false }
                continue
            }
            if !isPlausible(given[index].draft, wanted) { return false }
            if case .parameter(let parameter) = wanted.kind, isClosure(given[index].draft),
                hasRequirements(of: parameter, matches.candidate.symbol)
            {
                return false
            }
        }
        return true
    }

    /// Returns true if the parameter's type accepts the effects of the closure.
    private func acceptsEffects(_ closure: ClosureExpr, _ wanted: Type) -> Bool {
        guard let function = (checker.wrapped(wanted) ?? wanted).asFunction else { return true }
        let allowed = function.effects
        if allowed.isAsync, allowed.isThrowing { return true }
        let shown = EffectScan.effects(of: closure)
        return (allowed.isAsync || !shown.isAsync) && (allowed.isThrowing || !shown.isThrowing)
    }

    /// Returns true if implicit members among the arguments can be resolved.
    private func canResolveImplicitMembers(_ matches: CandidateMatch, _ given: [CallArgument]) -> Bool {
        zip(matches.match.positions, given).enumerated().allSatisfy { index, pair in
            !pair.1.expr.isImplicitMemberChain
                || !hasNoOtherTypeSource(matches.parameters[pair.0].type, matches.candidate)
                || providesOwner(pair.1, index, matches)
        }
    }

    /// Returns true if an overload provides the type for an implicit member: `.stars` for `S: FormatStyle`, if an
    /// extension declares it for one type.
    func providesOwner(_ argument: CallArgument, _ index: Int, _ matches: CandidateMatch) -> Bool {
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
        return !body.extendedTypes(of: name, in: asked).isEmpty
    }

    /// Returns true for a generic parameter that only one parameter uses: an implicit member passed for it gets its
    /// type from nowhere else.
    private func hasNoOtherTypeSource(_ type: Type, _ candidate: Candidate) -> Bool {
        guard case .parameter(let parameter) = type.kind, let function = candidate.symbol as? FunctionSymbol,
            function.environment.parameters.contains(where: { $0 === parameter }),
            !isDeterminedByOwner(parameter, candidate),
            !function.environment.requirements.contains(where: \.isSame)
        else { return false }
        func mentions(_ type: Type) -> Bool {
            type.contains { part in
                if case .parameter(parameter) = part.kind { return true }
                return false
            }
        }
        return function.parameters.filter { mentions($0.type) }.count == 1 && !(function.result.map(mentions) ?? false)
    }

    /// Returns true if the type of the receiver determines the parameter's type: `(low...high).contains(.mid)`.
    private func isDeterminedByOwner(_ parameter: GenericParameter, _ candidate: Candidate) -> Bool {
        guard candidate.receiver != nil, let base = candidate.base, !solver.replaceKnownVariables(base).isOpen else {
            return false
        }
        return (candidate.symbol as? FunctionSymbol)?.owner?.environment.parameters.contains { $0 === parameter }
            ?? false
    }

    /// Returns true if a chain that begins with this member of a type may be an argument.
    private func mayBeginChain(_ root: Name, _ type: Type) -> Bool {
        let wrapped = checker.wrapped(type) ?? type
        guard wrapped.nominal != nil else { return true }
        return !checker.lookup(root, in: wrapped).isEmpty || wrapped !== type && !checker.lookup(root, in: type).isEmpty
    }

    private func isClosure(_ draft: PendingExpr) -> Bool { solver.resolve(draft.type).asVariable?.closure != nil }

    /// Returns true if a parameter has a condition that no function type meets.
    private func hasRequirements(of parameter: GenericParameter, _ symbol: Symbol) -> Bool {
        (symbol as? FunctionSymbol)?.environment.requirements.contains { requirement in
            guard case .parameter(let subject) = requirement.subject.kind, subject === parameter,
                case .conforms(let asked) = requirement.kind
            else { return false }
            return !checker.isMarker(asked)
        } ?? false
    }

    func isPlausible(_ draft: PendingExpr, _ wanted: Type) -> Bool {
        let type = solver.resolve(draft.type)
        if draft.isImplicitlyUnwrapped || draft.hasOtherResultType { return true }
        switch wanted.kind {
        case .nominal(let right, let arguments):
            if right === checker.optionalSymbol {
                if checker.wrapped(type) != nil || type.asVariable?.literal == .nilLiteral { return true }
                return isPlausible(draft, arguments[0])
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
                    if variable.isIntegerOnly, !solver.isInteger(wanted) { return false }
                    guard let known = KnownType(of: variable), let symbol = checker.knownNominal(known) else {
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
            return right.name == Names.anyHashable || LiteralTypes.isNumberPair(left, right)
        case .function(let function):
            guard let variable = type.asVariable else { return type.asFunction != nil || type.isError }
            if let closure = variable.closure { return isPlausible(closure, function) }
            return variable.literal == .none
        case .tuple(let fields):
            if let variable = type.asVariable { return variable.literal == .none && variable.closure == nil }
            guard let own = type.asTuple else { return type.isError }
            return own.count == fields.count
        default: return true
        }
    }

    func isPlausible(_ closure: ClosureExpr, _ function: FunctionType) -> Bool {
        let count = function.parameters.count
        let tuple = count == 1 ? function.parameters[0].type.asTuple?.count : nil
        if closure.body.isEmpty, closure.resultType == nil, let result = function.result.nominal,
            function.result !== checker.neverType, result.kind != .protocol
        {
            return false
        }
        let isOpenTuple = count == 1 && tuple == nil && function.parameters[0].type.nominal == nil
        if let parameters = closure.parameters {
            return parameters.count == count || tuple == parameters.count || (isOpenTuple && parameters.count != 1)
        }
        if closure.dollarCount == count { return true }
        if closure.dollarCount == 0, count == 1 { return isOpenTuple || function.parameters[0].type.isVoid }
        return closure.dollarCount > 1 && (tuple == closure.dollarCount || isOpenTuple)
    }
}
