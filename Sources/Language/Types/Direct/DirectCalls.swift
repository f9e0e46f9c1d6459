import Diagnostics
import Syntax

// Calls whose meaning needs no trial: one declaration fits the labels, or one fits the types of the arguments for free.

extension BodyChecker {
    /// One use of what can be called, with what stands in front of it.
    struct DirectUse {
        var entry: MemberEntry
        /// The type whose member it is; nil for what stands at the top level.
        var owner: DirectOwner?
        var receiver: TExpr?
    }

    /// An argument of an overloaded name, typed before one is chosen.
    enum DirectArgument {
        case value(TExpr)
        case closure(ClosureExpr)
        var value: TExpr? {
            if case .value(let value) = self { return value }
            return nil
        }
    }

    /// Which argument goes to which parameter; most calls name them all in order.
    enum DirectMatch {
        case inOrder
        case found(ArgumentMatch)

        func argument(at position: Int) -> Int? {
            switch self {
            case .inOrder: return position
            case .found(let match): return match.argument(at: position)
            }
        }
        func arguments(at position: Int) -> [Int] {
            switch self {
            case .inOrder: return [position]
            case .found(let match): return match.arguments(at: position)
            }
        }
        var hasDefaults: Bool {
            if case .found(let match) = self { return match.defaults > 0 }
            return false
        }
        func full(_ count: Int) -> ArgumentMatch {
            switch self {
            case .inOrder: return ArgumentMatch(positions: Array(0..<count), defaults: 0)
            case .found(let match): return match
            }
        }
    }

    func directCall(_ call: CallExpr, _ span: Span, hint: Type?) -> TExpr? {
        switch call.callee.kind {
        case .name(let name): return directCall(of: name, call, span, hint: hint)
        case .member(let member): return directCall(of: member, call, span, hint: hint)
        case .array, .dictionary:
            return directTypeName(call.callee).flatMap { directInit($0, call, span, hint: hint) }
        default:
            guard let callee = direct(call.callee, hint: nil) else { return nil }
            return directApply(callee, call, span)
        }
    }

    private func directCall(of name: NameExpr, _ call: CallExpr, _ span: Span, hint: Type?) -> TExpr? {
        guard name.labels == nil, name.name != Names.superName, name.name != Names.typeName,
            let found = lookup(name.name)
        else { return nil }
        let place = call.callee.span
        switch found {
        case .variable(let variable):
            guard name.genericArguments == nil, let callee = directVariable(variable, place) else { return nil }
            return directApply(callee, call, span)
        case .type: return directTypeName(call.callee).flatMap { directInit($0, call, span, hint: hint) }
        case .symbols(let symbols):
            guard symbols.first is FunctionSymbol else {
                if let variable = symbols.first as? VariableSymbol {
                    guard name.genericArguments == nil, let callee = directVariable(variable, place) else { return nil }
                    return directApply(callee, call, span)
                }
                return directTypeName(call.callee).flatMap { directInit($0, call, span, hint: hint) }
            }
            if name.genericArguments != nil { return nil }
            let entries = symbols.map { MemberEntry(symbol: $0, viaProtocol: nil, depth: 0) }
            return directCall(entries, DirectUse(entry: entries[0]), call, span, at: place, hint: hint)
        case .members(let entries, let home):
            if name.genericArguments != nil { return nil }
            if entries.first?.symbol is NominalSymbol || entries.first?.symbol is TypealiasSymbol {
                return directTypeName(call.callee).flatMap { directInit($0, call, span, hint: hint) }
            }
            guard let own = directSelf(in: home, place) else { return nil }
            let usable = entries.filter {
                ($0.symbol is FunctionSymbol || $0.symbol is EnumCaseSymbol)
                    && checker.isStatic($0.symbol) == own.isMeta
            }
            if usable.isEmpty {
                guard let callee = direct(call.callee, hint: nil) else { return nil }
                return directApply(callee, call, span)
            }
            // What a class's static member sees as its `Self` is known when it runs.
            guard usable.count == entries.count, !own.isMeta || !own.type.isClass else { return nil }
            return directCall(
                usable, DirectUse(entry: usable[0], owner: DirectOwner(own.type), receiver: own.receiver), call, span,
                at: place, hint: hint)
        }
    }

    private func directCall(of member: MemberExpr, _ call: CallExpr, _ span: Span, hint: Type?) -> TExpr? {
        guard member.genericArguments == nil, member.labels == nil else { return nil }
        guard let base = member.base else {
            guard let hint, let owner = implicitOwner(member.name, hint) else { return nil }
            return directStaticCall(member, DirectOwner(owner), call, span, hint: owner)
        }
        let receiver: TExpr
        switch directBase(base, hint: base.startsImplicitly ? hint : nil) {
        case .type(let owner)?: return directStaticCall(member, owner, call, span, hint: hint)
        case .value(let value)?: receiver = value
        case nil: return nil
        }
        if member.name == Names.initName || member.name == Names.deinitName { return nil }
        guard receiver.type.asMetatype == nil, receiver.type.asTuple == nil, receiver.type.asFunction == nil else {
            return nil
        }
        let entries = checker.lookup(member.name, in: receiver.type)
        func isUsable(_ entry: MemberEntry) -> Bool {
            entry.symbol is FunctionSymbol && !checker.isStatic(entry.symbol) && isVisible(entry.symbol)
        }
        guard let first = entries.first(where: isUsable) else {
            guard let callee = directMember(member, of: receiver, call.callee.span) else { return nil }
            return directApply(callee, call, span)
        }
        let use = DirectUse(entry: first, owner: DirectOwner(receiver.type), receiver: receiver)
        return directCall(entries, where: isUsable, use, call, span, at: member.nameSpan, hint: hint)
    }

    private func directStaticCall(
        _ member: MemberExpr, _ owner: DirectOwner, _ call: CallExpr, _ span: Span, hint: Type?
    ) -> TExpr? {
        let type = owner.type
        if member.name == Names.initName {
            return directInit(owner, call, span, at: member.nameSpan, hint: hint, isSpelled: true)
        }
        if checker.memberType(member.name, of: type) != nil {
            return directTypeName(call.callee).flatMap { directInit($0, call, span, hint: hint) }
        }
        let entries = checker.lookup(member.name, in: type)
        func isUsable(_ entry: MemberEntry) -> Bool {
            (entry.symbol is FunctionSymbol || entry.symbol is EnumCaseSymbol) && checker.isStatic(entry.symbol)
                && isVisible(entry.symbol)
        }
        guard let first = entries.first(where: isUsable) else { return nil }
        let use = DirectUse(entry: first, owner: owner, receiver: nil)
        return directCall(entries, where: isUsable, use, call, span, at: member.nameSpan, hint: hint)
    }

    /// `Type(…)`
    private func directInit(
        _ owner: DirectOwner, _ call: CallExpr, _ span: Span, at place: Span? = nil, hint: Type?,
        isSpelled: Bool = false
    ) -> TExpr? {
        let type = owner.type
        guard type.nominal != nil else { return nil }
        if !isSpelled, owner.unknown.isEmpty, let literal = literalArgument(of: type, call) {
            return direct(literal, as: type)
        }
        let entries = checker.lookup(Names.initName, in: type)
        guard let first = entries.first(where: { isVisible($0.symbol) }) else { return nil }
        let use = DirectUse(entry: first, owner: owner, receiver: nil)
        return directCall(
            entries, where: { isVisible($0.symbol) }, use, call, span, at: place ?? call.callee.span, hint: hint)
    }

    /// `Double(1)` is the literal as a Double, `Set([1, 2])` that as a set.
    private func literalArgument(of type: Type, _ call: CallExpr) -> Expr? {
        guard call.arguments.count == 1, call.arguments[0].label == nil, call.trailingClosures.isEmpty,
            let symbol = type.nominal, symbol.isLibrary
        else { return nil }
        let argument = call.arguments[0].value
        var literal = argument
        if case .prefix(let name, let inner) = literal.kind, name.name == Names.minus { literal = inner }
        switch literal.kind {
        case .integer: return Checker.isFloating(type) || Checker.integerRange(type) != nil ? argument : nil
        case .float: return Checker.isFloating(type) ? argument : nil
        case .string: return Checker.isText(type) ? argument : nil
        case .array(let elements): return !elements.isEmpty && isList(type) ? argument : nil
        default: return nil
        }
    }

    /// The call of a value that is a function.
    private func directApply(_ callee: TExpr, _ call: CallExpr, _ span: Span) -> TExpr? {
        guard let function = callee.type.asFunction else { return nil }
        let count = call.arguments.count + call.trailingClosures.count
        guard function.parameters.count == count, !call.arguments.contains(where: { $0.label != nil }) else {
            return nil
        }
        var values: [TArgument] = []
        values.reserveCapacity(count)
        var changes = 0
        for (index, parameter) in function.parameters.enumerated() {
            guard !parameter.isVariadic, !parameter.isAutoclosure else { return nil }
            let expr = argument(index, of: call)
            if case .inout_(let operand) = expr.kind {
                changes += 1
                guard parameter.isInout, changes == 1, let old = direct(operand, hint: nil),
                    old.type === parameter.type, let place = changeablePlace(of: old)
                else { return nil }
                values.append(.inout_(mutated(place)))
                continue
            }
            guard !parameter.isInout, let value = direct(expr, as: parameter.type) else { return nil }
            values.append(.value(value))
        }
        return TExpr(.apply(callee, values), function.result, span)
    }

    func argument(_ index: Int, of call: CallExpr) -> Expr {
        index < call.arguments.count
            ? call.arguments[index].value : call.trailingClosures[index - call.arguments.count].value
    }

    // MARK: - Which declaration

    private func directCall(
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
            others.removeAll { isRuledOut($0, call, use.owner) }
            if others.count > 1 { return directChoice(others, use, call, span, at: place, hint: hint) }
            chosen = others.first.map { ($0.candidate.member, $0.parameters, .found($0.match)) }
        }
        guard let chosen else { return nil }
        var use = use
        use.entry = chosen.entry
        return directApply(use, chosen.parameters, chosen.match, call, nil, span, at: place, hint: hint)
    }

    /// How the arguments of a call go to parameters; nil if they do not.
    private func match(
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
        let conditions = requirements(of: symbol)
        guard conditions.contains(where: \.isSame), let opening = opening(of: symbol, option.candidate.member, owner)
        else { return false }
        return conditions.contains { opening.denies($0, checker) }
    }

    /// The first in Swift's order that takes the arguments as they are; nil where a conversion would have to be weighed.
    private func directChoice(
        _ fitting: [Fitting], _ use: DirectUse, _ call: CallExpr, _ span: Span, at place: Span, hint: Type?
    ) -> TExpr? {
        let count = call.arguments.count + call.trailingClosures.count
        // Without arguments the place may ask for the older of two.
        if count == 0, fitting.contains(where: { $0.candidate.symbol.declaration?.isDisfavored ?? false }) {
            return nil
        }
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
        guard let found = cheapest(fitting, values, use.owner) else { return nil }
        use.entry = found.candidate.member
        let before = solver.score
        let made = directApply(
            use, found.parameters, .found(found.match), call, values, span, at: place, hint: nil)
        // What a closure does may cost less in another overload, but what stands for any value costs the same in all.
        guard let made, solver.score - before < Solver.optionalPrice else { return nil }
        if let hint, made.type !== hint, !isFree(made.type, hint) { return nil }
        return made
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

    /// The first overload in order that costs nothing.
    func cheapest(_ fitting: [Fitting], _ values: [DirectArgument], _ owner: DirectOwner?) -> Fitting? {
        var order: [(fitting: Fitting, rank: Int)] = []
        order.reserveCapacity(fitting.count)
        for candidate in fitting {
            let rank = rank(candidate)
            order.insert((candidate, rank), at: order.firstIndex { $0.rank > rank } ?? order.count)
        }
        for (index, option) in order.enumerated() {
            switch fits(option.fitting, values, owner) {
            case .no: continue
            case .unsure: return nil
            case .free:
                // Declarations that rank the same are weighed against each other: those of a program by their types,
                // others by what closures do.
                if index + 1 < order.count, order[index + 1].rank == option.rank,
                    !option.fitting.candidate.symbol.isLibrary || values.contains(where: { $0.value == nil })
                {
                    return nil
                }
                return option.fitting
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
        return requirements(of: symbol).allSatisfy { checker.satisfied($0, substitution) } ? .free : .no
    }

    private func requirements(of symbol: Symbol) -> [Requirement] {
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

    // MARK: - One declaration

    /// `ready` holds the arguments where they were typed before.
    private func directApply(
        _ use: DirectUse, _ parameters: [CallParameter], _ match: DirectMatch, _ call: CallExpr,
        _ ready: [DirectArgument]?,
        _ span: Span, at place: Span, hint: Type?
    ) -> TExpr? {
        let entry = use.entry
        guard canReach(entry.symbol) else { return nil }
        if let element = entry.symbol as? EnumCaseSymbol {
            return directCase(element, use, parameters, match, call, ready, span, hint: hint)
        }
        guard let function = entry.symbol as? FunctionSymbol, !function.isImplicitlyUnwrapped, !function.takesMarbles,
            let written = function.result, var opening = opening(of: function, entry, use.owner)
        else { return nil }
        let declared = opening.seen(written, checker)
        let parameters = opening.seen(parameters, checker)
        let base = use.owner?.closed
        if let base, base.isExistential, use.receiver != nil, !context.isLibrary,
            function.parameters.contains(where: { dependsOnSelf($0.type, base) })
        {
            return nil
        }
        if !opening.isComplete, let hint { opening.learn(declared, from: hint, checker) }
        guard let values = directArguments(parameters, match, call, ready, &opening) else { return nil }
        opening.complete(with: function.environment.requirements, checker)
        guard opening.isComplete else { return nil }
        let substitution = opening.substitution(checker)
        for requirement in function.environment.requirements
        where !checker.satisfied(requirement, substitution) { return nil }
        var result = opening.closed(declared, checker)
        if function.declaration?.returnsSelf ?? false || function.kind == .initializer, let base,
            base.isClass || isSubclassParameter(base)
        {
            result = checker.wrapped(result) != nil ? checker.optional(base) : base
        }
        if result.isError || result.isOpen { return nil }
        // A collection may be meant to hold wider things from the start.
        if let hint, hint !== result, opening.isInferred, hint.nominal === result.nominal { return nil }
        guard let target = directReceiver(function, entry, base, use.receiver, span) else { return nil }
        if match.hasDefaults { checker.wantDefaults(function) }
        if !context.isLibrary { checker.noteOlderSpelling(function, at: place) }
        let callee = Callee(function, substitution, dispatch(of: function, use.owner == nil ? nil : entry))
        return TExpr(.call(callee, receiver: target, values), result, span)
    }

    private func directCase(
        _ element: EnumCaseSymbol, _ use: DirectUse, _ parameters: [CallParameter], _ match: DirectMatch,
        _ call: CallExpr, _ ready: [DirectArgument]?, _ span: Span, hint: Type?
    ) -> TExpr? {
        guard !match.hasDefaults, var opening = opening(of: element, use.entry, use.owner) else { return nil }
        if !opening.isComplete, let hint { opening.learn(element.owner.declaredType, from: hint, checker) }
        guard let made = directArguments(parameters, match, call, ready, &opening), opening.isComplete else {
            return nil
        }
        var values: [TExpr] = []
        for argument in made {
            guard case .value(let value) = argument else { return nil }
            values.append(value)
        }
        let result = checker.substitute(element.owner.declaredType, opening.substitution(checker))
        if let hint, hint !== result, opening.isInferred, hint.nominal === result.nominal { return nil }
        return TExpr(.enumCase(element, values), result, span)
    }

    // MARK: - Arguments

    /// Values first, closures when what they take is known.
    private func directArguments(
        _ parameters: [CallParameter], _ match: DirectMatch, _ call: CallExpr, _ ready: [DirectArgument]?,
        _ opening: inout Opening
    ) -> [TArgument]? {
        var values: [TArgument] = []
        values.reserveCapacity(parameters.count)
        var hasClosures = false
        var changes = 0
        for (position, parameter) in parameters.enumerated() {
            if parameter.isVariadic {
                guard let list = directVariadic(parameter, match.arguments(at: position), call, ready, &opening) else {
                    return nil
                }
                values.append(.value(list))
                continue
            }
            guard let index = match.argument(at: position) else {
                values.append(.defaultValue)
                continue
            }
            let expr = argument(index, of: call)
            if case .inout_(let operand) = expr.kind {
                changes += 1
                guard parameter.isInout, changes == 1, let old = direct(operand, hint: nil),
                    case .free = opening.fit(parameter.type, old.type, checker), let place = changeablePlace(of: old)
                else { return nil }
                values.append(.inout_(mutated(place)))
                continue
            }
            if parameter.isInout { return nil }
            if case .closure = expr.kind {
                if parameter.isListed { return nil }
                hasClosures = true
                values.append(.defaultValue)
                continue
            }
            if case .keyPath = expr.kind, ready == nil, !opening.knows(parameter.type) {
                guard let value = directFunction(expr, for: parameter.type, &opening) else { return nil }
                values.append(.value(value))
                continue
            }
            guard let value = directValue(expr, ready?[index].value, parameter, &opening) else { return nil }
            values.append(.value(value))
        }
        guard hasClosures else { return values }
        for (position, parameter) in parameters.enumerated() where !parameter.isVariadic {
            guard let index = match.argument(at: position) else { continue }
            let expr = argument(index, of: call)
            guard case .closure(let closure) = expr.kind else { continue }
            guard !parameter.isAutoclosure,
                let value = directClosure(closure, for: parameter.type, expr.span, &opening)
            else { return nil }
            values[position] = .value(value)
        }
        return values
    }

    private func directValue(
        _ expr: Expr, _ ready: TExpr?, _ parameter: CallParameter, _ opening: inout Opening
    ) -> TExpr? {
        let value: TExpr
        if opening.knows(parameter.type) {
            let type = opening.closed(parameter.type, checker)
            if let ready {
                guard let made = directlyConverted(ready, to: type) else { return nil }
                value = made
            } else {
                guard let made = direct(expr, as: type) else { return nil }
                value = made
            }
        } else {
            guard let made = ready ?? direct(expr, hint: nil), made.type !== checker.neverType,
                opening.bind(parameter.type, to: made.type, checker),
                let fitted = directlyConverted(made, to: opening.closed(parameter.type, checker))
            else { return nil }
            value = fitted
        }
        guard parameter.isAutoclosure else { return value }
        markCaptured(in: value)
        return .autoclosure(value, expr.span)
    }

    /// `map(\.name)`: the path says what the function gives.
    private func directFunction(_ expr: Expr, for declared: Type, _ opening: inout Opening) -> TExpr? {
        guard var function = declared.asFunction, function.parameters.count == 1,
            opening.knows(function.parameters[0].type)
        else { return nil }
        function.parameters[0].type = opening.closed(function.parameters[0].type, checker)
        let result: Type = function.result
        function.result = solver.fresh(at: expr.span)
        guard let made = solved({ check(expr, as: .function(function)) }), let own = made.type.asFunction,
            opening.bind(result, to: own.result, checker)
        else { return nil }
        return directlyConverted(made, to: opening.closed(declared, checker))
    }

    private func directVariadic(
        _ parameter: CallParameter, _ indices: [Int], _ call: CallExpr, _ ready: [DirectArgument]?,
        _ opening: inout Opening
    ) -> TExpr? {
        var items: [TExpr] = []
        items.reserveCapacity(indices.count)
        for index in indices {
            guard let item = directValue(argument(index, of: call), ready?[index].value, parameter, &opening) else {
                return nil
            }
            items.append(item)
        }
        guard opening.knows(parameter.type) else { return nil }
        let element = opening.closed(parameter.type, checker)
        let span = items.first?.span ?? checker.lastSpan
        return TExpr(.array(items), checker.array(element), span)
    }

    // MARK: - Subscripts

    func directSubscript(_ access: SubscriptExpr, _ span: Span) -> TExpr? {
        if access.arguments.count == 1, access.arguments[0].label == Names.keyPath { return nil }
        guard case .value(let base)? = directBase(access.base, hint: nil) else { return nil }
        let owner = DirectOwner(base.type)
        let call = CallExpr(
            callee: access.base, arguments: access.arguments, trailingClosures: [], hasParentheses: true)
        var given: [CallArgument]?
        var fitting: [Fitting] = []
        let route = Route(base: base.type)
        for entry in checker.lookup(Names.subscriptName, in: base.type) {
            guard let member = entry.symbol as? SubscriptSymbol, !member.isStatic else { continue }
            checker.resolve(member)
            guard let parameters = parameters(of: member), let match = match(parameters, call, &given) else { continue }
            fitting.append(
                Fitting(
                    candidate: Candidate(entry, route), parameters: parameters,
                    match: match.full(call.arguments.count)))
        }
        var ready: [DirectArgument]?
        if fitting.count > 1 {
            var values: [DirectArgument] = []
            for argument in access.arguments {
                guard let value = direct(argument.value, hint: nil) else { return nil }
                values.append(.value(value))
            }
            guard let found = cheapest(fitting, values, owner) else { return nil }
            fitting = [found]
            ready = values
        }
        guard let found = fitting.first, let member = found.candidate.symbol as? SubscriptSymbol,
            let getter = member.getter, canReach(member)
        else { return nil }
        checker.resolve(getter)
        if let setter = member.setter { checker.resolve(setter) }
        let entry = found.candidate.member
        guard var opening = opening(of: member, entry, owner),
            let values = directArguments(found.parameters, .found(found.match), call, ready, &opening),
            opening.isComplete
        else { return nil }
        let substitution = opening.substitution(checker)
        for requirement in requirements(of: member) where !checker.satisfied(requirement, substitution) { return nil }
        let type = checker.substitute(member.result, substitution)
        guard !type.isError, !type.isOpen, let target = directReceiver(getter, entry, base.type, base, span) else {
            return nil
        }
        return TExpr(
            .call(Callee(getter, substitution, dispatch(of: getter, entry)), receiver: target, values), type, span)
    }
}
