import EditLine
import SessionCore
import StyledText

/// The preview above the line: its text and its rows.
struct PreviewState {
    /// The time without a key before the text is run, in nanoseconds.
    private static let pause: UInt64 = 30_000_000

    /// The text of the line.
    private(set) var text = ""
    private var changed: UInt64 = 0
    /// The text that was drawn last.
    private var drawn = ""
    private var rows: [[StyledPiece]] = []
    private var isDim = false

    /// Stores the text of the line; called before each drawing of it.
    mutating func note(_ new: String, at now: UInt64) {
        guard new != text else { return }
        (text, changed) = (new, now)
        if new.isEmpty { (rows, drawn) = ([], "") }
    }

    /// The time at which to run the text; nil if it was run.
    func dueTime(isOn: Bool) -> UInt64? { isOn && text != drawn ? changed + PreviewState.pause : nil }

    /// Called when a key has ended the run: it is tried again after the next pause.
    mutating func postpone(at now: UInt64) { changed = now }

    mutating func update(_ answer: Preview, inks: (StyledText) -> [StyledPiece]) {
        drawn = text
        switch answer {
        case .picture(let lines): (rows, isDim) = (lines.map(inks), false)
        case .unfinished: isDim = true
        case .nothing: rows = []
        }
    }

    func inks(isColoured: Bool) -> [[StyledPiece]] {
        guard isDim, isColoured else { return rows }
        return rows.map { row in row.map { StyledPiece($0.text, "2") } }
    }
}
