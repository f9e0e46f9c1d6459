import Checking
import Declarations
import Diagnostics
import Language
import StyledText
import Syntax
import TypeModel

/// Completes the members of a type.
extension Assistant {
    /// Returns the type of the expression before the cursor's word; nil if it has none.
    func type(of base: String, in text: String) -> Type? {
        let checker = openChecker()
        // If the expression is a type's name, it refers to the type itself.
        let isName =
            (SourceWords(base).last?.kind == .type || base.hasSuffix(">"))
            && !(definition(named: base) is VariableSymbol)
        for text in isName ? [base + ".self", base] : [base, base + ".self"] {
            guard let type = checker.type(ofScratch: text) else { continue }
            return type
        }
        // The expression may use names that are declared earlier in the same block.
        guard let place = text.ranges(of: base).last else { return nil }
        let before = String(text[..<place.upperBound])
        if let type = checker.type(ofScratch: before) { return type }
        let owner = typeOwningPlaceholder(in: before + ".")
        // If a generic type lacks its arguments, its own members are found by looking up a placeholder member.
        return isName ? owner.map { $0.isMetatype ? $0 : .metatype($0) } : owner
    }

    func members(of base: String, in text: String) -> [Completions.Candidate] {
        guard let type = type(of: base, in: text) else { return [] }
        // A static member may return an instance of the type, whose members are completed next.
        let owner = type.instanceType?.nominalSymbol
        return candidates(membersOf: type, first: { owner == nil || $0.chainResultType?.nominalSymbol === owner })
    }

    /// Returns the members of a type: those that the program declares come first, then the others by how often they are
    /// used, then by name.
    func candidates(
        membersOf type: Type, where fits: (Symbol) -> Bool = { _ in true },
        first isFirst: (Symbol) -> Bool = { _ in true }
    ) -> [Completions.Candidate] {
        let checker = openChecker()
        let meaning = genericArguments(of: type)
        let found = checker.members(of: type).filter {
            $0.isStatic == type.isMetatype && !$0.symbol.isDeprecated && fits($0.symbol)
        }
        let ranked = found.compactMap { member in
            candidate(for: member.symbol, meaning).map { candidate in
                let place = !member.symbol.isLibrary ? 0 : isFirst(member.symbol) ? 1 : 2
                return (
                    place: place, use: UsageRanking.rank(of: candidate.title, onType: type.isMetatype),
                    candidate: candidate
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
            let labels = function.parameters.map { $0.label?.text ?? "_" }.filter { $0 == "_" || !$0.hasPrefix("_") }
            candidate.title += "(" + labels.map { $0 + ":" }.joined() + ")"
            if function.parameters.isEmpty { candidate.insertion += "()" }
        }
        if let element = symbol as? EnumCaseSymbol, !element.payload.isEmpty {
            candidate.title += "(" + element.payload.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
        }
        candidate.declaration = declaration(of: symbol, meaning)
        return candidate
    }

    /// Returns a short description from the documentation; if there is none, the type.
    private func summary(of symbol: Symbol, _ meaning: [String: String]) -> String {
        if let line = symbol.documentation?.split(separator: "\n").first, !line.hasPrefix("Usage: ") {
            return DocIndex.phraseFromSentence(String(line))
        }
        guard let checker = knownChecker else { return "" }
        switch symbol {
        case let variable as VariableSymbol:
            return DeclarationText.replacingGenericNames(meaning, in: variable.type.map(checker.describe) ?? "")
        case let function as FunctionSymbol:
            let result = function.result.map(checker.describe) ?? "()"
            if result == "()" || result == "Void" { return "" }
            return "-> "
                + AliasedTypes.shared.replacingAliases(DeclarationText.replacingGenericNames(meaning, in: result))
        default: return ""
        }
    }

    func declaration(of symbol: Symbol, _ meaning: [String: String]) -> String {
        guard let text = DeclarationText.text(of: symbol).map(DeclarationText.withoutInternals) else { return "" }
        return AliasedTypes.shared.replacingAliases(
            addingAnyKeyword(DeclarationText.replacingGenericNames(meaning, in: text), symbol))
    }

    /// Adds the `any` before protocols, which library interfaces may omit.
    private func addingAnyKeyword(_ text: String, _ symbol: Symbol) -> String {
        guard let function = symbol as? FunctionSymbol, let checker = knownChecker else { return text }
        var text = text
        for parameter in function.parameters {
            let type = checker.describe(parameter.type)
            if type.hasPrefix("any ") { text.replace(": " + type.dropFirst(4), with: ": " + type) }
        }
        return text
    }

    /// Returns the generic arguments of a type by name: `Element` is `Int` for `Observable<Int>`.
    func genericArguments(of type: Type) -> [String: String] {
        guard case .nominal(let nominal, let arguments) = type.kind, let checker = knownChecker else {
            return [:]
        }
        var meaning: [String: String] = [:]
        for (parameter, argument) in zip(nominal.environment.parameters, arguments) where !argument.hasUnknownArguments
        {
            meaning[parameter.name.text] = checker.describe(argument)
        }
        return meaning
    }
}

extension Type {
    var isMetatype: Bool { instanceType != nil }

    /// The instance type of a metatype; nil for other types.
    var instanceType: Type? {
        if case .metatype(let instance) = kind { return instance }
        return nil
    }

    /// The symbol of the nominal type; for a metatype, that of its instance type.
    var nominalSymbol: NominalSymbol? {
        if case .nominal(let symbol, _) = kind { return symbol }
        return nil
    }

    /// True if generic arguments are unknown, as for `Observable` alone.
    var hasUnknownArguments: Bool {
        switch kind {
        case .variable, .error, .parameter: return true
        default: return false
        }
    }
}

extension Symbol {
    /// The type of a function's result, a variable or an enum case.
    var chainResultType: Type? {
        switch self {
        case let function as FunctionSymbol: return function.result
        case let variable as VariableSymbol: return variable.type
        default: return nil
        }
    }
}

extension Checker {
    /// Returns the type of an expression without keeping its source text.
    package func type(ofScratch text: String) -> Type? { Source.withScratchSource(text) { type(of: parse($0)).type } }
}
