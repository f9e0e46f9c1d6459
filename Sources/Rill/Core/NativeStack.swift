import Platform

/// The native stack left to the coroutine that holds the world lock.
///
/// Events, subscriptions and disposals travel through native calls; a subject subscribed to itself sends without end and
/// no code of a program runs that would count the calls. So the places through which every such circle passes ask here:
/// a producer's subscription, a subject's audience, the end of a sink. Where the stack is nearly used up the program is
/// told, the brake is pulled, and whoever is under way returns without going further.
///
/// Outside of a world nothing is asked: the engine is then a library, and its host's stack its host's affair.
@usableFromInline
package enum NativeStack {
    /// The address that the stack of the coroutine with the world lock must stay above; 0 where there is none.
    @usableFromInline @exclusivity(unchecked) nonisolated(unsafe) private(set) static var limit: UInt = 0
    /// The thread whose stack that is.
    @exclusivity(unchecked) nonisolated(unsafe) private static var owner: UInt = 0

    /// The calling thread has the world lock: from here on its stack must stay above this address.
    static func begin(above limit: UInt) {
        owner = SystemThread.current
        self.limit = limit
    }

    /// Nobody is asked any more.
    static func end() { limit = 0 }

    /// Does something on another thread's stack, whose own thread waits meanwhile.
    static func lend(to body: () -> Void) {
        let before = (limit, owner)
        begin(above: limitHere)
        body()
        (limit, owner) = before
    }

    /// Bytes kept free for unwinding when the limit is met.
    private static let reserve = 1 << 20

    /// The most that sequences may fill of a larger stack. Nobody nests them so deep, each level holds memory besides, and of
    /// a sequence that feeds itself one wants to hear soon.
    private static let most = 128 << 20

    /// The limit for the calling thread.
    static var limitHere: UInt {
        guard let (start, size) = threadStack() else { return 0 }
        return start + UInt(max(size - most, min(size / 8, reserve)))
    }

    /// True if the stack is used up. Reports it to the program once.
    @inlinable @inline(__always) static var isUsedUp: Bool { isBelow && tell() }

    /// True if the caller is below the limit, which may belong to another thread.
    @inlinable @inline(__always) static var isBelow: Bool {
        var here: UInt8 = 0
        // The byte is never written, so no stack guard is needed.
        return _withUnprotectedUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) < limit }
    }

    /// True if the limit belongs to the calling thread.
    static var isOwn: Bool { owner == SystemThread.current }

    @usableFromInline @inline(never) static func tell() -> Bool {
        // Another thread than the one that has the world lock may have a lower stack.
        guard let coroutine = Coroutine.current, coroutine.stackLimit == limit else { return false }
        if !Brake.isOn { Misuse.report(endless, .stack) }
        return true
    }

    private static let endless =
        "too many events, subscriptions or disposals inside each other: a sequence feeds itself without end"
}
