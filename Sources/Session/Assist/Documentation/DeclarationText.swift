import Diagnostics
import StyledText
import Syntax
import TypeModel

/// The texts of declarations: `throttle(_ dueTime: RxTimeInterval, latest: Bool = true, …) -> Observable<Element>`.
package enum DeclarationText {
    /// The end of a declaration is searched for in this number of bytes after its name.
    private static let maxSearchedBytes = 4_000

    /// Returns the declaration on one line, from its name to its body or end.
    package static func text(of symbol: Symbol) -> String? {
        guard let span = symbol.span, let source = Source.named(span.source) else { return nil }
        return singleLine(
            SourceWords(String(decoding: source.utf8[Int(span.start)...].prefix(maxSearchedBytes), as: UTF8.self)))
    }

    private static let modifiers: Set<String> = [
        "public", "open", "final", "internal", "private", "fileprivate", "nonisolated", "mutating", "nonmutating",
        "override", "convenience", "required",
        "prefix", "postfix", "infix", "indirect", "weak", "lazy", "dynamic",
    ]

    /// Returns a declaration on one line, without attributes, modifiers and body.
    static func singleLine(_ words: SourceWords) -> String {
        var index = 0
        while words.text(at: index) == "@" || modifiers.contains(words.text(at: index)) {
            let isAttribute = words.text(at: index) == "@"
            index += isAttribute ? 2 : 1
            let isNear = index < words.count && words[index].range.lowerBound == words[index - 1].range.upperBound
            if isNear, words.text(at: index) == "(", let end = words.partner(of: index) { index = end + 1 }
        }
        var (result, depth, angles) = ("", 0, 0)
        var last: SourceWord?
        for word in words[index...] where word.kind != .comment {
            let text = words.text(word)
            let gap = words.bytes[(last?.range.upperBound ?? word.range.lowerBound)..<word.range.lowerBound]
            if depth == 0, text == "{" { break }
            if gap.contains(UInt8(ascii: "\n")) {
                if depth == 0, angles == 0, !continuesDeclaration(result, with: words.bytes[word.range.lowerBound...]) {
                    break
                }
                if !"(<[".contains(result.last!), ![")", ">", "]"].contains(text) { result += " " }
            } else {
                result += String(decoding: gap, as: UTF8.self)
            }
            // Operators have spaces around them, lists of generic arguments do not.
            if text == "<", gap.isEmpty, last?.isName == true { angles += 1 }
            if text == ">", angles > 0, !result.hasSuffix("-") { angles -= 1 }
            depth += word.kind == .open ? 1 : word.kind == .close ? -1 : 0
            // A closing bracket that was opened before the declaration ends it.
            if depth < 0 { break }
            result += text
            last = word
        }
        return result
    }

    /// Returns a declaration without the attributes and parameters that only the library uses. Their names begin with an
    /// underscore.
    static func withoutInternals(_ text: String) -> String {
        guard text.contains("_") else { return text }
        let words = SourceWords(text)
        func isInternal(_ index: Int) -> Bool { words.text(at: index).hasPrefix("_") && words.text(at: index) != "_" }
        var edits: [(range: Range<Int>, text: String)] = []
        for index in words.indices.dropLast() {
            if words.text(at: index) == "@", isInternal(index + 1), index + 2 < words.count {
                edits.append((words[index].range.lowerBound..<words[index + 2].range.lowerBound, ""))
            }
            guard ["(", ","].contains(words.text(at: index)), isInternal(index + 1), words.text(at: index + 2) == ":",
                let comma = words.indices.dropFirst(index + 2).first(where: { words.text(at: $0) == "," }),
                comma + 1 < words.count
            else { continue }
            edits.append((words[index + 1].range.lowerBound..<words[comma + 1].range.lowerBound, ""))
        }
        return words.replacing(edits)
    }

    /// Returns true if a line continues the declaration on the line above it.
    private static func continuesDeclaration(_ text: String, with rest: ArraySlice<UInt8>) -> Bool {
        rest.starts(with: "->".utf8) || rest.starts(with: "where ".utf8) || rest.starts(with: "where\n".utf8)
            || text.hasSuffix(" where") || text.contains(" where ") && text.hasSuffix(",")
    }

    /// Replaces generic parameters by known types: `Element` by `Int` for `Observable<Int>`.
    static func replacingGenericNames(_ meaning: [String: String], in text: String) -> String {
        guard !meaning.isEmpty else { return text }
        let words = SourceWords(text)
        // In `Source.Element`, the name belongs to another type.
        let edits = words.indices.compactMap { index in
            index > 0 && words[index - 1].kind == .dot
                ? nil : meaning[words.text(at: index)].map { (range: words[index].range, text: $0) }
        }
        return words.replacing(edits)
    }

    /// Wraps a declaration. Parameters that do not fit on the first line are aligned below the first parameter.
    static func wrapped(_ text: String, to width: Int, indent: Int = 0) -> [String] {
        let margin = String(repeating: " ", count: indent)
        guard text.count + indent > width else { return [margin + text] }
        guard let open = text.firstIndex(of: "(") else {
            return StyledText(margin + text).wrapped(to: width, indent: 8).map(\.plainText)
        }
        let column = text.distance(from: text.startIndex, to: open) + 1
        let pieces = unbreakableParts(of: text)
        let widest = pieces.dropFirst().map(\.trimmingSpaces.count).max() ?? 0
        // If the name is too long for that, the parameters are indented by a fixed amount.
        let below = String(repeating: " ", count: column + max(16, widest) > width - indent ? 4 : column)
        var lines: [String] = []
        var line = margin
        for piece in pieces {
            if line.count + piece.trimmingSpaces.count > width, !line.trimmingSpaces.isEmpty {
                lines.append(line.withoutTrailingBlanks)
                line = margin + below + piece.drop { $0 == " " }
            } else {
                line += piece
            }
        }
        lines.append(line.withoutTrailingBlanks)
        // A single parameter may be longer than a narrow line.
        return lines.flatMap { StyledText($0).wrapped(to: width, indent: 8).map(\.plainText) }
    }

    /// Returns the parts that are never broken: each parameter with its comma, and the text after the parameters.
    private static func unbreakableParts(of text: String) -> [String] {
        var pieces: [String] = []
        var piece = ""
        var depth = 0
        for character in text {
            piece.append(character)
            if character == "(" || character == "<" || character == "[" { depth += 1 }
            if character == ")" || character == "]" || (character == ">" && !piece.hasSuffix("->")) { depth -= 1 }
            let opens = character == "(" && depth == 1
            if opens || (character == "," && depth == 1) || (character == ")" && depth == 0) {
                pieces.append(piece)
                piece = ""
            }
        }
        return piece.isEmpty ? pieces : pieces + [piece]
    }
}

extension String {
    fileprivate var withoutTrailingBlanks: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
