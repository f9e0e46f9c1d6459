import Foundation

/// One line of what a screen shows, and the names of the views in it.
struct Line {
    var text: String
    var names: [String] = []

    init(_ text: String, _ names: [String] = []) {
        self.text = text
        self.names = names
    }
}

/// Draws views as lines of text, as wide as there is room.
struct TextCanvas {
    let width: Int
    let isUnicode: Bool
    /// For whoever hears a screen: words in the place of frames and bars, and no two views on a line.
    var isSpoken = false
    /// Whether fields fill the width that they have on the screen.
    var isExact = false

    /// Each under the one before; what shares a line stands beside it.
    func stacked(_ views: [UIView]) -> [Line] {
        var lines: [Line] = []
        var row: [UIView] = []
        for view in views where view.isSeen {
            if let last = row.last, !view.sharesLine, !overlaps(last, view) {
                lines += beside(row)
                row = []
            }
            row.append(view)
        }
        return lines + beside(row)
    }

    /// All on one line if they fit: the first at the left, the last at the right.
    func beside(_ views: [UIView]) -> [Line] {
        let blocks = views.filter { $0.isSeen }.map { named($0) }.filter { !$0.isEmpty }
        guard blocks.count > 1 && !isSpoken else { return blocks.flatMap { $0 } }
        let height = blocks.map { $0.count }.max() ?? 0
        let widths = blocks.map { block in block.map { cells($0.text) }.max() ?? 0 }
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

    /// What a view shows, with its name.
    func named(_ view: UIView) -> [Line] {
        var lines = view.lines(self).map { marked($0, view) }
        guard let name = view.screenName, !lines.isEmpty else { return lines }
        // A line that is heard is named before it is said.
        let place = isSpoken ? 0 : (lines.count - 1) / 2
        lines[place].names = [name] + lines[place].names
        return lines
    }

    /// What the keyboard stands on is put between marks that take no room.
    func marked(_ line: Line, _ thing: AnyObject) -> Line {
        thing === AppScreen.shownFocus ? Line(marked(line.text, thing), line.names) : line
    }
    func marked(_ text: String, _ thing: AnyObject) -> String {
        guard thing === AppScreen.shownFocus else { return text }
        return "\(AppScreen.focusBegins)\(text)\(AppScreen.focusEnds)"
    }

    private func overlaps(_ one: UIView, _ other: UIView) -> Bool {
        guard one.frame.size.height > 0, other.frame.size.height > 0 else { return false }
        let (a, b) = (one.frame, other.frame)
        let isLevel = a.origin.y < b.origin.y + b.size.height && b.origin.y < a.origin.y + a.size.height
        return isLevel && (a.origin.x + a.size.width <= b.origin.x || b.origin.x + b.size.width <= a.origin.x)
    }

    /// Lines in a box.
    func framed(_ rows: [String]) -> [Line] {
        if isSpoken { return rows.map { Line($0) } }
        let inner = width - 4
        let bar = String(repeating: isUnicode ? "─" : "-", count: inner + 2)
        let side = isUnicode ? "│" : "|"
        let (top, bottom) = isUnicode ? ("┌\(bar)┐", "└\(bar)┘") : ("+\(bar)+", "+\(bar)+")
        let inside = rows.flatMap { TextCanvas(width: inner, isUnicode: isUnicode).wrapped($0) }.map {
            Line("\(side) \(padded($0.text, to: inner)) \(side)")
        }
        return [Line(top)] + (inside.isEmpty ? [Line("\(side) \(spaces(inner)) \(side)")] : inside) + [Line(bottom)]
    }

    /// A field with what was typed into it, and the cursor.
    func field(_ text: String, isFocused: Bool) -> String {
        if isSpoken { return "\(text.isEmpty ? "empty" : "\"\(text)\"")\(isFocused ? ", typing" : "")" }
        let cursor = isFocused ? (isUnicode ? "▏" : "|") : ""
        let room = isExact ? width - 2 : min(24, width - 2)
        var shown = text + cursor
        while cells(shown) > room { shown.removeFirst() }
        return "[" + padded(shown, to: room) + "]"
    }

    /// Something is under way.
    var working: String { isSpoken ? "working" : isUnicode ? "⠋" : "*" }

    /// A text on as many lines as it needs.
    func wrapped(_ text: String) -> [Line] {
        var lines: [Line] = []
        for piece in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for word in piece.split(separator: " ", omittingEmptySubsequences: false) {
                let next = line.isEmpty ? String(word) : line + " " + word
                if cells(next) > width && !line.isEmpty {
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
        if cells(text) <= width { return text }
        var shown = text
        while cells(shown) > width - 1 { shown.removeLast() }
        let isOpen = shown.contains(AppScreen.focusBegins) && !shown.contains(AppScreen.focusEnds)
        return shown + (isUnicode ? "…" : "~") + (isOpen ? "\(AppScreen.focusEnds)" : "")
    }
    /// As wide as there is room.
    func filled(_ text: String) -> String {
        let count = cells(text)
        return count <= width ? text + spaces(width - count) : padded(clipped(text), to: width)
    }
    func padded(_ text: String, to room: Int) -> String { text + spaces(room - cells(text)) }
    func spaces(_ count: Int) -> String { count > 0 ? String(repeating: " ", count: count) : "" }

    /// How many columns a text takes in a terminal.
    func cells(_ text: String) -> Int {
        let scalars = text.unicodeScalars
        if text.utf8.count == scalars.count { return scalars.count }
        // Frames, bars and marks are what most screens have besides ASCII: nothing that is wide.
        if !scalars.contains(where: { TextCanvas.mayBeWide($0.value) }) {
            return text.count - AppScreen.marks.filter { text.contains($0) }.count
        }
        var count = 0
        for character in text {
            guard let first = character.unicodeScalars.first, !AppScreen.marks.contains(character) else { continue }
            let isWide = TextCanvas.isWide(first.value) || character.unicodeScalars.contains { $0.value == 0xFE0F }
            count += isWide ? 2 : 1
        }
        return count
    }
    private static func mayBeWide(_ value: UInt32) -> Bool { value >= 0x1100 && (value <= 0x115F || value >= 0x2E80) }
    private static func isWide(_ value: UInt32) -> Bool {
        (value >= 0x1100 && value <= 0x115F) || (value >= 0x2E80 && value <= 0xA4CF)
            || (value >= 0xAC00 && value <= 0xD7A3) || (value >= 0xF900 && value <= 0xFAFF)
            || (value >= 0xFE30 && value <= 0xFE6F) || (value >= 0xFF00 && value <= 0xFF60)
            || (value >= 0x1F300 && value <= 0x1FAFF)
    }
}
