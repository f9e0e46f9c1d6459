import StyledText

/// Returns a number with its noun, such as `1 entry` or `3,412 events`.
package func countText(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(groupedDigits(number)) \(number == 1 ? one : many ?? one + "s")"
}

extension StringProtocol {
    /// The text without blanks and newlines at both ends.
    package var trimmingSpaces: String {
        func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
        let bytes = ContiguousArray(utf8)
        guard let start = bytes.firstIndex(where: { !isBlank($0) }), let end = bytes.lastIndex(where: { !isBlank($0) })
        else { return "" }
        // Between two ASCII bytes no character is cut, so the bytes can be sliced there.
        if bytes[start] < 128, bytes[end] < 128 { return String(decoding: bytes[start...end], as: UTF8.self) }
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
