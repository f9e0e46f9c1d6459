import StyledText

/// The diagram of the chain that one lane records: a row for each stage in the order of the code, with inner
/// observables below their operator.
///
/// An element that a stage received but did not pass on has a special mark.
struct ChainPicture {
    private let recording: Recording
    private let lane: Lane
    private let events: [Int: Event]
    /// The numbers of the events that caused an element or a subscription.
    private let causes: Set<Int>
    /// The events of each stage; stage 0 is the whole lane.
    private let eventsByStage: [Int32: [Event]]
    private let innerLanes: [Int32: [Lane]]
    private let sharing: Sharing
    private let rowOrder: RowOrder
    private let eventOrigins: EventOrigins
    /// The lanes of all chains in the diagram of which this chain is a part.
    private let shownLanes: Set<Lane.ID>
    /// The time at the start of that diagram; nil if it has only this lane.
    private let commonStartTime: Int64?
    private static let maxInnerLanes = 8

    init?(_ id: Lane.ID, _ recording: Recording, inside outer: Set<Lane.ID> = [], startTime: Int64? = nil) {
        guard let lane = recording.lane(id) else { return nil }
        (self.recording, self.lane, shownLanes, commonStartTime) = (recording, lane, outer.union([id]), startTime)
        let all = recording.events(of: recording.lanesWithInner(of: [id]), stages: true)
        let events = Dictionary(all.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
        self.events = events
        // The elements of a group or window go to its subscribers, which may be on other lanes.
        let carried = recording.allLanes.filter { $0.parent != id && !$0.sourceElements.isDisjoint(with: events.keys) }
        let elsewhere = recording.events(of: carried.map(\.id), stages: true)
        let isEffect: (Event) -> Bool = { $0.kind == .next || $0.kind == .error || $0.kind == .subscribed }
        causes = Set((all + elsewhere).lazy.filter(isEffect).map(\.cause))
        let byStage = Dictionary(grouping: all.filter { $0.lane == id }) { $0.stageNumber }
        let inner = Dictionary(grouping: recording.allLanes.filter { $0.parent == id }) { lane.operatorStage(of: $0) }
        let sharing = Sharing(lane.stages)
        (self.eventsByStage, self.innerLanes, self.sharing) = (byStage, inner, sharing)
        eventOrigins = EventOrigins(recording, lanes: [id])
        rowOrder = RowOrder(
            lane.stages, sharing,
            signals: {
                lane.stages.indices.compactMap { index in
                    sharing.sentEvents(at: Int32(index) + 1, byStage).first(where: \.isSignal)
                        .map { RowOrder.FirstSignal(event: $0, stage: Int32(index) + 1) }
                }
                    + inner.flatMap { stage, lanes in
                        lanes.suffix(ChainPicture.maxInnerLanes).compactMap { child in
                            recording.events(of: [child.id]).first(where: \.isSignal)
                                .map { RowOrder.FirstSignal(event: $0, stage: stage, isInner: true) }
                        }
                    }
            }, cause: { events[$0.cause] }, stage: { recording.stage(of: $0, in: lane) })
    }

    /// Returns the rows, and the sentences below them. Steps and colours are not set yet.
    func picture() -> Picture {
        var drawn: Set<Int32> = []
        var picture = Picture(tracks: rows(above: 0, &drawn))
        if let last = lane.lastStage, innerLanes[0] != nil {
            picture.tracks += [headingTrack(last)] + innerTracks(of: 0)
        }
        if picture.tracks.isEmpty || needsResultRow { picture.tracks.append(resultTrack) }
        // A diagram with steps has no time axis (see `Layout`).
        let isTimed = Set(picture.tracks.flatMap { $0.marks.lazy.map(\.time) }).count > 2
        picture.remarks = remarks(isTimed: isTimed)
        for index in picture.tracks.indices { picture.tracks[index].chainNumber = Int(lane.id.number) }
        return picture
    }

    // MARK: Rows

    /// Returns the rows of the stages that send to a stage, sources first. A shared part has one row, above all its
    /// subscribers.
    private func rows(above stage: Int32, _ drawn: inout Set<Int32>) -> [Track] {
        let feeders = rowOrder.senders(of: stage)
        if feeders.isEmpty { return sharedSourceRows(above: stage) }
        return feeders.flatMap { feeder -> [Track] in
            let number = sharing.rowNumber(of: feeder)
            if !drawn.insert(number).inserted { return [] }
            let sources = rows(above: number, &drawn)
            let label = lane.stages[Int(number) - 1].label
            // A source that has no name but has sources of its own is internal to the engine, as in a trait.
            if label == "source", !sources.isEmpty || isOfLibrary(number) { return sources }
            let below = innerTracks(of: number)
            guard !below.isEmpty else { return sources + [stageTrack(label, number)] }
            // The events of the last stage are the result of the chain, but the last stage may have dropped elements.
            let own = stageTrack("= " + label, number)
            let isLast = lane.stages[Int(number) - 1].receivingStage == 0
            let hasOwn = !isLast || (lane.isSubscription && own.marks.contains { $0.kind == .held })
            return sources + [headingTrack(label)] + below + (hasOwn ? [own] : [])
        }
    }

    /// Returns true for a source without a name that belongs to another source, such as a property of a control.
    private func isOfLibrary(_ stage: Int32) -> Bool {
        let below = lane.stages[Int(stage) - 1].receivingStage
        return below == 0
            ? recording.hotSiteNumbers.contains(lane.siteNumber)
            : lane.stages.indices.contains(Int(below) - 1) && lane.stages[Int(below) - 1].isHot
    }

    /// Returns the rows for the sources of a shared part if another subscription has started its connection.
    private func sharedSourceRows(above stage: Int32) -> [Track] {
        let site = lane.siteNumber(of: stage)
        guard site > 0, let last = eventsByStage[stage]?.last?.number else { return [] }
        if let connection = recording.allLanes.last(where: {
            $0.connectedSiteNumber == site && !shownLanes.contains($0.id)
        }) {
            return ChainPicture(connection.id, recording, inside: shownLanes)?.picture().tracks ?? []
        }
        let others = recording.stages(at: site).filter { place in
            guard !shownLanes.contains(place.lane), let other = recording.lane(place.lane) else { return false }
            return other.firstSubscription < last && other.stages.contains { $0.receivingStage == place.stage }
        }
        guard let found = others.last else { return [] }
        var drawn: Set<Int32> = []
        return ChainPicture(found.lane, recording, inside: shownLanes)?.rows(above: found.stage, &drawn) ?? []
    }

    private func headingTrack(_ label: String) -> Track {
        Track(heading: label, lane: lane.id)
    }

    private var needsResultRow: Bool {
        let feeders = rowOrder.senders(of: 0)
        if lane.isSubscription || feeders.count != 1 || innerLanes[feeders[0]] != nil || innerLanes[0] != nil {
            return true
        }
        // A stage that has no row may follow the last one and drop elements.
        return lane.droppedCount == 0 && elementCount(of: feeders[0]) != elementCount(of: 0)
    }

    private func elementCount(of stage: Int32) -> Int { (eventsByStage[stage] ?? []).count { $0.kind == .next } }

    private var resultTrack: Track {
        let isNamed = lane.stages.isEmpty || (lane.isSubscription && innerLanes[0] == nil)
        let name = isNamed ? lane.lastStage ?? lane.name : "result"
        var track = Track(
            label: name, marks: recording.resultMarks(of: eventsByStage[0] ?? []), laneID: Int(lane.id.number))
        if lane.isSubscription {
            track.marks = addingDropped(track.marks, by: 0)
        } else if let last = rowOrder.senders(of: 0).first, innerLanes[last] != nil {
            track.marks = addingDropped(track.marks, by: last)
        }
        track.droppedEventCount = lane.droppedCount
        return track
    }

    private func stageTrack(_ label: String, _ number: Int32) -> Track {
        let marks = addingDropped(recording.resultMarks(of: sharing.sentEvents(at: number, eventsByStage)), by: number)
        return Track(label: label, marks: marks, laneID: Int(lane.id.number))
    }

    private func addingDropped(_ marks: [Track.Mark], by stage: Int32) -> [Track.Mark] {
        let held = droppedElements(by: stage).map { Track.Mark(time: $0.time, kind: .held, number: $0.number) }
        return held.isEmpty ? marks : (marks + held).sorted { ($0.time, $0.number) < ($1.time, $1.number) }
    }

    /// Returns the elements that a stage received while it was active and that caused nothing afterwards: no output, no
    /// inner lane, and no element of an inner lane (as in groups and windows).
    private func droppedElements(by number: Int32) -> [Event] {
        // Operators that combine sources keep elements until the others have sent theirs.
        let feeders = rowOrder.senders(of: number)
        guard feeders.count == 1 else { return [] }
        let sent = (eventsByStage[number] ?? []).filter { $0.kind == .next }
        // A completion releases elements that wait: `debounce` sends its last one when its source completes. A stage
        // that only passes elements on never sends one that it did not receive.
        let received = (eventsByStage[feeders[0]] ?? []).filter { $0.kind == .next }
        let texts = Set(received.lazy.map { $0.text })
        let released = sent.allSatisfy { texts.contains($0.text) } ? Set(sent.compactMap(eventOrigins.source)) : []
        return received.filter { !causes.contains($0.number) && !released.contains($0.number) }
    }

    // MARK: Inner observables

    private func innerTracks(of stage: Int32) -> [Track] {
        guard let lanes = innerLanes[stage] else { return [] }
        var rows: [Track] = []
        if lanes.count > ChainPicture.maxInnerLanes {
            var more = Track(label: "… \(lanes.count - ChainPicture.maxInnerLanes) more", marks: [])
            (more.indent, more.isHeading) = (2, true)
            rows.append(more)
        }
        for child in lanes.suffix(ChainPicture.maxInnerLanes) {
            let marks = recording.resultMarks(of: recording.events(of: [child.id]))
            var track = Track(label: shortName(child), marks: marks, indent: 2, laneID: Int(child.id.number))
            track.droppedEventCount = child.droppedCount
            rows.append(track)
        }
        return rows
    }

    /// Returns the last part of a lane's name: `a` for `$R3/a`.
    private func shortName(_ child: Lane) -> String { recording.shortName(of: child) }

    /// Returns at most one sentence for each inner lane: why it ended early.
    private func remarks(isTimed: Bool) -> [String] {
        sharing.remarks()
            + innerLanes.keys.sorted().flatMap { stage -> [String] in
                let shown = (innerLanes[stage] ?? []).suffix(ChainPicture.maxInnerLanes)
                return shown.compactMap { remarkOnLane(on: $0, among: Array(shown), isTimed: isTimed) }
            }
    }

    private func remarkOnLane(on child: Lane, among all: [Lane], isTimed: Bool) -> String? {
        let own = recording.events(of: [child.id])
        guard let end = own.last, end.kind == .disposed || end.kind == .error else { return nil }
        let disposal =
            "\(shortName(child)) was disposed" + (isTimed ? " at \(secondsText(end.time - startTime)) s" : "")
        if end.kind == .error {
            // If the lane failed, the notes below the picture already contain the error.
            let all = eventsByStage[0]?.last.map { $0.kind == .error && isCaused($0, of: end) } ?? false
            return all ? "the error of \(shortName(child)) ended everything" : nil
        }
        // If the cause is unknown, a sentence would add nothing to the diagram.
        guard let cause = events[end.cause] else { return nil }
        // The element that ended this lane has opened another one.
        let next = all.first { other in
            other.id.number > child.id.number && recording.events(of: [other.id]).first?.cause == cause.number
        }
        if let next {
            // If an element is an observable, it is named after the lane that subscribes to it.
            let isNamed = cause.text == "<\(shortName(next))>"
            return disposal + ": \(sentence(for: cause))"
                + (isNamed ? "" : ", which opened \(shortName(next))")
        }
        return cause.kind == .subscribed ? nil : disposal + " because \(sentence(for: cause))"
    }

    /// Returns true if `cause` is one of the causes of an event.
    private func isCaused(_ event: Event, of cause: Event) -> Bool {
        var event = event
        while let before = events[event.cause] {
            if before.number == cause.number { return true }
            event = before
        }
        return false
    }

    /// Returns a sentence about an event, such as `keys sent "b"`.
    private func sentence(for event: Event) -> String {
        let who = truncatedMiddle(escapingControls(String(recording.label(of: event).drop { $0 == "." })), to: 24)
        switch event.kind {
        case .next: return "\(who) sent \(event.text ?? "")"
        case .error: return "\(who) failed"
        case .completed: return "\(who) completed"
        case .disposed: return "\(who) was disposed"
        case .subscribed: return "\(who) was subscribed"
        }
    }

    private var startTime: Int64 { commonStartTime ?? events.values.map(\.time).min() ?? 0 }
}

extension Track {
    /// Creates a row that has no line.
    fileprivate init(heading: String, lane: Lane.ID) {
        self.init(label: heading, marks: [], laneID: Int(lane.number))
        isHeading = true
    }
}

extension Picture {
    /// Returns the chain of a lane, stage by stage; nil if the lane was dropped.
    public static func chains(_ lane: Lane.ID, in recording: Recording) -> Picture? {
        var picture = ChainPicture(lane, recording)?.picture()
        picture?.countSteps(in: recording)
        return picture
    }

    /// Returns several chains as pictures of at most `mostRows` rows on one time axis. If a group of chains does not
    /// fit, each of its chains has a picture of its own.
    public static func chains(
        parts lanes: [Lane.ID], in recording: Recording, mostRows: Int, fits: (Picture) -> Bool = { _ in true }
    ) -> [(lanes: [Lane.ID], picture: Picture)] {
        var groups: [(lanes: [Lane.ID], rows: Int)] = []
        for id in lanes {
            let rows = (ChainPicture(id, recording)?.picture().tracks.count ?? 0) + 1
            if let last = groups.last, last.rows + rows <= mostRows {
                groups[groups.count - 1].lanes.append(id)
                groups[groups.count - 1].rows += rows
            } else {
                groups.append(([id], rows))
            }
        }
        let parts = groups.flatMap { group -> [(lanes: [Lane.ID], picture: Picture)] in
            let whole = chains(group.lanes, in: recording)
            if group.lanes.count == 1 || fits(whole) { return [(group.lanes, whole)] }
            return group.lanes.map { ([$0], chains([$0], in: recording)) }
        }
        var pictures = parts.map(\.picture)
        shareTimeAxis(&pictures)
        return zip(parts, pictures).map { ($0.lanes, $1) }
    }

    /// Returns the chains of several lanes, one below the other on one time axis. A shared part is drawn above the
    /// first chain that uses it.
    public static func chains(_ lanes: [Lane.ID], in recording: Recording) -> Picture {
        let begin = recording.events(of: recording.lanesWithInner(of: lanes), stages: true).map(\.time).min()
        let each = lanes.indices.compactMap {
            ChainPicture(lanes[$0], recording, inside: Set(lanes[..<$0]), startTime: begin)?.picture()
        }
        if each.count == 1 {
            var picture = each[0]
            picture.countSteps(in: recording)
            return picture
        }
        var picture = Picture(
            tracks: zip(lanes.compactMap { recording.lane($0) }, each).flatMap { lane, one -> [Track] in
                guard one.tracks.count == 1 else { return [Track(heading: lane.name, lane: lane.id)] + one.tracks }
                var row = one.tracks[0]
                row.label = lane.name
                return [row]
            })
        picture.remarks = each.flatMap(\.remarks)
        picture.countSteps(in: recording)
        return picture
    }
}
