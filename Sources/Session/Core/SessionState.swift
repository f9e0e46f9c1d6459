import Diagnostics
import Language
import Library
import Listening
import Rill
import Timeline

/// The state of a session: the journal, the program that runs it, results and settings.
///
/// `:undo`, `:reset`, `:edit` and side sessions build another state and replace this one as a whole; no field is
/// restored alone. A waiting state has no program; its journal can be replayed.
package struct SessionState {
    package var journal = Journal()
    /// The entries and commands typed since the session began.
    package var typed: [HistoryRow] = []
    /// Entries that were refused, the oldest first.
    package var refusals: [(number: Int, text: String)] = []
    /// The refused entry that swiftc should check.
    package var doubted: Int?
    /// The original texts that `:fix` has translated, by the entry that resulted.
    package var originals: [Int: String] = [:]
    /// The names `$R…` by entry.
    package var results: [Int: [String]] = [:]
    /// The virtual start time of each entry.
    package var startTimes: [Int: Int] = [:]
    package var settings: Settings
    /// The requests of the session's programs; each is answered once, however often the session is replayed.
    package var requests: RequestCache
    /// The session's processor time in nanoseconds, to estimate a replay.
    var work: UInt64 = 0
    /// The recording of a cancelled entry, until the next action.
    package var lost: Recording?
    /// Nil before the first entry, and for a waiting state.
    package var program: LiveProgram?
    /// The final virtual time of a waiting session whose pace followed the wall clock.
    var end: Int?

    init(settings: Settings, requests: RequestCache) { (self.settings, self.requests) = (settings, requests) }

    /// Creates the initial state for a replay of another state's actions.
    package init(repeating state: SessionState) {
        self.init(settings: state.settings, requests: state.requests)
        settings.current = settings.initial
        (typed, originals) = (state.typed, state.originals)
    }

    /// Returns the state without its program.
    func waiting(until end: Int?) -> SessionState {
        var state = self
        (state.program, state.end) = (nil, end)
        return state
    }
}

/// A session's interpreter, recorder and active subscriptions.
package final class LiveProgram {
    package let interpreter: Interpreter
    package let recorder: Recorder
    package var watches: [Watch] = []
    /// The active subscriptions that the program's code made, oldest first.
    var subscriptions: [OwnSubscription] = []
    /// The number of the newest subscription that `subscriptions` considers.
    var subscriptionMark = 0
    /// The numbers of the later subscriptions that are watches.
    var watchNumbers: [Int] = []
    /// The number of events before each entry.
    package var entryMarks: [(number: Int, count: Int)] = []
    /// The last printed lines, each with the number of the event before it.
    package var printed = PrintLog()
    /// `$R3` if the last entry was an expression, which a line that starts with a dot continues.
    package var lastResult: String?
    /// The results of the running entry so far.
    var entry: RunningEntry?
    /// Calls whose subscriptions had an unhandled error.
    var unhandled: Set<Span> = []
    /// Warnings of the kit that were reported; each is reported once.
    var remarks: Set<KitWarningKey> = []
    /// `Resources.total` before the session began.
    let resourcesBefore = Resources.total

    package var world: World { interpreter.world }

    init(interpreter: Interpreter) {
        self.interpreter = interpreter
        recorder = Recorder(world: interpreter.world)
    }

    /// Stores a program's output with the event that was being delivered.
    func note(printed text: String) {
        printed.add(
            text, after: recorder.recording.count, cause: max(0, world.cause),
            time: Int64(World.milliseconds(world.now)) * 1_000_000, entry: entryMarks.last?.number ?? 0)
    }

    /// Ends the program; disposals during this call are not shown.
    func close() {
        recorder.onEvent = { _ in }
        interpreter.close()
    }
}
