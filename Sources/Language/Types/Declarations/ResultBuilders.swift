import Diagnostics
import Syntax
import TypeModel

/// Result builders such as `@Lines func page() -> [String] { "a"; if x { "b" } }`: rewrites the statements to calls of
/// the builder's functions, as syntax.
struct ResultBuilders {
    let checker: Checker
    init(_ checker: Checker) { self.checker = checker }

    /// Returns the builder among the attributes of a parameter; reports attributes that are neither a builder nor a
    /// wrapper.
    func builder(_ attributes: [CustomAttribute], in context: Context) -> ResultBuilder? {
        for attribute in attributes {
            if let builder = Wrappers(checker).attributeType(attribute, Names.resultBuilder, in: context) {
                checker.collectMembers(builder)
                return self.builder(builder, attribute, in: context)
            }
            if Wrappers(checker).attributeType(attribute, Names.propertyWrapper, in: context) == nil,
                Isolations(checker).globalActor(attribute, in: context) == nil
            {
                checker.report(attribute.unknown, in: context)
            }
        }
        return nil
    }

    /// Returns the builder with its written arguments: `@ListBuilder<any View>`, `@RuleBuilder<Value>`.
    private func builder(
        _ type: NominalSymbol, _ attribute: CustomAttribute, in context: Context
    ) -> ResultBuilder {
        guard case .named(let path) = attribute.type.kind, let arguments = path.last?.arguments, !arguments.isEmpty
        else {
            return ResultBuilder(type: type, arguments: [])
        }
        let applied = Type.nominal(type, arguments.map { checker.resolve($0, in: context) })
        return ResultBuilder(type: type, arguments: arguments, appliedType: applied.isGeneric ? applied : nil)
    }

    /// Returns the body of a function or getter, rewritten if a builder applies.
    func builtBody(_ body: [Stmt], of function: FunctionSymbol, _ declaration: Declaration) -> [Stmt] {
        let attributes = declaration.decl.modifiers.customAttributes
        let found =
            attributes.isEmpty
            ? inheritedBuilder(of: function) : builder(attributes, in: declaration.context)
        let name: BuilderSyntax.BuilderName = attributes.isEmpty ? .knownType : .written
        return found.flatMap { BuilderSyntax($0, declaration.decl.span, as: name).body(body) } ?? body
    }

    /// Returns the builder of a witness's requirement, if the witness has none.
    private func inheritedBuilder(of function: FunctionSymbol) -> ResultBuilder? {
        let member = function.accessorOf ?? function
        guard let owner = member.parent as? NominalSymbol, !owner.isLibrary, owner.kind != .protocol else { return nil }
        for conformance in owner.conformances where !conformance.protocolSymbol.isLibrary {
            for requirement in conformance.protocolSymbol.members[member.name] ?? [] {
                guard let declaration = requirement.declaration, !declaration.decl.modifiers.customAttributes.isEmpty
                else {
                    continue
                }
                return builder(declaration.decl.modifiers.customAttributes, in: declaration.context)
            }
        }
        return nil
    }
}

public struct BuilderSyntax {
    /// The name of the builder in the rewritten syntax: as in the source, the full type, or the alias `$Builder`, which
    /// is declared for the closure.
    public enum BuilderName { case written, knownType, alias }

    public static let alias: Name = "$Builder"
    private let builder: ResultBuilder
    private let name: BuilderName
    private let factory: SyntaxFactory

    public init(_ builder: ResultBuilder, _ span: Span, as name: BuilderName) {
        self.builder = builder
        self.name = name
        factory = SyntaxFactory(span: span)
    }

    /// Rewrites a closure once; repeated calls have no effect.
    public func build(_ closure: ClosureExpr) {
        guard !closure.isRewrittenByBuilder, let body = body(closure.body) else { return }
        closure.isRewrittenByBuilder = true
        closure.body = body
    }

    /// Returns the rewritten body; nil if a `return` in it disables the builder.
    func body(_ statements: [Stmt]) -> [Stmt]? {
        let returns = statements.contains { statement in
            if case .return = statement.kind { return true }
            return false
        }
        if returns { return nil }
        let (before, value) = blockValue(statements)
        let result = hasMethod(.buildFinalResult) ? call(.buildFinalResult, [(nil, value)]) : value
        return before + [Stmt(.return(result), factory.span)]
    }

    // MARK: - Blocks

    /// Returns the values of a block as one expression. Values before declarations are stored in variables.
    private func blockValue(_ statements: [Stmt]) -> (before: [Stmt], value: Expr) {
        let components = statements.map(componentValue)
        if components.allSatisfy({ $0 != nil }) { return ([], combineParts(components.compactMap { $0 })) }
        var before: [Stmt] = []
        var names: [Expr] = []
        for (statement, component) in zip(statements, components) {
            guard let component else {
                before.append(statement)
                continue
            }
            let name = Name("$part\(names.count)")
            before.append(factory.declare(name, isLet: true, component))
            names.append(factory.name(name))
        }
        return (before, combineParts(names))
    }

    private func value(_ statements: [Stmt]) -> Expr {
        let (before, value) = blockValue(statements)
        if before.isEmpty { return value }
        let body = before + [factory.returnStatement(value)]
        return marked(factory.immediateClosureCall(body), as: body)
    }

    /// Returns the expression with the `try` and `await` that the effects of its statements require.
    private func marked(_ expr: Expr, as body: [Stmt]) -> Expr {
        let effects = EffectScan.effects(in: body)
        let awaited = effects.isAsync ? Expr(.awaitExpr(expr), factory.span) : expr
        return effects.isThrowing ? Expr(.tryExpr(.try, awaited), factory.span) : awaited
    }

    private func combineParts(_ parts: [Expr]) -> Expr {
        guard hasMethod(.buildPartialBlock), let first = parts.first else {
            return call(.buildBlock, parts.map { (nil, $0) })
        }
        return parts.dropFirst().reduce(call(.buildPartialBlock, [(Name(.first), first)])) { sum, next in
            call(.buildPartialBlock, [(Name(.accumulated), sum), (Names.next, next)])
        }
    }

    // MARK: - Statements

    private func componentValue(_ statement: Stmt) -> Expr? {
        switch statement.kind {
        case .expr(let expr):
            if case .assign = expr.kind { return nil }
            return hasMethod(.buildExpression) ? call(.buildExpression, [(nil, expr)]) : expr
        case .if(let node): return branchExpression(node)
        case .switch(let node): return branchExpression(node)
        case .for(let loop) where !loop.isCase: return loopArray(loop)
        case .do(let block) where block.catches.isEmpty: return value(block.body)
        default: return nil
        }
    }

    private func branchExpression(_ node: IfStmt) -> Expr {
        var branches = [node]
        var last: [Stmt]?
        while let otherwise = branches[branches.count - 1].otherwise {
            switch otherwise {
            case .elseIf(let next):
                branches.append(next)
                continue
            case .block(let body): last = body
            }
            break
        }
        let count = branches.count + (last == nil ? 0 : 1)
        func leaf(_ body: [Stmt], _ index: Int) -> [Stmt] {
            let value = eitherCall(value(body), index, count)
            return [
                factory.statement(
                    last == nil ? factory.call(optionalSome, [Argument(label: nil, value: value)]) : value)
            ]
        }
        var rest = IfStmt.Else.block(
            last.map { leaf($0, count - 1) } ?? [factory.statement(Expr(.nilLiteral, factory.span))])
        for (index, branch) in branches.enumerated().reversed() {
            rest = .elseIf(
                IfStmt(
                    label: nil, conditions: branch.conditions, body: leaf(branch.body, index), otherwise: rest,
                    span: branch.span))
        }
        guard case .elseIf(let whole) = rest else { return Expr(.nilLiteral, factory.span) }
        let chosen = Expr(.ifExpr(whole), node.span)
        if last != nil { return chosen }
        return call(hasMethod(.buildOptional) ? .buildOptional : .buildIf, [(nil, chosen)])
    }

    private var optionalSome: Expr { factory.member(Name(.some), of: factory.name("Optional")) }

    private func branchExpression(_ node: SwitchStmt) -> Expr {
        let cases = node.cases.enumerated().map { index, item in
            SwitchCase(
                items: item.items, isDefault: item.isDefault,
                body: [factory.statement(eitherCall(value(item.body), index, node.cases.count))], span: item.span)
        }
        return Expr(
            .switchExpr(SwitchStmt(label: nil, subject: node.subject, cases: cases, span: node.span)), node.span)
    }

    /// Wraps the value of a branch so that its type encodes the branch: a path of `first` and `second` in a balanced
    /// tree.
    private func eitherCall(_ value: Expr, _ index: Int, _ count: Int) -> Expr {
        if count < 2 { return value }
        let half = (count + 1) / 2
        if index < half { return call(.buildEither, [(Name(.first), eitherCall(value, index, half))]) }
        return call(.buildEither, [(Name(.second), eitherCall(value, index - half, count - half))])
    }

    /// Rewrites `for p in s where c { … }` as a call of the builder's `buildArray`.
    private func loopArray(_ loop: ForStmt) -> Expr {
        var sequence = loop.sequence
        if let filter = loop.filter {
            let body = [factory.returnStatement(filter)]
            sequence = marked(loopCall("filter", sequence, loop.pattern, body), as: body)
        }
        let (before, value) = blockValue(loop.body)
        let body = before + [factory.returnStatement(value)]
        return call(.buildArray, [(nil, marked(loopCall("map", sequence, loop.pattern, body), as: body))])
    }

    private func loopCall(_ method: Name, _ sequence: Expr, _ pattern: Pattern, _ body: [Stmt]) -> Expr {
        let element: Name = "$element"
        let binding = VariableDecl.Binding(
            pattern: pattern, type: nil, initializer: factory.name(element), accessors: [])
        let variable = Decl(
            .variable(VariableDecl(isLet: true, bindings: [binding])), modifiers: Modifiers(), span: pattern.span)
        let closure = ClosureExpr(
            captures: [], parameters: [.init(name: element, type: nil, span: pattern.span)], effects: [],
            resultType: nil, body: [Stmt(.decl(variable), pattern.span)] + body, span: factory.span, dollarCount: 0)
        return factory.call(
            factory.member(method, of: sequence), [Argument(label: nil, value: Expr(.closure(closure), factory.span))])
    }

    // MARK: - The builder

    private func hasMethod(_ name: KnownName) -> Bool { builder.type.members[Name(name)] != nil }

    private func call(_ method: KnownName, _ arguments: [(label: Name?, value: Expr)]) -> Expr {
        let type =
            name == .alias ? factory.name(Self.alias) : Expr(.type(TypeRef(.named(path), factory.span)), factory.span)
        return factory.call(
            factory.member(Name(method), of: type), arguments.map { Argument(label: $0.label, value: $0.value) })
    }

    private var path: [TypeRef.Component] {
        let names = (builder.type.collection.path ?? builder.type.name).text.split(separator: ".")
        return names.enumerated().map { index, part in
            let isLast = index == names.count - 1
            let arguments = isLast && (name == .written || builder.appliedType == nil) ? builder.arguments : []
            return TypeRef.Component(name: Name(String(part)), arguments: arguments, span: factory.span)
        }
    }
}
