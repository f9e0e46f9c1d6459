#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A mutex and a condition of POSIX, because sanitizers know them. The mutex is not recursive.
package final class ThreadCondition: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    package init() {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    /// Runs the body under the lock.
    package func withLock<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }

    /// Waits for a signal inside `withLock`; the lock is released meanwhile. The call may return without a signal.
    package func wait() { pthread_cond_wait(condition, mutex) }

    /// Waits for a signal, at most until a time of the wall clock. Returns false at that time.
    package func wait(until deadline: Deadline) -> Bool {
        var time = deadline.time
        return pthread_cond_timedwait(condition, mutex, &time) == 0
    }

    package struct Deadline {
        fileprivate var time = timespec()

        /// Creates the time that comes a number of nanoseconds after the present.
        package init(afterNanoseconds nanoseconds: Int) {
            clock_gettime(CLOCK_REALTIME, &time)
            let total = Int(time.tv_nsec) + nanoseconds % 1_000_000_000
            time.tv_sec += nanoseconds / 1_000_000_000 + total / 1_000_000_000
            time.tv_nsec = total % 1_000_000_000
        }
    }

    /// Wakes one waiting thread.
    package func signal() { pthread_cond_signal(condition) }

    /// Wakes all waiting threads.
    package func broadcast() { pthread_cond_broadcast(condition) }
}
