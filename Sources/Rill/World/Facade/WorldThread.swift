/// A `Thread` of a world: an executor with one item.
public final class WorldThread {
    private let world: World
    private let executor: Executor
    private var body: (() -> Void)?
    public private(set) var isCancelled = false
    public private(set) var isExecuting = false
    public private(set) var isFinished = false

    /// A thread that has not started.
    public init(name: String = "", in world: World, _ body: @escaping () -> Void) {
        self.world = world
        self.body = body
        executor = world.makeExecutor(name, .thread)
    }

    private init(of executor: Executor, in world: World) {
        self.world = world
        self.executor = executor
        isExecuting = true
    }

    public var name: String {
        get { executor.name }
        set { executor.name = newValue }
    }

    /// 1 is main.
    public var number: Int { executor.number }
    public var isMainThread: Bool { executor.isMain }
    /// The main thread, or one that runs a queue's items: nobody has made it.
    public var isLent: Bool { executor.isMain || executor.kind != .thread }

    /// Starts it, once.
    public func start() {
        guard let body = body.take() else { return }
        world.schedule(on: executor) { [self] in
            executor.thread = self
            isExecuting = true
            body()
            isExecuting = false
            isFinished = true
            executor.thread = nil
        }
    }

    /// Says that it should end; it is up to its body to look.
    public func cancel() { isCancelled = true }

    /// The thread that asks: one object for each executor while somebody keeps it.
    public static func current(in world: World) -> WorldThread {
        let executor = world.threadExecutor
        if let thread = executor.thread { return thread }
        let thread = WorldThread(of: executor, in: world)
        executor.thread = thread
        return thread
    }

    /// Whether the caller runs on the main thread, be it for another queue.
    public static func isMainThread(in world: World) -> Bool { world.threadExecutor.isMain }

    /// Blocks the caller for so many nanoseconds of virtual time.
    @discardableResult
    public static func sleep(_ nanoseconds: Int, in world: World) -> WaitResult { world.block(for: nanoseconds) }
}
