import EditLine
import Platform

/// Buffered output to a descriptor; unbuffered on a terminal.
package final class ByteOutput {
    let isTerminal: Bool
    private let file: SystemFile
    private var bytes: [UInt8] = []
    /// If true, each piece is flushed, because the pace follows the wall clock and a reader waits.
    package var isImmediate = false

    package init(_ file: SystemFile) {
        self.file = file
        isTerminal = file.isTerminal
    }

    package func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
        if isTerminal || isImmediate || bytes.count > 1 << 16 { flush() }
    }

    /// Writes all buffered output. Call before the process ends.
    package func flush() {
        if !file.writeAll(bytes), SystemError.last == .brokenPipe {
            // If the reader of the pipe has ended, that is not an error.
            Terminal.restore()
            SystemProcess.exitImmediately(0)
        }
        bytes.removeAll(keepingCapacity: true)
    }
}
