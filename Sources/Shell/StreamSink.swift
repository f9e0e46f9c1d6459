import Platform
import SessionCore

/// Writes output to the two standard streams in the modes without a prompt: `run`, `-e`, `check` and pipes.
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
            // Both streams may be the same terminal, so their order is kept.
            standard.flush()
            error.write(output.text)
            error.flush()
        }
    }

    /// Writes all buffered output. The caller calls this method before the process ends.
    package func flush() {
        standard.flush()
        error.flush()
    }
}
