import CEditLineShim

/// A search through the entries that begin with the typed text, and its position.
struct HistoryWalk: Equatable {
    /// The typed text at the start of the search.
    let typedText: String
    /// The index of the displayed entry; `entries.count` stands for the typed text.
    var entryIndex: Int
    /// The displayed text. An edit of the text ends the search.
    var shownText: String

    /// Returns the index of the next older or newer entry that begins with the typed text and differs from the
    /// displayed entry; nil if there is none.
    func nextMatch(in entries: [String], backwards: Bool) -> Int? {
        var index = entryIndex
        while true {
            index += backwards ? -1 : 1
            guard index >= 0, index < entries.count else { return nil }
            if entries[index].hasPrefix(typedText), entries[index] != shownText { return index }
        }
    }
}

extension LineEditor {
    func up() {
        var new = block
        if !new.isOnFirstLine {
            goalColumn = goalColumn ?? new.cursor - new.currentLineRange.lowerBound
            new.moveUp(column: goalColumn)
            block = new
            return
        }
        walkHistory(backwards: true)
    }

    func moveDownOrForward() {
        var new = block
        if !new.isOnLastLine {
            goalColumn = goalColumn ?? new.cursor - new.currentLineRange.lowerBound
            new.moveDown(column: goalColumn)
            block = new
            return
        }
        walkHistory(backwards: false)
    }

    private func walkHistory(backwards: Bool) {
        let entries = services.history.entries
        let text = block.text
        var current = HistoryWalk(typedText: text, entryIndex: entries.count, shownText: text)
        if let historyWalk, historyWalk.shownText == text, historyWalk.entryIndex <= entries.count {
            current = historyWalk
        }
        if let place = current.nextMatch(in: entries, backwards: backwards) {
            current.entryIndex = place
            current.shownText = entries[place]
        } else {
            guard !backwards, current.entryIndex < entries.count else { return }
            current.entryIndex = entries.count
            current.shownText = current.typedText
        }
        // The cursor is placed where the same key continues the search: on the first line when going back, and at the
        // end otherwise.
        var new = EditBuffer(current.shownText)
        if backwards {
            new.move(to: 0)
            new.move(to: new.currentLineRange.upperBound)
        }
        block = new
        historyWalk = current
    }

    /// Searches the entries for a text at any place, while the user types the text.
    func search(backwards: Bool) -> Int32 {
        let entries = services.history.entries
        let before = block
        var backwards = backwards
        var wanted = ""
        var place = entries.count
        defer {
            searchLine = []
            markDirty()
        }
        while true {
            showSearch(wanted, backwards: backwards, found: place < entries.count || wanted.isEmpty)
            let event = nextEvent()
            switch event {
            case .key(0x12), .key(0x13):
                backwards = event == .key(0x12)
                place = findMatch(wanted, in: entries, from: place, backwards: backwards, skipping: true) ?? place
            case .key(0x7F), .key(0x08):
                if !wanted.isEmpty { wanted.removeLast() }
                place =
                    findMatch(wanted, in: entries, from: entries.count, backwards: true, skipping: true)
                    ?? entries.count
            case .key(0x07), .signal(UInt8(ascii: "I")), .key(0x03):
                block = before
                return Int32(RILL_EDIT_REFRESH)
            case .key(let key) where key >= 0x20:
                wanted.unicodeScalars.append(Unicode.Scalar(key) ?? "?")
                let found = findMatch(wanted, in: entries, from: place, backwards: backwards, skipping: false)
                place = found ?? entries.count
            case .key(0), .timeout:
                continue
            case .key(let key):
                queuedKeys.append(key)
                return Int32(RILL_EDIT_REFRESH)
            case .sequence(let sequence):
                queuedKeys += sequence.count > 1 ? sequence.map { UInt32($0) } : []
                return Int32(RILL_EDIT_REFRESH)
            default:
                return Int32(RILL_EDIT_REFRESH)
            }
            if place < entries.count { showMatch(entries[place], wanted) } else if wanted.isEmpty { block = before }
        }
    }

    private func showSearch(_ wanted: String, backwards: Bool, found: Bool) {
        let what = backwards ? "search back" : "search forward"
        searchLine = [StyledPiece("(\(what)\(found ? "" : ", not found")) ", "2"), StyledPiece(wanted)]
        markDirty()
    }

    private func showMatch(_ entry: String, _ wanted: String) {
        var new = EditBuffer(entry)
        new.move(to: LineEditor.offset(of: wanted, in: entry) ?? new.scalars.count)
        block = new
    }

    private func findMatch(
        _ wanted: String, in entries: [String], from place: Int, backwards: Bool, skipping: Bool
    ) -> Int? {
        guard !wanted.isEmpty else { return nil }
        let current = place < entries.count ? entries[place] : nil
        var index = skipping || place == entries.count ? place + (backwards ? -1 : 1) : place
        while index >= 0, index < entries.count {
            if LineEditor.offset(of: wanted, in: entries[index]) != nil, !skipping || entries[index] != current {
                return index
            }
            index += backwards ? -1 : 1
        }
        return nil
    }

    /// Returns the offset of a string in another one, in scalars; nil if the string does not occur. Letter case matters
    /// only if the searched string has capitals.
    static func offset(of wanted: String, in text: String) -> Int? {
        let exact = wanted.contains { $0.isUppercase }
        let needle = Array((exact ? wanted : wanted.lowercased()).unicodeScalars)
        let haystack = Array((exact ? text : text.lowercased()).unicodeScalars)
        guard !needle.isEmpty, haystack.count >= needle.count else { return nil }
        return (0...(haystack.count - needle.count)).first { haystack[$0...].starts(with: needle) }
    }
}
