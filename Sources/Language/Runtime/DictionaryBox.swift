/// The value of a Dictionary; keys are hashed and compared as `HashKey`. The iteration order is independent of the
/// insertion order, as in Swift.
///
/// A dictionary with integer keys uses a special table as long as code only looks up and inserts. Reading `entries`
/// converts the box permanently.
public final class DictionaryBox {
    @usableFromInline final var dictionary: [HashKey: Value]
    @usableFromInline final var table: IntTable? { didSet { unretainedTable = table.map(Unmanaged.passUnretained) } }
    /// The integer table as an unretained reference, for reading.
    @usableFromInline final var unretainedTable: Unmanaged<IntTable>?
    /// True after code has asked for `entries`.
    private final var mustStayDictionary = false
    public init(_ entries: [HashKey: Value]) { dictionary = entries }
    deinit {
        if Machine.isNativeStackLow {
            Machine.onOtherStack {
                dictionary = [:]
                table = nil
            }
        }
    }

    @inlinable @inline(__always) public var entries: [HashKey: Value] {
        get {
            if hasTable { convertToDictionary() }
            return dictionary
        }
        _modify {
            if hasTable { convertToDictionary() }
            yield &dictionary
        }
    }

    public var count: Int { table?.count ?? dictionary.count }

    public func copy() -> DictionaryBox {
        let copy = DictionaryBox(dictionary)
        copy.table = table?.copy()
        copy.mustStayDictionary = mustStayDictionary
        return copy
    }

    @inlinable @inline(__always) public func find(_ key: HashKey) -> Value? {
        guard let unretainedTable else { return dictionary[key] }
        guard case .int(let number) = key.value else { return nil }
        return unretainedTable._withUnsafeGuaranteedRef { $0.find(number)?.pointee }
    }

    @inlinable @inline(__always) public func put(_ key: HashKey, _ value: Value) {
        if case .int(let number) = key.value, let place = valueAddress(of: number, orNew: .none) {
            place.pointee = value
        } else {
            entries.setValue(value, for: key)
        }
    }

    @inlinable @inline(__always) public var hasTable: Bool { unretainedTable != nil }

    /// Returns the address of the value of an integer key; nil if the key is absent. The address is valid until the
    /// next insertion.
    @inlinable @inline(__always) public func valueAddress(of key: HashKey) -> UnsafeMutablePointer<Value>? {
        guard let unretainedTable, case .int(let number) = key.value else { return nil }
        return unretainedTable._withUnsafeGuaranteedRef { $0.find(number) }
    }

    /// Returns the address of the value of an integer key; inserts `value` if the key is absent. Returns nil if there
    /// is no integer table.
    @inlinable @inline(__always) public func valueAddress(of number: Int, orNew value: Value) -> UnsafeMutablePointer<
        Value
    >? {
        guard let table = unretainedTable ?? makeTable() else { return nil }
        return table._withUnsafeGuaranteedRef { $0.find(number, orNew: value) }
    }

    @usableFromInline @inline(never) func makeTable() -> Unmanaged<IntTable>? {
        guard dictionary.isEmpty, !mustStayDictionary else { return nil }
        let made = IntTable()
        table = made
        return unretainedTable
    }

    @usableFromInline @inline(never) func convertToDictionary() {
        guard let table else { return }
        self.table = nil
        mustStayDictionary = true
        dictionary = Dictionary(minimumCapacity: table.count)
        table.forEach { dictionary[HashKey(.int($0))] = $1 }
    }
}

/// An open-addressing hash table from integers to values. Its size is a power of two; keys cannot be removed.
@usableFromInline final class IntTable {
    @usableFromInline struct Entry {
        @usableFromInline var key = 0
        @usableFromInline var value = Value.none
        @usableFromInline var isUsed = false
    }
    @usableFromInline final var count = 0
    @usableFromInline final var entries: UnsafeMutablePointer<Entry>
    @usableFromInline final var capacity: Int

    init(capacity: Int = 8) {
        self.capacity = capacity
        entries = .allocate(capacity: capacity)
        entries.initialize(repeating: Entry(), count: capacity)
    }
    deinit {
        entries.deinitialize(count: capacity)
        entries.deallocate()
    }

    func copy() -> IntTable {
        let copy = IntTable(capacity: capacity)
        copy.entries.update(from: entries, count: capacity)
        copy.count = count
        return copy
    }

    func forEach(_ body: (Int, Value) -> Void) {
        for index in 0..<capacity where entries[index].isUsed { body(entries[index].key, entries[index].value) }
    }

    /// Returns the entry of a key, or the free entry for it.
    @inlinable @inline(__always) func entry(of key: Int) -> UnsafeMutablePointer<Entry> {
        let mixed = UInt(bitPattern: key).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        var index = Int(truncatingIfNeeded: mixed.high ^ mixed.low) & (capacity &- 1)
        while entries[index].isUsed, entries[index].key != key { index = (index &+ 1) & (capacity &- 1) }
        return entries + index
    }
    @inlinable @inline(__always) func value(_ entry: UnsafeMutablePointer<Entry>) -> UnsafeMutablePointer<Value> {
        withUnsafeMutablePointer(to: &entry.pointee.value) { $0 }
    }

    @inlinable @inline(__always) func find(_ key: Int) -> UnsafeMutablePointer<Value>? {
        let found = entry(of: key)
        return found.pointee.isUsed ? value(found) : nil
    }

    @inlinable @inline(__always) func find(_ key: Int, orNew value: Value) -> UnsafeMutablePointer<Value> {
        let found = entry(of: key)
        return found.pointee.isUsed ? self.value(found) : insert(key, value, found)
    }

    @usableFromInline @inline(never) func insert(
        _ key: Int, _ value: Value, _ free: UnsafeMutablePointer<Entry>
    ) -> UnsafeMutablePointer<Value> {
        var free = free
        if (count + 1) * 3 > capacity * 2 {
            grow()
            free = entry(of: key)
        }
        count += 1
        free.pointee = Entry(key: key, value: value, isUsed: true)
        return self.value(free)
    }

    private func grow() {
        let (old, size) = (entries, capacity)
        capacity *= 2
        entries = .allocate(capacity: capacity)
        entries.initialize(repeating: Entry(), count: capacity)
        for index in 0..<size where old[index].isUsed {
            entry(of: old[index].key).moveUpdate(from: old + index, count: 1)
            (old + index).initialize(to: Entry())
        }
        old.deinitialize(count: size)
        old.deallocate()
    }
}
