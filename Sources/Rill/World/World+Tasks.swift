/// Tasks: stacks that leave their lane while they wait.
///
/// A task runs on a stack of its own. While it waits for something (`Suspension`), other items run on its lane; when its
/// turn comes, it enters the lane again. The program's main code suspends in the same way.
extension World {
    /// The concurrent lane of tasks that belong to no actor.
    public var taskLane: Lane { lane(named: "com.apple.root.default-qos.cooperative", .concurrent) }

    /// Starts a task: the body runs when the lane's turn comes. `task` is the caller's own object for it.
    public func startTask(_ task: AnyObject, on lane: Lane, _ body: @escaping () -> Void) {
        let item = TaskItem(lane: lane, due: due(after: 0), order: arrive(), task: task, body: body)
        enqueue(item, delay: 0)
    }

    /// The object of the task that runs; nil outside of tasks.
    public var currentTask: AnyObject? { holdsBaton ? Strand.current?.task : nil }

    /// Runs a body as if it belonged to a task.
    public func asTask<Result>(_ task: AnyObject, _ body: () throws -> Result) rethrows -> Result {
        guard holdsBaton, let me = Strand.current else { return try body() }
        let outer = me.task
        me.task = task
        defer { me.task = outer }
        return try body()
    }

    /// Goes on with the code that calls on another lane, after what waits for that lane.
    public func move(to lane: Lane) -> WaitResult {
        guard holdsBaton, let me = Strand.current, !me.isHost else { return .interrupted }
        if me.lane === lane { return .done }
        leaveLane(me)
        let isFree = lane.kind == .concurrent || lane.backlog == 0 && (lane.running == 0 || lane.spinner != nil)
        if isFree || Brake.isOn {
            enter(lane, me)
            return .done
        }
        let wait = Wait(me, .suspension)
        let ticket = TicketItem(lane: lane, due: due(after: 0), order: arrive(), wait: wait)
        enqueue(ticket, delay: 0)
        let result = parkSuspended(wait)
        if result != .done { ticket.cancel() }
        enter(lane, me)
        return result
    }

    // MARK: Parts

    func leaveLane(_ me: Strand) {
        let lane = me.lane
        lane.leave(me.entry, barrier: false)
        // The run loop below has reached its end while the task ran on its lane.
        if let loop = lane.spinner, let wait = loop.wait, let result = wait.result {
            agenda.insert(AlarmItem(lane: lane, due: due(after: 0), order: arrive(), wait: wait, result: result))
        }
    }

    fileprivate func enter(_ lane: Lane, _ me: Strand) {
        me.lane = lane
        currentLane = lane
        me.entry = lane.enter(on: me, barrier: false)
    }

    fileprivate func parkSuspended(_ wait: Wait) -> WaitResult {
        let isMain = !wait.strand.runsTask
        let outer = suspendedMain
        if isMain {
            suspendedMain = wait.strand
            noteOwnWait()
        }
        let result = park(wait)
        if isMain { suspendedMain = outer }
        return result
    }
}

/// One wait of a task, ended by `resume` or at a time.
public final class Suspension {
    private let world: World
    private var wait: Wait?
    private var isResumed = false

    public init(in world: World) { self.world = world }

    /// Suspends the caller until `resume` is called, or until a time of the virtual clock. `.done` after `resume`,
    /// `.timedOut` at the time.
    public func suspend(until time: Int? = nil) -> WaitResult {
        guard world.holdsBaton, let me = Strand.current else { return .interrupted }
        if isResumed { return .done }
        if Brake.isOn || me.isHost { return .interrupted }
        let wait = Wait(me, .suspension)
        self.wait = wait
        if let time { scheduleTurn(at: max(time, world.due(after: 0)), .timedOut) }
        let lane = me.lane
        world.leaveLane(me)
        let result = world.parkSuspended(wait)
        world.enter(lane, me)
        self.wait = nil
        return result
    }

    /// Ends the wait, or the next one. The task goes on when its lane's turn comes. Repeated calls do nothing.
    public func resume() {
        guard world.holdsBaton else { return world.post { self.resume() } }
        guard !isResumed else { return }
        isResumed = true
        guard let wait, wait.result == nil else { return }
        wait.alarm?.cancel()
        scheduleTurn(at: world.due(after: 0), .done)
    }

    private func scheduleTurn(at time: Int, _ result: WaitResult) {
        guard let wait else { return }
        let lane = wait.strand.lane
        let ticket = TicketItem(lane: lane, due: time, order: world.arrive(), wait: wait, result: result)
        wait.alarm = ticket
        ticket.cause = world.cause
        if result == .done { world.enqueue(ticket, delay: 0) } else { world.agenda.insert(ticket) }
    }
}

/// The body of a task.
private final class TaskItem: WorldItem {
    private var body: (() -> Void)?
    private var task: AnyObject?

    init(lane: Lane, due: Int, order: Int, task: AnyObject, body: @escaping () -> Void) {
        self.task = task
        self.body = body
        super.init(lane: lane, due: due, order: order)
        needsOwnStack = true
    }

    override func fire() {
        guard let strand = Strand.current else { return }
        let outer = (strand.task, strand.runsTask)
        (strand.task, strand.runsTask) = (task.take(), true)
        let body = self.body.take()
        body?()
        (strand.task, strand.runsTask) = outer
    }

    override func forget() {
        body = nil
        task = nil
    }
}
