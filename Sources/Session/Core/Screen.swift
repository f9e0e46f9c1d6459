import Assist
import StyledText

/// A full-screen view of a session, redrawn when the value changes.
package struct Screen: Equatable, Sendable {
    package struct Cursor: Equatable, Sendable {
        /// Zero-based, like the column.
        package var row: Int
        package var column: Int

        package init(row: Int, column: Int) {
            self.row = row
            self.column = column
        }
    }

    /// The rows from the top, without newlines; clipped to the terminal.
    package var rows: [StyledText]
    /// The cursor position; nil hides it.
    package var cursor: Cursor?

    package init(_ rows: [StyledText], cursor: Cursor? = nil) {
        self.rows = rows
        self.cursor = cursor
    }
}

/// A key pressed in a full-screen view.
package enum Key: Equatable, Sendable {
    case character(Character)
    /// Ctrl with a lower-case letter; Ctrl-C is `.control("c")`.
    case control(Character)
    case enter, tab, backTab, backspace, delete, escape
    case up, down, left, right, home, end, pageUp, pageDown
    /// Text that arrived in one piece.
    case paste(String)
    /// The terminal was resized: see `Presentation`.
    case resize
    /// The terminal was closed.
    case hangUp
}

/// The answer of a preview.
package enum Preview: Equatable, Sendable {
    /// Rows above the line.
    case picture([StyledText])
    /// The text is not finished or is wrong: the picture before stays, dim.
    case unfinished
    /// The text is no observable.
    case nothing
}
