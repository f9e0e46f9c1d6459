import Diagnostics

// Lexes numbers. The lexer only finds the end of a number; the parser computes its value.
extension Lexer {
    mutating func lexNumber(_ start: Int) {
        // In `pair.0.1`, the indices 0 and 1 are separate numbers.
        if tokenCount > 0, tokens[tokenCount - 1].kind == .period {
            position = digits(from: start)
            return finish(.integer, start)
        }
        let base: UInt8
        switch bytes[start] == Byte.zero ? at(start + 1) : 0 {
        case UInt8(ascii: "x"): base = 16
        case UInt8(ascii: "b"): base = 2
        case UInt8(ascii: "o"): base = 8
        default: base = 10
        }
        if base == 10 { return lexDecimal(start) }
        position = digits(from: start + 2, base: base)
        if base == 16, lexHexFraction() { return finish(.float, start) }
        if position == start + 2 || at(start + 2) == Byte.underscore { flags.insert(.malformed) }
        finish(.integer, start)
    }

    private mutating func lexDecimal(_ start: Int) {
        position = digits(from: start)
        var kind = TokenKind.integer
        if at(position) == Byte.period, classes[Int(at(position + 1))] == ByteClass.digit {
            position = digits(from: position + 1)
            kind = .float
        }
        if at(position) | 0x20 == UInt8(ascii: "e"), let end = exponent(at: position) {
            position = end
            kind = .float
        }
        finish(kind, start)
    }

    /// Lexes the fraction and exponent of `0x1.8p3`; without `p` the dot is a member access.
    private mutating func lexHexFraction() -> Bool {
        var index = position
        if at(index) == Byte.period {
            let end = digits(from: index + 1, base: 16)
            if end == index + 1 { return false }
            index = end
        }
        guard at(index) | 0x20 == UInt8(ascii: "p"), let end = exponent(at: index) else { return false }
        position = end
        return true
    }

    private func exponent(at index: Int) -> Int? {
        var index = index + 1
        if at(index) == Byte.plus || at(index) == Byte.minus { index += 1 }
        guard classes[Int(at(index))] == ByteClass.digit else { return nil }
        return digits(from: index)
    }

    private func digits(from start: Int, base: UInt8 = 10) -> Int {
        var index = start
        while index < count, Byte.digit(bytes[index]) < base || bytes[index] == Byte.underscore { index += 1 }
        return index
    }

    /// A number directly followed by letters is malformed: `2nd`, `0b12`.
    private mutating func finish(_ kind: TokenKind, _ start: Int) {
        if position < count, classes[Int(bytes[position])] <= ByteClass.digit {
            while position < count, classes[Int(bytes[position])] <= ByteClass.digit { position += 1 }
            flags.insert(.malformed)
        }
        emit(kind, from: start)
    }
}
