import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Checks uses of `self` before the call of another initialiser. A delegating initialiser, or one of an enum, cannot
/// use `self` before that call; an initialiser of a subclass can only set its own stored properties.
final class InitialiserOrder: TypedWalker {
    private let problems: any Reporting
    private let function: FunctionSymbol
    private let selfVariable: VariableSymbol
    private let owner: NominalSymbol
    /// True if the checked initialiser calls one of the superclass, false if it calls one of the same type.
    private let callsSuper: Bool
    /// True if the checked initialiser calls no other initialiser.
    private let hasNoDelegation: Bool
    private var hasDelegated = false
    /// True after a problem was reported; one message per initialiser is enough.
    private var hasReported = false
    /// The current expression.
    private var currentSpan: Span

    /// Returns nil for initialisers that call no other initialiser.
    init?(_ problems: any Reporting, _ function: FunctionSymbol, _ body: [TStmt]) {
        guard function.kind == .initializer, function.synthesis == nil, !function.isLibrary,
            let owner = function.parent as? NominalSymbol, let own = function.selfVariable, let span = function.span
        else { return nil }
        hasNoDelegation = Delegations.calls(in: body).isEmpty
        switch owner.kind {
        case .enum: callsSuper = false
        case .struct:
            guard !hasNoDelegation else { return nil }
            callsSuper = false
        case .class:
            guard function.isConvenience || owner.superclass != nil else { return nil }
            callsSuper = !function.isConvenience
        case .protocol: return nil
        }
        self.problems = problems
        self.function = function
        self.selfVariable = own
        self.owner = owner
        currentSpan = span
    }

    func check(_ body: [TStmt]) {
        if !leavesScope(body), let end = function.closingBrace { checkDelegated(end) }
    }

    private var delegationTarget: String { callsSuper ? "super.init" : "self.init" }

    private func report(_ diagnostic: Diagnostic) {
        if !hasReported { problems.report(diagnostic) }
        hasReported = true
    }

    private func checkDelegated(_ span: Span) {
        if hasDelegated { return }
        if hasNoDelegation, callsSuper, let superclass = owner.superclass?.nominal {
            report(CheckDiagnostic.noSuperInit(owner.name, superclass.name, span))
        } else {
            report(
                missingDelegation
                    ?? CheckDiagnostic.missingDelegationCall(delegationTarget, isEnum: owner.kind == .enum, span))
        }
    }

    private func recordSelfUse(_ span: Span) {
        if !hasDelegated {
            report(
                missingDelegation
                    ?? CheckDiagnostic.selfBeforeDelegation(delegationTarget, isEnum: owner.kind == .enum, span))
        }
    }

    /// A diagnostic for a convenience initialiser that calls no other initialiser.
    private var missingDelegation: Diagnostic? {
        guard hasNoDelegation, function.isConvenience, let start = function.span else { return nil }
        return CheckDiagnostic.convenienceWithoutDelegation(start)
    }

    // MARK: - Expressions

    override func visit(_ expr: TExpr) {
        if hasDelegated, !callsSuper { return }
        let outer = currentSpan
        currentSpan = expr.span
        defer { currentSpan = outer }
        switch expr.kind {
        case .delegateInit(let callee, let arguments):
            arguments.forEach(visit)
            if callsSuper, hasDelegated { report(CheckDiagnostic.repeatedSuperInit(expr.span)) }
            hasDelegated = true
            checkFailure(callee.function, expr.span)
        case .forceUnwrap(let inner):
            guard case .delegateInit(_, let arguments) = inner.kind else { return walk(expr) }
            arguments.forEach(visit)
            hasDelegated = true
        case .assign(.variable(let variable), let value) where variable === selfVariable && !callsSuper:
            visit(value)
            hasDelegated = true
        case .load(.variable(let variable)) where variable === selfVariable: recordSelfUse(expr.span)
        case .field(let base, let field) where isOwnProperty(field, of: base): break
        case .dynamicType where expr.isTypeOfSelf: break
        case .closure(let closure) where !hasDelegated:
            for capture in closure.captures { visit(capture.value) }
            if expr.span.endsInBrace, closure.mentions(selfVariable) { recordSelfUse(expr.span) }
        default: walk(expr)
        }
    }

    override func visit(_ place: Place) {
        switch place {
        case .variable(let variable) where variable === selfVariable: recordSelfUse(currentSpan)
        case .instanceField(let base, let field):
            if !isOwnProperty(field, of: base) { walk(place) }
        default: walk(place)
        }
    }

    /// Returns true for a stored property of the subclass itself.
    private func isOwnProperty(_ field: VariableSymbol, of base: TExpr) -> Bool {
        guard callsSuper, field.parent === owner, case .load(.variable(let variable)) = base.kind else { return false }
        return variable === selfVariable
    }

    /// Checks that a non-failable initialiser handles the failure of a failable one that it calls.
    private func checkFailure(_ callee: FunctionSymbol, _ span: Span) {
        guard callee.isFailable, !callee.isImplicitlyUnwrapped, !function.isFailable else { return }
        report(CheckDiagnostic.delegatesToFailable(delegationTarget, span))
    }

    // MARK: - Statements

    /// Returns true if control does not reach the end.
    private func leavesScope(_ statements: [TStmt]) -> Bool { statements.contains { leavesScope($0) } }

    private func leavesScope(_ statement: TStmt) -> Bool {
        switch statement.kind {
        case .expr(let expr):
            visit(expr)
            return expr.type.isNever
        case .return(let value):
            if let value { visit(value) } else { checkDelegated(statement.span) }
            return true
        case .throw(let error):
            visit(error)
            return true
        case .break, .continue, .fallthrough: return true
        case .if(let node):
            node.conditions.forEach(visit)
            return joinBranches([node.body, node.otherwise ?? []])
        case .guard(let conditions, let body):
            conditions.forEach(visit)
            _ = joinBranches([body, []])
            return false
        case .switch(let node):
            visit(node.subject)
            return joinBranches(node.cases.map(\.body))
        case .do(let node): return joinBranches([node.body] + node.catches.map(\.body))
        case .block(let body): return leavesScope(body)
        case .while(_, let conditions, let body):
            conditions.forEach(visit)
            _ = joinBranches([body, []])
            return false
        case .for(let node):
            visit(node.sequence)
            _ = joinBranches([node.body, []])
            return false
        case .repeat(_, let body, let test):
            let ends = leavesScope(body)
            visit(test)
            return ends
        case .defer: return false
        case .declare, .function:
            walk(statement)
            return false
        }
    }

    /// Keeps the facts that hold after every branch that reaches its end. Returns true if no branch reaches its end.
    private func joinBranches(_ bodies: [[TStmt]]) -> Bool {
        let before = hasDelegated
        var ends: [Bool] = []
        for body in bodies {
            hasDelegated = before
            if !leavesScope(body) { ends.append(hasDelegated) }
        }
        hasDelegated = before || (!ends.isEmpty && ends.allSatisfy { $0 })
        return ends.isEmpty && !bodies.isEmpty
    }
}

extension CheckDiagnostic {
    private static func callText(_ target: String, _ isEnum: Bool) -> String {
        isEnum ? "give 'self' a value first: 'self = .…'" : "call '\(target)(…)' first"
    }

    static func selfBeforeDelegation(_ target: String, isEnum: Bool, _ span: Span) -> Diagnostic {
        let what = isEnum ? "it has a value" : "'\(target)' is called"
        return make(.uninitialized, "'self' is used before \(what)", span, help: callText(target, isEnum))
    }

    static func missingDelegationCall(_ target: String, isEnum: Bool, _ span: Span) -> Diagnostic {
        let what = isEnum ? "'self' has a value" : "'\(target)' is called"
        return make(
            .uninitialized, "on some paths the initialiser ends here before \(what)", span,
            help: callText(target, isEnum)
        )
    }

    static func repeatedSuperInit(_ span: Span) -> Diagnostic {
        make(.invalidInitializer, "'super.init' is called a second time", span, help: "call 'super.init' once")
    }

    static func delegatesToFailable(_ target: String, _ span: Span) -> Diagnostic {
        make(
            .invalidInitializer, "'\(target)' can return nil, but this initialiser cannot", span,
            help: "declare this initialiser as 'init?', or write '!' after the call")
    }
}
