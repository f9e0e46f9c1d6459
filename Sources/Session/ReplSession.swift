import Diagnostics
import Language
import Library
import Listening
import Platform
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
    /// For modules that do not import Language.
    public typealias Options = RunConfiguration

    public var prompt: StyledText { guide?.prompt ?? StyledText("rill> ", .prompt) }

    /// Leads the learner through the course, where the module Lessons has set a guide.
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

    let options: RunConfiguration
    /// Settings by name; what is missing has its initial value.
    var settings: [String: String] = [:]
    var pace: Pace
    /// The pace that a lesson has put aside.
    var paceBefore: Pace?
    /// All that the session consists of: replaced as a whole.
    var state: SessionState
    /// The session before `:reset`, or before an entry that could not be stopped alone; `:undo` brings it back.
    var waiting: SessionState?
    /// What `:edit N` and `:drop N` have changed, until something else is done.
    var revision: Revision?
    /// The recording of an entry that was stopped in the middle of an instant and is no longer part of the session.
    var lost: Recording?

    // MARK: Output

    var sink: OutputSink?
    var view: LineView
    /// The setting `lines`, which is asked for at each event.
    var showsLines = true
    /// False while an example of a lesson runs, whose picture follows.
    var drawsLines = true
    var isAtLineStart = true
    /// What only the shell can grant; given back when the call returns.
    var effects: [Effect] = []
    /// The picture that stands above the input line.
    var liveWish: LiveWish?
    /// Counts what was shown, to know whether an entry has shown anything.
    var shown = 0
    /// Counts the timeline lines that were left out because somebody wants none.
    var hidden = 0

    // MARK: Over the whole session

    var mode = Mode.prompt
    var activity = Activity.idle
    var voice = Voice.full
    var isRunning = false
    /// Whether the last drive was stopped.
    var wasStopped = false
    /// Pressed by Ctrl-C.
    let stopButton = StopButton()
    /// Whether the session's repetition was stopped.
    var replayWasStopped = false
    /// `(runs :lanes)`, until something comes of the command.
    var announcement: String?
    /// A lane whose end is told in words.
    var mutedLane: Timeline.Lane.ID?
    var hasSaidCold = false
    var saidSteps: Set<NextStep.Kind> = []
    /// Files that this session has saved itself to, or was told to.
    var ownFiles: Set<String> = []
    /// Older spellings that were noted; each is noted once.
    var notedSpellings: Set<String> = []
    /// What the newest entry has defined.
    var newestNames: [String] = []
    private var warmUp = WarmUp()
    /// What `:fix` may make of the text that was refused last.
    var repairs: [Repair] = []
    /// The cycle that was reported last, which `:fix` may break.
    var leakedCycle: LeakText?
    /// True if the entry that runs was told of a controller that is still retained.
    var hasSaidRetained = false
    /// The worst that an entry came to: the exit code of a session without a prompt.
    public internal(set) var status: Int32 = 0

    public init(options: RunConfiguration = .prompt) {
        self.options = options
        pace = options.pace
        let limits = SessionState.Limits(watch: options.watchLimit, run: options.runLimit)
        state = SessionState(limits: limits, requests: RequestCache(network: options.network))
        if options.isPaceChosen { settings["pace"] = PaceText.text(options.pace) }
        view = LineView(style: Presentation(isTerminal: false).lineStyle(showsSubscribed: false))
    }

    deinit { state.program?.recorder.onEvent = { _ in } }

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
            enterMode(.submitted)
            let line = text.trimmed
            if !line.hasPrefix(":"), let effects = guide?.take(line) { return effects + takeEffects() }
            if line.isEmpty { return (pace == .step ? run(command: "step", "") : []) + takeEffects() }
            if line.hasPrefix(":") {
                state.typed.append(HistoryRow(number: nil, text: line))
                return run(commandLine: line) + takeEffects()
            }
            if let command = ShellWords.command(line), journal.definition(named: line) == nil {
                return run(commandLine: command) + takeEffects()
            }
            enter(text)
            return takeEffects()
        }
    }

    public func tick(at now: UInt64, to sink: OutputSink, isEnough: @escaping () -> Bool) -> [Effect] {
        guard program != nil else { return [] }
        return talking(to: beside(sink)) {
            guide?.tick(at: now)
            // What is shown while one types stands on lines of its own.
            if presentation.isTerminal { isAtLineStart = true }
            during(.tick) { drive { $0.runDue(pause: isEnough) } }
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

    public var hasMorePages: Bool { guide?.hasMorePages ?? false }

    public func nextDue(after now: UInt64) -> UInt64? {
        let guided = guide?.nextDue(after: now)
        guard let program, let span = program.world.timeToNextDue else { return guided }
        return min(now + UInt64(max(0, span)), guided ?? .max)
    }

    /// How the note of a watch begins that Ctrl-C has ended.
    static let interruptMark = "^C stopped"

    public func interrupt() { stopButton.press() }

    public func forgetInterrupt() { stopButton.forget() }

    public func readAhead() -> Bool { warmUp.step(for: program?.interpreter) }

    public func status(at now: UInt64) -> StyledText? {
        guard let program, program.world.isBusy else { return nil }
        let live = running.count
        var text = "\(PaceText.text(pace)) \(clockText(Int64(program.world.liveTime)))"
        if live > 0 { text += " \(live) live" }
        return StyledText(text, .dim)
    }

    public func remark(on text: String) -> StyledText? {
        guard Words.goesOn(text), let last = program?.lastResult else { return nil }
        return StyledText("(continues \(last))", .dim)
    }

    public func apply(setting name: String, value: String) -> String? {
        guard let row = SettingTable.row(name) else { return "no setting '\(name)'" }
        guard row.accepts(value) else { return "'\(row.name)' is \(row.values), not '\(value)'" }
        settings[row.name] = value
        switch row.name {
        case "pace": setPace(PaceText.parse(value) ?? pace)
        case "watch-for", "run-for": setLimit(name, TimeSpan.parse(value))
        case "burst": program?.world.emissionLimit = burst
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

    /// Before the first action a limit is one that the session begins with.
    private func setLimit(_ name: String, _ span: Int?) {
        guard let limit = Journal.Limit(rawValue: name), let span else { return }
        state.limits[limit] = span
        if state.program == nil, journal.actions.isEmpty { state.initialLimits = state.limits }
    }

    /// How many elements sources may send in one instant.
    var burst: Int { Amount.parse(setting("burst")) ?? 10_000_000 }

    func isOn(_ name: String) -> Bool { setting(name) == "on" }

    /// All that was recorded in this session; nil before its first entry.
    public var recording: Recording? { program?.recorder.recording }

    // MARK: The program

    var journal: Journal {
        get { state.journal }
        _modify { yield &state.journal }
    }
    var program: LiveProgram? { state.program }

    /// What runs the entries; made when the first one comes, so that the first prompt need not wait for it.
    func openProgram() -> LiveProgram {
        if let program { return program }
        var options = options
        (options.pace, options.burst, options.runLimit) = (pace, burst, state.limits.run)
        options.noticesLeaks = options.style == .prompt
        if let seed = UInt64(setting("seed")), seed != 0 { options.seed = seed }
        let made = LiveProgram(
            interpreter: Interpreter(options: options, requests: state.requests) { [weak self] in
                self?.hear(.printed($0))
            })
        made.recorder.notesSends = options.isRecorded
        made.recorder.name = { [weak self] in self?.name(of: $0) }
        state.program = made
        enterProgram()
        return made
    }

    /// Makes the session's program the one that the process runs.
    func enterProgram() {
        stopButton.interpreter = program?.interpreter
        guard let program else { return }
        program.interpreter.install(program.recorder, style: options.style) { [weak self] in self?.hear($0) }
        // Counting this object at each event would take longer than the event itself. See `deinit`.
        let here = Unmanaged.passUnretained(self)
        program.recorder.onEvent = { event in here._withUnsafeGuaranteedRef { $0.draw(event) } }
    }

    private func hear(_ event: SessionEvent) {
        switch event {
        case .began: bodyBegins()
        case .result(let symbol, let value, let type): receive(symbol, value, type)
        case .printed(let text): print(text)
        case .recorded(let event): draw(event)
        case .nestedSend(let call): warnNestedSend(call)
        case .unhandledError(let call): warnUnhandled(call)
        case .warning(let remark): pass(remark)
        case .refusedAccess(let sentence): talk(sentence, .note)
        }
    }

    /// What a global of the session holds an object.
    func name(of object: AnyObject) -> String? {
        guard let program else { return nil }
        // What the entry that runs declares comes first: the journal does not have it yet.
        for case let variable as VariableSymbol in (journal.definitions + program.interpreter.declaring).reversed() {
            if case .object(let held)? = program.interpreter.value(of: variable)?.value, held === object {
                return variable.name.text
            }
        }
        return nil
    }

    /// Ends the session; for callers that hold several, one after the other.
    public func close() { replaceState(with: state.waiting(until: nil)) }

    /// Another session has run meanwhile: from here on the process runs the program of this one again.
    public func resume() { enterProgram() }

    /// Puts a state in the place of the present one, whose program ends.
    func replaceState(with new: SessionState) {
        let old = program
        state = new
        if let old, old !== program {
            stopButton.interpreter = nil
            old.close()
        }
        enterProgram()
    }

    func talking<Result>(to sink: OutputSink, _ body: () -> Result) -> Result {
        let before = self.sink
        let begun = SystemClock.processor
        self.sink = sink
        // Another session may have run since.
        program?.interpreter.install()
        defer {
            self.sink = before
            state.work &+= UInt64(SystemClock.processor - begun)
            stopButton.forget()
        }
        return body()
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
