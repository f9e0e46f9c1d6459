import Library
import Rill
import StyledText
import Timeline
import Types

/// What goes on at the top level: watches, and subscriptions that entries have made themselves.
extension ReplSession {
    /// Live watches and subscriptions, the oldest first.
    var running: [Running] {
        guard let room else { return [] }
        room.subscriptions.removeAll { !$0.isLive }
        let watches = room.watches.filter(\.isLive).map { (number: $0.number, running: Running.watch($0)) }
        let own = room.subscriptions.map { (number: $0.subscription.number, running: Running.own($0)) }
        return (watches + own).sorted { $0.number < $1.number }.map(\.running)
    }

    /// After the body of an entry: remembers what it has subscribed to, apart from its watches.
    func keepSubscriptions(of entry: RunningEntry, _ number: Int, _ declared: [Symbol], _ room: SessionState) {
        let made = room.world.ongoing(since: entry.subscriptionMark).filter { one in
            !entry.watchMarks.contains { $0.contains(one.number - 1) }
        }
        guard !made.isEmpty else { return }
        let recording = room.recorder.recording
        let lanes = Dictionary(
            recording.allLanes.filter { $0.subscriptionNumber > 0 }.map { ($0.subscriptionNumber, $0) },
            uniquingKeysWith: { $1 })
        let names = entry.subscriptions.map(\.name) + variables(declared, room)
        for (index, subscription) in made.enumerated() {
            let lane = lanes[subscription.number]
            room.subscriptionCount += 1
            room.subscriptions.append(
                OwnSubscription(
                    entry: number, handle: "subscription \(room.subscriptionCount)",
                    lane: lane?.watch.flatMap { recording.lane($0) } ?? lane,
                    variable: names.count == made.count ? names[index] : nil, subscription))
        }
    }

    private func variables(_ declared: [Symbol], _ room: SessionState) -> [String] {
        declared.compactMap { $0 as? VariableSymbol }
            .filter { room.interpreter.value(of: $0).map { Streams.isLive($0.value) } ?? false }
            .map(\.name.text)
    }

    /// Ends a watch or subscription on request, and says so; without a mark where the press was told already.
    func end(_ running: Running, mark: String?) {
        switch running {
        case .watch(let watch): end(watch, mark: mark)
        case .own(let own): end(own, mark: mark)
        }
    }

    private func end(_ own: OwnSubscription, mark: String?) {
        guard let room else { return }
        mutedLane = own.lane?.id
        atOneInstant { drive { world in world.run { own.subscription.end() } } }
        mutedLane = nil
        let events = own.lane.map { ", \(counted($0.signals, "event")); :timeline \($0.name)" } ?? ""
        sayEnded("(\(own.name) disposed\(events))", mark, room)
    }

    func sayEnded(_ account: String, _ mark: String?, _ room: SessionState) {
        talk(mark.map { "\($0) at \(clockText(Int64(room.world.now))) \(account)" } ?? account, .note)
    }

    static func begun(_ own: OwnSubscription) -> String { "subscribed by entry \(own.entry)" }

    /// Ctrl-C on an empty line: a watch ends at once; of what an entry has subscribed to itself it is said first what runs.
    public func endNewestWatch(at now: UInt64, to sink: OutputSink, hasStopped: Bool) -> Bool {
        let running = running
        guard let newest = running.last else { return false }
        return talking(to: sink) {
            if case .own(let own) = newest, announcedEnd != own.handle {
                announcedEnd = own.handle
                announce(running, newest: own)
                return true
            }
            interrupt(newest, mark: hasStopped && wasStopped ? nil : ReplSession.interruptMark)
            return true
        }
    }

    /// Says what runs; of several the digits are chosen from.
    private func announce(_ running: [Running], newest: OwnSubscription) {
        choices = running.count > 1 ? running.suffix(9).map(\.handle) : []
        guard !choices.isEmpty else {
            return talk("(\(newest.name) runs: \(ReplSession.begun(newest)). Ctrl-C again ends it)", .dim)
        }
        let names = running.suffix(9).enumerated().map { index, one in
            if case .own(let own) = one { return "\(index + 1) \(own.name), \(ReplSession.begun(own))" }
            return "\(index + 1) \(one.name)"
        }
        talk(
            "(\(running.count) run: \(names.joined(separator: "; ")). Ctrl-C again ends \(newest.name), a digit the one that it "
                + "stands before)", .dim)
    }

    /// A digit behind the Ctrl-C that has said what runs: ends that one. False where nothing was asked.
    public func endWatch(chosen number: Int, at now: UInt64, to sink: OutputSink) -> Bool {
        guard choices.indices.contains(number - 1) else { return false }
        let handle = choices[number - 1]
        guard let one = running.first(where: { $0.handle == handle }) else { return false }
        return talking(to: sink) {
            interrupt(one, mark: ReplSession.interruptMark)
            return true
        }
    }

    private func interrupt(_ one: Running, mark: String?) {
        (announcedEnd, choices) = (nil, [])
        follow(stopping: true)
        end(one, mark: mark)
        note(command: ":watch off \(one.handle) ^C")
    }
}
