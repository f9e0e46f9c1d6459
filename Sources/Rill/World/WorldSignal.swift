/// A counting semaphore in a world: a waiting caller blocks its executor.
public final class WorldSignal {
    private let world: World
    private var signalCount: Int
    private var waiters: [CoroutineWait] = []

    public init(_ world: World, value: Int = 0) {
        self.world = world
        signalCount = value
    }

    /// Decrements the count. If the count is 0, the caller waits, at most `timeout` virtual nanoseconds.
    public func wait(timeout: Int? = nil) -> WaitResult {
        guard world.holdsLock, let me = Coroutine.current else { return .interrupted }
        if signalCount > 0 {
            signalCount -= 1
            return .done
        }
        if Brake.isOn { return .interrupted }
        if let timeout, timeout <= 0 { return .timedOut }
        let wait = CoroutineWait(me, .block)
        if let timeout { world.setAlarm(wait, at: world.dueTime(after: timeout)) }
        waiters.append(wait)
        let result = world.park(wait)
        if result != .done, let index = waiters.firstIndex(where: { $0 === wait }) { waiters.remove(at: index) }
        return result
    }

    /// Increments the count; returns true if a caller was waiting. Callers continue in the order in which they began to
    /// wait. A call from a thread outside of the world is posted.
    @discardableResult
    public func signal() -> Bool {
        guard world.holdsLock else {
            world.post { self.signal() }
            return false
        }
        while !waiters.isEmpty {
            let wait = waiters.removeFirst()
            guard wait.result == nil else { continue }
            world.endWait(wait, .done)
            return true
        }
        signalCount &+= 1
        return false
    }
}

/// A wait that behaves like a run loop. On the main executor, other items of the executor run on top of the waiting
/// stack; on other executors, the wait only blocks.
public final class RunLoopWait {
    private let world: World
    private var wait: CoroutineWait?
    private var isStopped = false

    public init(_ world: World) { self.world = world }

    /// Waits until `stop()` is called, or until a virtual time. Returns `.done` after `stop()`, `.timedOut` at the
    /// time, and `.deadlock` if no item is due.
    public func run(until time: Int? = nil) -> WaitResult {
        guard world.holdsLock, let me = Coroutine.current else { return .interrupted }
        if isStopped {
            isStopped = false
            return .done
        }
        if Brake.isOn { return .interrupted }
        let wait = CoroutineWait(me, me.currentExecutor.isMain ? .loop : .block)
        if let time { world.setAlarm(wait, at: max(time, world.dueTime(after: 0))) }
        self.wait = wait
        let result = world.park(wait)
        self.wait = nil
        isStopped = false
        return result
    }

    /// Ends the current wait, or the next one if there is none.
    public func stop() {
        guard world.holdsLock else { return world.post { self.stop() } }
        isStopped = true
        if let wait { world.setResultNow(wait) }
    }
}

extension World {
    // A run loop checks its flag when the item that set the flag ends; a waiting stack of another executor is woken.
    func setResultNow(_ wait: CoroutineWait) {
        guard wait.result == nil else { return }
        if wait.coroutine.currentWait === wait { endWait(wait, .done) } else { setResult(wait, .done) }
    }
}
