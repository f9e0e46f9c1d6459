import Assist
import Language
import Library
import SessionCore
import StyledText

/// `rill run --swiftc FILE`: compiles the program with swiftc, with rill's modules under the names that it imports, and
/// runs it. The program uses the terminal of this process and has no sandbox.
package struct CompiledRun {
    package var name: String
    package var text: String
    package var options = RunConfiguration()
    /// The arguments for the program.
    package var arguments: [String] = []
    /// Receives notes and the messages of the compiler, in whole lines.
    package var report: (StyledText) -> Void

    package init(name: String, text: String, report: @escaping (StyledText) -> Void) {
        (self.name, self.text, self.report) = (name, text, report)
    }

    /// Runs the program and returns the exit code. `started` receives a function that stops the program and may be
    /// called on any thread.
    package func run(started: (@escaping () -> Void) -> Void = { _ in }) -> Int32 {
        let button = StopButton()
        started { button.press() }
        do {
            let modules = try CompiledModules()
            let program = self.program
            switch try ProgramCompiler(modules: modules).build(program, isStopped: { button.isPressed }) {
            case .refused(let reasons):
                report(StyledText(reasons))
                report("rill: swiftc refuses \(name), too\n")
                return 1
            case .stopped: return interrupted()
            case .built(let path):
                guard let process = CompilerProcess.program(path, arguments, .shared) else {
                    report("rill: cannot run \(path)\n")
                    return 66
                }
                return wait(for: process, button)
            }
        } catch {
            report("rill: cannot compile \(name): \(error.text)\n")
            return 66
        }
    }

    private var program: CompiledProgram {
        var program = CompiledProgram(name: name, text: text)
        program.takeOptions(options)
        if program.isApp { program.text = Interpreter(options: options) { _ in }.textForCompiler(text) }
        return program
    }

    private func wait(for process: CompilerProcess, _ button: StopButton) -> Int32 {
        while process.exitStatus == nil {
            _ = process.read(waiting: 5)
            if button.isPressed { process.stop() }
        }
        let status = process.exitStatus ?? 0
        if status == 130 || button.isPressed { return interrupted() }
        return CompiledRun.exitCode(status)
    }

    private func interrupted() -> Int32 {
        report("rill: interrupted\n")
        return 130
    }

    /// A trap in a compiled program ends the process with a signal.
    static func exitCode(_ status: Int32) -> Int32 { status >= 128 ? 2 : status }
}
