import Language
import Listening
import Platform
import Rill
import StyledText
import Timeline

/// Advances the virtual clock.
extension ReplSession {
    /// Runs the world, and reports its errors.
    @discardableResult
    package func runWorld(_ body: (World) -> Rill.Outcome) -> Language.Outcome {
        let program = openProgram()
        let wasRunning = isRunning
        isRunning = true
        if !wasRunning { program.recorder.context.clear() }
        let live = isTicking ? program.watches.filter(\.isLive) : []
        let outcome = program.interpreter.drive(body)
        isRunning = wasRunning
        wasStopped = outcome.end == .interrupted
        switch outcome.end {
        case .trapped:
            raiseStatus(status: 2)
            if let failure = outcome.failure { showDiagnostics([failure], limit: 1) }
        case .interrupted:
            stopButton.reset()
            replayWasStopped = true
            raiseStatus(status: 130)
            let ended = live.filter { !$0.isLive }
            for watch in ended { recordControl(.stop(of: watch.resultName, isInterrupt: true)) }
            reportStopped(ended.last.map(ReplSession.endNoteText), at: program.world.now)
        case .exited(let status): effects.append(.quit(status: status))
        case .done, .refused, .limit, .paused: break
        }
        return outcome
    }

    /// During a replay, the clock does not follow the wall clock.
    var currentPace: Pace { isReplaying ? .instant : pace }

    /// Runs the items that are due according to the wall clock before an entry runs. The entry starts at a whole
    /// millisecond, so that a saved session has the same times.
    ///
    /// If the due items take too long, the rest is postponed and the virtual clock stands still, so that the user need
    /// not wait. After an interrupt, all due items are postponed.
    @discardableResult
    package func catchUpWithWall(stopping: Bool = false) -> Int? {
        guard let program, let wall = nextStartTime(in: program) else { return nil }
        let end = SystemClock.monotonicNanoseconds + 20_000_000
        if !stopping {
            runWorld { $0.runDue { SystemClock.monotonicNanoseconds > end } }
            guard !wasStopped else { return nil }
        }
        let isBehind = stopping ? program.world.timeToNextDue == 0 : SystemClock.monotonicNanoseconds > end
        let clock = roundedUpToMillisecond(notBefore: program.world.now)
        let time = isBehind ? clock : max(wall, clock)
        runWorld { $0.advance(to: time) }
        return time
    }

    /// Returns the start time of the next entry; nil if the clock does not run while the user types.
    func nextStartTime(in program: LiveProgram) -> Int? {
        guard !isReplaying, pace.followsWall else { return nil }
        return roundedUpToMillisecond(notBefore: max(program.world.liveTime, program.world.now))
    }

    /// Changes the pace and records the change with its time, so that a replay changes the pace at the same time.
    package func setPace(_ new: Pace) {
        if program != nil { record(.control(.pace(new), at: catchUpWithWall())) }
        pace = new
        program?.world.pace = currentPace
    }

    /// Runs a body at the displayed time, while the clock does not follow the wall clock.
    func withFrozenClock(_ body: () -> Void) {
        guard let program else { return body() }
        program.world.pace = .instant
        body()
        program.world.pace = currentPace
    }

    /// Returns `live, 00:12.300, next event in 0.7 s ($R5)`.
    package func clockStatusLine(at pace: Pace) -> String {
        guard let program else { return "\(PaceText.text(pace)), \(clockText(0)), nothing is due" }
        let world = program.world
        let now = world.now
        var line = "\(PaceText.text(pace)), \(clockText(Int64(now))), "
        guard let due = world.nextDue else {
            return line + (world.isAwaiting ? "waiting for an answer" : "nothing is due")
        }
        line += "next event in \(DurationText.approximateText(max(0, due - now)))"
        let live = program.watches.filter(\.isLive)
        if live.count == 1 {
            line += " (\(live[0].resultName)\(source(of: live[0], program).map { " " + $0 } ?? ""))"
        }
        return line
    }

    /// Returns the name of the operator that is nearest to the source of a watch: `interval`, `debounce`.
    private func source(of watch: Watch, _ program: LiveProgram) -> String? {
        let stages = program.recorder.recording.lane(watch.lane)?.stages ?? []
        guard let call = stages.last(where: { $0.label.hasPrefix(".") || $0.label.contains("(") }) else { return nil }
        let name = call.label.drop { $0 == "." }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty ? nil : String(name)
    }

    /// Runs the next instants, as long as items are scheduled.
    func runNextInstants(_ count: Int = 1) {
        let program = openProgram()
        guard program.world.isBusy else { return report("(nothing is due)", .dim) }
        let before = outputCount
        wasStopped = false
        for _ in 0..<count where program.world.isBusy && !wasStopped { runWorld { $0.step() } }
        if outputCount == before { report("(\(clockText(Int64(program.world.now))): no output)", .dim) }
    }

    /// Advances by a duration, or until nothing is scheduled. If it is stopped early, returns the duration so far.
    func skipTime(_ span: Int?, isStopped: Bool) -> Int? {
        let program = openProgram()
        if span == nil, !program.world.isBusy {
            report("(nothing is due)", .dim)
            return nil
        }
        let before = outputCount
        let start = program.world.now
        let limit = start.saturatingSum(span ?? state.settings.current.runLimit)
        let pace = program.world.pace
        program.world.pace = .instant
        let outcome = stopButton.polling {
            runWorld { [stopButton] world in
                let outcome = world.runUntilIdle(limit: limit) { stopButton.isPressed }
                let isOver = outcome == .idle || outcome == .limit
                return isOver && span != nil ? world.advance(to: limit) : outcome
            }
        }
        if outcome.end == .paused { replayWasStopped = true }
        if isStopped || outcome.end == .paused { stopAtDisplayedTime() }
        program.world.pace = pace
        if isStopped { return nil }
        if outcome.end == .paused || outcome.end == .interrupted { return program.world.now - start }
        if case .limit(let live) = outcome.end {
            report("(\(DurationText.text(state.settings.current.runLimit)) skipped, \(live) live)", .dim)
        }
        if outputCount == before { report("(\(clockText(Int64(program.world.now))))", .dim) }
        return nil
    }

    /// After a stop between two instants, sets the clock to the displayed time, so that a replay is the same.
    private func stopAtDisplayedTime() {
        guard let program else { return }
        stopButton.reset()
        let time = World.milliseconds(program.world.now) * 1_000_000
        runWorld { $0.advance(to: time) }
        raiseStatus(status: 130)
        reportStopped(at: program.world.now)
    }
}
