import Foundation

/// Runs work on a concurrent queue. In a world, it runs work on a concurrent executor, on which an item may start while
/// others are blocked.
public class ConcurrentDispatchQueueScheduler: SchedulerType {
    public typealias TimeInterval = Foundation.TimeInterval
    public typealias Time = Date

    private let queue: DispatchQueue
    private let makeExecutor: (World) -> Executor
    private var executorCache = ExecutorCache()
    private let leeway: DispatchTimeInterval

    private init(queue: DispatchQueue, executor: @escaping (World) -> Executor, leeway: DispatchTimeInterval) {
        self.queue = queue
        makeExecutor = executor
        self.leeway = leeway
    }

    /// Creates a scheduler for the given queue.
    public convenience init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.init(queue: queue, executor: { $0.executor(for: queue, guess: .concurrent) }, leeway: leeway)
    }

    /// Creates a scheduler with a concurrent queue of its own that has this quality of service.
    public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        let label = "rx.global_dispatch_queue.concurrent"
        self.init(
            queue: DispatchQueue(label: "\(label).\(qos)", qos: qos, attributes: [.concurrent]),
            executor: { $0.makeExecutor(label, .concurrent) }, leeway: leeway)
    }

    /// Creates a scheduler for a queue of a world.
    public convenience init(queue: WorldQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.init(queue: .global(), executor: { _ in queue.executor }, leeway: leeway)
    }

    func executor(in world: World) -> Executor { executorCache.executor(in: world) { makeExecutor(world) } }

    /// The wall-clock time, or the time of the current world.
    public var now: RxTime { World.current?.date ?? Date() }

    public final func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        if let world = World.current { return world.schedule(state, on: executor(in: world), action) }
        return queue.run(state, action)
    }

    public final func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        if let world = World.current { return world.schedule(state, after: dueTime, on: executor(in: world), action) }
        return queue.run(state, after: dueTime, leeway: leeway, action)
    }

    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable {
        if let world = World.current {
            return world.schedulePeriodic(state, after: startAfter, every: period, on: executor(in: world), action)
        }
        return queue.runPeriodically(state, after: startAfter, every: period, leeway: leeway, action)
    }
}

extension ConcurrentDispatchQueueScheduler: ExecutorScheduler {}
