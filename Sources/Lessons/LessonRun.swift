import Dispatch
import Session
import StyledText
import Timeline

/// A conversation without a person: runs pieces of a lesson and keeps what comes of them. Its clock is instant.
final class LessonRun: OutputSink {
    private let dialogue: ReplSession
    /// What programs have printed since the last `run`.
    private(set) var printed = ""
    /// The same in its pieces, each with the number of the event before it.
    private(set) var writings: [(text: String, after: Int)] = []
    /// What was refused or went wrong since the last `run`.
    private(set) var complaints = StyledText()
    /// Answers of commands since the last `run`.
    private(set) var replies = ""

    /// The piece that was refused or went wrong in the last `run`.
    private(set) var culprit: Lesson.Code?

    private var hasFailed = false

    /// - Parameters:
    ///   - folder: what stands in it may be read.
    ///   - isRecorded: whether the calls that send events are noted, for an export.
    ///   - limit: virtual nanoseconds that an entry may take.
    init(folder: String? = nil, isRecorded: Bool = false, limit: Int? = nil) {
        var options = ReplSession.Options()
        options.style = .snippet
        options.files.home = folder
        options.isRecorded = isRecorded
        if let limit { (options.runLimit, options.watchLimit) = (limit, limit) }
        dialogue = ReplSession(options: options)
        dialogue.presentation = Presentation(isTerminal: false, width: 80)
    }

    deinit { dialogue.close() }

    /// Runs an entry or a command; false if it was refused or did not end well.
    @discardableResult
    func run(_ text: String) -> Bool {
        (printed, writings, complaints, replies) = ("", [], StyledText(), "")
        return submit(text)
    }

    @discardableResult
    func run(_ pieces: [Lesson.Code]) -> Bool {
        (printed, writings, complaints, replies) = ("", [], StyledText(), "")
        culprit = pieces.first { !submit($0.text) }
        return culprit == nil
    }

    /// Runs a body that is stopped after a time, or when `host` is stopped.
    ///
    /// - Returns: nil if it was stopped.
    func bounded<Result>(seconds: Double, by host: ReplSession?, _ body: () -> Result) -> Result? {
        nonisolated(unsafe) let dialogue = dialogue
        let alarm = DispatchWorkItem { dialogue.interrupt() }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: alarm)
        let result = host.map { $0.standing(in: dialogue, body) } ?? body()
        alarm.cancel()
        return dialogue.status == 130 ? nil : result
    }

    private func submit(_ text: String) -> Bool {
        hasFailed = false
        let effects = dialogue.submit(text, at: 0, to: self)
        if case .quit? = effects.first { return false }
        return !hasFailed
    }

    /// Another trial has run meanwhile.
    func resume() { dialogue.resume() }

    /// What a command answers that shows what the last example did; nil where there is no such command.
    func show(_ block: Lesson.Block) -> String? {
        guard block.kind != .prints, let command = block.kind.command, dialogue.knows(command: command) else {
            return nil
        }
        run(":\(command) \(block.subject)")
        return replies
    }

    func write(_ output: Output) {
        switch output.kind {
        case .program:
            printed += output.text.plain
            writings.append((output.text.plain, dialogue.recording?.count ?? 0))
        case .diagnostic:
            complaints += output.text
            // A warning is no failure.
            hasFailed = hasFailed || output.text.runs.contains { $0.role == .error || $0.role == .trap }
        case .reply: replies += output.text.plain
        case .timeline: break
        }
    }

    var recording: Recording? { dialogue.recording }

    /// Defines the names at the top of an example, as the player does after it.
    func defineNames(of example: Lesson.Code, in lesson: Lesson) {
        _ = dialogue.defineNames(of: example.text, except: lesson.helperNames)
    }

    /// Time of the virtual clock in nanoseconds.
    var clock: Int { dialogue.clock }

    /// The parts of a Swift text that have a role.
    func highlight(_ text: String) -> [RoleSpan] { dialogue.highlight(text) }

    /// The events of the newest lane, with their times after the subscription in milliseconds.
    func events() -> [Emission] { Emission.all(of: dialogue.recording) }
}
