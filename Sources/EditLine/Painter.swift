/// Draws frames on the terminal, and writes only the rows that differ from the current frame.
///
/// Positions are relative to the first row of the frame, and do not depend on its place on the screen.
struct Painter {
    private(set) var paintedFrame: Frame?
    private var columns = 0
    /// The first visible row of the frame, if the block is taller than the window.
    private var firstVisibleRow = 0

    /// Resets the known contents of the screen: the next frame begins at the cursor.
    mutating func reset() {
        paintedFrame = nil
        firstVisibleRow = 0
    }

    /// Returns the output that changes the terminal from the current frame to a new one.
    mutating func paint(_ frame: Frame, columns: Int, height: Int, ellipsis: String = "…") -> String {
        let window = visiblePart(frame, height: max(1, height), columns: columns, ellipsis)
        var out = ""
        var row = 0
        var old: [Frame.Row] = []
        if let paintedFrame {
            if columns != self.columns {
                self.columns = columns
                out += eraseCodes()
            } else {
                old = paintedFrame.rows
                row = paintedFrame.cursor.row
            }
        }
        self.columns = columns
        if let paintedFrame, old.count == window.rows.count, let typed = textAppended(to: paintedFrame, in: window) {
            self.paintedFrame = window
            return out + typed
        }
        for (index, new) in window.rows.enumerated() where index >= old.count || old[index] != new {
            out += moveCodes(from: row, to: index, existing: max(old.count, index))
            row = index
            out += "\r" + new.text + (new.width < columns ? "\u{1B}[K" : "")
        }
        if old.count > window.rows.count {
            out += moveCodes(from: row, to: window.rows.count, existing: old.count) + "\r\u{1B}[J"
            row = window.rows.count
        }
        if out.isEmpty, let paintedFrame, paintedFrame == window { return "" }
        out += moveCodes(from: row, to: window.cursor.row, existing: window.rows.count) + "\r"
        if window.cursor.column > 0 { out += "\u{1B}[\(window.cursor.column)C" }
        paintedFrame = window
        return out
    }

    /// Returns the text that a new frame appends to the cursor's row, if the text is the only change, as after most
    /// keys; nil otherwise.
    private func textAppended(to old: Frame, in new: Frame) -> String? {
        let row = old.cursor.row
        guard new.cursor.row == row, old.cursor.column == old.rows[row].width else { return nil }
        let (before, after) = (old.rows[row], new.rows[row])
        guard new.cursor.column == after.width, after.width > before.width, after.text.hasPrefix(before.text) else {
            return nil
        }
        for index in old.rows.indices where index != row && old.rows[index] != new.rows[index] { return nil }
        return String(after.text.dropFirst(before.text.count))
    }

    /// Returns the output that erases the frame. The output leaves the cursor at the start of the first row.
    mutating func erase(columns: Int) -> String {
        self.columns = columns
        let out = eraseCodes()
        reset()
        return out
    }

    /// Returns the output that keeps the frame and moves the cursor to a new row below it.
    mutating func moveBelow() -> String {
        guard let paintedFrame else { return "" }
        let down = paintedFrame.rows.count - 1 - paintedFrame.cursor.row
        reset()
        return (down > 0 ? "\u{1B}[\(down)B" : "") + "\r\n"
    }

    /// Returns the codes that move to the first row and clear the frame. The terminal has wrapped the rows that are
    /// wider than the window.
    private func eraseCodes() -> String {
        guard let paintedFrame else { return "" }
        var up = paintedFrame.cursor.row
        if columns > 0 {
            up = paintedFrame.rows[..<paintedFrame.cursor.row].reduce(0) {
                $0 + max(1, ($1.width + columns - 1) / columns)
            }
            up += paintedFrame.cursor.column / columns
        }
        return (up > 0 ? "\u{1B}[\(up)A" : "") + "\r\u{1B}[J"
    }

    private func moveCodes(from row: Int, to target: Int, existing: Int) -> String {
        if target < row { return "\u{1B}[\(row - target)A" }
        if target == row { return "" }
        // Missing rows are created with newlines, because a move down stops at the last row of the screen.
        let made = max(0, target - max(existing - 1, row))
        let down = target - row - made
        return (down > 0 ? "\u{1B}[\(down)B" : "") + String(repeating: "\r\n", count: made)
    }

    /// Returns the part of the frame that fits the window and contains the cursor. The first and last row of this part
    /// show the number of hidden rows.
    private mutating func visiblePart(_ frame: Frame, height: Int, columns: Int, _ ellipsis: String) -> Frame {
        let count = frame.rows.count
        guard count > height else {
            firstVisibleRow = 0
            return frame
        }
        // A window of two rows has no space for the numbers of hidden rows.
        let edge = height > 2 ? 1 : 0
        firstVisibleRow = min(firstVisibleRow, count - height)
        if frame.cursor.row < firstVisibleRow + edge { firstVisibleRow = max(0, frame.cursor.row - edge) }
        if frame.cursor.row >= firstVisibleRow + height - edge {
            firstVisibleRow = min(count - height, frame.cursor.row - height + 1 + edge)
        }
        var window = frame
        window.rows = Array(frame.rows[firstVisibleRow..<(firstVisibleRow + height)])
        window.cursor.row -= firstVisibleRow
        guard edge > 0 else { return window }
        let below = count - firstVisibleRow - height
        if firstVisibleRow > 0 {
            window.rows[0] = Painter.hiddenRowsNote("\(ellipsis) \(firstVisibleRow + 1) lines above", columns)
        }
        if below > 0 {
            window.rows[height - 1] = Painter.hiddenRowsNote("\(ellipsis) \(below + 1) lines below", columns)
        }
        return window
    }

    private static func hiddenRowsNote(_ text: String, _ columns: Int) -> Frame.Row {
        let text = String(text.prefix(columns - 1))
        return Frame.Row(text: text, width: text.count)
    }
}
