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
        case .type: return directTypeName(name, found, place).flatMap { directInit($0, call, span, hint: hint) }
        case .symbols(let symbols):
            guard symbols.first is FunctionSymbol else {
                if let variable = symbols.first as? VariableSymbol {
                    guard name.genericArguments == nil, let callee = directVariable(variable, place) else { return nil }
                    return directApply(callee, call, span)
                }
                return directTypeName(name, found, place).flatMap { directInit($0, call, span, hint: hint) }
            }
            if name.genericArguments != nil { return nil }
            let entries = symbols.map { MemberEntry(symbol: $0, viaProtocol: nil, depth: 0) }
            return directCall(entries, DirectUse(entry: entries[0]), call, span, at: place, hint: hint)
        case .members(let entries, let home):
            if name.genericArguments != nil { return nil }
            if entries.first?.symbol is NominalSymbol || entries.first?.symbol is TypealiasSymbol {
                return directTypeName(name, found, place).flatMap { directInit($0, call, span, hint: hint) }
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
        switch directBase(base, hint: hint != nil && base.startsImplicitly ? hint : nil) {
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

    // MARK: - One declaration

    /// `ready` holds the arguments where they were typed before.
    func directApply(
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
            guard let found = cheapest(fitting, values, owner)?.fitting else { return nil }
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
        for requirement in conditions(of: member) where !checker.satisfied(requirement, substitution) { return nil }
        let type = checker.substitute(member.result, substitution)
        guard !type.isError, !type.isOpen, let target = directReceiver(getter, entry, base.type, base, span) else {
            return nil
        }
        return TExpr(
            .call(Callee(getter, substitution, dispatch(of: getter, entry)), receiver: target, values), type, span)
    }
}
