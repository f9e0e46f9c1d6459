import Diagnostics
import Syntax
import Texts

/// A library interface: its text, which is never copied and lives as long as the process, and its index, which the
/// build tool `Indexer` writes. If swiftc compiles the interface too, only its public declarations are visible.
public typealias InterfaceText = (
    name: String, module: String, isCompiled: Bool, utf8: UnsafeBufferPointer<UInt8>, index: UnsafeBufferPointer<UInt8>
)

/// Finds the top-level declarations of library interfaces by name without parsing.
public final class LibraryIndex {
    public struct Page {
        var name: String
        public var module: String
        public var isCompiled: Bool
        /// True if the interface is read when a program imports its module.
        public var isLater: Bool
    }

    /// A declaration with its documentation, as a range in the text of its interface.
    public struct Entry {
        public let keyword: Name
        /// The name; for an extension, the name of the extended type.
        public let name: Name
        private let start: UInt32
        private let end: UInt32
        private let pageNumber: Int32
        /// The position of the members in the interface's index; -1 if there is none.
        fileprivate let members: Int32
        /// The next entry with this name. The last entry links to the first.
        fileprivate var next: Int32 = 0

        fileprivate init(_ declaration: IndexedDeclaration, _ name: Name, page: Int) {
            keyword = Keywords.all[declaration.keyword]
            self.name = name
            pageNumber = Int32(page)
            members = Int32(declaration.members ?? -1)
            start = UInt32(declaration.range.lowerBound)
            end = UInt32(declaration.range.upperBound)
        }

        public var page: Int { Int(pageNumber) }
        var range: Range<Int> { Int(start)..<Int(end) }
    }

    public let pages: [Page]
    /// The interfaces that are not read yet: by module, or by their own name if they are read as soon as a text uses
    /// one of their names.
    private var unreadInterfaces: [Name: [Int]] = [:]
    /// The interfaces that belong to no module, by their own names.
    private var modulelessInterfaces: [Int] = []
    /// Operators and precedence groups, which are read at once because the parser's folding needs them.
    public private(set) var operators: [Entry] = []
    /// The names of types and operators that are nested in types of the program.
    private var innerNames: Set<Name> = []
    /// The names of types and operators that are nested in types of the library.
    static let innerNames: Set<Name> = {
        var names = Set<Name>(minimumCapacity: 512)
        var start = library_inner_names()
        var end = start
        while true {
            if end.pointee == 0 || end.pointee == UInt8(ascii: " ") {
                names.insert(Name(utf8: UnsafeBufferPointer(start: start, count: end - start)))
                if end.pointee == 0 { return names }
                start = end + 1
            }
            end += 1
        }
    }()
    private let texts: [UnsafeBufferPointer<UInt8>]
    private let indices: [UnsafeBufferPointer<UInt8>]
    private var entries: [Entry] = []
    private var declarations = EntryChains()
    private var extensions = EntryChains()

    public init(pages: [InterfaceText], later: [InterfaceText] = []) {
        self.pages = (pages + later).enumerated().map { number, page in
            Page(
                name: page.name, module: page.module, isCompiled: page.isCompiled,
                isLater: number >= pages.count && page.isCompiled)
        }
        texts = (pages + later).map(\.utf8)
        indices = (pages + later).map(\.index)
        // Reserving is cheap, because memory pages that stay unused are never touched.
        entries.reserveCapacity(4096)
        for page in pages.indices { scanPage(page) }
        for page in pages.count..<texts.count {
            let isNamed = !self.pages[page].isCompiled
            if isNamed { modulelessInterfaces.append(page) }
            unreadInterfaces[Name(isNamed ? self.pages[page].name : self.pages[page].module), default: []].append(page)
        }
    }

    /// The interfaces that are not read yet and declare a name which the text uses.
    public var interfacesInText: [Name] {
        modulelessInterfaces.filter { usesInterfaceName(texts[$0]) }.map { Name(pages[$0].name) }
    }

    /// Reads the names that follow a colon in the first line of an interface. Returns true if the text uses one of
    /// them.
    private func usesInterfaceName(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let end = text.firstIndex(of: UInt8(ascii: "\n")),
            let colon = text[..<end].firstIndex(of: UInt8(ascii: ":"))
        else { return false }
        return text[(colon + 1)..<end].split(separator: UInt8(ascii: " ")).contains {
            Name.isKnown(utf8: UnsafeBufferPointer(rebasing: $0))
        }
    }

    /// The modules of which no interface was read.
    public var unreadModules: Set<Name> { Set(unreadInterfaces.keys) }

    /// Reads the interfaces of a module. Returns their declarations.
    public func read(_ module: Name) -> [Entry] {
        let first = entries.count
        for page in unreadInterfaces.removeValue(forKey: module) ?? [] { scanPage(page) }
        return Array(entries[first...])
    }

    /// Returns the names of types that are declared with an attribute. Searches all interfaces, so only error messages
    /// use it.
    public func types(with attribute: String) -> [Name] {
        let types: [Name] = ["class", "struct", "enum", Keywords.protocol_]
        return entries.filter { types.contains($0.keyword) && hasAttribute(attribute, $0) }.map(\.name)
    }

    /// Looks for an attribute in the lines before a declaration, without reading its body.
    private func hasAttribute(_ attribute: String, _ entry: Entry) -> Bool {
        let text = texts[entry.page]
        var start = entry.range.lowerBound
        while start < entry.range.upperBound {
            let first = text[start]
            guard first == UInt8(ascii: "@") || first == UInt8(ascii: "/") else { return false }
            var end = start
            while end < entry.range.upperBound, text[end] != UInt8(ascii: "\n") { end += 1 }
            let line = UnsafeBufferPointer(rebasing: text[start..<end])
            if first == UInt8(ascii: "@"), String(decoding: line, as: UTF8.self).hasPrefix(attribute) { return true }
            start = end + 1
        }
        return false
    }

    /// The type aliases at the top level.
    public var aliases: [Entry] { entries.filter { $0.keyword == "typealias" } }

    /// Returns the text of a declaration with its documentation, as bytes.
    public func bytes(of entry: Entry) -> UnsafeBufferPointer<UInt8> { bytes(entry.range, of: entry.page) }

    /// Records that a type of a program contains a type or operator with this name.
    public func addInnerName(_ name: Name) { innerNames.insert(name) }

    /// Returns true if some type may contain a nested type or operator with the name. The answer may be true for other
    /// names too, which does no harm.
    public func isInnerName(_ name: Name) -> Bool { Self.innerNames.contains(name) || innerNames.contains(name) }

    /// The names of all declarations.
    public var names: [Name] {
        entries.indices.compactMap { number in
            let name = entries[number].name
            return declarations.firstAndLast(of: name, in: entries)?.first == number ? name : nil
        }
    }

    public func declarations(of name: Name) -> [Entry] { declarations.entries(of: name, in: entries) }

    public func extensions(of name: Name) -> [Entry] { extensions.entries(of: name, in: entries) }

    /// Returns the declaration's header without members, which is enough if the type is only named. Returns nil if the
    /// declaration must be read as a whole.
    public func header(of entry: Entry) -> Source? {
        split(entry).map { split in
            let head = bytes(entry.range.lowerBound..<split.headerEnd, of: entry.page)
            return source(page: entry.page, utf8: head + [UInt8(ascii: "}")])
        }
    }

    /// Returns the members that must be read before any lookup, as the text of a type of the same kind.
    public func requiredMembers(of entry: Entry, _ split: SplitDeclaration) -> Source {
        var text = Array("\(entry.keyword.text) Kept {\n".utf8)
        for range in split.earlyMembers { text += bytes(range, of: entry.page) }
        text.append(UInt8(ascii: "}"))
        return source(page: entry.page, utf8: text)
    }

    public func source(of entry: Entry) -> Source {
        source(page: entry.page, utf8: Array(bytes(entry.range, of: entry.page)))
    }

    /// Creates a source from parts of an interface.
    public func source(page: Int, utf8: [UInt8]) -> Source {
        Source(name: pages[page].name, utf8: utf8, isLibrary: true)
    }

    public func bytes(_ range: Range<Int>, of page: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: texts[page][range])
    }

    /// Returns the positions of a type's or extension's members, if they can be read one by one.
    public func split(_ entry: Entry) -> SplitDeclaration? {
        guard entry.members >= 0 else { return nil }
        var reader = IndexReader(indices[entry.page], at: Int(entry.members))
        return SplitDeclaration(reader.readMembers(), in: texts[entry.page])
    }

    private func scanPage(_ page: Int) {
        var reader = IndexReader(indices[page])
        while let declaration = reader.nextDeclaration() {
            entries.append(Entry(declaration, Name(utf8: bytes(declaration.name, of: page)), page: page))
            switch entries[entries.count - 1].keyword {
            case Keywords.operator_, Keywords.precedenceGroup: operators.append(entries[entries.count - 1])
            case Keywords.extension_: extensions.addLast(of: &entries)
            default: declarations.addLast(of: &entries)
            }
        }
    }
}

/// Stores the numbers of the entries with each name, in order. The entries of a name form a ring, which is stored as
/// its last entry, so adding an entry allocates almost nothing.
private struct EntryChains {
    // For each name, the number of its last entry; -1 if there is none.
    private var lastEntries: [Int32] = []

    /// Returns the first and the last entry with a name.
    func firstAndLast(of name: Name, in entries: [LibraryIndex.Entry]) -> (first: Int, last: Int)? {
        let id = Int(name.id)
        guard id < lastEntries.count, lastEntries[id] >= 0 else { return nil }
        return (Int(entries[Int(lastEntries[id])].next), Int(lastEntries[id]))
    }

    func entries(of name: Name, in entries: [LibraryIndex.Entry]) -> [LibraryIndex.Entry] {
        guard let (first, last) = firstAndLast(of: name, in: entries) else { return [] }
        var found = [entries[first]]
        var place = first
        while place != last {
            place = Int(entries[place].next)
            found.append(entries[place])
        }
        return found
    }

    /// Adds the last of the given entries to the ring of its name.
    mutating func addLast(of entries: inout [LibraryIndex.Entry]) {
        let number = Int32(entries.count - 1)
        let id = Int(entries[Int(number)].name.id)
        if lastEntries.isEmpty { lastEntries = Array(repeating: -1, count: max(id + 1, 4096)) }
        if id >= lastEntries.count { lastEntries += repeatElement(-1, count: id + 1 - lastEntries.count) }
        let before = lastEntries[id]
        if before >= 0 {
            entries[Int(number)].next = entries[Int(before)].next
            entries[Int(before)].next = number
        } else {
            entries[Int(number)].next = number
        }
        lastEntries[id] = number
    }
}
