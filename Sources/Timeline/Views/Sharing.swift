/// Finds the stages of a chain that are one shared source, and stages that are further subscriptions to the same
/// source.
///
/// It determines the events of a shared row, the stages that have no row, and a sentence for each of them.
struct Sharing {
    private let stages: [Stage]
    /// For each source with several subscriptions, these subscriptions, by the first of them.
    private let repeatedSources: [Int32: [Int32]]
    /// For each first subscription, the subscriptions that share its connection.
    private var sharingSubscriptions: [Int32: [Int32]] = [:]

    init(_ stages: [Stage]) {
        self.stages = stages
        let later = stages.indices.filter { stages[$0].firstTwin > 0 }.map { Int32($0) + 1 }
        repeatedSources = Dictionary(grouping: later) { stages[Int($0) - 1].firstTwin }
        let withInput = Set(stages.map(\.receivingStage))
        for (first, others) in repeatedSources {
            // A source that is not shared would have subscribed to its own sources again.
            let isShared = stages[Int(first) - 1].isHot || withInput.contains(first)
            let own = others.filter { isShared && !withInput.contains($0) }
            if !own.isEmpty { sharingSubscriptions[first] = own }
        }
    }

    /// Returns the stage whose row draws a stage: the first subscription of a shared source, else the stage itself.
    func rowNumber(of number: Int32) -> Int32 {
        guard number > 0 else { return 0 }
        let first = stages[Int(number) - 1].firstTwin
        return sharingSubscriptions[first]?.contains(number) ?? false ? first : number
    }

    /// Returns the stages that a row draws.
    func stages(of row: Int32) -> [Int32] { [row] + (sharingSubscriptions[row] ?? []) }

    /// Returns the events that one stage sent; an event with several receivers counts once.
    func sentEvents(at number: Int32, _ byStage: [Int32: [Event]]) -> [Event] {
        guard let others = sharingSubscriptions[number] else { return byStage[number] ?? [] }
        let all = ([number] + others).flatMap { byStage[$0] ?? [] }.sorted { $0.number < $1.number }
        var result: [Event] = []
        var counts: [Int32: [String: Int]] = [:]
        var shown: [String: Int] = [:]
        var ends: [Int32: Event] = [:]
        for event in all {
            switch event.kind {
            case .subscribed:
                if result.isEmpty { result.append(event) }
                ends[event.stageNumber] = nil
            case .next:
                let key = "\(event.time) \(event.text ?? "")"
                counts[event.stageNumber, default: [:]][key, default: 0] += 1
                guard counts[event.stageNumber]![key]! > shown[key, default: 0] else { continue }
                shown[key, default: 0] += 1
                result.append(event)
            case .error, .completed, .disposed: ends[event.stageNumber] = event
            }
        }
        // A shared source has ended when it has ended for every subscriber.
        let last = ends.values.max { $0.number < $1.number }
        if let last, ends.count == others.count + 1 { result.append(last) }
        return result
    }

    /// Returns sentences such as `.share is shared by 2: .map and .filter`.
    func remarks() -> [String] {
        repeatedSources.keys.sorted().flatMap { first -> [String] in
            let shared = sharingSubscriptions[first] ?? []
            let separate = [first] + (repeatedSources[first] ?? []).filter { !shared.contains($0) }
            let label = stages[Int(first) - 1].label
            var lines: [String] = []
            if !shared.isEmpty {
                lines.append("\(label) is shared by \(shared.count + 1)" + stageNames([first] + shared))
            }
            // Of a chain that is subscribed to repeatedly, only the last stage is reported.
            let isInside = separate.allSatisfy { repeatedReceiver($0) != nil }
            if separate.count > 1, !isInside {
                lines.append("\(label) runs \(separate.count) times, once per subscription" + stageNames(separate))
            }
            return lines
        }
    }

    /// Returns the source with several subscriptions to which a stage sends; nil if there is none.
    private func repeatedReceiver(_ number: Int32) -> Int32? {
        let below = stages[Int(number) - 1].receivingStage
        guard below > 0 else { return nil }
        let first = stages[Int(below) - 1].firstTwin > 0 ? stages[Int(below) - 1].firstTwin : below
        return repeatedSources[first] == nil ? nil : first
    }

    /// Returns the names of the receivers of these subscriptions: `: .map and .filter`.
    private func stageNames(_ numbers: [Int32]) -> String {
        let names = numbers.map { number -> String in
            let below = stages[Int(number) - 1].receivingStage
            return below > 0 ? stages[Int(below) - 1].label : ""
        }
        guard Set(names).count > 1, !names.contains("") else { return "" }
        return ": " + names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    }
}
