import Assist
import Export
import Language
import Library
import SessionCore
import StyledText
import Syntax

/// `:swiftc`: compiles and runs an entry after the entries before it.
let swiftcCommand = Command(
    name: "swiftc", usage: "[N]", topic: .code,
    summary: "compiles the last refused entry, or entry N, with swiftc and runs it",
    details: """
        The entries before it run first, without output. Compiled code has no sandbox: it may use your files and the network, \
        so the first :swiftc asks you for permission. ':set second-opinion off' stops rill from asking swiftc about refused entries.
        """,
    run: { try $0.runCompiled($1) })

extension ReplSession {
    /// Returns the program to compile: the previous entries, then the entry with this number.
    func compiledProgram(of number: Int) -> CompiledProgram? {
        let refused = state.refusals.last { $0.number == number }?.text
        let isStanding = journal.entries.contains { $0.number == number }
        guard refused != nil || isStanding else { return nil }
        let ending = refused.map { SessionProgram.RefusedEntry(number: number, text: $0) }
        let session = SessionProgram(of: state, until: isStanding ? number : nil, ending: ending)
        let modules = ["Foundation", "RxSwift", "RxRelay", "RxCocoa", "RxSwiftExt", "RxBlocking", "RxTest"]
        let own = CompiledProgram.imports(of: session.text)
        let imports = modules.filter { !own.contains($0) }.map { "import \($0); " }.joined()
        // The imports are all on the first line, so that the lines of entries keep their numbers.
        var program = CompiledProgram(name: "session", text: imports + session.text)
        program.takeOptions(options)
        program.pace = 0
        (program.limit, program.seed) = (Double(state.settings.current.runLimit) / 1e9, state.settings.initial.seed)
        if program.isApp { program.text = openProgram().interpreter.textForCompiler(program.text) }
        return program
    }

    fileprivate func runCompiled(_ argument: String) throws {
        guard let number = argument.isEmpty ? latestCompilable : Int(argument) else {
            if argument.isEmpty { throw CommandError("nothing to compile yet") }
            throw ArgumentError("an entry number or no argument")
        }
        guard let program = compiledProgram(of: number) else {
            throw CommandError("no entry \(number).   :history lists them")
        }
        guard mayRunCompiled else {
            mayRunCompiled = true
            report(
                "(compiled code runs outside the sandbox: it may use your files and the network. Repeat :swiftc to allow it)",
                .note)
            return
        }
        effects.append(.remember(.compiled))
        do throws(CompiledModules.MissingModules) {
            let compiler = ProgramCompiler(
                modules: try CompiledModules(cache: compilerCache ?? CompilerProcess.cacheFolder))
            switch try compiler.build(program, isStopped: { [stopButton] in stopButton.isPressed }) {
            case .refused(let reasons):
                report(reasons.trimmingSpaces, .note)
                printError("swiftc refuses entry \(number), too")
            case .stopped: report("^C stopped", .note)
            case .built(let path): run(executable: path)
            }
        } catch {
            throw CommandError("cannot compile: \(error.text)")
        }
    }

    /// The number of the entry that was refused last; if there is none, that of the last entry.
    private var latestCompilable: Int? { state.refusals.last?.number ?? journal.entries.last?.number }

    /// Runs a program and shows the output that follows the mark.
    private func run(executable path: String) {
        guard let process = CompilerProcess.program(path, [], .piped) else {
            return printError("cannot run \(path)")
        }
        var output = OutputAfterMark()
        while true {
            let bytes = process.read(waiting: 20)
            if let text = output.takeBytes(bytes, isLast: false) { print(text) }
            if stopButton.isPressed {
                process.stop()
                report("^C stopped", .note)
                return
            }
            guard let status = process.exitStatus else { continue }
            if let text = output.takeBytes(process.read(waiting: 0), isLast: true) { print(text) }
            if status != 0 { printError("the compiled program ended with status \(CompiledRun.exitCode(status))") }
            return
        }
    }
}

/// Collects the output of a compiled session after the mark. Characters are never cut.
struct OutputAfterMark {
    private var waitingBytes: [UInt8] = []
    private var hasPassedMark = false
    /// True if the mark has arrived, but not the newline after it.
    private var isAtMark = false

    mutating func takeBytes(_ bytes: [UInt8], isLast: Bool) -> String? {
        waitingBytes += bytes
        if !hasPassedMark {
            guard let place = waitingBytes.firstIndex(of: 1) else {
                // If a program ends before its mark, it has failed, so its whole output is returned.
                return isLast && !waitingBytes.isEmpty ? String(decoding: waitingBytes, as: UTF8.self) : nil
            }
            (hasPassedMark, isAtMark) = (true, true)
            waitingBytes.removeSubrange(...place)
        }
        if isAtMark, !waitingBytes.isEmpty {
            isAtMark = false
            waitingBytes.removeFirst()
        }
        var end = waitingBytes.count
        // An incomplete UTF-8 character is kept until its other bytes arrive.
        if !isLast, let start = waitingBytes.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }) {
            let lead = waitingBytes[start]
            let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
            if start + length > waitingBytes.count { end = start }
        }
        guard end > 0 else { return nil }
        defer { waitingBytes.removeFirst(end) }
        return String(decoding: waitingBytes[..<end], as: UTF8.self)
    }
}
