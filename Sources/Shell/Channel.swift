import EditLine
import Platform
import Session
import StyledText

/// One of the two standard streams: where it goes and whether it is coloured there.
final class Channel {
    let file: SystemFile
    let isTerminal: Bool
    var isColoured: Bool
    private let output: ByteOutput

    init(_ file: SystemFile, colour: ColourChoice) {
        self.file = file
        output = ByteOutput(file)
        isTerminal = output.isTerminal
        isColoured = colour.allows(isTerminal: isTerminal, environment: Environment.variable)
    }

    /// The bytes for a piece of output. What a terminal would obey is written out; a pipe gets it as it is.
    func rendered(_ text: StyledText) -> String {
        guard isTerminal else { return Theme.inked(text, colour: isColoured) }
        let safe = StyledText(runs: text.runs.map { StyledText.Run(visible($0.text, keeping: .layout), $0.role) })
        return Theme.inked(safe, colour: isColoured)
    }

    func write(_ text: StyledText) { write(bytes: rendered(text)) }

    func write(bytes text: String) { output.write(text) }

    func flush() { output.flush() }
}
