import Foundation
import Platform
import Synchronization

/// The recursive lock around the state of an operator with several sources. It is never held while an event is
/// forwarded (`GatedSink`) or a foreign source is subscribed or disposed.
///
/// Taking a free lock is one compare-and-swap. A thread that finds it taken spins for a moment, then yields.
struct RecursiveSpinLock: ~Copyable, @unchecked Sendable {
    private let owningThread = Atomic<UInt>(0)
    private let depth = Atomic<Int>(0)

    /// The closure is called once for each spin of a waiting thread. Returns true if the hook itself has let other
    /// threads run. A world installs it, because the holder of the lock may be an executor that waits for the world
    /// lock. It is set before a world runs.
    nonisolated(unsafe) static var onContention: (() -> Bool)?

    /// The number of the calling thread.
    static var currentThread: UInt { SystemThread.currentIdentity }

    /// The thread that holds the lock. Only that thread may read it.
    @inline(__always) var holdingThread: UInt { owningThread.load(ordering: .relaxed) }

    borrowing func acquire() { acquire(RecursiveSpinLock.currentThread) }

    /// Does the same as `acquire`, for callers that know their thread.
    @inline(__always) borrowing func acquire(_ me: UInt) {
        if owningThread.load(ordering: .relaxed) == me {
            depth.store(depth.load(ordering: .relaxed) &+ 1, ordering: .relaxed)
            return
        }
        if SingleThreaded.isSingleThreaded, owningThread.load(ordering: .relaxed) == 0 {
            return owningThread.store(me, ordering: .relaxed)
        }
        if owningThread.compareExchange(expected: 0, desired: me, ordering: .acquiring).exchanged { return }
        waitUntilFree(me)
    }

    borrowing func release() {
        let nested = depth.load(ordering: .relaxed)
        if nested > 0 {
            depth.store(nested &- 1, ordering: .relaxed)
        } else {
            owningThread.store(0, ordering: .releasing)
        }
    }

    borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        acquire()
        defer { release() }
        return try body()
    }

    @inline(never)
    private borrowing func waitUntilFree(_ me: UInt) {
        var turns = 0
        while true {
            if owningThread.load(ordering: .relaxed) == 0,
                owningThread.compareExchange(expected: 0, desired: me, ordering: .acquiring).exchanged
            {
                return
            }
            turns += 1
            if let hook = RecursiveSpinLock.onContention, hook() { continue }
            if turns < 64 { continue }
            if turns < 256 { SystemThread.yield() } else { SystemThread.sleep(microseconds: 50) }
        }
    }
}
