import Runtime

/// Weak references to the living objects and closures of a program. Exists during a search for leaks; at the prompt it
/// exists too, but records a limited number.
///
/// The class needs no lock, because the world runs one thread at a time.
public final class Census {
    private struct Entry {
        weak var object: AnyObject?
    }

    /// The census of the running interpreter; nil if no search for leaks needs it. Guarded by the world lock.
    nonisolated(unsafe) public static var current: Census?

    private var entries: [Entry] = []
    private var limit = 1024
    /// The number of objects to record until the next call of `resetBudget`. It keeps an entry that creates millions of
    /// objects fast.
    private let recordBudget: Int
    private var remainingBudget: Int
    /// For each class, the number of objects that were created.
    private var createdCounts: [ObjectIdentifier: Int] = [:]
    /// The runtime types of the program's own classes.
    private var classes: Set<ObjectIdentifier> = []
    private var types: [RuntimeType] = []

    public init(recordBudget: Int = .max) { (self.recordBudget, remainingBudget) = (recordBudget, recordBudget) }

    /// Restores the budget, so that objects are recorded again.
    public func resetBudget() { remainingBudget = recordBudget }

    func register(_ type: RuntimeType) {
        if classes.insert(ObjectIdentifier(type)).inserted { types.append(type) }
    }

    @inline(never) func add(object: Instance) {
        createdCounts[ObjectIdentifier(object.type), default: 0] += 1
        add(object)
    }

    @inline(never) func add(_ object: AnyObject) {
        guard remainingBudget > 0 else { return }
        remainingBudget -= 1
        entries.append(Entry(object: object))
        guard entries.count > limit else { return }
        entries.removeAll { $0.object == nil }
        limit = max(1024, entries.count * 2)
    }

    func belongsToProgram(_ object: AnyObject) -> Bool {
        (object as? Instance).map { classes.contains(ObjectIdentifier($0.type)) } ?? false
    }

    /// Returns the number of objects of a class that were created and since freed.
    public func freedCount(of className: String) -> Int {
        types.filter { $0.name == className }.reduce(0) { sum, type in
            let living = entries.count { ($0.object as? Instance)?.type === type }
            return sum + (createdCounts[ObjectIdentifier(type)] ?? 0) - living
        }
    }

    /// True if any object of a class of the program is alive.
    var hasObjects: Bool { entries.contains { $0.object.map(belongsToProgram) ?? false } }

    /// The living objects and closures, oldest first.
    var liveObjects: [AnyObject] { entries.compactMap(\.object) }
}
