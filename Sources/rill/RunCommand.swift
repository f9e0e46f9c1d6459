import Platform
import Rill
import Session
import Shell
import StyledText

/// `rill run FILE`: standard output is exactly what the program prints.
enum RunCommand {
    static func run(_ file: String, _ given: [String], _ arguments: Arguments, _ options: ShellOptions) -> Int32 {
        let text: String
        do {
            text = try file == "-" ? Shell.standardInput() : Files.program(file)
        } catch {
            Talk.complain("cannot read \(error.path): \(error.reason)")
            return 66
        }
        SystemProcess.ignoreBrokenPipes()
        if arguments.isCompiled { return compiled(file, text, given, arguments) }
        let output = ByteOutput(.standardOutput)
        output.isImmediate = arguments.options.isPaceChosen && arguments.options.pace != .instant
        var run = ProgramRun(
            name: file == "-" ? "standard input" : file, text: text, presentation: Shell.presentation(for: options),
            output: output.write,
            talk: { text in
                output.flush()
                Talk.write(text, arguments.colour)
            })
        run.options = arguments.configuration(.program, pace: .instant)
        run.options.arguments += given
        run.options.endsProcess = true
        run.isFile = file != "-"
        var lines: ByteOutput?
        if let path = arguments.timeline {
            guard let target = timelineOutput(path, output) else {
                Talk.complain("cannot write \(path): \(Files.Failure(path).reason)")
                return 74
            }
            lines = target
            run.isTimelineData = arguments.isData
            run.timeline = { target.write($0.plain + "\n") }
        }
        if arguments.draws { run.drawing = .marbles }
        if arguments.explains { run.drawing = .stages(of: arguments.explained) }
        run.options.findsLeaks = arguments.findsLeaks
        run.draw = { output.write($0.plain + "\n") }
        if let limit = arguments.orders {
            defer { output.flush() }
            return search(OrderRuns(run), limit, arguments)
        }
        run.options.order = arguments.order.map { OrderPlan($0, jitter: arguments.jitter) }
        let status = run.run { Shell.stopOnInterrupt($0) }
        output.flush()
        lines?.flush()
        return status
    }

    private static func compiled(
        _ file: String, _ text: String, _ given: [String], _ arguments: Arguments
    ) -> Int32 {
        guard arguments.agrees || Shell.allowsCompiled(file) else {
            Talk.complain("\(file) was not run: compiled programs have no sandbox (--yes allows it)")
            return 64
        }
        var run = CompiledRun(name: file == "-" ? "standard input" : file, text: text) {
            Talk.write($0, arguments.colour)
        }
        run.options = arguments.configuration(.program, pace: .instant)
        run.arguments = given
        return run.run { Shell.stopOnInterrupt($0) }
    }

    private static func search(_ orders: OrderRuns, _ limit: Int, _ arguments: Arguments) -> Int32 {
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

/// Talk goes to standard error.
enum Talk {
    static func write(_ text: StyledText, _ colour: ColourChoice = .auto) {
        let sink = StreamSink(colour: colour)
        sink.write(Output(.reply, text, stream: .error))
        sink.flush()
    }

    static func complain(_ text: String) {
        write(StyledText("rill: \(text)\n"))
    }
}
