import Platform
import Syntax
import Texts

// Scans library interfaces without the parser, by indentation and keywords. A start takes 6 ms; parsing the 19,000 lines of the
// interfaces takes 200 ms, so only the declarations that a program names are parsed. Interfaces are written in the house format,
// and `LibraryIndexTests` compares the scan with the parser.

/// Words that introduce a declaration.
public enum Keywords {
    public static let extension_: Name = "extension"
    public static let operator_: Name = "operator"
    public static let precedenceGroup: Name = "precedencegroup"
    static let class_: Name = "class"
    static let struct_: Name = "struct"
    static let enum_: Name = "enum"
    static let case_: Name = "case"
    static let variable: Name = "var"
    static let constant: Name = "let"
    static let function: Name = "func"
    static let willSet: Name = "willSet"
    static let didSet: Name = "didSet"
    public static let protocol_: Name = "protocol"
    static let typealias_: Name = "typealias"
    static let associatedType: Name = "associatedtype"
    /// Keywords of declarations with members.
    static let haveMembers: [Name] = [extension_, protocol_, class_, struct_, enum_]
}

func isWord(_ byte: UInt8) -> Bool {
    // Lowercase the letters before comparing.
    (byte | 32) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_") || byte >= 128
}

/// Finds declarations in a text by their indentation.
struct MarginScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The position after the start of the last declaration, or the start of a line.
    var index: Int
    let end: Int
    /// The indentation of declarations.
    var margin = 0

    /// Returns the start of the next declaration, including documentation and attributes.
    mutating func nextStart() -> Int? {
        guard let text = bytes.baseAddress else { return nil }
        var pending: Int?
        while let line = nextLine(text) {
            index = line + 1
            // A comment before an empty line belongs to no declaration.
            if pending != nil, bytes[line - 2] == UInt8(ascii: "\n") { pending = nil }
            let start = line + margin
            switch bytes[start] {
            case UInt8(ascii: "/"): pending = pending ?? line
            case UInt8(ascii: "@"):
                if !isAttributesOnly(start) { return pending ?? line }
                pending = pending ?? line
            case UInt8(ascii: "a")...UInt8(ascii: "z"):
                if !isWhere(start) { return pending ?? line }
            default: break
            }
        }
        return nil
    }

    /// Returns the start of the next line with exactly this indentation.
    private func nextLine(_ text: UnsafePointer<UInt8>) -> Int? {
        if index == 0, margin == 0, end > 0, text[0] > UInt8(ascii: " ") { return 0 }
        let found = next_at_margin(text, max(index - 1, 0), end, margin)
        return found < end ? found : nil
    }

    /// The position after the line's end.
    func endOfLine(_ start: Int) -> Int {
        let base = bytes.baseAddress!
        guard let found = SystemMemory.first(UInt8(ascii: "\n"), in: base + start, count: end - start) else {
            return end
        }
        return UnsafeRawPointer(base).distance(to: found) + 1
    }

    /// Conditions on a line of their own belong to the line above.
    private func isWhere(_ start: Int) -> Bool {
        guard bytes[start] == UInt8(ascii: "w") else { return false }
        let word: StaticString = "where"
        let after = start + word.utf8CodeUnitCount
        guard after < end, (start..<after).allSatisfy({ bytes[$0] == word.utf8Start[$0 - start] }) else { return false }
        return bytes[after] == UInt8(ascii: " ") || bytes[after] == UInt8(ascii: "\n")
    }

    /// Returns true for a line with only attributes, which belongs to the next line.
    private func isAttributesOnly(_ start: Int) -> Bool {
        let end = endOfLine(start)
        var reader = HeaderReader(bytes: bytes, index: start, end: end)
        while reader.skipAttribute() {}
        return reader.index >= end
    }
}

/// The modifiers of a member that are needed before the rest of it is parsed.
struct MemberModifiers: OptionSet {
    let rawValue: UInt8
    static let `static` = MemberModifiers(rawValue: 1)
    static let override = MemberModifiers(rawValue: 2)
    static let convenience = MemberModifiers(rawValue: 4)
}

/// Reads attributes, modifiers, the keyword and the name of one declaration.
struct HeaderReader {
    let bytes: UnsafeBufferPointer<UInt8>
    var index: Int
    let end: Int

    /// Reads the keyword of a declaration.
    mutating func readKeyword() -> Name? {
        skipSpace()
        while skipAttribute() {}
        while let word = nextRange() {
            if let keyword = keyword(word) { return keyword }
            skipAfterModifier()
        }
        return nil
    }

    /// Reads the keyword of a member, and its modifiers.
    mutating func readMemberKeyword() -> (keyword: Name, modifiers: MemberModifiers)? {
        var modifiers: MemberModifiers = []
        skipSpace()
        while skipAttribute() {}
        while let word = nextRange() {
            if let keyword = memberKeyword(word, &modifiers) { return (keyword, modifiers) }
            skipAfterModifier()
        }
        return nil
    }

    /// Words are compared as bytes: looking each up among all names would be most of what reading the margins costs.
    private func keyword(_ word: Range<Int>) -> Name? {
        switch bytes[word.lowerBound] {
        case UInt8(ascii: "c"): return spells(word, "class") ? Keywords.class_ : nil
        case UInt8(ascii: "e"):
            return spells(word, "extension") ? Keywords.extension_ : spells(word, "enum") ? Keywords.enum_ : nil
        case UInt8(ascii: "f"): return spells(word, "func") ? Keywords.function : nil
        case UInt8(ascii: "l"): return spells(word, "let") ? Keywords.constant : nil
        case UInt8(ascii: "o"): return spells(word, "operator") ? Keywords.operator_ : nil
        case UInt8(ascii: "p"):
            return spells(word, "protocol")
                ? Keywords.protocol_ : spells(word, "precedencegroup") ? Keywords.precedenceGroup : nil
        case UInt8(ascii: "s"): return spells(word, "struct") ? Keywords.struct_ : nil
        case UInt8(ascii: "t"): return spells(word, "typealias") ? Keywords.typealias_ : nil
        case UInt8(ascii: "v"): return spells(word, "var") ? Keywords.variable : nil
        default: return nil
        }
    }

    private func memberKeyword(_ word: Range<Int>, _ modifiers: inout MemberModifiers) -> Name? {
        switch bytes[word.lowerBound] {
        case UInt8(ascii: "a"): return spells(word, "associatedtype") ? Keywords.associatedType : nil
        case UInt8(ascii: "c"):
            if spells(word, "case") { return Keywords.case_ }
            if spells(word, "convenience") { modifiers.insert(.convenience) }
            guard spells(word, "class") else { return nil }
            if !isBeforeKeyword(word.upperBound) { return Keywords.class_ }
            modifiers.insert(.static)
            return nil
        case UInt8(ascii: "d"): return spells(word, "deinit") ? Names.deinitName : nil
        case UInt8(ascii: "i"): return spells(word, "init") ? Names.initName : nil
        case UInt8(ascii: "o"):
            if spells(word, "override") { modifiers.insert(.override) }
            return nil
        case UInt8(ascii: "s"):
            if spells(word, "static") { modifiers.insert(.static) }
            return spells(word, "subscript") ? Names.subscriptName : keyword(word)
        case UInt8(ascii: "e"), UInt8(ascii: "f"), UInt8(ascii: "l"), UInt8(ascii: "t"), UInt8(ascii: "v"):
            return keyword(word)
        default: return nil
        }
    }

    /// Skips `(set)`, `(unsafe)`, and attributes after a modifier.
    private mutating func skipAfterModifier() {
        if index < end, bytes[index] == UInt8(ascii: "(") { skipParentheses() }
        skipSpace()
        while skipAttribute() {}
    }

    private func spells(_ word: Range<Int>, _ text: StaticString) -> Bool {
        word.count == text.utf8CodeUnitCount
            && SystemMemory.areEqual(bytes.baseAddress! + word.lowerBound, text.utf8Start, count: word.count)
    }

    /// Returns true if `class` is a modifier: `class func`.
    private func isBeforeKeyword(_ place: Int) -> Bool {
        var ahead = HeaderReader(bytes: bytes, index: place, end: end)
        guard let word = ahead.nextRange() else { return false }
        return ahead.spells(word, "func") || ahead.spells(word, "var") || ahead.spells(word, "let")
            || ahead.spells(word, "subscript") || ahead.spells(word, "override")
    }

    /// `@name` or `@name(…)` and the space after it.
    mutating func skipAttribute() -> Bool {
        guard index < end, bytes[index] == UInt8(ascii: "@") else { return false }
        index = endOfWord(index + 1)
        if index < end, bytes[index] == UInt8(ascii: "(") { skipParentheses() }
        skipSpace()
        return true
    }

    private mutating func skipSpace() {
        var place = index
        while place < end {
            let byte = bytes[place]
            if byte == 32 || byte == 10 || byte == 9 || byte == 13 {
                place += 1
            } else if byte == UInt8(ascii: "/"), place + 1 < end, bytes[place + 1] == UInt8(ascii: "/") {
                let found = SystemMemory.first(10, in: bytes.baseAddress! + place, count: end - place)
                place = found.map { UnsafeRawPointer(bytes.baseAddress!).distance(to: $0) } ?? end
            } else {
                break
            }
        }
        index = place
    }

    /// Uses a local index, because each write to `index` would go to memory.
    private func endOfWord(_ start: Int) -> Int {
        var place = start
        while place < end, isWord(bytes[place]) { place += 1 }
        return place
    }

    /// Strings inside may hold parentheses.
    private mutating func skipParentheses() {
        var depth = 0
        var isInString = false
        var place = index
        repeat {
            switch bytes[place] {
            case UInt8(ascii: "\""): isInString.toggle()
            case UInt8(ascii: "(") where !isInString: depth += 1
            case UInt8(ascii: ")") where !isInString: depth -= 1
            default: break
            }
            place += 1
        } while depth > 0 && place < end
        index = place
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

    mutating func nextWord() -> Name? { nextRange().map { name(from: $0.lowerBound) } }

    private mutating func nextRange() -> Range<Int>? {
        skipSpace()
        let start = index
        index = endOfWord(start)
        return index == start ? nil : start..<index
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
            index = endOfWord(start)
            while index < end, bytes[index] == UInt8(ascii: ".") { index = endOfWord(index + 1) }
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
