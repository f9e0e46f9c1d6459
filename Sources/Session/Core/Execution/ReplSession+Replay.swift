import Assist
import Diagnostics
import Language
import Library
import Listening
import Platform
import Rill
import StyledText
import Syntax
import Timeline

/// Replays a session: for `:undo`, `:reset`, `:load`.
extension ReplSession {
    /// Adds an action to the journal. Afterwards `:undo` reverts this action, not an earlier edit.
    func record(_ action: Journal.Action) {
        beginAction()
        journal.actions.append(action)
    }

    /// Clears the state that is valid for only one action: the edit that `:undo` reverts, and the recording of a
    /// cancelled entry.
    private func beginAction() {
        revision = nil
        state.cancelledRecording = nil
    }

    /// Adds a control to the journal, at the current virtual time or at another one.
    package func recordControl(_ control: Journal.ControlAction, at begin: Int? = nil) {
        guard !isReplaying else { return }
        let time = roundedDownToMillisecond(of: begin ?? program?.world.now ?? 0)
        record(.control(control, at: pace.followsWall ? time : nil))
    }

    /// Performs a control that was typed or read from a journal, and adds it to the journal.
    package func apply(_ control: Journal.ControlAction) {
        switch control {
        case .stop(let name, let isInterrupt):
            stopSubscriptions(name, mark: isInterrupt ? ReplSession.interruptMark : "ended")
        case .pace(let pace):
            // A replay has the clock of its own time, and leaves the user's.
            if !isReplaying { setPace(pace) }
            printReply(clockStatusLine(at: pace))
        case .step(let count):
            runNextInstants(count)
            recordControl(control)
        case .skip(let span, let isInterrupt):
            let begin = openProgram().world.now
            let stopped = skipTime(span, isStopped: isInterrupt)
            recordControl(stopped.map { .skip($0, isInterrupt: true) } ?? control, at: begin)
        case .test(let name):
            let begin = openProgram().world.now
            if runSuites(name) { recordControl(control, at: begin) }
        case .set(let setting, let value): set(setting, value)
        }
    }

    private func stopSubscriptions(_ name: String?, mark: String) {
        let live = runningSubscriptions
        guard let name else {
            if live.isEmpty { return report("(nothing is running)", .dim) }
            live.forEach { endSubscription($0, mark: mark) }
            return recordControl(.stop(of: nil, isInterrupt: false))
        }
        guard let one = live.last(where: { $0.hasName(name) }) else {
            let names = live.map(\.name).joined(separator: ", ")
            return printError("nothing named '\(name)' is running" + (names.isEmpty ? "" : ". Live: \(names)"))
        }
        endSubscription(one, mark: mark)
        recordControl(.stop(of: one.uniqueName, isInterrupt: false))
    }

    /// Reverts the last entries, with the controls after them.
    package func undo(_ count: Int) {
        if let revision, count == 1 { return undoRevision(revision) }
        revision = nil
        let entries = journal.entries
        guard !entries.isEmpty else {
            guard let stateToRestore else { return printError("nothing to undo") }
            return undoToState(stateToRestore)
        }
        let gone = entries.suffix(count)
        var actions = journal.actions
        var left = gone.count
        while left > 0, let last = actions.popLast() {
            if last.entry != nil { left -= 1 }
        }
        let numbers = gone.map { String($0.number) }.joined(separator: ", ")
        let names = gone.flatMap { state.resultNames[$0.number] ?? [] }.joined(separator: ", ")
        let original = gone.count == 1 ? gone.first.flatMap { state.textsBeforeFix[$0.number] } : nil
        guard let time = rebuild(state, actions, end: presentTime) else {
            return report("Ctrl-C stopped the undo; nothing changed", .note)
        }
        for index in state.typedHistory.indices where state.typedHistory[index].number ?? 0 > journal.lastEntryNumber {
            state.typedHistory[index].number = nil
        }
        let stand = journal.entries.count
        if let original { effects.append(.placeInLine(original)) }
        report(
            "Undid \(gone.count == 1 ? "entry" : "entries") \(numbers)\(names.isEmpty ? "" : " (\(names))"). "
                + "\(countText(stand, "entry remains", "entries remain")) (replayed in \(time)).", .note)
    }

    private func undoToState(_ before: SessionState) {
        guard let time = rebuild(before, before.journal.actions, end: before.endTime) else {
            return report("Ctrl-C stopped the replay; :undo restores the session", .note)
        }
        stateToRestore = nil
        report(
            "session restored: \(countText(before.journal.entries.count, "entry", "entries")), replayed in \(time).",
            .note)
    }

    /// The displayed time; nil if the clock does not follow the wall clock.
    var presentTime: Int? { pace.followsWall ? program?.world.liveTime : nil }

    /// Restores the state from before a cancelled entry. If the clock follows the wall clock, it keeps its displayed
    /// time.
    package func restore() {
        guard !isReplaying, let program else { return }
        let lost = program.recorder.recording
        let end = pace.followsWall ? program.world.now : nil
        let before = state.withoutProgram(until: end)
        replaceState(with: before)
        if rebuild(before, before.journal.actions, end: end) == nil {
            stateToRestore = before
            clearState()
            state.typedHistory = before.typedHistory
            report("Ctrl-C stopped the replay; :undo restores the session", .note)
        }
        journal.lastEntryNumber = before.journal.lastEntryNumber
        state.cancelledRecording = lost
    }

    /// Starts an empty session. `:undo` restores the old one.
    package func reset() {
        if !journal.entries.isEmpty { stateToRestore = state.withoutProgram(until: presentTime) }
        clearState()
        revision = nil
        view = LineView(style: view.style)
    }

    /// Creates a session without entries and requests.
    private func clearState() {
        var settings = state.settings
        settings.initial = settings.current
        replaceState(with: SessionState(settings: settings, requests: RequestCache(network: options.network)))
    }

    /// Builds another state without output, and replaces the current one if the new state is accepted. Returns the
    /// duration. Returns nil if it was stopped; then the current state stays.
    func rebuild(
        _ base: SessionState, _ actions: [Journal.Action], end: Int?, accepts: () -> Bool = { true }
    ) -> String? {
        announceRepeating(actions)
        let started = SystemClock.monotonicNanoseconds
        let old = state
        // Resources of the old session do not count for the new one.
        let held = old.program.map { Resources.total - $0.resourceCountBefore } ?? 0
        Resources.adjustTotal(by: -held)
        var start = base
        start.settings = old.settings.keepingRunSettings(to: base.settings)
        state = SessionState(repeating: start)
        stopButton.interpreter = nil
        replayWasStopped = false
        state.requests.beginRepeating()
        withOutputLevel(.silent) {
            openProgram().world.ignoresOutsideEvents = true
            replay(actions, base: 0, end: end)
            // Cycles that earlier entries created were reported when these entries ran.
            _ = program?.interpreter.newCycles()
        }
        state.requests.endRepeating(wasStopped: replayWasStopped)
        program?.world.ignoresOutsideEvents = false
        let made = state
        let isKept = !replayWasStopped && accepts()
        state = isKept ? old : made
        replaceState(with: isKept ? made : old)
        Resources.adjustTotal(by: held)
        view = LineView(style: view.style)
        return replayWasStopped ? nil : "\((SystemClock.monotonicNanoseconds - started) / 1_000_000) ms"
    }

    /// Prints a note if a replay takes long.
    private func announceRepeating(_ actions: [Journal.Action]) {
        guard options.style == .prompt, state.processorTime > 2_000_000_000 else { return }
        let count = actions.count { $0.entry != nil }
        report("(repeating \(countText(count, "entry", "entries")); Ctrl-C stops)", .dim)
    }

    /// Runs the actions at their own virtual times, but as fast as possible.
    package func replay(_ actions: [Journal.Action], base: Int, end: Int?) {
        let program = openProgram()
        replayWasStopped = false
        let isStopped = { [self] in replayWasStopped || stopButton.isPressed }
        whileRunning(.replay) {
            program.world.pace = currentPace
            for action in actions.lazy.map({ $0.shifted(by: base) }) where !isStopped() {
                if let time = action.time { waitForRequests(to: time) }
                if !isStopped() { playAction(action) }
                if !isStopped() { replayCamera?.captureAfterAction(action, in: self) }
            }
            if let end, !isStopped() { waitForRequests(to: end.saturatingSum(base)) }
        }
        replayWasStopped = isStopped()
        stopButton.reset()
        program.world.pace = currentPace
    }

    /// A replay takes real time only for requests of a loaded session that are sent again.
    private func waitForRequests(to time: Int) {
        skipToCaptureTimes(before: time)
        runWorld { world in
            let outcome = world.isAwaiting ? world.runUntilIdle(limit: time) : .idle
            return outcome == .idle || outcome == .limit ? world.advance(to: time) : outcome
        }
    }

    private func playAction(_ action: Journal.Action) {
        switch action {
        case .control(let control, _):
            apply(control)
            journal.actions.append(action)
        case .entry(var entry):
            // Entries keep their numbers. Entries from a file have no number yet.
            if entry.number == 0 {
                entry.number = journal.nextNumber()
                entry.firstResult = entry.firstResult ?? openProgram().interpreter.nextResultNumber
                state.typedHistory.append(HistoryRow(number: entry.number, text: entry.text))
            } else {
                journal.lastEntryNumber = entry.number
            }
            if case .stays = perform(entry, named: "entry \(entry.number)", limit: 3) {
                journal.actions.append(.entry(entry))
            }
        }
    }

    // MARK: Files

    package func loadSession(_ path: String, _ text: String) {
        if text.trimmingSpaces.isEmpty { return report("(\(path) is empty)", .dim) }
        let file = JournalFile(text)
        reportRefused(file.refusedLines, path)
        if file.isSession {
            let program = openProgram()
            beginAction()
            let isFresh = journal.entries.isEmpty && program.world.now == 0
            let base = isFresh ? 0 : roundedUpToMillisecond(notBefore: program.world.liveTime)
            replay(file.actions, base: base, end: file.endTime)
            // Entries of the stopped replay are removed; those that were loaded before it stay.
            if replayWasStopped { restore() }
            return
        }
        _ = openProgram()
        let time = catchUpWithWall()
        let before = journal.definitions.count
        var entry = Journal.Entry(
            text: text, number: journal.nextNumber(), time: time, isHeld: pace == .step,
            firstResult: openProgram().interpreter.nextResultNumber,
            folder: FileGrant.folder(of: Files.expandingHome(path)))
        switch perform(entry, named: path, limit: 10, isAnswered: false) {
        case .stays(let stop): entry.stop = stop
        case .refused: return
        case .stopped: return restore()
        case .left: return
        }
        record(.entry(entry))
        let count = journal.definitions.count - before
        if options.style == .prompt, count > 0 { report("(loaded \(path): \(countText(count, "name")))", .dim) }
    }

    /// Lists the refused commands of a file: a file of unknown origin must not read or write other files.
    private func reportRefused(_ refused: [JournalFile.RefusedLine], _ path: String) {
        let limit = 3
        for one in refused.prefix(limit) {
            let command = truncatedMiddle(escapingControls(one.command), to: 60, ellipsis: ellipsisMark)
            report(
                "\(path), line \(one.line): '\(command)' was not run; a file may only change the clock and watches",
                .warning)
        }
        if refused.count > limit { report("(\(countText(refused.count - limit, "more command")) not run)", .warning) }
    }

    /// Returns the session as the text of a session file.
    package func savedText() -> String {
        let text = JournalFile.fileText(
            of: state, until: pace.followsWall ? program.map { roundedDownToMillisecond(of: $0.world.now) } : nil)
        return imports(of: text) + text
    }

    /// Returns the imports that a program needs, but entries do not; one on each line.
    private func imports(of text: String) -> String {
        guard let checker = program?.interpreter.checker else { return "" }
        var imports = ""
        // Each iteration finds at least one module that is missing.
        for _ in 0..<16 {
            let missing = Source.withScratchSource(imports + text) { source in
                checker.checkTentatively(of: parse(source), mode: .script)?.errors.compactMap(\.missingModule) ?? []
            }
            let new = Set(missing.map { "import \($0)\n" }).filter { !imports.contains($0) && !text.contains($0) }
            if new.isEmpty { break }
            imports = (imports.split(separator: "\n").map { $0 + "\n" } + new).sorted().joined()
        }
        return imports
    }
}

extension Diagnostic {
    /// Returns the module if the help of the diagnostic is `add 'import RxRelay'`; nil for other diagnostics.
    package var missingModule: String? {
        guard id == "missing-import" else { return nil }
        return help?.split(separator: "'").first { $0.hasPrefix("import ") }?.dropFirst(7).trimmingSpaces
    }
}
