import EditLine
import SessionCore
import StyledText

/// The session, the terminal on which it is shown, and the settings of its user.
final class TerminalContext {
    let session: SessionProtocol
    var settings = TerminalSettings()
    /// True if the terminal can redraw lines, whatever the settings are.
    let canRedraw: Bool
    let standard: Channel
    let error: Channel

    init(session: SessionProtocol, standard: Channel, error: Channel, canRedraw: Bool) {
        (self.session, self.standard, self.error) = (session, standard, error)
        self.canRedraw = canRedraw
    }

    var isUnicode: Bool { settings.usesUnicode ?? ShellEnvironment.isUnicode }
    var isColoured: Bool { screen.isColoured }
    var ellipsisMark: String { isUnicode ? ellipsis.unicode : ellipsis.ascii }
    /// The channel that the user sees. A redirected standard output receives results only.
    var screen: Channel { standard.isTerminal ? standard : error }

    /// Passes the terminal's presentation to the session before each drawing.
    func refreshPresentation() {
        let size = Terminal.size(of: screen.file.descriptor)
        session.presentation = Presentation(
            isTerminal: standard.isTerminal, width: settings.width ?? size?.columns ?? 80,
            rows: canRedraw ? size.map { max(1, $0.rows) } : nil,
            isUnicode: isUnicode, isPlain: settings.isPlain, echoesInterrupts: !canRedraw)
    }

    /// Returns a text as displayed, which is coloured and has escaped control characters.
    func rendered(_ text: StyledText) -> String { screen.rendered(text) }
}
