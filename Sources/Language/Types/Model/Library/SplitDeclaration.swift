import Syntax

/// A type or extension of a library interface, split at its members, most of which are parsed on demand.
public struct SplitDeclaration {
    public struct Member {
        public let name: Name
        private let start: UInt32
        private let end: UInt32
        /// True for a function, property, subscript or initialiser: it may implement a requirement.
        public let isValue: Bool

        fileprivate init(_ member: IndexedMembers.Member, in bytes: UnsafeBufferPointer<UInt8>) {
            name = Name(utf8: UnsafeBufferPointer(rebasing: bytes[member.name]))
            start = UInt32(member.range.lowerBound)
            end = UInt32(member.range.upperBound)
            isValue = member.isValue
        }

        public var range: Range<Int> { Int(start)..<Int(end) }
    }

    let headerEnd: Int
    public let earlyMembers: [Range<Int>]
    public let members: [Member]
    public let hasDesignatedInitializer: Bool
    public let inherits: Bool

    init(_ indexed: IndexedMembers, in bytes: UnsafeBufferPointer<UInt8>) {
        headerEnd = indexed.headerEnd
        earlyMembers = indexed.earlyMembers
        members = indexed.members.map { Member($0, in: bytes) }
        hasDesignatedInitializer = indexed.hasDesignatedInitializer
        inherits = indexed.inherits
    }
}
