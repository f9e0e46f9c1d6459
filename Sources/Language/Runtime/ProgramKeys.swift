// Makes hash tables safe for keys of a program. When a table of the standard library grows, it compares keys that are
// known to be distinct, and traps if a `==` or `hash(into:)` of the program is inconsistent. Therefore a full table
// grows before a lookup. While it grows or is filled from another table, no two keys compare equal.

extension HashKey {
    /// Runs code that moves keys which are known to be distinct. Until it ends, no two keys compare equal.
    public static func treatingKeysAsDistinct<Result>(_ body: () throws -> Result) rethrows -> Result {
        let before = areKeysDistinct
        areKeysDistinct = true
        defer { areKeysDistinct = before }
        return try body()
    }
}

extension Set where Element == HashKey {
    /// Grows the table if it is full.
    @inlinable @inline(__always) public mutating func reserveForOneKey() {
        if count == capacity { grow() }
    }
    @usableFromInline @inline(never) mutating func grow() {
        HashKey.treatingKeysAsDistinct { reserveCapacity(count + 1) }
    }

    /// Inserts a key as `insert` does. The function is safe for an inconsistent `==`.
    @discardableResult public mutating func insertKey(
        _ key: HashKey
    ) -> (inserted: Bool, memberAfterInsert: HashKey) {
        reserveForOneKey()
        return insert(key)
    }

    /// Inserts the keys of another set as `formUnion` does. The function is safe for an inconsistent `==`.
    public mutating func insertKeys(_ other: Set<HashKey>) {
        for key in other { insertKey(key) }
    }

    /// Returns the keys that satisfy a condition, as `filter` does. The function is safe for an inconsistent `==`.
    public func filteredKeys(_ isKept: (HashKey) throws -> Bool) rethrows -> Set<HashKey> {
        let kept = try compactMap { try isKept($0) ? $0 : nil }
        return HashKey.treatingKeysAsDistinct {
            var keys = Set<HashKey>(minimumCapacity: kept.count)
            for key in kept { keys.insert(key) }
            return keys
        }
    }
}

extension Dictionary where Key == HashKey {
    /// Grows the table if it is full.
    @inlinable @inline(__always) public mutating func reserveForOneKey() {
        if count == capacity { grow() }
    }
    @usableFromInline @inline(never) mutating func grow() {
        HashKey.treatingKeysAsDistinct { reserveCapacity(count + 1) }
    }

    /// Sets the value for a key as `updateValue(_:forKey:)` does. The function is safe for an inconsistent `==`.
    @inlinable @discardableResult public mutating func setValue(_ value: Value, for key: HashKey) -> Value? {
        reserveForOneKey()
        return updateValue(value, forKey: key)
    }

    /// Filters and transforms the values as `filter` and `compactMapValues` do. The function is safe for an
    /// inconsistent `==`.
    public func filteredKeys(_ transform: (HashKey, Value) throws -> Value?) rethrows -> [HashKey: Value] {
        let kept = try compactMap { key, value in try transform(key, value).map { (key, $0) } }
        return HashKey.treatingKeysAsDistinct {
            var entries = [HashKey: Value](minimumCapacity: kept.count)
            for (key, value) in kept { entries[key] = value }
            return entries
        }
    }
}
