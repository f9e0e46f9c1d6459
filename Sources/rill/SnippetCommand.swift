import Commands
import Language
import Platform
import Rill
import SessionCore
import Shell
import StyledText

/// `rill -e CODE` and code from a pipe: runs one entry and prints its values, then exits or, with `-i`, stays at the
/// prompt.
enum SnippetCommand {
    static func run(_ code: String, _ arguments: Arguments, _ options: ShellOptions) -> Int32 {
        if arguments.staysInteractive {
            var options = options
            options.firstEntries = [code]
            options.readsTerminal = true
            return Shell.run(session: makeSession(arguments, .prompt, pace: .live), options: options)
        }
        let (session, sink) = batchSession(arguments, options)
        // With `--data`, each event is printed as JSON instead of its line.
        if arguments.writesData { session.onEvent = { sink.write(Output(.reply, StyledText($0 + "\n"))) } }
        var status: Int32 = 0
        for effect in session.submit(code, at: 0, to: sink) {
            if case .quit(let code) = effect { status = code }
        }
        // At a pace that follows the wall clock, the session runs until no item is scheduled.
        while status == 0, session.status == 0, let due = session.nextDue(after: 0) {
            SystemThread.sleep(microseconds: Int(min(due / 1000, 20_000)))
            _ = session.tick(at: 0, to: sink) { false }
            sink.flush()
        }
        sink.flush()
        return status == 0 ? session.status : status
    }

    /// Returns a session without a prompt, which Ctrl-C stops, and its output.
    static func batchSession(_ arguments: Arguments, _ options: ShellOptions) -> (ReplSession, StreamSink) {
        let session = Self.makeSession(arguments, .snippet, pace: .instant)
        session.presentation = Shell.presentation(for: options)
        Shell.stopOnInterrupt(session)
        return (session, StreamSink(colour: arguments.colour))
    }

    static func makeSession(_ arguments: Arguments, _ style: RunStyle, pace: Pace) -> ReplSession {
        let session = ReplSession(options: arguments.configuration(style, pace: pace))
        if style == .prompt { LessonTask.attachPlayer(to: session) }
        session.drawingStyle = arguments.drawingStyle
        for setting in arguments.settings { _ = session.applySetting(setting: setting.name, value: setting.value) }
        return session
    }
}
