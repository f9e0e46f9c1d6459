import Export
import Language
import Library
import SessionCore

/// Compiles programs for `rill check --swiftc` and returns what they print.
package struct CompiledCheck {
    private let compiler: ProgramCompiler

    /// The reason why programs cannot be compiled.
    package struct MissingCompiler: Error {
        package let text: String
    }

    /// An error that is thrown with the errors of swiftc if it refuses a program.
    package struct Refusal: Error {
        package let text: String
    }

    /// - Parameter cache: the folder for compiled programs; nil for a folder in the user's cache.
    package init(cache: String? = nil) throws(MissingCompiler) {
        do throws(CompiledModules.MissingModules) {
            compiler = ProgramCompiler(modules: try CompiledModules(cache: cache ?? CompilerProcess.cacheFolder))
        } catch {
            throw MissingCompiler(text: error.text)
        }
    }

    /// Compiles a program without running it.
    package func compile(_ name: String, _ text: String) throws { _ = try build(compiledProgram(name, text)) }

    /// Returns the output of a program. If the output depends on the machine's clock, the program runs up to five
    /// times, until the output is the wanted one.
    package func output(of name: String, _ text: String, wanted: (String) -> Bool) throws -> String {
        let program = compiledProgram(name, text)
        let path = try build(program)
        let isSlow = program.importsRill && !program.usesVirtualTime
        var output = ""
        for _ in 0..<(isSlow ? 5 : 1) {
            output = try run(path)
            if wanted(output) { break }
        }
        return output
    }

    private func compiledProgram(_ name: String, _ text: String) -> CompiledProgram {
        var program = CompiledProgram(name: name, text: text)
        program.printsLines = false
        if program.isApp { program.text = Interpreter(options: RunConfiguration()) { _ in }.textForCompiler(text) }
        return program
    }

    private func build(_ program: CompiledProgram) throws -> String {
        do throws(CompiledModules.MissingModules) {
            switch try compiler.build(program, isStopped: { false }) {
            case .built(let path): return path
            case .refused(let reasons): throw CompiledModules.MissingModules(text: reasons)
            case .stopped: throw CompiledModules.MissingModules(text: "stopped")
            }
        } catch {
            throw Refusal(text: error.text)
        }
    }

    private func run(_ path: String) throws -> String {
        guard let process = CompilerProcess.program(path, [], .output) else {
            throw Refusal(text: "cannot run \(path)")
        }
        var bytes: [UInt8] = []
        for _ in 0..<6_000 {
            bytes += process.read(waiting: 20)
            guard process.exitStatus != nil else { continue }
            bytes += process.read(waiting: 0)
            return String(decoding: bytes, as: UTF8.self)
        }
        throw Refusal(text: "ran longer than two minutes")
    }
}
