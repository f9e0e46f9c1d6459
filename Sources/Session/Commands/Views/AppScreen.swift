import Assist
import Diagnostics
import Language
import Library
import Runtime
import SessionCore
import StyledText
import Syntax

/// `:screen`
extension ReplSession {
    func showScreen(_ argument: String) throws {
        switch argument {
        case "": drawScreen(isUnicode: presentation.isUnicode)
        case "storyboard": printLines(string(of: "AppScreen.main.storyboard"))
        case "frames": printLines(string(of: "AppScreen.main.frames"))
        case "live": try openApp()
        case "trace on", "trace": traceScreen(true)
        case "trace off": traceScreen(false)
        case _ where argument.hasPrefix("live "): try openApp(argument.dropFirst(5).trimmingSpaces)
        default:
            throw CommandError(
                "':screen' draws the app's screen, ':screen live' opens it, ':screen storyboard' lists outlets that rill filled in, ':screen frames' prints rectangles, ':screen trace on' (or off) records its changes as events"
            )
        }
    }

    /// Records changes of the screen as events, on lanes with the views' names. This is an entry of the session, so
    /// that a replay has the same lanes.
    private func traceScreen(_ isOn: Bool) {
        withOutputLevel(.quiet) { enter("AppScreen.main.isTraced = \(isOn)", isAnswered: false) }
        report(
            isOn
                ? "(screen changes are now events; ':why NAME' shows their cause)"
                : "(screen changes are no longer events)", .dim)
    }
}
