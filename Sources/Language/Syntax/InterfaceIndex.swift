/// The keywords of declarations in library interfaces, in the order of their numbers in an index.
public enum Keywords {
    public static let extension_: Name = "extension"
    public static let protocol_: Name = "protocol"
    public static let operator_: Name = "operator"
    public static let precedenceGroup: Name = "precedencegroup"
    public static let all: [Name] = [
        extension_, protocol_, "class", "struct", "enum", "func", "var", "typealias", operator_, precedenceGroup,
    ]
}

/// A declaration of a library interface, as positions in its text. `Indexer` writes these positions when rill is built,
/// so that nothing is searched when rill starts.
public struct IndexedDeclaration {
    /// The number of the declaration's keyword in `Keywords`.
    public let keyword: Int
    /// The name; for an extension, the name of the extended type.
    public let name: Range<Int>
    /// The declaration with its documentation, up to the end of its last line.
    public let range: Range<Int>
    /// The position of `IndexedMembers` in the index; nil if the declaration is read as a whole.
    public let members: Int?

    public init(keyword: Int, name: Range<Int>, range: Range<Int>, members: Int? = nil) {
        (self.keyword, self.name, self.range, self.members) = (keyword, name, range, members)
    }
}

/// The members of a type or extension, most of which are parsed when their name is looked up.
public struct IndexedMembers {
    public struct Member {
        public let name: Range<Int>
        public let range: Range<Int>
        /// True for a function, property, subscript or initialiser: it may implement a requirement.
        public let isValue: Bool

        public init(name: Range<Int>, range: Range<Int>, isValue: Bool) {
            (self.name, self.range, self.isValue) = (name, range, isValue)
        }
    }

    /// The end of the line that contains the opening brace.
    public var headerEnd = 0
    public var hasDesignatedInitializer = false
    /// True if there is an inheritance clause.
    public var inherits = false
    /// Members that are needed before any lookup: cases, associated types, stored properties, and overriding
    /// properties, which may be stored.
    public var earlyMembers: [Range<Int>] = []
    public var members: [Member] = []

    public init() {}
}

/// Reads an index. A number is written with five bits in each character, the lowest first; a character from `P` on
/// means that another one follows.
public struct IndexReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    public private(set) var offset: Int
    /// The end of the last range that was read. Ranges are stored relative to the end of the previous one.
    private var lastEnd = 0

    public init(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int = 0) {
        self.bytes = bytes
        self.offset = place
    }

    public mutating func nextDeclaration() -> IndexedDeclaration? {
        guard offset < bytes.count else { return nil }
        let keyword = readNumber()
        let range = self.readRange()
        let name = self.readName(in: range)
        let count = readNumber()
        defer { offset += count }
        return IndexedDeclaration(keyword: keyword, name: name, range: range, members: count > 0 ? offset : nil)
    }

    public mutating func readMembers() -> IndexedMembers {
        var members = IndexedMembers()
        members.headerEnd = readNumber()
        lastEnd = members.headerEnd
        let flags = readNumber()
        members.hasDesignatedInitializer = flags & 1 != 0
        members.inherits = flags & 2 != 0
        members.earlyMembers = (0..<readNumber()).map { _ in readRange() }
        lastEnd = members.headerEnd
        let count = readNumber()
        members.members.reserveCapacity(count)
        for _ in 0..<count {
            let range = self.readRange()
            members.members.append(
                IndexedMembers.Member(name: readName(in: range), range: range, isValue: readNumber() == 1))
        }
        return members
    }

    private mutating func readRange() -> Range<Int> {
        let start = lastEnd + readNumber()
        lastEnd = start + readNumber()
        return start..<lastEnd
    }

    private mutating func readName(in range: Range<Int>) -> Range<Int> {
        let start = range.lowerBound + readNumber()
        return start..<start + readNumber()
    }

    private mutating func readNumber() -> Int {
        var result = 0
        var shift = 0
        while true {
            let bits = Int(bytes[offset] &- UInt8(ascii: "0"))
            offset += 1
            result |= (bits & 31) << shift
            if bits < 32 { return result }
            shift += 5
        }
    }
}
