import EditLine
import SessionCore
import StyledText

/// The preview above the line, with its text and its rows.
struct PreviewState {
    /// The nanoseconds without a key before the text is run.
    private static let typingPause: UInt64 = 30_000_000

    /// The text of the line.
    private(set) var typedText = ""
    private var lastChange: UInt64 = 0
    /// The text that was drawn last.
    private var drawnText = ""
    private var rows: [[StyledPiece]] = []
    private var isDim = false

    /// Stores the text of the line. The prompt calls this method before each drawing of the line.
    mutating func noteText(_ new: String, at now: UInt64) {
        guard new != typedText else { return }
        (typedText, lastChange) = (new, now)
        if new.isEmpty { (rows, drawnText) = ([], "") }
    }

    /// Returns the time at which to run the text; nil if the text was run.
    func dueTime(isOn: Bool) -> UInt64? { isOn && typedText != drawnText ? lastChange + PreviewState.typingPause : nil }

    /// The function is called when a key has ended the run; the text runs again after the next pause.
    mutating func postpone(at now: UInt64) { lastChange = now }

    mutating func update(_ answer: PreviewResult, inks: (StyledText) -> [StyledPiece]) {
        drawnText = typedText
        switch answer {
        case .picture(let lines): (rows, isDim) = (lines.map(inks), false)
        case .unfinished: isDim = true
        case .nothing: rows = []
        }
    }

    func styledRows(isColoured: Bool) -> [[StyledPiece]] {
        guard isDim, isColoured else { return rows }
        return rows.map { row in row.map { StyledPiece($0.text, "2") } }
    }
}
