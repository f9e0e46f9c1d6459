import Assist
import Diagnostics
import Language
import Listening
import StyledText
import Timeline

/// A change of an earlier entry (`:edit N`, `:drop N`), with the previous state and the errors of the replay.
package struct Revision {
    let entryNumber: Int
    /// The state of the session before the change.
    let previousState: SessionState
    /// The errors of the new text, and those of later entries that no longer work.
    package private(set) var failures: [Failure] = []

    package struct Failure {
        var number: Int
        var problems: [Diagnostic] = []
        /// The reason why an entry could not be started; nil if all were.
        var refusal: String?

        var message: String? {
            refusal ?? (problems.first { $0.severity == .error } ?? problems.last)?.message
        }
    }

    package init(of entryNumber: Int, previousState: SessionState) {
        (self.entryNumber, self.previousState) = (entryNumber, previousState)
    }

    /// The error of the changed entry itself; nil if it has none.
    var failureOfEditedEntry: Failure? { failures.first { $0.number == entryNumber } }

    mutating func recordOutcome(_ outcome: Outcome, of number: Int) {
        switch outcome.end {
        case .refused, .trapped:
            let problems = outcome.diagnostics + [outcome.failure].compactMap { $0 }
            failures.append(Failure(number: number, problems: problems))
        default: break
        }
    }

    mutating func recordOutcome(refusal: String, of number: Int) {
        failures.append(Failure(number: number, refusal: refusal))
    }
}

/// The lines that programs have printed.
package struct PrintLog {
    static let maxLines = 10_000

    package private(set) var lines: [PrintedLine] = []
    private var isLineOpen = false

    package init() {}

    package mutating func append(_ text: String, after event: Int, cause: Int, time: Int64, entry: Int) {
        for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if index == 0, isLineOpen, !lines.isEmpty {
                lines[lines.count - 1].text += part
            } else if !part.isEmpty || index == 0 && text.first == "\n" {
                lines.append(PrintedLine(String(part), precedingEvent: event, cause: cause, time: time, entry: entry))
            }
        }
        isLineOpen = text.utf8.last != 0x0A
        if lines.count > PrintLog.maxLines * 2 { lines.removeFirst(lines.count - PrintLog.maxLines) }
    }
}

extension ReplSession {
    /// All output so far, in order: lines of the timeline and lines that programs have printed.
    private var comparableLines: [String] {
        guard let program else { return [] }
        let recording = program.recorder.recording
        var style = Presentation(isTerminal: false, isUnicode: presentation.isUnicode, isPlain: presentation.isPlain)
            .lineStyle(showsSubscribed: false)
        style.wraps = false
        var view = LineView(style: style)
        var lines: [String] = []
        var prints = program.printLog.lines[...]
        let watched = recording.shownLanes.filter { !$0.isSubscription }.map(\.id)
        for event in recording.events(of: watched).suffix(PrintLog.maxLines) {
            while let first = prints.first, first.precedingEvent < event.number {
                lines.append(prints.removeFirst().text)
            }
            lines += view.lines(for: event, on: recording.lane(event.lane)).map(\.plainText)
        }
        return lines + prints.map(\.text)
    }

    /// Replays the session with an entry replaced or removed, and shows the differences.
    package func revise(_ number: Int, _ text: String?) {
        var actions = journal.actions
        guard let place = actions.firstIndex(where: { $0.entry?.number == number }), var entry = actions[place].entry
        else { return printError("no entry \(number).   :history lists them") }
        if let text {
            (entry.text, entry.stop) = (text, nil)
            actions[place] = .entry(entry)
        } else {
            actions.remove(at: place)
        }
        let end = presentTime
        let old = comparableLines
        let before = state.withoutProgram(until: end)
        // If nothing changed, `:undo` still reverts the previous change.
        let earlier = revision
        revision = Revision(of: number, previousState: before)
        let time = rebuild(state, actions, end: end) { self.revision?.failureOfEditedEntry == nil }
        guard let time else {
            revision = earlier
            return report("Ctrl-C stopped the replay; nothing changed", .note)
        }
        let failures = revision?.failures ?? []
        if let own = revision?.failureOfEditedEntry {
            revision = earlier
            showDiagnostics(own.problems, limit: 3)
            own.refusal.map(printError)
            return report("(entry \(number) is unchanged)", .dim)
        }
        journal.lastEntryNumber = before.journal.lastEntryNumber
        for index in state.typedHistory.indices where state.typedHistory[index].number == number {
            if let text { state.typedHistory[index].text = text } else { state.typedHistory[index].number = nil }
        }
        for failure in failures {
            report("entry \(failure.number) no longer works\(failure.message.map { ": " + $0 } ?? "")", .warning)
        }
        printDifference(old, becomes: comparableLines)
        let count = actions.count { $0.entry != nil }
        let what = text == nil ? "dropped" : "changed"
        let entries = countText(count, "entry", "entries")
        report("(entry \(number) \(what); \(entries) re-run in \(time); :undo reverts it)", .dim)
    }

    /// Prints the lines that differ: old ones with `-` and new ones with `+` before them.
    private func printDifference(_ old: [String], becomes new: [String]) {
        var removed: [Int: String] = [:]
        var inserted: [Int: String] = [:]
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, let line, _): removed[offset] = line
            case .insert(let offset, let line, _): inserted[offset] = line
            }
        }
        if removed.isEmpty, inserted.isEmpty { return report("(the output is the same)", .dim) }
        var lines: [StyledText] = []
        var (from, to) = (0, 0)
        while from < old.count || to < new.count {
            if let line = removed[from], from < old.count {
                lines.append(StyledText("- ", .error) + StyledText(escapingControls(line), .dim))
                from += 1
            } else if let line = inserted[to], to < new.count {
                lines.append(StyledText("+ ", .name) + StyledText(escapingControls(line)))
                to += 1
            } else {
                (from, to) = (from + 1, to + 1)
            }
        }
        let limit = 60
        let mark = presentation.isUnicode ? ellipsis.unicode : ellipsis.ascii
        for line in lines.prefix(limit) {
            printReply(presentation.isTerminal ? line.truncated(to: max(20, presentation.width), ellipsis: mark) : line)
        }
        if lines.count > limit {
            report(
                "\(mark) \(countText(lines.count - limit, "more line that differs", "more lines that differ"))", .dim)
        }
    }

    /// Restores the state that the session had before the change.
    func undoRevision(_ revision: Revision) {
        let before = revision.previousState
        self.revision = nil
        guard let time = rebuild(before, before.journal.actions, end: presentTime ?? before.endTime) else {
            self.revision = revision
            return report("Ctrl-C stopped the undo; nothing changed", .note)
        }
        journal.lastEntryNumber = before.journal.lastEntryNumber
        report("entry \(revision.entryNumber) is restored (replayed in \(time)).", .note)
    }

    // MARK: History

    /// `:history`: entries of this session by number, older ones by mark.
    package func history(_ argument: String) throws {
        if argument.isEmpty {
            let rows = state.typedHistory.dropLast()
            if rows.isEmpty { report("(nothing typed yet; :history all lists older sessions)", .dim) }
            return HistoryRow.lines(Array(rows), presentation).forEach(printReply)
        }
        if argument == "all" {
            return effects.append(.history(.older(containing: "", then: Array(state.typedHistory.dropLast()))))
        }
        if argument.first == "h", let mark = Int(argument.dropFirst()) {
            return effects.append(.history(.entry(mark: mark)))
        }
        guard let number = Int(argument) else {
            let wanted = argument.lowercased()
            let rows = state.typedHistory.dropLast().filter { $0.text.lowercased().contains(wanted) }
            return effects.append(.history(.older(containing: argument, then: Array(rows))))
        }
        guard let text = text(ofEntry: number) else {
            throw CommandError("no entry \(number); :history lists them, :history all those of other sessions")
        }
        effects.append(.placeInLine(text))
    }

    /// Returns the text of an entry that was typed or loaded, even if it was refused.
    package func text(ofEntry number: Int) -> String? {
        journal.entries.last { $0.number == number }?.text ?? state.typedHistory.last { $0.number == number }?.text
    }
}

extension HistoryRow {
    /// Formats rows with their numbers, or with other marks.
    package static func lines(
        _ rows: [HistoryRow], _ presentation: Presentation,
        label: (HistoryRow) -> String = { $0.number.map(String.init) ?? "" },
        column: Int = 0
    ) -> [StyledText] {
        let width = presentation.isTerminal ? max(20, presentation.width) : .max
        let digits = rows.reduce(column) { max($0, label($1).count) }
        var lines: [StyledText] = []
        for row in rows {
            for (index, line) in row.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let label = index == 0 ? label(row) : ""
                let head = String(repeating: " ", count: 2 + digits - label.count) + label + "  "
                let whole = StyledText(head, .dim) + StyledText(escapingControls(String(line)))
                lines += whole.wrapped(to: width, indent: digits + 4)
            }
        }
        return lines
    }
}
