import Foundation
import Synchronization

/// Runs work on a serial queue: one item after the other, and never at once. In a world, it runs work on a serial
/// executor.
public class SerialDispatchQueueScheduler: SchedulerType {
    public typealias TimeInterval = Foundation.TimeInterval
    public typealias Time = Date

    private let makeQueue: () -> DispatchQueue
    private let queueBox = Guarded<DispatchQueue?>(nil)
    private let makeExecutor: (World) -> Executor
    private var executorCache = ExecutorCache()
    private let leeway: DispatchTimeInterval
    /// The queue that combines items. It is nil if other code also enqueues work, because then the queue itself must
    /// keep the order.
    private let itemQueue: SerialItemQueue?

    init(
        queue: @autoclosure @escaping () -> DispatchQueue, executor: @escaping (World) -> Executor,
        leeway: DispatchTimeInterval, isShared: Bool = false
    ) {
        itemQueue = isShared ? nil : SerialItemQueue()
        makeQueue = queue
        makeExecutor = executor
        self.leeway = leeway
    }

    /// Creates a scheduler with a serial queue of its own, which the closure may configure.
    public convenience init(
        internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        let queue = DispatchQueue(label: internalSerialQueueName)
        serialQueueConfiguration?(queue)
        self.init(
            queue: queue, executor: { $0.makeExecutor(internalSerialQueueName, .serial) }, leeway: leeway,
            isShared: serialQueueConfiguration != nil)
    }

    /// Creates a scheduler with a serial queue of its own whose target is `queue`, which may be concurrent.
    public convenience init(
        queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(
            queue: DispatchQueue(label: internalSerialQueueName, target: queue),
            executor: { world in
                // If the target of a queue is the main queue, its work runs on the main executor.
                let target = world.executor(for: queue, guess: .concurrent)
                return target.isMain ? target : world.makeExecutor(internalSerialQueueName, .serial)
            }, leeway: leeway)
    }

    /// Creates a scheduler with a serial queue of its own that has this quality of service.
    public convenience init(
        qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(
            queue: DispatchQueue(
                label: internalSerialQueueName, target: DispatchQueue.global(qos: qos.qosClass)),
            executor: { $0.makeExecutor(internalSerialQueueName, .serial) }, leeway: leeway)
    }

    /// Creates a scheduler with a serial executor of its own whose target is a queue of a world.
    public convenience init(
        queue: WorldQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(
            queue: DispatchQueue(label: internalSerialQueueName),
            executor: { world in
                queue.executor.kind == .concurrent
                    ? world.makeExecutor(internalSerialQueueName, .serial) : queue.executor
            }, leeway: leeway)
    }

    // The queue is created when it is first needed; a world never needs it.
    var queue: DispatchQueue {
        queueBox.withLock { queue in
            if let queue { return queue }
            let made = makeQueue()
            queue = made
            return made
        }
    }

    func executor(in world: World) -> Executor { executorCache.executor(in: world) { makeExecutor(world) } }

    /// The wall-clock time, or the time of the current world.
    public var now: RxTime { World.current?.date ?? Date() }

    public final func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        scheduleInternal(state, action: action)
    }

    func scheduleInternal<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        if let world = World.current { return world.schedule(state, on: executor(in: world), action) }
        guard hasItemQueue else { return queue.run(state, action) }
        let slot = SingleAssignmentDisposable()
        addToItemQueue(
            SerialQueueAction {
                if !slot.isDisposed { slot.setDisposable(action(state)) }
            })
        return slot
    }

    /// True if several items for the queue are combined in one turn.
    var hasItemQueue: Bool { itemQueue != nil && World.current == nil }

    func addToItemQueue(_ next: any SerialQueueItem) { itemQueue?.addItem(next, on: queue) }

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

extension SerialDispatchQueueScheduler: ExecutorScheduler {}
