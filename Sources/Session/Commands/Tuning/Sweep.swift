import Assist
import Diagnostics
import SessionCore
import Syntax

/// An expression with alternative values in braces: `keys.debounce(.milliseconds({100, 300}), scheduler: main)`.
struct Sweep {
    struct Variant: Equatable {
        /// The alternative values of this variant, as they are written: `100`.
        var label: String
        var text: String
    }

    private(set) var variants: [Variant]

    static let maxVariants = 12

    /// Returns nil if no braces contain values that are separated by commas. Braces with `in` are closures.
    init?(_ text: String) {
        let words = SourceWords(text)
        let groups = Sweep.valueGroups(in: words)
        guard !groups.isEmpty else { return nil }
        var made = [(label: [String](), text: "")]
        var start = 0
        for group in groups {
            let before = String(decoding: words.bytes[start..<group.range.lowerBound], as: UTF8.self)
            made = made.flatMap { one in
                group.values.map { (label: one.label + [$0], text: one.text + before + $0) }
            }
            start = group.range.upperBound
            // A product of too many groups is refused before all its variants are built.
            if made.count > 1_000 { break }
        }
        let rest = String(decoding: words.bytes[start...], as: UTF8.self)
        variants = made.map { Variant(label: $0.label.joined(separator: ", "), text: $0.text + rest) }
    }

    private static func valueGroups(in words: SourceWords) -> [(range: Range<Int>, values: [String])] {
        var groups: [(range: Range<Int>, values: [String])] = []
        var index = 0
        while index < words.count {
            if words.text(at: index) == "{", let end = words.partner(of: index),
                let values = valueList(index, end, words)
            {
                groups.append((words[index].range.lowerBound..<words[end].range.upperBound, values))
                index = end
            }
            index += 1
        }
        return groups
    }

    /// Returns the values in a pair of braces, which commas separate.
    private static func valueList(_ open: Int, _ end: Int, _ words: SourceWords) -> [String]? {
        let inner = words.bytes[words[open].range.upperBound..<words[end].range.lowerBound]
        let words = SourceWords(String(decoding: inner, as: UTF8.self))
        var depth = 0
        for word in words {
            depth += word.kind == .open ? 1 : word.kind == .close ? -1 : 0
            if depth == 0, word.kind == .keyword, words.text(word) == "in" { return nil }
        }
        let values = words.parts.map(\.trimmingSpaces)
        return values.count > 1 && !values.contains("") ? values : nil
    }
}
