import Language
import Rill
import StyledText
import Timeline
import Types

/// What leads a learner through a course; the module Lessons has one. It plays pieces of lessons in the learner's own session, and
/// what it does not want to know goes its usual way: the prompt never closes.
public protocol Guide: AnyObject {
    /// `rill 5.3> `; nil outside of lessons.
    var prompt: StyledText? { get }

    /// Commands of lessons.
    func perform(_ command: LessonCommand, _ argument: String) throws -> [Effect]

    /// What was typed and is no command; empty for Enter on an empty line. Nil if it is none of the guide's business.
    func take(_ line: String) -> [Effect]?

    /// An entry of the learner stands, and has defined these names.
    func entryStands(defining names: [String])

    /// Something is shown, by whomever.
    func hear(_ output: Output)

    /// True if the text of the step goes on after the page that is shown.
    var hasMorePages: Bool { get }

    /// What was learned so far, as Markdown; nil outside of lessons.
    var notes: String? { get }

    /// The instant of the wall at which a step that is played live goes on; nil while none is.
    func nextDue(after now: UInt64) -> UInt64?

    /// Plays what is due of a step that is played live.
    func tick(at now: UInt64)

    /// The picture of a step that is played live, up to the instant of the last `tick`.
    func livePicture(_ style: PictureStyle) -> [StyledText]?

    /// Stops playing a step; false if none is played.
    func stopPlaying() -> Bool
}

public enum LessonCommand: String, CaseIterable, Sendable {
    case lesson, next, back, run, replay, check, hint, answer, guess, show, quiz
}

/// An entry that stands, or once did: numbers begin again in a new session, so the text belongs to it.
public struct PastEntry: Hashable {
    public let number: Int
    public let text: String
}

/// What came of a piece that a guide has played.
public struct Played {
    /// The entry that it has become; nil if it was refused or stopped.
    public var entry: PastEntry?
    /// The number of recorded events before it.
    public var mark = 0
    /// The times of the virtual clock between which it ran, in nanoseconds.
    public var times = 0..<0

    public var isWhole: Bool { entry != nil }
}

extension ReplSession {
    /// Runs a piece of a lesson as an entry of the session. What it prints goes to `onPrint` too.
    ///
    /// - Parameter isSilent: nothing is shown.
    public func play(_ text: String, isSilent: Bool = false) -> Played {
        let before = status
        let fate = speaking(isSilent ? .silent : .quiet) { enter(text, isAnswered: false) }
        status = before
        guard case .stays? = fate else { return Played(entry: nil) }
        return Played(entry: entries.last)
    }

    /// Runs an example of a lesson to its end, on the instant clock, and records everything that it subscribes to. The picture
    /// that follows shows its events, so that it draws no lines.
    public func playExample(_ text: String, isSilent: Bool = false) -> Played {
        let program = openProgram()
        let before = pace
        if pace.followsWall { setPace(.instant) }
        let (mark, start) = (program.recorder.recording.count, program.world.now)
        drawsLines = false
        var played = play(text, isSilent: isSilent)
        drawsLines = true
        if pace != before { setPace(before) }
        (played.mark, played.times) = (mark, start..<program.world.now)
        return played
    }

    /// Whether somebody has stopped this session, or a session that has run for it.
    public var isStopPressed: Bool { stopButton.isPressed }

    /// Runs a body in which another session runs for this one: what stops this one stops the other.
    public func standing<Result>(in other: ReplSession, _ body: () -> Result) -> Result {
        stopButton.other = other.stopButton
        defer { stopButton.other = nil }
        return body()
    }

    /// Whether the clock goes on with the wall.
    public var followsWall: Bool { pace.followsWall }

    /// Time of the virtual clock in nanoseconds.
    public var clock: Int { program?.world.now ?? 0 }

    /// What programs print, shown once more.
    public func show(printed text: String) {
        view.interrupt()
        isAtLineStart = text.utf8.last == 0x0A
        sink?.write(Output(.program, StyledText(presentation.isTerminal ? visible(text, keeping: .layout) : text)))
    }

    /// The entries that stand, oldest first.
    public var entries: [PastEntry] { journal.entries.map { PastEntry(number: $0.number, text: $0.text) } }

    /// An empty session; `:undo` brings the old one back.
    public func startAnew() { reset() }

    /// The clock stands still while one types, and entries run to their end, unless somebody wants it otherwise.
    public func preferInstantPace() {
        guard pace != .instant, settings["pace"] == nil else { return }
        paceBefore = paceBefore ?? pace
        setPace(.instant)
    }

    /// The lesson is over: the clock goes as it did before.
    public func preferPaceBefore() {
        if let before = paceBefore, settings["pace"] == nil { setPace(before) }
        paceBefore = nil
    }

    /// What a command answers on a page of 80 columns, as lessons hold it; nothing is shown.
    public func page(of command: String) -> String {
        let before = (presentation: presentation, sink: sink, isAtLineStart: isAtLineStart)
        let page = PageSink()
        presentation = Presentation(isTerminal: false, width: 80)
        (sink, isAtLineStart) = (page, true)
        _ = run(commandLine: command)
        presentation = before.presentation
        (sink, isAtLineStart) = (before.sink, before.isAtLineStart)
        return page.text
    }

    /// Runs a command as if it was typed.
    public func perform(_ command: String) { _ = run(commandLine: command) }

    /// Lines of a guide, between the replies.
    public func show(_ lines: [StyledText]) { lines.forEach(reply) }

    /// A short remark of a guide.
    public func remark(_ text: String, _ role: Role? = .dim) { talk(text, role) }
}

/// Keeps what commands answer.
private final class PageSink: OutputSink {
    var text = ""

    func write(_ output: Output) {
        if output.kind == .reply || output.kind == .timeline { text += output.text.plain }
    }
}
