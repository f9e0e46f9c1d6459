import Assist
import Language
import StyledText

/// The changes that `:fix` can apply: those of the last refused text, or those for the cycle that was reported last.
package enum AvailableFixes {
    case repairs([Repair])
    case cycle(LeakText)

    /// Offers to break a cycle that was found; nil if no cycle was found.
    package mutating func offerCycle(_ leak: LeakText?) {
        if let leak { self = .cycle(leak) } else if case .cycle = self { self = .repairs([]) }
    }
}

/// Reports reference cycles that an entry has created.
extension ReplSession {
    /// After an entry, reports one object of the program, on one line, that only a reference cycle keeps alive.
    func reportCycles() {
        guard options.style == .prompt, outputLevel == .full, !isReplaying, let program else { return }
        let cycles = program.interpreter.newCycles()
        guard let first = cycles.first else { return }
        let canFix = !LeakFix.candidates(for: first.closures).isEmpty
        availableFixes.offerCycle(canFix ? first : nil)
        // A warning of the kit has already reported the cycle.
        if hasReportedCycles { return }
        let more = cycles.count > 1 ? ", and \(countText(cycles.count - 1, "more cycle")) (:leaks)" : ""
        let help = canFix ? "   (:fix breaks the cycle)" : ""
        let chain = first.chain(isUnicode: presentation.isUnicode)
        report("\(first.typeName) is not freed; a reference cycle keeps it alive: \(chain)\(more)\(help)", .warning)
    }
}
