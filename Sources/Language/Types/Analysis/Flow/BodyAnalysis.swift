import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Analyses of type-checked code, such as those of effects, initialisation and escaping closures.
public struct BodyAnalysis {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    /// Statements with an error are not analysed.
    public func analyseTopLevel(_ statements: [TStmt]) {
        let errors = checker.textState.diagnostics.filter { $0.severity == .error }.map(\.primary.start)
        let sound = statements.filter { statement in
            !errors.contains { statement.span.start <= $0 && $0 < statement.span.end }
        }
        let effects = EffectChecker(checker, handlesErrors: true)
        effects.mayAwait = true
        effects.isolation =
            checker.textState.isScript
            ? (checker.textState.isAsync ? Isolations(checker).mainActor.map { .global($0) } : Isolation.none) : nil
        effects.visit(sound)
        if errors.isEmpty, checker.textState.hasDeferredInitialization || checker.textState.hasConsumed {
            AssignmentChecker(checker).visit(statements)
        }
        if errors.isEmpty, checker.textState.hasConsumed { NoncopyableChecker(checker).visit(statements) }
        if errors.isEmpty, checker.textState.hasLocalFunctions { CaptureOrder(checker).visit(statements) }
        EscapeChecker(checker).visit(sound)
        checker.textState.subjectUses.pendingBodies.append(sound)
    }

    /// Analyses the initial value of a variable, or the default value of a parameter of a function.
    public func analyseValue(_ expr: TExpr, in home: ErrorContext, of function: FunctionSymbol? = nil) {
        let effects = EffectChecker(checker, handlesErrors: false, in: home)
        if let function { effects.isolation = effects.bodyIsolation(of: function) }
        effects.visit(expr)
        checker.textState.subjectUses.pendingBodies.append([TStmt(.expr(expr), expr.span)])
    }

    /// Analyses a body; `errors` is the error count before the body was checked. A body with errors is not analysed.
    public func analyse(_ body: TBody, of function: FunctionSymbol, errors: Int = 0) {
        guard !function.isLibrary, checker.errorCount == errors else { return }
        let effects = EffectChecker(
            checker, handlesErrors: function.effects.isThrowing || function.effects.isRethrowing,
            in: ErrorContext(function))
        effects.mayAwait = function.effects.isAsync
        effects.isolation = effects.bodyIsolation(of: function)
        effects.onlyRethrows = function.effects.isRethrowing
        effects.allowedErrorType = function.thrown
        effects.visit(body.statements)
        checkReturns(body.statements, of: function)
        if checker.textState.hasDeferredInitialization || checker.textState.hasConsumed {
            AssignmentChecker(checker, function).check(body.statements)
        }
        if checker.textState.hasConsumed {
            NoncopyableRules(checker).checkOwnership(function)
            NoncopyableChecker(checker).visit(body.statements)
        }
        if checker.textState.hasLocalFunctions { CaptureOrder(checker, in: function).visit(body.statements) }
        InitializationChecker(checker, function)?.check(body.statements)
        InitialiserRules(checker).checkDelegation(body, of: function)
        if checker.errorCount == errors { InitialiserOrder(checker, function, body.statements)?.check(body.statements) }
        EscapeChecker(checker).visit(body.statements)
        checker.textState.subjectUses.pendingBodies.append(body.statements)
    }

    private func checkReturns(_ statements: [TStmt], of function: FunctionSymbol) {
        guard function.kind != .initializer, let result = function.result, !result.isVoid, !result.isError else {
            return
        }
        if result === checker.neverType || function.parameters.contains(where: \.type.isNever) { return }
        if !Flow.leavesScope(statements, never: checker.neverType) {
            if case .expr(let last)? = statements.last?.kind,
                Conversions(checker).conversion(from: last.type, to: result) != nil
            {
                checker.report(CheckDiagnostic.unreturnedValue(function.name, result, last.span, checker))
                return
            }
            checker.report(
                CheckDiagnostic.missingReturn(
                    function.name, result, function.accessorOf?.span ?? function.span ?? checker.textState.lastSpan,
                    end: function.closingBrace, checker))
        }
    }

    /// Checks that a closure with a result type returns a value on every path. Nested functions are checked with their
    /// own bodies.
    func checkReturns(_ closure: TClosure, _ expr: TExpr) {
        guard !closure.result.isVoid, !closure.result.isError, closure.result !== checker.neverType,
            expr.span.endsInBrace, !closure.parameters.contains(where: { $0.type?.isNever ?? false }),
            !Flow.leavesScope(closure.body.statements, never: checker.neverType)
        else { return }
        if case .expr(let last)? = closure.body.statements.last?.kind,
            Conversions(checker).conversion(from: last.type, to: closure.result) != nil
        {
            return checker.report(CheckDiagnostic.unreturnedValue(nil, closure.result, last.span, checker))
        }
        let end = Span(source: expr.span.source, start: expr.span.end - 1, end: expr.span.end)
        checker.report(CheckDiagnostic.missingReturn(nil, closure.result, end, end: nil, checker))
    }
}
