import Assist
import Export
import SessionCore
import Timeline

/// The output of one run, and the recorded events of its lanes.
struct RunRecord {
    var recording = Recording()
    var printedLines: [PrintedLine] = []
}

/// Compares two runs: their lanes with equal names in pairs, and their printed lines.
struct RunComparison {
    struct Row {
        /// The name of the lane, in the first run that has the lane.
        var name: String
        /// The comparison of the two lanes; nil if only one run has the lane.
        var comparison: Comparison?
        /// The run (0 or 1) that alone has the lane; nil if both runs have it.
        var onlyIn: Int?
        var isPrinted = false

        var differs: Bool { onlyIn != nil || comparison?.difference != nil }
    }

    /// One row for each lane, in the order of their subscriptions, and a row for the printed lines if there are any.
    private(set) var rows: [Row] = []

    /// - Parameters:
    /// - names: the names of the runs in messages.
    /// - comparesTimes: true if equal events at different times count as different.
    /// - isSameProgram: true if both runs have the same text, so line numbers in lane names agree.
    init(
        _ earliestDifferingRow: RunRecord, _ second: RunRecord, names: (String, String) = ("A", "B"),
        comparesTimes: Bool,
        isSameProgram: Bool
    ) {
        let pairs = LanePairs(
            earliestDifferingRow.recording.comparedLanes, second.recording.comparedLanes, isSameProgram: isSameProgram)
        func compared(_ name: String, _ left: Track, _ right: Track, verb: String = "sends") -> Comparison {
            var (left, right) = (left, right)
            if !comparesTimes { (left, right) = (left.roundedToMilliseconds, right.roundedToMilliseconds) }
            (left.label, right.label) = ("\(names.0) \(name)", "\(names.1) \(name)")
            return Comparison(Picture(tracks: [left, right]), names: names, comparesTimes: comparesTimes, verb: verb)
        }
        for (left, right) in pairs.pairs {
            switch (left, right) {
            case (let left?, let right?):
                let tracks = (
                    Picture(of: earliestDifferingRow.recording, lanes: [left.id]).tracks[0],
                    Picture(of: second.recording, lanes: [right.id]).tracks[0]
                )
                rows.append(Row(name: right.name, comparison: compared(left.baseName, tracks.0, tracks.1)))
            case (let left?, nil): rows.append(Row(name: left.name, onlyIn: 0))
            case (nil, let right?): rows.append(Row(name: right.name, onlyIn: 1))
            case (nil, nil): break
            }
        }
        if !earliestDifferingRow.printedLines.isEmpty || !second.printedLines.isEmpty {
            let comparison = compared(
                "printed", Self.printedTrack(earliestDifferingRow.printedLines), Self.printedTrack(second.printedLines),
                verb: "prints")
            rows.append(Row(name: "printed", comparison: comparison, isPrinted: true))
        }
    }

    /// Each printed line is a step of its own, so that the order of the lines stays visible.
    private static func printedTrack(_ lines: [PrintedLine]) -> Track {
        var track = Track(printed: lines)
        for index in track.marks.indices { track.marks[index].step = index }
        return track
    }

    /// The row with the earliest difference.
    var earliestDifferingRow: Row? {
        let differing = rows.filter { $0.comparison?.difference != nil }
        return differing.min { ($0.comparison?.difference?.time ?? 0) < ($1.comparison?.difference?.time ?? 0) }
    }

}

extension Track {
    /// The track with times in whole milliseconds, because threads add a few nanoseconds to the times.
    fileprivate var roundedToMilliseconds: Track {
        var track = self
        for index in track.marks.indices { track.marks[index].time -= track.marks[index].time % 1_000_000 }
        return track
    }
}

extension Recording {
    /// The lanes to compare, which are the lanes that sent an event, with each subscription only once.
    fileprivate var comparedLanes: [Lane] { drawnLanes }
}

extension Lane {
    /// The name of the lane without its line number: `keys.debounce…` for `keys.debounce… (17)`.
    var baseName: String {
        guard name.hasSuffix(")"), let open = name.lastIndex(of: "(") else { return name }
        let inside = name[name.index(after: open)...].dropLast()
        guard !inside.isEmpty, inside.allSatisfy({ $0.isNumber || $0 == ":" }) else { return name }
        return name[..<open].trimmingSpaces
    }

    /// The variable that the chain begins with.
    fileprivate var rootName: String { String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
}

/// Pairs the lanes of two runs that belong to the same subscription: first by equal names, then by equal chains on
/// different lines, then by the variable at the start of the chain.
private struct LanePairs {
    private(set) var pairs: [(Lane?, Lane?)] = []

    init(_ first: [Lane], _ second: [Lane], isSameProgram: Bool) {
        var partners: [Lane?] = Array(repeating: nil, count: first.count)
        var free = second
        let keys: [(Lane) -> String] = isSameProgram ? [\.name] : [\.name, \.baseName, \.rootName]
        for key in keys {
            for index in first.indices where partners[index] == nil {
                guard let place = free.firstIndex(where: { key($0) == key(first[index]) }) else { continue }
                partners[index] = free.remove(at: place)
            }
        }
        pairs = zip(first, partners).map { ($0, $1) } + free.map { (nil, $0) }
    }
}
