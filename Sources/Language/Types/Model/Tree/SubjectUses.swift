import Diagnostics
import Syntax

/// The uses of subjects in a text, from all its bodies.
struct SubjectUses {
    /// The bodies to visit after checking, if the text sends anything.
    var bodies: [[TStmt]] = []
    private(set) var hasSends = false
    /// `let`s with a subject, in order.
    var declared: [VariableSymbol] = []
    /// The position of the first send.
    var sent: [VariableSymbol: Span] = [:]
    /// Subjects that are used in any other way than to send.
    var heard: Set<VariableSymbol> = []

    /// Records a call of the text.
    mutating func note(_ callee: Callee) {
        if callee.function.sends { hasSends = true }
    }
}
