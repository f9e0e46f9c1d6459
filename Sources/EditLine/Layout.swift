/// The rows of coloured text for a block, and the position of the cursor.
struct Frame: Equatable {
    struct Row: Equatable {
        var text = ""
        var width = 0
    }

    var rows: [Row] = [Row()]
    var cursor = (row: 0, column: 0)

    static func == (left: Frame, right: Frame) -> Bool {
        left.rows == right.rows && left.cursor == right.cursor
    }
}

/// Lays out a block in rows. The layout writes nothing, so tests need no terminal.
struct Layout {
    var columns: Int
    var prompt: [StyledPiece]
    var spans: [StyledSpan] = []
    /// Returns the hint after the cursor's row, for a number of free columns.
    var hint: (Int) -> [StyledPiece] = { _ in [] }
    var status: [StyledPiece] = []
    /// The rows above the block, which are redrawn with it. They are dropped if the window has too few rows.
    var rowsAbove: [[StyledPiece]] = []
    /// The rows below the block, such as the current search or a list.
    var rowsBelow: [[StyledPiece]] = []
    /// The text after lines of the block, by line number.
    var marginsByLine: [Int: [StyledPiece]] = [:]
    /// The number of rows of the window; nil draws the whole block.
    var height: Int?
    var width: (Character) -> Int

    func frame(of block: EditBuffer) -> Frame {
        var cursor = RowWriter(columns: max(2, columns), width: width)
        for ink in prompt { cursor.write(ink) }
        cursor.indent = columns >= 40 ? cursor.frame.rows[0].width : 0
        write(block, with: &cursor)
        let row = cursor.frame.cursor.row
        cursor.writeAfter(hint(cursor.freeColumns(behind: row)), row: row)
        if !status.isEmpty { cursor.writeRightEdge(status) }
        for row in rowsBelow.prefix(max(0, (height ?? .max) - 1)) {
            cursor.beginRow(indent: 0)
            for ink in row { cursor.write(ink) }
        }
        return withRowsAbove(cursor.frame)
    }

    /// Returns the rows above the block, followed by the rows of the block.
    private func withRowsAbove(_ block: Frame) -> Frame {
        guard !rowsAbove.isEmpty, block.rows.count + rowsAbove.count <= height ?? .max else { return block }
        var frame = block
        frame.rows = rowsAbove.map { inks in
            var cursor = RowWriter(columns: max(2, columns), width: width)
            for ink in inks { cursor.write(ink) }
            return cursor.frame.rows[0]
        }
        frame.rows += block.rows
        frame.cursor.row += rowsAbove.count
        return frame
    }

    private func write(_ block: EditBuffer, with cursor: inout RowWriter) {
        let near = linesNearCursor(of: block)
        var span = 0
        var start = 0
        var number = 0
        while start <= block.scalars.count {
            let end = block.scalars[start...].firstIndex(of: "\n") ?? block.scalars.count
            if number > 0 { cursor.beginRow(indent: cursor.indent) }
            if near.contains(number) { write(start..<end, of: block, span: &span, with: &cursor) }
            if let margin = marginsByLine[number] {
                cursor.finish()
                cursor.writeAfter(margin, row: cursor.frame.rows.count - 1)
            }
            number += 1
            start = end + 1
        }
        cursor.finish()
    }

    /// Returns the range of lines that fit the window. Each other line becomes an empty row, so that a long block costs
    /// no more per key than a short one.
    private func linesNearCursor(of block: EditBuffer) -> ClosedRange<Int> {
        let line = block.scalars[..<block.cursor].reduce(0) { $1 == "\n" ? $0 + 1 : $0 }
        guard let height else { return 0...Int.max }
        return max(0, line - height)...(line + height)
    }

    private func write(_ range: Range<Int>, of block: EditBuffer, span: inout Int, with cursor: inout RowWriter) {
        var offset = range.lowerBound
        for character in EditBuffer.string(block.scalars[range]) {
            let length = character.unicodeScalars.count
            if (offset..<(offset + length)).contains(block.cursor) { cursor.storeCursor(before: character) }
            while span < spans.count, spans[span].range.upperBound <= offset { span += 1 }
            let code = span < spans.count && spans[span].range.contains(offset) ? spans[span].code : ""
            cursor.write(character, code)
            offset += length
        }
        if block.cursor == range.upperBound {
            cursor.storeCursor(before: range.upperBound < block.scalars.count ? "\n" : nil)
        }
    }
}

/// Writes characters into the rows of a frame, in order.
private struct RowWriter {
    let columns: Int
    let width: (Character) -> Int
    var frame = Frame()
    var indent = 0
    private var currentCode = ""

    init(columns: Int, width: @escaping (Character) -> Int) {
        self.columns = columns
        self.width = width
    }

    private var row: Int { frame.rows.count - 1 }
    private var column: Int { frame.rows[row].width }

    mutating func write(_ ink: StyledPiece) {
        for character in ink.text { write(character, ink.code) }
        finish()
    }

    mutating func write(_ character: Character, _ newCode: String) {
        let (text, columnsTaken) = displayForm(character)
        if column + columnsTaken > columns { beginRow(indent: 0) }
        if newCode != currentCode { switchCode(to: newCode) }
        frame.rows[row].text += text
        frame.rows[row].width += columnsTaken
    }

    /// Ends the current colour.
    mutating func finish() {
        if !currentCode.isEmpty { switchCode(to: "") }
    }

    mutating func beginRow(indent: Int) {
        finish()
        let blanks = min(indent, columns / 2)
        frame.rows.append(Frame.Row(text: String(repeating: " ", count: blanks), width: blanks))
    }

    /// Stores the cursor's position before a character is drawn.
    mutating func storeCursor(before character: Character?) {
        let taken = character.map { $0.isNewline ? 0 : displayForm($0).1 } ?? 1
        if column + taken > columns {
            beginRow(indent: 0)
        }
        frame.cursor = (row, min(column, columns - 1))
    }

    /// Returns the number of free columns after a row, without a blank and the last column.
    func freeColumns(behind index: Int) -> Int { columns - 1 - frame.rows[index].width - 1 }

    /// Writes text after a row, as far as it fits.
    mutating func writeAfter(_ inks: [StyledPiece], row index: Int) {
        var room = freeColumns(behind: index)
        guard room >= 4, !inks.isEmpty else { return }
        frame.rows[index].text += " "
        frame.rows[index].width += 1
        for ink in inks {
            var part = ""
            for character in ink.text {
                let taken = width(character)
                if taken > room { break }
                part.append(character)
                room -= taken
                frame.rows[index].width += taken
            }
            frame.rows[index].text += coloured(part, ink.code)
        }
    }

    /// Writes text at the right edge of the first row, unless the text of the block is too near.
    mutating func writeRightEdge(_ inks: [StyledPiece]) {
        let needed = inks.reduce(0) { $0 + $1.text.reduce(0) { $0 + width($1) } }
        // The last column stays empty, because a full row makes some terminals wrap.
        let start = columns - 1 - needed
        let used = frame.rows[0].width
        guard start >= used + 2 else { return }
        frame.rows[0].text += String(repeating: " ", count: start - used)
        for ink in inks { frame.rows[0].text += coloured(ink.text, ink.code) }
        frame.rows[0].width = start + needed
    }

    private func coloured(_ text: String, _ code: String) -> String {
        code.isEmpty || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }

    private mutating func switchCode(to new: String) {
        if !currentCode.isEmpty { frame.rows[row].text += "\u{1B}[0m" }
        if !new.isEmpty { frame.rows[row].text += "\u{1B}[\(new)m" }
        currentCode = new
    }

    /// Returns the display form and width: control characters as `^X`, tabs as blanks.
    private func displayForm(_ character: Character) -> (String, Int) {
        if character == "\t" {
            let count = 4 - column % 4
            return (String(repeating: " ", count: count), count)
        }
        if let ascii = character.asciiValue, ascii < 0x20 || ascii == 0x7F {
            return ("^" + String(UnicodeScalar(ascii ^ 0x40)), 2)
        }
        return (String(character), width(character))
    }
}
