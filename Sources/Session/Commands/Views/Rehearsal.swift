import Assist
import Diagnostics
import Export
import Library
import Rill
import SessionCore
import Syntax
import Timeline
import TypeModel

/// Runs expressions without changing the session. A separate session replays the entries at once and watches the
/// expressions as soon as the last name that they use is defined. Events that the user sent by hand are sent again.
final class Rehearsal {
    struct Line {
        var text: String
        /// The name of the lane.
        var name: String
    }

    private let sideSession: SideSession
    private(set) var lanes: [Timeline.Lane.ID] = []
    /// True if the time limit ended the rehearsal before an expression had ended.
    private(set) var wasTruncated = false

    /// True if Ctrl-C has stopped the rehearsal.
    var wasStopped: Bool { sideSession.wasStopped }
    var recording: Recording { sideSession.recording }

    /// The parameters `isGuarded` and `started` are those of `SideSession`.
    init(
        _ lines: [Line], beside session: ReplSession, isGuarded: Bool = false, started: (StopButton) -> Void = { _ in }
    ) {
        let plan = Rehearsal.insertionPlan(lines, session)
        sideSession = SideSession(beside: session, plan.actions, isGuarded: isGuarded, started: started)
        let results = sideSession.results[plan.number] ?? []
        let all = sideSession.program?.watches.filter { results.contains($0.resultName) } ?? []
        let watches = all.dropFirst(plan.earlier).prefix(lines.count)
        lanes = watches.map(\.lane)
        let isBusy = sideSession.program?.world.isBusy ?? false
        wasTruncated = watches.contains { $0.wasTruncated || isBusy && $0.isLive }
        session.resume()
    }

    /// The actions of the session with the expressions inserted, the number of the inserted entry, and the number of
    /// lanes of this entry that precede those of the expressions.
    private typealias InsertionPlan = (actions: [Journal.Action], number: Int, earlier: Int)

    private static func insertionPlan(_ lines: [Line], _ session: ReplSession) -> InsertionPlan {
        var actions = session.journal.actions
        let names = Set(lines.flatMap { SourceWords($0.text).names })
        let definingEntries = session.journal.definingEntries
        let latest = names.compactMap { definingEntries[$0] }.max()
        let place = latest.flatMap { number in actions.lastIndex { $0.entry?.number == number } }
        if let place, let split = SplitEntry(actions[place].entry, declaring: names, in: session) {
            actions[place] = .entry(split.entryWatching(watching: lines))
            return (actions, split.entry.number, split.names.count)
        }
        let index = place.map { $0 + 1 } ?? actions.count
        var entry = Journal.Entry(text: joinedText(of: lines), number: session.journal.lastEntryNumber + 1)
        entry.order.names = lines.map(\.name)
        if session.pace.followsWall {
            // All entries have times, so this one gets the time of the previous entry.
            entry.time = actions.prefix(index).last { $0.time != nil }?.time ?? 0
            if place == nil { entry.time = max(entry.time ?? 0, session.clock) }
        }
        actions.insert(.entry(entry), at: index)
        return (actions, entry.number, 0)
    }

    fileprivate static func joinedText(of lines: [Line]) -> String { lines.map(\.text).joined(separator: ";\n") }
}

/// An entry, such as a file, whose later statements may send to subjects that an earlier statement declares. The
/// expressions are watched between these statements.
private struct SplitEntry {
    let entry: Journal.Entry
    private let head: String
    private let tail: String
    /// The names of the lanes for bare expressions that precede the split.
    let names: [String]

    /// Returns nil if no statement follows the declarations of the names.
    init?(_ entry: Journal.Entry?, declaring names: Set<String>, in session: ReplSession) {
        guard let entry, !entry.text.continuesExpression else { return nil }
        let born = names.filter { session.journal.definingEntries[$0] == entry.number }
        let starts = born.compactMap { (session.journal.definition(named: $0)?.span?.start).map { Int($0) } }
        let ends = Source.withScratchSource(entry.text) { parse($0).statements.map { Int($0.span.end) } }
        guard let start = starts.max(), let end = ends.first(where: { $0 > start }), end != ends.last else {
            return nil
        }
        let results = session.state.resultNames[entry.number] ?? []
        let later = results.filter {
            (session.journal.definition(named: $0)?.span?.start).map { Int($0) >= end } ?? true
        }
        // Inserting the expressions changes the numbers of later results.
        let isMoved = session.journal.entries.contains { other in
            other.number > entry.number && !SourceWords(other.text).names.isDisjoint(with: later)
        }
        guard !isMoved else { return nil }
        let bytes = Array(entry.text.utf8)
        self.entry = entry
        head = String(decoding: bytes[..<end], as: UTF8.self)
        tail = String(decoding: bytes[end...].drop { $0 == UInt8(ascii: ";") }, as: UTF8.self)
        let isStream: (String) -> Bool = { name in
            (session.journal.definition(named: name) as? VariableSymbol)
                .flatMap { session.program?.interpreter.value(of: $0) }.map { Streams.isStream($0.type) } ?? false
        }
        // If the text ends in a semicolon, its results were hidden.
        self.names = results.filter { !later.contains($0) && isStream($0) }
    }

    /// Returns the entry with the expressions inserted before its later statements.
    func entryWatching(watching lines: [Rehearsal.Line]) -> Journal.Entry {
        var changed = entry
        var rest = tail.trimmingSpaces
        // A semicolon at the end would hide all results, so it is removed.
        while rest.hasSuffix(";") { rest.removeLast() }
        changed.text = [head, Rehearsal.joinedText(of: lines), rest].joined(separator: "\n")
        changed.order.names = names + lines.map(\.name)
        return changed
    }
}
