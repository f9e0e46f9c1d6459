import Platform

/// The wall: live and multiplied paces.
extension World {
    /// The virtual time now as the wall has it; in instant and step pace the clock itself.
    public var liveTime: Int { isDriving ? clock : max(clock, wallTime) }

    /// How many nanoseconds of the wall may pass until something is due or may have come; 0 if something is due now, nil if nothing is
    /// (or the pace does not ask the wall). What a line editor may sleep.
    public var timeToNextDue: Int? {
        guard pace.factor != nil else { return nil }
        followSpeed()
        let look = isAwaiting ? max(0, lookedAt + World.patience - SystemClock.monotonic) : nil
        guard let due = nextDue, let speed else { return look }
        return min(max(0, .saturating((Double(due - wallTime) / speed).rounded(.up))), look ?? .max)
    }

    /// Runs all that is due by the wall now, never waiting. The clock then stands where the wall is.
    ///
    /// `pause` is asked between two instants: whoever has something better to do ends the run there. The clock then goes
    /// on from that instant, so a machine that cannot keep up slows it down instead of piling up what is due.
    @discardableResult
    public func runDue(pause: (() -> Bool)? = nil) -> Outcome {
        if !awaited.isEmpty { look() }
        followSpeed()
        let time = wallTime
        if bell.hasMail || nextDue.map({ $0 <= time }) == true {
            let outcome = drive(toward: Goal(horizon: time, ignoresWall: true, pause: pause))
            if outcome == .paused {
                anchor(at: clock)
                return .finished
            }
            guard outcome == .limit || outcome == .idle else { return outcome }
        }
        if time > clock { setClock(time) }
        return nextDue == nil && !isAwaiting ? .idle : .finished
    }

    /// Lives on for a span of the wall's time, or until `stop` says so (asked whenever something has happened), or
    /// until nothing is due if no span is given. `wake()` makes it look at `stop`.
    @discardableResult
    public func runLive(for span: Int? = nil, until stop: () -> Bool = { false }) -> Outcome {
        adoptHost()
        if anchorWall == nil { anchor(at: clock) }
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

    /// Ends a wait for the wall early, from any thread: a key was pressed, something changed.
    public func wake() { bell.ring() }

    // MARK: Parts

    /// The wall and the clock meet here.
    func anchor(at time: Int) {
        anchorClock = time
        anchorSpeed = speed
        anchorWall = anchorSpeed == nil ? nil : SystemClock.monotonic
    }

    /// Virtual nanoseconds for each nanosecond of the wall; nil where the wall is not asked.
    var speed: Double? {
        if !awaited.isEmpty, isAwaiting { return pace.factor != nil || isDriving || isWalking ? 1 : nil }
        guard let factor = pace.factor else { return nil }
        // With nothing scheduled time passes at its own speed also in a faster pace.
        return agenda.pending == 0 ? min(factor, 1) : factor
    }

    /// From now on the wall is followed at the present speed, if that has changed.
    func followSpeed() {
        guard anchorWall != nil || isAwaiting, anchorSpeed != speed else { return }
        anchor(at: max(clock, wallTime))
    }

    /// The virtual time as the wall has it; the clock's own where the wall is not asked.
    var wallTime: Int {
        guard let speed = anchorSpeed, let wall = anchorWall else { return clock }
        return anchorClock.saturatingSum(.saturating(Double(SystemClock.monotonic - wall) * speed))
    }

    /// An entry begins: what is due by now comes first, then the clock goes to where the wall is.
    func followWall() {
        guard pace.factor != nil else { return }
        if anchorWall == nil { anchor(at: clock) }
        runDue()
    }

    /// Waits until the wall has reached a time of the clock; false if something else came up and the caller must look
    /// again.
    func waitForWall(until due: Int) -> Bool {
        if anchorWall == nil { anchor(at: clock) }
        followSpeed()
        let isAwaiting = isAwaiting
        while true {
            if Brake.isOn || bell.hasMail { return false }
            let remaining = Double(due - wallTime) / (speed ?? 1)
            if remaining <= 0 { return true }
            // Short slices: the brake may be pulled by a signal handler, which must not ring.
            bell.wait(min(.saturating(remaining.rounded(.up)), isAwaiting ? World.patience : 20_000_000))
            if isAwaiting { return false }
        }
    }
}
