/// Stops a pass over a long text. Each pass checks at intervals if a stop was requested, and returns early; its result
/// is then unused.
public enum ReadingStop {
    /// Returns true to stop. The code that runs the passes sets it for each text, and only one thread reads at a time.
    nonisolated(unsafe) public static var isRequested: () -> Bool = { false }

    /// Checks if a stop was requested, but only once in 512 steps.
    @inline(__always) public static func isRequested(at step: Int) -> Bool { step & 511 == 511 && isRequested() }

    /// Returns the elements of a sequence until a stop is requested.
    @inline(__always) public static func untilStopped<Items: Sequence>(_ items: Items) -> UntilStopped<Items> {
        UntilStopped(iterator: items.makeIterator())
    }
}

public struct UntilStopped<Items: Sequence>: Sequence, IteratorProtocol {
    var iterator: Items.Iterator
    var step = 0

    public mutating func next() -> Items.Element? {
        step &+= 1
        return ReadingStop.isRequested(at: step) ? nil : iterator.next()
    }
}
