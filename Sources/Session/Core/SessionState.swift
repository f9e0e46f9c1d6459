import Diagnostics
import Language
import Library
import Listening
import Rill
import Timeline

/// The state of a session: the journal, the program that runs it, results and settings.
///
/// `:undo`, `:reset`, `:edit` and side sessions build another state and replace this one as a whole; no field is
/// restored alone. A state that is set aside has no program; its journal can be replayed.
package struct SessionState {
    package var journal = Journal()
    /// The entries and commands typed since the session began.
    package var typedHistory: [HistoryRow] = []
    /// The entries that were refused, the oldest first.
    package var refusals: [(number: Int, text: String)] = []
    /// The number of the refused entry that swiftc should check; nil if there is none.
    package var unconfirmedRefusal: Int?
    /// The original texts of entries that `:fix` has translated, by the number of the translated entry.
    package var textsBeforeFix: [Int: String] = [:]
    /// The names `$R…` of each entry's results.
    package var resultNames: [Int: [String]] = [:]
    /// The virtual time at which each entry started.
    package var startTimes: [Int: Int] = [:]
    package var settings: Settings
    /// The requests of the session's programs. Each is answered once, however often the session is replayed.
    package var requests: RequestCache
    /// The processor time that the session has used, in nanoseconds; it predicts the duration of a replay.
    var processorTime: UInt64 = 0
    /// The recording of a cancelled entry, which is kept until the next action.
    package var cancelledRecording: Recording?
    /// The running program. It is nil until the first entry, and in a state that is set aside.
    package var program: LiveProgram?
    /// For a state that is set aside and whose pace followed the wall clock: the virtual time at its end.
    var endTime: Int?

    init(settings: Settings, requests: RequestCache) { (self.settings, self.requests) = (settings, requests) }

    /// Creates the initial state for replaying the actions of another state.
    package init(repeating state: SessionState) {
        self.init(settings: state.settings, requests: state.requests)
        settings.current = settings.initial
        (typedHistory, textsBeforeFix) = (state.typedHistory, state.textsBeforeFix)
    }

    /// Returns the state without its program, to be set aside.
    func withoutProgram(until end: Int?) -> SessionState {
        var state = self
        (state.program, state.endTime) = (nil, end)
        return state
    }
}

/// The interpreter and the recorder of a session, with its active subscriptions.
package final class LiveProgram {
    package let interpreter: Interpreter
    package let recorder: Recorder
    package var watches: [Watch] = []
    /// The active subscriptions that code of the program has made, the oldest first.
    var subscriptions: [ProgramSubscription] = []
    /// The number of the newest subscription that `subscriptions` takes into account.
    var subscriptionMark = 0
    /// The numbers of the later subscriptions that are watches of the session.
    var watchNumbers: [Int] = []
    /// For each entry, the number of events that were recorded before it.
    package var eventCountsBefore: [(number: Int, count: Int)] = []
    /// The last printed lines, each with the number of the event that precedes it.
    package var printLog = PrintLog()
    /// The name of the last result, such as `$R3`, if the last entry was an expression. A line that starts with a dot
    /// continues it.
    package var lastResult: String?
    /// The results of the running entry so far.
    var runningEntry: RunningEntry?
    /// The calls whose subscriptions have left an error unhandled.
    var callsWithUnhandledErrors: Set<Span> = []
    /// The warnings of the app kit that were reported, because each is reported once.
    var reportedKitWarnings: Set<KitWarningKey> = []
    /// The value of `Resources.total` before the session began.
    let resourceCountBefore = Resources.total

    package var world: World { interpreter.world }

    init(interpreter: Interpreter) {
        self.interpreter = interpreter
        recorder = Recorder(world: interpreter.world)
    }

    /// Stores output of a program with the event whose delivery printed it.
    func recordPrinted(printed text: String) {
        printLog.append(
            text, after: recorder.recording.eventCount, cause: max(0, world.cause),
            time: Int64(World.milliseconds(world.now)) * 1_000_000, entry: eventCountsBefore.last?.number ?? 0)
    }

    /// Ends the program. Disposals during this call are not shown.
    func close() {
        recorder.onEvent = { _ in }
        interpreter.close()
    }
}
