import Language
import StyledText

/// Reference cycles that an entry has created, and their fix.
extension ReplSession {
    /// Reports in one line that an object of the program stays alive by a cycle, after the entry that left it to itself.
    func sayCycles() {
        guard options.style == .prompt, voice == .full, !isReplaying, let program else { return }
        let cycles = program.interpreter.newCycles()
        guard let first = cycles.first else { return }
        let canFix = !LeakFix.candidates(for: first.closures).isEmpty
        leakedCycle = canFix ? first : nil
        if canFix { repairs = [] }
        // The kit's warning says the same in its own words.
        if hasSaidRetained { return }
        let more = cycles.count > 1 ? ", and \(counted(cycles.count - 1, "more cycle")) (:leaks)" : ""
        let help = canFix ? "   (:fix breaks the cycle)" : ""
        let chain = first.chain(isUnicode: presentation.isUnicode)
        report("\(first.typeName) is not freed, a cycle keeps it: \(chain)\(more)\(help)", .warning)
    }

    /// `:fix` after such a report: the first capture list with which a repetition of the session frees the object.
    func breakCycle(_ leak: LeakText) throws -> [Effect] {
        leakedCycle = nil
        let before = SideSession(beside: self) { $0.findsLeaks = true }
        let freed = before.program?.interpreter.freedObjects(of: leak.typeName) ?? 0
        var proven: (number: Int, fix: LeakFix)?
        for fix in LeakFix.candidates(for: leak.closures) {
            guard !stopButton.isPressed, let number = Int(fix.source.dropFirst("entry ".count)),
                journal.entries.contains(where: { $0.number == number })
            else { continue }
            let side = SideSession(beside: self, replacing: (number, fix.text)) { $0.findsLeaks = true }
            guard side.failures.isEmpty, let interpreter = side.program?.interpreter,
                !interpreter.leaks().contains(where: { $0.typeName == leak.typeName }),
                interpreter.freedObjects(of: leak.typeName) > freed
            else { continue }
            proven = (number, fix)
            break
        }
        resume()
        guard let (number, fix) = proven else {
            throw CommandError("no capture list frees \(leak.typeName).   :leaks shows the chain")
        }
        report("\(fix.title) in entry \(number): \(leak.typeName) is freed", .note)
        reply(StyledText(fix.text, .dim))
        effects.append(.keep(fix.text))
        revise(number, fix.text)
        return []
    }
}
