/// The drive of a world: the methods that choose the next item and the stack that runs it.
extension World {
    /// Runs a body as an item on the main executor, and all items that are due while the body sleeps or waits.
    ///
    /// The call returns after the body has ended. A program that still runs at `limit` (virtual nanoseconds) is
    /// stopped. Inside an item, the call only runs the body.
    @discardableResult
    public func run(limit: Int? = nil, _ body: () -> Void) -> Outcome {
        if holdsLock, isDriving {
            body()
            return .finished
        }
        adoptHost()
        followWall()
        return withoutActuallyEscaping(body) { body in
            let item = ActionItem(executor: main, due: due(after: 0), order: nextArrivalNumber(), action: body)
            enqueue(item, delay: 0)
            let outcome = drive(toward: Goal(body: item, horizon: horizon(limit)))
            if !item.isDone { item.cancel() }
            return outcome
        }
    }

    /// Runs items until none is due, or none before `limit` (a virtual time). `pause` is called between two instants;
    /// the drive ends if it returns true.
    @discardableResult
    public func runUntilIdle(limit: Int? = nil, pause: (() -> Bool)? = nil) -> Outcome {
        if holdsLock, isDriving { return .idle }
        let outcome = drive(toward: Goal(horizon: horizon(limit), pause: pause))
        if outcome == .limit, let limit { advanceClock(limit) }
        return outcome
    }

    /// Runs all items that are due up to a time without waiting for the wall clock, then sets the virtual clock to that
    /// time.
    @discardableResult
    public func advance(to time: Int) -> Outcome {
        if holdsLock, isDriving {
            _ = RunLoopWait(self).run(until: time)
            return .finished
        }
        let outcome = drive(toward: Goal(horizon: horizon(time), ignoresWall: true))
        guard outcome == .limit || outcome == .idle else { return outcome }
        advanceClock(time)
        return .finished
    }

    /// Calls `advance(to:)` with the current time plus an interval.
    @discardableResult
    public func advance(by span: Int) -> Outcome { advance(to: clock.saturatingSum(max(0, span))) }

    /// Runs the next instant: all items that are due in the same displayed millisecond as the first one.
    @discardableResult
    public func step() -> Outcome {
        if isAwaiting { awaitFirst() }
        if Brake.isOn { return .interrupted }
        guard let due = nextDue else { return .idle }
        let outcome = drive(toward: Goal(horizon: horizon(max(due, clock)), ignoresWall: true))
        return outcome == .limit ? .finished : outcome
    }

    /// Counts an element that a source of the installed world sends; stops a program that exceeds the limit of one
    /// instant.
    @usableFromInline @inline(__always) static func noteEmission() {
        withCurrent { world in
            world.emissionCount &+= 1
            if world.emissionCount > world.emissionLimit { world.stopRunaway(world.emissionLimit) }
        }
    }

    /// Records that a source of the installed world receives an event while it is sending one.
    @inline(never) static func noteNestedSend() {
        withCurrent { $0.onNestedSend?() }
    }

    /// Stops the running item by setting the brake, and wakes the world. May be called on any thread. The caller
    /// releases the brake after the drive has ended.
    public func interrupt() {
        Brake.pull()
        bell.ring()
    }

    /// The number of items scheduled so far.
    public var scheduledCount: Int { arrivalCount }

    /// Drops the items that were scheduled or awaited after a mark and have not started. Parked stacks stay.
    public func dropPending(since mark: Int = 0) {
        let items = agenda.removeAll()
        for item in items {
            if item is AlarmItem || item.order <= mark { agenda.insert(item) } else { item.cancel() }
        }
        for item in awaited where item.order > mark { item.cancel() }
    }

    // MARK: Host side

    /// Makes the calling thread the host of the world.
    func adoptHost() {
        precondition(!isDriving, "only one thread at a time can run a world")
        host.becomeCurrent()
    }

    func drive(toward goal: Goal) -> Outcome {
        guard !isClosed else { return .idle }
        adoptHost()
        self.goal = goal
        // The closures of the goal may retain this world.
        defer { self.goal = Goal() }
        forcedOutcome = nil
        // The counts of an earlier drive must not add to the limits of this one.
        (instantCount, startCount, emissionCount) = (0, 0, 0)
        driveCount += 1
        drive()
        if isBrakePulled {
            isBrakePulled = false
            Brake.release()
        }
        if goal.body == nil || !isOnMainExecutor { currentExecutor = main }
        return outcome
    }

    /// Passes the world lock on, and returns with the lock when the goal is reached.
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
        // All times with the same displayed millisecond belong to the limit.
        return max(limit, World.milliseconds(limit) * 1_000_000 + 499_999)
    }

    private func advanceClock(_ time: Int) {
        if time > clock { setClock(time) }
        alignClocks(at: clock)
    }
}

/// The condition that ends a drive.
struct Goal {
    /// The item whose end ends the drive; nil to drive until no item is due.
    var body: ActionItem?
    /// The wait whose result ends the drive, for a host that waits.
    var wait: Wait?
    /// The latest time at which items run.
    var horizon = Int.max
    var ignoresWall = false
    /// The closure is called before each instant from the second one on; the drive ends if it returns true.
    var pause: (() -> Bool)?
    /// True after the first instant.
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

    /// The loop of a pooled thread with an empty stack. It returns after the world lock was released.
    func runLoop(on me: Coroutine) {
        while true {
            switch nextMove() {
            case .start(let item):
                guard let spinner = item.executor.runLoopThread, !item.needsOwnStack else {
                    perform(item, on: me)
                    continue
                }
                // The items of an executor that waits in a run loop run on top of the waiting stack.
                handedItem = item
                keepIdle(me)
                return spinner.resume()
            case .resume(let coroutine):
                keepIdle(me)
                return coroutine.resume()
            case .finish(let result):
                outcome = result
                keepIdle(me)
                return host.resume()
            }
        }
    }

    /// The maximum number of empty stacks to keep for reuse.
    private static let mostIdle = 64

    private func keepIdle(_ me: Coroutine) {
        if idle.count < World.mostIdle, !me.isSmall { idle.append(me) } else { me.quitAtEnd() }
    }

    func takeIdleCoroutine() -> Coroutine? { idle.popLast() ?? Coroutine(pooled: self) }

    /// Runs one item on the caller's stack.
    func perform(_ item: WorldItem, on me: Coroutine) {
        let executor = item.executor
        let (before, lender, outerEntry) = (me.executor, me.lendingExecutor, me.entry)
        item.leaveBacklog()
        item.place = .running
        me.executor = executor
        me.lendingExecutor = nil
        currentExecutor = executor
        me.entry = executor.enter(on: me, barrier: item.isBarrier)
        let outer = cause
        cause = item.cause
        item.fire()
        cause = outer
        // A task may have moved to another executor while it ran.
        if item.needsOwnStack { leaveExecutor(me) } else { me.executor.leave(me.entry, barrier: item.isBarrier) }
        me.entry = outerEntry
        me.executor = before
        me.lendingExecutor = lender
        currentExecutor = before
    }

    /// Chooses the next move. Advances the clock, and waits if the clock follows the wall clock.
    func nextMove() -> Move {
        while true {
            if Brake.isOn { return unwindingMove() }
            if let coroutine = returning.take() { return .resume(coroutine) }
            if goal.isReached { return .finish(forcedOutcome ?? .finished) }
            if let item = handedItem.take(), item.place != .cancelled { return .start(item) }
            if bell.hasPostedActions { schedulePostedActions() }
            if !awaited.isEmpty { checkAwaited() }
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
            let item = order == nil ? agenda.removeFirst() : takeByPlan()
            count(item)
            switch item.performMove(in: self) {
            case .start: return .start(item)
            case .resume(let coroutine): return .resume(coroutine)
            case .nothing: continue
            }
        }
    }

    @inline(never) private func takeByPlan() -> WorldItem {
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

    /// Counts the items of one instant; stops the program if their causal chain exceeds the limit.
    @inline(__always) private func count(_ item: WorldItem) {
        instantCount &+= 1
        guard instantCount > runawayLimit else { return }
        let outer = cause
        cause = item.cause
        stopRunaway(runawayLimit)
        cause = outer
    }

    /// Excludes the start of a task from the count of items, because a program may start very many tasks at once.
    /// Starts are counted separately.
    func noteTaskStart() {
        startCount &+= 1
        if startCount <= mostParked { instantCount &-= 1 }
    }

    /// Excludes the end of a wait from the count of items if the wait began in an earlier instant, because the number
    /// of waits is limited.
    func noteEnd(ofWaitFrom earlier: Int) {
        if earlier != instant { instantCount &-= 1 }
    }

    func setClock(_ time: Int) {
        clock = min(time, World.endOfTime)
        guard time >= instantEnd else { return }
        let before = instant
        instant = World.milliseconds(time)
        instantEnd = instant * 1_000_000 + 500_000
        instantCount = 0
        startCount = 0
        emissionCount = 0
        onAdvance?(before, instant)
    }

    /// Stops the program because one instant has more than `limit` items.
    public func stopRunaway(_ limit: Int) {
        instantCount = 0
        emissionCount = 0
        guard !Brake.isOn else { return }
        onRunaway?(limit)
        stop(.runaway)
    }

    /// Stops the program on behalf of the world.
    func stop(_ reason: Outcome) {
        forcedOutcome = reason
        isBrakePulled = true
        Brake.pull()
    }

    /// Resumes the parked stacks while the brake is set, the newest one first, so that they unwind. If the process
    /// ends, only stacks of the main executor unwind, because unwinding thousands of stacks takes long.
    private func unwindingMove() -> Move {
        returning = nil
        if let item = handedItem.take(), item.place != .cancelled { agenda.insert(item) }
        func isLeft(_ coroutine: Coroutine) -> Bool {
            !endsProcess || coroutine === main.coroutine || coroutine === suspendedMain
        }
        guard
            let coroutine = parked.last(where: { isLeft($0) && $0.currentWait?.kind != .yield })
                ?? parked.last(where: isLeft)
        else {
            return .finish(forcedOutcome ?? .interrupted)
        }
        if let wait = coroutine.currentWait { setResult(wait, .interrupted) }
        return .resume(coroutine)
    }

    /// Handles an empty agenda: the end of the drive, or a deadlock of the main executor. Returns nil if the caller
    /// must look for a move again.
    private func emptyMove() -> Move? {
        if isAwaiting { return goal.ignoresWall ? .finish(forcedOutcome ?? .idle) : horizonMove() }
        guard let coroutine = main.coroutine ?? suspendedMain, let wait = coroutine.currentWait, wait.result == nil
        else {
            return .finish(forcedOutcome ?? .idle)
        }
        // A run loop without work is idle; only a program that must end reports a deadlock.
        if wait.kind == .loop, goal.body == nil { return .finish(forcedOutcome ?? .idle) }
        if wait.kind != .loop { forcedOutcome = .deadlock(blockedExecutors) }
        setResult(wait, .deadlock)
        return .resume(coroutine)
    }

    /// Handles an item or awaited event after the limit. Returns nil if the caller must look for a move again.
    private func horizonMove() -> Move? {
        if isAwaiting, goal.pause?() == true { return .finish(.paused) }
        if awaitMore() { return nil }
        guard let body = goal.body, !body.isDone else { return .finish(forcedOutcome ?? .limit) }
        stop(.limit)
        return nil
    }
}
