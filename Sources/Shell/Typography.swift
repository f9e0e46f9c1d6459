/// Replaces typographic quotes and blanks outside strings, and removes trailing blanks.
struct Typography {
    private enum Place { case code, string(end: Set<Character>), block, lineComment, blockComment }

    private var place = Place.code
    private var result = ""
    private var quotes = 0
    private var blanks = 0

    var note: String {
        var parts: [String] = []
        if quotes > 0 { parts.append("typographic quotes") }
        if blanks > 0 { parts.append("non-breaking spaces") }
        return parts.isEmpty ? "" : "note: " + parts.joined(separator: " and ") + " became plain"
    }

    mutating func cleaned(_ text: String) -> String {
        var rest = text[...]
        while let character = rest.first {
            step(character, &rest)
        }
        trimLine()
        return result
    }

    private mutating func step(_ character: Character, _ rest: inout Substring) {
        switch place {
        case .code: code(character, &rest)
        case .string(let end): string(character, end, &rest)
        case .block: multiLineString(character, &rest)
        case .lineComment, .blockComment: comment(character, &rest)
        }
    }

    private mutating func code(_ character: Character, _ rest: inout Substring) {
        if rest.hasPrefix("\"\"\"") { return consume(3, &rest, to: .block) }
        if rest.hasPrefix("//") { return consume(2, &rest, to: .lineComment) }
        if rest.hasPrefix("/*") { return consume(2, &rest, to: .blockComment) }
        rest.removeFirst()
        switch character {
        case "\"": append("\"", .string(end: ["\""]))
        case "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{00AB}", "\u{00BB}":
            quotes += 1
            append("\"", .string(end: ["\"", "\u{201C}", "\u{201D}", "\u{00BB}", "\u{00AB}"]))
        case "\u{2018}", "\u{2019}":
            quotes += 1
            append("'", .code)
        case "\u{A0}", "\u{2007}", "\u{202F}", "\u{3000}", "\u{2002}", "\u{2003}", "\u{2009}":
            blanks += 1
            append(" ", .code)
        default: append(character, .code)
        }
    }

    private mutating func string(_ character: Character, _ end: Set<Character>, _ rest: inout Substring) {
        rest.removeFirst()
        if character == "\\", let next = rest.first {
            rest.removeFirst()
            result.append(character)
            return append(next, .string(end: end))
        }
        if character.isNewline { return append(character, .code) }
        if end.contains(character) {
            if character != "\"" { quotes += 1 }
            return append("\"", .code)
        }
        append(character, .string(end: end))
    }

    private mutating func multiLineString(_ character: Character, _ rest: inout Substring) {
        if rest.hasPrefix("\"\"\"") { return consume(3, &rest, to: .code) }
        rest.removeFirst()
        result.append(character)
    }

    private mutating func comment(_ character: Character, _ rest: inout Substring) {
        if case .blockComment = place, rest.hasPrefix("*/") { return consume(2, &rest, to: .code) }
        rest.removeFirst()
        if case .lineComment = place, character.isNewline { return append(character, .code) }
        append(character, place)
    }

    private mutating func consume(_ count: Int, _ rest: inout Substring, to next: Place) {
        result += rest.prefix(count)
        rest.removeFirst(count)
        place = next
    }

    private mutating func append(_ character: Character, _ next: Place) {
        if character.isNewline { trimLine() }
        result.append(character)
        place = next
    }

    private mutating func trimLine() {
        while result.last == " " { result.removeLast() }
    }
}
