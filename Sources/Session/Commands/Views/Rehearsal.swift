import Assist
import Diagnostics
import Export
import Library
import Rill
import SessionCore
import Syntax
import Timeline
import TypeModel

/// Runs expressions beside the session: replays its entries at once in a separate session and watches the expressions
/// from the definition of the last name that they use. Events sent by hand are therefore sent again, and the session
/// itself does not change.
final class Rehearsal {
    struct Line {
        var text: String
        /// The lane's name.
        var name: String
    }

    private let side: ReplSession
    private(set) var lanes: [Timeline.Lane.ID] = []
    /// True if Ctrl-C has stopped it.
    private(set) var wasStopped = false
    /// True if the time limit ended it before an expression had ended.
    private(set) var wasCut = false

    var recording: Recording { side.recording ?? Recording() }

    /// - Parameters:
    ///   - isGuarded: true to refuse the user's files and all requests that the session has not sent.
    ///   - started: receives the button that stops it.
    init(
        _ lines: [Line], beside session: ReplSession, isGuarded: Bool = false, started: (StopButton) -> Void = { _ in }
    ) {
        var options = session.options
        options.style = .snippet
        options.pace = .instant
        if isGuarded { options.files.open = [] }
        side = ReplSession(options: options)
        side.voice = .silent
        side.state = SessionState(repeating: session.state)
        started(side.stopButton)
        play(lines, session, isGuarded)
        session.resume()
    }

    private func play(_ lines: [Line], _ session: ReplSession, _ isGuarded: Bool) {
        var actions = session.journal.actions
        let names = Set(lines.flatMap { SourceWords($0.text).names })
        let definingEntries = session.journal.definingEntries
        let latest = names.compactMap { definingEntries[$0] }.max()
        let place = latest.flatMap { number in actions.lastIndex { $0.entry?.number == number } }
        let index = place.map { $0 + 1 } ?? actions.count
        var entry = Journal.Entry(text: lines.map(\.text).joined(separator: ";\n"), number: session.journal.latest + 1)
        entry.order.names = lines.map(\.name)
        // If the clock follows the wall, entries have times; this one gets the time of the previous entry.
        let isTimed = session.pace.followsWall
        entry.time = isTimed ? actions.prefix(index).last { $0.time != nil }?.time ?? 0 : nil
        if place == nil, isTimed, let program = session.program { entry.time = max(entry.time ?? 0, program.world.now) }
        actions.insert(.entry(entry), at: index)
        session.state.requests.beginRepeating(isClosed: isGuarded)
        session.stopButton.other = side.stopButton
        defer { session.stopButton.other = nil }
        side.rehearse(actions, end: isTimed ? session.program?.world.now : nil)
        wasStopped = session.stopButton.isPressed || side.replayWasStopped
        // A stopped or guarded replay did not repeat all requests.
        session.state.requests.endRepeating(wasStopped: wasStopped || isGuarded)
        let results = side.state.results[entry.number] ?? []
        let watches = side.program?.watches.filter { results.contains($0.result) } ?? []
        lanes = watches.map(\.lane)
        wasCut = watches.contains(where: \.wasCut)
    }

    /// Ends active subscriptions; the recording stays.
    deinit { side.close() }
}

extension ReplSession {
    /// Runs actions at once, then until idle or the time limit of a watch.
    fileprivate func rehearse(_ actions: [Journal.Action], end: Int?) {
        openProgram().world.isDeaf = true
        replay(actions, base: 0, end: end)
        guard let program, !replayWasStopped else { return }
        program.world.pace = .instant
        during(.replay) {
            drive { [limit = state.limits.watch] world in world.runUntilIdle(limit: world.now.saturatingSum(limit)) }
        }
        if program.world.isBusy { program.watches.forEach { $0.wasCut = $0.wasCut || $0.isLive } }
    }
}
