import Platform
import Synchronization

/// A semaphore that lets one thread pass per call of `signal`.
final class Semaphore {
    private let condition = ThreadCondition()
    private var signalCount = 0

    func signal() {
        condition.withLock {
            signalCount += 1
            condition.signal()
        }
    }

    func waitForSignal() {
        condition.withLock {
            while signalCount == 0 { condition.wait() }
            signalCount -= 1
        }
    }
}

/// Wakes a world that waits for the wall clock. `wakeUp` may be called on any thread; only the thread with the world lock
/// waits.
final class WakeupSignal {
    private let condition = ThreadCondition()
    private var pendingWakeups = 0
    private var actions: [World.PostedAction] = []
    // A stale value costs at most one more iteration, because the posted actions themselves are read under the lock.
    private let postedFlag = Atomic<Bool>(false)

    @inline(__always) var hasPostedActions: Bool { postedFlag.load(ordering: .relaxed) }

    func post(_ posted: World.PostedAction) {
        condition.withLock {
            actions.append(posted)
            postedFlag.store(true, ordering: .relaxed)
            pendingWakeups += 1
            condition.broadcast()
        }
    }

    func takePosted() -> [World.PostedAction] {
        condition.withLock {
            let mail = actions
            actions = []
            postedFlag.store(false, ordering: .relaxed)
            return mail
        }
    }

    func wakeUp() {
        condition.withLock {
            pendingWakeups += 1
            condition.broadcast()
        }
    }

    /// Returns after a number of nanoseconds of the wall clock, or earlier if `wakeUp` is called or was called since the last wait.
    func waitForWakeup(_ nanoseconds: Int) {
        let deadline = ThreadCondition.Deadline(afterNanoseconds: nanoseconds)
        condition.withLock {
            while pendingWakeups == 0 {
                if !condition.wait(until: deadline) { break }
            }
            pendingWakeups = 0
        }
    }
}
