import Synchronization

/// Counts what is alive: observables, subjects, sinks, disposables, virtual schedulers.
///
/// The number itself means little; that it returns to where it was after a piece of work means that nothing leaked.
public enum Resources {
    private static let count = Atomic<Int>(0)
    private static let serialObservables = Atomic<Int32>(0)

    /// The number of counted objects alive.
    public static var total: Int32 { Int32(truncatingIfNeeded: count.load(ordering: .sequentiallyConsistent)) }

    /// Counts one more; answers the new total.
    @discardableResult
    public static func incrementTotal() -> Int32 { Int32(truncatingIfNeeded: count.count(1)) }

    /// Counts one less; answers the new total.
    @discardableResult
    public static func decrementTotal() -> Int32 { Int32(truncatingIfNeeded: count.count(-1)) }

    /// Leaves so many out of the count, or counts them again: those of a world that stands aside.
    package static func shiftTotal(by number: Int32) { _ = count.count(Int(number)) }

    /// The number of live `observe(on:)` subscriptions with a serial dispatch queue.
    public static var numberOfSerialDispatchQueueObservables: Int32 {
        serialObservables.load(ordering: .sequentiallyConsistent)
    }

    static func incrementSerialDispatchQueueObservables() { serialObservables.wrappingAdd(1, ordering: .relaxed) }
    static func decrementSerialDispatchQueueObservables() { serialObservables.wrappingSubtract(1, ordering: .relaxed) }
}

/// Deepest nesting that a chain of `concat` or `catch` has reached.
public var maxTailRecursiveSinkStackSize: Int {
    get { deepestChain.load(ordering: .relaxed) }
    set { deepestChain.store(newValue, ordering: .relaxed) }
}

private let deepestChain = Atomic<Int>(0)
