import Timeline

/// Journals as files: valid Swift, with notes of when each entry began.
///
///     //: at 00:04.210      the next entry began at this time of the clock
///     //: next              the next entry ran when nothing was due any more
///     //: held              the next entry was typed in step pace
///     //: watch for 5s      how the next entry is watched
///     //: until 00:03.412   the next entry was stopped at this time
///     //: :skip 10s         a command
extension Journal {
    private static let mark = "//: "

    func saved(until end: Int?) -> String {
        var text = ""
        for step in steps {
            if let time = step.time { text += Journal.mark + "at \(clockText(Int64(time)))\n" }
            switch step {
            case .command(let command, _):
                text += Journal.mark + command + "\n"
            case .entry(let entry):
                if entry.isHeld {
                    text += Journal.mark + "held\n"
                } else if entry.time == nil {
                    text += Journal.mark + "next\n"
                }
                if let order = entry.order.note { text += Journal.mark + order + "\n" }
                if let stop = entry.stop { text += Journal.mark + "until \(clockText(Int64(stop)))\n" }
                text += entry.text + (entry.text.hasSuffix("\n") ? "" : "\n")
            }
        }
        if let end { text += Journal.mark + "at \(clockText(Int64(end)))\n" }
        return text
    }

    /// The steps of a saved session and when it ended; nil for a text without notes.
    static func parse(_ text: String) -> (steps: [Step], end: Int?)? {
        var reader = JournalReader()
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { reader.take(line) }
        reader.close()
        return reader.hasNotes ? (reader.steps, reader.time) : nil
    }
}

private struct JournalReader {
    var steps: [Journal.Step] = []
    var time: Int?
    var hasNotes = false
    private var isHeld = false
    private var order = WatchOrder()
    private var stop: Int?
    private var lines: [Substring] = []

    init() {}

    mutating func take(_ line: Substring) {
        guard line.hasPrefix("//: "), take(note: line.dropFirst(4).trimmed) else { return lines.append(line) }
        hasNotes = true
    }

    private mutating func take(note: String) -> Bool {
        if note.hasPrefix("at "), let time = clockTime(String(note.dropFirst(3))) {
            close()
            self.time = time
            return true
        }
        if note == "next" || note == "held" {
            close()
            isHeld = note == "held"
            return true
        }
        if note.hasPrefix("until "), let stop = clockTime(String(note.dropFirst(6))) {
            self.stop = stop
            return true
        }
        if note.hasPrefix(":") {
            close(keepingTime: true)
            steps.append(.command(note, time: time))
            time = nil
            return true
        }
        guard note == "watch" || note.hasPrefix("watch "), let order = WatchOrder(note: note) else { return false }
        self.order = order
        return true
    }

    /// What stands between two notes is an entry.
    mutating func close(keepingTime: Bool = false) {
        while lines.last?.trimmed.isEmpty == true { lines.removeLast() }
        while lines.first?.trimmed.isEmpty == true { lines.removeFirst() }
        if !lines.isEmpty {
            let text = lines.joined(separator: "\n")
            var entry = Journal.Entry(text: text, number: 0, time: time, isHeld: isHeld, order: order)
            entry.stop = stop
            steps.append(.entry(entry))
            time = nil
            isHeld = false
            order = WatchOrder()
            stop = nil
        }
        lines = []
    }
}

extension WatchOrder {
    /// `watch for 5s named X`; nil if nothing is ordered.
    var note: String? {
        if self == WatchOrder() { return nil }
        var text = "watch"
        if let span { text += " for \(TimeSpan.exact(span))" }
        if let name { text += " named \(name)" }
        return text
    }

    init?(note: String) {
        guard let parsed = WatchOrder.parse("x " + note.dropFirst(5)), parsed.expression == "x" else { return nil }
        self = parsed.order
    }

    /// Takes `for 5s` and `named X` off the end of a text.
    static func parse(_ text: String) -> (expression: String, order: WatchOrder)? {
        var words = text.split(separator: " ", omittingEmptySubsequences: false)[...]
        var order = WatchOrder()
        while words.count > 2 {
            let (key, value) = (words[words.endIndex - 2], String(words[words.endIndex - 1]))
            if key == "for", order.span == nil, let span = TimeSpan.parse(value) {
                order.span = span
            } else if key == "named", order.name == nil, !value.isEmpty {
                order.name = value
            } else {
                break
            }
            words = words.dropLast(2)
        }
        let expression = words.joined(separator: " ").trimmed
        return expression.isEmpty ? nil : (expression, order)
    }
}
