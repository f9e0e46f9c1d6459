import EditLine
import Platform
import SessionCore
import StyledText

/// One of the two standard streams with its colour setting.
final class Channel {
    let file: SystemFile
    let isTerminal: Bool
    var isColoured: Bool
    private let output: ByteOutput

    init(_ file: SystemFile, colour: ColourChoice) {
        self.file = file
        output = ByteOutput(file)
        isTerminal = output.isTerminal
        isColoured = colour.allows(isTerminal: isTerminal, environment: ShellEnvironment.variable)
    }

    /// Returns the bytes of a piece of output. Control characters are escaped for a terminal, and unchanged for a pipe.
    func rendered(_ text: StyledText) -> String {
        guard isTerminal else { return Theme.withEscapeCodes(text, colour: isColoured) }
        let safe = StyledText(
            runs: text.runs.map { StyledText.Run(escapingControls($0.text, keeping: .layout), $0.role) })
        return Theme.withEscapeCodes(safe, colour: isColoured)
    }

    func write(_ text: StyledText) { write(bytes: rendered(text)) }

    func write(bytes text: String) { output.write(text) }

    func flush() { output.flush() }
}
