#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import Synchronization

/// Lets one thread through for each time that it is opened. POSIX, because sanitizers understand it.
final class Semaphore {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var openings = 0

    init() {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    func open() {
        pthread_mutex_lock(mutex)
        openings += 1
        pthread_cond_signal(condition)
        pthread_mutex_unlock(mutex)
    }

    func pass() {
        pthread_mutex_lock(mutex)
        while openings == 0 { pthread_cond_wait(condition, mutex) }
        openings -= 1
        pthread_mutex_unlock(mutex)
    }
}

/// Wakes a world that waits for the wall. Any thread may ring; only the holder of the world lock waits.
final class Bell {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var rings = 0
    private var letters: [World.Letter] = []
    // A late view of it costs one more turn of a loop at most; letters themselves are read under the mutex.
    private let mailFlag = Atomic<Bool>(false)

    init() {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    @inline(__always) var hasMail: Bool { mailFlag.load(ordering: .relaxed) }

    func post(_ letter: World.Letter) {
        locked {
            letters.append(letter)
            mailFlag.store(true, ordering: .relaxed)
            rings += 1
            pthread_cond_broadcast(condition)
        }
    }

    func takeMail() -> [World.Letter] {
        locked {
            let mail = letters
            letters = []
            mailFlag.store(false, ordering: .relaxed)
            return mail
        }
    }

    func ring() {
        locked {
            rings += 1
            pthread_cond_broadcast(condition)
        }
    }

    /// Returns after so many nanoseconds of the wall, or earlier when somebody rings or has rung since the last wait.
    func wait(_ nanoseconds: Int) {
        var until = timespec()
        clock_gettime(CLOCK_REALTIME, &until)
        let total = until.tv_nsec + nanoseconds % 1_000_000_000
        until.tv_sec += nanoseconds / 1_000_000_000 + total / 1_000_000_000
        until.tv_nsec = total % 1_000_000_000
        locked {
            while rings == 0 {
                if pthread_cond_timedwait(condition, mutex, &until) != 0 { break }
            }
            rings = 0
        }
    }

    private func locked<T>(_ body: () -> T) -> T {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}

/// Nanoseconds of a clock that never jumps.
func wallNanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
