import Foundation

/// A line of a screen, with the names of its views.
struct Line {
    var text: String
    var names: [String] = []

    init(_ text: String, _ names: [String] = []) {
        self.text = text
        self.names = names
    }
}

/// The text of a view in a cell.
struct Piece {
    let text: String
    /// True if the text may take several lines.
    let wraps: Bool
}

/// Draws views as lines of text.
struct TextCanvas {
    let width: Int
    let isUnicode: Bool
    /// True for screen readers, for which words replace frames and bars, and each line contains one view.
    var isForSpeech = false
    /// True if fields are drawn with the width of their frame.
    var isUnwrapped = false
    /// True if the terminal draws characters with six parts.
    var hasSextants = false
    var blocks: Blocks { !isUnicode ? .ascii : hasSextants ? .sextants : .quadrants }
    /// The maximum number of rows that a table may show in a low window.
    var rowLimit = Int.max

    /// Returns as many rows as a low window can show, including the focused row.
    func shownRows(_ rows: [IndexPath], _ cell: (IndexPath) -> UIView?) -> [IndexPath] {
        guard rows.count > rowLimit else { return rows }
        let focused = rows.firstIndex { path in cell(path).map { $0 === AppScreen.drawnFocus } ?? false } ?? 0
        let start = max(0, min(focused - rowLimit / 2, rows.count - rowLimit))
        return Array(rows[start..<start + rowLimit])
    }

    /// Draws views from top to bottom; views that share a line are side by side.
    func stackedLines(_ views: [UIView]) -> [Line] {
        var lines: [Line] = []
        var row: [UIView] = []
        for view in views where view.isVisiblyDrawn {
            if let last = row.last, !view.sharesLineWithPrevious, !overlaps(last, view) {
                lines += sideBySideLines(row)
                row = []
            }
            row.append(view)
        }
        return lines + sideBySideLines(row)
    }

    /// Draws views on one line if they fit, from the left edge to the right edge.
    func sideBySideLines(_ views: [UIView]) -> [Line] {
        let blocks = views.filter { $0.isVisiblyDrawn }.map { namedLines($0) }.filter { !$0.isEmpty }
        guard blocks.count > 1 && !isForSpeech else { return blocks.flatMap { $0 } }
        let height = blocks.map { $0.count }.max() ?? 0
        let widths = blocks.map { block in block.map { columnCount($0.text) }.max() ?? 0 }
        let used = widths.reduce(0, +)
        guard used + blocks.count - 1 <= width else { return blocks.flatMap { $0 } }
        let gap = (width - used) / (blocks.count - 1)
        let rest = width - used - gap * (blocks.count - 1)
        return (0..<height).map { row in
            var line = Line("")
            for (index, block) in blocks.enumerated() {
                if index > 0 { line.text += spaces(gap + (index == blocks.count - 1 ? rest : 0)) }
                let part = row < block.count ? block[row] : Line("")
                line.text += padded(part.text, to: widths[index])
                line.names += part.names
            }
            return line
        }
    }

    /// Draws a view with its name.
    func namedLines(_ view: UIView) -> [Line] {
        var lines = view.lines(self).map { withFocusMarks($0, view) }
        guard let name = view.screenName, !lines.isEmpty else { return lines }
        // A spoken line begins with the name of the view.
        let place = isForSpeech ? 0 : (lines.count - 1) / 2
        lines[place].names = [name] + lines[place].names
        return lines
    }

    /// Encloses the focused element in marks without a width.
    func withFocusMarks(_ line: Line, _ thing: AnyObject) -> Line {
        thing === AppScreen.drawnFocus ? Line(withFocusMarks(line.text, thing), line.names) : line
    }
    func withFocusMarks(_ text: String, _ thing: AnyObject) -> String {
        guard thing === AppScreen.drawnFocus else { return text }
        return "\(AppScreen.focusBegins)\(text)\(AppScreen.focusEnds)"
    }

    private func overlaps(_ one: UIView, _ other: UIView) -> Bool {
        guard one.frame.size.height > 0, other.frame.size.height > 0 else { return false }
        let (a, b) = (one.frame, other.frame)
        let isLevel = a.origin.y < b.origin.y + b.size.height && b.origin.y < a.origin.y + a.size.height
        return isLevel && (a.origin.x + a.size.width <= b.origin.x || b.origin.x + b.size.width <= a.origin.x)
    }

    /// Draws a box around lines of a given width.
    func boxed(_ rows: [String], _ columns: Int) -> [String] {
        let bar = String(repeating: isUnicode ? "─" : "-", count: columns)
        let side = isUnicode ? "│" : "|"
        let (top, bottom) = isUnicode ? ("┌\(bar)┐", "└\(bar)┘") : ("+\(bar)+", "+\(bar)+")
        return [top] + rows.map { "\(side)\(padded($0, to: columns))\(side)" } + [bottom]
    }
    /// Draws a box around lines.
    func framedLines(_ rows: [String]) -> [Line] {
        if isForSpeech { return rows.map { Line($0) } }
        let inner = width - 4
        let bar = String(repeating: isUnicode ? "─" : "-", count: inner + 2)
        let side = isUnicode ? "│" : "|"
        let (top, bottom) = isUnicode ? ("┌\(bar)┐", "└\(bar)┘") : ("+\(bar)+", "+\(bar)+")
        let inside = rows.flatMap { TextCanvas(width: inner, isUnicode: isUnicode).wrappedLines($0) }.map {
            Line("\(side) \(padded($0.text, to: inner)) \(side)")
        }
        return [Line(top)] + (inside.isEmpty ? [Line("\(side) \(spaces(inner)) \(side)")] : inside) + [Line(bottom)]
    }

    /// Draws a text field with its text and cursor.
    func fieldText(_ text: String, isFocused: Bool) -> String {
        if isForSpeech { return "\(text.isEmpty ? "empty" : "\"\(text)\"")\(isFocused ? ", typing" : "")" }
        let cursor = isFocused ? (isUnicode ? "▏" : "|") : ""
        let room = isUnwrapped ? width - 2 : min(24, width - 2)
        var shown = text + cursor
        while columnCount(shown) > room, !shown.isEmpty { shown.removeFirst() }
        return "[" + padded(shown, to: room) + "]"
    }

    /// Puts texts on one line as far as they fit, and the rest on the lines below.
    func fitOnLine(_ parts: [Piece], after mark: String) -> (first: String, below: [String]) {
        var first = ""
        var below: [String] = []
        for part in parts {
            let longer = first.isEmpty ? part.text : "\(first)  \(part.text)"
            let isFirst = first.isEmpty && !(part.wraps && columnCount(mark + longer) > width - 4)
            if isForSpeech || isFirst || below.isEmpty && !first.isEmpty && columnCount(mark + longer) <= width - 4 {
                first = longer
            } else if let last = below.last, columnCount(last) + 2 + columnCount(part.text) <= width - 2 {
                below[below.count - 1] = "\(last)  \(part.text)"
            } else if part.wraps {
                below += TextCanvas(width: width - 4, isUnicode: isUnicode).wrappedLines(part.text).map { $0.text }
                if first.isEmpty { first = below.removeFirst() }
            } else {
                below.append(part.text)
            }
        }
        return (first, below)
    }

    /// Draws the header or footer of a section in the same way as a row, beginning with its title.
    func fitOnLine(_ view: UIView) -> [Line] {
        guard let header = view as? UITableViewHeaderFooterView, !isForSpeech else { return stackedLines([view]) }
        let parts = header.contentParts.filter { $0.isVisiblyDrawn }.flatMap { $0.drawnPieces(self) }
        let (first, below) = fitOnLine(parts, after: "")
        return first.isEmpty ? [] : [Line(first)] + below.map { Line("  " + $0) }
    }

    /// The activity indicator.
    var activityGlyph: String { isForSpeech ? "working" : isUnicode ? "⠋" : "*" }

    /// Wraps a text to the width of the screen.
    func wrappedLines(_ text: String) -> [Line] {
        var lines: [Line] = []
        for piece in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for word in piece.split(separator: " ", omittingEmptySubsequences: false) {
                let next = line.isEmpty ? String(word) : line + " " + word
                if columnCount(next) > width && !line.isEmpty {
                    lines.append(Line(line))
                    line = String(word)
                } else {
                    line = next
                }
            }
            lines.append(Line(clipped(line)))
        }
        return lines
    }

    func clipped(_ text: String) -> String {
        if columnCount(text) <= width { return text }
        var shown = text
        while columnCount(shown) > width - 1, !shown.isEmpty { shown.removeLast() }
        let isOpen = shown.contains(AppScreen.focusBegins) && !shown.contains(AppScreen.focusEnds)
        return shown + (isUnicode ? "…" : "~") + (isOpen ? "\(AppScreen.focusEnds)" : "")
    }
    /// Pads a text to the width of the screen.
    func paddedToWidth(_ text: String) -> String {
        let count = columnCount(text)
        return count <= width ? text + spaces(width - count) : padded(clipped(text), to: width)
    }
    func padded(_ text: String, to room: Int) -> String { text + spaces(room - columnCount(text)) }
    func spaces(_ count: Int) -> String { count > 0 ? String(repeating: " ", count: count) : "" }

    /// Returns the width of a text on a terminal, in columns.
    func columnCount(_ text: String) -> Int {
        let scalars = text.unicodeScalars
        if text.utf8.count == scalars.count { return scalars.count }
        // Frames, bars and marks are never wide, so they are counted fast.
        if !scalars.contains(where: { TextCanvas.mayBeWide($0.value) }) {
            return text.count - AppScreen.focusMarks.filter { text.contains($0) }.count
        }
        var count = 0
        for character in text {
            guard let first = character.unicodeScalars.first, !AppScreen.focusMarks.contains(character) else {
                continue
            }
            let isWide = TextCanvas.isWide(first.value) || character.unicodeScalars.contains { $0.value == 0xFE0F }
            count += isWide ? 2 : 1
        }
        return count
    }
    private static func mayBeWide(_ value: UInt32) -> Bool {
        value >= 0x231A && (value < 0x2500 || value >= 0x25FD && value <= 0x2B55 || value >= 0x2E80)
            || value >= 0x1100 && value <= 0x115F
    }
    private static func isWide(_ value: UInt32) -> Bool {
        (value >= 0x1100 && value <= 0x115F) || (value >= 0x2E80 && value <= 0xA4CF)
            || (value >= 0xAC00 && value <= 0xD7A3) || (value >= 0xF900 && value <= 0xFAFF)
            || (value >= 0xFE30 && value <= 0xFE6F) || (value >= 0xFF00 && value <= 0xFF60)
            || (value >= 0x1F300 && value <= 0x1FAFF)
            || (value >= 0x231A && value <= 0x2B55 && wideScalars.contains(value))
    }
    /// The characters outside of the blocks of wide characters that terminals draw with two columns.
    private static let wideScalars: Set<UInt32> = [
        0x231A, 0x231B, 0x23E9, 0x23EA, 0x23EB, 0x23EC, 0x23F0, 0x23F3, 0x25FD, 0x25FE, 0x2614, 0x2615, 0x267F, 0x2693,
        0x26A1, 0x26AA, 0x26AB, 0x26BD, 0x26BE, 0x26C4, 0x26C5, 0x26CE, 0x26D4, 0x26EA, 0x26F2, 0x26F3, 0x26F5, 0x26FA,
        0x26FD, 0x2705, 0x270A, 0x270B, 0x2728, 0x274C, 0x274E, 0x2753, 0x2754, 0x2755, 0x2757, 0x2795, 0x2796, 0x2797,
        0x27B0, 0x27BF, 0x2B1B, 0x2B1C, 0x2B50, 0x2B55,
    ]
}
