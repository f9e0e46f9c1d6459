import Foundation
import Regexes

/// Writes a Swift pattern in the syntax of `NSRegularExpression`, which matches code points instead of characters. For
/// texts with characters of several code points, each part of the pattern checks that it ends at a character boundary.
struct RegexWriter {
    let pattern: RegexPattern
    /// True if each character of the text is one code point.
    let isPlain: Bool

    static func write(_ pattern: RegexPattern, isPlain: Bool, isWhole: Bool) -> String {
        let writer = RegexWriter(pattern: pattern, isPlain: isPlain)
        // A match must begin at the start of a character.
        let start = isPlain ? "" : "(?!(?<=\\r)\\n)(?<!\\u200d)\(writer.characterEnd)"
        return start + "(?:" + writer.text(of: pattern.root) + ")" + (isWhole ? "\\z" : "")
    }

    /// A pattern for the end of a character after one code point.
    private var characterEnd: String {
        isPlain ? "" : "(?![\\p{Grapheme_Cluster_Break=Extend}\\p{Grapheme_Cluster_Break=SpacingMark}\\u200d])"
    }
    private var anyCharacter: String { isPlain ? "[\\s\\S]" : "\\X" }
    private static let newlines = "\\n-\\r\\u0085\\u2028\\u2029"

    private func text(of node: RegexNode) -> String {
        switch node {
        case .literal(let character, let ignoresCase): applyingCase(literal(character), ignoresCase)
        case .set(let set, let ignoresCase): applyingCase(text(of: set), ignoresCase)
        case .any(newlines: true): anyCharacter
        case .any(newlines: false):
            isPlain ? "[^\(Self.newlines)]" : "(?:(?![\(Self.newlines)])\(anyCharacter))"
        case .anchor(let anchor): text(of: anchor)
        case .group(.plain, let node): "(?:\(text(of: node)))"
        case .group(.lookahead, let node): "(?=\(text(of: node)))"
        case .group(.negativeLookahead, let node): "(?!\(text(of: node)))"
        case .group(.atomic, let node): "(?>\(text(of: node)))"
        case .capture(_, let node): "(\(text(of: node)))"
        case .reference(let reference, let ignoresCase): applyingCase("(?:\\\(number(of: reference)))", ignoresCase)
        case .sequence(let nodes): nodes.map { text(of: $0) }.joined()
        case .alternation(let nodes): "(?:\(nodes.map { text(of: $0) }.joined(separator: "|")))"
        case .repeated(let node, let least, let most, let greed):
            quantifiable(node) + Self.quantifier(least, most) + (Self.greedSuffixes[greed] ?? "")
        }
    }

    private static let greedSuffixes: [RegexNode.Greed: String] = [.reluctant: "?", .possessive: "+"]

    /// Returns a pattern to which a quantifier can be appended. A repeated character without a group is matched without
    /// recursion.
    private func quantifiable(_ node: RegexNode) -> String {
        let text = text(of: node)
        switch node {
        case .capture, .group, .any: return text
        case .set(_, ignoresCase: false) where isPlain && text.hasPrefix("["): return text
        default: return "(?:\(text))"
        }
    }

    private static func quantifier(_ least: Int, _ most: Int?) -> String {
        switch (least, most) {
        case (0, nil): "*"
        case (1, nil): "+"
        case (0, 1): "?"
        default: "{\(least),\(most.map(String.init) ?? "")}"
        }
    }

    private func text(of anchor: RegexNode.Anchor) -> String {
        switch anchor {
        case .textStart: "\\A"
        case .textEnd: "\\z"
        case .textEndOrNewline: "\\Z"
        case .lineStart: "(?m:^)"
        case .lineEnd: "(?m:$)"
        case .searchStart: "\\G"
        case .wordBoundary: "\\b"
        case .noWordBoundary: "\\B"
        }
    }

    private func number(of reference: RegexNode.Reference) -> Int {
        switch reference {
        case .number(let number): number
        case .name(let name): (pattern.captures.firstIndex { $0.name == name } ?? 0) + 1
        }
    }

    private func applyingCase(_ text: String, _ ignoresCase: Bool) -> String { ignoresCase ? "(?i:\(text))" : text }

    // MARK: - Characters

    private func escapedScalar(_ scalar: Unicode.Scalar) -> String {
        if scalar.isASCII, scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
            return String(Character(scalar))
        }
        return "\\x{" + String(scalar.value, radix: 16) + "}"
    }

    /// Returns a pattern that matches a character in any of its encodings.
    private func literal(_ character: Character) -> String {
        let text = String(character)
        if text == "\r" { return isPlain ? "\\r" : "\\r(?!\\n)" }
        let forms = [text.precomposedStringWithCanonicalMapping, TextForms.decomposed(text)].map {
            $0.unicodeScalars.map(escapedScalar).joined()
        }
        return (forms[0] == forms[1] ? forms[0] : "(?:\(forms[0])|\(forms[1]))") + characterEnd
    }

    private func text(of set: RegexSet) -> String {
        let parts = set.members.map(bracketMember)
        if isPlain, parts.allSatisfy({ $0 != nil }) {
            return "[" + (set.isInverted ? "^" : "") + parts.compactMap { $0 }.joined() + "]"
        }
        let alternatives = set.members.map(alternative).joined(separator: "|")
        return set.isInverted ? "(?:(?!\(alternatives))\(anyCharacter))" : "(?:\(alternatives))"
    }

    /// Returns a member of a set in bracket syntax; nil if that is not possible.
    private func bracketMember(_ member: RegexSet.Member) -> String? {
        switch member {
        case .character(let character):
            character.unicodeScalars.count == 1 ? character.unicodeScalars.map(escapedScalar).joined() : nil
        case .range(let low, let high): "\(escapedScalar(low))-\(escapedScalar(high))"
        case .kind(let kind, let isInverted): Self.text(of: kind, isInverted)
        case .property(let name, let isInverted): "\\\(isInverted ? "P" : "p"){\(name)}"
        case .set, .operation: nil
        }
    }

    /// Returns a pattern for one character of those that a member of a set describes.
    private func alternative(_ member: RegexSet.Member) -> String {
        switch member {
        case .character(let character): literal(character)
        case .range: "[\(bracketMember(member) ?? "")]\(characterEnd)"
        case .kind, .property: "(?=[\(bracketMember(member) ?? "")])\(anyCharacter)"
        case .set(let set): text(of: set)
        case .operation(.both, let left, let right): "(?=\(text(of: left)))\(text(of: right))"
        case .operation(.butNot, let left, let right): "(?!\(text(of: right)))\(text(of: left))"
        case .operation(.eitherNotBoth, let left, let right):
            "(?!\(text(of: right)))\(text(of: left))|(?!\(text(of: left)))\(text(of: right))"
        }
    }

    private static func text(of kind: RegexSet.Kind, _ isInverted: Bool) -> String {
        switch kind {
        // A digit in Swift is any character with a numeric value, not only a decimal digit.
        case .digit: isInverted ? "\\p{nt=None}" : "\\P{nt=None}"
        case .word: isInverted ? "\\W" : "\\w"
        case .space: isInverted ? "\\P{White_Space}" : "\\p{White_Space}"
        case .horizontalSpace: isInverted ? "[^\\t\\p{Zs}]" : "\\t\\p{Zs}"
        case .newline: isInverted ? "[^\(newlines)]" : newlines
        }
    }
}
