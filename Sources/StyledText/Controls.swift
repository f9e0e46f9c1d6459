/// The control characters that stay unchanged in visible text.
public enum KeptControlCharacters: Sendable {
    /// No control character stays: a newline becomes `
    /// `, and a tab becomes `\t`. This choice suits values on one line.
    case none
    /// Newlines and tabs stay. This choice suits printed output.
    case layout
}

/// Returns the text with escaped control characters, such as `\u{1B}`, so that a terminal does not interpret them.
/// Bidirectional marks, which could disguise a line, are also escaped.
public func escapingControls(_ text: String, keeping kept: KeptControlCharacters = .none) -> String {
    let clean = text.utf8.withContiguousStorageIfAvailable { bytes in bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
    if clean == true || !text.unicodeScalars.contains(where: { isControl($0) }) { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
        if !isControl(scalar) || (kept == .layout && (scalar == "\n" || scalar == "\t")) {
            result.unicodeScalars.append(scalar)
        } else {
            result += escaped(scalar)
        }
    }
    return result
}

/// Returns true if a terminal would act on the scalar instead of drawing it.
public func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB: return true
    default: return false
    }
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\0": return "\\0"
    default: return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
}
