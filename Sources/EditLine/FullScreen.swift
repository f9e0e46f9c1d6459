import CEditLineShim

/// Provides the contents of a full-screen view and receives its keys.
package protocol ScreenSource: AnyObject {
    /// Returns the rows with their escape codes, each no wider than the terminal; nil when the screen is closed.
    func contents() -> ScreenContents?
    func press(_ stroke: KeyStroke)
    /// Returns the time until the next redraw; see `ReaderHost`.
    func nextWake() -> Int?
    func wakeUp(isWanted: @escaping () -> Bool)
}

/// The contents of a full-screen view.
package struct ScreenContents: Equatable {
    package var rows: [String]
    /// The zero-based position of the cursor; nil hides the cursor.
    package var cursor: (row: Int, column: Int)?

    package init(rows: [String], cursor: (row: Int, column: Int)? = nil) {
        self.rows = rows
        self.cursor = cursor
    }

    package static func == (left: ScreenContents, right: ScreenContents) -> Bool {
        left.rows == right.rows && left.cursor?.row == right.cursor?.row && left.cursor?.column == right.cursor?.column
    }
}

/// A key press.
package enum KeyStroke: Equatable {
    /// A key that sends a character or a control character.
    case scalar(UInt32)
    case named(KeyName)
    case paste(String)
    /// The size of the terminal has changed.
    case resize
    case hangUp

    package enum KeyName: Equatable {
        case up, down, left, right, home, end, pageUp, pageDown, delete, backTab
    }

    /// The keys by their escape sequences on common terminals, without the leading Escape.
    static let keyNames: [String: KeyName] = [
        "[A": .up, "[B": .down, "[C": .right, "[D": .left, "OA": .up, "OB": .down, "OC": .right, "OD": .left,
        "[H": .home, "[F": .end, "OH": .home, "OF": .end, "[1~": .home, "[4~": .end, "[7~": .home, "[8~": .end,
        "[5~": .pageUp, "[6~": .pageDown, "[3~": .delete, "[Z": .backTab,
    ]
}

extension LineEditor {
    /// Shows the source's contents and passes keys to the source until its contents are nil. Only changed rows are
    /// written, and the terminal's contents are restored at the end.
    package func showFullScreen(_ source: ScreenSource) {
        rill_tty_raw(keys.marksPastes ? 1 : 0)
        rill_tty_cover(1)
        rill_tty_set_waiting(1)
        keys.joinsPastedLines = false
        defer { keys.joinsPastedLines = true }
        var shown: ScreenContents?
        while let sheet = source.contents() {
            if sheet != shown { LineEditor.write(sheet.escapeCodes(after: shown), to: outputDescriptor) }
            shown = sheet
            switch keys.next(timeout: Int32(clamping: source.nextWake() ?? -1)) {
            case .timeout:
                queueingKeys { [inputDescriptor] in source.wakeUp { rill_lookout_is_wanted(inputDescriptor) != 0 } }
            case .key(0x1A): suspend(&shown)
            case .key(let key): press(.scalar(key), source)
            case .sequence(let bytes):
                let name = KeyStroke.keyNames[String(decoding: bytes.dropFirst(), as: UTF8.self)]
                if let name { press(.named(name), source) }
            case .paste(let text): press(.paste(text), source)
            case .signal(UInt8(ascii: "I")): press(.scalar(3), source)
            case .signal(UInt8(ascii: "W")):
                shown = nil
                press(.resize, source)
            case .signal: shown = nil
            case .end:
                press(.hangUp, source)
                rill_tty_set_waiting(0)
                rill_tty_cover(0)
                return
            }
        }
        rill_tty_set_waiting(0)
        rill_tty_cover(0)
    }

    private func press(_ stroke: KeyStroke, _ source: ScreenSource) {
        rill_tty_set_waiting(0)
        runEntry { source.press(stroke) }
        rill_tty_set_waiting(1)
    }

    private func suspend(_ shown: inout ScreenContents?) {
        rill_tty_suspend()
        shown = nil
    }
}

extension ScreenContents {
    /// Returns the escape codes that change the terminal from other contents, or from an unknown state, to these
    /// contents.
    func escapeCodes(after old: ScreenContents?) -> String {
        // The cursor is hidden while the rows are drawn.
        var codes = "\u{1B}[?25l"
        if old == nil { codes += "\u{1B}[H\u{1B}[2J" }
        for row in 0..<max(rows.count, old?.rows.count ?? 0) {
            let new = row < rows.count ? rows[row] : ""
            let known = old.map { row < $0.rows.count ? $0.rows[row] : "" } ?? ""
            if new != known { codes += "\u{1B}[\(row + 1);1H\(new)\u{1B}[K" }
        }
        if let cursor { codes += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h" }
        return codes
    }
}
