import Diagnostics
import Language
import StyledText
import Syntax
import Types

/// What could stand at a cursor: members of the type before a dot, the labels that a call still lacks, names.
extension Dialogue {
    public func completions(in text: String, at cursor: Int) -> Completions {
        let bytes = Array(text.utf8)
        let end = min(max(cursor, 0), bytes.count)
        let before = String(decoding: bytes[..<end], as: UTF8.self)
        if before.trimmed.hasPrefix(":") { return CommandCompletion.complete(before, in: self) }
        let place = CursorPlace(before)
        let found: [Completions.Candidate]
        switch place.kind {
        case .member(let base): found = members(of: base, in: String(decoding: bytes[..<place.start], as: UTF8.self))
        case .implicitMember:
            let called = implicitMembers(place.call, in: before)
            found = called.isEmpty ? implicitMembers(at: place, in: before) : called
        case .name:
            found =
                labels(of: place.call, in: before)
                + (place.word.isEmpty ? values(for: place.call, in: before) : names())
        case .nowhere: found = []
        }
        let fitting = found.filter { $0.insertion.hasPrefix(place.word) || $0.title.hasPrefix(place.word) }
        var seen: Set<String> = []
        return Completions(start: place.start, candidates: fitting.filter { seen.insert($0.title).inserted })
    }

    // MARK: Members

    /// The type of an expression that ends where the cursor's word begins; nil if it has none.
    private func type(of base: String, in text: String) -> Type? {
        let checker = openRoom().interpreter.checker
        if let type = checker.type(of: parse(Source(name: "completion", text: base))).type { return type }
        // A type by its name.
        if let type = checker.type(of: parse(Source(name: "completion", text: base + ".self"))).type { return type }
        // The base may need what stands before it in the same block.
        guard let start = text.lastPlace(of: base) else { return nil }
        let before = String(text[..<start]) + base
        if let type = checker.type(of: parse(Source(name: "completion", text: before))).type { return type }
        return ownerOfProbe(in: before + ".")
    }

    private func members(of base: String, in text: String) -> [Completions.Candidate] {
        guard let type = type(of: base, in: text) else { return [] }
        return candidates(membersOf: type)
    }

    /// Members that exist on the type: those of the program first, then by name.
    private func candidates(
        membersOf type: Type, where fits: (Symbol) -> Bool = { _ in true }
    ) -> [Completions.Candidate] {
        let checker = openRoom().interpreter.checker
        let meaning = meaning(of: type)
        let found = checker.members(of: type).filter {
            $0.isStatic == type.isMetatype && !$0.symbol.isDeprecated && fits($0.symbol)
        }
        let ranked = found.compactMap { member in
            candidate(for: member.symbol, meaning).map { (isOwn: !member.symbol.isLibrary, candidate: $0) }
        }
        return ranked.sorted {
            $0.isOwn != $1.isOwn ? $0.isOwn : $0.candidate.title < $1.candidate.title
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
        guard let checker = room?.interpreter.checker else { return "" }
        switch symbol {
        case let variable as VariableSymbol:
            return DeclarationText.replacing(meaning, in: variable.type.map(checker.describe) ?? "")
        case let function as FunctionSymbol:
            let result = function.result.map(checker.describe) ?? "()"
            return result == "()" || result == "Void" ? "" : "-> " + DeclarationText.replacing(meaning, in: result)
        default: return ""
        }
    }

    private func declaration(of symbol: Symbol, _ meaning: [String: String]) -> String {
        guard let text = DeclarationText.text(of: symbol) else { return "" }
        return spelled(DeclarationText.replacing(meaning, in: text), symbol)
    }

    /// Pages may leave out the `any` that today's Swift writes.
    private func spelled(_ text: String, _ symbol: Symbol) -> String {
        guard let function = symbol as? FunctionSymbol, let checker = room?.interpreter.checker else { return text }
        var text = text
        for parameter in function.parameters {
            let type = checker.describe(parameter.type)
            if type.hasPrefix("any ") { text = text.replacingAll(": " + type.dropFirst(4), with: ": " + type) }
        }
        return text
    }

    /// What generic names stand for on a type: `Element` is `Int` on an `Observable<Int>`.
    private func meaning(of type: Type) -> [String: String] {
        guard case .nominal(let nominal, let arguments) = type.kind, let checker = room?.interpreter.checker else {
            return [:]
        }
        var meaning: [String: String] = [:]
        for (parameter, argument) in zip(nominal.environment.parameters, arguments) where !argument.isOpen {
            meaning[parameter.name.text] = checker.describe(argument)
        }
        return meaning
    }

    // MARK: Calls

    private struct Parameter {
        var label: String?
        /// `Bool = true`
        var text: String
        var type: Type?
    }

    /// The parameters of everything that a call may mean.
    private func signatures(of call: Call, in text: String) -> [[Parameter]] {
        let checker = openRoom().interpreter.checker
        var symbols: [Symbol] = []
        if let base = call.base {
            guard let type = type(of: base, in: text) else { return [] }
            symbols = checker.members(of: type).filter { $0.isStatic == type.isMetatype }.map(\.symbol)
                .filter { $0.name.text == call.name.prefix { $0 != "<" } && !$0.isDeprecated }
        } else if call.name.first?.isUppercase == true {
            guard let type = type(of: call.name, in: text), type.isMetatype else { return [] }
            symbols = checker.members(of: type).map(\.symbol).filter { $0.name.text == "init" && !$0.isDeprecated }
        } else {
            symbols = journal.definitions.filter { $0.name.text == call.name }
            if symbols.isEmpty {
                return DocIndex.shared.entries(named: call.name).filter(\.owner.isEmpty).map { entry in
                    zip(entry.labels, Signature.parameters(of: entry.signature)).map { label, text in
                        Parameter(label: label == "_" ? nil : label, text: behindColon(text))
                    }
                }
            }
        }
        return symbols.compactMap { symbol in
            guard let function = symbol as? FunctionSymbol else { return nil }
            let texts = Signature.parameters(of: declaration(of: symbol, [:]))
            return function.parameters.enumerated().map { index, parameter in
                let text = index < texts.count ? behindColon(texts[index]) : checker.describe(parameter.type)
                return Parameter(label: parameter.label?.text, text: text, type: parameter.type)
            }
        }
    }

    private func behindColon(_ parameter: String) -> String {
        parameter.firstIndex(of: ":").map { String(parameter[parameter.index(after: $0)...]).trimmed } ?? parameter
    }

    /// Labels that a call can still take, in the order of its parameters.
    private func labels(of call: Call?, in text: String) -> [Completions.Candidate] {
        // A label or the beginning of a value stands there already.
        guard let call, call.arguments.last?.isEmpty == true else { return [] }
        return signatures(of: call, in: text).flatMap { parameters in
            call.remaining(of: parameters) { $0.label }.compactMap { parameter in
                parameter.label.map {
                    Completions.Candidate(title: "\($0):", insertion: "\($0): ", summary: parameter.text)
                }
            }
        }
    }

    /// Behind a leading dot: what the parameter's type has.
    private func implicitMembers(_ call: Call?, in text: String) -> [Completions.Candidate] {
        guard let call else { return [] }
        let checker = openRoom().interpreter.checker
        return wantedTypes(of: call, in: text).flatMap { type in
            candidates(membersOf: .metatype(checker.unwrapped(type))) {
                !($0 is TypealiasSymbol || $0 is NominalSymbol)
            }
        }
    }

    /// The types that the argument at the cursor may have, by all that the call may mean.
    private func wantedTypes(of call: Call, in text: String) -> [Type] {
        let wanted = call.arguments.last?.label
        return signatures(of: call, in: text).compactMap { parameters in
            call.remaining(of: parameters) { $0.label }.first { $0.label == wanted }?.type
        }
    }

    /// What people write for arguments of some types.
    private static let customary: [String: [String]] = [
        "ImmediateSchedulerType": schedulers, "SchedulerType": schedulers,
    ]
    private static let schedulers = [
        "MainScheduler.instance", "ConcurrentDispatchQueueScheduler(qos: .background)",
        "SerialDispatchQueueScheduler(qos: .default)",
    ]

    /// Names for the argument of a call: those first that have its type, and what is customary for it.
    private func values(for call: Call?, in text: String) -> [Completions.Candidate] {
        let checker = openRoom().interpreter.checker
        let own = ownNames()
        guard let call, call.arguments.last?.label != nil else { return own }
        let wanted = wantedTypes(of: call, in: text)
        let usual = wanted.flatMap(\.protocolNames).flatMap { Dialogue.customary[$0] ?? [] }.map {
            Completions.Candidate(title: $0, insertion: $0)
        }
        let fits = own.filter { candidate in
            guard let type = (journal.definition(named: candidate.title) as? VariableSymbol)?.type else { return false }
            return wanted.contains { checker.fits(type, $0) }
        }
        return fits + usual + own
    }

    /// Behind a leading dot anywhere else: what the checker would have expected there.
    private func implicitMembers(at place: CursorPlace, in text: String) -> [Completions.Candidate] {
        let compared = place.compared.flatMap { type(of: $0, in: text) }
        guard let type = compared ?? expectedType(at: place.start, in: text) else { return [] }
        return candidates(membersOf: .metatype(openRoom().interpreter.checker.unwrapped(type))) {
            !($0 is TypealiasSymbol || $0 is NominalSymbol)
        }
    }

    /// The type of which a name that nobody has would have to be a member.
    private func expectedType(at place: Int, in text: String) -> Type? {
        ownerOfProbe(in: String(decoding: Array(text.utf8)[..<place], as: UTF8.self))
    }

    /// The type that is asked for a member when a name that nobody has stands behind a text which ends in a dot.
    private func ownerOfProbe(in text: String) -> Type? {
        let checker = openRoom().interpreter.checker
        let probe = "rillProbe"
        var found: Type?
        checker.onUnknownMember = { if $0 == probe { found = $1 } }
        defer { checker.onUnknownMember = nil }
        let start = text + probe
        // What may have to follow, so that the text so far is a whole: nothing, the body of `if`, of `case`, an alternative.
        for rest in ["", " {}", ": break", " : .\(probe)"] where found == nil {
            let whole = start + rest + Words.closers(of: start)
            _ = checker.type(of: parse(Source(name: "completion", text: whole)))
        }
        return found
    }

    // MARK: Names

    /// What the session has defined, the newest first.
    private func ownNames() -> [Completions.Candidate] {
        guard let checker = room?.interpreter.checker else { return [] }
        return journal.definitions.reversed().filter { !$0.name.text.hasPrefix("$") }.map { symbol in
            let type = (symbol as? VariableSymbol)?.type.map(checker.describe)
            return Completions.Candidate(
                title: symbol.name.text, insertion: symbol.name.text,
                summary: type ?? Dialogue.summary(of: symbol, checker))
        }
    }

    /// The session's own names, then the library's, then the words of the language.
    private func names() -> [Completions.Candidate] {
        let library = DocIndex.shared.entries.filter { $0.owner.isEmpty && !$0.isDeprecated }.map {
            Completions.Candidate(title: $0.name, insertion: $0.name, summary: $0.summary)
        }
        let words = Words.keywords.map { Completions.Candidate(title: $0, insertion: $0) }
        return ownNames() + library.sorted { $0.title < $1.title } + words.sorted { $0.title < $1.title }
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
        let entries = DocIndex.shared.entries(named: candidate.title).filter { $0.title == candidate.title }
        guard !candidate.declaration.isEmpty else {
            let pages = documentation(named: candidate.title, limit: 4)
            return pages.isEmpty ? nil : pages.joined()
        }
        var text = StyledText()
        for line in DeclarationText.folded(candidate.declaration, to: presentation.width, indent: 2) {
            text.append(line + "\n", .heading)
        }
        let told = entries.first { !$0.documentation.examples.isEmpty } ?? entries.first { !$0.comment.isEmpty }
        return text + (told?.words(width: presentation.width, drawing()) ?? StyledText())
    }

    public func hint(in text: String, at cursor: Int) -> StyledText? {
        let bytes = Array(text.utf8)
        let before = String(decoding: bytes[..<min(max(cursor, 0), bytes.count)], as: UTF8.self)
        guard !before.hasPrefix(":"), let call = CursorPlace(before).call else { return nil }
        let name = String(call.name.prefix { $0 != "<" })
        if let own = journal.definition(named: name), let checker = room?.interpreter.checker {
            return StyledText(checker.describe(own), .dim)
        }
        return DocIndex.shared.entries(named: name).first.map { StyledText($0.declaration, .dim) }
    }
}

extension Type {
    fileprivate var isMetatype: Bool {
        if case .metatype = kind { return true }
        return false
    }

    /// Whether it is not known yet, as the parameter of `Observable` alone.
    fileprivate var isOpen: Bool {
        switch kind {
        case .variable, .error, .parameter: return true
        default: return false
        }
    }
}

extension Type {
    /// `any SchedulerType`: the protocols that a value has to conform to.
    fileprivate var protocols: [NominalSymbol] {
        if case .existential(let protocols, _) = kind { return protocols }
        return []
    }

    fileprivate var protocolNames: [String] { protocols.map(\.name.text) }
}

extension Checker {
    /// Whether a value of a type can be given where another is wanted, as far as that is plain.
    fileprivate func fits(_ type: Type, _ wanted: Type) -> Bool {
        if type == wanted { return true }
        return !wanted.protocols.isEmpty && wanted.protocols.allSatisfy { conforms(type, to: $0) }
    }

    /// What an optional holds; any other type itself.
    fileprivate func unwrapped(_ type: Type) -> Type {
        guard case .nominal(let symbol, let arguments) = type.kind, symbol.name.text == "Optional",
            let payload = arguments.first
        else { return type }
        return payload
    }
}

extension String {
    fileprivate func replacingAll(_ part: String, with other: String) -> String {
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
