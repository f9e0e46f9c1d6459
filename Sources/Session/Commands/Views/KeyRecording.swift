import Assist
import Export
import Platform
import SessionCore
import StyledText
import Syntax

extension ReplSession {
    func startRecording(_ argument: String) throws {
        let words = argument.split(separator: " ").map(String.init)
        if words.first == "app" { return try recordApp(argument.dropFirst("app".count).trimmingSpaces) }
        let kind = words.first ?? ""
        let name = words.count == 3 && words[1] == "named" ? words[2] : kind
        guard ["keys", "text"].contains(kind), words.count == 1 || words.count == 3 && words[1] == "named",
            SourceWords(name).isName
        else {
            throw ArgumentError("'keys' or 'text', optionally 'named X', or 'app'")
        }
        guard presentation.rows != nil else { throw CommandError("recording \(kind) needs a terminal") }
        let recording = KeyRecording(name: name)
        enterMode(
            .beganRecording(
                kind == "keys" ? recording : KeyRecording(name: name, fieldAt: UInt64(SystemClock.monotonicNanoseconds))
            ))
    }

    func screen(of recording: KeyRecording) -> FullScreenView {
        let isField = recording.field != nil
        let count = isField ? countText(recording.keys.count - 1, "text") : countText(recording.keys.count, "key")
        let (typed, width) = (recording.displayedText, presentation.width)
        // Only the part of the text around the cursor is visible.
        let room = max(1, width - 4)
        let start = max(0, typed.cursor - room)
        let shown = String(escapingControls(typed.text).dropFirst(start).prefix(room))
        let title =
            isField
            ? "Type into the field; each text is recorded with its time."
            : "Type as you like; every key is recorded with its time."
        return FullScreenView(
            [
                StyledText(title, .heading), StyledText("Enter stops recording, Ctrl-C discards it.   \(count)", .dim),
                StyledText(""), StyledText("> ", .prompt) + StyledText(shown),
            ], cursor: FullScreenView.Cursor(row: 3, column: min(width - 1, 2 + typed.cursor - start)))
    }

    /// Changes the field as a key requires; returns false for keys that a field ignores.
    private func changeField(_ key: Key, at now: UInt64) -> Bool {
        guard keyRecording?.field != nil, let change = TypedField.editAction(key) else { return false }
        keyRecording?.change(at: now, change)
        return true
    }

    func recordKey(_ key: Key, at now: UInt64, to sink: OutputSink) -> [Effect] {
        if changeField(key, at: now) { return [] }
        switch key {
        case .character(let character): keyRecording?.appendKey(String(character), at: now)
        case .backspace: keyRecording?.appendKey(presentation.isUnicode ? "⌫" : "<-", at: now)
        case .tab: keyRecording?.appendKey("\t", at: now)
        case .paste(let text): keyRecording?.appendKey(text.filter { !$0.isNewline }, at: now)
        case .enter, .escape, .control("d"): return performingKeyAction(to: sink) { keepRecordedKeys() }
        case .control("c"), .hangUp:
            enterMode(.left)
            return performingKeyAction(to: sink) { report("(nothing recorded)", .dim) }
        default: break
        }
        return []
    }

    private func keepRecordedKeys() {
        guard let recording = keyRecording else { return }
        enterMode(.left)
        guard let entry = recording.declarationText else { return report("(nothing recorded)", .dim) }
        // The list contains the whole text after each change, so its size is quadratic.
        printReply(
            StyledText(
                recording.field == nil
                    ? entry : truncatedMiddle(entry, to: 3 * presentation.width, ellipsis: ellipsisMark),
                .dim))
        effects.append(.addToHistory(entry))
        enter(entry)
        let seconds = Double(recording.length / 100) / 10
        let count =
            recording.field == nil
            ? countText(recording.keys.count, "key") : countText(recording.keys.count - 1, "text")
        report(
            "(\(count) in \(seconds) s; try "
                + "\(recording.name).debounce(.milliseconds(300), scheduler: MainScheduler.instance))", .dim)
    }
}
