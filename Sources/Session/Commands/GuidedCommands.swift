import Assist
import Export
import SessionCore
import StyledText

/// Provides commands and diagrams for the guide of a lesson.
extension ReplSession {
    /// Returns the diagram of the events since a mark; nil if there are no events, or too many for one screen.
    ///
    /// - Parameter names: The lanes to draw; empty for all.
    package func stepPicture(since mark: Int, lanes names: [String], mostRows: Int) -> StepPicture? {
        recording?.stepPicture(since: mark, lanes: names, mostRows: mostRows, pictureStyle)
    }

    /// Returns a command's output at 80 columns, as in lessons, without printing it.
    package func helpPageName(of command: String) -> String {
        let page = HeldOutput()
        let outlet = OutputDestination(
            page, Presentation(isTerminal: false), showsSubscribed: settingValue("time") == "full")
        writing(to: outlet) { run(commandLine: command) }
        return page.text(of: .reply, .timeline)
    }

    /// Runs a command as if typed.
    package func perform(_ command: String) { run(commandLine: command) }
}
