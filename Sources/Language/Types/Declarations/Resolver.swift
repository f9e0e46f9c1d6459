import Diagnostics
import Syntax
import TypeModel

// Resolves written types. Names are looked up from the context outwards; in expressions, omitted generic arguments
// become type variables.

extension Checker {
    /// Resolves a type. With `open`, omitted generic arguments become type variables; otherwise they are an error.
    public func resolve(
        _ ref: TypeRef, in context: Context, open: ((GenericParameter) -> Type)? = nil
    ) -> Type {
        let overflows = TypeTable.overflows
        let type = resolved(ref, in: context, open: open)
        if TypeTable.overflows != overflows { reportOverflow(at: ref.span) }
        return type
    }

    private func resolved(
        _ ref: TypeRef, in context: Context, open: ((GenericParameter) -> Type)?
    ) -> Type {
        switch ref.kind {
        case .named(let components): return resolve(components, ref, in: context, open: open)
        case .member(let base, let component):
            let type = resolve(base, in: context, open: open)
            return resolve(component, of: type, in: context, open: open)
        case .array(let element): return array(resolve(element, in: context, open: open))
        case .dictionary(let key, let value):
            let type = dictionary(resolve(key, in: context, open: open), resolve(value, in: context, open: open))
            if !context.isLibrary, !type.isOpen, let symbol = type.nominal,
                !checkBounds(type, symbol, key.span, context)
            {
                return .error
            }
            return type
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
            return optional(resolve(wrapped, in: context, open: open))
        case .tuple(let fields):
            return .tuple(
                fields.map { TupleField(label: $0.label, type: resolve($0.type, in: context, open: open)) })
        case .function(let parameters, let effects, let thrown, let result):
            return .function(
                FunctionType(
                    parameters: parameters.map { parameter in
                        FunctionType.Parameter(
                            type: parameterType(parameter, in: context, open: open), isInout: parameter.isInout,
                            isVariadic: parameter.isVariadic, isAutoclosure: Self.isAutoclosure(parameter.type))
                    }, result: resolve(result, in: context, open: open), effects: effects,
                    thrown: thrown.map { ThrownTypes(self).thrownType($0, in: context, open: open) }))
        case .metatype(let instance): return .metatype(resolve(instance, in: context, open: open))
        case .some(let constraint):
            // `some P` in a parameter is an unnamed generic parameter.
            if let generic = context.anonymousParameters[ObjectIdentifier(constraint)] { return .parameter(generic) }
            return resolve(constraint, in: context, open: open)
        case .any(let constraint):
            let type = resolve(constraint, in: context, open: open)
            if !context.isLibrary, type.nominal != nil {
                report(CheckDiagnostic.anyOfConcrete(describe(type), ref.span), in: context)
                return .error
            }
            return PrimaryAssociatedTypes(self).applied(type, constraint, in: context, open: open)
        case .composition(let parts): return compositionType(parts, in: context, open: open)
        case .attributed(_, let type): return resolve(type, in: context, open: open)
        case .of(let expr): return typer.type(of: expr, in: context, self)
        case .inferred:
            if let open { return open(GenericParameter(name: Names.underscore, span: ref.span, parent: nil)) }
            return .error
        case .error: return .error
        }
    }

    /// Returns the type of a parameter inside the body; for a variadic one, an array.
    private func parameterType(
        _ parameter: TypeRef.FunctionParameter, in context: Context, open: ((GenericParameter) -> Type)?
    ) -> Type {
        let type = resolve(parameter.type, in: context, open: open)
        return parameter.isVariadic ? array(type) : type
    }

    static func isAutoclosure(_ ref: TypeRef) -> Bool {
        if case .attributed(let names, _) = ref.kind { return names.contains("autoclosure") }
        return false
    }

    private func compositionType(_ parts: [TypeRef], in context: Context, open: ((GenericParameter) -> Type)?) -> Type {
        var protocols: [NominalSymbol] = []
        var superclass: Type?
        for part in parts {
            let type = PrimaryAssociatedTypes(self).applied(
                resolve(part, in: context, open: open), part, in: context, open: open)
            switch type.kind {
            case .existential(let more, let inner):
                protocols += more
                superclass = superclass ?? inner
            case .nominal(let symbol, _) where symbol.kind == .class: superclass = type
            case .error: return .error
            default: report(CheckDiagnostic.notAProtocol(describe(type), part.span), in: context)
            }
        }
        return .existential(protocols, superclass: superclass)
    }

    private func resolve(
        _ components: [TypeRef.Component], _ ref: TypeRef, in context: Context, open: ((GenericParameter) -> Type)?
    ) -> Type {
        var rest = components[...]
        let first = rest.removeFirst()
        var type: Type
        switch lookupType(first.name, in: context) ?? lookupFamily(first, in: context) {
        case .symbol(let symbol, let base):
            type = apply(symbol, base: base, component: first, in: context, open: open)
        case .type(let found): type = found
        case nil:
            if first.name == Names.any {
                type = .any
            } else if let next = rest.first, isModule(first.name) {
                rest.removeFirst()
                let symbols = lookupGlobal(next.name).isEmpty ? [] : lookupGlobal(next.name)
                let candidates = first.name == Names.main ? symbols : (lookupLibrary(next.name) + symbols)
                let types = candidates.filter { $0 is NominalSymbol || $0 is TypealiasSymbol }
                let ofModule = types.first { ($0 as? NominalSymbol)?.moduleName == first.name.text }
                guard let symbol = ofModule ?? types.first else {
                    report(unknownType(next.name, next.span, context), in: context)
                    return .error
                }
                type = apply(symbol, base: nil, component: next, in: context, open: open)
            } else {
                report(unknownType(first.name, first.span, context), in: context)
                return .error
            }
        }
        for component in rest {
            // A type may end in `.Type` or `.Protocol`, as in `T.Type`.
            if component.name == Names.type || component.name == Names.protocolName {
                type = .metatype(type)
                continue
            }
            type = resolve(component, of: type, in: context, open: open)
            if type.isError { return type }
        }
        return type
    }

    public func isModule(_ name: Name) -> Bool { knownModules.contains(name) || name == Names.main }

    public func resolve(
        _ component: TypeRef.Component, of base: Type, in context: Context, open: ((GenericParameter) -> Type)?
    ) -> Type {
        if base.isError { return base }
        if let found = memberType(component.name, of: base) {
            switch found {
            case .symbol(let symbol, let base):
                if let owner = context.ownerOfPrivateMember(of: symbol) {
                    report(CheckDiagnostic.privateMember(symbol.name, owner.name, component.span), in: context)
                }
                return apply(symbol, base: base, component: component, in: context, open: open)
            case .type(let type): return type
            }
        }
        let problem =
            isUnsupported(component.name, of: base)
            ? CheckDiagnostic.unsupported(component.name, of: describe(base), component.span)
            : CheckDiagnostic.unknownMemberType(component.name, describe(base), component.span)
        report(problem, in: context)
        return .error
    }

    private func unknownType(_ name: Name, _ span: Span, _ context: Context) -> Diagnostic {
        if !context.isLibrary, let module = Imports(self).hiddenModule(of: name, isType: true) {
            return CheckDiagnostic.missingImport(name, on: nil, module: module, span)
        }
        if Diagnostics.omittedName(name.text) == nil, isUnsupported(name) {
            return CheckDiagnostic.unsupported(name, span)
        }
        return CheckDiagnostic.unknownType(name, span, nearest: nearestTypeNames(name), inside: ownerOfType(name))
    }

    /// Returns the type of the program that contains a type with the name, if there is exactly one.
    private func ownerOfType(_ name: Name) -> String? {
        guard canSuggest else { return nil }
        let owners = globals.values.joined().filter { owner in
            (owner as? NominalSymbol)?.members[name]?.contains { $0 is NominalSymbol || $0 is TypealiasSymbol } ?? false
        }
        return owners.count == 1 ? owners[0].name.text : nil
    }

    func nearestTypeNames(_ name: Name) -> [String] {
        guard canSuggest else { return [] }
        var names = globals.filter { $0.value.contains { $0 is NominalSymbol || $0 is TypealiasSymbol } }.map(
            \.key.text
        ).sorted()
        names += library.names.map(\.text).filter { $0.first?.isUppercase ?? false }
        return nearestNames(to: name.text, among: names)
    }

    /// Returns the type that a symbol with these written arguments denotes; missing arguments become type variables.
    private func apply(
        _ symbol: Symbol, base: Type?, component: TypeRef.Component, in context: Context,
        open: ((GenericParameter) -> Type)?
    ) -> Type {
        if !context.isLibrary { OlderSpellings(self).record(type: symbol, at: component.span) }
        let arguments = component.arguments.map { resolve($0, in: context, open: open) }
        switch symbol {
        case let parameter as GenericParameter: return canonicalType(.parameter(parameter))
        case let symbol as NominalSymbol where symbol.kind == .protocol:
            return existentialType(symbol, arguments, component.span, in: context)
        case let nominal as NominalSymbol:
            return apply(nominal, to: arguments, base: base, component.span, in: context, open: open)
        case let alias as TypealiasSymbol:
            return apply(alias, to: arguments, base: base, component.span, in: context, open: open)
        default: return .error
        }
    }

    /// Returns the type of `any P`, which may omit its primary associated types.
    private func existentialType(_ symbol: NominalSymbol, _ arguments: [Type], _ span: Span, in context: Context)
        -> Type
    {
        let primary = symbol.collection.decl?.generics.count ?? 0
        if !arguments.isEmpty, arguments.count != primary {
            report(
                CheckDiagnostic.primaryTypeCount(symbol.name, expected: primary, found: arguments.count, span),
                in: context)
        }
        return .existential([symbol], superclass: nil)
    }

    private func apply(
        _ nominal: NominalSymbol, to written: [Type], base: Type?, _ span: Span, in context: Context,
        open: ((GenericParameter) -> Type)?
    ) -> Type {
        var arguments = written
        let outer = outerArguments(of: nominal, base: base, in: context)
        let own = nominal.environment.parameters.dropFirst(outer.count)
        if arguments.isEmpty, !own.isEmpty {
            if let inner = enclosingArguments(of: nominal, in: context) {
                // An extension's conditions may fix omitted arguments: `extension Box where T == Int`.
                return canonicalType(.nominal(nominal, inner))
            }
            guard let open else {
                report(
                    CheckDiagnostic.missingGenericArguments(nominal.name, own.map(\.name.text), span), in: context)
                return .error
            }
            arguments = own.map(open)
        }
        guard arguments.count == own.count else {
            report(
                CheckDiagnostic.genericArgumentCount(
                    nominal.name, expected: own.count, found: arguments.count, span), in: context)
            return .error
        }
        // Conditions of an extension also apply to nested types: `Kind` where `T == Int`.
        let type = canonicalType(.nominal(nominal, outer + arguments))
        if !context.isLibrary, !type.isOpen, !arguments.isEmpty, !checkBounds(type, nominal, span, context) {
            return .error
        }
        return type
    }

    private func apply(
        _ alias: TypealiasSymbol, to written: [Type], base: Type?, _ span: Span, in context: Context,
        open: ((GenericParameter) -> Type)?
    ) -> Type {
        if let type = OlderSpellings(self).olderType(of: alias, span, in: context) { return type }
        if alias.declaration?.state == .resolving {
            report(CheckDiagnostic.circularAlias(alias.name, span), in: context)
            return .error
        }
        resolve(alias)
        let parameters = alias.environment.parameters
        let own = alias.genericCount
        let arguments = written.isEmpty && own > 0 ? open.map { parameters.suffix(own).map($0) } ?? [] : written
        guard arguments.count == own else {
            report(
                CheckDiagnostic.genericArgumentCount(alias.name, expected: own, found: arguments.count, span),
                in: context)
            return .error
        }
        let outer = aliasArguments(alias, base: base)
        if outer.isEmpty, arguments.isEmpty { return alias.type }
        let all = outer + arguments
        guard all.count == parameters.count else { return alias.type }
        return canonicalType(substitute(alias.type, Substitution(parameters, all)))
    }

    /// Checks that generic arguments meet the type's conditions, such as `Hashable` for `Set<T>`. Reports a violated
    /// condition and returns false.
    private func checkBounds(_ type: Type, _ nominal: NominalSymbol, _ span: Span, _ context: Context) -> Bool {
        resolveHeader(nominal)
        guard nominal.collection.header == .done else { return true }
        let substitution = Substitution(nominal: type)
        var holds = true
        withEnvironment(context.environment) {
            for requirement in nominal.environment.requirements {
                guard case .conforms(let symbol) = requirement.kind else { continue }
                let subject = substitute(requirement.subject, substitution)
                // The conformances of a type in the program may not be collected yet.
                if subject.isGeneric || subject.isError || subject.nominal?.collection.conformances == .running {
                    continue
                }
                if !conforms(subject, to: symbol) {
                    holds = false
                    report(CheckDiagnostic.doesNotConform(subject, symbol, span, self), in: context)
                } else if case .existential = subject.kind, !existentialsConform(to: symbol) {
                    holds = false
                    report(CheckDiagnostic.noSelfConformance(subject, symbol, span, self), in: context)
                }
            }
        }
        return holds
    }

    /// Returns the arguments of the types that enclose a nested type.
    private func outerArguments(of nominal: NominalSymbol, base: Type?, in context: Context) -> [Type] {
        guard let outer = nominal.parent as? NominalSymbol, outer.kind != .protocol else {
            // The parameters of a type declared in a generic function begin with the function's parameters.
            return nominal.outerParameters.map { .parameter($0) }
        }
        let count = outer.environment.parameters.count
        if let base, case .nominal(let symbol, let arguments) = base.kind, symbol === outer { return arguments }
        if let inside = enclosingArguments(of: outer, in: context) { return inside }
        return outer.environment.parameters.prefix(count).map { .parameter($0) }
    }

    /// Inside a generic type its bare name means the type itself.
    private func enclosingArguments(of nominal: NominalSymbol, in context: Context) -> [Type]? {
        var scope: Context? = context
        while let here = scope {
            if here.kind == .type, here.nominal === nominal {
                return nominal.environment.parameters.map { .parameter($0) }
            }
            scope = here.parent
        }
        return nil
    }

    private func aliasArguments(_ alias: TypealiasSymbol, base: Type?) -> [Type] {
        let count = alias.environment.parameters.count - alias.genericCount
        guard count > 0 else { return [] }
        guard let base else { return alias.environment.parameters.prefix(count).map { .parameter($0) } }
        if let owner = alias.parent as? NominalSymbol {
            if owner.kind == .protocol { return [base] }
            if let found = superclassChain(base).first(where: { $0.nominal === owner }) { return found.arguments }
        }
        return alias.environment.parameters.prefix(count).map { .parameter($0) }
    }

    // MARK: - Names of types

    func lookupType(_ name: Name, in context: Context) -> TypeLookup? {
        if name == Names.selfType { return context.selfType.map { .type(canonicalType($0)) } }
        var scope: Context? = context
        while let here = scope {
            if let parameter = here.generics[name] { return .type(canonicalType(.parameter(parameter))) }
            if let symbols = here.hoistedSymbols[name],
                let symbol = symbols.first(where: { $0 is NominalSymbol || $0 is TypealiasSymbol })
            {
                return .symbol(symbol, base: nil)
            }
            if here.kind == .type, let nominal = here.nominal {
                if nominal.name == name, nominal.kind != .protocol { return .symbol(nominal, base: nil) }
                let base: Type =
                    nominal.kind == .protocol ? .parameter(nominal.environment.parameters[0]) : nominal.declaredType
                if let found = memberType(name, of: base) { return found }
            }
            scope = here.parent
        }
        let isLibrary = context.isLibrary
        let symbols = isLibrary ? lookupWithinLibrary(name, from: context) : lookupGlobal(name)
        if let symbol = symbols.first(where: { $0 is NominalSymbol || $0 is TypealiasSymbol }) {
            return .symbol(symbol, base: nil)
        }
        return nil
    }

    /// A type with packs has one copy for each number of arguments: returns the copy for the written ones, or any copy
    /// if none are written.
    private func lookupFamily(_ component: TypeRef.Component, in context: Context) -> TypeLookup? {
        if component.arguments.isEmpty {
            return packCopies(of: component.name, in: context).first.map { .symbol($0, base: nil) }
        }
        guard component.arguments.count <= 16 else { return nil }
        return lookupType(component.name.packCopy(component.arguments.count), in: context)
    }

    /// Returns the copies of a type with packs, ordered by the number of their type parameters, beginning with one.
    public func packCopies(of name: Name, in context: Context) -> [NominalSymbol] {
        guard !context.isLibrary, hasPackTypes else { return [] }
        return [1, 0, 2, 3, 4, 5, 6, 7, 8].compactMap { count in
            guard case .symbol(let symbol, _)? = lookupType(name.packCopy(count), in: context) else { return nil }
            return symbol as? NominalSymbol
        }
    }

    /// Returns a member type of a type: nested, alias or associated.
    public func memberType(_ name: Name, of base: Type) -> TypeLookup? {
        // If no type has a member type with this name, no members need to be created.
        guard library.isInnerName(name) else { return nil }
        switch base.kind {
        case .nominal(let nominal, _):
            guard base === nominal.declaredType else { return findMemberType(name, nominal, base) }
            invalidateInheritors(nominal)
            if let known = nominal.collection.memberTypes[name] { return known }
            let found = findMemberType(name, nominal, base)
            if nominal.collection.members == .done, nominal.collection.conformances == .done,
                environment == nil || found == nil, LibraryReader(self).isComplete(name)
            {
                nominal.collection.memberTypes[name] = .some(found)
            }
            return found
        case .parameter, .dependent, .opaque, .existential:
            for symbol in protocols(of: base) {
                collectMembers(symbol)
                for member in symbol.members[name] ?? [] {
                    if let associated = member as? AssociatedTypeSymbol {
                        return .type(canonicalType(reducedType(base, associated)))
                    }
                    if member is TypealiasSymbol { return .symbol(member, base: base) }
                }
            }
            if let superclass = superclass(of: base) { return memberType(name, of: superclass) }
            return nil
        default: return nil
        }
    }

    private func findMemberType(_ name: Name, _ nominal: NominalSymbol, _ base: Type) -> TypeLookup? {
        for type in superclassChain(base) {
            guard let symbol = type.nominal else { continue }
            collectMembers(symbol)
            for member in symbol.members[name] ?? [] {
                if member is NominalSymbol { return .symbol(member, base: type) }
                if member is TypealiasSymbol { return .symbol(member, base: type) }
            }
        }
        for (protocolSymbol, conformance) in allConformances(nominal) {
            collectMembers(protocolSymbol)
            for member in protocolSymbol.members[name] ?? [] {
                if let associated = member as? AssociatedTypeSymbol {
                    if conformance.isResolvingTypes, conformance.associatedTypes[associated] == nil { continue }
                    let type = reducedType(base, associated)
                    if !type.isError { return .type(type) }
                }
                if member is TypealiasSymbol { return .symbol(member, base: base) }
                if member is NominalSymbol { return .symbol(member, base: nil) }
            }
        }
        return nil
    }
}

extension TypealiasSymbol {
    /// The number of the type's own generic parameters, without those of enclosing types.
    var genericCount: Int {
        if case .typealias_(let decl)? = declaration?.decl.kind { return decl.generics.count + outerParameters.count }
        return 0
    }
}

extension NominalSymbol {
    /// The parameters of the generic function that contains a local type.
    var outerParameters: [GenericParameter] {
        guard let decl = collection.decl else { return [] }
        let own = decl.generics.count
        if let outer = parent as? NominalSymbol, outer.kind != .protocol { return outer.environment.parameters }
        return Array(environment.parameters.dropLast(own))
    }
}
