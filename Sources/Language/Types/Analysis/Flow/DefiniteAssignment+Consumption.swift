import Declarations
import Diagnostics
import Syntax
import TypeModel

// Tracks variables that lose their values: by `consume x`, or because their type cannot be copied.

extension AssignmentChecker {
    /// Checks the body of a function.
    func check(_ statements: [TStmt]) {
        visit(statements)
        if !Flow.leavesScope(statements, never: checker.neverType) { checkExit(currentSpan) }
        if let discardSpan, let exitWithoutDiscard {
            checker.report(CheckDiagnostic.discardsOnSomePaths(discardSpan, kept: exitWithoutDiscard))
        }
    }

    /// Starts tracking a variable that may lose its value.
    func declare(_ variable: VariableSymbol) {
        guard checker.textState.hasConsumed else { return }
        // A variable that a loop declares is a new variable in each iteration, so its state starts again.
        valueStates[variable] = .definite
        consumptionSpans[variable] = nil
    }

    /// Records that the expression's value moves to another variable, a caller or a function.
    func consume(_ expr: TExpr) {
        guard checker.textState.hasConsumed else { return }
        let inner = expr.unconverted
        guard inner.type.isNoncopyable else { return }
        switch inner.kind {
        case .load(.variable(let variable)): consume(variable, expr.span, inner)
        case .load(let place): consumeField(of: place, inner)
        case .field(let base, let field): consumeField(field, of: base, inner)
        default: break
        }
    }

    /// Records that a field's value moves out of its struct. The struct must have no `deinit`, and the function must
    /// own the variable.
    private func consumeField(of place: Place, _ expr: TExpr) {
        var current = place
        while case .field(let base, _) = current {
            if let owner = base.valueType?.nominal, owner.deinitializer != nil {
                return checker.report(CheckDiagnostic.partiallyConsumed(owner.name, expr.span))
            }
            current = base
        }
        switch current {
        case .variable(let variable) where variable.storage == .local && !borrowedVariables.contains(variable):
            expr.isConsumed = true
        case .variable(let variable): report(CheckDiagnostic.consumesBorrowed(variable.name, expr.span), variable)
        case .instanceField(_, let field), .staticField(let field, _):
            report(CheckDiagnostic.consumesBorrowed(field.name, expr.span), field)
        default: break
        }
    }

    private func consumeField(_ field: VariableSymbol, of base: TExpr, _ expr: TExpr) {
        if let owner = base.type.nominal, owner.kind == .struct, owner.deinitializer != nil {
            return checker.report(CheckDiagnostic.partiallyConsumed(owner.name, expr.span))
        }
        if base.type.nominal?.kind == .class {
            return report(CheckDiagnostic.consumesBorrowed(field.name, expr.span), field)
        }
        if let variable = base.readVariable, borrowedVariables.contains(variable) {
            report(CheckDiagnostic.consumesBorrowed(variable.name, expr.span), variable)
        }
    }

    private func consume(_ variable: VariableSymbol, _ span: Span, _ read: TExpr?) {
        guard variable.storage == .local else {
            return report(CheckDiagnostic.consumesGlobal(variable.name, span), variable)
        }
        if borrowedVariables.contains(variable), variable.type.isNoncopyable {
            return report(CheckDiagnostic.consumesBorrowed(variable.name, span), variable)
        }
        valueStates[variable] = State.none
        consumptionSpans[variable] = span
        read?.isConsumed = true
    }

    func consumeArguments(_ callee: Callee, _ receiver: Receiver, _ arguments: [TArgument]) {
        let function = callee.function
        let isWord = function.name == ImpliedNames.consumed || function.name == ImpliedNames.discarded
        if function.name == ImpliedNames.discarded { checkDiscard() }
        let takesAll = function.synthesis.map { if case .memberwiseInit = $0 { true } else { false } } ?? false
        for (parameter, argument) in zip(function.parameters, arguments) {
            guard case .value(let value) = argument, !parameter.isInout, takesAll || !parameter.variable.isLet
            else { continue }
            if isWord, let variable = value.readVariable {
                consume(variable, value.span, value.unconverted)
            } else if function.name == ImpliedNames.consumed, !value.type.isNoncopyable {
                checker.report(CheckDiagnostic.consumesPartOfValue(value.span))
            } else {
                consume(value)
            }
        }
        guard function.isConsuming else { return }
        switch receiver {
        case .value(let value): consume(value)
        case .place(.variable(let variable)) where variable.type.isNoncopyable: consume(variable, currentSpan, nil)
        default: break
        }
    }

    // MARK: The end of a function

    private func checkDiscard() {
        if discardSpan == nil { discardSpan = currentSpan }
        guard let function, let owner = function.owner else { return }
        if !owner.isNoncopyable || !function.isConsuming {
            checker.report(CheckDiagnostic.misplacedDiscard(currentSpan))
        } else if owner.deinitializer == nil {
            checker.report(CheckDiagnostic.needlessDiscard(owner.name, currentSpan))
        } else if let field = owner.storedProperties.first(where: { !isTrivial($0.type) }) {
            checker.report(CheckDiagnostic.discardsField(field.name, owner.name, currentSpan))
        }
    }

    /// Checks a place where the function ends: an `inout` parameter must have a value there, and so must `self` unless
    /// the function discards it.
    func checkExit(_ span: Span) {
        guard checker.textState.hasConsumed, let function else { return }
        if let own = function.selfVariable, valueStates[own] ?? State.none != State.none, exitWithoutDiscard == nil {
            exitWithoutDiscard = span
        }
        let changed =
            function.parameters.filter(\.isInout).map(\.variable)
            + (function.isMutating ? [function.selfVariable].compactMap { $0 } : [])
        for variable in changed where variable.type.isNoncopyable && valueStates[variable] ?? .definite != .definite {
            report(
                CheckDiagnostic.consumedInout(variable.name, span, consumed: consumptionSpans[variable] ?? span),
                variable)
        }
    }

    /// If one branch has consumed a variable's value, ends the lifetime of the value in the branches that still have
    /// it.
    func endLifetimes(
        _ before: [VariableSymbol: State], _ results: [[VariableSymbol: State]], _ branches: [Int],
        _ append: (_ branch: Int, TStmt) -> Void
    ) {
        for variable in before.keys where variable.type.isNoncopyable && !borrowedVariables.contains(variable) {
            guard consumptionSpans[variable] != nil, results.contains(where: { $0[variable] == State.none }) else {
                continue
            }
            for (result, branch) in zip(results, branches) where result[variable] == .definite {
                let read = TExpr(.load(.variable(variable)), variable.type, currentSpan)
                read.isConsumed = true
                append(branch, TStmt(.expr(read), currentSpan))
            }
        }
    }
}

extension Place {
    /// The type of the variable or field that the expression names.
    fileprivate var valueType: Type? {
        switch self {
        case .variable(let variable), .field(_, let variable), .instanceField(_, let variable): variable.type
        default: nil
        }
    }
}

extension AssignmentChecker {
    /// Returns true if freeing values of a type needs no work: numbers, `Bool`, and structs of these.
    func isTrivial(_ type: Type) -> Bool {
        switch type.kind {
        case .nominal(let symbol, _):
            guard symbol.kind != .class, symbol.deinitializer == nil else { return false }
            if symbol.isLibrary { return Self.trivialTypes.contains(symbol.name.text) }
            return symbol.storedProperties.allSatisfy { isTrivial($0.type) }
                && symbol.cases.allSatisfy { $0.payload.allSatisfy { isTrivial($0.type) } }
        case .tuple(let fields): return fields.allSatisfy { isTrivial($0.type) }
        case .metatype: return true
        default: return false
        }
    }

    private static let trivialTypes: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128",
        "Double", "Float", "Float16", "CGFloat", "Bool", "Duration", "Unicode.Scalar",
    ]
}
