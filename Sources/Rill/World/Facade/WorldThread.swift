/// A `Thread` of a world: a lane with one item.
public final class WorldThread {
    private let world: World
    private let lane: Lane
    private var body: (() -> Void)?
    public private(set) var isCancelled = false
    public private(set) var isExecuting = false
    public private(set) var isFinished = false

    /// A thread that has not started.
    public init(name: String = "", in world: World, _ body: @escaping () -> Void) {
        self.world = world
        self.body = body
        lane = world.makeLane(name, .thread)
    }

    private init(of lane: Lane, in world: World) {
        self.world = world
        self.lane = lane
        isExecuting = true
    }

    public var name: String {
        get { lane.name }
        set { lane.name = newValue }
    }

    /// 1 is main.
    public var number: Int { lane.number }
    public var isMainThread: Bool { lane.isMain }
    /// The main thread, or one that runs a queue's items: nobody has made it.
    public var isLent: Bool { lane.isMain || lane.kind != .thread }

    /// Starts it, once.
    public func start() {
        guard let body = body.take() else { return }
        world.schedule(on: lane) { [self] in
            lane.thread = self
            isExecuting = true
            body()
            isExecuting = false
            isFinished = true
            lane.thread = nil
        }
    }

    /// Says that it should end; it is up to its body to look.
    public func cancel() { isCancelled = true }

    /// The thread that asks: one object for each lane while somebody keeps it.
    public static func current(in world: World) -> WorldThread {
        let lane = world.threadLane
        if let thread = lane.thread { return thread }
        let thread = WorldThread(of: lane, in: world)
        lane.thread = thread
        return thread
    }

    /// Whether the caller runs on the main thread, be it for another queue.
    public static func isMainThread(in world: World) -> Bool { world.threadLane.isMain }

    /// Blocks the caller for so many nanoseconds of virtual time.
    @discardableResult
    public static func sleep(_ nanoseconds: Int, in world: World) -> WaitResult { world.block(for: nanoseconds) }
}
