import Library

/// Reads the declarations of one library interface with their documentation.
struct PageReader {
    var entries: [DocIndex.Entry] = []
    private var comment: [String] = []
    private var owners: [(name: String, keyword: Substring, depth: Int)] = []
    private var depth = 0
    private var pending = ""
    /// An attribute that continues on the next line.
    private var attribute = ""
    private var isDeprecated = false
    /// True if only `public` declarations are visible to programs.
    private let asksForPublic: Bool

    init(_ page: String, asksForPublic: Bool = false) {
        self.asksForPublic = asksForPublic
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) { take(line.trimmed) }
        finish()
    }

    private mutating func take(_ line: String) {
        let text = attribute + line
        if LongDeclaration.goesOn(after: pending, with: text) {
            return pending = LongDeclaration.joined(pending, text)
        }
        finish()
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
        attribute = ""
        guard let declaration = PageReader.withoutAttributes(text) else { return attribute = text + " " }
        if !declaration.isEmpty { pending = text }
    }

    /// Ends the current declaration.
    private mutating func finish() {
        if pending.isEmpty { return }
        let declaration = pending
        pending = ""
        if isAtMembers { add(declaration) }
        enter(declaration)
        comment = []
        isDeprecated = false
    }

    /// True if the line is at the top level or directly inside a type.
    private var isAtMembers: Bool { depth == 0 || owners.last?.depth == depth }

    private mutating func enter(_ declaration: String) {
        let balance = declaration.reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) }
        if balance > 0, isAtMembers, let owner = type(declaration) {
            owners.append((owner.name, owner.keyword, depth + balance))
        }
        depth += balance
        while let last = owners.last, last.depth > depth { owners.removeLast() }
    }

    private static let keywords: Set<Substring> = [
        "func", "var", "let", "init", "case", "struct", "class", "enum", "protocol", "typealias",
    ]
    private static let typeWords: Set<Substring> = ["extension", "struct", "class", "enum", "protocol"]
    private static let skipped: Set<Substring> = [
        "public", "open", "final", "internal", "mutating", "nonmutating", "override", "convenience", "required",
        "prefix",
        "postfix", "infix", "indirect", "weak", "lazy", "dynamic",
    ]

    private func type(_ declaration: String) -> (name: String, keyword: Substring)? {
        let words = declaration.split(separator: " ")
        guard let place = words.firstIndex(where: { PageReader.typeWords.contains($0) }), place + 1 < words.count,
            !words[..<place].contains("func")
        else { return nil }
        return (String(words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }), words[place])
    }

    private mutating func add(_ declaration: String) {
        // Internal declarations are not visible to programs.
        if isKept(declaration) { return }
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
        guard PageReader.keywords.contains(keyword) else { return }
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

    /// Returns true for declarations that are internal; cases and requirements follow their type.
    private func isKept(_ declaration: String) -> Bool {
        let words = declaration.split(separator: " ")
        if words.prefix(3).contains("internal") { return true }
        guard asksForPublic, owners.last?.keyword != "protocol", words.first != "case" else { return false }
        let head = words.prefix { !PageReader.keywords.contains($0.prefix { $0.isLetter }) }
        return !head.contains { $0.hasSuffix("public") || $0 == "open" }
    }

    /// Returns the text after the attributes; nil if one is still open. Ignores parentheses in strings.
    private static func withoutAttributes(_ declaration: String) -> String? {
        var text = declaration[...]
        while text.hasPrefix("@") {
            text = text.dropFirst().drop { $0.isLetter || $0 == "_" }
            if text.first == "(" {
                var depth = 0
                var isInText = false
                repeat {
                    guard let next = text.popFirst() else { return nil }
                    if next == "\"" { isInText.toggle() }
                    if next == "(", !isInText { depth += 1 }
                    if next == ")", !isInText { depth -= 1 }
                } while depth > 0
            }
            text = text.drop { $0 == " " }
        }
        return String(text)
    }

    /// Removes attributes, access levels and the body.
    private func cleaned(_ declaration: String) -> String {
        let text = PageReader.withoutAttributes(declaration) ?? ""
        var words = text.split(separator: " ", omittingEmptySubsequences: true)
        words.removeAll { PageReader.skipped.contains($0) }
        var result = words.joined(separator: " ")
        if let body = Signature.bodyStart(result) { result = String(result[..<body]) }
        return result.trimmed
    }
}
