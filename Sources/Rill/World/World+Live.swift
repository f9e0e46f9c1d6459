import Platform

/// The wall: live and multiplied paces.
extension World {
    /// The virtual time by the wall clock; in instant and step pace, the clock itself.
    public var liveTime: Int { isDriving ? clock : max(clock, wallTime) }

    /// Wall-clock nanoseconds until an item is due or an event may have arrived: 0 if now, nil if there is none or the
    /// pace does not follow the wall. A line editor may sleep that long.
    public var timeToNextDue: Int? {
        guard pace.factor != nil else { return nil }
        followSpeed()
        let look = isAwaiting ? max(0, lastAwaitedCheck + World.patience - SystemClock.monotonic) : nil
        guard let due = nextDue, let speed else { return look }
        return min(max(0, .saturating((Double(due - wallTime) / speed).rounded(.up))), look ?? .max)
    }

    /// Runs all items due by the wall clock now without waiting, then sets the clock to the wall's time.
    ///
    /// `pause` is called between two instants; true ends the run there. The clock then continues from that instant, so
    /// a slow machine slows the clock down instead of accumulating due items.
    @discardableResult
    public func runDue(pause: (() -> Bool)? = nil) -> Outcome {
        if !awaited.isEmpty { checkAwaited() }
        followSpeed()
        let time = wallTime
        if bell.hasPostedActions || nextDue.map({ $0 <= time }) == true {
            let outcome = drive(toward: Goal(horizon: time, ignoresWall: true, pause: pause))
            if outcome == .paused {
                alignClocks(at: clock)
                return .finished
            }
            guard outcome == .limit || outcome == .idle else { return outcome }
        }
        if time > clock { setClock(time) }
        return nextDue == nil && !isAwaiting ? .idle : .finished
    }

    /// Runs for a span of wall time, until `stop` returns true (called after each event), or until no item is due if no
    /// span is given. `wake()` causes a call of `stop`.
    @discardableResult
    public func runLive(for span: Int? = nil, until stop: () -> Bool = { false }) -> Outcome {
        adoptHost()
        if anchorWall == nil { alignClocks(at: clock) }
        let end = span.map { SystemClock.monotonic + $0 }
        while !stop() {
            let outcome = runDue()
            if outcome != .idle, outcome != .finished { return outcome }
            if Brake.isOn { return .interrupted }
            let now = SystemClock.monotonic
            if let end, now >= end { return .limit }
            guard let pause = timeToNextDue ?? end.map({ $0 - now }) else { return .idle }
            bell.wait(min(pause, end.map { $0 - now } ?? .max, 20_000_000))
        }
        return .finished
    }

    /// Ends a wait for the wall early. Callable from any thread.
    public func wake() { bell.ring() }

    // MARK: Parts

    /// Sets the point at which wall and virtual clock agree.
    func alignClocks(at time: Int) {
        anchorClock = time
        anchorSpeed = speed
        anchorWall = anchorSpeed == nil ? nil : SystemClock.monotonic
    }

    /// Virtual nanoseconds per nanosecond of the wall; nil if the pace does not follow it.
    var speed: Double? {
        if !awaited.isEmpty, isAwaiting { return pace.factor != nil || isDriving || isWallAdvancing ? 1 : nil }
        guard let factor = pace.factor else { return nil }
        // Without scheduled items, time passes at normal speed even at a faster pace.
        return agenda.pending == 0 ? min(factor, 1) : factor
    }

    /// Follows the wall at the current speed from now on, if the speed changed.
    func followSpeed() {
        guard anchorWall != nil || isAwaiting, anchorSpeed != speed else { return }
        alignClocks(at: max(clock, wallTime))
    }

    /// The virtual time by the wall clock; the clock itself if the pace does not follow it.
    var wallTime: Int {
        guard let speed = anchorSpeed, let wall = anchorWall else { return clock }
        return anchorClock.saturatingSum(.saturating(Double(SystemClock.monotonic - wall) * speed))
    }

    /// Before an entry: runs all items due by now, then sets the clock to the wall's time.
    func followWall() {
        guard pace.factor != nil else { return }
        if anchorWall == nil { alignClocks(at: clock) }
        runDue()
    }

    /// Waits until the wall reaches a virtual time; returns false if the wait ended early and the caller must look
    /// again.
    func waitForWall(until due: Int) -> Bool {
        if anchorWall == nil { alignClocks(at: clock) }
        followSpeed()
        let isAwaiting = isAwaiting
        while true {
            if Brake.isOn || bell.hasPostedActions { return false }
            let remaining = Double(due - wallTime) / (speed ?? 1)
            if remaining <= 0 { return true }
            // Short slices, because a signal handler may set the brake but must not ring the bell.
            bell.wait(min(.saturating(remaining.rounded(.up)), isAwaiting ? World.patience : 20_000_000))
            if isAwaiting { return false }
        }
    }
}
