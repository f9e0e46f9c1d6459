import Diagnostics
import Syntax

/// Finds the top-level declarations of the library's pages by name without parsing them. A declaration starts where a
/// word stands at the left margin, as the pages are written; nothing else of them is read before it is needed. A test
/// compares what is found with what the parser finds.
struct LibraryIndex {
    struct Page {
        var name: String
        var module: String
    }

    /// A declaration with its documentation, as a range of the text of all pages.
    struct Entry {
        var page: Int
        fileprivate var start: Int
        fileprivate var end: Int
    }

    let pages: [Page]
    /// Operators and precedence groups: read at once, the parser's folding needs them.
    private(set) var operators: [Entry] = []
    /// What is declared, in no order that matters.
    private(set) var names: [Name] = []
    private let bytes: [UInt8]
    private var entries: [Entry] = []
    private var declarations = EntryLists()
    private var extensions = EntryLists()

    init(pages texts: [(name: String, module: String, text: String)]) {
        pages = texts.map { Page(name: $0.name, module: $0.module) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(texts.reduce(0) { $0 + $1.text.utf8.count })
        var starts: [Int] = []
        for page in texts {
            starts.append(bytes.count)
            bytes.append(contentsOf: page.text.utf8)
        }
        starts.append(bytes.count)
        self.bytes = bytes
        bytes.withUnsafeBufferPointer { buffer in
            for page in pages.indices { scan(buffer, page, starts[page], starts[page + 1]) }
        }
    }

    func declarations(of name: Name) -> [Entry] { declarations[name].map { entries[$0] } }

    func extensions(of name: Name) -> [Entry] { extensions[name].map { entries[$0] } }

    func source(of entry: Entry) -> Source {
        Source(name: pages[entry.page].name, utf8: Array(bytes[entry.start..<entry.end]), isLibrary: true)
    }

    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ page: Int, _ start: Int, _ end: Int) {
        var margin = MarginScanner(bytes: bytes, index: start, end: end)
        guard var first = margin.nextStart() else { return }
        while true {
            let next = margin.nextStart()
            add(Entry(page: page, start: first, end: next ?? end), bytes)
            guard let next else { return }
            first = next
        }
    }

    private mutating func add(_ entry: Entry, _ bytes: UnsafeBufferPointer<UInt8>) {
        var header = HeaderReader(bytes: bytes, index: entry.start, end: entry.end)
        guard let (keyword, name) = header.read() else { return }
        switch keyword {
        case Keywords.operator_, Keywords.precedenceGroup: operators.append(entry)
        case Keywords.extension_: extensions.append(entries.count, to: name)
        default: if declarations.append(entries.count, to: name) { names.append(name) }
        }
        entries.append(entry)
    }
}

/// Numbers of entries by name, in order: a chain for each name, so that filling them allocates next to nothing.
private struct EntryLists {
    // By number of the name; -1 where there is none.
    private var first: [Int32] = []
    private var last: [Int32] = []
    // By number of the entry.
    private var next: [Int32] = []

    subscript(name: Name) -> [Int] {
        let id = Int(name.id)
        guard id < first.count else { return [] }
        var found: [Int] = []
        var entry = first[id]
        while entry >= 0 {
            found.append(Int(entry))
            entry = next[Int(entry)]
        }
        return found
    }

    /// True if it is the name's first.
    @discardableResult
    mutating func append(_ entry: Int, to name: Name) -> Bool {
        let id = Int(name.id)
        if id >= first.count {
            let more = repeatElement(Int32(-1), count: max(id + 1, 4096) - first.count)
            first += more
            last += more
        }
        next += repeatElement(-1, count: entry + 1 - next.count)
        defer { last[id] = Int32(entry) }
        if last[id] >= 0 {
            next[Int(last[id])] = Int32(entry)
            return false
        }
        first[id] = Int32(entry)
        return true
    }
}

/// Words that introduce a declaration.
private enum Keywords {
    static let extension_: Name = "extension"
    static let operator_: Name = "operator"
    static let precedenceGroup: Name = "precedencegroup"
    static let all: Set<Name> = [
        "struct", "enum", "class", "protocol", "extension", "func", "var", "let", "typealias", "operator",
        "precedencegroup",
    ]
}

private func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90)
        || (byte >= 97 && byte <= 122) || byte >= 128
}

/// Walks the lines of one page and stops where declarations start.
private struct MarginScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var index: Int
    let end: Int

    /// Where the next declaration starts, with the documentation and the attributes in front of it.
    mutating func nextStart() -> Int? {
        var pending: Int?
        while index < end {
            let line = index
            index = endOfLine(line)
            switch bytes[line] {
            case UInt8(ascii: "/"): pending = pending ?? line
            case UInt8(ascii: "@"):
                if !isAttributesOnly(line) { return pending ?? line }
                pending = pending ?? line
            case UInt8(ascii: "a")...UInt8(ascii: "z"):
                if !isWhere(line) { return pending ?? line }
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): pending = nil
            default: break
            }
        }
        return nil
    }

    /// The position after the line's end.
    private func endOfLine(_ start: Int) -> Int {
        var index = start
        while index < end, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        return min(index + 1, end)
    }

    /// Conditions on a line of their own belong to the line above.
    private func isWhere(_ start: Int) -> Bool {
        let word: StaticString = "where "
        guard start + word.utf8CodeUnitCount <= end else { return false }
        return (0..<word.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == word.utf8Start[$0] }
    }

    /// A line that holds attributes alone belongs to the next line.
    private func isAttributesOnly(_ start: Int) -> Bool {
        var reader = HeaderReader(bytes: bytes, index: start, end: index)
        while reader.skipAttribute() {}
        return reader.index >= index
    }
}

/// Reads attributes, modifiers, the keyword and the name of one declaration.
private struct HeaderReader {
    let bytes: UnsafeBufferPointer<UInt8>
    var index: Int
    let end: Int

    mutating func read() -> (keyword: Name, name: Name)? {
        skipSpace()
        while skipAttribute() {}
        while let word = nextWord() {
            // `class func` does not occur at the top level; `final class` does.
            if Keywords.all.contains(word) { return nextName().map { (word, $0) } }
            skipSpace()
            while skipAttribute() {}
        }
        return nil
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
                while index < end, bytes[index] != 10 { index += 1 }
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

    private mutating func nextWord() -> Name? {
        skipSpace()
        let start = index
        while index < end, isWord(bytes[index]) { index += 1 }
        if index == start { return nil }
        return name(from: start)
    }

    private mutating func nextName() -> Name? {
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
