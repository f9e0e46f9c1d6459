/// A group of disposables that can grow and shrink. Disposing it disposes the members in insertion order.
public final class CompositeDisposable: DisposeBase, Cancelable {
    /// Identifies a member.
    public struct DisposeKey {
        fileprivate let number: UInt64
    }

    private let lock = Lock()
    private var members: [(number: UInt64, disposable: Disposable)]? = []
    private var lastNumber: UInt64 = 0

    /// Creates an empty group.
    public override init() { super.init() }

    /// Creates a group of two members.
    public init(_ disposable1: Disposable, _ disposable2: Disposable) {
        super.init()
        for member in [disposable1, disposable2] { _ = insert(member) }
    }

    /// Creates a group of three members.
    public init(_ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable) {
        super.init()
        for member in [disposable1, disposable2, disposable3] { _ = insert(member) }
    }

    /// Creates a group of four or more members.
    public init(
        _ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable, _ disposable4: Disposable,
        _ disposables: Disposable...
    ) {
        super.init()
        for member in [disposable1, disposable2, disposable3, disposable4] + disposables { _ = insert(member) }
    }

    /// Creates a group with these members.
    public init(disposables: [Disposable]) {
        super.init()
        for member in disposables { _ = insert(member) }
    }

    deinit { IterativeRelease.release(members) { members = nil } }

    public var isDisposed: Bool { lock.withLock { members == nil } }

    /// The number of members; 0 after disposal.
    public var count: Int { lock.withLock { members?.count ?? 0 } }

    /// Adds a member and returns its key. A group that is disposed disposes the member at once and returns nil.
    public func insert(_ disposable: Disposable) -> DisposeKey? {
        let key: DisposeKey? = lock.withLock {
            if members == nil { return nil }
            lastNumber += 1
            members?.append((lastNumber, disposable))
            return DisposeKey(number: lastNumber)
        }
        if key == nil { disposable.dispose() }
        return key
    }

    /// Removes a member and disposes it.
    public func remove(for disposeKey: DisposeKey) { removeWithoutDisposing(disposeKey)?.dispose() }

    /// Removes a member without disposing it.
    @discardableResult
    func removeWithoutDisposing(_ key: DisposeKey) -> Disposable? {
        lock.withLock {
            guard let index = position(of: key.number) else { return nil }
            return members?.remove(at: index).disposable
        }
    }

    public func dispose() {
        if NativeStack.isUsedUp { return }
        let members = lock.withLock {
            defer { self.members = nil }
            return self.members
        }
        for member in members ?? [] { member.disposable.dispose() }
    }

    // Finds the position by binary search. Members are sorted, because their numbers only grow.
    private func position(of number: UInt64) -> Int? {
        guard let members else { return nil }
        var low = 0
        var high = members.count
        while low < high {
            let middle = (low + high) / 2
            if members[middle].number < number { low = middle + 1 } else { high = middle }
        }
        return low < members.count && members[low].number == number ? low : nil
    }
}

extension Disposables {
    /// Returns a disposable that disposes all of these, in order.
    static func composite(_ disposables: Disposable...) -> Cancelable { create(disposables) }
}
