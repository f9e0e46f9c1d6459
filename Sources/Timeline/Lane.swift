/// One line of a timeline: something that was watched, with its name and where it came from.
public final class Lane {
    public struct ID: Hashable, Sendable {
        public let number: Int32

        @inlinable public init(_ number: Int32) {
            self.number = number
        }
    }

    public let id: ID
    public let name: String
    /// What it shows, as the program says it; empty if that is not known.
    public let origin: String
    /// The lane that this one is an inner lane of.
    public let parent: ID?
    /// For an inner lane: the stage of its parent whose event began it.
    public let parentStage: Int32
    /// The last stage's own words, if the lane records a subscription of the program; nil for a watch.
    public let lastStage: String?
    /// Where the program subscribes: `3:1`, entry and line.
    public let place: String
    /// The number of the call that has made what it shows; 0 if it is not known.
    public let site: Int
    /// The watch inside the chain that shows the same subscription under a label.
    public internal(set) var watch: ID?
    /// The number of the subscription among all of its world, as long as it is live.
    public internal(set) var subscriptionNumber = 0
    /// The stages of its chain in the order in which they were subscribed: the last of the code is the first here.
    public internal(set) var stages: [Stage] = []
    /// Inner lanes that it has had.
    public internal(set) var innerCount = 0
    /// Whether it keeps the events of a stage of another lane; such a lane is no line of its own.
    let isStore: Bool
    public internal(set) var subscriptions = 0
    /// The number of the event at which it was subscribed first.
    public internal(set) var firstSubscription = 0
    /// The number of the event at which it was subscribed last.
    public internal(set) var lastSubscription = 0
    var disposals = 0
    /// What ended it; nil while it is live.
    public internal(set) var end: Event.Kind?
    /// How many of its events are no longer kept.
    public internal(set) var forgotten = 0

    public var isLive: Bool { end == nil && subscriptions > 0 }

    /// All events that it has had, forgotten ones too.
    public var count: Int { forgotten + blocks.reduce(0) { $0 + $1.count } }

    /// Values, errors and completions that it has had.
    public var signals: Int { count - subscriptions - disposals }

    /// When its newest event happened.
    public var lastTime: Int64 { blocks.last(where: { $0.count > 0 })?.events.last?.time ?? 0 }

    /// Kept events, oldest first, in blocks that are thrown away whole.
    private(set) var blocks: [Block] = []

    /// Whether it records a subscription of the program, and not somebody's watch of one.
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

    /// Throws the oldest block away and answers it.
    func dropOldest() -> Block? {
        guard !blocks.isEmpty else { return nil }
        let block = blocks.removeFirst()
        forgotten += block.count
        return block
    }
}

/// One stage of a lane's operator chain. Stage 1 is the first of its lane's list; 0 is the lane as a whole.
public struct Stage {
    /// The user's own words: `.map`, `of(1, 2)`.
    public let label: String
    /// The stage that it sends to; 0 for the last one.
    public let below: Int32
    /// The first stage of the same source or call, if this is one more subscription of it; else 0.
    public let twin: Int32
    /// Whether it is a source that sends whoever listens: all its subscriptions hear the same.
    public let isHot: Bool
    /// The number of the call or source that it is, the same on all lanes.
    public let site: Int
    /// Where its events are kept: apart from the lane's own, which must not go sooner because of them.
    public let store: Lane.ID
}

/// Events of one lane, thrown away together: so the bookkeeping of a bounded memory costs nothing an event.
///
/// A block never grows, since moving events costs more than recording them: the first of a lane is small (lanes of inner
/// observables are many and short), later ones are large.
@usableFromInline final class Block {
    static let largest = 256

    /// Where the next event goes. Plain memory instead of properties and arrays, even where access is not checked: 61
    /// instructions an event instead of 131, of the 218 that recording one takes in all (17 ns instead of 24).
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
        storage.deinitialize(count: count)
        storage.deallocate()
        tip.deallocate()
    }

    var count: Int { tip.pointee.next - storage }

    var events: UnsafeBufferPointer<Event> { UnsafeBufferPointer(start: storage, count: count) }
}
