import CVersion
import Commands
import Export
import Lessons
import Platform
import SessionCore
import Shell
import StyledText

// Maps the arguments of the command line to commands and exit codes.

func shellOptions(_ arguments: Arguments) -> ShellOptions {
    var options = ShellOptions()
    options.isQuiet = arguments.isQuiet
    options.colour = arguments.colour
    if arguments.isASCII { options.isUnicode = false }
    options.isPlain = arguments.isPlain
    options.width = arguments.width
    options.settings = arguments.settings
    return options
}

/// Runs one command of the prompt without a session at a terminal.
func runPromptCommand(_ line: String, _ arguments: Arguments) -> Int32 {
    let session = SnippetCommand.makeSession(arguments, .prompt, pace: .instant)
    session.presentation = Shell.presentation(for: shellOptions(arguments))
    let sink = StreamSink(colour: arguments.colour)
    _ = session.submit(line, at: 0, to: sink)
    sink.flush()
    return session.status
}

/// Returns true for a file name with newlines, which is refused because its second line could be a command.
func rejectsName(_ file: String) -> Bool {
    guard file.contains(where: \.isNewline) else { return false }
    StandardError.report("cannot read \(file.debugDescription): the name has more than one line")
    return true
}

func runPrompt(loading file: String?, _ arguments: Arguments) -> Int32 {
    var options = shellOptions(arguments)
    if let file {
        if rejectsName(file) { return 66 }
        do { try Files.checkReadableText(file) } catch {
            let isWord = error.code == .noSuchFile && !file.contains(where: { "./".contains($0) })
            StandardError.report(
                isWord ? "no command or file '\(file)' (rill help)" : "cannot read \(file): \(error.reason)")
            return isWord ? 64 : 66
        }
        options.firstEntries = [":load \(file)"]
    } else if !SystemFile.standardInput.isTerminal {
        do { return SnippetCommand.run(try Files.readStandardInput(), arguments, options) } catch {
            StandardError.report("cannot read standard input: \(error.reason)")
            return 66
        }
    }
    return Shell.run(session: SnippetCommand.makeSession(arguments, .prompt, pace: .live), options: options)
}

/// Writes the diagram of a documented name to a file.
func drawFile(_ name: String, _ file: String) -> Int32 {
    guard let drawing = Gallery.drawing(of: name) else {
        StandardError.report("no diagram of '\(name)' (rill doc \(name))")
        return 1
    }
    do { try Files.write(file, drawing.svg) } catch {
        StandardError.report("cannot write \(file): \(error.reason)")
        return 74
    }
    return 0
}

func checkFiles(_ paths: [String], _ arguments: Arguments) -> Int32 {
    let sink = StreamSink(colour: arguments.colour)
    var command = CheckCommand(
        paths: paths,
        output: { line in
            sink.write(Output(.reply, line))
            sink.flush()
        }, reportError: StandardError.report)
    command.acceptsActualOutput = arguments.acceptsOutput
    command.rerunsOnChange = arguments.watchesFiles
    command.usesCompiler = arguments.usesCompiler
    return command.run()
}

/// Runs an app on the whole terminal. The prompt follows when the user leaves the app.
func runApp(_ file: String, _ arguments: Arguments) -> Int32 {
    if rejectsName(file) { return 66 }
    guard FileSystem.isReadable(file) else {
        StandardError.report("cannot read \(file): \(Files.Failure(file).reason)")
        return 66
    }
    guard SystemFile.standardInput.isTerminal, SystemFile.standardOutput.isTerminal else {
        StandardError.report("app needs a terminal; rill run \(file) plays its script")
        return 64
    }
    var options = shellOptions(arguments)
    options.isQuiet = true
    options.firstEntries = [":screen live \(file)"]
    return Shell.run(session: SnippetCommand.makeSession(arguments, .prompt, pace: .live), options: options)
}

/// Runs `rill trace FILE`.
func showTrace(_ file: String, _ arguments: Arguments) -> Int32 {
    let output = ByteOutput(.standardOutput)
    var task = TraceTask(
        path: file, presentation: Shell.presentation(for: shellOptions(arguments)),
        write: { output.write($0.plainText + "\n") }, reportError: StandardError.report)
    task.comparedPath = arguments.comparedExpression
    if arguments.printsNotation { task.form = .notation }
    if arguments.writesData { task.form = .data }
    if let file = arguments.drawingPath { task.form = .drawing(file) }
    if let file = arguments.outputPath { task.form = .file(file) }
    task.drawingStyle = arguments.drawingStyle
    defer { output.flush() }
    return task.run()
}

/// Runs `rill diff OLD NEW`.
func compareRuns(_ old: String, _ new: String, _ arguments: Arguments) -> Int32 {
    let output = ByteOutput(.standardOutput)
    var task = DiffTask(
        old: old, new: new, presentation: Shell.presentation(for: shellOptions(arguments)),
        write: { output.write($0.plainText + "\n") }, reportError: StandardError.report)
    task.options = arguments.configuration(.program, pace: .instant)
    task.inputPath = arguments.inputPath
    task.outputPath = arguments.outputPath
    task.ignoresTimes = arguments.ignoresTimes
    if arguments.isMarkdown { task.form = .markdown }
    defer { output.flush() }
    return task.run()
}

/// Runs `rill marbles EXPR…`.
func drawMarbles(_ expressions: String, _ arguments: Arguments) -> Int32 {
    let drawing = arguments.drawingPath.map { "-svg \($0) " } ?? ""
    if let compared = arguments.comparedExpression {
        return runPromptCommand(":compare \(expressions), \(compared)", arguments)
    }
    let notation =
        arguments.printsNotation && !arguments.drawsStages ? "-string " : arguments.writesData ? "-json " : ""
    let threads = arguments.drawsStages && arguments.showsThreads ? "-threads " : ""
    let command = arguments.drawsStages ? ":explain " : ":marbles "
    return runPromptCommand(command + notation + threads + drawing + expressions, arguments)
}

/// Runs `rill export PATH -o OUT`.
func exportFile(_ path: String, _ arguments: Arguments) throws -> Int32 {
    guard let output = arguments.outputPath else { throw UsageError(message: "export needs -o OUT") }
    var task = ExportTask(path: path, outputPath: output, reportError: StandardError.report) {
        StandardError.write($0, arguments.colour)
    }
    task.width = arguments.width.flatMap { $0 < 200 ? $0 : nil } ?? 80
    task.drawingStyle = arguments.drawingStyle
    return task.run()
}

/// Runs `rill help THING` and `rill COMMAND --help`.
func printHelp(on thing: String?, _ arguments: Arguments) -> Int32 {
    guard let thing else { return printText(Subcommand.overviewText) }
    return Subcommand.named(thing).map { printText($0.helpText) } ?? runPromptCommand(":help \(thing)", arguments)
}

func printText(_ text: String) -> Int32 {
    let output = ByteOutput(.standardOutput)
    output.write(text)
    output.flush()
    return 0
}

func performCommand(_ arguments: Arguments) throws -> Int32 {
    let operands = arguments.operands
    if let code = arguments.code { return SnippetCommand.run(code, arguments, shellOptions(arguments)) }
    if arguments.wantsVersion {
        let commit = String(cString: rill_commit())
        return printText("rill \(rillVersion)\(commit.isEmpty ? "" : " (\(commit))")\n")
    }
    let command = operands.first.flatMap(Subcommand.named)
    if arguments.wantsHelp { return printHelp(on: command?.name, arguments) }
    if let command { return try command(arguments) }
    guard operands.count < 2 else {
        throw UsageError(message: "no command '\(operands[0])'. To give a program arguments: rill run FILE ARGS")
    }
    return runPrompt(loading: operands.first, arguments)
}

SystemProcess.ignoreBrokenPipes()
do {
    SystemProcess.exit(try performCommand(try Arguments(Array(CommandLine.arguments.dropFirst()))))
} catch let error as UsageError {
    StandardError.report(error.message + " (rill help)")
    SystemProcess.exit(64)
}
