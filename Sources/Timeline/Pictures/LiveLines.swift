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
    private let start: Int64
    private static let mostLines = 8
    private static let mostStages = 14
    private static let mostInner = 4

    private(set) var lines: [Line] = []

    /// If no lanes are named, the rows are all lanes that are active or were active recently.
    init(_ recording: Recording, lanes named: [Lane]?, stages: Bool, start: Int64) {
        (self.recording, self.start) = (recording, start)
        let shown = named ?? recording.shownLanes.filter(isSeen)
        lines = stages ? shown.flatMap(chain) : shown.map { Line(label: $0.name, lane: $0) }
        lines = lines.suffix(stages ? LiveLines.mostStages : LiveLines.mostLines)
    }

    private func isSeen(_ lane: Lane) -> Bool { lane.isLive || lane.lastTime >= start && lane.count > 0 }

    /// Returns the rows of a lane's chain: sources come first, and the whole lane last.
    private func chain(of lane: Lane) -> [Line] {
        let sharing = Sharing(lane.stages)
        let children = recording.allLanes.filter { $0.parent == lane.id && isSeen($0) }
        func rows(above stage: Int32) -> [Line] {
            lane.stages.indices.filter { lane.stages[$0].below == stage }.flatMap { index -> [Line] in
                let number = Int32(index) + 1
                guard !sharing.isRepeated(number), let store = recording.lane(lane.stages[index].storeLane) else {
                    return []
                }
                let inner = children.filter { stageBelow($0.parentStage, lane) == number }.suffix(LiveLines.mostInner)
                return rows(above: number)
                    + inner.map { Line(label: recording.shortName(of: $0), lane: $0, indent: 2) }
                    + [Line(label: lane.stages[index].label, lane: store)]
            }
        }
        let all = rows(above: 0)
        // The row of the whole lane is left out if a single last stage shows the same events.
        return all.isEmpty || lane.isSubscription || lane.stages.count(where: { $0.below == 0 }) > 1
            ? all + [Line(label: lane.lastStage ?? lane.name, lane: lane)] : all
    }

    private func stageBelow(_ stage: Int32, _ lane: Lane) -> Int32 {
        lane.stages.indices.contains(Int(stage) - 1) ? lane.stages[Int(stage) - 1].below : 0
    }
}
