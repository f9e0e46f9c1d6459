import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Checks that `let x: Int` without a value gets one before it is read, and only once.
final class AssignmentChecker: TypedWalker {
    let checker: Checker
    let function: FunctionSymbol?
    /// Variables declared without a value, and whether they definitely have one now.
    var valueStates: [VariableSymbol: State] = [:]
    private var reportedVariables: Set<VariableSymbol> = []
    var currentSpan: Span
    /// The states of the variables at each `break`, by the label of the statement that it leaves.
    private var statesAtBreaks: [ObjectIdentifier: [[VariableSymbol: State]]] = [:]

    /// The bodies of `defer`, for each enclosing block.
    private var deferBodies: [[[TStmt]]] = [[]]

    enum State { case none, maybe, definite }

    init(_ checker: Checker, _ function: FunctionSymbol? = nil) {
        self.checker = checker
        self.function = function
        currentSpan = checker.textState.lastSpan
        super.init()
        for parameter in function?.parameters ?? [] {
            declare(parameter.variable)
            if parameter.variable.isLet { borrowedVariables.insert(parameter.variable) }
        }
        if let function, let own = function.selfVariable {
            declare(own)
            if !function.isConsuming, function.kind != .initializer { borrowedVariables.insert(own) }
        }
    }

    // MARK: Consumption (DefiniteAssignment+Consumption)

    /// The last places at which variables lost their values.
    var consumptionSpans: [VariableSymbol: Span] = [:]
    /// The parameters that the function borrows, and the variables of enclosing functions: code here must not consume
    /// them.
    var borrowedVariables: Set<VariableSymbol> = []
    /// The first `discard self`, and the first exit of the function at which `self` still has its value.
    var discardSpan: Span?
    var exitWithoutDiscard: Span?

    /// A variable that a `defer` reads must be initialised when its block ends.
    override func visit(_ statements: [TStmt]) {
        deferBodies.append([])
        super.visit(statements)
        for body in (deferBodies.popLast() ?? []).reversed() { visit(body) }
    }

    override func visit(_ statement: TStmt) {
        currentSpan = statement.span
        switch statement.kind {
        case .declare(let pattern, nil):
            if case .bind(let variable) = pattern.kind, variable.isInitializedLater,
                checker.wrapped(variable.type) == nil || variable.isLet
            {
                valueStates[variable] = State.none
            }
        case .declare(let pattern, let value?):
            visit(value)
            consume(value)
            visit(pattern)
            if case .bind(let variable) = pattern.kind { declare(variable) }
        case .return(let value): checkReturn(with: value, statement.span)
        case .if(let node):
            node.conditions.forEach(visit)
            visitBranches(
                [{ self.visit(node.body) }, { node.otherwise.map { self.visit($0) } }],
                leaving: [
                    Flow.leavesScope(node.body, never: checker.neverType),
                    node.otherwise.map { Flow.leavesScope($0, never: checker.neverType) } ?? false,
                ]
            ) { index, end in
                if index == 0 { node.body.append(end) } else { node.otherwise = (node.otherwise ?? []) + [end] }
            }
        case .switch(let node):
            visit(node.subject)
            visitBranches(
                node.cases.map { item in { self.visit(item.body) } },
                leaving: node.cases.map {
                    Flow.leavesScope($0.body, never: checker.neverType) && !Flow.breaksOut($0.body, of: node.label)
                }
            ) { node.cases[$0].body.append($1) }
        case .do(let node):
            visitBranches(
                [{ self.visit(node.body) }] + node.catches.map { clause in { self.visit(clause.body) } },
                leaving: [Flow.leavesScope(node.body, never: checker.neverType)]
                    + node.catches.map { Flow.leavesScope($0.body, never: checker.neverType) })
        case .guard(let conditions, let body):
            conditions.forEach(visit)
            let before = valueStates
            visit(body)
            valueStates = before
        case .while(let label, let conditions, let body):
            visitLoop(label, body, isEndless: Flow.isTrue(conditions)) { conditions.forEach { self.visit($0) } }
        case .for(let node):
            visit(node.sequence)
            visitLoop(node.label, node.body, isEndless: false) {
                self.visit(node.pattern)
                node.filter.map { self.visit($0) }
            }
        case .defer(let body): deferBodies[deferBodies.count - 1].append(body)
        case .break(let label): statesAtBreaks[ObjectIdentifier(label), default: []].append(valueStates)
        default: walk(statement)
        }
    }

    private func checkReturn(with value: TExpr?, _ span: Span) {
        if let value {
            visit(value)
            consume(value)
        }
        checkExit(span)
    }

    /// Visits a body that may run any number of times; a loop without a condition is left only by `break`.
    private func visitLoop(_ label: LoopLabel, _ body: [TStmt], isEndless: Bool, _ head: () -> Void) {
        if valueStates.isEmpty {
            head()
            return visit(body)
        }
        head()
        let before = valueStates
        visit(body)
        let comesRound = !Flow.leavesScope(body, never: checker.neverType)
        if comesRound,
            valueStates.contains(where: { before[$0.key] != nil && before[$0.key] != $0.value && $0.key.isLet })
        {
            // The body is visited twice, to find a constant that a second iteration assigns again.
            visit(body)
        } else if comesRound,
            valueStates.contains(where: { consumptionSpans[$0.key] != nil && before[$0.key] ?? .definite != $0.value })
        {
            // The body is visited twice, to find a variable that a second iteration consumes again.
            visit(body)
        }
        let exits = statesAtBreaks.removeValue(forKey: ObjectIdentifier(label)) ?? []
        mergeStates(before, exits + (isEndless ? [] : comesRound ? [before, valueStates] : [before]))
    }

    /// Merges the states at the end of several branches.
    private func mergeStates(_ before: [VariableSymbol: State], _ branchStates: [[VariableSymbol: State]]) {
        valueStates = before
        for variable in Set(before.keys).union(consumptionSpans.isEmpty ? [] : branchStates.flatMap(\.keys)) {
            let states = branchStates.map { $0[variable] ?? (consumptionSpans[variable] == nil ? .none : .definite) }
            guard let first = states.first else {
                valueStates[variable] = .definite
                continue
            }
            valueStates[variable] = states.allSatisfy { $0 == first } ? first : .maybe
        }
    }

    /// Visits branches. If one branch consumes a variable, `append` adds to the other branches the statement that ends
    /// the variable's value.
    private func visitBranches(
        _ branches: [() -> Void], leaving leaves: [Bool], append: ((_ branch: Int, TStmt) -> Void)? = nil
    ) {
        if valueStates.isEmpty {
            branches.forEach { $0() }
            return
        }
        let before = valueStates
        var results: [[VariableSymbol: State]] = []
        var open: [Int] = []
        for (index, run) in branches.enumerated() {
            valueStates = before
            run()
            if leaves[index] { continue }
            results.append(valueStates)
            open.append(index)
        }
        if let append, !consumptionSpans.isEmpty { endLifetimes(before, results, open, append) }
        mergeStates(before, results)
    }

    override func visit(_ expr: TExpr) {
        if valueStates.isEmpty, !isDeclaring(expr) { return }
        switch expr.kind {
        case .assign(.variable(let variable), let value):
            visit(value)
            consume(value)
            assign(variable, expr.span)
        case .assign(let place, let value) where checker.textState.hasConsumed:
            visit(place)
            visit(value)
            consume(value)
        case .enumCase(_, let values) where checker.textState.hasConsumed:
            walk(expr)
            values.forEach(consume)
        case .call(let callee, let receiver, let arguments) where checker.textState.hasConsumed:
            walk(expr)
            consumeArguments(callee, receiver, arguments)
        case .assignTuple(let places, let value):
            visit(value)
            for case .variable(let variable)? in places { assign(variable, expr.span) }
        case .load(.variable(let variable)): read(variable, expr.span)
        case .ifExpr(let node):
            node.conditions.forEach(visit)
            visitBranches(
                [{ self.visit(node.body) }, { node.otherwise.map { self.visit($0) } }], leaving: [false, false])
        case .switchExpr(let node):
            visit(node.subject)
            visitBranches(node.cases.map { item in { self.visit(item.body) } }, leaving: node.cases.map { _ in false })
        case .ternary(let test, let yes, let no):
            visit(test)
            visitBranches([{ self.visit(yes) }, { self.visit(no) }], leaving: [false, false])
        case .closure(let closure):
            let before = (valueStates, borrowedVariables, discardSpan, exitWithoutDiscard)
            borrowedVariables.formUnion(valueStates.keys)
            for parameter in closure.parameters {
                declare(parameter)
                borrowedVariables.remove(parameter)
            }
            visit(closure.body.statements)
            (valueStates, borrowedVariables, discardSpan, exitWithoutDiscard) = before
        default: walk(expr)
        }
    }

    /// Returns true for a closure, which is the only expression that can declare variables.
    private func isDeclaring(_ expr: TExpr) -> Bool {
        switch expr.kind {
        case .closure, .call, .apply, .ifExpr, .switchExpr, .ternary, .assign: return true
        default: return false
        }
    }

    private func assign(_ variable: VariableSymbol, _ span: Span) {
        guard let state = valueStates[variable] else { return }
        if state != .none || consumptionSpans[variable] != nil, variable.isLet {
            report(CheckDiagnostic.assignToLet(variable, span), variable)
        }
        valueStates[variable] = .definite
    }

    private func read(_ variable: VariableSymbol, _ span: Span) {
        guard let state = valueStates[variable], state != .definite else { return }
        if let place = consumptionSpans[variable] {
            return report(CheckDiagnostic.usedAfterConsume(variable.name, span, consumed: place), variable)
        }
        report(CheckDiagnostic.readBeforeValue(variable.name, span), variable)
    }

    override func visit(_ place: Place) {
        if case .variable(let variable) = place { read(variable, self.currentSpan) }
        walk(place)
    }

    func report(_ diagnostic: Diagnostic, _ variable: VariableSymbol) {
        guard reportedVariables.insert(variable).inserted else { return }
        checker.report(diagnostic)
    }
}

extension TExpr {
    /// The expression without conversions.
    var unconverted: TExpr {
        var inner = self
        while case .convert(let next, _) = inner.kind { inner = next }
        return inner
    }

    /// The variable that the expression reads.
    var readVariable: VariableSymbol? {
        guard case .load(.variable(let variable)) = unconverted.kind else { return nil }
        return variable
    }
}
