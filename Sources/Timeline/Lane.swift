/// One line of a timeline: a watched observable, with its name and origin.
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
    public let origin: String
    /// The parent, for an inner lane.
    public let parent: ID?
    /// For an inner lane: the parent's stage whose event opened it.
    public let parentStage: Int32
    /// The last stage's code, if the lane records a subscription of the program; nil for a watch.
    public internal(set) var lastStage: String?
    /// The position of the subscription in the program: `3:1`, entry and line.
    public let place: String
    /// The number of the call that created the observable; 0 if unknown.
    public let site: Int
    /// The number of the connectable observable whose source it subscribes to; 0 if the lane is no connection.
    public internal(set) var connectedSite = 0
    /// The events whose elements are observables to which the lane subscribes.
    public internal(set) var carriers: Set<Int> = []
    /// The watch inside the chain that shows the same subscription under a label.
    public internal(set) var watch: ID?
    /// The number of the subscription in its world while it is active.
    public internal(set) var subscriptionNumber = 0
    /// The stages in order of subscription: the last one in the code is the first here.
    public internal(set) var stages: [Stage] = []
    /// The number of inner lanes so far.
    public internal(set) var innerCount = 0
    /// True if it stores the events of another lane's stage and is not drawn as a line.
    let isStore: Bool
    public internal(set) var subscriptions = 0
    /// The number of its first subscription event.
    public internal(set) var firstSubscription = 0
    /// The number of its last subscription event.
    public internal(set) var lastSubscription = 0
    var disposals = 0
    /// The kind of its end; nil while it is active.
    public internal(set) var end: Event.Kind?
    /// True while the lane waits to be dropped after its end.
    var isQueued = false
    /// The number of dropped events.
    public internal(set) var forgotten = 0

    public var isLive: Bool { end == nil && subscriptions > 0 }

    /// The number of all its events, including dropped ones.
    public var count: Int { forgotten + blocks.reduce(0) { $0 + $1.count } }

    /// The number of its values, errors and completions.
    public var signals: Int { count - subscriptions - disposals }

    /// The time of its newest event.
    public var lastTime: Int64 { blocks.last(where: { $0.count > 0 })?.events.last?.time ?? 0 }

    /// The stored events, oldest first, in blocks that are dropped as a whole.
    private(set) var blocks: [Block] = []

    /// True if it records a subscription of the program, not a watch.
    public var isSubscription: Bool { lastStage != nil }

    init(
        id: ID, name: String, origin: String, place: String, site: Int, parent: ID?, parentStage: Int32,
        lastStage: String?,
        isStore: Bool
    ) {
        self.id = id
        self.name = name
        self.origin = origin
        self.parent = parent
        self.parentStage = parentStage
        self.place = place
        self.site = site
        self.lastStage = lastStage
        self.isStore = isStore
    }

    var weight: Int { blocks.reduce(0) { $0 + $1.tip.pointee.weight } }

    func addBlock() -> Block {
        let block = Block(capacity: blocks.isEmpty ? 8 : blocks.count == 1 ? 64 : Block.largest)
        blocks.append(block)
        return block
    }

    /// Drops and returns the oldest block.
    func dropOldest() -> Block? {
        guard !blocks.isEmpty else { return nil }
        let block = blocks.removeFirst()
        forgotten += block.count
        return block
    }
}

/// One stage of a lane's operator chain. Stage 1 is the first in its lane's list; 0 is the whole lane.
public struct Stage {
    /// The code of the stage: `.map`, `of(1, 2)`.
    public internal(set) var label: String
    /// The stage that receives its events; 0 for the last one.
    public let below: Int32
    /// The first stage of the same source or call, if this stage is a further subscription to it; else 0.
    public let twin: Int32
    /// True for a source that sends independent of subscribers, so all subscriptions receive the same events.
    public let isHot: Bool
    /// True if it is an argument of the operator that it sends to, not the receiver.
    public let isArgument: Bool
    /// The number of its call or source, the same on all lanes.
    public let site: Int
    /// The lane that stores the stage's events. It is separate, so that many stage events do not displace the lane's
    /// own events.
    public let store: Lane.ID
}

/// A block of events of one lane. Blocks are dropped as a whole, so the memory limit costs nothing per event.
///
/// A block never grows, since moving events costs more than recording. The first block of a lane is small, because
/// inner lanes are many and short; later ones are large.
@usableFromInline final class Block {
    static let largest = 256

    /// The position of the next event. Raw memory instead of arrays: recording takes 61 instead of 131 instructions,
    /// and 17 instead of 24 ns an event.
    @usableFromInline struct Tip {
        @usableFromInline var next: UnsafeMutablePointer<Event>
        @usableFromInline let end: UnsafeMutablePointer<Event>
        @usableFromInline var weight = 0
    }

    let capacity: Int
    let tip: UnsafeMutablePointer<Tip>
    private let storage: UnsafeMutablePointer<Event>

    init(capacity: Int) {
        self.capacity = capacity
        storage = .allocate(capacity: capacity)
        tip = .allocate(capacity: 1)
        tip.initialize(to: Tip(next: storage, end: storage + capacity))
    }

    deinit {
        // Only payloads that own memory have a weight. Others need no release, and reading old events to find that out
        // would cost a cache miss each (5 of 22 ns an event).
        if tip.pointee.weight > 0 { storage.deinitialize(count: count) }
        storage.deallocate()
        tip.deallocate()
    }

    var count: Int { tip.pointee.next - storage }

    var events: UnsafeBufferPointer<Event> { UnsafeBufferPointer(start: storage, count: count) }
}
