import Assist
import Timeline

/// Reads and writes journals as files. A file is valid Swift; comment lines, called notes, contain the start times of
/// entries.
///
///     //: at 00:04.210      the next entry began at this time of the clock
///     //: next              the next entry ran when nothing was due any more
///     //: held              the next entry was typed in step pace
///     //: watch for 5s      options of the next entry's watch
///     //: until 00:03.412   the next entry was stopped at this time
///     //: $R7               the first result of the next entry, where others were dropped before it
///     //: :skip 10s         a change of the clock, of what runs or of a setting
///     //: ^C :skip 3s       the same, by Ctrl-C
///
/// A file may be of unknown origin, so a note with any other command has no effect (`refusedLines`).
package struct JournalFile {
    struct RefusedLine: Equatable {
        var line: Int
        var command: String
    }

    package private(set) var actions: [Journal.Action] = []
    /// The virtual time at which the session ended.
    package private(set) var endTime: Int?
    /// True for a saved session. A text without notes is a single entry.
    private(set) var isSession = false
    /// The notes that were refused, because a journal never contains their commands.
    private(set) var refusedLines: [RefusedLine] = []

    private static let notePrefix = "//: "
    private static let interruptPrefix = "^C "

    // MARK: Writing

    static func fileText(of state: SessionState, until end: Int?) -> String {
        var text = ""
        func note(_ words: String) { text += notePrefix + words + "\n" }
        var nextResult = 0
        let first = state.settings.initial
        for setting in Journal.RunSetting.allCases where first[setting] != RunSettings.defaults[setting] {
            note(Journal.ControlAction.set(setting, first[setting]).commandText)
        }
        for action in state.journal.actions {
            if let time = action.time { note("at \(clockText(Int64(time)))") }
            switch action {
            case .control(let control, _): note((control.isInterrupt ? interruptPrefix : "") + control.commandText)
            case .entry(let entry):
                if entry.isHeld {
                    note("held")
                } else if entry.time == nil {
                    note("next")
                }
                if let first = entry.firstResult, first != nextResult { note("$R\(first)") }
                // The numbers of results never decrease, even if an edit gave an earlier entry more results.
                nextResult = max(nextResult, entry.firstResult ?? 0) + (state.resultNames[entry.number]?.count ?? 0)
                if let order = entry.order.noteText { note(order) }
                if let stop = entry.stop { note("until \(clockText(Int64(stop)))") }
                text += entry.text + (entry.text.hasSuffix("\n") ? "" : "\n")
            }
        }
        if let end { note("at \(clockText(Int64(end)))") }
        return text
    }

    // MARK: Reading

    /// The entry for which notes are being read.
    private var nextEntry = Journal.Entry(text: "", number: 0)
    private var lines: [Substring] = []

    /// Returns true if a text is a saved session: it begins with imports, and then a note.
    package static func isSession(_ text: String) -> Bool {
        var rest = text[...]
        while !rest.isEmpty {
            let line = rest.prefix { $0 != "\n" }
            rest = rest.dropFirst(line.count + 1)
            if line.trimmingSpaces.isEmpty || line.hasPrefix("import ") { continue }
            return mayBeginStatement(line)
        }
        return false
    }

    package init(_ text: String) {
        // Imports before the first note belong to no entry. They make the file a valid program.
        let imports = text.split(separator: "\n", omittingEmptySubsequences: false).prefix {
            $0.trimmingSpaces.isEmpty || $0.hasPrefix("import ")
        }
        let isHeaded = JournalFile.mayBeginStatement(text.dropFirst(imports.reduce(0) { $0 + $1.count + 1 }))
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if isHeaded, index < imports.count { continue }
            if line.hasPrefix(JournalFile.notePrefix),
                parseNote(line.dropFirst(JournalFile.notePrefix.count).trimmingSpaces, index + 1)
            {
                isSession = true
            } else {
                lines.append(line)
            }
        }
        closeEntry()
        endTime = nextEntry.time
    }

    private static func mayBeginStatement(_ text: Substring) -> Bool {
        guard text.hasPrefix(notePrefix) else { return false }
        return JournalFile(note: text.prefix { $0 != "\n" }).isSession
    }

    private init(note line: Substring) {
        isSession = parseNote(line.dropFirst(JournalFile.notePrefix.count).trimmingSpaces, 1)
    }

    /// Parses a note; returns false if the line is an ordinary comment.
    private mutating func parseNote(_ note: String, _ line: Int) -> Bool {
        if note.hasPrefix("at "), let time = parseClockTime(String(note.dropFirst(3))) {
            closeEntry()
            nextEntry.time = time
        } else if note == "next" || note == "held" {
            closeEntry()
            nextEntry.isHeld = note == "held"
        } else if note.hasPrefix("until "), let stop = parseClockTime(String(note.dropFirst(6))) {
            nextEntry.stop = stop
        } else if note.hasPrefix("$R"), let first = Int(note.dropFirst(2)), (0..<1_000_000_000).contains(first) {
            nextEntry.firstResult = first
        } else if note == "watch" || note.hasPrefix("watch "), let order = WatchOptions(noteText: note) {
            nextEntry.order = order
        } else if note.hasPrefix(":") || note.hasPrefix(JournalFile.interruptPrefix) {
            return parseNote(command: note, line)
        } else {
            return false
        }
        return true
    }

    private mutating func parseNote(command note: String, _ line: Int) -> Bool {
        let isInterrupt = note.hasPrefix(JournalFile.interruptPrefix)
        let command = isInterrupt ? note.dropFirst(JournalFile.interruptPrefix.count).trimmingSpaces : note
        guard let control = Journal.ControlAction(commandText: command, isInterrupt: isInterrupt) else {
            refusedLines.append(RefusedLine(line: line, command: note))
            return false
        }
        closeEntry()
        actions.append(.control(control, at: nextEntry.time))
        nextEntry.time = nil
        return true
    }

    /// Ends an entry, which consists of the lines between two notes.
    private mutating func closeEntry() {
        while lines.last?.trimmingSpaces.isEmpty == true { lines.removeLast() }
        while lines.first?.trimmingSpaces.isEmpty == true { lines.removeFirst() }
        if !lines.isEmpty {
            nextEntry.text = lines.joined(separator: "\n")
            actions.append(.entry(nextEntry))
            nextEntry = Journal.Entry(text: "", number: 0)
        }
        lines = []
    }
}

extension Journal.ControlAction {
    package var isInterrupt: Bool {
        switch self {
        case .stop(_, let isInterrupt), .skip(_, let isInterrupt): return isInterrupt
        case .pace, .step, .set, .test: return false
        }
    }

    /// The command of the prompt that makes the same change.
    package var commandText: String {
        switch self {
        case .stop(let name, _): return ":watch off" + (name.map { " " + $0 } ?? "")
        case .pace(let pace): return ":clock \(PaceText.text(pace))"
        case .step(let count): return count == 1 ? ":step" : ":step \(count)"
        case .skip(let span, _): return ":skip" + (span.map { " " + DurationText.exactText($0) } ?? "")
        case .test(let name): return name.isEmpty ? ":test" : ":test \(name)"
        case .set(let setting, let value): return ":set \(setting.rawValue) \(setting.formatEventCount(value))"
        }
    }

    /// Parses a command in a journal. Returns nil for commands that a journal never contains.
    init?(commandText: String, isInterrupt: Bool) {
        let words = commandText.split(separator: " ").map(String.init)
        let rest = words.dropFirst(2).joined(separator: " ")
        switch (words.first, words.count) {
        case (":watch", 2...) where words[1] == "off":
            self = .stop(of: rest.isEmpty ? nil : rest, isInterrupt: isInterrupt)
        case (":skip", 1): self = .skip(nil, isInterrupt: isInterrupt)
        case (":skip", 2):
            guard let span = DurationText.parse(words[1]) else { return nil }
            self = .skip(span, isInterrupt: isInterrupt)
        case (":step", 1) where !isInterrupt: self = .step(1)
        case (":step", 2) where !isInterrupt:
            guard let count = Int(words[1]), count > 0 else { return nil }
            self = .step(count)
        case (":test", 1...2) where !isInterrupt: self = .test(words.count == 2 ? words[1] : "")
        case (":clock", 2) where !isInterrupt:
            guard let pace = PaceText.parse(words[1]) else { return nil }
            self = .pace(pace)
        case (":set", 3) where !isInterrupt:
            guard let setting = Journal.RunSetting(rawValue: words[1]), let value = setting.parseEventCount(rest) else {
                return nil
            }
            self = .set(setting, value)
        default: return nil
        }
    }
}

extension WatchOptions {
    /// The options as a note: `watch for 5s named X`; nil if there are no options.
    var noteText: String? {
        if self == WatchOptions() { return nil }
        var text = "watch"
        if let duration { text += " for \(DurationText.exactText(duration))" }
        if let name { text += " named \(name)" }
        return text
    }

    init?(noteText: String) {
        guard let parsed = WatchOptions.parseWatchNote("x " + noteText.dropFirst(5)), parsed.expression == "x" else {
            return nil
        }
        self = parsed.order
    }

    /// Parses the options `for 5s` and `named X` at the end of a text.
    package static func parseWatchNote(_ text: String) -> (expression: String, order: WatchOptions)? {
        var words = text.split(separator: " ", omittingEmptySubsequences: false)[...]
        var order = WatchOptions()
        while words.count > 2 {
            let (key, value) = (words[words.endIndex - 2], String(words[words.endIndex - 1]))
            if key == "for", order.duration == nil, let span = DurationText.parse(value) {
                order.duration = span
            } else if key == "named", order.name == nil, !value.isEmpty {
                order.name = value
            } else {
                break
            }
            words = words.dropLast(2)
        }
        let expression = words.joined(separator: " ").trimmingSpaces
        return expression.isEmpty ? nil : (expression, order)
    }
}
