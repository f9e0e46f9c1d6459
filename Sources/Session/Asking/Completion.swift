import Diagnostics
import Language
import StyledText
import Syntax
import Types

extension Dialogue {
    public func completions(in text: String, at cursor: Int) -> Completions {
        let bytes = Array(text.utf8)
        let end = min(max(cursor, 0), bytes.count)
        let before = String(decoding: bytes[..<end], as: UTF8.self)
        if before.trimmed.hasPrefix(":") { return CommandCompletion.complete(before, in: self) }
        let place = CursorPlace(before)
        var candidates: [Completions.Candidate]
        switch place.kind {
        case .member(let base): candidates = members(of: base, in: before)
        case .implicitMember: candidates = implicitMembers()
        case .name(let call, let given):
            candidates = labels(of: call, given: given) + names()
        case .nowhere: candidates = []
        }
        candidates = candidates.filter { $0.insertion.hasPrefix(place.word) || $0.title.hasPrefix(place.word) }
        var seen: Set<String> = []
        candidates = candidates.filter { seen.insert($0.title).inserted }
        return Completions(start: place.start, candidates: candidates.sorted { $0.title < $1.title })
    }

    /// Members that exist on the type of the expression before the dot.
    private func members(of base: String, in text: String) -> [Completions.Candidate] {
        let checker = openRoom().interpreter.checker
        var type = checker.type(of: parse(Source(name: "completion", text: base))).type
        if type == nil, let start = text.range(of: base) {
            // The base may need what stands before it in the same block.
            let whole = String(text[..<start]) + base
            type = checker.type(of: parse(Source(name: "completion", text: whole))).type
        }
        guard let type else { return [] }
        var isMeta = false
        if case .metatype = type.kind { isMeta = true }
        return checker.members(of: type).compactMap { member in
            guard member.isStatic == isMeta, !member.symbol.isDeprecated else { return nil }
            return candidate(for: member.symbol)
        }
    }

    private func candidate(for symbol: Symbol) -> Completions.Candidate? {
        let name = symbol.name.text
        guard let first = name.first, first.isLetter || first == "_" || first == "$" else { return nil }
        let summary = documentationLine(symbol.documentation)
        guard let function = symbol as? FunctionSymbol else {
            return Completions.Candidate(title: name, insertion: name, summary: summary)
        }
        if name == "init" || function.kind == .initializer { return nil }
        let labels = function.parameters.map { ($0.label?.text ?? "_") + ":" }.joined()
        let insertion =
            function.parameters.isEmpty ? "\(name)()" : takesOnlyClosure(function) ? "\(name) { " : "\(name)("
        return Completions.Candidate(title: "\(name)(\(labels))", insertion: insertion, summary: summary)
    }

    private func takesOnlyClosure(_ function: FunctionSymbol) -> Bool {
        guard function.parameters.count == 1, case .function = function.parameters[0].type.kind else { return false }
        return true
    }

    private func documentationLine(_ text: String?) -> String {
        guard let line = text?.split(separator: "\n").first.map(String.init) else { return "" }
        let plain = line.hasSuffix(".") ? String(line.dropLast()) : line
        return plain.prefix(1).lowercased() + plain.dropFirst()
    }

    /// What stands for a time, the most frequent place of a leading dot.
    private func implicitMembers() -> [Completions.Candidate] {
        ["seconds", "milliseconds", "microseconds", "nanoseconds"].map {
            Completions.Candidate(title: "\($0)(_:)", insertion: "\($0)(", summary: "a time")
        } + ["never", "just", "empty", "error"].map { Completions.Candidate(title: $0, insertion: $0) }
    }

    /// Labels that a call can still take.
    private func labels(of call: String?, given: Set<String>) -> [Completions.Candidate] {
        guard let call else { return [] }
        var labels: [String] = []
        for symbol in journal.definitions where symbol.name.text == call {
            labels += (symbol as? FunctionSymbol)?.parameters.compactMap { $0.label?.text } ?? []
        }
        for entry in DocIndex.shared.entries(named: call) { labels += entry.labels }
        let wanted = labels.filter { $0 != "_" && !given.contains($0) }
        return wanted.map { Completions.Candidate(title: "\($0):", insertion: "\($0): ", summary: "of \(call)") }
    }

    private func names() -> [Completions.Candidate] {
        var found: [Completions.Candidate] = []
        if let checker = room?.interpreter.checker {
            for symbol in journal.definitions {
                let summary = (symbol as? VariableSymbol)?.type.map(checker.describe) ?? "in this session"
                found.append(
                    Completions.Candidate(title: symbol.name.text, insertion: symbol.name.text, summary: summary))
            }
        }
        for entry in DocIndex.shared.entries where entry.owner.isEmpty && !entry.isDeprecated {
            found.append(Completions.Candidate(title: entry.name, insertion: entry.name, summary: entry.summary))
        }
        for word in Words.keywords { found.append(Completions.Candidate(title: word, insertion: word)) }
        return found
    }

    public func documentation(for candidate: Completions.Candidate) -> StyledText? {
        if candidate.title.hasPrefix(":") {
            guard case .one(let command, _) = CommandTable.choose(String(candidate.title.dropFirst())) else {
                return nil
            }
            return StyledText(":\(command.name) \(command.usage)   \(command.summary)\n  \(command.details)\n")
        }
        let pages = documentation(named: candidate.title)
        return pages.isEmpty ? nil : pages.prefix(4).map { $0 }.joined()
    }

    public func hint(in text: String, at cursor: Int) -> StyledText? {
        let bytes = Array(text.utf8)
        let before = String(decoding: bytes[..<min(max(cursor, 0), bytes.count)], as: UTF8.self)
        guard !before.hasPrefix(":"), let call = CursorPlace(before).call else { return nil }
        if let own = journal.definition(named: call), let checker = room?.interpreter.checker {
            return StyledText(checker.describe(own), .dim)
        }
        return DocIndex.shared.entries(named: call).first.map { StyledText($0.signature, .dim) }
    }
}

/// What stands before a cursor: the word that is being typed, and what it can be.
struct CursorPlace {
    enum Kind {
        /// Behind a dot: the expression before it.
        case member(base: String)
        /// Behind a dot that has nothing before it.
        case implicitMember
        /// A name; the call around it and the labels that it has.
        case name(call: String?, given: Set<String>)
        /// Inside a string or comment.
        case nowhere
    }

    var kind: Kind
    /// Where the word begins.
    var start: Int
    var word: String
    /// The innermost call around the cursor.
    var call: String?

    init(_ before: String) {
        let bytes = Array(before.utf8)
        var words = Words.split(before)[...]
        start = bytes.count
        word = ""
        if let last = words.last, last.range.upperBound == bytes.count {
            switch last.kind {
            case .name, .type, .keyword:
                start = last.range.lowerBound
                word = String(decoding: bytes[last.range], as: UTF8.self)
                words.removeLast()
            case .string, .comment:
                let text = String(decoding: bytes[last.range], as: UTF8.self)
                let isClosed = last.kind == .string && text.count > 1 && text.hasSuffix("\"")
                kind = .nowhere
                if !isClosed { return }
            default: break
            }
        }
        let around = CursorPlace.call(around: Array(words), bytes)
        call = around.name
        guard words.last?.kind == .dot, words.last?.range.upperBound == start else {
            kind = .name(call: around.name, given: around.labels)
            return
        }
        let base = CursorPlace.base(before: words.dropLast(), bytes)
        kind = base.isEmpty ? .implicitMember : .member(base: base)
    }

    /// The expression that ends where the words end: names, calls, literals, joined by dots.
    private static func base(before words: ArraySlice<Words.Word>, _ bytes: [UInt8]) -> String {
        var index = words.endIndex - 1
        let end = words.last?.range.upperBound ?? 0
        var start = end
        var wantsOperand = true
        while index >= words.startIndex {
            let word = words[index]
            switch word.kind {
            case .close where wantsOperand || isAdjacent(words, index, start, bytes):
                guard let open = opening(of: index, words) else { return "" }
                start = words[open].range.lowerBound
                index = open - 1
                wantsOperand = false
                // A call, a subscript or a closure belongs to the name before it.
                if index >= words.startIndex, follows(words[index], start, bytes) { wantsOperand = true }
                continue
            case .name, .type, .number, .string:
                guard wantsOperand else { return text(bytes, start, end) }
                start = word.range.lowerBound
                wantsOperand = false
            case .keyword
            where wantsOperand
                && ["self", "super", "Self"].contains(text(bytes, word.range.lowerBound, word.range.upperBound)):
                start = word.range.lowerBound
                wantsOperand = false
            case .dot:
                guard !wantsOperand else { return "" }
                start = word.range.lowerBound
                wantsOperand = true
            case .sign where bytes[word.range.lowerBound] == UInt8(ascii: ">") && wantsOperand:
                guard let open = angle(before: index, words, bytes) else { return text(bytes, start, end) }
                index = open
                start = words[open].range.lowerBound
                index -= 1
                continue
            case .sign
            where
                (bytes[word.range.lowerBound] == UInt8(ascii: "?") || bytes[word.range.lowerBound] == UInt8(ascii: "!"))
                && wantsOperand:
                break
            default:
                return wantsOperand ? "" : text(bytes, start, end)
            }
            index -= 1
        }
        return wantsOperand ? "" : text(bytes, start, end)
    }

    private static func text(_ bytes: [UInt8], _ start: Int, _ end: Int) -> String {
        String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
    }

    private static func isAdjacent(_ words: ArraySlice<Words.Word>, _ index: Int, _ start: Int, _ bytes: [UInt8])
        -> Bool
    {
        words[index].range.upperBound == start
    }

    /// Whether a bracket that begins at `start` belongs to the word before it.
    private static func follows(_ word: Words.Word, _ start: Int, _ bytes: [UInt8]) -> Bool {
        let isBrace = bytes[start] == UInt8(ascii: "{")
        let between = bytes[word.range.upperBound..<start]
        let isNear = isBrace ? between.allSatisfy { $0 == 0x20 } : between.isEmpty
        guard isNear else { return false }
        switch word.kind {
        case .name, .type, .close: return true
        case .sign: return bytes[word.range.lowerBound] == UInt8(ascii: ">")
        default: return false
        }
    }

    private static func opening(of index: Int, _ words: ArraySlice<Words.Word>) -> Int? {
        var depth = 0
        for place in stride(from: index, through: words.startIndex, by: -1) {
            if words[place].kind == .close { depth += 1 }
            if words[place].kind == .open { depth -= 1 }
            if depth == 0 { return place }
        }
        return nil
    }

    /// The `<` of a generic argument list that ends at `index`.
    private static func angle(before index: Int, _ words: ArraySlice<Words.Word>, _ bytes: [UInt8]) -> Int? {
        var depth = 0
        for place in stride(from: index, through: words.startIndex, by: -1) where words[place].kind == .sign {
            let byte = bytes[words[place].range.lowerBound]
            if byte == UInt8(ascii: ">") { depth += 1 }
            if byte == UInt8(ascii: "<") { depth -= 1 }
            if depth == 0 { return place }
        }
        return nil
    }

    /// The name before the innermost open parenthesis, and the labels behind it.
    private static func call(around words: [Words.Word], _ bytes: [UInt8]) -> (name: String?, labels: Set<String>) {
        var depth = 0
        var labels: Set<String> = []
        for place in stride(from: words.count - 1, through: 0, by: -1) {
            let word = words[place]
            switch word.kind {
            case .close: depth += 1
            case .colon where depth == 0 && place > 0 && words[place - 1].kind == .name:
                labels.insert(text(bytes, words[place - 1].range.lowerBound, words[place - 1].range.upperBound))
            case .open:
                if depth > 0 {
                    depth -= 1
                    continue
                }
                guard bytes[word.range.lowerBound] == UInt8(ascii: "("), place > 0,
                    [.name, .type].contains(words[place - 1].kind),
                    words[place - 1].range.upperBound == word.range.lowerBound
                else { return (nil, []) }
                let range = words[place - 1].range
                return (text(bytes, range.lowerBound, range.upperBound), labels)
            default: break
            }
        }
        return (nil, [])
    }
}

/// Commands, and what each takes.
enum CommandCompletion {
    static func complete(_ before: String, in dialogue: Dialogue) -> Completions {
        let lead = before.utf8.count - before.drop { $0 == " " }.utf8.count
        guard let space = before.dropFirst(lead).firstIndex(of: " ") else {
            let word = before.trimmed.dropFirst()
            let commands = CommandTable.all.filter { $0.name.hasPrefix(word) }
            return Completions(
                start: lead,
                candidates: commands.map {
                    Completions.Candidate(title: ":" + $0.name, insertion: ":" + $0.name, summary: $0.summary)
                }.sorted { $0.title < $1.title })
        }
        let name = before[..<space].trimmed.dropFirst()
        guard case .one(let command, _) = CommandTable.choose(String(name)) else {
            return Completions(start: before.utf8.count, candidates: [])
        }
        let argument = String(before[before.index(after: space)...])
        let start = before.utf8.count - argument.utf8.count
        switch command.name {
        case "help":
            return matching(
                argument, start, CommandTable.all.map { ($0.name, $0.summary) } + [("keys", ""), ("glyphs", "")])
        case "set": return matching(argument, start, SettingTable.rows.map { ($0.name, $0.meaning) })
        case "clock": return matching(argument, start, ["live", "x10", "instant", "step"].map { ($0, "") })
        case "load", "save": return paths(argument, start)
        case "doc": return matching(argument, start, DocIndex.shared.entries.map { ($0.name, $0.summary) })
        case "type", "watch":
            let inner = dialogue.completions(in: argument, at: argument.utf8.count)
            return Completions(start: start + inner.start, candidates: inner.candidates)
        default: return Completions(start: before.utf8.count, candidates: [])
        }
    }

    private static func matching(_ word: String, _ start: Int, _ rows: [(String, String)]) -> Completions {
        var seen: Set<String> = []
        let found = rows.filter { $0.0.hasPrefix(word) && seen.insert($0.0).inserted }
        return Completions(
            start: start, candidates: found.map { Completions.Candidate(title: $0.0, insertion: $0.0, summary: $0.1) })
    }

    private static func paths(_ typed: String, _ start: Int) -> Completions {
        let slash = typed.lastIndex(of: "/")
        let directory = slash.map { String(typed[...$0]) } ?? ""
        let name = String(typed.dropFirst(directory.count))
        let found = Files.names(in: directory, beginningWith: name)
        return Completions(
            start: start, candidates: found.map { Completions.Candidate(title: $0, insertion: directory + $0) })
    }
}

extension String {
    fileprivate func range(of part: String) -> String.Index? {
        guard hasSuffix(part) || contains(part) else { return nil }
        var best: String.Index?
        var index = startIndex
        while index < endIndex {
            if self[index...].hasPrefix(part) { best = index }
            index = self.index(after: index)
        }
        return best
    }
}
