import Assist
import Export
import Language
import Rill
import SessionCore
import StyledText
import Synchronization
import Timeline

/// `rill run FILE --orders N`: runs a program with other orders of simultaneous items and counts the different
/// outcomes.
package final class OrderRuns {
    /// The program, with the options for each run. Each run sets output and report functions of its own.
    private let program: ProgramRun
    /// The maximum number of orders to run.
    package var limit = 200
    /// The delay, in nanoseconds, that may be added to work of background queues.
    package var jitter: ClosedRange<Int> = 0...300_000_000
    /// True if the times of events are part of an outcome.
    package var comparesTimes = false

    /// The program's texts, which are checked once for all orders.
    private let checkedTexts = CheckedTexts()
    private let wasStopped = Atomic(false)
    /// Stops the run that is in progress. It is set and called on any thread.
    private let interrupt = Mutex<(() -> Void)?>(nil)

    package init(_ program: ProgramRun) { self.program = program }

    /// Stops the search. May be called on any thread.
    package func stop() {
        wasStopped.store(true, ordering: .sequentiallyConsistent)
        interrupt.withLock { $0 }?()
    }

    /// Searches and prints a report. Returns the exit status: 0 for one outcome, 1 for several outcomes or a refused
    /// program, 130 if it was stopped.
    package func run() -> Int32 {
        var refusal = StyledText()
        let usual = runOnce(OrderPlan(.deviations([]), jitter: jitter)) { refusal += $0 }
        if usual.status == 1 {
            program.report(refusal)
            return 1
        }
        var search = OrderSearch(limit: limit, jitter: jitter) { [self] plan in
            let run = runOnce(plan)
            return wasStopped.load(ordering: .sequentiallyConsistent) ? nil : run.outcome
        }
        search.search()
        let report = OrderReport(
            search, jitter: jitter, command: "rill run \(program.name)", presentation: program.presentation,
            comparesTimes: comparesTimes)
        report.lines { [self] in runOnce(OrderPlan($0, jitter: jitter), isRecorded: true).record }
            .forEach { program.draw($0) }
        if search.wasStopped {
            program.report("rill: interrupted\n")
            return 130
        }
        return search.groups.count > 1 ? 1 : 0
    }

    private struct Run {
        var status: Int32 = 0
        var outcome: OrderSearch.Outcome
        var record: RunRecord
    }

    /// Runs the program once, in a separate world.
    private func runOnce(
        _ plan: OrderPlan, isRecorded: Bool = false, report: @escaping (StyledText) -> Void = { _ in }
    ) -> Run {
        var (output, reported, recording, printed) = ("", "", Recording(), PrintLog())
        var run = program
        run.options.orderPlan = plan
        run.options.checkedTexts = checkedTexts
        run.options.endsProcess = false
        run.output = {
            output += $0
            printed.append($0, after: 0, cause: 0, time: Int64(World.current?.now ?? 0), entry: 0)
        }
        run.report = {
            reported += $0.plainText
            report($0)
        }
        run.timeline = { _ in }
        run.options.isRecorded = isRecorded
        run.drawing = nil
        run.onRecording = { recording = $0 }
        let status = run.run { stop in self.interrupt.withLock { $0 = stop } }
        interrupt.withLock { $0 = nil }
        let lanes = OrderSearch.Outcome.lanes(of: recording, withTimes: comparesTimes)
        let outcome = OrderSearch.Outcome(output: output, lanes: lanes, end: status == 0 ? "" : "\(status) \(reported)")
        return Run(
            status: status, outcome: outcome, record: RunRecord(recording: recording, printedLines: printed.lines))
    }
}

extension OrderSearch.Outcome {
    /// Returns the events of each lane. Inner lanes are left out, because their outer lanes contain their events.
    static func lanes(of recording: Recording, withTimes: Bool) -> [LaneEvents] {
        recording.shownLanes.filter { !$0.isSubscription }.map { lane in
            let events = recording.events(of: [lane.id]).filter { $0.kind != .subscribed }
            let texts = events.map { event in
                (withTimes ? "\(event.time / 1_000_000) " : "") + event.kind.word + (event.text.map { " " + $0 } ?? "")
            }
            return LaneEvents(name: lane.name, events: texts)
        }
    }
}
