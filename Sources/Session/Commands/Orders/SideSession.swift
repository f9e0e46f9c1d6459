import Export
import Rill
import SessionCore
import Timeline

/// Replays the session's entries in a separate session without output.
///
/// The original session waits meanwhile; `deinit` ends the copy. Call `resume` on the original afterwards.
final class SideSession {
    private let side: ReplSession

    var program: LiveProgram? { side.program }
    var recording: Recording { side.recording ?? Recording() }
    /// Entries that failed, where an entry was replaced.
    var failures: [Revision.Failure] { side.revision?.failures ?? [] }
    /// The output of the entries.
    var output: String { side.program?.printed.lines.map { $0.text + "\n" }.joined() ?? "" }

    /// Replays the actions of a session, then runs until idle or the time limit of a watch.
    ///
    /// - Parameters:
    ///   - extra: an entry to run after them, if any.
    ///   - change: another text for one of the entries.
    init(
        beside session: ReplSession, extra: String? = nil, replacing change: (number: Int, text: String)? = nil,
        configure: (inout ReplSession.Options) -> Void = { _ in }
    ) {
        var options = session.options
        options.style = .snippet
        options.pace = .instant
        configure(&options)
        side = ReplSession(options: options)
        side.voice = .silent
        side.state = SessionState(repeating: session.state)
        var actions = session.journal.actions
        if let change, let place = actions.firstIndex(where: { $0.entry?.number == change.number }),
            var entry = actions[place].entry
        {
            entry.text = change.text
            actions[place] = .entry(entry)
            side.revision = Revision(of: change.number, before: side.state)
        }
        if let extra {
            var entry = Journal.Entry(text: extra, number: session.journal.latest + 1)
            let isTimed = session.pace.followsWall
            entry.time = isTimed ? session.program?.world.now : nil
            actions.append(.entry(entry))
        }
        session.state.requests.beginRepeating()
        let program = side.openProgram()
        program.world.isDeaf = true
        session.stopButton.interpreter = program.interpreter
        side.replay(actions, base: 0, end: session.pace.followsWall ? session.program?.world.now : nil)
        if !side.replayWasStopped {
            program.world.pace = .instant
            side.during(.replay) {
                side.drive { [limit = side.state.limits.watch] world in
                    world.runUntilIdle(limit: world.now.saturatingSum(limit))
                }
            }
        }
        session.state.requests.endRepeating(wasStopped: false)
    }

    deinit { side.close() }
}
