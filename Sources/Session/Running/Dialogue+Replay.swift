import Library
import Listening
import Rill
import StyledText
import Timeline

/// Repeating a session: `:undo`, `:reset`, `:load`.
extension Dialogue {
    /// Adds a control to the journal that began now or at another time of the clock.
    func note(_ control: Journal.Control, at begin: Int? = nil) {
        guard !isReplaying else { return }
        let time = millisecond(of: begin ?? room?.world.now ?? 0)
        journal.actions.append(.control(control, at: pace.followsWall ? time : nil))
    }

    /// Does what a control says and adds it to the journal: typed, or from a journal that is replayed.
    func apply(_ control: Journal.Control) {
        switch control {
        case .stop(let name, let isInterrupt): stop(name, mark: isInterrupt ? Dialogue.interruptMark : "ended")
        case .pace(let pace):
            setPace(pace)
            reply(clockLine())
        case .step(let count):
            stepOn(count)
            note(control)
        case .skip(let span, let isInterrupt):
            let begin = openRoom().world.now
            let stopped = skip(span, isStopped: isInterrupt)
            note(stopped.map { .skip($0, isInterrupt: true) } ?? control, at: begin)
        case .limit(let limit, let span):
            _ = apply(setting: limit.rawValue, value: TimeSpan.exact(span))
            note(control)
        }
    }

    private func stop(_ name: String?, mark: String) {
        let live = running
        guard let name else {
            if live.isEmpty { return talk("(nothing runs)", .dim) }
            live.forEach { end($0, mark: mark) }
            return note(.stop(of: nil, isInterrupt: false))
        }
        guard let one = live.last(where: { $0.isCalled(name) }) else {
            let names = live.map(\.name).joined(separator: ", ")
            return complain("nothing that runs is called '\(name)'" + (names.isEmpty ? "" : ". Live: \(names)"))
        }
        end(one, mark: mark)
        note(.stop(of: one.handle, isInterrupt: false))
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
            guard let time = rebuild(before.journal.actions, end: before.end) else {
                setAside = before
                correspondence = Correspondence(network: options.network)
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
        var actions = journal.actions
        var left = gone.count
        while left > 0, let last = actions.popLast() {
            if last.entry != nil { left -= 1 }
        }
        let numbers = gone.map { String($0.number) }.joined(separator: ", ")
        let names = kept(by: gone.map(\.number))
        guard let time = rebuild(actions, end: presentTime) else {
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
        closeRoom()
        if rebuild(before.actions, end: end) == nil {
            closeRoom()
            setAside = SetAside(
                journal: before, typed: typed, end: end, correspondence: correspondence)
            beginAnew()
            talk("^C stopped; the session waits, :undo brings it back", .note)
        }
        journal.latest = before.latest
    }

    /// An empty session; the old one waits for `:undo`.
    func reset() {
        if !journal.actions.isEmpty {
            setAside = SetAside(
                journal: journal, typed: typed, end: presentTime, correspondence: correspondence)
        }
        closeRoom()
        beginAnew()
        (typed, revision) = ([], nil)
        view = LineView(style: view.style)
    }

    /// A session that has no entries and has asked nobody.
    private func beginAnew() {
        journal = Journal()
        correspondence = Correspondence(network: options.network)
    }

    /// Runs actions from the start, silently; answers how long that took. Nil if it was stopped: then the session is what it
    /// was.
    func rebuild(_ actions: [Journal.Action], end: Int?) -> String? {
        announceRepeating(actions)
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
        openRoom().world.isDeaf = true
        replay(actions, base: 0, end: end)
        correspondence.endRepeating(wasStopped: replayWasStopped)
        room?.world.isDeaf = false
        isSilent = false
        self.status = status
        if replayWasStopped {
            closeRoom()
            (room, journal, resultsByEntry, work) = (old.room, old.journal, old.results, old.work)
            (watchLimit, runLimit) = old.limits
            room?.interpreter.install()
        } else if let gone = old.room {
            gone.recorder.onEvent = { _ in }
            gone.interpreter.close()
            room?.interpreter.install()
        }
        Resources.shiftTotal(by: held)
        enterRoom()
        view = LineView(style: view.style)
        return replayWasStopped ? nil : "\((wallTime() - started) / 1_000_000) ms"
    }

    /// A session as it stands while it is repeated: whoever stops that has it back.
    private struct Standing {
        var room: Room?
        var journal: Journal
        var results: [Int: [String]]
        var limits: (watch: Int, run: Int)
        var work: UInt64
    }

    /// Announces a repetition that takes long.
    private func announceRepeating(_ actions: [Journal.Action]) {
        guard options.style == .prompt, work > 2_000_000_000 else { return }
        let count = actions.count { $0.entry != nil }
        talk("(repeating \(counted(count, "entry", "entries")); Ctrl-C stops)", .dim)
    }

    /// Runs the actions at their own times, as fast as possible.
    func replay(_ actions: [Journal.Action], base: Int, end: Int?) {
        let room = openRoom()
        let pace = pace
        isReplaying = true
        replayWasStopped = false
        let isStopped = { [self] in replayWasStopped || stopButton.isPressed }
        room.world.pace = .instant
        for action in actions.lazy.map({ $0.shifted(by: base) }) where !isStopped() {
            if let time = action.time { pass(to: time) }
            if !isStopped() { play(action) }
        }
        if let end, !isStopped() { pass(to: end.saturatingSum(base)) }
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

    private func play(_ action: Journal.Action) {
        switch action {
        case .control(let control, _):
            apply(control)
            journal.actions.append(action)
        case .entry(var entry):
            // Entries keep their numbers; those from a file have none yet.
            if entry.number == 0 {
                entry.number = journal.nextNumber()
                typed.append(HistoryRow(number: entry.number, text: entry.text))
            } else {
                journal.latest = entry.number
            }
            if case .stays = perform(entry, named: "entry \(entry.number)", limit: 3) {
                journal.actions.append(.entry(entry))
            }
        }
    }

    // MARK: Files

    func load(_ path: String, _ text: String) {
        let file = JournalFile(text)
        sayRefused(file.refused, path)
        if file.isSession {
            let room = openRoom()
            let isFresh = journal.entries.isEmpty && room.world.now == 0
            let base = isFresh ? 0 : millisecond(notBefore: room.world.liveTime)
            replay(file.actions, base: base, end: file.end)
            // What was stopped in the middle goes; what was loaded before it stays.
            if replayWasStopped { restore() }
            return
        }
        _ = openRoom()
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
        journal.actions.append(.entry(entry))
        let count = journal.definitions.count - before
        if options.style == .prompt, count > 0 { talk("(loaded \(path): \(counted(count, "name")))", .dim) }
    }

    /// Shows the commands of a file that are not run: a stranger's file may not write or read anything.
    private func sayRefused(_ refused: [JournalFile.Refused], _ path: String) {
        let limit = 3
        for one in refused.prefix(limit) {
            let command = cutMiddle(visible(one.command), to: 60, ellipsis: ellipsisMark)
            talk(
                "\(path), line \(one.line): '\(command)' is not run; a file may only change the clock and watches",
                .warning)
        }
        if refused.count > limit { talk("(\(counted(refused.count - limit, "more command")) not run)", .warning) }
    }

    /// The session as a file.
    func savedText() -> String {
        JournalFile.text(of: journal, until: pace.followsWall ? room.map { millisecond(of: $0.world.now) } : nil)
    }
}
