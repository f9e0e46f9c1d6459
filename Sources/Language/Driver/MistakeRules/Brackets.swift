import Diagnostics
import Syntax

/// Finds pairs of brackets in texts with syntax errors.
enum Brackets {
    struct Group {
        var opener: UInt8
        /// The offsets of the opening and the closing bracket.
        var start: UInt32
        var end: UInt32
    }

    /// Returns the innermost bracket pair around an offset.
    static func around(_ place: UInt32, in source: Source) -> Group? {
        let words = SourceWords(source.text)
        for index in words.indices where words[index].kind == .close {
            guard let open = words.partner(of: index) else { continue }
            let (start, end) = (words[open].range.lowerBound, words[index].range.lowerBound)
            guard start < place, place <= end else { continue }
            return Group(opener: source.utf8[start], start: UInt32(start), end: UInt32(end))
        }
        return nil
    }
}
