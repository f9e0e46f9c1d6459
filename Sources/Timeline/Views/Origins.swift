/// Finds two origins for each event: the event that determines its step, and the event that created its value.
///
/// The two may differ: often a timer, another source or a subscription releases an event, while its value comes from an
/// element that has waited.
struct Origins {
    private let recording: Recording
    private let events: [Int: Event]
    /// For each stage, the numbers of the elements that it received, by their text, in order.
    private var received: [Place: [String: [Int]]] = [:]
    private var origins: [Int: Int] = [:]
    private var teardowns: [Int: Int] = [:]
    /// For each event of a hot source, the first event of the same send: every subscription records an event of its
    /// own.
    private var sends: [Int: Int] = [:]

    /// A stage of a lane; stage 0 is the whole lane.
    private struct Place: Hashable {
        var lane: Lane.ID
        var stage: Int32
    }

    /// Reads these lanes with their stages and inner lanes, and the lanes of their causes; by default, reads all lanes.
    init(_ recording: Recording, lanes: [Lane.ID]? = nil) {
        self.recording = recording
        let family = lanes.map { recording.lanesWithInnerAndCauses(of: $0) } ?? recording.allLanes.map(\.id)
        let all = recording.events(of: family, stages: true)
        events = Dictionary(all.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
        for event in all where event.kind == .next {
            guard let lane = recording.lane(event.lane), let receiver = receiver(of: event, lane) else { continue }
            received[receiver, default: [:]][event.text ?? "", default: []].append(event.number)
        }
        if !recording.hotSites.isEmpty { findSends(all) }
    }

    /// Finds the events of each send. Events of one hot source without a cause belong to one send if they follow each
    /// other directly with the same value, until a subscription receives the value twice.
    private mutating func findSends(_ all: [Event]) {
        var (first, site): (Event?, Int) = (nil, 0)
        var reached: Set<Place> = []
        for event in all where events[event.cause] == nil && event.kind != .disposed {
            let own = recording.lane(event.lane)?.site(of: event.stage) ?? 0
            let place = Place(lane: event.lane, stage: event.stage)
            if let first, own == site, first.kind == event.kind, first.time == event.time, first.text == event.text,
                reached.insert(place).inserted
            {
                sends[event.number] = first.number
                continue
            }
            let isHot = event.kind != .subscribed && recording.hotSites.contains(own)
            (first, site, reached) = (isHot ? event : nil, own, [place])
        }
    }

    /// Returns the stage that receives an event; nil if there is none.
    private func receiver(of event: Event, _ lane: Lane) -> Place? {
        if event.stage > 0 {
            let index = Int(event.stage) - 1
            return lane.stages.indices.contains(index) ? Place(lane: lane.id, stage: lane.stages[index].below) : nil
        }
        guard let parent = lane.parent.flatMap({ recording.lane($0) }) else { return nil }
        return Place(lane: parent.id, stage: parent.operatorStage(of: lane))
    }

    // MARK: Steps

    /// Returns the first cause of an event: an element that was sent, or an event that a subscription caused.
    func rootCause(of number: Int) -> Int {
        let root = cause(of: number)
        return sends[root] ?? root
    }

    private func cause(of number: Int) -> Int {
        var number = number
        while let event = events[number], let cause = events[event.cause] {
            if cause.kind != .subscribed {
                number = cause.number
            } else if event.kind == .subscribed {
                number = cause.number
            } else {
                // An inner lane that an element has opened belongs to that element. But a source that another one
                // starts when it ends sends by itself.
                guard let opener = openingEvent(of: cause), opener.kind == .next else { return number }
                number = opener.number
            }
        }
        return number
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
        while first > 0, teardowns[first] == nil, let before = events[first - 1] ?? recording.event(first - 1),
            before.kind == .disposed, before.time == time
        {
            (first, time) = (first - 1, before.time)
        }
        teardowns[number] = teardowns[first] ?? first
        return teardowns[number]!
    }

    // MARK: Values

    /// Returns the first event of the send to which an event belongs; if it belongs to none, its own number.
    func send(of number: Int) -> Int { sends[number] ?? number }

    /// Returns the event that created the value of an element. If the value is new, that is the element itself.
    mutating func origin(of number: Int) -> Int {
        if let known = origins[number] { return known }
        origins[number] = sends[number] ?? number
        guard let event = events[number], let before = source(of: event) else { return origins[number]! }
        let found = origin(of: before)
        origins[number] = found
        return found
    }

    /// Returns the element before this one: the element with the same value if the stage has received it, otherwise the
    /// element from which the value was made.
    func source(of event: Event) -> Int? {
        guard event.kind == .next else { return nil }
        let parent = parent(of: event)
        if let parent, parent.text == event.text { return parent.number }
        let text = event.text ?? ""
        for place in places(of: event) {
            let same = received[place]?[text] ?? []
            if let before = same.last(where: { $0 < event.number }) { return before }
        }
        return parent?.number
    }

    /// Returns the stage of an event, and the corresponding stages of other subscriptions.
    private func places(of event: Event) -> [Place] {
        let own = Place(lane: event.lane, stage: event.stage)
        guard let lane = recording.lane(event.lane) else { return [own] }
        let site = lane.site(of: event.stage)
        return site == 0 ? [own] : [own] + recording.stages(at: site).map { Place(lane: $0.lane, stage: $0.stage) }
    }

    /// Returns the nearest of an event's causes that is an element.
    private func parent(of event: Event) -> Event? {
        var event = event
        while let cause = events[event.cause] {
            if cause.kind == .next { return cause }
            if event.kind == .subscribed || cause.kind == .subscribed || cause.lane == event.lane {
                event = cause
                continue
            }
            return nil
        }
        return nil
    }
}

extension Lane {
    /// Returns the stage of this lane whose operator has subscribed to an inner lane.
    func operatorStage(of inner: Lane) -> Int32 {
        let index = Int(inner.parentStage) - 1
        return stages.indices.contains(index) ? stages[index].below : 0
    }

    /// Returns the number of the call in the program that created a stage; 0 if it is unknown.
    func site(of stage: Int32) -> Int {
        stage == 0 ? site : stages.indices.contains(Int(stage) - 1) ? stages[Int(stage) - 1].site : 0
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
        while lookups < Recording.mostLookups, let number = causes.popLast() {
            guard !numbers.contains(number) else { continue }
            lookups += 1
            if let cause = event(number), !known.contains(cause.lane) { read([cause.lane]) }
        }
        return result
    }

    /// The maximum number of causes to look up, because causes that were dropped have no lane.
    private static let mostLookups = 256

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
        let index = Int(event.stage) - 1
        return lane.stages.indices.contains(index) ? lane.stages[index].label : lane.lastStage ?? lane.name
    }

    /// Returns the stages that one call in the program has created, on all lanes.
    func stages(at site: Int) -> [(lane: Lane.ID, stage: Int32)] {
        allLanes.flatMap { lane -> [(lane: Lane.ID, stage: Int32)] in
            let own = lane.stages.indices.filter { lane.stages[$0].site == site }.map { (lane.id, Int32($0) + 1) }
            return lane.site == site ? [(lane.id, 0)] + own : own
        }
    }
}
