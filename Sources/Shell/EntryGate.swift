import Synchronization

/// Records whether an entry runs, for Ctrl-C presses on another thread. A press that arrives just after the end of the
/// entry is ignored.
final class EntryRunFlag: Sendable {
    private let isRunning = Mutex(false)

    func begin() { isRunning.withLock { $0 = true } }

    func end() { isRunning.withLock { $0 = false } }

    func performIfRunning(_ action: () -> Void) {
        isRunning.withLock { if $0 { action() } }
    }
}
