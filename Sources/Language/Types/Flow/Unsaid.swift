import Diagnostics
import Syntax

/// Looks for code that the checker has noticed to be wrong and about which nothing was said. There should be none; where
/// there is, the text is refused all the same, since such code cannot run.
private final class UnsaidErrors: TypedWalker {
    private(set) var place: Span?

    override func visit(_ expr: TExpr) {
        if case .error = expr.kind {
            place = place ?? expr.span
        } else {
            walk(expr)
        }
    }
}

extension Checker {
    /// Nobody has said anything about the text; whoever reads its code must find no error there.
    func tellUnsaid() {
        let finder = UnsaidErrors()
        for body in subjectUses.bodies where finder.place == nil { finder.visit(body) }
        if let place = finder.place { report(CheckDiagnostic.cannotInfer(nil, place)) }
    }
}
