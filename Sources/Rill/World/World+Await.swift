import Platform

/// Awaits events from outside, such as network responses.
///
/// Their arrival is known only in wall-clock time, so while anything is awaited the virtual clock follows the wall at
/// any pace; afterwards it continues at its pace. An event that arrived is an item like others, due at the clock's time
/// of that moment.
extension World {
    /// The interval between two checks for arrived events, in nanoseconds.
    static let patience = 2_000_000

    /// Runs an action on an executor after an awaited event has arrived. `hasArrived` is called repeatedly between items,
    /// with the time at which the action would be due.
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

    /// Schedules the items of arrived events.
    func checkAwaited() {
        guard !ignoresOutsideEvents else { return }
        lastAwaitedCheck = SystemClock.monotonic
        for item in awaited where !item.isCancelled {
            let time = max(clock, wallTime)
            guard item.hasArrived(time) else { continue }
            item.due = time
            agenda.insert(item)
        }
        awaited.removeAll { $0.place != .nowhere }
        followSpeed()
    }

    /// Lets the wall clock advance a little for awaited events; returns false if nothing is awaited or the goal's limit
    /// comes first.
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

/// An item that is scheduled when its event arrives.
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
