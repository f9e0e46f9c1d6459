/// A long text takes long to read, and somebody may ask to stop meanwhile. Whatever walks over all of a text looks here now and
/// then and, if so, is done: what it leaves is not used.
public enum ReadingStop {
    /// Set by whoever drives the passes, with each text anew: only one lane reads at a time.
    nonisolated(unsafe) public static var isWanted: () -> Bool = { false }

    /// One look in so many steps.
    @inline(__always) public static func isWanted(at step: Int) -> Bool { step & 511 == 511 && isWanted() }

    /// The elements of something long, as long as nobody wants to stop.
    @inline(__always) public static func through<Items: Sequence>(_ items: Items) -> UntilStopped<Items> {
        UntilStopped(iterator: items.makeIterator())
    }
}

public struct UntilStopped<Items: Sequence>: Sequence, IteratorProtocol {
    var iterator: Items.Iterator
    var step = 0

    public mutating func next() -> Items.Element? {
        step &+= 1
        return ReadingStop.isWanted(at: step) ? nil : iterator.next()
    }
}
