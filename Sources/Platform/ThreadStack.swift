#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

#if os(Linux)
    /// A GNU extension that the module of the C library leaves out.
    @_silgen_name("pthread_getattr_np")
    private func threadAttributes(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32

    private typealias Stack = (start: UInt, size: Int)

    /// Caches the stack of each thread: for the main thread the system reads a file, and the stack does not move.
    private let known = ThreadSlot { $0?.deallocate() }
#endif

/// Returns the lowest address of the calling thread's stack, which grows down, and its size in bytes; nil if the system does not
/// know.
package func threadStack() -> (start: UInt, size: Int)? {
    #if canImport(Darwin)
        let size = pthread_get_stacksize_np(pthread_self())
        return (UInt(bitPattern: pthread_get_stackaddr_np(pthread_self())) - UInt(size), size)
    #else
        if let found = known.value { return found.assumingMemoryBound(to: Stack.self).pointee }
        var attributes = pthread_attr_t()
        guard threadAttributes(pthread_self(), &attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        var start: UnsafeMutableRawPointer?
        var size = 0
        pthread_attr_getstack(&attributes, &start, &size)
        let stack = UnsafeMutablePointer<Stack>.allocate(capacity: 1)
        stack.initialize(to: (UInt(bitPattern: start), size))
        known.value = UnsafeMutableRawPointer(stack)
        return stack.pointee
    #endif
}
