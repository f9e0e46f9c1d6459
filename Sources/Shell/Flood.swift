import StyledText

/// The timeline lines of a running entry. The first lines are displayed at once; if many arrive together, the middle is
/// omitted, as in a batch.
struct TimelineThrottle {
    private static let shownAtEachEnd = OutputBatch.maxLines / 2 - 1
    /// The nanoseconds between two outputs while more lines arrive.
    private static let outputInterval: UInt64 = 1_000_000_000
    /// The nanoseconds without lines after which lines are displayed one by one again.
    private static let quietInterval: UInt64 = 50_000_000

    /// The number of lines shown in this burst.
    private var shownCount = 0
    private var heldLines: [StyledText] = []
    private var droppedCount = 0
    private var burstStart: UInt64 = 0
    private var lastLineTime: UInt64 = 0

    /// Adds a line and returns the lines to display now.
    mutating func add(_ line: StyledText, at now: UInt64, unicode: Bool) -> [StyledText] {
        var lines: [StyledText] = []
        if shownCount == 0 || now - lastLineTime > TimelineThrottle.quietInterval {
            lines = end(unicode: unicode)
            burstStart = now
        }
        lastLineTime = now
        if shownCount < TimelineThrottle.shownAtEachEnd {
            shownCount += 1
            return lines + [line]
        }
        heldLines.append(line)
        // Lines that will not be shown are dropped.
        if heldLines.count > OutputBatch.maxLines * 4 {
            droppedCount += heldLines.count - OutputBatch.maxLines
            heldLines.removeFirst(heldLines.count - OutputBatch.maxLines)
        }
        guard now - burstStart > TimelineThrottle.outputInterval else { return lines }
        burstStart = now
        return lines + takeHeldLines(unicode: unicode)
    }

    /// Ends the burst of lines and returns the remaining ones.
    mutating func end(unicode: Bool) -> [StyledText] {
        defer { shownCount = 0 }
        return takeHeldLines(unicode: unicode)
    }

    private mutating func takeHeldLines(unicode: Bool) -> [StyledText] {
        defer { (heldLines, droppedCount) = ([], 0) }
        let count = heldLines.count + droppedCount
        if count <= OutputBatch.maxLines - TimelineThrottle.shownAtEachEnd { return heldLines }
        let mark = unicode ? ellipsis.unicode : ellipsis.ascii
        let left = groupedDigits(count - TimelineThrottle.shownAtEachEnd)
        return [StyledText("\(mark) \(left) events (:timeline shows all)\n", .dim)]
            + heldLines.suffix(TimelineThrottle.shownAtEachEnd)
    }
}
