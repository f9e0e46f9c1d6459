import Assist
import Declarations
import Diagnostics
import Language
import Library
import Listening
import Rill
import Runtime
import StyledText
import Syntax
import Timeline
import TypeModel

/// Runs entries and reports their results.
extension ReplSession {
    /// Runs an entry of the user, or a piece of a lesson (whose definitions are not listed).
    ///
    /// - Parameter advice: returns a sentence that replaces the diagnostics of a refused text, or nil.
    @discardableResult
    package func enter(
        _ text: String, order: WatchOptions = WatchOptions(), isAnswered: Bool = true,
        advice: (String) -> String? = { _ in nil }
    ) -> EntryOutcome? {
        _ = openProgram()
        (wasStopped, hasReportedCycles) = (false, false)
        let time = catchUpWithWall()
        // A stop while the clock was caught up with the wall clock stops the entry, too.
        if wasStopped { return nil }
        revision = nil
        state.unconfirmedRefusal = nil
        let step = Journal.Entry(
            text: text, number: journal.nextNumber(), time: time, isHeld: pace == .step && !isReplaying, order: order,
            firstResult: program?.interpreter.nextResultNumber)
        state.typedHistory.append(HistoryRow(number: step.number, text: text))
        let entryEnd = perform(step, named: "entry \(step.number)", limit: 3, isAnswered: isAnswered, advice: advice)
        switch entryEnd {
        case .stays(let stop):
            var step = step
            step.stop = stop
            record(.entry(step))
            if isAnswered { guide?.entrySucceeded(defining: newestNames) }
            if isAnswered { reportCycles() }
        case .refused: noteRefusal(of: step)
        case .stopped: restore()
        case .left: break
        }
        return entryEnd
    }

    private func noteRefusal(of step: Journal.Entry) {
        state.refusals.append((step.number, step.text))
        if options.style == .prompt, presentation.isTerminal { state.unconfirmedRefusal = step.number }
    }

    /// The outcome of an entry.
    package enum EntryOutcome {
        /// The entry was kept. If it was interrupted, `stop` is the virtual time of the interrupt.
        case stays(stop: Int?)
        /// The entry was refused before its code ran.
        case refused
        /// The entry was stopped within an instant, so the previous state of the session is restored.
        case stopped
        /// The entry has ended the session.
        case left
    }

    @discardableResult
    package func perform(
        _ step: Journal.Entry, named name: String, limit: Int, isAnswered: Bool = true,
        advice: (String) -> String? = { _ in nil }
    ) -> EntryOutcome {
        let program = openProgram()
        var code = step.text
        if code.continuesExpression {
            guard let last = program.lastResult else {
                let reason = "nothing to continue: a '.' at the start continues the previous expression"
                revision?.recordOutcome(refusal: reason, of: step.number)
                printError(reason)
                return .refused
            }
            code = last + code.trimmingSpaces
        }
        let entry = RunningEntry(text: code, outputCountBefore: outputCount, hiddenLineCountBefore: hiddenLineCount)
        entry.isSuppressed = code.trimmingSpaces.hasSuffix(";")
        entry.watchOptions = step.order
        entry.startTime = step.time
        entry.stopTime = step.stop
        entry.agendaMark = program.world.scheduledCount
        entry.subscriptionMark = program.world.subscriptionMark
        if let first = step.firstResult { program.interpreter.nextResultNumber = first }
        program.runningEntry = entry
        program.eventCountsBefore.append((step.number, program.recorder.recording.eventCount))
        state.startTimes[step.number] = program.world.now
        if let folder = step.folder { program.interpreter.files.allowReading(in: folder) }
        let source = Source(name: name, text: code)
        // The body starts at the time of the entry, however long the check has taken: see `noteBodyStart`.
        program.world.pace = .instant
        isRunning = true
        let outcome = program.interpreter.run(source, mode: .entry)
        isRunning = false
        if program.world.pace != pace { program.world.pace = currentPace }
        revision?.recordOutcome(outcome, of: step.number)
        if outcome.end == .refused, options.style == .prompt, let advice = advice(code) {
            program.runningEntry = nil
            printError(advice)
            return .refused
        }
        showDiagnostics(outcome.diagnostics, limit: limit, repairs: outcome.repairs)
        noteOlderSpellings(outcome.olderSpellings)
        if let entryEnd = abnormalOutcome(outcome, entry, program) {
            program.runningEntry = nil
            return entryEnd
        }
        program.lastResult = entry.results.last
        state.resultNames[step.number] = entry.results
        journal.define(outcome.declaredSymbols, in: step.number)
        newestNames = outcome.declaredSymbols.map(\.name.text)
        if isAnswered, options.style == .prompt { printDefinitions(outcome.declaredSymbols, source, entry) }
        if isAnswered, options.style == .prompt { reportTests(of: outcome.declaredSymbols) }
        showController(entry)
        noteSubscriptions(
            names: entry.subscriptions.map(\.name) + variables(outcome.declaredSymbols, program),
            since: entry.subscriptionMark)
        let isWhole = finishEntry(entry, program, step)
        program.runningEntry = nil
        return isWhole ? .stays(stop: entry.stopTime) : .stopped
    }

    /// The function is called when the body of an entry starts. From then on the clock may follow the wall clock.
    func noteBodyStart() {
        guard let program else { return }
        if currentPace != .instant { program.world.pace = currentPace }
    }

    /// Returns the outcome of an entry that did not end normally; nil if it did.
    private func abnormalOutcome(_ outcome: Language.Outcome, _ entry: RunningEntry, _ program: LiveProgram)
        -> EntryOutcome?
    {
        switch outcome.end {
        case .done, .limit, .paused: return nil
        case .exited(let status):
            effects.append(.quit(status: status))
            forgetWatches(entry.watches)
            return .left
        case .refused:
            raiseStatus(status: outcome.exitCode)
            return .refused
        case .trapped:
            raiseStatus(status: outcome.exitCode)
            if let failure = outcome.failure { showDiagnostics([failure], limit: 1) }
        case .interrupted:
            stopButton.reset()
            replayWasStopped = true
            raiseStatus(status: outcome.exitCode)
            let watch = entry.watches.last { $0.isLive && $0.newEventCount > 0 }
            reportStopped(watch.map(ReplSession.endNoteText), at: program.world.now)
        }
        forgetWatches(entry.watches)
        return .stopped
    }

    /// Prints a line such as `^C stopped at 00:03.412`.
    func reportStopped(_ endNote: String? = nil, at time: Int) {
        let hasMark = !isTicking && !isReplaying && presentation.echoesInterrupts
        let mark = !presentation.isTerminal && !isTicking ? "" : hasMark ? " " : "^C "
        report("\(mark)stopped at \(clockText(Int64(time)))\(endNote.map { " \($0)" } ?? "")", .note)
    }

    private func forgetWatches(_ watches: [Watch]) {
        for watch in watches where watch.isLive {
            watch.close()
            withoutEndLine(watch) { watch.subscription?.dispose() }
        }
    }

    // MARK: Values

    /// Handles the value of an expression statement at the top level.
    func receiveResult(_ symbol: VariableSymbol, _ value: Value, _ type: RuntimeType) {
        guard let program, let entry = program.runningEntry else { return }
        entry.results.append(symbol.name.text)
        if Streams.isStream(type) {
            if !entry.isSuppressed { watch(symbol, value, type, entry, program) }
        } else if Streams.isDisposable(type) {
            entry.subscriptions.append((symbol.name.text, value))
        } else if value.isController {
            entry.controller = symbol.name.text
        } else if !entry.isSuppressed {
            printReply(valueLine(symbol, value, type, program.interpreter.checker))
        }
    }

    private func watch(
        _ symbol: VariableSymbol, _ value: Value, _ type: RuntimeType, _ entry: RunningEntry, _ program: LiveProgram
    ) {
        let expression = (symbol.span?.text ?? "").trimmingSpaces
        let variable = SourceWords(expression).isName && !expression.hasPrefix("$") ? expression : nil
        let ordered = entry.watchOptions.names.dropFirst(entry.watches.count).first ?? entry.watchOptions.name
        let name = ordered ?? variable ?? symbol.name.text
        let own = program.recorder.labelledLane(of: value)
        let lane = own ?? program.recorder.openLane(name, showing: symbol.span)
        let watch = Watch(
            lane: lane, of: program.recorder.recording, name: name, resultName: symbol.name.text,
            sendAdvice: variable.flatMap { StreamAdvice.text(for: type, of: symbol, named: $0) })
        program.watches.append(watch)
        entry.watches.append(watch)
        let source = Streams.source(value, type)
        let element = Streams.element(of: type)
        let listened = own == nil ? program.recorder.recorded(source, on: lane, element, isBounded: true) : source
        if let span = entry.watchOptions.duration {
            watch.timeLimitItem = program.world.schedule(after: span, on: program.world.main) {
                [weak self, weak watch] in
                guard let watch, watch.isLive else { return }
                self?.endAtLimit(watch, after: span)
            }
        }
        // The watch handles errors, so an error is not reported as unhandled.
        let subscription = listened.subscribe(onError: { _ in }, onDisposed: { [weak watch] in watch?.close() })
        watch.subscription = subscription
        // Subscriptions that the observable makes for itself, as in `create`, have smaller numbers than the watch.
        watch.subscriptionNumber = program.world.subscriptionMark
        if watch.isLive { program.watchNumbers.append(watch.subscriptionNumber) }
        if !watch.isLive { watch.timeLimitItem?.cancel() }
    }

    /// Ends a watch after its time limit and prints a note.
    func endAtLimit(_ watch: Watch, after span: Int) {
        let isStream = options.style == .prompt
        withoutEndLine(watch) { watch.subscription?.dispose() }
        watch.close()
        watch.wasTruncated = true
        let longerForm = isStream ? ":watch \(watch.resultName) for 1m" : "--for 1m"
        report("(\(DurationText.text(span)) shown, then disposed; for longer: \(longerForm))", .dim)
    }

    /// Ends a watch because the user asked for it.
    func endWatch(_ watch: Watch, mark: String?) {
        guard let program else { return }
        withoutEndLine(watch) { withFrozenClock { runWorld { world in world.run { watch.subscription?.dispose() } } } }
        watch.close()
        reportEnded(ReplSession.endNoteText(of: watch), mark, program)
        if watch.newEventCount > 0 { printLegend() }
    }

    /// Returns the end of a note: `($R4 disposed, 3,412 events; :timeline $R4)`.
    static func endNoteText(of watch: Watch) -> String {
        "(\(watch.resultName) disposed, \(countText(watch.newEventCount, "event")); :timeline \(watch.resultName))"
    }

    /// Ends a watch without printing its end in the timeline, because a note follows.
    private func withoutEndLine(_ watch: Watch, _ body: () -> Void) {
        laneWithoutEndLine = watch.lane
        body()
        laneWithoutEndLine = nil
    }

    // MARK: After the body

    /// Reports the results of an entry. If the clock does not follow the wall clock, also runs all due items. Returns
    /// false if it was stopped within an instant.
    private func finishEntry(_ entry: RunningEntry, _ program: LiveProgram, _ step: Journal.Entry) -> Bool {
        let isTimed = step.time != nil || step.isHeld
        if !isTimed, pace == .instant || isReplaying {
            guard runUntilIdle(entry, program) else { return false }
        } else {
            announceSubscriptions(entry, program)
        }
        if outputCount == entry.outputCountBefore, !entry.isSuppressed, outputLevel == .full, options.style == .prompt {
            reportSilence(entry)
        }
        return true
    }

    /// At instant pace, runs until nothing is scheduled, a time limit is reached, or the user stops it.
    private func runUntilIdle(_ entry: RunningEntry, _ program: LiveProgram) -> Bool {
        let start = program.world.now
        if entry.watches.contains(where: { $0.isLive && $0.timeLimitItem == nil }) {
            switch runEntry(entry, until: start.saturatingSum(state.settings.current.watchLimit)) {
            case .stopped: return stopEntry(entry, program)
            case .interrupted: return false
            case .failed: return true
            case .over: break
            case .limit:
                for watch in entry.watches where watch.isLive && watch.timeLimitItem == nil {
                    endAtLimit(watch, after: state.settings.current.watchLimit)
                }
            }
        }
        switch runEntry(entry, until: start.saturatingSum(state.settings.current.runLimit)) {
        case .stopped: return stopEntry(entry, program)
        case .interrupted: return false
        case .failed, .over: break
        case .limit(let live):
            let advice = options.style == .prompt ? "; :set run-for 1h" : "; --for 1h, --pace live"
            report(
                "(stopped after \(DurationText.text(state.settings.current.runLimit)) of virtual time, \(live) live\(advice))",
                .dim)
            program.world.dropPending()
        }
        announceSubscriptions(entry, program)
        return true
    }

    private enum RunResult {
        case over, failed, stopped, interrupted
        case limit(live: Int)
    }

    /// Runs until a time. Ctrl-C stops the run between two instants, so that a replay can stop at the same point; only
    /// an endless instant is interrupted.
    private func runEntry(_ entry: RunningEntry, until end: Int) -> RunResult {
        if let stop = entry.stopTime, stop < end {
            _ = runWorld { $0.runUntilIdle(limit: stop) }
            return .stopped
        }
        pauseAtCaptureTimes(before: end)
        let outcome = stopButton.polling {
            runWorld { [stopButton] world in world.runUntilIdle(limit: end) { stopButton.isPressed } }
        }
        switch outcome.end {
        case .paused:
            replayWasStopped = true
            return .stopped
        case .interrupted: return .interrupted
        case .limit(let live): return .limit(live: live)
        default: return outcome.failure == nil ? .over : .failed
        }
    }

    /// Handles Ctrl-C while an entry runs: the entry is kept and its subscriptions are disposed.
    private func stopEntry(_ entry: RunningEntry, _ program: LiveProgram) -> Bool {
        stopButton.reset()
        let time = entry.stopTime ?? World.milliseconds(program.world.now) * 1_000_000
        entry.stopTime = time
        runWorld { $0.advance(to: time) }
        let live = entry.watches.filter(\.isLive)
        for watch in live {
            withoutEndLine(watch) { runWorld { world in world.run { watch.subscription?.dispose() } } }
            watch.close()
        }
        program.world.dropPending(since: entry.agendaMark)
        if !isReplaying { raiseStatus(status: 130) }
        reportStopped(live.last.map(ReplSession.endNoteText), at: program.world.now)
        return true
    }

    /// Lists the watches that have no output so far.
    private func announceSubscriptions(_ entry: RunningEntry, _ program: LiveProgram) {
        guard options.style == .prompt else { return }
        for watch in entry.watches where watch.isLive && watch.newEventCount == 0 {
            if program.world.isBusy, watch.sendAdvice == nil {
                showSubscribed(watch, program)
            } else {
                let isNamed = watch.name != watch.resultName
                let what = isNamed ? "'\(watch.name)' as \(watch.resultName)" : watch.resultName
                report("(watching \(what)\(watch.sendAdvice.map { ": " + $0 } ?? ""))", .dim)
            }
        }
    }
}
