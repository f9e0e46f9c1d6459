import Diagnostics
import Syntax
import TypeModel

/// Returns the statements of a body, with the statements that Swift adds.
public struct WrittenBodies {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    /// Returns the statements of a function's body; nil if the function has no body.
    public func statements(of function: FunctionSymbol) -> [Stmt]? {
        guard let declaration = function.declaration, function.synthesis == nil else { return nil }
        if function.accessorOf != nil {
            guard let body = declaration.accessor?.body else { return observedBody(of: function, declaration) }
            return function.kind == .getter ? ResultBuilders(checker).builtBody(body, of: function, declaration) : body
        }
        switch declaration.decl.kind {
        case .function(let decl):
            return decl.body.map {
                Wrappers(checker).wrappingParameters(
                    decl.parameters, around: ResultBuilders(checker).builtBody($0, of: function, declaration),
                    of: function)
            }
        case .initializer(let decl):
            return decl.body.map {
                let body = withSuperInit(failableBody($0, function), function, decl.span)
                return Wrappers(checker).wrappingParameters(decl.parameters, around: body, of: function)
            }
        case .deinitializer(let body): return body
        default: return nil
        }
    }

    /// Converts the single expression in `init?() { nil }` to `return nil`.
    private func failableBody(_ body: [Stmt], _ function: FunctionSymbol) -> [Stmt] {
        guard function.isFailable, body.count == 1, case .expr(let expr) = body[0].kind, case .nilLiteral = expr.kind
        else {
            return body
        }
        return [SyntaxFactory(span: body[0].span).returnStatement(expr)]
    }

    /// Adds `super.init()` at the end of a designated initialiser that calls no superclass initialiser.
    private func withSuperInit(_ body: [Stmt], _ function: FunctionSymbol, _ span: Span) -> [Stmt] {
        guard let owner = function.parent as? NominalSymbol, owner.kind == .class, !function.isConvenience else {
            return body
        }
        checker.resolveHeader(owner)
        guard let superclass = owner.superclass?.nominal, !DelegationScan.delegates(body) else { return body }
        checker.collectMembers(superclass)
        let inits = (superclass.members[Names.initName] ?? []).compactMap { $0 as? FunctionSymbol }
        if inits.isEmpty { return body }
        let isPlain = inits.contains {
            checker.resolve($0)
            return $0.parameters.allSatisfy(\.hasDefault)
        }
        guard isPlain else { return body }
        let made = SyntaxFactory(span: span)
        return body + [made.statement(made.call(made.member(Names.initName, of: made.name(Names.superName))))]
    }

    /// Creates accessors for `override var x: T { didSet { … } }`: they use the superclass's property and call the
    /// observers.
    private func observedBody(of function: FunctionSymbol, _ declaration: Declaration) -> [Stmt]? {
        guard case .variable(let decl) = declaration.decl.kind, let variable = function.accessorOf as? VariableSymbol,
            variable.isObservedOverride
        else { return nil }
        let made = SyntaxFactory(span: declaration.decl.span)
        func inherited() -> Expr { made.member(variable.name, of: made.name(Names.superName)) }
        func new() -> Expr { made.name(Names.newValue) }
        if function.kind == .getter { return [made.returnStatement(inherited())] }
        let accessors = decl.bindings[declaration.bindingIndex].accessors
        var body: [Stmt] = []
        let didSet = accessors.first { $0.kind == .didSet }
        if let didSet, didSet.readsOldValue {
            body.append(made.declare(didSet.parameter ?? Names.oldValue, isLet: true, inherited()))
        }
        if let willSet = accessors.first(where: { $0.kind == .willSet }) {
            if let parameter = willSet.parameter, parameter != Names.newValue {
                body.append(made.declare(parameter, isLet: true, new()))
            }
            body.append(made.block(willSet.body))
        }
        body.append(made.statement(Expr(.assign(inherited(), new()), made.span)))
        if let didSet { body.append(made.block(didSet.body)) }
        return body
    }
}

extension Accessor {
    /// True for a `didSet` that uses `oldValue`. The old value is read only for such a `didSet`.
    var readsOldValue: Bool {
        if parameter != nil { return true }
        let search = OldValueSearch()
        body?.forEach { search.visit($0) }
        return search.isFound
    }
}

private final class OldValueSearch: TreeWalker {
    private(set) var isFound = false
    override func visit(_ expr: Expr) {
        if case .name(let name) = expr.kind, name.name == Names.oldValue { isFound = true }
        walk(expr)
    }
}
