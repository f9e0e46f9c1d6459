import Synchronization

/// Counts live objects: observables, subjects, sinks, disposables and virtual schedulers.
///
/// Compare the count before and after a piece of work: an equal count means that nothing leaked.
public enum Resources {
    private static let count = Atomic<Int>(0)
    private static let serialObservables = Atomic<Int32>(0)

    /// The number of counted objects alive.
    public static var total: Int32 { Int32(truncatingIfNeeded: count.load(ordering: .sequentiallyConsistent)) }

    /// Adds one to the count and returns the new total.
    @discardableResult
    public static func incrementTotal() -> Int32 { Int32(truncatingIfNeeded: count.addAndReturnOld(1)) }

    /// Subtracts one from the count and returns the new total.
    @discardableResult
    public static func decrementTotal() -> Int32 { Int32(truncatingIfNeeded: count.addAndReturnOld(-1)) }

    /// Adds `number` to the count, to exclude the resources of a suspended world.
    package static func adjustTotal(by number: Int32) { _ = count.addAndReturnOld(Int(number)) }

    /// The number of live `observe(on:)` subscriptions with a serial dispatch queue.
    public static var numberOfSerialDispatchQueueObservables: Int32 {
        serialObservables.load(ordering: .sequentiallyConsistent)
    }

    static func incrementSerialDispatchQueueObservables() { serialObservables.wrappingAdd(1, ordering: .relaxed) }
    static func decrementSerialDispatchQueueObservables() { serialObservables.wrappingSubtract(1, ordering: .relaxed) }
}

/// The maximum nesting that a chain of `concat` or `catch` has reached.
public var maxTailRecursiveSinkStackSize: Int {
    get { deepestChain.load(ordering: .relaxed) }
    set { deepestChain.store(newValue, ordering: .relaxed) }
}

private let deepestChain = Atomic<Int>(0)
