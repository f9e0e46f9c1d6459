import Foundation

/// A lock that its holder may take again, under the name that tests of the mirrored library use.
typealias RecursiveLock = NSRecursiveLock

/// There, the same.
typealias SpinLock = RecursiveLock

extension NSRecursiveLock {
    /// Runs a body while the lock is held.
    final func performLocked<Result>(_ action: () -> Result) -> Result {
        lock()
        defer { unlock() }
        return action()
    }
}
