import Diagnostics
import Syntax
import TypeModel

// Creates symbols from declarations. Uses only names and structure; Headers.swift and Signatures.swift resolve types.

extension Checker {
    /// Creates the symbols of one declaration. Members of types are created on first use.
    public func declare(_ decl: Decl, in context: Context, parent: NominalSymbol?) -> [Symbol] {
        let symbols: [Symbol]
        switch decl.kind {
        case .type(let type): symbols = type.kind == .extension ? [] : [declareType(type, decl, context, parent)]
        case .function(let function):
            symbols = [MemberDeclarations().declareFunction(function, decl, context, parent)]
        case .variable(let variable):
            symbols = MemberDeclarations().declareVariables(variable, decl, context, parent)
        case .initializer(let initializer):
            symbols = [MemberDeclarations().declareInitializer(initializer, decl, context, parent)]
        case .deinitializer(let body):
            symbols = MemberDeclarations().declareDeinitializer(body, decl, context, parent)
        case .subscript(let member):
            symbols = [MemberDeclarations().declareSubscript(member, decl, context, parent)]
        case .typealias_(let alias):
            let symbol = TypealiasSymbol(name: alias.name, span: decl.span, parent: parent)
            symbol.declaration = Declaration(decl, context)
            symbols = [symbol]
        case .associatedType(let associated):
            symbols = MemberDeclarations().declareAssociated(associated, decl, context, parent)
        case .enumCase(let elements): symbols = MemberDeclarations().declareCases(elements, decl, context, parent)
        case .import_, .operator_, .precedenceGroup, .error: symbols = []
        }
        if !context.isLibrary { history.declaredSymbols += symbols }
        for symbol in symbols {
            symbol.comment = decl.comment
            symbol.isLibrary = context.isLibrary
            symbol.deprecation = decl.modifiers.deprecation
            let modifiers = decl.modifiers
            symbol.declaration?.isPrivate = modifiers.has(Names.privateName) || modifiers.has(Names.fileprivateName)
            symbol.declaration?.isDisfavored =
                modifiers.hasAttribute(Names.disfavored) || (context.isLibrary && symbol.isDeprecated)
        }
        return symbols
    }

    /// Records the nested types of a program's type, which are created later.
    private func recordInnerNames(_ members: [Decl]) {
        for member in members {
            switch member.kind {
            case .type(let type):
                library.addInnerName(type.name)
                recordInnerNames(type.members)
            case .typealias_(let alias): library.addInnerName(alias.name)
            case .associatedType(let associated): library.addInnerName(associated.name)
            default: break
            }
        }
    }

    private func recordMembers(_ members: [Decl], of nominal: NominalSymbol) {
        recordInnerNames(members)
        recordOperators(members, of: nominal)
    }

    private func recordOperators(_ members: [Decl], of nominal: NominalSymbol) {
        for member in members {
            guard case .function(let function) = member.kind, function.isOperator else { continue }
            library.addInnerName(function.name)
            let known = operatorOwners[function.name] ?? []
            if known.contains(where: { $0 === nominal }) { continue }
            textState.revertActions.append { [self] in operatorOwners[function.name] = known }
            operatorOwners[function.name] = known + [nominal]
        }
    }

    // MARK: - Types

    private func declareType(
        _ type: TypeDecl, _ decl: Decl, _ context: Context, _ parent: NominalSymbol?
    ) -> NominalSymbol {
        let key = context.isLibrary ? nil : ObjectIdentifier(type)  // the library is read once
        if let key, let known = localTypes[key] { return known }
        let kind: NominalSymbol.Kind
        switch type.kind {
        case .struct: kind = .struct
        case .enum: kind = .enum
        case .class: kind = .class
        case .protocol, .extension: kind = .protocol
        }
        let owner: Symbol? = parent ?? context.owner
        let symbol = NominalSymbol(kind: kind, name: type.name, span: type.nameSpan, parent: owner)
        if let key { localTypes[key] = symbol }
        if !context.isLibrary, type.name.packFamily != nil { hasPackTypes = true }
        symbol.moduleName = context.module.name
        symbol.isIndirect = type.isIndirect
        symbol.isLibrary = context.isLibrary
        symbol.declaration = Declaration(decl, context)
        symbol.collection.decl = type
        symbol.collection.isFinal = decl.modifiers.has(Names.finalName)
        symbol.collection.isDynamicCallable = decl.modifiers.hasAttribute(Names.dynamicCallable)
        symbol.collection.isDynamicLookup = decl.modifiers.hasAttribute(Names.dynamicMemberLookup)
        if symbol.collection.isDynamicLookup, kind == .protocol { dynamicProtocols.append(symbol) }
        symbol.collection.path =
            (parent?.collection.path).map { Name("\($0.text).\(type.name.text)") }
            ?? type.name

        let inner = Context(.type, parent: context)
        inner.nominal = symbol
        inner.owner = symbol
        inner.functionScope = nil
        var parameters = parent?.kind == .protocol ? [] : context.environment.parameters
        if kind == .protocol {
            let selfParameter = GenericParameter(name: Names.selfType, span: nil, parent: symbol)
            selfParameter.isSelf = true
            parameters = [selfParameter]
            inner.selfType = .parameter(selfParameter)
        } else {
            declareGenerics(of: type, symbol, inner, &parameters)
        }
        symbol.environment = GenericEnvironment(
            parameters: parameters, requirements: kind == .protocol ? [] : context.environment.requirements)
        inner.environment = symbol.environment
        symbol.declaredType =
            kind == .protocol
            ? .existential([symbol], superclass: nil)
            : makeDeclaredType(symbol, parameters)
        if kind != .protocol { inner.selfType = symbol.declaredType }
        symbol.collection.context = inner
        if !context.isLibrary {
            textState.unfinishedNominals.append(symbol)
            if parent != nil { library.addInnerName(type.name) }
            recordMembers(type.members, of: symbol)
        }
        return symbol
    }

    /// Declares the generic parameters of a type, after those of the enclosing types.
    private func declareGenerics(
        of type: TypeDecl, _ symbol: NominalSymbol, _ inner: Context, _ parameters: inout [GenericParameter]
    ) {
        for generic in type.generics {
            let parameter = GenericParameter(name: generic.name, span: generic.span, parent: symbol)
            parameter.takesNoncopyable = generic.takesNoncopyable
            parameters.append(parameter)
            inner.generics[generic.name] = parameter
        }
        // Names of enclosing generic parameters have priority over names in the type's protocols, but not over types
        // that the type itself declares.
        for parameter in parameters where inner.generics[parameter.name] == nil {
            if !type.members.contains(where: { $0.namesType(parameter.name) }) {
                inner.generics[parameter.name] = parameter
            }
        }
    }

    private func makeDeclaredType(_ symbol: NominalSymbol, _ parameters: [GenericParameter]) -> Type {
        .nominal(symbol, parameters.map { .parameter($0) })
    }

    /// Adds the members of a program's extension to the type; reverted if the entry fails.
    public func addExtension(_ type: TypeDecl, _ decl: Decl, in context: Context) {
        guard let extended = type.extended else { return }
        recordInnerNames(type.members)
        guard let (nominal, arguments) = extendedNominal(extended, in: context) else { return }
        recordOperators(type.members, of: nominal)
        let early = Wrappers(self).addTypes(of: type, to: nominal, in: context)
        collectMembers(nominal)
        collectConformances(nominal)
        // Reverting the first extension of a type in a text reverts all its extensions in that text. Library members
        // that were parsed meanwhile stay.
        if textState.extendedNominals.insert(ObjectIdentifier(nominal)).inserted { rememberParts(of: nominal) }
        if nominal.isLibrary, nominal.name == Names.defaultInterpolation { hasOwnInterpolations = true }
        clearCaches(nominal)
        let inner = extensionContext(type, of: nominal, arguments: arguments, in: context)
        inner.isPrivate = decl.modifiers.has(Names.privateName) || decl.modifiers.has(Names.fileprivateName)
        inner.modifiers = decl.modifiers
        for member in type.typesFirst where !(early && member.isWrapperType) {
            addMember(member, to: nominal, inner, inExtension: true)
        }
        addConformances(nominal, of: (type, inner))
        if Synthesis(self).synthesizeAllCases(nominal) {
            textState.revertActions.append { nominal.members[Names.allCases] = nil }
        }
        clearCaches(nominal)
    }

    private func rememberParts(of nominal: NominalSymbol) {
        let interpolates = hasOwnInterpolations
        let conformances = nominal.conformances
        let earlier = Set(nominal.collection.extensions.map { ObjectIdentifier($0.context) })
        textState.revertActions.append { [self] in
            let added = Set(
                nominal.collection.extensions.lazy.filter { !$0.context.isLibrary }.map { ObjectIdentifier($0.context) }
            ).subtracting(earlier)
            hasOwnInterpolations = interpolates
            nominal.members.remove { $0.declaration.map { added.contains(ObjectIdentifier($0.context)) } ?? false }
            nominal.conformances = conformances
            nominal.collection.extensions.removeAll { added.contains(ObjectIdentifier($0.context)) }
            clearCaches(nominal)
        }
    }

    func clearCaches(_ nominal: NominalSymbol) {
        nominal.collection.forgetLookups()
        conformsCache = [:]
        reducedCache = [:]
        operatorCache = [:]
        prefixCache = [:]
        memberGeneration += 1
        if nominal.kind == .protocol || nominal.kind == .class { inheritedMembersVersion += 1 }
    }

    /// Invalidates cached results of other types that inherit from the extended protocol or superclass.
    func invalidateInheritors(_ nominal: NominalSymbol) {
        guard nominal.collection.generation != inheritedMembersVersion else { return }
        nominal.collection.forgetLookups()
        nominal.collection.generation = inheritedMembersVersion
    }

    func extendedNominal(_ ref: TypeRef, in context: Context) -> (NominalSymbol, [Type])? {
        // Resolves `extension Array<Int>`, `extension [Int]`, an alias, or just the name.
        var opened = false
        let type = resolve(
            ref, in: context,
            open: { parameter in
                opened = true
                return .parameter(parameter)
            })
        switch type.kind {
        case .nominal(let nominal, let arguments):
            // `extension Single` of a generic alias extends the type itself, as in Swift.
            return (nominal, opened ? [] : arguments)
        case .existential(let protocols, _) where protocols.count == 1: return (protocols[0], [])
        case .error: return nil
        default:
            report(CheckDiagnostic.cannotExtend(describe(type), ref.span), in: context)
            return nil
        }
    }

    /// Returns the context for members of one extension, with its conditions.
    func extensionContext(_ type: TypeDecl, of nominal: NominalSymbol, arguments: [Type], in context: Context)
        -> Context
    {
        let inner = Context(.type, parent: context)
        inner.nominal = nominal
        inner.owner = nominal
        inner.functionScope = nil
        inner.selfType = nominal.collection.context?.selfType
        inner.generics = nominal.collection.context?.generics ?? [:]
        // Generic parameters of enclosing types are visible too.
        for parameter in nominal.environment.parameters where !parameter.isSelf {
            inner.generics[parameter.name] = parameter
        }
        resolveHeader(nominal)
        inner.environment = nominal.environment
        var added: [Requirement] = []
        for (parameter, argument) in zip(nominal.environment.parameters, arguments) where !parameter.isSelf {
            let own = Type.parameter(parameter)
            if argument !== own { added.append(Requirement(subject: own, kind: .same(argument))) }
        }
        // For `extension Sequence<Int>`, the written arguments fix the primary associated types.
        if nominal.kind == .protocol, let extended = type.extended, let own = nominal.environment.parameters.first {
            added += primaryRequirements(extended, nominal, subject: .parameter(own), in: inner)
        }
        if !type.requirements.isEmpty || !added.isEmpty {
            let environment = GenericEnvironment(
                parameters: nominal.environment.parameters, requirements: nominal.environment.requirements + added)
            inner.environment = environment
            for requirement in type.requirements {
                environment.requirements += resolveRequirements([requirement], in: inner)
            }
        }
        nominal.collection.extensions.append((type, inner))
        return inner
    }

    // MARK: - Members

    /// Creates the symbols of all members, from the declaration and known extensions. For a library type, creates only
    /// the required ones; other members are created when their names are looked up.
    public func collectMembers(_ nominal: NominalSymbol) {
        guard nominal.collection.members == .none, let decl = nominal.collection.decl,
            let context = nominal.collection.context
        else { return }
        nominal.collection.members = .running
        LibraryReader(self).readRequiredMembers(nominal)
        for member in decl.typesFirst { addMember(member, to: nominal, context, inExtension: false) }
        if nominal.isLibrary, let path = nominal.collection.path { collectLibraryMembers(nominal, path, context) }
        nominal.collection.members = .done
        Synthesis(self).synthesizeMembers(nominal)
        nominal.collection.lookups = [:]
    }

    private func collectLibraryMembers(_ nominal: NominalSymbol, _ path: Name, _ context: Context) {
        let members = LibraryMembers(self, nominal)
        if let entry = nominal.collection.entry, let split = LibraryReader(self).split(of: nominal) {
            _ = members.add(entry, split, context: context)
            if split.hasDesignatedInitializer { nominal.collection.hasDesignatedInitializer = true }
        }
        let waiting = addExtensions(library.extensions(of: path), of: nominal, to: members)
        nominal.members.unreadMembers = members
        nominalsByPath[path] = nominal
        resolveHeader(nominal)
        for step in waiting { step() }
    }

    /// Adds the library's extensions of a type. Returns closures that parse the extensions which declare conformances
    /// or cannot be split, for the caller to run now. The others are parsed when a name is looked up.
    func addExtensions(
        _ entries: [LibraryIndex.Entry], of nominal: NominalSymbol, to members: LibraryMembers
    ) -> [() -> Void] {
        var waiting: [() -> Void] = []
        // If two types share a name, extensions apply to the type of their own module: `Task` of Moya and of Swift.
        let isShared = (librarySymbols[nominal.name] ?? []).count { $0 is NominalSymbol } > 1
        for entry in entries where !isShared || libraryContexts[entry.page].isCompiled == nominal.isOfModule {
            if let split = library.split(entry) {
                let part = members.add(entry, split)
                if split.inherits { waiting.append { members.openExtension(part) } }
            } else {
                waiting.append { [self] in
                    let outer = libraryContexts[entry.page]
                    for statement in parseLibrary(library.source(of: entry)) {
                        guard case .decl(let decl) = statement.kind, case .type(let type) = decl.kind else { continue }
                        let inner = extensionContext(
                            type, of: nominal, arguments: LibraryReader(self).extendedArguments(type, in: outer),
                            in: outer)
                        for member in type.members { addMember(member, to: nominal, inner, inExtension: true) }
                    }
                }
            }
        }
        members.link()
        return waiting
    }

    func addMember(
        _ decl: Decl, to nominal: NominalSymbol, _ context: Context, inExtension: Bool, place: Int? = nil
    ) {
        if let (parts, property) = Wrappers(self).expandedParts(decl, in: context) {
            for part in parts {
                addMember(part, to: nominal, context, inExtension: inExtension, place: place ?? Int(decl.span.start))
            }
            for name in [property.name, property.backingName] {
                (nominal.members[name]?.last as? VariableSymbol)?.wrappedProperty = property
            }
            return
        }
        for symbol in declare(decl, in: context, parent: nominal) {
            symbol.declaration?.sourceOrder = place ?? Int(decl.span.start)
            symbol.declaration?.isProtocolExtension = inExtension && nominal.kind == .protocol
            if inExtension, context.environment !== nominal.environment {
                symbol.declaration?.requirements = Array(
                    context.environment.requirements.dropFirst(nominal.environment.requirements.count))
            }
            if let reused = reuseAssociated(symbol, in: nominal) {
                nominal.members[symbol.name, default: []].append(reused)
                continue
            }
            nominal.members[symbol.name, default: []].append(symbol)
            if let element = symbol as? EnumCaseSymbol {
                element.index = nominal.cases.count
                nominal.cases.append(element)
            }
            if let variable = symbol as? VariableSymbol, variable.storage == .field {
                variable.fieldIndex = nominal.storedProperties.count
                nominal.storedProperties.append(variable)
            }
            if let function = symbol as? FunctionSymbol {
                if function.kind == .deinitializer { nominal.deinitializer = function }
                if function.kind == .initializer, !inExtension, !function.isConvenience {
                    nominal.collection.hasDesignatedInitializer = true
                }
            }
            guard nominal.kind == .protocol, !inExtension else { continue }
            if let associated = symbol as? AssociatedTypeSymbol {
                nominal.associatedTypes.append(associated)
            } else if !(symbol is TypealiasSymbol), !(symbol is NominalSymbol) {
                nominal.addRequirement(symbol)
                markRequirement(symbol)
            }
        }
    }

    /// Returns the associated type with the same name in a refined protocol, which is used instead of a new one.
    private func reuseAssociated(_ symbol: Symbol, in nominal: NominalSymbol) -> AssociatedTypeSymbol? {
        guard symbol is AssociatedTypeSymbol else { return nil }
        resolveHeader(nominal)
        for refined in nominal.refinedProtocols {
            collectMembers(refined)
            for member in refined.members[symbol.name] ?? [] {
                guard let known = member as? AssociatedTypeSymbol else { continue }
                if case .associatedType(let decl)? = symbol.declaration?.decl.kind,
                    decl.defaultType != nil || !decl.inherited.isEmpty || !decl.requirements.isEmpty
                {
                    known.redeclarations.append(symbol.declaration!)
                }
                return known
            }
        }
        return nil
    }

    private func markRequirement(_ symbol: Symbol) {
        if let function = symbol as? FunctionSymbol { function.isRequirement = true }
        if let variable = symbol as? VariableSymbol {
            variable.isRequirement = true
            variable.getter?.isRequirement = true
            variable.setter?.isRequirement = true
        }
        if let member = symbol as? SubscriptSymbol {
            member.isRequirement = true
            member.getter?.isRequirement = true
            member.setter?.isRequirement = true
        }
    }
}

extension TypeDecl {
    /// The members, with the types before the others: a variable's wrapper may be declared below it.
    fileprivate var typesFirst: [Decl] {
        guard members.contains(where: \.isType) else { return members }
        return members.filter(\.isType) + members.filter { !$0.isType }
    }
}

extension Decl {
    fileprivate var isType: Bool { if case .type = kind { true } else { false } }

    /// True if the declaration is a type with the name.
    fileprivate func namesType(_ name: Name) -> Bool {
        switch kind {
        case .type(let type): return type.name == name && type.kind != .extension
        case .typealias_(let alias): return alias.name == name
        default: return false
        }
    }

    /// The member's name, for several variables the first one's; nil if it has none.
    var declaredName: Name? {
        switch kind {
        case .function(let function): return function.name
        case .subscript: return Names.subscriptName
        case .initializer: return Names.initName
        case .variable(let variable):
            guard case .name(let name)? = variable.bindings.first?.pattern.kind else { return nil }
            return name
        default: return nil
        }
    }
}

extension Expr {
    /// Returns the element of a tuple literal at a path. If an element on the path is not a tuple literal, returns that
    /// element and the rest of the path.
    public func tupleElement(at path: [Int]) -> (value: Expr, rest: [Int]) {
        guard let index = path.first else { return (self, []) }
        switch kind {
        case .tuple(let parts) where parts.indices.contains(index):
            return parts[index].value.tupleElement(at: Array(path.dropFirst()))
        case .paren(let inner): return inner.tupleElement(at: path)
        default: return (self, path)
        }
    }
}

extension Pattern {
    /// Returns the tuple indices that lead to a part of the pattern; nil if the pattern does not contain it.
    public func path(to part: Pattern) -> [Int]? {
        if self === part { return [] }
        switch kind {
        case .tuple(let parts):
            for (index, inner) in parts.enumerated() {
                if let rest = inner.pattern.path(to: part) { return [index] + rest }
            }
            return nil
        case .binding(_, let inner), .typed(let inner, _): return inner.path(to: part)
        default: return nil
        }
    }

    /// The names that the pattern binds, each with the part that binds it.
    public var names: [(Name, Span, Pattern)] {
        switch kind {
        case .name(let name): return [(name, span, self)]
        case .binding(_, let inner), .some(let inner), .typed(let inner, _), .cast(let inner, _): return inner.names
        case .tuple(let parts): return parts.flatMap { $0.pattern.names }
        case .enumCase(_, _, _, let payload): return (payload ?? []).flatMap { $0.pattern.names }
        case .wildcard, .isType, .expression, .error: return []
        }
    }
}

extension TypeRef {
    /// Returns true if the reference is exactly this name without arguments; nil if it is not a name.
    func isNamed(_ name: Name) -> Bool? {
        guard case .named(let components) = kind else { return nil }
        return components.last?.name == name
    }
}
