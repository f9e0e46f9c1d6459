import Declarations
import Diagnostics
import Syntax
import TypeModel

// Compares `exact` with overload resolution. `exact` is a cache: if the operand types are known, both must select the
// same overload. Debug builds compare them.

extension Operators {
    /// Compares a choice of `exact` with that of overload resolution, once for each operator and its operands' types.
    /// A difference is a fault of the checker, so it is kept with the errors in library code.
    func compareWithOverloadResolution(_ choice: OperatorChoice, _ use: OperatorUse, _ expected: Expectation) {
        #if DEBUG
            let (left, right) = (solver.resolve(use.left.type), solver.resolve(use.right.type))
            let key = OperatorKey(name: use.name.name, left: left, right: right)
            guard !hasOwnOperator(key.name), Self.compared.insert(key).inserted else { return }
            var general: PendingExpr?
            let works = solver.wouldSucceed {
                general = solver.withOwnBudget { resolveOverloaded(use, expected: expected) }
                return true
            }
            if works, let function = general?.function, isSame(choice.function, function, for: left) { return }
            let types = "'\(checker.describe(left))' and '\(checker.describe(right))'"
            let other = general?.function.map { shown($0) } ?? "nothing"
            checker.libraryProblems.append(
                Diagnostic(
                    "internal", .error,
                    "'\(key.name.text)' of \(types): \(shown(choice.function)), in general \(other)",
                    at: use.span))
        #endif
    }

    #if DEBUG
        // The operators that were already compared. Only one checker runs at a time, so no lock is needed.
        nonisolated(unsafe) private static var compared: Set<OperatorKey> = []

        /// Returns true if both functions run the same code for operands of the type.
        private func isSame(_ one: FunctionSymbol, _ other: FunctionSymbol, for type: Type) -> Bool {
            func code(_ function: FunctionSymbol) -> Symbol {
                guard function.isRequirement else { return function }
                return Witnesses(checker).witness(for: function as Symbol, in: type)?.symbol ?? function
            }
            return one === other || code(one) === code(other)
        }

        private func shown(_ function: FunctionSymbol) -> String {
            "\(checker.signature(function)) of '\(function.parent?.name.text ?? "the module")'"
        }
    #endif
}
