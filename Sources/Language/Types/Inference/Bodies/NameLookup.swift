import Declarations
import Diagnostics
import Syntax
import TypeModel

/// The declarations that a name may refer to.
enum LookupResult {
    case variable(VariableSymbol)
    /// The name is a member of an enclosing type, used through `self` or the type.
    case members([MemberEntry], in: Context)
    case symbols([Symbol])
    case type(Type)

    /// The variable, if the name is a variable that is not a member.
    var variable: VariableSymbol? {
        switch self {
        case .variable(let variable): return variable
        case .symbols(let symbols): return symbols.first as? VariableSymbol
        case .members, .type: return nil
        }
    }
}

/// Finds the declaration of a name in an expression.
struct NameLookup: BodyService {
    let body: BodyChecker

    func lookup(_ name: Name) -> LookupResult? {
        if let found = lookup(name, from: context, crossedType: false) { return found }
        if name == Names.selfType, let own = context.selfType { return .type(checker.canonicalType(own)) }
        let symbols = context.isLibrary ? checker.lookupWithinLibrary(name, from: context) : checker.lookupGlobal(name)
        if !symbols.isEmpty { return .symbols(symbols) }
        if name == Names.any { return .type(.any) }
        return nil
    }

    /// Looks up the name in a context and in the contexts around it. A local type cannot use variables of the function
    /// around it (`crossedType`). Contexts are passed as arguments, so that no context is retained.
    private func lookup(_ name: Name, from here: Context, crossedType: Bool) -> LookupResult? {
        if let variable = here.local(name), !crossedType || variable.storage != .local {
            recordCapture(variable, from: here)
            return .variable(variable)
        }
        if !here.hoistedSymbols.isEmpty, let symbols = here.hoistedSymbols[name] { return .symbols(symbols) }
        if !here.generics.isEmpty, let parameter = here.generics[name] {
            return .type(checker.canonicalType(.parameter(parameter)))
        }
        let isType = here.kind == .type && here.nominal != nil
        if isType, let found = lookup(name, ofTypeAt: here, crossedType: crossedType) { return found }
        guard let parent = here.parent else { return nil }
        return lookup(name, from: parent, crossedType: crossedType || isType)
    }

    private func lookup(_ name: Name, ofTypeAt here: Context, crossedType: Bool) -> LookupResult? {
        guard let nominal = here.nominal else { return nil }
        let base: Type =
            nominal.kind == .protocol ? .parameter(nominal.environment.parameters[0]) : nominal.declaredType
        let entries = checker.lookup(name, in: base).filter { !($0.symbol is AssociatedTypeSymbol) }
        if !entries.isEmpty, name != Names.initName {
            let usable = crossedType ? entries.filter { checker.isStatic($0.symbol) } : entries
            if !usable.isEmpty { return .members(usable, in: here) }
        }
        if case .type(let type)? = checker.memberType(name, of: base) { return .type(type) }
        return nominal.name == name ? .symbols([nominal]) : nil
    }

    private func recordCapture(_ variable: VariableSymbol, from home: Context) {
        guard variable.storage == .local, home.functionScope !== context.functionScope else { return }
        variable.isCaptured = true
    }

    // MARK: - Names as values

    func inferName(_ name: NameExpr, _ span: Span, expected: Expectation) -> PendingExpr {
        if let arguments = name.genericArguments {
            let component = TypeRef.Component(name: name.name, arguments: arguments, span: span)
            return body.pendingType(body.resolveOpen(TypeRef(.named([component]), span)), span)
        }
        if name.name == Names.superName { return pendingSuper(span) }
        if name.name.isOperator { return Operators(body: body).operatorValue(name.name, span, expected: expected) }
        guard let found = lookup(name.name) ?? packType(name.name) else {
            return unknownName(name.name, span, wanted: expected.type)
        }
        switch found {
        case .variable(let variable): return pendingVariable(variable, span)
        case .type(let type):
            let draft = body.pendingType(type, span)
            if name.name == Names.selfType { draft.dynamicSelf = dynamicSelf(span) }
            return draft
        case .members(let entries, _)
        where entries.first?.symbol is TypealiasSymbol || entries.first?.symbol is NominalSymbol:
            // A type inherited from a superclass has the arguments of that class, and its own arguments may be omitted,
            // so the resolver looks them up.
            let component = TypeRef.Component(name: name.name, arguments: [], span: span)
            return body.pendingType(body.resolveOpen(TypeRef(.named([component]), span)), span)
        case .members(let entries, let home):
            if let problem = reportStaticOnly(entries, name.name, in: home, span) { return problem }
            return body.selectCandidate(
                candidates(entries, in: home, span), named: name.name, labels: name.labels, span, expected: expected)
        case .symbols(let symbols):
            if let variable = symbols.first as? VariableSymbol { return pendingVariable(variable, span) }
            if symbols.first is NominalSymbol || symbols.first is TypealiasSymbol {
                let component = TypeRef.Component(name: name.name, arguments: [], span: span)
                return body.pendingType(body.resolveOpen(TypeRef(.named([component]), span)), span)
            }
            let candidates = symbols.map { Candidate(symbol: $0) }
            return body.selectCandidate(candidates, named: name.name, labels: name.labels, span, expected: expected)
        }
    }

    /// Returns the type with packs that has this name.
    func packType(_ name: Name) -> LookupResult? {
        checker.packCopies(of: name, in: context).first.map { copy in
            let span = checker.textState.lastSpan
            return .type(body.resolveOpen(TypeRef(.named([.init(name: copy.name, arguments: [], span: span)]), span)))
        }
    }

    func unknownName(_ name: Name, _ span: Span, wanted: Type? = nil) -> PendingExpr {
        if checker.isModule(name) {
            return failure(span, CheckDiagnostic.moduleAsValue(name, span))
        }
        if let module = Imports(checker).hiddenModule(of: name) {
            return failure(span, CheckDiagnostic.missingImport(name, on: nil, module: module, span))
        }
        if name.text.first?.isLowercase ?? false, isInsideUncertainType { return errorExpr(span) }
        if name == Names.selfValue, isInsideType { return failure(span, CheckDiagnostic.selfInInitialValue(span)) }
        if let later = laterDeclaration(name, than: span) {
            return failure(span, CheckDiagnostic.usedBeforeDeclared(name, span, declared: later))
        }
        var problem = CheckDiagnostic.unknownName(name, span, nearest: similarNames(to: name), self.checker)
        if let wanted = wanted.map({ solver.replaceKnownVariables($0) }), wanted.nominal != nil, !wanted.isOpen {
            problem.expectedType = checker.describe(wanted)
        }
        return failure(span, problem)
    }

    private var isInsideType: Bool {
        var scope: Context? = context
        while let here = scope {
            if here.kind == .type { return true }
            scope = here.parent
        }
        return false
    }

    /// Returns the position of a declaration of the name that follows in an enclosing block.
    private func laterDeclaration(_ name: Name, than span: Span) -> Span? {
        for block in sequence(first: context, next: \.parent) {
            for statement in block.statements where statement.span.start > span.start {
                guard case .decl(let decl) = statement.kind, case .variable(let variable) = decl.kind else { continue }
                for binding in variable.bindings {
                    if let found = binding.pattern.names.first(where: { $0.0 == name }) { return found.1 }
                }
            }
        }
        return nil
    }

    /// True if an enclosing type has an unknown superclass or protocol, from which it may inherit any name.
    private var isInsideUncertainType: Bool {
        var scope: Context? = context
        while let here = scope {
            if here.kind == .type, let nominal = here.nominal, checker.hasUnknownMembers(nominal.declaredType) {
                return true
            }
            scope = here.parent
        }
        return false
    }

    private func similarNames(to name: Name) -> [String] {
        guard checker.canSuggest else { return [] }
        var names: [String] = []
        var scope: Context? = context
        while let here = scope {
            names += here.locals.map(\.name.text)
            names += here.hoistedSymbols.keys.map(\.text).sorted()
            if here.kind == .type, let nominal = here.nominal { names += nominal.members.names.map(\.text).sorted() }
            scope = here.parent
        }
        names += checker.globals.keys.map(\.text).sorted()
        names += checker.library.names.map(\.text)
        return nearestNames(to: name.text, among: names.filter { !$0.hasPrefix("_") })
    }

    private func pendingSuper(_ span: Span) -> PendingExpr {
        guard case .variable(let own)? = lookup(Names.selfValue), let type = own.type else {
            return failure(span, CheckDiagnostic.noSuperclass(span))
        }
        let instance = type.asMetatype ?? type
        guard let superclass = checker.superclass(of: instance) else {
            if checker.hasUnknownMembers(instance) { return errorExpr(span) }
            return failure(span, CheckDiagnostic.noSuperclass(span))
        }
        let isMeta = type.asMetatype != nil
        let result: Type = isMeta ? .metatype(superclass) : superclass
        let draft = PendingExpr(result, span) {
            TExpr(.convert(TExpr(.load(.variable(own)), own.type, span), .upcast), result, span)
        }
        draft.isSuper = true
        return draft
    }

    /// Reads a variable that needs no receiver.
    func pendingVariable(_ variable: VariableSymbol, _ span: Span) -> PendingExpr {
        if let task = variable.asyncTask { return body.infer(AsyncLets(body: body).awaited(task, span)) }
        checker.resolve(variable)
        guard variable.type != nil else {
            return failure(span, CheckDiagnostic.usedBeforeDeclared(variable.name, span))
        }
        if variable.isBeingInferred || body.functionScope.variablesBeingInferred.contains(where: { $0 === variable }) {
            return failure(span, CheckDiagnostic.circularType(variable.name, span))
        }
        let type = variable.type!
        let draft: PendingExpr
        if variable.storage == .computed, let getter = variable.getter {
            checker.resolve(getter)
            if let setter = variable.setter { checker.resolve(setter) }
            let place = { [self] () -> Place in
                .computed(
                    receiver: .none, getter: Callee(getter, Substitution(), .direct),
                    setter: variable.setter.map { Callee($0, Substitution(), .direct) }, arguments: [],
                    type: body.finalized(type, span))
            }
            draft = PendingExpr(type, span) { [self] in
                TExpr(
                    .call(Callee(getter, Substitution(), .direct), receiver: .none, []), body.finalized(type, span),
                    span)
            }
            draft.place = place
            if variable.setter == nil {
                draft.immutableReason = { CheckDiagnostic.assignToReadOnly(variable.name, span) }
            }
        } else {
            draft = PendingExpr(type, span) { [self] in
                TExpr(.load(.variable(variable)), body.finalized(variable.type, span), span)
            }
            draft.place = { .variable(variable) }
            if variable.isLet, !variable.isInitializedLater {
                draft.immutableReason = { CheckDiagnostic.assignToLet(variable, span) }
            }
        }
        draft.isImplicitlyUnwrapped = variable.isImplicitlyUnwrapped
        draft.variable = variable
        return draft
    }

    /// Returns `self`; nil in a static context or outside of types.
    func pendingSelf(_ span: Span) -> PendingExpr? {
        guard case .variable(let variable)? = lookup(Names.selfValue) else { return nil }
        return pendingVariable(variable, span)
    }

    /// Returns the metatype for `Self` in a class that may have subclasses.
    private func dynamicSelf(_ span: Span) -> PendingExpr? {
        guard let own = context.selfType, own.isClass, own.nominal?.collection.isFinal != true,
            let draft = pendingSelf(span)
        else { return nil }
        let type = solver.resolve(draft.type)
        if type.asMetatype != nil { return draft }
        // After `[weak self]`, only the object itself knows its class.
        guard type.isClass else { return nil }
        return PendingExpr(.metatype(type), span) { TExpr(.dynamicType(draft.make()), .metatype(type), span) }
    }

    /// Reports a static member that is used without its type's name where `self` is an instance.
    func reportStaticOnly(_ entries: [MemberEntry], _ name: Name, in home: Context, _ span: Span) -> PendingExpr? {
        guard !context.isLibrary, let nominal = home.nominal,
            entries.allSatisfy({ entry in
                guard checker.isStatic(entry.symbol) else { return false }
                return entry.symbol is VariableSymbol || entry.symbol is FunctionSymbol
                    || entry.symbol is EnumCaseSymbol
            }), let own = pendingSelf(span), solver.resolve(own.type).asMetatype == nil
        else { return nil }
        let isCase = entries.contains { $0.symbol is EnumCaseSymbol }
        return failure(span, CheckDiagnostic.staticMember(name, nominal.name, isCase: isCase, span))
    }

    /// Returns the members for a bare name, with `self` or the type as receiver.
    func candidates(_ entries: [MemberEntry], in home: Context, _ span: Span) -> [Candidate] {
        guard let nominal = home.nominal else { return [] }
        let own = home.selfType.map { checker.canonicalType($0) } ?? nominal.declaredType!
        let receiver = pendingSelf(span)
        let isInstance = receiver.map { solver.resolve($0.type).asMetatype == nil } ?? false
        let isOptional =
            isInstance
            && receiver.map { checker.wrapped(solver.resolve($0.type)) != nil } == true && checker.wrapped(own) == nil
        // An instance member is preferred over a static one with the same name.
        func isUsual(_ symbol: Symbol) -> Bool { symbol is FunctionSymbol || symbol is VariableSymbol }
        let hidesStatics = isInstance && entries.contains { isUsual($0.symbol) && !checker.isStatic($0.symbol) }
        var statics: AccessPath?
        var others: AccessPath?
        return entries.compactMap { entry -> Candidate? in
            if checker.isStatic(entry.symbol) {
                if hidesStatics, isUsual(entry.symbol) { return nil }
                let isOpen = own.isClass || nominal.kind == .protocol
                let reach = statics ?? AccessPath(base: own, metatype: isInstance || !isOpen ? nil : receiver)
                statics = reach
                return Candidate(entry, reach)
            }
            // After `[weak self]`, Swift requires `self?` before a member.
            let reach =
                others
                ?? (isInstance
                    ? AccessPath(base: own, receiver: receiver, needsUnwrap: isOptional)
                    : AccessPath(base: own, isUnapplied: true))
            others = reach
            return Candidate(entry, reach)
        }
    }
}

/// The receiver and the kind of access of one use. All candidates for the use share it.
final class AccessPath {
    /// The type that has the candidates as members; nil for names that are no members.
    let base: Type?
    /// The value whose members the candidates are; nil for members of a type.
    let receiver: PendingExpr?
    /// The metatype value, if the type is known only at run time.
    let metatype: PendingExpr?
    /// True for `Type.method`, which is a function that takes the receiver.
    let isUnapplied: Bool
    /// The generic arguments that are written in the use.
    let explicitArguments: [Type]
    /// True for `super.f()`, which is called without dynamic dispatch.
    let isSuper: Bool
    /// True if `self` is optional at this place.
    let needsUnwrap: Bool
    /// True if an outer context declares the candidates, and an inner context declares another symbol with their name.
    let isShadowed: Bool
    /// True if the base is a literal whose type is only its default; an operator of a protocol may use another type.
    let isLiteral: Bool

    init(
        base: Type? = nil, receiver: PendingExpr? = nil, metatype: PendingExpr? = nil, isUnapplied: Bool = false,
        explicitArguments: [Type] = [], isSuper: Bool = false, needsUnwrap: Bool = false, isOuter: Bool = false,
        isLiteral: Bool = false
    ) {
        self.base = base
        self.receiver = receiver
        self.metatype = metatype
        self.isUnapplied = isUnapplied
        self.explicitArguments = explicitArguments
        self.isSuper = isSuper
        self.needsUnwrap = needsUnwrap
        self.isShadowed = isOuter
        self.isLiteral = isLiteral
    }

    /// The access path for names that are no members.
    nonisolated(unsafe) static let nonMember = AccessPath()
    // Constant.
    nonisolated(unsafe) static let shadowed = AccessPath(isOuter: true)
}

/// A declaration that a name may refer to in one use, with its access path. Creating one is cheap, because most
/// candidates are not chosen.
struct Candidate {
    let member: MemberEntry
    let accessPath: AccessPath

    init(_ member: MemberEntry, _ reach: AccessPath) {
        self.member = member
        self.accessPath = reach
    }

    init(symbol: Symbol, reach: AccessPath = .nonMember) {
        self.init(MemberEntry(symbol: symbol, viaProtocol: nil, depth: 0), reach)
    }

    var symbol: Symbol { member.symbol }
    var entry: MemberEntry? { accessPath.base == nil ? nil : member }
    var base: Type? { accessPath.base }
    var receiver: PendingExpr? { accessPath.receiver }
    var metatype: PendingExpr? { accessPath.metatype }
    var isUnapplied: Bool { accessPath.isUnapplied }
    var explicitArguments: [Type] { accessPath.explicitArguments }
    var isSuper: Bool { accessPath.isSuper }
    var needsUnwrap: Bool { accessPath.needsUnwrap }
    var isShadowed: Bool { accessPath.isShadowed }
}

extension NameLookup {
    /// Returns the known generic arguments of the candidate's owner.
    func ownerArguments(of candidate: Candidate) -> Substitution {
        guard let base = candidate.base, !candidate.accessPath.isLiteral || candidate.member.viaProtocol == nil else {
            return Substitution()
        }
        return checker.ownerSubstitution(candidate.member, base: base)
    }

    /// Returns the visible members, static or not, with their receiver.
    func reachableCandidates(_ members: [MemberEntry], isStatic: Bool, _ reach: @autoclosure () -> AccessPath)
        -> [Candidate]
    {
        var shared: AccessPath?
        var result: [Candidate] = []
        for member in members where checker.isStatic(member.symbol) == isStatic && isVisible(member.symbol) {
            if shared == nil {
                shared = reach()
                result.reserveCapacity(members.count)
            }
            if let shared { result.append(Candidate(member, shared)) }
        }
        return result
    }

    /// Returns true if the imports make the symbol visible; library code sees every symbol.
    func isVisible(_ symbol: Symbol) -> Bool { context.isLibrary || Imports(checker).isVisibleMember(symbol) }
}
