import Declarations
import Diagnostics
import Syntax
import TypeModel

/// A local function may be used before its declaration, but not before the declarations of the variables it captures.
final class CaptureOrder: TypedWalker {
    private let problems: any Reporting
    /// The span of the checked function. A variable that is declared outside of this span belongs to an enclosing
    /// function.
    private let functionSpan: Span?
    private var reportedFunctions: Set<FunctionSymbol> = []

    init(_ problems: any Reporting, in function: FunctionSymbol? = nil) {
        self.problems = problems
        functionSpan = function?.declaration?.decl.span
    }

    override func visit(_ expr: TExpr) {
        switch expr.kind {
        case .call(let callee, _, _), .functionRef(let callee, _):
            if callee.function.isLocal { check(callee.function, usedAt: expr.span) }
        default: break
        }
        walk(expr)
    }

    private func check(_ function: FunctionSymbol, usedAt use: Span) {
        let late = Captures(of: function).variables.first { variable in
            guard let place = variable.span, place.source == use.source, place.start > use.start else { return false }
            return functionSpan.map { $0.start <= place.start && place.end <= $0.end } ?? true
        }
        guard let late, reportedFunctions.insert(function).inserted else { return }
        problems.report(CheckDiagnostic.capturedBeforeDeclared(function.name, late, use))
    }

    /// Collects the variables that a function captures, also through other local functions.
    private final class Captures: TypedWalker {
        private(set) var variables: [VariableSymbol] = []
        private var functions: Set<FunctionSymbol> = []
        private var own: Span?

        init(of function: FunctionSymbol) {
            super.init()
            enter(function)
        }

        private func enter(_ function: FunctionSymbol) {
            guard functions.insert(function).inserted, let body = function.body else { return }
            let outer = own
            own = function.declaration?.decl.span
            visit(body.statements)
            own = outer
        }

        override func visit(_ expr: TExpr) {
            switch expr.kind {
            case .call(let callee, _, _), .functionRef(let callee, _):
                if callee.function.isLocal { enter(callee.function) }
            default: break
            }
            walk(expr)
        }

        override func visit(_ place: Place) {
            if case .variable(let variable) = place, variable.storage == .local, let span = variable.span,
                own.map({ span.start < $0.start || span.start >= $0.end }) ?? false
            {
                variables.append(variable)
            }
            walk(place)
        }
    }
}

extension FunctionSymbol {
    /// True for a function declared among the statements of a body or block.
    fileprivate var isLocal: Bool {
        guard kind == .function, let home = declaration?.context else { return false }
        return home.kind == .function || home.kind == .block
    }
}
