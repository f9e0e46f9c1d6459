import Assist
import Dispatch
import Platform
import SessionCore
import Synchronization

/// Interrupts a session after the session has used its processor time.
final class TimeLimit: Sendable {
    // Only the method `interrupt` of the session is called, which any thread may call.
    private nonisolated(unsafe) weak var session: ReplSession?
    private let nanoseconds: Int
    private let startTimes = (processor: SystemClock.processNanoseconds, wall: SystemClock.monotonicNanoseconds)
    private let hasExpired = Atomic(false)

    /// The factor of the limit after which a session that waits without computing is interrupted.
    private static let wallTimeFactor = 10

    init(seconds: Double, on session: ReplSession) {
        self.session = session
        nanoseconds = Int(seconds * 1_000_000_000)
    }

    func start() { checkAgain(after: nanoseconds) }

    func end() { hasExpired.store(true, ordering: .sequentiallyConsistent) }

    /// Schedules another check at the time at which the rest of the limit may be used.
    private func checkAgain(after span: Int) {
        DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(span)) { [self] in
            if hasExpired.load(ordering: .sequentiallyConsistent) { return }
            let used = SystemClock.processNanoseconds - startTimes.processor
            let waited = SystemClock.monotonicNanoseconds - startTimes.wall
            if used >= nanoseconds || waited >= nanoseconds * TimeLimit.wallTimeFactor {
                return session?.interrupt() ?? ()
            }
            checkAgain(after: max(nanoseconds - used, nanoseconds / 20))
        }
    }
}
