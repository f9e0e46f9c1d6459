extension TreeDumper {
    mutating func dump(_ expr: Expr) {
        switch expr.kind {
        case .integer(let literal): writeLine("integer \(literal.wideMagnitude.map { String($0) } ?? "too large")")
        case .float(let value): writeLine("float \(value)")
        case .bool(let value): writeLine("bool \(value)")
        case .nilLiteral: writeLine("nil")
        case .string(let literal): dump(literal)
        case .magic(let literal): writeLine("#\(literal)")
        case .name(let name):
            writeLine("name \(name.name)\(genericArgumentsText(name.genericArguments))\(labelsText(name.labels))")
        case .member(let member): dump(member)
        case .call(let call): dump(call)
        case .subscript(let part):
            writeNode("subscript") {
                $0.dump(part.base)
                $0.dump(part.arguments)
            }
        case .prefix(let name, let operand): writeNode("prefix \(name.name)") { $0.dump(operand) }
        case .postfix(let name, let operand): writeNode("postfix \(name.name)") { $0.dump(operand) }
        case .sequence(let items): writeNode("sequence") { for item in items { $0.dump(item) } }
        case .binary(let name, let left, let right): writeNode("binary \(name.name)") { $0.dump(left, right) }
        case .ternary(let condition, let first, let second): writeNode("ternary") { $0.dump(condition, first, second) }
        case .assign(let left, let right): writeNode("assign") { $0.dump(left, right) }
        case .cast(let value, let kind, let type):
            writeNode("cast \(keyword(kind)) \(sourceText(type))") { $0.dump(value) }
        case .closure(let closure): dump(closure)
        case .tuple(let elements):
            writeNode("tuple") {
                for element in elements { $0.labelled(element.label) { $0.dump(element.value) } }
            }
        case .paren(let inner): writeNode("paren") { $0.dump(inner) }
        case .array(let elements): writeNode("array") { for element in elements { $0.dump(element) } }
        case .dictionary(let pairs): writeNode("dictionary") { for pair in pairs { $0.dump(pair.key, pair.value) } }
        case .optionalChain(let inner): writeNode("chain") { $0.dump(inner) }
        case .chainLink(let inner): writeNode("?") { $0.dump(inner) }
        case .forceUnwrap(let inner): writeNode("!") { $0.dump(inner) }
        case .tryExpr(let kind, let inner): writeNode(keyword(kind)) { $0.dump(inner) }
        case .awaitExpr(let inner): writeNode("await") { $0.dump(inner) }
        case .inout_(let inner): writeNode("inout") { $0.dump(inner) }
        case .keyPath(let path): dump(path)
        case .ifExpr(let statement): writeNode("value") { $0.dump(statement) }
        case .switchExpr(let statement): writeNode("value") { $0.dump(statement) }
        case .type(let type): writeLine("type \(sourceText(type))")
        case .discard: writeLine("_")
        case .patternBinding(let pattern): dump(pattern)
        case .error: writeLine("error")
        }
    }

    private mutating func dump(_ parts: Expr...) { for part in parts { dump(part) } }

    private func keyword(_ kind: CastKind) -> String {
        switch kind {
        case .is: "is"
        case .as: "as"
        case .asOptional: "as?"
        case .asForced: "as!"
        }
    }

    private func keyword(_ kind: TryKind) -> String {
        switch kind {
        case .try: "try"
        case .tryOptional: "try?"
        case .tryForced: "try!"
        }
    }

    private func genericArgumentsText(_ types: [TypeRef]?) -> String {
        types.map { "<\($0.map(sourceText).joined(separator: ", "))>" } ?? ""
    }

    private func labelsText(_ labels: [Name?]?) -> String {
        labels.map { "(\($0.map { "\($0?.text ?? "_"):" }.joined()))" } ?? ""
    }

    private mutating func dump(_ item: SequenceItem) {
        switch item {
        case .operand(let value): dump(value)
        case .binary(let name): writeLine("operator \(name.name)")
        case .ternary(let middle): writeNode("? :") { $0.dump(middle) }
        case .assign: writeLine("operator =")
        case .cast(let kind, let type, _): writeLine("\(keyword(kind)) \(sourceText(type))")
        }
    }

    private mutating func dump(_ literal: StringLiteral) {
        if literal.parts.isEmpty { return writeLine("string \"\"") }
        if literal.parts.count == 1, case .text(let text) = literal.parts[0] {
            return writeLine("string \(text.debugDescription)")
        }
        writeNode("string") {
            for part in literal.parts {
                switch part {
                case .text(let text): $0.writeLine("text \(text.debugDescription)")
                case .interpolation(let values): $0.writeNode("interpolation") { $0.dump(values) }
                }
            }
        }
    }

    private mutating func dump(_ member: MemberExpr) {
        let title = "member .\(member.name)\(genericArgumentsText(member.genericArguments))\(labelsText(member.labels))"
        writeNode(title) { if let base = member.base { $0.dump(base) } }
    }

    private mutating func dump(_ call: CallExpr) {
        writeNode(call.hasParentheses ? "call" : "call without parentheses") {
            $0.dump(call.callee)
            $0.dump(call.arguments)
            for closure in call.trailingClosures {
                $0.writeNode("trailing\(closure.label.map { " \($0):" } ?? "")") { $0.dump(closure.value) }
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
                let type = parameter.type.map { ": \(parameter.isInout ? "inout " : "")\(sourceText($0))" } ?? ""
                return parameter.name.text + type
            }
            title += " (\(list.joined(separator: ", ")))"
        }
        title += closure.effects.sourceText
        if let result = closure.resultType { title += " -> \(sourceText(result))" }
        if closure.dollarCount > 0 { title += " uses $0..<\(closure.dollarCount)" }
        writeNode(title) {
            for capture in closure.captures {
                let strength = capture.strength == .strong ? "" : "\(capture.strength) "
                $0.writeNode("capture \(strength)\(capture.name)") { if let value = capture.value { $0.dump(value) } }
            }
            for statement in closure.body { $0.dump(statement) }
        }
    }

    private mutating func dump(_ path: KeyPathExpr) {
        writeNode("key path \(path.root.map(sourceText) ?? "")") {
            for component in path.components {
                switch component {
                case .member(let name, _): $0.writeLine(".\(name)")
                case .subscript(let values, _): $0.writeNode("[]") { $0.dump(values) }
                case .optionalChain: $0.writeLine("?")
                case .forceUnwrap: $0.writeLine("!")
                case .selfComponent: $0.writeLine(".self")
                }
            }
        }
    }
}
