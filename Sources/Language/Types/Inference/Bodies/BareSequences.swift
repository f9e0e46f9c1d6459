import Declarations
import Diagnostics
import Syntax
import TypeModel

// If an entry at the prompt is only an asynchronous sequence, rill shows its elements: `stream` means
// `stream.asObservable()`.

extension BodyChecker {
    /// Returns the expression as an observable if its type is an asynchronous sequence; nil otherwise.
    func observable(of draft: PendingExpr, _ expr: Expr, _ span: Span) -> PendingExpr? {
        guard let nominal = solver.resolve(draft.type).nominal, ImpliedNames.isAsyncSequenceKnown,
            let symbol = checker.lookupLibrary(ImpliedNames.asyncSequence).first as? NominalSymbol,
            !(nominal.isLibrary && nominal.kind == .class),
            checker.conforms(solver.replaceKnownVariables(draft.type), to: symbol)
        else { return nil }
        let make = SyntaxFactory(span: span)
        let call = make.call(make.member("asObservable", of: expr))
        return solve { rejectingTypeNames(infer(call, expected: .whole)) }
    }
}
