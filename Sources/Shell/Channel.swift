import EditLine
import Glibc
import Session
import StyledText

/// One of the two standard streams: where it goes and whether it is coloured there.
final class Channel {
    let descriptor: Int32
    let isTerminal: Bool
    var isColoured: Bool
    private var pending: [UInt8] = []

    init(descriptor: Int32, colour: ColourChoice) {
        self.descriptor = descriptor
        isTerminal = isatty(descriptor) == 1
        isColoured = colour.allows(isTerminal: isTerminal, environment: Environment.variable)
    }

    /// The bytes for a piece of output. What a terminal would obey is written out; a pipe gets it as it is.
    func rendered(_ text: StyledText) -> String {
        guard isTerminal else { return Theme.inked(text, colour: isColoured) }
        let safe = StyledText(runs: text.runs.map { StyledText.Run(visible($0.text, keeping: .layout), $0.role) })
        return Theme.inked(safe, colour: isColoured)
    }

    func write(_ text: StyledText) {
        write(bytes: rendered(text))
    }

    /// A terminal gets output at once, anything else in large pieces.
    func write(bytes text: String) {
        pending += text.utf8
        if isTerminal || pending.count > 1 << 16 { flush() }
    }

    func flush() {
        var done = 0
        while done < pending.count {
            let count = pending[done...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress!, $0.count) }
            if count > 0 {
                done += count
            } else if errno == EPIPE {
                // Whoever read has gone, which is no fault of anybody's.
                Terminal.restore()
                _exit(0)
            } else if errno == EAGAIN {
                usleep(1000)
            } else if errno != EINTR {
                break
            }
        }
        pending.removeAll(keepingCapacity: true)
    }
}
