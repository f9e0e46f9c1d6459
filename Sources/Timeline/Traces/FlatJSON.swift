/// Reads and writes flat JSON objects: events as data, the history file, the session in a page, a learner's progress.
public enum FlatJSON {
    /// Returns the values of an object by their keys; numbers are returned as their digits. Returns nil if the text is
    /// not a flat object.
    public static func parseObject(_ text: some Collection<UInt8>) -> [String: String]? {
        var reader = ByteReader(bytes: Array(text)[...])
        return reader.object()
    }

    /// Returns an object whose values are all strings; nil for other texts.
    public static func parseObject(_ text: String) -> [String: String]? {
        var reader = ByteReader(bytes: Array(text.utf8)[...], takesNumbers: false)
        return reader.object()
    }

    /// Writes an object of strings, with one row on each line, sorted by key.
    public static func objectText(_ rows: [String: String]) -> String {
        let lines = rows.sorted { $0.key < $1.key }.map { "  \(stringText($0.key)): \(stringText($0.value))" }
        return lines.isEmpty ? "{}\n" : "{\n" + lines.joined(separator: ",\n") + "\n}\n"
    }

    /// Returns a string in JSON, with its quotes.
    public static func stringText(_ text: String) -> String {
        var result: [UInt8] = [0x22]
        for byte in text.utf8 {
            switch byte {
            case 0x22, 0x5C: result += [0x5C, byte]
            case 0x0A: result += Array("\\n".utf8)
            case 0x0D: result += Array("\\r".utf8)
            case 0x09: result += Array("\\t".utf8)
            case 0..<0x20, 0x7F:
                let hex = String(byte, radix: 16)
                result += Array(("\\u00" + (hex.count < 2 ? "0" : "") + hex).utf8)
            default: result.append(byte)
            }
        }
        result.append(0x22)
        return String(decoding: result, as: UTF8.self)
    }

    private struct ByteReader {
        var bytes: ArraySlice<UInt8>
        var takesNumbers = true

        mutating func object() -> [String: String]? {
            guard take(UInt8(ascii: "{")) else { return nil }
            var result: [String: String] = [:]
            if take(UInt8(ascii: "}")) { return isAtEnd ? result : nil }
            repeat {
                skipBlanks()
                guard let name = string(), take(UInt8(ascii: ":")) else { return nil }
                skipBlanks()
                guard let value = bytes.first == 0x22 || !takesNumbers ? string() : word() else { return nil }
                result[name] = value
            } while take(UInt8(ascii: ","))
            return take(UInt8(ascii: "}")) && isAtEnd ? result : nil
        }

        private mutating func skipBlanks() {
            while let first = bytes.first, [0x20, 0x09, 0x0A, 0x0D].contains(first) { bytes.removeFirst() }
        }

        private var isAtEnd: Bool {
            mutating get {
                skipBlanks()
                return bytes.isEmpty
            }
        }

        private mutating func take(_ byte: UInt8) -> Bool {
            skipBlanks()
            guard bytes.first == byte else { return false }
            bytes.removeFirst()
            return true
        }

        private mutating func word() -> String? {
            let end =
                bytes.firstIndex { $0 == 0x20 || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "}") } ?? bytes.endIndex
            defer { bytes = bytes[end...] }
            return end > bytes.startIndex ? String(decoding: bytes[..<end], as: UTF8.self) : nil
        }

        private mutating func string() -> String? {
            guard bytes.first == 0x22 else { return nil }
            bytes.removeFirst()
            // Most strings contain no escapes, so they need no decoding.
            guard let end = bytes.firstIndex(where: { $0 == 0x22 || $0 == 0x5C }) else { return nil }
            if bytes[end] == 0x22 {
                defer { bytes = bytes[(end + 1)...] }
                return String(decoding: bytes[..<end], as: UTF8.self)
            }
            var result: [UInt8] = []
            while let byte = bytes.popFirst() {
                if byte == 0x22 { return String(decoding: result, as: UTF8.self) }
                guard byte == 0x5C else {
                    result.append(byte)
                    continue
                }
                guard escape(into: &result) else { return nil }
            }
            return nil
        }

        private mutating func escape(into result: inout [UInt8]) -> Bool {
            guard let byte = bytes.popFirst() else { return false }
            switch byte {
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "f"): result.append(0x0C)
            case UInt8(ascii: "u"): return unicode(into: &result)
            default: result.append(byte)
            }
            return true
        }

        private mutating func unicode(into result: inout [UInt8]) -> Bool {
            guard var value = hex() else { return false }
            if (0xD800..<0xDC00).contains(value), let low = lowSurrogate() {
                value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
            }
            result += Array(String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8)
            return true
        }

        /// Reads the next escape if it is a low surrogate; otherwise does not consume it.
        private mutating func lowSurrogate() -> UInt32? {
            let before = bytes
            if bytes.starts(with: [0x5C, UInt8(ascii: "u")]) {
                bytes.removeFirst(2)
                if let low = hex(), (0xDC00..<0xE000).contains(low) { return low }
            }
            bytes = before
            return nil
        }

        private mutating func hex() -> UInt32? {
            guard bytes.count >= 4 else { return nil }
            defer { bytes.removeFirst(4) }
            return UInt32(String(decoding: bytes.prefix(4), as: UTF8.self), radix: 16)
        }
    }
}
