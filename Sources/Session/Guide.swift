import Language
import StyledText
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

    /// What was learned so far, as Markdown; nil outside of lessons.
    var notes: String? { get }

    /// What a played piece has begun is over.
    func pieceIsOver()
}

public enum LessonCommand: String, CaseIterable, Sendable {
    case lesson, next, back, run, replay, check, hint, answer, guess
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
    /// Whether something goes on, as it does at a pace that follows the wall.
    public var isLive: Bool

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
        guard case .stays? = fate else { return Played(entry: nil, isLive: false) }
        return Played(entry: entries.last, isLive: pace.followsWall && program?.world.isBusy == true)
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

    /// Keeps a picture of these lanes above the line that is typed, where a terminal has space for one and nobody has asked for
    /// another.
    public func showLive(_ lanes: [String]) {
        guard presentation.rows != nil, !presentation.isPlain else { return }
        guidedWish = LiveWish(lanes: lanes, stages: false)
    }

    public func hideLive() { guidedWish = nil }

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
