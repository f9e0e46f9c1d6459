import Foundation
import Synchronization

/// Runs work now or as soon as possible.
public protocol ImmediateSchedulerType {
    /// Runs `action` as soon as possible.
    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable
}

/// Runs work now, after a delay or periodically.
public protocol SchedulerType: ImmediateSchedulerType {
    /// The scheduler's clock.
    var now: RxTime { get }

    /// Runs `action` after `dueTime`.
    func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
    ) -> Disposable

    /// Runs `action` after `startAfter`, then every `period`; each run receives the result of the previous run.
    func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable
}

extension ImmediateSchedulerType {
    /// Runs an action that can schedule itself again with a new state.
    public func scheduleRecursive<State>(
        _ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> Disposable {
        let recursion = RecursiveWork(scheduler: self, action: action)
        recursion.schedule(state)
        return Disposables.create(with: recursion.dispose)
    }
}

extension SchedulerType {
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable {
        let ticker = PeriodicTimer(scheduler: self, period: period, state: state, action: action)
        return ticker.start(after: startAfter)
    }
}

/// The pending work of a recursive action.
private final class RecursiveWork<State> {
    private let scheduler: ImmediateSchedulerType
    private var action: ((State, (State) -> Void) -> Void)?
    private let pendingWork = CompositeDisposable()
    private let lock = Lock()

    init(scheduler: ImmediateSchedulerType, action: @escaping (State, (State) -> Void) -> Void) {
        self.scheduler = scheduler
        self.action = action
    }

    func schedule(_ state: State) {
        let slot = SingleAssignmentDisposable()
        guard let key = pendingWork.insert(slot) else { return }
        slot.setDisposable(
            scheduler.schedule(state) { state in
                // The work is removed from the group, but not disposed, because it is the work that is running now.
                self.pendingWork.removeWithoutDisposing(key)
                if let action = self.lock.withLock({ self.action }) { action(state, self.schedule) }
                return Disposables.create()
            })
    }

    func dispose() {
        let action = lock.withLock {
            defer { self.action = nil }
            return self.action
        }
        withExtendedLifetime(action) { pendingWork.dispose() }
    }
}

/// Periodic work that is based on `scheduleRelative`. If a tick is due while the action runs, it is counted, and the
/// action runs again afterwards.
private final class PeriodicTimer<State>: AlarmHandler, Cancelable {
    private let period: RxTimeInterval
    private let action: (State) -> State
    private var state: State
    private let nextDueTime = Atomic<Int>(0)
    private let alarm: Alarm
    private let hasEnded = Atomic<Bool>(false)

    init(scheduler: SchedulerType, period: RxTimeInterval, state: State, action: @escaping (State) -> State) {
        alarm = Alarm(scheduler)
        self.period = period
        self.state = state
        self.action = action
    }

    func start(after delay: RxTimeInterval) -> Disposable {
        alarm.setAlarm(self, after: delay)
        return self
    }

    var isDisposed: Bool { hasEnded.load(ordering: .acquiring) }

    func dispose() {
        hasEnded.store(true, ordering: .releasing)
        alarm.dispose()
    }

    func alarmFired(_ number: Int) {
        if isDisposed { return }
        alarm.setAlarm(self, after: period)
        if nextDueTime.addAndReturnOld(1) != 1 { return }
        repeat {
            state = action(state)
        } while nextDueTime.addAndReturnOld(-1) > 0 && !isDisposed
    }
}
