import Library
import Listening
import Rill
import StyledText
import Timeline

/// Repeating a session: `:undo`, `:reset`, `:load`.
extension ReplSession {
    /// Keeps a command that changes what follows, and began now or at another time of the clock.
    func note(command: String, at begin: Int? = nil) {
        guard !isReplaying, let room else { return }
        let time = millisecond(of: begin ?? room.world.now)
        journal.steps.append(.command(command, time: pace.followsWall ? time : nil))
    }

    /// Takes the last entries back; what was done behind them goes too.
    func undo(_ count: Int) -> [Effect] {
        if let revision, count == 1 {
            undoRevision(revision)
            return []
        }
        revision = nil
        if journal.entries.isEmpty, let before = setAside {
            setAside = nil
            correspondence = before.correspondence
            guard let time = rebuild(before.journal.steps, end: before.end) else {
                setAside = before
                correspondence = RequestCache(network: options.network)
                talk("^C stopped; :undo brings the session back", .note)
                return []
            }
            typed = before.typed
            talk(
                "the session is back: \(counted(before.journal.entries.count, "entry", "entries")), replayed in \(time).",
                .note
            )
            return []
        }
        let entries = journal.entries
        guard !entries.isEmpty else {
            complain("there is nothing to undo")
            return []
        }
        let gone = entries.suffix(count)
        var steps = journal.steps
        var left = gone.count
        while left > 0, let last = steps.popLast() {
            if case .entry = last { left -= 1 }
        }
        let numbers = gone.map { String($0.number) }.joined(separator: ", ")
        let names = kept(by: gone.map(\.number))
        guard let time = rebuild(steps, end: presentTime) else {
            talk("^C stopped; nothing is undone", .note)
            return []
        }
        for index in typed.indices where typed[index].number ?? 0 > journal.latest { typed[index].number = nil }
        let stand = journal.entries.count
        talk(
            "undone: \(gone.count == 1 ? "entry" : "entries") \(numbers)\(names.isEmpty ? "" : " (\(names))"). "
                + "\(counted(stand, "entry stands", "entries stand")), replayed in \(time).", .note)
        return []
    }

    /// The time that a clock shows which follows the wall.
    var presentTime: Int? { pace.followsWall ? room?.world.liveTime : nil }

    /// The `$R…` names that entries have made.
    private func kept(by numbers: [Int]) -> String {
        numbers.flatMap { resultsByEntry[$0] ?? [] }.joined(separator: ", ")
    }

    /// An entry was stopped in the middle: the session is as it was before. What the clock has shown meanwhile stays,
    /// where it follows the wall.
    func restore() {
        guard !isReplaying, let room else { return }
        lost = room.recorder.recording
        let (before, end) = (journal, pace.followsWall ? room.world.now : nil)
        closeState()
        if rebuild(before.steps, end: end) == nil {
            closeState()
            setAside = Snapshot(
                journal: before, typed: typed, end: end, correspondence: correspondence)
            beginAnew()
            talk("^C stopped; the session waits, :undo brings it back", .note)
        }
        journal.latest = before.latest
    }

    /// An empty session; the old one waits for `:undo`.
    func reset() {
        if !journal.steps.isEmpty {
            setAside = Snapshot(
                journal: journal, typed: typed, end: presentTime, correspondence: correspondence)
        }
        closeState()
        beginAnew()
        (typed, revision) = ([], nil)
        view = LineView(style: view.style)
    }

    /// A session that has no entries and has asked nobody.
    private func beginAnew() {
        journal = Journal()
        correspondence = RequestCache(network: options.network)
    }

    /// Runs steps from the start, silently; answers how long that took. Nil if it was stopped: then the session is what it
    /// was.
    func rebuild(_ steps: [Journal.Step], end: Int?) -> String? {
        announceRepeating(steps)
        let started = wallTime()
        let status = status
        let old = Standing(
            room: room, journal: journal, results: resultsByEntry, limits: (watchLimit, runLimit), work: work)
        // Resources of the old session do not count in the new one.
        let held = room.map { Resources.total - $0.resourcesBefore } ?? 0
        Resources.shiftTotal(by: -held)
        (room, journal, work) = (nil, Journal(), 0)
        stopButton.interpreter = nil
        (watchLimit, runLimit) = (options.watchLimit, options.runLimit)
        (isSilent, replayWasStopped) = (true, false)
        correspondence.beginRepeating()
        openState().world.isDeaf = true
        replay(steps, base: 0, end: end)
        correspondence.endRepeating(wasStopped: replayWasStopped)
        room?.world.isDeaf = false
        isSilent = false
        self.status = status
        if replayWasStopped {
            closeState()
            (room, journal, resultsByEntry, work) = (old.room, old.journal, old.results, old.work)
            (watchLimit, runLimit) = old.limits
            room?.interpreter.install()
        } else if let gone = old.room {
            gone.recorder.onEvent = { _ in }
            gone.interpreter.close()
            room?.interpreter.install()
        }
        Resources.shiftTotal(by: held)
        enterState()
        view = LineView(style: view.style)
        return replayWasStopped ? nil : "\((wallTime() - started) / 1_000_000) ms"
    }

    /// A session as it stands while it is repeated: whoever stops that has it back.
    private struct Standing {
        var room: SessionState?
        var journal: Journal
        var results: [Int: [String]]
        var limits: (watch: Int, run: Int)
        var work: UInt64
    }

    /// Announces a repetition that takes long.
    private func announceRepeating(_ steps: [Journal.Step]) {
        guard options.style == .prompt, work > 2_000_000_000 else { return }
        let count = steps.count { if case .entry = $0 { return true } else { return false } }
        talk("(repeating \(counted(count, "entry", "entries")); Ctrl-C stops)", .dim)
    }

    /// Runs the steps at their own times, as fast as may be.
    func replay(_ steps: [Journal.Step], base: Int, end: Int?) {
        let room = openState()
        let pace = pace
        isReplaying = true
        replayWasStopped = false
        let isStopped = { [self] in replayWasStopped || stopButton.isPressed }
        room.world.pace = .instant
        for step in steps where !isStopped() {
            if let time = step.time { pass(to: base + time) }
            if !isStopped() { play(step, base: base) }
        }
        if let end, !isStopped() { pass(to: base + end) }
        replayWasStopped = isStopped()
        stopButton.forget()
        isReplaying = false
        self.pace = pace
        room.world.pace = pace
    }

    /// Only requests that a loaded session sends anew take the time of the wall.
    private func pass(to time: Int) {
        drive { world in
            let outcome = world.isAwaiting ? world.runUntilIdle(limit: time) : .idle
            return outcome == .idle || outcome == .limit ? world.advance(to: time) : outcome
        }
    }

    private func play(_ step: Journal.Step, base: Int) {
        switch step {
        case .command(let command, let time):
            _ = run(commandLine: command)
            journal.steps.append(.command(command, time: time.map { base + $0 }))
        case .entry(var entry):
            // Entries keep their numbers; those from a file have none yet.
            if entry.number == 0 {
                entry.number = journal.nextNumber()
                typed.append(HistoryRow(number: entry.number, text: entry.text))
            } else {
                journal.latest = entry.number
            }
            entry.time = entry.time.map { base + $0 }
            entry.stop = entry.stop.map { base + $0 }
            if case .stays = perform(entry, named: "entry \(entry.number)", limit: 3) {
                journal.steps.append(.entry(entry))
            }
        }
    }

    // MARK: Files

    func load(_ path: String, _ text: String) {
        if let session = Journal.parse(text) {
            let room = openState()
            let isFresh = journal.steps.isEmpty && room.world.now == 0
            let base = isFresh ? 0 : millisecond(notBefore: room.world.liveTime)
            replay(session.steps, base: base, end: session.end)
            // What was stopped in the middle goes; what was loaded before it stays.
            if replayWasStopped { restore() }
            return
        }
        _ = openState()
        let time = follow()
        let before = journal.definitions.count
        var entry = Journal.Entry(
            text: text, number: journal.nextNumber(), time: time, isHeld: pace == .step,
            folder: FileGrant.folder(of: Files.expanded(path)))
        switch perform(entry, named: path, limit: 10, isAnswered: false) {
        case .stays(let stop): entry.stop = stop
        case .refused: return
        case .stopped: return restore()
        case .left: return
        }
        journal.steps.append(.entry(entry))
        let count = journal.definitions.count - before
        if options.style == .prompt, count > 0 { talk("(loaded \(path): \(counted(count, "name")))", .dim) }
    }

    /// The session as a file.
    func savedText() -> String {
        journal.saved(until: pace.followsWall ? room.map { millisecond(of: $0.world.now) } : nil)
    }
}
