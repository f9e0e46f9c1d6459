import Runtime

/// Weak references to the living objects and closures of a program. It exists only where somebody looks for leaks.
///
/// The world runs one thread at a time, so there is no lock.
public final class Census {
    private struct Entry {
        weak var object: AnyObject?
    }

    /// The census of the interpreter that runs; nil where nobody looks for leaks.
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

    /// The living objects and closures, oldest first.
    var alive: [AnyObject] { entries.compactMap(\.object) }
}
