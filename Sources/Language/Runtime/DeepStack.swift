#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension Machine {
    /// Does something here, or on a stack of its own where this one is nearly used up. What values hold is let go of,
    /// compared and hashed link by link: a list of millions is deeper than any stack.
    @inline(__always) @inlinable public static func withStackSpace<Result>(_ body: () -> Result) -> Result {
        isLow ? elsewhere(body) : body()
    }

    @inline(never) @usableFromInline static func elsewhere<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        withoutActuallyEscaping(body) { body in onDeepStack { result = body() } }
        return result!
    }

    /// Does something on a stack as large as those of programs, while the caller waits. For what comes after the last of a
    /// program's own stacks: letting go of what it held.
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
        // So that this stack has its limit, too.
        _ = Machine.enter()
        work.body()
    }
    return nil
}
