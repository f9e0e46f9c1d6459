/// The order of the rows of one lane's stages: sources above results, and a row below the rows that its first signal
/// follows from.
///
/// The receiver of an operator stands above the arguments, unless its rows follow from an argument. An event of a source
/// may follow from its result, as in `retry(when:)`; the source stays above the result.
struct RowOrder {
    /// The stages that send to each stage, in the order of their rows.
    private var sendersByStage: [Int32: [Int32]]
    private let stages: [Stage]
    private let sharing: Sharing
    /// The rows that each row sends to, directly or through others.
    private var rowsSentTo: [Int32: Set<Int32>] = [:]

    /// The first signal of a row, and the stage that the row belongs to. The row of an inner lane belongs to the operator
    /// that subscribed to it.
    struct FirstSignal {
        var event: Event
        var stage: Int32
        var isInner = false
    }

    /// Two rows: the first signal of the second one follows from the first one.
    private struct CausedRows: Hashable {
        var cause: Int32
        var effect: Int32
    }

    /// - Parameters:
    ///   - signals: The first signal of each row; none for the order of the code.
    ///   - cause: Returns the event that caused an event.
    ///   - stage: Returns the stage that an event belongs to; nil for an event of another lane.
    init(
        _ stages: [Stage], _ sharing: Sharing, signals: () -> [FirstSignal] = { [] },
        cause: (Event) -> Event? = { _ in nil }, stage: (Event) -> Int32? = { _ in nil }
    ) {
        (self.stages, self.sharing) = (stages, sharing)
        sendersByStage = Dictionary(grouping: stages.indices.map { Int32($0) + 1 }) {
            stages[Int($0) - 1].receivingStage
        }
        guard sendersByStage.values.contains(where: { $0.count > 1 }) else { return }
        for row in Set(stages.indices.map { sharing.rowNumber(of: Int32($0) + 1) }) { rowsSentTo[row] = rowsBelow(row) }
        var links: [CausedRows: Int] = [:]
        for signal in signals() {
            let row = sharing.rowNumber(of: signal.stage)
            var event = signal.event
            while let before = cause(event) {
                event = before
                guard let other = stage(before).map(sharing.rowNumber) else { continue }
                // A result of the row stands below it, even if an event of the result comes first.
                if other == 0 || rowsSentTo[row]?.contains(other) ?? false || (other == row && signal.isInner) { break }
                if other == row || rowsSentTo[other]?.contains(row) ?? false { continue }
                let link = CausedRows(cause: other, effect: row)
                links[link] = min(links[link] ?? .max, signal.event.number)
            }
        }
        for (stage, sources) in sendersByStage where sources.count > 1 {
            sendersByStage[stage] = orderedSources(sources, of: stage, links)
        }
    }

    /// Returns the stages that send to a stage, in the order of their rows.
    func senders(of stage: Int32) -> [Int32] { sendersByStage[stage] ?? [] }

    private func rowsBelow(_ row: Int32) -> Set<Int32> {
        var found: Set<Int32> = []
        var next = sharing.stages(of: row)
        while let number = next.popLast() {
            let below = sharing.rowNumber(of: stages[Int(number) - 1].receivingStage)
            if below > 0, found.insert(below).inserted { next += sharing.stages(of: below) }
        }
        return found
    }

    private func orderedSources(_ sources: [Int32], of stage: Int32, _ links: [CausedRows: Int]) -> [Int32] {
        func isArgument(_ number: Int32) -> Bool { stages[Int(number) - 1].isArgumentSource }
        var rest = sources.filter { !isArgument($0) } + sources.filter(isArgument)
        // For each source, the others that its rows follow from, with the number of the first signal.
        var earlier: [Int32: [Int32: Int]] = [:]
        for (link, number) in links {
            let causes = branchRows(of: link.cause, at: stage)
            let effects = branchRows(of: link.effect, at: stage)
            guard causes.isDisjoint(with: effects) else { continue }
            for effect in effects {
                for cause in causes {
                    earlier[effect, default: [:]][cause] = min(number, earlier[effect]?[cause] ?? .max)
                }
            }
        }
        if earlier.isEmpty { return rest }
        /// Of two that follow from each other, the one with the earlier signal stands above.
        func isBelow(_ number: Int32, _ other: Int32) -> Bool {
            guard let own = earlier[number]?[other] else { return false }
            return own < earlier[other]?[number] ?? .max
        }
        var result: [Int32] = []
        while !rest.isEmpty {
            let free = rest.firstIndex { number in rest.allSatisfy { !isBelow(number, $0) } }
            result.append(rest.remove(at: free ?? 0))
        }
        return result
    }

    /// Returns the sources of a stage through which a row sends to it.
    private func branchRows(of row: Int32, at stage: Int32) -> Set<Int32> {
        var found: Set<Int32> = []
        for member in sharing.stages(of: row) {
            var number = member
            while number > 0, stages[Int(number) - 1].receivingStage != stage {
                number = stages[Int(number) - 1].receivingStage
            }
            if number > 0 { found.insert(number) }
        }
        return found
    }
}
