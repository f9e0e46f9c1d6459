/// The kind of token that a byte may begin, from a table.
enum ByteClass {
    // Letters and digits come first: values up to `digit` continue a name.
    static let letter: UInt8 = 0
    static let digit: UInt8 = 1
    static let operator_: UInt8 = 2
    static let punctuation: UInt8 = 3
    static let nonASCII: UInt8 = 4
    static let other: UInt8 = 5
    static let space: UInt8 = 6

    // Constant.
    nonisolated(unsafe) static let table: UnsafePointer<UInt8> = {
        let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
        table.initialize(repeating: other, count: 256)
        for byte in UInt8(ascii: "a")...UInt8(ascii: "z") { table[Int(byte)] = letter }
        for byte in UInt8(ascii: "A")...UInt8(ascii: "Z") { table[Int(byte)] = letter }
        table[Int(UInt8(ascii: "_"))] = letter
        for byte in UInt8(ascii: "0")...UInt8(ascii: "9") { table[Int(byte)] = digit }
        for byte in "/=-+*%<>!&|^~?".utf8 { table[Int(byte)] = operator_ }
        for byte in "()[]{},:;@\\".utf8 { table[Int(byte)] = punctuation }
        for byte in " \t\n\r\u{B}\u{C}\0".utf8 { table[Int(byte)] = space }
        for byte in 128..<256 { table[byte] = nonASCII }
        return UnsafePointer(table)
    }()
}

enum Byte {
    static let newline: UInt8 = 10
    static let carriageReturn: UInt8 = 13
    static let tab: UInt8 = 9
    static let space: UInt8 = 32
    static let exclaim = UInt8(ascii: "!")
    static let quote = UInt8(ascii: "\"")
    static let hash = UInt8(ascii: "#")
    static let dollar = UInt8(ascii: "$")
    static let percent = UInt8(ascii: "%")
    static let ampersand = UInt8(ascii: "&")
    static let apostrophe = UInt8(ascii: "'")
    static let leftParen = UInt8(ascii: "(")
    static let rightParen = UInt8(ascii: ")")
    static let star = UInt8(ascii: "*")
    static let plus = UInt8(ascii: "+")
    static let comma = UInt8(ascii: ",")
    static let minus = UInt8(ascii: "-")
    static let period = UInt8(ascii: ".")
    static let slash = UInt8(ascii: "/")
    static let zero = UInt8(ascii: "0")
    static let colon = UInt8(ascii: ":")
    static let semicolon = UInt8(ascii: ";")
    static let less = UInt8(ascii: "<")
    static let equal = UInt8(ascii: "=")
    static let greater = UInt8(ascii: ">")
    static let question = UInt8(ascii: "?")
    static let at = UInt8(ascii: "@")
    static let leftBracket = UInt8(ascii: "[")
    static let backslash = UInt8(ascii: "\\")
    static let rightBracket = UInt8(ascii: "]")
    static let underscore = UInt8(ascii: "_")
    static let backtick = UInt8(ascii: "`")
    static let leftBrace = UInt8(ascii: "{")
    static let rightBrace = UInt8(ascii: "}")

    /// The value of a digit in bases up to 16, 255 for other bytes.
    @inline(__always)
    static func digit(_ byte: UInt8) -> UInt8 {
        switch byte {
        case 48...57: return byte - 48
        case 97...102: return byte - 87
        case 65...70: return byte - 55
        default: return 255
        }
    }
}

/// Rules for characters other than ASCII in names and operators.
enum CharacterRules {
    static func continuesName(_ scalar: UInt32) -> Bool { contains(nameRanges, scalar) }
    static func startsName(_ scalar: UInt32) -> Bool { continuesName(scalar) && !contains(combiningRanges, scalar) }
    static func startsOperator(_ scalar: UInt32) -> Bool { contains(operatorRanges, scalar) }
    static func continuesOperator(_ scalar: UInt32) -> Bool {
        contains(operatorRanges, scalar) || contains(combiningRanges, scalar) || contains(selectorRanges, scalar)
    }

    private static func contains(_ ranges: [ClosedRange<UInt32>], _ scalar: UInt32) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if scalar > ranges[middle].upperBound { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(scalar)
    }

    private static let nameRanges: [ClosedRange<UInt32>] = [
        0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
        0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
        0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
        0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
        0xFDF0...0xFE44, 0xFE47...0xFFF8, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
        0x40000...0x4FFFD, 0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD,
        0x90000...0x9FFFD, 0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD,
        0xE0000...0xEFFFD,
    ]
    private static let combiningRanges: [ClosedRange<UInt32>] = [
        0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
    ]
    private static let selectorRanges: [ClosedRange<UInt32>] = [0xFE00...0xFE0F, 0xE0100...0xE01EF]
    private static let operatorRanges: [ClosedRange<UInt32>] = [
        0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF,
        0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053,
        0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
        0x3008...0x3020, 0x3030...0x3030,
    ]
}

extension Lexer {
    /// Decodes the character at a byte that is not ASCII, and returns its width; returns nil for invalid UTF-8.
    func decode(at index: Int) -> (scalar: UInt32, width: Int)? {
        let first = UInt32(at(index))
        func next(_ offset: Int) -> UInt32? {
            let byte = at(index + offset)
            return byte & 0xC0 == 0x80 ? UInt32(byte & 0x3F) : nil
        }
        guard let second = next(1) else { return nil }
        if first & 0xE0 == 0xC0 { return ((first & 0x1F) << 6 | second, 2) }
        guard let third = next(2) else { return nil }
        if first & 0xF0 == 0xE0 { return ((first & 0xF) << 12 | second << 6 | third, 3) }
        guard first & 0xF8 == 0xF0, let fourth = next(3) else { return nil }
        return ((first & 7) << 18 | second << 12 | third << 6 | fourth, 4)
    }
}
