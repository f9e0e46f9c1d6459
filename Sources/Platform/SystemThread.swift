#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The system's threads.
public enum SystemThread {
    /// A number that no other living thread or suspended stack has. Code on a `SuspendableStack` has a different number
    /// from its thread.
    @inlinable @inline(__always) public static var current: UInt { stackIdentity() }

    /// The number of the thread itself, whichever of its stacks the caller runs on.
    package static var system: UInt {
        #if canImport(Darwin) || canImport(Musl)
            UInt(bitPattern: pthread_self())
        #else
            UInt(pthread_self())
        #endif
    }

    package static func pause(microseconds: Int) { usleep(UInt32(clamping: microseconds)) }

    /// Yields to another thread.
    package static func giveWay() { sched_yield() }

    /// Starts a thread that runs the body and ends. Returns false if the system has no thread left.
    package static func start(stackBytes: Int, _ body: @escaping () -> Void) -> Bool {
        create(stackBytes, isDetached: true, body) != nil
    }

    /// Runs the body on a new thread and waits for its end. Returns false without running the body if the system has no
    /// thread left.
    package static func run(stackBytes: Int, _ body: @escaping () -> Void) -> Bool {
        guard let thread = create(stackBytes, isDetached: false, body) else { return false }
        pthread_join(thread, nil)
        return true
    }

    private static func create(_ stackBytes: Int, isDetached: Bool, _ body: @escaping () -> Void) -> pthread_t? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, max(stackBytes, 1 << 16))
        if isDetached { pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED)) }
        let work = Unmanaged.passRetained(ThreadBody(body))
        #if canImport(Darwin)
            var thread: pthread_t?
            let failure = pthread_create(&thread, &attributes, { runThread($0) }, work.toOpaque())
        #else
            var made = pthread_t(bitPattern: 0)
            let failure = pthread_create(&made, &attributes, { runThread($0!) }, work.toOpaque())
            let thread: pthread_t? = made
        #endif
        if failure == 0 { return thread }
        work.release()
        return nil
    }
}

private final class ThreadBody {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
}

private func runThread(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().body()
    return nil
}

@_silgen_name("rill_stack_identity") @usableFromInline func stackIdentity() -> UInt
@_silgen_name("rill_slots_add")
private func addSlot(_ key: pthread_key_t, _ release: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?)

/// A pointer per thread and per `SuspendableStack`; nil at first.
package struct ThreadSlot: @unchecked Sendable {
    @usableFromInline let key: pthread_key_t

    /// Creates a slot. `release` receives a thread's pointer when the thread ends, unless it is nil.
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

    /// The calling thread's pointer.
    @inlinable @inline(__always) package var value: UnsafeMutableRawPointer? {
        get { pthread_getspecific(key) }
        nonmutating set { pthread_setspecific(key, newValue) }
    }
}
