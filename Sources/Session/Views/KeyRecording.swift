import Platform
import StyledText
import Syntax

/// `:record keys` and `:record text`: keys, or the text of a field that they change, with their times as an observable.
struct KeyRecording {
    /// The name of the observable.
    var name: String
    /// The elements that were recorded.
    private(set) var keys: [(text: String, time: UInt64)] = []
    /// The field that the keys change; nil if keys themselves are recorded.
    private(set) var field: TypedField?

    init(name: String) { self.name = name }

    /// A field that is empty at first: as `rx.text`, it sends its text to each new subscriber.
    init(name: String, fieldAt now: UInt64) {
        (self.name, field, keys) = (name, TypedField(), [("", now)])
    }

    /// The text on the screen, and the columns before the cursor in it.
    var typed: (text: String, cursor: Int) {
        if let field { return (field.text, displayWidth(of: visible(field.beforeCursor))) }
        let text = keys.map(\.text).joined()
        return (text, displayWidth(of: visible(text)))
    }

    mutating func take(_ text: String, at now: UInt64) { keys.append((text, now)) }

    /// Changes the field; a text that stays the same sends nothing.
    mutating func change(at now: UInt64, _ body: (inout TypedField) -> Void) {
        guard var new = field else { return }
        body(&new)
        if new.text != field?.text { keys.append((new.text, now)) }
        field = new
    }

    /// True if anything was typed.
    var isEmpty: Bool { keys.count <= (field == nil ? 0 : 1) }

    /// The duration in milliseconds.
    var length: Int { keys.isEmpty ? 0 : milliseconds(from: keys[0].time, to: keys[keys.count - 1].time) }

    private func milliseconds(from start: UInt64, to end: UInt64) -> Int { Int((max(start, end) - start) / 1_000_000) }

    /// `let keys = cold("'h' 132ms 'e' 98ms 'y' 1s |")`: each key is a string, also a digit. Nil without keys.
    var entry: String? {
        guard !isEmpty, var before = keys.first?.time else { return nil }
        var marbles = ""
        for key in keys {
            // Keys are at least a millisecond apart.
            if !marbles.isEmpty { marbles += " \(max(1, milliseconds(from: before, to: key.time)))ms " }
            before = key.time
            marbles += "'" + key.text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
        }
        marbles += " 1s |"
        let hashes = marbles.contains { "\\\"".contains($0) } ? "#" : ""
        return "let \(name): Observable<String> = cold(\(hashes)\"\(marbles)\"\(hashes))"
    }
}

extension ReplSession {
    func record(_ argument: String) throws -> [Effect] {
        let words = argument.split(separator: " ").map(String.init)
        if words.first == "app" { return try recordApp(argument.dropFirst("app".count).trimmed) }
        let kind = words.first ?? ""
        let name = words.count == 3 && words[1] == "named" ? words[2] : kind
        guard ["keys", "text"].contains(kind), words.count == 1 || words.count == 3 && words[1] == "named",
            SourceWords(name).isName
        else {
            throw Misuse("'keys' or 'text', perhaps 'named X', or 'app'")
        }
        guard presentation.rows != nil else { throw CommandError("recording \(kind) needs a terminal") }
        let recording = KeyRecording(name: name)
        enterMode(
            .beganRecording(
                kind == "keys" ? recording : KeyRecording(name: name, fieldAt: UInt64(SystemClock.monotonic))))
        return []
    }

    func screen(of recording: KeyRecording) -> Screen {
        let isField = recording.field != nil
        let count = isField ? counted(recording.keys.count - 1, "text") : counted(recording.keys.count, "key")
        let (typed, width) = (recording.typed, presentation.width)
        // The part around the cursor is what one sees.
        let room = max(1, width - 4)
        let start = max(0, typed.cursor - room)
        let shown = String(visible(typed.text).dropFirst(start).prefix(room))
        let title =
            isField
            ? "Type into the field; each text is recorded with its time."
            : "Type as you like; every key is recorded with its time."
        return Screen(
            [
                StyledText(title, .heading), StyledText("Enter stops recording, Ctrl-C discards it.   \(count)", .dim),
                StyledText(""), StyledText("> ", .prompt) + StyledText(shown),
            ], cursor: Screen.Cursor(row: 3, column: min(width - 1, 2 + typed.cursor - start)))
    }

    /// A key that changes the field; false for others.
    private func changeField(_ key: Key, at now: UInt64) -> Bool {
        guard keyRecording?.field != nil, let change = TypedField.change(key) else { return false }
        keyRecording?.change(at: now, change)
        return true
    }

    func record(_ key: Key, at now: UInt64, to sink: OutputSink) -> [Effect] {
        if changeField(key, at: now) { return [] }
        switch key {
        case .character(let character): keyRecording?.take(String(character), at: now)
        case .backspace: keyRecording?.take(presentation.isUnicode ? "⌫" : "<-", at: now)
        case .tab: keyRecording?.take("\t", at: now)
        case .paste(let text): keyRecording?.take(text.filter { !$0.isNewline }, at: now)
        case .enter, .escape, .control("d"): return submitting(to: sink) { keepRecordedKeys() }
        case .control("c"), .hangUp:
            enterMode(.left)
            return submitting(to: sink) { report("(nothing recorded)", .dim) }
        default: break
        }
        return []
    }

    private func keepRecordedKeys() {
        guard let recording = keyRecording else { return }
        enterMode(.left)
        guard let entry = recording.entry else { return report("(nothing recorded)", .dim) }
        // Each text of a field holds the one before: the whole is long.
        reply(
            StyledText(
                recording.field == nil ? entry : cutMiddle(entry, to: 3 * presentation.width, ellipsis: ellipsisMark),
                .dim))
        effects.append(.keep(entry))
        enter(entry)
        let seconds = Double(recording.length / 100) / 10
        let count =
            recording.field == nil ? counted(recording.keys.count, "key") : counted(recording.keys.count - 1, "text")
        report(
            "(\(count) in \(seconds) s; try "
                + "\(recording.name).debounce(.milliseconds(300), scheduler: MainScheduler.instance))", .dim)
    }
}
