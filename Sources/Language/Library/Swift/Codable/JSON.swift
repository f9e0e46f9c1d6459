import Foundation
import Runtime

/// A JSON text or property list as a tree. Objects keep the order of their keys.
final class JSONNode {
    enum Content {
        case null
        case bool(Bool)
        case integer(Int)
        case unsigned(UInt)
        case number(Double)
        case text(String)
        case list([JSONNode])
        case object([(key: String, value: JSONNode)])
        // Dates, which only property lists contain.
        case date(Date)
        case bytes([UInt8])
    }
    var content: Content
    init(_ content: Content) { self.content = content }

    func member(_ key: String) -> JSONNode? {
        guard case .object(let members) = content else { return nil }
        return members.last { $0.key == key }?.value
    }

    func set(_ key: String, _ value: JSONNode) {
        guard case .object(var members) = content else { return }
        content = .null
        if let index = members.firstIndex(where: { $0.key == key }) {
            members[index].value = value
        } else {
            members.append((key, value))
        }
        content = .object(members)
    }

    func append(_ value: JSONNode) {
        guard case .list(var elements) = content else { return }
        content = .null
        elements.append(value)
        content = .list(elements)
    }

    // MARK: Writing

    struct Layout: OptionSet {
        let rawValue: Int
        static let pretty = Layout(rawValue: 1)
        static let sorted = Layout(rawValue: 2)
        static let plainSlashes = Layout(rawValue: 8)
    }

    func text(_ layout: Layout) -> String {
        var text = ""
        write(layout, 0, into: &text)
        return text
    }

    private func write(_ layout: Layout, _ depth: Int, into text: inout String) {
        switch content {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .unsigned(let value): text += String(value)
        case .number(let value): text += JSONNode.number(value)
        case .text(let value): JSONNode.quote(value, layout, into: &text)
        case .date, .bytes: text += "null"
        case .list(let elements):
            JSONNode.bracket("[", "]", elements.count, layout, depth, into: &text) { index, text in
                elements[index].write(layout, depth + 1, into: &text)
            }
        case .object(let members):
            let members = layout.contains(.sorted) ? members.sorted { $0.key < $1.key } : members
            JSONNode.bracket("{", "}", members.count, layout, depth, into: &text) { index, text in
                JSONNode.quote(members[index].key, layout, into: &text)
                text += layout.contains(.pretty) ? " : " : ":"
                members[index].value.write(layout, depth + 1, into: &text)
            }
        }
    }

    private static func bracket(
        _ open: String, _ close: String, _ count: Int, _ layout: Layout, _ depth: Int, into text: inout String,
        _ body: (Int, inout String) -> Void
    ) {
        let isPretty = layout.contains(.pretty)
        text += open
        if isPretty { text += "\n" }
        for index in 0..<count {
            if Interrupt.isRequested { break }
            if index > 0 { text += isPretty ? ",\n" : "," }
            if isPretty { text += String(repeating: "  ", count: depth + 1) }
            body(index, &text)
        }
        if isPretty { text += "\n" + String(repeating: "  ", count: depth) }
        text += close
    }

    static func number(_ value: Double) -> String {
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func quote(_ value: String, _ layout: Layout, into text: inout String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{8}": text += "\\b"
            case "\u{C}": text += "\\f"
            case "/" where !layout.contains(.plainSlashes): text += "\\/"
            case let scalar where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}

/// Reads JSON.
struct JSONReader {
    struct Failure: Error {}
    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0
    /// True if a number that is too large for a Double is an error here; decoders report it when they read the number.
    private let needsNumbers: Bool

    /// Returns the offset of a syntax error; nil for valid JSON.
    static func errorOffset(in bytes: [UInt8]) throws -> Int? {
        var reader = JSONReader(bytes, needsNumbers: true)
        do {
            _ = try reader.readValue()
            reader.skipSpace()
            return reader.index < bytes.count ? reader.index : nil
        } catch is Failure { return reader.index }
    }

    static func read(_ bytes: [UInt8], needsNumbers: Bool = false) throws -> JSONNode {
        var reader = JSONReader(bytes, needsNumbers: needsNumbers)
        let node = try reader.readValue()
        reader.skipSpace()
        guard reader.index == bytes.count else { throw Failure() }
        return node
    }

    private init(_ bytes: [UInt8], needsNumbers: Bool) {
        self.bytes = bytes
        self.needsNumbers = needsNumbers
    }

    private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipSpace() {
        while let byte, byte == 32 || byte == 10 || byte == 13 || byte == 9 { index += 1 }
    }

    private mutating func consume(_ wanted: Character) -> Bool {
        guard byte == wanted.asciiValue else { return false }
        index += 1
        return true
    }

    private mutating func readValue() throws -> JSONNode {
        try Interrupt.check()
        skipSpace()
        depth += 1
        defer { depth -= 1 }
        guard depth < 500, let byte else { throw Failure() }
        switch byte {
        case UInt8(ascii: "{"): return try readObject()
        case UInt8(ascii: "["): return try readList()
        case UInt8(ascii: "\""): return JSONNode(.text(try readString()))
        case UInt8(ascii: "t"): return try readWord("true", .bool(true))
        case UInt8(ascii: "f"): return try readWord("false", .bool(false))
        case UInt8(ascii: "n"): return try readWord("null", .null)
        default: return try readNumber()
        }
    }

    private mutating func readWord(_ word: String, _ content: JSONNode.Content) throws -> JSONNode {
        guard bytes[index...].starts(with: word.utf8) else { throw Failure() }
        index += word.utf8.count
        return JSONNode(content)
    }

    /// Consumes a comma. Returns true if another element follows it; like Foundation, accepts a comma after the last
    /// element.
    private mutating func takeComma(before end: Unicode.Scalar) -> Bool {
        guard consume(",") else { return false }
        skipSpace()
        return byte != UInt8(ascii: end)
    }

    private mutating func readObject() throws -> JSONNode {
        var members: [(key: String, value: JSONNode)] = []
        index += 1
        skipSpace()
        if consume("}") { return JSONNode(.object([])) }
        repeat {
            skipSpace()
            guard byte == UInt8(ascii: "\"") else { throw Failure() }
            let key = try readString()
            skipSpace()
            guard consume(":") else { throw Failure() }
            members.append((key, try readValue()))
            skipSpace()
        } while takeComma(before: "}")
        guard consume("}") else { throw Failure() }
        return JSONNode(.object(members))
    }

    private mutating func readList() throws -> JSONNode {
        var elements: [JSONNode] = []
        index += 1
        skipSpace()
        if consume("]") { return JSONNode(.list([])) }
        repeat {
            elements.append(try readValue())
            skipSpace()
        } while takeComma(before: "]")
        guard consume("]") else { throw Failure() }
        return JSONNode(.list(elements))
    }

    private mutating func readNumber() throws -> JSONNode {
        let start = index
        while let byte, "+-.eE0123456789".utf8.contains(byte) { index += 1 }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        let digits = text.drop { $0 == "-" }
        guard let first = digits.first, first.isNumber, !(first == "0" && digits.dropFirst().first?.isNumber == true)
        else {
            throw Failure()
        }
        if let whole = Int(text) { return JSONNode(.integer(whole)) }
        if let whole = UInt(text) { return JSONNode(.unsigned(whole)) }
        guard let value = Double(text), text.last != ".", value.isFinite || !needsNumbers else { throw Failure() }
        return JSONNode(.number(value))
    }

    private mutating func readString() throws -> String {
        var result: [UInt8] = []
        index += 1
        while let byte {
            index += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let text = String(validating: result, as: UTF8.self) else { throw Failure() }
                return text
            case UInt8(ascii: "\\"): result += try readEscape()
            case 0..<0x20: throw Failure()
            default: result.append(byte)
            }
        }
        throw Failure()
    }

    private mutating func readEscape() throws -> [UInt8] {
        guard let byte else { throw Failure() }
        index += 1
        switch byte {
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "b"): return [8]
        case UInt8(ascii: "f"): return [12]
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "u"):
            var units = [try readCodeUnit()]
            if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: "\\u".utf8) {
                index += 2
                units.append(try readCodeUnit())
            }
            return Array(String(decoding: units, as: UTF16.self).utf8)
        default: throw Failure()
        }
    }

    private mutating func readCodeUnit() throws -> UInt16 {
        guard index + 4 <= bytes.count,
            let unit = UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
        else { throw Failure() }
        index += 4
        return unit
    }
}
