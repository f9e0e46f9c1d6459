import Library
import StyledText
import Timeline

/// Repeating a session: `:undo`, `:reset`, `:load`.
extension Dialogue {
    /// Keeps a command that changes what follows.
    func note(command: String) {
        guard !isReplaying, let room else { return }
        let isFollowing = pace != .instant && pace != .step
        journal.steps.append(.command(command, time: isFollowing ? room.world.now / 1_000_000 * 1_000_000 : nil))
    }

    /// Takes the last entries back; what was done behind them goes too.
    func undo(_ count: Int) -> [Effect] {
        if journal.entries.isEmpty, let before = setAside {
            setAside = nil
            let time = rebuild(before.steps, end: presentTime)
            talk(
                "the session is back: \(counted(before.entries.count, "entry", "entries")), replayed in \(time).", .note
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
        let time = rebuild(steps, end: presentTime)
        let stand = journal.entries.count
        talk(
            "undone: \(gone.count == 1 ? "entry" : "entries") \(numbers)\(names.isEmpty ? "" : " (\(names))"). "
                + "\(counted(stand, "entry stands", "entries stand")), replayed in \(time).", .note)
        return []
    }

    /// The time that a clock shows which follows the wall.
    private var presentTime: Int? { pace != .instant && pace != .step ? room?.world.liveTime : nil }

    /// The `$R…` names that entries have made.
    private func kept(by numbers: [Int]) -> String {
        numbers.flatMap { resultsByEntry[$0] ?? [] }.joined(separator: ", ")
    }

    /// An entry was stopped in the middle: the session is as it was before. What the clock has shown meanwhile stays,
    /// where it follows the wall.
    func restore() {
        guard !isReplaying, let room else { return }
        let isFollowing = pace != .instant && pace != .step
        let latest = journal.latest
        _ = rebuild(journal.steps, end: isFollowing ? room.world.now : nil)
        journal.latest = latest
    }

    /// An empty session; the old one waits for `:undo`.
    func reset() {
        if !journal.steps.isEmpty { setAside = journal }
        closeRoom()
        journal = Journal()
        view = LineView(style: view.style)
    }

    /// Runs steps from the start, silently; answers how long that took.
    private func rebuild(_ steps: [Journal.Step], end: Int?) -> String {
        let started = wallTime()
        let status = status
        closeRoom()
        journal = Journal()
        (watchLimit, runLimit) = (options.watchLimit, options.runLimit)
        isSilent = true
        replay(steps, base: 0, end: end)
        isSilent = false
        self.status = status
        view = LineView(style: view.style)
        return "\((wallTime() - started) / 1_000_000) ms"
    }

    /// Runs the steps at their own times, as fast as may be.
    private func replay(_ steps: [Journal.Step], base: Int, end: Int?) {
        let room = openRoom()
        let pace = pace
        isReplaying = true
        room.world.pace = .instant
        for step in steps {
            if let time = step.time { drive { $0.advance(to: base + time) } }
            play(step, base: base)
        }
        if let end { drive { $0.advance(to: base + end) } }
        isReplaying = false
        self.pace = pace
        room.world.pace = pace
    }

    private func play(_ step: Journal.Step, base: Int) {
        switch step {
        case .command(let command, let time):
            _ = run(commandLine: command)
            journal.steps.append(.command(command, time: time.map { base + $0 }))
        case .entry(var entry):
            // Entries keep their numbers; those from a file have none yet.
            if entry.number == 0 { entry.number = journal.nextNumber() } else { journal.latest = entry.number }
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
            let room = openRoom()
            let isFresh = journal.steps.isEmpty && room.world.now == 0
            let base = isFresh ? 0 : (room.world.liveTime + 999_999) / 1_000_000 * 1_000_000
            replay(session.steps, base: base, end: session.end)
            return
        }
        _ = openRoom()
        let time = follow()
        let before = journal.definitions.count
        var entry = Journal.Entry(
            text: text, number: journal.nextNumber(), time: time, isHeld: pace == .step,
            folder: FileGrant.folder(of: Files.expanded(path)))
        switch perform(entry, named: path, limit: 10, isFile: true) {
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
        let isFollowing = pace != .instant && pace != .step
        return journal.saved(until: isFollowing ? room.map { $0.world.now / 1_000_000 * 1_000_000 } : nil)
    }
}
