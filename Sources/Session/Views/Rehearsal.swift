import Diagnostics
import Library
import Rill
import Syntax
import Timeline
import Types

/// Expressions that somebody wants to see, played beside the session: its entries are repeated in a session of their own,
/// at once, and the expressions are watched from where the last name that they mention has its definition. So subjects
/// that were fed by hand feed them again, and the session itself stands still.
final class Rehearsal {
    struct Line {
        var text: String
        /// The lane's name.
        var name: String
    }

    private let dialogue: ReplSession
    private(set) var lanes: [Timeline.Lane.ID] = []
    /// Whether Ctrl-C has stopped it.
    private(set) var wasStopped = false
    /// Whether the time was over before an expression had ended.
    private(set) var wasCut = false

    var recording: Recording { dialogue.recording ?? Recording() }

    init(_ lines: [Line], beside session: ReplSession) {
        var options = session.options
        options.style = .snippet
        options.pace = .instant
        dialogue = ReplSession(options: options)
        dialogue.voice = .silent
        dialogue.state = SessionState(repeating: session.state)
        play(lines, session)
        session.resume()
    }

    private func play(_ lines: [Line], _ session: ReplSession) {
        var actions = session.journal.actions
        let names = Set(lines.flatMap { Rehearsal.names(in: $0.text) })
        let births = session.journal.birthplaces
        let latest = names.compactMap { births[$0] }.max()
        let place = latest.flatMap { number in actions.lastIndex { $0.entry?.number == number } }
        let index = place.map { $0 + 1 } ?? actions.count
        var entry = Journal.Entry(text: lines.map(\.text).joined(separator: ";\n"), number: session.journal.latest + 1)
        entry.order.names = lines.map(\.name)
        // Where the clock follows the wall, entries have times; this one comes with the one before it.
        let isTimed = session.pace.followsWall
        entry.time = isTimed ? actions.prefix(index).last { $0.time != nil }?.time ?? 0 : nil
        if place == nil, isTimed, let program = session.program { entry.time = max(entry.time ?? 0, program.world.now) }
        actions.insert(.entry(entry), at: index)
        session.state.requests.beginRepeating()
        session.stopButton.other = dialogue.stopButton
        defer { session.stopButton.other = nil }
        dialogue.rehearse(actions, end: isTimed ? session.program?.world.now : nil)
        session.state.requests.endRepeating(wasStopped: false)
        let results = dialogue.state.results[entry.number] ?? []
        let watches = dialogue.program?.watches.filter { results.contains($0.result) } ?? []
        lanes = watches.map(\.lane)
        wasCut = watches.contains(where: \.wasCut)
        wasStopped = session.stopButton.isPressed
    }

    /// Ends what still runs; the recording stays.
    deinit { dialogue.close() }

    /// Every name that a text mentions.
    private static func names(in text: String) -> Set<String> {
        var names: Set<String> = []
        var word = ""
        for character in text + " " {
            if character.isLetter || character.isNumber || character == "_" || character == "$" {
                word.append(character)
            } else if !word.isEmpty {
                names.insert(word)
                word = ""
            }
        }
        return names
    }
}

extension ReplSession {
    /// Runs actions at once, then on until nothing is due or a watch's time is up.
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
