/// One line of execution of a `World`: the main thread, a queue, or a thread.
public final class Lane {
    public enum Kind: Sendable {
        case main, serial, concurrent, thread
    }

    /// What programs see: a queue's label, a thread's name.
    public internal(set) var name: String
    public let kind: Kind
    /// Counts up from 1, the main lane, in order of first use.
    public let number: Int

    weak var world: World?
    let agenda: Agenda
    /// What a program sees of this lane as a thread.
    weak var thread: WorldThread?
    /// Items that have started and not ended.
    var running = 0
    private var runningBarrier = false
    /// Items scheduled to run at once that have not started.
    var backlog = 0
    /// Due items that wait for the lane, in order.
    private var waiting: [WorldItem] = []
    // Strands that run or are parked keep themselves alive; counting them at each item would cost a fifth of it.
    /// The thread on whose stack a serial lane runs.
    unowned(unsafe) var strand: Strand?
    /// The thread that runs this lane's items on top of an item that waits in a run loop.
    unowned(unsafe) var spinner: Strand?

    init(world: World, name: String, kind: Kind, number: Int) {
        self.world = world
        agenda = world.agenda
        self.name = name
        self.kind = kind
        self.number = number
    }

    public var isMain: Bool { kind == .main }

    /// True while an item of this lane has started and not ended.
    public var isBusy: Bool { running > 0 }

    func canStart(_ item: WorldItem) -> Bool {
        guard kind == .concurrent else { return running == 0 || spinner != nil }
        if runningBarrier { return false }
        if item.isBarrier { return running == 0 }
        // Nothing overtakes a barrier that waits.
        return !waiting.contains { $0.isBarrier && $0.order < item.order }
    }

    func wait(_ item: WorldItem) {
        item.place = .lane
        waiting.append(item)
    }

    /// An item starts on a thread; the value belongs to `leave`.
    func enter(on strand: Strand, barrier: Bool) -> Entry {
        let entry = Entry(spinner: spinner, strand: self.strand)
        running += 1
        if barrier { runningBarrier = true }
        spinner = nil
        self.strand = strand
        return entry
    }

    func leave(_ entry: Entry, barrier: Bool) {
        running -= 1
        if barrier { runningBarrier = false }
        spinner = entry.spinner
        strand = running > 0 ? entry.strand : nil
        if !waiting.isEmpty { promote() }
    }

    /// How a lane was found by the item that has entered it.
    struct Entry {
        unowned(unsafe) let spinner: Strand?
        unowned(unsafe) let strand: Strand?
    }

    /// Lets items that wait for the lane go back to the agenda, where their due time, which is past, puts them first.
    func promote() {
        guard !waiting.isEmpty else { return }
        let items = waiting
        waiting = []
        for item in items where item.place == .lane { agenda.insert(item) }
    }

    func dropWaiting() {
        let items = waiting
        waiting = []
        for item in items { item.cancel() }
    }
}

extension World {
    /// A lane of its own; the caller keeps it.
    public func makeLane(_ name: String, _ kind: Lane.Kind) -> Lane {
        lastLane += 1
        return Lane(world: self, name: name, kind: kind, number: lastLane)
    }

    /// The lane that belongs to a name for the life of this world, made when it is first asked for.
    public func lane(named name: String, _ kind: Lane.Kind) -> Lane {
        if let lane = queues[name] { return lane }
        let lane = makeLane(name, kind)
        queues[name] = lane
        return lane
    }

    /// The lane that belongs to an object (a Dispatch queue) for the life of this world.
    func lane(for object: AnyObject, named name: String, _ kind: Lane.Kind) -> Lane {
        let key = ObjectIdentifier(object)
        if let known = queuesByIdentity[key] { return known.lane }
        let lane = makeLane(name, kind)
        queuesByIdentity[key] = (object, lane)
        return lane
    }

    /// The lane whose thread the code that asks runs on: `sync` works on the thread of its caller.
    var threadLane: Lane { Strand.current?.lender ?? currentLane }

    /// True while the code that asks runs on the main lane.
    public var isOnMainLane: Bool {
        guard let strand = Strand.current, strand.belongs(to: self) else { return false }
        return currentLane.kind == .main
    }
}
