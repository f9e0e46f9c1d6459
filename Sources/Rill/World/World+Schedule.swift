import Platform

/// Methods that schedule items.
extension World {
    /// Runs an action on an executor after a delay in nanoseconds; a negative delay counts as 0.
    @discardableResult
    public func schedule(after delay: Int = 0, on executor: Executor, _ action: @escaping () -> Void) -> WorldItem {
        guard holdsLock else { return postAction(after: delay, on: executor, action) }
        let item = ActionItem(
            executor: executor, due: dueTime(after: delay), order: nextArrivalNumber(), action: action)
        enqueue(item, delay: delay)
        if orderPlan != nil, delay <= 0 { mayHandOver(to: executor) }
        return item
    }

    /// Runs an action on an executor at a virtual time; at once if the time is in the past.
    @discardableResult
    public func schedule(at time: Int, on executor: Executor, _ action: @escaping () -> Void) -> WorldItem {
        guard holdsLock else { return postAction(after: max(0, time &- virtualClock), on: executor, action) }
        let delay = time.saturatingSum(-virtualClock)
        virtualClock &+= 1
        let item = ActionItem(
            executor: executor, due: max(time, virtualClock), order: nextArrivalNumber(), action: action)
        enqueue(item, delay: delay)
        return item
    }

    /// Runs an action periodically. The phase is that of the start. A period of zero or less repeats the action within
    /// the instant.
    @discardableResult
    public func schedulePeriodic(
        after delay: Int, every period: Int, on executor: Executor, _ action: @escaping () -> Void
    ) -> WorldItem {
        precondition(holdsLock, "a periodic item needs its world's lock to start")
        let item = PeriodicItem(
            executor: executor, due: dueTime(after: delay), order: nextArrivalNumber(), period: period, action: action)
        enqueue(item, delay: delay)
        return item
    }

    /// Runs an action periodically, like `schedulePeriodic`, from an absolute time on.
    @discardableResult
    public func schedulePeriodic(
        at time: Int, every period: Int, on executor: Executor, _ action: @escaping () -> Void
    ) -> WorldItem {
        precondition(holdsLock, "a periodic item needs its world's lock to start")
        let delay = time.saturatingSum(-virtualClock)
        virtualClock &+= 1
        let item = PeriodicItem(
            executor: executor, due: max(time, virtualClock), order: nextArrivalNumber(), period: period, action: action
        )
        enqueue(item, delay: delay)
        return item
    }

    /// Runs an action alone on a concurrent executor: after all earlier items and before all later ones.
    @discardableResult
    public func scheduleBarrier(on executor: Executor, _ action: @escaping () -> Void) -> WorldItem {
        let item = ActionItem(executor: executor, due: dueTime(after: 0), order: nextArrivalNumber(), action: action)
        item.isBarrier = executor.kind == .concurrent
        enqueue(item, delay: 0)
        return item
    }

    /// Runs an action as soon as possible. May be called on any thread. The default executor is main.
    public func post(on executor: Executor? = nil, _ action: @escaping () -> Void) {
        wakeupSignal.post(PostedAction(after: 0, executor: executor, item: nil, action: action))
    }

    // MARK: Parts

    /// An action that a thread outside of the world has posted.
    struct PostedAction {
        let after: Int
        let executor: Executor?
        let item: PostedItem?
        let action: () -> Void
    }

    /// Runs a body on a thread outside of the world on behalf of the thread that holds the world lock, which waits for
    /// the end of the body.
    package static func runForLockHolder(to body: () -> Void) {
        lentWorldSlot.value = UnsafeMutableRawPointer(bitPattern: 1)
        NativeStack.runWithOwnLimit(to: body)
        lentWorldSlot.value = nil
    }

    /// True if the calling thread works for the thread that holds the world lock.
    static var isLockLent: Bool { lentWorldSlot.value != nil }

    private static let lentWorldSlot = ThreadSlot()

    /// True on the thread that may access this world now.
    @inline(__always) var holdsLock: Bool { Coroutine.isCurrent(in: self) }

    // As on a real clock, an item that is started later is due later, by at least a nanosecond.
    @inline(__always) func dueTime(after delay: Int) -> Int {
        virtualClock &+= 1
        guard delay > 0 else { return virtualClock }
        let (due, overflow) = virtualClock.addingReportingOverflow(delay)
        return overflow ? .max : due
    }

    @inline(__always) func nextArrivalNumber() -> Int {
        arrivalCount &+= 1
        return arrivalCount
    }

    @inline(__always) func enqueue(_ item: WorldItem, delay: Int) {
        item.cause = cause
        if delay <= 0 {
            item.isBacklog = true
            item.executor.backlogCount += 1
        }
        agenda.insert(item)
    }

    private func postAction(after delay: Int, on executor: Executor, _ action: @escaping () -> Void) -> WorldItem {
        let ticket = PostedItem(executor: executor, due: 0, arrivalOrder: 0)
        wakeupSignal.post(PostedAction(after: delay, executor: executor, item: ticket, action: action))
        return ticket
    }

    func schedulePostedActions() {
        for posted in wakeupSignal.takePosted() where posted.item?.isCancelled != true {
            let ticket = posted.item
            let item = schedule(after: posted.after, on: posted.executor ?? main) {
                if ticket?.isCancelled != true { posted.action() }
            }
            _ = item
        }
    }
}

/// An item that a thread outside of the world has posted and may cancel.
final class PostedItem: WorldItem {}
