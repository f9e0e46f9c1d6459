import Diagnostics
import Language
import StyledText
import Syntax
import Types

/// Names of the session, of the library and of the language as candidates.
extension Dialogue {
    /// What the session has defined, the newest first.
    func ownNames() -> [Completions.Candidate] {
        guard let checker = room?.interpreter.checker else { return [] }
        return journal.definitions.reversed().filter { !$0.name.text.hasPrefix("$") }.map { symbol in
            let type = (symbol as? VariableSymbol)?.type.map(checker.describe)
            return Completions.Candidate(
                title: symbol.name.text, insertion: symbol.name.text,
                summary: type ?? Dialogue.summary(of: symbol, checker))
        }
    }

    /// The session's own names, then the library's, then the words of the language.
    func names() -> [Completions.Candidate] {
        let library = DocIndex.shared.entries.filter { $0.owner.isEmpty && !$0.isDeprecated }.map {
            Completions.Candidate(title: $0.name, insertion: $0.name, summary: $0.summary)
        }
        let words = Words.keywords.map { Completions.Candidate(title: $0, insertion: $0) }
        return ownNames() + library.sorted { $0.title < $1.title } + words.sorted { $0.title < $1.title }
    }

    /// `$R0`, `$R1`, …, the newest first.
    func results() -> [Completions.Candidate] {
        guard let checker = room?.interpreter.checker else { return [] }
        return journal.definitions.reversed().filter { $0.name.text.hasPrefix("$R") }.map { symbol in
            let type = (symbol as? VariableSymbol)?.type.map(checker.describe) ?? ""
            return Completions.Candidate(title: symbol.name.text, insertion: symbol.name.text, summary: type)
        }
    }

    /// What can be imported.
    func modules() -> [Completions.Candidate] {
        Checker.acceptedModules.map(\.text).sorted().map { Completions.Candidate(title: $0, insertion: $0) }
    }

    // MARK: Documentation

    /// The declaration with the types that it has here, and what its author says beyond the first phrase.
    public func documentation(for candidate: Completions.Candidate) -> StyledText? {
        if candidate.title.hasPrefix(":") {
            guard case .one(let command, _) = CommandTable.choose(String(candidate.title.dropFirst())) else {
                return nil
            }
            return help(with: command).map { $0 + "\n" }.joined()
        }
        let title = candidate.title.hasPrefix(".") ? String(candidate.title.dropFirst()) : candidate.title
        let entries = DocIndex.shared.entries(named: title).filter { $0.title == title }
        guard !candidate.declaration.isEmpty else {
            let pages = documentation(named: title, limit: 4)
            return pages.isEmpty ? nil : pages.joined()
        }
        var text = StyledText()
        for line in DeclarationText.folded(candidate.declaration, to: presentation.width, indent: 2) {
            text.append(line + "\n", .heading)
        }
        let told = entries.first { !$0.documentation.examples.isEmpty } ?? entries.first { !$0.comment.isEmpty }
        return text + (told?.words(width: presentation.width, drawing()) ?? StyledText())
    }

    /// The signature of the call around the cursor; the parameter that is being given stands out.
    public func hint(in text: String, at cursor: Int) -> StyledText? {
        let bytes = Array(text.utf8)
        let before = String(decoding: bytes[..<min(max(cursor, 0), bytes.count)], as: UTF8.self)
        guard !before.hasPrefix(":"), let call = CursorPlace(before).call else { return nil }
        let name = String(call.name.prefix { $0 != "<" })
        if let own = journal.definition(named: name), let checker = room?.interpreter.checker {
            return marked(checker.describe(own), call)
        }
        let forms = DocIndex.shared.entries(named: name)
        let fitting = forms.first { call.place(among: $0.labels.map { $0 == "_" ? nil : $0 }) != nil }
        return (fitting ?? forms.first).map { marked($0.declaration, call) }
    }

    private func marked(_ declaration: String, _ call: Call) -> StyledText {
        let parameters = Signature.parameters(of: declaration)
        let labels = Signature.labels(of: declaration).map { $0 == "_" ? nil : $0 }
        guard let index = call.place(among: labels), parameters.indices.contains(index),
            let range = declaration.place(of: parameters[index], from: declaration.firstIndex(of: "("))
        else { return StyledText(declaration, .dim) }
        var text = StyledText(String(declaration[..<range.lowerBound]), .dim)
        text.append(String(declaration[range]), .heading)
        text.append(String(declaration[range.upperBound...]), .dim)
        return text
    }
}

extension Call {
    /// Which of the parameters the argument at the cursor is for; nil if it is for none.
    func place(among labels: [String?]) -> Int? {
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

extension String {
    /// Where a part stands, looked for behind a place.
    fileprivate func place(of part: String, from start: Index?) -> Range<Index>? {
        guard var index = start, !part.isEmpty else { return nil }
        while index < endIndex {
            if self[index...].hasPrefix(part) { return index..<self.index(index, offsetBy: part.count) }
            index = self.index(after: index)
        }
        return nil
    }
}
