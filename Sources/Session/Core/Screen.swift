import Assist
import StyledText

/// A full-screen view of a session. The terminal is redrawn when the value changes.
package struct FullScreenView: Equatable, Sendable {
    package struct Cursor: Equatable, Sendable {
        /// The row of the cursor. Rows and columns begin at 0.
        package var row: Int
        package var column: Int

        package init(row: Int, column: Int) {
            self.row = row
            self.column = column
        }
    }

    /// The rows from the top, without newlines. The terminal cuts rows that are too long.
    package var rows: [StyledText]
    /// The position of the cursor; nil to hide it.
    package var cursor: Cursor?

    package init(_ rows: [StyledText], cursor: Cursor? = nil) {
        self.rows = rows
        self.cursor = cursor
    }
}

/// A key that was pressed in a full-screen view.
package enum Key: Equatable, Sendable {
    case character(Character)
    /// Ctrl with a lower-case letter; for Ctrl-C it is `.control("c")`.
    case control(Character)
    case enter, tab, backTab, backspace, delete, escape
    case up, down, left, right, home, end, pageUp, pageDown
    /// Pasted text, which arrives in one piece.
    case paste(String)
    /// The size of the terminal has changed: see `Presentation`.
    case resize
    /// The terminal was closed.
    case hangUp
}

/// The result of a preview.
package enum PreviewResult: Equatable, Sendable {
    /// The rows to show above the input line.
    case picture([StyledText])
    /// The text is unfinished or wrong. The previous diagram stays, dimmed.
    case unfinished
    /// The text is not an observable.
    case nothing
}
