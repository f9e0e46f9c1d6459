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
        catchUpWithWall()
        return withoutActuallyEscaping(body) { body in
            let item = ActionItem(executor: main, due: dueTime(after: 0), order: nextArrivalNumber(), action: body)
            enqueue(item, delay: 0)
            let outcome = driveToGoal(toward: Goal(bodyItem: item, horizon: horizonTime(limit)))
            if !item.hasRun { item.cancel() }
            return outcome
        }
    }

    /// Runs items until none is due, or none before `limit` (a virtual time). `shouldPause` is called between two instants;
    /// the drive ends if it returns true.
    @discardableResult
    public func runUntilIdle(limit: Int? = nil, pause: (() -> Bool)? = nil) -> Outcome {
        if holdsLock, isDriving { return .idle }
        let outcome = driveToGoal(toward: Goal(horizon: horizonTime(limit), shouldPause: pause))
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
        let outcome = driveToGoal(toward: Goal(horizon: horizonTime(time), ignoresWall: true))
        guard outcome == .limit || outcome == .idle else { return outcome }
        advanceClock(time)
        return .finished
    }

    /// Calls `advance(to:)` with the current time plus an interval.
    @discardableResult
    public func advance(by span: Int) -> Outcome { advance(to: virtualClock.saturatingSum(max(0, span))) }

    /// Runs the next instant: all items that are due in the same displayed millisecond as the first one.
    @discardableResult
    public func step() -> Outcome {
        if isAwaiting { awaitFirstArrival() }
        if Brake.isOn { return .interrupted }
        guard let due = nextDue else { return .idle }
        let outcome = driveToGoal(toward: Goal(horizon: horizonTime(max(due, virtualClock)), ignoresWall: true))
        return outcome == .limit ? .finished : outcome
    }

    /// Counts an element that a source of the installed world sends; stops a program that exceeds the limit of one
    /// instant.
    @usableFromInline @inline(__always) static func countEmission() {
        withCurrent { world in
            world.emissionCount &+= 1
            if world.emissionCount > world.emissionLimit { world.stopRunaway(world.emissionLimit) }
        }
    }

    /// Records that a source of the installed world receives an event while it is sending one.
    @inline(never) static func reportNestedSend() {
        withCurrent { $0.onNestedSend?() }
    }

    /// Stops the running item by setting the brake, and wakes the world. May be called on any thread. The caller
    /// releases the brake after the drive has ended.
    public func interrupt() {
        Brake.pull()
        wakeupSignal.wakeUp()
    }

    /// The number of items scheduled so far.
    public var scheduledCount: Int { arrivalCount }

    /// Drops the items that were scheduled or awaited after a mark and have not started. Parked stacks stay.
    public func dropPending(since mark: Int = 0) {
        let items = agenda.removeAll()
        for item in items {
            if item is AlarmItem || item.arrivalOrder <= mark { agenda.insert(item) } else { item.cancel() }
        }
        for item in awaitedItems where item.arrivalOrder > mark { item.cancel() }
    }

    // MARK: Host side

    /// Makes the calling thread the host of the world.
    func adoptHost() {
        precondition(!isDriving, "only one thread at a time can run a world")
        hostCoroutine.becomeCurrent()
    }

    func driveToGoal(toward goal: Goal) -> Outcome {
        guard !isClosed else { return .idle }
        adoptHost()
        self.goal = goal
        // The closures of the goal may retain this world.
        defer { self.goal = Goal() }
        forcedOutcome = nil
        // The counts of an earlier drive must not add to the limits of this one.
        (itemsInInstant, startCount, emissionCount) = (0, 0, 0)
        driveCount += 1
        driveOnce()
        if isBrakePulled {
            isBrakePulled = false
            Brake.release()
        }
        if goal.bodyItem == nil || !isOnMainExecutor { currentExecutor = main }
        return outcome
    }

    /// Passes the world lock on, and returns with the lock when the goal is reached.
    func driveOnce() {
        isDriving = true
        guard let coroutine = takeIdleCoroutine() else { preconditionFailure("no memory for a stack") }
        coroutine.resumeExecution()
        hostCoroutine.waitUntilResumed()
        isDriving = false
        currentExecutor = main
        updateAnchors()
    }

    private func horizonTime(_ limit: Int?) -> Int {
        guard let limit, limit < .max - 1_000_000 else { return .max }
        // All times with the same displayed millisecond belong to the limit.
        return max(limit, World.milliseconds(limit) * 1_000_000 + 499_999)
    }

    private func advanceClock(_ time: Int) {
        if time > virtualClock { setClock(time) }
        alignClocks(at: virtualClock)
    }
}

/// The condition that ends a drive.
struct Goal {
    /// The item whose end ends the drive; nil to drive until no item is due.
    var bodyItem: ActionItem?
    /// The wait whose result ends the drive, for a host that waits.
    var wait: CoroutineWait?
    /// The latest time at which items run.
    var horizon = Int.max
    var ignoresWall = false
    /// The closure is called before each instant from the second one on; the drive ends if it returns true.
    var shouldPause: (() -> Bool)?
    /// True after the first instant.
    var hasBegun = false

    var isReached: Bool {
        if let bodyItem { return bodyItem.hasRun }
        if let wait { return wait.result != nil }
        return false
    }
}

extension World {
    enum NextMove {
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
                itemHandedOver = item
                keepIdle(me)
                return spinner.resumeExecution()
            case .resume(let coroutine):
                keepIdle(me)
                return coroutine.resumeExecution()
            case .finish(let result):
                outcome = result
                keepIdle(me)
                return hostCoroutine.resumeExecution()
            }
        }
    }

    /// The maximum number of empty stacks to keep for reuse.
    private static let maxIdleCoroutines = 64

    private func keepIdle(_ me: Coroutine) {
        if idleCoroutines.count < World.maxIdleCoroutines, !me.hasSmallStack {
            idleCoroutines.append(me)
        } else {
            me.quitAtEnd()
        }
    }

    func takeIdleCoroutine() -> Coroutine? { idleCoroutines.popLast() ?? Coroutine(pooled: self) }

    /// Runs one item on the caller's stack.
    func perform(_ item: WorldItem, on me: Coroutine) {
        let executor = item.executor
        let (before, lender, outerEntry) = (me.currentExecutor, me.lendingExecutor, me.executorEntry)
        item.leaveBacklog()
        item.agendaPlace = .running
        me.currentExecutor = executor
        me.lendingExecutor = nil
        currentExecutor = executor
        me.executorEntry = executor.enter(on: me, barrier: item.isBarrier)
        let outer = cause
        cause = item.cause
        item.fireAlarm()
        cause = outer
        // A task may have moved to another executor while it ran.
        if item.needsOwnStack {
            leaveExecutor(me)
        } else {
            me.currentExecutor.leave(me.executorEntry, barrier: item.isBarrier)
        }
        me.executorEntry = outerEntry
        me.currentExecutor = before
        me.lendingExecutor = lender
        currentExecutor = before
    }

    /// Chooses the next move. Advances the clock, and waits if the clock follows the wall clock.
    func nextMove() -> NextMove {
        while true {
            if Brake.isOn { return unwindingMove() }
            if let coroutine = returningCoroutine.takeValue() { return .resume(coroutine) }
            if goal.isReached { return .finish(forcedOutcome ?? .finished) }
            if let item = itemHandedOver.takeValue(), item.agendaPlace != .cancelled { return .start(item) }
            if wakeupSignal.hasPostedActions { schedulePostedActions() }
            if !awaitedItems.isEmpty { checkAwaited() }
            guard let due = agenda.firstDueTime else {
                if let move = emptyMove() { return move }
                continue
            }
            if due > virtualClock {
                if due > goal.horizon {
                    if let move = horizonMove() { return move }
                    continue
                }
                if due >= instantEnd, isTimeToPause() { return .finish(.paused) }
                if !goal.ignoresWall, paceFactor != nil, !waitForWall(until: due) { continue }
                setClock(due)
            }
            let item = orderPlan == nil ? agenda.removeFirst() : takeByPlan()
            countItem(item)
            switch item.performMove(in: self) {
            case .start: return .start(item)
            case .resume(let coroutine): return .resume(coroutine)
            case .nothing: continue
            }
        }
    }

    @inline(never) private func takeByPlan() -> WorldItem {
        guard let orderPlan else { return agenda.removeFirst() }
        let item = takeItem(by: orderPlan)
        if item.due > virtualClock { setClock(item.due) }
        return item
    }

    @inline(__always) private func isTimeToPause() -> Bool {
        guard let pause = goal.shouldPause else { return false }
        defer { goal.hasBegun = true }
        return goal.hasBegun && pause()
    }

    /// Counts the items of one instant; stops the program if their causal chain exceeds the limit.
    @inline(__always) private func countItem(_ item: WorldItem) {
        itemsInInstant &+= 1
        guard itemsInInstant > runawayLimit else { return }
        let outer = cause
        cause = item.cause
        stopRunaway(runawayLimit)
        cause = outer
    }

    /// Excludes the start of a task from the count of items, because a program may start very many tasks at once.
    /// Starts are counted separately.
    func noteTaskStart() {
        startCount &+= 1
        if startCount <= mostParked { itemsInInstant &-= 1 }
    }

    /// Excludes the end of a wait from the count of items if the wait began in an earlier instant, because the number
    /// of waits is limited.
    func noteWaitEnd(ofWaitFrom earlier: Int) {
        if earlier != instantStart { itemsInInstant &-= 1 }
    }

    func setClock(_ time: Int) {
        virtualClock = min(time, World.endOfTime)
        guard time >= instantEnd else { return }
        let before = instantStart
        instantStart = World.milliseconds(time)
        instantEnd = instantStart * 1_000_000 + 500_000
        itemsInInstant = 0
        startCount = 0
        emissionCount = 0
        onAdvance?(before, instantStart)
    }

    /// Stops the program because one instant has more than `limit` items.
    public func stopRunaway(_ limit: Int) {
        itemsInInstant = 0
        emissionCount = 0
        guard !Brake.isOn else { return }
        onRunaway?(limit)
        stopDriving(.runaway)
    }

    /// Stops the program on behalf of the world.
    func stopDriving(_ reason: Outcome) {
        forcedOutcome = reason
        isBrakePulled = true
        Brake.pull()
    }

    /// Resumes the parked stacks while the brake is set, the newest one first, so that they unwind. If the process
    /// ends, only stacks of the main executor unwind, because unwinding thousands of stacks takes long.
    private func unwindingMove() -> NextMove {
        returningCoroutine = nil
        if let item = itemHandedOver.takeValue(), item.agendaPlace != .cancelled { agenda.insert(item) }
        func isLeft(_ coroutine: Coroutine) -> Bool {
            !endsProcess || coroutine === main.coroutine || coroutine === suspendedMain
        }
        guard
            let coroutine = parkedCoroutines.last(where: { isLeft($0) && $0.currentWait?.kind != .yield })
                ?? parkedCoroutines.last(where: isLeft)
        else {
            return .finish(forcedOutcome ?? .interrupted)
        }
        if let wait = coroutine.currentWait { setResult(wait, .interrupted) }
        return .resume(coroutine)
    }

    /// Handles an empty agenda: the end of the drive, or a deadlock of the main executor. Returns nil if the caller
    /// must look for a move again.
    private func emptyMove() -> NextMove? {
        if isAwaiting { return goal.ignoresWall ? .finish(forcedOutcome ?? .idle) : horizonMove() }
        guard let coroutine = main.coroutine ?? suspendedMain, let wait = coroutine.currentWait, wait.result == nil
        else {
            return .finish(forcedOutcome ?? .idle)
        }
        // A run loop without work is idle; only a program that must end reports a deadlock.
        if wait.kind == .loop, goal.bodyItem == nil { return .finish(forcedOutcome ?? .idle) }
        if wait.kind != .loop { forcedOutcome = .deadlock(blockedExecutors) }
        setResult(wait, .deadlock)
        return .resume(coroutine)
    }

    /// Handles an item or awaited event after the limit. Returns nil if the caller must look for a move again.
    private func horizonMove() -> NextMove? {
        if isAwaiting, goal.shouldPause?() == true { return .finish(.paused) }
        if awaitMoreArrivals() { return nil }
        guard let body = goal.bodyItem, !body.hasRun else { return .finish(forcedOutcome ?? .limit) }
        stopDriving(.limit)
        return nil
    }
}
