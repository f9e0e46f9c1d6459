/// Visits a tree in preorder, which is the order of the text. A subclass overrides the visit methods that it needs, and
/// calls `walk` to visit the children.
open class TreeWalker {
    public init() {}

    open func visit(_ statement: Stmt) { walk(statement) }
    open func visit(_ declaration: Decl) { walk(declaration) }
    open func visit(_ expr: Expr) { walk(expr) }
    open func visit(_ pattern: Pattern) { walk(pattern) }
    open func visit(_ type: TypeRef) {}

    // MARK: - Statements

    public final func walk(_ statement: Stmt) {
        switch statement.kind {
        case .expr(let value): visit(value)
        case .decl(let declaration): visit(declaration)
        case .if(let node): walk(node)
        case .guard(let node):
            walk(node.conditions)
            walk(node.body)
        case .while(let node):
            walk(node.conditions)
            walk(node.body)
        case .repeat(let node):
            walk(node.body)
            visit(node.condition)
        case .for(let node):
            visit(node.pattern)
            visit(node.sequence)
            if let filter = node.filter { visit(filter) }
            walk(node.body)
        case .switch(let node): walk(node)
        case .do(let node):
            walk(node.body)
            for clause in node.catches {
                walk(clause.items)
                walk(clause.body)
            }
        case .return(let value): if let value { visit(value) }
        case .throw(let value): visit(value)
        case .defer(let body): walk(body)
        case .break, .continue, .fallthrough, .error: break
        }
    }

    public final func walk(_ body: [Stmt]) {
        for statement in ReadingStop.untilStopped(body) { visit(statement) }
    }

    public final func walk(_ node: IfStmt) {
        walk(node.conditions)
        walk(node.body)
        switch node.otherwise {
        case .block(let body): walk(body)
        case .elseIf(let inner): walk(inner)
        case nil: break
        }
    }

    public final func walk(_ node: SwitchStmt) {
        visit(node.subject)
        for part in node.cases {
            walk(part.items)
            walk(part.body)
        }
    }

    private func walk(_ items: [CaseItem]) {
        for item in items {
            visit(item.pattern)
            if let filter = item.filter { visit(filter) }
        }
    }

    private func walk(_ conditions: [Condition]) {
        for condition in conditions {
            switch condition {
            case .expr(let value): visit(value)
            case .optionalBinding(_, let pattern, let type, let value, _):
                visit(pattern)
                if let type { visit(type) }
                if let value { visit(value) }
            case .pattern(let pattern, let value, _):
                visit(pattern)
                visit(value)
            case .available: break
            }
        }
    }

    // MARK: - Patterns

    public final func walk(_ pattern: Pattern) {
        switch pattern.kind {
        case .binding(_, let inner), .some(let inner): visit(inner)
        case .tuple(let parts): for part in parts { visit(part.pattern) }
        case .enumCase(let type, _, _, let payload):
            if let type { visit(type) }
            for part in payload ?? [] { visit(part.pattern) }
        case .isType(let type): visit(type)
        case .cast(let inner, let type), .typed(let inner, let type):
            visit(inner)
            visit(type)
        case .expression(let value): visit(value)
        case .wildcard, .name, .error: break
        }
    }

    // MARK: - Expressions

    public final func walk(_ expr: Expr) {
        switch expr.kind {
        case .integer, .float, .bool, .nilLiteral, .magic, .discard, .error: break
        case .string(let literal):
            for case .interpolation(let arguments) in literal.parts { walk(arguments) }
        case .name(let node): for type in node.genericArguments ?? [] { visit(type) }
        case .member(let node):
            if let base = node.base { visit(base) }
            for type in node.genericArguments ?? [] { visit(type) }
        case .call(let node):
            visit(node.callee)
            walk(node.arguments)
            walk(node.trailingClosures)
        case .subscript(let node):
            visit(node.base)
            walk(node.arguments)
        case .prefix(_, let operand), .postfix(_, let operand), .paren(let operand), .optionalChain(let operand),
            .chainLink(let operand), .forceUnwrap(let operand), .tryExpr(_, let operand), .awaitExpr(let operand),
            .inout_(let operand):
            visit(operand)
        case .sequence(let items): for item in items { walk(item) }
        case .binary(_, let left, let right), .assign(let left, let right):
            visit(left)
            visit(right)
        case .ternary(let condition, let first, let second):
            visit(condition)
            visit(first)
            visit(second)
        case .cast(let value, _, let type):
            visit(value)
            visit(type)
        case .closure(let node): walk(node)
        case .tuple(let elements): for element in elements { visit(element.value) }
        case .array(let elements): for element in elements { visit(element) }
        case .dictionary(let pairs):
            for pair in pairs {
                visit(pair.key)
                visit(pair.value)
            }
        case .keyPath(let node):
            if let root = node.root { visit(root) }
            for case .subscript(let arguments, _) in node.components { walk(arguments) }
        case .ifExpr(let node): walk(node)
        case .switchExpr(let node): walk(node)
        case .type(let type): visit(type)
        case .patternBinding(let pattern): visit(pattern)
        }
    }

    private func walk(_ arguments: [Argument]) {
        for argument in arguments { visit(argument.value) }
    }

    private func walk(_ item: SequenceItem) {
        switch item {
        case .operand(let value), .ternary(let value): visit(value)
        case .cast(_, let type, _): visit(type)
        case .binary, .assign: break
        }
    }

    private func walk(_ node: ClosureExpr) {
        for capture in node.captures { if let value = capture.value { visit(value) } }
        for parameter in node.parameters ?? [] { if let type = parameter.type { visit(type) } }
        if let type = node.resultType { visit(type) }
        walk(node.body)
    }

    // MARK: - Declarations

    public final func walk(_ declaration: Decl) {
        switch declaration.kind {
        case .variable(let node):
            for argument in declaration.modifiers.customAttributes.flatMap({ $0.arguments ?? [] }) {
                visit(argument.value)
            }
            for binding in node.bindings {
                visit(binding.pattern)
                if let type = binding.type { visit(type) }
                if let value = binding.initializer { visit(value) }
                walk(binding.accessors)
            }
        case .function(let node):
            walk(node.generics)
            walk(node.parameters)
            if let result = node.result { visit(result) }
            walk(node.requirements)
            walk(node.body ?? [])
        case .initializer(let node):
            walk(node.generics)
            walk(node.parameters)
            walk(node.requirements)
            walk(node.body ?? [])
        case .deinitializer(let body): walk(body)
        case .subscript(let node):
            walk(node.generics)
            walk(node.parameters)
            visit(node.result)
            walk(node.requirements)
            walk(node.accessors)
        case .type(let node):
            if let extended = node.extended { visit(extended) }
            walk(node.generics)
            for type in node.inherited { visit(type) }
            walk(node.requirements)
            for member in node.members { visit(member) }
        case .typealias_(let node):
            walk(node.generics)
            visit(node.type)
        case .associatedType(let node):
            for type in node.inherited { visit(type) }
            if let type = node.defaultType { visit(type) }
            walk(node.requirements)
        case .enumCase(let elements): for element in elements { walk(element) }
        case .import_, .operator_, .precedenceGroup, .error: break
        }
    }

    private func walk(_ element: EnumCaseElement) {
        for part in element.payload ?? [] {
            visit(part.type)
            if let value = part.defaultValue { visit(value) }
        }
        if let value = element.rawValue { visit(value) }
    }

    private func walk(_ accessors: [Accessor]) {
        for accessor in accessors { walk(accessor.body ?? []) }
    }

    private func walk(_ parameters: [ParameterDecl]) {
        for parameter in parameters {
            for argument in parameter.customAttributes.flatMap({ $0.arguments ?? [] }) { visit(argument.value) }
            visit(parameter.type)
            if let value = parameter.defaultValue { visit(value) }
        }
    }

    private func walk(_ generics: [GenericParameterRef]) {
        for parameter in generics { if let constraint = parameter.constraint { visit(constraint) } }
    }

    private func walk(_ requirements: [RequirementRef]) {
        for requirement in requirements {
            visit(requirement.left)
            visit(requirement.right)
        }
    }
}
