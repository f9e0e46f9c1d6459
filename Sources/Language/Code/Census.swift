import Runtime

/// Weak references to a program's live objects and closures. Exists only during a search for leaks.
///
/// Needs no lock, because the world runs one thread at a time.
public final class Census {
    private struct Entry {
        weak var object: AnyObject?
    }

    /// The census of the running interpreter; nil without a search for leaks.
    nonisolated(unsafe) public static var current: Census?

    private var entries: [Entry] = []
    private var limit = 1024
    /// The runtime types of the program's own classes.
    private var classes: Set<ObjectIdentifier> = []

    public init() {}

    func note(_ type: RuntimeType) { classes.insert(ObjectIdentifier(type)) }

    @inline(never) func add(_ object: AnyObject) {
        entries.append(Entry(object: object))
        guard entries.count > limit else { return }
        entries.removeAll { $0.object == nil }
        limit = max(1024, entries.count * 2)
    }

    func isOfProgram(_ object: AnyObject) -> Bool {
        (object as? Instance).map { classes.contains(ObjectIdentifier($0.type)) } ?? false
    }

    /// The live objects and closures, oldest first.
    var alive: [AnyObject] { entries.compactMap(\.object) }
}
