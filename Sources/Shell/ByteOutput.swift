import EditLine
import Platform

/// Buffered output to a file descriptor. Output to a terminal is not buffered.
package final class ByteOutput {
    let isTerminal: Bool
    private let file: SystemFile
    private var bytes: [UInt8] = []
    /// True if each piece is flushed, because the pace follows the wall clock and a reader waits for the output.
    package var isImmediate = false

    package init(_ file: SystemFile) {
        self.file = file
        isTerminal = file.isTerminal
    }

    package func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
        if isTerminal || isImmediate || bytes.count > 1 << 16 { flush() }
    }

    /// Writes all buffered output. The caller calls this method before the process ends.
    package func flush() {
        if !file.writeAll(bytes), SystemError.lastError == .brokenPipe {
            // The end of the process that reads the pipe is not an error.
            Terminal.restoreMode()
            SystemProcess.exitImmediately(0)
        }
        bytes.removeAll(keepingCapacity: true)
    }
}
