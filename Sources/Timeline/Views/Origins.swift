/// Finds two origins for each event: the event that determines its step, and the event that created its value.
///
/// The two may differ: often a timer, another source or a subscription releases an event, while its value comes from an
/// element that has waited.
struct EventOrigins {
    private let recording: Recording
    private let events: [Int: Event]
    /// For each stage, the numbers of the elements that it received, by their text, in order.
    private var receivedElements: [StagePosition: [String: [Int]]] = [:]
    /// The same of all stages of one call of the program, because a shared part serves several subscriptions.
    private var receivedElementsBySite: [Int: [String: [Int]]] = [:]
    /// The first subscription of each stage.
    private var firstSubscriptions: [StagePosition: Int] = [:]
    private var originCache: [Int: Int] = [:]
    private var causeCache: [Int: Int] = [:]
    private var teardownCache: [Int: Int] = [:]
    /// For each event of a hot source, the first event of the same send: every subscription records an event of its
    /// own.
    private var firstEventOfSend: [Int: Int] = [:]

    /// A stage of a lane; stage 0 is the whole lane.
    private struct StagePosition: Hashable {
        var lane: Lane.ID
        var stage: Int32
    }

    /// Reads the events of a recording.
    ///
    /// - Parameter lanes: the lanes to read, with their stages, inner lanes and the lanes of their causes; nil for all.
    init(_ recording: Recording, lanes: [Lane.ID]? = nil) {
        self.recording = recording
        let family = lanes.map { recording.lanesWithInnerAndCauses(of: $0) } ?? recording.allLanes.map(\.id)
        let all = recording.events(of: family, stages: true)
        events = Dictionary(all.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
        for event in all where event.kind == .subscribed {
            let place = StagePosition(lane: event.lane, stage: event.stageNumber)
            if firstSubscriptions[place] == nil { firstSubscriptions[place] = event.number }
        }
        for event in all where event.kind == .next {
            guard let lane = recording.lane(event.lane), let receiver = receiver(of: event, lane) else { continue }
            let text = event.text ?? ""
            receivedElements[receiver, default: [:]][text, default: []].append(event.number)
            let site = recording.lane(receiver.lane)?.siteNumber(of: receiver.stage) ?? 0
            if site > 0 { receivedElementsBySite[site, default: [:]][text, default: []].append(event.number) }
        }
        if !recording.hotSiteNumbers.isEmpty { findSends(all) }
    }

    /// Finds the events of each send. Events of one hot source without a cause belong to one send if they follow each
    /// other directly with the same value, until a subscription receives the value twice.
    private mutating func findSends(_ all: [Event]) {
        var (first, site): (Event?, Int) = (nil, 0)
        var reached: Set<StagePosition> = []
        for event in all where events[event.cause] == nil && event.kind != .disposed {
            let own = recording.lane(event.lane)?.siteNumber(of: event.stageNumber) ?? 0
            let place = StagePosition(lane: event.lane, stage: event.stageNumber)
            if let first, own == site, first.kind == event.kind, first.time == event.time, first.text == event.text,
                reached.insert(place).inserted
            {
                firstEventOfSend[event.number] = first.number
                continue
            }
            let isHot = event.kind != .subscribed && recording.hotSiteNumbers.contains(own)
            (first, site, reached) = (isHot ? event : nil, own, [place])
        }
    }

    /// Returns the stage that receives an event; nil if there is none.
    private func receiver(of event: Event, _ lane: Lane) -> StagePosition? {
        if event.stageNumber > 0 {
            let index = Int(event.stageNumber) - 1
            return lane.stages.indices.contains(index)
                ? StagePosition(lane: lane.id, stage: lane.stages[index].receivingStage) : nil
        }
        guard let parent = lane.parent.flatMap({ recording.lane($0) }) else { return nil }
        return StagePosition(lane: parent.id, stage: parent.operatorStage(of: lane))
    }

    // MARK: Steps

    /// Returns the root cause of an event: a sent element, or an event that a subscription caused.
    mutating func rootCause(of number: Int) -> Int {
        let root = cause(of: number)
        return firstEventOfSend[root] ?? root
    }

    /// Each event is followed once, because chains of causes may be as long as the recording.
    private mutating func cause(of number: Int) -> Int {
        var (root, path) = (number, [number])
        while causeCache[root] == nil, let next = nextCause(of: root) {
            root = next
            path.append(root)
        }
        root = causeCache[root] ?? root
        for passed in path { causeCache[passed] = root }
        return root
    }

    private func nextCause(of number: Int) -> Int? {
        guard let event = events[number], let cause = events[event.cause] else { return nil }
        if cause.kind != .subscribed || event.kind == .subscribed { return cause.number }
        // An inner lane that an element opened belongs to the element; a source that follows another sends by itself.
        let opener = openingEvent(of: cause)
        return opener?.kind == .next ? opener?.number : nil
    }

    /// Returns the event that caused a subscription.
    private func openingEvent(of subscription: Event) -> Event? {
        var event = subscription
        while let cause = events[event.cause] {
            if cause.kind != .subscribed { return cause }
            event = cause
        }
        return nil
    }

    /// Returns the number of the first of several disposals that follow each other directly at the same time.
    mutating func teardown(of number: Int) -> Int {
        var (first, time) = (number, events[number]?.time)
        while first > 0, teardownCache[first] == nil, let before = events[first - 1] ?? recording.event(first - 1),
            before.kind == .disposed, before.time == time
        {
            (first, time) = (first - 1, before.time)
        }
        teardownCache[number] = teardownCache[first] ?? first
        return teardownCache[number]!
    }

    // MARK: Values

    /// Returns the first event of the send to which an event belongs; if it belongs to none, its own number.
    func send(of number: Int) -> Int { firstEventOfSend[number] ?? number }

    /// Returns the event that created the value of an element. If the value is new, that is the element itself.
    mutating func origin(of number: Int) -> Int {
        var (first, path) = (number, [number])
        while originCache[first] == nil, let before = events[first].flatMap(source) {
            first = before
            path.append(first)
        }
        let found = originCache[first] ?? firstEventOfSend[first] ?? first
        for passed in path { originCache[passed] = found }
        return found
    }

    /// Returns the element before this one: the element with the same value if the stage has received it, otherwise the
    /// element from which the value was made.
    func source(of event: Event) -> Int? {
        guard event.kind == .next else { return nil }
        let parent = parent(of: event)
        if let parent, parent.text == event.text { return parent.number }
        let text = event.text ?? ""
        let own = receivedElements[StagePosition(lane: event.lane, stage: event.stageNumber)]?[text]
        let site = recording.lane(event.lane)?.siteNumber(of: event.stageNumber) ?? 0
        return own?.lastBelow(before: event.number) ?? receivedElementsBySite[site]?[text]?.lastBelow(
            before: event.number)
            ?? parent?.number
    }

    /// Returns the nearest of an event's causes that is an element.
    private func parent(of event: Event) -> Event? {
        var event = event
        while let cause = events[event.cause] {
            if event.kind == .subscribed, cause.kind != .subscribed, isFollowing(event, cause) {
                // All values of an inner lane belong to the element that opened it.
                guard let lane = recording.lane(event.lane), lane.parent != nil,
                    let opening = events[lane.firstSubscription], opening.number < event.number
                else { return nil }
                event = opening
                continue
            }
            if cause.kind == .next { return cause }
            if event.kind == .subscribed || cause.kind == .subscribed || cause.lane == event.lane {
                event = cause
                continue
            }
            return nil
        }
        return nil
    }

    /// Returns true if a source is subscribed to because another part of its chain ended or did not send in time, as in
    /// `concat`, `timeout` and `retry`: its values are not made from an element. The source of an element is none of the
    /// chain's own parts, or has been subscribed to by elements only.
    private func isFollowing(_ subscription: Event, _ cause: Event) -> Bool {
        guard subscription.lane == cause.lane, subscription.stageNumber > 0,
            let lane = recording.lane(subscription.lane),
            lane.stages.indices.contains(Int(subscription.stageNumber) - 1)
        else { return false }
        if lane.stages[Int(subscription.stageNumber) - 1].isArgumentSource { return true }
        let first =
            firstSubscriptions[StagePosition(lane: lane.id, stage: subscription.stageNumber)] ?? subscription.number
        return events[first].flatMap { events[$0.cause] }.map { $0.kind == .subscribed } ?? true
    }
}

extension [Int] {
    /// Returns the last of ascending numbers that is less than another number.
    fileprivate func lastBelow(before number: Int) -> Int? {
        let next = partitioningIndex { $0 >= number }
        return next > 0 ? self[next - 1] : nil
    }
}

extension Lane {
    /// Returns the stage of this lane whose operator has subscribed to an inner lane.
    func operatorStage(of inner: Lane) -> Int32 {
        let index = Int(inner.parentStage) - 1
        return stages.indices.contains(index) ? stages[index].receivingStage : 0
    }

    /// Returns the number of the call in the program that created a stage; 0 if it is unknown.
    func siteNumber(of stage: Int32) -> Int {
        stage == 0 ? siteNumber : stages.indices.contains(Int(stage) - 1) ? stages[Int(stage) - 1].siteNumber : 0
    }
}

extension Recording {
    /// Returns the lanes together with their inner lanes.
    public func lanesWithInner(of lanes: [Lane.ID]) -> [Lane.ID] {
        var known = Set(lanes)
        var result = lanes
        for lane in allLanes {
            guard let parent = lane.parent, known.contains(parent), known.insert(lane.id).inserted else { continue }
            result.append(lane.id)
        }
        return result
    }

    /// Returns the lanes, their inner lanes, and the lanes of the events that caused theirs. For example, a shared
    /// source is recorded on the lane that connected it.
    func lanesWithInnerAndCauses(of lanes: [Lane.ID]) -> [Lane.ID] {
        var result: [Lane.ID] = []
        var (known, numbers): (Set<Lane.ID>, Set<Int>) = ([], [])
        var causes: [Int] = []
        func read(_ lanes: [Lane.ID]) {
            let new = lanesWithInner(of: lanes).filter { known.insert($0).inserted }
            result += new
            for event in events(of: new, stages: true) {
                numbers.insert(event.number)
                if event.cause > 0 { causes.append(event.cause) }
            }
        }
        read(lanes)
        var lookups = 0
        while lookups < Recording.maxLookups, let number = causes.popLast() {
            guard !numbers.contains(number) else { continue }
            lookups += 1
            if let cause = event(number), !known.contains(cause.lane) { read([cause.lane]) }
        }
        return result
    }

    /// The maximum number of causes to look up, because causes that were dropped have no lane.
    private static let maxLookups = 256

    /// Returns the stage of a lane that an event belongs to; for an event of an inner lane, the operator that subscribed
    /// to it. Returns nil for events of other lanes.
    func stage(of event: Event, in lane: Lane) -> Int32? {
        if event.lane == lane.id { return event.stageNumber }
        var inner = self.lane(event.lane)
        while let child = inner, child.parent != lane.id { inner = child.parent.flatMap { self.lane($0) } }
        return inner.map(lane.operatorStage)
    }

    /// Returns the name of an inner lane without its outer lane's name: `a` for `$R3/a`.
    public func shortName(of lane: Lane) -> String {
        guard let parent = lane.parent.flatMap({ self.lane($0) }), lane.name.hasPrefix(parent.name + "/") else {
            return lane.name
        }
        return String(lane.name.dropFirst(parent.name.count + 1))
    }

    /// Returns the name of the sender of an event: its stage, or its lane if it has no stage.
    public func label(of event: Event) -> String {
        guard let lane = lane(event.lane) else { return "a removed lane" }
        let index = Int(event.stageNumber) - 1
        return lane.stages.indices.contains(index) ? lane.stages[index].label : lane.lastStage ?? lane.name
    }

    /// Returns the stages that one call in the program has created, on all lanes.
    func stages(at site: Int) -> [(lane: Lane.ID, stage: Int32)] {
        allLanes.flatMap { lane -> [(lane: Lane.ID, stage: Int32)] in
            let own = lane.stages.indices.filter { lane.stages[$0].siteNumber == site }.map { (lane.id, Int32($0) + 1) }
            return lane.siteNumber == site ? [(lane.id, 0)] + own : own
        }
    }
}
