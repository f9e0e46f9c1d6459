extension TreeDumper {
    mutating func dump(_ expr: Expr) {
        switch expr.kind {
        case .integer(let literal): line("integer \(literal.wide.map { String($0) } ?? "too large")")
        case .float(let value): line("float \(value)")
        case .bool(let value): line("bool \(value)")
        case .nilLiteral: line("nil")
        case .string(let literal): dump(literal)
        case .magic(let literal): line("#\(literal)")
        case .name(let name): line("name \(name.name)\(arguments(name.genericArguments))\(labels(name.labels))")
        case .member(let member): dump(member)
        case .call(let call): dump(call)
        case .subscript(let part):
            node("subscript") {
                $0.dump(part.base)
                $0.dump(part.arguments)
            }
        case .prefix(let name, let operand): node("prefix \(name.name)") { $0.dump(operand) }
        case .postfix(let name, let operand): node("postfix \(name.name)") { $0.dump(operand) }
        case .sequence(let items): node("sequence") { for item in items { $0.dump(item) } }
        case .binary(let name, let left, let right): node("binary \(name.name)") { $0.dump(left, right) }
        case .ternary(let condition, let first, let second): node("ternary") { $0.dump(condition, first, second) }
        case .assign(let left, let right): node("assign") { $0.dump(left, right) }
        case .cast(let value, let kind, let type): node("cast \(word(kind)) \(spell(type))") { $0.dump(value) }
        case .closure(let closure): dump(closure)
        case .tuple(let elements):
            node("tuple") {
                for element in elements { $0.labelled(element.label) { $0.dump(element.value) } }
            }
        case .paren(let inner): node("paren") { $0.dump(inner) }
        case .array(let elements): node("array") { for element in elements { $0.dump(element) } }
        case .dictionary(let pairs): node("dictionary") { for pair in pairs { $0.dump(pair.key, pair.value) } }
        case .optionalChain(let inner): node("chain") { $0.dump(inner) }
        case .chainLink(let inner): node("?") { $0.dump(inner) }
        case .forceUnwrap(let inner): node("!") { $0.dump(inner) }
        case .tryExpr(let kind, let inner): node(word(kind)) { $0.dump(inner) }
        case .awaitExpr(let inner): node("await") { $0.dump(inner) }
        case .inout_(let inner): node("inout") { $0.dump(inner) }
        case .keyPath(let path): dump(path)
        case .ifExpr(let statement): node("value") { $0.dump(statement) }
        case .switchExpr(let statement): node("value") { $0.dump(statement) }
        case .type(let type): line("type \(spell(type))")
        case .discard: line("_")
        case .patternBinding(let pattern): dump(pattern)
        case .error: line("error")
        }
    }

    private mutating func dump(_ parts: Expr...) { for part in parts { dump(part) } }

    private func word(_ kind: CastKind) -> String {
        switch kind {
        case .is: "is"
        case .as: "as"
        case .asOptional: "as?"
        case .asForced: "as!"
        }
    }

    private func word(_ kind: TryKind) -> String {
        switch kind {
        case .try: "try"
        case .tryOptional: "try?"
        case .tryForced: "try!"
        }
    }

    private func arguments(_ types: [TypeRef]?) -> String {
        types.map { "<\($0.map(spell).joined(separator: ", "))>" } ?? ""
    }

    private func labels(_ labels: [Name?]?) -> String {
        labels.map { "(\($0.map { "\($0?.text ?? "_"):" }.joined()))" } ?? ""
    }

    private mutating func dump(_ item: SequenceItem) {
        switch item {
        case .operand(let value): dump(value)
        case .binary(let name): line("operator \(name.name)")
        case .ternary(let middle): node("? :") { $0.dump(middle) }
        case .assign: line("operator =")
        case .cast(let kind, let type, _): line("\(word(kind)) \(spell(type))")
        }
    }

    private mutating func dump(_ literal: StringLiteral) {
        if literal.parts.isEmpty { return line("string \"\"") }
        if literal.parts.count == 1, case .text(let text) = literal.parts[0] {
            return line("string \(text.debugDescription)")
        }
        node("string") {
            for part in literal.parts {
                switch part {
                case .text(let text): $0.line("text \(text.debugDescription)")
                case .interpolation(let values): $0.node("interpolation") { $0.dump(values) }
                }
            }
        }
    }

    private mutating func dump(_ member: MemberExpr) {
        let title = "member .\(member.name)\(arguments(member.genericArguments))\(labels(member.labels))"
        node(title) { if let base = member.base { $0.dump(base) } }
    }

    private mutating func dump(_ call: CallExpr) {
        node(call.hasParentheses ? "call" : "call without parentheses") {
            $0.dump(call.callee)
            $0.dump(call.arguments)
            for closure in call.trailingClosures {
                $0.node("trailing\(closure.label.map { " \($0):" } ?? "")") { $0.dump(closure.value) }
            }
        }
    }

    mutating func dump(_ arguments: [Argument]) {
        for argument in arguments { labelled(argument.label) { $0.dump(argument.value) } }
    }

    private mutating func dump(_ closure: ClosureExpr) {
        var title = "closure"
        if let parameters = closure.parameters {
            let list = parameters.map { parameter in
                let type = parameter.type.map { ": \(parameter.isInout ? "inout " : "")\(spell($0))" } ?? ""
                return parameter.name.text + type
            }
            title += " (\(list.joined(separator: ", ")))"
        }
        title += closure.effects.spelled
        if let result = closure.resultType { title += " -> \(spell(result))" }
        if closure.dollarCount > 0 { title += " uses $0..<\(closure.dollarCount)" }
        node(title) {
            for capture in closure.captures {
                let strength = capture.strength == .strong ? "" : "\(capture.strength) "
                $0.node("capture \(strength)\(capture.name)") { if let value = capture.value { $0.dump(value) } }
            }
            for statement in closure.body { $0.dump(statement) }
        }
    }

    private mutating func dump(_ path: KeyPathExpr) {
        node("key path \(path.root.map(spell) ?? "")") {
            for component in path.components {
                switch component {
                case .member(let name, _): $0.line(".\(name)")
                case .subscript(let values, _): $0.node("[]") { $0.dump(values) }
                case .optionalChain: $0.line("?")
                case .forceUnwrap: $0.line("!")
                case .selfComponent: $0.line(".self")
                }
            }
        }
    }
}
