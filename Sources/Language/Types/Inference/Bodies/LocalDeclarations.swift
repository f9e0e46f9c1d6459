import Analysis
import Declarations
import Diagnostics
import Syntax
import TypeModel

// Checks declarations among statements: variables, functions and types, in bodies and at the top level.

extension BodyChecker {
    /// Declares the functions and types of a block before its statements.
    func hoist(_ block: [Stmt]) {
        if context.kind == .module { return }
        for statement in block {
            guard case .decl(let decl) = statement.kind else { continue }
            switch decl.kind {
            case .function, .type, .typealias_:
                for symbol in checker.declare(decl, in: context, parent: nil) {
                    context.hoistedSymbols[symbol.name, default: []].append(symbol)
                }
            default: break
            }
        }
        if !context.isLibrary, !context.environment.parameters.isEmpty { refuseTypes(in: block) }
        for symbols in context.hoistedSymbols.values where symbols.count > 1 {
            Redeclarations(checker).check(among: symbols)
        }
    }

    private func refuseTypes(in block: [Stmt]) {
        for statement in block {
            guard case .decl(let decl) = statement.kind, case .type(let type) = decl.kind else { continue }
            fail(CheckDiagnostic.typeInGenericFunction(type.name, type.nameSpan))
        }
    }

    func checkLocal(_ decl: Decl, _ span: Span) -> StatementMaker {
        switch decl.kind {
        case .variable(let variable): return checkVariables(variable, decl, span)
        case .function(let function):
            if context.kind == .module { return topLevelFunction(function, decl, span) }
            let symbols = (context.hoistedSymbols[function.name] ?? []).compactMap { $0 as? FunctionSymbol }
            guard let symbol = symbols.first(where: { $0.declaration?.decl === decl }) else { return .empty }
            checker.resolve(symbol)
            checker.textState.hasLocalFunctions = true
            let body = localBody(symbol)
            return .later {
                symbol.body = body()
                return [TStmt(.function(symbol), span)]
            }
        case .type(let type):
            if context.kind != .module, let symbol = context.hoistedSymbols[type.name]?.first as? NominalSymbol {
                TypeDeclarations(checker).check(symbol)
            }
            return .empty
        case .import_(let name):
            Imports(checker).check(name, span)
            return .empty
        default: return .empty
        }
    }

    private func topLevelFunction(_ function: FunctionDecl, _ decl: Decl, _ span: Span) -> StatementMaker {
        let symbols = (checker.globals[function.name] ?? []).compactMap { $0 as? FunctionSymbol }
        guard let symbol = symbols.first(where: { $0.declaration?.decl === decl }) else { return .empty }
        return .statement(TStmt(.function(symbol), span))
    }

    /// Returns the body of a local function.
    func localBody(_ symbol: FunctionSymbol) -> () -> TBody {
        guard let statements = WrittenBodies(checker).statements(of: symbol),
            let inner = symbol.declaration?.innerContext
        else {
            return { TBody(statements: []) }
        }
        let saved = checker.environment
        checker.environment = symbol.environment
        defer { checker.environment = saved }
        let frame = FunctionScope(.function, parent: context.functionScope)
        let make = inContext(inner) { functionBody(symbol, statements, frame) }
        return { [checker] in
            checker.withEnvironment(symbol.environment) {
                let body = TBody(statements: make())
                BodyAnalysis(checker).analyse(body, of: symbol)
                return body
            }
        }
    }

    /// Checks the parameters and then the statements of a function. If the body is a single expression, its value is
    /// the result.
    public func functionBody(_ symbol: FunctionSymbol, _ statements: [Stmt], _ frame: FunctionScope) -> StatementMaker {
        frame.function = symbol
        frame.result = symbol.kind == .initializer ? nil : symbol.result
        frame.opaqueResult = symbol.opaqueResult
        frame.thrown = symbol.thrown
        if case .function(let decl)? = symbol.declaration?.decl.kind { frame.resultSpan = decl.result?.span }
        return inNestedContext(.function) { inner in
            inner.functionScope = frame
            inner.environment = symbol.environment
            if let own = symbol.selfVariable { inner.declare(own) }
            for parameter in symbol.parameters where parameter.variable.name != Names.underscore {
                inner.declare(parameter.variable)
            }
            return inNestedContext { _ in bodyStatements(symbol, statements) }
        }
    }

    private func bodyStatements(_ symbol: FunctionSymbol, _ statements: [Stmt]) -> StatementMaker {
        let result: Type = symbol.result ?? .void
        let returnsValue = symbol.kind != .initializer && !result.isVoid
        if statements.count == 1, returnsValue {
            let statement = statements[0]
            var single: Expr?
            switch statement.kind {
            case .expr(let expr):
                single = expr
                if case .ifExpr(let draft) = expr.kind, !canBeExpression(draft) { single = nil }
                if case .switchExpr(let draft) = expr.kind, !canBeExpression(draft) { single = nil }
            case .if(let draft) where canBeExpression(draft): single = Expr(.ifExpr(draft), statement.span)
            case .switch(let draft) where canBeExpression(draft): single = Expr(.switchExpr(draft), statement.span)
            default: break
            }
            if let single {
                let draft = solve { () -> PendingExpr in
                    if functionScope.opaqueResult != nil { return returnValue(single, as: result) }
                    let draft = rejectingTypeNames(infer(single, expected: Expectation(result)))
                    if shouldStop || solver.resolve(draft.type) === checker.neverType { return draft }
                    return coerce(draft, to: result) { [self] found, wanted in
                        notingResultType(CheckDiagnostic.returnMismatch(found, wanted, single.span, checker))
                    }
                }
                return whenSolved { [self] in
                    let made = draft.make()
                    let isLeft = made.type === checker.neverType && result !== checker.neverType
                    return TStmt(isLeft ? .expr(made) : .return(made), statement.span)
                }
            }
        }
        if statements.count == 1, symbol.kind == .initializer, symbol.isFailable,
            case .expr(let expr) = statements[0].kind, case .nilLiteral = expr.kind
        {
            return .statement(TStmt(.return(TExpr(.nilLiteral, result, expr.span)), expr.span))
        }
        return checkBlock(statements)
    }

    // MARK: - Variables

    private func checkVariables(_ variable: VariableDecl, _ decl: Decl, _ span: Span) -> StatementMaker {
        if let word = variable.asyncSpan { return AsyncLets(body: self).checkAsync(variable, word, decl, span) }
        if context.kind == .module, checker.textState.isScript, !checker.textState.hasEntryPoint,
            let actor = Isolations(checker).globalActor(of: decl.modifiers, in: context)
        {
            fail(CheckDiagnostic.globalOfActor(actor.name, span))
        }
        if context.kind == .module, let attribute = decl.modifiers.customAttributes.first,
            Wrappers(checker).attributeType(attribute, Names.resultBuilder, in: context) == nil,
            Isolations(checker).globalActor(attribute, in: context) == nil
        {
            fail(CheckDiagnostic.wrapperAtTopLevel(attribute))
        } else if let (parts, _) = Wrappers(checker).expandedParts(decl, in: context) {
            let makers = parts.map { checkLocal($0, span) }
            return .later { makers.flatMap { $0() } }
        }
        if context.kind != .module, decl.modifiers.has(Names.lazy), let parts = LazySyntax(decl, variable)?.parts {
            let makers = parts.map { checkLocal($0, span) }
            return .later { makers.flatMap { $0() } }
        }
        func check(_ index: Int) -> StatementMaker {
            let binding = variable.typedBinding(index)
            if !binding.accessors.isEmpty { return checkAccessed(binding, index, decl, span) }
            return checkBinding(binding, variable.isLet, decl, span)
        }
        if variable.bindings.count == 1 { return check(0) }
        var makers: [StatementMaker] = []
        for index in variable.bindings.indices {
            if shouldStop { break }
            makers.append(check(index))
        }
        return .later { makers.flatMap { $0() } }
    }

    private func checkBinding(
        _ binding: VariableDecl.Binding, _ isLet: Bool, _ decl: Decl, _ span: Span
    ) -> StatementMaker {
        var written: Type?
        var isIUO = false
        if let ref = binding.type ?? binding.pattern.typeAnnotation {
            written = opaqueType(ref, binding.pattern) ?? resolveOpen(ref)
            if case .implicitlyUnwrapped = ref.kind { isIUO = true }
        }
        let names = binding.pattern.names
        var draft: PendingExpr?
        if let initializer = binding.initializer {
            draft = solve { () -> PendingExpr in
                guard let written else {
                    let expected: Expectation = binding.pattern.isName ? .whole : .subject
                    return rejectingTypeNames(inferInitialValue(initializer, of: names.map(\.2), expected: expected))
                }
                if let symbol = written.asOpaque { return opaqueValue(initializer, as: written, symbol) }
                return check(initializer, as: written) { [self] found, wanted in
                    CheckDiagnostic.bindingMismatch(found, wanted, initializer.span, binding.type?.span, checker)
                }
            }
        }
        if shouldStop { return .empty }
        var type = written ?? draft.map { solver.replaceKnownVariables($0.type) } ?? .error
        if written == nil, draft == nil, let (name, _, _) = names.first, name != Names.underscore {
            fail(CheckDiagnostic.missingType(name, binding.pattern.span))
        }
        if let written { type = solver.replaceKnownVariables(written) }
        let ownership: VariableSymbol.Ownership =
            decl.modifiers.has(Names.weak) ? .weak : decl.modifiers.has(Names.unowned) ? .unowned : .strong
        if ownership == .weak, checker.wrapped(type) == nil, !type.isError { type = checker.optional(type) }
        let pattern = Patterns(body: self).check(binding.pattern, type, isLet: isLet) {
            [self] name, place, part, type, isLet in
            let variable = declareNamed(name, place, part, type, isLet: isLet, decl)
            variable.ownership = ownership
            variable.isImplicitlyUnwrapped = isIUO
            variable.isInitializedLater = binding.initializer == nil
            if variable.isInitializedLater { checker.textState.hasDeferredInitialization = true }
            return variable
        }
        for (name, place, _) in names { checkLocalName(name, place) }
        return whenSolved { [self] in
            let value = draft.map { type.asOpaque != nil ? $0.make() : converted($0.make(), to: finalized(type, span)) }
            return TStmt(.declare(pattern(), value), span)
        }
    }

    /// Infers the initial value of global variables without a written type. The variables are not visible in their own
    /// initial value.
    private func inferInitialValue(_ initializer: Expr, of patterns: [Pattern], expected: Expectation) -> PendingExpr {
        guard context.kind == .module else { return infer(initializer, expected: expected) }
        let scope = functionScope
        scope.variablesBeingInferred = patterns.compactMap {
            checker.textState.predeclaredVariables[ObjectIdentifier($0)]
        }
        defer { scope.variablesBeingInferred = [] }
        return infer(initializer, expected: expected)
    }

    /// Returns the opaque type of `let x: some P = …`, which the initial value determines.
    private func opaqueType(_ ref: TypeRef, _ pattern: Pattern) -> Type? {
        guard case .some = ref.kind, let name = pattern.names.first else { return nil }
        if context.kind == .module, let known = checker.textState.predeclaredVariables[ObjectIdentifier(name.2)] {
            checker.resolve(known)
            return known.type
        }
        return checker.opaqueType(ref, of: name.0, in: nil, context.environment, context) { _ in }
    }

    private func declareNamed(
        _ name: Name, _ span: Span, _ pattern: Pattern, _ type: Type, isLet: Bool, _ decl: Decl
    ) -> VariableSymbol {
        if context.kind == .module, let known = checker.textState.predeclaredVariables[ObjectIdentifier(pattern)] {
            known.type = solver.replaceKnownVariables(type)
            known.declaration?.state = .resolved
            return known
        }
        return declareLocal(name, span, type, isLet: isLet)
    }

    /// Checks a variable with accessors or observers.
    private func checkAccessed(
        _ binding: VariableDecl.Binding, _ index: Int, _ decl: Decl, _ span: Span
    ) -> StatementMaker {
        let pattern = binding.pattern.names.first?.2 ?? binding.pattern
        let variable: VariableSymbol
        if context.kind == .module, let known = checker.textState.predeclaredVariables[ObjectIdentifier(pattern)] {
            variable = known
        } else {
            let symbols = checker.declare(decl, in: context, parent: nil).compactMap { $0 as? VariableSymbol }
            guard let made = symbols.first(where: { $0.declaration?.pattern === pattern }) else { return .empty }
            variable = made
            if variable.storage == .global { variable.storage = .local }
            context.declare(variable)
        }
        checker.resolve(variable)
        var value: PendingExpr?
        if let initializer = binding.initializer, let type = variable.type {
            value = solve { check(initializer, as: type) }
        }
        let made = value.map { draft in finish { draft.make() } }
        let accessors = [variable.getter, variable.setter, variable.willSet, variable.didSet].compactMap { $0 }
        let bodies = accessors.map { function -> (FunctionSymbol, () -> TBody) in
            checker.resolve(function)
            return (function, localBody(function))
        }
        return .later {
            var result: [TStmt] = []
            for (function, body) in bodies {
                function.body = body()
                result.append(TStmt(.function(function), span))
            }
            if variable.storage != .computed {
                result.append(TStmt(.declare(TPattern(.bind(variable), variable.type, span), made?()), span))
            }
            return result
        }
    }

    /// Checks that a block declares a name only once; it may hide parameters and outer variables.
    func checkLocalName(_ name: Name, _ span: Span) {
        guard name != Names.underscore, !context.isLibrary, context.kind != .module else { return }
        if let earlier = context.declaredSpans[name], earlier != span {
            fail(CheckDiagnostic.redeclared(name, earlier, span))
        }
        context.declaredSpans[name] = span
    }

    // MARK: - The top level

    public func checkTopLevel(_ statements: [Stmt]) -> [TStmt] {
        var result: [TStmt] = []
        isOnlyStatement = statements.count == 1
        for statement in statements {
            if checker.shouldStop() { break }
            checkStatement(statement).append(to: &result)
        }
        return result
    }
}
