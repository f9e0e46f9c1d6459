import Diagnostics
import Syntax

extension TExpr {
    fileprivate var isWrong: Bool {
        if case .error = kind { return true }
        return type.isError
    }
}

/// Looks for code that the checker has noticed to be wrong and about which nothing was said. There should be none; where
/// there is, the text is refused all the same, since such code cannot run.
private final class UnreportedErrors: TypedWalker {
    private(set) var place: Span?
    /// The variable whose initial value holds the error, if that value needs the variable itself.
    private(set) var circle: VariableSymbol?
    private var declared: VariableSymbol?

    override func visit(_ expr: TExpr) {
        if expr.isWrong {
            if place == nil { (place, circle) = (expr.span, declared ?? circular(expr)) }
        } else {
            walk(expr)
        }
    }

    /// `let a = b` above `let b = a`: the other variable is the one that was met twice.
    private func circular(_ expr: TExpr) -> VariableSymbol? {
        guard case .load(.variable(let variable)) = expr.kind, variable.declaration?.needsItself == true else {
            return nil
        }
        return variable
    }

    override func visit(_ statement: TStmt) {
        if case .declare(let pattern, _) = statement.kind, case .bind(let variable) = pattern.kind {
            declared = variable.declaration?.needsItself == true ? variable : nil
        }
        walk(statement)
    }
}

extension Checker {
    /// Reports an error node in the typed tree where no diagnostic was made: code cannot be made of it.
    func reportUnreported() {
        let finder = UnreportedErrors()
        for body in text.subjectUses.bodies where finder.place == nil { finder.visit(body) }
        guard let place = finder.place else { return }
        if let circle = finder.circle { return report(CheckDiagnostic.circularType(circle.name, place)) }
        report(
            Diagnostic(
                "internal", .error, "rill found an error here but cannot describe it: a bug in rill", at: place,
                help: "write the types here explicitly"))
    }
}
