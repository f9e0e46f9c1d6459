/// Blocking: a stack waits, the world goes on.
extension World {
    /// Sleeps for so many nanoseconds of virtual time; the lane of the caller runs nothing else meanwhile.
    @discardableResult
    public func block(for span: Int) -> WaitResult {
        guard holdsBaton, let me = Strand.current else { return .interrupted }
        if Brake.isOn { return .interrupted }
        if me.isHost {
            let outcome = advance(by: span)
            return outcome == .finished ? .done : .interrupted
        }
        let wait = Wait(me, .block)
        setAlarm(wait, at: due(after: span))
        let result = park(wait)
        return result == .timedOut ? .done : result
    }

    /// Runs a body on a queue's lane and waits for it: `DispatchQueue.sync`. The body runs on the caller's stack.
    /// Waiting for one's own serial lane is a deadlock and is answered so at once.
    @discardableResult
    public func sync(on lane: Lane, barrier: Bool = false, _ body: () -> Void) -> WaitResult {
        guard holdsBaton, let me = Strand.current else { return .interrupted }
        if Brake.isOn { return .interrupted }
        if me.isHost {
            let outcome = run { body() }
            return outcome == .finished ? .done : .interrupted
        }
        if lane.kind != .concurrent, lane.strand === me { return .deadlock }
        let alone = barrier && lane.kind == .concurrent
        if lane.backlog > 0 || (alone ? lane.running > 0 : lane.kind != .concurrent && lane.running > 0) {
            let wait = Wait(me, .block)
            let ticket = TicketItem(lane: lane, due: due(after: 0), order: arrive(), wait: wait)
            ticket.isBarrier = alone
            enqueue(ticket, delay: 0)
            let result = park(wait)
            guard result == .done else {
                ticket.cancel()
                return result
            }
        }
        let (before, lender) = (me.lane, me.lender)
        me.lender = lane.isMain ? nil : lender ?? before
        me.lane = lane
        currentLane = lane
        let entry = lane.enter(on: me, barrier: alone)
        body()
        lane.leave(entry, barrier: alone)
        me.lane = before
        me.lender = lender
        currentLane = before
        return .done
    }

    /// Lets the rest of the world make one step; false if there is nothing that could.
    func yield() -> Bool {
        guard holdsBaton, isDriving, let me = Strand.current, !me.isHost else { return false }
        let wait = Wait(me, .yield)
        if Brake.isOn {
            guard parked.contains(where: { $0.wait?.kind != .yield }) else { return false }
        } else {
            guard let next = nextDue else { return false }
            setAlarm(wait, at: max(next, clock) + 1)
        }
        _ = park(wait)
        return true
    }

    // MARK: Parts

    /// Ends a wait, if it has not ended yet.
    func settle(_ wait: Wait, _ result: WaitResult) {
        guard wait.result == nil else { return }
        wait.result = result
        wait.alarm?.cancel()
        wait.alarm = nil
    }

    /// Ends a wait from inside another item: its stack goes on when its turn comes, after what is due already.
    func release(_ wait: Wait, _ result: WaitResult) {
        guard wait.result == nil else { return }
        wait.alarm?.cancel()
        let alarm = AlarmItem(lane: wait.strand.lane, due: due(after: 0), order: arrive(), wait: wait, result: result)
        wait.alarm = alarm
        agenda.insert(alarm)
    }

    func setAlarm(_ wait: Wait, at time: Int) {
        let alarm = AlarmItem(lane: wait.strand.lane, due: time, order: arrive(), wait: wait, result: .timedOut)
        wait.alarm = alarm
        agenda.insert(alarm)
    }

    /// Each stack that waits is a thread with two stacks of its own.
    private static let mostParked = 4000

    /// Waits until the wait has a result. Whoever holds the baton meanwhile drives the world.
    func park(_ wait: Wait) -> WaitResult {
        let me = wait.strand
        if me.isHost { return parkHost(wait) }
        let outer = me.wait
        let cause = cause
        me.wait = wait
        parked.append(me)
        if parked.count > World.mostParked, !Brake.isOn { stop(.crowded) }
        if wait.kind == .loop { openLoop(me) }
        while wait.result == nil {
            if Brake.isOn, wait.kind != .yield {
                settle(wait, .interrupted)
                break
            }
            turn(me, wait)
        }
        if wait.kind == .loop { me.lane.spinner = nil }
        // The stack that parked last is not always the first to go on.
        if let index = parked.lastIndex(where: { $0 === me }) { parked.remove(at: index) }
        me.wait = outer
        self.cause = cause
        currentLane = me.lane
        return wait.result ?? .interrupted
    }

    private func openLoop(_ me: Strand) {
        me.lane.spinner = me
        me.lane.promote()
    }

    // One move of the world, made from a stack that waits.
    private func turn(_ me: Strand, _ wait: Wait) {
        switch nextMove() {
        case .resume(let strand):
            // The caller's own wait is over: the caller looks at its result next.
            if strand === me { return }
            strand.resume()
        case .finish(let result):
            outcome = result
            host.resume()
        case .start(let item):
            if wait.kind == .loop, item.lane === me.lane, !item.needsOwnStack {
                performNested(item, on: me)
                openLoop(me)
                return
            }
            handed = item
            // Only the stack of a run loop may run its lane's items, and only an empty one all others.
            let spinner = item.needsOwnStack ? nil : item.lane.spinner
            (spinner ?? takeIdleStrand()).resume()
        }
        me.sleep()
    }

    private func performNested(_ item: WorldItem, on me: Strand) {
        let wait = me.wait
        let index = parked.lastIndex { $0 === me }
        if let index { parked.remove(at: index) }
        me.wait = nil
        let task = me.task.take()
        Trampoline.withFresh { perform(item, on: me) }
        me.task = task
        me.wait = wait
        parked.append(me)
    }

    // Between drives the host has no stack that could be parked: it drives until its wait has a result.
    private func parkHost(_ wait: Wait) -> WaitResult {
        let outcome = drive(toward: Goal(wait: wait))
        if let result = wait.result { return result }
        settle(wait, outcome == .idle ? .deadlock : .interrupted)
        return wait.result ?? .interrupted
    }
}

/// Ends a wait at its time.
final class AlarmItem: WorldItem {
    private let wait: Wait
    private let result: WaitResult

    init(lane: Lane, due: Int, order: Int, wait: Wait, result: WaitResult) {
        self.wait = wait
        self.result = result
        super.init(lane: lane, due: due, order: order)
    }

    override func turn(in world: World) -> Turn {
        place = .nowhere
        wait.alarm = nil
        world.settle(wait, result)
        // A task runs on the lane whose run loop this stack is: it goes on when the task has left the lane.
        if wait.kind == .loop, lane.isMain, lane.spinner == nil, lane.strand !== wait.strand { return .nothing }
        // Below a nested item or with the host nothing can go on yet; it will see the result.
        return wait.strand.wait === wait && !wait.strand.isHost ? .resume(wait.strand) : .nothing
    }
}

/// A stack that waits for its turn on a queue.
final class TicketItem: WorldItem {
    private let wait: Wait
    private let result: WaitResult

    init(lane: Lane, due: Int, order: Int, wait: Wait, result: WaitResult = .done) {
        self.wait = wait
        self.result = result
        super.init(lane: lane, due: due, order: order)
    }

    override func turn(in world: World) -> Turn {
        guard lane.canStart(self) else {
            lane.wait(self)
            return .nothing
        }
        leaveBacklog()
        place = .nowhere
        wait.alarm = nil
        world.settle(wait, result)
        return .resume(wait.strand)
    }
}
