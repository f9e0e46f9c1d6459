extension TreeDumper {
    mutating func dump(_ declaration: Decl) {
        for row in declaration.documentation?.split(separator: "\n", omittingEmptySubsequences: false) ?? [] {
            writeLine("/// \(row)")
        }
        let words =
            declaration.modifiers.attributes.map { "@\($0) " }.joined()
            + declaration.modifiers.names.map { "\($0) " }.joined()
        switch declaration.kind {
        case .variable(let variable):
            writeNode(words + (variable.isLet ? "let" : "var")) {
                for binding in variable.bindings { $0.dump(binding) }
            }
        case .function(let function): dump(function, words)
        case .initializer(let initializer):
            writeNode("\(words)init\(initializer.isImplicitlyUnwrapped ? "!" : initializer.isFailable ? "?" : "")") {
                $0.dump(initializer.generics, initializer.parameters, initializer.requirements)
                $0.writeEffects(initializer.effects)
                if let statements = initializer.body { $0.writeBody(statements) }
            }
        case .deinitializer(let statements): writeBody(statements, "\(words)deinit")
        case .subscript(let part):
            writeNode("\(words)subscript -> \(sourceText(part.result))") {
                $0.dump(part.generics, part.parameters, part.requirements)
                $0.dump(part.accessors)
            }
        case .type(let type): dump(type, words)
        case .typealias_(let alias):
            writeNode("\(words)typealias \(alias.name) = \(sourceText(alias.type))") { $0.dump(alias.generics, [], []) }
        case .associatedType(let type):
            writeNode("\(words)associatedtype \(type.name)") {
                $0.writeInherited(type.inherited)
                if let fallback = type.defaultType { $0.writeLine("= \(sourceText(fallback))") }
                $0.dump([], [], type.requirements)
            }
        case .enumCase(let elements): writeNode("\(words)case") { for element in elements { $0.dump(element) } }
        case .import_(let module): writeLine("\(words)import \(module)")
        case .operator_(let node):
            let group = node.group.map { ": \($0)" } ?? ""
            writeLine("\(node.fixity) operator \(node.name)\(group)")
        case .precedenceGroup(let group):
            writeNode("precedencegroup \(group.name) \(group.associativity)\(group.isAssignment ? " assignment" : "")")
            {
                let (higher, lower) = (group.higherThan.map(\.text), group.lowerThan.map(\.text))
                if !higher.isEmpty { $0.writeLine("higher than \(higher.joined(separator: ", "))") }
                if !lower.isEmpty { $0.writeLine("lower than \(lower.joined(separator: ", "))") }
            }
        case .error: writeLine("\(words)error")
        }
    }

    private mutating func dump(_ binding: VariableDecl.Binding) {
        dump(binding.pattern)
        if let type = binding.type { writeLine(": \(sourceText(type))") }
        if let value = binding.initializer { writeNode("=") { $0.dump(value) } }
        dump(binding.accessors)
    }

    private mutating func dump(_ accessors: [Accessor]) {
        for accessor in accessors {
            var title = "\(accessor.kind)"
            if accessor.isMutating { title = "mutating " + title }
            if accessor.isNonmutating { title = "nonmutating " + title }
            if let parameter = accessor.parameter { title += "(\(parameter))" }
            title += accessor.effects.sourceText
            if let statements = accessor.body {
                writeBody(statements, title)
            } else {
                writeLine("\(title) without body")
            }
        }
    }

    private mutating func dump(_ function: FunctionDecl, _ words: String) {
        writeNode("\(words)func \(function.name)\(function.result.map { " -> \(sourceText($0))" } ?? "")") {
            $0.dump(function.generics, function.parameters, function.requirements)
            $0.writeEffects(function.effects)
            if let statements = function.body { $0.writeBody(statements) }
        }
    }

    private mutating func writeEffects(_ effects: Effects) {
        if !effects.isEmpty { writeLine(String(effects.sourceText.dropFirst())) }
    }

    private mutating func writeInherited(_ types: [TypeRef]) {
        if !types.isEmpty { writeLine(": \(types.map(sourceText).joined(separator: ", "))") }
    }

    private mutating func dump(
        _ generics: [GenericParameterRef], _ parameters: [ParameterDecl], _ requirements: [RequirementRef]
    ) {
        for generic in generics {
            let constraint = generic.constraint.map { ": \(sourceText($0))" } ?? ""
            writeLine("<\(generic.name)\(constraint)>")
        }
        for parameter in parameters { dump(parameter) }
        for requirement in requirements {
            let relation = requirement.kind == .same ? "==" : ":"
            writeLine("where \(sourceText(requirement.left)) \(relation) \(sourceText(requirement.right))")
        }
    }

    private mutating func dump(_ parameter: ParameterDecl) {
        let label = parameter.label?.text ?? "_"
        let name = label == parameter.name.text ? label : "\(label) \(parameter.name)"
        var type = sourceText(parameter.type)
        if parameter.isInout { type = "inout " + type }
        if parameter.isAutoclosure { type = "@autoclosure " + type }
        if parameter.isEscaping { type = "@escaping " + type }
        if parameter.isVariadic { type += "..." }
        writeNode("(\(name): \(type))") { if let value = parameter.defaultValue { $0.dump(value) } }
    }

    private mutating func dump(_ type: TypeDecl, _ words: String) {
        let name = type.extended.map(sourceText) ?? type.name.text
        writeNode("\(words)\(type.kind) \(name)") {
            $0.writeInherited(type.inherited)
            $0.dump(type.generics, [], type.requirements)
            for member in type.members { $0.dump(member) }
        }
    }

    private mutating func dump(_ element: EnumCaseElement) {
        let payload = element.payload.map { parts in
            "(" + parts.map { ($0.label.map { "\($0): " } ?? "") + sourceText($0.type) }.joined(separator: ", ") + ")"
        }
        writeNode("\(element.isIndirect ? "indirect " : "")\(element.name)\(payload ?? "")") {
            for part in element.payload ?? [] { if let value = part.defaultValue { $0.dump(value) } }
            if let raw = element.rawValue { $0.dump(raw) }
        }
    }
}
