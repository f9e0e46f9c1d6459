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

/// One session: it runs entries, keeps their state and produces output. It uses no terminal, and no clock except that
/// of the world.
///
/// This file has the state; `Execution/` runs entries, advances time, writes output and replays a session. Higher
/// modules read lines and keys (`Commands`) and write files (`Export`).
package final class ReplSession {
    /// A name for modules that do not import Language.
    package typealias Options = RunConfiguration
    package typealias CheckedTexts = Language.CheckedTexts

    package var prompt: StyledText { guide?.prompt ?? StyledText("rill> ", .prompt) }

    /// The guide through a lesson, if the module Lessons has set one.
    package var guide: LessonGuide?
    /// The source texts of all programs that the session has run.
    package let sourceTexts = SourceTexts()
    /// Receives the output of programs.
    package var onPrint: ((String) -> Void)?
    /// Receives each event of a lane as a JSON object on one line.
    package var onEvent: ((String) -> Void)?

    package var wantsLegend = false
    package var mayRunCompiled = false
    /// The folder for programs that swiftc has compiled; nil for the default folder.
    package var compilerCache: String?
    /// The style of exported drawings.
    package var drawingStyle = DrawingStyle()

    package let options: RunConfiguration
    /// The complete state of the session, which is replaced as a whole.
    package var state: SessionState
    /// The state before `:reset` or before a cancelled entry, which `:undo` restores; nil if there is none.
    var stateToRestore: SessionState?
    /// The last change by `:edit N` or `:drop N`; nil after the next action.
    package var revision: Revision?

    // MARK: Output

    /// The destination of output. `writing(to:)` replaces it as a whole.
    package var outputDestination: OutputDestination
    /// The effects that the current call returns to the shell.
    package var effects: [Effect] = []
    /// The request for a diagram above the input line; nil if there is none.
    package var liveRequest: LivePictureRequest?
    /// The number of outputs so far, by which an entry without output is detected.
    var outputCount = 0
    /// The number of timeline lines that the setting has hidden.
    var hiddenLineCount = 0

    // MARK: Over the whole session

    var mode = Mode.prompt
    var activity = RunReason.idle
    package var outputLevel = OutputLevel.full
    var isRunning = false
    /// True if the last run of the world was stopped.
    var wasStopped = false
    /// The button that Ctrl-C presses.
    package let stopButton = StopButton()
    /// True if the last replay of the session was stopped.
    package var replayWasStopped = false
    /// Takes pictures of a replay; nil in an ordinary session.
    package var replayCamera: ReplayCamera?
    /// The announcement `(runs :lanes)`, printed before the command's first output.
    package var announcement: String?
    /// The lane whose end a note reports instead of a timeline line; nil if there is none.
    var laneWithoutEndLine: Timeline.Lane.ID?
    /// The hints that were shown, because each is shown once.
    private var reportedHints: Set<OnceHint> = []
    /// The files to which this session has saved, or that the user allowed it to overwrite.
    package var writableFiles: Set<String> = []
    /// The names that the newest entry has defined.
    var newestNames: [String] = []
    private var warmUp = WarmUp()
    /// The changes that `:fix` can apply.
    package var availableFixes = AvailableFixes.repairs([])
    /// True if the running entry caused a warning about a controller that is still retained.
    package var hasReportedCycles = false
    /// The highest exit code of all entries, for a session without a prompt.
    package internal(set) var status: Int32 = 0

    package init(options: RunConfiguration = .prompt) {
        self.options = options
        state = SessionState(settings: Settings(options), requests: RequestCache(network: options.network))
        outputDestination = OutputDestination(nil, Presentation(isTerminal: false))
    }

    deinit { state.program?.recorder.onEvent = { _ in } }

    /// Shows a hint unless it was shown before.
    func reportOnce(_ hint: OnceHint, _ text: String) {
        if !isSilent, reportedHints.insert(hint).inserted { report("(\(text))", .dim) }
    }

    /// Returns the effects of the current call, and clears them.
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

    /// The beginning of the note for a watch that Ctrl-C has ended.
    static let interruptMark = "^C stopped"

    package func interrupt() { stopButton.press() }

    package func forgetInterrupt() { stopButton.reset() }

    package func readAhead() -> Bool { warmUp.step(for: program?.interpreter) }

    package func status(at now: UInt64) -> StyledText? {
        guard let program, program.world.isBusy else { return nil }
        let live = runningSubscriptions.count
        var text = "\(PaceText.text(pace)) \(clockText(Int64(program.world.liveTime)))"
        if live > 0 { text += " \(live) live" }
        return StyledText(text, .dim)
    }

    package func remark(on text: String) -> StyledText? {
        guard text.continuesExpression, let last = program?.lastResult else { return nil }
        return StyledText("(continues \(last))", .dim)
    }

    package func applySetting(setting name: String, value: String) -> String? {
        guard let row = SettingTable.row(name) else { return "no setting '\(name)'" }
        guard row.accepts(value) else { return "'\(row.name)' is \(row.values), not '\(value)'" }
        state.settings.choose(row.name, value)
        if row.name == "pace" { setPace(PaceText.parse(value) ?? pace) }
        if let setting = Journal.RunSetting(rawValue: row.name), let number = setting.parseEventCount(value) {
            set(setting, number)
        }
        refreshStyle()
        return nil
    }

    package func settingValue(_ name: String) -> String {
        if name == "pace" { return PaceText.text(pace) }
        if let setting = Journal.RunSetting(rawValue: name) {
            return setting.formatEventCount(state.settings.current[setting])
        }
        // If the user has set no value, the locale decides.
        if name == "glyphs" { return presentation.isUnicode ? "unicode" : "ascii" }
        return state.settings.chosenValues[name] ?? SettingTable.row(name)?.initial ?? ""
    }

    /// Changes a setting of entries. This is an action; before the first action, it changes the initial value of the
    /// session.
    func set(_ setting: Journal.RunSetting, _ value: Int) {
        state.settings.current[setting] = value
        if state.program == nil, journal.actions.isEmpty {
            state.settings.initial = state.settings.current
        } else {
            recordControl(.set(setting, value))
        }
        switch setting {
        case .watchLimit, .runLimit: break
        case .burst: program?.world.limitInstants(to: state.settings.current.instantEventLimit)
        case .seed: program?.world.random = WorldRandom(seed: state.settings.current.seed)
        }
    }

    /// Stores an exit code, unless a lesson, a key or a replay runs the code.
    func raiseStatus(status code: Int32) { if outputLevel == .full { status = max(status, code) } }

    package func isSettingOn(_ name: String) -> Bool { settingValue(name) == "on" }

    /// The recording of this session; nil until its first entry.
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

    /// Returns the program that runs the entries. It is created for the first entry, so that the first prompt appears
    /// quickly.
    package func openProgram() -> LiveProgram {
        if let program { return program }
        var options = options
        let settings = state.settings.current
        (options.pace, options.runLimit) = (pace, settings.runLimit)
        (options.instantLimit, options.seed) = (settings.instantEventLimit, settings.seed)
        options.noticesLeaks = options.style == .prompt
        let made = LiveProgram(
            interpreter: Interpreter(options: options, requests: state.requests, texts: sourceTexts) { [weak self] in
                self?.handle(.printed($0))
            })
        made.recorder.recording.retainedTexts = sourceTexts
        made.recorder.recordsSendPositions = options.isRecorded
        made.recorder.nameOfObject = { [weak self] in self?.name(of: $0) }
        made.recorder.pathToObject = { [weak self] in self?.program?.interpreter.path(to: $0) }
        state.program = made
        enterProgram()
        return made
    }

    /// Makes the program of this session current in the process.
    func enterProgram() {
        stopButton.interpreter = program?.interpreter
        guard let program else { return }
        program.interpreter.install(program.recorder, style: options.style) { [weak self] in self?.handle($0) }
        // The reference is unretained, because retaining the session for each event would take longer than the event.
        // See `deinit`.
        let here = Unmanaged.passUnretained(self)
        program.recorder.onEvent = { event in here._withUnsafeGuaranteedRef { $0.drawEvent(event) } }
    }

    private func handle(_ event: SessionEvent) {
        switch event {
        case .bodyBegan: noteBodyStart()
        case .result(let symbol, let value, let type): receiveResult(symbol, value, type)
        case .printed(let text): print(text)
        case .recorded(let event): drawEvent(event)
        case .nestedSend(let call): warnNestedSend(call)
        case .unhandledError(let call): warnUnhandled(call)
        case .warning(let remark): printKitWarning(remark)
        case .refusedAccess(let sentence): report(sentence, .note)
        }
    }

    /// Returns the name of the session's variable that holds an object.
    func name(of object: AnyObject) -> String? {
        guard let program else { return nil }
        // The declarations of the running entry are searched first, because the journal does not contain them yet.
        for case let variable as VariableSymbol in (journal.definitions + program.interpreter.symbolsBeingDeclared)
            .reversed()
        {
            if case .object(let held)? = program.interpreter.value(of: variable)?.value, held === object {
                return variable.name.text
            }
        }
        return nil
    }

    /// Ends the session, for callers that own several sessions.
    package func close() { replaceState(with: state.withoutProgram(until: nil)) }

    /// Makes the program of this session current again after another session has run.
    package func resume() { enterProgram() }

    /// Replaces the state. The program of the old state ends.
    func replaceState(with new: SessionState) {
        let old = program
        state = new
        if let old, old !== program {
            stopButton.interpreter = nil
            old.close()
        }
        enterProgram()
    }

    package func withOutput<Result>(to sink: OutputSink, _ body: () -> Result) -> Result {
        let before = outputDestination.sink
        let begun = SystemClock.processNanoseconds
        outputDestination.sink = sink
        // Another session may have run since the last call.
        program?.interpreter.install()
        defer {
            outputDestination.sink = before
            state.processorTime &+= UInt64(SystemClock.processNanoseconds - begun)
            stopButton.reset()
        }
        return body()
    }
}
