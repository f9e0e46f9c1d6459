import Syntax

/// Writes the format that `IndexReader` reads.
struct IndexWriter {
    private(set) var text = ""
    private var end = 0

    /// Members are written before the declaration, because their length precedes them.
    mutating func put(_ declaration: IndexedDeclaration, _ members: IndexedMembers?) {
        put(declaration.keyword)
        put(declaration.range)
        put(declaration.name, in: declaration.range)
        var inner = IndexWriter()
        if let members { inner.put(members) }
        put(inner.text.utf8.count)
        text += inner.text
    }

    private mutating func put(_ members: IndexedMembers) {
        put(members.headEnd)
        put((members.hasDesignatedInitializer ? 1 : 0) + (members.inherits ? 2 : 0))
        put(members.kept.count)
        end = members.headEnd
        for range in members.kept { put(range) }
        put(members.members.count)
        end = members.headEnd
        for member in members.members {
            put(member.range)
            put(member.name, in: member.range)
            put(member.isValue ? 1 : 0)
        }
    }

    private mutating func put(_ range: Range<Int>) {
        put(range.lowerBound - end)
        put(range.count)
        end = range.upperBound
    }

    private mutating func put(_ name: Range<Int>, in range: Range<Int>) {
        put(name.lowerBound - range.lowerBound)
        put(name.count)
    }

    private mutating func put(_ number: Int) {
        var rest = number
        while rest > 31 {
            put(character: 32 + rest & 31)
            rest >>= 5
        }
        put(character: rest)
    }

    private mutating func put(character bits: Int) { text.unicodeScalars.append(Unicode.Scalar(UInt8(48 + bits))) }
}
