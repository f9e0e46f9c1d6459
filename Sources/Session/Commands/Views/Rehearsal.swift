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
/// from the definition of the last name that they use. Subjects that were sent to by hand thus send again, and the
/// session itself does not change.
final class Rehearsal {
    struct Line {
        var text: String
        /// The lane's name.
        var name: String
    }

    private let side: SideSession
    private(set) var lanes: [Timeline.Lane.ID] = []
    /// True if the time was over before an expression had ended.
    private(set) var wasCut = false

    /// True if Ctrl-C has stopped it.
    var wasStopped: Bool { side.wasStopped }
    var recording: Recording { side.recording }

    /// `isGuarded` and `started` are those of `SideSession`.
    init(
        _ lines: [Line], beside session: ReplSession, isGuarded: Bool = false, started: (StopButton) -> Void = { _ in }
    ) {
        let (actions, number) = Rehearsal.actions(lines, session)
        side = SideSession(beside: session, actions, isGuarded: isGuarded, started: started)
        let results = side.results[number] ?? []
        let watches = side.program?.watches.filter { results.contains($0.result) } ?? []
        lanes = watches.map(\.lane)
        let isBusy = side.program?.world.isBusy ?? false
        wasCut = watches.contains { $0.wasCut || isBusy && $0.isLive }
        session.resume()
    }

    /// The session's actions with the expressions as one entry, and its number.
    private static func actions(_ lines: [Line], _ session: ReplSession) -> ([Journal.Action], number: Int) {
        var actions = session.journal.actions
        let names = Set(lines.flatMap { SourceWords($0.text).names })
        let births = session.journal.birthplaces
        let latest = names.compactMap { births[$0] }.max()
        let place = latest.flatMap { number in actions.lastIndex { $0.entry?.number == number } }
        let index = place.map { $0 + 1 } ?? actions.count
        var entry = Journal.Entry(text: lines.map(\.text).joined(separator: ";\n"), number: session.journal.latest + 1)
        entry.order.names = lines.map(\.name)
        if session.pace.followsWall {
            // Entries have times; this one has that of the previous entry.
            entry.time = actions.prefix(index).last { $0.time != nil }?.time ?? 0
            if place == nil { entry.time = max(entry.time ?? 0, session.clock) }
        }
        actions.insert(.entry(entry), at: index)
        return (actions, entry.number)
    }
}
