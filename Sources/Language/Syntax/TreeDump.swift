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

    mutating func writeLine(_ content: String) {
        text += String(repeating: "  ", count: depth) + content + "\n"
    }

    /// Writes a node, and its children with more indentation.
    mutating func writeNode(_ content: String, _ children: (inout TreeDumper) -> Void) {
        writeLine(content)
        depth += 1
        children(&self)
        depth -= 1
    }

    mutating func writeBody(_ statements: [Stmt], _ title: String = "body") {
        writeNode(title) { for statement in statements { $0.dump(statement) } }
    }

    // MARK: - Statements

    mutating func dump(_ statement: Stmt) {
        switch statement.kind {
        case .expr(let value): dump(value)
        case .decl(let declaration): dump(declaration)
        case .if(let node): dump(node)
        case .guard(let guarded):
            writeNode("guard") {
                $0.dump(guarded.conditions)
                $0.writeBody(guarded.body, "else")
            }
        case .while(let loop):
            writeNode(labelText("while", loop.label)) {
                $0.dump(loop.conditions)
                $0.writeBody(loop.body)
            }
        case .repeat(let loop):
            writeNode(labelText("repeat", loop.label)) {
                $0.writeBody(loop.body)
                $0.dump(loop.condition)
            }
        case .for(let loop):
            writeNode(labelText(loop.isCase ? "for case" : "for", loop.label)) {
                $0.dump(loop.pattern)
                $0.dump(loop.sequence)
                if let filter = loop.filter { $0.writeNode("where") { $0.dump(filter) } }
                $0.writeBody(loop.body)
            }
        case .switch(let node): dump(node)
        case .do(let block):
            writeNode(labelText("do", block.label)) {
                $0.writeBody(block.body)
                for clause in block.catches {
                    $0.writeNode("catch") {
                        $0.dump(clause.items)
                        $0.writeBody(clause.body)
                    }
                }
            }
        case .return(let value): writeNode("return") { if let value { $0.dump(value) } }
        case .throw(let value): writeNode("throw") { $0.dump(value) }
        case .break(let label): writeLine(labelText("break", label))
        case .continue(let label): writeLine(labelText("continue", label))
        case .fallthrough: writeLine("fallthrough")
        case .defer(let statements): writeBody(statements, "defer")
        case .error: writeLine("error")
        }
    }

    private func labelText(_ word: String, _ label: Name?) -> String { label.map { "\(word) label \($0)" } ?? word }

    mutating func dump(_ statement: IfStmt) {
        writeNode(labelText("if", statement.label)) {
            $0.dump(statement.conditions)
            $0.writeBody(statement.body)
            switch statement.otherwise {
            case .block(let statements): $0.writeBody(statements, "else")
            case .elseIf(let inner): $0.writeNode("else") { $0.dump(inner) }
            case nil: break
            }
        }
    }

    mutating func dump(_ statement: SwitchStmt) {
        writeNode(labelText("switch", statement.label)) {
            $0.dump(statement.subject)
            for part in statement.cases {
                $0.writeNode(part.isDefault ? "default" : "case") {
                    $0.dump(part.items)
                    $0.writeBody(part.body)
                }
            }
        }
    }

    private mutating func dump(_ items: [CaseItem]) {
        for item in items {
            dump(item.pattern)
            if let filter = item.filter { writeNode("where") { $0.dump(filter) } }
        }
    }

    private mutating func dump(_ conditions: [Condition]) {
        for condition in conditions {
            switch condition {
            case .expr(let value): dump(value)
            case .optionalBinding(let isLet, let pattern, let type, let value, _):
                writeNode(isLet ? "if-let" : "if-var") {
                    $0.dump(pattern)
                    if let type { $0.writeLine("type \(sourceText(type))") }
                    if let value { $0.dump(value) }
                }
            case .pattern(let pattern, let value, _):
                writeNode("if-case") {
                    $0.dump(pattern)
                    $0.dump(value)
                }
            case .available: writeLine("available")
            }
        }
    }

    // MARK: - Patterns

    mutating func dump(_ pattern: Pattern) {
        switch pattern.kind {
        case .wildcard: writeLine("pattern _")
        case .name(let name): writeLine("pattern \(name)")
        case .binding(let isLet, let inner): writeNode(isLet ? "pattern let" : "pattern var") { $0.dump(inner) }
        case .tuple(let parts):
            writeNode("pattern tuple") {
                for part in parts { $0.labelled(part.label) { $0.dump(part.pattern) } }
            }
        case .enumCase(let type, let name, _, let payload):
            let owner = type.map(sourceText) ?? ""
            writeNode("pattern case \(owner).\(name)\(payload == nil ? "" : "()")") {
                for part in payload ?? [] { $0.labelled(part.label) { $0.dump(part.pattern) } }
            }
        case .some(let inner): writeNode("pattern ?") { $0.dump(inner) }
        case .isType(let type): writeLine("pattern is \(sourceText(type))")
        case .cast(let inner, let type): writeNode("pattern as \(sourceText(type))") { $0.dump(inner) }
        case .typed(let inner, let type): writeNode("pattern : \(sourceText(type))") { $0.dump(inner) }
        case .expression(let value): writeNode("pattern value") { $0.dump(value) }
        case .error: writeLine("pattern error")
        }
    }

    mutating func labelled(_ label: Name?, _ child: (inout TreeDumper) -> Void) {
        if let label { writeNode("\(label):", child) } else { child(&self) }
    }
}

// MARK: - Types

/// Returns a type in source form.
public func sourceText(_ type: TypeRef) -> String {
    switch type.kind {
    case .named(let components): components.map(sourceText).joined(separator: ".")
    case .member(let base, let component): "\(sourceText(base)).\(sourceText(component))"
    case .array(let element): "[\(sourceText(element))]"
    case .dictionary(let key, let value): "[\(sourceText(key)): \(sourceText(value))]"
    case .optional(let inner): "\(parenthesized(inner))?"
    case .implicitlyUnwrapped(let inner): "\(parenthesized(inner))!"
    case .tuple(let elements):
        "(" + elements.map { ($0.label.map { "\($0): " } ?? "") + sourceText($0.type) }.joined(separator: ", ") + ")"
    case .function(let parameters, let effects, let thrown, let result):
        "(" + parameters.map(sourceText).joined(separator: ", ") + ")\(effects.sourceText)"
            + (thrown.map { "(" + sourceText($0) + ")" } ?? "") + " -> " + sourceText(result)
    case .metatype(let inner): "\(parenthesized(inner)).Type"
    case .some(let inner): "some \(sourceText(inner))"
    case .any(let inner): "any \(sourceText(inner))"
    case .composition(let parts): parts.map(sourceText).joined(separator: " & ")
    case .attributed(let names, let inner): names.map { "@\($0) " }.joined() + sourceText(inner)
    case .of, .inferred: "_"
    case .error: "<error>"
    }
}

private func sourceText(_ component: TypeRef.Component) -> String {
    component.arguments.isEmpty
        ? component.name.text : "\(component.name)<\(component.arguments.map(sourceText).joined(separator: ", "))>"
}

private func sourceText(_ parameter: TypeRef.FunctionParameter) -> String {
    (parameter.isInout ? "inout " : "") + sourceText(parameter.type) + (parameter.isVariadic ? "..." : "")
}

private func parenthesized(_ type: TypeRef) -> String {
    switch type.kind {
    case .function, .some, .any, .composition, .attributed: "(\(sourceText(type)))"
    default: sourceText(type)
    }
}
