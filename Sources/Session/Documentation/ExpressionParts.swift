import Diagnostics
import Syntax

extension Words {
    /// Expressions between commas that are in no bracket and no string.
    static func parts(of text: String) -> [String] {
        var parts: [String] = []
        var (part, depth, isString, isEscaped) = ("", 0, false, false)
        for character in text {
            if character == "\"", !isEscaped { isString.toggle() }
            isEscaped = character == "\\" && !isEscaped
            if !isString, "([{".contains(character) { depth += 1 }
            if !isString, ")]}".contains(character) { depth -= 1 }
            if !isString, depth == 0, character == "," {
                parts.append(part.trimmed)
                part = ""
            } else {
                part.append(character)
            }
        }
        parts.append(part.trimmed)
        return parts.filter { !$0.isEmpty }
    }

    /// What a picture calls an expression: a name as it is, a chain by its last stage.
    static func chainLabel(of text: String) -> String {
        guard case .expr(let expression)? = parse(Source(name: "label", text: text)).statements.first?.kind,
            case .call(let call) = expression.kind, case .member(let member) = call.callee.kind,
            let base = member.base?.span.text
        else { return text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        // A type before the dot only says where a source comes from.
        if base.first?.isUppercase == true, !base.contains("(") { return String(text.dropFirst(base.count + 1)) }
        return member.name.text
    }
}
