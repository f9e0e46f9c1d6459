/// A long text takes long to read, and somebody may ask to stop meanwhile. Whatever walks over all of a text looks here now and
/// then and, if so, is done: what it leaves is not used.
public enum ReadingStop {
    /// Installed by whoever drives the passes.
    nonisolated(unsafe) public static var isWanted: () -> Bool = { false }

    /// One look in so many steps.
    @inline(__always) public static func isWanted(at step: Int) -> Bool { step & 511 == 511 && isWanted() }
}
