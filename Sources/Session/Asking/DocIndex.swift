import Library
import Runtime
import StyledText

/// The library's declarations with their comments, read from its Swift text: for `:doc`, `:find`, completion and hints.
final class DocIndex {
    struct Entry {
        /// The type that it is a member of; empty at the top level.
        var owner: String
        var name: String
        /// `throttle(_:latest:scheduler:)`
        var title: String
        /// The declaration without attributes and access levels.
        var signature: String
        var documentation: Documentation
        var labels: [String]
        var isType: Bool
        var isDeprecated: Bool

        /// Its sentences.
        var comment: [String] { documentation.summary.isEmpty ? [] : [documentation.summary] }
        var summary: String { DocIndex.phrase(documentation.summary) }

        /// The declaration as a caller sees it: without its keyword.
        var declaration: String {
            for keyword in ["static func ", "class func ", "func "] where signature.hasPrefix(keyword) {
                return String(signature.dropFirst(keyword.count))
            }
            return signature
        }
    }

    /// A sentence as a phrase: no capital, no full stop.
    static func phrase(_ sentence: String) -> String {
        let text = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
        guard let letter = text.first else { return "" }
        let second = text.dropFirst().first
        return second?.isUppercase == true ? String(text) : letter.lowercased() + text.dropFirst()
    }

    static let shared = DocIndex(pages: LibraryText.pages)

    private(set) var entries: [Entry] = []
    private var byName: [String: [Int]] = [:]
    /// Entries of the reactive library.
    private(set) var reactive: [Int] = []

    var names: [String] { Array(byName.keys) }

    init(pages: [LibraryPage]) {
        for page in pages {
            var reader = PageReader()
            for line in page.text.split(separator: "\n", omittingEmptySubsequences: false) { reader.take(line) }
            let first = entries.count
            entries += reader.entries
            if page.module.hasPrefix("Rx") { reactive += first..<entries.count }
        }
        lend()
        for (index, entry) in entries.enumerated() { byName[entry.name, default: []].append(index) }
    }

    /// What a trait or a shared sequence has from observables says what it says there.
    private func lend() {
        var lenders: [String: Documentation] = [:]
        for index in reactive where !entries[index].documentation.examples.isEmpty {
            let key = DocIndex.family(entries[index].title)
            if lenders[key] == nil { lenders[key] = entries[index].documentation }
        }
        for index in reactive where entries[index].documentation.examples.isEmpty {
            guard let lender = lenders[DocIndex.family(entries[index].title)] else { continue }
            let own = entries[index].documentation.summary
            entries[index].documentation = lender
            if !own.isEmpty { entries[index].documentation.summary = own }
        }
    }

    /// `zip(_:_:_:)` of any number of sources is one operator.
    static func family(_ title: String) -> String {
        var title = title
        while let place = title.range(of: "_:_:_:") { title.replaceSubrange(place, with: "_:_:") }
        return title
    }

    /// `debounce`, `debounce(_:scheduler:)`, `Observable.create`, `BehaviorRelay`.
    func entries(named text: String) -> [Entry] {
        let wanted = text.trimmed
        if let found = byName[String(wanted.prefix { $0 != "(" })] {
            let all = found.map { entries[$0] }
            // A name alone means all that have it; with labels it means one.
            let exact = wanted.contains("(") ? all.filter { $0.title == wanted } : []
            return sorted(exact.isEmpty ? all : exact)
        }
        guard let dot = wanted.lastIndex(of: ".") else { return [] }
        let owner = String(wanted[..<dot].prefix { $0 != "<" })
        let name = String(wanted[wanted.index(after: dot)...].prefix { $0 != "(" })
        let all = (byName[name] ?? []).map { entries[$0] }
        let owners = [owner] + (DocIndex.general[owner] ?? [])
        let own = all.filter { owners.contains($0.owner) }
        return sorted(own.isEmpty ? all : own)
    }

    /// Where members of a type are declared that it gets from a protocol.
    private static let general = [
        "Observable": ["ObservableType", "ObservableConvertibleType"],
        "PublishSubject": ["ObservableType", "ObserverType"], "BehaviorSubject": ["ObservableType", "ObserverType"],
        "Single": ["PrimitiveSequenceType", "PrimitiveSequence"],
        "Maybe": ["PrimitiveSequenceType", "PrimitiveSequence"],
        "Completable": ["PrimitiveSequenceType", "PrimitiveSequence"],
        "Driver": ["SharedSequenceConvertibleType", "SharedSequence"],
        "Signal": ["SharedSequenceConvertibleType", "SharedSequence"],
    ]

    private func sorted(_ entries: [Entry]) -> [Entry] {
        let current = entries.filter { !$0.isDeprecated }
        if current.isEmpty { return entries }
        // Types first, then what has a picture; enum cases that share a name with an operator come last.
        func rank(_ entry: Entry) -> Int {
            if entry.isType { return 0 }
            if !entry.documentation.examples.isEmpty { return 1 }
            return entry.signature.hasPrefix("case ") ? 3 : 2
        }
        return (0...3).flatMap { wanted in current.filter { rank($0) == wanted } }
    }
}

extension DocIndex.Entry {
    /// The declaration, folded to a width, and its comment, unless that stands above.
    func page(
        width: Int, isTold: Bool, _ draw: (Documentation.Example) -> Documentation.Example
    ) -> StyledText {
        let width = max(20, width)
        var text = StyledText()
        for line in DeclarationText.folded(declaration, to: width) { text += StyledText(line, .heading) + "\n" }
        return text + (isTold ? StyledText("  on \(owner)\n", .dim) : words(width: width, draw))
    }

    /// What stands below the declaration: the comment with its pictures.
    func words(width: Int, _ draw: (Documentation.Example) -> Documentation.Example) -> StyledText {
        var lines: [StyledText] = []
        func tell(_ text: String) { lines += StyledText("  " + text).wrapped(to: width, indent: 2) }
        for line in comment { tell(line) }
        for example in documentation.examples {
            lines.append(StyledText())
            for line in draw(example).lines { lines += StyledText("    " + line).wrapped(to: width, indent: 6) }
        }
        if !documentation.examples.isEmpty { lines.append(StyledText()) }
        for pitfall in documentation.pitfalls { tell("Pitfall: " + pitfall) }
        if !documentation.relatives.isEmpty { tell("See also: " + documentation.relatives.joined(separator: ", ")) }
        if !owner.isEmpty { lines.append(StyledText("  on \(owner)", .dim)) }
        return lines.map { $0 + "\n" }.joined()
    }
}

/// Reads one page a line at a time.
private struct PageReader {
    var entries: [DocIndex.Entry] = []
    private var comment: [String] = []
    private var owners: [(name: String, depth: Int)] = []
    private var depth = 0
    private var pending = ""
    private var isDeprecated = false

    init() {}

    mutating func take(_ line: Substring) {
        let text = line.trimmed
        if !pending.isEmpty { return collect(text) }
        if text.hasPrefix("///") {
            let line = text.dropFirst(3)
            comment.append(String(line.hasPrefix(" ") ? line.dropFirst() : line))
            return
        }
        if text.isEmpty || text.hasPrefix("//") {
            comment = []
            return
        }
        if text.hasPrefix("@available"), text.contains("deprecated") { isDeprecated = true }
        if text.hasPrefix("@"), !PageReader.declaringWords.contains(where: text.contains) { return }
        pending = ""
        collect(text)
    }

    /// A declaration ends where its brackets are balanced.
    private mutating func collect(_ text: String) {
        // A parenthesis that stands alone on its line stays close to what it holds.
        let isClose = pending.isEmpty || pending.hasSuffix("(") || text.hasPrefix(")")
        pending += (isClose ? "" : " ") + text
        let open = pending.reduce(0) { $0 + ($1 == "(" || $1 == "[" ? 1 : $1 == ")" || $1 == "]" ? -1 : 0) }
        if open > 0 { return }
        let declaration = pending
        pending = ""
        if isAtMembers { add(declaration) }
        enter(declaration)
        comment = []
        isDeprecated = false
    }

    /// Whether the line stands at the top level or directly inside a type.
    private var isAtMembers: Bool { depth == 0 || owners.last?.depth == depth }

    private mutating func enter(_ declaration: String) {
        let balance = declaration.reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) }
        if balance > 0, isAtMembers, let owner = typeName(declaration) { owners.append((owner, depth + balance)) }
        depth += balance
        while let last = owners.last, last.depth > depth { owners.removeLast() }
    }

    private static let declaringWords = [
        " func ", " var ", " let ", " init", "subscript", "class ", "struct ", "enum ", "protocol ", "typealias ",
    ]
    private static let typeWords: Set<Substring> = ["extension", "struct", "class", "enum", "protocol"]
    private static let skipped: Set<Substring> = [
        "public", "open", "final", "internal", "mutating", "nonmutating", "override", "convenience", "required",
        "prefix",
        "postfix", "infix", "indirect", "weak", "lazy", "dynamic",
    ]

    private func typeName(_ declaration: String) -> String? {
        let words = declaration.split(separator: " ")
        guard let place = words.firstIndex(where: { PageReader.typeWords.contains($0) }), place + 1 < words.count,
            !words[..<place].contains("func")
        else { return nil }
        return String(words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    }

    private mutating func add(_ declaration: String) {
        // What the library keeps for itself is no name for a program.
        if declaration.split(separator: " ").prefix(3).contains("internal") { return }
        let text = cleaned(declaration)
        let words = text.split(separator: " ", maxSplits: 2)
        guard var keyword = words.first else { return }
        var rest = text.dropFirst(keyword.count).trimmed
        if keyword == "static" || keyword == "class", let next = rest.split(separator: " ").first,
            ["func", "var", "let", "subscript"].contains(next)
        {
            keyword = next
            rest = rest.dropFirst(next.count).trimmed
        }
        if keyword.hasPrefix("init") {
            rest = text
            keyword = "init"
        }
        guard
            ["func", "var", "let", "init", "case", "struct", "class", "enum", "protocol", "typealias"].contains(keyword)
        else { return }
        let isType = PageReader.typeWords.contains(keyword) || keyword == "typealias"
        let name = String(rest.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        guard !name.isEmpty, !name.hasPrefix("_"), owners.last?.name.hasPrefix("_") != true else { return }
        let isCallable = keyword == "func" || keyword == "init"
        let labels = isCallable ? Signature.labels(of: text) : []
        let title = isCallable ? "\(name)(\(labels.map { $0 + ":" }.joined()))" : name
        entries.append(
            DocIndex.Entry(
                owner: owners.last?.name ?? "", name: name, title: title, signature: text,
                documentation: Documentation(comment: comment),
                labels: labels, isType: isType, isDeprecated: isDeprecated))
    }

    /// Without attributes, access and body.
    private func cleaned(_ declaration: String) -> String {
        var text = declaration[...]
        while text.hasPrefix("@") {
            text = text.dropFirst().drop { $0.isLetter || $0 == "_" }
            if text.first == "(" {
                var depth = 0
                while let next = text.popFirst() {
                    if next == "(" { depth += 1 }
                    if next == ")" { depth -= 1 }
                    if depth == 0 { break }
                }
            }
            text = text.drop { $0 == " " }
        }
        var words = String(text).split(separator: " ", omittingEmptySubsequences: true)
        words.removeAll { PageReader.skipped.contains($0) }
        var result = words.joined(separator: " ")
        if let body = Signature.bodyStart(result) { result = String(result[..<body]) }
        return result.trimmed
    }
}

/// Parts of a declaration's text.
enum Signature {
    /// `["_", "latest", "scheduler"]`
    static func labels(of declaration: String) -> [String] {
        parameters(of: declaration).map { parameter in
            var words = parameter.prefix { $0 != ":" }.split(separator: " ").filter { !$0.hasPrefix("@") }
            return words.isEmpty ? "_" : String(words.removeFirst())
        }
    }

    /// The texts of the parameters.
    static func parameters(of declaration: String) -> [String] {
        guard let open = declaration.firstIndex(of: "(") else { return [] }
        var parts: [String] = []
        var part = ""
        var depth = 0
        var previous: Character = " "
        loop: for character in declaration[declaration.index(after: open)...] {
            switch character {
            case "(", "[", "{": depth += 1
            case "<" where previous != " ": depth += 1
            case ">" where previous != "-" && depth > 0: depth -= 1
            case ")" where depth == 0: break loop
            case ")", "]", "}": depth -= 1
            case "," where depth == 0:
                parts.append(part.trimmed)
                part = ""
                previous = character
                continue
            default: break
            }
            part.append(character)
            previous = character
        }
        if !part.trimmed.isEmpty { parts.append(part.trimmed) }
        return parts
    }

    /// Where a body begins: a brace outside of parentheses.
    static func bodyStart(_ text: String) -> String.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if text[index] == "{", depth == 0 { return index }
        }
        return nil
    }
}
