import Diagnostics
import StyledText
import Types

/// A declaration as its author wrote it: `throttle(_ dueTime: RxTimeInterval, latest: Bool = true, …) -> Observable<Element>`.
enum DeclarationText {
    /// From the name to where the body begins or the declaration ends, on one line.
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

    /// The same where generic names stand for known types: `Element` is `Int` on an `Observable<Int>`.
    static func replacing(_ meaning: [String: String], in text: String) -> String {
        guard !meaning.isEmpty else { return text }
        var result = ""
        var rest = text[...]
        while !rest.isEmpty {
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if word.isEmpty {
                result.append(rest.removeFirst())
            } else {
                // `Source.Element` is another one's.
                result += result.last == "." ? String(word) : meaning[String(word)] ?? String(word)
                rest = rest.dropFirst(word.count)
            }
        }
        return result
    }

    /// Parameters that do not fit go below the first one.
    static func folded(_ text: String, to width: Int, indent: Int = 0) -> [String] {
        let margin = String(repeating: " ", count: indent)
        guard text.count + indent > width else { return [margin + text] }
        guard let open = text.firstIndex(of: "(") else {
            return StyledText(margin + text).wrapped(to: width, indent: 8).map(\.plain)
        }
        let column = text.distance(from: text.startIndex, to: open) + 1
        let pieces = pieces(of: text)
        let widest = pieces.dropFirst().map(\.trimmed.count).max() ?? 0
        // A long name leaves no space beside it.
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

    /// Parts that stay together: up to each comma between the parameters, and what comes behind them.
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
