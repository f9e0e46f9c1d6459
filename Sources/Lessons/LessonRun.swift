import Assist
import Commands
import Export
import SessionCore
import StyledText
import Timeline

/// A session without a user that runs pieces of a lesson and records the results. The clock of the session does not
/// wait.
final class LessonRun: OutputSink {
    private let session: ReplSession
    /// The output of the programs since the last call of `run`.
    private(set) var printed = ""
    /// The pieces of the same output, each with the number of the event before it.
    private(set) var printedParts: [(text: String, after: Int)] = []
    /// The error messages since the last call of `run`.
    private(set) var errorOutput = StyledText()
    /// The answers of commands since the last call of `run`.
    private(set) var commandReplies = ""

    /// The piece of code that failed in the last call of `run`.
    private(set) var failingCode: Lesson.Code?

    private var hasFailed = false

    /// - Parameters:
    /// - folder: the folder that programs may read.
    /// - isRecorded: true if calls that send events are recorded, for an export.
    /// - limit: the time limit of an entry in virtual nanoseconds.
    /// - texts: the checked texts of earlier runs of the same code.
    init(
        folder: String? = nil, isRecorded: Bool = false, limit: Int? = nil, texts: ReplSession.CheckedTexts? = nil
    ) {
        var options = ReplSession.Options()
        options.style = .snippet
        options.files.programFolder = folder
        options.isRecorded = isRecorded
        options.checkedTexts = texts
        if let limit { (options.runLimit, options.watchDuration) = (limit, limit) }
        session = ReplSession(options: options)
        session.presentation = Presentation(isTerminal: false, width: 80)
    }

    deinit { session.close() }

    /// Runs an entry or a command; returns false if the text was refused or failed.
    @discardableResult
    func run(_ text: String) -> Bool {
        (printed, printedParts, errorOutput, commandReplies) = ("", [], StyledText(), "")
        return submit(text)
    }

    @discardableResult
    func run(_ pieces: [Lesson.Code]) -> Bool {
        (printed, printedParts, errorOutput, commandReplies) = ("", [], StyledText(), "")
        failingCode = pieces.first { !submit($0.text) }
        return failingCode == nil
    }

    /// Runs a body until it has used a number of seconds of processor time, or until an interrupt of `host`. Processor
    /// time does not depend on the machine's load. A body that waits without computing is stopped after ten times the
    /// number of seconds.
    ///
    /// - Returns: the result of the body; nil if the body was stopped.
    func runWithTimeLimit<Result>(seconds: Double, by host: ReplSession?, _ body: () -> Result) -> Result? {
        let limit = TimeLimit(seconds: seconds, on: session)
        limit.start()
        let result = host.map { $0.nestedIn(in: session, body) } ?? body()
        limit.end()
        return session.status == 130 ? nil : result
    }

    /// Runs the code that a step suggests, as at a terminal. If the code records keys, one key and Enter are typed.
    func runSuggestedCode(_ text: String) -> Bool {
        let presentation = session.presentation
        session.presentation = Presentation(isTerminal: true, width: 80, rows: 24)
        defer { session.presentation = presentation }
        guard run(text) else { return false }
        if session.screen != nil {
            _ = session.key(.character("a"), at: 0, to: self)
            _ = session.key(.enter, at: 0, to: self)
        }
        return !hasFailed
    }

    private func submit(_ text: String) -> Bool {
        hasFailed = false
        let effects = session.submit(text, at: 0, to: self)
        if case .quit? = effects.first { return false }
        return !hasFailed
    }

    /// Returns the answer of the command that shows a block's kind of result; nil if there is none.
    func resultText(_ block: Lesson.Block) -> String? {
        guard block.kind != .prints, let command = block.kind.command, session.isKnown(command: command) else {
            return nil
        }
        run(":\(command) \(block.subject)")
        return commandReplies
    }

    func write(_ output: Output) {
        switch output.kind {
        case .program:
            printed += output.text.plainText
            printedParts.append((output.text.plainText, session.recording?.eventCount ?? 0))
        case .diagnostic:
            errorOutput += output.text
            // Warnings do not count as a failure.
            hasFailed = hasFailed || output.text.runs.contains { $0.role == .error || $0.role == .trap }
        case .reply: commandReplies += output.text.plainText
        case .timeline: break
        }
    }

    var recording: Recording? { session.recording }

    private var lastScreen = ""
    /// Returns the screen of the app; nil if there is none, or if it has not changed since the last call.
    func appScreen() -> ExportModel.Screen? {
        let screen = session.appScreen(after: lastScreen)
        lastScreen = screen?.light ?? lastScreen
        return screen
    }

    /// Defines the names at the top of an example, as the player does after running the example.
    func defineNames(of example: Lesson.Code, in lesson: Lesson) {
        _ = session.defineNames(of: example.text, except: lesson.helperNames)
    }

    /// The time of the virtual clock in nanoseconds.
    var clock: Int { session.clock }

    /// Returns the roles of the parts of a Swift text.
    func highlight(_ text: String) -> [RoleSpan] { session.highlight(text) }

    /// Returns the events of the newest lane, in milliseconds after its subscription.
    func events() -> [Emission] { Emission.emissionList(of: session.recording) }
}
