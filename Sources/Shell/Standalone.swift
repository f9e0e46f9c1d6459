import EditLine
import Platform
import SessionCore

/// For modes without a prompt: `run`, `-e`, `check`, pipes.
extension Shell {
    /// Returns the presentation of stdout.
    package static func presentation(for options: ShellOptions) -> Presentation {
        Presentation(
            isTerminal: SystemFile.standardOutput.isTerminal, width: options.width ?? Terminal.columns(of: 1) ?? 80,
            isUnicode: options.isUnicode ?? Environment.isUnicode, isPlain: options.isPlain)
    }

    /// The state folder: `$XDG_STATE_HOME/rill`; nil if there is none.
    package static var stateDirectory: String? { Environment.stateDirectory }

    /// A variable of the environment.
    package static func variable(_ name: String) -> String? { Environment.variable(name) }

    /// Reads all of standard input.
    package static func standardInput() throws(Files.Failure) -> String {
        try Files.text(try Files.read(.standardInput, "standard input"), "standard input")
    }

    /// Makes Ctrl-C stop the session's code; if the first had no effect, a second one ends the process.
    package static func stopOnInterrupt(_ session: SessionProtocol) {
        stopOnInterrupt { session.interrupt() }
    }

    /// Makes Ctrl-C call `stop`, on a thread, so that it may lock.
    package static func stopOnInterrupt(_ stop: @escaping () -> Void) {
        // Only the watching thread touches the count.
        nonisolated(unsafe) var count = 0
        Terminal.watchInterrupts { _ in
            count += 1
            if count > 1 {
                Terminal.restore()
                SystemProcess.exitImmediately(130)
            }
            stop()
        }
    }
}
