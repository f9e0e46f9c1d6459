#if canImport(Glibc)
    import Glibc

    /// A GNU extension that the module of the C library leaves out.
    @_silgen_name("pthread_getattr_np")
    private func threadAttributes(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32

    private typealias Stack = (start: UInt, size: Int)

    /// Caches the stack of each thread, because for the main thread the system reads a file.
    private let known: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { $0?.deallocate() }
        return key
    }()
#endif

/// Returns the lowest address of the calling thread's stack, which grows down, and its size in bytes; nil if the system does not
/// know.
package func threadStack() -> (start: UInt, size: Int)? {
    #if canImport(Glibc)
        if let found = pthread_getspecific(known) { return found.assumingMemoryBound(to: Stack.self).pointee }
        var attributes = pthread_attr_t()
        guard threadAttributes(pthread_self(), &attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        var start: UnsafeMutableRawPointer?
        var size = 0
        pthread_attr_getstack(&attributes, &start, &size)
        let stack = UnsafeMutablePointer<Stack>.allocate(capacity: 1)
        stack.initialize(to: (UInt(bitPattern: start), size))
        pthread_setspecific(known, stack)
        return stack.pointee
    #else
        return nil
    #endif
}
