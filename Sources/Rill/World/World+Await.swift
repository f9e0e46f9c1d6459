import Platform

/// Methods that await events from outside of the world, such as network responses.
///
/// The events arrive by the wall clock. While an event is awaited, the virtual clock therefore follows the wall clock
/// at any pace; afterwards, the clock continues at its pace. An arrived event becomes an item of the agenda, which is
/// due at the clock's time of its arrival.
extension World {
    /// The interval between two checks for arrived events, in nanoseconds.
    static let patience = 2_000_000

    /// Runs an action on an executor after an awaited event has arrived. `hasArrived` is called repeatedly between
    /// items. Its parameter is the time at which the action would be due.
    @discardableResult
    public func await(
        on executor: Executor, hasArrived: @escaping (_ time: Int) -> Bool, _ action: @escaping () -> Void
    ) -> WorldItem {
        precondition(holdsLock, "World.await needs the world's lock")
        clock &+= 1
        let item = AwaitedItem(executor: executor, order: nextArrivalNumber(), hasCome: hasArrived, action: action)
        item.cause = cause
        awaited.append(item)
        return item
    }

    /// True if an event from outside is awaited.
    public var isAwaiting: Bool { !ignoresOutsideEvents && awaited.contains { !$0.isCancelled } }

    /// True if an item is scheduled or an event is awaited.
    public var isBusy: Bool { nextDue != nil || isAwaiting }

    /// Schedules the items of the events that have arrived.
    func checkAwaited() {
        guard !ignoresOutsideEvents else { return }
        lastAwaitedCheck = SystemClock.monotonicNanoseconds
        for item in awaited where !item.isCancelled {
            let time = max(clock, wallTime)
            guard item.hasArrived(time) else { continue }
            item.due = time
            agenda.insert(item)
        }
        awaited.removeAll { $0.place != .nowhere }
        followSpeed()
    }

    /// Lets the wall clock advance a little for awaited events; returns false if no event is awaited or the limit of
    /// the drive comes first.
    func awaitMore() -> Bool {
        guard isAwaiting, !goal.ignoresWall else { return false }
        followSpeed()
        let left = goal.horizon &- wallTime
        guard left > 0 else { return false }
        bell.wait(min(left, World.patience))
        return true
    }

    /// Waits, between two drives, until an item is due by the wall clock or an awaited event arrives.
    func awaitFirst() {
        isWallAdvancing = true
        alignClocks(at: clock)
        while !Brake.isOn {
            checkAwaited()
            guard isAwaiting, nextDue.map({ $0 > wallTime }) ?? true else { break }
            bell.wait(World.patience)
        }
        isWallAdvancing = false
        followSpeed()
    }
}

/// An item that is scheduled when its awaited event arrives.
final class AwaitedItem: WorldItem {
    private var checkArrival: ((Int) -> Bool)?
    private var action: (() -> Void)?

    init(executor: Executor, order: Int, hasCome: @escaping (Int) -> Bool, action: @escaping () -> Void) {
        checkArrival = hasCome
        self.action = action
        super.init(executor: executor, due: .max, order: order)
    }

    func hasArrived(_ time: Int) -> Bool { checkArrival?(time) ?? false }

    override func fire() {
        let action = self.action.take()
        checkArrival = nil
        action?()
    }

    override func forget() {
        action = nil
        checkArrival = nil
    }
}
