import Assist
import Export
import SessionCore
import StyledText

/// Commands and diagrams for a guide.
extension ReplSession {
    /// Returns the diagram of the events since a mark; nil if there are none or too many for one screen.
    ///
    /// - Parameter names: The lanes to draw; empty for all.
    package func stepPicture(since mark: Int, lanes names: [String], mostRows: Int) -> StepPicture? {
        recording?.stepPicture(since: mark, lanes: names, mostRows: mostRows, pictureStyle)
    }

    /// Returns a command's output at 80 columns, as in lessons, without printing it.
    package func page(of command: String) -> String {
        let before = (presentation: presentation, sink: sink, isAtLineStart: isAtLineStart)
        let page = PageSink()
        presentation = Presentation(isTerminal: false, width: 80)
        (sink, isAtLineStart) = (page, true)
        _ = run(commandLine: command)
        presentation = before.presentation
        (sink, isAtLineStart) = (before.sink, before.isAtLineStart)
        return page.text
    }

    /// Runs a command as if typed.
    package func perform(_ command: String) { _ = run(commandLine: command) }
}

/// Collects the output of commands.
private final class PageSink: OutputSink {
    var text = ""

    func write(_ output: Output) {
        if output.kind == .reply || output.kind == .timeline { text += output.text.plain }
    }
}
