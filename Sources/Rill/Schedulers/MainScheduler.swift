import Foundation
import Synchronization

/// Runs work on the main thread: at once if it is called there and no work of this scheduler is pending or running;
/// otherwise in a later turn, which keeps the order.
public final class MainScheduler: SerialDispatchQueueScheduler {
    /// The number of items that this scheduler has accepted and that have not ended.
    private let pendingCount = Atomic<Int>(0)
    private var worldNumber = 0

    /// Creates a main scheduler that counts its pending work separately.
    public init() {
        super.init(queue: DispatchQueue.main, executor: { $0.main }, leeway: .nanoseconds(0), isShared: true)
    }

    /// The shared main scheduler.
    public static let instance = MainScheduler()

    /// Runs work on the main thread in a later turn, never at once.
    public static let asyncInstance = SerialDispatchQueueScheduler(
        queue: DispatchQueue.main, executor: { $0.main }, leeway: .nanoseconds(0), isShared: true)

    /// Traps if it is called on another thread than main.
    public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
        if MainQueue.isOnMainQueue { return }
        fatalError(
            errorMessage
                ?? "Executing on a background thread. Use `MainScheduler.instance.schedule` to come to the main thread."
        )
    }

    /// On platforms that can identify the main thread, traps on other threads. On other platforms it does nothing.
    public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
        #if canImport(Darwin)
            guard Thread.isMainThread else {
                fatalError(errorMessage ?? "Running on background thread.")
            }
        #endif
    }

    override func scheduleInternal<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let world = World.current
        if let world, world.number != worldNumber {
            // The pending work of an earlier world does not count.
            worldNumber = world.number
            pendingCount.store(0, ordering: .relaxed)
        }
        let before = pendingCount.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue
        if before == 0, MainQueue.isOnMainQueue {
            let disposable = action(state)
            workEnded()
            return disposable
        }
        let slot = SingleAssignmentDisposable()
        let turn = {
            if !slot.isDisposed { slot.setDisposable(action(state)) }
            self.workEnded()
        }
        if let world { world.schedule(on: world.main, turn) } else { DispatchQueue.main.async(execute: turn) }
        return slot
    }

    private func workEnded() { pendingCount.wrappingSubtract(1, ordering: .acquiringAndReleasing) }
}

/// Runs work on the main thread; if it is called there, runs it at once.
public final class ConcurrentMainScheduler: SchedulerType {
    private let mainSchedulerInstance = MainScheduler.asyncInstance

    private init() {}

    /// The only instance.
    public static let instance = ConcurrentMainScheduler()

    public var now: RxTime { mainSchedulerInstance.now }

    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        MainQueue.isOnMainQueue ? action(state) : mainSchedulerInstance.schedule(state, action: action)
    }

    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        mainSchedulerInstance.scheduleRelative(state, dueTime: dueTime, action: action)
    }

    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable {
        mainSchedulerInstance.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
    }
}

extension ConcurrentMainScheduler: ExecutorScheduler {
    func executor(in world: World) -> Executor { mainSchedulerInstance.executor(in: world) }
}
