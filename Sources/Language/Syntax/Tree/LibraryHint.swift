/// A hint of a library declaration for rules and messages: `@advice(wanted: "turn it into one: .asObservable()", for:
/// "PrimitiveSequence")`.
public struct LibraryHint {
    /// The first label: the situation of the hint.
    public let situation: String
    public let text: String
    /// Further arguments of the attribute, by label.
    public let more: [String: String]
    /// The names that the hint applies to; all names if empty.
    public var names: [Substring] { more["for"]?.split(separator: " ") ?? [] }

    /// Parses `(situation: "text", label: "text", …)`; nil for other text.
    init?(attribute text: String) {
        let values = LibraryHint.values(in: text)
        guard let first = values.first else { return nil }
        situation = first.label
        self.text = first.value
        more = Dictionary(values.dropFirst().map { ($0.label, $0.value) }) { first, _ in first }
    }

    /// Returns quoted strings with the labels before them; `+` joins two.
    static func values(in text: String) -> [(label: String, value: String)] {
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
