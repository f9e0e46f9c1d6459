/// An interned identifier or operator, which is compared and hashed as a number.
public struct Name: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    public let id: UInt32

    public init(_ text: String) {
        var text = text
        id = text.withUTF8 { NameTable.shared.intern($0.baseAddress, count: $0.count) }
    }

    public init(utf8: UnsafeBufferPointer<UInt8>) {
        id = NameTable.shared.intern(utf8.baseAddress, count: utf8.count)
    }

    init(id: UInt32) { self.id = id }

    /// Returns true if the name is already interned.
    public static func isKnown(utf8: UnsafeBufferPointer<UInt8>) -> Bool {
        utf8.baseAddress.map { NameTable.shared.contains($0, count: utf8.count) } ?? true
    }

    public init(stringLiteral text: String) { self.init(text) }

    /// Ids are sequential, so a multiplication is a sufficient hash. Most tables of the checker have names as keys.
    public func _rawHashValue(seed: Int) -> Int { mixedHash(UInt64(id), seed: seed) }

    public var text: String { NameTable.shared.text(of: id) }
    public var description: String { text }

    /// True if the name consists of ASCII operator characters.
    public var isOperator: Bool { NameTable.shared.isOperator(id) }
}

/// Returns the hash of an id, for tables whose keys are trusted.
@inlinable
public func mixedHash(_ number: UInt64, seed: Int) -> Int {
    Int(truncatingIfNeeded: ((number ^ UInt64(truncatingIfNeeded: seed)) &* 0x9E37_79B9_7F4A_7C15) >> 20)
}

/// Interns names by their bytes, so that the lexer creates no String for a known name. There is one table per process,
/// and one thread compiles at a time.
final class NameTable {
    // The only table. One thread compiles at a time, so no lock is needed.
    nonisolated(unsafe) static let shared = NameTable()

    // The names as strings. They are created on demand, because most names are only compared.
    private var texts: [String?] = []
    private var entries: [Entry] = []
    // The slots of a hash table with open addressing. A slot contains an id plus one, or zero if it is empty. The
    // number of slots is a power of two.
    private var slots: UnsafeMutablePointer<UInt32>
    private var mask: Int
    // The concatenated bytes of all names.
    private var bytes: UnsafeMutablePointer<UInt8>
    private var byteCount = 0
    private var byteCapacity = 1 << 15

    private struct Entry {
        var hash: UInt32
        var start: UInt32
        var count: UInt32
    }

    private init() {
        let capacity = 1 << 12
        slots = .allocate(capacity: capacity)
        slots.initialize(repeating: 0, count: capacity)
        mask = capacity - 1
        bytes = .allocate(capacity: byteCapacity)
        // Reserved memory costs nothing until it is used.
        entries.reserveCapacity(capacity)
        texts.reserveCapacity(capacity)
        // Keywords come first, in the order of their token kinds, so that their ids are the smallest.
        for known in Keyword.texts + KnownName.allCases.map(\.rawValue) {
            var text = known
            _ = text.withUTF8 { intern($0.baseAddress, count: $0.count) }
        }
    }

    fileprivate func isOperator(_ id: UInt32) -> Bool {
        let entry = entries[Int(id)]
        guard entry.count > 0 else { return false }
        let first = bytes[Int(entry.start)]
        return first < 0x80 && first != Byte.dollar && ByteClass.table[Int(first)] != ByteClass.letter
    }

    fileprivate func text(of id: UInt32) -> String {
        if let known = texts[Int(id)] { return known }
        let entry = entries[Int(id)]
        let made = String(
            decoding: UnsafeBufferPointer(start: bytes + Int(entry.start), count: Int(entry.count)), as: UTF8.self)
        texts[Int(id)] = made
        return made
    }

    func intern(_ start: UnsafePointer<UInt8>?, count: Int) -> UInt32 {
        intern(start, count: count, hash: hash(start, count))
    }

    @inline(__always)
    func intern(_ start: UnsafePointer<UInt8>?, count: Int, hash: UInt32) -> UInt32 {
        let slot = slot(of: start, count, hash)
        return slots[slot] == 0 ? add(start, count, hash, slot) : slots[slot] - 1
    }

    fileprivate func contains(_ start: UnsafePointer<UInt8>, count: Int) -> Bool {
        slots[slot(of: start, count, hash(start, count))] != 0
    }

    private func hash(_ start: UnsafePointer<UInt8>?, _ count: Int) -> UInt32 {
        var hash: UInt32 = 0x811C_9DC5
        if let start {
            for index in 0..<count { hash = (hash ^ UInt32(start[index])) &* 0x0100_0193 }
        }
        return hash
    }

    /// Returns the slot of the name, or the empty slot in which it would be inserted.
    @inline(__always)
    private func slot(of start: UnsafePointer<UInt8>?, _ count: Int, _ hash: UInt32) -> Int {
        var slot = Int(hash ^ (hash >> 15)) & mask
        while slots[slot] != 0 {
            let entry = entries[Int(slots[slot] - 1)]
            if entry.hash == hash, entry.count == UInt32(count), hasText(entry, start, count) { break }
            slot = (slot + 1) & mask
        }
        return slot
    }

    @inline(__always)
    private func hasText(_ entry: Entry, _ start: UnsafePointer<UInt8>?, _ count: Int) -> Bool {
        guard let start else { return true }
        let known = bytes + Int(entry.start)
        for index in 0..<count where known[index] != start[index] { return false }
        return true
    }

    private func add(_ start: UnsafePointer<UInt8>?, _ count: Int, _ hash: UInt32, _ slot: Int) -> UInt32 {
        let id = UInt32(entries.count)
        reserveBytes(count)
        if let start { (bytes + byteCount).update(from: start, count: count) }
        entries.append(Entry(hash: hash, start: UInt32(byteCount), count: UInt32(count)))
        texts.append(nil)
        byteCount += count
        slots[slot] = id + 1
        if entries.count * 2 > mask { grow() }
        return id
    }

    private func reserveBytes(_ count: Int) {
        guard byteCount + count > byteCapacity else { return }
        while byteCount + count > byteCapacity { byteCapacity *= 2 }
        let wider = UnsafeMutablePointer<UInt8>.allocate(capacity: byteCapacity)
        wider.update(from: bytes, count: byteCount)
        bytes.deallocate()
        bytes = wider
    }

    private func grow() {
        slots.deallocate()
        let capacity = (mask + 1) * 2
        slots = .allocate(capacity: capacity)
        slots.initialize(repeating: 0, count: capacity)
        mask = capacity - 1
        for (id, entry) in entries.enumerated() {
            var slot = Int(entry.hash ^ (entry.hash >> 15)) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(id) + 1
        }
    }
}
