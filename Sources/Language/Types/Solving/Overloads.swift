import Diagnostics
import Syntax

// Choosing an overload: sift by labels and shape, try in order of Swift's ranking, take the cheapest that fits.

extension BodyChecker {
    func resolveCall(
        _ candidates: [Candidate], _ name: Name, _ call: CallExpr, _ span: Span, at nameSpan: Span, hint: Type?
    ) -> Node {
        let given = pendingArguments(of: call)
        return resolve(candidates, given, name, call, span, at: nameSpan, hint: hint)
    }

    struct Fitting {
        var candidate: Candidate
        var parameters: [CallParameter]
        var match: ArgumentMatch
    }

    func resolve(
        _ candidates: [Candidate], _ given: [CallArgument], _ name: Name, _ call: CallExpr?, _ span: Span,
        at nameSpan: Span, hint: Type?
    ) -> Node {
        var given = given
        var fitting: [Fitting] = []
        var match = ArgumentMatch()
        for candidate in candidates {
            checker.resolve(candidate.symbol)
            guard let parameters = parameters(of: candidate), matcher(parameters, given, of: candidate).match(&match)
            else { continue }
            fitting.append(Fitting(candidate: candidate, parameters: parameters, match: match.kept))
        }
        if fitting.contains(where: { !$0.candidate.isOuter }) { fitting.removeAll { $0.candidate.isOuter } }
        if fitting.count != 1 {
            given = given.map { inferred($0) }
            if wantsStop { return errorNode(span) }
            // Which one is meant cannot be told where an argument is wrong in itself, which has been said.
            if fitting.count > 1, given.contains(where: { $0.node.type.isError }) {
                abandon(given)
                return errorNode(span)
            }
        }
        if fitting.isEmpty {
            abandon(given)
            if candidates.count == 1, given.contains(where: { $0.node.type.isError }) { return errorNode(span) }
            if let hidden = hiddenOverload(name, candidates, given, span, at: nameSpan) {
                return self.failure(nameSpan, hidden)
            }
            return failure(span, misfit(candidates, given, name, call, span, at: nameSpan))
        }
        if fitting.count > 1 {
            let possible = fitting.filter { plausible($0, given) }
            if !possible.isEmpty { fitting = possible }
        }
        if areElsewhere(fitting, candidates) {
            given = given.map { inferred($0) }
            abandon(given)
            return failure(span, misfit(candidates, given, name, call, span, at: nameSpan))
        }
        if fitting.count == 1 {
            return apply(fitting[0], given, span, at: nameSpan, hint: hint)
        }
        let node = choose(fitting, given, name, span, at: nameSpan, hint: hint)
        if given.isEmpty, hint == nil, fitting.count == 2, let last = ranked(fitting.map(\.candidate)).last,
            last.symbol.declaration?.isDisfavored ?? false,
            let older = fitting.first(where: { $0.candidate.symbol === last.symbol })
        {
            node.older = { [self] in apply(older, given, span, at: nameSpan, hint: nil) }
        }
        return node
    }

    /// Whether a call has a candidate that takes its arguments.
    func fits(_ candidates: [Candidate], _ call: CallExpr) -> Bool {
        let given = pendingArguments(of: call)
        var match = ArgumentMatch()
        return candidates.contains { candidate in
            checker.resolve(candidate.symbol)
            return parameters(of: candidate).map { matcher($0, given, of: candidate).match(&match) } ?? false
        }
    }

    /// Closures of a call that failed have no context; they say nothing more.
    func abandon(_ given: [CallArgument]) {
        for argument in given {
            guard let variable = solver.resolve(argument.node.type).asVariable,
                variable.closure != nil || variable.isContextual
            else { continue }
            solver.bind(variable, .error)
        }
    }

    private func choose(
        _ fitting: [Fitting], _ given: [CallArgument], _ name: Name, _ span: Span, at nameSpan: Span, hint: Type?
    ) -> Node {
        var order: [Option] = []
        order.reserveCapacity(fitting.count)
        for candidate in fitting {
            let rank = rank(candidate)
            order.insert((candidate, rank), at: order.firstIndex { $0.rank > rank } ?? order.count)
        }
        let closer = setCloserAside(&order)
        var best: (index: Int, score: Int)?
        var rivals: [Int] = []
        var furthest = (index: 0, progress: -1)
        let before = solver.score
        for (index, option) in order.enumerated() {
            let mark = solver.mark()
            solver.progress = 0
            var node: Node?
            let worked = solver.attempt {
                node = apply(option.fitting, given, span, at: nameSpan, hint: hint)
                return solver.conditionsCouldHold(since: mark)
            }
            if solver.isExhausted { return errorNode(span) }
            if worked {
                if let closer, closer.general === option.fitting.candidate.symbol, isMet(closer, given) {
                    solver.rollback(to: mark)
                    let fits = solver.attempt {
                        node = apply(closer.fitting, given, span, at: nameSpan, hint: hint)
                        return hintPrice(node, hint) < 1_000_000 && solver.conditionsCouldHold(since: mark)
                    }
                    if fits, let node { return node }
                    _ = solver.attempt {
                        node = apply(option.fitting, given, span, at: nameSpan, hint: hint)
                        return true
                    }
                }
                let score = solver.score - before + hintPrice(node, hint) + memberPrice(node, span)
                // Nothing that ranks lower can be cheaper than free.
                if score == 0, let node, best == nil, !isTied(order, index) { return node }
                if score < best?.score ?? .max {
                    best = (index, score)
                    rivals = []
                } else if score == best?.score, let best, rival(order[best.index], option) {
                    rivals.append(index)
                }
                solver.rollback(to: mark)
            } else if solver.progress > furthest.progress {
                furthest = (index, solver.progress)
            }
        }
        if best == nil, given.contains(where: { Self.canWait($0.expr) }) {
            // An overloaded argument took the best type of its own, which fits nowhere: each place says now what it wants.
            let waiting = given.map { argument -> CallArgument in
                guard Self.canWait(argument.expr) else { return argument }
                var result = argument
                result.isPending = true
                return result
            }
            for option in order {
                let mark = solver.mark()
                let worked = solver.attempt {
                    let node = apply(option.fitting, waiting, span, at: nameSpan, hint: hint)
                    return hintPrice(node, hint) < 1_000_000 && solver.conditionsCouldHold(since: mark)
                }
                solver.rollback(to: mark)
                if worked { return apply(option.fitting, waiting, span, at: nameSpan, hint: hint) }
            }
        }
        if best == nil, let hidden = hiddenOverload(name, fitting.map(\.candidate), given, span, at: nameSpan) {
            abandon(given)
            return failure(nameSpan, hidden)
        }
        let chosen = best?.index ?? furthest.index
        if best != nil, let other = rivals.first {
            fail(
                CheckDiagnostic.ambiguous(
                    name, [order[chosen], order[other]].map(\.fitting.candidate.symbol), nameSpan, checker))
        }
        return apply(order[chosen].fitting, given, span, at: nameSpan, hint: hint)
    }

    /// The labels are those of overloads that this receiver does not have, while it has others.
    private func areElsewhere(_ fitting: [Fitting], _ candidates: [Candidate]) -> Bool {
        guard !solver.isQuiet, candidates.count > fitting.count else { return false }
        let isElsewhere = fitting.allSatisfy { option in
            guard let function = option.candidate.symbol as? FunctionSymbol,
                function.environment.requirements.contains(where: \.isSame)
            else { return false }
            return !couldApply(option.candidate)
        }
        return isElsewhere
            && candidates.contains { other in
                !fitting.contains { $0.candidate.symbol === other.symbol } && couldApply(other)
            }
    }

    /// A call without closures can be inferred again.
    private static func canWait(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .call(let call):
            return call.trailingClosures.isEmpty && call.arguments.allSatisfy { isPlain($0.value) }
        case .paren(let inner), .tryExpr(_, let inner): return canWait(inner)
        default: return false
        }
    }

    private static func isPlain(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .integer, .float, .string, .bool, .name, .nilLiteral: return true
        case .member(let member): return member.base.map(isPlain) ?? true
        case .prefix(_, let inner), .paren(let inner), .forceUnwrap(let inner): return isPlain(inner)
        case .binary(_, let left, let right): return isPlain(left) && isPlain(right)
        case .subscript(let access): return isPlain(access.base) && access.arguments.allSatisfy { isPlain($0.value) }
        default: return canWait(expr)
        }
    }

    typealias Option = (fitting: Fitting, rank: Int)

    /// Whether nothing says which of two declarations of the program is meant: their parameters differ, and neither is
    /// the better choice. Those that differ only in what they give may be told apart by their place.
    private func rival(_ left: Option, _ right: Option) -> Bool {
        guard left.rank == right.rank, !left.fitting.candidate.symbol.isLibrary,
            !right.fitting.candidate.symbol.isLibrary, left.fitting.match.defaults == right.fitting.match.defaults
        else { return false }
        let types = zip(left.fitting.parameters, right.fitting.parameters)
        return left.fitting.parameters.count == right.fitting.parameters.count
            && types.contains { $0.type !== $1.type && !$0.type.isGeneric && !$1.type.isGeneric }
            && !types.contains { $0.type.isGeneric != $1.type.isGeneric }
            && !types.contains { checker.conversion(from: $0.type, to: $1.type) != nil && $0.type !== $1.type }
    }

    private func isTied(_ order: [Option], _ index: Int) -> Bool {
        index + 1 < order.count && rival(order[index], order[index + 1])
    }

    /// A result that does not fit its place costs more than any conversion.
    private func hintPrice(_ node: Node?, _ hint: Type?) -> Int {
        guard let node, let hint, !hint.isAny, !solver.isUnknown(hint) else { return 0 }
        let before = solver.score
        var price = 0
        let mark = solver.mark()
        if solver.attempt({ solver.convert(node.type, hint) }) {
            price = solver.score - before
        } else {
            price = 1_000_000
        }
        solver.rollback(to: mark)
        return price
    }

    /// A result without the member that is read of it: another overload may have it.
    private func memberPrice(_ node: Node?, _ span: Span) -> Int {
        guard let node, let asked, asked.of == span else { return 0 }
        let type = solver.zonk(node.type)
        guard type.isVoid || type.nominal != nil, !type.isOpen else { return 0 }
        return checker.lookup(asked.member, in: type).isEmpty && checker.wrapped(type) == nil ? 900_000 : 0
    }

    func ranked(_ candidates: [Candidate]) -> [Candidate] {
        candidates.map { candidate -> (Candidate, Int) in
            checker.resolve(candidate.symbol)
            let parameters = parameters(of: candidate) ?? []
            return (candidate, rank(Fitting(candidate: candidate, parameters: parameters, match: ArgumentMatch())))
        }.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
    }

    /// Swift's order: the more specialised first. Smaller is better.
    func rank(_ fitting: Fitting) -> Int {
        let candidate = fitting.candidate
        var rank = 0
        if candidate.symbol.declaration?.isDisfavored ?? false { rank += 1_000_000 }
        // What a program declares hides what the library has under the same name.
        if candidate.symbol.isLibrary { rank += 20 }
        rank += fitting.match.defaults * 200
        for (position, parameter) in fitting.parameters.enumerated() {
            if parameter.isVariadic { rank += 400 }
            if !fitting.match.positions.isEmpty, !fitting.match.positions.contains(position) { continue }
            rank += generality(parameter.type, depth: 0)
        }
        if let entry = candidate.entry {
            if entry.viaProtocol != nil { rank += 40 } else { rank += entry.depth }
        }
        rank -= min(30, (candidate.symbol.declaration?.requirements.count ?? 0) * 10)
        if let entry = candidate.entry, let owner = entry.viaProtocol { rank -= min(9, refinementDepth(owner)) }
        if let function = candidate.symbol as? FunctionSymbol, function.isFailable { rank += 5 }
        return rank
    }

    private func refinementDepth(_ symbol: NominalSymbol) -> Int {
        if let known = symbol.collection.refinementDepth { return known }
        checker.resolveHeader(symbol)
        let depth = 1 + symbol.refined.reduce(0) { max($0, refinementDepth($1)) }
        if symbol.collection.header == .done { symbol.collection.refinementDepth = depth }
        return depth
    }

    private func generality(_ type: Type, depth: Int) -> Int {
        switch type.kind {
        case .parameter(let parameter): return parameter.isSelf || parameter.parent is NominalSymbol ? 2 : 60
        case .dependent: return 4
        case .existential: return type.isAny ? 90 : 30
        case .nominal(let symbol, let arguments):
            if depth > 3 { return 0 }
            let inner = arguments.map { generality($0, depth: depth + 1) }.reduce(0, +) / 4
            return inner + (symbol === checker.optionalSymbol ? 12 : 0)
        case .function(let function):
            return generality(function.result, depth: depth + 1) / 4
        case .tuple(let fields): return fields.map { generality($0.type, depth: depth + 1) }.reduce(0, +) / 4
        default: return 0
        }
    }

    /// A quick look at the heads of types; says no only where no conversion can help.
    private func plausible(_ fitting: Fitting, _ given: [CallArgument]) -> Bool {
        for (index, position) in fitting.match.positions.enumerated() {
            if fitting.parameters[position].isInout != given[index].isInout { return false }
            let wanted = fitting.parameters[position].type
            if !plausible(given[index].node, wanted) { return false }
            if case .parameter(let parameter) = wanted.kind, isClosure(given[index].node),
                asksSomething(of: parameter, fitting.candidate.symbol)
            {
                return false
            }
        }
        return true
    }

    private func isClosure(_ node: Node) -> Bool { solver.resolve(node.type).asVariable?.closure != nil }

    /// Whether a parameter has a condition that no function meets.
    private func asksSomething(of parameter: GenericParameter, _ symbol: Symbol) -> Bool {
        (symbol as? FunctionSymbol)?.environment.requirements.contains { requirement in
            guard case .parameter(let subject) = requirement.subject.kind, subject === parameter,
                case .conforms(let asked) = requirement.kind
            else { return false }
            return !checker.isMarker(asked)
        } ?? false
    }

    func plausible(_ node: Node, _ wanted: Type) -> Bool {
        let type = solver.resolve(node.type)
        if node.isIUO { return true }
        switch wanted.kind {
        case .nominal(let right, let arguments):
            if right === checker.optionalSymbol {
                if checker.wrapped(type) != nil { return true }
                return plausible(node, arguments[0])
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
            return right.name == Names.anyHashable || Solver.isNumberPair(left, right)
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

    // MARK: - One overload

    func apply(
        _ fitting: Fitting, _ given: [CallArgument], _ span: Span, at nameSpan: Span, hint: Type?
    ) -> Node {
        let candidate = fitting.candidate
        if candidate.entry != nil { checkAccess(candidate.symbol, nameSpan) }
        switch candidate.symbol {
        case let function as FunctionSymbol:
            if candidate.isUnapplied { return applyUnapplied(function, fitting, given, span) }
            return apply(function, fitting, given, span, at: nameSpan, hint: hint)
        case let element as EnumCaseSymbol: return apply(element, fitting, given, span, hint: hint)
        case let member as SubscriptSymbol: return apply(member, fitting, given, span, hint: hint)
        default: return errorNode(span)
        }
    }

    private func opened(_ parameters: [CallParameter], _ instance: Instance) -> [CallParameter] {
        guard !instance.substitution.isEmpty, parameters.contains(where: \.type.isGeneric) else { return parameters }
        var result = parameters
        for index in result.indices { result[index].type = solver.open(result[index].type, instance) }
        return result
    }

    private func apply(
        _ function: FunctionSymbol, _ fitting: Fitting, _ given: [CallArgument], _ span: Span, at nameSpan: Span,
        hint: Type?
    ) -> Node {
        let candidate = fitting.candidate
        if candidate.needsUnwrap, let receiver = candidate.receiver {
            return failure(nameSpan, CheckDiagnostic.optionalSelf(function.name, receiver.span))
        }
        if let base = candidate.base, case .existential = base.kind, candidate.receiver != nil, !context.isLibrary,
            function.parameters.contains(where: { dependsOnSelf($0.type, base) })
        {
            return failure(nameSpan, CheckDiagnostic.existentialMember(function.name, base, nameSpan, checker))
        }
        if function.kind == .initializer, candidate.metatype != nil, !function.isRequired, !function.isLibrary,
            let owner = function.owner, owner.kind == .class, !owner.collection.isFinal
        {
            return failure(nameSpan, CheckDiagnostic.needsRequired(owner.name, nameSpan))
        }
        let instance = instance(candidate, function.environment, span)
        checker.lastSpan = nameSpan
        let holds = solver.require(requirements(of: function), instance, at: nameSpan)
        if wantsStop { return errorNode(span) }
        if !holds {
            abandon(given)
            return errorNode(span)
        }
        solver.progress += 1
        let result = resultType(function, candidate, instance)
        // What a closure earlier in the chain gave may still become wider: the place says so before the arguments do.
        if let hint, let base = candidate.base, solver.hasSoftPart(base), !solver.isUnknown(hint) {
            _ = solver.attempt { solver.convert(result, hint) }
        }
        let made = bind(opened(fitting.parameters, instance), given, fitting.match, nil)
        if wantsStop { return errorNode(span) }
        if let hint, !solver.isUnknown(hint), !solver.isUnknown(result), !isExistential(hint) {
            _ = solver.attempt { solver.convert(result, hint) }
        }
        if function.takesMarbles { readMarbles(given, fitting.match, result) }
        solver.drain()
        if wantsStop { return errorNode(span) }
        priceOpenParameters(instance)
        checkMutating(function, candidate, nameSpan)
        if fitting.match.defaults > 0, !solver.isQuiet { checker.wantDefaults(function) }
        let node = Node(result, span) { [self] in
            let callee = callee(function, candidate, instance, span)
            let known = final(result, span)
            if !context.isLibrary { checker.noteOlderSpelling(function, at: nameSpan) }
            let values = made.map { $0() }
            if let special = shortCircuit(function, values, known, span) { return special }
            return TExpr(
                .call(callee, receiver: receiver(of: function, candidate, span), values), known, span)
        }
        node.isDiscardable =
            function.isDiscardable || function.result.isVoid || function.result === checker.neverType
            || function.kind == .initializer && function.isDiscardable
        node.isIUO = function.isImplicitlyUnwrapped
        return node
    }

    /// Whatever a call gives becomes `Any`, or `Any?`: that says nothing of what its parameters are.
    private func isExistential(_ hint: Type) -> Bool {
        hint.isExistential || checker.wrapped(hint).map { isExistential($0) } ?? false
    }

    /// An overload that leaves its own parameters open is the worse choice.
    private func priceOpenParameters(_ instance: Instance) {
        guard solver.isQuiet else { return }
        for argument in instance.substitution.arguments where solver.isUnknown(argument) { solver.score += 50_000 }
    }

    /// `&&`, `||` of Bool and `??` have nodes of their own.
    func shortCircuit(_ function: FunctionSymbol, _ values: [TArgument], _ type: Type, _ span: Span) -> TExpr? {
        guard function.isLibrary, values.count == 2, case .value(let left) = values[0],
            case .value(let right) = values[1],
            function.name == Names.and || function.name == Names.or || function.name == Names.coalesce,
            case .closure(let closure) = right.kind, case .return(let body?)? = closure.body.statements.first?.kind
        else { return nil }
        if function.name == Names.and { return TExpr(.and(left, body), type, span) }
        if function.name == Names.or { return TExpr(.or(left, body), type, span) }
        return TExpr(.coalesce(left, converted(body, to: type)), type, span)
    }

    /// Asks for the very type behind a protocol, which a value of `any P` does not tell.
    func dependsOnSelf(_ type: Type, _ existential: Type) -> Bool {
        // What the existential's arguments say is known.
        let type = type.mapped { part in
            if case .dependent(_, let associated) = part.kind { return checker.fixed(associated, in: existential) }
            return nil
        }
        return type.contains { part in
            switch part.kind {
            case .parameter(let parameter): return parameter.isSelf
            case .dependent(let base, _):
                if case .parameter(let parameter) = base.kind { return parameter.isSelf }
                return false
            default: return false
            }
        }
    }

    private func checkMutating(_ function: FunctionSymbol, _ candidate: Candidate, _ span: Span) {
        guard function.isMutating, let receiver = candidate.receiver, isValueType(solver.resolve(receiver.type)) else {
            return
        }
        if let reason = receiver.immutable {
            fail(CheckDiagnostic.mutatingOnImmutable(function.name, receiver.variable, reason(), span))
        } else if receiver.place == nil {
            fail(CheckDiagnostic.mutatingOnValue(function.name, span))
        }
    }

    private func applyUnapplied(
        _ function: FunctionSymbol, _ fitting: Fitting, _ given: [CallArgument], _ span: Span
    ) -> Node {
        let node = functionValue(function, fitting.candidate, span)
        guard let type = node.type.asFunction, let first = type.parameters.first else { return errorNode(span) }
        let receiver = coerce(given[0].node, to: first.type)
        return Node(type.result, span) { [self] in
            TExpr(.apply(node.make(), [.value(receiver.make())]), final(type.result, span), span)
        }
    }

    private func apply(
        _ element: EnumCaseSymbol, _ fitting: Fitting, _ given: [CallArgument], _ span: Span, hint: Type?
    ) -> Node {
        let instance = instance(fitting.candidate, element.owner.environment, span)
        let made = bind(opened(fitting.parameters, instance), given, fitting.match, nil)
        if wantsStop { return errorNode(span) }
        if fitting.match.defaults > 0, !solver.isQuiet { checker.checkPayloadDefaults(element) }
        let result = solver.open(element.owner.declaredType, instance)
        if let hint, !solver.isUnknown(hint) { _ = solver.attempt { solver.convert(result, hint) } }
        solver.drain()
        return Node(result, span) { [self] in
            let values = made.enumerated().map { index, value -> TExpr in
                if case .value(let expr) = value() { return expr }
                return element.payload[index].defaultValue ?? TExpr(.error, .error, span)
            }
            return TExpr(.enumCase(element, values), final(result, span), span)
        }
    }

    // MARK: - Subscripts

    func inferSubscript(_ access: SubscriptExpr, _ span: Span, hint: Type?) -> Node {
        let base = infer(access.base)
        if wantsStop { return base }
        return subscriptNode(base, access, span, hint: hint)
    }

    private func subscriptNode(_ node: Node, _ access: SubscriptExpr, _ span: Span, hint: Type?) -> Node {
        if access.arguments.count == 1, access.arguments[0].label == Names.keyPath, node.named == nil {
            return keyPathAccess(node, access.arguments[0].value, span)
        }
        let base = node.named == nil ? unwrappedIfImplicit(node) : node
        let type = base.named.map { solver.resolve($0) } ?? known(base.type)
        let given = access.arguments.map { argument($0) }
        if type.isError || wantsStop { return errorNode(span) }
        if type.asVariable != nil {
            return deferred(until: base.type, span) { [self] in subscriptNode(node, access, span, hint: hint) }
        }
        let isStatic = base.named != nil
        let reach = Route(base: type, receiver: isStatic ? nil : base, isSuper: node.isSuper)
        let list = checker.lookup(Names.subscriptName, in: type)
            .filter { ($0.symbol as? SubscriptSymbol)?.isStatic == isStatic }
            .map { Candidate($0, reach) }
        if list.isEmpty { return failure(span, CheckDiagnostic.noSubscript(solver.zonk(type), span, checker)) }
        // Without labels the parameters of a subscript have none.
        return resolve(list, given, Names.subscriptName, nil, span, at: span, hint: hint)
    }

    private func apply(
        _ member: SubscriptSymbol, _ fitting: Fitting, _ given: [CallArgument], _ span: Span, hint: Type?
    ) -> Node {
        let candidate = fitting.candidate
        if let getter = member.getter { checker.resolve(getter) }
        if let setter = member.setter { checker.resolve(setter) }
        let instance = instance(candidate, member.environment, span)
        if let requirements = member.declaration?.requirements, !requirements.isEmpty {
            _ = solver.require(requirements, instance, at: span)
        }
        let own = member.environment.requirements
        _ = solver.require(own, instance, at: span)
        let made = bind(opened(fitting.parameters, instance), given, fitting.match, nil)
        if wantsStop { return errorNode(span) }
        let type = solver.open(member.result, instance)
        solver.drain()
        priceOpenParameters(instance)
        return subscriptValue(member, candidate, instance, made, type, span)
    }

    private func subscriptValue(
        _ member: SubscriptSymbol, _ candidate: Candidate, _ instance: Instance, _ made: [() -> TArgument],
        _ type: Type, _ span: Span
    ) -> Node {
        guard let getter = member.getter else { return errorNode(span) }
        let isValue = candidate.receiver.map { isValueType(solver.resolve($0.type)) } ?? false
        let node = Node(type, span) { [self] in
            TExpr(
                .call(
                    callee(getter, candidate, instance, span), receiver: receiver(of: getter, candidate, span),
                    made.map { $0() }), final(type, span), span)
        }
        node.place = { [self] in
            let target: Receiver
            if isValue, member.setter?.isMutating ?? false, let place = candidate.receiver?.place {
                target = .place(place())
            } else {
                target = receiver(of: getter, candidate, span)
            }
            return .computed(
                receiver: target, getter: callee(getter, candidate, instance, span),
                setter: member.setter.map { callee($0, candidate, instance, span) }, arguments: made.map { $0() },
                type: final(type, span))
        }
        if let setter = member.setter {
            if isValue, setter.isMutating {
                node.immutable =
                    candidate.receiver?.immutable
                    ?? (candidate.receiver?.place == nil
                        ? { CheckDiagnostic.assignToValue(Names.subscriptName, span) } : nil)
            }
        } else {
            node.immutable = { CheckDiagnostic.readOnly(Names.subscriptName, span) }
        }
        return node
    }
}
