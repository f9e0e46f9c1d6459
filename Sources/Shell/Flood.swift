import StyledText

/// The timeline lines of a running entry. The first lines are displayed at once; if many arrive together, the middle is
/// omitted, as in a batch.
struct TimelineThrottle {
    private static let shownAtEachEnd = Batch.limit / 2 - 1
    /// The nanoseconds between two outputs while more lines arrive.
    private static let outputInterval: UInt64 = 1_000_000_000
    /// The nanoseconds without lines after which lines are displayed one by one again.
    private static let quietInterval: UInt64 = 50_000_000

    /// The number of lines shown in this burst.
    private var shown = 0
    private var held: [StyledText] = []
    private var dropped = 0
    private var begun: UInt64 = 0
    private var latest: UInt64 = 0

    /// Adds a line and returns the lines to display now.
    mutating func add(_ line: StyledText, at now: UInt64, unicode: Bool) -> [StyledText] {
        var lines: [StyledText] = []
        if shown == 0 || now - latest > TimelineThrottle.quietInterval {
            lines = end(unicode: unicode)
            begun = now
        }
        latest = now
        if shown < TimelineThrottle.shownAtEachEnd {
            shown += 1
            return lines + [line]
        }
        held.append(line)
        // Lines that will not be shown are dropped.
        if held.count > Batch.limit * 4 {
            dropped += held.count - Batch.limit
            held.removeFirst(held.count - Batch.limit)
        }
        guard now - begun > TimelineThrottle.outputInterval else { return lines }
        begun = now
        return lines + takeHeldLines(unicode: unicode)
    }

    /// Ends the burst of lines and returns the remaining ones.
    mutating func end(unicode: Bool) -> [StyledText] {
        defer { shown = 0 }
        return takeHeldLines(unicode: unicode)
    }

    private mutating func takeHeldLines(unicode: Bool) -> [StyledText] {
        defer { (held, dropped) = ([], 0) }
        let count = held.count + dropped
        if count <= Batch.limit - TimelineThrottle.shownAtEachEnd { return held }
        let mark = unicode ? ellipsis.unicode : ellipsis.ascii
        let left = grouped(count - TimelineThrottle.shownAtEachEnd)
        return [StyledText("\(mark) \(left) events (:timeline shows all)\n", .dim)]
            + held.suffix(TimelineThrottle.shownAtEachEnd)
    }
}
