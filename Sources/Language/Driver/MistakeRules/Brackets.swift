import Diagnostics
import Syntax

/// Brackets of texts that are no tree.
enum Brackets {
    struct Group {
        var opener: UInt8
        /// Of the opening bracket, and of the closing one.
        var start: UInt32
        var end: UInt32
    }

    private static let closers: [UInt8: UInt8] = [
        UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
        UInt8(ascii: "{"): UInt8(ascii: "}"),
    ]

    /// The innermost closed pair around a place.
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
