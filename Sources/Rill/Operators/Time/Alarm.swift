/// Hears when the time of an alarm has come. The number is the one that the alarm was set with.
protocol AlarmHandler: AnyObject {
    func alarm(_ number: Int)
}

/// A scheduler that can ring without closures in between: it never rings before `arm` returns, and runs one thing at
/// a time.
protocol AlarmScheduler: AnyObject {
    /// Nil when the scheduler cannot do so at present (it has no world).
    func arm(_ handler: AlarmHandler, _ number: Int, after delay: RxTimeInterval) -> Disposable?
}

/// The one timer of an operator: setting it again takes back what was set before. It keeps its handler only while it
/// is set.
final class Alarm {
    private let scheduler: SchedulerType
    private let direct: AlarmScheduler?
    private let slot = SerialDisposable()

    init(_ scheduler: SchedulerType) {
        self.scheduler = scheduler
        direct = scheduler as? AlarmScheduler
    }

    /// Never called inside a gate: the scheduler is foreign, and may ring at once.
    func set(_ handler: AlarmHandler, _ number: Int = 0, after delay: RxTimeInterval) {
        if let direct, let armed = direct.arm(handler, number, after: delay) {
            slot.disposable = armed
            return
        }
        // The slot is in place before the scheduler is asked, since the handler may set the alarm again before it
        // returns.
        let next = SingleAssignmentDisposable()
        slot.disposable = next
        next.setDisposable(
            scheduler.scheduleRelative((), dueTime: delay) { _ in
                handler.alarm(number)
                return Disposables.create()
            })
    }

    /// Takes back what was set and refuses whatever is set later.
    func dispose() { slot.dispose() }
}

/// An alarm on a lane of a world.
final class LaneAlarm: WorldItem {
    private var handler: AlarmHandler?
    private let number: Int

    init(lane: Lane, due: Int, order: Int, handler: AlarmHandler, number: Int) {
        self.handler = handler
        self.number = number
        super.init(lane: lane, due: due, order: order)
    }

    override func fire() { handler.take()?.alarm(number) }
    override func forget() { handler = nil }
}

/// An alarm on a virtual clock. Not final, so that a kept metatype is used as it was kept and not looked up again.
class VirtualAlarm<Time>: AnyVirtualItem<Time> {
    private var handler: AlarmHandler?
    private let number: Int

    required init(time: Time, handler: AlarmHandler, number: Int) {
        self.handler = handler
        self.number = number
        super.init(time: time)
    }

    final override func fire() { handler.take()?.alarm(number) }
    final override func forget() { handler = nil }
}

extension World {
    func arm(_ handler: AlarmHandler, _ number: Int, after delay: RxTimeInterval, on lane: Lane) -> Disposable? {
        guard holdsBaton, let delay = delay.nanoseconds else { return nil }
        let item = LaneAlarm(
            lane: lane, due: due(after: delay), order: arrive(), handler: handler, number: number)
        enqueue(item, delay: delay)
        return item
    }
}
