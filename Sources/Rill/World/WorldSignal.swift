/// A counting semaphore in a world: who waits for it blocks its executor.
public final class WorldSignal {
    private let world: World
    private var count: Int
    private var waiters: [Wait] = []

    public init(_ world: World, value: Int = 0) {
        self.world = world
        count = value
    }

    /// Takes one; waits for it if there is none, at most so many nanoseconds of virtual time.
    public func wait(timeout: Int? = nil) -> WaitResult {
        guard world.holdsLock, let me = Coroutine.current else { return .interrupted }
        if count > 0 {
            count -= 1
            return .done
        }
        if Brake.isOn { return .interrupted }
        if let timeout, timeout <= 0 { return .timedOut }
        let wait = Wait(me, .block)
        if let timeout { world.setAlarm(wait, at: world.due(after: timeout)) }
        waiters.append(wait)
        let result = world.park(wait)
        if result != .done, let index = waiters.firstIndex(where: { $0 === wait }) { waiters.remove(at: index) }
        return result
    }

    /// Gives one; true if somebody waited for it, who goes on in the order of waiting. Foreign threads may call this:
    /// it is then posted.
    @discardableResult
    public func signal() -> Bool {
        guard world.holdsLock else {
            world.post { self.signal() }
            return false
        }
        while !waiters.isEmpty {
            let wait = waiters.removeFirst()
            guard wait.result == nil else { continue }
            world.release(wait, .done)
            return true
        }
        count &+= 1
        return false
    }
}

/// A wait that behaves like a run loop: on the main executor, other items of the executor run on top of the stack that waits.
/// On other executors it only blocks.
public final class RunLoopWait {
    private let world: World
    private var wait: Wait?
    private var isStopped = false

    public init(_ world: World) { self.world = world }

    /// Waits until `stop()`, or until a time of the virtual clock. `.done` after a stop, `.timedOut` at the time,
    /// `.deadlock` when nothing at all is due any more.
    public func run(until time: Int? = nil) -> WaitResult {
        guard world.holdsLock, let me = Coroutine.current else { return .interrupted }
        if isStopped {
            isStopped = false
            return .done
        }
        if Brake.isOn { return .interrupted }
        let wait = Wait(me, me.executor.isMain ? .loop : .block)
        if let time { world.setAlarm(wait, at: max(time, world.due(after: 0))) }
        self.wait = wait
        let result = world.park(wait)
        self.wait = nil
        isStopped = false
        return result
    }

    /// Ends the wait, or the next one if none is going on.
    public func stop() {
        guard world.holdsLock else { return world.post { self.stop() } }
        isStopped = true
        if let wait { world.settleNow(wait) }
    }
}

extension World {
    // A run loop looks at its flag as soon as the item that set it ends; from another executor it is woken for that.
    func settleNow(_ wait: Wait) {
        guard wait.result == nil else { return }
        if wait.coroutine.wait === wait { release(wait, .done) } else { settle(wait, .done) }
    }
}
