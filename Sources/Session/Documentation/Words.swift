import StyledText

/// Swift text in words, for colours and for what stands around a cursor. It bears any text and never fails; the
/// parser's own tokens come from `Syntax`, which knows no half-typed text.
enum Words {
    struct Word {
        var kind: Kind
        var range: Range<Int>
        enum Kind {
            case name, type, keyword, number, string, comment, open, close, dot, comma, colon, sign
        }
    }

    static let keywords: Set<String> = [
        "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public",
        "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while", "weak", "unowned", "lazy", "mutating",
        "override",
        "final", "convenience", "required", "indirect", "some", "any",
    ]

    static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first), !keywords.contains(text) else { return false }
        return text.utf8.allSatisfy { isLetter($0) || isDigit($0) }
    }

    /// Whether a text goes on from an expression: `.map { $0 + 1 }`.
    static func goesOn(_ text: String) -> Bool {
        let text = text.trimmed
        return text.hasPrefix(".") && text.dropFirst().first.map { $0.isLetter || $0 == "_" } ?? false
    }

    /// Whether a text imports and does nothing else.
    static func areImports(_ text: String) -> Bool {
        text.split(whereSeparator: { $0.isNewline || $0 == ";" })
            .allSatisfy { $0.trimmed.hasPrefix("import ") || $0.trimmed.isEmpty || $0.trimmed.hasPrefix("//") }
    }

    static func split(_ text: String) -> [Word] {
        let bytes = Array(text.utf8)
        var words: [Word] = []
        var index = 0
        while index < bytes.count { next(bytes, &index, &words) }
        return words
    }

    /// What closes the brackets that a text leaves open.
    static func closers(of text: String) -> String {
        let bytes = Array(text.utf8)
        var open: [UInt8] = []
        for word in split(text) {
            if word.kind == .open { open.append(bytes[word.range.lowerBound]) }
            if word.kind == .close { _ = open.popLast() }
        }
        let pairs: [UInt8: String] = [UInt8(ascii: "("): ")", UInt8(ascii: "["): "]", UInt8(ascii: "{"): " }"]
        return open.reversed().map { pairs[$0] ?? "" }.joined()
    }

    // MARK: One word

    private static func next(_ bytes: [UInt8], _ index: inout Int, _ words: inout [Word]) {
        let start = index
        let byte = bytes[index]
        func add(_ kind: Word.Kind) { words.append(Word(kind: kind, range: start..<index)) }
        func at(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D:
            index += 1
        case UInt8(ascii: "/") where at(index + 1) == UInt8(ascii: "/"):
            while index < bytes.count, bytes[index] != 0x0A { index += 1 }
            add(.comment)
        case UInt8(ascii: "/") where at(index + 1) == UInt8(ascii: "*"):
            index = endOfComment(bytes, index)
            add(.comment)
        case UInt8(ascii: "\""):
            string(bytes, &index, hashes: 0, &words)
        case UInt8(ascii: "#"):
            var hashes = 0
            while at(index + hashes) == UInt8(ascii: "#") { hashes += 1 }
            if at(index + hashes) == UInt8(ascii: "\"") {
                string(bytes, &index, hashes: hashes, &words)
            } else {
                index += 1
                while isLetter(at(index)) { index += 1 }
                add(.keyword)
            }
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            index += 1
            add(.open)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            index += 1
            add(.close)
        case UInt8(ascii: "."):
            index += 1
            add(.dot)
        case UInt8(ascii: ","):
            index += 1
            add(.comma)
        case UInt8(ascii: ":"):
            index += 1
            add(.colon)
        case _ where isDigit(byte):
            number(bytes, &index)
            add(.number)
        case _ where isLetter(byte):
            while isLetter(at(index)) || isDigit(at(index)) { index += 1 }
            let word = String(decoding: bytes[start..<index], as: UTF8.self)
            let isMember = words.last?.kind == .dot
            if keywords.contains(word), !isMember {
                add(.keyword)
            } else {
                add(word.first?.isUppercase == true ? .type : .name)
            }
        default:
            index += 1
            add(.sign)
        }
    }

    private static func number(_ bytes: [UInt8], _ index: inout Int) {
        func at(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }
        while isDigit(at(index)) || isLetter(at(index)) { index += 1 }
        if at(index) == UInt8(ascii: "."), isDigit(at(index + 1)) {
            index += 1
            while isDigit(at(index)) || isLetter(at(index)) { index += 1 }
        }
    }

    private static func endOfComment(_ bytes: [UInt8], _ start: Int) -> Int {
        var index = start + 2
        var depth = 1
        while index < bytes.count, depth > 0 {
            let pair = index + 1 < bytes.count ? (bytes[index], bytes[index + 1]) : (bytes[index], 0)
            if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
                depth -= 1
                index += 2
            } else if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
                depth += 1
                index += 2
            } else {
                index += 1
            }
        }
        return min(index, bytes.count)
    }

    /// A string, with the words of its interpolations between its parts.
    private static func string(_ bytes: [UInt8], _ index: inout Int, hashes: Int, _ words: inout [Word]) {
        let quote = UInt8(ascii: "\"")
        func at(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }
        func hashed(_ place: Int) -> Bool { (0..<hashes).allSatisfy { at(place + $0) == UInt8(ascii: "#") } }
        var start = index
        index += hashes
        let isMultiline = at(index) == quote && at(index + 1) == quote && at(index + 2) == quote
        index += isMultiline ? 3 : 1
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\\"), hashed(index + 1) {
                let after = index + 1 + hashes
                guard at(after) == UInt8(ascii: "(") else {
                    index = min(after + 1, bytes.count)
                    continue
                }
                words.append(Word(kind: .string, range: start..<after))
                index = after
                interpolation(bytes, &index, &words)
                start = index
                continue
            }
            if !isMultiline, byte == 0x0A { break }
            if byte == quote, !isMultiline, hashed(index + 1) {
                index += 1 + hashes
                break
            }
            if byte == quote, isMultiline, at(index + 1) == quote, at(index + 2) == quote, hashed(index + 3) {
                index += 3 + hashes
                break
            }
            index += 1
        }
        index = min(index, bytes.count)
        if start < index { words.append(Word(kind: .string, range: start..<index)) }
    }

    /// From its opening parenthesis to behind the closing one.
    private static func interpolation(_ bytes: [UInt8], _ index: inout Int, _ words: inout [Word]) {
        var depth = 0
        while index < bytes.count, bytes[index] != 0x0A {
            let before = words.count
            next(bytes, &index, &words)
            guard words.count > before, let last = words.last else { continue }
            if last.kind == .open { depth += 1 }
            if last.kind == .close { depth -= 1 }
            if depth == 0 { return }
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90) || byte == 95 || byte == 36 || byte >= 128
    }
}

extension ReplSession {
    public func highlight(_ text: String) -> [RoleSpan] {
        if text.hasPrefix(":") {
            let end = text.utf8.firstIndex(of: 0x20).map { text.utf8.distance(from: text.startIndex, to: $0) }
            return [RoleSpan(0..<(end ?? text.utf8.count), .command)]
        }
        return Words.split(text).compactMap { word in
            switch word.kind {
            case .keyword: return RoleSpan(word.range, .keyword)
            case .string: return RoleSpan(word.range, .string)
            case .number: return RoleSpan(word.range, .number)
            case .comment: return RoleSpan(word.range, .comment)
            case .type: return RoleSpan(word.range, .type)
            default: return nil
            }
        }
    }
}
