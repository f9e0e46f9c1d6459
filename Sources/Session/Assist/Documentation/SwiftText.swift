import Diagnostics
import StyledText
import Syntax

/// Answers questions about Swift code that a user has typed.
extension String {
    /// True if the text continues an expression, as `.map { $0 + 1 }` does.
    package var continuesExpression: Bool {
        guard trimmingSpaces.hasPrefix(".") else { return false }
        let words = SourceWords(trimmingSpaces)
        return words.count > 1 && words[0].kind == .dot && words[1].isName
    }

    /// True if the text contains only imports.
    package var isOnlyImports: Bool {
        Source.withScratchSource(self) { source in
            parse(source).statements.allSatisfy { statement in
                guard case .decl(let declaration) = statement.kind, case .import_ = declaration.kind else {
                    return false
                }
                return true
            }
        }
    }

    /// The expressions in the text, which commas separate.
    package var expressions: [String] { SourceWords(self).parts.map(\.trimmingSpaces).filter { !$0.isEmpty } }

    /// The label for an expression in a diagram: a name stays unchanged, a chain is labelled by its last stage.
    package var labelOfChain: String {
        Source.withScratchSource(self) { source in
            guard case .expr(let expression)? = parse(source).statements.first?.kind,
                case .call(let call) = expression.kind, case .member(let member) = call.callee.kind,
                let base = member.base?.span.text
            else { return split(whereSeparator: \.isWhitespace).joined(separator: " ") }
            // If a type precedes the dot, the text names a source, and the type is left out.
            if base.first?.isUppercase == true, !base.contains("(") { return String(dropFirst(base.count + 1)) }
            return member.name.text
        }
    }
}

/// Computes the colours, brackets and completeness of Swift code without a session.
package enum SwiftSource {
    /// Returns the ranges of a text that have a role, in order; they do not overlap.
    package static func highlight(_ text: String) -> [RoleSpan] {
        if text.hasPrefix(":") {
            let end = text.utf8.firstIndex(of: 0x20).map { text.utf8.distance(from: text.startIndex, to: $0) }
            return [RoleSpan(0..<(end ?? text.utf8.count), .command)]
        }
        return SourceWords(text).compactMap { word in
            switch word.kind {
            case .keyword: return RoleSpan(word.range, .keyword)
            case .string, .misquoted: return RoleSpan(word.range, .string)
            case .number: return RoleSpan(word.range, .number)
            case .comment: return RoleSpan(word.range, .comment)
            case .type: return RoleSpan(word.range, .type)
            default: return nil
            }
        }
    }

    /// Returns the two brackets at the cursor, each as a range of one byte; returns an empty list if there are none.
    package static func brackets(in text: String, at cursor: Int) -> [Range<Int>] {
        let words = SourceWords(text)
        for index in words.indices where words[index].kind == .close {
            guard let open = words.partner(of: index) else { continue }
            let pair = [words[open].range, words[index].range]
            if pair.contains(where: { $0.lowerBound == cursor || $0.upperBound == cursor }) { return pair }
        }
        return []
    }

    // MARK: Completeness

    /// Returns if a text is a complete entry, and if not, the open construct.
    package static func completeness(of text: String) -> Completeness {
        let line = text.trimmingSpaces
        if line.hasPrefix(":") { return .complete }
        if SourceWords(text).allSatisfy({ $0.kind == .comment }) {
            return text.contains("/*") ? commentCompleteness(text) : .empty
        }
        let start = line.hasPrefix(".") ? "_" : ""
        guard let open = openConstruct(start + (start.isEmpty ? text : line)) else { return .complete }
        return .incomplete(reason: open, indent: 4 * indentDepth(of: text))
    }

    private static func commentCompleteness(_ text: String) -> Completeness {
        openConstruct(text).map { .incomplete(reason: $0, indent: 0) } ?? .empty
    }

    /// Returns the construct that is open, such as `'{' from line 1`; nil for a complete text.
    private static func openConstruct(_ text: String) -> String? {
        Source.withScratchSource(text) { source in
            parse(source).unfinished.map { "\($0.construct) from line \($0.span.position.line)" }
        }
    }

    /// Returns the indentation of the next line: the number of open brackets, and at least one after a binary operator.
    /// Brackets that were opened on one line count once.
    private static func indentDepth(of text: String) -> Int {
        let words = SourceWords(text)
        var open: [Int] = []
        var line = 0
        var last = 0
        for word in words {
            line += words.bytes[last..<word.range.lowerBound].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
            last = word.range.lowerBound
            if word.kind == .open { open.append(line) }
            if word.kind == .close { _ = open.popLast() }
        }
        return Set(open).count + (open.isEmpty ? 1 : 0)
    }
}
