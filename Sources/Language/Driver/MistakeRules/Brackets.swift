import Diagnostics

/// Brackets by their bytes alone: for texts that are no tree.
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

    /// The innermost closed pair around a place. Texts in quotes are passed over.
    static func around(_ place: UInt32, in source: Source) -> Group? {
        var open: [Group] = []
        var isQuoted = false
        for (index, byte) in source.utf8.enumerated() {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if isQuoted { continue }
            if closers[byte] != nil {
                open.append(Group(opener: byte, start: UInt32(index), end: UInt32(index)))
            } else if let last = open.last, closers[last.opener] == byte {
                open.removeLast()
                if last.start < place, place <= UInt32(index) {
                    return Group(opener: last.opener, start: last.start, end: UInt32(index))
                }
            }
        }
        return nil
    }
}
