import Assist
import Export
import Language
import SessionCore
import StyledText

/// Fixes reference cycles that an entry has created.
extension ReplSession {
    /// Runs `:fix` after a report of a cycle: finds the first capture list with which a replay of the session frees the
    /// object.
    func breakCycle() throws {
        guard case .cycle(let leak) = availableFixes else { return }
        availableFixes = .repairs([])
        let before = SideSession(beside: self, journal.actions, configure: { $0.findsLeaks = true })
        let freed = before.program?.interpreter.freedObjects(of: leak.typeName) ?? 0
        var proven: (number: Int, fix: LeakFix)?
        for fix in LeakFix.candidates(for: leak.closures) {
            guard !stopButton.isPressed, let number = Int(fix.source.dropFirst("entry ".count)),
                journal.entries.contains(where: { $0.number == number })
            else { continue }
            let actions = journal.actionsReplacingEntry(replacing: number, with: fix.text)
            let side = SideSession(beside: self, actions, revised: number, configure: { $0.findsLeaks = true })
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
        printReply(StyledText(fix.text, .dim))
        effects.append(.addToHistory(fix.text))
        revise(number, fix.text)
    }
}
