import Diagnostics
import Syntax

// The top level of a text, and the bodies of everything that it declares.

extension Checker {
    func setGlobal(_ name: Name, _ symbols: [Symbol]) {
        let old = globals[name]
        undo.append { [self] in globals[name] = old }
        globals[name] = symbols
    }

    /// Makes the symbols of a text before anything in it is checked, so that order does not matter.
    func declareTopLevel(_ statements: [Stmt], in context: Context) -> [Symbol] {
        var declared: [Symbol] = []
        var fresh: [Name: [Symbol]] = [:]
        predeclared = [:]
        for statement in statements {
            guard case .decl(let decl) = statement.kind else { continue }
            for symbol in declare(decl, in: context, parent: nil) where symbol.name != Names.underscore {
                if let earlier = fresh[symbol.name] { checkRedeclaration(symbol, earlier) }
                // The variable of a name comes first: alone, the name means it.
                let place = symbol is VariableSymbol ? 0 : fresh[symbol.name]?.count ?? 0
                fresh[symbol.name, default: []].insert(symbol, at: place)
                declared.append(symbol)
                if let pattern = symbol.declaration?.pattern, let variable = symbol as? VariableSymbol {
                    predeclared[ObjectIdentifier(pattern)] = variable
                }
            }
        }
        // Types first: which earlier functions stay is asked of signatures, which must mean the new types.
        let functions = fresh.filter { $0.value.allSatisfy { $0 is FunctionSymbol } }
        for (name, symbols) in fresh where functions[name] == nil { setGlobal(name, symbols) }
        for (name, symbols) in functions {
            var all = symbols
            if let known = globals[name] {
                // An overload joins the earlier ones; the same signature replaces.
                all += known.filter { old in
                    old is FunctionSymbol && !symbols.contains { sameSignature($0, old) }
                }
            }
            setGlobal(name, all)
        }
        for statement in statements {
            guard case .decl(let decl) = statement.kind, case .type(let type) = decl.kind, type.kind == .extension
            else { continue }
            addExtension(type, decl, in: context)
        }
        return declared
    }

    private func checkRedeclaration(_ symbol: Symbol, _ earlier: [Symbol]) {
        // A function with parameters has another full name than a variable.
        let all = earlier + [symbol]
        if all.allSatisfy({ $0 is FunctionSymbol || $0 is VariableSymbol }),
            all.filter({ $0 is VariableSymbol }).count <= (hasParameters(all) ? 1 : 0)
        {
            return
        }
        guard let span = symbol.span else { return }
        report(CheckDiagnostic.redeclared(symbol.name, earlier[0].span, span))
    }

    private func hasParameters(_ symbols: [Symbol]) -> Bool {
        symbols.allSatisfy { symbol in
            guard let function = symbol as? FunctionSymbol else { return true }
            guard case .function(let decl)? = function.declaration?.decl.kind else { return false }
            return !decl.parameters.isEmpty
        }
    }

    private func sameSignature(_ left: Symbol, _ right: Symbol) -> Bool {
        guard let left = left as? FunctionSymbol, let right = right as? FunctionSymbol else { return false }
        resolve(left)
        resolve(right)
        return left.parameters.map(\.label) == right.parameters.map(\.label)
            && zip(left.parameters, right.parameters).allSatisfy { $0.type === $1.type || $0.type.isGeneric }
    }

    func checkDeclarations(_ declared: [Symbol], statements: [Stmt], _ context: Context) {
        for symbol in declared {
            if let nominal = symbol as? NominalSymbol {
                pendingNominals.append(nominal)
            } else if let function = symbol as? FunctionSymbol {
                resolve(function)
                pendingBodies.append((function, context))
            } else if symbol is TypealiasSymbol {
                resolve(symbol)
            }
        }
        for (_, same) in Dictionary(grouping: declared.filter { $0 is FunctionSymbol }, by: \.name) {
            checkRedeclarations(among: same)
        }
        for statement in statements {
            guard case .decl(let decl) = statement.kind, case .type(let type) = decl.kind, type.kind == .extension
            else { continue }
            pendingExtensions.append(decl)
        }
        // Signatures first: their errors are roots of others.
        for nominal in pendingNominals { resolveMembers(nominal) }
    }

    private func resolveMembers(_ nominal: NominalSymbol) {
        resolveHeader(nominal)
        collectMembers(nominal)
        collectConformances(nominal)
        for (_, symbols) in nominal.members.all {
            for symbol in symbols {
                if symbol is VariableSymbol, symbol.declaration.map({ needsInference($0) }) ?? false { continue }
                resolve(symbol)
                if symbol is VariableSymbol, nominal.kind == .class { linkOverride(symbol) }
                if let nested = symbol as? NominalSymbol { resolveMembers(nested) }
            }
        }
    }

    private func needsInference(_ declaration: Declaration) -> Bool {
        guard case .variable(let decl) = declaration.decl.kind else { return false }
        let binding = decl.bindings[declaration.index]
        return binding.type == nil && binding.pattern.typeAnnotation == nil
    }

    /// Bodies are checked when the types of all top-level variables are known.
    func finishBodies() {
        for nominal in pendingNominals where !looksStopped() { checkNominal(nominal, localBodies: nil) }
        checkExtensions(pendingExtensions)
        pendingNominals = []
        pendingExtensions = []
        var index = 0
        while index < pendingBodies.count, !looksStopped() {
            checkBody(pendingBodies[index].0)
            index += 1
        }
        pendingBodies = []
    }

    func finishNominals() {
        for nominal in unfinishedNominals { resolveMembers(nominal) }
        unfinishedNominals = []
    }

    // MARK: - Types

    func checkNominal(_ nominal: NominalSymbol, localBodies: BodyChecker?) {
        guard !nominal.collection.isChecked else { return }
        nominal.collection.isChecked = true
        resolveMembers(nominal)
        checkConformances(of: nominal)
        checkInheritance(nominal)
        checkInitialisers(nominal)
        checkRedeclarations(in: nominal)
        resolveRawValues(nominal)
        checkCases(nominal)
        for (_, symbols) in nominal.members.all.sorted(by: {
            ($0.value.first?.span?.start ?? 0) < ($1.value.first?.span?.start ?? 0)
        }) {
            for symbol in symbols { checkMember(symbol) }
        }
    }

    /// All extensions of one type at once: a type may have thousands.
    private func checkExtensions(_ extensions: [Decl]) {
        var order: [NominalSymbol] = []
        var members: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
        for decl in extensions {
            guard case .type(let type) = decl.kind, let extended = type.extended else { continue }
            let name: Type = resolve(extended, in: moduleContext, open: { .parameter($0) })
            let nominal: NominalSymbol?
            if case .existential(let protocols, _) = name.kind {
                nominal = protocols.first
            } else {
                nominal = name.nominal
            }
            guard let nominal else { continue }
            checkPublicExtension(nominal, decl)
            if members[ObjectIdentifier(nominal)] == nil { order.append(nominal) }
            members[ObjectIdentifier(nominal), default: []].formUnion(type.members.lazy.map { ObjectIdentifier($0) })
        }
        for nominal in order where !looksStopped() {
            let own = members[ObjectIdentifier(nominal)] ?? []
            let added = nominal.members.known.values.joined().filter { symbol in
                symbol.declaration.map { own.contains(ObjectIdentifier($0.decl)) } ?? false
            }
            for symbol in added { checkMember(symbol) }
            checkConformances(of: nominal)
            checkRedeclarations(in: nominal)
            if nominal.kind == .class { for symbol in added { checkAdded(symbol, to: nominal) } }
        }
    }

    /// What an extension cannot add to a class.
    private func checkAdded(_ symbol: Symbol, to nominal: NominalSymbol) {
        guard let span = symbol.span, let declaration = symbol.declaration else { return }
        if let function = symbol as? FunctionSymbol, function.kind == .initializer, !function.isConvenience {
            report(CheckDiagnostic.initialiserInExtension(nominal.name, span))
        }
        if declaration.decl.modifiers.has(Names.overrideName) {
            report(CheckDiagnostic.overrideInExtension(symbol.name, span))
        }
    }

    private func checkMember(_ symbol: Symbol) {
        resolve(symbol)
        switch symbol {
        case let function as FunctionSymbol:
            if function.synthesis == nil { pendingBodies.append((function, moduleContext)) }
            linkOverride(function)
        case let variable as VariableSymbol:
            checkInitialValue(variable)
            for accessor in [variable.getter, variable.setter, variable.willSet, variable.didSet].compactMap({ $0 }) {
                resolve(accessor)
                if accessor.synthesis == nil { pendingBodies.append((accessor, moduleContext)) }
            }
            linkOverride(variable)
        case let member as SubscriptSymbol:
            for accessor in [member.getter, member.setter].compactMap({ $0 }) {
                resolve(accessor)
                pendingBodies.append((accessor, moduleContext))
            }
            linkOverride(member)
        case let nominal as NominalSymbol: checkNominal(nominal, localBodies: nil)
        case let element as EnumCaseSymbol: checkPayloadDefaults(element)
        default: break
        }
        if symbol.isWritten { checkAccess(symbol) }
    }

    func linkOverrides(of nominal: NominalSymbol) {
        for members in nominal.members.known.values {
            for member in members where member.declaration?.decl.modifiers.has(Names.overrideName) ?? false {
                resolve(member)
                linkOverride(member)
            }
        }
    }

    private func linkOverride(_ symbol: Symbol) {
        if symbol.declaration?.isLinked ?? true { return }
        symbol.declaration?.isLinked = true
        guard let declaration = symbol.declaration, let owner = symbol.parent as? NominalSymbol, owner.kind == .class,
            let span = symbol.span
        else { return }
        let says = declaration.decl.modifiers.has(Names.overrideName)
        if says {
            guard let base = overridden(symbol) else {
                if let function = symbol as? FunctionSymbol, function.kind == .initializer { return }
                if isUncertain(owner.declaredType) { return }
                let near = superclassChain(owner.declaredType).dropFirst().lazy.compactMap { type in
                    type.nominal?.members[symbol.name]?.first
                }.first
                report(
                    CheckDiagnostic.nothingToOverride(symbol.name, span, found: near.map { describe($0) }),
                    in: declaration.context)
                return
            }
            resolve(base)
            checkOverride(symbol, of: base, span, declaration.context)
            if let function = symbol as? FunctionSymbol { function.overridden = base as? FunctionSymbol }
            if let member = symbol as? SubscriptSymbol, let base = base as? SubscriptSymbol {
                member.getter?.overridden = base.getter
                member.setter?.overridden = base.setter
            }
            if let variable = symbol as? VariableSymbol, let base = base as? VariableSymbol {
                if base.storage == .field {
                    base.isOverridden = true
                    variable.getter?.overridden = storedAccessor(base, .getter)
                    variable.setter?.overridden = storedAccessor(base, .setter)
                } else {
                    variable.getter?.overridden = base.getter
                    variable.setter?.overridden = base.setter
                }
            }
        } else if (symbol as? FunctionSymbol).map({ $0.kind == .method || $0.kind == .initializer }) ?? true,
            (symbol as? FunctionSymbol)?.synthesis == nil
        {
            checkMissingOverride(symbol, owner, span, declaration.context)
        }
    }

    // MARK: - Initial values and defaults

    func hasInitializer(_ variable: VariableSymbol) -> Bool {
        guard case .variable(let decl)? = variable.declaration?.decl.kind else { return false }
        return decl.bindings[variable.declaration!.index].initializer != nil
    }

    func checkInitialValue(_ variable: VariableSymbol) {
        guard variable.initialValue == nil, let declaration = variable.declaration,
            case .variable(let decl) = declaration.decl.kind, let type = variable.type
        else { return }
        let binding = decl.bindings[declaration.index]
        if variable.storage == .field, binding.initializer == nil, hasInitialValue(variable),
            wrapped(type) != nil
        {
            variable.initialValue = TExpr(.nilLiteral, type, declaration.decl.span)
            return
        }
        // A value that makes its own type again leads back here.
        guard let initializer = binding.initializer, variable.storage != .global, !declaration.isChecking else {
            return
        }
        declaration.isChecking = true
        defer { declaration.isChecking = false }
        if variable.storage == .staticField, !variable.isLibrary, isGenericInside(declaration.context) {
            let owner = declaration.context.nominal
            report(
                owner?.kind == .protocol
                    ? CheckDiagnostic.staticInProtocol(variable.name, binding.pattern.span)
                    : CheckDiagnostic.staticInGeneric(variable.name, binding.pattern.span), in: declaration.context)
        }
        let body = initializerBody(of: variable, in: declaration.context)
        variable.initialValue = withEnvironment(declaration.context.environment) {
            let node = body.solve(initializer, as: type) {
                body.check(initializer, as: type) { [self] found, wanted in
                    CheckDiagnostic.bindingMismatch(found, wanted, initializer.span, binding.type?.span, self)
                }
            }
            let made = body.finish { node.make() }()
            analyseValue(made)
            return made
        }
    }

    /// Whether a type around is generic there; an extension may have fixed all that it leaves open.
    private func isGenericInside(_ context: Context) -> Bool {
        withEnvironment(context.environment) {
            context.environment.parameters.contains { canonical(.parameter($0)).isGeneric }
        }
    }

    /// Where initial values are checked: static ones see the type, lazy ones see `self`.
    private func initializerBody(of variable: VariableSymbol, in context: Context) -> BodyChecker {
        let inner = Context(.function, parent: context)
        inner.isStatic = true
        let frame = Frame(.function, parent: nil)
        inner.frame = frame
        if variable.isLazy, let own = context.selfType {
            if variable.lazySelf == nil {
                let selfVariable = VariableSymbol(
                    name: Names.selfValue, span: nil, parent: variable, storage: .local, isLet: true)
                selfVariable.type = own
                variable.lazySelf = selfVariable
            }
            inner.declare(variable.lazySelf!)
        }
        return BodyChecker(self, context: inner)
    }

    func inferInitializer(_ initializer: Expr, of variable: VariableSymbol, in context: Context) -> Type {
        let quiet = diagnostics.count
        let body = initializerBody(of: variable, in: context)
        return withEnvironment(context.environment) {
            let node = body.solve(initializer) { body.value(body.infer(initializer)) }
            let type = body.final(node.type, initializer.span)
            // The value itself is checked later and reports then.
            diagnostics.removeLast(diagnostics.count - quiet)
            return type
        }
    }

    func checkPayloadDefaults(_ element: EnumCaseSymbol) {
        guard let declaration = element.declaration, case .enumCase(let elements) = declaration.decl.kind,
            let payload = elements[declaration.index].payload
        else { return }
        for (index, part) in payload.enumerated() {
            guard let value = part.defaultValue, element.payload.indices.contains(index),
                element.payload[index].defaultValue == nil
            else { continue }
            element.payload[index].defaultValue = checkDefault(
                value, as: element.payload[index].type, in: declaration.context)
        }
    }

    /// Default values of a function's parameters, checked when a call first leaves one out.
    func wantDefaults(_ function: FunctionSymbol) {
        if case .inheritedInit(let inherited)? = function.synthesis {
            wantDefaults(inherited)
            for index in function.parameters.indices where inherited.parameters.indices.contains(index) {
                function.parameters[index].defaultValue = inherited.parameters[index].defaultValue
            }
            return
        }
        if case .memberwiseInit? = function.synthesis, let nominal = function.parent as? NominalSymbol {
            for index in function.parameters.indices where function.parameters[index].hasDefault {
                let name = function.parameters[index].variable.name
                guard let stored = nominal.storedProperties.first(where: { $0.name == name }) else { continue }
                checkInitialValue(stored)
                function.parameters[index].defaultValue = stored.initialValue
            }
            return
        }
        guard let declaration = function.declaration, !declaration.checkedDefaults else { return }
        declaration.checkedDefaults = true
        let parameters: [ParameterDecl]
        switch declaration.decl.kind {
        case .function(let decl): parameters = decl.parameters
        case .initializer(let decl): parameters = decl.parameters
        case .subscript(let decl): parameters = decl.parameters
        default: return
        }
        for (index, parameter) in parameters.enumerated() {
            guard let value = parameter.defaultValue, function.parameters.indices.contains(index) else { continue }
            let type = function.parameters[index].type
            let checked = withEnvironment(function.environment) {
                checkDefault(value, as: type, in: declaration.inner ?? declaration.context)
            }
            if !function.isLibrary { SubjectRules(self)?.visit(checked) }
            function.parameters[index].defaultValue =
                function.parameters[index].isAutoclosure ? .autoclosure(checked, value.span) : checked
        }
    }

    private func checkDefault(_ value: Expr, as type: Type, in context: Context) -> TExpr {
        if case .magic(let kind) = value.kind { return TExpr(.magic(kind), type, value.span) }
        let inner = Context(.function, parent: context)
        inner.frame = Frame(.function, parent: nil)
        let body = BodyChecker(self, context: inner)
        let node = body.solve(value, as: type) { body.check(value, as: type) }
        let made = body.finish { node.make() }()
        if !context.isLibrary { EffectChecker(self, handles: false).visit(made) }
        return made
    }

    // MARK: - Bodies

    /// The body of a function of the library that is written in Swift.
    public func body(of function: FunctionSymbol) -> TBody? {
        if let body = function.body { return body }
        guard function.bindingKey == nil || function.isNativeForLibrary else { return nil }
        resolve(function)
        let saved = diagnostics
        diagnostics = []
        checkBody(function)
        wantDefaults(function)
        if function.isLibrary {
            libraryProblems += diagnostics.filter { $0.severity == .error }
            diagnostics = saved
        } else {
            diagnostics = saved + diagnostics
        }
        return function.body
    }

    /// What stands between the braces; nil for what has no body.
    func statements(of function: FunctionSymbol) -> [Stmt]? {
        guard let declaration = function.declaration, function.synthesis == nil else { return nil }
        if function.accessorOf != nil { return declaration.accessor?.body ?? observedBody(of: function, declaration) }
        switch declaration.decl.kind {
        case .function(let decl): return decl.body
        case .initializer(let decl): return decl.body.map { withSuperInit($0, function, decl.span) }
        case .deinitializer(let body): return body
        default: return nil
        }
    }

    /// A designated initialiser that does not call its superclass's calls `super.init()` at its end.
    private func withSuperInit(_ body: [Stmt], _ function: FunctionSymbol, _ span: Span) -> [Stmt] {
        guard let owner = function.parent as? NominalSymbol, owner.kind == .class, !function.isConvenience else {
            return body
        }
        resolveHeader(owner)
        guard let superclass = owner.superclass?.nominal, !DelegationScan.delegates(body) else { return body }
        collectMembers(superclass)
        let inits = (superclass.members[Names.initName] ?? []).compactMap { $0 as? FunctionSymbol }
        if inits.isEmpty { return body }
        let isPlain = inits.contains {
            resolve($0)
            return $0.parameters.allSatisfy(\.hasDefault)
        }
        guard isPlain else {
            if !function.isLibrary {
                report(CheckDiagnostic.noSuperInit(owner.name, superclass.name, function.closingBrace ?? span))
            }
            return body
        }
        let base = Expr(.name(NameExpr(name: Names.superName)), span)
        let callee = Expr(.member(MemberExpr(base: base, name: Names.initName, nameSpan: span)), span)
        let call = CallExpr(callee: callee, arguments: [], trailingClosures: [], hasParentheses: true)
        return body + [Stmt(.expr(Expr(.call(call), span)), span)]
    }

    /// `override var x: T { didSet { … } }` reads and writes the superclass's property around its observers.
    private func observedBody(of function: FunctionSymbol, _ declaration: Declaration) -> [Stmt]? {
        guard case .variable(let decl) = declaration.decl.kind, let variable = function.accessorOf as? VariableSymbol,
            variable.isObservedOverride
        else { return nil }
        let span = declaration.decl.span
        func name(_ name: Name) -> Expr { Expr(.name(NameExpr(name: name)), span) }
        let inherited = Expr(
            .member(MemberExpr(base: name(Names.superName), name: variable.name, nameSpan: span)), span)
        if function.kind == .getter { return [Stmt(.return(inherited), span)] }
        let accessors = decl.bindings[declaration.index].accessors
        var body: [Stmt] = []
        func bind(_ bound: Name, _ value: Expr) {
            let binding = VariableDecl.Binding(
                pattern: Pattern(.name(bound), span), type: nil, initializer: value, accessors: [])
            let local = Decl(
                .variable(VariableDecl(isLet: true, bindings: [binding])), modifiers: Modifiers(), span: span)
            body.append(Stmt(.decl(local), span))
        }
        let didSet = accessors.first { $0.kind == .didSet }
        if let didSet { bind(didSet.parameter ?? Names.oldValue, inherited) }
        if let willSet = accessors.first(where: { $0.kind == .willSet }) {
            if let parameter = willSet.parameter, parameter != Names.newValue { bind(parameter, name(Names.newValue)) }
            body.append(Stmt(.do(DoStmt(label: nil, body: willSet.body ?? [], catches: [])), span))
        }
        let target = Expr(.member(MemberExpr(base: name(Names.superName), name: variable.name, nameSpan: span)), span)
        body.append(Stmt(.expr(Expr(.assign(target, name(Names.newValue)), span)), span))
        if let didSet { body.append(Stmt(.do(DoStmt(label: nil, body: didSet.body ?? [], catches: [])), span)) }
        return body
    }

    func checkBody(_ function: FunctionSymbol) {
        guard let declaration = function.declaration, !declaration.checkedBody else { return }
        declaration.checkedBody = true
        resolve(function)
        if !function.isLibrary { wantDefaults(function) }
        guard let statements = statements(of: function), let inner = declaration.inner else { return }
        withEnvironment(function.environment) {
            let body = BodyChecker(self, context: inner)
            let frame = Frame(.function, parent: nil)
            let errors = errorCount
            let make = body.functionBody(function, statements, frame)
            let made = TBody(statements: make())
            analyseBody(made, of: function, errors: errors)
            function.body = made
        }
    }

    // MARK: - Imports

    static let acceptedModules: Set<Name> = [
        "Swift", "Foundation", "Dispatch", "RxSwift", "RxCocoa", "RxRelay", "RxTest", "RxBlocking", "RxSwiftExt",
        "Action", "FoundationNetworking", "UIKit", "XCTest", "PlaygroundSupport", "Rill", "RillTest", "RillBlocking",
        "RillExt", "RillKit", "Glibc", "Darwin",
    ]

    func checkImport(_ name: Name, _ span: Span) {
        if !Self.acceptedModules.contains(name), !knownModules.contains(name) {
            let known = (Self.acceptedModules.union(knownModules)).map(\.text).sorted()
            let place =
                span.text.hasSuffix(name.text)
                ? Span(source: span.source, start: span.end - UInt32(name.text.utf8.count), end: span.end) : span
            report(CheckDiagnostic.unknownModule(name, place, nearest: nearestNames(to: name.text, among: known)))
        }
    }

    // MARK: - Small questions

    func requirement(_ name: Name, of symbol: NominalSymbol) -> FunctionSymbol? {
        collectMembers(symbol)
        let found = symbol.requirements.first { $0.name == name } as? FunctionSymbol
        if let found { resolve(found) }
        return found
    }

    /// The type of an expression without running it; nil with diagnostics if it has none.
    public func type(of file: ParsedFile) -> (type: Type?, diagnostics: [Diagnostic]) {
        let result = check(file, mode: .entry, keeping: false)
        guard !result.hasErrors, case .declare(_, let value?)? = result.statements.last?.kind else {
            if !result.hasErrors, case .expr(let expr)? = result.statements.last?.kind { return (expr.type, []) }
            return (nil, result.diagnostics)
        }
        return (value.type, result.diagnostics)
    }
}
