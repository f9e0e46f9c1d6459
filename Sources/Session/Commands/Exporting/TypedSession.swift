import Assist
import Export
import Library
import Rill
import SessionCore
import StyledText

/// A session as a terminal shows it while the session is typed: lines, each with its time.
///
/// The input is a script, whose lines are typed one after the other. The session's clock advances with each key, so
/// that times in the output agree with the drawing. A script may contain these comments; other comments are skipped:
///
///     //: size 72x20      columns and rows of the terminal
///     //: wait 2s         nothing is typed for a while
///     //: ^C              the key that ends what runs
///
/// A file written by `:save` is typed at the recorded times.
package final class TypedSession: OutputSink {
    /// Times in milliseconds that typing takes.
    private enum Pace {
        static let key = 55
        static let enter = 350
        static let look = 1_100
        static let end = 4_000
    }

    private static let maxWaitMilliseconds = 60_000

    /// The lines that the terminal shows so far.
    package private(set) var terminalRecording = TerminalRecording()

    private let session: ReplSession
    private var outputLines = LineSplitter()
    private var typingInProgress: (text: StyledText, from: Int, begin: Int)?

    package init(_ script: String, path: String) {
        var options = ReplSession.Options.prompt
        options.pace = .step
        options.files.programFolder = FileGrant.folder(of: path)
        session = ReplSession(options: options)
        let steps = JournalFile.isSession(script) ? TypedSession.steps(of: JournalFile(script)) : lineSteps(of: script)
        session.presentation = Presentation(
            isTerminal: true, width: terminalRecording.columns, rows: terminalRecording.rows)
        // The clock of the session starts when the drawing starts.
        _ = session.openProgram()
        steps.forEach(playStep)
        advanceTime(Pace.look)
        terminalRecording.currentMilliseconds += Pace.end
    }

    deinit { session.close() }

    // MARK: The script

    private enum Step {
        case type(String)
        case wait(Int)
        /// Waits until the session's clock shows a number of milliseconds.
        case waitUntil(Int)
        case interrupt
    }

    private func lineSteps(of script: String) -> [Step] {
        var steps: [Step] = []
        var entry = ""
        for line in script.splitLines {
            guard let note = line.removingPrefix("//: ") else {
                entry += entry.isEmpty ? line : "\n" + line
                if entry.trimmingSpaces.isEmpty {
                    entry = ""
                } else if isComplete(entry) {
                    steps.append(.type(entry))
                    entry = ""
                }
                continue
            }
            if let span = note.removingPrefix("wait ").flatMap({ DurationText.parse($0.trimmingSpaces) }) {
                steps.append(.wait(min(span / 1_000_000, TypedSession.maxWaitMilliseconds)))
            } else if note.trimmingSpaces == "^C" {
                steps.append(.interrupt)
            } else if let size = note.removingPrefix("size ")?.split(separator: "x").compactMap({ Int($0) }),
                size.count == 2
            {
                (terminalRecording.columns, terminalRecording.rows) = (
                    min(max(size[0], 20), 200), min(max(size[1], 3), 80)
                )
            }
        }
        return entry.trimmingSpaces.isEmpty ? steps : steps + [.type(entry)]
    }

    private func isComplete(_ entry: String) -> Bool {
        if case .complete = session.completeness(of: entry) { true } else { false }
    }

    private static func steps(of file: JournalFile) -> [Step] {
        var steps: [Step] = []
        for action in file.actions {
            if let time = action.time { steps.append(.waitUntil(time / 1_000_000)) }
            switch action {
            case .entry(let entry): steps.append(.type(entry.text))
            case .control(let control, _): steps.append(control.isInterrupt ? .interrupt : .type(control.commandText))
            }
        }
        return steps + (file.endTime.map { [.waitUntil($0 / 1_000_000)] } ?? [])
    }

    private func playStep(_ step: Step) {
        switch step {
        case .wait(let time): advanceTime(time)
        case .waitUntil(let time):
            advanceTime(max(0, min(time - session.clock / 1_000_000, TypedSession.maxWaitMilliseconds)))
        case .type(let entry): typeEntry(entry)
        case .interrupt: _ = session.endNewestWatch(at: 0, to: self, hasStopped: false)
        }
    }

    // MARK: Typing

    private func typeEntry(_ entry: String) {
        let highlighted = entry.hasPrefix(":") ? [] : session.highlight(entry)
        var start = 0
        let all = entry.splitLines
        for (index, line) in all.enumerated() {
            var text = index == 0 ? StyledText("rill> ", .prompt) : StyledText("      ")
            let from = text.width
            text += TypedSession.styledLine(line, from: start, highlighted)
            start += line.utf8.count + 1
            typingInProgress = (text, from, terminalRecording.currentMilliseconds)
            advanceTime(line.count * Pace.key)
            let typed = terminalRecording.currentMilliseconds
            if index == all.count - 1 { advanceTime(Pace.enter) }
            endTyping(typed: typed, columns: text.width)
            typingInProgress = nil
            terminalRecording.lines.append(
                TerminalRecording.Line(text: text, time: terminalRecording.currentMilliseconds, isTyped: true))
        }
        _ = session.submit(entry, at: 0, to: self)
        advanceTime(Pace.look)
    }

    private static func styledLine(_ line: String, from start: Int, _ spans: [RoleSpan]) -> StyledText {
        let bytes = Array(line.utf8)
        var text = StyledText()
        var place = 0
        for span in spans {
            let from = max(place, span.range.lowerBound - start)
            let to = min(bytes.count, span.range.upperBound - start)
            guard from < to else { continue }
            text.append(String(decoding: bytes[place..<from], as: UTF8.self))
            text.append(String(decoding: bytes[from..<to], as: UTF8.self), span.role)
            place = to
        }
        text.append(String(decoding: bytes[place...], as: UTF8.self))
        return text
    }

    /// Output above the typed line moves that line down. The rest of the typing is then drawn as a new block.
    private func endTyping(typed: Int, columns: Int) {
        guard let typingInProgress else { return }
        terminalRecording.typingPeriods.append(
            TerminalRecording.TypingPeriod(
                text: typingInProgress.text, row: terminalRecording.lines.count, from: typingInProgress.from,
                begin: typingInProgress.begin,
                typed: max(typingInProgress.begin, min(typed, terminalRecording.currentMilliseconds)),
                end: terminalRecording.currentMilliseconds))
        self.typingInProgress = (typingInProgress.text, columns, terminalRecording.currentMilliseconds)
    }

    // MARK: Time and output

    private func advanceTime(_ milliseconds: Int) {
        let end = terminalRecording.currentMilliseconds + milliseconds
        while terminalRecording.currentMilliseconds < end {
            let step = min(10, end - terminalRecording.currentMilliseconds)
            session.advanceTime(step * 1_000_000, to: self)
            terminalRecording.currentMilliseconds += step
        }
    }

    package func write(_ output: Output) {
        let lines = outputLines.add(output.text)
        guard !lines.isEmpty else { return }
        if let typingInProgress {
            let columns = min(
                typingInProgress.text.width,
                typingInProgress.from + (terminalRecording.currentMilliseconds - typingInProgress.begin) / Pace.key)
            endTyping(typed: terminalRecording.currentMilliseconds, columns: columns)
        }
        terminalRecording.lines += lines.map {
            TerminalRecording.Line(text: $0, time: terminalRecording.currentMilliseconds)
        }
    }
}

extension ReplSession {
    /// Advances the virtual clock, as if it followed a wall clock.
    fileprivate func advanceTime(_ nanoseconds: Int, to sink: OutputSink) {
        guard let program else { return }
        withOutput(to: sink) {
            isAtLineStart = true
            let pace = program.world.pace
            program.world.pace = .instant
            whileRunning(.tick) {
                _ = runWorld { world in
                    let limit = world.now.saturatingSum(nanoseconds)
                    let outcome = world.runUntilIdle(limit: limit)
                    return outcome == .idle || outcome == .limit ? world.advance(to: limit) : outcome
                }
            }
            program.world.pace = pace
        }
    }
}
