import Foundation
import Runtime

/// The options of `String.CompareOptions`, by their bits.
struct TextOptions: OptionSet {
    let rawValue: Int
    static let caseInsensitive = TextOptions(rawValue: 1)
    static let backwards = TextOptions(rawValue: 4)
    static let anchored = TextOptions(rawValue: 8)
    static let numeric = TextOptions(rawValue: 64)
    static let diacriticInsensitive = TextOptions(rawValue: 128)
    static let widthInsensitive = TextOptions(rawValue: 256)
    static let forcedOrdering = TextOptions(rawValue: 512)
    static let regularExpression = TextOptions(rawValue: 1024)
    /// Comparison by the rules of a language, not by code points.
    static let localized = TextOptions(rawValue: 1 << 20)
    /// The options that affect comparisons.
    private static let comparisonOptions = TextOptions(rawValue: 1 | 2 | 64 | 128 | 256 | 512)

    func folded(_ text: String) -> String {
        var text = text
        if contains(.caseInsensitive) {
            // A letter that is not ASCII may match several letters: "ß" equals "ss" if case is ignored.
            let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
            text = isPlain ? text.lowercased() : text.folding(options: .caseInsensitive, locale: nil)
        }
        if contains(.diacriticInsensitive) {
            let plain = TextForms.decomposed(text).unicodeScalars.filter {
                !$0.properties.isDiacritic && $0.properties.generalCategory != .nonspacingMark
            }
            text = String(String.UnicodeScalarView(plain))
        }
        return text
    }

    private static let locale = Locale(identifier: "en_US")

    /// Returns -1, 0 or 1. Uses the rules of a language if the options or the caller request it.
    func comparisonResult(_ left: String, _ right: String, in locale: Locale? = nil) -> Int {
        let options = NSString.CompareOptions(rawValue: UInt(intersection(.comparisonOptions).rawValue))
        if let locale = locale ?? (contains(.localized) ? TextOptions.locale : nil) {
            return left.compare(right, options: options, range: nil, locale: locale).rawValue
        }
        // Other letters than ASCII are compared in decomposed form: "ä" comes before "b".
        guard left.utf8.allSatisfy({ $0 < 0x80 }), right.utf8.allSatisfy({ $0 < 0x80 }) else {
            return left.compare(right, options: options).rawValue
        }
        let (a, b) = (folded(left), folded(right))
        if contains(.numeric) { return TextOptions.numericOrder(a, b) }
        return a == b ? 0 : a < b ? -1 : 1
    }

    /// Compares runs of digits as numbers.
    private static func numericOrder(_ left: String, _ right: String) -> Int {
        var (a, b) = (Substring(left), Substring(right))
        while let x = a.first, let y = b.first {
            let (m, n) = (a.prefix { $0.isASCII && $0.isNumber }, b.prefix { $0.isASCII && $0.isNumber })
            if !m.isEmpty, !n.isEmpty {
                let (p, q) = (m.drop { $0 == "0" }, n.drop { $0 == "0" })
                if p.count != q.count { return p.count < q.count ? -1 : 1 }
                if p != q { return p < q ? -1 : 1 }
                a = a.dropFirst(m.count)
                b = b.dropFirst(n.count)
            } else {
                if x != y { return x < y ? -1 : 1 }
                a = a.dropFirst()
                b = b.dropFirst()
            }
        }
        return a.isEmpty && b.isEmpty ? 0 : a.isEmpty ? -1 : 1
    }
}

/// Searches for a string in other strings.
struct TextSearch {
    private let pattern: [Character]
    private let options: TextOptions

    init(_ pattern: String, _ options: TextOptions) {
        self.options = options
        self.pattern = Array(options.intersection([.caseInsensitive, .diacriticInsensitive]).folded(pattern))
    }

    /// Returns the number of pattern characters that match this character; 0 if none does.
    private func matchedCount(_ character: Character, _ wanted: ArraySlice<Character>) -> Int {
        if character == wanted.first { return 1 }
        guard options.contains(.caseInsensitive) || options.contains(.diacriticInsensitive) else { return 0 }
        let folded = options.folded(String(character))
        return wanted.starts(with: folded) ? folded.count : 0
    }

    private func match(_ text: Substring, at start: String.Index) -> Range<String.Index>? {
        var (index, rest) = (start, pattern[...])
        while !rest.isEmpty {
            let count = index < text.endIndex ? matchedCount(text[index], rest) : 0
            guard count > 0 else { return nil }
            rest = rest.dropFirst(count)
            index = text.index(after: index)
        }
        return start..<index
    }

    func find(in text: Substring) throws -> Range<String.Index>? {
        guard !pattern.isEmpty else { return nil }
        if options.contains(.backwards) { return try findLast(in: text) }
        if options.contains(.anchored) { return match(text, at: text.startIndex) }
        var index = text.startIndex
        while index < text.endIndex {
            try Interrupt.check()
            if let range = match(text, at: index) { return range }
            index = text.index(after: index)
        }
        return nil
    }

    private func findLast(in text: Substring) throws -> Range<String.Index>? {
        var index = text.endIndex
        while index > text.startIndex {
            try Interrupt.check()
            index = text.index(before: index)
            guard let range = match(text, at: index) else { continue }
            if options.contains(.anchored), range.upperBound != text.endIndex { return nil }
            return range
        }
        return nil
    }

    static func range(of pattern: String, in text: Substring, _ options: TextOptions) throws -> Range<String.Index>? {
        if options.contains(.regularExpression) { return try Patterns.range(of: pattern, in: text, options) }
        return try TextSearch(pattern, options).find(in: text)
    }

    static func replacing(
        _ pattern: String, with replacement: String, in text: Substring, _ options: TextOptions
    ) throws -> String {
        if options.contains(.regularExpression) {
            return try Patterns.replacing(pattern, with: replacement, in: String(text), options)
        }
        let search = TextSearch(pattern, options.subtracting(.backwards))
        var result = ""
        var rest = text
        while let range = try search.find(in: rest) {
            result += rest[..<range.lowerBound]
            result += replacement
            rest = rest[range.upperBound...]
            if options.contains(.anchored) { break }
        }
        return result + rest
    }
}
