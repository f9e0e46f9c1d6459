import Syntax

/// A type or an extension of the library's pages, split where its members begin: most of them are only parsed when
/// somebody asks for their name. A test compares the parts with what the parser finds.
struct SplitDeclaration {
    struct Member {
        var name: Name
        var range: Range<Int>
        /// A function, property, subscript or initialiser: what may fulfil a requirement.
        var isValue: Bool
    }

    /// From the documentation to the opening brace.
    let head: Range<Int>
    /// What must be known before any member is asked for: stored properties, cases, overrides.
    private(set) var kept: [Range<Int>] = []
    private(set) var members: [Member] = []
    private(set) var hasDesignatedInitializer = false
    /// Something stands after the colon.
    private(set) var inherits = false

    /// Nil where the declaration is better read as a whole: protocols, whose requirements belong together, and what
    /// stands on one line.
    init?(_ entry: LibraryIndex.Entry, in bytes: UnsafeBufferPointer<UInt8>) {
        let isExtension = entry.keyword == Keywords.extension_
        guard isExtension || [Keywords.class_, Keywords.struct_, Keywords.enum_].contains(entry.keyword) else {
            return nil
        }
        let end = entry.range.upperBound
        var reader = HeaderReader(bytes: bytes, index: entry.range.lowerBound, end: end)
        guard reader.readKeyword() != nil, reader.nextName() != nil else { return nil }
        var scanner = MarginScanner(bytes: bytes, index: reader.index, end: end, margin: 4)
        // The line that opens the body ends with its brace.
        while true {
            scanner.index = scanner.endOfLine(scanner.index)
            guard scanner.index < end else { return nil }
            if bytes[scanner.index - 2] == UInt8(ascii: "{") { break }
        }
        head = entry.range.lowerBound..<scanner.index
        inherits = Self.inherits(bytes, from: reader.index)
        var next = scanner.nextStart()
        while let start = next {
            next = scanner.nextStart()
            add(start..<(next ?? Self.closing(bytes, end)), bytes, isExtension: isExtension)
        }
    }

    private mutating func add(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, isExtension: Bool) {
        var reader = HeaderReader(bytes: bytes, index: range.lowerBound, end: range.upperBound)
        guard let (keyword, modifiers) = reader.readMemberKeyword() else { return kept.append(range) }
        let name: Name
        switch keyword {
        case Names.initName:
            name = Names.initName
            if !isExtension, !modifiers.contains(Names.convenience) { hasDesignatedInitializer = true }
        case Names.subscriptName: name = Names.subscriptName
        case Keywords.case_, Names.deinitName: return kept.append(range)
        default:
            guard let read = reader.nextName() else { return kept.append(range) }
            name = read
        }
        let isProperty = keyword == Keywords.variable || keyword == Keywords.constant
        if !isExtension {
            let isStatic = modifiers.contains(Names.staticName) || modifiers.contains(Names.classModifier)
            if isProperty, !isStatic, !Self.isComputed(bytes, reader.index..<range.upperBound) {
                return kept.append(range)
            }
            if modifiers.contains(Names.overrideName) { return kept.append(range) }
        }
        let isValue =
            isProperty || keyword == Keywords.function || keyword == Names.initName || keyword == Names.subscriptName
        members.append(Member(name: name, range: range, isValue: isValue))
    }

    /// Whether a brace that holds no observers comes before a value and before the line ends.
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

    /// Where the brace at the margin stands that closes the declaration.
    private static func closing(_ bytes: UnsafeBufferPointer<UInt8>, _ end: Int) -> Int {
        var index = end - 1
        while index > 0, bytes[index] != UInt8(ascii: "}") || bytes[index - 1] != UInt8(ascii: "\n") { index -= 1 }
        return index
    }
}
