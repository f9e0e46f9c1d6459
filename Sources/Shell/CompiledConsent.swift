import Platform

extension Shell {
    /// Returns true if compiled programs may run, although no sandbox restricts them. The user is asked once, at a
    /// terminal.
    package static func allowsCompiled(_ file: String, stateDirectory: String? = nil) -> Bool {
        let state = stateDirectory ?? ShellEnvironment.stateDirectory
        var seen = SeenHints(path: state.map { $0 + "/seen" })
        if seen.contains(.compiled) { return true }
        guard SystemFile.standardInput.isTerminal, SystemFile.standardError.isTerminal else { return false }
        let screen = Channel(.standardError, colour: .never)
        screen.write(
            bytes: "Compiled programs run outside the sandbox: \(file) may use your files and the network.\n"
                + "Run it, and do not ask again? [y/N] ")
        screen.flush()
        guard let answer = readLine()?.lowercased(), answer == "y" || answer == "yes" else { return false }
        seen.insert(.compiled)
        return true
    }
}
