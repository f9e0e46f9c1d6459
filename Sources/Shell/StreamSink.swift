import Platform
import SessionCore

/// Writes output to the two standard streams. For modes without a prompt: `run`, `-e`, `check`, pipes.
package final class StreamSink: OutputSink {
    private let standard: Channel
    private let error: Channel

    /// Colour is decided separately for each stream.
    package init(colour: ColourChoice = .auto) {
        SystemProcess.ignoreBrokenPipes()
        standard = Channel(.standardOutput, colour: colour)
        error = Channel(.standardError, colour: colour)
    }

    package func write(_ output: Output) {
        switch output.stream {
        case .standard:
            standard.write(output.text)
        case .error:
            // Keeps the order of both streams on one terminal.
            standard.flush()
            error.write(output.text)
            error.flush()
        }
    }

    /// Call before the process ends.
    package func flush() {
        standard.flush()
        error.flush()
    }
}
