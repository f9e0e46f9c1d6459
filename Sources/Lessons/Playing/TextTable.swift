/// Reads and writes a JSON object with string values, the format of the progress file.
enum TextTable {
    static func json(_ rows: [String: String]) -> String {
        let lines = rows.sorted { $0.key < $1.key }.map { "  \(quoted($0.key)): \(quoted($0.value))" }
        return lines.isEmpty ? "{}\n" : "{\n" + lines.joined(separator: ",\n") + "\n}\n"
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Returns nil for other JSON.
    static func read(_ text: String) -> [String: String]? {
        var reader = Reader(rest: text.unicodeScalars[...])
        return reader.table()
    }

    private struct Reader {
        var rest: Substring.UnicodeScalarView

        mutating func table() -> [String: String]? {
            var rows: [String: String] = [:]
            guard take("{") else { return nil }
            if !take("}") {
                repeat {
                    guard let key = string(), take(":"), let value = string() else { return nil }
                    rows[key] = value
                } while take(",")
                guard take("}") else { return nil }
            }
            skipBlanks()
            return rest.isEmpty ? rows : nil
        }

        private mutating func skipBlanks() {
            rest = rest.drop { $0.properties.isWhitespace }
        }

        private mutating func take(_ mark: Unicode.Scalar) -> Bool {
            skipBlanks()
            guard rest.first == mark else { return false }
            rest.removeFirst()
            return true
        }

        private mutating func string() -> String? {
            guard take("\"") else { return nil }
            var result = String.UnicodeScalarView()
            while let scalar = rest.popFirst() {
                switch scalar {
                case "\"": return String(result)
                case "\\":
                    guard let escaped = escape() else { return nil }
                    result.append(escaped)
                default: result.append(scalar)
                }
            }
            return nil
        }

        private mutating func escape() -> Unicode.Scalar? {
            switch rest.popFirst() {
            case "n": return "\n"
            case "t": return "\t"
            case "u":
                let digits = String(rest.prefix(4))
                rest = rest.dropFirst(4)
                return UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) }
            case let other?: return other
            case nil: return nil
            }
        }
    }
}
