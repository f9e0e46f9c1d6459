import Declarations
import Diagnostics
import Syntax
import TypeModel

/// An expression whose type may be unknown until its statement is solved; `make` then returns its typed form.
final class PendingExpr {
    var type: Type
    let span: Span
    /// True if the value is unwrapped where a non-optional is required; `type` is the optional type.
    var isImplicitlyUnwrapped = false
    var isSuper = false
    /// True for `self.init(…)` and `super.init(…)`.
    var isDelegation = false
    /// True if the value may be ignored without a warning.
    var isDiscardable = false
    private let makeExpr: () -> TExpr
    /// The expression as an assignable place; nil if it is only a value.
    var place: (() -> Place)?
    /// The diagnostic that says why the place is not assignable; nil if it is assignable.
    var immutableReason: (() -> Diagnostic)?
    /// The named type, if the expression is a type name; the expression's own type is the metatype.
    var namedType: Type?
    /// An expression for the class of `self` at run time, which `Self` in a class denotes.
    var dynamicSelf: PendingExpr?
    /// Overloads that differ only in their result type; the next one is used if the context requires its type.
    var otherOverloads: [() -> PendingExpr] = []
    /// True if an overload of equal rank has another result type. That overload is tried if this result does not match
    /// the context.
    var hasOtherResultType = false
    /// Returns another form of the expression if a value of the given existential type is expected: see
    /// `CoalescedValues`.
    var asExistential: ((Type) -> PendingExpr?)?
    /// True for an optional whose wrapped type the context may widen, such as `item?.price` with a non-optional
    /// `price`.
    var canWiden = false
    /// Changes the optional type of an optional chain to a wider one.
    var setOptionalType: ((Type) -> Void)?
    /// The variable that the expression reads. Messages and rules about captures use it.
    var variable: VariableSymbol?
    #if DEBUG
        /// The function that the expression calls; `compareWithGeneral` uses it.
        var function: FunctionSymbol?
    #endif

    init(_ type: Type, _ span: Span, _ make: @escaping () -> TExpr) {
        self.type = type
        self.span = span
        makeExpr = make
    }

    func make() -> TExpr { makeExpr() }

    /// Returns the first of the other overloads; the result has the remaining ones as its `otherOverloads`.
    func nextOverload() -> PendingExpr? {
        guard let first = otherOverloads.first else { return nil }
        let draft = first()
        draft.otherOverloads = Array(otherOverloads.dropFirst())
        return draft
    }

    /// Stands for an argument that is inferred later.
    nonisolated(unsafe) static let placeholder: PendingExpr = {
        return PendingExpr(.error, .unknown) { TExpr(.error, .error, .unknown) }
    }()
}

/// Checks the statements and expressions of one body. Nested closures and local functions share it.
public final class BodyChecker {
    let checker: Checker
    let solver: Solver
    var context: Context
    public var isTopLevel = false
    /// True if the entry is a single statement, whose value is shown.
    var isOnlyStatement = false
    public var mode = Checker.Mode.script
    public var resultVariables: [VariableSymbol] = []
    /// Counts the arguments that did not match so far.
    var mismatchCount = 0
    /// A match that is reused for all overloads: most of them fail, and their matches need not be kept.
    var scratchMatch = ArgumentMatch()
    var shouldStop: Bool { solver.isQuiet && solver.failed }

    public init(_ checker: Checker, context: Context) {
        self.checker = checker
        self.context = context
        solver = Solver(checker)
    }

    var functionScope: FunctionScope { context.functionScope! }

    // MARK: - Contexts

    func inNestedContext<T>(_ kind: Context.Kind = .block, _ body: (Context) -> T) -> T {
        let inner = Context(kind, parent: context)
        let saved = context
        context = inner
        defer { context = saved }
        return body(inner)
    }

    func inContext<T>(_ other: Context, _ body: () -> T) -> T {
        let saved = context
        context = other
        defer { context = saved }
        return body()
    }

    /// Checks a part of a statement, such as the body of a loop, whose statements are solved together with the whole.
    func insideStatement<T>(_ part: () -> T) -> T {
        inNestedContext {
            $0.isUnsolved = true
            return part()
        }
    }

    // MARK: - Reporting

    func fail(_ diagnostic: @autoclosure () -> Diagnostic) { solver.fail(diagnostic()) }

    func errorExpr(_ span: Span) -> PendingExpr { PendingExpr(.error, span) { TExpr(.error, .error, span) } }

    func failure(_ span: Span, _ diagnostic: @autoclosure () -> Diagnostic) -> PendingExpr {
        solver.fail(diagnostic())
        return errorExpr(span)
    }

    // MARK: - Solving one statement

    /// Infers and solves an expression, applies defaults and returns the pending expression with a known type. In a
    /// call that is not nested in another, the constraints are removed afterwards.
    func solve(_ infer: () -> PendingExpr) -> PendingExpr {
        let mark = solver.mark()
        let draft = infer()
        solver.decidePendingTasks(since: mark)
        if solver.isExhausted, !solver.isQuiet {
            if solver.hasOverflown {
                checker.reportOverflow(at: draft.span)
            } else {
                checker.report(CheckDiagnostic.tooComplex(draft.span))
            }
            solver.reset()
            return errorExpr(draft.span)
        }
        return draft
    }

    /// Returns the type if no later code can change it; nil otherwise.
    func determinedType(_ type: Type) -> Type? {
        if !type.isOpen { return type }
        guard solver.isFinal(type) else { return nil }
        let known = solver.replaceKnownVariables(type)
        return known.isOpen ? nil : known
    }

    /// Creates a typed statement: at once if no enclosing expression is unsolved, otherwise after the enclosing one is
    /// solved.
    func whenSolved(_ make: @escaping () -> TStmt) -> StatementMaker {
        guard !context.isUnsolved else { return .later { [make()] } }
        let made = make()
        solver.reset()
        return .statement(made)
    }

    /// Creates the typed form of an expression: now if no enclosing expression is unsolved, otherwise when it is
    /// requested.
    func finish<T>(_ make: @escaping () -> T) -> () -> T {
        guard !context.isUnsolved else { return make }
        let value = make()
        solver.reset()
        return { value }
    }

    /// Returns the type of a statement's subject (`switch`, `for`). Outside of closures only the subject's own
    /// expression determines its type, so an unknown type is reported.
    func determinedType(_ draft: PendingExpr, _ span: Span) -> Type {
        let type = solver.replaceKnownVariables(solvedExpectation(draft.type))
        guard !context.isUnsolved, type.isOpen else { return type }
        _ = finalized(type, span)
        return .error
    }

    /// Returns the final type of a solved expression.
    func finalized(_ type: Type, _ span: Span) -> Type {
        if !type.isOpen { return type }
        let known = solver.replaceKnownVariables(type)
        if solver.hasOverflown { checker.reportOverflow(at: span) }
        if !known.isOpen { return known }
        var unknown: TypeVariable?
        let closed = known.mapped { part in
            if !part.isOpen { return part }
            if let variable = part.asVariable {
                unknown = unknown ?? variable
                return .error
            }
            if case .dependent = part.kind { return .error }
            return nil
        }
        if let unknown, !checker.hasErrors {
            let origin = unknown.origin
            if unknown.literal == .nilLiteral {
                checker.report(CheckDiagnostic.nilNeedsContext(origin?.span ?? span))
            } else {
                checker.report(CheckDiagnostic.cannotInfer(origin?.name, of: origin?.owner, origin?.span ?? span))
            }
        }
        return closed
    }

    func finalized(_ substitution: Substitution, _ span: Span) -> Substitution {
        Substitution(substitution.parameters, substitution.arguments.map { finalized($0, span) })
    }

    // MARK: - Conversions

    /// Converts the pending expression to the type.
    func coerce(_ draft: PendingExpr, to type: Type) -> PendingExpr {
        coerce(draft, to: type) { CheckDiagnostic.mismatch(found: $0, wanted: $1, draft.span, checker) }
    }

    /// Returns the expression, or its implicitly unwrapped value, converted to the type; reports and returns nil if
    /// neither converts.
    func convertedOrNil(_ draft: PendingExpr, to type: Type, _ mismatch: (_ found: Type, _ wanted: Type) -> Diagnostic)
        -> PendingExpr?
    {
        var source = draft
        if let other = draft.asExistential?(solver.resolve(type)) { return other }
        if draft.isImplicitlyUnwrapped, let wrapped = checker.wrapped(solver.resolve(draft.type)) {
            let staysOptional = solver.speculate {
                guard solver.convert(draft.type, type) else { return false }
                // A generic parameter may have conditions that only the wrapped type meets.
                if type.isOpen { solver.runReadyTasks() }
                return true
            }
            if !staysOptional {
                source = forceUnwrapped(draft, wrapped)
                solver.score.add(.implicitUnwrap)
            }
        }
        checker.textState.lastSpan = draft.span
        if solver.convert(source.type, type) { return source }
        fail(mismatch(solver.replaceKnownVariables(source.type), solver.replaceKnownVariables(type)))
        return nil
    }

    func coerce(_ draft: PendingExpr, to type: Type, _ mismatch: (_ found: Type, _ wanted: Type) -> Diagnostic)
        -> PendingExpr
    {
        guard let source = convertedOrNil(draft, to: type, mismatch) else { return errorExpr(draft.span) }
        if !type.isOpen, solver.isSettled(source.type, as: type) { return source }
        let result = PendingExpr(type, draft.span) { [self] in
            converted(source.make(), to: finalized(type, draft.span))
        }
        result.isDiscardable = draft.isDiscardable
        return result
    }

    func forceUnwrapped(_ draft: PendingExpr, _ wrapped: Type) -> PendingExpr {
        let result = PendingExpr(wrapped, draft.span) { [self] in
            TExpr(.forceUnwrap(draft.make()), finalized(wrapped, draft.span), draft.span)
        }
        if let place = draft.place { result.place = { .forcedPayload(place(), draft.span) } }
        result.immutableReason = draft.immutableReason
        return result
    }

    /// Unwraps an implicitly unwrapped value if the expected type is not optional.
    func unwrappedIfImplicit(_ draft: PendingExpr) -> PendingExpr {
        guard draft.isImplicitlyUnwrapped, let wrapped = checker.wrapped(solver.resolve(draft.type)) else {
            return draft
        }
        return forceUnwrapped(draft, wrapped)
    }

    /// Returns the conversion of a typed expression between two types without type variables.
    func converted(_ expr: TExpr, to type: Type) -> TExpr {
        if expr.type === type || type.isError || expr.type.isError { return expr }
        if expr.type === checker.neverType { return TExpr(expr.kind, expr.type, expr.span) }
        guard let step = Conversions(checker).conversion(from: expr.type, to: type) else {
            if !checker.hasErrors {
                checker.report(CheckDiagnostic.mismatch(found: expr.type, wanted: type, expr.span, checker))
            }
            return TExpr(.error, type, expr.span)
        }
        switch step {
        case .same: return type.asFunction == nil ? TExpr(expr.kind, type, expr.span) : expr
        case .step(let conversion): return TExpr(.convert(expr, conversion), type, expr.span)
        case .splatTuple: return splatted(expr, to: type)
        }
    }

    /// Converts a function of several parameters to one that takes a tuple.
    private func splatted(_ expr: TExpr, to type: Type) -> TExpr {
        guard let target = type.asFunction, let source = expr.type.asFunction,
            let fields = target.parameters[0].type.asTuple
        else { return expr }
        let function = hiddenVariable("function", expr.type)
        let parameter = hiddenVariable("tuple", target.parameters[0].type)
        function.isCaptured = true
        let tuple = TExpr(.load(.variable(parameter)), parameter.type, expr.span)
        var arguments: [TArgument] = []
        for (index, field) in fields.enumerated() {
            let value = TExpr(.tupleField(tuple, index), field.type, expr.span)
            arguments.append(.value(converted(value, to: source.parameters[index].type)))
        }
        let call = TExpr(
            .apply(TExpr(.load(.variable(function)), function.type, expr.span), arguments), source.result, expr.span)
        call.isTried = source.effects.isThrowing
        call.isAwaited = source.effects.isAsync
        let body = TBody(statements: [TStmt(.return(converted(call, to: target.result)), expr.span)])
        let closure = TClosure(
            captures: [TClosure.Capture(variable: function, value: expr)], parameters: [parameter],
            result: target.result, body: body)
        return TExpr(.closure(closure), type, expr.span)
    }

    func hiddenVariable(_ name: Name, _ type: Type) -> VariableSymbol {
        let variable = VariableSymbol(name: name, span: nil, parent: nil, storage: .local, isLet: true)
        variable.type = type
        return variable
    }

    // MARK: - Things that wait

    /// Returns a pending expression that `make` creates as soon as the type is known.
    func whenTypeKnown(
        until type: Type, as result: Type? = nil, orForced: Bool = false, kind: SolverTask.Kind = .other,
        deciding decided: Type? = nil, _ span: Span, acceptsLiteral: Bool = true,
        _ body: @escaping () -> PendingExpr
    ) -> PendingExpr {
        let result = result ?? solver.freshVariable(at: span)
        let isReady = { [self] in
            guard let variable = solver.resolve(type).asVariable else { return true }
            return acceptsLiteral && variable.literal.hasUsualType
        }
        return whenTypeKnownOrAtEnd(as: result, span, kind: kind, deciding: decided, when: isReady) { [self] forced in
            if forced, !orForced, let variable = solver.resolve(type).asVariable, !variable.literal.hasUsualType {
                if variable.literal == .nilLiteral {
                    fail(CheckDiagnostic.nilNeedsContext(variable.origin?.span ?? span))
                } else {
                    fail(CheckDiagnostic.needsContext(span))
                }
                _ = solver.unify(result, .error)
                return errorExpr(span)
            }
            return body()
        }
    }

    /// Returns a pending expression that is created as soon as its type is known, or else at the end of the statement,
    /// and then converted to the expected type. `decided` is a type that the expression implies.
    func whenTypeKnownOrAtEnd(
        as result: Type, _ span: Span, kind: SolverTask.Kind = .operation, deciding decided: Type? = nil,
        when isReady: @escaping () -> Bool, _ body: @escaping (_ forced: Bool) -> PendingExpr
    ) -> PendingExpr {
        let home = context
        var draft: PendingExpr?
        solver.add(
            SolverTask(kind, isReady: isReady, source: decided) { [self] forced in
                draft = coerce(inContext(home) { body(forced) }, to: result)
            })
        return PendingExpr(result, span) { [self] in draft?.make() ?? TExpr(.error, finalized(result, span), span) }
    }
}

/// A part of the body checker; all parts share the state of the body.
protocol BodyService {
    var body: BodyChecker { get }
}

extension BodyService {
    var checker: Checker { body.checker }
    var solver: Solver { body.solver }
    var context: Context { body.context }
    var shouldStop: Bool { body.shouldStop }

    func fail(_ diagnostic: @autoclosure () -> Diagnostic) { body.fail(diagnostic()) }
    func errorExpr(_ span: Span) -> PendingExpr { body.errorExpr(span) }
    func failure(_ span: Span, _ diagnostic: @autoclosure () -> Diagnostic) -> PendingExpr {
        body.failure(span, diagnostic())
    }
}
