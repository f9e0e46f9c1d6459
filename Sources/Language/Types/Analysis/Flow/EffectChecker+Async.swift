import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Checks that calls that may suspend are marked with `await` and are in asynchronous code.
extension EffectChecker {
    func checkAsync(_ name: Name?, _ span: Span) {
        if !mayAwait {
            checker.report(CheckDiagnostic.asyncInSync(name, span, in: errorHome))
        } else if isInAutoclosure {
            checker.report(CheckDiagnostic.asyncInAutoclosure(name, span))
        } else if !isAwaited {
            checker.report(CheckDiagnostic.missingAwait(name, span))
        }
    }

    /// Checks `for await` and `for try await`.
    func visit(awaited node: TFor) {
        let word = node.awaitSpan ?? node.sequence.span
        if !mayAwait {
            checker.report(CheckDiagnostic.asyncInSync(nil, word, in: errorHome))
        }
        visit(node.sequence)
        if let thrown = ThrownTypes(checker).thrownType(by: node.next) {
            let failure = errorType(ofAsyncSequence: node.sequence.type) ?? thrown
            if !failure.isNever { checkLoopErrors(node, failure) }
        }
        visit(node.pattern)
        if let filter = node.filter { visit(filter) }
        visit(node.body)
    }

    private func checkLoopErrors(_ node: TFor, _ thrown: Type) {
        if !node.isTried {
            checker.report(CheckDiagnostic.loopNeedsTry(node.awaitSpan ?? node.sequence.span))
        } else {
            insideTry { recordThrow(node.sequence.span, nil, thrown) }
        }
    }
}

extension EffectChecker {
    /// Returns the type of the errors that a loop over the sequence throws. A generic iterator does not specify it.
    private func errorType(ofAsyncSequence type: Type) -> Type? {
        guard let sequence = checker.knownNominal(named: ImpliedNames.asyncSequence),
            let failure = checker.associatedType(named: Names.failureType, in: sequence)
        else { return nil }
        let result = checker.canonicalType(checker.reducedType(type, failure))
        return result.isError ? nil : result
    }
}
