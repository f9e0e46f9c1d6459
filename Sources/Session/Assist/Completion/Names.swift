import Declarations
import Library
import Diagnostics
import Language
import StyledText
import Syntax
import TypeModel

/// Completes names of the session, the library and the language.
extension Assistant {
    /// Returns the session's names, the newest first.
    func declaredNames() -> [Completions.Candidate] {
        guard let checker = knownChecker else { return [] }
        return definitions.reversed().filter { !$0.name.text.hasPrefix("$") }.map { symbol in
            let type = (symbol as? VariableSymbol)?.type.map(checker.describe)
            return Completions.Candidate(
                title: symbol.name.text, insertion: symbol.name.text,
                summary: type ?? checker.summary(of: symbol))
        }
    }

    /// Returns the session's names, then the library's, then keywords.
    func visibleNames() -> [Completions.Candidate] {
        let library = DocIndex.shared.entries.filter { $0.owner.isEmpty && !$0.isDeprecated }.map {
            Completions.Candidate(title: $0.name, insertion: $0.name, summary: $0.summary)
        }
        let words = SourceWord.keywords.map { Completions.Candidate(title: $0, insertion: $0) }
        return declaredNames() + library.sorted { $0.title < $1.title } + words.sorted { $0.title < $1.title }
    }

    /// Returns the names of the results, `$R0` and so on, beginning with the newest.
    func resultNames() -> [Completions.Candidate] {
        guard let checker = knownChecker else { return [] }
        return definitions.reversed().filter { $0.name.text.hasPrefix("$R") }.map { symbol in
            let type = (symbol as? VariableSymbol)?.type.map(checker.describe) ?? ""
            return Completions.Candidate(title: symbol.name.text, insertion: symbol.name.text, summary: type)
        }
    }

    /// Returns the types of the session, then those of the library in the order of their use.
    func typeNames() -> [Completions.Candidate] {
        let own = definitions.reversed().filter { $0 is NominalSymbol || $0 is TypealiasSymbol }.map { symbol in
            Completions.Candidate(
                title: symbol.name.text, insertion: symbol.name.text,
                summary: knownChecker?.summary(of: symbol) ?? "")
        }
        let library = DocIndex.shared.entries.filter { $0.owner.isEmpty && $0.isType && !$0.isDeprecated }.map {
            Completions.Candidate(title: $0.name, insertion: $0.name, summary: $0.summary)
        }
        return own
            + library.sorted {
                (UsageRanking.rank(ofType: $0.title), $0.title) < (UsageRanking.rank(ofType: $1.title), $1.title)
            }
    }

    /// Returns `$0` and its common uses, for closures without named parameters.
    func implicitMemberNames(at place: CursorContext) -> [Completions.Candidate] {
        guard place.hasShortNames else { return [] }
        return [Completions.Candidate(title: "$0", insertion: "$0", summary: "the closure's first argument")]
            + (place.typedWord.isEmpty
                ? DocIndex.shared.entries(named: "print").prefix(1).map {
                    Completions.Candidate(title: $0.title, insertion: $0.name, summary: $0.summary)
                } : [])
    }

    /// Returns the modules that can be imported.
    func moduleNames() -> [Completions.Candidate] {
        ImportTable.library.modules.map(\.text).sorted().map { Completions.Candidate(title: $0, insertion: $0) }
    }

    // MARK: Documentation

    /// Returns the documentation of a candidate: the declaration with the types that it has at the cursor, then the
    /// text.
    package func documentation(for candidate: Completions.Candidate) -> StyledText? {
        let title = candidate.title.hasPrefix(".") ? String(candidate.title.dropFirst()) : candidate.title
        let entries = DocIndex.shared.entries(named: title).filter { $0.title == title }
        guard !candidate.declaration.isEmpty else {
            let pages = documentation(named: title, limit: 4)
            return pages.isEmpty ? nil : pages.joined()
        }
        var text = StyledText()
        for line in DeclarationText.wrapped(candidate.declaration, to: width, indent: 2) {
            text.append(line + "\n", .heading)
        }
        let told = entries.first { !$0.documentation.examples.isEmpty } ?? entries.first { !$0.comment.isEmpty }
        return text + (told?.documentationText(width: width, drawExample) ?? StyledText())
    }

    /// Returns the declarations and documentation of a name in the session and the library.
    package func documentation(named name: String, limit: Int = .max) -> [StyledText] {
        let plain = String(name.prefix { $0 != "(" })
        if let symbol = definition(named: plain), let checker = knownChecker {
            let declaration = DeclarationText.text(of: symbol) ?? checker.summary(of: symbol)
            let shown = symbol is FunctionSymbol ? declaration : checker.summary(of: symbol)
            var text = StyledText(shown, .heading)
            for line in (symbol.documentation ?? "").split(separator: "\n") { text += "\n  \(line)" }
            return [text + "\n"]
        }
        var told: [Documentation] = []
        return DocIndex.shared.entries(named: name).prefix(limit).map { entry in
            // A member that a trait shares with observables has the documentation of the observables' member.
            var documentation = entry.documentation
            documentation.problemPhrases = []
            let isTold = !entry.owner.isEmpty && told.contains(documentation)
            told.append(documentation)
            return entry.helpText(width: width, isTold: isTold, drawExample)
        }
    }
}

extension Call {
    /// Returns the index of the parameter to which the current argument belongs; nil if there is none.
    func parameterIndex(among labels: [String?]) -> Int? {
        var next = 0
        for (index, argument) in arguments.enumerated() {
            let isLast = index == arguments.count - 1
            if isLast, argument.label == nil, argument.isEmpty { return next < labels.count ? next : nil }
            guard let place = labels[min(next, labels.count)...].firstIndex(of: argument.label) else { return nil }
            if isLast { return place }
            next = place + 1
        }
        return nil
    }
}
