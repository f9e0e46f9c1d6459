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
        // If the clock follows the wall, entries have times; a new one has that of the previous entry.
        let isTimed = session.pace.followsWall
        let number: Int
        var earlier = 0
        if let place, let split = SplitEntry(actions[place].entry, declaring: names, in: session) {
            (number, earlier) = (split.entry.number, split.names.count)
            actions[place] = .entry(split.entry(watching: lines))
        } else {
            let index = place.map { $0 + 1 } ?? actions.count
            var entry = Journal.Entry(text: Rehearsal.text(of: lines), number: session.journal.latest + 1)
            entry.order.names = lines.map(\.name)
            entry.time = isTimed ? actions.prefix(index).last { $0.time != nil }?.time ?? 0 : nil
            if place == nil, isTimed, let program = session.program {
                entry.time = max(entry.time ?? 0, program.world.now)
            }
            actions.insert(.entry(entry), at: index)
            number = entry.number
        }
        session.state.requests.beginRepeating(isClosed: isGuarded)
        session.stopButton.other = side.stopButton
        defer { session.stopButton.other = nil }
        side.rehearse(actions, end: isTimed ? session.program?.world.now : nil)
        wasStopped = session.stopButton.isPressed || side.replayWasStopped
        // A stopped or guarded replay did not repeat all requests.
        session.state.requests.endRepeating(wasStopped: wasStopped || isGuarded)
        let results = side.state.results[number] ?? []
        let all = side.program?.watches.filter { results.contains($0.result) } ?? []
        let watches = all.dropFirst(earlier).prefix(lines.count)
        lanes = watches.map(\.lane)
        wasCut = watches.contains(where: \.wasCut)
    }

    fileprivate static func text(of lines: [Line]) -> String { lines.map(\.text).joined(separator: ";\n") }

    /// Ends active subscriptions; the recording stays.
    deinit { side.close() }
}

/// An entry, such as a file, whose later statements may send to subjects that an earlier statement declares. Expressions are
/// watched between them.
private struct SplitEntry {
    let entry: Journal.Entry
    private let head: String
    private let tail: String
    /// The lanes of bare expressions before the split.
    let names: [String]

    /// Nil if nothing comes after the declarations of the names.
    init?(_ entry: Journal.Entry?, declaring names: Set<String>, in session: ReplSession) {
        guard let entry, !entry.text.continuesExpression else { return nil }
        let born = names.filter { session.journal.definingEntries[$0] == entry.number }
        let starts = born.compactMap { (session.journal.definition(named: $0)?.span?.start).map { Int($0) } }
        let ends = Source.scratch(entry.text) { parse($0).statements.map { Int($0.span.end) } }
        guard let start = starts.max(), let end = ends.first(where: { $0 > start }), end != ends.last else {
            return nil
        }
        let results = session.state.results[entry.number] ?? []
        let later = results.filter {
            (session.journal.definition(named: $0)?.span?.start).map { Int($0) >= end } ?? true
        }
        // The numbers of later results change.
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
        // A semicolon at the end of the text hid them.
        self.names = results.filter { !later.contains($0) && isStream($0) }
    }

    /// The entry with other expressions before its later statements.
    func entry(watching lines: [Rehearsal.Line]) -> Journal.Entry {
        var changed = entry
        var rest = tail.trimmed
        // A semicolon at the end would hide all results.
        while rest.hasSuffix(";") { rest.removeLast() }
        changed.text = [head, Rehearsal.text(of: lines), rest].joined(separator: "\n")
        changed.order.names = names + lines.map(\.name)
        return changed
    }
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
