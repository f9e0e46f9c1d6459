import Assist
import Export
import Listening
import SessionCore
import StyledText
import Timeline

/// Shows tasks in `:lanes`, `:marbles tasks` and `:timeline tasks`.
extension ReplSession {
    /// The maximum number of tasks in a diagram or list.
    private static let maxTaskRows = 20

    private var tasks: TaskRecorder? { program?.recorder.tasks }

    /// Returns a line for each running task, or the tree of all tasks.
    func taskRows(all: Bool) -> [StyledText] {
        guard let tasks else { return [] }
        let lanes = tasks.recording.allLanes
        if !all { return lanes.filter(\.isLive).suffix(Self.maxTaskRows).map { taskRow(of: $0, depth: 0, tasks) } }
        return lanesInTreeOrder(lanes).map { taskRow(of: $0.lane, depth: $0.depth, tasks) }
    }

    /// Returns tasks in the order of their tree, parents first. If there are many, returns only the last ones.
    private func lanesInTreeOrder(_ lanes: [Timeline.Lane]) -> [(lane: Timeline.Lane, depth: Int)] {
        let known = Set(lanes.map(\.id))
        let children = Dictionary(grouping: lanes) { $0.parent.flatMap { known.contains($0) ? $0 : nil } }
        var rows: [(lane: Timeline.Lane, depth: Int)] = []
        var next: [(lane: Timeline.Lane, depth: Int)] = (children[nil] ?? []).suffix(Self.maxTaskRows).reversed().map {
            ($0, 0)
        }
        while let (lane, depth) = next.popLast(), rows.count < 200 {
            rows.append((lane, depth))
            next += (children[lane.id] ?? []).suffix(Self.maxTaskRows).reversed().map { ($0, depth + 1) }
        }
        return rows
    }

    private func taskRow(of lane: Timeline.Lane, depth: Int, _ tasks: TaskRecorder) -> StyledText {
        let name = truncatedMiddle(escapingControls(lane.name), to: 16, ellipsis: ellipsisMark)
        var line = StyledText(String(repeating: "  ", count: depth))
        line.append(padded(name, to: 16), .lane(Int(lane.id.number)))
        line.append("  " + padded(stateText(of: lane, tasks), to: 9))
        let texts = tasks.recording.events(of: [lane.id]).compactMap(\.text)
        let waits = texts.count { $0 == "await" }
        let words = [
            countText(waits, "wait"), texts.contains("cancelled") && lane.isLive ? "cancelled" : nil,
            tasks.actor(of: lane.id), escapingControls(lane.sourceCode),
        ]
        for word in words.compactMap({ $0 }) where !word.isEmpty { line.append("  " + word, .dim) }
        return line.truncated(to: max(20, presentation.width), ellipsis: ellipsisMark)
    }

    private func stateText(of lane: Timeline.Lane, _ tasks: TaskRecorder) -> String {
        if lane.isLive { return tasks.isWaiting(lane.id) ? "waits" : "runs" }
        return lane.endKind?.word ?? "ended"
    }

    /// Returns the lanes of all tasks for `tasks`, or else those with these names; nil if a name is unknown.
    func tasks(named names: [String]) -> (Recording, [Timeline.Lane.ID])? {
        guard let recording = tasks?.recording, !recording.allLanes.isEmpty else { return nil }
        if names == ["tasks"] { return (recording, lanesInTreeOrder(recording.allLanes).map(\.lane.id)) }
        let known = names.map { name in recording.allLanes.filter { $0.name == name }.map(\.id) }
        return known.contains(where: \.isEmpty) ? nil : (recording, known.flatMap { $0 })
    }

    /// Shows the events of all tasks as lines.
    func showTaskTimeline() {
        guard let (recording, lanes) = tasks(named: ["tasks"]) else {
            return report("(no task was started)", .dim)
        }
        let style = presentation.lineStyle(showsSubscribed: true, wraps: true)
        LineView.lines(of: recording, lanes: lanes, in: .min ... .max, printed: [], style: style).forEach(printReply)
    }
}
