import Assist
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
import TypeModel

/// One session: runs entries, keeps their state, produces output. Uses no terminal and no clock except the world's.
///
/// This file has the state; `Execution/` runs entries, advances time, writes output and replays a session. The modules above
/// it read lines and keys (`Commands`) and write files (`Export`).
package final class ReplSession {
    /// For modules that do not import Language.
    package typealias Options = RunConfiguration
    package typealias CheckedTexts = Language.CheckedTexts

    package var prompt: StyledText { guide?.prompt ?? StyledText("rill> ", .prompt) }

    /// The guide through the course, if the module Lessons has set one.
    package var guide: Guide?
    /// The texts of all its programs.
    package let texts = SourceTexts()
    /// Receives programs' output.
    package var onPrint: ((String) -> Void)?
    /// Receives each event of a lane as a JSON object.
    package var onEvent: ((String) -> Void)?

    package var wantsLegend = false
    package var mayRunCompiled = false
    /// The folder for programs compiled by swiftc; nil for the default.
    package var compilerCache: String?
    /// The style of exported drawings.
    package var drawingStyle = DrawingStyle()

    package let options: RunConfiguration
    /// The complete state, replaced as a whole.
    package var state: SessionState
    /// The state before `:reset`, or before a cancelled entry; `:undo` restores it.
    var waiting: SessionState?
    /// The last change by `:edit N` or `:drop N`, until the next action.
    package var revision: Revision?

    // MARK: Output

    /// Replaced as a whole by `writing(to:)`.
    package var outlet: Outlet
    /// Effects for the shell, returned by the current call.
    package var effects: [Effect] = []
    /// The diagram above the input line.
    package var liveRequest: LiveRequest?
    /// The number of outputs, used to detect entries without output.
    var outputCount = 0
    /// The number of timeline lines omitted by the setting.
    var hiddenLineCount = 0

    // MARK: Over the whole session

    var mode = Mode.prompt
    var activity = Activity.idle
    package var outputLevel = OutputLevel.full
    var isRunning = false
    /// True if the last drive was stopped.
    var wasStopped = false
    /// The button that Ctrl-C presses.
    package let stopButton = StopButton()
    /// True if the replay of the session was stopped.
    package var replayWasStopped = false
    /// Takes pictures of a replay; nil in an ordinary session.
    package var camera: ReplayCamera?
    /// The announcement `(runs :lanes)`, printed before the command's first output.
    package var announcement: String?
    /// A lane whose end is reported by a note instead of a timeline line.
    var laneWithoutEndLine: Timeline.Lane.ID?
    /// Hints that were shown; each is shown once.
    private var shownHints: Set<OnceHint> = []
    /// Files that this session has saved to, or that the user allowed it to overwrite.
    package var ownFiles: Set<String> = []
    /// The names defined by the newest entry.
    var newestNames: [String] = []
    private var warmUp = WarmUp()
    /// The changes that `:fix` offers.
    package var availableFixes = AvailableFixes.repairs([])
    /// True if the running entry was warned of a controller that is still retained.
    package var hasReportedRetained = false
    /// The highest exit code of the entries, for a session without a prompt.
    package internal(set) var status: Int32 = 0

    package init(options: RunConfiguration = .prompt) {
        self.options = options
        state = SessionState(settings: Settings(options), requests: RequestCache(network: options.network))
        outlet = Outlet(nil, Presentation(isTerminal: false))
    }

    deinit { state.program?.recorder.onEvent = { _ in } }

    /// Shows a hint unless it was shown.
    func reportOnce(_ hint: OnceHint, _ text: String) {
        if !isSilent, shownHints.insert(hint).inserted { report("(\(text))", .dim) }
    }

    /// Returns the effects of the current call.
    package func takeEffects() -> [Effect] {
        defer { effects = [] }
        return effects
    }

    package var hasMorePages: Bool { guide?.hasMorePages ?? false }

    package func nextDue(after now: UInt64) -> UInt64? {
        let guided = guide?.nextDue(after: now)
        guard let program, let span = program.world.timeToNextDue else { return guided }
        return min(now + UInt64(max(0, span)), guided ?? .max)
    }

    /// The start of the note for a watch ended by Ctrl-C.
    static let interruptMark = "^C stopped"

    package func interrupt() { stopButton.press() }

    package func forgetInterrupt() { stopButton.reset() }

    package func readAhead() -> Bool { warmUp.step(for: program?.interpreter) }

    package func status(at now: UInt64) -> StyledText? {
        guard let program, program.world.isBusy else { return nil }
        let live = running.count
        var text = "\(PaceText.text(pace)) \(clockText(Int64(program.world.liveTime)))"
        if live > 0 { text += " \(live) live" }
        return StyledText(text, .dim)
    }

    package func remark(on text: String) -> StyledText? {
        guard text.continuesExpression, let last = program?.lastResult else { return nil }
        return StyledText("(continues \(last))", .dim)
    }

    package func apply(setting name: String, value: String) -> String? {
        guard let row = SettingTable.row(name) else { return "no setting '\(name)'" }
        guard row.accepts(value) else { return "'\(row.name)' is \(row.values), not '\(value)'" }
        state.settings.choose(row.name, value)
        if row.name == "pace" { setPace(PaceText.parse(value) ?? pace) }
        if let setting = Journal.RunSetting(rawValue: row.name), let number = setting.value(value) {
            set(setting, number)
        }
        refreshStyle()
        return nil
    }

    package func setting(_ name: String) -> String {
        if name == "pace" { return PaceText.text(pace) }
        if let setting = Journal.RunSetting(rawValue: name) { return setting.text(state.settings.current[setting]) }
        // By default, the locale decides.
        if name == "glyphs" { return presentation.isUnicode ? "unicode" : "ascii" }
        return state.settings.chosen[name] ?? SettingTable.row(name)?.initial ?? ""
    }

    /// Changes a setting of entries: an action, or the session's initial value before the first one.
    func set(_ setting: Journal.RunSetting, _ value: Int) {
        state.settings.current[setting] = value
        if state.program == nil, journal.actions.isEmpty {
            state.settings.initial = state.settings.current
        } else {
            recordControl(.set(setting, value))
        }
        switch setting {
        case .watchLimit, .runLimit: break
        case .burst: program?.world.limitInstants(to: state.settings.current.burst)
        case .seed: program?.world.random = WorldRandom(seed: state.settings.current.seed)
        }
    }

    /// Notes an exit code, unless a lesson, a key or a replay runs the code.
    func raiseStatus(status code: Int32) { if outputLevel == .full { status = max(status, code) } }

    package func isOn(_ name: String) -> Bool { setting(name) == "on" }

    /// The recording of this session; nil before its first entry.
    package var recording: Recording? {
        program?.recorder.nameSources()
        return program?.recorder.recording
    }

    // MARK: The program

    package var journal: Journal {
        get { state.journal }
        _modify { yield &state.journal }
    }
    package var pace: Pace {
        get { state.settings.pace }
        set { state.settings.pace = newValue }
    }
    package var program: LiveProgram? { state.program }

    /// Returns the program that runs the entries. It is created at the first entry, so that the first prompt appears
    /// quickly.
    package func openProgram() -> LiveProgram {
        if let program { return program }
        var options = options
        let settings = state.settings.current
        (options.pace, options.runLimit) = (pace, settings.runLimit)
        (options.burst, options.seed) = (settings.burst, settings.seed)
        options.noticesLeaks = options.style == .prompt
        let made = LiveProgram(
            interpreter: Interpreter(options: options, requests: state.requests, texts: texts) { [weak self] in
                self?.handle(.printed($0))
            })
        made.recorder.recording.texts = texts
        made.recorder.notesSends = options.isRecorded
        made.recorder.name = { [weak self] in self?.name(of: $0) }
        made.recorder.path = { [weak self] in self?.program?.interpreter.path(to: $0) }
        state.program = made
        enterProgram()
        return made
    }

    /// Makes the session's program current in the process.
    func enterProgram() {
        stopButton.interpreter = program?.interpreter
        guard let program else { return }
        program.interpreter.install(program.recorder, style: options.style) { [weak self] in self?.handle($0) }
        // Unowned, because retaining the session at each event would take longer than the event. See `deinit`.
        let here = Unmanaged.passUnretained(self)
        program.recorder.onEvent = { event in here._withUnsafeGuaranteedRef { $0.draw(event) } }
    }

    private func handle(_ event: SessionEvent) {
        switch event {
        case .began: noteBodyStart()
        case .result(let symbol, let value, let type): receive(symbol, value, type)
        case .printed(let text): print(text)
        case .recorded(let event): draw(event)
        case .nestedSend(let call): warnNestedSend(call)
        case .unhandledError(let call): warnUnhandled(call)
        case .warning(let remark): pass(remark)
        case .refusedAccess(let sentence): report(sentence, .note)
        }
    }

    /// Returns the session's variable that holds an object.
    func name(of object: AnyObject) -> String? {
        guard let program else { return nil }
        // Searches the declarations of the running entry first, because the journal does not contain them yet.
        for case let variable as VariableSymbol in (journal.definitions + program.interpreter.declaring).reversed() {
            if case .object(let held)? = program.interpreter.value(of: variable)?.value, held === object {
                return variable.name.text
            }
        }
        return nil
    }

    /// Ends the session; for callers that own several.
    package func close() { replaceState(with: state.withoutProgram(until: nil)) }

    /// Makes this session's program current again after another session has run.
    package func resume() { enterProgram() }

    /// Replaces the state; the program of the old one ends.
    func replaceState(with new: SessionState) {
        let old = program
        state = new
        if let old, old !== program {
            stopButton.interpreter = nil
            old.close()
        }
        enterProgram()
    }

    package func reporting<Result>(to sink: OutputSink, _ body: () -> Result) -> Result {
        let before = outlet.sink
        let begun = SystemClock.processTime
        outlet.sink = sink
        // Another session may have run in the meantime.
        program?.interpreter.install()
        defer {
            outlet.sink = before
            state.processorTime &+= UInt64(SystemClock.processTime - begun)
            stopButton.reset()
        }
        return body()
    }
}
