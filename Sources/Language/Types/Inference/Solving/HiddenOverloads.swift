import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Finds overloads in modules that are not imported.
struct HiddenOverloads: BodyService {
    let body: BodyChecker

    /// Returns a matching overload in a module that is not imported.
    func hiddenOverload(
        _ name: Name, _ candidates: [Candidate], _ given: [CallArgument], _ span: Span, at nameSpan: Span
    ) -> Diagnostic? {
        guard checker.textState.visibleModules != nil, let candidate = candidates.first, candidate.symbol.isLibrary,
            let base = candidate.base
        else { return nil }
        for entry in checker.lookup(name, in: base) where Imports(checker).isMissingImport(entry.symbol) {
            let hidden = Candidate(entry, candidate.accessPath)
            checker.resolve(hidden.symbol)
            var match = ArgumentMatch()
            guard let parameters = body.parameters(of: hidden), body.matcher(parameters, given).match(&match) else {
                continue
            }
            let matches = CandidateMatch(candidate: hidden, parameters: parameters, match: match.independentCopy)
            let mark = solver.mark()
            let fits = solver.speculate {
                _ = body.apply(matches, given, span, at: nameSpan, expected: .none)
                return solver.conditionsCouldHold(since: mark)
            }
            solver.rollback(to: mark)
            guard fits else { continue }
            return CheckDiagnostic.missingImport(
                name, on: checker.describe(solver.replaceKnownVariables(base)),
                module: Imports(checker).module(of: hidden.symbol),
                nameSpan)
        }
        return nil
    }
}
