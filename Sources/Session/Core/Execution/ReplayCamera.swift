/// Takes pictures of a replay: after each action, and at chosen instants.
package final class ReplayCamera {
    /// The instants that are left, in order.
    private var times: [Int]
    /// Called at each instant, with the clock there.
    private let takeAtInstant: (_ session: ReplSession, _ time: Int) -> Void
    private let takeAfterAction: (_ session: ReplSession, _ action: Journal.Action) -> Void

    package init(
        times: [Int] = [], atInstant: @escaping (ReplSession, Int) -> Void = { _, _ in },
        afterAction: @escaping (ReplSession, Journal.Action) -> Void = { _, _ in }
    ) {
        self.times = times.sorted()
        (takeAtInstant, takeAfterAction) = (atInstant, afterAction)
    }

    func actionPlayed(_ action: Journal.Action, in session: ReplSession) { takeAfterAction(session, action) }

    /// Returns the next instant before a time.
    fileprivate func next(before end: Int) -> Int? { times.first { $0 < end } }
    fileprivate func take(_ time: Int, in session: ReplSession) {
        times.removeAll { $0 == time }
        takeAtInstant(session, time)
    }
    /// Takes the pictures of instants after the end, when nothing changes any more.
    package func finish(_ session: ReplSession) {
        while let time = times.first { take(time, in: session) }
    }
}

extension ReplSession {
    /// Runs until each instant of the camera before a time, as long as work is due after it.
    package func pauseForCamera(before end: Int) {
        while let time = camera?.next(before: end), let world = program?.world {
            if time >= world.now {
                guard case .limit = drive({ $0.runUntilIdle(limit: time) }).end else { return }
            }
            camera?.take(time, in: self)
        }
    }
    /// Moves the clock to each instant of the camera before a time.
    func moveForCamera(before end: Int) {
        while let time = camera?.next(before: end) {
            drive { $0.advance(to: time) }
            camera?.take(time, in: self)
        }
    }
}
