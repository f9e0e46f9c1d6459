import StyledText

/// One row of a diagram before its layout: the marks in their order.
public struct Track {
    public enum Kind: UInt8, Sendable {
        case subscribed, next
        /// An element that the stage received, but did not pass on.
        case held
        case error, completed, disposed

        var isValue: Bool { self == .next || self == .held }
        var isEnd: Bool { self == .error || self == .completed || self == .disposed }
    }

    public struct Mark {
        public var time: Int64
        /// The number of the mark's step, from 0. The marks of one step have the same source event.
        public var step: Int
        public var kind: Kind
        /// The value or error in the form that diagrams show.
        public var text: String
        /// The number of the event in its recording; 0 if the mark is not an event.
        public var number: Int
        /// The number of the source event, which determines the colour of the mark in all rows.
        public var origin: Int
        /// For a disposal, the number of the first disposal of the same teardown: disposals that follow each other at
        /// one time. 0 for other marks.
        public var teardown = 0
        /// The name of the executor that delivered the event; nil for the main one.
        public var executor: String?
        /// True if a comparison points at the mark, because it is the first that differs from the other row.
        public var isPointedAt = false

        public init(time: Int64, step: Int = 0, kind: Kind, text: String = "", number: Int = 0, origin: Int = 0) {
            self.time = time
            self.step = step
            self.kind = kind
            self.text = text
            self.number = number
            self.origin = origin
        }
    }

    public var label: String
    public var indent = 0
    /// The number of the row's lane, which determines the colour.
    public var laneID = 0
    /// The number of the lane whose chain contains this row.
    var chainNumber = -1
    /// The marks in their order. A track without a `subscribed` mark is active from the start.
    public var marks: [Mark]
    /// The number of events that the recording has dropped.
    public var droppedEventCount = 0
    /// True for a heading, which has no line.
    public var isHeading = false
    /// The executor that delivered all values of the row, if it is not the main one. The label then contains its name.
    var executor: String? {
        var found: String?
        for mark in marks where mark.kind == .next || mark.kind == .error || mark.kind == .completed {
            guard let executor = mark.executor, found == nil || found == executor else { return nil }
            found = executor
        }
        return found
    }

    /// Returns the track with each value on one line. Each value has the name of its executor, unless the label names
    /// it for the whole row.
    func withSingleLineValues(isUnicode: Bool) -> Track {
        let common = executor
        var shown = self
        for index in shown.marks.indices where shown.marks[index].kind == .next {
            let text = pictureText(shown.marks[index].text, isUnicode: isUnicode)
            let other = shown.marks[index].executor.flatMap { $0 == common ? nil : $0.split(separator: " ").last }
            shown.marks[index].text = text + (other.map { "@" + $0 } ?? "")
        }
        return shown
    }

    /// The text that follows the label, such as ` @queue work`; empty if there is none.
    var labelSuffix: String { executor.map { " @" + truncated(escapingControls($0), to: 16, ellipsis: "…") } ?? "" }

    public init(label: String, marks: [Mark], indent: Int = 0, laneID: Int = 0) {
        self.label = label
        self.marks = marks
        self.indent = indent
        self.laneID = laneID
    }
}

extension [Track] {
    /// The number of instants of the row that has the most, in which it has marks; of steps if time is not shown.
    func maxInstantsOfRow(_ clock: Picture.TimeScale?) -> Int {
        var times: Set<Int64> = []
        let isSteps =
            clock.map { !$0.isTimed } ?? !contains {
                $0.marks.contains { times.insert($0.time).inserted && times.count > 2 }
            }
        return reduce(0) { most, track in
            var (count, last) = (0, Int64.min)
            for mark in track.marks {
                let instant = isSteps ? Int64(mark.step) : mark.time
                if instant != last { (count, last) = (count + 1, instant) }
            }
            return Swift.max(most, count)
        }
    }

    /// The executors that delivered events, in the order of the diagrams; nil is the main one.
    var executors: [String?] {
        let marks = flatMap(\.marks).filter { $0.kind != .subscribed && $0.kind != .disposed }
        var found: [String?] = marks.contains { $0.executor == nil } ? [nil] : []
        for mark in marks.sorted(by: { $0.number < $1.number }) where !found.contains(mark.executor) {
            found.append(mark.executor)
        }
        return found
    }
}

extension [Track] {
    /// Returns the indices of the tracks that have a line in a row of the picture, and of the headings above these
    /// tracks.
    func visibleTracks(where hasLine: (Int) -> Bool) -> [Int] {
        indices.filter {
            self[$0].isHeading ? childTracks(of: $0).contains { !self[$0].isHeading && hasLine($0) } : hasLine($0)
        }
    }

    /// Returns the tracks below a heading: the tracks of inner observables, or those of a whole chain.
    private func childTracks(of heading: Int) -> Range<Int> {
        let start = heading + 1
        func isDeeper(_ index: Int, than other: Int) -> Bool {
            index < endIndex && self[index].indent > self[other].indent
        }
        let end =
            isDeeper(start, than: heading)
            ? self[start...].firstIndex { $0.indent <= self[heading].indent }
            : (start..<endIndex).first { self[$0].isHeading && !isDeeper($0 + 1, than: $0) }
        return start..<(end ?? endIndex)
    }
}
