import Assist
import Library
import Rill
import StyledText
import Timeline
import TypeModel

/// Explains why an entry has printed nothing.
extension ReplSession {
    func reportSilence(_ entry: RunningEntry) {
        if entry.text.isOnlyImports { return }
        if hiddenLineCount > entry.hiddenLineCountBefore {
            return report("(':set lines' is off; :timeline shows the events)", .dim)
        }
        let named = entry.subscriptions.filter { Streams.isLive($0.value) }.map(\.name)
        // Subscriptions in a bag have no name, but they count.
        let count = max(named.count, subscriptions(since: entry.subscriptionMark).count)
        if count > 0 {
            let names = named.isEmpty ? "" : ": " + named.joined(separator: ", ")
            return report("(nothing printed; \(countText(count, "subscription")) live\(names))", .dim)
        }
        let kept = aliveObjects
        let silence = reasonForSilence(of: entry.text)
        if !kept.isEmpty {
            return report("(no output: \((kept + [silence].compactMap { $0 }).joined(separator: "; ")))", .dim)
        }
        report("(nothing printed\(silence.map { "; " + $0 } ?? ""))", .dim)
    }

    /// Sentences about elements of the entry that stages have dropped or still keep.
    private var aliveObjects: [String] {
        guard let program, let mark = program.eventCountsBefore.last?.count else { return [] }
        let seen = PendingReport(in: program.recorder.recording, after: mark, world: program.world)
        return seen.hasReachedEnd ? [] : seen.sentences
    }

    /// Explains why a call such as `taps.onNext(1)` had no output, if the state of the subject is the reason.
    private func reasonForSilence(of text: String) -> String? {
        let text = text.trimmingSpaces
        guard let dot = text.firstIndex(of: "."), let program,
            [".on", ".accept("].contains(where: text[dot...].hasPrefix),
            let subject = journal.definition(named: String(text[..<dot])) as? VariableSymbol,
            let value = program.interpreter.value(of: subject)?.value
        else { return nil }
        return Streams.noReceiverMessage(of: value, named: subject.name.text)
    }
}

extension PendingReport {
    init(in recording: Recording, after mark: Int, world: World) {
        self.init(in: recording, after: mark) { causes in
            world.due(of: causes).map { Int64(World.milliseconds($0)) * 1_000_000 }
        }
    }
}
