import Assist
import SessionCore
import Syntax

/// Writes recorded values as Swift source.
enum PinnedValue {
    /// Returns an expression for the `debugPrint` text of an element; names of nested types are inferred.
    static func elementLiteral(_ text: String, _ known: Set<String>) -> String {
        let words = SourceWords(text)
        let hidden = words.indices.filter { index in
            let isMember = index > 0 && words[index - 1].kind == .dot
            return words[index].kind == .type && words[(index + 1)...].prefix(2).map(\.kind) == [.dot, .name]
                && !isMember && !known.contains(words.text(at: index))
        }
        return words.replacing(hidden.map { (words[$0].range, "") })
    }

    /// Returns an expression for the `print` text of an error.
    static func errorLiteral(_ text: String, _ steps: [PinnedStep]) -> String {
        if let known = rxErrorLiterals[text] { return known }
        let name = String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        if name.first?.isUppercase == true { return text }
        let type = steps.last { step in
            step.kind == .declaration && step.text.hasPrefix("enum ") && step.wordsInText.contains(name)
        }
        return (type?.declaredNames.first ?? "") + "." + text
    }

    private static let rxErrorLiterals = [
        "Sequence timeout.": "RxError.timeout",
        "Sequence doesn't contain any elements.": "RxError.noElements",
        "Sequence contains more than one element.": "RxError.moreThanOneElement",
        "Argument out of range.": "RxError.argumentOutOfRange",
        "Unknown error occurred.": "RxError.unknown",
    ]
}

extension String {
    /// Returns the text with all lines indented, except empty ones.
    func indented(by columns: Int) -> String {
        let margin = String(repeating: " ", count: columns)
        return split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
    }

    /// The expression in a form to which a member access can be appended, with parentheses if needed.
    var asMemberBase: String {
        guard let word = SourceWords(self).first else { return self }
        // Parentheses are needed around an expression with an operator, because `.member` would apply only to its last
        // operand; a closure needs them too.
        return [.name, .type, .open].contains(word.kind) && !hasPrefix("{") ? self : "(\(self))"
    }
}

extension PinnedStep {
    /// True if the statement only subscribes: it is a bare observable, or a call of `subscribe`.
    var isSubscription: Bool {
        resultName != nil || !Set(SourceWords(text).chain).isDisjoint(with: ["subscribe", "bind", "drive", "emit"])
    }

    /// Returns true if the statement may send to a subject, because it uses the subject elsewhere than at the start of
    /// a chain.
    ///
    /// - Parameter source: a chain in the statement that only reads the subjects.
    func changes(_ subjects: Set<String>, apartFrom source: String) -> Bool {
        guard let read = text.firstRange(of: source) else { return changes(subjects) }
        let rest = SourceWords(text[..<read.lowerBound] + "source" + text[read.upperBound...])
        return rest.count { subjects.contains(rest.text($0)) } > 0
    }

    /// Returns true if a statement without a chain changes one of the subjects.
    func changes(_ subjects: Set<String>) -> Bool {
        guard let first = SourceWords(text).chain.first else { return false }
        let words = SourceWords(text)
        return words.count { subjects.contains(words.text($0)) } > (subjects.contains(first) ? 1 : 0)
    }
}
