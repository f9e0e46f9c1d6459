import Diagnostics
import Syntax

/// An expression with several values in one place: `keys.debounce(.milliseconds({100, 300}), scheduler: main)`.
struct Sweep {
    struct Variant: Equatable {
        /// The values that it has, as they are written: `100`.
        var label: String
        var text: String
    }

    private(set) var variants: [Variant]

    static let limit = 12

    /// Nil if no braces hold values between commas. A closure holds none, or names them before `in`.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        let groups = Sweep.groups(in: text, bytes)
        guard !groups.isEmpty else { return nil }
        var made = [(label: [String](), text: "")]
        var start = 0
        for group in groups {
            let before = String(decoding: bytes[start..<group.range.lowerBound], as: UTF8.self)
            made = made.flatMap { one in
                group.values.map { (label: one.label + [$0], text: one.text + before + $0) }
            }
            start = group.range.upperBound
            // A product of many groups is refused; nobody waits until it is made.
            if made.count > 1_000 { break }
        }
        let rest = String(decoding: bytes[start...], as: UTF8.self)
        variants = made.map { Variant(label: $0.label.joined(separator: ", "), text: $0.text + rest) }
    }

    private static func groups(in text: String, _ bytes: [UInt8]) -> [(range: Range<Int>, values: [String])] {
        let words = SourceWord.all(of: text)
        var groups: [(range: Range<Int>, values: [String])] = []
        var index = 0
        while index < words.count {
            if words[index].kind == .open, bytes[words[index].range.lowerBound] == UInt8(ascii: "{"),
                let group = group(from: index, words, bytes)
            {
                groups.append((words[index].range.lowerBound..<words[group.end].range.upperBound, group.values))
                index = group.end
            }
            index += 1
        }
        return groups
    }

    /// The values between the commas of a pair of braces.
    private static func group(
        from open: Int, _ words: [SourceWord], _ bytes: [UInt8]
    ) -> (values: [String], end: Int)? {
        var (depth, values) = (0, [String]())
        var start = words[open].range.upperBound
        func text(_ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self).trimmed }
        for index in open..<words.count {
            let word = words[index]
            if word.kind == .open { depth += 1 }
            if word.kind == .close { depth -= 1 }
            let isClosure = word.kind == .keyword && bytes[word.range].elementsEqual("in".utf8)
            if depth == 1, isClosure { return nil }
            guard depth == 0 || depth == 1 && word.kind == .comma else { continue }
            values.append(text(word.range.lowerBound))
            start = word.range.upperBound
            if depth == 0 {
                let isWhole = values.count > 1 && !values.contains("")
                return isWhole ? (values, index) : nil
            }
        }
        return nil
    }
}
