/// Draws frames on the terminal, and writes only the rows that differ from the current frame.
///
/// Positions are relative to the first row of the frame, and do not depend on its place on the screen.
struct Painter {
    private(set) var shown: Frame?
    private var columns = 0
    /// The first visible row of the frame, if the block is taller than the window.
    private var top = 0

    /// Resets the known contents of the screen: the next frame begins at the cursor.
    mutating func reset() {
        shown = nil
        top = 0
    }

    /// Returns the output that changes the terminal from the current frame to a new one.
    mutating func paint(_ frame: Frame, columns: Int, height: Int, ellipsis: String = "…") -> String {
        let window = visiblePart(frame, height: max(1, height), columns: columns, ellipsis)
        var out = ""
        var row = 0
        var old: [Frame.Row] = []
        if let shown {
            if columns != self.columns {
                self.columns = columns
                out += eraseCodes()
            } else {
                old = shown.rows
                row = shown.cursor.row
            }
        }
        self.columns = columns
        if let shown, old.count == window.rows.count, let typed = textAppended(to: shown, in: window) {
            self.shown = window
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
        if out.isEmpty, let shown, shown == window { return "" }
        out += moveCodes(from: row, to: window.cursor.row, existing: window.rows.count) + "\r"
        if window.cursor.column > 0 { out += "\u{1B}[\(window.cursor.column)C" }
        shown = window
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
        guard let shown else { return "" }
        let down = shown.rows.count - 1 - shown.cursor.row
        reset()
        return (down > 0 ? "\u{1B}[\(down)B" : "") + "\r\n"
    }

    /// Returns the codes that move to the first row and clear the frame. The terminal has wrapped the rows that are
    /// wider than the window.
    private func eraseCodes() -> String {
        guard let shown else { return "" }
        var up = shown.cursor.row
        if columns > 0 {
            up = shown.rows[..<shown.cursor.row].reduce(0) { $0 + max(1, ($1.width + columns - 1) / columns) }
            up += shown.cursor.column / columns
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
            top = 0
            return frame
        }
        // A window of two rows has no space for the numbers of hidden rows.
        let edge = height > 2 ? 1 : 0
        top = min(top, count - height)
        if frame.cursor.row < top + edge { top = max(0, frame.cursor.row - edge) }
        if frame.cursor.row >= top + height - edge { top = min(count - height, frame.cursor.row - height + 1 + edge) }
        var window = frame
        window.rows = Array(frame.rows[top..<(top + height)])
        window.cursor.row -= top
        guard edge > 0 else { return window }
        let below = count - top - height
        if top > 0 { window.rows[0] = Painter.hiddenRowsNote("\(ellipsis) \(top + 1) lines above", columns) }
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
