/// The rows of a live diagram: lanes, or the stages of their chains with active inner observables.
///
/// If there are too many rows, the first ones are left out, because the last ones are nearest to the prompt.
struct LiveLines {
    struct Line {
        var label: String
        /// The lane, or the lane that stores the events of a stage.
        var lane: Lane
        var indent = 0
    }

    private let recording: Recording
    /// The time at the start of the diagram.
    private let startTime: Int64
    private static let maxLines = 8
    private static let maxStages = 14
    private static let maxInnerLanes = 4

    private(set) var lines: [Line] = []

    /// If no lanes are named, the rows are all lanes that are active or were active recently.
    init(_ recording: Recording, lanes named: [Lane]?, stages: Bool, startTime: Int64) {
        (self.recording, self.startTime) = (recording, startTime)
        let shown = named ?? recording.shownLanes.filter(isVisible)
        lines = stages ? shown.flatMap(chainLines) : shown.map { Line(label: $0.name, lane: $0) }
        lines = lines.suffix(stages ? LiveLines.maxStages : LiveLines.maxLines)
    }

    private func isVisible(_ lane: Lane) -> Bool { lane.isLive || lane.lastTime >= startTime && lane.eventCount > 0 }

    /// Returns the rows of a lane's chain: sources come first, and the whole lane last.
    private func chainLines(of lane: Lane) -> [Line] {
        let sharing = Sharing(lane.stages)
        // The order of the code: rows that follow from events would change places.
        let order = RowOrder(lane.stages, sharing)
        let children = recording.allLanes.filter { $0.parent == lane.id && isVisible($0) }
        var drawn: Set<Int32> = []
        func rows(above stage: Int32) -> [Line] {
            order.senders(of: stage).flatMap { source -> [Line] in
                let number = sharing.rowNumber(of: source)
                let part = lane.stages[Int(number) - 1]
                guard drawn.insert(number).inserted, let store = recording.lane(part.storeLane) else { return [] }
                let inner = children.filter { lane.operatorStage(of: $0) == number }.suffix(LiveLines.maxInnerLanes)
                return rows(above: number)
                    + inner.map { Line(label: recording.shortName(of: $0), lane: $0, indent: 2) }
                    + [Line(label: part.label, lane: store)]
            }
        }
        let all = rows(above: 0)
        // The row of the whole lane is left out if a single last stage shows the same events.
        return all.isEmpty || lane.isSubscription || lane.stages.count(where: { $0.receivingStage == 0 }) > 1
            ? all + [Line(label: lane.lastStage ?? lane.name, lane: lane)] : all
    }
}
