import Platform
import Synchronization

/// Lets one thread pass per call of `open`.
final class Semaphore {
    private let condition = ThreadCondition()
    private var openings = 0

    func open() {
        condition.withLock {
            openings += 1
            condition.signal()
        }
    }

    func pass() {
        condition.withLock {
            while openings == 0 { condition.wait() }
            openings -= 1
        }
    }
}

/// Wakes a world that waits for the wall clock. Any thread may ring; only the thread with the world lock waits.
final class Bell {
    private let condition = ThreadCondition()
    private var rings = 0
    private var actions: [World.PostedAction] = []
    // A stale value costs at most one more iteration; the posted actions themselves are read under the lock.
    private let mailFlag = Atomic<Bool>(false)

    @inline(__always) var hasMail: Bool { mailFlag.load(ordering: .relaxed) }

    func post(_ posted: World.PostedAction) {
        condition.withLock {
            actions.append(posted)
            mailFlag.store(true, ordering: .relaxed)
            rings += 1
            condition.broadcast()
        }
    }

    func takePosted() -> [World.PostedAction] {
        condition.withLock {
            let mail = actions
            actions = []
            mailFlag.store(false, ordering: .relaxed)
            return mail
        }
    }

    func ring() {
        condition.withLock {
            rings += 1
            condition.broadcast()
        }
    }

    /// Returns after a number of nanoseconds of the wall clock, or earlier if `ring` is called or was called since the last wait.
    func wait(_ nanoseconds: Int) {
        let deadline = ThreadCondition.Deadline(afterNanoseconds: nanoseconds)
        condition.withLock {
            while rings == 0 {
                if !condition.wait(until: deadline) { break }
            }
            rings = 0
        }
    }
}
