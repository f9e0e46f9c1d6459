import Assist
import EditLine
import SessionCore
import StyledText

/// Runs the session while the user types, and shows its output and its rows above the line.
final class Prompt: ReaderHost, PromptSource, OutputSink {
    /// The minimum time between redraws with output, in nanoseconds.
    private static let redrawTime: UInt64 = 50_000_000
    /// The redraw interval of a running clock, in nanoseconds.
    private static let statusTime: UInt64 = 200_000_000
    /// The redraw interval of a live diagram, in nanoseconds.
    private static let pictureTime: UInt64 = 100_000_000

    /// The nanoseconds without a key before prefetching starts; also the time slice of one prefetch.
    private static let prefetchDelay: UInt64 = 40_000_000
    private static let inputTimeSlice: UInt64 = 2_000_000
    /// The nanoseconds without a key after which swiftc checks a refused entry.
    private static let compilerDelay: UInt64 = 400_000_000

    let terminal: TerminalContext
    weak var reader: BlockReader?
    /// Performs an effect that the session requests while the user types.
    var performEffect: (Effect) -> Void = { _ in }

    private var batch = OutputBatch()
    /// The timeline lines of a running entry.
    private var throttle = TimelineThrottle()
    private var isReading = false
    private var holdsOutput = false
    private var lastRedraw: UInt64 = 0
    private var lastStatus: UInt64 = 0
    private var lastPicture: UInt64 = 0
    private var picture: (rows: [[StyledPiece]], presentation: Presentation)?
    private var preview = PreviewState()
    /// True if the terminal's cursor is at the start of a line.
    private var isAtLineStart = true
    private var hasReportedNothingRuns = false
    /// The instant of the recording that is displayed.
    private var shownInstant: ShownInstant?
    /// True if the last turn postponed due events.
    private var hasPostponedEvents = false
    /// True if the session has text left to prefetch. The flag is set for an interactive terminal only.
    var prefetches = false
    /// The time of the last key.
    private var lastKey: UInt64 = 0
    /// True if no key has been typed since the last turn.
    private var isIdle = false

    init(_ terminal: TerminalContext) { self.terminal = terminal }

    private var session: SessionProtocol { terminal.session }

    func readEntry(initial: String) -> ReadResult {
        if !isAtLineStart { newLine() }
        let inks = Theme.styledPieces(session.prompt, colour: terminal.isColoured && terminal.canRedraw)
        isReading = true
        preview.noteText("", at: ShellEnvironment.monotonicNanoseconds)
        // The diagram is redrawn at once after an entry.
        lastPicture = 0
        defer { isReading = false }
        return reader?.read(prompt: inks, initial: initial) ?? .end
    }

    /// Delays output while a full-screen view covers the terminal.
    func holdingOutput(_ body: () -> Void) {
        if !isAtLineStart { newLine() }
        (isReading, holdsOutput) = (true, true)
        body()
        (isReading, holdsOutput) = (false, false)
        if !batch.isEmpty {
            terminal.screen.write(
                bytes: batch.takeLines(unicode: terminal.isUnicode).map { terminal.screen.rendered($0) }.joined())
        }
        terminal.screen.flush()
    }

    // MARK: Output

    func write(_ output: Output) {
        let channel = output.stream == .standard ? terminal.standard : terminal.error
        guard isReading, channel.isTerminal else {
            if channel.isTerminal, output.kind == .timeline, !holdsOutput {
                throttle.add(output.text, at: ShellEnvironment.monotonicNanoseconds, unicode: terminal.isUnicode)
                    .forEach(channel.write)
                isAtLineStart = true
                return
            }
            endThrottle()
            if output.stream == .error { terminal.standard.flush() }
            channel.write(output.text)
            if output.stream == .error { channel.flush() }
            if channel.isTerminal, let last = output.text.runs.last?.text.last { isAtLineStart = last.isNewline }
            return
        }
        batch.add(output)
    }

    /// Ends a burst of lines, because the entry has ended or other output follows.
    func endThrottle() { throttle.end(unicode: terminal.isUnicode).forEach(terminal.standard.write) }

    func printLine(_ text: String, _ role: TextRole? = nil) {
        write(Output(.reply, StyledText(text + "\n", role), stream: .error))
        flushBatch()
    }

    private func newLine() {
        terminal.screen.write(bytes: "\n")
        isAtLineStart = true
    }

    private func flushBatch() {
        guard !batch.isEmpty, !holdsOutput else { return }
        reader?.printAbove(batch.takeLines(unicode: terminal.isUnicode).map { terminal.screen.rendered($0) }.joined())
        lastRedraw = ShellEnvironment.monotonicNanoseconds
    }

    // MARK: Time

    func nextWake() -> Int? {
        let now = ShellEnvironment.monotonicNanoseconds
        var wake: UInt64?
        if let due = session.nextDue(after: now) {
            // If many events are due, the next turn does not wait for the redraw time.
            wake = hasPostponedEvents ? due : max(due, lastRedraw + Prompt.redrawTime)
        }
        if terminal.canRedraw, session.status(at: now) != nil {
            wake = min(wake ?? .max, lastStatus + Prompt.statusTime)
        }
        if picture != nil { wake = min(wake ?? .max, lastPicture + Prompt.pictureTime) }
        if let due = preview.dueTime(isOn: terminal.settings.showsPreviews && terminal.canRedraw) {
            wake = min(wake ?? .max, due)
        }
        if !isIdle { lastKey = now }
        isIdle = false
        if prefetches { wake = min(wake ?? .max, lastKey + Prompt.prefetchDelay) }
        if terminal.canRedraw, session.wantsCompilerCheck { wake = min(wake ?? .max, lastKey + Prompt.compilerDelay) }
        guard let wake else { return nil }
        return wake <= now ? 0 : Int((wake - now + 999_999) / 1_000_000)
    }

    func wakeUp(isWanted: @escaping () -> Bool) {
        terminal.refreshPresentation()
        let now = ShellEnvironment.monotonicNanoseconds
        lastStatus = now
        hasPostponedEvents = false
        if let due = session.nextDue(after: now), due <= now {
            let effects = session.tick(at: now, to: self) { [self] in
                hasPostponedEvents = isWanted() || ShellEnvironment.monotonicNanoseconds - now > Prompt.redrawTime / 2
                return hasPostponedEvents
            }
            if ShellEnvironment.monotonicNanoseconds - lastRedraw >= Prompt.redrawTime || !hasPostponedEvents {
                flushBatch()
            }
            effects.forEach(performEffect)
        } else if terminal.canRedraw, session.wantsCompilerCheck, now >= lastKey + Prompt.compilerDelay {
            let next = session.nextDue(after: now) ?? .max
            session.checkWithCompiler(to: self) { isWanted() || ShellEnvironment.monotonicNanoseconds >= next }
            flushBatch()
        } else if prefetches, now >= lastKey + Prompt.prefetchDelay {
            while prefetches, !isWanted(), ShellEnvironment.monotonicNanoseconds - now < Prompt.inputTimeSlice {
                prefetches = session.readAhead()
            }
        }
        isIdle = true
        drawPreview(isWanted: isWanted)
    }

    /// Draws a preview of the typed text after a pause. A key press ends the drawing at once.
    private func drawPreview(isWanted: @escaping () -> Bool) {
        guard let due = preview.dueTime(isOn: terminal.settings.showsPreviews && terminal.canRedraw),
            due <= ShellEnvironment.monotonicNanoseconds,
            !isWanted()
        else {
            return
        }
        // The preview calls the closure on this thread.
        nonisolated(unsafe) let isWanted = isWanted
        guard let answer = session.preview(of: preview.typedText, isWanted: { isWanted() }) else {
            return preview.postpone(at: ShellEnvironment.monotonicNanoseconds)
        }
        let width = session.presentation.width
        preview.update(answer) { line in
            Theme.styledPieces(line.truncated(to: width - 1, ellipsis: ""), colour: terminal.isColoured)
        }
    }

    func interruptEmptyLine(hasStopped: Bool) {
        terminal.refreshPresentation()
        let hasEnded = session.endNewestWatch(
            at: ShellEnvironment.monotonicNanoseconds, to: self, hasStopped: hasStopped)
        if !hasEnded, !hasReportedNothingRuns, !hasStopped {
            hasReportedNothingRuns = true
            write(Output(.reply, StyledText("(nothing is running; Ctrl-D leaves)\n", .dim), stream: .error))
        }
        flushBatch()
    }

    func chooseSubscription(_ number: Int) -> Bool {
        terminal.refreshPresentation()
        guard session.endWatch(chosen: number, at: ShellEnvironment.monotonicNanoseconds, to: self) else {
            return false
        }
        flushBatch()
        return true
    }

    // MARK: Around the block

    func width(of character: Character) -> Int { displayWidth(of: character) }

    var ellipsisMark: String { terminal.ellipsisMark }

    func showInstant(by step: Int) -> [[StyledPiece]]? {
        terminal.refreshPresentation()
        guard let found = session.recordedInstant(step, from: shownInstant?.time) else { return nil }
        shownInstant = found
        return found.rows.map {
            Theme.styledPieces(
                $0.truncated(to: session.presentation.width - 1, ellipsis: ellipsisMark), colour: terminal.isColoured)
        }
    }

    func hideInstant() { shownInstant = nil }

    func status() -> [StyledPiece] {
        if let shownInstant { return Theme.styledPieces(shownInstant.status, colour: terminal.isColoured) }
        guard let status = session.status(at: ShellEnvironment.monotonicNanoseconds) else { return [] }
        return [StyledPiece(escapingControls(status.plainText), terminal.isColoured ? "2" : "")]
    }

    /// All keys typed within one redraw interval show the same diagram.
    func rowsAbove(_ text: String) -> [[StyledPiece]] {
        preview.noteText(text, at: ShellEnvironment.monotonicNanoseconds)
        let rows = livePicture()
        return terminal.settings.showsPreviews && terminal.canRedraw
            ? rows + preview.styledRows(isColoured: terminal.isColoured) : rows
    }

    private func livePicture() -> [[StyledPiece]] {
        let now = ShellEnvironment.monotonicNanoseconds
        if picture != nil { terminal.refreshPresentation() }
        let isCurrent = picture?.presentation == session.presentation && now - lastPicture < Prompt.pictureTime
        guard terminal.canRedraw, !isCurrent else { return picture?.rows ?? [] }
        lastPicture = now
        let width = session.presentation.width
        picture = session.livePicture().map { lines in
            let rows = lines.map {
                Theme.styledPieces($0.truncated(to: width - 1, ellipsis: ""), colour: terminal.isColoured)
            }
            return (rows, session.presentation)
        }
        return picture?.rows ?? []
    }

    func editExternally(_ text: String) -> String? {
        switch ExternalEditor.edit(text) {
        case .success(let edited):
            return edited
        case .failure(let problem):
            printLine("error: " + problem.message, .error)
            return nil
        }
    }
}
