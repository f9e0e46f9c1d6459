import CEditLineShim
import Platform

/// The terminal of the process: size, mode and interrupts.
package enum Terminal {
    /// Returns the columns of a terminal; nil if the descriptor is not a terminal or the size is unknown.
    package static func columns(of descriptor: Int32) -> Int? { size(of: descriptor)?.columns }

    /// Returns the columns and rows of a terminal.
    package static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
        var columns: Int32 = 0
        var rows: Int32 = 0
        rill_tty_size(descriptor, &columns, &rows)
        return columns > 0 ? (Int(columns), Int(rows)) : nil
    }

    /// Restores the original mode. Also runs at every exit.
    package static func restore() {
        rill_tty_cooked()
    }

    // Set before the thread that waits for Ctrl-C starts.
    nonisolated(unsafe) private static var onInterrupt: ((Bool) -> Void)?

    /// Calls the action, on a separate thread, at Ctrl-C while no reader waits for keys, or while one waits and code
    /// runs (then with true). Call once.
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
