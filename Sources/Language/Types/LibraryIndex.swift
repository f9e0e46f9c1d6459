import Diagnostics
import Syntax

/// Finds the top-level declarations of the library's pages by name without parsing them: one walk over the bytes that
/// counts brackets and steps over strings and comments. A declaration starts at the left margin.
struct LibraryIndex {
    struct Entry {
        var page: Int
        var start: Int
        var end: Int
    }
    struct Page {
        var name: String
        var module: String
        var bytes: [UInt8]
    }

    private(set) var pages: [Page] = []
    private(set) var declarations: [Name: [Entry]] = [:]
    private(set) var extensions: [Name: [Entry]] = [:]
    /// Operators and precedence groups: read at once, the parser's folding needs them.
    private(set) var operators: [Entry] = []

    init(pages texts: [(name: String, module: String, text: String)]) {
        for text in texts {
            pages.append(Page(name: text.name, module: text.module, bytes: Array(text.text.utf8)))
            scan(page: pages.count - 1)
        }
    }

    var names: [Name] { Array(declarations.keys) }

    func text(of entry: Entry) -> String {
        String(decoding: pages[entry.page].bytes[entry.start..<entry.end], as: UTF8.self)
    }

    private mutating func scan(page: Int) {
        let bytes = pages[page].bytes
        var starts: [Int] = []
        bytes.withUnsafeBufferPointer { buffer in
            var scanner = MarginScanner(bytes: buffer)
            starts = scanner.declarationStarts()
        }
        for (index, start) in starts.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
            add(Entry(page: page, start: start, end: end))
        }
    }

    private mutating func add(_ entry: Entry) {
        var words = HeaderReader(bytes: pages[entry.page].bytes, at: entry.start, end: entry.end)
        guard let header = words.read() else { return }
        switch header.keyword {
        case "extension": extensions[Name(header.name), default: []].append(entry)
        case "operator", "precedencegroup": operators.append(entry)
        default: declarations[Name(header.name), default: []].append(entry)
        }
    }
}

/// Walks one page and notes where declarations start.
private struct MarginScanner {
    let bytes: UnsafeBufferPointer<UInt8>

    mutating func declarationStarts() -> [Int] {
        var starts: [Int] = []
        var pending: Int?
        var depth = 0
        var index = 0
        let count = bytes.count
        var atMargin = true
        while index < count {
            let byte = bytes[index]
            if atMargin, depth == 0 {
                switch byte {
                case UInt8(ascii: "/"):
                    // Documentation belongs to what follows it.
                    if pending == nil { pending = index }
                    index = endOfLine(index)
                    continue
                case UInt8(ascii: "@"):
                    if pending == nil { pending = index }
                    let end = endOfLine(index)
                    if isAttributesOnly(index, end) {
                        index = end
                        continue
                    }
                    starts.append(pending ?? index)
                    pending = nil
                case UInt8(ascii: "a")...UInt8(ascii: "z"):
                    if !hasWord("where", at: index) {
                        starts.append(pending ?? index)
                        pending = nil
                    }
                case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                    pending = nil
                default: break
                }
            }
            atMargin = false
            switch byte {
            case UInt8(ascii: "\n"):
                atMargin = true
                index += 1
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
                depth += 1
                index += 1
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
                depth -= 1
                index += 1
            case UInt8(ascii: "\""):
                index = endOfString(index)
            case UInt8(ascii: "/") where index + 1 < count && bytes[index + 1] == UInt8(ascii: "/"):
                index = endOfLine(index) - 1
                if index < 0 || bytes[index] != UInt8(ascii: "\n") { index = count }
            case UInt8(ascii: "/") where index + 1 < count && bytes[index + 1] == UInt8(ascii: "*"):
                index = endOfComment(index)
            default:
                index += 1
            }
        }
        return starts
    }

    /// The position after the line's end.
    private func endOfLine(_ start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        return min(index + 1, bytes.count)
    }

    private func hasWord(_ word: StaticString, at start: Int) -> Bool {
        guard start + word.utf8CodeUnitCount <= bytes.count else { return false }
        for offset in 0..<word.utf8CodeUnitCount where bytes[start + offset] != word.utf8Start[offset] { return false }
        return true
    }

    /// A line that holds attributes alone belongs to the next line.
    private func isAttributesOnly(_ start: Int, _ end: Int) -> Bool {
        var index = start
        var depth = 0
        while index < end {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\""): index = endOfString(index) - 1
            case UInt8(ascii: " ") where depth == 0:
                while index < end, bytes[index] == UInt8(ascii: " ") { index += 1 }
                if index < end, bytes[index] == UInt8(ascii: "@") { continue }
                return index >= end || bytes[index] == UInt8(ascii: "\n")
            default: break
            }
            index += 1
        }
        return depth == 0
    }

    private func endOfString(_ start: Int) -> Int {
        let count = bytes.count
        let quote = UInt8(ascii: "\"")
        if start + 2 < count, bytes[start + 1] == quote, bytes[start + 2] == quote {
            var index = start + 3
            while index + 2 < count {
                if bytes[index] == UInt8(ascii: "\\") {
                    index += 2
                } else if bytes[index] == quote, bytes[index + 1] == quote, bytes[index + 2] == quote {
                    return index + 3
                } else {
                    index += 1
                }
            }
            return count
        }
        var index = start + 1
        var nesting = 0
        while index < count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\\"), index + 1 < count {
                if bytes[index + 1] == UInt8(ascii: "(") { nesting += 1 }
                index += 2
                continue
            }
            if nesting > 0 {
                if byte == UInt8(ascii: "(") { nesting += 1 }
                if byte == UInt8(ascii: ")") { nesting -= 1 }
                if byte == quote {
                    index = endOfString(index)
                    continue
                }
            } else if byte == quote {
                return index + 1
            }
            if byte == UInt8(ascii: "\n") { return index }
            index += 1
        }
        return count
    }

    private func endOfComment(_ start: Int) -> Int {
        var index = start + 2
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") { return index + 2 }
            index += 1
        }
        return bytes.count
    }
}

/// Reads attributes, modifiers, the keyword and the name of one declaration.
private struct HeaderReader {
    let bytes: [UInt8]
    var index: Int
    let end: Int

    init(bytes: [UInt8], at start: Int, end: Int) {
        self.bytes = bytes
        index = start
        self.end = end
    }

    private static let keywords: Set<String> = [
        "struct", "enum", "class", "protocol", "extension", "func", "var", "let", "typealias", "operator",
        "precedencegroup",
    ]

    mutating func read() -> (keyword: String, name: String)? {
        while let word = nextWord() {
            if Self.keywords.contains(word) {
                // `class func` does not occur at the top level; `final class` does.
                guard let name = nextName() else { return nil }
                return (word, name)
            }
        }
        return nil
    }

    private mutating func skipSpace() {
        while index < end {
            let byte = bytes[index]
            if byte == 32 || byte == 10 || byte == 9 || byte == 13 {
                index += 1
            } else if byte == UInt8(ascii: "/"), index + 1 < end, bytes[index + 1] == UInt8(ascii: "/") {
                while index < end, bytes[index] != 10 { index += 1 }
            } else {
                return
            }
        }
    }

    private mutating func nextWord() -> String? {
        skipSpace()
        guard index < end else { return nil }
        if bytes[index] == UInt8(ascii: "@") { index += 1 }
        let start = index
        while index < end, Self.isWord(bytes[index]) { index += 1 }
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        if index < end, bytes[index] == UInt8(ascii: "(") { skipParentheses() }
        if index == start { return nil }
        return word
    }

    private mutating func skipParentheses() {
        var depth = 0
        while index < end {
            if bytes[index] == UInt8(ascii: "(") { depth += 1 }
            if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
            index += 1
            if depth == 0 { return }
        }
    }

    private mutating func nextName() -> String? {
        skipSpace()
        let start = index
        if index < end, Self.isWord(bytes[index]) || bytes[index] == UInt8(ascii: "`") {
            while index < end,
                Self.isWord(bytes[index]) || bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: "`")
            {
                index += 1
            }
            return String(decoding: bytes[start..<index].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
        }
        // An operator: up to the space, the generic list or the parameter list.
        while index < end, bytes[index] != 32, bytes[index] != 10, bytes[index] != UInt8(ascii: "(") { index += 1 }
        var text = String(decoding: bytes[start..<index], as: UTF8.self)
        if let generic = text.lastIndex(of: "<"), text.contains(where: { $0.isLetter }) {
            text = String(text[..<generic])
        }
        return text.isEmpty ? nil : text
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90)
            || (byte >= 97 && byte <= 122) || byte >= 128
    }
}
