#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The threads of the system.
public enum SystemThread {
    /// A number of the caller's thread or suspendable stack, which no other living one has. Code on a
    /// `SuspendableStack` has another number than the thread of the stack.
    @inlinable @inline(__always) public static var currentIdentity: UInt { stackIdentity() }

    /// The number of the thread, whichever of its stacks the caller runs on.
    package static var kernelID: UInt {
        #if canImport(Darwin) || canImport(Musl)
            UInt(bitPattern: pthread_self())
        #else
            UInt(pthread_self())
        #endif
    }

    package static func sleep(microseconds: Int) { usleep(UInt32(clamping: microseconds)) }

    /// Lets another thread run.
    package static func yield() { sched_yield() }

    /// Runs the body on a thread of its own. The body need not end the thread: a later body runs on the same thread.
    /// Returns false, without having run the body, if the system has no thread left.
    package static func start(stackBytes: Int, _ body: @escaping () -> Void) -> Bool {
        ReusedThread.run(body, stackBytes: stackBytes)
            || create(stackBytes) { ReusedThread(stackBytes: stackBytes).runLoop(body) }
    }

    private static func create(_ stackBytes: Int, _ body: @escaping () -> Void) -> Bool {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, max(stackBytes, 1 << 16))
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        let work = Unmanaged.passRetained(ThreadStartBody(body))
        #if canImport(Darwin)
            var thread: pthread_t?
            let failure = pthread_create(&thread, &attributes, { runThread($0) }, work.toOpaque())
        #else
            var thread = pthread_t(bitPattern: 0)
            let failure = pthread_create(&thread, &attributes, { runThread($0!) }, work.toOpaque())
        #endif
        if failure != 0 { work.release() }
        return failure == 0
    }
}

/// A thread that has run its body and waits for another one. The end of a thread costs more than most bodies, because
/// the allocator then searches the memory of all threads that have ended.
private final class ReusedThread {
    private static let lock = ThreadCondition()
    // The list is read and written only under the lock.
    nonisolated(unsafe) private static var idleThreads: [ReusedThread] = []
    /// The maximum number of idle threads.
    private static let maxIdleThreads = 4

    private let stackBytes: Int
    private let condition = ThreadCondition()
    private var nextWork: (() -> Void)?

    init(stackBytes: Int) { self.stackBytes = stackBytes }

    /// Runs a body on a waiting thread. Returns false, without having run the body, if no thread with a stack of that
    /// size waits.
    static func run(_ body: @escaping () -> Void, stackBytes: Int) -> Bool {
        let thread = lock.withLock {
            idleThreads.lastIndex { $0.stackBytes == stackBytes }.map { idleThreads.remove(at: $0) }
        }
        guard let thread else { return false }
        thread.condition.withLock {
            thread.nextWork = body
            thread.condition.signal()
        }
        return true
    }

    /// Runs a body, and the bodies that are given to this thread later, on the calling thread.
    func runLoop(_ first: @escaping () -> Void) {
        nextWork = first
        repeat { runNext() } while waitForWork()
    }

    // The function is not inlined, because a body must not be retained while its thread waits.
    @inline(never) private func runNext() {
        let body = condition.withLock {
            defer { nextWork = nil }
            return nextWork
        }
        body?()
        releaseThreadSlots()
    }

    /// Waits for another body. Returns false if enough other threads wait.
    private func waitForWork() -> Bool {
        let isKept = ReusedThread.lock.withLock {
            if ReusedThread.idleThreads.count == ReusedThread.maxIdleThreads { return false }
            ReusedThread.idleThreads.append(self)
            return true
        }
        guard isKept else { return false }
        condition.withLock { while nextWork == nil { condition.wait() } }
        return true
    }
}

private final class ThreadStartBody {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
}

private func runThread(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadStartBody>.fromOpaque(argument).takeRetainedValue().body()
    return nil
}

@_silgen_name("rill_stack_identity") @usableFromInline func stackIdentity() -> UInt
@_silgen_name("rill_slots_add")
private func addSlot(_ key: pthread_key_t, _ release: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?)

/// A pointer for each thread and each `SuspendableStack`; nil at first.
package struct ThreadSlot: @unchecked Sendable {
    @usableFromInline let key: pthread_key_t

    /// Creates a slot. `release` receives the pointer of a thread when the thread ends, unless the pointer is nil.
    package init(release: (@convention(c) (UnsafeMutableRawPointer?) -> Void)? = nil) {
        var key = pthread_key_t()
        #if canImport(Darwin)
            pthread_key_create(
                &key, unsafeBitCast(release, to: (@convention(c) (UnsafeMutableRawPointer) -> Void)?.self))
        #else
            pthread_key_create(&key, release)
        #endif
        self.key = key
        addSlot(key, release)
    }

    /// The pointer of the calling thread.
    @inlinable @inline(__always) package var value: UnsafeMutableRawPointer? {
        get { pthread_getspecific(key) }
        nonmutating set { pthread_setspecific(key, newValue) }
    }
}
