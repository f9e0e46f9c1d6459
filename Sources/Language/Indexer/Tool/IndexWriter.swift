import Syntax

/// Writes the format that `IndexReader` reads.
struct IndexWriter {
    private(set) var text = ""
    private var lastEnd = 0

    /// Members are written before the declaration, because their length precedes them.
    mutating func write(_ declaration: IndexedDeclaration, _ members: IndexedMembers?) {
        write(declaration.keyword)
        write(declaration.range)
        write(declaration.name, in: declaration.range)
        var inner = IndexWriter()
        if let members { inner.write(members) }
        write(inner.text.utf8.count)
        text += inner.text
    }

    private mutating func write(_ members: IndexedMembers) {
        write(members.headerEnd)
        write((members.hasDesignatedInitializer ? 1 : 0) + (members.inherits ? 2 : 0))
        write(members.earlyMembers.count)
        lastEnd = members.headerEnd
        for range in members.earlyMembers { write(range) }
        write(members.members.count)
        lastEnd = members.headerEnd
        for member in members.members {
            write(member.range)
            write(member.name, in: member.range)
            write(member.isValue ? 1 : 0)
        }
    }

    private mutating func write(_ range: Range<Int>) {
        write(range.lowerBound - lastEnd)
        write(range.count)
        lastEnd = range.upperBound
    }

    private mutating func write(_ name: Range<Int>, in range: Range<Int>) {
        write(name.lowerBound - range.lowerBound)
        write(name.count)
    }

    private mutating func write(_ number: Int) {
        var rest = number
        while rest > 31 {
            write(character: 32 + rest & 31)
            rest >>= 5
        }
        write(character: rest)
    }

    private mutating func write(character bits: Int) { text.unicodeScalars.append(Unicode.Scalar(UInt8(48 + bits))) }
}
