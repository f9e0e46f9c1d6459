/// An array of fixed length that lowered code reads often. It avoids the checks and retains of `Array`.
///
/// The owner deallocates it.
struct Row<Item> {
    let base: UnsafeMutablePointer<Item>
    let count: Int
    init(_ items: [Item]) {
        count = items.count
        base = .allocate(capacity: count)
        base.initialize(from: items, count: count)
    }
    func deallocate() {
        base.deinitialize(count: count)
        base.deallocate()
    }
    @inline(__always) subscript(index: Int) -> Item { base[index] }
}

/// An array of fixed length whose objects are used without reference counting.
struct References<Item: AnyObject> {
    private let items: Row<Unmanaged<Item>>
    init(_ items: [Item]) { self.items = Row(items.map(Unmanaged.passRetained)) }
    func deallocate() {
        for index in 0..<count { items[index].release() }
        items.deallocate()
    }
    var count: Int { items.count }
    @inline(__always) func withItem<Result>(_ index: Int, _ body: (Item) throws -> Result) rethrows -> Result {
        try items[index]._withUnsafeGuaranteedRef(body)
    }
    @inline(__always) func forEach(_ body: (Item) throws -> Void) rethrows {
        try forEachWhile {
            try body($0)
            return true
        }
    }
    /// Calls the body with each object, until the body returns false.
    @inline(__always) func forEachWhile(_ body: (Item) throws -> Bool) rethrows {
        var next = items.base
        let end = next + items.count
        while next != end {
            guard try next.pointee._withUnsafeGuaranteedRef(body) else { return }
            next += 1
        }
    }
}
