/// One line of a timeline: an observable that is watched or subscribed to, with its name and origin.
public final class Lane {
    public struct ID: Hashable, Sendable {
        public let number: Int32

        @inlinable public init(_ number: Int32) {
            self.number = number
        }
    }

    public let id: ID
    public let name: String
    /// The source code of the observable; empty if unknown.
    public let sourceCode: String
    /// For an inner lane, the lane to which it belongs; nil for other lanes.
    public let parent: ID?
    /// For an inner lane, the stage of the parent whose event opened it.
    public let parentStage: Int32
    /// The code of the last stage, if the lane records a subscription that the program made; nil for a watch.
    public internal(set) var lastStage: String?
    /// The position in the program at which the subscription was made, such as `3:1`: the entry and the line.
    public let position: String
    /// The number of the call that created the observable; 0 if it is unknown.
    public let siteNumber: Int
    /// The number of the connectable observable to whose source the lane subscribes; 0 if the lane is not a connection.
    public internal(set) var connectedSiteNumber = 0
    /// The numbers of the events whose elements are observables to which the lane subscribes.
    public internal(set) var sourceElements: Set<Int> = []
    /// The watch inside of the chain that shows the same subscription under a label; nil if there is none.
    public internal(set) var labelledWatch: ID?
    /// The number that the subscription has in its world while it is active.
    public internal(set) var subscriptionNumber = 0
    /// The stages in the order of their subscription: the last stage in the code is the first here.
    public internal(set) var stages: [Stage] = []
    /// The number of inner lanes so far.
    public internal(set) var innerLaneCount = 0
    /// True if the lane only stores the events of another lane's stage, so that it is not drawn.
    let isStore: Bool
    public internal(set) var subscriptionCount = 0
    /// The number of the lane's first subscription event.
    public internal(set) var firstSubscription = 0
    /// The number of the lane's last subscription event.
    public internal(set) var lastSubscription = 0
    var disposalCount = 0
    /// The kind of event that ended the lane; nil while it is active.
    public internal(set) var endKind: Event.Kind?
    /// True if the lane has ended and is in the queue of lanes to drop.
    var isQueued = false
    /// The number of events that were dropped.
    public internal(set) var droppedCount = 0

    public var isLive: Bool { endKind == nil && subscriptionCount > 0 }

    /// The number of all events of the lane, including dropped ones.
    public var eventCount: Int { droppedCount + blocks.reduce(0) { $0 + $1.count } }

    /// The number of the lane's values, errors and completions.
    public var signalCount: Int { eventCount - subscriptionCount - disposalCount }

    /// The time of the lane's newest event.
    public var lastTime: Int64 { blocks.last(where: { $0.count > 0 })?.events.last?.time ?? 0 }

    /// The stored events, oldest first, in blocks. A block is always dropped as a whole.
    private(set) var blocks: [Block] = []

    /// True if the lane records a subscription that the program made, not a watch.
    public var isSubscription: Bool { lastStage != nil }

    init(
        id: ID, name: String, sourceCode: String, position: String, siteNumber: Int, parent: ID?, parentStage: Int32,
        lastStage: String?,
        isStore: Bool
    ) {
        self.id = id
        self.name = name
        self.sourceCode = sourceCode
        self.parent = parent
        self.parentStage = parentStage
        self.position = position
        self.siteNumber = siteNumber
        self.lastStage = lastStage
        self.isStore = isStore
    }

    var payloadBytes: Int { blocks.reduce(0) { $0 + $1.writePosition.pointee.weight } }

    func addBlock() -> Block {
        let block = Block(capacity: blocks.isEmpty ? 8 : blocks.count == 1 ? 64 : Block.maxCapacity)
        blocks.append(block)
        return block
    }

    /// Drops the oldest block and returns it.
    func dropOldest() -> Block? {
        guard !blocks.isEmpty else { return nil }
        let block = blocks.removeFirst()
        droppedCount += block.count
        return block
    }
}

/// One stage of the chain that a lane records. Stage 1 is the first in the lane's list; 0 means the whole lane.
public struct Stage {
    /// The code of the stage: `.map`, `of(1, 2)`.
    public internal(set) var label: String
    /// The number of the stage that receives this stage's events; 0 for the last stage.
    public let receivingStage: Int32
    /// If this stage is a further subscription to a source or call: its first stage; otherwise 0.
    public let firstTwin: Int32
    /// True for a source that sends the same events to all its subscribers, and sends even without any.
    public let isHot: Bool
    /// True if the stage is an argument of the operator that receives its events, and not the operator's receiver.
    public let isArgumentSource: Bool
    /// The number of the stage's call or source in the program, which is the same on all lanes.
    public let siteNumber: Int
    /// The lane that stores the events of the stage. It is separate from the stage's lane, so that many events of
    /// stages do not displace the lane's own events.
    public let storeLane: Lane.ID
}

/// A block of events of one lane. Blocks are dropped as a whole, so that the memory limit needs no work for each event.
///
/// A block never grows, since moving events costs more than recording. The first block of a lane is small, because
/// inner lanes are many and short; later ones are large.
@usableFromInline final class Block {
    static let maxCapacity = 256

    /// The position at which the next event is stored. It is raw memory instead of arrays: recording an event takes 61
    /// instead of 131 instructions, and 17 instead of 24 ns.
    @usableFromInline struct WritePosition {
        @usableFromInline var next: UnsafeMutablePointer<Event>
        @usableFromInline let end: UnsafeMutablePointer<Event>
        @usableFromInline var weight = 0
    }

    let capacity: Int
    let writePosition: UnsafeMutablePointer<WritePosition>
    private let storage: UnsafeMutablePointer<Event>

    init(capacity: Int) {
        self.capacity = capacity
        storage = .allocate(capacity: capacity)
        writePosition = .allocate(capacity: 1)
        writePosition.initialize(to: WritePosition(next: storage, end: storage + capacity))
    }

    deinit {
        // Only payloads that own memory have a weight. The others need no release; reading old events to find that out
        // would cost a cache miss for each (5 of 22 ns per event).
        if writePosition.pointee.weight > 0 { storage.deinitialize(count: count) }
        storage.deallocate()
        writePosition.deallocate()
    }

    var count: Int { writePosition.pointee.next - storage }

    var events: UnsafeBufferPointer<Event> { UnsafeBufferPointer(start: storage, count: count) }
}
