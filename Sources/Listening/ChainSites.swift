import Timeline

extension Recorder {
    /// The known parts of one lane's chain.
    final class ChainSites {
        /// The calls of its expression.
        var own: Set<Site> = []
        /// The last stage, which the subscribing call subscribes to.
        var last: Site?
        private var stages: [Site: [ChainStage]] = [:]
        /// The most subscriptions of one source with separate stages; further ones are added to the last.
        private static let mostCopies = 8

        /// Returns the stage of a subscription: the one that sends to the same place and has ended, as in `retry`.
        /// While that one is active, the source gets a second stage.
        func stage(at site: Site, below: Int32, isSubscribing: Bool) -> ChainStage? {
            let known = stages[site] ?? []
            let free = known.first { !$0.isLive && (!isSubscribing || $0.below == below) }
            return free ?? (known.count < ChainSites.mostCopies ? nil : known.last)
        }

        func twin(of site: Site) -> Int32 { stages[site]?.first?.number ?? 0 }

        var innerNames = InnerNames()

        func add(_ stage: ChainStage, at site: Site) { stages[site, default: []].append(stage) }

        func site(of number: Int32) -> Site? {
            stages.first { $0.value.contains { $0.number == number } }?.key
        }
    }

    /// One stage of a chain, with its current listener.
    final class ChainStage {
        let number: Int32
        let store: LaneID
        let below: Int32
        weak var listener: StageListener?

        init(_ number: Int32, _ store: LaneID, below: Int32) {
            (self.number, self.store, self.below) = (number, store, below)
        }

        var isLive: Bool { listener.map { !$0.isOver } ?? false }
    }
}
