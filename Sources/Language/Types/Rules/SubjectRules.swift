import Diagnostics
import Syntax

/// Sends that nobody can hear: behind the completion of the same subject, and into a `let` that nobody listens to.
final class SubjectRules: TypedWalker {
    /// What a text does with its subjects, gathered from all its bodies.
    struct Uses {
        /// `let`s with a subject, in order.
        var declared: [VariableSymbol] = []
        /// Where something is sent first.
        var sent: [VariableSymbol: Span] = [:]
        /// Those that are used in any other way than to send.
        var heard: Set<VariableSymbol> = []
    }

    private static let kinds: Set<Name> = [
        "PublishSubject", "BehaviorSubject", "ReplaySubject", "AsyncSubject", "PublishRelay", "BehaviorRelay",
        "ReplayRelay",
    ]
    private static let sends: Set<Name> = ["on", "onNext", "onError", "onCompleted", "accept"]

    private let checker: Checker

    /// Nil where nobody has ever asked for a subject.
    init?(_ checker: Checker) {
        guard Self.kinds.contains(where: { checker.librarySymbols[$0] != nil }) else { return nil }
        self.checker = checker
    }

    override func visit(_ expr: TExpr) {
        guard let send = Send(expr) else { return walk(expr) }
        checker.subjectUses.sent[send.subject] = checker.subjectUses.sent[send.subject] ?? expr.span
        send.arguments.forEach(visit)
    }

    override func visit(_ place: Place) {
        if case .variable(let variable) = place { checker.subjectUses.heard.insert(variable) }
        walk(place)
    }

    override func visit(_ statement: TStmt) {
        if case .declare(let pattern, _) = statement.kind, case .bind(let variable) = pattern.kind, variable.isLet,
            Self.isSubject(variable)
        {
            checker.subjectUses.declared.append(variable)
        }
        walk(statement)
    }

    /// In one list of statements the order is known: what stands behind an end is not heard.
    override func visit(_ statements: [TStmt]) {
        var ended: [VariableSymbol: (send: Send, isSaid: Bool)] = [:]
        for statement in statements {
            guard case .expr(let expr) = statement.kind, let send = Send(expr) else {
                // A variable may hold another subject by now.
                ended = ended.filter { $0.key.isLet }
                continue
            }
            if let end = ended[send.subject] {
                if !end.isSaid {
                    checker.report(CheckDiagnostic.sendAfterEnd(send.subject.name, expr.span, end: end.send))
                }
                ended[send.subject]?.isSaid = true
            } else if send.ends {
                ended[send.subject] = (send, false)
            }
        }
        super.visit(statements)
    }

    private static func isSubject(_ variable: VariableSymbol) -> Bool {
        guard let nominal = variable.type?.nominal else { return false }
        return nominal.isLibrary && kinds.contains(nominal.name)
    }

    /// `subject.onNext(1)` on a variable.
    struct Send {
        let subject: VariableSymbol
        let name: Name
        let span: Span
        let arguments: [TArgument]
        var isFailure: Bool { name == "onError" }

        init?(_ expr: TExpr) {
            guard case .call(let callee, .value(let receiver), let arguments) = expr.kind, callee.function.isLibrary,
                SubjectRules.sends.contains(callee.function.name)
            else { return nil }
            var base = receiver
            while case .convert(let inner, _) = base.kind { base = inner }
            guard case .load(.variable(let variable)) = base.kind, SubjectRules.isSubject(variable) else { return nil }
            subject = variable
            name = callee.function.name
            span = expr.span
            self.arguments = arguments
        }

        /// Whether nothing follows it.
        var ends: Bool {
            if name == "onCompleted" || name == "onError" { return true }
            guard name == "on", case .value(let event)? = arguments.first, case .enumCase(let item, _) = event.kind
            else { return false }
            return item.name == "completed" || item.name == "error"
        }
    }
}

extension Checker {
    func analyseSubjects(_ statements: [TStmt]) { SubjectRules(self)?.visit(statements) }

    /// What bodies have shown together. At a prompt the next entry may listen to what this one has declared.
    func warnUnheard(mode: Mode) {
        for subject in subjectUses.declared where mode == .script || subject.storage == .local {
            guard let sent = subjectUses.sent[subject], !subjectUses.heard.contains(subject), let span = subject.span
            else { continue }
            report(CheckDiagnostic.unheardSubject(subject.name, span, sent: sent))
        }
        subjectUses = SubjectRules.Uses()
    }
}

extension CheckDiagnostic {
    private static func warning(_ id: CheckDiagnosticID, _ message: String, _ span: Span, help: String) -> Diagnostic {
        Diagnostic(id.rawValue, .warning, message, at: span, help: help)
    }

    static func sendAfterEnd(_ name: Name, _ span: Span, end: SubjectRules.Send) -> Diagnostic {
        let how = end.isFailure ? "failed" : "completed"
        var result = warning(
            .sendAfterEnd, "nobody hears this: '\(name.text)' has \(how)", span,
            help: "send it before the end, or make another subject")
        result.secondary = [Diagnostic.Note("it ends here", at: end.span)]
        return result
    }

    static func unheardSubject(_ name: Name, _ span: Span, sent: Span) -> Diagnostic {
        var result = warning(
            .unheardSubject, "nobody listens to '\(name.text)'", span,
            help: "subscribe before anything is sent: '\(name.text).subscribe(onNext: { … })'")
        result.secondary = [Diagnostic.Note("what is sent here is lost", at: sent)]
        return result
    }
}
