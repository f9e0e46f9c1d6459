/// A `Thread` of a world: an executor with one item.
public final class WorldThread {
    private let world: World
    private let executor: Executor
    private var body: (() -> Void)?
    public private(set) var isCancelled = false
    public private(set) var isExecuting = false
    public private(set) var isFinished = false

    /// Creates a thread that has not started.
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

    /// The number of the thread. The main thread has number 1.
    public var number: Int { executor.number }
    public var isMainThread: Bool { executor.isMain }
    /// True for the main thread and for threads of queues, because the program has not created them.
    public var isOfSystem: Bool { executor.isMain || executor.kind != .thread }

    /// Starts the thread. Further calls do nothing.
    public func start() {
        guard let body = body.takeValue() else { return }
        world.schedule(on: executor) { [self] in
            executor.thread = self
            isExecuting = true
            body()
            isExecuting = false
            isFinished = true
            executor.thread = nil
        }
    }

    /// Requests that the thread ends. The body must check `isCancelled`.
    public func cancel() { isCancelled = true }

    /// Returns an object for the calling thread. There is one object for each executor while it is retained.
    public static func current(in world: World) -> WorldThread {
        let executor = world.threadExecutor
        if let thread = executor.thread { return thread }
        let thread = WorldThread(of: executor, in: world)
        executor.thread = thread
        return thread
    }

    /// True if the caller runs on the main thread, even if it works for another queue.
    public static func isMainThread(in world: World) -> Bool { world.threadExecutor.isMain }

    /// Blocks the caller for some virtual nanoseconds.
    @discardableResult
    public static func sleep(_ nanoseconds: Int, in world: World) -> WaitResult { world.block(for: nanoseconds) }
}
