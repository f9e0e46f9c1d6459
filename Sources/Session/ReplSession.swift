import Diagnostics
import Language
import Library
import Listening
import Requests
import Rill
import Runtime
import StyledText
import Timeline
import Types

/// One conversation: entries and commands in, replies out. It has no terminal and asks no clock but the World's.
///
/// The parts: this file holds the state and answers the protocol; `ReplSession+Entry` runs what is typed, `ReplSession+Clock`
/// lets time pass, `ReplSession+Output` says things, `ReplSession+Replay` repeats a session. `Commands/` has the commands,
/// `Asking/` what is known about names, `Completing/` what could stand at a cursor.
public final class ReplSession: SessionProtocol {
    public struct Options {
        public enum Style: Sendable {
            /// Somebody types: every entry is answered.
            case prompt
            /// A snippet from a pipe or an argument: values of bare expressions and timelines, no talk.
            case snippet
        }

        public var style = Style.prompt
        public var pace = Pace.live
        /// Whether the user has chosen the pace.
        public var isPaceChosen = false
        public var seed: UInt64 = 0
        /// Seconds since 1970 at which the virtual clock begins.
        public var epoch = World.defaultEpoch
        public var memory = 2 << 30
        /// The folder beside whose files programs stand: they may read it.
        public var homeFolder: String?
        /// Folders that programs may read and write.
        public var openFolders: [String] = []
        /// What the scratch folder of a program may hold, in bytes.
        public var scratch = 256 << 20
        /// The way to the network, if programs may use it.
        public var network: Network?
        /// Whether the calls that send events are noted, for exports.
        public var notesSends = false
        /// Virtual nanoseconds that a bare watch lasts at instant pace.
        public var watchLimit = 10_000_000_000
        /// Virtual nanoseconds that a program lasts at instant pace.
        public var runLimit = 600_000_000_000

        public init() {}
    }

    public var prompt: StyledText { guide?.prompt ?? StyledText("rill> ", .prompt) }

    /// Leads the learner through the course, where the room Lessons has set a guide.
    public var guide: Guide?
    /// Hears what programs print, as it comes.
    public var onPrint: ((String) -> Void)?
    /// Hears each event of what is watched as data, one JSON object.
    public var onEvent: ((String) -> Void)?

    public var presentation = Presentation(isTerminal: false) {
        didSet { if presentation != oldValue { refreshStyle() } }
    }

    public var wantsLegend = false
    /// How drawings that are kept look.
    public var drawingStyle = DrawingStyle()

    let options: Options
    /// Settings by name; what is missing has its initial value.
    var settings: [String: String] = [:]
    var watchLimit: Int
    var runLimit: Int
    var pace: Pace
    /// The pace that a lesson has put aside.
    var paceBefore: Pace?

    // MARK: What a session consists of; replaced as a whole by `:undo` and `:reset`

    var room: SessionState?
    var journal = Journal()
    /// What was typed since the session began.
    var typed: [HistoryRow] = []
    /// What `:edit N` and `:drop N` have changed, until something else is done.
    var revision: Revision?
    /// Requests of the session's programs: each is answered once, however often the session is repeated.
    var correspondence: RequestCache
    /// `$R…` names by the entry that made them.
    var resultsByEntry: [Int: [String]] = [:]
    /// Where the clock stood when each entry began.
    var beginnings: [Int: Int] = [:]
    /// What `:reset` has put aside.
    var setAside: Snapshot?
    /// The recording of an entry that was stopped in the middle of an instant and is no longer part of the session.
    var lost: Recording?

    // MARK: Output

    var sink: OutputSink?
    var view: LineView
    /// Replays say nothing.
    var isSilent = false
    /// What an asked expression prints between its two marks: its answer, not output.
    var overheard: String?
    /// Whether an asked expression is printing its answer.
    var isAnswering = false
    /// The setting `lines`, which is asked for at each event.
    var showsLines = true
    var isAtLineStart = true
    /// What only the shell can grant; given back when the call returns.
    var effects: [Effect] = []
    /// The picture that stands above the input line.
    var liveWish: LiveWish?
    /// The live picture that a guide shows while its piece goes on, unless the user has asked for another.
    var guidedWish: LiveWish?
    /// The app while somebody uses it; it covers the terminal.
    var liveApp: LiveApp?
    /// The keys being recorded by `:record keys`, which covers the terminal too.
    var keyRecording: KeyRecording?
    /// Counts what was shown, to know whether an entry has shown anything.
    var shown = 0
    /// Counts the timeline lines that were left out because somebody wants none.
    var hidden = 0

    // MARK: Over the whole conversation

    var isRunning = false
    /// Whether the clock goes on by itself while somebody types.
    var isTicking = false
    /// Whether the last drive was stopped.
    var wasStopped = false
    /// Pressed by Ctrl-C.
    let stopButton = StopButton()
    /// While entries are repeated: each runs at its own noted time.
    var isReplaying = false
    /// Processor time that the session has taken so far, in nanoseconds: an estimate for repeating it.
    var work: UInt64 = 0
    /// Whether the session's repetition was stopped.
    var replayWasStopped = false
    /// `(runs :lanes)`, until something comes of the command.
    var announcement: String?
    /// A lane whose end is told in words.
    var mutedLane: Timeline.Lane.ID?
    var hasSaidCold = false
    /// Files that this session has saved itself to, or was told to.
    var ownFiles: Set<String> = []
    /// What the next Ctrl-C on an empty line ends, since the last one has named it.
    var announcedEnd: String?
    /// What a digit behind that Ctrl-C ends: what runs, by what ends it.
    var choices: [String] = []
    /// Older spellings that were noted; each is noted once.
    var notedSpellings: Set<String> = []
    /// Whether a piece of a lesson runs, which needs no advice about what it does on purpose.
    var isPlaying = false
    /// What the newest entry has defined.
    var newestNames: [String] = []
    private var warmUp = WarmUp()
    /// What `:fix` may make of the text that was refused last.
    var repairs: [Repair] = []
    /// The worst that an entry came to: the exit code of a session without a prompt.
    public internal(set) var status: Int32 = 0

    public init(options: Options = Options()) {
        self.options = options
        watchLimit = options.watchLimit
        runLimit = options.runLimit
        pace = options.pace
        if options.isPaceChosen { settings["pace"] = PaceText.text(options.pace) }
        correspondence = RequestCache(network: options.network)
        view = LineView(style: Presentation(isTerminal: false).lineStyle(showsSubscribed: false))
    }

    deinit { room?.recorder.onEvent = { _ in } }

    // MARK: Conversation

    public func submit(_ text: String, at now: UInt64, to sink: OutputSink) -> [Effect] {
        var effects: [Effect] = []
        for part in parts(of: text) {
            effects += submit(part: part, to: sink)
            if case .quit? = effects.last { break }
        }
        return effects
    }

    private func submit(part text: String, to sink: OutputSink) -> [Effect] {
        talking(to: sink) {
            // On a terminal the prompt stands on a line of its own.
            if presentation.isTerminal { isAtLineStart = true }
            // A timeline does not go on beyond what is typed: its first line says when it is.
            view.interrupt()
            (announcedEnd, choices) = (nil, [])
            let line = text.trimmed
            if !line.hasPrefix(":"), let effects = guide?.take(line) { return effects + takeEffects() }
            if line.isEmpty { return (pace == .step ? run(command: "step", "") : []) + takeEffects() }
            if line.hasPrefix(":") {
                typed.append(HistoryRow(number: nil, text: line))
                return run(commandLine: line) + takeEffects()
            }
            if ["exit", "quit", "exit()", "quit()"].contains(line), journal.definition(named: line) == nil {
                return [.quit(status: 0)]
            }
            enter(text)
            return takeEffects()
        }
    }

    public func tick(at now: UInt64, to sink: OutputSink, isEnough: @escaping () -> Bool) -> [Effect] {
        guard room != nil else { return [] }
        return talking(to: beside(sink)) {
            isTicking = true
            // What is shown while one types stands on lines of its own.
            if presentation.isTerminal { isAtLineStart = true }
            drive { $0.runDue(pause: isEnough) }
            isTicking = false
            if room?.world.isBusy != true { guide?.pieceIsOver() }
            return takeEffects()
        }
    }

    /// What comes of a key: it is told like an entry.
    func submitting(to sink: OutputSink, _ body: () -> Void) -> [Effect] {
        talking(to: sink) {
            view.interrupt()
            body()
            return takeEffects()
        }
    }

    private func takeEffects() -> [Effect] {
        defer { effects = [] }
        return effects
    }

    public func nextDue(after now: UInt64) -> UInt64? {
        guard let room, let span = room.world.timeToNextDue else { return nil }
        return now + UInt64(max(0, span))
    }

    /// How the note of a watch begins that Ctrl-C has ended.
    static let interruptMark = "^C stopped"

    public func interrupt() { stopButton.press() }

    public func forgetInterrupt() { stopButton.forget() }

    public func readAhead() -> Bool { warmUp.step(for: room?.interpreter) }

    public func status(at now: UInt64) -> StyledText? {
        guard let room, room.world.isBusy else { return nil }
        let live = running.count
        var text = "\(PaceText.text(pace)) \(clockText(Int64(room.world.liveTime)))"
        if live > 0 { text += " \(live) live" }
        return StyledText(text, .dim)
    }

    public func remark(on text: String) -> StyledText? {
        guard Words.goesOn(text), let last = room?.lastResult else { return nil }
        return StyledText("(continues \(last))", .dim)
    }

    public func apply(setting name: String, value: String) -> String? {
        guard let row = SettingTable.row(name) else { return "no setting '\(name)'" }
        guard row.accepts(value) else { return "'\(row.name)' is \(row.values), not '\(value)'" }
        settings[row.name] = value
        switch row.name {
        case "pace": setPace(PaceText.parse(value) ?? pace)
        case "watch-for": watchLimit = TimeSpan.parse(value) ?? watchLimit
        case "run-for": runLimit = TimeSpan.parse(value) ?? runLimit
        case "burst": room?.world.emissionLimit = burst
        case "time": refreshStyle()
        case "lines": showsLines = value == "on"
        default: break
        }
        return nil
    }

    func setting(_ name: String) -> String {
        if name == "pace" { return PaceText.text(pace) }
        // What the locale says, until somebody says otherwise.
        if name == "glyphs" { return presentation.isUnicode ? "unicode" : "ascii" }
        return settings[name] ?? SettingTable.row(name)?.initial ?? ""
    }

    /// How many elements sources may send in one instant.
    var burst: Int { Amount.parse(setting("burst")) ?? 10_000_000 }

    func isOn(_ name: String) -> Bool { setting(name) == "on" }

    /// All that was recorded in this session; nil before its first entry.
    public var recording: Recording? { room?.recorder.recording }

    // MARK: The room

    /// What runs the entries; made when the first one comes, so that the first prompt need not wait for it.
    func openState() -> SessionState {
        if let room { return room }
        let seed = UInt64(setting("seed")) ?? options.seed
        var allowed = Interpreter.Options(
            seed: seed == 0 ? options.seed : seed, memory: options.memory, runLimit: runLimit,
            epoch: options.epoch, pace: pace)
        allowed.burst = burst
        allowed.files = FileGrant(home: options.homeFolder, open: options.openFolders, scratch: options.scratch)
        allowed.correspondence = correspondence
        let interpreter = Interpreter(options: allowed) { [weak self] in self?.program($0) }
        correspondence.onRefusal = { [weak self] in self?.talk(ClosedNetwork.text, .note) }
        interpreter.files.onRefusal = { [weak self] in self?.talk(RefusedPath.text($0, isWriting: $1), .note) }
        interpreter.files.onMissingFolder = { [weak self] in self?.talk(RefusedPath.missing($0, used: $1), .note) }
        interpreter.files.onFullScratch = { [weak self] in self?.talk(RefusedPath.full($0), .note) }
        let made = SessionState(interpreter: interpreter)
        made.recorder.notesSends = options.notesSends
        made.recorder.name = { [weak self] in self?.name(of: $0) }
        interpreter.onResult = { [weak self] in self?.receive($0, $1, $2) }
        interpreter.onStart = { [weak self] in self?.bodyBegins() }
        room = made
        enterState()
        return made
    }

    /// Makes the room the one whose program the process runs.
    func enterState() {
        guard let room else { return }
        room.interpreter.install()
        // Asked at each event: counting this object would take longer than the event itself. See `deinit`.
        let here = Unmanaged.passUnretained(self)
        room.recorder.onEvent = { event in here._withUnsafeGuaranteedRef { $0.draw(event) } }
        room.recorder.install()
        RxHooks.onUnhandled = { [weak self] in self?.warnUnhandled($0) }
        KitWarning.onKitWarning = { [weak self] in self?.pass($0) }
        if options.style == .prompt {
            StageHook.notesSends = true
            room.world.onNestedSend = { [weak self] in self?.warnNestedSend() }
        }
        stopButton.interpreter = room.interpreter
    }

    /// What a global of the session holds an object.
    func name(of object: AnyObject) -> String? {
        guard let room else { return nil }
        // What the entry that runs declares comes first: the journal does not have it yet.
        for case let variable as VariableSymbol in (journal.definitions + room.interpreter.declaring).reversed() {
            if case .object(let held)? = room.interpreter.value(of: variable)?.value, held === object {
                return variable.name.text
            }
        }
        return nil
    }

    /// Ends the session; for whoever holds several conversations, one after the other.
    public func close() {
        room?.recorder.onEvent = { _ in }
        closeState()
    }

    /// Another conversation has run meanwhile: from here on the process runs the program of this one again.
    public func resume() {
        room?.interpreter.install()
        enterState()
    }

    func closeState() {
        stopButton.interpreter = nil
        room?.interpreter.close()
        room = nil
    }

    func talking<Result>(to sink: OutputSink, _ body: () -> Result) -> Result {
        let before = self.sink
        let begun = processorTime()
        self.sink = sink
        // Another session may have run since.
        room?.interpreter.install()
        defer {
            self.sink = before
            work &+= processorTime() - begun
            stopButton.forget()
        }
        return body()
    }
}

/// A session that waits for `:undo`: what it consists of, and the time that its clock showed, if it followed the wall.
struct Snapshot {
    var journal: Journal
    var typed: [HistoryRow]
    var end: Int?
    var correspondence: RequestCache
}

/// The interpreter of a session and what listens to it.
final class SessionState {
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
    /// What modules in plain Swift have said so far.
    var remarks: Set<KitWarningKey> = []
    /// `Resources.total` before the session began.
    let resourcesBefore = Resources.total

    var world: World { interpreter.world }

    /// Keeps what a program has printed, with the event during which it was printed.
    func note(printed text: String) {
        printed.add(
            text, after: recorder.recording.count, cause: max(0, world.cause),
            time: Int64(World.milliseconds(world.now)) * 1_000_000, entry: entryMarks.last?.number ?? 0)
    }

    init(interpreter: Interpreter) {
        self.interpreter = interpreter
        recorder = Recorder(world: interpreter.world)
    }
}

/// `1 entry`, `3,412 events`
func counted(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(grouped(number)) \(number == 1 ? one : many ?? one + "s")"
}

extension StringProtocol {
    /// Without blanks and newlines around it.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
