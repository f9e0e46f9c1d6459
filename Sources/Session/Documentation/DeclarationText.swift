import Diagnostics
import StyledText
import TypeModel

/// Declarations as written: `throttle(_ dueTime: RxTimeInterval, latest: Bool = true, …) -> Observable<Element>`.
enum DeclarationText {
    /// Returns the text from the name to the body or the end, on one line.
    static func text(of symbol: Symbol) -> String? {
        guard let span = symbol.span, let source = Source.named(span.source) else { return nil }
        var result = ""
        for line in String(decoding: source.utf8[Int(span.start)...], as: UTF8.self).split(separator: "\n") {
            let text = line.trimmed
            if !result.isEmpty, !LongDeclaration.goesOn(after: result, with: text) { break }
            result = LongDeclaration.joined(result, text)
        }
        return Signature.bodyStart(result).map { String(result[..<$0]).trimmed } ?? result
    }

    /// Replaces generic parameters by known types: `Element` by `Int` for `Observable<Int>`.
    static func replacing(_ meaning: [String: String], in text: String) -> String {
        guard !meaning.isEmpty else { return text }
        var result = ""
        var rest = text[...]
        while !rest.isEmpty {
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if word.isEmpty {
                result.append(rest.removeFirst())
            } else {
                // `Source.Element` is another type's.
                result += result.last == "." ? String(word) : meaning[String(word)] ?? String(word)
                rest = rest.dropFirst(word.count)
            }
        }
        return result
    }

    /// Wraps a declaration; parameters that do not fit are aligned below the first one.
    static func folded(_ text: String, to width: Int, indent: Int = 0) -> [String] {
        let margin = String(repeating: " ", count: indent)
        guard text.count + indent > width else { return [margin + text] }
        guard let open = text.firstIndex(of: "(") else {
            return StyledText(margin + text).wrapped(to: width, indent: 8).map(\.plain)
        }
        let column = text.distance(from: text.startIndex, to: open) + 1
        let pieces = pieces(of: text)
        let widest = pieces.dropFirst().map(\.trimmed.count).max() ?? 0
        // Below a long name there is too little space.
        let below = String(repeating: " ", count: column + max(16, widest) > width - indent ? 4 : column)
        var lines: [String] = []
        var line = margin
        for piece in pieces {
            if line.count + piece.trimmed.count > width, !line.trimmed.isEmpty {
                lines.append(line.trimmedEnd)
                line = margin + below + piece.drop { $0 == " " }
            } else {
                line += piece
            }
        }
        lines.append(line.trimmedEnd)
        // A single parameter may be longer than a narrow line.
        return lines.flatMap { StyledText($0).wrapped(to: width, indent: 8).map(\.plain) }
    }

    /// Returns the parts that are not broken: up to each comma between parameters, and the text after them.
    private static func pieces(of text: String) -> [String] {
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
    fileprivate var trimmedEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
