import Diagnostics
import Language
import Library
import Listening
import Rill

/// All that a journal makes: the journal itself, the program that it runs, results and limits.
///
/// `:undo`, `:reset`, `:edit` and side sessions make another state and put it in the place of this one, whole; no field is
/// restored alone. A state without a program waits: its journal makes it again.
struct SessionState {
    /// How long entries run at instant pace, in virtual nanoseconds.
    struct Limits {
        /// A bare watch.
        var watch: Int
        /// A program.
        var run: Int

        subscript(limit: Journal.Limit) -> Int {
            get { limit == .watch ? watch : run }
            set { if limit == .watch { watch = newValue } else { run = newValue } }
        }
    }

    var journal = Journal()
    /// What was typed since the session began.
    var typed: [HistoryRow] = []
    /// Entries that were refused, the oldest first.
    var refusals: [(number: Int, text: String)] = []
    /// The refused entry that swiftc is to be asked about.
    var doubted: Int?
    /// `$R…` names by the entry that made them.
    var results: [Int: [String]] = [:]
    /// The time of the clock at which each entry began.
    var beginnings: [Int: Int] = [:]
    var limits: Limits
    /// The limits before the first action.
    var initialLimits: Limits
    /// Requests of the session's programs: each is answered once, however often the session is repeated.
    var requests: RequestCache
    /// Processor time that the session has taken so far, in nanoseconds: an estimate for repeating it.
    var work: UInt64 = 0
    /// Nil before the first entry, and while the state waits.
    var program: LiveProgram?
    /// The time that the clock of a waiting session showed, if it followed the wall.
    var end: Int?

    init(limits: Limits, requests: RequestCache) {
        (self.limits, initialLimits, self.requests) = (limits, limits, requests)
    }

    /// The beginning of a state whose actions are to be repeated.
    init(repeating state: SessionState) {
        self.init(limits: state.initialLimits, requests: state.requests)
        typed = state.typed
    }

    /// The state without its program.
    func waiting(until end: Int?) -> SessionState {
        var state = self
        (state.program, state.end) = (nil, end)
        return state
    }
}

/// The interpreter of a session, its recorder, and all that runs.
final class LiveProgram {
    let interpreter: Interpreter
    let recorder: Recorder
    var watches: [Watch] = []
    /// What entries have subscribed to themselves, the oldest first.
    var subscriptions: [OwnSubscription] = []
    /// How many subscriptions there ever were: their numbered handles are the same when a saved session is loaded.
    var subscriptionCount = 0
    /// How many events there were when each entry began.
    var entryMarks: [(number: Int, count: Int)] = []
    /// What programs have printed, each line with the number of the event before it; the last of them.
    var printed = PrintLog()
    /// `$R3` if the last entry was an expression: a line that starts with a dot goes on from it.
    var lastResult: String?
    /// What the entry that runs has brought about so far.
    var entry: RunningEntry?
    /// Calls whose subscriptions have left an error unhandled.
    var unhandled: Set<Span> = []
    /// Warnings of modules in plain Swift, each said once.
    var remarks: Set<KitWarningKey> = []
    /// `Resources.total` before the session began.
    let resourcesBefore = Resources.total

    var world: World { interpreter.world }

    init(interpreter: Interpreter) {
        self.interpreter = interpreter
        recorder = Recorder(world: interpreter.world)
    }

    /// Keeps what a program has printed, with the event during which it was printed.
    func note(printed text: String) {
        printed.add(
            text, after: recorder.recording.count, cause: max(0, world.cause),
            time: Int64(World.milliseconds(world.now)) * 1_000_000, entry: entryMarks.last?.number ?? 0)
    }

    /// Ends it; what is disposed meanwhile is not shown.
    func close() {
        recorder.onEvent = { _ in }
        interpreter.close()
    }
}
