import Platform

/// Methods for the paces that follow the wall clock.
extension World {
    /// The virtual time by the wall clock; the clock itself if the pace does not follow the wall clock.
    public var liveTime: Int { isDriving ? virtualClock : max(virtualClock, wallTime) }

    /// The nanoseconds of the wall clock until an item is due or an event may have arrived: 0 if that time is now, nil
    /// if there is none or the pace does not follow the wall clock. A line editor may sleep for this duration.
    public var timeToNextDue: Int? {
        guard pace.factor != nil else { return nil }
        updateAnchors()
        let look =
            isAwaiting ? max(0, lastAwaitedCheck + World.awaitNanoseconds - SystemClock.monotonicNanoseconds) : nil
        guard let due = nextDue, let paceFactor else { return look }
        return min(max(0, .saturating((Double(due - wallTime) / paceFactor).rounded(.up))), look ?? .max)
    }

    /// Runs all items that are due by the wall clock now without waiting, then sets the virtual clock to the time of
    /// the wall clock.
    ///
    /// `pause` is called between two instants; the run ends if it returns true. The clock then continues from that
    /// instant, so a slow machine slows the clock down instead of accumulating due items.
    @discardableResult
    public func runDue(pause: (() -> Bool)? = nil) -> Outcome {
        if !awaitedItems.isEmpty { checkAwaited() }
        updateAnchors()
        let time = wallTime
        if wakeupSignal.hasPostedActions || nextDue.map({ $0 <= time }) == true {
            let outcome = driveToGoal(toward: Goal(horizon: time, ignoresWall: true, shouldPause: pause))
            if outcome == .paused {
                alignClocks(at: virtualClock)
                return .finished
            }
            guard outcome == .limit || outcome == .idle else { return outcome }
        }
        if time > virtualClock { setClock(time) }
        return nextDue == nil && !isAwaiting ? .idle : .finished
    }

    /// Runs items for a number of nanoseconds of the wall clock, until `stop` returns true, or until no item is due if
    /// `span` is nil. `stop` is called after each event and after `wake()`.
    @discardableResult
    public func runLive(for span: Int? = nil, until stop: () -> Bool = { false }) -> Outcome {
        adoptHost()
        if anchorWall == nil { alignClocks(at: virtualClock) }
        let end = span.map { SystemClock.monotonicNanoseconds + $0 }
        while !stop() {
            let outcome = runDue()
            if outcome != .idle, outcome != .finished { return outcome }
            if Brake.isOn { return .interrupted }
            let now = SystemClock.monotonicNanoseconds
            if let end, now >= end { return .limit }
            guard let pause = timeToNextDue ?? end.map({ $0 - now }) else { return .idle }
            wakeupSignal.waitForWakeup(min(pause, end.map { $0 - now } ?? .max, 20_000_000))
        }
        return .finished
    }

    /// Ends a wait for the wall clock early. May be called on any thread.
    public func wake() { wakeupSignal.wakeUp() }

    // MARK: Parts

    /// Sets the virtual time that corresponds to the present time of the wall clock.
    func alignClocks(at time: Int) {
        anchorClock = time
        anchorSpeed = paceFactor
        anchorWall = anchorSpeed == nil ? nil : SystemClock.monotonicNanoseconds
    }

    /// The virtual nanoseconds per nanosecond of the wall clock; nil if the pace does not follow the wall clock.
    var paceFactor: Double? {
        if !awaitedItems.isEmpty, isAwaiting { return pace.factor != nil || isDriving || isWallAdvancing ? 1 : nil }
        guard let factor = pace.factor else { return nil }
        // Without scheduled items, the clock runs at normal speed even at a faster pace.
        return agenda.pendingCount == 0 ? min(factor, 1) : factor
    }

    /// Follows the wall clock at the current speed from now on, if the speed has changed.
    func updateAnchors() {
        guard anchorWall != nil || isAwaiting, anchorSpeed != paceFactor else { return }
        alignClocks(at: max(virtualClock, wallTime))
    }

    /// The virtual time by the wall clock; the clock itself if the pace does not follow the wall clock.
    var wallTime: Int {
        guard let speed = anchorSpeed, let wall = anchorWall else { return virtualClock }
        return anchorClock.saturatingSum(.saturating(Double(SystemClock.monotonicNanoseconds - wall) * speed))
    }

    /// Runs all items that are due by now before a drive begins, then sets the clock to the time of the wall clock.
    func catchUpWithWall() {
        guard pace.factor != nil else { return }
        if anchorWall == nil { alignClocks(at: virtualClock) }
        runDue()
    }

    /// Waits until the wall clock reaches a virtual time; returns false if the wait ended early and the caller must
    /// look for a move again.
    func waitForWall(until due: Int) -> Bool {
        if anchorWall == nil { alignClocks(at: virtualClock) }
        updateAnchors()
        let isAwaiting = isAwaiting
        while true {
            if Brake.isOn || wakeupSignal.hasPostedActions { return false }
            let remaining = Double(due - wallTime) / (paceFactor ?? 1)
            if remaining <= 0 { return true }
            // The wait is split into short slices, because a signal handler may set the brake but must not call `ring`.
            wakeupSignal.waitForWakeup(
                min(.saturating(remaining.rounded(.up)), isAwaiting ? World.awaitNanoseconds : 20_000_000))
            if isAwaiting { return false }
        }
    }
}
