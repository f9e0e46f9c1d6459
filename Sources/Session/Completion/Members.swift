import Diagnostics
import Language
import StyledText
import Syntax
import Types

/// Members of a type as candidates.
extension ReplSession {
    /// The type of an expression that ends where the cursor's word begins; nil if it has none.
    func type(of base: String, in text: String) -> Type? {
        let checker = openProgram().interpreter.checker
        // A type by its name is meant as one.
        let isName =
            (Words.split(base).last?.kind == .type || base.hasSuffix(">"))
            && !(journal.definition(named: base) is VariableSymbol)
        for text in isName ? [base + ".self", base] : [base, base + ".self"] {
            guard let type = checker.type(of: parse(Source(name: "completion", text: text))).type else { continue }
            return type
        }
        // The base may need what stands before it in the same block.
        guard let start = text.lastPlace(of: base) else { return nil }
        let before = String(text[..<start]) + base
        if let type = checker.type(of: parse(Source(name: "completion", text: before))).type { return type }
        let owner = ownerOfProbe(in: before + ".")
        // A generic type without its arguments is asked for a member of its own, and told as what it makes.
        return isName ? owner.map { $0.isMetatype ? $0 : .metatype($0) } : owner
    }

    func members(of base: String, in text: String) -> [Completions.Candidate] {
        guard let type = type(of: base, in: text) else { return [] }
        // What is called on a type may make one of it; its members come later.
        let owner = type.instance?.symbol
        return candidates(membersOf: type, first: { owner == nil || $0.resultType?.symbol === owner })
    }

    /// Members that exist on the type: those of the program first, then by use, then by name.
    func candidates(
        membersOf type: Type, where fits: (Symbol) -> Bool = { _ in true },
        first isFirst: (Symbol) -> Bool = { _ in true }
    ) -> [Completions.Candidate] {
        let checker = openProgram().interpreter.checker
        let meaning = meaning(of: type)
        let found = checker.members(of: type).filter {
            $0.isStatic == type.isMetatype && !$0.symbol.isDeprecated && fits($0.symbol)
        }
        let ranked = found.compactMap { member in
            candidate(for: member.symbol, meaning).map { candidate in
                let place = !member.symbol.isLibrary ? 0 : isFirst(member.symbol) ? 1 : 2
                return (
                    place: place, use: Usage.rank(of: candidate.title, onType: type.isMetatype), candidate: candidate
                )
            }
        }
        return ranked.sorted {
            ($0.place, $0.use, $0.candidate.title) < ($1.place, $1.use, $1.candidate.title)
        }.map(\.candidate)
    }

    private func candidate(for symbol: Symbol, _ meaning: [String: String]) -> Completions.Candidate? {
        let name = symbol.name.text
        guard let first = name.first, first.isLetter || first == "$" else { return nil }
        var candidate = Completions.Candidate(title: name, insertion: name, summary: summary(of: symbol, meaning))
        if let function = symbol as? FunctionSymbol {
            if name == "init" || function.kind == .initializer { return nil }
            candidate.title += "(" + function.parameters.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
            if function.parameters.isEmpty { candidate.insertion += "()" }
        }
        if let element = symbol as? EnumCaseSymbol, !element.payload.isEmpty {
            candidate.title += "(" + element.payload.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
        }
        candidate.declaration = declaration(of: symbol, meaning)
        return candidate
    }

    /// One phrase: what its author says about it, else its type.
    private func summary(of symbol: Symbol, _ meaning: [String: String]) -> String {
        if let line = symbol.documentation?.split(separator: "\n").first { return DocIndex.phrase(String(line)) }
        guard let checker = program?.interpreter.checker else { return "" }
        switch symbol {
        case let variable as VariableSymbol:
            return DeclarationText.replacing(meaning, in: variable.type.map(checker.describe) ?? "")
        case let function as FunctionSymbol:
            let result = function.result.map(checker.describe) ?? "()"
            if result == "()" || result == "Void" { return "" }
            return "-> " + DocIndex.shared.spoken.spoken(DeclarationText.replacing(meaning, in: result))
        default: return ""
        }
    }

    func declaration(of symbol: Symbol, _ meaning: [String: String]) -> String {
        guard let text = DeclarationText.text(of: symbol) else { return "" }
        return DocIndex.shared.spoken.spoken(spelled(DeclarationText.replacing(meaning, in: text), symbol))
    }

    /// Pages may leave out the `any` that today's Swift writes.
    private func spelled(_ text: String, _ symbol: Symbol) -> String {
        guard let function = symbol as? FunctionSymbol, let checker = program?.interpreter.checker else { return text }
        var text = text
        for parameter in function.parameters {
            let type = checker.describe(parameter.type)
            if type.hasPrefix("any ") { text = text.replacingAll(": " + type.dropFirst(4), with: ": " + type) }
        }
        return text
    }

    /// What generic names stand for on a type: `Element` is `Int` on an `Observable<Int>`.
    func meaning(of type: Type) -> [String: String] {
        guard case .nominal(let nominal, let arguments) = type.kind, let checker = program?.interpreter.checker else {
            return [:]
        }
        var meaning: [String: String] = [:]
        for (parameter, argument) in zip(nominal.environment.parameters, arguments) where !argument.isOpen {
            meaning[parameter.name.text] = checker.describe(argument)
        }
        return meaning
    }
}

extension Type {
    var isMetatype: Bool { instance != nil }

    /// What a metatype is the type of.
    var instance: Type? {
        if case .metatype(let instance) = kind { return instance }
        return nil
    }

    /// What it is called by.
    var symbol: NominalSymbol? {
        if case .nominal(let symbol, _) = kind { return symbol }
        return nil
    }

    /// Whether it is not known yet, as the parameter of `Observable` alone.
    var isOpen: Bool {
        switch kind {
        case .variable, .error, .parameter: return true
        default: return false
        }
    }
}

extension Symbol {
    /// What a call, a read or a case gives.
    var resultType: Type? {
        switch self {
        case let function as FunctionSymbol: return function.result
        case let variable as VariableSymbol: return variable.type
        default: return nil
        }
    }
}

extension String {
    func replacingAll(_ part: String, with other: String) -> String {
        var result = ""
        var rest = self[...]
        while !rest.isEmpty {
            if rest.hasPrefix(part) {
                result += other
                rest = rest.dropFirst(part.count)
            } else {
                result.append(rest.removeFirst())
            }
        }
        return result
    }

    /// Where the last occurrence of a part begins.
    fileprivate func lastPlace(of part: String) -> String.Index? {
        var index = endIndex
        while index > startIndex {
            index = self.index(before: index)
            if self[index...].hasPrefix(part) { return index }
        }
        return nil
    }
}
