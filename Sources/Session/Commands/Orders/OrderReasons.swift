import Rill
import Runtime
import SessionCore
import Timeline

/// Describes in which decisions a run differs from the usual run.
struct OrderReasons {
    /// The usual run, with all subscriptions recorded; the next field is the run to explain.
    let usualRecording: Recording
    let otherRecording: Recording

    /// Returns a sentence for each of the first decisions that differ.
    func sentences(for decisions: [OrderPlan.Decision]) -> [String] {
        let made = decisions.filter { $0.taken > 0 }
        var lines: [String] = []
        for decision in made.prefix(3) {
            let line = "because " + sentence(decision)
            if !lines.contains(line) { lines.append(line) }
        }
        if made.count > 3 { lines.append("and \(made.count - 3) decisions more") }
        return lines
    }

    private func sentence(_ decision: OrderPlan.Decision) -> String {
        let time = clockText(Int64(decision.time))
        let taken = LaneOrigin(decision.causes.taken, otherRecording)
        let (executor, usual) = (Self.executorName(of: decision.executor), Self.executorName(of: decision.usual))
        switch decision.kind {
        case .delay:
            let span = DurationText.shortText(decision.delay)
            let source = Self.arrivalDescription(decision.executor)
            guard let inner = taken.innerLane else { return "\(source)\(taken.text) arrived \(span) later" }
            let first = "\(source.replacing("a reply", with: "the reply")) for \(inner.name)"
            guard let rival = fasterLane(of: inner.lane) else { return "\(first) arrived \(span) later" }
            return "\(first) came after the one for \(rival) (\(span) later)"
        case .chooseItem where decision.executor == decision.usual:
            return "at \(time) \(executor) ran a later block first\(taken.text)"
        case .chooseItem:
            return
                "at \(time) \(workDescription(decision.executor))\(taken.text) ran before \(workDescription(decision.usual))"
                + LaneOrigin(decision.causes.usual, otherRecording).text
        case .write:
            let place = decision.variable.map { " at line \($0.line) between reading and writing '\($0.name)'" } ?? ""
            return "at \(time) \(executor) was interrupted" + place
        case .handOver:
            return "at \(time) \(workDescription(decision.executor))\(taken.text) ran before the next line on \(usual)"
        }
    }

    // MARK: Executors

    private func workDescription(_ executor: String) -> String {
        executor == Self.taskExecutor ? "a task" : "work on \(Self.executorName(of: executor))"
    }

    private static let networkExecutor = "com.apple.NSURLSession"
    private static let taskExecutor = "com.apple.root.default-qos.cooperative"

    /// Returns a name for the item that arrived late: `a reply`, `work on the queue 'files'`.
    private static func arrivalDescription(_ executor: String) -> String {
        if executor.hasPrefix(networkExecutor) { return "a reply" }
        if executor.hasPrefix("the ") { return "news of \(executor)" }
        return "work on \(executorName(of: executor))"
    }

    private static func executorName(of executor: String) -> String {
        if executor == "main" { return "the main thread" }
        if executor == taskExecutor { return "a task" }
        if executor.isEmpty || executor.hasPrefix("com.apple.root.") { return "a background queue" }
        return executor.hasPrefix(networkExecutor) ? "the network's queue" : "the queue '\(executor)'"
    }

    // MARK: Lanes

    /// Returns another inner lane of the same operator that is earlier in the other run than in the usual run.
    private func fasterLane(of lane: Lane) -> String? {
        guard let parent = lane.parent else { return nil }
        func times(_ recording: Recording) -> [(name: String, time: Int64)] {
            let root = self.otherRecording.lane(parent)?.name
            return recording.allLanes.filter { $0.parent.flatMap { recording.lane($0)?.name } == root }
                .compactMap { lane in
                    recording.events(of: [lane.id]).first { $0.kind == .next }.map { (lane.name, $0.time) }
                }
        }
        let (before, after) = (times(usualRecording), times(otherRecording))
        guard let own = before.first(where: { $0.name == lane.name })?.time,
            let late = after.first(where: { $0.name == lane.name })?.time
        else { return nil }
        let rival = before.first { candidate in
            candidate.name != lane.name && candidate.time > own
                && after.contains { $0.name == candidate.name && $0.time < late }
        }
        return rival.map { Self.elementInName($0.name) }
    }

    /// Returns the element in the name of an inner lane: `'r'` for `query.flatMap…/r`.
    fileprivate static func elementInName(_ lane: String) -> String {
        "'" + (lane.lastIndex(of: "/").map { String(lane[lane.index(after: $0)...]) } ?? lane) + "'"
    }
}

/// The event or the call that has scheduled an item.
private struct LaneOrigin {
    /// The origin as text: ` (from line 7)`; empty if it is unknown.
    private(set) var text = ""
    /// The inner observable that scheduled the item, and the element that created it.
    private(set) var innerLane: (lane: Lane, name: String)?

    init(_ cause: Int, _ recording: Recording) {
        if cause > 0 {
            guard let event = recording.event(cause), let lane = recording.lane(event.lane) else { return }
            if lane.parent != nil, event.kind == .subscribed {
                innerLane = (lane, OrderReasons.elementInName(lane.name))
            }
            let value = event.text.map { " " + $0 } ?? " " + event.kind.word
            text = " (from \(lane.name)\(value))"
        } else if cause < 0, let line = Host.stages.site(-cause)?.position.line {
            text = " (from line \(line))"
        }
    }
}
