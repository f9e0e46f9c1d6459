import Foundation
import Platform
import Synchronization

/// The recursive lock around the state of an operator with several sources. It is never held while an event is
/// forwarded (`GatedSink`) or a foreign source is subscribed or disposed.
///
/// Taking a free lock is one compare-and-swap. A thread that finds it taken spins for a moment, then yields.
struct RecursiveSpinLock: ~Copyable, @unchecked Sendable {
    private let owner = Atomic<UInt>(0)
    private let depth = Atomic<Int>(0)

    /// The closure is called once for each spin of a waiting thread. Returns true if the hook itself has let other
    /// threads run. A world installs it, because the holder of the lock may be an executor that waits for the world
    /// lock. It is set before a world runs.
    nonisolated(unsafe) static var onContention: (() -> Bool)?

    /// The number of the calling thread.
    static var thread: UInt { SystemThread.currentIdentity }

    /// The thread that holds the lock. Only that thread may read it.
    @inline(__always) var holder: UInt { owner.load(ordering: .relaxed) }

    borrowing func enter() { enter(RecursiveSpinLock.thread) }

    /// Does the same as `enter`, for callers that know their thread.
    @inline(__always) borrowing func enter(_ me: UInt) {
        if owner.load(ordering: .relaxed) == me {
            depth.store(depth.load(ordering: .relaxed) &+ 1, ordering: .relaxed)
            return
        }
        if SingleThreaded.isOn, owner.load(ordering: .relaxed) == 0 { return owner.store(me, ordering: .relaxed) }
        if owner.compareExchange(expected: 0, desired: me, ordering: .acquiring).exchanged { return }
        wait(me)
    }

    borrowing func leave() {
        let nested = depth.load(ordering: .relaxed)
        if nested > 0 {
            depth.store(nested &- 1, ordering: .relaxed)
        } else {
            owner.store(0, ordering: .releasing)
        }
    }

    borrowing func withGate<Result>(_ body: () throws -> Result) rethrows -> Result {
        enter()
        defer { leave() }
        return try body()
    }

    @inline(never)
    private borrowing func wait(_ me: UInt) {
        var turns = 0
        while true {
            if owner.load(ordering: .relaxed) == 0,
                owner.compareExchange(expected: 0, desired: me, ordering: .acquiring).exchanged
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
