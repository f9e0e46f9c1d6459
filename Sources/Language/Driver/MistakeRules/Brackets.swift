import Diagnostics
import Syntax

/// Brackets in texts with syntax errors.
enum Brackets {
    struct Group {
        var opener: UInt8
        /// The offsets of the opening and the closing bracket.
        var start: UInt32
        var end: UInt32
    }

    private static let closers: [UInt8: UInt8] = [
        UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
        UInt8(ascii: "{"): UInt8(ascii: "}"),
    ]

    /// Returns the innermost bracket pair around an offset.
    static func around(_ place: UInt32, in source: Source) -> Group? {
        var open: [Group] = []
        for word in SourceWord.all(of: source.text) {
            let (byte, start) = (source.utf8[word.range.lowerBound], UInt32(word.range.lowerBound))
            if word.kind == .open { open.append(Group(opener: byte, start: start, end: start)) }
            guard word.kind == .close, let last = open.last, closers[last.opener] == byte else { continue }
            open.removeLast()
            if last.start < place, place <= start { return Group(opener: last.opener, start: last.start, end: start) }
        }
        return nil
    }
}
