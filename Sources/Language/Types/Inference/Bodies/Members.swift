import Declarations
import Diagnostics
import Syntax
import TypeModel

// Looks up members: `a.b`, `Type.b`, `.b`. MemberValues.swift converts them to values.

extension BodyChecker {
    func inferMember(_ member: MemberExpr, _ span: Span, expected: Expectation) -> PendingExpr {
        guard let base = member.base else {
            return implicitMember(member, span, expected: expected) { [self] type in
                selectCandidate(
                    staticCandidates(member, type), named: member.name, labels: member.labels, member.nameSpan,
                    expected: expected.withType(type))
            }
        }
        if let draft = moduleMember(base, member, span, expected: expected) { return draft }
        let draft = inferBase(
            base, of: member.name, as: base.isImplicitMemberChain ? expected.type : nil, isCalled: false)
        if shouldStop { return draft }
        return memberAccess(draft, member, span, expected: expected)
    }

    func inferBase(_ base: Expr, of member: Name, as type: Type?, isCalled: Bool = true) -> PendingExpr {
        // A key path with a root needs no expected type.
        if case .keyPath(let path) = base.withoutParens.kind, path.root != nil {
            return inferKeyPath(path, base.span, isValue: true)
        }
        return infer(base, expected: Expectation(type, .base(of: member, isCalled: isCalled)))
    }

    /// Infers a name that follows its module's name: `Swift.print`, `RxSwift.Observable`.
    private func moduleMember(_ base: Expr, _ member: MemberExpr, _ span: Span, expected: Expectation) -> PendingExpr? {
        guard case .name(let name) = base.kind, checker.isModule(name.name),
            NameLookup(body: self).lookup(name.name) == nil
        else {
            return nil
        }
        let symbols =
            name.name == Names.main ? (checker.globals[member.name] ?? []) : checker.lookupLibrary(member.name)
        guard let first = symbols.first else { return nil }
        if first is NominalSymbol || first is TypealiasSymbol {
            let component = TypeRef.Component(name: member.name, arguments: member.genericArguments ?? [], span: span)
            let module = TypeRef.Component(name: name.name, arguments: [], span: base.span)
            return pendingType(resolveOpen(TypeRef(.named([module, component]), span)), span)
        }
        if let variable = first as? VariableSymbol { return NameLookup(body: self).pendingVariable(variable, span) }
        return selectCandidate(
            symbols.map { Candidate(symbol: $0) }, named: member.name, labels: member.labels, span, expected: expected)
    }

    func memberAccess(_ draft: PendingExpr, _ member: MemberExpr, _ span: Span, expected: Expectation) -> PendingExpr {
        if let named = draft.namedType { return typeMember(named, draft.dynamicSelf, member, span, expected: expected) }
        let type = solvedExpectation(draft.type, having: member.name)
        if type.isError { return errorExpr(span) }
        if type.asVariable != nil {
            return whenTypeKnown(until: draft.type, span) { [self] in
                memberAccess(draft, member, span, expected: expected)
            }
        }
        if member.name == Names.selfValue { return draft }
        if let fields = type.asTuple, let draft = tupleField(draft, fields, member, span) { return draft }
        if draft.isImplicitlyUnwrapped, let inner = checker.wrapped(type).map({ solver.resolve($0) }),
            let fields = inner.asTuple,
            let field = tupleField(forceUnwrapped(draft, inner), fields, member, span)
        {
            return field
        }
        // A nested type may follow any expression for a metatype, as in `type(of: tiger).Food`.
        if let instance = type.asMetatype, let nested = nestedType(member, solver.resolve(instance), span) {
            return nested
        }
        let found = valueCandidates(draft, type, member)
        let isDynamic = checker.takesAnyMember(type)
        let usable = found.filter { mayHaveProperty($0, functions: isDynamic) }
        if usable.isEmpty, let dynamic = dynamicMember(draft, type, member, span, expected: expected) { return dynamic }
        if !found.isEmpty {
            return selectCandidate(
                usable.isEmpty ? found : usable, named: member.name, labels: member.labels, member.nameSpan,
                expected: expected)
        }
        return unknownMember(draft, type, member)
    }

    /// Returns true if the type has a property of the name, or if that is unknown. If dynamic members are possible,
    /// functions count too: `rx.title` of a bar button is a dynamic member, although buttons have a function `title`.
    private func mayHaveProperty(_ candidate: Candidate, functions: Bool) -> Bool {
        guard functions || candidate.symbol is VariableSymbol,
            let base = candidate.base.map({ solver.replaceKnownVariables($0) }), !base.isOpen
        else { return true }
        return checker.meetsMemberConditions(candidate.member, for: base)
    }

    /// Returns the members of a value, also through an implicitly unwrapped optional.
    func valueCandidates(_ draft: PendingExpr, _ type: Type, _ member: MemberExpr) -> [Candidate] {
        if member.name == Names.deinitName { return [] }
        var receiver = draft
        var type = type
        if draft.isImplicitlyUnwrapped, let wrapped = checker.wrapped(type) {
            let own = checker.lookup(member.name, in: type)
            if own.isEmpty || !checker.lookup(member.name, in: solver.resolve(wrapped)).isEmpty {
                receiver = forceUnwrapped(draft, wrapped)
                type = solver.resolve(wrapped)
            }
        }
        if let instance = type.asMetatype {
            let instance = solver.resolve(instance)
            return NameLookup(body: self).reachableCandidates(
                members(member.name, of: instance), isStatic: true,
                AccessPath(base: instance, metatype: receiver, isSuper: draft.isSuper))
        }
        let explicit = (member.genericArguments ?? []).map { resolveOpen($0) }
        if let superclass = declaringClass(of: type, declaring: member.name) {
            receiver = coerce(receiver, to: superclass)
            type = superclass
        }
        return NameLookup(body: self).reachableCandidates(
            members(member.name, of: type), isStatic: false,
            AccessPath(base: type, receiver: receiver, explicitArguments: explicit, isSuper: draft.isSuper))
    }

    /// Returns the class in a composition that declares a member, as in `Animal & Greeter` or
    /// `protocol Greeter where Self: Animal`. The object is then accessed without its existential box.
    func declaringClass(of type: Type, declaring name: Name) -> Type? {
        guard type.isExistential, let superclass = checker.superclass(of: type),
            !checker.lookup(name, in: superclass).isEmpty
        else {
            return nil
        }
        return superclass
    }

    /// Returns the members with a name. If a program uses a name that no loaded module declares, modules that are not
    /// loaded yet are loaded and searched.
    func members(_ name: Name, of type: Type) -> [MemberEntry] {
        let found = checker.lookup(name, in: type)
        guard found.isEmpty, !context.isLibrary, LaterModules(checker).readModules() else { return found }
        return checker.lookup(name, in: type)
    }

    private func typeMember(
        _ type: Type, _ dynamicSelf: PendingExpr?, _ member: MemberExpr, _ span: Span, expected: Expectation
    ) -> PendingExpr {
        let base = solver.resolve(type)
        if base.isError { return errorExpr(span) }
        if member.name == Names.selfValue {
            if let dynamicSelf { return dynamicSelf }
            return PendingExpr(.metatype(base), span) { [self] in
                let known = finalized(base, span)
                return TExpr(.metatype(known), .metatype(known), span)
            }
        }
        if member.name == Names.type || member.name == Names.protocolName { return pendingType(.metatype(base), span) }
        if let nested = nestedType(member, base, span) { return nested }
        let found = staticCandidates(member, base, on: dynamicSelf)
        if !found.isEmpty {
            return selectCandidate(
                found, named: member.name, labels: member.labels, member.nameSpan, expected: expected)
        }
        if checker.hasUnknownMembers(base) { return errorExpr(span) }
        if checker.lookup(member.name, in: base).contains(where: { $0.symbol is VariableSymbol }) {
            return failure(
                member.nameSpan,
                CheckDiagnostic.instanceMember(
                    member.name, of: solver.replaceKnownVariables(base), member.nameSpan, checker))
        }
        return failure(
            member.nameSpan,
            CheckDiagnostic.unknownMember(
                member.name, on: solver.replaceKnownVariables(base), isStatic: true, member.nameSpan,
                nearest: nearestMembers(member.name, base, isStatic: true), checker))
    }

    private func nestedType(_ member: MemberExpr, _ base: Type, _ span: Span) -> PendingExpr? {
        guard let found = checker.memberType(member.name, of: base) else { return nil }
        switch found {
        case .type(let type): return pendingType(type, span)
        case .symbol(let symbol, _):
            checkAccess(symbol, member.nameSpan)
            let component = TypeRef.Component(
                name: member.name, arguments: member.genericArguments ?? [], span: member.nameSpan)
            return pendingType(
                checker.resolve(
                    component, of: base, in: context, open: { [self] in solver.freshVariable($0.name, at: span) }),
                span)
        }
    }

    /// Returns static members and initialisers, and instance methods as functions of their receiver.
    func staticCandidates(_ member: MemberExpr, _ base: Type, on dynamicSelf: PendingExpr? = nil) -> [Candidate] {
        let explicit = (member.genericArguments ?? []).map { resolveOpen($0) }
        let entries = members(member.name, of: base)
        let statics = NameLookup(body: self).reachableCandidates(
            entries, isStatic: true,
            AccessPath(
                base: base, metatype: dynamicSelf ?? subclassMetatype(base, member.nameSpan),
                explicitArguments: explicit)
        )
        if !statics.isEmpty { return statics }
        return NameLookup(body: self).reachableCandidates(
            entries, isStatic: false, AccessPath(base: base, isUnapplied: true)
        )
        .filter { $0.symbol is FunctionSymbol }
    }

    /// Infers a generic parameter that is bound to a class as a metatype: its static members and initialisers are those
    /// of the class at run time.
    private func subclassMetatype(_ base: Type, _ span: Span) -> PendingExpr? {
        guard isSubclassParameter(base) else { return nil }
        return PendingExpr(.metatype(base), span) { TExpr(.metatype(base), .metatype(base), span) }
    }

    /// Returns true for a generic parameter that is bound to a class, such as `C` in `<C: SomeClass>`.
    func isSubclassParameter(_ type: Type) -> Bool {
        guard case .parameter = type.kind else { return false }
        return checker.superclass(of: type) != nil
    }

    private func tupleField(_ draft: PendingExpr, _ fields: [TupleField], _ member: MemberExpr, _ span: Span)
        -> PendingExpr?
    {
        let index = Int(member.name.text) ?? fields.firstIndex { $0.label == member.name }
        guard let index, fields.indices.contains(index) else { return nil }
        let type = fields[index].type
        let result = PendingExpr(type, span) { [self] in
            TExpr(.tupleField(draft.make(), index), finalized(type, span), span)
        }
        if let place = draft.place { result.place = { .tupleField(place(), index) } }
        result.immutableReason = draft.immutableReason
        return result
    }

    private func isMember(_ member: MemberExpr, of value: PendingExpr) -> Bool {
        !checker.lookup(member.name, in: value.type).isEmpty
            || dynamicMember(value, value.type, member, member.nameSpan) != nil
    }

    func unknownMember(_ draft: PendingExpr, _ type: Type, _ member: MemberExpr) -> PendingExpr {
        let span = member.nameSpan
        if member.name == Names.deinitName { return failure(span, CheckDiagnostic.deinitCalled(span)) }
        if let hidden = checker.lookup(member.name, in: type).first(where: {
            Imports(checker).isMissingImport($0.symbol)
        }) {
            let module = Imports(checker).module(of: hidden.symbol)
            return failure(
                span,
                CheckDiagnostic.missingImport(
                    member.name, on: checker.describe(solver.replaceKnownVariables(type)), module: module, span))
        }
        if let wrapped = checker.wrapped(type), isMember(member, of: forceUnwrapped(draft, solver.resolve(wrapped))) {
            if draft.variable?.name == Names.selfValue {
                return failure(span, CheckDiagnostic.optionalSelf(member.name, draft.span))
            }
            return failure(
                span, CheckDiagnostic.optionalMember(member.name, solver.replaceKnownVariables(type), span, checker))
        }
        if checker.hasUnknownMembers(solver.replaceKnownVariables(type)) { return errorExpr(span) }
        if checker.foreignMember(member.name, of: solver.replaceKnownVariables(type)) == nil,
            let found = checker.lookup(member.name, in: type).first(where: { checker.isStatic($0.symbol) })
        {
            return failure(
                span,
                CheckDiagnostic.staticMember(
                    member.name, of: solver.replaceKnownVariables(type), isCase: found.symbol is EnumCaseSymbol, span,
                    checker))
        }
        return failure(
            span,
            CheckDiagnostic.unknownMember(
                member.name, on: solver.replaceKnownVariables(type), isStatic: false, span,
                nearest: nearestMembers(member.name, type, isStatic: false), checker))
    }

    func nearestMembers(_ name: Name, _ type: Type, isStatic: Bool) -> [String] {
        guard checker.canSuggest else { return [] }
        let all = checker.members(of: type).filter { $0.isStatic == isStatic }.map(\.symbol.name.text)
        return nearestNames(to: name.text, among: Set(all).sorted())
    }

    // MARK: - Implicit members

    /// Infers `.name` from the expected type; waits while that type is unknown.
    func implicitMember(
        _ member: MemberExpr, _ span: Span, expected: Expectation, _ use: @escaping (Type) -> PendingExpr
    ) -> PendingExpr {
        let wanted: Type
        if let type = expected.type, !solver.isUnknown(type) {
            wanted = selfFixedByExtension(member.name, for: type) ?? solver.resolve(type)
            return implicitMember(member, inOptional: wanted, span, use)
        }
        wanted = solver.freshVariable(at: span)
        solver.markContextual(wanted)
        return whenTypeKnown(until: wanted, as: wanted, span, acceptsLiteral: false) { [self] in
            implicitMember(member, inOptional: solver.resolve(wanted), span, use)
        }
    }

    /// Infers an implicit member of an associated type that is still unknown, such as `.seconds(1)` as a `C.Duration?`
    /// whose clock is a later argument: waits for the type.
    private func implicitMember(
        _ member: MemberExpr, inOptional type: Type, _ span: Span, _ use: @escaping (Type) -> PendingExpr
    ) -> PendingExpr {
        guard let payload = checker.wrapped(type), solver.isUnknown(payload), member.name != Names.none,
            member.name != Names.some
        else { return implicitMember(member, in: type, span, use) }
        return whenTypeKnown(until: payload, as: type, span, acceptsLiteral: false) { [self] in
            implicitMember(member, in: solver.replaceKnownVariables(type), span, use)
        }
    }

    /// Returns the type `Meter` for `.meter` if `Unit` is expected and `extension Unit where Self == Meter` declares
    /// the member. If several extensions do, returns the first type that fits.
    func selfFixedByExtension(_ name: Name, for type: Type) -> Type? {
        let known = solver.resolve(type)
        let queue: [NominalSymbol]
        if let variable = known.asVariable {
            queue = solver.protocolsAsked(of: variable)
        } else if case .existential(let protocols, _) = known.kind {
            queue = protocols
        } else {
            return nil
        }
        let owners = extendedTypes(of: name, in: queue)
        if owners.count < 2 || known.asVariable == nil { return owners.first }
        return owners.first { owner in
            solver.wouldSucceed {
                guard solver.unify(known, owner) else { return false }
                solver.runReadyTasks()
                return true
            }
        } ?? owners.first
    }

    /// Returns the types for which protocol extensions declare a member with the name.
    func extendedTypes(of name: Name, in protocols: [NominalSymbol]) -> [Type] {
        var queue = protocols
        var owners: [Type] = []
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
                        owners.append(own)
                    }
                }
            }
            checker.resolveHeader(symbol)
            queue += symbol.refinedProtocols
        }
        return owners
    }

    /// Returns the outermost type inside an optional that has the member, or the optional itself if none has it.
    private func optionalLevel(of type: Type, with name: Name) -> Type {
        var outer = type
        while let wrapped = checker.wrapped(outer) {
            outer = solver.resolve(wrapped)
            if outer.asVariable == nil, !checker.lookup(name, in: outer).isEmpty { return outer }
        }
        return type
    }

    private func implicitMember(
        _ member: MemberExpr, in type: Type, _ span: Span, _ use: (Type) -> PendingExpr
    ) -> PendingExpr {
        var type = type
        if let variable = type.asVariable, variable.literal != .none { type = solvedExpectation(type) }
        if type.isError { return errorExpr(span) }
        if member.name != Names.none, member.name != Names.some { type = optionalLevel(of: type, with: member.name) }
        if type.asFunction == nil,
            !checker.lookup(member.name, in: type).contains(where: { checker.isStatic($0.symbol) })
        {
            if checker.hasUnknownMembers(solver.replaceKnownVariables(type)) { return errorExpr(span) }
            return failure(
                member.nameSpan,
                CheckDiagnostic.unknownMember(
                    member.name, on: solver.replaceKnownVariables(type), isStatic: true, member.nameSpan,
                    nearest: nearestMembers(member.name, type, isStatic: true), checker))
        }
        // A class's factory method may return a subclass, and a generic type may have other arguments.
        return use(type)
    }
}

extension Expr {
    /// True for a chain such as `.just(1).map { … }`, which begins with an implicit member; the whole chain has the
    /// type of that member.
    var isImplicitMemberChain: Bool {
        switch kind {
        case .member(let member): return member.base?.isImplicitMemberChain ?? true
        case .call(let call): return call.callee.isImplicitMemberChain
        case .subscript(let access): return access.base.isImplicitMemberChain
        case .forceUnwrap(let inner), .chainLink(let inner), .paren(let inner): return inner.isImplicitMemberChain
        default: return false
        }
    }

    /// True for an operation whose first operand begins with an implicit member: `.seconds(2) * 2`.
    var hasImplicitFirstOperand: Bool {
        if case .binary(_, let left, _) = withoutParens.kind { return left.hasImplicitFirstOperand }
        return isImplicitMemberChain
    }

    /// `\.name`
    var isPathWithoutRoot: Bool {
        if case .keyPath(let path) = kind { return path.root == nil }
        return false
    }

    var withoutParens: Expr {
        var inner = self
        while case .paren(let next) = inner.kind { inner = next }
        return inner
    }

    /// The first name of a chain, `just` in `.just(1).map { … }`; nil for an implicit member without a chain.
    var rootOfImplicitChain: Name? {
        guard implicitName == nil, isImplicitMemberChain else { return nil }
        var inner = self
        while inner.implicitName == nil {
            switch inner.kind {
            case .member(let member): inner = member.base ?? inner
            case .call(let call): inner = call.callee
            case .subscript(let access): inner = access.base
            case .forceUnwrap(let operand), .chainLink(let operand), .paren(let operand): inner = operand
            default: return nil
            }
        }
        return inner.implicitName
    }

    /// The list or dictionary literal, if the whole expression is one.
    var literalList: Expr? {
        switch kind {
        case .array, .dictionary: return self
        case .paren(let inner): return inner.literalList
        default: return nil
        }
    }
}
