/// One line of a timeline: something that was watched, with its name and where it came from.
public final class Lane {
    public struct ID: Hashable, Sendable {
        public let number: Int32

        public init(_ number: Int32) {
            self.number = number
        }
    }

    public let id: ID
    public let name: String
    /// The lane that this one is an inner lane of.
    public let parent: ID?
    /// Labels of the stages of its chain, in the order of the code; stage 1 is the first.
    public let stages: [String]
    public internal(set) var subscriptions = 0
    /// What ended it; nil while it is live.
    public internal(set) var end: Event.Kind?
    /// How many of its events are no longer kept.
    public internal(set) var forgotten = 0

    public var isLive: Bool { end == nil && subscriptions > 0 }

    /// All events that it has had, forgotten ones too.
    public var count: Int { forgotten + blocks.reduce(0) { $0 + $1.count } }

    /// When its newest event happened.
    public var lastTime: Int64 { blocks.last(where: { $0.count > 0 })?.events.last?.time ?? 0 }

    /// Kept events, oldest first, in blocks that are thrown away whole.
    private(set) var blocks: [Block] = []

    init(id: ID, name: String, parent: ID?, stages: [String]) {
        self.id = id
        self.name = name
        self.parent = parent
        self.stages = stages
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

/// Events of one lane, thrown away together: so the bookkeeping of a bounded memory costs nothing an event.
///
/// A block never grows, since moving events costs more than recording them: the first of a lane is small (lanes of inner
/// observables are many and short), later ones are large.
final class Block {
    static let largest = 256

    /// Where the next event goes. Plain memory instead of properties: checked access to class properties took 150 of the
    /// 180 ns that an event once cost.
    struct Tip {
        var next: UnsafeMutablePointer<Event>
        let end: UnsafeMutablePointer<Event>
        var weight = 0
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
