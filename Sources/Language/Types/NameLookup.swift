import Diagnostics
import Syntax

/// What a bare name means where it stands.
enum Found {
    case variable(VariableSymbol)
    /// Members of the type around, through `self` or the type itself.
    case members([MemberEntry], in: Context)
    case symbols([Symbol])
    case type(Type)
}

extension BodyChecker {
    func lookup(_ name: Name) -> Found? {
        var scope: Context? = context
        // Variables of a function around a local type are out of its reach.
        var crossedType = false
        while let here = scope {
            if let variable = here.local(name), !crossedType || variable.storage != .local {
                capture(variable, from: here)
                return .variable(variable)
            }
            if let symbols = here.hoisted[name] {
                if symbols.allSatisfy({ $0 is FunctionSymbol }) {
                    return .symbols(symbols + outerFunctions(name, beyond: here))
                }
                return .symbols(symbols)
            }
            if let parameter = here.generics[name] { return .type(checker.canonical(.parameter(parameter))) }
            if here.kind == .type, let nominal = here.nominal {
                let base: Type =
                    nominal.kind == .protocol ? .parameter(nominal.environment.parameters[0]) : nominal.declaredType
                let entries = checker.lookup(name, in: base).filter { !($0.symbol is AssociatedTypeSymbol) }
                if !entries.isEmpty, name != Names.initName {
                    let usable = crossedType ? entries.filter { checker.isStatic($0.symbol) } : entries
                    if !usable.isEmpty { return .members(usable, in: here) }
                }
                if case .type(let type)? = checker.memberType(name, of: base) { return .type(type) }
                if nominal.name == name { return .symbols([nominal]) }
                crossedType = true
            }
            scope = here.parent
        }
        if name == Names.selfType, let own = context.selfType { return .type(checker.canonical(own)) }
        let symbols = context.isLibrary ? checker.lookupLibrary(name) : checker.lookupGlobal(name)
        if !symbols.isEmpty { return .symbols(symbols) }
        if name == Names.any { return .type(.any) }
        return nil
    }

    /// A local overload does not hide those of the module.
    private func outerFunctions(_ name: Name, beyond: Context) -> [Symbol] {
        guard beyond.kind == .module else { return [] }
        return []
    }

    private func capture(_ variable: VariableSymbol, from home: Context) {
        guard variable.storage == .local, home.frame !== context.frame else { return }
        variable.isCaptured = true
    }

    // MARK: - Names as values

    func inferName(_ name: NameExpr, _ span: Span, hint: Type?) -> Node {
        if let arguments = name.genericArguments {
            let component = TypeRef.Component(name: name.name, arguments: arguments, span: span)
            return typeNode(resolveOpen(TypeRef(.named([component]), span)), span)
        }
        if name.name == Names.superName { return superNode(span) }
        if name.name.isOperator { return operatorValue(name.name, span, hint: hint) }
        guard let found = lookup(name.name) else { return unknownName(name.name, span) }
        switch found {
        case .variable(let variable): return variableNode(variable, span)
        case .type(let type):
            let node = typeNode(type, span)
            if name.name == Names.selfType { node.dynamicSelf = dynamicSelf(span) }
            return node
        case .members(let entries, _) where entries.first?.symbol is TypealiasSymbol:
            // Through a superclass its arguments count, which the resolver knows.
            let component = TypeRef.Component(name: name.name, arguments: [], span: span)
            return typeNode(resolveOpen(TypeRef(.named([component]), span)), span)
        case .members(let entries, let home):
            if let problem = staticOnly(entries, name.name, in: home, span) { return problem }
            return select(candidates(entries, in: home, span), named: name.name, labels: name.labels, span, hint: hint)
        case .symbols(let symbols):
            if let variable = symbols.first as? VariableSymbol { return variableNode(variable, span) }
            if symbols.first is NominalSymbol || symbols.first is TypealiasSymbol {
                let component = TypeRef.Component(name: name.name, arguments: [], span: span)
                return typeNode(resolveOpen(TypeRef(.named([component]), span)), span)
            }
            let candidates = symbols.map { Candidate(symbol: $0) }
            return select(candidates, named: name.name, labels: name.labels, span, hint: hint)
        }
    }

    func unknownName(_ name: Name, _ span: Span) -> Node {
        if checker.isModule(name) {
            return failure(span, CheckDiagnostic.moduleAsValue(name, span))
        }
        if let module = checker.hiddenModule(of: name) {
            return failure(span, CheckDiagnostic.missingImport(name, on: nil, module: module, span))
        }
        return failure(span, CheckDiagnostic.unknownName(name, span, nearest: nearest(to: name), self.checker))
    }

    private func nearest(to name: Name) -> [String] {
        var names: [String] = []
        var scope: Context? = context
        while let here = scope {
            names += here.locals.map(\.name.text)
            names += here.hoisted.keys.map(\.text)
            if here.kind == .type, let nominal = here.nominal { names += nominal.members.keys.map(\.text) }
            scope = here.parent
        }
        names += checker.globals.keys.map(\.text)
        names += checker.library.names.map(\.text)
        return nearestNames(to: name.text, among: names.filter { !$0.hasPrefix("_") })
    }

    private func superNode(_ span: Span) -> Node {
        guard case .variable(let own)? = lookup(Names.selfValue), let type = own.type else {
            return failure(span, CheckDiagnostic.noSuperclass(span))
        }
        let instance = type.asMetatype ?? type
        guard let superclass = checker.superclass(of: instance) else {
            return failure(span, CheckDiagnostic.noSuperclass(span))
        }
        let isMeta = type.asMetatype != nil
        let result: Type = isMeta ? .metatype(superclass) : superclass
        let node = Node(result, span) {
            TExpr(.convert(TExpr(.load(.variable(own)), own.type, span), .upcast), result, span)
        }
        node.isSuper = true
        return node
    }

    /// Reading a variable of any kind that needs no receiver.
    func variableNode(_ variable: VariableSymbol, _ span: Span) -> Node {
        checker.resolve(variable)
        guard variable.type != nil else {
            return failure(span, CheckDiagnostic.usedBeforeDeclared(variable.name, span))
        }
        let type = variable.type!
        let node: Node
        if variable.storage == .computed, let getter = variable.getter {
            checker.resolve(getter)
            if let setter = variable.setter { checker.resolve(setter) }
            let place = { [self] () -> Place in
                .computed(
                    receiver: .none, getter: Callee(getter, Substitution(), .direct),
                    setter: variable.setter.map { Callee($0, Substitution(), .direct) }, arguments: [],
                    type: final(type, span))
            }
            node = Node(type, span) { [self] in
                TExpr(.call(Callee(getter, Substitution(), .direct), receiver: .none, []), final(type, span), span)
            }
            node.place = place
            if variable.setter == nil { node.immutable = { CheckDiagnostic.readOnly(variable.name, span) } }
        } else {
            node = Node(type, span) { [self] in
                TExpr(.load(.variable(variable)), final(variable.type, span), span)
            }
            node.place = { .variable(variable) }
            if variable.isLet, !variable.isDeferred {
                node.immutable = { CheckDiagnostic.assignToLet(variable, span) }
            }
        }
        node.isIUO = variable.isImplicitlyUnwrapped
        node.variable = variable
        return node
    }

    /// `self`, as a node; nil in a static or free context.
    func selfNode(_ span: Span) -> Node? {
        guard case .variable(let variable)? = lookup(Names.selfValue) else { return nil }
        return variableNode(variable, span)
    }

    /// The metatype that `Self` is in a class that may have subclasses.
    private func dynamicSelf(_ span: Span) -> Node? {
        guard let own = context.selfType, own.isClass, own.nominal?.collection.isFinal != true,
            let node = selfNode(span)
        else { return nil }
        let type = solver.resolve(node.type)
        if type.asMetatype != nil { return node }
        // `[weak self]`: the class is known only from the object.
        guard type.isClass else { return nil }
        return Node(.metatype(type), span) { TExpr(.dynamicType(node.make()), .metatype(type), span) }
    }

    /// A static member needs its type in front where `self` is an instance.
    func staticOnly(_ entries: [MemberEntry], _ name: Name, in home: Context, _ span: Span) -> Node? {
        guard !context.isLibrary, let nominal = home.nominal,
            entries.allSatisfy({ entry in
                guard checker.isStatic(entry.symbol) else { return false }
                return entry.symbol is VariableSymbol || entry.symbol is FunctionSymbol
                    || entry.symbol is EnumCaseSymbol
            }), let own = selfNode(span), solver.resolve(own.type).asMetatype == nil
        else { return nil }
        let isCase = entries.contains { $0.symbol is EnumCaseSymbol }
        return failure(span, CheckDiagnostic.staticMember(name, nominal.name, isCase: isCase, span))
    }

    /// The members that a bare name found, with `self` or the type as receiver.
    func candidates(_ entries: [MemberEntry], in home: Context, _ span: Span) -> [Candidate] {
        guard let nominal = home.nominal else { return [] }
        let own = home.selfType.map { checker.canonical($0) } ?? nominal.declaredType!
        let receiver = selfNode(span)
        let isInstance = receiver.map { solver.resolve($0.type).asMetatype == nil } ?? false
        return entries.compactMap { entry in
            if checker.isStatic(entry.symbol) {
                return Candidate(
                    symbol: entry.symbol, owner: checker.ownerSubstitution(entry, base: own), entry: entry, base: own,
                    metatype: isInstance || !own.isClass ? nil : receiver)
            }
            if let receiver, isInstance {
                if checker.wrapped(solver.resolve(receiver.type)) != nil, checker.wrapped(own) == nil {
                    // `[weak self]` before it is unwrapped: Swift asks for `self?`.
                    return Candidate(
                        symbol: entry.symbol, owner: checker.ownerSubstitution(entry, base: own), entry: entry,
                        base: own, receiver: receiver, needsUnwrap: true)
                }
                return Candidate(
                    symbol: entry.symbol, owner: checker.ownerSubstitution(entry, base: own), entry: entry, base: own,
                    receiver: receiver)
            }
            return Candidate(
                symbol: entry.symbol, owner: checker.ownerSubstitution(entry, base: own), entry: entry, base: own,
                isUnapplied: true)
        }
    }
}

/// One meaning of a name in use: the symbol and how it is reached.
final class Candidate {
    let symbol: Symbol
    /// What is known of the owner's generic parameters.
    let owner: Substitution
    let entry: MemberEntry?
    /// The type whose member it is.
    let base: Type?
    /// The value whose member it is.
    let receiver: Node?
    /// A metatype value, where the type is only known when running.
    let metatype: Node?
    /// `Type.method`: a function that takes the receiver.
    let isUnapplied: Bool
    /// Generic arguments as written.
    let explicit: [Type]
    /// `super.f()`: the very function.
    let isSuper: Bool
    /// `self` is optional here.
    let needsUnwrap: Bool
    /// Found outside where a nearer one exists.
    let isOuter: Bool

    init(
        symbol: Symbol, owner: Substitution = Substitution(), entry: MemberEntry? = nil, base: Type? = nil,
        receiver: Node? = nil, metatype: Node? = nil, isUnapplied: Bool = false, explicit: [Type] = [],
        isSuper: Bool = false, needsUnwrap: Bool = false, isOuter: Bool = false
    ) {
        self.symbol = symbol
        self.owner = owner
        self.entry = entry
        self.base = base
        self.receiver = receiver
        self.metatype = metatype
        self.isUnapplied = isUnapplied
        self.explicit = explicit
        self.isSuper = isSuper
        self.needsUnwrap = needsUnwrap
        self.isOuter = isOuter
    }
}
