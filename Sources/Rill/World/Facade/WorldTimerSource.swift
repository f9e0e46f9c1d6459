/// A `DispatchSourceTimer` of a world. It starts suspended.
public final class WorldTimerSource {
    private let world: World
    private let executor: Executor
    private var handler: (() -> Void)?
    private var cancelHandler: (() -> Void)?
    private var due: Int?
    private var period: Int?
    private var item: WorldItem?
    private var suspensions = 1
    public private(set) var isCancelled = false

    public init(queue: WorldQueue) {
        world = queue.world
        executor = queue.executor
    }

    // Freeing a source cancels it, as in Dispatch.
    deinit { item?.cancel() }

    /// Fires at a virtual time, and then every `repeating` nanoseconds.
    public func schedule(deadline: Int, repeating: Int? = nil) {
        // As with a real clock, a timer that is started later is due later.
        due = max(deadline, world.now) &+ 1
        period = repeating
        disarm()
        armIfAwake()
    }

    public func setEventHandler(_ body: (() -> Void)?) { handler = body }
    public func setCancelHandler(_ body: (() -> Void)?) { cancelHandler = body }

    public func resume() {
        guard suspensions > 0 else { return }
        suspensions -= 1
        armIfAwake()
    }

    public func suspend() {
        suspensions += 1
        guard let item else { return }
        if !item.isCancelled, item.agendaPlace == .agenda || item.agendaPlace == .executor { due = item.due }
        disarm()
    }

    /// Stops the timer; it cannot be started again.
    public func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        disarm()
        handler = nil
        if let body = cancelHandler.takeValue() { world.schedule(on: executor, body) }
    }

    private func armIfAwake() {
        guard suspensions == 0, !isCancelled, item == nil, let due else { return }
        let fire: () -> Void = { [weak self] in self?.fire() }
        if let period {
            // If the due time is past, the timer fires at once. Later ticks stay at multiples of the period from the
            // due time.
            let periodic = PeriodicItem(
                executor: executor, due: due, order: world.nextArrivalNumber(), period: period, action: fire)
            world.enqueue(periodic, delay: 1)
            item = periodic
        } else {
            item = world.schedule(at: due, on: executor, fire)
        }
    }

    private func disarm() {
        item?.cancel()
        item = nil
    }

    private func fire() {
        if period == nil { due = nil }
        handler?()
    }
}
