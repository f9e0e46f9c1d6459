import CEditLineShim
import Platform

/// The terminal of the process, with its size, its mode and its interrupts.
package enum Terminal {
    /// Returns the number of columns of a terminal; nil if the descriptor is not a terminal or the size is unknown.
    package static func columns(of descriptor: Int32) -> Int? { size(of: descriptor)?.columns }

    /// Returns the number of columns and rows of a terminal; nil if the size is unknown.
    package static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
        var columns: Int32 = 0
        var rows: Int32 = 0
        rill_tty_size(descriptor, &columns, &rows)
        return columns > 0 ? (Int(columns), Int(rows)) : nil
    }

    /// Restores the original mode of the terminal. Every exit of the process calls this function.
    package static func restoreMode() {
        rill_tty_cooked()
    }

    // The variable is set before the thread that waits for Ctrl-C starts.
    nonisolated(unsafe) private static var onInterrupt: ((Bool) -> Void)?

    /// Calls the action at each Ctrl-C while no reader waits for keys, or while a reader waits and code runs; the
    /// argument is true in the latter case. The action is called on a separate thread. This function may be called
    /// once.
    package static func watchInterrupts(_ action: @escaping (_ whileReading: Bool) -> Void) {
        onInterrupt = action
        var wake: Int32 = -1
        rill_tty_open(0, 1, &wake)
        rill_tty_watch_interrupts { Terminal.onInterrupt?($0 != 0) }
    }

    /// Enables Unicode input in any locale, because libedit asks the C library which characters are printable.
    static func useUnicode() {
        SystemProcess.useUnicode()
    }
}
