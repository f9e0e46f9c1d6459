import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Infers operators of the program that take a key path as an operand: `people.filter(\.age == 31)`. If the path omits
/// its root, the operator's result and the context determine the root type.
struct KeyPathOperators: BodyService {
    let body: BodyChecker

    func keyPathOperator(_ use: OperatorUse, expected: Expectation) -> PendingExpr? {
        let written = [use.originalOperands.left, use.originalOperands.right]
        guard let candidates = keyPathCandidates(use.name.name, written, modifier: nil) else { return nil }
        return Operators(body: body).resolveWithoutDiagnostics(
            candidates, use, changes: (false, false), expected: expected)
    }

    /// Returns the program's operators that take key paths, if an operand is a key path without a root; nil if there
    /// are none.
    func keyPathCandidates(_ name: Name, _ operands: [Expr], modifier: Name?) -> [Candidate]? {
        let paths = operands.indices.filter { operands[$0].withoutParens.isPathWithoutRoot }
        guard !paths.isEmpty, Operators(body: body).hasOwnOperator(name) else { return nil }
        let own =
            Operators(body: body).operatorCandidates(name, [], modifier: modifier)
            + Operators(body: body).operatorsElsewhere(name, modifier: modifier)
        let candidates = own.filter { candidate in
            checker.resolve(candidate.symbol)
            guard !candidate.symbol.isLibrary, let function = candidate.symbol as? FunctionSymbol,
                function.parameters.count == operands.count
            else { return false }
            return paths.allSatisfy { isKeyPath(function.parameters[$0].type) }
        }
        return candidates.isEmpty ? nil : candidates
    }

    private func isKeyPath(_ type: Type) -> Bool {
        guard let nominal = type.nominal, nominal.isLibrary else { return false }
        return nominal === checker.knownNominal(.keyPath) || nominal === checker.knownNominal(.writableKeyPath)
            || nominal.name == "ReferenceWritableKeyPath"
    }
}
