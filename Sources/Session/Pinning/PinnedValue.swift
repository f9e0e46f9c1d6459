import Syntax

/// Recorded values as Swift source.
enum PinnedValue {
    /// The text that `debugPrint` shows of an element, as an expression: names of nested types are left to inference.
    static func element(_ text: String, _ known: Set<String>) -> String {
        let bytes = Array(text.utf8)
        let words = SourceWord.all(of: text)
        var result = bytes
        for index in words.indices.reversed() where words[index].kind == .type {
            let name = String(decoding: bytes[words[index].range], as: UTF8.self)
            let isMember = index > 0 && words[index - 1].kind == .dot
            guard index + 2 < words.count, words[index + 1].kind == .dot, words[index + 2].kind == .name, !isMember,
                !known.contains(name)
            else { continue }
            result.removeSubrange(words[index].range)
        }
        return String(decoding: result, as: UTF8.self)
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
        guard let word = SourceWord.all(of: self).first else { return self }
        // A closure or an operator in front would take the member for itself.
        return [.name, .type, .open].contains(word.kind) && !hasPrefix("{") ? self : "(\(self))"
    }
}

extension SourceWord {
    /// The names of a chain: `search`, `debounce`, `map`.
    static func chain(of text: String) -> [String] {
        let bytes = Array(text.utf8)
        var (names, depth) = ([String](), 0)
        for word in SourceWord.all(of: text) {
            if word.kind == .open { depth += 1 }
            if word.kind == .close { depth -= 1 }
            if depth == 0, word.kind == .name { names.append(String(decoding: bytes[word.range], as: UTF8.self)) }
        }
        return names
    }
}

extension PinnedStep {
    /// True if it listens to something and does nothing else: a bare observable, or a subscription.
    var isSubscription: Bool {
        result != nil || !Set(SourceWord.chain(of: text)).isDisjoint(with: ["subscribe", "bind", "drive", "emit"])
    }

    /// True if it uses a subject other than at the start of a chain: as the target of a binding, or in a closure.
    func changes(_ subjects: Set<String>) -> Bool {
        guard let first = SourceWord.chain(of: text).first else { return false }
        let bytes = Array(text.utf8)
        let mentions = SourceWord.all(of: text).map { String(decoding: bytes[$0.range], as: UTF8.self) }
            .filter(subjects.contains)
        return mentions.count > (subjects.contains(first) ? 1 : 0)
    }
}
