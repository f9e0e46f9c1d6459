import Diagnostics
import Syntax

/// The uses of Rx subjects in a source text, collected from all function and closure bodies.
public struct SubjectUses {
    /// The bodies to visit after checking, if the text sends events.
    public var pendingBodies: [[TStmt]] = []
    public private(set) var hasSends = false
    /// The `let`s that declare a subject, in order.
    public var declaredSubjects: [VariableSymbol] = []
    /// For each subject, the position of the first send.
    public var firstSends: [VariableSymbol: Span] = [:]
    /// Subjects that are used for anything other than sending.
    public var observedSubjects: Set<VariableSymbol> = []

    public init() {}

    /// Records a call of the text.
    public mutating func note(_ callee: Callee) {
        if callee.function.sendsArgument { hasSends = true }
    }
}
