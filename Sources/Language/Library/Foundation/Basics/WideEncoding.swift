import Runtime

/// Encodes text as UTF-16 or UTF-32 in a given byte order, or with a byte order mark if no order is given.
struct WideEncoding {
    let width: Int
    private let isBigEndian: Bool?

    /// The encodings by the raw values of `String.Encoding`.
    static let all: [Int: WideEncoding] = [
        10: WideEncoding(width: 2, isBigEndian: nil),
        0x9000_0100: WideEncoding(width: 2, isBigEndian: true),
        0x9400_0100: WideEncoding(width: 2, isBigEndian: false),
        0x8C00_0100: WideEncoding(width: 4, isBigEndian: nil),
        0x9800_0100: WideEncoding(width: 4, isBigEndian: true),
        0x9C00_0100: WideEncoding(width: 4, isBigEndian: false),
    ]
    private static let byteOrderMark: UInt32 = 0xFEFF

    /// Returns the number of bytes that a string needs, without a byte order mark.
    func count(of text: String) -> Int { (width == 2 ? text.utf16.count : text.unicodeScalars.count) * width }

    func bytes(of text: String) throws -> [UInt8] {
        let count = count(of: text)
        try MemoryCeiling.checkAllocation(count, of: 1)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count + width)
        func add(_ unit: UInt32) {
            for place in 0..<width {
                let shift = (isBigEndian ?? false ? width - 1 - place : place) * 8
                bytes.append(UInt8(truncatingIfNeeded: unit >> UInt32(shift)))
            }
        }
        if isBigEndian == nil { add(Self.byteOrderMark) }
        if width == 2 {
            try InterruptibleLoop.forEach(text.utf16) { add(UInt32($0)) }
        } else {
            try InterruptibleLoop.forEach(text.unicodeScalars) { add($0.value) }
        }
        return bytes
    }

    func text(of bytes: [UInt8]) -> String? {
        guard bytes.count % width == 0 else { return nil }
        // Bytes without a byte order mark are big-endian, unless a byte order is given.
        var units = read(bytes, isBigEndian: isBigEndian ?? true)
        if isBigEndian == nil {
            if read(Array(bytes.prefix(width)), isBigEndian: false).first == Self.byteOrderMark {
                units = read(bytes, isBigEndian: false)
            }
            if units.first == Self.byteOrderMark { units.removeFirst() }
        }
        if width == 2 { return String(decoding: units.map { UInt16(truncatingIfNeeded: $0) }, as: UTF16.self) }
        let scalars = units.compactMap(Unicode.Scalar.init)
        return scalars.count == units.count ? String(String.UnicodeScalarView(scalars)) : nil
    }

    private func read(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt32] {
        stride(from: 0, to: bytes.count, by: width).map { start in
            let unit = bytes[start..<(start + width)]
            return (isBigEndian ? Array(unit) : unit.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
        }
    }
}
