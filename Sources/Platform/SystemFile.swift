#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file descriptor. A copy of the value is the same descriptor; only `close` closes the descriptor.
package struct SystemFile: Hashable, Sendable {
    package let descriptor: Int32

    package init(_ descriptor: Int32) { self.descriptor = descriptor }

    package static let standardInput = SystemFile(0)
    package static let standardOutput = SystemFile(1)
    package static let standardError = SystemFile(2)

    package struct Access: OptionSet, Sendable {
        package let rawValue: Int32

        package init(rawValue: Int32) { self.rawValue = rawValue }

        package static let reading = Access(rawValue: O_RDONLY)
        package static let writing = Access(rawValue: O_WRONLY)
        package static let readingAndWriting = Access(rawValue: O_RDWR)
        package static let creating = Access(rawValue: O_CREAT)
        package static let truncating = Access(rawValue: O_TRUNC)
        package static let appending = Access(rawValue: O_APPEND)
        package static let nonBlocking = Access(rawValue: O_NONBLOCK)
    }

    /// Opens a file that child processes do not inherit. Nil, with `SystemError.last`, if that fails.
    package init?(_ path: String, _ access: Access, permissions: UInt16 = 0o644) {
        descriptor = open(path, access.rawValue | O_CLOEXEC, mode_t(permissions))
        if descriptor < 0 { return nil }
    }

    @discardableResult package func close() -> Bool { systemClose(descriptor) == 0 }

    /// Reads at most as many bytes as the buffer has. Returns their number, which is 0 at the end of the file, or −1
    /// with `SystemError.last` on failure.
    package func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        systemRead(descriptor, buffer.baseAddress, buffer.count)
    }

    /// Reads at most `limit` bytes into the beginning of an array.
    package func read(into bytes: inout [UInt8], limit: Int = .max) -> Int {
        bytes.withUnsafeMutableBytes { buffer in
            read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(limit, buffer.count)]))
        }
    }

    /// Reads one byte; returns nil at the end of the file and on failure.
    package func readByte() -> UInt8? {
        var byte: UInt8 = 0
        return withUnsafeMutableBytes(of: &byte) { read(into: $0) } == 1 ? byte : nil
    }

    /// Reads one byte at an offset, without changing the position in the file; returns nil at the end and on failure.
    package func byte(at offset: Int) -> UInt8? {
        var byte: UInt8 = 0
        return pread(descriptor, &byte, 1, off_t(offset)) == 1 ? byte : nil
    }

    /// Writes some of the bytes. Returns their number, or −1 with `SystemError.last` on failure.
    package func write(_ bytes: UnsafeRawBufferPointer) -> Int {
        systemWrite(descriptor, bytes.baseAddress, bytes.count)
    }

    /// Writes all bytes, even if signals interrupt the call or a non-blocking descriptor is slow. Returns false, with
    /// `SystemError.last`, on failure.
    package func writeAll(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { all in
            var done = 0
            while done < all.count {
                let count = write(UnsafeRawBufferPointer(rebasing: all[done...]))
                if count > 0 { done += count }
                if count >= 0 { continue }
                switch SystemError.lastError {
                case .interrupted: continue
                case .tryAgain: SystemThread.sleep(microseconds: 1000)
                default: return false
                }
            }
            return true
        }
    }

    /// Moves the position in the file to an offset from the start.
    package func seek(to offset: Int) -> Bool { lseek(descriptor, off_t(offset), SEEK_SET) >= 0 }

    /// Moves the position to the end of the file. Returns the offset of the end; the offset is negative if the file has
    /// no positions.
    package func seekToEnd() -> Int { Int(lseek(descriptor, 0, SEEK_END)) }

    /// Waits until the content of the file is on the disk.
    package func synchronize() -> Bool { fsync(descriptor) == 0 }

    /// Waits until no other process has a lock on the file. The lock ends when the file is closed.
    package func lock() { flock(descriptor, LOCK_EX) }

    package var status: FileStatus? {
        var info = stat()
        return fstat(descriptor, &info) == 0 ? FileStatus(info) : nil
    }

    package func setNonBlocking() { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }

    package var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Waits until one of the files has input, for at most a number of milliseconds; a negative number means no limit.
    /// Returns true for each file with input; nil if a signal interrupted the call.
    package static func wait(for files: [SystemFile], milliseconds: Int32) -> [Bool]? {
        var entries = files.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        let count = poll(&entries, nfds_t(entries.count), milliseconds)
        if count < 0, errno == EINTR { return nil }
        return entries.map { count > 0 && $0.revents != 0 }
    }

    /// Creates a pipe whose two ends child processes do not inherit.
    package static func pipe() -> (reading: SystemFile, writing: SystemFile)? {
        var ends: [Int32] = [-1, -1]
        guard systemPipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (SystemFile(ends[0]), SystemFile(ends[1]))
    }
}

// The functions of the system that have the same names as methods above.
private let systemClose: (Int32) -> Int32 = close
private let systemRead: (Int32, UnsafeMutableRawPointer?, Int) -> Int = read
private let systemWrite: (Int32, UnsafeRawPointer?, Int) -> Int = write
private let systemPipe: (UnsafeMutablePointer<Int32>) -> Int32 = pipe
