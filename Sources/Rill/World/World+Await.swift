import Platform

/// Methods that await events from outside of the world, such as network responses.
///
/// The events arrive by the wall clock. While an event is awaited, the virtual clock therefore follows the wall clock
/// at any pace; afterwards, the clock continues at its pace. An arrived event becomes an item of the agenda, which is
/// due at the clock's time of its arrival.
extension World {
    /// The interval between two checks for arrived events, in nanoseconds.
    static let awaitNanoseconds = 2_000_000

    /// Runs an action on an executor after an awaited event has arrived. `hasArrived` is called repeatedly between
    /// items. Its parameter is the time at which the action would be due.
    @discardableResult
    public func await(
        on executor: Executor, hasArrived: @escaping (_ time: Int) -> Bool, _ action: @escaping () -> Void
    ) -> WorldItem {
        precondition(holdsLock, "World.await needs the world's lock")
        virtualClock &+= 1
        let item = AwaitedItem(executor: executor, order: nextArrivalNumber(), hasCome: hasArrived, action: action)
        item.cause = cause
        awaitedItems.append(item)
        return item
    }

    /// True if an event from outside is awaited.
    public var isAwaiting: Bool { !ignoresOutsideEvents && awaitedItems.contains { !$0.isCancelled } }

    /// True if an item is scheduled or an event is awaited.
    public var isBusy: Bool { nextDue != nil || isAwaiting }

    /// Schedules the items of the events that have arrived.
    func checkAwaited() {
        guard !ignoresOutsideEvents else { return }
        lastAwaitedCheck = SystemClock.monotonicNanoseconds
        for item in awaitedItems where !item.isCancelled {
            let time = max(virtualClock, wallTime)
            guard item.hasArrived(time) else { continue }
            item.due = time
            agenda.insert(item)
        }
        awaitedItems.removeAll { $0.agendaPlace != .nowhere }
        updateAnchors()
    }

    /// Lets the wall clock advance a little for awaited events; returns false if no event is awaited or the limit of
    /// the drive comes first.
    func awaitMoreArrivals() -> Bool {
        guard isAwaiting, !goal.ignoresWall else { return false }
        updateAnchors()
        let left = goal.horizon &- wallTime
        guard left > 0 else { return false }
        wakeupSignal.waitForWakeup(min(left, World.awaitNanoseconds))
        return true
    }

    /// Waits, between two drives, until an item is due by the wall clock or an awaited event arrives.
    func awaitFirstArrival() {
        isWallAdvancing = true
        alignClocks(at: virtualClock)
        while !Brake.isOn {
            checkAwaited()
            guard isAwaiting, nextDue.map({ $0 > wallTime }) ?? true else { break }
            wakeupSignal.waitForWakeup(World.awaitNanoseconds)
        }
        isWallAdvancing = false
        updateAnchors()
    }
}

/// An item that is scheduled when its awaited event arrives.
final class AwaitedItem: WorldItem {
    private var checkArrival: ((Int) -> Bool)?
    private var action: (() -> Void)?

    init(executor: Executor, order: Int, hasCome: @escaping (Int) -> Bool, action: @escaping () -> Void) {
        checkArrival = hasCome
        self.action = action
        super.init(executor: executor, due: .max, arrivalOrder: order)
    }

    func hasArrived(_ time: Int) -> Bool { checkArrival?(time) ?? false }

    override func fireAlarm() {
        let action = self.action.takeValue()
        checkArrival = nil
        action?()
    }

    override func releaseHandler() {
        action = nil
        checkArrival = nil
    }
}
