import Glibc
import Syntax

// How the library's pages are read without the parser: by their margins and by the words with which declarations begin.

/// Words that introduce a declaration.
enum Keywords {
    static let extension_: Name = "extension"
    static let operator_: Name = "operator"
    static let precedenceGroup: Name = "precedencegroup"
    static let class_: Name = "class"
    static let struct_: Name = "struct"
    static let enum_: Name = "enum"
    static let case_: Name = "case"
    static let variable: Name = "var"
    static let constant: Name = "let"
    static let function: Name = "func"
    static let willSet: Name = "willSet"
    static let didSet: Name = "didSet"
    /// Keywords of top-level declarations.
    static let all: Set<Name> = [
        "struct", "enum", "class", "protocol", "extension", "func", "var", "let", "typealias", "operator",
        "precedencegroup",
    ]
    /// Keywords of members.
    static let members: Set<Name> = [
        "struct", "enum", "class", "func", "var", "let", "typealias", "associatedtype", "init", "deinit", "subscript",
        "case",
    ]
}

func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90)
        || (byte >= 97 && byte <= 122) || byte >= 128
}

/// Walks the lines of a text and stops where declarations start, which stand at the margin.
struct MarginScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var index: Int
    let end: Int
    /// How many spaces are in front of a declaration.
    var margin = 0

    /// Where the next declaration starts, with the documentation and the attributes in front of it.
    mutating func nextStart() -> Int? {
        var pending: Int?
        while index < end {
            let line = index
            index = endOfLine(line)
            let start = line + margin
            guard start < index else {
                pending = nil
                continue
            }
            if margin > 0, !isIndented(line) { continue }
            switch bytes[start] {
            case UInt8(ascii: "/"): pending = pending ?? line
            case UInt8(ascii: "@"):
                if !isAttributesOnly(start) { return pending ?? line }
                pending = pending ?? line
            case UInt8(ascii: "a")...UInt8(ascii: "z"):
                if !isWhere(start) { return pending ?? line }
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): pending = nil
            default: break
            }
        }
        return nil
    }

    /// The position after the line's end.
    func endOfLine(_ start: Int) -> Int {
        let base = bytes.baseAddress!
        guard let found = memchr(base + start, Int32(UInt8(ascii: "\n")), end - start) else { return end }
        return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found)) + 1
    }

    private func isIndented(_ line: Int) -> Bool {
        (line..<line + margin).allSatisfy { bytes[$0] == UInt8(ascii: " ") }
    }

    /// Conditions on a line of their own belong to the line above.
    private func isWhere(_ start: Int) -> Bool {
        let word: StaticString = "where"
        let after = start + word.utf8CodeUnitCount
        guard after < end, (start..<after).allSatisfy({ bytes[$0] == word.utf8Start[$0 - start] }) else { return false }
        return bytes[after] == UInt8(ascii: " ") || bytes[after] == UInt8(ascii: "\n")
    }

    /// A line that holds attributes alone belongs to the next line.
    private func isAttributesOnly(_ start: Int) -> Bool {
        var reader = HeaderReader(bytes: bytes, index: start, end: index)
        while reader.skipAttribute() {}
        return reader.index >= index
    }
}

/// Reads attributes, modifiers, the keyword and the name of one declaration.
struct HeaderReader {
    let bytes: UnsafeBufferPointer<UInt8>
    var index: Int
    let end: Int

    /// The word that says what is declared at the left margin.
    mutating func readKeyword() -> Name? {
        skipSpace()
        while skipAttribute() {}
        while let word = nextWord() {
            // `class func` does not occur at the top level; `final class` does.
            if Keywords.all.contains(word) { return word }
            // `nonisolated(unsafe)`
            if index < end, bytes[index] == UInt8(ascii: "(") { skipParentheses() }
            skipSpace()
            while skipAttribute() {}
        }
        return nil
    }

    /// The word that says what a member is, and the modifiers in front of it.
    mutating func readMemberKeyword() -> (keyword: Name, modifiers: [Name])? {
        var modifiers: [Name] = []
        skipSpace()
        while skipAttribute() {}
        while let word = nextWord() {
            if Keywords.members.contains(word), word != Keywords.class_ || !isBeforeKeyword { return (word, modifiers) }
            modifiers.append(word)
            // `private(set)`
            if index < end, bytes[index] == UInt8(ascii: "(") { skipParentheses() }
            skipSpace()
            while skipAttribute() {}
        }
        return nil
    }

    /// Whether `class` is a modifier here: `class func` is a function.
    private var isBeforeKeyword: Bool {
        var ahead = self
        guard let word = ahead.nextWord() else { return false }
        return Keywords.members.contains(word) || word == Names.overrideName
    }

    /// `@name` or `@name(…)` and the space after it.
    mutating func skipAttribute() -> Bool {
        guard index < end, bytes[index] == UInt8(ascii: "@") else { return false }
        index += 1
        while index < end, isWord(bytes[index]) { index += 1 }
        if index < end, bytes[index] == UInt8(ascii: "(") { skipParentheses() }
        skipSpace()
        return true
    }

    private mutating func skipSpace() {
        while index < end {
            let byte = bytes[index]
            if byte == 32 || byte == 10 || byte == 9 || byte == 13 {
                index += 1
            } else if byte == UInt8(ascii: "/"), index + 1 < end, bytes[index + 1] == UInt8(ascii: "/") {
                let found = memchr(bytes.baseAddress! + index, 10, end - index)
                index = found.map { UnsafeRawPointer(bytes.baseAddress!).distance(to: UnsafeRawPointer($0)) } ?? end
            } else {
                return
            }
        }
    }

    /// Strings inside may hold parentheses.
    private mutating func skipParentheses() {
        var depth = 0
        var isInString = false
        while index < end {
            switch bytes[index] {
            case UInt8(ascii: "\""): isInString.toggle()
            case UInt8(ascii: "(") where !isInString: depth += 1
            case UInt8(ascii: ")") where !isInString: depth -= 1
            default: break
            }
            index += 1
            if depth == 0 { return }
        }
    }

    /// `<…>` and the space around it.
    mutating func skipList() {
        skipSpace()
        guard index < end, bytes[index] == UInt8(ascii: "<") else { return }
        var depth = 0
        repeat {
            if bytes[index] == UInt8(ascii: "<") { depth += 1 }
            if bytes[index] == UInt8(ascii: ">") { depth -= 1 }
            index += 1
        } while depth > 0 && index < end
        skipSpace()
    }

    mutating func nextWord() -> Name? {
        skipSpace()
        let start = index
        while index < end, isWord(bytes[index]) { index += 1 }
        if index == start { return nil }
        return name(from: start)
    }

    mutating func nextName() -> Name? {
        skipSpace()
        guard index < end else { return nil }
        let start = index
        if bytes[start] == UInt8(ascii: "`") {
            index += 1
            while index < end, bytes[index] != UInt8(ascii: "`") { index += 1 }
            return name(from: start + 1)
        }
        if isWord(bytes[start]) {
            while index < end, isWord(bytes[index]) || bytes[index] == UInt8(ascii: ".") { index += 1 }
            return name(from: start)
        }
        // An operator: up to the space, the generic list or the parameter list.
        var hasWord = false
        var list: Int?
        while index < end, bytes[index] != 32, bytes[index] != 10, bytes[index] != UInt8(ascii: "(") {
            if isWord(bytes[index]) { hasWord = true }
            if bytes[index] == UInt8(ascii: "<") { list = index }
            index += 1
        }
        if hasWord, let list { index = list }
        return index > start ? name(from: start) : nil
    }

    private func name(from start: Int) -> Name { Name(utf8: UnsafeBufferPointer(rebasing: bytes[start..<index])) }
}
