/// Receives an alarm when it is due, with the number that was passed when it was set.
protocol AlarmHandler: AnyObject {
    func alarmFired(_ number: Int)
}

/// A scheduler that can run alarms without closures. An alarm never fires before `armAlarm` returns, and alarms run one at a
/// time. The clock of the scheduler can be read as a number.
protocol AlarmScheduler: NanosecondClock {
    /// Sets an alarm. Returns nil if the scheduler cannot set it now, because it has no world.
    func armAlarm(_ handler: AlarmHandler, _ number: Int, after delay: RxTimeInterval) -> AlarmTicket?

    /// Sets the entry that `armAlarm` has returned again, and cancels its previous setting. So an alarm that is set for each
    /// element allocates one object only. Returns false if the entry cannot be reused.
    func rearmAlarm(_ ticket: AlarmTicket, _ handler: AlarmHandler, _ number: Int, after delay: RxTimeInterval) -> Bool
}

/// The scheduler's entry for an alarm.
protocol AlarmTicket: AnySubscription {}

/// The single timer of an operator. Setting it cancels the previous setting. It retains its handler only while it is
/// set.
final class Alarm {
    private let scheduler: SchedulerType
    private let alarmScheduler: AlarmScheduler?
    /// The entry that `alarmScheduler` returned last, for reuse.
    private var ticket: AlarmTicket?
    private let lock = Lock()
    // The current setting. Guarded by the lock.
    private var currentTimer: AnySubscription?
    private var latestNumber = Int.min
    private var isDisposed = false

    init(_ scheduler: SchedulerType) {
        self.scheduler = scheduler
        alarmScheduler = scheduler as? AlarmScheduler
    }

    /// The time of the scheduler's clock in nanoseconds, for operators that subtract times.
    var now: Int { alarmScheduler?.nanosecondNow ?? scheduler.now.nanoseconds }

    /// Times that differ by at most this many nanoseconds count as equal.
    var timerTolerance: Int { alarmScheduler?.timerTolerance ?? 0 }

    /// Sets the alarm. Must not be called inside a gate, because the scheduler may be code of a program and may fire at
    /// once. Numbers only grow: if a call has a smaller number, another thread has overtaken it, and the call must not
    /// cancel that thread's setting.
    func setAlarm(_ handler: AlarmHandler, _ number: Int = 0, after delay: RxTimeInterval) {
        if let alarmScheduler {
            if let ticket, alarmScheduler.rearmAlarm(ticket, handler, number, after: delay) { return }
            if let made = alarmScheduler.armAlarm(handler, number, after: delay) {
                ticket = made
                return replaceTimer(made, number)
            }
        }
        // This is stored before the scheduler is called, because the handler may set the alarm again before the call
        // returns.
        let next = SingleAssignmentDisposable()
        replaceTimer(next, number)
        if next.isDisposed { return }
        next.setDisposable(
            scheduler.scheduleRelative((), dueTime: delay) { _ in
                handler.alarmFired(number)
                return Disposables.create()
            })
    }

    private func replaceTimer(_ next: AnySubscription, _ number: Int) {
        let unwanted: AnySubscription? = lock.withLock {
            if isDisposed || number < latestNumber { return next }
            latestNumber = number
            defer { currentTimer = next }
            return currentTimer
        }
        unwanted?.dispose()
    }

    /// Cancels the alarm and refuses later settings.
    func dispose() {
        let unwanted: AnySubscription? = lock.withLock {
            isDisposed = true
            defer { currentTimer = nil }
            return currentTimer
        }
        unwanted?.dispose()
    }
}

/// An alarm on an executor of a world.
final class ExecutorAlarm: WorldItem, AlarmTicket {
    private var handler: AlarmHandler?
    private var alarmNumber: Int

    init(executor: Executor, due: Int, order: Int, handler: AlarmHandler, alarmNumber: Int) {
        self.handler = handler
        self.alarmNumber = alarmNumber
        super.init(executor: executor, due: due, arrivalOrder: order)
    }

    /// Resets the alarm for reuse. Returns false if it is pending, was cancelled, or belongs to another world.
    func rearmIfSpent(in world: World, after delay: Int, _ handler: AlarmHandler, _ number: Int) -> Bool {
        guard agendaPlace == .running || agendaPlace == .nowhere, executor.agenda === world.agenda else { return false }
        due = world.dueTime(after: delay)
        arrivalOrder = world.nextArrivalNumber()
        self.handler = handler
        self.alarmNumber = number
        return true
    }

    override func fireAlarm() { handler.takeValue()?.alarmFired(alarmNumber) }
    override func releaseHandler() { handler = nil }
}

/// An alarm on a virtual clock. The class is not final, so that the stored metatype is used directly and not looked up
/// again.
class VirtualAlarm<Time>: AnyVirtualItem<Time>, AlarmTicket {
    private final var handler: AlarmHandler?
    private final var alarmNumber: Int

    required init(time: Time, handler: AlarmHandler, alarmNumber: Int) {
        self.handler = handler
        self.alarmNumber = alarmNumber
        super.init(time: time)
    }

    /// True if the alarm has fired and was not cancelled.
    final var isSpent: Bool { handler == nil && !isDisposed }

    /// True if the alarm is set and has not fired.
    final var isWaiting: Bool { handler != nil && !isDisposed }

    final func rearmIfSpent(time: Time, _ handler: AlarmHandler, _ number: Int) {
        self.time = time
        self.handler = handler
        self.alarmNumber = number
    }

    final override func fireAlarm() { handler.takeValue()?.alarmFired(alarmNumber) }
    final override func releaseHandler() { handler = nil }
}

extension World {
    func armAlarm(_ handler: AlarmHandler, _ number: Int, after delay: RxTimeInterval, on executor: Executor)
        -> AlarmTicket?
    {
        guard holdsLock, let delay = delay.nanoseconds else { return nil }
        let item = ExecutorAlarm(
            executor: executor, due: dueTime(after: delay), order: nextArrivalNumber(), handler: handler,
            alarmNumber: number)
        enqueue(item, delay: delay)
        return item
    }

    /// Schedules an entry again that `armAlarm` has created; returns false if the entry cannot be used again.
    static func rearmAlarm(
        _ ticket: AlarmTicket, _ handler: AlarmHandler, _ number: Int, after delay: RxTimeInterval
    ) -> Bool {
        withCurrent { world in
            guard world.holdsLock, let delay = delay.nanoseconds else { return false }
            let item = unsafeDowncast(ticket, to: ExecutorAlarm.self)
            guard item.rearmIfSpent(in: world, after: delay, handler, number) else { return false }
            world.enqueue(item, delay: delay)
            return true
        } ?? false
    }
}
