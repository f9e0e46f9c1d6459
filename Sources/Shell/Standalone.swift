import EditLine
import Platform
import SessionCore

/// Functions for the modes without a prompt: `run`, `-e`, `check` and pipes.
extension Shell {
    /// Returns the presentation of standard output.
    package static func presentation(for options: ShellOptions) -> Presentation {
        Presentation(
            isTerminal: SystemFile.standardOutput.isTerminal, width: options.width ?? Terminal.columns(of: 1) ?? 80,
            isUnicode: options.isUnicode ?? ShellEnvironment.isUnicode, isPlain: options.isPlain)
    }

    /// The state folder, `$XDG_STATE_HOME/rill`; nil if there is none.
    package static var stateDirectory: String? { ShellEnvironment.stateDirectory }

    /// Returns the value of an environment variable; nil if it is not set.
    package static func variable(_ name: String) -> String? { ShellEnvironment.variable(name) }

    /// Makes Ctrl-C stop the session's code. If the first Ctrl-C had no effect, the second one ends the process.
    package static func stopOnInterrupt(_ session: SessionProtocol) {
        stopOnInterrupt { session.interrupt() }
    }

    /// Makes Ctrl-C call `stop` on a thread, so that `stop` may take a lock.
    package static func stopOnInterrupt(_ stop: @escaping () -> Void) {
        // Only the watching thread accesses the count.
        nonisolated(unsafe) var count = 0
        Terminal.watchInterrupts { _ in
            count += 1
            if count > 1 {
                Terminal.restoreMode()
                SystemProcess.exitImmediately(130)
            }
            stop()
        }
    }
}
