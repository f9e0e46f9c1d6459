import Foundation

/// A recursive lock, under the name that RxSwift's own tests use.
typealias RecursiveLock = NSRecursiveLock

/// A second name for a recursive lock, as in RxSwift.
typealias SpinLock = RecursiveLock

extension NSRecursiveLock {
    /// Runs `action` while holding the lock.
    final func performLocked<Result>(_ action: () -> Result) -> Result {
        lock()
        defer { unlock() }
        return action()
    }
}
