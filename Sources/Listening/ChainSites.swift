import Timeline

extension Recorder {
    /// The recorded calls and stages of the chain of one lane.
    final class ChainSites {
        /// The calls of the lane's expression.
        var own: Set<CallSite> = []
        /// The last stage of the chain, to which the subscribing call subscribes.
        var last: CallSite?
        private var stages: [CallSite: [ChainStage]] = [:]
        /// The maximum number of subscriptions of one source that have separate stages; further subscriptions are added
        /// to the last stage.
        private static let mostCopies = 8

        /// Returns the stage of a subscription. A stage that sends to the same place and has ended is used again, as in
        /// `retry`. While such a stage is active, the source gets a second stage.
        func stage(at site: CallSite, below: Int32, isSubscribing: Bool) -> ChainStage? {
            let known = stages[site] ?? []
            let free = known.first { !$0.isLive && (!isSubscribing || $0.below == below) }
            return free ?? (known.count < ChainSites.mostCopies ? nil : known.last)
        }

        func twin(of site: CallSite) -> Int32 { stages[site]?.first?.number ?? 0 }

        var innerNames = InnerNames()

        func add(_ stage: ChainStage, at site: CallSite) { stages[site, default: []].append(stage) }

        func site(of number: Int32) -> CallSite? {
            stages.first { $0.value.contains { $0.number == number } }?.key
        }
    }

    /// A stage of a chain, with its current listener.
    final class ChainStage {
        let number: Int32
        let store: LaneID
        let below: Int32
        weak var listener: StageListener?

        init(_ number: Int32, _ store: LaneID, below: Int32) {
            (self.number, self.store, self.below) = (number, store, below)
        }

        var isLive: Bool { listener.map { !$0.hasEnded } ?? false }
    }
}
