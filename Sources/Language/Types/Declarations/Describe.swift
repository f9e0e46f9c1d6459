import Syntax
import TypeModel

// Writes types and declarations in Swift syntax.

extension Checker {
    public func describe(_ type: Type) -> String {
        switch type.kind {
        case .nominal(let symbol, let arguments): return describe(symbol, arguments)
        case .tuple(let fields):
            return "("
                + fields.map { ($0.label.map { "\($0.text): " } ?? "") + describe($0.type) }
                .joined(separator: ", ") + ")"
        case .function(let function):
            let parameters = function.parameters.map { parameter in
                (parameter.isInout ? "inout " : "")
                    + (parameter.isVariadic
                        ? describe(parameter.type.arguments.first ?? parameter.type) + "..." : describe(parameter.type))
            }
            let result = function.result.isVoid ? "Void" : describe(function.result)
            return "(" + parameters.joined(separator: ", ") + ")" + effectsText(function.effects, function.thrown)
                + " -> "
                + result
        case .existential(let protocols, let superclass):
            if protocols.isEmpty, superclass == nil { return "Any" }
            let names = (superclass.map { [describe($0)] } ?? []) + protocols.map(describe)
            if names == ["AnyObject"] { return "AnyObject" }
            return "any " + names.joined(separator: " & ")
        case .parameter(let parameter): return parameter.name.text
        case .dependent(let base, let associated): return describe(base) + "." + associated.name.text
        case .metatype(let instance):
            if case .existential(let protocols, _) = instance.kind, !protocols.isEmpty {
                return "any " + protocols.map(\.name.text).joined(separator: " & ") + ".Type"
            }
            return suffix(describe(instance), of: instance) + ".Type"
        case .opaque(let symbol, _): return "some " + symbol.protocols.map(\.name.text).joined(separator: " & ")
        case .variable(let variable):
            if let binding = variable.binding { return describe(binding) }
            switch variable.literal {
            case .integer: return "Int"
            case .float: return "Double"
            case .string, .character: return "String"
            case .boolean: return "Bool"
            case .array: return variable.elementType.map { "[" + describe($0) + "]" } ?? "_"
            case .dictionary:
                return "[" + (variable.keyType.map(describe) ?? "_") + ": "
                    + (variable.elementType.map(describe) ?? "_") + "]"
            case .nilLiteral: return "nil"
            case .none: return variable.closure == nil ? "_" : "closure"
            }
        case .error: return "_"
        }
    }

    /// Returns a protocol with the arguments of its primary associated types.
    private func describe(_ symbol: NominalSymbol) -> String {
        guard let arguments = symbol.primaryArguments?.arguments else { return symbol.name.sourceName.text }
        return symbol.name.text + "<" + arguments.map(describe).joined(separator: ", ") + ">"
    }

    /// Returns a requirement as text: `T: Comparable`, `T.Element == Int`.
    func describe(_ requirement: Requirement) -> String {
        let subject = describe(requirement.subject)
        switch requirement.kind {
        case .same(let other): return subject + " == " + describe(other)
        case .conforms(let symbol): return subject + ": " + describe(symbol)
        case .inherits(let type): return subject + ": " + describe(type)
        case .isClass: return subject + ": AnyObject"
        }
    }

    private func suffix(_ text: String, of type: Type) -> String {
        switch type.kind {
        case .function: return "(" + text + ")"
        case .existential(let protocols, _) where !protocols.isEmpty && text != "AnyObject": return "(" + text + ")"
        default: return text
        }
    }

    private func describe(_ symbol: NominalSymbol, _ arguments: [Type]) -> String {
        if symbol.isLibrary, symbol.parent == nil {
            if symbol === optionalSymbol { return suffix(describe(arguments[0]), of: arguments[0]) + "?" }
            if symbol === arraySymbol { return "[" + describe(arguments[0]) + "]" }
            if symbol === dictionarySymbol { return "[" + describe(arguments[0]) + ": " + describe(arguments[1]) + "]" }
        }
        if let spoken = TypeAliases(self).name(symbol, arguments) { return spoken }
        var prefix = ""
        var own = arguments[...]
        if let outer = symbol.parent as? NominalSymbol, outer.kind != .protocol {
            let count = min(outer.environment.parameters.count, arguments.count)
            prefix = describe(outer, Array(arguments.prefix(count))) + "."
            own = arguments.dropFirst(count)
        } else {
            own = arguments.suffix(symbol.collection.decl?.generics.count ?? arguments.count)
        }
        let text = own.isEmpty ? "" : "<" + own.map(describe).joined(separator: ", ") + ">"
        return prefix + symbol.name.sourceName.text + text
    }

    private func effectsText(_ effects: Effects, _ thrown: Type?) -> String {
        effects.sourceText + (thrown.map { "(" + describe($0) + ")" } ?? "")
    }

    /// Returns a declaration on one line: `map<Result>(_: (Element) throws -> Result) -> Observable<Result>`.
    public func describe(_ symbol: Symbol) -> String {
        resolve(symbol)
        switch symbol {
        case let function as FunctionSymbol:
            let own = function.environment.parameters.filter {
                $0.parent === function && $0.name.text != "some"
            }
            let generics = own.isEmpty ? "" : "<" + own.map(\.name.text).joined(separator: ", ") + ">"
            let effect = effectsText(function.effects, function.thrown)
            let isInit = function.kind == .initializer
            let result = function.result.map { isInit || $0.isVoid ? "" : " -> " + describe($0) } ?? ""
            return function.name.text + (function.isFailable ? "?" : "") + generics
                + parameterLabels(function.parameters)
                + effect + result
        case let variable as VariableSymbol:
            return variable.name.text + ": " + (variable.type.map(describe) ?? "_")
        case let member as SubscriptSymbol:
            return "subscript" + parameterLabels(member.parameters) + " -> " + describe(member.result)
        case let element as EnumCaseSymbol:
            if element.payload.isEmpty { return element.name.text }
            let payload = element.payload.map { ($0.label.map { "\($0.text): " } ?? "") + describe($0.type) }
            return element.name.text + "(" + payload.joined(separator: ", ") + ")"
        case let nominal as NominalSymbol: return nominal.name.text
        case let alias as TypealiasSymbol: return alias.name.text + (alias.type.map { " = " + describe($0) } ?? "")
        default: return symbol.name.text
        }
    }

    private func parameterLabels(_ parameters: [ParameterSymbol]) -> String {
        let parts = parameters.map { parameter in
            (parameter.label?.text ?? "_") + ": " + (parameter.isInout ? "inout " : "") + describe(parameter.type)
                + (parameter.isVariadic ? "..." : "") + (parameter.hasDefault ? " = …" : "")
        }
        return "(" + parts.joined(separator: ", ") + ")"
    }

    /// `map(_:)`
    public func fullName(_ function: FunctionSymbol) -> String {
        if function.kind == .deinitializer { return "deinit" }
        return function.name.text + "(" + function.parameters.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
    }

    /// Returns a declaration for a note; if it is long, only its name and labels.
    public func signature(_ symbol: Symbol) -> String {
        let whole = describe(symbol)
        guard whole.count > 110, let function = symbol as? FunctionSymbol else { return whole }
        return fullName(function)
    }
}

extension Type {
    func description(_ checker: Checker) -> String { checker.describe(self) }
}
