import Declarations
import Diagnostics
import Syntax
import TypeModel

extension TExpr {
    fileprivate var isErroneous: Bool {
        if case .error = kind { return true }
        return type.isError
    }
}

/// Finds errors in the typed tree that have no diagnostic. There should be no such errors; if there are, the text is
/// refused, because its code cannot run.
public final class UnreportedErrors: TypedWalker {
    private var errorSpan: Span?
    /// The variable whose initial value contains the error, if it refers to itself.
    private var circularVariable: VariableSymbol?
    private var currentVariable: VariableSymbol?

    public override func visit(_ expr: TExpr) {
        if expr.isErroneous {
            if errorSpan == nil {
                (errorSpan, circularVariable) = (expr.span, currentVariable ?? variableInCycle(expr))
            }
        } else {
            walk(expr)
        }
    }

    /// For `let a = b` above `let b = a`, returns `b`: both variables are errors, but one diagnostic is enough.
    private func variableInCycle(_ expr: TExpr) -> VariableSymbol? {
        guard case .load(.variable(let variable)) = expr.kind, variable.declaration?.dependsOnItself == true else {
            return nil
        }
        return variable
    }

    public override func visit(_ statement: TStmt) {
        if case .declare(let pattern, _) = statement.kind, case .bind(let variable) = pattern.kind {
            currentVariable = variable.declaration?.dependsOnItself == true ? variable : nil
        }
        walk(statement)
    }

    /// Reports each error node of the typed tree that has no diagnostic, because code with an error node cannot be
    /// lowered.
    public static func report(to checker: Checker) {
        let finder = UnreportedErrors()
        for body in checker.textState.subjectUses.pendingBodies where finder.errorSpan == nil { finder.visit(body) }
        guard let place = finder.errorSpan else { return }
        if let circle = finder.circularVariable {
            return checker.report(CheckDiagnostic.circularType(circle.name, place))
        }
        checker.report(
            Diagnostic(
                "internal", .error, "rill found an error here but cannot describe it; this is a bug in rill", at: place,
                help: "write the types here explicitly"))
    }
}
