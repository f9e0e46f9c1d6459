import Synchronization

/// Whether an entry runs, for presses of Ctrl-C: they come from another thread, at any time, and one that comes when the
/// entry has just ended is too late.
final class EntryGate: Sendable {
    private let isRunning = Mutex(false)

    func begin() { isRunning.withLock { $0 = true } }

    func end() { isRunning.withLock { $0 = false } }

    func press(_ action: () -> Void) {
        isRunning.withLock { if $0 { action() } }
    }
}
