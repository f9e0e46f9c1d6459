import Syntax

/// Pasted text with the quotes and blanks of Swift in its code, and without blanks at the ends of lines. Strings and
/// comments keep theirs.
package struct Typography {
    private static let typographicQuotes: Set<Character> = [
        "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{00AB}", "\u{00BB}",
    ]
    private static let typographicBlanks: Set<Character> = [
        "\u{A0}", "\u{2007}", "\u{202F}", "\u{3000}", "\u{2002}", "\u{2003}", "\u{2009}",
    ]

    package private(set) var text = ""
    private var replacedQuotes = false
    private var replacedBlanks = false

    package init(_ pasted: String) {
        let words = SourceWords(pasted)
        var (index, offset) = (0, 0)
        for character in pasted {
            while index < words.count, words[index].range.upperBound <= offset { index += 1 }
            let word = index < words.count && words[index].range.contains(offset) ? words[index] : nil
            let end = offset + character.utf8.count
            switch word?.kind {
            case .string where character.isNewline: text.append(character)
            case .string, .comment: add(character)
            case .misquoted: add(offset == word?.range.lowerBound || end == word?.range.upperBound ? "\"" : character)
            default: addCode(character)
            }
            replacedQuotes = replacedQuotes || word?.kind == .misquoted
            offset = end
        }
        trimLine()
    }

    /// A note about the changes; empty if there are none.
    package var replacementNote: String {
        let parts = (replacedQuotes ? ["typographic quotes"] : []) + (replacedBlanks ? ["non-breaking spaces"] : [])
        return parts.isEmpty ? "" : "note: " + parts.joined(separator: " and ") + " became plain"
    }

    private mutating func addCode(_ character: Character) {
        let isApostrophe = character == "\u{2018}" || character == "\u{2019}"
        if isApostrophe || Typography.typographicQuotes.contains(character) {
            replacedQuotes = true
            add(isApostrophe ? "'" : "\"")
        } else if Typography.typographicBlanks.contains(character) {
            replacedBlanks = true
            add(" ")
        } else {
            add(character)
        }
    }

    private mutating func add(_ character: Character) {
        if character.isNewline { trimLine() }
        text.append(character)
    }

    private mutating func trimLine() {
        while text.last == " " { text.removeLast() }
    }
}
