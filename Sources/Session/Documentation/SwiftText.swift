import Diagnostics
import StyledText
import Syntax

/// Questions about Swift text that a user has typed.
extension String {
    /// True if the text continues an expression: `.map { $0 + 1 }`.
    var continuesExpression: Bool {
        guard trimmed.hasPrefix(".") else { return false }
        let words = SourceWords(trimmed)
        return words.count > 1 && words[0].kind == .dot && words[1].isName
    }

    /// True if the text consists of imports.
    var isOnlyImports: Bool {
        Source.scratch(self) { source in
            parse(source).statements.allSatisfy { statement in
                guard case .decl(let declaration) = statement.kind, case .import_ = declaration.kind else {
                    return false
                }
                return true
            }
        }
    }

    /// The expressions between commas.
    var expressions: [String] { SourceWords(self).parts.map(\.trimmed).filter { !$0.isEmpty } }

    /// The label of an expression in a diagram: a name unchanged, a chain by its last stage.
    var chainLabel: String {
        Source.scratch(self) { source in
            guard case .expr(let expression)? = parse(source).statements.first?.kind,
                case .call(let call) = expression.kind, case .member(let member) = call.callee.kind,
                let base = member.base?.span.text
            else { return split(whereSeparator: \.isWhitespace).joined(separator: " ") }
            // A type before the dot only qualifies the source.
            if base.first?.isUppercase == true, !base.contains("(") { return String(dropFirst(base.count + 1)) }
            return member.name.text
        }
    }
}

extension ReplSession {
    package func highlight(_ text: String) -> [RoleSpan] {
        if text.hasPrefix(":") {
            let end = text.utf8.firstIndex(of: 0x20).map { text.utf8.distance(from: text.startIndex, to: $0) }
            return [RoleSpan(0..<(end ?? text.utf8.count), .command)]
        }
        return SourceWords(text).compactMap { word in
            switch word.kind {
            case .keyword: return RoleSpan(word.range, .keyword)
            case .string: return RoleSpan(word.range, .string)
            case .number: return RoleSpan(word.range, .number)
            case .comment: return RoleSpan(word.range, .comment)
            case .type: return RoleSpan(word.range, .type)
            default: return nil
            }
        }
    }
}
