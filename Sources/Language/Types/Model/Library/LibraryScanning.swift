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
    static let protocol_: Name = "protocol"
    static let typealias_: Name = "typealias"
    static let associatedType: Name = "associatedtype"
    /// Keywords of declarations with members.
    static let haveMembers: [Name] = [extension_, protocol_, class_, struct_, enum_]
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
    /// Whether the lines between declarations are looked at as well.
    var looksInside = false
    /// Names of the types and operators that those lines declare.
    private(set) var inside: [Name] = []

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
            if bytes[start] == UInt8(ascii: " ") {
                if looksInside { lookInside(start) }
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

    private mutating func lookInside(_ start: Int) {
        var place = start + 4
        while place < index, bytes[place] == UInt8(ascii: " ") { place += 4 }
        guard mayDeclareInside(place) else { return }
        var reader = HeaderReader(bytes: bytes, index: place, end: index)
        if let name = reader.innerName() { inside.append(name) }
    }

    /// Whether a type or an operator may be declared here. All lines are asked; a few letters rule it out for most.
    private func mayDeclareInside(_ place: Int) -> Bool {
        guard place + 20 < end else { return true }
        let text = bytes.baseAddress! + place
        let space = UInt8(ascii: " ")
        switch text[0] {
        case UInt8(ascii: "@"): return true
        case UInt8(ascii: "a"): return text[14] == space
        case UInt8(ascii: "c"): return text[5] == space && text[1] == UInt8(ascii: "l")
        case UInt8(ascii: "e"): return text[4] == space && text[1] == UInt8(ascii: "n")
        case UInt8(ascii: "t"): return text[9] == space
        case UInt8(ascii: "i"): return text[8] == space
        // `func` before an operator, `final`
        case UInt8(ascii: "f"): return text[4] == space ? !isWord(text[5]) : text[5] == space
        // `struct`, `static func` before an operator, `static prefix func`
        case UInt8(ascii: "s"):
            guard text[6] == space else { return false }
            return text[2] == UInt8(ascii: "r") || text[7] == UInt8(ascii: "p")
                || text[11] == space && !isWord(text[12])
        case UInt8(ascii: "o"):
            return text[4] == space && text[5] != UInt8(ascii: "v") && (text[9] != space || !isWord(text[10]))
        case UInt8(ascii: "p"):
            guard text[6] == space else { return text[7] == space || text[8] == space }
            // Behind `public`: not `var`, `init` but `indirect`, `func` only before an operator
            switch text[7] {
            case UInt8(ascii: "f"): return text[11] != space || !isWord(text[12])
            case UInt8(ascii: "i"): return text[9] == UInt8(ascii: "d")
            case UInt8(ascii: "v"): return false
            default: return true
            }
        default: return false
        }
    }

    private func isIndented(_ line: Int) -> Bool {
        for place in line..<line + margin where bytes[place] != UInt8(ascii: " ") { return false }
        return true
    }

    /// Conditions on a line of their own belong to the line above.
    private func isWhere(_ start: Int) -> Bool {
        guard bytes[start] == UInt8(ascii: "w") else { return false }
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

/// Modifiers of a member that matter before anything else of it is read.
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

    /// The word that says what is declared at the left margin.
    mutating func readKeyword() -> Name? {
        skipSpace()
        while skipAttribute() {}
        while let word = nextRange() {
            if let keyword = keyword(word) { return keyword }
            skipAfterModifier()
        }
        return nil
    }

    /// The word that says what a member is, and what the modifiers in front of it say.
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

    /// The name of a type, an alias, an associated type or an operator that is declared here. All lines of all pages are asked at the
    /// start: a letter or two and the length of a word tell it apart well enough.
    mutating func innerName() -> Name? {
        while index < end {
            let wasHere = index
            switch at(0) {
            case UInt8(ascii: "@"): if !skipAttribute() { return nil }
            case UInt8(ascii: "a"): return steps(over: 14, at(1) == UInt8(ascii: "s")) ? nextName() : nil
            case UInt8(ascii: "c"): return steps(over: 5, at(1) == UInt8(ascii: "l")) ? nextName() : nil
            case UInt8(ascii: "e"): return steps(over: 4, at(1) == UInt8(ascii: "n")) ? nextName() : nil
            case UInt8(ascii: "t"): return steps(over: 9, at(1) == UInt8(ascii: "y")) ? nextName() : nil
            case UInt8(ascii: "s"):
                // `struct`, `static`
                if steps(over: 6, at(2) == UInt8(ascii: "r")) { return nextName() }
                _ = steps(over: 6, at(2) == UInt8(ascii: "a"))
            case UInt8(ascii: "p"):
                if steps(over: 8, at(2) == UInt8(ascii: "o")) { return nextName() }
                // `public`, `prefix`, `private`, `postfix`
                if !steps(over: 6, true) { _ = steps(over: 7, true) }
            case UInt8(ascii: "f"):
                if steps(over: 4, at(1) == UInt8(ascii: "u")) {
                    return isWord(at(0)) || at(0) == UInt8(ascii: "`") ? nil : nextName()
                }
                // `final`, `fileprivate`
                if !steps(over: 5, true) { _ = steps(over: 11, true) }
            case UInt8(ascii: "i"): _ = steps(over: 8, true)
            case UInt8(ascii: "o"): _ = steps(over: 4, true)
            default: return nil
            }
            if index == wasHere { return nil }
        }
        return nil
    }

    private func at(_ offset: Int) -> UInt8 { index + offset < end ? bytes[index + offset] : 0 }

    /// Steps over a word of so many letters and the space behind it, where it may be the one that is meant.
    private mutating func steps(over count: Int, _ maybe: Bool) -> Bool {
        guard maybe, at(count) == UInt8(ascii: " ") else { return false }
        index += count + 1
        return true
    }

    /// The same for members that stand on the line of their type: `extension Box { typealias Item = Int }`.
    func innerNames(_ found: (Name) -> Void) {
        let base = bytes.baseAddress!
        let line = memchr(base + index, 10, end - index).map { UnsafeRawPointer(base).distance(to: $0) } ?? end
        guard line > index, bytes[line - 1] == UInt8(ascii: "}") else { return }
        for place in index..<line where bytes[place] == UInt8(ascii: "{") || bytes[place] == UInt8(ascii: ";") {
            var reader = HeaderReader(bytes: bytes, index: place + 1, end: line)
            reader.skipSpace()
            if let name = reader.innerName() { found(name) }
        }
    }

    /// `private(set)`, `nonisolated(unsafe)`, and attributes behind a modifier.
    private mutating func skipAfterModifier() {
        if index < end, bytes[index] == UInt8(ascii: "(") { skipParentheses() }
        skipSpace()
        while skipAttribute() {}
    }

    private func spells(_ word: Range<Int>, _ text: StaticString) -> Bool {
        word.count == text.utf8CodeUnitCount
            && memcmp(bytes.baseAddress! + word.lowerBound, text.utf8Start, word.count) == 0
    }

    /// Whether `class` is a modifier here: `class func` is a function.
    private func isBeforeKeyword(_ place: Int) -> Bool {
        var ahead = HeaderReader(bytes: bytes, index: place, end: end)
        guard let word = ahead.nextRange() else { return false }
        return ahead.spells(word, "func") || ahead.spells(word, "var") || ahead.spells(word, "let")
            || ahead.spells(word, "subscript") || ahead.spells(word, "override")
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

    mutating func nextWord() -> Name? { nextRange().map { name(from: $0.lowerBound) } }

    private mutating func nextRange() -> Range<Int>? {
        skipSpace()
        let start = index
        while index < end, isWord(bytes[index]) { index += 1 }
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
