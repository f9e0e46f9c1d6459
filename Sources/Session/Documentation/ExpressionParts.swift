import Diagnostics
import Syntax

extension Words {
    /// Splits a text at commas outside brackets and strings.
    static func parts(of text: String) -> [String] {
        let bytes = Array(text.utf8)
        var (parts, start, depth) = ([String](), 0, 0)
        func end(_ place: Int) { parts.append(String(decoding: bytes[start..<place], as: UTF8.self).trimmed) }
        for word in SourceWord.all(of: text) {
            depth += word.kind == .open ? 1 : word.kind == .close ? -1 : 0
            guard word.kind == .comma, depth == 0 else { continue }
            end(word.range.lowerBound)
            start = word.range.upperBound
        }
        end(bytes.count)
        return parts.filter { !$0.isEmpty }
    }

    /// Returns the label of an expression in a diagram: a name unchanged, a chain by its last stage.
    static func chainLabel(of text: String) -> String {
        Source.scratch(text) { source in
            guard case .expr(let expression)? = parse(source).statements.first?.kind,
                case .call(let call) = expression.kind, case .member(let member) = call.callee.kind,
                let base = member.base?.span.text
            else { return text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
            // A type before the dot only qualifies the source.
            if base.first?.isUppercase == true, !base.contains("(") { return String(text.dropFirst(base.count + 1)) }
            return member.name.text
        }
    }
}
