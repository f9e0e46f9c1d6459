import Synchronization

/// Frees objects later. Freeing millions of objects takes long, and a user who stops a run should not wait for that.
/// Objects of a stopped run are kept in this queue and freed in slices while rill is idle, or never if the process
/// ends.
public enum DeferredFree {
    // The lists to free later; guarded by the world lock.
    nonisolated(unsafe) private static var queue: [DeferredList] = []
    /// A list with fewer elements is freed at once.
    @usableFromInline static let immediateLimit = 4096

    /// True while a stop is pending, so that long lists are queued. Any thread may set it, like `Interrupt`.
    public static var defersLongLists: Bool {
        get { stopIsPending.load(ordering: .relaxed) }
        set { stopIsPending.store(newValue, ordering: .relaxed) }
    }
    private static let stopIsPending = Atomic<Bool>(false)

    /// True while queued objects are freed. They belong to no run, so their `deinit`s in the program are not called.
    /// Guarded by the world lock.
    nonisolated(unsafe) public private(set) static var isFreeing = false

    public static var isEmpty: Bool { queue.isEmpty && queuedLinks.list.isEmpty }

    /// Frees a list from the front, as Swift does; queues the rest when a stop is requested.
    @inlinable public static func release<Element>(_ list: inout [Element]) {
        guard list.count > immediateLimit else { return list = [] }
        if defersLongLists { enqueue(DeferredElements(list)) }
        list = []
    }

    /// Frees a list of values, checking for a stop request now and then.
    @inlinable public static func release(_ list: inout [Value]) {
        guard list.count > immediateLimit, isUnique(&list) else { return list = [] }
        let stopped = list.withUnsafeMutableBufferPointer { elements in
            for index in elements.indices {
                elements[index] = .none
                if index & (immediateLimit - 1) == 0, defersLongLists { return true }
            }
            return false
        }
        if stopped { enqueue(DeferredElements(list)) }
        list = []
    }

    /// Frees a string, perhaps later: returning megabytes to the system takes milliseconds.
    static func release(_ text: inout String) {
        if defersLongLists { queue.append(DeferredElements([text])) }
        text = ""
    }

    /// Queues the fields of an object that is freed while a stop is pending. Otherwise a chain of a million objects
    /// would be freed at once, link by link.
    static func queueFields(_ fields: UnsafeMutablePointer<Value>, _ count: Int) {
        for index in 0..<count {
            if case .object = fields[index] { queuedLinks.list.append(fields[index]) }
            fields[index] = .none
        }
        if queuedLinks.list.count > immediateLimit { enqueueLinks() }
    }

    // The links of chains to free later; guarded by the world lock.
    nonisolated(unsafe) private static var queuedLinks = DeferredElements<Value>([])
    private static func enqueueLinks() {
        if !queuedLinks.list.isEmpty { queue.append(queuedLinks) }
        queuedLinks = DeferredElements([])
    }

    /// Returns true if the list is uniquely referenced.
    @usableFromInline static func isUnique(_ list: inout [Value]) -> Bool {
        withUnsafeMutablePointer(to: &list) {
            UnsafeMutableRawPointer($0).assumingMemoryBound(to: AnyObject.self).isOnlyReference
        }
    }

    /// Queues a list that the program no longer uses.
    public static func enqueue<Element>(_ list: [Element]) {
        if list.count > immediateLimit { enqueue(DeferredElements(list)) }
    }

    @usableFromInline static func enqueue(_ rest: DeferredList) { queue.append(rest) }

    /// The number of objects freed in one slice. A slice takes a fraction of the time in which rill must react to a
    /// key.
    public static let sliceSize = 20_000

    /// Frees some of the queued objects. Returns true if more are left.
    public static func free(atMost count: Int = sliceSize) -> Bool {
        enqueueLinks()
        guard let rest = queue.popLast() else { return false }
        whileFreeing { if !rest.free(count) { queue.append(rest) } }
        return !isEmpty
    }

    /// Runs a body that frees objects of runs that have ended.
    public static func whileFreeing(_ body: @escaping () -> Void) {
        isFreeing = true
        defer { isFreeing = false }
        Machine.onDeepStack(body)
    }
}

/// A long list that is freed in slices.
@usableFromInline class DeferredList {
    /// Frees up to `count` elements; returns true if no element is left.
    func free(_ count: Int) -> Bool { true }
}

@usableFromInline final class DeferredElements<Element>: DeferredList {
    var list: [Element]
    @usableFromInline init(_ list: [Element]) { self.list = list }
    override func free(_ count: Int) -> Bool {
        list.removeLast(min(count, list.count))
        return list.isEmpty
    }
}
