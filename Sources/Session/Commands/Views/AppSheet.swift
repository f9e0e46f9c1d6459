import Export
import SessionCore
import StyledText

/// The layout of a live app on a terminal: the app, its messages below, and the keys on the last line.
struct AppScreenView {
    /// The drawing that the kit makes, with marks around the focused element.
    let drawing: String
    /// The keys that the focused element accepts.
    let hint: String
    let messageLines: [StyledText]
    let panel: LiveApp.Panel
    let width: Int
    let rows: Int

    // The layout is rebuilt for each key and each second, so the drawing is scanned by scalars, which is faster than by
    // characters.
    private static let tappableBegin: Unicode.Scalar = "\u{2068}"
    private static let tappableEnd: Unicode.Scalar = "\u{2069}"
    private static let noOutputNote = StyledText(
        "(nothing printed yet; Ctrl-O again shows the subscriptions)", .dim)

    func screen(status: String, isUnicode: Bool) -> FullScreenView {
        let room = max(1, rows - 1)
        let lines = drawing.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
            styled($0, isUnicode)
        }
        let messageLines =
            self.messageLines.isEmpty && panel == .messages ? [AppScreenView.noOutputNote] : self.messageLines
        let below = min(messageLines.count, panel != .brief ? room / 2 : max(min(3, room / 4), room - lines.count - 1))
        let height = max(1, room - (below == 0 ? 0 : below + 1))
        let top = firstVisible(of: lines, height)
        var screen = FullScreenView(lines.dropFirst(top).prefix(height).map(\.text))
        for (row, line) in lines.dropFirst(top).prefix(height).enumerated() {
            if let column = line.focus { screen.cursor = FullScreenView.Cursor(row: row, column: column) }
        }
        if below > 0 {
            let bar = String(repeating: isUnicode ? "─" : "-", count: min(width, 41))
            screen.rows += [StyledText(bar, .dim)] + messageLines.suffix(below).map { $0.truncated(to: width) }
        }
        while screen.rows.count < room { screen.rows.append(StyledText("")) }
        let more = panel.word
        let here = hint.isEmpty ? "Enter tap" : hint
        let all = "Tab next  \(here)  Esc back  Ctrl-O \(more)  Ctrl-C leave"
        // If the last line is narrow, it shows at least the key that closes the app.
        let keys =
            [
                all, "Tab  \(here)  Esc  Ctrl-O \(more)  Ctrl-C leave", "Tab  Enter  Esc  Ctrl-O \(more)  Ctrl-C leave",
                "Ctrl-C leave",
            ].first {
                displayWidth(of: $0) + 2 + displayWidth(of: status) <= width
            } ?? "Ctrl-C leave"
        let gap = String(repeating: " ", count: max(2, width - displayWidth(of: keys) - displayWidth(of: status)))
        screen.rows.append(StyledText(keys + gap + status, .dim).truncated(to: width))
        return screen
    }

    /// Returns the index of the first visible line; it is selected so that the focused line is visible.
    private func firstVisible(of lines: [Line], _ height: Int) -> Int {
        guard lines.count > height, let place = lines.firstIndex(where: { $0.focus != nil }) else { return 0 }
        return max(0, min(place - height / 2, lines.count - height))
    }

    private struct Line {
        var text: StyledText
        /// The first column of the focused element; nil if the line does not contain it.
        var focus: Int?
    }

    private func styled(_ line: Substring.UnicodeScalarView, _ isUnicode: Bool) -> Line {
        guard let begin = line.firstIndex(of: AppScreenView.tappableBegin) else {
            return Line(text: StyledText(escapingControls(String(line))))
        }
        let rest = line[line.index(after: begin)...]
        let end = rest.firstIndex(of: AppScreenView.tappableEnd) ?? rest.endIndex
        var before = escapingControls(String(line[..<begin]))
        // A symbol marks the focused element too, for terminals without colours and for copied text.
        if before.last == " " { before = before.dropLast() + (isUnicode ? "›" : ">") }
        let after = escapingControls(
            String(String.UnicodeScalarView(rest[end...].filter { $0 != AppScreenView.tappableEnd })))
        let text = StyledText(before) + StyledText(escapingControls(String(rest[..<end])), .focus) + StyledText(after)
        return Line(text: text, focus: displayWidth(of: before))
    }
}
