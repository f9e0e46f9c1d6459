// Tables whose keys belong to the program. When a table of the standard library grows, it compares keys that it has already
// told apart, and ends the process if a `==` or `hash(into:)` of the program answers otherwise than before. So a full table
// grows before a key is looked for, and while it grows or is filled with the keys of another no two keys are equal.

extension HashKey {
    /// Runs what moves keys that are known to be different from each other.
    public static func whileDistinct<Result>(_ body: () throws -> Result) rethrows -> Result {
        let before = areDistinct
        areDistinct = true
        defer { areDistinct = before }
        return try body()
    }
}

extension Set where Element == HashKey {
    /// Grows a full table.
    @inlinable @inline(__always) public mutating func reserveForOneKey() {
        if count == capacity { grow() }
    }
    @usableFromInline @inline(never) mutating func grow() {
        HashKey.whileDistinct { reserveCapacity(count + 1) }
    }

    /// `insert`, whatever the program's `==` answers.
    @discardableResult public mutating func insertKey(
        _ key: HashKey
    ) -> (inserted: Bool, memberAfterInsert: HashKey) {
        reserveForOneKey()
        return insert(key)
    }

    /// `formUnion`, whatever the program's `==` answers.
    public mutating func insertKeys(_ other: Set<HashKey>) {
        for key in other { insertKey(key) }
    }

    /// `filter`, whatever the program's `==` answers.
    public func keepingKeys(_ isKept: (HashKey) throws -> Bool) rethrows -> Set<HashKey> {
        let kept = try compactMap { try isKept($0) ? $0 : nil }
        return HashKey.whileDistinct {
            var keys = Set<HashKey>(minimumCapacity: kept.count)
            for key in kept { keys.insert(key) }
            return keys
        }
    }
}

extension Dictionary where Key == HashKey {
    /// Grows a full table.
    @inlinable @inline(__always) public mutating func reserveForOneKey() {
        if count == capacity { grow() }
    }
    @usableFromInline @inline(never) mutating func grow() {
        HashKey.whileDistinct { reserveCapacity(count + 1) }
    }

    /// `updateValue(_:forKey:)`, whatever the program's `==` answers.
    @inlinable @discardableResult public mutating func setValue(_ value: Value, for key: HashKey) -> Value? {
        reserveForOneKey()
        return updateValue(value, forKey: key)
    }

    /// `filter` and `compactMapValues`, whatever the program's `==` answers.
    public func keepingKeys(_ transform: (HashKey, Value) throws -> Value?) rethrows -> [HashKey: Value] {
        let kept = try compactMap { key, value in try transform(key, value).map { (key, $0) } }
        return HashKey.whileDistinct {
            var entries = [HashKey: Value](minimumCapacity: kept.count)
            for (key, value) in kept { entries[key] = value }
            return entries
        }
    }
}
