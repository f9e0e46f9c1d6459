import Platform

/// Awaiting what comes from outside: an answer over the network.
///
/// Only the wall knows when it comes, so while anything is awaited the clock walks with the wall, whatever the pace; afterwards
/// it goes on at its pace. What has come is an item like any other, due at the time that the clock shows then.
extension World {
    /// How long the wall may go on until somebody looks whether something has come, in nanoseconds.
    static let patience = 2_000_000

    /// Runs an action on an executor once what it awaits has come. `hasCome` is asked now and then, between two items, with the
    /// time at which the action would be due.
    @discardableResult
    public func await(
        on executor: Executor, hasCome: @escaping (_ time: Int) -> Bool, _ action: @escaping () -> Void
    ) -> WorldItem {
        precondition(holdsLock, "what comes from outside is awaited inside a world")
        clock &+= 1
        let item = AwaitedItem(executor: executor, order: arrive(), hasCome: hasCome, action: action)
        item.cause = cause
        awaited.append(item)
        return item
    }

    /// Whether something is awaited from outside.
    public var isAwaiting: Bool { !isDeaf && awaited.contains { !$0.isCancelled } }

    /// Whether anything is due, or will be when it has come.
    public var isBusy: Bool { nextDue != nil || isAwaiting }

    /// Puts what has come on the agenda.
    func look() {
        guard !isDeaf else { return }
        lookedAt = SystemClock.monotonic
        for item in awaited where !item.isCancelled {
            let time = max(clock, wallTime)
            guard item.hasCome(time) else { continue }
            item.due = time
            agenda.insert(item)
        }
        awaited.removeAll { $0.place != .nowhere }
        followSpeed()
    }

    /// Lets the wall go on a little, for what is awaited; false if that is of no use: nothing is, or the limit of the goal has
    /// come before it.
    func awaitMore() -> Bool {
        guard isAwaiting, !goal.ignoresWall else { return false }
        followSpeed()
        let left = goal.horizon &- wallTime
        guard left > 0 else { return false }
        bell.wait(min(left, World.patience))
        return true
    }

    /// Waits, between two drives, until something is due by the wall: what is awaited or what comes before it.
    func awaitFirst() {
        isWalking = true
        anchor(at: clock)
        while !Brake.isOn {
            look()
            guard isAwaiting, nextDue.map({ $0 > wallTime }) ?? true else { break }
            bell.wait(World.patience)
        }
        isWalking = false
        followSpeed()
    }
}

/// Something that is not on the agenda before it has come.
final class AwaitedItem: WorldItem {
    private var ask: ((Int) -> Bool)?
    private var action: (() -> Void)?

    init(executor: Executor, order: Int, hasCome: @escaping (Int) -> Bool, action: @escaping () -> Void) {
        ask = hasCome
        self.action = action
        super.init(executor: executor, due: .max, order: order)
    }

    func hasCome(_ time: Int) -> Bool { ask?(time) ?? false }

    override func fire() {
        let action = self.action.take()
        ask = nil
        action?()
    }

    override func forget() {
        action = nil
        ask = nil
    }
}
