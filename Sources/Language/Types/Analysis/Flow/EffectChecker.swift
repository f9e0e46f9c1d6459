import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Checks that throwing calls are marked with `try` and handled. It visits every expression, so it also checks the
/// returns of closures and collects data for `SubjectRules`.
final class EffectChecker: TypedWalker {
    let checker: Checker
    private var isInsideTry = false
    /// True after an `await`.
    var isAwaited = false
    /// True if the code may suspend.
    var mayAwait = false
    /// The current actor; nil if isolation is not checked.
    var isolation: Isolation?
    /// True if the visited place is written to.
    private var isPlaceWritten = false
    /// The attributes of each closure that is an argument of the enclosing call.
    private var closureAttributes: [ObjectIdentifier: [Name]] = [:]
    /// True in the right operand of `&&`, `||` and `??`: it is an autoclosure, so an `await` outside does not apply to
    /// it.
    var isInAutoclosure = false
    private var handlesErrors: Bool
    /// The only error type that may be thrown; nil if any may.
    var allowedErrorType: Type?
    /// True in a function that rethrows only errors of its parameters, outside of `catch`.
    var onlyRethrows = false
    /// The code that an unhandled error would leave; it selects the message.
    private(set) var errorHome: ErrorContext
    /// The call that rethrows the closure's errors.
    private var rethrowingCall: Name?

    init(_ checker: Checker, handlesErrors: Bool, in home: ErrorContext = .function) {
        self.checker = checker
        self.handlesErrors = handlesErrors
        self.errorHome = home
    }

    override func visit(_ expr: TExpr) {
        let before = (isInsideTry, isAwaited, isPlaceWritten)
        isPlaceWritten = false
        if expr.isTried { isInsideTry = true }
        if expr.isAwaited { isAwaited = true }
        visit(expr.kind, of: expr)
        (isInsideTry, isAwaited, isPlaceWritten) = before
    }

    @inline(never) private func visit(_ kind: TExpr.Kind, of expr: TExpr) {
        switch kind {
        case .tryOptional(let inner), .tryForced(let inner):
            let outer = (handlesErrors, allowedErrorType)
            (isInsideTry, handlesErrors, allowedErrorType) = (true, true, nil)
            visit(inner)
            (handlesErrors, allowedErrorType) = outer
            return
        case .call(let callee, let receiver, let arguments):
            if let task = receiver.asyncLet(readBy: callee) {
                checkAsync(task.asyncLetName, expr.span)
                if task.throwsWhenRead { recordThrow(expr.span, task.asyncLetName, checker.errorType) }
                return
            }
            checkIsolation(callee, receiver, arguments, expr.span)
            checkCall(callee, arguments, expr)
            if let thrown = LeavingErrors.thrownType(by: callee, arguments, checker) {
                if callee.function.effects.isRethrowing {
                    return checkRethrowingCall(expr, callee.function.name, thrown)
                }
                recordThrow(expr.span, callee.function.name, thrown)
            }
        case .delegateInit(let callee, let arguments):
            checkCall(callee, arguments, expr)
            if let thrown = LeavingErrors.thrownType(by: callee, arguments, checker) {
                if callee.function.effects.isRethrowing {
                    return checkRethrowingCall(expr, callee.function.name, thrown)
                }
                recordThrow(expr.span, callee.function.name, thrown)
            }
        case .assign(let place, let value):
            visit(written: place)
            visit(value)
            return
        case .field(let base, let variable):
            checkIsolation(variable, base, expr.span, writes: false)
        case .keyPath(let path), .keyPathFunction(let path): checkIsolation(of: path, expr.span)
        case .functionRef(let callee, let bound):
            SelfConformance(checker).check(reference: callee, expr.span)
            checkReference(callee, bound, expr.span)
        case .apply(let callee, _):
            checkIsolation(ofCalled: callee, expr.span)
            if let function = callee.type.asFunction {
                if function.effects.isAsync { checkAsync(nil, expr.span) }
                if function.effects.isThrowing {
                    recordThrow(expr.span, nil, ThrownTypes(checker).thrownType(of: function))
                }
            }
        case .and(let left, let right), .or(let left, let right), .coalesce(let left, let right):
            visit(left)
            let outer = isInAutoclosure
            isInAutoclosure = true
            visit(right)
            isInAutoclosure = outer
            return
        case .closure(let closure): return visit(closure, expr)
        default: break
        }
        walk(expr)
    }

    private func checkCall(_ callee: Callee, _ arguments: [TArgument], _ expr: TExpr) {
        SelfConformance(checker).check(callee, expr.span)
        checker.textState.subjectUses.note(callee)
        ConstantArithmetic(checker).check(callee, arguments, expr)
        if callee.function.effects.isAsync {
            checkAsync(callee.function.name, expr.span)
            checkInoutActorState(arguments, expr.span)
        }
        for (parameter, argument) in zip(callee.function.parameters, arguments) where !parameter.typeAttributes.isEmpty
        {
            guard case .value(let value) = argument, let closure = value.closure else { continue }
            closureAttributes[ObjectIdentifier(closure)] = parameter.typeAttributes
        }
    }

    private func visit(written place: Place) {
        isPlaceWritten = true
        visit(place)
        isPlaceWritten = false
    }

    /// Checks a rethrowing call: if its closure lacks a `try`, one diagnostic covers both.
    private func checkRethrowingCall(_ expr: TExpr, _ name: Name, _ thrown: Type) {
        let errors = checker.errorCount
        let outer = rethrowingCall
        rethrowingCall = isInsideTry ? nil : name
        walk(expr)
        rethrowingCall = outer
        if checker.errorCount == errors { recordThrow(expr.span, name, thrown) }
    }

    override func visit(_ place: Place) {
        if case .computed(let receiver, let getter, _, _, _) = place {
            let asyncLet = receiver.asyncLet(readBy: getter)
            if getter.function.effects.isAsync {
                checkAsync(asyncLet?.asyncLetName ?? getter.function.name, checker.textState.lastSpan)
            }
            if let thrown = ThrownTypes(checker).thrownType(by: getter), asyncLet?.throwsWhenRead ?? true {
                recordThrow(checker.textState.lastSpan, asyncLet?.asyncLetName ?? getter.function.name, thrown)
            }
        }
        switch place {
        case .instanceField(let base, let variable):
            checkIsolation(variable, base, base.span, writes: isPlaceWritten)
        case .staticField(let variable, _), .variable(let variable):
            checkIsolation(variable, nil, checker.textState.lastSpan, writes: isPlaceWritten)
        case .computed(let receiver, let getter, let setter, _, _):
            if isPlaceWritten, let setter, let property = setter.function.accessorOf as? VariableSymbol {
                checkIsolation(property, receiver.expr, checker.textState.lastSpan, writes: true)
            } else {
                checkIsolation(getter, receiver, [], checker.textState.lastSpan)
            }
        default: break
        }
        walk(place)
    }

    override func visit(_ statement: TStmt) { visit(statement.kind, of: statement) }

    @inline(never) private func visit(_ kind: TStmt.Kind, of statement: TStmt) {
        switch kind {
        case .throw(let expr):
            visit(expr)
            if !handlesErrors {
                checker.report(CheckDiagnostic.unhandledThrow(statement.span, in: errorHome))
            } else if onlyRethrows {
                checker.report(CheckDiagnostic.throwsItself(statement.span))
            }
        case .do(let node): visit(node)
        case .declare(let pattern, let value):
            if case .bind(let variable) = pattern.kind, let name = variable.asyncLetName, !mayAwait {
                checker.report(CheckDiagnostic.asyncLetInSync(name, statement.span, in: errorHome))
            }
            if let value { visit(value) }
            visit(pattern)
        case .defer(let body):
            // A `defer` runs after its block was left, so its errors cannot propagate.
            let outer = (handlesErrors, errorHome, mayAwait)
            (handlesErrors, errorHome, mayAwait) = (false, .defer, false)
            visit(body)
            (handlesErrors, errorHome, mayAwait) = outer
        case .for(let node) where node.awaitSpan != nil: visit(awaited: node)
        case .function: break
        default: walk(statement)
        }
    }

    private func visit(_ node: TDo) {
        let outer = (handlesErrors, allowedErrorType)
        let isBound = node.isWritten || !node.catches.isEmpty
        if isBound { allowedErrorType = node.isWritten ? node.thrown : nil }
        let passes = onlyRethrows
        onlyRethrows = false
        defer { onlyRethrows = passes }
        if node.catchesAll {
            handlesErrors = true
            visit(node.body)
            (handlesErrors, allowedErrorType) = outer
        } else {
            let around = errorHome
            if !node.catches.isEmpty { errorHome = .catches }
            visit(node.body)
            errorHome = around
            allowedErrorType = outer.1
            // Errors without a matching `catch` leave the enclosing function.
            if isBound, allowedErrorType != nil, let passed = LeavingErrors.of([node], checker) {
                checkAllowed(passed, node.body.first?.span ?? checker.textState.lastSpan)
            }
        }
        for clause in node.catches { visit(clause.patterns, clause.body) }
    }

    private func visit(_ closure: TClosure, _ expr: TExpr) {
        for capture in closure.captures { visit(capture.value) }
        let mayThrow = expr.type.asFunction?.effects.isThrowing ?? false
        let isThunk =
            closure.parameters.isEmpty && closure.captures.isEmpty && closure.body.statements.count == 1
            && closure.body.statements[0].span == expr.span
        let inner = EffectChecker(
            checker, handlesErrors: mayThrow || (isThunk && handlesErrors),
            in: isThunk ? errorHome : .closure(expr.span))
        inner.rethrowingCall = mayThrow ? rethrowingCall : nil
        inner.allowedErrorType = isThunk ? allowedErrorType : expr.type.asFunction?.thrown
        // `try` covers autoclosures, but not closures.
        inner.isInsideTry = isThunk && isInsideTry
        inner.mayAwait = expr.type.asFunction?.effects.isAsync ?? false
        inner.isolation = isThunk ? isolation : isolation(in: closure)
        inner.visit(closure.body.statements)
        BodyAnalysis(checker).checkReturns(closure, expr)
    }

    /// Returns the actor on which a closure runs.
    private func isolation(in closure: TClosure) -> Isolation? {
        guard let isolation else { return nil }
        if let actor = closure.isolatedParameter { return .parameter(actor) }
        if case .inherited = closure.isolation, let names = closureAttributes[ObjectIdentifier(closure)] {
            if names.contains("isolated"), let actor = closure.parameters.first { return .parameter(actor) }
            if names.contains("MainActor"), let actor = Isolations(checker).mainActor {
                closure.isolation = .global(actor)
            } else if names.contains("Sendable"), !names.contains("_inheritActorContext") {
                closure.isolation = .none
            }
        }
        switch closure.isolation {
        case .inherited: return isolation
        case .none: return Isolation.none
        case .global(let actor): return .global(actor)
        }
    }

    private func checkAllowed(_ type: Type, _ span: Span) {
        guard handlesErrors, let allowedErrorType, type !== allowedErrorType, !type.isError else { return }
        checker.report(CheckDiagnostic.throwsWrongType(type, allowedErrorType, span, checker))
    }

    /// Runs a check as if inside `try`.
    func insideTry(_ check: () -> Void) {
        let outer = isInsideTry
        isInsideTry = true
        check()
        isInsideTry = outer
    }

    func recordThrow(_ span: Span, _ name: Name?, _ type: Type) {
        if !isInsideTry {
            checker.report(CheckDiagnostic.missingTry(name, span, passedOnBy: rethrowingCall))
        } else if !handlesErrors {
            checker.report(CheckDiagnostic.unhandledThrow(span, in: errorHome))
        } else {
            checkAllowed(type, span)
        }
    }
}

extension FunctionSymbol {
    /// The closing brace of the body, if the declaration is the function itself.
    var closingBrace: Span? {
        guard let span = accessorOf == nil ? declaration?.decl.span : declaration?.accessor?.span,
            span.end > span.start, span.endsInBrace
        else { return nil }
        return Span(source: span.source, start: span.end - 1, end: span.end)
    }
}
