import Foundation

/// Parses conditions in text form, such as `"isDone == false AND title BEGINSWITH[c] %@"`.
enum PredicateParser {
    static func parse<Element: Object>(_ format: String, _ arguments: [Any], for type: Element.Type) -> (Object) -> Bool
    {
        var reader = PredicateReader(format, arguments)
        guard let condition = reader.condition() else {
            KitRules.stop(
                "bad-predicate",
                "Unable to parse the format string \"\(format)\": \(reader.unknownWord ?? "it ends too early")")
        }
        for keyPath in reader.keyPaths { checkKeyPath(keyPath, of: type) }
        return condition
    }

    /// Returns the value at a key path, such as `owner.name` or `tags.@count`.
    static func value(of object: Object, at keyPath: String) -> StoredValue {
        var here: Any? = object
        for part in keyPath.split(separator: ".").map(String.init) {
            if part == "@count" { return .number(Double((here as? AnyList)?.anyElements.count ?? 0)) }
            here = (here as? Object).flatMap { ObjectFields(of: $0).value(part) }
        }
        return here.map { StoredValue($0) } ?? .none
    }
    /// Returns the values at a key path that contains a list, one for each element.
    static func values(of object: Object, at keyPath: String) -> [StoredValue] {
        let parts = keyPath.split(separator: ".").map(String.init)
        var here: [Any] = [object]
        for part in parts {
            here = here.compactMap { ($0 as? Object).flatMap { ObjectFields(of: $0).value(part) } }
                .flatMap { ($0 as? AnyList)?.anyElements ?? [$0] }
        }
        return here.map { StoredValue($0) }
    }
    static func checkKeyPath<Element: Object>(_ keyPath: String, of type: Element.Type) {
        let first = keyPath.split(separator: ".").first.map(String.init) ?? keyPath
        let names = ObjectFields(of: type.init()).names
        if !names.contains(first) {
            KitRules.stop(
                "bad-predicate",
                "Property '\(first)' not found in object of type '\(type)'; it has \(names.map { "'\($0)'" }.joined(separator: ", "))"
            )
        }
    }
}

/// Parses a condition; reports the first token that does not fit.
struct PredicateReader {
    private var formatWords: [String]
    private var arguments: [Any]
    private(set) var keyPaths: [String] = []
    private(set) var unknownWord: String?

    init(_ format: String, _ arguments: [Any]) {
        formatWords = PredicateReader.splitFormat(format)
        self.arguments = arguments
    }

    typealias Condition = (Object) -> Bool

    mutating func condition() -> Condition? {
        guard let result = parseOr() else { return nil }
        guard formatWords.isEmpty else { return failAtWord(formatWords[0]) }
        return result
    }
    private mutating func failAtWord(_ word: String) -> Condition? {
        if unknownWord == nil { unknownWord = "'\(word)' was not expected" }
        return nil
    }
    private mutating func takeWord(_ options: String...) -> Bool {
        guard let word = formatWords.first, options.contains(word.uppercased()) else { return false }
        formatWords.removeFirst()
        return true
    }

    private mutating func parseOr() -> Condition? {
        guard var left = parseAnd() else { return nil }
        while takeWord("OR", "||") {
            guard let right = parseAnd() else { return nil }
            left = { [left] object in left(object) || right(object) }
        }
        return left
    }
    private mutating func parseAnd() -> Condition? {
        guard var left = parseComparison() else { return nil }
        while takeWord("AND", "&&") {
            guard let right = parseComparison() else { return nil }
            left = { [left] object in left(object) && right(object) }
        }
        return left
    }
    private mutating func parseComparison() -> Condition? {
        if takeWord("NOT", "!") {
            guard let inner = parseComparison() else { return nil }
            return { object in !inner(object) }
        }
        if takeWord("TRUEPREDICATE") { return { _ in true } }
        if takeWord("FALSEPREDICATE") { return { _ in false } }
        if takeWord("(") {
            guard let inner = parseOr() else { return nil }
            return takeWord(")") ? inner : failAtWord(formatWords.first ?? "the end")
        }
        let isAny = takeWord("ANY", "SOME")
        guard let left = parseOperand(), let name = formatWords.first else { return nil }
        formatWords.removeFirst()
        guard let compare = PredicateReader.comparisonFunction(name.uppercased()) else { return failAtWord(name) }
        guard let right = parseOperand() else { return nil }
        if isAny { return { object in left.all(object).contains { compare($0, right.one(object)) } } }
        return { object in compare(left.one(object), right.one(object)) }
    }

    /// An operand of a condition, which is a literal or a key path.
    private struct Operand {
        let one: (Object) -> StoredValue
        let all: (Object) -> [StoredValue]
    }
    private mutating func parseOperand() -> Operand? {
        guard let word = formatWords.first else { return nil }
        formatWords.removeFirst()
        if word == "{" {
            var items: [StoredValue] = []
            while !takeWord("}") {
                guard let item = parseOperand() else { return nil }
                items.append(item.one(Object()))
                _ = takeWord(",")
            }
            return constantOperand(.list(items))
        }
        if word.hasPrefix("'") || word.hasPrefix("\"") {
            return constantOperand(.text(String(word.dropFirst().dropLast())))
        }
        if word.hasPrefix("%") {
            guard !arguments.isEmpty else {
                unknownWord = "'\(word)' has no argument"
                return nil
            }
            let argument = arguments.removeFirst()
            return word == "%K" ? keyPathOperand("\(argument)") : constantOperand(StoredValue(argument))
        }
        if let number = Double(word) { return constantOperand(.number(number)) }
        switch word.uppercased() {
        case "TRUE", "YES": return constantOperand(.number(1))
        case "FALSE", "NO": return constantOperand(.number(0))
        case "NIL", "NULL": return constantOperand(.none)
        default: break
        }
        guard let letter = word.first, letter.isLetter || letter == "_" else {
            _ = failAtWord(word)
            return nil
        }
        return keyPathOperand(word)
    }
    private func constantOperand(_ value: StoredValue) -> Operand {
        Operand(one: { _ in value }, all: { _ in [value] })
    }
    private mutating func keyPathOperand(_ keyPath: String) -> Operand {
        keyPaths.append(keyPath)
        return Operand(
            one: { PredicateParser.value(of: $0, at: keyPath) }, all: { PredicateParser.values(of: $0, at: keyPath) })
    }

    private static func comparisonFunction(_ word: String) -> ((StoredValue, StoredValue) -> Bool)? {
        func text(_ holds: @escaping (String, String) -> Bool) -> (StoredValue, StoredValue) -> Bool {
            { one, other in
                guard case .text(let left) = one, case .text(let right) = other else { return false }
                return word.hasSuffix("[C]") || word.hasSuffix("[CD]")
                    ? holds(left.lowercased(), right.lowercased()) : holds(left, right)
            }
        }
        func order(_ holds: @escaping (StoredValue, StoredValue) -> Bool) -> (StoredValue, StoredValue) -> Bool {
            { one, other in one.canBeCompared(to: other) && holds(one, other) }
        }
        switch word {
        case "==", "=": return { $0 == $1 }
        case "!=", "<>": return { $0 != $1 }
        case "<": return order { $0.isOrderedBefore($1) }
        case ">": return order { $1.isOrderedBefore($0) }
        case "<=", "=<": return order { !$1.isOrderedBefore($0) }
        case ">=", "=>": return order { !$0.isOrderedBefore($1) }
        case "IN": return { one, other in other.elements.contains(one) }
        case "BETWEEN":
            return { one, other in
                guard let low = other.elements.first, let high = other.elements.last else { return false }
                return one.canBeCompared(to: low) && !one.isOrderedBefore(low) && !high.isOrderedBefore(one)
            }
        default: break
        }
        switch String(word.prefix { $0 != "[" }) {
        case "==": return text { $0 == $1 }
        case "CONTAINS":
            let parts = text { $1.isEmpty || $0.contains($1) }
            return { one, other in one.elements.isEmpty ? parts(one, other) : one.elements.contains(other) }
        case "BEGINSWITH": return text { $0.hasPrefix($1) }
        case "ENDSWITH": return text { $0.hasSuffix($1) }
        case "LIKE": return text { PredicateReader.matchesPattern(Array($0), Array($1)) }
        default: return nil
        }
    }
    /// Returns true if a text matches a pattern, in which `*` stands for any text and `?` for one character.
    private static func matchesPattern(_ text: [Character], _ pattern: [Character]) -> Bool {
        // Each element is true if the prefix of that length matches the part of the pattern read so far.
        var fits = [true] + Array(repeating: false, count: text.count)
        for sign in pattern {
            var next = Array(repeating: false, count: fits.count)
            for place in fits.indices {
                if sign == "*" {
                    next[place] = fits[place] || (place > 0 && next[place - 1])
                } else if place > 0 {
                    next[place] = fits[place - 1] && (sign == "?" || sign == text[place - 1])
                }
            }
            fits = next
        }
        return fits[text.count]
    }

    private static func splitFormat(_ format: String) -> [String] {
        let signs: Set<Character> = ["=", "!", "<", ">", "&", "|"]
        let single: Set<Character> = ["(", ")", "{", "}", ","]
        var words: [String] = []
        var rest = Array(format)[...]
        while let letter = rest.first {
            if letter.isWhitespace {
                rest = rest.dropFirst()
            } else if letter == "'" || letter == "\"" {
                let inner = rest.dropFirst().prefix { $0 != letter }
                words.append(String(letter) + String(inner) + String(letter))
                rest = rest.dropFirst(inner.count + 2)
            } else if single.contains(letter) {
                words.append(String(letter))
                rest = rest.dropFirst()
            } else if signs.contains(letter) {
                var word = String(rest.prefix { signs.contains($0) })
                // This case distinguishes `!(a == b)` from `!=`.
                if word.count > 1, word.first == "!", word != "!=" { word = "!" }
                words.append(word)
                rest = rest.dropFirst(word.count)
                if rest.first == "[" {
                    let marks = rest.prefix { $0 != "]" }
                    words[words.count - 1] += String(marks) + "]"
                    rest = rest.dropFirst(marks.count + 1)
                }
            } else {
                let word = rest.prefix { !$0.isWhitespace && !signs.contains($0) && !single.contains($0) }
                words.append(String(word))
                rest = rest.dropFirst(word.count)
            }
        }
        return words
    }
}

extension StoredValue {
    /// The elements of a list; empty for another value.
    var elements: [StoredValue] {
        if case .list(let elements) = self { return elements }
        return []
    }
}
