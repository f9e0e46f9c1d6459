import Foundation

extension NSPredicate {
    /// A condition on a string: `SELF MATCHES %@`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH` or `==`, with `[c]` to ignore
    /// case.
    ///
    ///     let digits = NSPredicate(format: "SELF MATCHES %@", "[0-9]+")
    ///     print(digits.evaluate(with: "42"), digits.evaluate(with: "4x"))
    ///     // true false
    ///
    /// Pitfall: `MATCHES` must match the whole text.
    public convenience init(format: String, _ arguments: Any...) {
        let condition = TextCondition(format, arguments)
        self.init(block: { value, _ in condition.isSatisfied(value as? String ?? "") })
    }
}

/// A condition that compares a string.
struct TextCondition {
    private let operatorWord: String
    private let operandText: String
    private let ignoresCase: Bool

    init(_ format: String, _ arguments: [Any]) {
        let words = format.split(separator: " ").map { String($0) }
        let comparison = words.count > 1 ? words[1].uppercased() : ""
        let parts = comparison.split(separator: "[").map { String($0) }
        operatorWord = parts.first ?? ""
        ignoresCase = comparison.hasSuffix("[C]") || comparison.hasSuffix("[CD]")
        let known = ["MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH", "==", "="]
        guard words.count > 2, words[0].uppercased() == "SELF", known.contains(operatorWord) else {
            KitRules.stop(
                "bad-predicate",
                "Unable to parse the format string \"\(format)\": compare a string with SELF MATCHES, CONTAINS, BEGINSWITH, ENDSWITH or =="
            )
        }
        let value = words[2...].joined(separator: " ")
        operandText =
            value == "%@"
            ? arguments.first.map { "\($0)" } ?? "" : value.trimmingCharacters(in: CharacterSet(charactersIn: "'\""))
    }

    func isSatisfied(_ text: String) -> Bool {
        let (text, wanted) =
            ignoresCase && operatorWord != "MATCHES"
            ? (text.lowercased(), self.operandText.lowercased()) : (text, self.operandText)
        switch operatorWord {
        case "CONTAINS": return text.contains(wanted)
        case "BEGINSWITH": return text.hasPrefix(wanted)
        case "ENDSWITH": return text.hasSuffix(wanted)
        case "MATCHES":
            let options: NSRegularExpression.Options = ignoresCase ? [.caseInsensitive] : []
            guard let pattern = try? NSRegularExpression(pattern: "^(?:\(wanted))$", options: options) else {
                KitRules.stop("bad-predicate", "Can't open pattern \"\(wanted)\"")
            }
            return pattern.firstMatch(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count))
                != nil
        default: return text == wanted
        }
    }
}
