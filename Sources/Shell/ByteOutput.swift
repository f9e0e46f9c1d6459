import EditLine
import Glibc

/// Buffered output to a descriptor; unbuffered on a terminal.
public final class ByteOutput {
    let isTerminal: Bool
    private let descriptor: Int32
    private var bytes: [UInt8] = []
    /// If true, each piece is flushed, because the pace follows the wall clock and a reader waits.
    public var isImmediate = false

    public init(_ descriptor: Int32) {
        self.descriptor = descriptor
        isTerminal = isatty(descriptor) == 1
    }

    public func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
        if isTerminal || isImmediate || bytes.count > 1 << 16 { flush() }
    }

    /// Call before the process ends.
    public func flush() {
        var done = 0
        while done < bytes.count {
            let count = bytes[done...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress!, $0.count) }
            if count > 0 {
                done += count
            } else if errno == EPIPE {
                // The reader closed the pipe, which is no error.
                Terminal.restore()
                _exit(0)
            } else if errno == EAGAIN {
                usleep(1000)
            } else if errno != EINTR {
                break
            }
        }
        bytes.removeAll(keepingCapacity: true)
    }
}
