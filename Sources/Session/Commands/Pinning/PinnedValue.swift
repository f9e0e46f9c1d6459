import Assist
import SessionCore
import Syntax

/// Recorded values as Swift source.
enum PinnedValue {
    /// The text that `debugPrint` shows of an element, as an expression: names of nested types are left to inference.
    static func element(_ text: String, _ known: Set<String>) -> String {
        let words = SourceWords(text)
        let hidden = words.indices.filter { index in
            let isMember = index > 0 && words[index - 1].kind == .dot
            return words[index].kind == .type && words[(index + 1)...].prefix(2).map(\.kind) == [.dot, .name]
                && !isMember && !known.contains(words.text(at: index))
        }
        return words.replacing(hidden.map { (words[$0].range, "") })
    }

    /// The text that `print` shows of an error, as an expression.
    static func error(_ text: String, _ steps: [PinnedStep]) -> String {
        if let known = ofRxSwift[text] { return known }
        let name = String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        if name.first?.isUppercase == true { return text }
        let type = steps.last { step in
            step.kind == .declaration && step.text.hasPrefix("enum ") && step.words.contains(name)
        }
        return (type?.declared.first ?? "") + "." + text
    }

    private static let ofRxSwift = [
        "Sequence timeout.": "RxError.timeout",
        "Sequence doesn't contain any elements.": "RxError.noElements",
        "Sequence contains more than one element.": "RxError.moreThanOneElement",
        "Argument out of range.": "RxError.argumentOutOfRange",
        "Unknown error occurred.": "RxError.unknown",
    ]
}

extension String {
    /// Each line that is not empty, moved to the right.
    func indented(by columns: Int) -> String {
        let margin = String(repeating: " ", count: columns)
        return split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
    }

    /// The expression so that a member can follow.
    var asBase: String {
        guard let word = SourceWords(self).first else { return self }
        // A closure or an operator in front would take the member for itself.
        return [.name, .type, .open].contains(word.kind) && !hasPrefix("{") ? self : "(\(self))"
    }
}

extension PinnedStep {
    /// True if it listens to something and does nothing else: a bare observable, or a subscription.
    var isSubscription: Bool {
        result != nil || !Set(SourceWords(text).chain).isDisjoint(with: ["subscribe", "bind", "drive", "emit"])
    }

    /// True if it uses a subject other than at the start of a chain: as the target of a binding, or in a closure.
    func changes(_ subjects: Set<String>) -> Bool {
        guard let first = SourceWords(text).chain.first else { return false }
        let words = SourceWords(text)
        return words.count { subjects.contains(words.text($0)) } > (subjects.contains(first) ? 1 : 0)
    }
}
