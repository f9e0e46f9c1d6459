#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension Machine {
    /// Runs a body here, or on a separate stack if this one is nearly used up. Nested values are freed, compared and
    /// hashed recursively, and a list of millions of links is deeper than any stack.
    @inline(__always) @inlinable public static func withStackSpace<Result>(_ body: () -> Result) -> Result {
        isLow ? elsewhere(body) : body()
    }

    @inline(never) @usableFromInline static func elsewhere<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        withoutActuallyEscaping(body) { body in onDeepStack { result = body() } }
        return result!
    }

    /// Runs a body on a stack of the size for programs, while the caller waits. For freeing a program's values after
    /// its own stacks are gone.
    public static func onDeepStack(_ body: @escaping () -> Void) {
        let caller = active
        defer { active = caller }
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, nativeStackBytes)
        let work = Unmanaged.passRetained(DeepWork(body))
        #if canImport(Darwin)
            var thread: pthread_t?
            let failure = pthread_create(&thread, &attributes, { runDeepWork($0) }, work.toOpaque())
        #else
            var thread = pthread_t()
            let failure = pthread_create(&thread, &attributes, { runDeepWork($0!) }, work.toOpaque())
        #endif
        if failure != 0 {
            work.release()
            return body()
        }
        #if canImport(Darwin)
            if let thread { pthread_join(thread, nil) }
        #else
            pthread_join(thread, nil)
        #endif
    }
}

private final class DeepWork {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
}

private func runDeepWork(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    let work = Unmanaged<DeepWork>.fromOpaque(argument).takeRetainedValue()
    Host.current.lend {
        // Sets the limit of this stack, too.
        _ = Machine.enter()
        work.body()
    }
    return nil
}
