import StyledText

/// A diagram of lanes: rows whose marks are placed in time, and functions that draw them.
public struct Picture {
    public var tracks: [Track]
    /// Sentences that are shown below the diagram.
    public var remarks: [String] = []
    /// The time axis that several diagrams of one run share; nil for a single diagram.
    var timeScale: TimeScale?

    /// The start and the kind of a shared time axis.
    struct TimeScale {
        var begin: Int64
        var isTimed: Bool
    }

    public init(tracks: [Track]) { self.tracks = tracks }

    /// Creates a diagram with one row for each lane; by default, for all lanes except inner ones.
    ///
    /// - Parameter after: only events with a larger number are drawn.
    public init(of recording: Recording, lanes: [Lane.ID]? = nil, after: Int = 0) {
        let chosen =
            lanes.map { $0.compactMap { recording.lane($0) } } ?? recording.drawnLanes
        let events = recording.events(of: chosen.map(\.id), after: after)
        let byLane = Dictionary(grouping: events) { $0.lane }
        tracks = chosen.map { lane in
            var track = Track(
                label: lane.name, marks: recording.resultMarks(of: byLane[lane.id] ?? []), laneID: Int(lane.id.number))
            (track.droppedEventCount, track.chainNumber) = (lane.droppedCount, Int(lane.id.number))
            return track
        }
        countSteps(in: recording)
    }

    /// Returns a diagram of lanes as text, for a lesson's `Draws` blocks and notes.
    ///
    /// - Parameters:
    /// - lanes: the lanes to draw; nil for all except inner lanes.
    /// - isPlain: true to return a sentence for each event instead of a diagram.
    public static func text(
        of recording: Recording, lanes: [Lane.ID]? = nil, width: Int = 80, isUnicode: Bool = true,
        isPlain: Bool = false
    ) -> String {
        let style = PictureStyle(width: width, isUnicode: isUnicode, isPlain: isPlain)
        return Picture(of: recording, lanes: lanes).lines(style).map { $0.plainText + "\n" }.joined()
    }

    /// Draws the diagram. In plain style, returns one sentence for each event; if the width is too small, one line for
    /// each event.
    public func lines(_ style: PictureStyle) -> [StyledText] {
        if style.isPlain { return EventWriter(tracks, remarks, timeScale).sentences() }
        if style.isTooNarrow { return EventWriter(tracks, remarks, timeScale).lines(style) }
        let least = Layout.minHeight(of: tracks, timeScale, width: style.width)
        if least > Layout.maxLines { return shortEventTable(instead: least, isAtLeast: true, style) }
        var sheet = Layout(tracks, timeScale, style: style).sheet()
        if sheet.height > Layout.maxLines { return shortEventTable(instead: sheet.height, style) }
        sheet.notes += remarks
        return TextWriter(sheet: sheet, style: style).lines()
    }

    /// Returns true if the picture is drawn as a diagram; false if it is so tall that a table replaces it.
    public func fits(_ style: PictureStyle) -> Bool {
        if style.isPlain || style.isTooNarrow { return true }
        return Layout.minHeight(of: tracks, timeScale, width: style.width) <= Layout.maxLines
            && Layout(tracks, timeScale, style: style).sheet().height <= Layout.maxLines
    }

    /// Gives the diagrams of one run the same time axis.
    public static func shareTimeAxis(_ pictures: inout [Picture]) {
        let times = Set(pictures.lazy.flatMap { $0.tracks.lazy.flatMap { $0.marks.lazy.map(\.time) } })
        guard pictures.count > 1, let begin = times.min() else { return }
        for index in pictures.indices { pictures[index].timeScale = TimeScale(begin: begin, isTimed: times.count > 2) }
    }

    /// An event that a diagram draws.
    public struct Step {
        public var number: Int
        /// Virtual nanoseconds since the session began.
        public var time: Int64
        public var sentence: String
        /// The label of the row with the event.
        public var label: String
    }

    /// Returns all events that are drawn, in order. A teardown of several rows is one moment.
    public func steps() -> [Step] {
        let writer = EventWriter(tracks, [], timeScale)
        return writer.eventGroups.map { group in
            Step(
                number: group[group.count - 1].mark.number, time: group[0].mark.time,
                sentence: writer.sentence(on: group), label: group[0].track.label)
        }
    }

    /// Sets the step and the colour of each mark. All effects of one event, in every row, are one step.
    mutating func countSteps(in recording: Recording) {
        var origins = EventOrigins(recording, lanes: Set(tracks.map(\.laneID)).sorted().map { Lane.ID(Int32($0)) })
        var all: [(number: Int, track: Int, mark: Int)] = []
        for (track, list) in tracks.enumerated() {
            for (mark, content) in list.marks.enumerated() { all.append((content.number, track, mark)) }
        }
        all.sort { ($0.number, $0.track) < ($1.number, $1.track) }
        var (step, root, time) = (-1, -1, Int64.min)
        var isTearingDown = false
        // A mark is never placed to the left of an earlier mark in its row.
        var latest = [Int](repeating: 0, count: tracks.count)
        for place in all {
            let mark = tracks[place.track].marks[place.mark]
            let own = origins.rootCause(of: mark.number)
            // Disposals in the same instant are one step, even if their causes differ. Later disposals are another
            // step.
            let isSame = own == root || (isTearingDown && mark.kind == .disposed)
            let isNew = !isSame || mark.time != time
            isTearingDown = mark.kind == .disposed
            if isNew, mark.kind != .subscribed { (step, root, time) = (step + 1, own, mark.time) }
            latest[place.track] = max(latest[place.track], isNew && mark.kind == .subscribed ? step + 1 : max(step, 0))
            tracks[place.track].marks[place.mark].step = latest[place.track]
            tracks[place.track].marks[place.mark].origin = origins.origin(of: mark.number)
            if mark.kind == .disposed {
                tracks[place.track].marks[place.mark].teardown = origins.teardown(of: mark.number)
            }
        }
    }
}

extension Recording {
    func resultMarks(of events: [Event]) -> [Track.Mark] {
        events.map { event in
            let kind: Track.Kind
            switch event.kind {
            case .subscribed: kind = .subscribed
            case .next: kind = .next
            case .error: kind = .error
            case .completed: kind = .completed
            case .disposed: kind = .disposed
            }
            var mark = Track.Mark(time: event.time, kind: kind, text: event.text ?? "", number: event.number)
            mark.executor = executor(of: event)
            return mark
        }
    }
}
