import Diagnostics
import Syntax

// `a.b`, `Type.b`, `.b`: finding what the member is and reading it.

extension BodyChecker {
    func inferMember(_ member: MemberExpr, _ span: Span, hint: Type?) -> Node {
        guard let base = member.base else {
            return implicitMember(member, span, hint: hint) { [self] type in
                select(
                    staticCandidates(member, type), named: member.name, labels: member.labels, member.nameSpan,
                    hint: type)
            }
        }
        if let node = moduleMember(base, member, span, hint: hint) { return node }
        let node = inferBase(base, of: member.name, hint: base.startsImplicitly ? hint : nil)
        if wantsStop { return node }
        return access(node, member, span, hint: hint)
    }

    func inferBase(_ base: Expr, of member: Name, hint: Type?) -> Node {
        let saved = asked
        asked = (member, base.span)
        defer { asked = saved }
        return infer(base, hint: hint)
    }

    /// `Swift.print`, `RxSwift.Observable`
    private func moduleMember(_ base: Expr, _ member: MemberExpr, _ span: Span, hint: Type?) -> Node? {
        guard case .name(let name) = base.kind, checker.isModule(name.name), lookup(name.name) == nil else {
            return nil
        }
        let symbols =
            name.name == Names.main ? (checker.globals[member.name] ?? []) : checker.lookupLibrary(member.name)
        guard let first = symbols.first else { return nil }
        if first is NominalSymbol || first is TypealiasSymbol {
            let component = TypeRef.Component(name: member.name, arguments: member.genericArguments ?? [], span: span)
            let module = TypeRef.Component(name: name.name, arguments: [], span: base.span)
            return typeNode(resolveOpen(TypeRef(.named([module, component]), span)), span)
        }
        if let variable = first as? VariableSymbol { return variableNode(variable, span) }
        return select(
            symbols.map { Candidate(symbol: $0) }, named: member.name, labels: member.labels, span, hint: hint)
    }

    func access(_ node: Node, _ member: MemberExpr, _ span: Span, hint: Type?) -> Node {
        if let named = node.named { return typeMember(named, node.dynamicSelf, member, span, hint: hint) }
        let type = known(node.type)
        if type.isError { return errorNode(span) }
        if type.asVariable != nil {
            return deferred(until: node.type, span) { [self] in access(node, member, span, hint: hint) }
        }
        if member.name == Names.selfValue { return node }
        if let fields = type.asTuple, let node = tupleField(node, fields, member, span) { return node }
        let found = valueCandidates(node, type, member)
        let usable = found.filter(holds)
        if usable.isEmpty, let dynamic = dynamicMember(node, type, member, span) { return dynamic }
        if !found.isEmpty {
            return select(
                usable.isEmpty ? found : usable, named: member.name, labels: member.labels, member.nameSpan, hint: hint)
        }
        return unknownMember(node, type, member)
    }

    /// Whether the conditions of the extension that declares a property hold; true where that is not known yet.
    private func holds(_ candidate: Candidate) -> Bool {
        guard candidate.symbol is VariableSymbol else { return true }
        checker.resolve(candidate.symbol)
        guard let requirements = candidate.symbol.declaration?.requirements, !requirements.isEmpty else { return true }
        let known = owner(of: candidate)
        let arguments = known.arguments.map { solver.zonk($0) }
        if arguments.contains(where: \.isOpen) { return true }
        let owner = Substitution(known.parameters, arguments)
        return requirements.allSatisfy { checker.satisfied($0, owner) }
    }

    /// Members of a value: through an implicitly unwrapped optional too.
    func valueCandidates(_ node: Node, _ type: Type, _ member: MemberExpr) -> [Candidate] {
        if member.name == Names.deinitName { return [] }
        var receiver = node
        var type = type
        if node.isIUO, let wrapped = checker.wrapped(type) {
            let own = checker.lookup(member.name, in: type)
            if own.isEmpty || !checker.lookup(member.name, in: solver.resolve(wrapped)).isEmpty {
                receiver = forced(node, wrapped)
                type = solver.resolve(wrapped)
            }
        }
        if let instance = type.asMetatype {
            let instance = solver.resolve(instance)
            return reachable(
                checker.lookup(member.name, in: instance), isStatic: true,
                Route(base: instance, metatype: receiver, isSuper: node.isSuper))
        }
        let explicit = (member.genericArguments ?? []).map { resolveOpen($0) }
        return reachable(
            checker.lookup(member.name, in: type), isStatic: false,
            Route(base: type, receiver: receiver, explicit: explicit, isSuper: node.isSuper))
    }

    private func typeMember(
        _ type: Type, _ dynamicSelf: Node?, _ member: MemberExpr, _ span: Span, hint: Type?
    ) -> Node {
        let base = solver.resolve(type)
        if base.isError { return errorNode(span) }
        if member.name == Names.selfValue {
            if let dynamicSelf { return dynamicSelf }
            return Node(.metatype(base), span) { [self] in
                let known = final(base, span)
                return TExpr(.metatype(known), .metatype(known), span)
            }
        }
        if member.name == Names.type || member.name == Names.protocolName { return typeNode(.metatype(base), span) }
        if let nested = nestedType(member, base, span) { return nested }
        let found = staticCandidates(member, base, on: dynamicSelf)
        if !found.isEmpty {
            return select(found, named: member.name, labels: member.labels, member.nameSpan, hint: hint)
        }
        if checker.isUncertain(base) { return errorNode(span) }
        return failure(
            member.nameSpan,
            CheckDiagnostic.unknownMember(
                member.name, on: solver.zonk(base), isStatic: true, member.nameSpan,
                nearest: nearestMembers(member.name, base, isStatic: true), checker))
    }

    private func nestedType(_ member: MemberExpr, _ base: Type, _ span: Span) -> Node? {
        guard let found = checker.memberType(member.name, of: base) else { return nil }
        switch found {
        case .type(let type): return typeNode(type, span)
        case .symbol(let symbol, _):
            checkAccess(symbol, member.nameSpan)
            let component = TypeRef.Component(
                name: member.name, arguments: member.genericArguments ?? [], span: member.nameSpan)
            return typeNode(
                checker.resolve(component, of: base, in: context, open: { [self] in solver.fresh($0.name, at: span) }),
                span)
        }
    }

    /// Static members and initialisers; instance methods as functions of their receiver.
    func staticCandidates(_ member: MemberExpr, _ base: Type, on dynamicSelf: Node? = nil) -> [Candidate] {
        let explicit = (member.genericArguments ?? []).map { resolveOpen($0) }
        let entries = checker.lookup(member.name, in: base)
        let statics = reachable(
            entries, isStatic: true,
            Route(base: base, metatype: dynamicSelf ?? subclassMetatype(base, member.nameSpan), explicit: explicit))
        if !statics.isEmpty { return statics }
        return reachable(entries, isStatic: false, Route(base: base, isUnapplied: true))
            .filter { $0.symbol is FunctionSymbol }
    }

    /// A generic parameter that stands for a subclass: its own static members and initialisers run.
    private func subclassMetatype(_ base: Type, _ span: Span) -> Node? {
        guard isSubclassParameter(base) else { return nil }
        return Node(.metatype(base), span) { TExpr(.metatype(base), .metatype(base), span) }
    }

    /// `C` in `<C: SomeClass>`
    func isSubclassParameter(_ type: Type) -> Bool {
        guard case .parameter = type.kind else { return false }
        return checker.superclass(of: type) != nil
    }

    private func tupleField(_ node: Node, _ fields: [TupleField], _ member: MemberExpr, _ span: Span) -> Node? {
        let index = Int(member.name.text) ?? fields.firstIndex { $0.label == member.name }
        guard let index, fields.indices.contains(index) else { return nil }
        let type = fields[index].type
        let result = Node(type, span) { [self] in
            TExpr(.tupleField(node.make(), index), final(type, span), span)
        }
        if let place = node.place { result.place = { .tupleField(place(), index) } }
        result.immutable = node.immutable
        return result
    }

    func unknownMember(_ node: Node, _ type: Type, _ member: MemberExpr) -> Node {
        let span = member.nameSpan
        if member.name == Names.deinitName { return failure(span, CheckDiagnostic.deinitCalled(span)) }
        if let hidden = checker.lookup(member.name, in: type).first(where: { !checker.isVisibleMember($0.symbol) }) {
            let module = checker.module(of: hidden.symbol)
            return failure(
                span,
                CheckDiagnostic.missingImport(
                    member.name, on: checker.describe(solver.zonk(type)), module: module, span))
        }
        if let wrapped = checker.wrapped(type), !checker.lookup(member.name, in: solver.resolve(wrapped)).isEmpty {
            if node.variable?.name == Names.selfValue {
                return failure(span, CheckDiagnostic.optionalSelf(member.name, node.span))
            }
            return failure(span, CheckDiagnostic.optionalMember(member.name, solver.zonk(type), span, checker))
        }
        if checker.isUncertain(solver.zonk(type)) { return errorNode(span) }
        return failure(
            span,
            CheckDiagnostic.unknownMember(
                member.name, on: solver.zonk(type), isStatic: false, span,
                nearest: nearestMembers(member.name, type, isStatic: false), checker))
    }

    func nearestMembers(_ name: Name, _ type: Type, isStatic: Bool) -> [String] {
        guard checker.canSuggest else { return [] }
        let all = checker.members(of: type).filter { $0.isStatic == isStatic }.map(\.symbol.name.text)
        return nearestNames(to: name.text, among: Array(Set(all)))
    }

    // MARK: - Implicit members

    /// `.name`: the type comes from the place; what is not known yet is waited for.
    func implicitMember(
        _ member: MemberExpr, _ span: Span, hint: Type?, _ use: @escaping (Type) -> Node
    ) -> Node {
        let wanted: Type
        if let hint, !solver.isUnknown(hint) {
            wanted = fixedSelf(member.name, for: hint) ?? solver.resolve(hint)
            return implicitMember(member, in: wanted, span, use)
        }
        wanted = solver.fresh(at: span)
        wanted.asVariable?.isContextual = true
        return deferred(until: wanted, as: wanted, span, acceptsLiteral: false) { [self] in
            implicitMember(member, in: solver.resolve(wanted), span, use)
        }
    }

    /// `.meter` where a `Unit` is wanted and `extension Unit where Self == Meter` has it: the type that has the member.
    func fixedSelf(_ name: Name, for type: Type) -> Type? {
        let known = solver.resolve(type)
        var queue: [NominalSymbol]
        if let variable = known.asVariable {
            queue = solver.protocolsAsked(of: variable)
        } else if case .existential(let protocols, _) = known.kind {
            queue = protocols
        } else {
            return nil
        }
        var seen: Set<ObjectIdentifier> = []
        while let symbol = queue.popLast() {
            guard seen.insert(ObjectIdentifier(symbol)).inserted else { continue }
            checker.collectMembers(symbol)
            for member in symbol.members[name] ?? [] where checker.isStatic(member) {
                for requirement in member.declaration?.requirements ?? [] {
                    if case .same(let own) = requirement.kind,
                        case .parameter(let parameter) = requirement.subject.kind,
                        parameter.isSelf, !own.isGeneric
                    {
                        return own
                    }
                }
            }
            checker.resolveHeader(symbol)
            queue += symbol.refined
        }
        return nil
    }

    private func implicitMember(
        _ member: MemberExpr, in type: Type, _ span: Span, _ use: (Type) -> Node
    ) -> Node {
        var type = type
        if let variable = type.asVariable, variable.literal != .none { type = known(type) }
        if type.isError { return errorNode(span) }
        if let wrapped = checker.wrapped(type), member.name != Names.none, member.name != Names.some {
            let inner = solver.resolve(wrapped)
            if inner.asVariable == nil, !checker.lookup(member.name, in: inner).isEmpty { type = inner }
        }
        if type.asFunction == nil,
            !checker.lookup(member.name, in: type).contains(where: { checker.isStatic($0.symbol) })
        {
            if checker.isUncertain(solver.zonk(type)) { return errorNode(span) }
            return failure(
                member.nameSpan,
                CheckDiagnostic.unknownMember(
                    member.name, on: solver.zonk(type), isStatic: true, member.nameSpan,
                    nearest: nearestMembers(member.name, type, isStatic: true), checker))
        }
        // A class's factory may give a subclass; a generic type may differ in its arguments.
        return use(type)
    }

    // MARK: - Values of members

    /// The one of the candidates that a value is wanted of.
    func select(
        _ candidates: [Candidate], named name: Name, labels: [Name?]?, _ span: Span, hint: Type?
    ) -> Node {
        var fitting = candidates
        if let labels {
            fitting = candidates.filter { candidate in
                checker.resolve(candidate.symbol)
                return parameters(of: candidate)?.map(\.label) == labels
            }
            if fitting.isEmpty {
                let symbol = candidates.first { $0.symbol is FunctionSymbol }?.symbol
                return failure(
                    span, CheckDiagnostic.noSuchLabels(name, labels, symbol.map { checker.signature($0) }, span))
            }
        }
        if let value = fitting.first(where: { !($0.symbol is FunctionSymbol) }) {
            return memberValue(value, span)
        }
        if fitting.count == 1 { return memberValue(fitting[0], span) }
        if let hint, !solver.isUnknown(hint) { return overloaded(fitting, as: solver.resolve(hint), name, span) }
        let wanted = solver.fresh(at: span)
        wanted.asVariable?.isContextual = true
        let natural = natural(fitting)
        return deferred(
            until: wanted, as: wanted, orForced: natural != nil, kind: natural == nil ? .other : .choice, span,
            acceptsLiteral: false
        ) { [self] in
            if let natural, solver.isUnknown(wanted) { return memberValue(natural, span) }
            return overloaded(fitting, as: solver.resolve(wanted), name, span)
        }
    }

    /// The one that is meant where nothing says so: what a type and its protocols declare under the same labels is one
    /// member, and the first of them hides the others. Two of the same owner are overloads: neither is meant.
    private func natural(_ candidates: [Candidate]) -> Candidate? {
        let preferred = candidates.filter { !($0.symbol.declaration?.isDisfavored ?? false) }
        let order = ranked(preferred.isEmpty ? candidates : preferred)
        let labels = order.map { parameters(of: $0)?.map(\.label) }
        let owners = Set(order.map { $0.symbol.parent.map { ObjectIdentifier($0) } })
        return owners.count == order.count && labels.allSatisfy { $0 == labels[0] } ? order.first : nil
    }

    /// The overload that fits a function type.
    private func overloaded(_ candidates: [Candidate], as wanted: Type, _ name: Name, _ span: Span) -> Node {
        let target = checker.wrapped(wanted) ?? wanted
        if let unknown = target.asFunction?.parameters.first(where: { solver.isUnknown($0.type) }) {
            return deferred(until: unknown.type, orForced: true, kind: .choice, span) { [self] in
                fitting(candidates, target, name, span)
            }
        }
        return fitting(candidates, target, name, span)
    }

    private func fitting(_ candidates: [Candidate], _ target: Type, _ name: Name, _ span: Span) -> Node {
        for candidate in ranked(candidates) {
            var node: Node?
            let mark = solver.mark()
            let fits = solver.attempt {
                let made = memberValue(candidate, span)
                node = made
                guard solver.convert(made.type, target) else { return false }
                solver.drain()
                return solver.conditionsCouldHold(since: mark)
            }
            if fits, let node { return node }
        }
        return failure(span, CheckDiagnostic.noOverload(name, solver.zonk(target), span, checker))
    }

    func memberValue(_ candidate: Candidate, _ span: Span) -> Node {
        checker.resolve(candidate.symbol)
        checkAccess(candidate.symbol, span)
        switch candidate.symbol {
        case let variable as VariableSymbol:
            if variable.isBeingInferred { return failure(span, CheckDiagnostic.circularType(variable.name, span)) }
            return property(variable, candidate, span)
        case let function as FunctionSymbol: return functionValue(function, candidate, span)
        case let element as EnumCaseSymbol: return caseValue(element, candidate, span)
        case let nominal as NominalSymbol:
            let owner = owner(of: candidate)
            return typeNode(
                .nominal(nominal, nominal.environment.parameters.map { owner[$0] ?? .parameter($0) }), span)
        default: return errorNode(span)
        }
    }

    /// Private members are for the type that declares them and what stands inside it.
    func checkAccess(_ symbol: Symbol, _ span: Span) {
        guard let declaration = symbol.declaration, declaration.isPrivate, !symbol.isLibrary,
            !declaration.decl.modifiers.has(Names.fileprivateName), let owner = symbol.parent as? NominalSymbol
        else { return }
        if isInside(symbol) { return }
        let isInit = (symbol as? FunctionSymbol)?.kind == .initializer
        fail(
            isInit
                ? CheckDiagnostic.privateInit(owner.name, span)
                : CheckDiagnostic.privateMember(symbol.name, owner.name, span))
    }

    /// Whether this place is inside the type that declares the member.
    func isInside(_ symbol: Symbol) -> Bool { context.isInside(symbol.parent) }

    func instance(_ candidate: Candidate, _ environment: GenericEnvironment, _ span: Span) -> Instance {
        var known = owner(of: candidate)
        // Inside of a generic function its parameters are what they are: a local function does not choose them again.
        let isLocal = (candidate.symbol as? FunctionSymbol)?.kind == .function
        let around = checker.environment?.parameters ?? []
        for parameter in environment.parameters where parameter.parent !== candidate.symbol {
            guard isLocal || parameter.parent is FunctionSymbol, known[parameter] == nil,
                around.contains(where: { $0 === parameter })
            else { continue }
            known.parameters.append(parameter)
            known.arguments.append(.parameter(parameter))
        }
        if !candidate.explicit.isEmpty {
            let own = environment.parameters.suffix(environment.parameters.count - known.parameters.count)
            for (parameter, type) in zip(own, candidate.explicit) {
                known.parameters.append(parameter)
                known.arguments.append(type)
            }
        }
        return solver.instantiate(environment, known: known, at: span)
    }

    private func property(_ variable: VariableSymbol, _ candidate: Candidate, _ span: Span) -> Node {
        if let receiver = candidate.receiver, candidate.needsUnwrap {
            return failure(span, CheckDiagnostic.optionalSelf(variable.name, receiver.span))
        }
        if candidate.isUnapplied { return failure(span, CheckDiagnostic.instanceMember(variable.name, span)) }
        let environment =
            variable.getter?.environment ?? (variable.parent as? NominalSymbol)?.environment
            ?? GenericEnvironment(parameters: [], requirements: [])
        if let getter = variable.getter { checker.resolve(getter) }
        if let setter = variable.setter { checker.resolve(setter) }
        let carrier = variable.getter?.environment ?? environment
        let instance = instance(candidate, carrier, span)
        if let requirements = variable.declaration?.requirements, !requirements.isEmpty {
            _ = solver.require(requirements, instance, at: span)
        }
        guard let declared = variable.type else { return errorNode(span) }
        let type = solver.open(declared, instance)
        let node: Node
        switch variable.storage {
        case .field: node = field(variable, candidate, type, span)
        case .staticField:
            node = Node(type, span) { [self] in
                TExpr(
                    .load(.staticField(variable, final(instance.substitution, span))), final(type, span), span)
            }
            node.place = { [self] in .staticField(variable, final(instance.substitution, span)) }
            if variable.isLet { node.immutable = { CheckDiagnostic.assignToLet(variable, span) } }
        case .computed, .local, .global: node = computed(variable, candidate, instance, type, span)
        }
        if let declaration = variable.declaration, !variable.isLibrary, node.immutable == nil,
            declaration.decl.modifiers.has(Names.privateSet), !isInside(variable)
        {
            node.immutable = { CheckDiagnostic.privateSetter(variable, span) }
        }
        node.isIUO = variable.isImplicitlyUnwrapped
        node.variable = variable
        return node
    }

    private func field(_ variable: VariableSymbol, _ candidate: Candidate, _ type: Type, _ span: Span) -> Node {
        guard let receiver = candidate.receiver else { return errorNode(span) }
        if variable.isOverridden, !candidate.isSuper, !isOwnStorage(receiver, variable),
            let getter = checker.storedAccessor(variable, .getter)
        {
            return overridable(variable, getter, candidate, type, span)
        }
        let isObject = (variable.parent as? NominalSymbol)?.kind == .class
        let node: Node
        if isObject {
            node = Node(type, span) { [self] in TExpr(.field(receiver.make(), variable), final(type, span), span) }
            node.place = { .instanceField(receiver.make(), variable) }
        } else {
            node = Node(type, span) { [self] in
                if let place = receiver.place {
                    return TExpr(.load(.field(place(), variable)), final(type, span), span)
                }
                return TExpr(.field(receiver.make(), variable), final(type, span), span)
            }
            if let place = receiver.place { node.place = { .field(place(), variable) } }
            node.immutable =
                receiver.immutable
                ?? (receiver.place == nil ? { CheckDiagnostic.assignToValue(variable.name, span) } : nil)
        }
        if variable.isLet, !isInitializing(receiver, variable) {
            node.immutable = { CheckDiagnostic.assignToLet(variable, span) }
        }
        if variable.isLazy, !isObject, !context.isLibrary {
            // Its first use puts the value in.
            if let reason = receiver.immutable {
                fail(CheckDiagnostic.mutatingOnImmutable(variable.name, receiver.variable, reason(), span))
            } else if receiver.place == nil {
                fail(CheckDiagnostic.mutatingOnValue(variable.name, span))
            }
        }
        return node
    }

    /// A stored property that a subclass overrides is reached through its accessors.
    private func overridable(
        _ variable: VariableSymbol, _ getter: FunctionSymbol, _ candidate: Candidate, _ type: Type, _ span: Span
    ) -> Node {
        let setter = checker.storedAccessor(variable, .setter)
        let instance = instance(candidate, getter.environment, span)
        let node = Node(type, span) { [self] in
            TExpr(
                .call(callee(getter, candidate, instance, span), receiver: receiver(of: getter, candidate, span), []),
                final(type, span), span)
        }
        node.place = { [self] in
            .computed(
                receiver: receiver(of: getter, candidate, span), getter: callee(getter, candidate, instance, span),
                setter: setter.map { callee($0, candidate, instance, span) }, arguments: [], type: final(type, span))
        }
        if variable.isLet, !isInitializing(candidate.receiver!, variable) {
            node.immutable = { CheckDiagnostic.assignToLet(variable, span) }
        }
        return node
    }

    /// `self.x` in an initialiser or `deinit` of the class that declares x: the storage itself, whatever overrides it.
    private func isOwnStorage(_ receiver: Node, _ variable: VariableSymbol) -> Bool {
        guard let function = context.frame?.function, receiver.variable === function.selfVariable else { return false }
        // Observers set what they observe without being asked again.
        if function.kind == .willSet || function.kind == .didSet { return function.accessorOf === variable }
        return (function.kind == .initializer || function.kind == .deinitializer) && function.parent === variable.parent
    }

    /// `self.x = …` in an initialiser of the type that declares x.
    private func isInitializing(_ receiver: Node, _ variable: VariableSymbol) -> Bool {
        receiver.variable.map { isInitializing($0, variable) } ?? false
    }

    func isInitializing(_ root: VariableSymbol, _ variable: VariableSymbol) -> Bool {
        guard let function = context.frame?.function, function.kind == .initializer, root === function.selfVariable
        else {
            return false
        }
        return function.parent === variable.parent && !checker.hasInitializer(variable)
    }

    private func computed(
        _ variable: VariableSymbol, _ candidate: Candidate, _ instance: Instance, _ type: Type, _ span: Span
    ) -> Node {
        guard let getter = variable.getter else { return errorNode(span) }
        let isValue = candidate.receiver.map { isValueType(solver.resolve($0.type)) } ?? false
        if getter.isMutating, isValue, !context.isLibrary, let receiver = candidate.receiver {
            if let reason = receiver.immutable {
                fail(CheckDiagnostic.mutatingOnImmutable(variable.name, receiver.variable, reason(), span))
            } else if receiver.place == nil {
                fail(CheckDiagnostic.mutatingOnValue(variable.name, span))
            }
        }
        let node = Node(type, span) { [self] in
            TExpr(
                .call(
                    callee(getter, candidate, instance, span),
                    receiver: receiver(of: getter, candidate, span), []), final(type, span), span)
        }
        node.place = { [self] in
            let write = variable.setter
            let target: Receiver
            if isValue, let write, write.isMutating, let place = candidate.receiver?.place {
                target = .place(place())
            } else {
                target = receiver(of: getter, candidate, span)
            }
            return .computed(
                receiver: target, getter: callee(getter, candidate, instance, span),
                setter: write.map { callee($0, candidate, instance, span) }, arguments: [], type: final(type, span))
        }
        if let setter = variable.setter {
            if isValue, setter.isMutating {
                node.immutable =
                    candidate.receiver?.immutable
                    ?? (candidate.receiver?.place == nil ? { CheckDiagnostic.assignToValue(variable.name, span) } : nil)
            }
        } else {
            node.immutable = { CheckDiagnostic.readOnly(variable.name, span, of: variable.parent) }
        }
        return node
    }

    func isValueType(_ type: Type) -> Bool {
        switch type.kind {
        case .nominal(let symbol, _): return symbol.kind != .class
        case .parameter, .dependent, .existential, .opaque: return !checker.isClassBound(type)
        case .metatype: return false
        default: return true
        }
    }

    private func caseValue(_ element: EnumCaseSymbol, _ candidate: Candidate, _ span: Span) -> Node {
        let instance = instance(candidate, element.owner.environment, span)
        let result = solver.open(element.owner.declaredType, instance)
        if element.payload.isEmpty {
            return Node(result, span) { [self] in TExpr(.enumCase(element, []), final(result, span), span) }
        }
        let type = Type.function(element.payload.map { solver.open($0.type, instance) }, result)
        return Node(type, span) { [self] in TExpr(.enumCaseFunction(element), final(type, span), span) }
    }

    func functionValue(_ function: FunctionSymbol, _ candidate: Candidate, _ span: Span) -> Node {
        if candidate.needsUnwrap, let receiver = candidate.receiver {
            return failure(span, CheckDiagnostic.optionalSelf(function.name, receiver.span))
        }
        let instance = instance(candidate, function.environment, span)
        _ = solver.require(requirements(of: function), instance, at: span)
        let own = Type.function(
            FunctionType(
                parameters: function.parameters.map { parameter in
                    FunctionType.Parameter(
                        type: solver.open(
                            parameter.isVariadic ? checker.array(parameter.type) : parameter.type, instance),
                        isInout: parameter.isInout, isVariadic: parameter.isVariadic)
                }, result: resultType(function, candidate, instance), isThrowing: function.isThrowing))
        if candidate.isUnapplied, let base = candidate.base {
            let type = Type.function([base], own)
            return Node(type, span) { [self] in
                TExpr(.unappliedMethod(callee(function, candidate, instance, span)), final(type, span), span)
            }
        }
        return Node(own, span) { [self] in
            let bound = candidate.receiver ?? candidate.metatype
            return TExpr(
                .functionRef(callee(function, candidate, instance, span), bound: bound?.make()), final(own, span), span)
        }
    }

    func requirements(of function: FunctionSymbol) -> [Requirement] {
        // What the owner asks of its parameters holds already for a type that exists; the rest is asked here.
        function.environment.requirements
    }

    func resultType(_ function: FunctionSymbol, _ candidate: Candidate, _ instance: Instance) -> Type {
        let result = solver.open(function.result, instance)
        guard function.declaration?.returnsSelf ?? false || function.kind == .initializer, let base = candidate.base,
            base.isClass || isSubclassParameter(base)
        else { return result }
        return checker.wrapped(result) != nil ? checker.optional(base) : base
    }

    func callee(_ function: FunctionSymbol, _ candidate: Candidate, _ instance: Instance, _ span: Span) -> Callee {
        let dispatch: Callee.Dispatch
        let owner = function.owner
        if function.isRequirement {
            dispatch = .witness
        } else if owner?.kind == .class, !candidate.isSuper, !function.isFinal, owner?.collection.isFinal != true,
            function.kind != .initializer || (candidate.metatype != nil && function.isRequired),
            candidate.entry?.viaProtocol == nil
        {
            dispatch = .virtual
        } else {
            dispatch = .direct
        }
        return Callee(function, final(instance.substitution, span), dispatch)
    }

    func receiver(of function: FunctionSymbol, _ candidate: Candidate, _ span: Span) -> Receiver {
        if let metatype = candidate.metatype { return .metatype(metatype.make()) }
        guard let receiver = candidate.receiver else {
            if function.isStatic, !function.isLibrary, function.owner?.kind == .class, let base = candidate.base,
                solver.zonk(base).isClass
            {
                // A static member inherited by a class has that class as its `self`.
                let own = final(base, span)
                return .metatype(TExpr(.metatype(own), .metatype(own), span))
            }
            return .none
        }
        if function.isMutating, isValueType(solver.zonk(receiver.type)), let place = receiver.place {
            return .place(mutated(place()))
        }
        let made = receiver.make()
        // A member of the superclass sees its own type.
        return .value(made)
    }
}

extension Expr {
    /// `.just(1).map { … }`: the chain begins with an implicit member, whose type is that of the whole.
    var startsImplicitly: Bool {
        switch kind {
        case .member(let member): return member.base?.startsImplicitly ?? true
        case .call(let call): return call.callee.startsImplicitly
        case .subscript(let access): return access.base.startsImplicitly
        case .forceUnwrap(let inner), .chainLink(let inner), .paren(let inner): return inner.startsImplicitly
        default: return false
        }
    }
}
