/// A `DispatchSemaphore` of a world.
public final class WorldSemaphore {
    private let stateSignal: WorldSignal

    public init(value: Int, in world: World) { stateSignal = WorldSignal(world, value: value) }

    /// Waits, at most for `timeout` virtual nanoseconds.
    public func wait(timeout: Int? = nil) -> WaitResult { stateSignal.wait(timeout: timeout) }

    /// Increments the semaphore. Returns true if this has ended the wait of a caller.
    @discardableResult
    public func signal() -> Bool { stateSignal.signal() }
}

/// A `DispatchGroup` of a world.
public final class WorldDispatchGroup {
    private let world: World
    private var count = 0
    private var waiters: [WorldSignal] = []
    private var notifications: [(executor: Executor, body: () -> Void)] = []

    public init(in world: World) { self.world = world }

    public func enter() { count += 1 }

    /// Ends the effect of one `enter`. Returns false if there was none, which is an error in the program.
    @discardableResult
    public func leave() -> Bool {
        guard count > 0 else { return false }
        count -= 1
        if count == 0 { notifyIfEmpty() }
        return true
    }

    /// Waits until the group is empty.
    public func wait(timeout: Int? = nil) -> WaitResult {
        if count == 0 { return .done }
        let signal = WorldSignal(world)
        waiters.append(signal)
        let result = signal.wait(timeout: timeout)
        waiters.removeAll { $0 === signal }
        return result
    }

    /// Runs a body on a queue when the group is empty.
    public func notify(_ queue: WorldQueue, _ body: @escaping () -> Void) {
        notifications.append((queue.executor, body))
        if count == 0 { notifyIfEmpty() }
    }

    private func notifyIfEmpty() {
        let signals = waiters
        let bodies = notifications
        waiters = []
        notifications = []
        for signal in signals { signal.signal() }
        for (executor, body) in bodies { world.schedule(on: executor, body) }
    }
}
