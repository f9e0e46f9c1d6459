import Foundation
import Platform
import Synchronization

/// A short, non-recursive lock around a few fields. Never call foreign code inside.
///
/// Taking a free lock is one compare-and-swap. Uses atomics because the thread sanitizer does not see `Mutex`.
struct Lock: ~Copyable, @unchecked Sendable {
    private let isTaken = Atomic<Bool>(false)

    borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        if !isTaken.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged { wait() }
        defer { leave() }
        return try body()
    }

    /// The two halves of `withLock`, for code that runs per event: a closure over generic elements is not always
    /// inlined.
    @inline(__always) borrowing func take() {
        if SingleThreaded.isOn, !isTaken.load(ordering: .relaxed) { return isTaken.store(true, ordering: .relaxed) }
        if !isTaken.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged { wait() }
    }

    @inline(__always) borrowing func leave() { isTaken.store(false, ordering: .releasing) }

    // Locked sections take nanoseconds: the thread with the lock is about to unlock, or is not running.
    @inline(never)
    private borrowing func wait() {
        var turns = 0
        while isTaken.load(ordering: .relaxed)
            || !isTaken.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged
        {
            turns += 1
            if turns < 64 { continue }
            if turns < 256 { SystemThread.yield() } else { SystemThread.pause(microseconds: 50) }
        }
    }
}

/// A value that is accessed only under its lock.
final class Guarded<Value>: @unchecked Sendable {
    private var value: Value
    private let lock = Lock()

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&value) }
    }
}
