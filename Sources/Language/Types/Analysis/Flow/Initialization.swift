import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Checks that every stored property of a type has a value when its initialiser ends.
struct InitializationChecker {
    private let problems: any Reporting
    private let owner: NominalSymbol
    private let selfVariable: VariableSymbol
    private let function: FunctionSymbol
    /// True after a problem was reported; later problems would only follow from the first one.
    private let hasReported = Flag()
    private final class Flag { var value = false }

    init?(_ problems: any Reporting, _ function: FunctionSymbol) {
        guard function.kind == .initializer, function.synthesis == nil, let owner = function.parent as? NominalSymbol,
            owner.kind == .struct || owner.kind == .class, let own = function.selfVariable
        else { return nil }
        self.problems = problems
        self.owner = owner
        self.selfVariable = own
        self.function = function
    }

    func check(_ statements: [TStmt]) {
        let needed = owner.storedProperties.filter { !$0.hasInitialValue }
        if needed.isEmpty || function.isConvenience { return }
        var assigned: Set<VariableSymbol> = []
        let ends = walk(statements, &assigned)
        if ends { return }
        report(needed.filter { !assigned.contains($0) })
    }

    private func report(_ missing: [VariableSymbol], at place: Span? = nil) {
        guard !missing.isEmpty, let span = place ?? function.closingBrace ?? function.span else { return }
        problems.report(CheckDiagnostic.uninitialized(missing.map(\.name), owner.name, span))
    }

    /// Adds the definitely assigned variables; returns true if control does not reach the end.
    private func walk(_ statements: [TStmt], _ assigned: inout Set<VariableSymbol>) -> Bool {
        for statement in statements {
            switch statement.kind {
            case .expr(let expr):
                collectAssignments(expr, &assigned)
                if expr.type.isNever { return true }
            case .declare(_, let value?): collectAssignments(value, &assigned)
            case .return(let value):
                // `return nil` needs no initialised properties; a plain `return` needs all of them.
                if value == nil {
                    report(
                        owner.storedProperties.filter {
                            !$0.hasInitialValue && !assigned.contains($0)
                        },
                        at: statement.span)
                }
                return true
            case .throw: return true
            case .if(let node):
                for condition in node.conditions { collectAssignments(condition, &assigned) }
                if joinBranches([node.body] + [node.otherwise ?? []], &assigned) { return true }
            case .switch(let node):
                collectAssignments(node.subject, &assigned)
                if joinBranches(node.cases.map(\.body), &assigned) { return true }
            case .do(let node):
                if joinBranches([node.body] + node.catches.map(\.body), &assigned) { return true }
            case .block(let body), .defer(let body): if walk(body, &assigned) { return true }
            case .repeat(_, let body, _): _ = walk(body, &assigned)
            case .guard(let conditions, let body):
                for condition in conditions { collectAssignments(condition, &assigned) }
                var inner = assigned
                _ = walk(body, &inner)
            default: break
            }
        }
        return false
    }

    private func joinBranches(_ blocks: [[TStmt]], _ assigned: inout Set<VariableSymbol>) -> Bool {
        var common: Set<VariableSymbol>?
        for block in blocks {
            var inner = assigned
            if walk(block, &inner) { continue }
            common = common?.intersection(inner) ?? inner
        }
        guard let common else { return true }
        assigned.formUnion(common)
        return false
    }

    private func collectAssignments(_ condition: TCondition, _ assigned: inout Set<VariableSymbol>) {
        switch condition {
        case .expr(let expr), .optionalBinding(_, let expr), .pattern(_, let expr): collectAssignments(expr, &assigned)
        }
    }

    private func unassignedVariables(_ assigned: Set<VariableSymbol>) -> [VariableSymbol] {
        owner.storedProperties.filter { !$0.hasInitialValue && !assigned.contains($0) }
    }

    /// Checks a use of `self`: a property can be read once it has a value, `self` as a whole once all properties have
    /// one.
    private func checkSelf(_ expr: TExpr, _ assigned: Set<VariableSymbol>) {
        let missing = unassignedVariables(assigned)
        guard !missing.isEmpty, !function.isConvenience, let use = EarlyUse.find(selfVariable, missing, in: expr) else {
            return
        }
        problems.report(
            use.field.map { CheckDiagnostic.readBeforeInitialization($0.name, use.span) }
                ?? CheckDiagnostic.selfBeforeInitialization(missing.map(\.name), use.span))
    }

    private func collectAssignments(_ expr: TExpr, _ assigned: inout Set<VariableSymbol>) {
        checkSelf(expr, assigned)
        switch expr.kind {
        case .assign(let place, _):
            if case .field(.variable(let variable), let field) = place, variable === selfVariable {
                checkReassignment(field, expr, assigned)
            }
            if case .instanceField(let base, let field) = place, case .load(.variable(let variable)) = base.kind,
                variable === selfVariable
            {
                checkReassignment(field, expr, assigned)
            }
            recordAssignment(place, &assigned)
        case .assignTuple(let places, _): for place in places { place.map { recordAssignment($0, &assigned) } }
        case .delegateInit(let callee, _):
            if callee.function.parent !== owner, owner.kind == .class, !unassignedVariables(assigned).isEmpty {
                problems.report(CheckDiagnostic.superInitTooEarly(unassignedVariables(assigned).map(\.name), expr.span))
                hasReported.value = true
                assigned.formUnion(owner.storedProperties)
            }
            if callee.function.parent === owner || owner.kind == .struct { assigned.formUnion(owner.storedProperties) }
        case .tryForced(let inner), .tryOptional(let inner), .forceUnwrap(let inner):
            collectAssignments(inner, &assigned)
        case .ifExpr(let node): _ = joinBranches([node.body] + [node.otherwise ?? []], &assigned)
        case .switchExpr(let node): _ = joinBranches(node.cases.map(\.body), &assigned)
        case .ternary(let test, let yes, let no):
            collectAssignments(test, &assigned)
            _ = joinBranches([yes, no].map { [TStmt(.expr($0), $0.span)] }, &assigned)
        default: break
        }
    }

    private func checkReassignment(_ field: VariableSymbol, _ expr: TExpr, _ assigned: Set<VariableSymbol>) {
        if field.isLet, assigned.contains(field), !hasReported.value {
            problems.report(CheckDiagnostic.duplicateInitialValue(field.name, expr.span))
        }
    }

    private func recordAssignment(_ place: Place, _ assigned: inout Set<VariableSymbol>) {
        switch place {
        case .variable(let variable) where variable === selfVariable: assigned.formUnion(owner.storedProperties)
        case .field(.variable(let variable), let field) where variable === selfVariable: assigned.insert(field)
        case .instanceField(let base, let field):
            if case .load(.variable(let variable)) = base.kind, variable === selfVariable { assigned.insert(field) }
        default: break
        }
    }
}

/// Finds the first use of `self` as a whole (as an argument or as the receiver of a method), or of a property without a
/// value.
private final class EarlyUse: TypedWalker {
    private let selfVariable: VariableSymbol
    private let missing: [VariableSymbol]
    private var firstEarlyUse: (field: VariableSymbol?, span: Span)?

    private init(_ own: VariableSymbol, _ missing: [VariableSymbol]) {
        self.selfVariable = own
        self.missing = missing
    }

    static func find(
        _ own: VariableSymbol, _ missing: [VariableSymbol], in expr: TExpr
    ) -> (field: VariableSymbol?, span: Span)? {
        let finder = EarlyUse(own, missing)
        finder.visit(expr)
        return finder.firstEarlyUse
    }

    override func visit(_ expr: TExpr) {
        if firstEarlyUse != nil { return }
        switch expr.kind {
        case .load(.variable(let variable)) where variable === selfVariable: firstEarlyUse = (nil, expr.span)
        case .load(let place):
            if let field = field(of: place) { read(field, expr.span) } else { walk(expr) }
        case .field(let base, let field):
            if isSelf(base) { read(field, expr.span) } else { walk(expr) }
        case .ifExpr, .switchExpr: break
        case .dynamicType where expr.isTypeOfSelf: break
        // A closure cannot capture `self` yet, not even to read an initialised property.
        case .closure(let closure) where expr.span.endsInBrace && closure.mentions(selfVariable):
            firstEarlyUse = (nil, expr.span)
        default: walk(expr)
        }
    }

    override func visit(_ place: Place) {
        if case .instanceField(let base, _) = place, isSelf(base) { return }
        walk(place)
    }

    private func read(_ field: VariableSymbol, _ span: Span) {
        if missing.contains(where: { $0 === field }) { firstEarlyUse = (field, span) }
    }

    /// Returns the property of `self` that contains a place.
    private func field(of place: Place) -> VariableSymbol? {
        switch place {
        case .instanceField(let base, let field): return isSelf(base) ? field : nil
        case .field(.variable(let variable), let field): return variable === selfVariable ? field : nil
        case .field(let whole, _), .tupleField(let whole, _): return field(of: whole)
        default: return nil
        }
    }

    private func isSelf(_ expr: TExpr) -> Bool {
        if case .load(.variable(let variable)) = expr.kind { return variable === selfVariable }
        return false
    }
}
