import Assist
import Language
import Rill
import StyledText
import Timeline
import TypeModel

/// Leads a learner through a lesson; the module Lessons implements it. It plays the parts of a lesson in the learner's
/// own session. Lines that it does not handle run as usual, so the prompt always works.
package protocol LessonGuide: AnyObject {
    /// The prompt in a lesson, such as `rill 5.3> `; nil outside of lessons.
    var prompt: StyledText? { get }

    /// Performs a command of lessons.
    func perform(_ command: LessonCommand, _ argument: String) throws

    /// Handles a line that is not a command; an empty text is Enter on an empty line. Returns false if the guide does not
    /// handle it.
    func handleLine(_ line: String) -> Bool

    /// The function is called after an entry of the learner has succeeded, with the names that it defines.
    func entrySucceeded(defining names: [String])

    /// The function is called with each output of the session.
    func receive(_ output: Output)

    /// True if the text of the step continues after the displayed page.
    var hasMorePages: Bool { get }

    /// The notes of the lesson so far, as Markdown; nil outside of lessons.
    var notes: String? { get }

    /// The wall-clock time at which live playback must continue; nil if none runs.
    func nextDue(after now: UInt64) -> UInt64?

    /// Continues live playback to a wall-clock time.
    func tick(at now: UInt64)

    /// Returns the diagram of live playback, up to the time of the last `tick`.
    func livePicture(_ style: PictureStyle) -> [StyledText]?

    /// Stops live playback. Returns false if none runs.
    func stopPlaying() -> Bool
}

package enum LessonCommand: String, CaseIterable, Sendable {
    case lesson, next, back, run, replay, check, hint, answer, guess, show, quiz
}

/// An entry of this session or of an earlier one. It contains the text, because numbers start again in a new session.
package struct PastEntry: Hashable {
    package let number: Int
    package let text: String
}

/// The result of a part of a lesson that a guide has run.
package struct PlayedPart {
    /// The entry that the part created; nil if it was refused or stopped.
    package var entry: PastEntry?
    /// The number of events that were recorded before the part.
    package var eventCountBefore = 0
    /// The virtual times at which it started and ended, in nanoseconds.
    package var timeRange = 0..<0

    package var isComplete: Bool { entry != nil }
}

extension ReplSession {
    /// Runs a part of a lesson as an entry of the session. `onPrint` receives its output, too.
    ///
    /// - Parameter isSilent: true if no output is shown.
    package func play(_ text: String, isSilent: Bool = false) -> PlayedPart {
        let entryEnd = withOutputLevel(isSilent ? .silent : .quiet) { enter(text, isAnswered: false) }
        guard case .stays? = entryEnd else { return PlayedPart(entry: nil) }
        return PlayedPart(entry: entries.last)
    }

    /// Runs an example of a lesson to its end on the instant clock and records all its subscriptions. Prints no
    /// timeline, because a diagram follows.
    package func playExample(_ text: String, isSilent: Bool = false) -> PlayedPart {
        let program = openProgram()
        let before = pace
        if pace.followsWall { setPace(.instant) }
        let (mark, start) = (program.recorder.recording.eventCount, program.world.now)
        var played = withOutputLevel(.withoutTimeline) { play(text, isSilent: isSilent) }
        if pace != before { setPace(before) }
        (played.eventCountBefore, played.timeRange) = (mark, start..<program.world.now)
        return played
    }

    /// True if this session was stopped, or another session that runs on its behalf.
    package var isStopPressed: Bool { stopButton.isPressed }

    /// Runs a body in which another session runs on behalf of this one. If this session is stopped, the other one is,
    /// too.
    package func nestedIn<Result>(in other: ReplSession, _ body: () -> Result) -> Result {
        stopButton.innerButton = other.stopButton
        defer { stopButton.innerButton = nil }
        return body()
    }

    /// True if the clock follows the wall clock.
    package var followsWall: Bool { pace.followsWall }

    /// The virtual time in nanoseconds.
    package var clock: Int { program?.world.now ?? 0 }

    /// Prints output of a program that was printed before.
    package func showAgain(printed text: String) {
        view.writeNextLineInFull()
        isAtLineStart = text.utf8.last == 0x0A
        outputDestination.sink?.write(
            Output(.program, StyledText(presentation.isTerminal ? escapingControls(text, keeping: .layout) : text)))
    }

    /// The entries of the session, the oldest first.
    package var entries: [PastEntry] { journal.entries.map { PastEntry(number: $0.number, text: $0.text) } }

    /// Selects the instant pace, unless the user has chosen another one.
    package func preferInstantPace() {
        guard pace != .instant, state.settings.chosenValues["pace"] == nil else { return }
        state.settings.paceBefore = state.settings.paceBefore ?? pace
        setPace(.instant)
    }

    /// Restores the pace that the session had before the lesson.
    package func restorePaceBefore() {
        if let before = state.settings.paceBefore, state.settings.chosenValues["pace"] == nil { setPace(before) }
        state.settings.paceBefore = nil
    }

    /// Prints lines of a guide as part of the session's output.
    package func show(_ lines: [StyledText]) { lines.forEach(printReply) }

    /// Prints a short note of a guide.
    package func printRemark(_ text: String, _ role: TextRole? = .dim) { report(text, role) }
}
