import Glibc

/// What a program prints, on its way to a descriptor: in large pieces, at once on a terminal.
final class ProgramOutput {
    private let descriptor: Int32
    private let isTerminal: Bool
    private var bytes: [UInt8] = []
    /// Flush after each piece: at a pace that follows the wall somebody waits for it.
    var isImmediate = false

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        isTerminal = isatty(descriptor) == 1
        bytes.reserveCapacity(1 << 16)
    }

    @inline(__always)
    func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
        if isTerminal || isImmediate || bytes.count > 1 << 16 { flush() }
    }

    func flush() {
        var done = 0
        while done < bytes.count {
            let count = bytes[done...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress!, $0.count) }
            if count > 0 {
                done += count
            } else if errno == EPIPE {
                // Whoever read has gone, which is no fault of anybody's.
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
