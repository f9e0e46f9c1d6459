import Commands
import Glibc
import SessionCore
import Shell
import StageKit
import StyledText

// The prompt with a scripted session instead of the language: for terminal tests, and for manual experiments.

var options = ShellOptions()
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    switch argument {
    case "-q": options.isQuiet = true
    case "-i": options.readsTerminal = true
    case "--plain": options.isPlain = true
    case "--ascii": options.isUnicode = false
    case "--colour": options.colour = ColourChoice(rawValue: arguments.popFirst() ?? "") ?? .auto
    case "-e":
        let sink = StreamSink(colour: options.colour)
        let session = StagedSession()
        session.presentation = Shell.presentation(for: options)
        Shell.stopOnInterrupt(session)
        _ = session.submit(arguments.popFirst() ?? (try? Files.readStandardInput()) ?? "", at: 0, to: sink)
        sink.flush()
        exit(0)
    default: options.firstEntries.append(argument)
    }
}
exit(Shell.run(session: StagedSession(), options: options))
