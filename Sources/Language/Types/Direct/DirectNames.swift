import Diagnostics
import Syntax

// Names and members whose types are known.

extension BodyChecker {
    func directName(_ name: NameExpr, _ span: Span) -> TExpr? {
        guard name.genericArguments == nil, name.labels == nil, name.name != Names.superName,
            let found = lookup(name.name)
        else { return nil }
        switch found {
        case .variable(let variable): return directVariable(variable, span)
        case .symbols(let symbols):
            guard let variable = symbols.first as? VariableSymbol else { return nil }
            return directVariable(variable, span)
        case .members(let entries, let home):
            guard let entry = entries.first(where: { !($0.symbol is FunctionSymbol) }),
                let variable = entry.symbol as? VariableSymbol, let own = directSelf(in: home, span)
            else { return nil }
            if variable.isStatic {
                // Only beside other static members: an instance spells the type.
                guard own.isMeta, variable.storage == .staticField || !own.type.isClass else { return nil }
                return directProperty(variable, entry, of: own.type, nil, span)
            }
            guard let receiver = own.receiver else { return nil }
            return directProperty(variable, entry, of: own.type, receiver, span)
        case .type: return nil
        }
    }

    /// `self` where members of the type around are in reach; nil where it is something else, such as a weak one.
    func directSelf(in home: Context, _ span: Span) -> (type: Type, receiver: TExpr?, isMeta: Bool)? {
        guard let nominal = home.nominal, case .variable(let variable)? = lookup(Names.selfValue),
            let type = variable.type, !type.isOpen
        else { return nil }
        let own = home.selfType.map { checker.canonical($0) } ?? nominal.declaredType!
        if type === own { return (own, TExpr(.load(.variable(variable)), type, span), false) }
        return type.asMetatype === own ? (own, nil, true) : nil
    }

    func directVariable(_ variable: VariableSymbol, _ span: Span) -> TExpr? {
        checker.resolve(variable)
        guard let type = variable.type, !type.isOpen, !type.isError, !variable.isImplicitlyUnwrapped,
            !variable.isBeingInferred
        else { return nil }
        if variable.storage == .computed, let getter = variable.getter {
            checker.resolve(getter)
            if let setter = variable.setter { checker.resolve(setter) }
            return TExpr(.call(Callee(getter, Substitution(), .direct), receiver: .none, []), type, span)
        }
        return TExpr(.load(.variable(variable)), type, span)
    }

    // MARK: - Types by name

    /// The type that an expression names. Without arguments that it needs it is open: they are told by what is called.
    func directTypeName(_ expr: Expr) -> DirectOwner? {
        switch expr.kind {
        case .name(let name): return lookup(name.name).flatMap { directTypeName(name, $0, expr.span) }
        case .member(let member):
            guard let base = member.base, member.genericArguments == nil, let owner = directTypeName(base) else {
                return nil
            }
            return directNested(member, in: owner)
        case .array(let elements):
            guard elements.count == 1, let element = directTypeName(elements[0])?.closed else { return nil }
            return DirectOwner(checker.array(element))
        case .dictionary(let pairs):
            guard pairs.count == 1, let key = directTypeName(pairs[0].key)?.closed,
                let value = directTypeName(pairs[0].value)?.closed
            else { return nil }
            return DirectOwner(checker.dictionary(key, value))
        default: return nil
        }
    }

    /// The same of a name that has been looked up.
    func directTypeName(_ name: NameExpr, _ found: Found, _ span: Span) -> DirectOwner? {
        guard name.labels == nil, name.name != Names.selfType else { return nil }
        switch found {
        case .symbols(let symbols):
            if let nominal = symbols.first as? NominalSymbol, name.genericArguments == nil {
                if nominal.deprecation != nil, !context.isLibrary {
                    checker.noteOlderSpelling(type: nominal, at: span)
                }
                if nominal.environment.parameters.isEmpty { return DirectOwner(nominal.declaredType) }
                guard nominal.parent == nil, !context.isInside(nominal) else { return nil }
                return DirectOwner(nominal.declaredType, unknown: nominal.environment.parameters)
            }
            if let alias = symbols.first as? TypealiasSymbol, name.genericArguments == nil, alias.genericCount > 0 {
                return directAlias(alias)
            }
            guard symbols.first is NominalSymbol || symbols.first is TypealiasSymbol else { return nil }
        case .members(let entries, _):
            guard entries.first?.symbol is NominalSymbol || entries.first?.symbol is TypealiasSymbol else { return nil }
        case .type(let type):
            // What a generic parameter for subclasses makes is known when it runs.
            guard name.genericArguments == nil, !type.isOpen, !isSubclassParameter(type) else { return nil }
            return DirectOwner(type)
        case .variable: return nil
        }
        let component = TypeRef.Component(name: name.name, arguments: name.genericArguments ?? [], span: span)
        return closedType(TypeRef(.named([component]), span)).map { DirectOwner($0) }
    }

    /// `Single` before a dot: what its parameters stand for is told by what is called.
    private func directAlias(_ alias: TypealiasSymbol) -> DirectOwner? {
        checker.resolve(alias)
        let parameters = alias.environment.parameters
        guard alias.parent == nil, alias.deprecation == nil, alias.genericCount == parameters.count,
            let type = alias.type, type.nominal != nil
        else { return nil }
        return DirectOwner(type, unknown: parameters)
    }

    /// Whether the place may use what is perhaps private.
    func canReach(_ symbol: Symbol) -> Bool { context.keeper(of: symbol) == nil }

    // MARK: - Members

    func directMember(_ member: MemberExpr, _ span: Span, hint: Type?) -> TExpr? {
        guard member.genericArguments == nil, member.labels == nil else { return nil }
        if member.name == Names.selfValue { return member.base.flatMap { directMetatype($0, span) } }
        guard let base = member.base else {
            guard let hint, let owner = implicitOwner(member.name, hint) else { return nil }
            return directStatic(member, of: owner, member.nameSpan)
        }
        switch directBase(base, hint: hint != nil && base.startsImplicitly ? hint : nil) {
        case .type(let owner)?: return owner.closed.flatMap { directStatic(member, of: $0, member.nameSpan) }
        case .value(let receiver)?: return directMember(member, of: receiver, span)
        case nil: return nil
        }
    }

    /// `Type.self`
    private func directMetatype(_ base: Expr, _ span: Span) -> TExpr? {
        guard let type = directTypeName(base)?.closed else { return nil }
        return TExpr(.metatype(type), .metatype(type), span)
    }

    enum DirectBase {
        case type(DirectOwner)
        case value(TExpr)
    }

    /// What stands before a dot: a type or a value. Each name on the way is looked up once.
    func directBase(_ expr: Expr, hint: Type?) -> DirectBase? {
        switch expr.kind {
        case .name(let name):
            if name.name == Names.superName { return nil }
            let found = lookup(name.name)
            if name.genericArguments == nil, let variable = found?.variable {
                return directVariable(variable, expr.span).map { .value($0) }
            }
            if checker.isModule(name.name) { return nil }
            if let found, let owner = directTypeName(name, found, expr.span) { return .type(owner) }
        case .member(let member):
            guard let base = member.base, member.genericArguments == nil, member.labels == nil else { break }
            switch directBase(base, hint: nil) {
            case .type(let owner)?:
                if let nested = directNested(member, in: owner) { return .type(nested) }
                guard member.name != Names.selfValue else { return nil }
                return owner.closed.flatMap { directStatic(member, of: $0, member.nameSpan) }.map { .value($0) }
            case .value(let receiver)?:
                guard member.name != Names.selfValue else { return nil }
                return directMember(member, of: receiver, expr.span).map { .value($0) }
            case nil: return nil
            }
        case .array, .dictionary: if let owner = directTypeName(expr) { return .type(owner) }
        default: break
        }
        return direct(expr, hint: hint).map { .value($0) }
    }

    private func directNested(_ member: MemberExpr, in owner: DirectOwner) -> DirectOwner? {
        guard let type = owner.closed, let found = checker.memberType(member.name, of: type) else { return nil }
        switch found {
        case .type(let type): return DirectOwner(type)
        case .symbol(let symbol, _):
            guard let nominal = symbol as? NominalSymbol, nominal.environment.parameters.isEmpty, canReach(nominal)
            else { return nil }
            return DirectOwner(nominal.declaredType)
        }
    }

    func directMember(_ member: MemberExpr, of receiver: TExpr, _ span: Span) -> TExpr? {
        let type = receiver.type
        if let fields = type.asTuple {
            guard let index = Int(member.name.text) ?? fields.firstIndex(where: { $0.label == member.name }),
                fields.indices.contains(index)
            else { return nil }
            return TExpr(.tupleField(receiver, index), fields[index].type, span)
        }
        if type.asMetatype != nil { return nil }
        for entry in checker.lookup(member.name, in: type) {
            guard !checker.isStatic(entry.symbol), isVisible(entry.symbol) else { continue }
            guard let variable = entry.symbol as? VariableSymbol else {
                if entry.symbol is FunctionSymbol { continue }
                return nil
            }
            guard checker.holds(entry, for: type) else { continue }
            return directProperty(variable, entry, of: type, receiver, member.nameSpan)
        }
        return nil
    }

    /// What `.name` belongs to where its place wants the type.
    func implicitOwner(_ name: Name, _ hint: Type) -> Type? {
        var type = hint
        if let wrapped = checker.wrapped(type), name != Names.none, name != Names.some,
            !checker.lookup(name, in: wrapped).isEmpty
        {
            type = wrapped
        }
        return type.nominal == nil ? nil : type
    }

    /// `Type.name`: a case without payload or a static property.
    private func directStatic(_ member: MemberExpr, of owner: Type, _ span: Span) -> TExpr? {
        if checker.memberType(member.name, of: owner) != nil { return nil }
        let found = checker.lookup(member.name, in: owner).first { entry in
            checker.isStatic(entry.symbol) && isVisible(entry.symbol) && !(entry.symbol is FunctionSymbol)
        }
        guard let found, checker.holds(found, for: owner) else { return nil }
        if let element = found.symbol as? EnumCaseSymbol {
            checker.resolve(element)
            guard element.payload.isEmpty, element.owner === owner.nominal else { return nil }
            return TExpr(.enumCase(element, []), owner, span)
        }
        guard let variable = found.symbol as? VariableSymbol else { return nil }
        return directProperty(variable, found, of: owner, nil, span)
    }

    /// Reading a property of a value, or a static one.
    func directProperty(
        _ variable: VariableSymbol, _ entry: MemberEntry, of base: Type, _ receiver: TExpr?, _ span: Span
    ) -> TExpr? {
        checker.resolve(variable)
        guard canReach(variable), !variable.isBeingInferred, !variable.isImplicitlyUnwrapped,
            let declared = variable.type
        else { return nil }
        if let getter = variable.getter { checker.resolve(getter) }
        if let setter = variable.setter { checker.resolve(setter) }
        let owner = checker.ownerSubstitution(entry, base: base)
        let parameters =
            variable.getter?.environment.parameters ?? (variable.parent as? NominalSymbol)?.environment.parameters
            ?? []
        guard parameters.count == owner.parameters.count else { return nil }
        let type = checker.substitute(declared, owner)
        if type.isError || type.isOpen { return nil }
        switch variable.storage {
        case .field:
            guard let receiver, !variable.isOverridden else { return nil }
            if (variable.parent as? NominalSymbol)?.kind == .class {
                return TExpr(.field(receiver, variable), type, span)
            }
            if variable.isLazy { return nil }
            if let place = directPlace(of: receiver) { return TExpr(.load(.field(place, variable)), type, span) }
            return TExpr(.field(receiver, variable), type, span)
        case .staticField: return TExpr(.load(.staticField(variable, owner)), type, span)
        case .computed, .local, .global:
            guard let getter = variable.getter, !getter.isMutating,
                let target = directReceiver(getter, entry, base, receiver, span)
            else { return nil }
            let callee = Callee(getter, owner, dispatch(of: getter, entry))
            return TExpr(.call(callee, receiver: target, []), type, span)
        }
    }

    func dispatch(of function: FunctionSymbol, _ entry: MemberEntry?) -> Callee.Dispatch {
        if function.isRequirement { return .witness }
        let owner = function.owner
        let isVirtual =
            owner?.kind == .class && !function.isFinal && owner?.collection.isFinal != true
            && function.kind != .initializer && entry?.viaProtocol == nil
        return isVirtual ? .virtual : .direct
    }

    /// What a function that does not change it is called on.
    func directReceiver(
        _ function: FunctionSymbol, _ entry: MemberEntry?, _ base: Type?, _ receiver: TExpr?, _ span: Span
    ) -> Receiver? {
        if let receiver {
            guard function.isMutating, isValueType(receiver.type) else { return .value(receiver) }
            guard let place = changeablePlace(of: receiver) else { return nil }
            return .place(mutated(place))
        }
        if function.isStatic, !function.isLibrary, function.owner?.kind == .class, let base, base.isClass {
            return .metatype(TExpr(.metatype(base), .metatype(base), span))
        }
        return Receiver.none
    }
}

/// A type that stands before a dot or a call.
struct DirectOwner {
    /// As the lists of members know it.
    let type: Type
    /// The parameters in it that stand for arguments which are left out.
    let unknown: [GenericParameter]
    init(_ type: Type, unknown: [GenericParameter] = []) {
        self.type = type
        self.unknown = unknown
    }
    /// With all its arguments; nil where some are left out.
    var closed: Type? { unknown.isEmpty ? type : nil }
}
