import Platform
import Synchronization

/// The remaining native stack of the coroutine that holds the world lock.
///
/// Events, subscriptions and disposals are native calls, so a subject that is subscribed to itself recurses without
/// end, and no interpreted call is counted. Each such cycle passes through a producer's subscription, a subject's
/// delivery or the end of a sink; these check the stack here. If it is nearly used up, the program gets a report, the
/// brake is set and the callers return.
///
/// Outside a world nothing is checked: the engine is then a library, and the stack belongs to its host.
@usableFromInline
package enum NativeStack {
    /// The lowest address to which the stack of the thread with the world lock may grow; 0 outside of worlds. Only the
    /// holder of the world lock writes it; other threads only compare with it. It is atomic because a variable would be
    /// checked for exclusive access at each event.
    @usableFromInline static let stackLimit = Atomic<UInt>(0)
    /// The thread whose stack the limit applies to. Guarded by the world lock.
    nonisolated(unsafe) private static var owningThread: UInt = 0

    /// Sets the limit. The function is called by the thread that gets the world lock: its stack must stay above this
    /// address.
    static func beginLimit(above limit: UInt) {
        owningThread = SystemThread.currentIdentity
        stackLimit.store(limit, ordering: .relaxed)
    }

    /// Ends the checks of the stack.
    static func endLimit() { stackLimit.store(0, ordering: .relaxed) }

    /// Runs `body` with a limit for the calling thread's own stack, while the thread with the other limit waits.
    static func runWithOwnLimit(to body: () -> Void) {
        let before = (stackLimit: stackLimit.load(ordering: .relaxed), owningThread: owningThread)
        beginLimit(above: currentLimit)
        body()
        stackLimit.store(before.stackLimit, ordering: .relaxed)
        owningThread = before.owningThread
    }

    /// The number of bytes that are kept free for unwinding after the limit is reached.
    private static let reservedBytes = 1 << 20

    /// The maximum number of bytes that sequences may use of a larger stack. No useful program nests them deeper, each
    /// level also uses heap memory, and a sequence that feeds itself should be reported soon.
    private static let maxUsedBytes = 128 << 20

    /// The limit for the calling thread.
    static var currentLimit: UInt {
        guard let (start, size) = threadStack() else { return 0 }
        return start + UInt(max(size - maxUsedBytes, min(size / 8, reservedBytes)))
    }

    /// True if the stack is exhausted. The exhaustion is reported to the program once.
    @inlinable @inline(__always) static var isUsedUp: Bool { isBelowLimit && reportsOverflow() }

    /// True if the caller's stack is below the limit, which may belong to another thread.
    @inlinable @inline(__always) static var isBelowLimit: Bool {
        var here: UInt8 = 0
        // The byte is never written, so it needs no stack protection.
        return _withUnprotectedUnsafeMutablePointer(to: &here) {
            UInt(bitPattern: $0) < stackLimit.load(ordering: .relaxed)
        }
    }

    /// True if the limit belongs to the calling thread.
    static var ownsLimit: Bool { owningThread == SystemThread.currentIdentity }

    @usableFromInline @inline(never) static func reportsOverflow() -> Bool {
        // A thread that does not hold the world lock may have a stack at lower addresses.
        guard let coroutine = Coroutine.current, coroutine.stackLimit == stackLimit.load(ordering: .relaxed) else {
            return false
        }
        if !Brake.isOn { MisuseReport.report(endlessRecursionMessage, .stack) }
        return true
    }

    private static let endlessRecursionMessage =
        "too many events, subscriptions or disposals inside each other: a sequence feeds itself without end"
}
