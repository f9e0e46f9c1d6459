import Assist
import Library
import Rill
import StyledText
import Timeline
import TypeModel

/// Lists active watches, and active subscriptions that the code of entries has made.
extension ReplSession {
    /// Active watches and subscriptions, oldest first.
    package var runningSubscriptions: [Running] {
        guard let program else { return [] }
        let watches = program.watches.filter(\.isLive).map {
            (number: $0.subscriptionNumber, running: Running.watch($0))
        }
        let own = subscriptions(since: 0).map { (number: $0.subscription.number, running: Running.own($0)) }
        return (watches + own).sorted { $0.number < $1.number }.map(\.running)
    }

    /// Returns the active subscriptions that code of the program made after subscription number `mark`, the oldest
    /// first.
    func subscriptions(since mark: Int) -> [ProgramSubscription] {
        noteSubscriptions()
        return program?.subscriptions.filter { $0.subscription.number > mark && !$0.isOwnedByLane } ?? []
    }

    /// Stores the subscriptions made since the last call. An entry passes the names of those that it keeps, and the
    /// number of the newest subscription before it. The names are read only if there are subscriptions, because the
    /// search for them casts all new values.
    func noteSubscriptions(names: @autoclosure () -> [String] = [], since mark: Int = 0) {
        guard let program else { return }
        program.subscriptions.removeAll { !$0.isLive }
        let made = program.world.ongoing(since: program.subscriptionMark)
            .filter { !program.watchNumbers.contains($0.number) }
        program.subscriptionMark = program.world.subscriptionMark
        program.watchNumbers = []
        guard !made.isEmpty else { return }
        let recording = program.recorder.recording
        let lanes = Dictionary(
            recording.allLanes.filter { $0.subscriptionNumber > 0 }.map { ($0.subscriptionNumber, $0) },
            uniquingKeysWith: { $1 })
        let ofEntry = made.filter { $0.number > mark && $0.lane == nil }
        let known = ofEntry.isEmpty ? [] : names()
        let named =
            known.count == ofEntry.count ? Dictionary(uniqueKeysWithValues: zip(ofEntry.map(\.number), known)) : [:]
        for subscription in made {
            let lane = lanes[subscription.number]
            // The place of a lane begins with the number of its entry: `3:1`.
            let entry =
                lane.flatMap { Int($0.position.prefix { $0 != ":" }) } ?? program.eventCountsBefore.last?.number ?? 0
            program.subscriptions.append(
                ProgramSubscription(
                    entry: entry, lane: lane?.labelledWatch.flatMap { recording.lane($0) } ?? lane,
                    outerLane: subscription.lane.flatMap { recording.lane(Timeline.Lane.ID($0)) },
                    variable: named[subscription.number], subscription))
        }
    }

    func variables(_ declared: [Symbol], _ program: LiveProgram) -> [String] {
        declared.compactMap { $0 as? VariableSymbol }
            .filter { program.interpreter.value(of: $0).map { Streams.isLive($0.value) } ?? false }
            .map(\.name.text)
    }

    /// Ends a watch or subscription because the user asked for it, and prints a note. The note has no mark if the key
    /// press was already reported.
    func endSubscription(_ running: Running, mark: String?) {
        switch running {
        case .watch(let watch): endWatch(watch, mark: mark)
        case .own(let own): endSubscription(own, mark: mark)
        }
    }

    private func endSubscription(_ own: ProgramSubscription, mark: String?) {
        guard let program else { return }
        laneWithoutEndLine = own.lane?.id
        withFrozenClock { runWorld { world in world.run { own.subscription.end() } } }
        laneWithoutEndLine = nil
        let events = own.lane.map { ", \(countText($0.signalCount, "event")); :timeline \($0.name)" } ?? ""
        reportEnded("(\(own.name) disposed\(events))", mark, program)
    }

    func reportEnded(_ account: String, _ mark: String?, _ program: LiveProgram) {
        report(mark.map { "\($0) at \(clockText(Int64(program.world.now))) \(account)" } ?? account, .note)
    }

    package static func entryText(_ own: ProgramSubscription) -> String { "entry \(own.entry)" }

    /// Handles Ctrl-C on an empty line. It ends a watch at once; before it ends a subscription of an entry, it lists
    /// the active ones.
    package func endNewestWatch(at now: UInt64, to sink: OutputSink, hasStopped: Bool) -> Bool {
        let running = runningSubscriptions
        return withOutput(to: sink) {
            if guide?.stopPlaying() == true { return true }
            guard let newest = running.last else { return false }
            if case .own(let own) = newest, endChoice?.newestName != own.uniqueName {
                announceEndChoice(running, newest: own)
                return true
            }
            interruptSubscription(newest, mark: hasStopped && wasStopped ? nil : ReplSession.interruptMark)
            return true
        }
    }

    private var endChoice: EndChoice? { if case .choosing(let choice) = mode { choice } else { nil } }

    /// Lists the active subscriptions. If there are several, each has a digit.
    private func announceEndChoice(_ running: [Running], newest: ProgramSubscription) {
        let handles = running.count > 1 ? running.suffix(9).map(\.uniqueName) : []
        enterMode(.asked(EndChoice(newestName: newest.uniqueName, choices: handles)))
        guard !handles.isEmpty else {
            return report(
                "Still running: \(newest.name) (\(ReplSession.entryText(newest))). Press Ctrl-C again to stop it.", .dim
            )
        }
        let shown = running.suffix(9)
        let newestChoice = shown.count
        let names = shown.enumerated().map { index, one in
            if case .own(let own) = one, own.lane == nil, own.variable == nil, own.outerLane == nil {
                return "\(index + 1) (\(ReplSession.entryText(own)))"
            }
            return "\(index + 1) \(one.name)"
        }
        report(
            "Still running: \(names.joined(separator: ", ")). Press Ctrl-C again to stop \(newestChoice), or a number to stop "
                + "that one.", .dim)
    }

    /// Handles a digit after a list of subscriptions: ends the one with this digit. Returns false if no list was shown.
    package func endWatch(chosen number: Int, at now: UInt64, to sink: OutputSink) -> Bool {
        guard let choice = endChoice, choice.choices.indices.contains(number - 1) else { return false }
        let handle = choice.choices[number - 1]
        guard let one = runningSubscriptions.first(where: { $0.uniqueName == handle }) else { return false }
        return withOutput(to: sink) {
            interruptSubscription(one, mark: ReplSession.interruptMark)
            return true
        }
    }

    private func interruptSubscription(_ one: Running, mark: String?) {
        enterMode(.ended)
        catchUpWithWall(stopping: true)
        endSubscription(one, mark: mark)
        recordControl(.stop(of: one.uniqueName, isInterrupt: true))
    }
}
