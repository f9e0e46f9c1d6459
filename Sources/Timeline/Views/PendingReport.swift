import StyledText

/// Reports elements that a stage has received but not sent: the stage that dropped them, or the time until which a
/// stage keeps them.
public struct PendingReport {
    /// Sentences such as `.filter held back 1` and `.debounce waits until 00:03.200`. The stage nearest to the source
    /// comes first.
    public private(set) var sentences: [String] = []
    /// True if an element reached the end of a chain.
    public private(set) var hasReachedEnd = false

    /// - Parameters:
    /// - mark: only events with a larger number count.
    /// - due: returns the time of the first scheduled item that one of these events has caused; nil if there is none.
    public init(in recording: Recording, after mark: Int, due: (Set<Int>) -> Int64?) {
        let lanes = recording.allLanes.filter { $0.lastTime >= 0 }
        let events = recording.events(of: lanes.map(\.id), stages: true, after: mark)
        guard !events.isEmpty else { return }
        let causes = Set(events.map(\.cause))
        var kept: [SourceKey: (events: Set<Int>, label: String)] = [:]
        var order: [SourceKey] = []
        for event in events where event.kind == .next {
            guard let lane = recording.lane(event.lane) else { continue }
            if event.stageNumber == 0 {
                if lane.parent == nil { hasReachedEnd = true }
                continue
            }
            guard !causes.contains(event.number), lane.stages.indices.contains(Int(event.stageNumber) - 1) else {
                continue
            }
            let below = lane.stages[Int(event.stageNumber) - 1].receivingStage
            // An element that reaches the lane is visible there. A lane that is itself a stage of another has a row of
            // its own.
            guard below > 0 || lane.isSubscription else { continue }
            let label = below > 0 ? lane.stages[Int(below) - 1].label : lane.lastStage ?? lane.name
            let key = SourceKey(lane: event.lane, stage: below)
            if kept[key] == nil { order.append(key) }
            kept[key, default: ([], label)].events.insert(event.number)
        }
        for key in order.sorted(by: { ($0.lane.number, -$0.stage) < ($1.lane.number, -$1.stage) }) {
            guard let one = kept[key] else { continue }
            let name = one.label.first == "." ? one.label : String(one.label.prefix { $0 != "(" })
            if let time = due(one.events) {
                append("\(name) waits until \(clockText(time))")
            } else if PendingReport.combiningOperators.contains(String(name.drop { $0 == "." })) {
                append("\(name) waits for its other sources")
            } else {
                let count = one.events.count
                append("\(name) dropped \(groupedDigits(count)) \(count == 1 ? "element" : "elements")")
            }
        }
    }

    /// The operators that send nothing before each of their sources has sent an element.
    private static let combiningOperators: Set<String> = ["combineLatest", "zip", "withLatestFrom"]

    /// Adds a sentence unless an equal one was added for another chain.
    private mutating func append(_ sentence: String) {
        if !sentences.contains(sentence) { sentences.append(sentence) }
    }

    private struct SourceKey: Hashable {
        let lane: Lane.ID
        let stage: Int32
    }
}
