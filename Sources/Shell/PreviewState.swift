import EditLine
import SessionCore
import StyledText

/// The preview above the line, with its text and its rows.
struct PreviewState {
    /// The nanoseconds without a key before the text is run.
    private static let pause: UInt64 = 30_000_000

    /// The text of the line.
    private(set) var text = ""
    private var changed: UInt64 = 0
    /// The text that was drawn last.
    private var drawn = ""
    private var rows: [[StyledPiece]] = []
    private var isDim = false

    /// Stores the text of the line. The prompt calls this method before each drawing of the line.
    mutating func note(_ new: String, at now: UInt64) {
        guard new != text else { return }
        (text, changed) = (new, now)
        if new.isEmpty { (rows, drawn) = ([], "") }
    }

    /// Returns the time at which to run the text; nil if the text was run.
    func dueTime(isOn: Bool) -> UInt64? { isOn && text != drawn ? changed + PreviewState.pause : nil }

    /// The function is called when a key has ended the run; the text runs again after the next pause.
    mutating func postpone(at now: UInt64) { changed = now }

    mutating func update(_ answer: PreviewResult, inks: (StyledText) -> [StyledPiece]) {
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
