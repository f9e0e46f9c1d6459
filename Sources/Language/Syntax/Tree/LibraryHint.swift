/// A hint of a library declaration for rules and messages: `@advice(wanted: "turn it into one: .asObservable()", for:
/// "PrimitiveSequence")`.
public struct LibraryHint {
    /// The situation in which the hint applies, which is the first label of the attribute.
    public let situation: String
    public let text: String
    /// Further arguments of the attribute, by label.
    public let otherArguments: [String: String]
    /// The names to which the hint applies; empty if it applies to all names.
    public var names: [Substring] { otherArguments["for"]?.split(separator: " ") ?? [] }

    /// Parses `(situation: "text", label: "text", …)`. Returns nil for other text.
    init?(attribute text: String) {
        let values = LibraryHint.values(in: text)
        guard let first = values.first else { return nil }
        situation = first.label
        self.text = first.value
        otherArguments = Dictionary(values.dropFirst().map { ($0.label, $0.value) }) { first, _ in first }
    }

    /// Returns the quoted strings, each with the label before it. A `+` joins two strings.
    static func values(in text: String) -> [(label: String, value: String)] {
        if text.utf8.contains(UInt8(ascii: "\\")) {
            // An escaped quotation mark belongs to the value.
            let unescaped = text.split(separator: "\\\"", omittingEmptySubsequences: false).joined(separator: "\u{1}")
            return values(in: unescaped).map {
                ($0.label, $0.value.split(separator: "\u{1}", omittingEmptySubsequences: false).joined(separator: "\""))
            }
        }
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        var values: [(label: String, value: String)] = []
        for place in stride(from: 1, to: parts.count, by: 2) {
            let before = parts[place - 1].utf8
            guard let end = before.lastIndex(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }) else {
                continue
            }
            if before[end] == UInt8(ascii: "+"), !values.isEmpty {
                values[values.count - 1].value.append(String(parts[place]))
            } else if before[end] == UInt8(ascii: ":") {
                let head = before[..<end]
                let start = head.lastIndex { $0 | 0x20 < UInt8(ascii: "a") || $0 | 0x20 > UInt8(ascii: "z") }
                let label = head[(start.map { head.index(after: $0) } ?? head.startIndex)...]
                values.append((String(Substring(label)), String(parts[place])))
            }
        }
        return values
    }
}
