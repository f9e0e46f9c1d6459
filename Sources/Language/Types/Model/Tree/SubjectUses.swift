import Diagnostics
import Syntax

/// What a text does with its subjects, gathered from all its bodies.
struct SubjectUses {
    /// What is looked through when the text has been checked, if anything is sent in it.
    var bodies: [[TStmt]] = []
    private(set) var hasSends = false
    /// `let`s with a subject, in order.
    var declared: [VariableSymbol] = []
    /// Where something is sent first.
    var sent: [VariableSymbol: Span] = [:]
    /// Subjects that are used in any other way than to send.
    var heard: Set<VariableSymbol> = []

    /// Some call of the text.
    mutating func note(_ callee: Callee) {
        if callee.function.sends { hasSends = true }
    }
}
