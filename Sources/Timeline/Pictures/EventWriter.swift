import StyledText

/// Writes rows as one line or sentence for each event, in order, for screen readers and narrow terminals.
struct EventWriter {
    private let events: [(track: Track, mark: Track.Mark)]
    private let tracks: [Track]
    private let remarks: [String]
    /// The time at the start of the diagram, which is time 0 of its axis.
    private let startTime: Int64

    init(_ tracks: [Track], _ remarks: [String], _ clock: Picture.TimeScale? = nil) {
        self.tracks = tracks
        self.remarks = remarks
        let all = tracks.flatMap { track in track.marks.map { (track, $0) } }
        events = all.enumerated().sorted {
            ($0.element.1.time, $0.element.1.number, $0.offset) < ($1.element.1.time, $1.element.1.number, $1.offset)
        }.map(\.element)
        startTime = clock?.begin ?? events.first?.mark.time ?? 0
    }

    /// The events in order. A teardown of several rows is one group.
    var eventGroups: [[(track: Track, mark: Track.Mark)]] {
        var groups: [[(track: Track, mark: Track.Mark)]] = []
        for event in events {
            if event.mark.kind == .disposed, let last = groups.last?.first?.mark, last.kind == .disposed,
                last.teardown > 0, last.teardown == event.mark.teardown, last.executor == event.mark.executor
            {
                groups[groups.count - 1].append(event)
            } else {
                groups.append([event])
            }
        }
        return groups
    }

    /// Returns a group of events as a sentence: `0.500 seconds, lane search: next "pa"`.
    func sentence(on group: [(track: Track, mark: Track.Mark)]) -> String {
        let (mark, names) = (group[0].mark, group.map { escapingControls($0.track.label) })
        let who = names.count == 1 ? "lane \(names[0])" : "lanes \(names.joined(separator: ", "))"
        var text = "\(secondsText(mark.time - startTime)) seconds, \(who): \(kindName(of: mark.kind))"
        if !mark.text.isEmpty { text += " " + escapingControls(mark.text) }
        if let executor = mark.executor { text += " on \(escapingControls(executor))" }
        return text
    }

    func sentences() -> [StyledText] {
        var lines = droppedEventNotes() + eventGroups.map { StyledText(sentence(on: $0)) }
        if events.isEmpty { lines += tracks.map { StyledText("lane \(escapingControls($0.label)): nothing happened") } }
        return lines + remarks.map { StyledText($0) }
    }

    /// Returns a line for each event: `00.500 │ search ● "pa"`.
    func lines(_ style: PictureStyle) -> [StyledText] {
        let lineStyle = LineStyle(isTerminal: true, width: style.width, isUnicode: style.isUnicode)
        var view = LineView(style: lineStyle)
        var lines = droppedEventNotes()
        view.align(tracks.filter { !$0.marks.isEmpty }.map(\.label))
        for (track, mark) in events {
            let (kind, lane) = (eventKind(of: mark.kind) ?? .next, Lane.ID(Int32(truncatingIfNeeded: track.laneID)))
            let event = Event(number: mark.number, time: mark.time, lane: lane, kind: kind, payload: .text(mark.text))
            let sign = mark.kind == .held ? EventSymbol.droppedSymbol : nil
            lines += view.lines(for: event, named: track.label, by: mark.executor, sign: sign)
        }
        if events.isEmpty {
            lines += tracks.map { StyledText("\(escapingControls($0.label)): nothing happened", .dim) }
        }
        return lines + remarks.flatMap { StyledText($0, .dim).wrapped(to: style.width, indent: 2) }
    }

    private func droppedEventNotes() -> [StyledText] {
        tracks.filter { $0.droppedEventCount > 0 }.map {
            let events =
                $0.droppedEventCount == 1 ? "1 earlier event" : groupedDigits($0.droppedEventCount) + " earlier events"
            return StyledText("\(events) of \(escapingControls($0.label)) were dropped", .dim)
        }
    }

    private func kindName(of kind: Track.Kind) -> String { eventKind(of: kind)?.word ?? "dropped" }

    private func eventKind(of kind: Track.Kind) -> Event.Kind? {
        switch kind {
        case .subscribed: return .subscribed
        case .next: return .next
        case .held: return nil
        case .error: return .error
        case .completed: return .completed
        case .disposed: return .disposed
        }
    }
}
