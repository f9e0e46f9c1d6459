import CEditLineShim
import Platform

/// The terminal as the process has it: size, mode, interrupts.
public enum Terminal {
    /// Columns of the terminal behind a descriptor; nil if there is none or it does not say.
    public static func columns(of descriptor: Int32) -> Int? { size(of: descriptor)?.columns }

    /// Columns and rows of the terminal behind a descriptor.
    public static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
        var columns: Int32 = 0
        var rows: Int32 = 0
        rill_tty_size(descriptor, &columns, &rows)
        return columns > 0 ? (Int(columns), Int(rows)) : nil
    }

    /// Gives the terminal back as it was found. Happens by itself at every exit.
    public static func restore() {
        rill_tty_cooked()
    }

    nonisolated(unsafe) private static var onInterrupt: ((Bool) -> Void)?

    /// Calls back, on a thread of its own, when Ctrl-C comes while nobody waits for keys, or while somebody does and code
    /// runs all the same (then with true). To be called once.
    public static func watchInterrupts(_ action: @escaping (_ whileReading: Bool) -> Void) {
        onInterrupt = action
        var wake: Int32 = -1
        rill_tty_open(0, 1, &wake)
        rill_tty_watch_interrupts { Terminal.onInterrupt?($0 != 0) }
    }

    /// Lets text be read as Unicode, whatever the locale says: libedit asks the C library which characters can be shown.
    static func useUnicode() {
        SystemProcess.useUnicode()
    }
}
