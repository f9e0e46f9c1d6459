import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Warns of sends that no subscriber can receive: after the subject's completion, and to a `let` without subscribers.
public final class SubjectRules: TypedWalker {
    private let checker: Checker

    init(_ checker: Checker) { self.checker = checker }

    public override func visit(_ expr: TExpr) {
        guard let send = Send.of(expr.kind, expr.span) else { return walk(expr) }
        recordSend(send)
    }

    private func recordSend(_ send: Send) {
        checker.textState.subjectUses.firstSends[send.subject] =
            checker.textState.subjectUses.firstSends[send.subject] ?? send.span
        for argument in send.arguments { visit(argument) }
    }

    public override func visit(_ place: Place) {
        if case .variable(let variable) = place, variable.isLet, Self.isSubject(variable) {
            checker.textState.subjectUses.observedSubjects.insert(variable)
        }
        walk(place)
    }

    public override func visit(_ statement: TStmt) {
        if case .declare(let pattern, let value?) = statement.kind, case .bind(let variable) = pattern.kind,
            variable.isLet, Self.isSubject(variable), Self.createsSubject(value)
        {
            checker.textState.subjectUses.declaredSubjects.append(variable)
        }
        walk(statement)
    }

    /// The statements of one list run in order, so a send after the end of the subject has no effect.
    public override func visit(_ statements: [TStmt]) {
        var ended: [VariableSymbol: (send: Send, isSaid: Bool)] = [:]
        for statement in statements {
            guard case .expr(let expr) = statement.kind, let send = Send.of(expr.kind, expr.span) else {
                // After an assignment, the variable may refer to another subject.
                if !ended.isEmpty { ended = ended.filter { $0.key.isLet } }
                visit(statement)
                continue
            }
            recordSend(send)
            if let end = ended[send.subject] {
                if !end.isSaid {
                    checker.report(CheckDiagnostic.sendAfterEnd(send.subject.name, send.span, end: end.send))
                }
                ended[send.subject]?.isSaid = true
            } else if send.end != nil {
                ended[send.subject] = (send, false)
            }
        }
    }

    /// Returns true for a call that creates a subject, which nobody else knows.
    private static func createsSubject(_ value: TExpr) -> Bool {
        guard case .call(let callee, _, _) = value.kind else { return false }
        return callee.function.isLibrary
    }

    private static func isSubject(_ variable: VariableSymbol) -> Bool {
        variable.type?.nominal?.sendMethod != nil
    }

    /// A call such as `subject.onNext(1)` on a variable.
    struct Send {
        let subject: VariableSymbol
        let function: FunctionSymbol
        let span: Span
        let arguments: [TArgument]

        @inline(never) static func of(_ kind: TExpr.Kind, _ span: Span) -> Send? {
            guard case .call(let callee, .value(let receiver), let arguments) = kind, callee.function.sendsArgument
            else {
                return nil
            }
            var base = receiver
            while case .convert(let inner, _) = base.kind { base = inner }
            guard case .load(.variable(let variable)) = base.kind, SubjectRules.isSubject(variable) else { return nil }
            return Send(subject: variable, function: callee.function, span: span, arguments: arguments)
        }

        /// The end that the send causes, `completed` or `failed`; nil if it does not end the subject.
        var end: Name? {
            if let end = function.endKind { return end }
            guard case .value(let event)? = arguments.first, case .enumCase(let item, _) = event.kind, item.isLibrary
            else { return nil }
            return item.declaration?.decl.modifiers.endKind
        }
    }

    /// Warns of subjects that are sent to and never subscribed to in the text. Skips globals of an entry, since a later
    /// entry may subscribe.
    public static func warnUnobserved(_ checker: Checker, mode: Checker.Mode) {
        defer { checker.textState.subjectUses = SubjectUses() }
        guard checker.textState.subjectUses.hasSends else { return }
        let rules = SubjectRules(checker)
        for body in checker.textState.subjectUses.pendingBodies { rules.visit(body) }
        for subject in checker.textState.subjectUses.declaredSubjects where mode == .script || subject.storage == .local
        {
            guard let sent = checker.textState.subjectUses.firstSends[subject],
                !checker.textState.subjectUses.observedSubjects.contains(subject),
                let span = subject.span
            else { continue }
            checker.report(CheckDiagnostic.unobservedSubject(subject.name, span, sent: sent))
        }
    }
}

extension CheckDiagnostic {
    static func sendAfterEnd(_ name: Name, _ span: Span, end: SubjectRules.Send) -> Diagnostic {
        let how = end.end?.text ?? "ended"
        return warning(
            .sendAfterEnd, "no subscriber receives this: '\(name.text)' has \(how)", span,
            secondary: [Diagnostic.Note("'\(name.text)' ends here", at: end.span)],
            help: "send it before the end, or create a new subject")
    }

    static func unobservedSubject(_ name: Name, _ span: Span, sent: Span) -> Diagnostic {
        warning(
            .unheardSubject, "'\(name.text)' has no subscribers", span,
            secondary: [Diagnostic.Note("this value is lost", at: sent)],
            help: "subscribe before anything is sent: '\(name.text).subscribe(onNext: { … })'")
    }
}
