import StyledText

/// `:record keys`: records typed keys with their times as an observable.
struct KeyRecording {
    /// The name of the observable.
    var name: String
    private(set) var keys: [(text: String, time: UInt64)] = []

    init(name: String) { self.name = name }

    /// The text so far.
    var typed: String { keys.map(\.text).joined() }

    mutating func take(_ text: String, at now: UInt64) { keys.append((text, now)) }

    /// The duration in milliseconds.
    var length: Int { keys.isEmpty ? 0 : milliseconds(from: keys[0].time, to: keys[keys.count - 1].time) }

    private func milliseconds(from start: UInt64, to end: UInt64) -> Int { Int((max(start, end) - start) / 1_000_000) }

    /// `let keys = cold("'h' 132ms 'e' 98ms 'y' 1s |")`: each key is a string, also a digit. Nil without keys.
    var entry: String? {
        guard var before = keys.first?.time else { return nil }
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
        let name = words.count == 3 && words[1] == "named" ? words[2] : "keys"
        guard words.first == "keys", words.count == 1 || words.count == 3 && words[1] == "named", Words.isName(name)
        else {
            throw ReplSession.misuse("record", takes: "'keys', perhaps 'named X'", not: argument)
        }
        guard presentation.rows != nil else { throw CommandError("recording keys needs a terminal") }
        enterMode(.beganRecording(KeyRecording(name: name)))
        return []
    }

    func screen(of recording: KeyRecording) -> Screen {
        let count = counted(recording.keys.count, "key")
        let (typed, width) = (recording.typed, presentation.width)
        // Shows the end of a long text.
        let shown = String(typed.suffix(max(1, width - 4)))
        return Screen(
            [
                StyledText("Type as you like; every key is recorded with its time.", .heading),
                StyledText("Enter stops recording, Ctrl-C discards it.   \(count)", .dim), StyledText(""),
                StyledText("> ", .prompt) + StyledText(visible(shown)),
            ], cursor: Screen.Cursor(row: 3, column: min(width - 1, 2 + displayWidth(of: visible(shown)))))
    }

    func record(_ key: Key, at now: UInt64, to sink: OutputSink) -> [Effect] {
        switch key {
        case .character(let character): keyRecording?.take(String(character), at: now)
        case .backspace: keyRecording?.take(presentation.isUnicode ? "⌫" : "<-", at: now)
        case .tab: keyRecording?.take("\t", at: now)
        case .paste(let text): keyRecording?.take(text.filter { !$0.isNewline }, at: now)
        case .enter, .escape, .control("d"): return submitting(to: sink) { keepRecordedKeys() }
        case .control("c"), .hangUp:
            enterMode(.left)
            return submitting(to: sink) { talk("(nothing recorded)", .dim) }
        default: break
        }
        return []
    }

    private func keepRecordedKeys() {
        guard let recording = keyRecording else { return }
        enterMode(.left)
        guard let entry = recording.entry else { return talk("(nothing recorded)", .dim) }
        reply(StyledText(entry, .dim))
        effects.append(.keep(entry))
        enter(entry)
        let seconds = Double(recording.length / 100) / 10
        talk(
            "(\(counted(recording.keys.count, "key")) in \(seconds) s; try "
                + "\(recording.name).debounce(.milliseconds(300), scheduler: MainScheduler.instance))", .dim)
    }
}
