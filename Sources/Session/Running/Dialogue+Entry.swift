import Diagnostics
import Language
import Library
import Rill
import Runtime
import StyledText
import Syntax
import Timeline
import Types

/// Entries: running them, answering them.
extension Dialogue {
    /// Runs what somebody typed.
    func enter(_ text: String, order: WatchOrder = WatchOrder()) {
        _ = openRoom()
        wasStopped = false
        let time = follow()
        // Whoever has stopped what is due before the entry does not want it either.
        if wasStopped { return }
        let step = Journal.Entry(
            text: text, number: journal.nextNumber(), time: time, isHeld: pace == .step && !isReplaying, order: order)
        switch perform(step, named: "entry \(step.number)", limit: 3) {
        case .stays: journal.steps.append(.entry(step))
        case .refused: break
        case .stopped: restore()
        case .left: break
        }
    }

    /// What becomes of an entry.
    enum Fate {
        case stays
        /// Nothing of it has run.
        case refused
        /// It has run in part: the session is to be as it was.
        case stopped
        /// It has ended the session.
        case left
    }

    @discardableResult
    func perform(_ step: Journal.Entry, named name: String, limit: Int, isFile: Bool = false) -> Fate {
        let room = openRoom()
        var code = step.text
        if code.trimmed.hasPrefix("."), let last = room.lastResult { code = last + code.trimmed }
        let entry = RunningEntry(text: code, shownBefore: shown)
        entry.isSuppressed = code.trimmed.hasSuffix(";")
        entry.order = step.order
        entry.time = step.time
        room.entry = entry
        if let folder = step.folder { room.interpreter.files.stand(in: folder) }
        let source = Source(name: name, text: code)
        // The body begins at the entry's own time, however long checking takes: see `bodyBegins`.
        room.world.pace = .instant
        isRunning = true
        let outcome = room.interpreter.run(source, mode: .entry)
        isRunning = false
        if room.world.pace != pace { room.world.pace = currentPace }
        say(outcome.diagnostics, limit: limit, about: code)
        noteOlderSpellings(outcome.olderSpellings)
        let fate = settle(outcome, entry, room)
        guard fate == .stays else {
            room.entry = nil
            return fate
        }
        room.lastResult = entry.results.last
        resultsByEntry[step.number] = entry.results
        journal.define(outcome.declared)
        if !isFile, options.style == .prompt { answer(outcome.declared, source, entry) }
        finish(entry, room, isTimed: step.time != nil || step.isHeld)
        room.entry = nil
        return .stays
    }

    /// The first thing that happens inside an entry: from here on the clock follows the wall, if it does at all.
    func bodyBegins() {
        guard let room else { return }
        if currentPace != .instant { room.world.pace = currentPace }
    }

    /// What did not end well.
    private func settle(_ outcome: Language.Outcome, _ entry: RunningEntry, _ room: Room) -> Fate {
        switch outcome.end {
        case .done, .limit: return .stays
        case .exited(let status):
            effects.append(.quit(status: status))
            drop(entry.watches)
            return .left
        case .refused:
            status = max(status, outcome.exitCode)
            return .refused
        case .trapped:
            status = max(status, outcome.exitCode)
            if let failure = outcome.failure { say([failure], limit: 1, about: entry.text) }
        case .interrupted:
            stopButton.forget()
            status = max(status, outcome.exitCode)
            sayStopped("", room)
        }
        drop(entry.watches)
        return .stopped
    }

    /// `^C stopped at 00:03.412`
    func sayStopped(_ details: String, _ room: Room) {
        // The terminal has put `^C` on the line, unless it is waiting for keys.
        let mark = isTicking ? "^C " : presentation.isTerminal ? " " : ""
        talk("\(mark)stopped at \(clockText(Int64(room.world.now)))\(details)", .note)
    }

    private func drop(_ watches: [Watch]) {
        for watch in watches where watch.isLive {
            watch.close()
            watch.subscription?.dispose()
        }
    }

    // MARK: Values

    /// A bare expression has its value.
    func receive(_ symbol: VariableSymbol, _ value: Value, _ type: RuntimeType) {
        guard let room, let entry = room.entry else { return }
        entry.results.append(symbol.name.text)
        if Streams.isStream(type) {
            if !entry.isSuppressed { watch(symbol, value, type, entry, room) }
        } else if Streams.isDisposable(type) {
            entry.subscriptions.append((symbol.name.text, value))
        } else if !entry.isSuppressed {
            reply(valueLine(symbol, value, type, room.interpreter.checker))
        }
    }

    private func watch(
        _ symbol: VariableSymbol, _ value: Value, _ type: RuntimeType, _ entry: RunningEntry, _ room: Room
    ) {
        let expression = (symbol.span?.text ?? "").trimmed
        let variable = Words.isName(expression) && !expression.hasPrefix("$") ? expression : nil
        let name = entry.order.name ?? variable ?? symbol.name.text
        let own = room.recorder.ownLane(of: value)
        let lane = own ?? room.recorder.openLane(name, showing: symbol.span)
        let watch = Watch(
            lane: lane, of: room.recorder.recording, name: name, result: symbol.name.text,
            advice: variable.flatMap { StreamAdvice.text(for: type, named: $0) })
        room.watches.append(watch)
        entry.watches.append(watch)
        let source = Streams.source(value, type)
        let element = Streams.element(of: type)
        let listened = own == nil ? room.recorder.recorded(source, on: lane, element) : source
        if let span = entry.order.span {
            watch.alarm = room.world.schedule(after: span, on: room.world.main) { [weak self, weak watch] in
                guard let watch, watch.isLive else { return }
                self?.cut(watch, after: span)
            }
        }
        // The handlers keep an error from being reported as one that nobody handles.
        let subscription = listened.subscribe(onError: { _ in }, onDisposed: { [weak watch] in watch?.close() })
        watch.subscription = subscription
        if !watch.isLive { watch.alarm?.cancel() }
    }

    /// Ends a watch whose time is over, and says so.
    func cut(_ watch: Watch, after span: Int) {
        let isStream = options.style == .prompt
        quietly(watch) { watch.subscription?.dispose() }
        watch.close()
        let wish = isStream ? ":watch \(watch.result) for 1m" : "--for 1m"
        talk("(\(TimeSpan.text(span)) shown, still running: \(wish))", .dim)
    }

    /// Ends a watch because somebody wanted it.
    func end(_ watch: Watch, mark: String) {
        guard let room else { return }
        quietly(watch) { atOneInstant { drive { world in world.run { watch.subscription?.dispose() } } } }
        watch.close()
        talk("\(mark) at \(clockText(Int64(room.world.now)))\(Dialogue.account(of: watch))", .note)
        if watch.events > 0 { sayLegend() }
    }

    /// ` ($R4 disposed, 3,412 events; :timeline $R4)`
    static func account(of watch: Watch) -> String {
        " (\(watch.result) disposed, \(counted(watch.events, "event")); :timeline \(watch.result))"
    }

    /// The note that follows says what the line would.
    private func quietly(_ watch: Watch, _ body: () -> Void) {
        mutedLane = watch.lane
        body()
        mutedLane = nil
    }

    // MARK: After the body

    /// What is still to be said, and, where the clock does not follow the wall, all that is still due.
    private func finish(_ entry: RunningEntry, _ room: Room, isTimed: Bool) {
        if !isTimed, pace == .instant || isReplaying { runOut(entry, room) } else { announce(entry, room) }
        if shown == entry.shownBefore, !entry.isSuppressed, options.style == .prompt { sayNothing(entry) }
    }

    /// At instant pace: until nothing is due, or the time is up.
    private func runOut(_ entry: RunningEntry, _ room: Room) {
        let start = room.world.now
        let cutAfter = watchLimit
        if entry.watches.contains(where: { $0.isLive && $0.alarm == nil }) {
            let outcome = drive(saysStop: false) { $0.runUntilIdle(limit: start + cutAfter) }
            if outcome.end == .interrupted { return stop(entry, room) }
            guard outcome.failure == nil else { return }
            if case .limit = outcome.end {
                for watch in entry.watches where watch.isLive && watch.alarm == nil { cut(watch, after: cutAfter) }
            }
        }
        let outcome = drive { $0.runUntilIdle(limit: start + runLimit) }
        if case .limit(let live) = outcome.end {
            let advice = options.style == .prompt ? "; :set run-for 1h" : "; --for 1h, --pace live"
            talk("(stopped after \(TimeSpan.text(runLimit)) of virtual time, \(live) live\(advice))", .dim)
            room.world.dropPending()
        }
        announce(entry, room)
    }

    /// Ctrl-C while the clock runs for a watch: the entry stays, what it watches has ended.
    private func stop(_ entry: RunningEntry, _ room: Room) {
        let live = entry.watches.filter(\.isLive)
        for watch in live {
            quietly(watch) { drive { world in world.run { watch.subscription?.dispose() } } }
            watch.close()
        }
        guard let watch = live.last else { return sayStopped("", room) }
        sayStopped(Dialogue.account(of: watch), room)
    }

    /// Watches that have nothing to show yet.
    private func announce(_ entry: RunningEntry, _ room: Room) {
        guard options.style == .prompt else { return }
        for watch in entry.watches where watch.isLive && watch.events == 0 {
            if room.world.nextDue != nil, watch.advice == nil {
                showSubscribed(watch, room)
            } else {
                let isNamed = watch.name != watch.result
                let what = isNamed ? "'\(watch.name)' as \(watch.result)" : watch.result
                talk("(watching \(what)\(watch.advice.map { ": " + $0 } ?? ""))", .dim)
            }
        }
    }

    private func sayNothing(_ entry: RunningEntry) {
        if Words.areImports(entry.text) { return }
        let live = entry.subscriptions.filter { Streams.isLive($0.value) }.map(\.name)
        if live.isEmpty {
            talk("(nothing printed)", .dim)
        } else {
            let count = live.count == 1 ? "1 subscription" : "\(live.count) subscriptions"
            talk("(nothing printed; \(count) live: \(live.joined(separator: ", ")))", .dim)
        }
    }
}
