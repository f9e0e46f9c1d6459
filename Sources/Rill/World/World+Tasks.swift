/// Methods for tasks, whose stacks leave their executor while they wait.
///
/// A task runs on a stack of its own. While it is suspended (`Suspension`), other items run on its executor; the task
/// returns to the executor in its turn. The program's main code suspends in the same way.
extension World {
    /// The concurrent executor of tasks that belong to no actor.
    public var taskExecutor: Executor { executor(named: "com.apple.root.default-qos.cooperative", .concurrent) }

    /// Starts a task: the body runs in the executor's turn. `task` is the object by which the caller knows the task.
    public func startTask(_ task: AnyObject, on executor: Executor, _ body: @escaping () -> Void) {
        let item = TaskItem(
            executor: executor, due: dueTime(after: 0), order: nextArrivalNumber(), task: task, body: body)
        enqueue(item, delay: 0)
        if orderPlan != nil { mayHandOver(to: executor) }
    }

    /// Starts a task at once on a stack of its own. The caller continues when the task first suspends or ends. A task
    /// of another serial executor starts in that executor's turn.
    public func startTaskNow(_ task: AnyObject, on executor: Executor, _ body: @escaping () -> Void) -> WaitResult {
        guard holdsLock, let me = Coroutine.current, !me.isHost, !Brake.isOn,
            executor.kind == .concurrent || executor === me.currentExecutor
        else {
            startTask(task, on: executor, body)
            return .done
        }
        let wait = CoroutineWait(me, .block)
        let item = TaskItem(
            executor: executor, due: virtualClock, order: nextArrivalNumber(), task: task, startingWait: wait,
            body: body)
        item.cause = cause
        itemHandedOver = item
        return park(wait)
    }

    /// The object of the running task; nil outside of tasks.
    public var currentTask: AnyObject? { holdsLock ? Coroutine.current?.task : nil }

    /// Runs a body as if it belonged to a task.
    public func asTask<Result>(_ task: AnyObject, _ body: () throws -> Result) rethrows -> Result {
        guard holdsLock, let me = Coroutine.current else { return try body() }
        let outer = me.task
        me.task = task
        defer { me.task = outer }
        return try body()
    }

    /// Continues the calling code on another executor, after the items that wait for that executor.
    public func move(to executor: Executor) -> WaitResult {
        guard holdsLock, let me = Coroutine.current, !me.isHost else { return .interrupted }
        if me.currentExecutor === executor { return .done }
        leaveExecutor(me)
        let isFree =
            returningCoroutine == nil
            && (executor.kind == .concurrent
                || executor.backlogCount == 0 && (executor.runningCount == 0 || executor.runLoopThread != nil))
        if isFree || Brake.isOn {
            enter(executor, me)
            return .done
        }
        let wait = CoroutineWait(me, .suspension)
        let ticket = TicketItem(executor: executor, due: dueTime(after: 0), order: nextArrivalNumber(), wait: wait)
        enqueue(ticket, delay: 0)
        let result = parkSuspended(wait)
        if result != .done { ticket.cancel() }
        enter(executor, me)
        return result
    }

    // MARK: Parts

    private static let maxYields = 1_000

    /// Returns the time at which a task that yields now continues.
    fileprivate func endOfYield() -> Int {
        yieldsInInstant = itemsInInstant == lastYield &+ 1 ? yieldsInInstant &+ 1 : 0
        lastYield = itemsInInstant
        guard yieldsInInstant >= World.maxYields else { return virtualClock }
        yieldsInInstant = 0
        guard let due = agenda.firstDueTime(where: { !(($0 as? TicketItem)?.isYield ?? false) }) else {
            return virtualClock
        }
        return max(virtualClock, due)
    }

    func leaveExecutor(_ me: Coroutine) {
        let executor = me.currentExecutor
        executor.leave(me.executorEntry, barrier: false)
        if let starter = me.startingWait.takeValue() {
            setResult(starter, .done)
            returningCoroutine = starter.coroutine
        }
        // The run loop below has ended while the task ran on the loop's executor.
        if let loop = executor.runLoopThread, let wait = loop.currentWait, let result = wait.result {
            agenda.insert(
                AlarmItem(
                    executor: executor, due: dueTime(after: 0), order: nextArrivalNumber(), wait: wait, result: result))
        }
    }

    fileprivate func enter(_ executor: Executor, _ me: Coroutine) {
        me.currentExecutor = executor
        currentExecutor = executor
        me.executorEntry = executor.enter(on: me, barrier: false)
    }

    fileprivate func parkSuspended(_ wait: CoroutineWait) -> WaitResult {
        let isMain = !wait.coroutine.runsTask
        let outer = suspendedMain
        if isMain {
            suspendedMain = wait.coroutine
            noteMainThreadWait()
        }
        let result = park(wait)
        if isMain { suspendedMain = outer }
        return result
    }
}

/// A suspension of a task, which ends by `resume` or at a time.
public final class Suspension {
    private let world: World
    private var wait: CoroutineWait?
    private var isResumed = false
    private var isYield = false
    /// The instant in which the suspension began.
    private var startInstant = 0

    public init(in world: World) { self.world = world }

    /// Suspends the caller until `resume` is called, or until a time of the virtual clock. Returns `.done` after
    /// `resume`, and `.timedOut` at the time.
    public func suspend(until time: Int? = nil) -> WaitResult {
        guard world.holdsLock, let me = Coroutine.current else { return .interrupted }
        if isResumed { return .done }
        if Brake.isOn || me.isHost { return .interrupted }
        let wait = CoroutineWait(me, .suspension)
        self.wait = wait
        startInstant = world.instantStart
        if let time { scheduleTurn(at: max(time, world.dueTime(after: 0)), .timedOut) }
        let executor = me.currentExecutor
        // A suspension until the present time, such as `Task.yield`, is not recorded as a wait.
        let noted = time.map { $0 > world.virtualClock } ?? true ? me.task : nil
        if let noted { world.onTaskWait?(noted, true) }
        world.leaveExecutor(me)
        let result = world.parkSuspended(wait)
        world.enter(executor, me)
        self.wait = nil
        if let noted { world.onTaskWait?(noted, false) }
        return result
    }

    /// Suspends the caller until the items that are due have run.
    ///
    /// Tasks that only yield to each other wait for an event that takes time, such as a timer. After `World.maxYields`
    /// yields in a row, the caller therefore continues after the next item that is not a yield.
    public func yield() -> WaitResult {
        isYield = true
        return suspend(until: world.endOfYield())
    }

    /// Ends the suspension, or the next one if there is none. The task continues in its executor's turn. Repeated calls
    /// have no effect.
    public func resume() {
        guard world.holdsLock else { return world.post { self.resume() } }
        guard !isResumed else { return }
        isResumed = true
        guard let wait, wait.result == nil else { return }
        wait.alarm?.cancel()
        scheduleTurn(at: world.dueTime(after: 0), .done)
    }

    private func scheduleTurn(at time: Int, _ result: WaitResult) {
        guard let wait else { return }
        let executor = wait.coroutine.currentExecutor
        let ticket = TicketItem(
            executor: executor, due: time, order: world.nextArrivalNumber(), wait: wait, result: result)
        ticket.instantNumber = startInstant
        ticket.isYield = isYield
        wait.alarm = ticket
        ticket.cause = world.cause
        if result == .done { world.enqueue(ticket, delay: 0) } else { world.agenda.insert(ticket) }
    }
}

/// The body of a task.
private final class TaskItem: WorldItem {
    private var body: (() -> Void)?
    private var task: AnyObject?
    /// The wait of a caller that continues when the task first suspends.
    private var startingWait: CoroutineWait?

    init(
        executor: Executor, due: Int, order: Int, task: AnyObject, startingWait: CoroutineWait? = nil,
        body: @escaping () -> Void
    ) {
        self.task = task
        self.startingWait = startingWait
        self.body = body
        super.init(executor: executor, due: due, arrivalOrder: order)
        needsOwnStack = true
    }

    override func performMove(in world: World) -> TurnResult {
        let turn = super.performMove(in: world)
        if case .start = turn { world.noteTaskStart() }
        return turn
    }

    override func fireAlarm() {
        guard let coroutine = Coroutine.current else { return }
        let outer = (coroutine.task, coroutine.runsTask)
        (coroutine.task, coroutine.runsTask) = (task.takeValue(), true)
        coroutine.startingWait = startingWait.takeValue()
        let body = self.body.takeValue()
        body?()
        (coroutine.task, coroutine.runsTask) = outer
    }

    override func releaseHandler() {
        body = nil
        task = nil
        startingWait = nil
    }
}
