import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Checks that escaping closures use an explicit `self.` and do not capture parameters without `@escaping`.
final class EscapeChecker: TypedWalker {
    private let checker: Checker
    /// The enclosing closures that may outlive their calls.
    private var keptClosures: [Span] = []
    private var keptClosureCount: Int { keptClosures.count }
    /// The number of enclosing closures that need no explicit `self.`, such as those of tasks.
    private var implicitSelfDepth = 0
    /// The closures with a reported problem; one message per closure is enough.
    private var reportedClosures: Set<Span> = []

    init(_ checker: Checker) { self.checker = checker }

    override func visit(_ expr: TExpr) { visit(expr.kind, of: expr) }

    @inline(never) private func visit(_ kind: TExpr.Kind, of expr: TExpr) {
        switch kind {
        case .call(let callee, let receiver, let arguments):
            if case .none = receiver { SelfConformance(checker).checkSelfOf(callee, expr.span) }
            if arguments.count > 0 { ExclusivityRules(checker).check(receiver, arguments, expr.span) }
            visit(receiver)
            visit(
                arguments, impliesSelf: { callee.function.impliesSelf($0) },
                keeps: { callee.function.mayKeepArgument($0) })
        case .delegateInit(let callee, let arguments): visit(arguments) { callee.function.mayKeepArgument($0) }
        case .apply(let callee, let arguments):
            if case .closure(let closure) = withoutFunctionConversions(callee).kind {
                visit(closure, callee, isKept: false)
            } else if let parameter = borrowedParameter(callee) {
                if keptClosureCount > 0 {
                    checker.report(CheckDiagnostic.capturesBorrowedParameter(parameter, callee.span))
                }
            } else {
                visit(callee)
            }
            visit(arguments) { _ in false }
        case .closure(let closure): visit(closure, expr, isKept: true)
        case .dynamicType where expr.isTypeOfSelf: break
        case .load(.variable(let variable)): check(variable, expr.span)
        default: walk(expr)
        }
    }

    override func visit(_ place: Place) {
        if let root = place.root { checkInout(root) }
        walk(place)
    }

    override func visit(_ statement: TStmt) {
        // If a non-escaping parameter was assigned to a variable, that variable must not escape either.
        if case .declare(let pattern, let value?) = statement.kind, case .bind(let variable) = pattern.kind,
            borrowedParameter(value) != nil, keptClosureCount == 0
        {
            variable.isBorrowed = true
            return
        }
        walk(statement)
    }

    private func visit(
        _ arguments: [TArgument], impliesSelf: (Int) -> Bool = { _ in false }, keeps: (Int) -> Bool
    ) {
        for (index, argument) in arguments.enumerated() {
            guard case .value(let value) = argument else {
                visit(argument)
                continue
            }
            if value.isPlainLiteral { continue }
            let inner = withoutFunctionConversions(value)
            if case .closure(let closure) = inner.kind {
                let implies = impliesSelf(index)
                if implies { implicitSelfDepth += 1 }
                visit(closure, inner, isKept: keeps(index))
                if implies { implicitSelfDepth -= 1 }
            } else if let parameter = borrowedParameter(inner), !keeps(index) {
                if keptClosureCount > 0 {
                    checker.report(CheckDiagnostic.capturesBorrowedParameter(parameter, inner.span))
                }
            } else {
                visit(value)
            }
        }
    }

    private func visit(_ closure: TClosure, _ expr: TExpr, isKept: Bool) {
        for capture in closure.captures where !isSelf(capture.value) { visit(capture.value) }
        let isAutomatic =
            closure.parameters.isEmpty && closure.captures.isEmpty && closure.body.statements.count == 1
            && closure.body.statements[0].span == expr.span
        let counts = isKept && !isAutomatic
        if counts { keptClosures.append(expr.span) }
        visit(closure.body.statements)
        if counts { keptClosures.removeLast() }
    }

    /// Returns true if the expression is `self`, as captured by `[self]` or `[weak self]`.
    private func isSelf(_ expr: TExpr) -> Bool {
        switch expr.kind {
        case .load(.variable(let variable)): return variable.name == Names.selfValue
        case .convert(let inner, _): return isSelf(inner)
        default: return false
        }
    }

    private func check(_ variable: VariableSymbol, _ span: Span) {
        if variable.isBorrowed {
            checker.report(
                keptClosureCount > 0
                    ? CheckDiagnostic.capturesBorrowedParameter(variable, span)
                    : CheckDiagnostic.storesBorrowedParameter(variable, span))
        }
        checkInout(variable)
        // An implicit `self` has the same span as the member's name; `super` has a span of its own.
        guard keptClosureCount > implicitSelfDepth, variable.name == Names.selfValue,
            variable.parent is FunctionSymbol,
            span.text != "self", span.text != "super",
            let type = variable.type, type.asMetatype == nil, checker.isClassBound(type)
        else { return }
        checker.report(CheckDiagnostic.implicitSelf(span))
    }

    /// A closure that may outlive the call must not capture an `inout` parameter, because the caller only lends it for
    /// the call.
    private func checkInout(_ variable: VariableSymbol) {
        guard variable.isInout, variable.parent is FunctionSymbol, let closure = keptClosures.last,
            reportedClosures.insert(closure).inserted
        else { return }
        checker.report(CheckDiagnostic.capturesInout(variable.name, closure))
    }

    /// Returns the expression without conversions between function types.
    private func withoutFunctionConversions(_ expr: TExpr) -> TExpr {
        if case .convert(let inner, _) = expr.kind, expr.type.asFunction != nil, inner.type.asFunction != nil {
            return withoutFunctionConversions(inner)
        }
        if case .closure(let closure) = expr.kind, let function = closure.forwardedFunction {
            return withoutFunctionConversions(function)
        }
        return expr
    }

    private func borrowedParameter(_ expr: TExpr) -> VariableSymbol? {
        guard case .load(.variable(let variable)) = withoutFunctionConversions(expr).kind, variable.isBorrowed else {
            return nil
        }
        return variable
    }
}

extension TClosure {
    /// The function to which this synthesised closure forwards.
    fileprivate var forwardedFunction: TExpr? {
        guard captures.count == 1, captures[0].variable.span == nil, captures[0].variable.parent == nil,
            captures[0].value.type.asFunction != nil
        else { return nil }
        return captures[0].value
    }
}

extension Place {
    /// The variable at the beginning of the expression, such as `a` in `a.b.c`.
    fileprivate var root: VariableSymbol? {
        switch self {
        case .variable(let variable): return variable
        case .field(let base, _), .tupleField(let base, _), .chainPayload(let base), .forcedPayload(let base, _):
            return base.root
        case .computed(let receiver, _, _, _, _):
            if case .place(let base) = receiver { return base.root }
            return nil
        default: return nil
        }
    }
}

extension FunctionSymbol {
    /// Returns true if the closure passed for a parameter may use members without `self.`, such as the closure of a
    /// task.
    fileprivate func impliesSelf(_ index: Int) -> Bool {
        parameters.indices.contains(index) && parameters[index].typeAttributes.contains("_inheritActorContext")
    }

    /// Returns true if the argument of a parameter may outlive the call.
    fileprivate func mayKeepArgument(_ index: Int) -> Bool {
        !parameters.indices.contains(index) || parameters[index].isEscaping
    }
}

extension CheckDiagnostic {
    static func implicitSelf(_ span: Span) -> Diagnostic {
        var result = make(
            .implicitSelf, "'\(span.text)' needs an explicit 'self.' in a closure that outlives the call", span,
            notes: ["the closure keeps 'self' alive; Swift requires this to be visible"],
            help: "write 'self.\(span.text)', or begin the closure with '[weak self]'")
        let start = Span(source: span.source, start: span.start, end: span.start)
        result.fixIts = [Diagnostic.FixIt("write 'self.'", [Diagnostic.Edit(replace: start, with: "self.")])]
        return result
    }

    static func capturesInout(_ name: Name, _ closure: Span) -> Diagnostic {
        let what = name == Names.selfValue ? "mutating 'self'" : "'inout' parameter '\(name.text)'"
        let start = Span(source: closure.source, start: closure.start, end: min(closure.end, closure.start + 1))
        return make(
            .escapingClosure, "a closure that outlives the call captures \(what)", start,
            help: "copy the value into a variable first, or make it a class")
    }

    private static func missingEscaping(_ parameter: VariableSymbol, _ message: String, _ span: Span) -> Diagnostic {
        var result = make(.escapingClosure, message, span, help: "declare the parameter '@escaping'")
        if let place = parameter.span {
            result.secondary.append(Diagnostic.Note("declared here without '@escaping'", at: place))
        }
        if let type = parameter.annotation {
            let start = Span(source: type.source, start: type.start, end: type.start)
            result.fixIts = [
                Diagnostic.FixIt("declare it '@escaping'", [Diagnostic.Edit(replace: start, with: "@escaping ")])
            ]
        }
        return result
    }

    static func storesBorrowedParameter(_ parameter: VariableSymbol, _ span: Span) -> Diagnostic {
        missingEscaping(
            parameter, "non-escaping parameter '\(parameter.name.text)' can only be called or passed on, not stored",
            span
        )
    }

    static func capturesBorrowedParameter(_ parameter: VariableSymbol, _ span: Span) -> Diagnostic {
        missingEscaping(
            parameter, "a closure that outlives the call uses non-escaping parameter '\(parameter.name.text)'", span)
    }
}
