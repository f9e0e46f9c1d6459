/// Handles long strings in pieces: natives that traverse a string check for a stop request between two pieces.
extension InterruptibleLoop {
    /// The number of bytes in a piece.
    private static let pieceBytes = 1 << 16

    /// Calls the body for each piece; pieces end at character boundaries.
    public static func forEachPiece(_ text: String, _ body: (Substring) throws -> Void) throws {
        var start = text.startIndex
        while start != text.endIndex {
            try Interrupt.check()
            let far = text.utf8.index(start, offsetBy: pieceBytes, limitedBy: text.endIndex) ?? text.endIndex
            var end = far == text.endIndex ? far : characterBoundary(text, before: far) ?? start
            // A single character may be longer than a piece.
            if end <= start { end = text.index(after: start) }
            try body(text[start..<end])
            start = end
        }
    }

    /// Returns a character boundary at or before an index; nil if that would be the start of the string.
    private static func characterBoundary(_ text: String, before place: String.Index) -> String.Index? {
        text.index(place, offsetBy: -1, limitedBy: text.startIndex).map(text.index(after:))
    }

    /// Returns the number of characters of a string.
    public static func count(_ text: String) throws -> Int {
        guard text.utf8.count > pieceBytes else { return text.count }
        var count = 0
        try forEachPiece(text) { count += $0.count }
        return count
    }

    /// Converts a string piece by piece.
    public static func converted(_ text: String, _ body: (String) -> String) throws -> String {
        guard text.utf8.count > pieceBytes else { return body(text) }
        try MemoryCeiling.checkAllocation(text.utf8.count, of: 1)
        var result = ""
        result.reserveCapacity(text.utf8.count)
        try forEachPiece(text) { result += body(String($0)) }
        return result
    }

    /// Appends a string to another one.
    public static func append(_ more: String, to text: inout String) throws {
        let (old, new) = (text.utf8.count, more.utf8.count)
        guard new > memoryCheckThreshold else { return text += more }
        try MemoryCeiling.checkAllocation(old + new, of: 1)
        // If the string grows by half or more, it is copied to a larger buffer at once; otherwise the capacity doubles.
        if new > old / 2 {
            let before = text
            text = ""
            text.reserveCapacity(old + new)
            try copy(before, to: &text)
        }
        try copy(more, to: &text)
    }

    private static func copy(_ more: String, to text: inout String) throws {
        let bytes = more.utf8
        var start = bytes.startIndex
        while start != bytes.endIndex {
            try Interrupt.check()
            var end = bytes.index(start, offsetBy: 1 << 20, limitedBy: bytes.endIndex) ?? bytes.endIndex
            // A piece must not end within a scalar.
            while end != bytes.endIndex, bytes[end] & 0xC0 == 0x80 { end = bytes.index(after: end) }
            text += more[start..<end]
            start = end
        }
    }

    /// Concatenates two strings.
    public static func concatenation(_ first: String, _ second: String) throws -> String {
        guard first.utf8.count + second.utf8.count > memoryCheckThreshold else { return first + second }
        var result = first
        try append(second, to: &result)
        return result
    }
}
