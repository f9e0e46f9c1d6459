/// Takes pictures of a replay: after each action, and at chosen instants.
package final class ReplayCamera {
    /// The instants that are left, in order.
    private var captureTimes: [Int]
    /// Called at each instant, with the clock there.
    private let captureAtInstant: (_ session: ReplSession, _ time: Int) -> Void
    private let captureAfterAction: (_ session: ReplSession, _ action: Journal.Action) -> Void

    package init(
        captureTimes: [Int] = [], atInstant: @escaping (ReplSession, Int) -> Void = { _, _ in },
        afterAction: @escaping (ReplSession, Journal.Action) -> Void = { _, _ in }
    ) {
        self.captureTimes = captureTimes.sorted()
        (captureAtInstant, captureAfterAction) = (atInstant, afterAction)
    }

    func captureAfterAction(_ action: Journal.Action, in session: ReplSession) { captureAfterAction(session, action) }

    /// Returns the next instant before a time.
    fileprivate func nextCaptureTime(before end: Int) -> Int? { captureTimes.first { $0 < end } }
    fileprivate func capture(_ time: Int, in session: ReplSession) {
        captureTimes.removeAll { $0 == time }
        captureAtInstant(session, time)
    }
    /// Takes the pictures of instants after the end, when nothing changes any more.
    package func captureRemaining(_ session: ReplSession) {
        while let time = captureTimes.first { capture(time, in: session) }
    }
}

extension ReplSession {
    /// Runs until each instant of the camera before a time, as long as work is due after it.
    package func pauseAtCaptureTimes(before end: Int) {
        while let time = replayCamera?.nextCaptureTime(before: end), let world = program?.world {
            if time >= world.now {
                guard case .limit = runWorld({ $0.runUntilIdle(limit: time) }).end else { return }
            }
            replayCamera?.capture(time, in: self)
        }
    }
    /// Moves the clock to each instant of the camera before a time.
    func skipToCaptureTimes(before end: Int) {
        while let time = replayCamera?.nextCaptureTime(before: end) {
            runWorld { $0.advance(to: time) }
            replayCamera?.capture(time, in: self)
        }
    }
}
