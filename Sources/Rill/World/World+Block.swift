/// Methods for blocking calls: one stack waits while the world continues.
extension World {
    /// Sleeps for a number of virtual nanoseconds; the caller's executor runs no other item meanwhile.
    @discardableResult
    public func block(for span: Int) -> WaitResult {
        guard holdsLock, let me = Coroutine.current else { return .interrupted }
        if Brake.isOn { return .interrupted }
        if me.isHost {
            let outcome = advance(by: span)
            return outcome == .finished ? .done : .interrupted
        }
        let wait = CoroutineWait(me, .block)
        setAlarm(wait, at: dueTime(after: span))
        let result = park(wait)
        return result == .timedOut ? .done : result
    }

    /// Runs a body on a queue's executor and waits for its end, as `DispatchQueue.sync` does. The body runs on the
    /// caller's stack. A call for the caller's own serial executor returns `.deadlock` at once.
    @discardableResult
    public func sync(on executor: Executor, barrier: Bool = false, _ body: () -> Void) -> WaitResult {
        guard holdsLock, let me = Coroutine.current else { return .interrupted }
        if Brake.isOn { return .interrupted }
        if me.isHost {
            let outcome = run { body() }
            return outcome == .finished ? .done : .interrupted
        }
        if executor.kind != .concurrent, executor.coroutine === me { return .deadlock }
        let alone = barrier && executor.kind == .concurrent
        if executor.backlogCount > 0
            || (alone ? executor.runningCount > 0 : executor.kind != .concurrent && executor.runningCount > 0)
        {
            let wait = CoroutineWait(me, .block)
            let ticket = TicketItem(executor: executor, due: dueTime(after: 0), order: nextArrivalNumber(), wait: wait)
            ticket.isBarrier = alone
            enqueue(ticket, delay: 0)
            let result = park(wait)
            guard result == .done else {
                ticket.cancel()
                return result
            }
        }
        let (before, lender) = (me.currentExecutor, me.lendingExecutor)
        me.lendingExecutor = executor.isMain ? nil : lender ?? before
        me.currentExecutor = executor
        currentExecutor = executor
        let entry = executor.enter(on: me, barrier: alone)
        body()
        executor.leave(entry, barrier: alone)
        me.currentExecutor = before
        me.lendingExecutor = lender
        currentExecutor = before
        return .done
    }

    /// Runs one step of other stacks or items; returns false if there is none.
    func yield() -> Bool {
        guard holdsLock, isDriving, let me = Coroutine.current, !me.isHost else { return false }
        let wait = CoroutineWait(me, .yield)
        if Brake.isOn {
            guard parkedCoroutines.last(where: { $0.currentWait?.kind != .yield }) != nil else { return false }
        } else {
            guard let next = nextDue else { return false }
            setAlarm(wait, at: max(next, virtualClock) + 1)
        }
        _ = park(wait)
        return true
    }

    // MARK: Parts

    /// Sets the result of a wait that has no result yet.
    func setResult(_ wait: CoroutineWait, _ result: WaitResult) {
        guard wait.result == nil else { return }
        wait.result = result
        wait.alarm?.cancel()
        wait.alarm = nil
    }

    /// Ends a wait from inside another item. The waiting stack continues in its turn, after the items that are already
    /// due.
    func endWait(_ wait: CoroutineWait, _ result: WaitResult) {
        guard wait.result == nil else { return }
        wait.alarm?.cancel()
        let alarm = AlarmItem(
            executor: wait.coroutine.currentExecutor, due: dueTime(after: 0), order: nextArrivalNumber(), wait: wait,
            result: result)
        wait.alarm = alarm
        agenda.insert(alarm)
    }

    func setAlarm(_ wait: CoroutineWait, at time: Int) {
        let alarm = AlarmItem(
            executor: wait.coroutine.currentExecutor, due: time, order: nextArrivalNumber(), wait: wait,
            result: .timedOut)
        wait.alarm = alarm
        agenda.insert(alarm)
    }

    /// Waits until a wait has a result. Meanwhile the thread that holds the world lock drives the world.
    func park(_ wait: CoroutineWait) -> WaitResult {
        let me = wait.coroutine
        if me.isHost { return parkHost(wait) }
        let outer = me.currentWait
        let cause = cause
        me.currentWait = wait
        parkedCoroutines.append(me)
        if parkedCoroutines.count > mostParked, !Brake.isOn { stopDriving(.tooManyStacks) }
        if wait.kind == .loop { beginRunLoop(me) }
        while wait.result == nil {
            if Brake.isOn, wait.kind != .yield {
                setResult(wait, .interrupted)
                break
            }
            performMove(me, wait)
        }
        if wait.kind == .loop { me.currentExecutor.runLoopThread = nil }
        parkedCoroutines.remove(me)
        me.currentWait = outer
        self.cause = wait.wakingCause ?? cause
        currentExecutor = me.currentExecutor
        return wait.result ?? .interrupted
    }

    private func beginRunLoop(_ me: Coroutine) {
        me.currentExecutor.runLoopThread = me
        me.currentExecutor.returnWaitingItems()
    }

    // Performs one move of the world on the stack of a waiting caller.
    private func performMove(_ me: Coroutine, _ wait: CoroutineWait) {
        switch nextMove() {
        case .resume(let coroutine):
            // The caller's own wait has ended, and the caller reads the result next.
            if coroutine === me { return }
            coroutine.resumeExecution()
        case .finish(let result):
            outcome = result
            hostCoroutine.resumeExecution()
        case .start(let item):
            if wait.kind == .loop, item.executor === me.currentExecutor, !item.needsOwnStack {
                performNested(item, on: me)
                beginRunLoop(me)
                return
            }
            itemHandedOver = item
            // Only the stack of a run loop may run the items of the loop's executor; other items need an empty stack.
            let spinner = item.needsOwnStack ? nil : item.executor.runLoopThread
            guard let coroutine = spinner ?? takeIdleCoroutine() else { return stopDriving(.tooManyStacks) }
            coroutine.resumeExecution()
        }
        me.waitUntilResumed()
    }

    private func performNested(_ item: WorldItem, on me: Coroutine) {
        let wait = me.currentWait
        parkedCoroutines.remove(me)
        me.currentWait = nil
        let task = me.task.takeValue()
        CurrentThreadQueue.withNewQueue { perform(item, on: me) }
        me.task = task
        me.currentWait = wait
        parkedCoroutines.append(me)
    }

    // Waits on the host. Between two drives the host has no stack that could be parked, so the host drives the world
    // until its wait has a result.
    private func parkHost(_ wait: CoroutineWait) -> WaitResult {
        let outcome = driveToGoal(toward: Goal(wait: wait))
        if let result = wait.result { return result }
        setResult(wait, outcome == .idle ? .deadlock : .interrupted)
        return wait.result ?? .interrupted
    }
}

/// An item that ends a wait at its time limit.
final class AlarmItem: WorldItem {
    private let wait: CoroutineWait
    private let result: WaitResult

    init(executor: Executor, due: Int, order: Int, wait: CoroutineWait, result: WaitResult) {
        self.wait = wait
        self.result = result
        super.init(executor: executor, due: due, arrivalOrder: order)
    }

    override var isReady: Bool { true }

    override func performMove(in world: World) -> TurnResult {
        agendaPlace = .nowhere
        wait.alarm = nil
        world.setResult(wait, result)
        // A task runs on the executor of this run loop; the loop continues after the task has left the executor.
        if wait.kind == .loop, executor.isMain, executor.runLoopThread == nil, executor.coroutine !== wait.coroutine {
            return .nothing
        }
        // A stack below a nested item, or the stack of the host, cannot continue yet and reads the result later.
        return wait.coroutine.currentWait === wait && !wait.coroutine.isHost ? .resume(wait.coroutine) : .nothing
    }
}

/// The item of a stack that waits for its turn on a queue.
final class TicketItem: WorldItem {
    private let wait: CoroutineWait
    private let result: WaitResult
    /// The instant in which the wait of a suspended task began; nil for other stacks.
    var instantNumber: Int?
    /// True for the end of a call of `yield`.
    var isYield = false

    init(executor: Executor, due: Int, order: Int, wait: CoroutineWait, result: WaitResult = .done) {
        self.wait = wait
        self.result = result
        super.init(executor: executor, due: due, arrivalOrder: order)
    }

    override func performMove(in world: World) -> TurnResult {
        guard executor.canStartItem(self) else {
            executor.addWaitingItem(self)
            return .nothing
        }
        leaveBacklog()
        agendaPlace = .nowhere
        wait.alarm = nil
        world.setResult(wait, result)
        if let instantNumber {
            world.noteWaitEnd(ofWaitFrom: instantNumber)
            if cause != 0 { wait.wakingCause = cause }
        }
        return .resume(wait.coroutine)
    }
}
