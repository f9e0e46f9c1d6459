import Export
import Rill
import SessionCore
import Timeline

/// A copy of a session. It replays actions without output, and then runs until nothing is scheduled or the time limit
/// of a watch is reached.
///
/// The original session waits meanwhile. `deinit` ends the copy; after that, call `resume` on the original.
final class SideSession {
    private let innerSession: ReplSession
    /// True if Ctrl-C has stopped the replay.
    let wasStopped: Bool

    var program: LiveProgram? { innerSession.program }
    var recording: Recording { innerSession.recording ?? Recording() }
    var results: [Int: [String]] { innerSession.state.resultNames }
    /// The entries that failed because another entry was replaced.
    var failures: [Revision.Failure] { innerSession.revision?.failures ?? [] }
    /// The output of the entries as text.
    var output: String { innerSession.program?.printLog.lines.map { $0.text + "\n" }.joined() ?? "" }

    /// - Parameters:
    /// - revised: the number of the entry whose text differs from the session's; nil if there is none.
    /// - isGuarded: if true, the copy opens no file of the user and sends no request that the session has not sent.
    /// - started: receives the button that stops the copy.
    init(
        beside session: ReplSession, _ actions: [Journal.Action], revised: Int? = nil, isGuarded: Bool = false,
        camera: ReplayCamera? = nil, started: (StopButton) -> Void = { _ in },
        configure: (inout ReplSession.Options) -> Void = { _ in }
    ) {
        var options = session.options
        (options.style, options.pace) = (.snippet, .instant)
        if isGuarded { options.files.openFolders = [] }
        configure(&options)
        let side = ReplSession(options: options)
        side.outputLevel = .silent
        side.state = SessionState(repeating: session.state)
        side.pace = .instant
        side.replayCamera = camera
        side.revision = revised.map { Revision(of: $0, previousState: side.state) }
        started(side.stopButton)
        session.state.requests.beginRepeating(isClosed: isGuarded)
        wasStopped = session.nestedIn(in: side) {
            side.replayAtOnce(actions, end: session.pace.followsWall ? session.clock : nil)
            return session.isStopPressed || side.replayWasStopped
        }
        // If the replay was stopped or guarded, it has not repeated all requests.
        session.state.requests.endRepeating(wasStopped: wasStopped || isGuarded)
        self.innerSession = side
    }

    deinit { innerSession.close() }
}

extension ReplSession {
    fileprivate func replayAtOnce(_ actions: [Journal.Action], end: Int?) {
        let world = openProgram().world
        world.ignoresOutsideEvents = true
        replay(actions, base: 0, end: end)
        if replayWasStopped { return }
        world.pace = .instant
        let limit = world.now.saturatingSum(state.settings.current.watchLimit)
        whileRunning(.replay) {
            pauseAtCaptureTimes(before: limit)
            runWorld { $0.runUntilIdle(limit: limit) }
        }
        replayCamera?.captureRemaining(self)
    }
}

extension Journal {
    /// Returns the actions of the journal, followed by an entry.
    func actionsFollowedByEntry(then text: String, at time: Int?) -> [Action] {
        actions + [.entry(Entry(text: text, number: lastEntryNumber + 1, time: time))]
    }

    /// Returns the actions of the journal, with another text for one entry.
    func actionsReplacingEntry(replacing number: Int, with text: String) -> [Action] {
        actions.map { action in
            guard case .entry(var entry) = action, entry.number == number else { return action }
            entry.text = text
            return .entry(entry)
        }
    }
}
