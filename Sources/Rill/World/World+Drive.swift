/// Driving: deciding what happens next, and who does it.
extension World {
    /// Runs a body as an item on the main executor, and everything that is due while the body sleeps or waits.
    ///
    /// Returns once the body has ended. At `limit` (nanoseconds of the virtual clock) a program that still runs is
    /// stopped. Called inside an item, it just runs the body.
    @discardableResult
    public func run(limit: Int? = nil, _ body: () -> Void) -> Outcome {
        if holdsLock, isDriving {
            body()
            return .finished
        }
        adoptHost()
        followWall()
        return withoutActuallyEscaping(body) { body in
            let item = ActionItem(executor: main, due: due(after: 0), order: arrive(), action: body)
            enqueue(item, delay: 0)
            let outcome = drive(toward: Goal(body: item, horizon: horizon(limit)))
            if !item.isDone { item.cancel() }
            return outcome
        }
    }

    /// Runs until nothing is due, or nothing before `limit` (a time of the virtual clock). `pause` is asked between two
    /// instants: true ends the run there.
    @discardableResult
    public func runUntilIdle(limit: Int? = nil, pause: (() -> Bool)? = nil) -> Outcome {
        if holdsLock, isDriving { return .idle }
        let outcome = drive(toward: Goal(horizon: horizon(limit), pause: pause))
        if outcome == .limit, let limit { reach(limit) }
        return outcome
    }

    /// Runs all that is due up to a time without waiting for the wall, and sets the clock to it.
    @discardableResult
    public func advance(to time: Int) -> Outcome {
        if holdsLock, isDriving {
            _ = RunLoopWait(self).run(until: time)
            return .finished
        }
        let outcome = drive(toward: Goal(horizon: horizon(time), ignoresWall: true))
        guard outcome == .limit || outcome == .idle else { return outcome }
        reach(time)
        return .finished
    }

    /// `advance(to:)` by a span of time.
    @discardableResult
    public func advance(by span: Int) -> Outcome { advance(to: clock.saturatingSum(max(0, span))) }

    /// Runs the next instant: everything that is due in the same shown millisecond as the first thing.
    @discardableResult
    public func step() -> Outcome {
        if isAwaiting { awaitFirst() }
        if Brake.isOn { return .interrupted }
        guard let due = nextDue else { return .idle }
        let outcome = drive(toward: Goal(horizon: horizon(max(due, clock)), ignoresWall: true))
        return outcome == .limit ? .finished : outcome
    }

    /// A source of the installed world sends an element: what sends without end in one instant is stopped.
    @usableFromInline @inline(__always) static func noteEmission() {
        withCurrent { world in
            world.emissionCount &+= 1
            if world.emissionCount > world.emissionLimit { world.runAway(world.emissionLimit) }
        }
    }

    /// A source of the installed world is sent to while it still sends.
    @inline(never) static func noteNestedSend() {
        withCurrent { $0.onNestedSend?() }
    }

    /// Stops what runs, from any thread: pulls the brake and wakes the world. Whoever calls this releases the brake
    /// when the drive has ended.
    public func interrupt() {
        Brake.pull()
        bell.ring()
    }

    /// The point in the order of scheduling that has been reached.
    public var mark: Int { arrivals }

    /// Drops what was scheduled or awaited after a mark and has not started. Parked stacks stay.
    public func dropPending(since mark: Int = 0) {
        let items = agenda.removeAll()
        for item in items {
            if item is AlarmItem || item.order <= mark { agenda.insert(item) } else { item.cancel() }
        }
        for item in awaited where item.order > mark { item.cancel() }
    }

    // MARK: Host side

    /// The thread that calls drives the world from now on.
    func adoptHost() {
        precondition(!isDriving, "a world is driven by one thread at a time")
        host.becomeCurrent()
    }

    func drive(toward goal: Goal) -> Outcome {
        guard !isClosed else { return .idle }
        adoptHost()
        self.goal = goal
        // The goal's closures may hold this world.
        defer { self.goal = Goal() }
        verdict = nil
        // Counts of an earlier entry do not add to this one's limits.
        (instantCount, emissionCount) = (0, 0)
        driveCount += 1
        drive()
        if pulledBrake {
            pulledBrake = false
            Brake.release()
        }
        if goal.body == nil || !isOnMainExecutor { currentExecutor = main }
        return outcome
    }

    /// Gives the world lock away and returns with it when the goal is reached.
    func drive() {
        isDriving = true
        guard let coroutine = takeIdleCoroutine() else { preconditionFailure("no memory for a stack") }
        coroutine.resume()
        host.sleep()
        isDriving = false
        currentExecutor = main
        followSpeed()
    }

    private func horizon(_ limit: Int?) -> Int {
        guard let limit, limit < .max - 1_000_000 else { return .max }
        // All that shows the same millisecond belongs to the limit.
        return max(limit, World.milliseconds(limit) * 1_000_000 + 499_999)
    }

    private func reach(_ time: Int) {
        if time > clock { setClock(time) }
        anchor(at: clock)
    }
}

/// What a drive is for.
struct Goal {
    /// Ends when this has run; nil: ends when nothing more is due.
    var body: ActionItem?
    /// Ends when this has a result (a host that waits).
    var wait: Wait?
    /// Nothing later than this is run.
    var horizon = Int.max
    var ignoresWall = false
    /// Whether to end before the next instant; asked from the second one on.
    var pause: (() -> Bool)?
    /// Whether an instant has been run.
    var hasBegun = false

    var isReached: Bool {
        if let body { return body.isDone }
        if let wait { return wait.result != nil }
        return false
    }
}

extension World {
    enum Move {
        case start(WorldItem)
        case resume(Coroutine)
        case finish(Outcome)
    }

    /// The loop of a pooled thread with an empty stack. Returns after the world lock was given away.
    func work(on me: Coroutine) {
        while true {
            switch nextMove() {
            case .start(let item):
                guard let spinner = item.executor.spinner, !item.needsOwnStack else {
                    perform(item, on: me)
                    continue
                }
                // Items of an executor that waits in a run loop run on top of its stack.
                handed = item
                rest(me)
                return spinner.resume()
            case .resume(let coroutine):
                rest(me)
                return coroutine.resume()
            case .finish(let result):
                outcome = result
                idle.append(me)
                return host.resume()
            }
        }
    }

    /// How many empty stacks are kept for the next items.
    private static let mostIdle = 64

    private func rest(_ me: Coroutine) {
        if idle.count < World.mostIdle { idle.append(me) } else { me.quitAtEnd() }
    }

    func takeIdleCoroutine() -> Coroutine? { idle.popLast() ?? Coroutine(pooled: self) }

    /// Runs one item on the stack that the caller stands on.
    func perform(_ item: WorldItem, on me: Coroutine) {
        let executor = item.executor
        let (before, lender, outerEntry) = (me.executor, me.lender, me.entry)
        item.leaveBacklog()
        item.place = .running
        me.executor = executor
        me.lender = nil
        currentExecutor = executor
        me.entry = executor.enter(on: me, barrier: item.isBarrier)
        let outer = cause
        cause = item.cause
        item.fire()
        cause = outer
        // A task may have gone to another executor meanwhile.
        if item.needsOwnStack { leaveExecutor(me) } else { me.executor.leave(me.entry, barrier: item.isBarrier) }
        me.entry = outerEntry
        me.executor = before
        me.lender = lender
        currentExecutor = before
    }

    /// What happens next. Moves the clock; with a wall to follow, waits for it.
    func nextMove() -> Move {
        while true {
            if Brake.isOn { return unwindingMove() }
            if goal.isReached { return .finish(verdict ?? .finished) }
            if let item = handed.take(), item.place != .cancelled { return .start(item) }
            if bell.hasMail { readMail() }
            if !awaited.isEmpty { look() }
            guard let due = agenda.firstDue else {
                if let move = emptyMove() { return move }
                continue
            }
            if due > clock {
                if due > goal.horizon {
                    if let move = horizonMove() { return move }
                    continue
                }
                if due >= instantEnd, isTimeToPause() { return .finish(.paused) }
                if !goal.ignoresWall, speed != nil, !waitForWall(until: due) { continue }
                setClock(due)
            }
            let item = order == nil ? agenda.removeFirst() : takeOrdered()
            count(item)
            switch item.turn(in: self) {
            case .start: return .start(item)
            case .resume(let coroutine): return .resume(coroutine)
            case .nothing: continue
            }
        }
    }

    @inline(never) private func takeOrdered() -> WorldItem {
        guard let order else { return agenda.removeFirst() }
        let item = takeItem(by: order)
        if item.due > clock { setClock(item.due) }
        return item
    }

    @inline(__always) private func isTimeToPause() -> Bool {
        guard let pause = goal.pause else { return false }
        defer { goal.hasBegun = true }
        return goal.hasBegun && pause()
    }

    /// Too many turns of one instant come of what has brought about the last.
    @inline(__always) private func count(_ item: WorldItem) {
        instantCount &+= 1
        guard instantCount > runawayLimit else { return }
        let outer = cause
        cause = item.cause
        runAway(runawayLimit)
        cause = outer
    }

    func setClock(_ time: Int) {
        clock = min(time, World.endOfTime)
        guard time >= instantEnd else { return }
        let before = instant
        instant = World.milliseconds(time)
        instantEnd = instant * 1_000_000 + 500_000
        instantCount = 0
        emissionCount = 0
        onAdvance?(before, instant)
    }

    /// Stops the program: one instant holds more than `limit`.
    public func runAway(_ limit: Int) {
        instantCount = 0
        emissionCount = 0
        guard !Brake.isOn else { return }
        onRunaway?(limit)
        stop(.runaway)
    }

    /// The world itself stops the program.
    func stop(_ reason: Outcome) {
        verdict = reason
        pulledBrake = true
        Brake.pull()
    }

    /// The brake is on: parked stacks are resumed, the youngest first, so that they unwind. Those of other executors than the
    /// main one stay as they are where the process ends and takes them with it: thousands would take long.
    private func unwindingMove() -> Move {
        if let item = handed.take(), item.place != .cancelled { agenda.insert(item) }
        func isLeft(_ coroutine: Coroutine) -> Bool {
            !endsProcess || coroutine === main.coroutine || coroutine === suspendedMain
        }
        guard
            let coroutine = parked.last(where: { isLeft($0) && $0.wait?.kind != .yield }) ?? parked.last(where: isLeft)
        else {
            return .finish(verdict ?? .interrupted)
        }
        if let wait = coroutine.wait { settle(wait, .interrupted) }
        return .resume(coroutine)
    }

    /// Nothing is due: either that is the end, or the main executor waits in vain. Nil means look again.
    private func emptyMove() -> Move? {
        if isAwaiting { return goal.ignoresWall ? .finish(verdict ?? .idle) : horizonMove() }
        guard let coroutine = main.coroutine ?? suspendedMain, let wait = coroutine.wait, wait.result == nil else {
            return .finish(verdict ?? .idle)
        }
        // A run loop with nothing to do is at rest; only a program that has to end finds that out.
        if wait.kind == .loop, goal.body == nil { return .finish(verdict ?? .idle) }
        if wait.kind != .loop { verdict = .deadlock(blockedExecutors) }
        settle(wait, .deadlock)
        return .resume(coroutine)
    }

    /// Something is due or awaited, but the limit comes first. Nil means look again.
    private func horizonMove() -> Move? {
        if isAwaiting, goal.pause?() == true { return .finish(.paused) }
        if awaitMore() { return nil }
        guard let body = goal.body, !body.isDone else { return .finish(verdict ?? .limit) }
        stop(.limit)
        return nil
    }
}
