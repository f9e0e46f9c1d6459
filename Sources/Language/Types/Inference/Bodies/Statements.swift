import Analysis
import Declarations
import Diagnostics
import Syntax
import TypeModel

// Checks statements; each is solved separately. Inside a closure that is not solved yet, the typed statements are
// created later.

/// A typed statement that exists already, or is created after the enclosing closure is solved.
public enum StatementMaker {
    case statement(TStmt)
    case block([TStmt])
    case later(() -> [TStmt])

    static var empty: StatementMaker { .block([]) }

    var isLater: Bool {
        if case .later = self { return true }
        return false
    }

    public func callAsFunction() -> [TStmt] {
        switch self {
        case .statement(let statement): return [statement]
        case .block(let statements): return statements
        case .later(let make): return make()
        }
    }

    func append(to result: inout [TStmt]) {
        if case .statement(let statement) = self { result.append(statement) } else { result += self() }
    }
}

extension BodyChecker {
    func checkBlock(_ block: [Stmt]) -> StatementMaker {
        hoist(block)
        context.statements = block
        var made: [TStmt] = []
        made.reserveCapacity(block.count)
        // The makers of the statements, beginning with the first that cannot be created yet.
        var waiting: [StatementMaker] = []
        // Local functions that use variables declared after them, with their indices in `waiting`.
        var postponed: [(place: Int, statement: Stmt)] = []
        for (index, statement) in block.enumerated() {
            if shouldStop { break }
            if namesLaterVariable(statement, of: block[(index + 1)...]) {
                postponed.append((waiting.count, statement))
                waiting.append(.empty)
                continue
            }
            let maker = checkStatement(statement)
            if waiting.isEmpty, !maker.isLater {
                maker.append(to: &made)
            } else {
                waiting.append(maker)
            }
        }
        for (place, statement) in postponed where !shouldStop { waiting[place] = checkStatement(statement) }
        if waiting.isEmpty { return .block(made) }
        return .later { [made, waiting] in
            var result = made
            for maker in waiting { maker.append(to: &result) }
            return result
        }
    }

    /// Returns true for a local function that uses a variable which is declared after the function.
    private func namesLaterVariable(_ statement: Stmt, of rest: ArraySlice<Stmt>) -> Bool {
        guard case .decl(let decl) = statement.kind, case .function = decl.kind, context.kind != .module else {
            return false
        }
        var later: Set<Name> = []
        for statement in rest {
            guard case .decl(let decl) = statement.kind, case .variable(let variable) = decl.kind else { continue }
            for binding in variable.bindings { later.formUnion(binding.pattern.names.map(\.0)) }
        }
        return !later.isEmpty && NameScan(later).finds(decl)
    }

    /// Searches a declaration for names.
    private final class NameScan: TreeWalker {
        private let names: Set<Name>
        private var isFound = false
        init(_ names: Set<Name>) { self.names = names }
        func finds(_ decl: Decl) -> Bool {
            visit(decl)
            return isFound
        }
        override func visit(_ expr: Expr) {
            if case .name(let name) = expr.kind, names.contains(name.name) { isFound = true }
            if !isFound { walk(expr) }
        }
    }

    func checkScopedBlock(_ block: [Stmt]) -> StatementMaker { inNestedContext { _ in checkBlock(block) } }

    func checkStatement(_ statement: Stmt) -> StatementMaker {
        let span = statement.span
        let outer = solver.diagnosticCountBefore
        solver.diagnosticCountBefore = checker.textState.diagnostics.count
        defer { solver.diagnosticCountBefore = outer }
        switch statement.kind {
        case .expr(let expr): return checkExpression(expr, span)
        case .decl(let decl): return checkLocal(decl, span)
        case .if(let draft):
            let make = checkIf(draft)
            return whenSolved { TStmt(.if(make()), span) }
        case .guard(let draft): return checkGuard(draft, span)
        case .while(let draft): return checkWhile(draft, span)
        case .repeat(let draft): return checkRepeat(draft, span)
        case .for(let draft): return checkFor(draft, span)
        case .switch(let draft):
            let make = checkSwitch(draft, value: nil)
            return whenSolved { TStmt(.switch(make()), span) }
        case .do(let draft): return checkDo(draft, span)
        case .return(let expr): return checkReturn(expr, span)
        case .throw(let expr):
            let wanted = context.functionScope?.thrown.map { solver.replaceKnownVariables($0) } ?? checker.errorType
            let draft = solve { check(expr, as: wanted) }
            return whenSolved { [self] in TStmt(.throw(converted(draft.make(), to: checker.errorType)), span) }
        case .break(let label): return checkJump(label, span, isBreak: true)
        case .continue(let label): return checkJump(label, span, isBreak: false)
        case .fallthrough: return .statement(TStmt(.fallthrough, span))
        case .defer(let block):
            let body = checkScopedBlock(block)
            return whenSolved { TStmt(.defer(body()), span) }
        case .error: return .empty
        }
    }

    // MARK: - Expressions

    private func checkExpression(_ expr: Expr, _ span: Span) -> StatementMaker {
        switch expr.kind {
        case .ifExpr(let draft): return checkStatement(Stmt(.if(draft), span))
        case .switchExpr(let draft): return checkStatement(Stmt(.switch(draft), span))
        default: break
        }
        let isKept = isTopLevel && mode == .entry && context.kind == .module
        var draft = solve { rejectingTypeNames(infer(expr, expected: .whole)) }
        if isKept, !checker.textState.isTentative, let source = observable(of: draft, expr, span) { draft = source }
        if isKept, let kept = storeResult(draft, expr, span) { return kept }
        let frame = context.functionScope
        return whenSolved { [self] in
            let made = draft.make()
            warnUnused(made, isDiscardable: draft.isDiscardable, span)
            if let frame { warnUnusedInClosure(made, isDiscardable: draft.isDiscardable, in: frame, span) }
            return TStmt(.expr(made), span)
        }
    }

    /// Stores the value of a bare expression at the prompt as `$R0`, `$R1` and so on.
    private func storeResult(_ draft: PendingExpr, _ expr: Expr, _ span: Span) -> StatementMaker? {
        if case .assign = expr.kind { return nil }
        // In an entry of several statements, a call with a discardable result such as `removeFirst()` is made for its
        // effect, so its result is not stored.
        if draft.isDiscardable, !isOnlyStatement { return nil }
        let made = draft.make()
        let type = made.type
        if type.isVoid || type.isError || type === checker.neverType || checker.wrapped(type)?.isVoid ?? false {
            solver.reset()
            return .statement(TStmt(.expr(made), span))
        }
        solver.reset()
        let variable = VariableSymbol(
            name: Name("$R\(checker.resultCount)"), span: span, parent: nil, storage: .global, isLet: true)
        variable.type = type
        checker.resultCount += 1
        checker.setGlobal(variable.name, [variable])
        resultVariables.append(variable)
        return .statement(TStmt(.declare(TPattern(.bind(variable), type, span), made), span))
    }

    private func warnUnused(_ expr: TExpr, isDiscardable: Bool, _ span: Span) {
        guard !expr.type.isError, !context.isLibrary else { return }
        if let function = expr.type.asFunction, !isDiscardable {
            checker.report(CheckDiagnostic.unusedFunction(function, span))
        }
        guard case .call(let callee, _, let arguments) = expr.kind else { return }
        if expr.type.isVoid { return warnUnretained(callee.function, arguments) }
        if isDiscardable { return }
        if let advice = LibraryHints(checker).hint(.unused, of: expr.type) {
            checker.report(CheckDiagnostic.unusedResult(advice, expr.type, span, checker))
        }
    }

    /// Warns of an unused value in a closure with several statements, where it may be meant as the result.
    private func warnUnusedInClosure(_ expr: TExpr, isDiscardable: Bool, in frame: FunctionScope, _ span: Span) {
        guard frame.kind == .closure, frame.infersResult, !context.isLibrary, !isDiscardable, !expr.type.isVoid,
            !expr.type.isError, expr.type !== checker.neverType,
            LibraryHints(checker).hint(.unused, of: expr.type) == nil
        else { return }
        checker.report(CheckDiagnostic.unusedValueInClosure(span))
    }

    /// Warns of `.disposed(by: DisposeBag())`: the temporary bag is freed at once and disposes the subscription.
    private func warnUnretained(_ function: FunctionSymbol, _ arguments: [TArgument]) {
        guard let advice = function.hint(.temporary), case .value(let bag)? = arguments.first,
            case .call(let maker, _, _) = bag.kind, maker.function.kind == .initializer
        else { return }
        checker.report(CheckDiagnostic.unusedResult(advice, bag.type, bag.span, checker))
    }

    // MARK: - Conditions

    func checkConditions(_ conditions: [Condition]) -> () -> [TCondition] {
        if conditions.count == 1 {
            let make = checkCondition(conditions[0])
            return { [make()] }
        }
        let makers = conditions.map { checkCondition($0) }
        return { makers.map { $0() } }
    }

    private func checkCondition(_ condition: Condition) -> () -> TCondition {
        switch condition {
        case .available:
            let span = checker.textState.lastSpan
            return { [self] in .expr(TExpr(.bool(true), checker.boolType, span)) }
        case .expr(let expr):
            let draft = solve { check(expr, as: checker.boolType) }
            return finish { .expr(draft.make()) }
        case .optionalBinding(let isLet, let pattern, let ref, let value, let span):
            return checkBinding(isLet, pattern, ref, value, span)
        case .pattern(let pattern, let value, _):
            let draft = solve { self.rejectingTypeNames(infer(value, expected: .subject)) }
            let type = solver.replaceKnownVariables(draft.type)
            let make = Patterns(body: self).check(pattern, type, isLet: true) { [self] in
                declareLocal($0, $1, $3, isLet: $4)
            }
            return finish { .pattern(make(), draft.make()) }
        }
    }

    private func checkBinding(
        _ isLet: Bool, _ pattern: Pattern, _ ref: TypeRef?, _ value: Expr?, _ span: Span
    ) -> () -> TCondition {
        let source: Expr
        if let value {
            source = value
        } else if case .name(let name) = pattern.kind {
            source = Expr(.name(NameExpr(name: name)), pattern.span)
        } else {
            source = Expr(.error, span)
        }
        let written = ref.map { resolveOpen($0) }
        let draft = solve { () -> PendingExpr in
            if let written { return check(source, as: checker.optional(written)) }
            return self.rejectingTypeNames(infer(source, expected: .subject))
        }
        let type = solver.resolve(draft.type)
        var wrapped = checker.wrapped(type) ?? .error
        if checker.wrapped(type) == nil, !type.isError {
            fail(CheckDiagnostic.bindingNeedsOptional(solver.replaceKnownVariables(type), source.span, checker))
        }
        wrapped = written ?? solver.replaceKnownVariables(wrapped)
        let make = Patterns(body: self).check(pattern, wrapped, isLet: isLet) { [self] in
            declareLocal($0, $1, $3, isLet: $4)
        }
        return finish { .optionalBinding(make(), draft.make()) }
    }

    func declareLocal(_ name: Name, _ span: Span, _ type: Type, isLet: Bool) -> VariableSymbol {
        let isGlobal = isTopLevel && context.kind == .module
        let variable = VariableSymbol(
            name: name, span: span, parent: nil, storage: isGlobal ? .global : .local, isLet: isLet)
        variable.type = type
        if isGlobal {
            checker.setGlobal(name, [variable])
        } else {
            context.declare(variable)
        }
        return variable
    }

    // MARK: - Branches and loops

    func checkIf(_ node: IfStmt) -> () -> TIf {
        let label = LoopLabel(node.label)
        let (conditions, body) = inNestedContext { _ in
            let conditions = checkConditions(node.conditions)
            return (
                conditions,
                insideLabelled(label, isLoop: false, named: node.label != nil) { checkScopedBlock(node.body) }
            )
        }
        // Variables that the conditions of a `guard` bind are not in scope in its `else`.
        let otherwise: StatementMaker?
        switch node.otherwise {
        case .block(let block)?:
            otherwise = insideLabelled(label, isLoop: false, named: node.label != nil) { checkScopedBlock(block) }
        case .elseIf(let next)?:
            let inner = checkIf(next)
            otherwise = .later { [TStmt(.if(inner()), next.span)] }
        case nil: otherwise = nil
        }
        return { TIf(label: label, conditions: conditions(), body: body(), otherwise: otherwise?()) }
    }

    private func checkGuard(_ node: GuardStmt, _ span: Span) -> StatementMaker {
        let body = checkScopedBlock(node.body)
        let conditions = checkConditions(node.conditions)
        let isOutside = functionScope.kind == .top
        return whenSolved { [self] in
            let made = body()
            if !Flow.leavesScope(made, never: checker.neverType) {
                checker.report(CheckDiagnostic.guardFallsThrough(span, isOutside: isOutside))
            }
            return TStmt(.guard(conditions(), made), span)
        }
    }

    private func insideLabelled<T>(_ label: LoopLabel, isLoop: Bool, named: Bool = true, _ body: () -> T) -> T {
        guard named else { return body() }
        functionScope.breakTargets.append((label, isLoop))
        defer { functionScope.breakTargets.removeLast() }
        return body()
    }

    private func checkWhile(_ node: WhileStmt, _ span: Span) -> StatementMaker {
        let label = LoopLabel(node.label)
        return inNestedContext { _ in
            let conditions = checkConditions(node.conditions)
            let body = insideLabelled(label, isLoop: true) { checkScopedBlock(node.body) }
            return whenSolved { TStmt(.while(label: label, conditions(), body()), span) }
        }
    }

    private func checkRepeat(_ node: RepeatStmt, _ span: Span) -> StatementMaker {
        let label = LoopLabel(node.label)
        let body = insideLabelled(label, isLoop: true) { checkScopedBlock(node.body) }
        let condition = solve { check(node.condition, as: checker.boolType) }
        let test = finish { condition.make() }
        return whenSolved { TStmt(.repeat(label: label, body(), test()), span) }
    }

    private func checkFor(_ node: ForStmt, _ span: Span) -> StatementMaker {
        let elements = annotatedElementType(of: node)
        let sequence = solve {
            unwrappedIfImplicit(rejectingTypeNames(infer(node.sequence, expected: Expectation(elements))))
        }
        let type = determinedType(sequence, node.sequence.span)
        let make = finish { sequence.make() }
        var parts: (makeIterator: Callee, next: Callee, element: Type)?
        let isAsync = node.awaitSpan != nil
        if !type.isError {
            parts = iteration(of: type, isAsync: isAsync)
            if parts == nil { fail(notASequence(type, isAsync: isAsync, node.sequence.span)) }
        }
        let element = parts?.element ?? .error
        let label = LoopLabel(node.label)
        return inNestedContext { _ in
            let pattern = Patterns(body: self).check(node.pattern, element, isLet: true) { [self] in
                declareLocal($0, $1, $3, isLet: $4)
            }
            let patternMade = finish { pattern() }
            let filter = node.filter.map { expr -> () -> TExpr in
                let test = solve { check(expr, as: checker.boolType) }
                return finish { test.make() }
            }
            let body = insideLabelled(label, isLoop: true) { checkScopedBlock(node.body) }
            return .later { [self] in
                let sequence = make()
                guard parts != nil, let final = iteration(of: sequence.type, isAsync: isAsync) else { return [] }
                let loop = TFor(
                    label: label, pattern: patternMade(), isFiltering: node.isCase, sequence: sequence,
                    makeIterator: final.makeIterator, next: final.next, elementType: final.element,
                    filter: filter?(), body: body())
                (loop.awaitSpan, loop.isTried) = (node.awaitSpan, node.isTried)
                return [TStmt(.for(loop), span)]
            }
        }
    }

    /// Returns the element type that the annotation in `for x: Int8 in [1, 2]` gives to the literal.
    private func annotatedElementType(of node: ForStmt) -> Type? {
        guard case .typed(_, let ref) = node.pattern.kind, case .array = node.sequence.kind else { return nil }
        return checker.array(resolveOpen(ref))
    }

    private func notASequence(_ type: Type, isAsync: Bool, _ span: Span) -> Diagnostic {
        let isOther = iteration(of: type, isAsync: !isAsync) != nil
        if isAsync { return CheckDiagnostic.notAnAsyncSequence(type, span, isSequence: isOther, checker) }
        return isOther
            ? CheckDiagnostic.loopNeedsAwait(type, span, checker) : CheckDiagnostic.notASequence(type, span, checker)
    }

    private func sequenceProtocols(isAsync: Bool) -> (sequence: NominalSymbol, iterator: NominalSymbol)? {
        let sequence =
            isAsync ? checker.knownNominal(named: ImpliedNames.asyncSequence) : checker.knownNominal(.sequence)
        let iterator =
            isAsync ? checker.knownNominal(named: ImpliedNames.asyncIterator) : checker.knownNominal(.iteratorProtocol)
        guard let sequence, let iterator else { return nil }
        return (sequence, iterator)
    }

    /// Returns the iteration functions of a sequence type; nil for other types.
    private func iteration(of type: Type, isAsync: Bool) -> (makeIterator: Callee, next: Callee, element: Type)? {
        guard let (sequence, protocolSymbol) = sequenceProtocols(isAsync: isAsync),
            checker.conforms(type, to: sequence),
            let iteratorType = checker.associatedType(
                named: isAsync ? Names.asyncIterator : Names.iterator, in: sequence),
            let elementType = checker.associatedType(named: Names.element, in: sequence),
            let make = checker.requirement(isAsync ? Names.makeAsyncIterator : Names.makeIterator, of: sequence),
            let next = checker.requirement(Names.next, of: protocolSymbol)
        else { return nil }
        let iterator = checker.reducedType(type, iteratorType)
        let element = checker.canonicalType(checker.reducedType(type, elementType))
        return (
            Callee(make, Substitution(sequence.environment.parameters, [type]), .witness),
            Callee(next, Substitution(protocolSymbol.environment.parameters, [iterator]), .witness), element
        )
    }

    private func checkDo(_ node: DoStmt, _ span: Span) -> StatementMaker {
        let label = LoopLabel(node.label)
        let (body, thrown) = checkThrowingBody(node) {
            insideLabelled(label, isLoop: false, named: node.label != nil) { checkScopedBlock(node.body) }
        }
        let catches = node.catches.map { clause -> () -> TDo.Catch in
            inNestedContext { inner in
                var patterns: [() -> (pattern: TPattern, filter: TExpr?)] = []
                if clause.items.isEmpty {
                    let variable = VariableSymbol(
                        name: Names.error, span: clause.span, parent: nil, storage: .local, isLet: true)
                    variable.type = thrown ?? checker.errorType
                    inner.declare(variable)
                    let span = clause.span
                    patterns = [{ (TPattern(.bind(variable), variable.type, span), nil) }]
                } else {
                    patterns = caseItems(clause.items, thrown ?? checker.errorType)
                }
                let body = checkBlock(clause.body)
                return { TDo.Catch(patterns: patterns.map { $0() }, body: body()) }
            }
        }
        return whenSolved {
            let made = TDo(label: label, thrown: thrown, body: body(), catches: catches.map { $0() })
            made.isWritten = node.thrown != nil
            return TStmt(.do(made), span)
        }
    }

    /// Checks the body of a `do` and returns the single error type that it throws, if there is one. If the result of an
    /// enclosing closure depends on its returns, the check waits.
    private func checkThrowingBody(_ node: DoStmt, _ check: () -> StatementMaker) -> (StatementMaker, Type?) {
        guard let frame = context.functionScope, !node.catches.isEmpty || node.thrown != nil else {
            return (check(), nil)
        }
        let outer = (frame.thrown, frame.namesThrown)
        let written = node.thrown.map { thrownType($0) }
        frame.thrown = written
        frame.namesThrown = false
        let body = check()
        let isNamed = frame.namesThrown
        frame.thrown = outer.0
        frame.namesThrown = outer.1 || isNamed
        if let written { return (body, written.isAnyError || written.isError ? nil : written) }
        guard isNamed, !shouldStop, frame.result.map({ !solver.replaceKnownVariables($0).isOpen }) ?? true else {
            return (body, nil)
        }
        let statements = body()
        let thrown = LeavingErrors.of(statements, checker)
        return (.block(statements), thrown.flatMap { $0.isAnyError ? nil : $0 })
    }

    // MARK: - Leaving

    private func checkReturn(_ expr: Expr?, _ span: Span) -> StatementMaker {
        let frame = functionScope
        frame.hasReturn = true
        guard frame.kind != .top else {
            fail(CheckDiagnostic.returnOutsideFunction(span))
            return .empty
        }
        if let function = frame.function, function.kind == .initializer {
            guard let expr else { return .statement(TStmt(.return(nil), span)) }
            if case .nilLiteral = expr.kind, function.isFailable {
                let result: Type = function.result
                return .statement(TStmt(.return(TExpr(.nilLiteral, result, span)), span))
            }
            fail(CheckDiagnostic.returnInInit(span))
            return .empty
        }
        guard let result = frame.result else { return .statement(TStmt(.return(nil), span)) }
        guard let expr else {
            if !solver.convert(.void, result) {
                fail(CheckDiagnostic.returnNeedsValue(solver.replaceKnownVariables(result), span, checker))
            }
            return .statement(TStmt(.return(nil), span))
        }
        if solver.resolve(result).isVoid {
            let draft = solve { rejectingTypeNames(infer(expr)) }
            if !solver.resolve(draft.type).isVoid, !solver.resolve(draft.type).isError {
                fail(
                    CheckDiagnostic.valueReturnedFromVoid(
                        solver.replaceKnownVariables(draft.type), expr.span, from: frame, checker))
            }
            return whenSolved { TStmt(.return(draft.make()), span) }
        }
        let draft = solve { [self] in returnValue(expr, as: result) }
        return whenSolved { TStmt(.return(draft.make()), span) }
    }

    /// Infers the value of a `return`. In a function with result `some P`, the value determines the type.
    func returnValue(_ expr: Expr, as result: Type) -> PendingExpr {
        if let opaque = functionScope.opaqueResult, case .opaque(let symbol, _) = solver.resolve(result).kind,
            symbol === opaque
        {
            return opaqueValue(expr, as: result, opaque)
        }
        let isClosure = functionScope.kind == .closure
        return check(expr, as: result) { [self] found, wanted in
            notingResultType(
                isClosure
                    ? CheckDiagnostic.closureReturnMismatch(found, wanted, expr.span, checker)
                    : CheckDiagnostic.returnMismatch(found, wanted, expr.span, checker))
        }
    }

    /// Infers a value declared as `some P`, which determines its type.
    func opaqueValue(_ expr: Expr, as type: Type, _ opaque: OpaqueSymbol) -> PendingExpr {
        let draft = rejectingTypeNames(infer(expr))
        _ = solvedExpectation(draft.type)
        return PendingExpr(type, expr.span) { [self] in
            let made = draft.make()
            noteUnderlying(made.type, of: opaque, expr.span)
            return made
        }
    }

    /// Adds a note at the written result type to a diagnostic.
    func notingResultType(_ diagnostic: Diagnostic) -> Diagnostic {
        guard let span = functionScope.resultSpan else { return diagnostic }
        var result = diagnostic
        result.secondary.append(Diagnostic.Note("the type is declared here", at: span))
        return result
    }

    private func noteUnderlying(_ type: Type, of opaque: OpaqueSymbol, _ span: Span) {
        if let known = opaque.underlying, known !== type, !type.isError {
            checker.report(notingResultType(CheckDiagnostic.opaqueMismatch(known, type, span, checker)))
        }
        opaque.underlying = type
        for symbol in opaque.protocols where !checker.conforms(type, to: symbol) {
            checker.report(CheckDiagnostic.doesNotConform(type, symbol, span, checker))
            return
        }
        for (associated, wanted) in opaque.associatedTypes where !type.isError {
            let found = checker.associatedType(associated, of: type)
            if found === wanted || found.isError || found.isOpen || wanted.isOpen { continue }
            checker.report(
                notingResultType(
                    CheckDiagnostic.differingRelatedTypes(
                        associated.name, of: type, found: found, wanted: wanted, span, checker)))
        }
    }

    private func checkJump(_ name: Name?, _ span: Span, isBreak: Bool) -> StatementMaker {
        let targets = functionScope.breakTargets
        let found =
            targets.last { target in
                if let name { return target.label.name == name && (isBreak || target.isLoop) }
                return target.isLoop || (isBreak && target.label.name == nil)
            } ?? (name == nil && isBreak ? targets.last : nil)
        guard let found else {
            fail(
                CheckDiagnostic.jumpOutsideLoop(
                    isBreak ? "break" : "continue", name, span, inClosure: functionScope.kind == .closure))
            return .empty
        }
        return .statement(TStmt(isBreak ? .break(found.label) : .continue(found.label), span))
    }

    // MARK: - Switch

    func checkSwitch(_ node: SwitchStmt, value result: Type?) -> () -> TSwitch {
        let subject = solve { rejectingTypeNames(infer(node.subject, expected: .subject)) }
        let type = determinedType(subject, node.subject.span)
        let made = finish { subject.make() }
        let label = LoopLabel(node.label)
        functionScope.breakTargets.append((label, false))
        defer { functionScope.breakTargets.removeLast() }
        let cases = node.cases.map { item -> () -> TSwitch.Case in
            inNestedContext { _ in
                let patterns = caseItems(item.items, type)
                let body = result.map { valueBlock(item.body, as: $0, node.span) } ?? checkBlock(item.body)
                return { TSwitch.Case(patterns: patterns.map { $0() }, isDefault: item.isDefault, body: body()) }
            }
        }
        return { [self] in
            let switched = TSwitch(label: label, subject: made(), cases: cases.map { $0() })
            Exhaustiveness(checker).check(switched, node)
            return switched
        }
    }

    /// Checks the patterns of one case, which bind the same variables.
    private func caseItems(_ items: [CaseItem], _ type: Type) -> [() -> (pattern: TPattern, filter: TExpr?)] {
        var shared: [Name: VariableSymbol] = [:]
        return items.map { item in
            let make = Patterns(body: self).check(item.pattern, type, isLet: true) {
                [self] name, span, _, type, isLet in
                if let known = shared[name] {
                    if !solver.unify(known.type, type) {
                        fail(
                            CheckDiagnostic.mismatch(
                                found: solver.replaceKnownVariables(type),
                                wanted: solver.replaceKnownVariables(known.type), span, checker))
                    }
                    return known
                }
                let variable = VariableSymbol(name: name, span: span, parent: nil, storage: .local, isLet: isLet)
                variable.type = type
                context.declare(variable)
                shared[name] = variable
                return variable
            }
            let pattern = finish { make() }
            let filter = item.filter.map { expr -> () -> TExpr in
                let test = solve { check(expr, as: checker.boolType) }
                return finish { test.make() }
            }
            return { (pattern(), filter?()) }
        }
    }
}
