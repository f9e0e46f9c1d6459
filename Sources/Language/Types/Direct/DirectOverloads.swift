import Diagnostics
import Syntax

// Which declaration a call means: the one that fits its labels, or the first that takes its arguments as they are.

extension BodyChecker {
    func directCall(
        _ entries: [MemberEntry], where isUsable: (MemberEntry) -> Bool = { _ in true }, _ use: DirectUse,
        _ call: CallExpr, _ span: Span, at place: Span, hint: Type?
    ) -> TExpr? {
        var chosen: (entry: MemberEntry, parameters: [CallParameter], match: DirectMatch)?
        var others: [Fitting] = []
        var given: [CallArgument]?
        var reach: Route?
        for entry in entries where isUsable(entry) {
            checker.resolve(entry.symbol)
            guard let parameters = parameters(of: entry.symbol), let match = match(parameters, call, &given) else {
                continue
            }
            guard let first = chosen else {
                chosen = (entry, parameters, match)
                continue
            }
            let count = call.arguments.count + call.trailingClosures.count
            let route = reach ?? use.owner.map { Route(base: $0.type) } ?? .free
            reach = route
            if others.isEmpty {
                others.append(
                    Fitting(
                        candidate: Candidate(first.entry, route), parameters: first.parameters,
                        match: first.match.full(count)))
            }
            others.append(
                Fitting(candidate: Candidate(entry, route), parameters: parameters, match: match.full(count)))
        }
        if !others.isEmpty {
            if others.contains(where: { isRuledOut($0, call, use.owner) }) {
                others.removeAll { isRuledOut($0, call, use.owner) }
            }
            if others.count > 1 { return directChoice(others, use, call, span, at: place, hint: hint) }
            chosen = others.first.map { ($0.candidate.member, $0.parameters, .found($0.match)) }
        }
        guard let chosen else { return nil }
        var use = use
        use.entry = chosen.entry
        return directApply(use, chosen.parameters, chosen.match, call, nil, span, at: place, hint: hint)
    }

    /// How the arguments of a call go to parameters; nil if they do not.
    func match(
        _ parameters: [CallParameter], _ call: CallExpr, _ given: inout [CallArgument]?
    ) -> DirectMatch? {
        let plain = call.arguments.count
        let count = plain + call.trailingClosures.count
        if count == parameters.count, call.trailingClosures.count < 2 {
            var isInOrder = true
            for index in 0..<plain
            where parameters[index].label != call.arguments[index].label || parameters[index].isVariadic {
                isInOrder = false
                break
            }
            if isInOrder, count == plain || takesClosure(parameters[plain].type) { return .inOrder }
        }
        let arguments = given ?? pendingArguments(of: call)
        given = arguments
        guard matcher(parameters, arguments).match(&trial) else { return nil }
        return .found(trial.kept)
    }

    // MARK: - Overloads

    /// Whether an overload cannot be meant: its owner is of another kind, or what an argument names without its type is
    /// no member of the parameter's.
    private func isRuledOut(_ option: Fitting, _ call: CallExpr, _ owner: DirectOwner?) -> Bool {
        for (index, position) in option.match.positions.enumerated() {
            guard let name = argument(index, of: call).implicitName else { continue }
            let type = option.parameters[position].type
            let wrapped = checker.wrapped(type) ?? type
            guard !type.isGeneric, wrapped.nominal != nil else { continue }
            if checker.lookup(name, in: wrapped).isEmpty, checker.memberType(name, of: wrapped) == nil,
                wrapped === type || checker.lookup(name, in: type).isEmpty
            {
                return true
            }
        }
        let symbol = option.candidate.symbol
        let conditions = self.conditions(of: symbol)
        guard conditions.contains(where: \.isSame), let opening = opening(of: symbol, option.candidate.member, owner)
        else { return false }
        return conditions.contains { opening.denies($0, checker) }
    }

    /// The first in Swift's order that takes the arguments as they are; nil where a conversion would have to be weighed.
    private func directChoice(
        _ fitting: [Fitting], _ use: DirectUse, _ call: CallExpr, _ span: Span, at place: Span, hint: Type?
    ) -> TExpr? {
        let count = call.arguments.count + call.trailingClosures.count
        var values: [DirectArgument] = []
        values.reserveCapacity(count)
        for index in 0..<count {
            let expr = argument(index, of: call)
            switch expr.kind {
            case .inout_, .keyPath: return nil
            case .closure(let closure): values.append(.closure(closure))
            default:
                guard let value = directShared(expr, sharedType(index, fitting)), value.type !== checker.neverType
                else { return nil }
                values.append(.value(value))
            }
        }
        var use = use
        var fitting = fitting
        var closer: Closer?
        if fitting.count == 2, let found = self.closer(of: fitting[0], fitting[1]) {
            closer = found.0
            fitting.remove(at: found.index)
        }
        guard let (found, isTied) = cheapest(fitting, values, use.owner) else { return nil }
        use.entry = found.candidate.member
        let before = solver.score
        let made = directApply(
            use, found.parameters, .found(found.match), call, values, span, at: place, hint: nil)
        // What a closure does may cost less in another overload, but what stands for any value costs the same in all.
        // The first of several in one rank is taken where nothing can be cheaper.
        guard let made, solver.score - before < (isTied ? 1 : Solver.optionalPrice) else { return nil }
        if let hint, made.type !== hint, !isFree(made.type, hint) { return nil }
        if let closer, mayMean(closer, found, made) { return nil }
        return made
    }

    /// Whether the closure gave what the closer overload asks for.
    private func mayMean(_ closer: Closer, _ found: Fitting, _ made: TExpr) -> Bool {
        guard case .call(_, _, let arguments) = made.kind,
            case .value(let argument) = arguments[found.match.positions[closer.position]]
        else { return true }
        return isMet(closer, argument.type)
    }

    /// The type that all the overloads want of an argument: then it does not tell them apart.
    private func sharedType(_ index: Int, _ fitting: [Fitting]) -> Type? {
        var shared: Type?
        for option in fitting {
            let parameter = option.parameters[option.match.positions[index]]
            guard !parameter.type.isGeneric, !parameter.isInout, !parameter.isAutoclosure,
                shared == nil || shared === parameter.type
            else { return nil }
            shared = parameter.type
        }
        return shared
    }

    private func directShared(_ expr: Expr, _ type: Type?) -> TExpr? {
        guard let type else { return direct(expr, hint: nil) }
        if expr.startsImplicitly { return direct(expr, as: type) }
        return direct(expr, hint: nil).flatMap { type.isExistential ? directlyConverted($0, to: type) : $0 }
    }

    /// A result that its place takes for the same price, whichever overload gives it.
    private func isFree(_ type: Type, _ hint: Type) -> Bool { hint.isAny && !type.isExistential }

    /// The first overload in order that costs nothing, and whether another of the same rank may cost as little: what
    /// their closures do tells.
    func cheapest(
        _ fitting: [Fitting], _ values: [DirectArgument], _ owner: DirectOwner?
    ) -> (fitting: Fitting, isTied: Bool)? {
        let order = inOrder(fitting)
        for (index, option) in order.enumerated() {
            switch fits(option.fitting, values, owner) {
            case .no: continue
            case .unsure: return nil
            case .free:
                let found = option.fitting
                guard index + 1 < order.count, order[index + 1].rank == option.rank else { return (found, false) }
                // Those of a program are weighed against each other by their types.
                if !found.candidate.symbol.isLibrary { return nil }
                return (found, values.contains { $0.value == nil })
            }
        }
        return nil
    }

    private func fits(_ fitting: Fitting, _ values: [DirectArgument], _ owner: DirectOwner?) -> DirectFit {
        let symbol = fitting.candidate.symbol
        guard var opening = opening(of: symbol, fitting.candidate.member, owner) else { return .unsure }
        var hasClosures = false
        for (index, position) in fitting.match.positions.enumerated() {
            let parameter = fitting.parameters[position]
            if parameter.isInout { return .no }
            let fit: DirectFit
            switch values[index] {
            case .value(let value): fit = opening.fit(opening.seen(parameter.type, checker), value.type, checker)
            case .closure(let closure):
                hasClosures = true
                guard let function = (checker.wrapped(parameter.type) ?? parameter.type).asFunction else {
                    return .unsure
                }
                fit = plausible(closure, function) ? .free : .no
            }
            if case .free = fit { continue }
            return fit
        }
        // What closures say is found out when one has been chosen.
        if hasClosures { return .free }
        guard opening.isComplete else { return .unsure }
        let substitution = opening.substitution(checker)
        return conditions(of: symbol).allSatisfy { checker.satisfied($0, substitution) } ? .free : .no
    }

    func conditions(of symbol: Symbol) -> [Requirement] {
        switch symbol {
        case let function as FunctionSymbol: return function.environment.requirements
        case let member as SubscriptSymbol:
            return (member.declaration?.requirements ?? []) + member.environment.requirements
        default: return []
        }
    }

    /// The generic parameters of a use with those that its owner says.
    func opening(of symbol: Symbol, _ entry: MemberEntry, _ owner: DirectOwner?) -> Opening? {
        let environment: GenericEnvironment
        switch symbol {
        case let function as FunctionSymbol: environment = function.environment
        case let member as SubscriptSymbol: environment = member.environment
        case let element as EnumCaseSymbol: environment = element.owner.environment
        default: return nil
        }
        if environment.parameters.isEmpty { return Opening() }
        let known = owner.map { checker.ownerSubstitution(entry, base: $0.type) } ?? Substitution()
        if let owner, !owner.unknown.isEmpty { return opening(of: symbol, environment, owner, known) }
        let parameters = environment.parameters
        if parameters.elementsEqual(known.parameters, by: ===) {
            return Opening(parameters: parameters, arguments: known.arguments)
        }
        guard parameters.allSatisfy({ $0.parent === symbol || known[$0] != nil }) else { return nil }
        return Opening(parameters: parameters, knowing: known)
    }

    /// The same where the owner's own arguments are to be found too.
    private func opening(
        of symbol: Symbol, _ environment: GenericEnvironment, _ owner: DirectOwner, _ known: Substitution
    ) -> Opening? {
        let all = environment.parameters
        if owner.unknown.allSatisfy({ known[$0] === Type.parameter($0) }), known.parameters.count == owner.unknown.count
        {
            return Opening(parameters: all, knowing: Substitution())
        }
        let own = all.filter { known[$0] == nil }
        guard own.allSatisfy({ $0.parent === symbol }) else { return nil }
        return Opening(unknown: owner.unknown + own, of: all, seenThrough: known)
    }
}
