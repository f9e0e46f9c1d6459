/// Parses a pattern. Its error messages are those of the Swift compiler.
struct RegexReader {
    let text: [Character]
    var index = 0
    var options: RegexOptions
    /// The names of the captures in order.
    var names: [String?] = []
    /// The references in the pattern. They are checked after all captures are known.
    private var references: [(RegexNode.Reference, Range<Int>)] = []
    private var depth = 0

    init(_ text: String, _ options: RegexOptions) {
        self.text = Array(text)
        self.options = options
    }

    mutating func read() throws(RegexProblem) -> RegexNode {
        let node = try readAlternation()
        if index < text.count {
            throw problem("closing ')' does not balance any groups openings", from: index, to: index + 1)
        }
        try checkReferences()
        return node
    }

    // MARK: - Characters

    var current: Character? { index < text.count ? text[index] : nil }

    mutating func consume(_ expected: String) -> Bool {
        let wanted = Array(expected)
        guard index + wanted.count <= text.count, text[index..<index + wanted.count].elementsEqual(wanted) else {
            return false
        }
        index += wanted.count
        return true
    }

    /// Returns the text before a character, and skips that character; returns nil if the character does not occur.
    mutating func consumeUp(to end: Character) -> String? {
        guard let place = text[index...].firstIndex(of: end) else { return nil }
        defer { index = place + 1 }
        return String(text[index..<place])
    }

    func problem(_ message: String, from start: Int, to end: Int? = nil) -> RegexProblem {
        func bytes(_ place: Int) -> Int { text[..<min(place, text.count)].reduce(0) { $0 + $1.utf8.count } }
        return RegexProblem(message: message, range: bytes(start)..<bytes(end ?? index))
    }

    // MARK: - Structure

    private mutating func readAlternation() throws(RegexProblem) -> RegexNode {
        depth += 1
        defer { depth -= 1 }
        if depth > 200 { throw problem("groups are nested too deeply", from: index) }
        var branches = [try readSequence()]
        while consume("|") { branches.append(try readSequence()) }
        return branches.count == 1 ? branches[0] : .alternation(branches)
    }

    private mutating func readSequence() throws(RegexProblem) -> RegexNode {
        var nodes: [RegexNode] = []
        while true {
            skipIgnored()
            guard let next = current, next != "|", next != ")" else { break }
            let start = index
            if consume("\\Q") {
                while index < text.count, !consume("\\E") {
                    nodes.append(.literal(text[index], ignoresCase: options.contains(.ignoresCase)))
                    index += 1
                }
                continue
            }
            guard let atom = try readAtom() else { continue }
            nodes.append(try readQuantifier(of: atom, from: start))
        }
        return nodes.count == 1 ? nodes[0] : .sequence(nodes)
    }

    private mutating func skipIgnored() {
        while skipSpace() || skipComment() {}
    }

    /// Skips whitespace and comments in extended mode; returns true if there were any.
    mutating func skipSpace() -> Bool {
        let start = index
        while options.contains(.isExtended), let next = current, next.isWhitespace || next == "#" {
            if next == "#", let end = text[index...].firstIndex(where: \.isNewline) {
                index = end
            } else {
                index = next == "#" ? text.count : index + 1
            }
        }
        return index > start
    }

    private mutating func skipComment() -> Bool {
        guard text[index...].starts(with: "(?#"), let end = text[index...].firstIndex(of: ")") else { return false }
        index = end + 1
        return true
    }

    /// Parses one element of the pattern; returns nil if the text only changes options.
    private mutating func readAtom() throws(RegexProblem) -> RegexNode? {
        let start = index
        if readAmount() != nil || consume("*") || consume("+") || consume("?") {
            let quantifier = String(text[start..<index])
            throw problem("quantifier '\(quantifier)' must appear after expression", from: start)
        }
        let character = text[index]
        index += 1
        switch character {
        case "(": return try readGroup(from: start)
        case "[": return .set(try readSet(from: start), ignoresCase: options.contains(.ignoresCase))
        case ".": return .any(newlines: options.contains(.dotMatchesNewlines))
        case "^": return .anchor(options.contains(.anchorsMatchLines) ? .lineStart : .textStart)
        case "$": return .anchor(options.contains(.anchorsMatchLines) ? .lineEnd : .textEnd)
        case "\\": return try readEscape(from: start)
        default: return .literal(character, ignoresCase: options.contains(.ignoresCase))
        }
    }

    // MARK: - Quantifiers

    private mutating func readQuantifier(of atom: RegexNode, from start: Int) throws(RegexProblem) -> RegexNode {
        skipIgnored()
        let place = index
        let amount: (least: Int, most: Int?)
        if consume("*") {
            amount = (0, nil)
        } else if consume("+") {
            amount = (1, nil)
        } else if consume("?") {
            amount = (0, 1)
        } else if let read = readAmount() {
            amount = read
        } else {
            return atom
        }
        if atom.matchesPosition { throw problem("expression is not quantifiable", from: start) }
        if let most = amount.most, most < amount.least {
            throw problem(
                "range lower bound '\(amount.least)' must be less than or equal to upper bound '\(most)'", from: place)
        }
        let plain: RegexNode.Greed = options.contains(.isReluctant) ? .reluctant : .eager
        let other: RegexNode.Greed = options.contains(.isReluctant) ? .eager : .reluctant
        let greed = consume("?") ? other : consume("+") ? .possessive : plain
        return .repeated(atom, amount.least, amount.most, greed)
    }

    /// Parses `{2}`, `{2,}`, `{,3}`, `{2,3}`; other braces are literal.
    private mutating func readAmount() -> (least: Int, most: Int?)? {
        let start = index
        guard consume("{") else { return nil }
        let least = readNumber()
        let isRange = consume(",")
        let most = isRange ? readNumber() : least
        guard least ?? most != nil, consume("}") else {
            index = start
            return nil
        }
        return (least ?? 0, most)
    }

    mutating func readNumber() -> Int? {
        let start = index
        while let next = current, next.isASCII, next.isNumber { index += 1 }
        return Int(String(text[start..<index]))
    }

    // MARK: - Groups

    private mutating func readGroup(from start: Int) throws(RegexProblem) -> RegexNode? {
        let outer = options
        if text[index...].starts(with: "*"), index + 1 < text.count, text[index + 1].isLetter {
            throw problem("backtracking directive is not currently supported", from: start)
        }
        guard consume("?") else { return try readCapture(nil, outer, from: start) }
        if consume(":") { return try readGroupContent(.plain, outer, from: start) }
        if consume("=") { return try readGroupContent(.lookahead, outer, from: start) }
        if consume("!") { return try readGroupContent(.negativeLookahead, outer, from: start) }
        if consume(">") { return try readGroupContent(.atomic, outer, from: start) }
        if consume("<=") || consume("<!") { throw problem("lookbehind is not currently supported", from: start) }
        if consume("#") { throw problem("expected ')'", from: start) }
        if consume("|") { throw problem("branch reset group is not currently supported", from: start) }
        if consume("(") { throw problem("conditional is not currently supported", from: start) }
        for (opening, closing) in [("<", ">"), ("P<", ">"), ("'", "'")] as [(String, Character)] where consume(opening)
        {
            return try readCapture(try readName(closing), outer, from: start)
        }
        return try readOptions(outer, from: start)
    }

    private mutating func readName(_ closing: Character) throws(RegexProblem) -> String {
        let start = index
        while let next = current, next.isLetter || next.isNumber || next == "_" { index += 1 }
        let name = String(text[start..<index])
        guard let first = name.first else { throw problem("expected group name", from: start, to: start + 1) }
        if first.isNumber { throw problem("group name must not start with number", from: start) }
        if names.contains(name) { throw problem("group named '\(name)' already exists", from: start) }
        if !consume(String(closing)) { throw problem("expected '\(closing)'", from: start) }
        return name
    }

    private mutating func readCapture(
        _ name: String?, _ outer: RegexOptions, from start: Int
    ) throws(RegexProblem) -> RegexNode {
        names.append(name)
        let number = names.count
        return .capture(number, try readGroupContent(.plain, outer, from: start))
    }

    private mutating func readGroupContent(
        _ group: RegexNode.Group, _ outer: RegexOptions, from start: Int
    ) throws(RegexProblem) -> RegexNode {
        let node = try readAlternation()
        if !consume(")") { throw problem("expected ')'", from: start, to: start + 1) }
        options = outer
        return .group(group, node)
    }

    /// Parses the options of `(?i)` and `(?s-m:…)`.
    private mutating func readOptions(_ outer: RegexOptions, from start: Int) throws(RegexProblem) -> RegexNode? {
        if current == nil { throw problem("expected group specifier", from: start) }
        var isRemoving = false
        while let next = current, next != ")", next != ":" {
            index += 1
            if next == "-", !isRemoving {
                isRemoving = true
            } else if let option = RegexOptions.letters[next] {
                if isRemoving { options.remove(option) } else { options.insert(option) }
            } else {
                throw problem("unknown group kind '(?\(next)'", from: start)
            }
        }
        if consume(":") { return try readGroupContent(.plain, outer, from: start) }
        if !consume(")") { throw problem("expected ')'", from: start) }
        return nil
    }

    // MARK: - References

    mutating func reference(_ reference: RegexNode.Reference, from start: Int) -> RegexNode {
        references.append((reference, start..<index))
        return .reference(reference, ignoresCase: options.contains(.ignoresCase))
    }

    private func checkReferences() throws(RegexProblem) {
        for (reference, range) in references {
            switch reference {
            case .number(let number) where number > names.count:
                throw problem("no capture numbered \(number)", from: range.lowerBound, to: range.upperBound)
            case .name(let name) where !names.contains(name):
                throw problem("no capture named '\(name)'", from: range.lowerBound, to: range.upperBound)
            default: break
            }
        }
    }
}
