import StyledText

/// `:record keys` and `:record text`: records keys, or the text of a field that they edit, with their times, as an
/// observable.
package struct KeyRecording {
    /// The name of the observable that the recording becomes.
    package var name: String
    /// The recorded elements with their times.
    package private(set) var keys: [(text: String, time: UInt64)] = []
    /// The field that the keys edit; nil if the keys themselves are recorded.
    package private(set) var field: TypedField?

    package init(name: String) { self.name = name }

    /// Creates a recording of a field that is empty at first. Like `rx.text`, the observable sends its current text to
    /// each new subscriber.
    package init(name: String, fieldAt now: UInt64) {
        (self.name, field, keys) = (name, TypedField(), [("", now)])
    }

    /// The text to display, and the number of columns before the cursor.
    package var displayedText: (text: String, cursor: Int) {
        if let field { return (field.text, displayWidth(of: escapingControls(field.beforeCursor))) }
        let text = keys.map(\.text).joined()
        return (text, displayWidth(of: escapingControls(text)))
    }

    package mutating func appendKey(_ text: String, at now: UInt64) { keys.append((text, now)) }

    /// Edits the field. If the text stays the same, no element is recorded.
    package mutating func change(at now: UInt64, _ body: (inout TypedField) -> Void) {
        guard var new = field else { return }
        body(&new)
        if new.text != field?.text { keys.append((new.text, now)) }
        field = new
    }

    /// True if no key was recorded.
    package var isEmpty: Bool { keys.count <= (field == nil ? 0 : 1) }

    /// The duration of the recording in milliseconds.
    package var length: Int { keys.isEmpty ? 0 : milliseconds(from: keys[0].time, to: keys[keys.count - 1].time) }

    private func milliseconds(from start: UInt64, to end: UInt64) -> Int { Int((max(start, end) - start) / 1_000_000) }

    /// The entry that declares the recording: `let keys = cold("'h' 132ms 'e' 98ms 'y' 1s |")`. Each key is a string,
    /// even a digit. Nil if no key was recorded.
    package var declarationText: String? {
        guard !isEmpty, var before = keys.first?.time else { return nil }
        var marbles = ""
        for key in keys {
            // Two keys are at least a millisecond apart.
            if !marbles.isEmpty { marbles += " \(max(1, milliseconds(from: before, to: key.time)))ms " }
            before = key.time
            marbles += "'" + key.text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
        }
        marbles += " 1s |"
        let hashes = marbles.contains { "\\\"".contains($0) } ? "#" : ""
        return "let \(name): Observable<String> = cold(\(hashes)\"\(marbles)\"\(hashes))"
    }
}
