#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The reason for which the last call of the system on this thread failed (`errno`).
package struct SystemError: Error, Hashable, Sendable {
    package let code: Int32

    package init(code: Int32) { self.code = code }

    /// The error of the last call that failed on this thread. A successful call does not change the error.
    package static var lastError: SystemError {
        get { SystemError(code: errno) }
        set { errno = newValue.code }
    }

    /// The system's text for the error, such as `no such file or directory`.
    package var reason: String { String(cString: strerror(code)).lowercased() }

    package static let none = SystemError(code: 0)
    package static let accessDenied = SystemError(code: EACCES)
    package static let brokenPipe = SystemError(code: EPIPE)
    package static let exists = SystemError(code: EEXIST)
    package static let interrupted = SystemError(code: EINTR)
    package static let invalid = SystemError(code: EINVAL)
    package static let isFolder = SystemError(code: EISDIR)
    package static let noSpace = SystemError(code: ENOSPC)
    package static let noSuchFile = SystemError(code: ENOENT)
    package static let notAFolder = SystemError(code: ENOTDIR)
    package static let notPermitted = SystemError(code: EPERM)
    package static let readOnly = SystemError(code: EROFS)
    package static let tryAgain = SystemError(code: EAGAIN)
}
