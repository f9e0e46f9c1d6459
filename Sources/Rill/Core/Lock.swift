import Foundation
import Platform
import Synchronization

/// A short, non-recursive lock around a few fields. A section that holds it must not call code of a program.
///
/// Taking a free lock is one compare-and-swap. Uses atomics because the thread sanitizer does not see `Mutex`.
struct Lock: ~Copyable, @unchecked Sendable {
    private let isTaken = Atomic<Bool>(false)

    borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        if !isTaken.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged { waitUntilFree() }
        defer { release() }
        return try body()
    }

    /// Takes the lock. With the function that releases it, this is `withLock` for code that runs for each event: a
    /// closure over generic elements is not always inlined.
    @inline(__always) borrowing func acquire() {
        if SingleThreaded.isSingleThreaded, !isTaken.load(ordering: .relaxed) {
            return isTaken.store(true, ordering: .relaxed)
        }
        if !isTaken.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged { waitUntilFree() }
    }

    @inline(__always) borrowing func release() { isTaken.store(false, ordering: .releasing) }

    // Sections that hold the lock take nanoseconds. If the lock is taken, its owner either releases it soon or is not
    // running.
    @inline(never)
    private borrowing func waitUntilFree() {
        var turns = 0
        while isTaken.load(ordering: .relaxed)
            || !isTaken.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged
        {
            turns += 1
            if turns < 64 { continue }
            if turns < 256 { SystemThread.yield() } else { SystemThread.sleep(microseconds: 50) }
        }
    }
}

/// A value that is accessed only while its lock is held.
final class Guarded<Value>: @unchecked Sendable {
    private var value: Value
    private let lock = Lock()

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&value) }
    }
}
