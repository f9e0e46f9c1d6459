#if canImport(Glibc)
    import Glibc

    /// A GNU extension that the module of the C library leaves out.
    @_silgen_name("pthread_getattr_np")
    private func threadAttributes(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32
#endif

/// Where the native stack of the calling thread begins, which grows down to there, and how many bytes it has; nil where the system
/// does not say.
package func threadStack() -> (start: UInt, size: Int)? {
    #if canImport(Glibc)
        var attributes = pthread_attr_t()
        guard threadAttributes(pthread_self(), &attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        var start: UnsafeMutableRawPointer?
        var size = 0
        pthread_attr_getstack(&attributes, &start, &size)
        return (UInt(bitPattern: start), size)
    #else
        return nil
    #endif
}
