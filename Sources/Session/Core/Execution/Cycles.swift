import Assist
import Language
import StyledText

/// The changes that `:fix` offers: those of the last refused text, or of the cycle that was reported last.
package enum FixOffer {
    case repairs([Repair])
    case cycle(LeakText)

    /// Takes the cycle that was looked for now; nil if there is none to break.
    package mutating func take(_ leak: LeakText?) {
        if let leak { self = .cycle(leak) } else if case .cycle = self { self = .repairs([]) }
    }
}

/// Cycles that an entry has left behind.
extension ReplSession {
    /// Reports in one line that an object of the program stays alive by a cycle, after the entry that left it to itself.
    func sayCycles() {
        guard options.style == .prompt, voice == .full, !isReplaying, let program else { return }
        let cycles = program.interpreter.newCycles()
        guard let first = cycles.first else { return }
        let canFix = !LeakFix.candidates(for: first.closures).isEmpty
        offer.take(canFix ? first : nil)
        // The kit's warning says the same in its own words.
        if hasSaidRetained { return }
        let more = cycles.count > 1 ? ", and \(counted(cycles.count - 1, "more cycle")) (:leaks)" : ""
        let help = canFix ? "   (:fix breaks the cycle)" : ""
        let chain = first.chain(isUnicode: presentation.isUnicode)
        report("\(first.typeName) is not freed, a cycle keeps it: \(chain)\(more)\(help)", .warning)
    }
}
