import Platform
import Session

/// Writes output to the two standard streams as it comes. For whatever has no prompt: `run`, `-e`, `check`, pipes.
public final class StreamSink: OutputSink {
    private let standard: Channel
    private let error: Channel

    /// Colour is decided for each stream by itself.
    public init(colour: ColourChoice = .auto) {
        SystemProcess.ignoreBrokenPipes()
        standard = Channel(.standardOutput, colour: colour)
        error = Channel(.standardError, colour: colour)
    }

    public var isTerminal: Bool { standard.isTerminal }

    public func write(_ output: Output) {
        switch output.stream {
        case .standard:
            standard.write(output.text)
        case .error:
            // On one terminal the two streams keep their order.
            standard.flush()
            error.write(output.text)
            error.flush()
        }
    }

    /// To be called before the process ends.
    public func flush() {
        standard.flush()
        error.flush()
    }
}
