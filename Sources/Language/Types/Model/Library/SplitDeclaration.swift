import Syntax

/// A type or extension of a library interface, split at its members, most of which are parsed on demand. A test
/// compares the parts with the parser's.
public struct SplitDeclaration {
    public struct Member {
        public let name: Name
        private let start: UInt32
        private let end: UInt32
        /// A function, property, subscript or initialiser: what may fulfil a requirement.
        public let isValue: Bool

        fileprivate init(_ name: Name, _ range: Range<Int>, isValue: Bool) {
            self.name = name
            start = UInt32(range.lowerBound)
            end = UInt32(range.upperBound)
            self.isValue = isValue
        }

        public var range: Range<Int> { Int(start)..<Int(end) }
    }

    /// From the documentation to the opening brace.
    let head: Range<Int>
    /// Members needed before any lookup: stored properties, cases, associated types, and overriding properties, which
    /// may be stored.
    public private(set) var kept: [Range<Int>] = []
    public private(set) var members: [Member] = []
    public private(set) var hasDesignatedInitializer = false
    /// True if there is an inheritance clause.
    public private(set) var inherits = false

    /// Returns the range from the documentation to the opening brace of the body; nil for a declaration on one line or
    /// without members.
    static func head(of entry: LibraryIndex.Entry, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        guard Keywords.haveMembers.contains(entry.keyword) else { return nil }
        let end = entry.range.upperBound
        var reader = HeaderReader(bytes: bytes, index: entry.range.lowerBound, end: end)
        guard reader.readKeyword() != nil, reader.nextName() != nil else { return nil }
        let scanner = MarginScanner(bytes: bytes, index: reader.index, end: end, margin: 4)
        var line = reader.index
        repeat {
            line = scanner.endOfLine(line)
            guard line < end else { return nil }
        } while bytes[line - 2] != UInt8(ascii: "{")
        return entry.range.lowerBound..<line
    }

    /// Nil where there is no head.
    init?(_ entry: LibraryIndex.Entry, in bytes: UnsafeBufferPointer<UInt8>) {
        guard let head = Self.head(of: entry, in: bytes) else { return nil }
        self.head = head
        var reader = HeaderReader(bytes: bytes, index: head.lowerBound, end: head.upperBound)
        _ = reader.readKeyword()
        _ = reader.nextName()
        let end = entry.range.upperBound
        var scanner = MarginScanner(bytes: bytes, index: head.upperBound, end: end, margin: 4)
        let mayKeep = entry.keyword != Keywords.extension_ && entry.keyword != Keywords.protocol_
        inherits = Self.inherits(bytes, from: reader.index)
        // Most members have two lines or three.
        members.reserveCapacity((end - head.upperBound) / 128)
        var next = scanner.nextStart()
        while let start = next {
            next = scanner.nextStart()
            add(start..<(next ?? Self.closing(bytes, end)), bytes, mayKeep: mayKeep)
        }
    }

    /// `mayKeep`: whether the declaration is that of a type with stored properties.
    private mutating func add(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, mayKeep: Bool) {
        var reader = HeaderReader(bytes: bytes, index: range.lowerBound, end: range.upperBound)
        guard let (keyword, modifiers) = reader.readMemberKeyword() else { return kept.append(range) }
        let name: Name
        switch keyword {
        case Names.initName:
            name = Names.initName
            if mayKeep, !modifiers.contains(.convenience) { hasDesignatedInitializer = true }
        case Names.subscriptName: name = Names.subscriptName
        case Keywords.case_, Keywords.associatedType, Names.deinitName: return kept.append(range)
        default:
            guard let read = reader.nextName() else { return kept.append(range) }
            name = read
        }
        let isProperty = keyword == Keywords.variable || keyword == Keywords.constant
        if mayKeep {
            if isProperty, !modifiers.contains(.static), !Self.isComputed(bytes, reader.index..<range.upperBound) {
                return kept.append(range)
            }
            if isProperty, modifiers.contains(.override) { return kept.append(range) }
        }
        let isValue =
            isProperty || keyword == Keywords.function || keyword == Names.initName || keyword == Names.subscriptName
        members.append(Member(name, range, isValue: isValue))
    }

    /// Returns true if a brace without observers comes before a value and the line's end.
    private static func isComputed(_ bytes: UnsafeBufferPointer<UInt8>, _ rest: Range<Int>) -> Bool {
        for index in rest {
            switch bytes[index] {
            case UInt8(ascii: "{"):
                var body = HeaderReader(bytes: bytes, index: index + 1, end: rest.upperBound)
                let word = body.nextWord()
                return word != Keywords.willSet && word != Keywords.didSet
            case UInt8(ascii: "="), UInt8(ascii: "\n"): return false
            default: break
            }
        }
        return false
    }

    /// A colon before the conditions and the body, after the generic parameters.
    private static func inherits(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        var reader = HeaderReader(bytes: bytes, index: start, end: bytes.count)
        reader.skipList()
        return reader.index < bytes.count && bytes[reader.index] == UInt8(ascii: ":")
    }

    /// Returns the position of the unindented closing brace.
    private static func closing(_ bytes: UnsafeBufferPointer<UInt8>, _ end: Int) -> Int {
        var index = end - 1
        while index > 0, bytes[index] != UInt8(ascii: "}") || bytes[index - 1] != UInt8(ascii: "\n") { index -= 1 }
        return index
    }
}
