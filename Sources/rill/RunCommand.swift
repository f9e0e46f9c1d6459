import Assist
import Commands
import Export
import Platform
import Rill
import SessionCore
import Shell
import StyledText

/// `rill run FILE`: runs a program, whose output is all that standard output contains.
enum RunCommand {
    static func run(_ file: String, _ given: [String], _ arguments: Arguments, _ options: ShellOptions) -> Int32 {
        let text: String
        do {
            text = try file == "-" ? Files.readStandardInput() : Files.readProgram(file)
        } catch {
            StandardError.report("cannot read \(error.path): \(error.reason)")
            return 66
        }
        SystemProcess.ignoreBrokenPipes()
        if arguments.usesCompiler { return runCompiled(file, text, given, arguments) }
        let output = ByteOutput(.standardOutput)
        output.isImmediate = arguments.options.isPaceChosen && arguments.options.pace != .instant
        var run = ProgramRun(
            name: file == "-" ? "standard input" : file, text: text, presentation: Shell.presentation(for: options),
            output: output.write,
            report: { text in
                output.flush()
                StandardError.write(text, arguments.colour)
            })
        run.options = arguments.configuration(.program, pace: .instant)
        run.options.arguments += given
        run.options.endsProcess = true
        run.isFile = file != "-"
        if arguments.pinPath != nil || arguments.sweepExpression != nil {
            // Both run the file at the prompt, which imports all modules; a run would report a missing import.
            let refused = run.check()
            if refused != 0 { return refused }
        }
        if let test = arguments.pinPath { return pinEvents(file, to: test, arguments, options) }
        if let sweep = arguments.sweepExpression {
            let drawing = arguments.drawingPath.map { "-svg \($0) " } ?? ""
            return printResult(":sweep \(drawing)\(sweep)", beside: file, arguments, options)
        }
        var lines: ByteOutput?
        if let path = arguments.timelinePath {
            guard let target = timelineOutput(path, output) else {
                StandardError.report("cannot write \(path): \(Files.Failure(path).reason)")
                return 74
            }
            lines = target
            run.writesTimelineAsData = arguments.writesData
            run.timeline = { target.write($0.plainText + "\n") }
        }
        choosePicture(&run, arguments)
        run.options.findsLeaks = arguments.findsLeaks
        run.draw = { output.write($0.plainText + "\n") }
        if let limit = arguments.orderCount {
            defer { output.flush() }
            return searchOrders(OrderRuns(run), limit, arguments)
        }
        run.options.orderPlan = arguments.replayedOrder.map { OrderPlan($0, jitter: arguments.jitter) }
        let status = run.run { Shell.stopOnInterrupt($0) }
        output.flush()
        lines?.flush()
        return status
    }

    private static func choosePicture(_ run: inout ProgramRun, _ arguments: Arguments) {
        if arguments.drawsMarbles || arguments.drawingPath != nil { run.drawing = .marbles }
        if arguments.drawsStages { run.drawing = .stages(of: arguments.explainedLane) }
        if let file = arguments.drawingPath {
            run.drawingForm = .file(file)
        } else if arguments.writesData {
            run.drawingForm = .data
        }
        run.drawingStyle = arguments.drawingStyle
    }

    private static func runCompiled(
        _ file: String, _ text: String, _ given: [String], _ arguments: Arguments
    ) -> Int32 {
        guard arguments.assumesYes || Shell.allowsCompiled(file) else {
            StandardError.report("\(file) was not run: compiled programs have no sandbox (--yes allows it)")
            return 64
        }
        var run = CompiledRun(name: file == "-" ? "standard input" : file, text: text) {
            StandardError.write($0, arguments.colour)
        }
        run.options = arguments.configuration(.program, pace: .instant)
        run.arguments = given
        return run.run { Shell.stopOnInterrupt($0) }
    }

    /// Runs a program or a saved session as the prompt does, and writes its events as a test.
    private static func pinEvents(
        _ file: String, to test: String, _ arguments: Arguments, _ options: ShellOptions
    ) -> Int32 {
        if rejectsName(file) || rejectsName(test) { return 66 }
        guard !FileSystem.exists(test) else {
            StandardError.report("\(test) exists; name a new file")
            return 74
        }
        let (session, sink) = SnippetCommand.batchSession(arguments, options)
        defer { sink.flush() }
        _ = session.submit(":load \(file)", at: 0, to: sink)
        if session.status == 0 { _ = session.submit(":pin \(test)", at: 0, to: sink) }
        return session.status
    }

    /// Prints the answer of a prompt command after a program or saved session has run without output.
    private static func printResult(
        _ command: String, beside file: String, _ arguments: Arguments, _ options: ShellOptions
    ) -> Int32 {
        if rejectsName(file) { return 66 }
        let (session, sink) = SnippetCommand.batchSession(arguments, options)
        defer { sink.flush() }
        let hidden = HeldOutput()
        _ = session.submit(":load \(file)", at: 0, to: hidden)
        guard session.status == 0 else {
            hidden.outputs.forEach(sink.write)
            return session.status
        }
        _ = session.submit(command, at: 0, to: sink)
        return session.status
    }

    private static func searchOrders(_ orders: OrderRuns, _ limit: Int, _ arguments: Arguments) -> Int32 {
        orders.limit = limit
        orders.jitter = arguments.jitter
        orders.comparesTimes = arguments.comparesTimes
        Shell.stopOnInterrupt { orders.stop() }
        return orders.run()
    }

    private static func timelineOutput(_ path: String, _ standard: ByteOutput) -> ByteOutput? {
        if path.isEmpty { return standard }
        return SystemFile(path, [.writing, .creating, .truncating]).map(ByteOutput.init)
    }
}

/// Writes messages to standard error.
enum StandardError {
    static func write(_ text: StyledText, _ colour: ColourChoice = .auto) {
        let sink = StreamSink(colour: colour)
        sink.write(Output(.reply, text, stream: .error))
        sink.flush()
    }

    static func report(_ text: String) {
        write(StyledText("rill: \(text)\n"))
    }
}
