/// All events on all lanes, in their order. Lines, diagrams, explanations and exports are made from it.
///
/// `Limits` bound its memory: at a limit, the oldest events are dropped in blocks, and only their number is kept. It
/// needs no lock, because only one executor of a world runs at a time.
public final class Recording {
    /// Keeps the source texts alive to which positions of events refer.
    public var retainedTexts: AnyObject?
    public struct Limits: Sendable {
        /// The maximum number of events on a lane.
        public var eventsPerLane = 100_000
        /// The maximum number of events on all lanes.
        public var events = 250_000
        /// The maximum number of bytes that all values use.
        public var bytes = 32 << 20
        /// The maximum number of lanes. Lanes that have ended are dropped first.
        public var lanes = 10_000

        public init() {}
    }

    public let limits: Limits

    /// The state that changes with each event. It is in raw memory for speed (see `Block.WritePosition`).
    @usableFromInline struct EventTotals {
        @usableFromInline var count = 0
        @usableFromInline var bytes = 0
        @usableFromInline var laneCount = 0
        /// For each lane, the end of its newest block; nil before the lane's first event and after the lane was
        /// dropped.
        @usableFromInline var tips: UnsafeMutablePointer<UnsafeMutablePointer<Block.WritePosition>?>
        var tipCapacity: Int
        /// For the last events, the lane that stores each. The index consists of the low bits of the event's number.
        @usableFromInline let stores: UnsafeMutablePointer<Int32>
        @usableFromInline let storeMask: Int
    }

    @usableFromInline let totals: UnsafeMutablePointer<EventTotals>
    private var lanes: ContiguousArray<Lane?> = []
    /// The number of events for which the blocks have space.
    private var eventCapacity = 0
    private var laneCount = 0
    /// The lanes that have ended, in the order of their ends. Some of them are active again.
    private var endedLanes: [Int] = []
    /// The position in `endedLanes` of the next lane to drop.
    private var nextEndedIndex = 0
    /// The lane of the event that was searched for last.
    private var lastFoundLane = 0

    public init(limits: Limits = Limits()) {
        self.limits = limits
        totals = .allocate(capacity: 1)
        var space = 1
        while space < limits.events { space *= 2 }
        totals.initialize(
            to: EventTotals(
                tips: .allocate(capacity: 16), tipCapacity: 16, stores: .allocate(capacity: space),
                storeMask: space - 1))
    }

    deinit {
        totals.pointee.stores.deallocate()
        totals.pointee.tips.deallocate()
        totals.deallocate()
    }

    /// The number of recorded events, which is also the number of the last one.
    public var eventCount: Int { totals.pointee.count }

    /// The names of executors other than the main one: `bg`, `queue work`.
    public private(set) var executors: [UInt16: String] = [:]

    /// Stores the name of an executor.
    public func noteExecutor(executor number: UInt16, named name: String) { executors[number] = name }

    /// Returns the name of the executor that delivered an event; nil for the main one.
    public func executor(of event: Event) -> String? {
        event.executorNumber == 0 ? nil : executors[event.executorNumber] ?? "bg"
    }

    /// The numbers of hot sources. One event of a hot source reaches all its subscriptions.
    public private(set) var hotSiteNumbers: Set<Int> = []

    public func noteHot(site: Int) { hotSiteNumbers.insert(site) }

    /// A line of a program.
    public struct CodePosition: Equatable, Sendable {
        public var source: UInt32
        public var line: Int

        public init(source: UInt32, line: Int) { (self.source, self.line) = (source, line) }
    }

    /// For each event, the position in the program that sent it, if positions are recorded.
    public private(set) var eventPositions: [Int: CodePosition] = [:]

    /// Stores the position in the program that sent an event, for at most 100,000 events.
    public func notePosition(_ place: CodePosition, of number: Int) {
        if eventPositions.count < 100_000 { eventPositions[number] = place }
    }

    /// Opens a lane.
    ///
    /// - Parameters:
    /// - lastStage: the code of the last stage, if the lane records a subscription that the program made.
    /// - place: the position in the program at which the subscription is made.
    public func addLane(
        named name: String, origin: String = "", place: String = "", site: Int = 0, parent: Lane.ID? = nil,
        parentStage: Int32 = 0, lastStage: String? = nil
    ) -> Lane.ID {
        if let parent, let lane = lane(parent) { lane.innerLaneCount += 1 }
        return addEvent(name, origin, place, site, parent, parentStage, lastStage, isStore: false)
    }

    /// Stores that a watch inside a lane's chain shows the same subscription.
    public func noteWatch(_ watch: Lane.ID, inside id: Lane.ID) { lane(id)?.labelledWatch = watch }

    /// Stores that a lane subscribes to the source of the connectable observable with number `site`.
    public func noteConnection(_ id: Lane.ID, feeds site: Int) { lane(id)?.connectedSiteNumber = site }

    /// Stores that a lane subscribes to an observable that is the element of these events.
    public func noteSourceElements(_ id: Lane.ID, subscribesToElementsOf events: [Int]) {
        lane(id)?.sourceElements.formUnion(events)
    }

    /// Renames the stages and lanes of one source, if they still have the old name.
    public func rename(_ old: String, at site: Int, to new: String) {
        for case let lane? in lanes {
            if lane.siteNumber == site, lane.lastStage == old { lane.lastStage = new }
            for index in lane.stages.indices
            where lane.stages[index].siteNumber == site && lane.stages[index].label == old {
                lane.stages[index].label = new
            }
        }
    }

    /// Stores the number that the recorded subscription of a lane has in its world.
    public func noteSubscription(_ number: Int, of id: Lane.ID) { lane(id)?.subscriptionNumber = number }

    /// Adds a stage to a lane's chain and returns its number.
    public func addStage(
        _ label: String, below: Int32, twin: Int32 = 0, isHot: Bool = false, isArgument: Bool = false, site: Int = 0,
        to id: Lane.ID
    ) -> (number: Int32, storeLane: Lane.ID)? {
        guard let lane = lane(id) else { return nil }
        let store = addEvent(label, "", "", 0, id, 0, nil, isStore: true)
        lane.stages.append(
            Stage(
                label: label, receivingStage: below, firstTwin: twin, isHot: isHot, isArgumentSource: isArgument,
                siteNumber: site,
                storeLane: store))
        return (Int32(lane.stages.count), store)
    }

    private func addEvent(
        _ name: String, _ origin: String, _ place: String, _ site: Int, _ parent: Lane.ID?, _ parentStage: Int32,
        _ lastStage: String?, isStore: Bool
    ) -> Lane.ID {
        if laneCount >= limits.lanes { forgetOldestEndedLane() }
        let lane = Lane(
            id: Lane.ID(Int32(lanes.count)), name: name, sourceCode: origin, position: place, siteNumber: site,
            parent: parent,
            parentStage: parentStage, lastStage: lastStage, isStore: isStore)
        lanes.append(lane)
        laneCount += 1
        makeSpaceForBlock()
        totals.pointee.tips[lanes.count - 1] = nil
        totals.pointee.laneCount = lanes.count
        return lane.id
    }

    /// Adds an event and returns its number, by which later events can name it as their cause.
    ///
    /// - Parameters:
    /// - id: the lane that stores the event; for a stage, the lane that stores its events.
    /// - owner: for a stage, the lane to whose chain it belongs.
    @discardableResult
    public func record(
        _ kind: Event.Kind, on id: Lane.ID, at time: Int64, _ payload: consuming Payload = .none,
        of owner: Lane.ID? = nil, stage: Int32 = 0, cause: Int = 0, executor: UInt16 = 0
    ) -> Int {
        let weight = payload.payloadBytes
        addEvent(kind, on: id, at: time, of: owner ?? id, stage: stage, cause: cause, executor: executor)?.pointee
            .payload =
            payload
        let number = eventCount
        addPayloadBytes(weight, on: id)
        if kind != .next { countEvent(kind, on: Int(id.number)) }
        return number
    }

    /// Adds an event with number `eventCount`. Returns a pointer to it, which is valid until the next change of the
    /// recording; nil if its lane was dropped.
    ///
    /// It is for values, whose payload the caller then writes in place: passing a payload between calls would take as
    /// long as all the rest. Call `addPayloadBytes` with the payload's weight afterwards.
    @inlinable @inline(__always)
    public func addEvent(
        _ kind: Event.Kind, on id: Lane.ID, at time: Int64, of owner: Lane.ID, stage: Int32, cause: Int,
        executor: UInt16 = 0
    ) -> UnsafeMutablePointer<Event>? {
        let tally = totals
        tally.pointee.count &+= 1
        let index = Int(id.number)
        tally.pointee.stores[tally.pointee.count & tally.pointee.storeMask] = id.number
        guard index >= 0, index < tally.pointee.laneCount else { return nil }
        var known = tally.pointee.tips[index]
        if known == nil || known!.pointee.next == known!.pointee.end { known = addBlock(to: index) }
        guard let tip = known else { return nil }
        let place = tip.pointee.next
        place.initialize(
            to: Event(
                number: tally.pointee.count, time: time, lane: owner, kind: kind, stageNumber: stage, cause: cause,
                executorNumber: executor))
        tip.pointee.next = place + 1
        return place
    }

    /// Adds bytes to the weight of a lane's newest block. May drop old blocks, including this one.
    @inlinable @inline(__always)
    public func addPayloadBytes(_ weight: Int, on id: Lane.ID) {
        if weight > 0 { addPayloadBytes(weight, at: Int(id.number)) }
    }

    @usableFromInline func addPayloadBytes(_ weight: Int, at index: Int) {
        guard index >= 0, index < totals.pointee.laneCount, let tip = totals.pointee.tips[index] else { return }
        tip.pointee.weight &+= weight
        totals.pointee.bytes &+= weight
        if totals.pointee.bytes > limits.bytes { dropHeaviest() }
    }

    /// Returns the lane with this id; nil if it was dropped.
    public func lane(_ id: Lane.ID) -> Lane? {
        lanes.indices.contains(Int(id.number)) ? lanes[Int(id.number)] : nil
    }

    /// All lanes in the order of their creation.
    public var allLanes: [Lane] { lanes.compactMap { $0 }.filter { !$0.isStore } }

    /// The lanes that views show by default: watches and subscriptions. Inner lanes, and lanes whose events a watch
    /// shows, are left out.
    public var shownLanes: [Lane] { allLanes.filter { $0.parent == nil && $0.labelledWatch == nil } }

    /// The lanes that diagrams show by default: the watches, or all shown lanes if there are no watches.
    public var drawnLanes: [Lane] { Recording.watchesOrAll(shownLanes) }

    /// Returns the watches, or all lanes if there are none.
    public static func watchesOrAll(_ lanes: [Lane]) -> [Lane] {
        let watched = lanes.filter { !$0.isSubscription }
        return watched.isEmpty ? lanes : watched
    }

    /// Returns an event by number; nil if it was dropped.
    public func event(_ number: Int) -> Event? {
        if number <= 0 || number > eventCount { return nil }
        // The table no longer contains the lane of an older event.
        if number > eventCount - totals.pointee.storeMask {
            return event(number, in: Int(totals.pointee.stores[number & totals.pointee.storeMask]))
        }
        if let event = event(number, in: lastFoundLane) { return event }
        for index in lanes.indices.reversed() {
            guard let event = event(number, in: index) else { continue }
            lastFoundLane = index
            return event
        }
        return nil
    }

    private func event(_ number: Int, in index: Int) -> Event? {
        guard lanes.indices.contains(index), let lane = lanes[index] else { return nil }
        let later = lane.blocks.partitioningIndex { $0.events.first.map { $0.number > number } ?? true }
        guard later > 0 else { return nil }
        let events = lane.blocks[later - 1].events
        let place = events.partitioningIndex { $0.number >= number }
        return place < events.count && events[place].number == number ? events[place] : nil
    }

    /// Returns the newest lane with a name.
    public func lane(named name: String) -> Lane? {
        for case let lane? in lanes.reversed() where lane.name == name && !lane.isStore { return lane }
        return nil
    }

    /// Returns the stored events in their order.
    ///
    /// - Parameters:
    /// - wanted: the lanes; nil for all except inner lanes.
    /// - stages: true to include the events of the lanes' stages.
    /// - times: the range of virtual times, including both ends.
    /// - after: only events with a larger number are returned.
    public func events(
        of wanted: [Lane.ID]? = nil, stages: Bool = false, in times: ClosedRange<Int64> = .min ... .max, after: Int = 0
    ) -> [Event] {
        var chosen = wanted.map { $0.compactMap { lane($0) } } ?? shownLanes
        if stages { chosen += chosen.flatMap(\.stages).compactMap { lane($0.storeLane) } }
        var result: [Event] = []
        for lane in chosen {
            for block in lane.blocks {
                guard let last = block.events.last, last.number > after, last.time >= times.lowerBound else { continue }
                for event in block.events where event.number > after && times.contains(event.time) {
                    result.append(event)
                }
            }
        }
        if chosen.count > 1 { result.sort { $0.number < $1.number } }
        return result
    }

    private func countEvent(_ kind: Event.Kind, on index: Int) {
        guard let lane = lanes[index] else { return }
        if kind == .subscribed {
            lane.subscriptionCount += 1
            lane.lastSubscription = eventCount
            if lane.subscriptionCount == 1 { lane.firstSubscription = eventCount }
            lane.endKind = nil
            return
        }
        if kind == .disposed { lane.disposalCount += 1 }
        guard lane.endKind == nil else { return }
        lane.endKind = kind
        if !lane.isQueued {
            lane.isQueued = true
            endedLanes.append(index)
        }
    }

    // MARK: Bounded memory

    private func makeSpaceForBlock() {
        guard lanes.count > totals.pointee.tipCapacity else { return }
        let larger = UnsafeMutablePointer<UnsafeMutablePointer<Block.WritePosition>?>.allocate(
            capacity: lanes.count * 2)
        larger.initialize(from: totals.pointee.tips, count: totals.pointee.laneCount)
        totals.pointee.tips.deallocate()
        totals.pointee.tips = larger
        totals.pointee.tipCapacity = lanes.count * 2
    }

    @usableFromInline func addBlock(to index: Int) -> UnsafeMutablePointer<Block.WritePosition>? {
        guard let lane = lanes[index] else { return nil }
        if lane.blocks.count * Block.maxCapacity >= limits.eventsPerLane { dropOldestBlock(from: lane) }
        if eventCapacity >= limits.events { makeSpaceForEvent() }
        let block = lane.addBlock()
        eventCapacity += block.capacity
        totals.pointee.tips[index] = block.writePosition
        return block.writePosition
    }

    private func dropHeaviest() {
        while totals.pointee.bytes > limits.bytes,
            dropEvents(downTo: limits.bytes, by: { $0.payloadBytes }, of: { $0.totalBytes })
        {}
    }

    private func makeSpaceForEvent() {
        while eventCapacity >= limits.events,
            dropEvents(downTo: limits.events, by: { $0.blocks.count }, of: { $0.eventCapacity })
        {}
    }

    private var totalBytes: Int { totals.pointee.bytes }

    /// Drops blocks of the lanes that have most, down to half of the largest, until at least a sixteenth of the limit
    /// is free. So one search through all lanes serves many drops. Returns false if there is nothing to drop.
    private func dropEvents(downTo limit: Int, by measure: (Lane) -> Int, of total: (Recording) -> Int) -> Bool {
        var most = 0
        for case let lane? in lanes where !lane.blocks.isEmpty { most = max(most, measure(lane)) }
        guard most > 0 else { return false }
        // If there are many lanes, more is freed at a time, so that a search never costs more than it frees.
        let wanted = limit - min(limit / 2, max(limit / 16, lanes.count))
        for case let lane? in lanes {
            while total(self) > wanted, !lane.blocks.isEmpty, measure(lane) * 2 >= most { dropOldestBlock(from: lane) }
            if total(self) <= wanted { break }
        }
        return true
    }

    private func dropOldestBlock(from lane: Lane) {
        guard let block = lane.dropOldest() else { return }
        eventCapacity -= block.capacity
        totals.pointee.bytes -= block.writePosition.pointee.weight
        if totals.pointee.tips[Int(lane.id.number)] == block.writePosition {
            totals.pointee.tips[Int(lane.id.number)] = nil
        }
    }

    /// Drops the lane that ended first. Active lanes are kept even beyond the limit.
    private func forgetOldestEndedLane() {
        while nextEndedIndex < endedLanes.count {
            let index = endedLanes[nextEndedIndex]
            nextEndedIndex += 1
            if nextEndedIndex > 1_000, nextEndedIndex * 2 > endedLanes.count {
                endedLanes.removeFirst(nextEndedIndex)
                nextEndedIndex = 0
            }
            guard let lane = lanes[index] else { continue }
            lane.isQueued = false
            guard lane.endKind != nil else { continue }
            while !lane.blocks.isEmpty { dropOldestBlock(from: lane) }
            lanes[index] = nil
            laneCount -= 1
            return
        }
    }
}

extension RandomAccessCollection {
    /// Returns the first index for whose element the predicate holds, if it holds for all later ones too.
    func partitioningIndex(where belongs: (Element) -> Bool) -> Index {
        var (low, size) = (startIndex, count)
        while size > 0 {
            let half = size / 2
            let middle = index(low, offsetBy: half)
            if belongs(self[middle]) {
                size = half
            } else {
                low = index(after: middle)
                size -= half + 1
            }
        }
        return low
    }
}
