import Language
import SessionCore
import StyledText

/// Checks a refused entry with swiftc while the user presses no key. If swiftc accepts the entry, the session reports
/// that.
extension ReplSession {
    package var wantsCompilerCheck: Bool { state.unconfirmedRefusal != nil && isSettingOn("second-opinion") }

    package func checkWithCompiler(to sink: OutputSink, isWanted: @escaping () -> Bool) {
        guard let number = state.unconfirmedRefusal, let program = compiledProgram(of: number) else {
            state.unconfirmedRefusal = nil
            return
        }
        do {
            let compiler = ProgramCompiler(
                modules: try CompiledModules(cache: compilerCache ?? CompilerProcess.cacheFolder))
            guard let isAccepted = try compiler.compilesWithoutErrors(program, isStopped: isWanted) else { return }
            state.unconfirmedRefusal = nil
            guard isAccepted else { return }
            withOutput(to: sink) {
                if presentation.isTerminal { isAtLineStart = true }
                report(
                    "swiftc accepts entry \(number): this is a limit of rill. :swiftc runs it compiled.", .note)
            }
        } catch {
            // Without a compiler the entry cannot be checked.
            state.unconfirmedRefusal = nil
        }
    }
}
