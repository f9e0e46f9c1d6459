/// A Dispatch queue of a world.
public final class WorldQueue {
    public let world: World
    public let label: String
    public private(set) var executor: Executor
    /// The number of `suspend` calls that have no `resume` yet. An inactive queue starts with one.
    private var suspendCount = 0
    /// The work that arrived while the queue was suspended.
    private var suspendedWork: [() -> Void] = []

    /// Creates a queue.
    public init(
        label: String, isConcurrent: Bool = false, isInactive: Bool = false, target: WorldQueue? = nil, in world: World
    ) {
        self.world = world
        self.label = label
        suspendCount = isInactive ? 1 : 0
        executor =
            WorldQueue.executor(of: target) ?? world.makeExecutor(label, isConcurrent ? .concurrent : .serial)
    }

    private init(_ executor: Executor, in world: World) {
        self.world = world
        self.executor = executor
        label = executor.name
    }

    /// If the target of a queue is serial, the queue's work runs on the target's executor.
    private static func executor(of target: WorldQueue?) -> Executor? {
        guard let target, target.executor.kind != .concurrent else { return nil }
        return target.executor
    }

    public var isMain: Bool { executor.isMain }

    /// Changes the target of the queue. If it is serial, later work runs on the target's executor.
    public func setTarget(_ target: WorldQueue?) { executor = WorldQueue.executor(of: target) ?? executor }

    /// Suspends the queue: it stores all work that arrives from now on.
    public func suspend() { suspendCount += 1 }

    /// Ends one suspension. The stored work runs after each `suspend` has had its `resume`.
    public func resume() {
        guard suspendCount > 0 else { return }
        suspendCount -= 1
        guard suspendCount == 0 else { return }
        let work = suspendedWork
        suspendedWork = []
        for schedule in work { schedule() }
    }

    public static func main(in world: World) -> WorldQueue { WorldQueue(world.main, in: world) }

    /// Returns the global concurrent queue with a quality of service. All of them use the same executor.
    public static func global(_ qos: String = "default", in world: World) -> WorldQueue {
        WorldQueue(world.executor(named: "com.apple.root.\(qos)-qos", .concurrent), in: world)
    }

    /// Runs a body in its turn. If a group is given, it counts the body until the body ends.
    public func async(barrier: Bool = false, group: WorldDispatchGroup? = nil, _ body: @escaping () -> Void) {
        group?.enter()
        if suspendCount > 0 {
            suspendedWork.append { [self] in
                async(barrier: barrier) {
                    body()
                    group?.leave()
                }
            }
            return
        }
        let action = group.map { group in
            {
                body()
                group.leave()
            }
        }
        if barrier {
            world.scheduleBarrier(on: executor, action ?? body)
        } else {
            world.schedule(on: executor, action ?? body)
        }
    }

    /// Runs a body after a deadline. For a background queue, delayed work simulates responses from outside, which may
    /// arrive late.
    public func asyncAfter(deadline: Int, _ body: @escaping () -> Void) {
        // For a background queue, delayed work simulates responses from outside, which may arrive late.
        let delay =
            executor.isMain
            ? 0 : world.orderPlan?.chosenDelay(on: executor.name, at: world.now, cause: world.cause) ?? 0
        world.schedule(at: deadline.saturatingSum(delay), on: executor, body)
    }

    /// Runs a body in its turn, and waits for its end. Returns `.deadlock` if the caller already runs on this serial
    /// queue.
    public func sync(barrier: Bool = false, _ body: () -> Void) -> WaitResult {
        world.sync(on: executor, barrier: barrier, body)
    }

    /// Runs a work item in its turn, unless it was cancelled before that.
    public func async(_ item: WorldWorkItem) { async { item.perform() } }
    public func asyncAfter(deadline: Int, _ item: WorldWorkItem) { asyncAfter(deadline: deadline) { item.perform() } }
}

/// A `DispatchWorkItem` of a world.
public final class WorldWorkItem {
    private let body: () -> Void
    private let completionGroup: WorldDispatchGroup
    public private(set) var isCancelled = false
    private var hasEnded = false

    public init(in world: World, _ body: @escaping () -> Void) {
        self.body = body
        completionGroup = WorldDispatchGroup(in: world)
        completionGroup.enter()
    }

    public func perform() {
        if !isCancelled { body() }
        endWork()
    }

    /// Prevents the item from starting.
    public func cancel() { isCancelled = true }

    public func wait(timeout: Int? = nil) -> WaitResult { completionGroup.wait(timeout: timeout) }
    public func notify(_ queue: WorldQueue, _ body: @escaping () -> Void) { completionGroup.notify(queue, body) }

    private func endWork() {
        if hasEnded { return }
        hasEnded = true
        completionGroup.leave()
    }
}
