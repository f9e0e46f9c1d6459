import Runtime

/// The value of a `Data`.
final class DataBox: NumberedCollection, NativeHashing {
    let bytes: [UInt8]
    /// The index of the first byte; for a slice, its offset in the base data.
    let offset: Int
    init(_ bytes: [UInt8], offset: Int = 0) {
        self.bytes = bytes
        self.offset = offset
    }
    var elements: [Value] { bytes.map { .int(Int($0)) } }
    var count: Int { bytes.count }
    var startIndex: Value { .int(offset) }
    var endIndex: Value { .int(offset + bytes.count) }
    func element(at index: Value) throws -> Value {
        guard bytes.indices.contains(index.asInt &- offset) else { throw Traps.index(index.asInt, bytes.count) }
        return .int(Int(bytes[index.asInt &- offset]))
    }
    func stepper() -> Stepper { ArrayStepper(elements) }
    func slice(_ start: Int, _ end: Int) throws -> Value {
        guard start >= offset, start <= end, end &- offset <= bytes.count else {
            throw Traps.outOfRange("range of bytes")
        }
        return .object(DataBox(Array(bytes[start - offset..<end - offset]), offset: start))
    }
    func isEqual(to other: AnyObject) -> Bool { (other as? DataBox)?.bytes == bytes }
    func feedHasher(_ hasher: inout Hasher) { hasher.combine(bytes) }
}

extension Value {
    var bytes: [UInt8] { exactly(DataBox.self).bytes }
    static func data(_ bytes: [UInt8]) -> Value { .object(DataBox(bytes)) }
}

func addDataModule(_ t: inout NativeModule) {
    let box = BoxAccess.shared
    t.zero("Data.init()") { .data([]) }
    t.one("Data.init(capacity:)") { _ in .data([]) }
    t.one("Data.init(count:)") {
        try MemoryCeiling.checkAllocation($0.asInt, of: 1)
        return .data(Array(repeating: 0, count: max(0, $0.asInt)))
    }
    t.two("Data.init(repeating:count:)") {
        try MemoryCeiling.checkAllocation($1.asInt, of: 1)
        return .data(Array(repeating: UInt8(truncatingIfNeeded: $0.asInt), count: max(0, $1.asInt)))
    }
    for key in ["init(sequence)", "init(bytes:)"] {
        t.make("Data.\(key)") { context in
            let access = Access.of(context.parameters[0])
            return .one { .data(try allBytes(access, $0)) }
        }
    }
    t.one("Data.init(base64Encoded:)") { try base64Decoded($0.asString).map { .data($0) } ?? .none }
    t.one("Data.base64EncodedString()") { .string(try base64($0.bytes)) }
    t.one("Data.count") { .int($0.bytes.count) }
    t.one("Data.startIndex") { try box.startIndex($0) }
    t.one("Data.endIndex") { try box.endIndex($0) }
    t.two("Data.subscript(_:)") { try box.element($0, $1) }
    t.change(
        "Data.subscript(_:)=",
        withTwo: { place, index, value in
            let data = place.exactly(DataBox.self)
            guard data.bytes.indices.contains(index.asInt &- data.offset) else {
                throw Traps.index(index.asInt, data.bytes.count)
            }
            var bytes = data.bytes
            bytes[index.asInt &- data.offset] = UInt8(truncatingIfNeeded: value.asInt)
            place = .object(DataBox(bytes, offset: data.offset))
            return .unit
        })
    t.two("Data.subscript(bounds)") {
        let range = $1.exactly(RecordBox.self)
        return try box.slice($0, range.base[0], range.base[1])
    }
    t.two("Data.subdata(in:)") {
        let range = $1.exactly(RecordBox.self)
        return .data(try box.slice($0, range.base[0], range.base[1]).bytes)
    }
    t.change("Data.append(_:)") { place, other in
        let data = place.exactly(DataBox.self)
        place = .object(DataBox(data.bytes + other.bytes, offset: data.offset))
        return .unit
    }
    t.two("Data.==(_:_:)") { .bool($0.bytes == $1.bytes) }
    t.two("Data.hash(into:)") { feedHasher($1, $0) }
    t.one("Data.description") { .string("\($0.bytes.count) bytes") }
    addTextAndDataBindings(&t)
}

private func addTextAndDataBindings(_ t: inout NativeModule) {
    t.three("StringProtocol.data(using:allowLossyConversion:)") { text, encoding, isLossy in
        // As in Foundation for Linux, a character outside of ASCII becomes the byte 255.
        if isLossy.asBool, encoding.optionBits == 1 {
            return .data(text.asString.unicodeScalars.map { $0.isASCII ? UInt8($0.value) : 255 })
        }
        return try encoded(text.asString, encoding.optionBits).map { .data($0) } ?? .none
    }
    t.two("StringProtocol.lengthOfBytes(using:)") { text, encoding in
        let text = text.asString
        let wide = WideEncoding.all[encoding.optionBits]
        return .int(try wide?.count(of: text) ?? encoded(text, encoding.optionBits)?.count ?? 0)
    }
    t.two("StringProtocol.maximumLengthOfBytes(using:)") { text, encoding in
        let widest = WideEncoding.all[encoding.optionBits]?.width ?? (encoding.optionBits == 4 ? 3 : 1)
        return .int(text.asString.utf16.count * widest)
    }
    t.two("String.init(data:encoding:)") { .optional(decoded($0.bytes, $1.optionBits)) }
    t.make("String.init(bytes:encoding:)") { context in
        let access = Access.of(context.parameters[0])
        return .two { .optional(decoded(try allBytes(access, $0), $1.optionBits)) }
    }
}

/// Encodes a text in the encoding with a raw value of `String.Encoding`: 1 is ASCII, 5 is Latin 1. An unknown encoding
/// counts as UTF-8.
private func encoded(_ text: String, _ encoding: Int) throws -> [UInt8]? {
    switch encoding {
    case 1: return text.unicodeScalars.allSatisfy(\.isASCII) ? Array(text.utf8) : nil
    case 5:
        let bytes = text.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
        return bytes.count == text.unicodeScalars.count ? bytes : nil
    default:
        guard let wide = WideEncoding.all[encoding] else { return Array(text.utf8) }
        return try wide.bytes(of: text)
    }
}

private func decoded(_ bytes: [UInt8], _ encoding: Int) -> String? {
    switch encoding {
    case 1: return bytes.allSatisfy { $0 < 128 } ? String(decoding: bytes, as: UTF8.self) : nil
    case 5: return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    default:
        guard let wide = WideEncoding.all[encoding] else { return String(validating: bytes, as: UTF8.self) }
        return wide.text(of: bytes)
    }
}

private let base64Alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

func base64(_ bytes: [UInt8]) throws -> String {
    var result: [UInt8] = []
    try MemoryCeiling.checkAllocation(bytes.count / 3 + 1, of: 4)
    result.reserveCapacity((bytes.count / 3 + 1) * 4)
    try InterruptibleLoop.forEach(stride(from: 0, to: bytes.count, by: 3)) { start in
        let group = bytes[start..<min(start + 3, bytes.count)]
        let bits = group.reduce(0) { $0 << 8 | Int($1) } << ((3 - group.count) * 8)
        for position in 0..<4 {
            result.append(
                position <= group.count ? base64Alphabet[bits >> (18 - position * 6) & 63] : UInt8(ascii: "="))
        }
    }
    return String(decoding: result, as: UTF8.self)
}

func base64Decoded(_ text: String) throws -> [UInt8]? {
    let source = Array(text.utf8)
    guard source.count % 4 == 0 else { return nil }
    let padding = source.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    guard padding <= 2 else { return nil }
    var result: [UInt8] = []
    var bits = 0
    for (index, byte) in source.enumerated() {
        if index & 0xFFFF == 0 { try Interrupt.check() }
        if index >= source.count - padding {
            bits <<= 6
        } else {
            guard let value = base64Alphabet.firstIndex(of: byte) else { return nil }
            bits = bits << 6 | value
        }
        if index % 4 == 3 {
            result += [UInt8(bits >> 16 & 255), UInt8(bits >> 8 & 255), UInt8(bits & 255)]
            bits = 0
        }
    }
    return Array(result.dropLast(padding))
}
