/// Returns the tree as text, one node per line without spans, for tests and debugging.
public func dump(_ file: ParsedFile) -> String {
    var dumper = TreeDumper()
    for statement in file.statements { dumper.dump(statement) }
    return dumper.text
}

/// Returns one statement as text.
public func dump(_ statement: Stmt) -> String {
    var dumper = TreeDumper()
    dumper.dump(statement)
    return dumper.text
}

struct TreeDumper {
    private(set) var text = ""
    private var depth = 0

    mutating func line(_ content: String) {
        text += String(repeating: "  ", count: depth) + content + "\n"
    }

    /// Writes a node, and its children with more indentation.
    mutating func node(_ content: String, _ children: (inout TreeDumper) -> Void) {
        line(content)
        depth += 1
        children(&self)
        depth -= 1
    }

    mutating func body(_ statements: [Stmt], _ title: String = "body") {
        node(title) { for statement in statements { $0.dump(statement) } }
    }

    // MARK: - Statements

    mutating func dump(_ statement: Stmt) {
        switch statement.kind {
        case .expr(let value): dump(value)
        case .decl(let declaration): dump(declaration)
        case .if(let node): dump(node)
        case .guard(let guarded):
            node("guard") {
                $0.dump(guarded.conditions)
                $0.body(guarded.body, "else")
            }
        case .while(let loop):
            node(labelled("while", loop.label)) {
                $0.dump(loop.conditions)
                $0.body(loop.body)
            }
        case .repeat(let loop):
            node(labelled("repeat", loop.label)) {
                $0.body(loop.body)
                $0.dump(loop.condition)
            }
        case .for(let loop):
            node(labelled(loop.isCase ? "for case" : "for", loop.label)) {
                $0.dump(loop.pattern)
                $0.dump(loop.sequence)
                if let filter = loop.filter { $0.node("where") { $0.dump(filter) } }
                $0.body(loop.body)
            }
        case .switch(let node): dump(node)
        case .do(let block):
            node(labelled("do", block.label)) {
                $0.body(block.body)
                for clause in block.catches {
                    $0.node("catch") {
                        $0.dump(clause.items)
                        $0.body(clause.body)
                    }
                }
            }
        case .return(let value): node("return") { if let value { $0.dump(value) } }
        case .throw(let value): node("throw") { $0.dump(value) }
        case .break(let label): line(labelled("break", label))
        case .continue(let label): line(labelled("continue", label))
        case .fallthrough: line("fallthrough")
        case .defer(let statements): body(statements, "defer")
        case .error: line("error")
        }
    }

    private func labelled(_ word: String, _ label: Name?) -> String { label.map { "\(word) label \($0)" } ?? word }

    mutating func dump(_ statement: IfStmt) {
        node(labelled("if", statement.label)) {
            $0.dump(statement.conditions)
            $0.body(statement.body)
            switch statement.otherwise {
            case .block(let statements): $0.body(statements, "else")
            case .elseIf(let inner): $0.node("else") { $0.dump(inner) }
            case nil: break
            }
        }
    }

    mutating func dump(_ statement: SwitchStmt) {
        node(labelled("switch", statement.label)) {
            $0.dump(statement.subject)
            for part in statement.cases {
                $0.node(part.isDefault ? "default" : "case") {
                    $0.dump(part.items)
                    $0.body(part.body)
                }
            }
        }
    }

    private mutating func dump(_ items: [CaseItem]) {
        for item in items {
            dump(item.pattern)
            if let filter = item.filter { node("where") { $0.dump(filter) } }
        }
    }

    private mutating func dump(_ conditions: [Condition]) {
        for condition in conditions {
            switch condition {
            case .expr(let value): dump(value)
            case .optionalBinding(let isLet, let pattern, let type, let value, _):
                node(isLet ? "if-let" : "if-var") {
                    $0.dump(pattern)
                    if let type { $0.line("type \(spell(type))") }
                    if let value { $0.dump(value) }
                }
            case .pattern(let pattern, let value, _):
                node("if-case") {
                    $0.dump(pattern)
                    $0.dump(value)
                }
            case .available: line("available")
            }
        }
    }

    // MARK: - Patterns

    mutating func dump(_ pattern: Pattern) {
        switch pattern.kind {
        case .wildcard: line("pattern _")
        case .name(let name): line("pattern \(name)")
        case .binding(let isLet, let inner): node(isLet ? "pattern let" : "pattern var") { $0.dump(inner) }
        case .tuple(let parts):
            node("pattern tuple") {
                for part in parts { $0.labelled(part.label) { $0.dump(part.pattern) } }
            }
        case .enumCase(let type, let name, _, let payload):
            let owner = type.map(spell) ?? ""
            node("pattern case \(owner).\(name)\(payload == nil ? "" : "()")") {
                for part in payload ?? [] { $0.labelled(part.label) { $0.dump(part.pattern) } }
            }
        case .some(let inner): node("pattern ?") { $0.dump(inner) }
        case .isType(let type): line("pattern is \(spell(type))")
        case .cast(let inner, let type): node("pattern as \(spell(type))") { $0.dump(inner) }
        case .typed(let inner, let type): node("pattern : \(spell(type))") { $0.dump(inner) }
        case .expression(let value): node("pattern value") { $0.dump(value) }
        case .error: line("pattern error")
        }
    }

    mutating func labelled(_ label: Name?, _ child: (inout TreeDumper) -> Void) {
        if let label { node("\(label):", child) } else { child(&self) }
    }
}

// MARK: - Types

/// Returns a type in source form.
public func spell(_ type: TypeRef) -> String {
    switch type.kind {
    case .named(let components): components.map(spell).joined(separator: ".")
    case .member(let base, let component): "\(spell(base)).\(spell(component))"
    case .array(let element): "[\(spell(element))]"
    case .dictionary(let key, let value): "[\(spell(key)): \(spell(value))]"
    case .optional(let inner): "\(grouped(inner))?"
    case .implicitlyUnwrapped(let inner): "\(grouped(inner))!"
    case .tuple(let elements):
        "(" + elements.map { ($0.label.map { "\($0): " } ?? "") + spell($0.type) }.joined(separator: ", ") + ")"
    case .function(let parameters, let effects, let thrown, let result):
        "(" + parameters.map(spell).joined(separator: ", ") + ")\(effects.spelled)"
            + (thrown.map { "(" + spell($0) + ")" } ?? "") + " -> " + spell(result)
    case .metatype(let inner): "\(grouped(inner)).Type"
    case .some(let inner): "some \(spell(inner))"
    case .any(let inner): "any \(spell(inner))"
    case .composition(let parts): parts.map(spell).joined(separator: " & ")
    case .attributed(let names, let inner): names.map { "@\($0) " }.joined() + spell(inner)
    case .of, .inferred: "_"
    case .error: "<error>"
    }
}

private func spell(_ component: TypeRef.Component) -> String {
    component.arguments.isEmpty
        ? component.name.text : "\(component.name)<\(component.arguments.map(spell).joined(separator: ", "))>"
}

private func spell(_ parameter: TypeRef.FunctionParameter) -> String {
    (parameter.isInout ? "inout " : "") + spell(parameter.type) + (parameter.isVariadic ? "..." : "")
}

private func grouped(_ type: TypeRef) -> String {
    switch type.kind {
    case .function, .some, .any, .composition, .attributed: "(\(spell(type)))"
    default: spell(type)
    }
}
