import Assist
import Export
import Language
import Rill
import Runtime
import SessionCore
import StyledText
import Timeline

/// Formats the result of a search for orders.
struct OrderReport {
    private let search: OrderSearch
    private let jitter: ClosedRange<Int>
    /// The beginning of the command that repeats an order, before its flags: `rill run a.swift`.
    private let command: String
    /// The end of the command that repeats an order, after its flags; empty if there is none.
    private let argument: String
    private let presentation: Presentation
    private let comparesTimes: Bool

    init(
        _ search: OrderSearch, jitter: ClosedRange<Int>, command: String, argument: String = "",
        presentation: Presentation, comparesTimes: Bool = false
    ) {
        self.argument = argument
        self.comparesTimes = comparesTimes
        self.search = search
        self.jitter = jitter
        self.command = command
        self.presentation = presentation
    }

    /// - Parameter record: runs an order again and records every subscription.
    func lines(_ record: (OrderPlan.Source) -> RunRecord) -> [StyledText] {
        let groups = search.groups
        var lines = [StyledText(summary)]
        guard groups.count > 1, let usual = groups.first else { return lines + notes }
        if search.comparedOrder == nil { lines += groupLines }
        let other = groups[1]
        let records = (usual: record(usual.order), other: record(other.order))
        lines.append("")
        lines += difference(usual, other)
        lines += comparisonPicture(records)
        let reasons = OrderReasons(usualRecording: records.usual.recording, otherRecording: records.other.recording)
        lines += reasons.sentences(for: other.decisions).map { StyledText("  " + $0) }
        if search.comparedOrder == nil { lines.append(StyledText("  repeat it: " + repeatCommand(of: other.order))) }
        return lines + notes
    }

    /// A line for each outcome, such as `A  150 orders, the usual order`.
    private var groupLines: [StyledText] {
        let groups = search.groups
        var lines: [StyledText] = []
        for (letter, group) in zip(Self.outcomeLetters, groups) {
            let order = group.order == .deviations([]) ? "the usual order" : "first in order \(group.order.name)"
            lines.append(StyledText("  \(letter)  \(orderCountText(group.count)), \(order)"))
        }
        if groups.count > Self.outcomeLetters.count {
            lines.append(StyledText("  … \(groups.count - Self.outcomeLetters.count) more outcomes"))
        }
        return lines
    }

    /// Returns the command that repeats an order: `rill run a.swift --order 12b`.
    private func repeatCommand(of order: OrderPlan.Source) -> String {
        let start = jitter.lowerBound == 0 ? "0" : DurationText.exactText(jitter.lowerBound)
        let range = "\(start)...\(DurationText.exactText(jitter.upperBound))"
        let flags = jitter == Self.usualJitter ? "" : " --jitter \(range)"
        return "\(command) --order \(order.name)\(flags)\(argument.isEmpty ? "" : " " + argument)"
    }

    static let usualJitter = 0...300_000_000
    private static let outcomeLetters = "ABCDEFGHIJ".map(String.init)

    private func orderCountText(_ count: Int) -> String { count == 1 ? "1 order" : "\(count) orders" }

    private var summary: String {
        if let order = search.comparedOrder {
            let outcome = search.groups.count == 1 ? "the same outcome as" : "another outcome than"
            return "order \(order.name) has \(outcome) the usual order"
        }
        let outcomes = search.groups.count == 1 ? "1 outcome" : "\(search.groups.count) outcomes"
        if search.runCount == 1 { return "1 outcome: the program has only one possible order" }
        return "\(outcomes) in \(orderCountText(search.runCount))"
    }

    private var notes: [StyledText] {
        let range = (jitter.lowerBound > 0 ? DurationText.shortText(jitter.lowerBound) + " to " : "up to ")
        let delay = "work from outside arrived \(range)\(DurationText.shortText(jitter.upperBound)) later (--jitter)"
        let part =
            search.hasTriedEachDecision
            ? "each single change of the usual order was tried"
            : "stopped early: some single changes of the usual order were not tried"
        return search.runCount == 1 || search.comparedOrder != nil ? [] : [StyledText("  (\(part); \(delay))", .dim)]
    }

    // MARK: The first difference

    private func difference(_ usual: OrderSearch.Group, _ other: OrderSearch.Group) -> [StyledText] {
        var lines: [StyledText] = []
        let (left, right) = (usual.outcome, other.outcome)
        if let pair = Self.firstDifference(left.output.lines, right.output.lines) {
            lines.append(StyledText("  first difference in what is printed, line \(pair.index + 1):"))
            lines.append(StyledText("    A  \(Self.outcomeText(pair.left))"))
            lines.append(StyledText("    B  \(Self.outcomeText(pair.right))"))
        }
        for lane in left.lanes {
            guard let same = right.lanes.first(where: { $0.name == lane.name }),
                let pair = Self.firstDifference(lane.events, same.events)
            else { continue }
            lines.append(StyledText("  first difference on '\(lane.name)', event \(pair.index + 1):"))
            lines.append(StyledText("    A  \(Self.outcomeText(pair.left))"))
            lines.append(StyledText("    B  \(Self.outcomeText(pair.right))"))
            break
        }
        if lines.isEmpty {
            lines.append(StyledText("  they end differently:"))
            lines.append(StyledText("    A  \(Self.endText(left))"))
            lines.append(StyledText("    B  \(Self.endText(right))"))
        }
        return lines
    }

    private static func outcomeText(_ text: String?) -> String { text.flatMap { $0.isEmpty ? nil : $0 } ?? "(nothing)" }

    private static func endText(_ outcome: OrderSearch.Outcome) -> String {
        outcome.end.isEmpty ? "ends normally" : outcome.end.lines.first ?? outcome.end
    }

    private static func firstDifference(
        _ left: [String], _ right: [String]
    ) -> (index: Int, left: String?, right: String?)? {
        let index = (0..<max(left.count, right.count)).first { index in
            index >= left.count || index >= right.count || left[index] != right[index]
        }
        return index.map {
            ($0, left.indices.contains($0) ? left[$0] : nil, right.indices.contains($0) ? right[$0] : nil)
        }
    }

    /// Draws the first lane, or the printed lines, in which the two runs differ.
    private func comparisonPicture(_ records: (usual: RunRecord, other: RunRecord)) -> [StyledText] {
        let comparison = RunComparison(
            records.usual, records.other, comparesTimes: comparesTimes, isSameProgram: true)
        guard let picture = comparison.earliestDifferingRow?.comparison?.aroundDifference() else { return [] }
        let style = PictureStyle(
            width: presentation.width, isUnicode: presentation.isUnicode, isPlain: presentation.isPlain)
        return [""] + picture.lines(style) + [""]
    }
}

extension String {
    fileprivate var lines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
