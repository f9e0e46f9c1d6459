import Foundation

/// Runs work on a concurrent queue. In a world: on a concurrent lane, where a piece may start while others are blocked.
public class ConcurrentDispatchQueueScheduler: SchedulerType {
    public typealias TimeInterval = Foundation.TimeInterval
    public typealias Time = Date

    private let queue: DispatchQueue
    private let makeLane: (World) -> Lane
    private var laneCache = LaneCache()
    private let leeway: DispatchTimeInterval

    private init(queue: DispatchQueue, lane: @escaping (World) -> Lane, leeway: DispatchTimeInterval) {
        self.queue = queue
        makeLane = lane
        self.leeway = leeway
    }

    /// On the queue given.
    public convenience init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.init(queue: queue, lane: { $0.lane(for: queue, guess: .concurrent) }, leeway: leeway)
    }

    /// On a concurrent queue of its own with a quality of service.
    public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        let label = "rx.global_dispatch_queue.concurrent"
        self.init(
            queue: DispatchQueue(label: "\(label).\(qos)", qos: qos, attributes: [.concurrent]),
            lane: { $0.makeLane(label, .concurrent) }, leeway: leeway)
    }

    /// On a world's queue.
    public convenience init(queue: WorldQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.init(queue: .global(), lane: { _ in queue.lane }, leeway: leeway)
    }

    fileprivate func lane(in world: World) -> Lane { laneCache.lane(in: world) { makeLane(world) } }

    /// The wall's time, or the world's.
    public var now: RxTime { World.current?.date ?? Date() }

    public final func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        if let world = World.current { return world.schedule(state, on: lane(in: world), action) }
        return queue.run(state, action)
    }

    public final func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        if let world = World.current { return world.schedule(state, after: dueTime, on: lane(in: world), action) }
        return queue.run(state, after: dueTime, leeway: leeway, action)
    }

    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable {
        if let world = World.current {
            return world.schedulePeriodic(state, after: startAfter, every: period, on: lane(in: world), action)
        }
        return queue.runPeriodically(state, after: startAfter, every: period, leeway: leeway, action)
    }
}

extension ConcurrentDispatchQueueScheduler: NanosecondClock {
    var nanosecondNow: Int { World.withCurrent(\.clock) ?? wallNanoseconds() }
}

extension ConcurrentDispatchQueueScheduler: AlarmScheduler {
    func arm(_ handler: AlarmHandler, _ number: Int, after delay: RxTimeInterval) -> AlarmTicket? {
        guard let world = World.current else { return nil }
        return world.arm(handler, number, after: delay, on: lane(in: world))
    }

    func rearm(_ ticket: AlarmTicket, _ handler: AlarmHandler, _ number: Int, after delay: RxTimeInterval) -> Bool {
        World.rearm(ticket, handler, number, after: delay)
    }
}
