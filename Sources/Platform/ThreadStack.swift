#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

#if os(Linux)
    /// The C library's module does not declare this GNU extension.
    @_silgen_name("pthread_getattr_np")
    private func threadAttributes(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32
#endif

private typealias StackRange = (start: UInt, size: Int)

/// The stack of each thread is cached: to find that of the main thread, the system reads a file, and the stack does not
/// move.
private let cachedStackRange = ThreadSlot { $0?.deallocate() }

/// Returns the lowest address and the size in bytes of the stack on which the caller runs; nil if they are unknown. The
/// stack grows down.
package func threadStack() -> (start: UInt, size: Int)? {
    if let found = cachedStackRange.value { return found.assumingMemoryBound(to: StackRange.self).pointee }
    #if canImport(Darwin)
        let size = pthread_get_stacksize_np(pthread_self())
        let start = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self())) - UInt(size)
    #else
        var attributes = pthread_attr_t()
        guard threadAttributes(pthread_self(), &attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        var address: UnsafeMutableRawPointer?
        var size = 0
        pthread_attr_getstack(&attributes, &address, &size)
        let start = UInt(bitPattern: address)
    #endif
    cacheStackRange(start: start, size: size)
    return (start, size)
}

/// Stores the address and size of the stack on which the caller runs.
func cacheStackRange(start: UInt, size: Int) {
    let stack = UnsafeMutablePointer<StackRange>.allocate(capacity: 1)
    stack.initialize(to: (start, size))
    cachedStackRange.value = UnsafeMutableRawPointer(stack)
}
